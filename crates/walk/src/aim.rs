//! What a walk is out for: an irregularity of one kind, begun wherever it can be.

use openroom_cards::{Bid, BySeat, Call, Card, Cards, Denomination, Seat};
use openroom_laws::{Act, Because, Conveyance, Exposure, Phase, Statement, Table, Who};

use super::acts::{any_call, at_the_same_time, designation, likely, of_information, play};
use super::{Random, procedure};

/// A kind of irregularity that a walk is out for.
#[derive(Copy, Clone, Debug)]
pub(super) enum Aim {
    CallOutOfTurn,
    PassOutOfTurn,
    DoubleOutOfTurn,
    InsufficientBid,
    InadmissibleDouble,
    ChangeOfCall,
    CallsTogether,
    CallAfterTheEnd,
    ShownInAuction,
    LeadFaceDown,
    LeadOutOfTurn,
    LeadFromWrongHand,
    Revoke,
    CardTooEarly,
    SeveralCards,
    ShownInPlay,
    Claim,
    DefectiveTrick,
    Dummy,
    Designation,
    Information,
    Board,
}

impl Aim {
    const ALL: [Aim; 23] = [
        Aim::CallOutOfTurn,
        Aim::PassOutOfTurn,
        Aim::DoubleOutOfTurn,
        Aim::DoubleOutOfTurn,
        Aim::InsufficientBid,
        Aim::InadmissibleDouble,
        Aim::ChangeOfCall,
        Aim::CallsTogether,
        Aim::CallAfterTheEnd,
        Aim::ShownInAuction,
        Aim::LeadFaceDown,
        Aim::LeadOutOfTurn,
        Aim::LeadFromWrongHand,
        Aim::Revoke,
        Aim::CardTooEarly,
        Aim::SeveralCards,
        Aim::ShownInPlay,
        Aim::Claim,
        Aim::DefectiveTrick,
        Aim::Dummy,
        Aim::Designation,
        Aim::Information,
        Aim::Board,
    ];

    pub(super) fn new(random: &mut Random) -> Aim {
        Aim::ALL[random.below(Aim::ALL.len() as u32) as usize]
    }

    /// The act that begins it; none where it cannot be begun now.
    pub(super) fn begin(self, table: &Table, random: &mut Random) -> Option<Act> {
        let anyone = Seat::ALL[random.below(4) as usize];
        match table.phase() {
            Phase::Auction => {
                self.in_auction(table, random).or_else(|| self.at_any_time(table, anyone, random))
            }
            Phase::Clarification => self.before_the_lead(table, anyone, random),
            Phase::Play => self.in_play(table, random).or_else(|| self.at_any_time(table, anyone, random)),
            Phase::Over => None,
        }
    }

    fn in_auction(self, table: &Table, random: &mut Random) -> Option<Act> {
        let auction = &table.position().auction;
        let turn = table.turn()?;
        let other = turn.step(1 + random.below(3) as u8);
        match self {
            Aim::CallOutOfTurn => {
                let call = if random.one_in(4) {
                    any_call(table, random)
                } else {
                    likely(auction.allows(other), random)
                };
                Some(Act::Call { by: other, call })
            }
            Aim::PassOutOfTurn => auction.bid.map(|_| Act::Call { by: other, call: Call::Pass }),
            Aim::DoubleOutOfTurn => {
                let may = |by: &Seat| *by != turn && (auction.may_double(*by) || auction.may_redouble(*by));
                let by = Seat::ALL.into_iter().find(may)?;
                let call = if auction.may_double(by) { Call::Double } else { Call::Redouble };
                Some(Act::Call { by, call })
            }
            Aim::InsufficientBid => {
                let (_, last) = auction.bid?;
                let index = u32::from(last.index()).saturating_sub(random.below(6));
                Some(Act::Call { by: turn, call: Call::from_index(index as u8)? })
            }
            Aim::InadmissibleDouble => {
                let by = if random.one_in(2) { turn } else { other };
                let call = if random.one_in(2) { Call::Double } else { Call::Redouble };
                match auction.bid {
                    Some((_, last)) if random.one_in(2) => naming(by, call, last, random),
                    Some(_) | None => Some(Act::Call { by, call }),
                }
            }
            Aim::ChangeOfCall => {
                let because = if random.one_in(2) { Because::Slip } else { Because::Unsaid };
                let by = random.pick(table.calls())?.by;
                Some(Act::ChangeCall { by, to: any_call(table, random), because })
            }
            Aim::CallsTogether => together(table, turn, other, random),
            Aim::ShownInAuction => {
                let how =
                    [Exposure::Dropped, Exposure::Led, Exposure::Shown, Exposure::ByAnother(other.lho())];
                shown(table, other, how[random.below(4) as usize], random)
            }
            _ => None,
        }
    }

    fn before_the_lead(self, table: &Table, by: Seat, random: &mut Random) -> Option<Act> {
        let card = held(table, by, random);
        match self {
            Aim::CallAfterTheEnd => Some(Act::Call { by, call: any_call(table, random) }),
            Aim::LeadFaceDown => Some(Act::LeadFaceDown { by, card: card? }),
            Aim::LeadOutOfTurn | Aim::LeadFromWrongHand => Some(Act::Play { by, card: card? }),
            _ => self.at_any_time(table, by, random),
        }
    }

    fn in_play(self, table: &Table, random: &mut Random) -> Option<Act> {
        let position = table.position();
        let (turn, declarer) = (table.turn()?, position.declarer()?);
        let defender = if random.one_in(2) { declarer.lho() } else { declarer.rho() };
        let other = turn.step(1 + random.below(3) as u8);
        let leads = position.on_lead().is_some();
        match self {
            Aim::LeadOutOfTurn if leads => {
                let by = if random.one_in(3) { other } else { defender };
                Some(Act::Play { by, card: held(table, by, random)? })
            }
            Aim::LeadFromWrongHand if leads && !position.is_defender(turn) => {
                let by = turn.partner();
                Some(Act::Play { by, card: held(table, by, random)? })
            }
            Aim::Revoke => {
                let led = position.trick()?.suit_led()?;
                let others = position.hands[turn] - Cards::suit(led);
                let card = others.nth(random.below(others.len()))?;
                Some(Act::Play { by: turn, card })
            }
            Aim::CardTooEarly if !leads => Some(Act::Play { by: other, card: held(table, other, random)? }),
            Aim::SeveralCards => Some(at_the_same_time(table, turn, held(table, turn, random)?, random)),
            Aim::ShownInPlay => {
                let how = [Exposure::Dropped, Exposure::Held, Exposure::Named, Exposure::Shown];
                shown(table, defender, how[random.below(4) as usize], random)
            }
            Aim::Claim => {
                let left = u32::from(13 - position.current.min(13));
                let tricks = random.below(left + 1) as u8;
                let statement: Box<Statement> = "".into();
                Some(match random.below(3) {
                    0 => Act::Concede { by: other, tricks },
                    1 => Act::Claim { by: other, tricks, statement },
                    _ => Act::Claim { by: declarer, tricks, statement },
                })
            }
            Aim::DefectiveTrick if random.one_in(3) => Some(Act::OmitCard { by: turn }),
            Aim::DefectiveTrick if random.one_in(3) => Some(play::put_back(table, other, random)),
            Aim::DefectiveTrick => Some(play::hiding(table, turn, random)),
            Aim::Dummy => Some(of_dummy(table, declarer.partner(), random)),
            Aim::Designation => {
                let card = held(table, declarer.partner(), random)?;
                Some(Act::Name { by: declarer, designation: designation(card, random) })
            }
            Aim::CallAfterTheEnd => Some(Act::Call { by: other, call: any_call(table, random) }),
            _ => None,
        }
    }

    fn at_any_time(self, table: &Table, by: Seat, random: &mut Random) -> Option<Act> {
        match self {
            Aim::Information if random.one_in(3) => {
                let how = [
                    Conveyance::Remark,
                    Conveyance::Question,
                    Conveyance::Alert,
                    Conveyance::Hesitation,
                    Conveyance::Haste,
                    Conveyance::Manner,
                ];
                let reported = [Who::Player(by.lho()), Who::Player(by.partner()), Who::Director];
                Some(Act::Convey {
                    by,
                    how: how[random.below(6) as usize],
                    reported: reported[random.below(3) as usize],
                    text: "".into(),
                })
            }
            Aim::Information => Some(of_information(table, by, random)),
            Aim::Board => Some(procedure::act(table, by, random)),
            _ => None,
        }
    }
}

/// Calls at the same moment, a double that names another bid, or a bid above seven.
fn together(table: &Table, turn: Seat, other: Seat, random: &mut Random) -> Option<Act> {
    match random.below(4) {
        0 => {
            let mut calls = BySeat::default();
            calls[turn] = Some(likely(table.legal_calls(turn), random));
            calls[other] = Some(any_call(table, random));
            Some(Act::CallTogether { calls: Box::new(calls) })
        }
        1 | 2 => {
            let (_, last) = table.position().auction.bid?;
            let call = if random.one_in(2) { Call::Double } else { Call::Redouble };
            naming(turn, call, last, random)
        }
        _ => {
            let denomination = Denomination::ALL[random.below(5) as usize];
            Some(Act::BidAboveSeven { by: turn, level: 8, denomination })
        }
    }
}

/// A double or redouble that names the last bid or the one below it.
fn naming(by: Seat, call: Call, last: Bid, random: &mut Random) -> Option<Act> {
    let near = u32::from(last.index()).saturating_sub(random.below(2));
    let named = Call::from_index(near as u8)?.bid()?;
    Some(Act::DoubleNaming { by, call, named })
}

/// What dummy may or may not do.
fn of_dummy(table: &Table, dummy: Seat, random: &mut Random) -> Act {
    let defender = if random.one_in(2) { dummy.lho() } else { dummy.rho() };
    match random.below(6) {
        0 => Act::AskAboutRevoke { by: dummy, of: defender },
        1 => Act::AskAboutRevoke { by: dummy, of: dummy.partner() },
        2 => Act::DummyOversteps { how: play::overstep(defender, random) },
        3 => Act::DummyWarns { of: play::warning(random) },
        4 => match held(table, dummy, random) {
            Some(card) => Act::DummyPlays { card },
            None => Act::CallDirector { by: dummy },
        },
        _ => Act::DummyUses { right: play::right(random) },
    }
}

fn held(table: &Table, by: Seat, random: &mut Random) -> Option<Card> {
    let cards = table.position().may_hold(by);
    cards.nth(random.below(cards.len()))
}

/// One or two cards of the hand.
fn shown(table: &Table, by: Seat, how: Exposure, random: &mut Random) -> Option<Act> {
    let mut cards = Cards::of(held(table, by, random)?);
    if random.one_in(3) {
        cards |= Cards::of(held(table, by, random)?);
    }
    Some(Act::ExposeCards { by, cards, how })
}

//! Law 64: the tricks that an established revoke costs.

mod cost;

use openroom_cards::{BySide, Card, Seat, Side};
use openroom_lawbook::{Edition, Provision, provisions::*};
use serde::{Deserialize, Serialize};

pub use cost::{Established, OtherRevoke, Together, Transfer, WonBy};

use crate::facts::following;
use crate::law61::{Duty, Missed, Revoke, Was};
use crate::{
    Act, ActNo, Ask, Case, CaseNo, CaseRecord, CaseState, Facts, Finding, Given, Matter, Order, Phase, Ruled,
    Standing, Table, Winners, law67,
};

/// Play is over and established revokes were spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RevokesReckoned {
    /// The established revokes, in the order of the tricks.
    pub revokes: Vec<Known>,
    /// Revokes that were put right.
    pub corrected: Vec<Revoke>,
    /// Who won each trick.
    pub winners: Winners,
    /// Tricks given without play.
    pub awarded: BySide<u8>,
    /// Tricks that an earlier reckoning took from each side.
    pub before: BySide<u8>,
    /// The trick that was being played when tricks were given without play.
    #[serde(default)]
    pub unfinished: Option<Unfinished>,
}

/// A trick that was not played to its end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unfinished {
    /// Which, counted from 0.
    pub trick: u8,
    /// Who would have won it whatever was played to it; none where that depends.
    pub won: Option<Seat>,
    /// Who was winning it; none where that was not stored.
    #[serde(default)]
    pub winning: Option<Seat>,
}

impl Unfinished {
    fn of(table: &Table) -> Option<Unfinished> {
        let position = table.position();
        let (lying, denomination) = (position.trick()?, position.contract?.bid.denomination());
        position.awarded?;
        let wins = lying.winning(denomination)?;
        let beats = |seat: Seat, card: Card| {
            let mut with = *lying;
            with.cards[seat] = Some(card);
            with.winning(denomination) != Some(wins)
        };
        let led = lying.suit_led()?;
        let yet_to_play = Seat::ALL.into_iter().filter(|seat| lying.cards[*seat].is_none());
        let beaten = yet_to_play.into_iter().any(|seat| {
            let legal = following(position.hands[seat], position.may_hold(seat), led);
            legal.iter().any(|card| beats(seat, card))
        });
        let won = (!beaten).then_some(wins);
        Some(Unfinished { trick: position.current, won, winning: Some(wins) })
    }
}

/// An established revoke, and when it was spoken of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The revoke.
    pub revoke: Revoke,
    /// When.
    pub spoken: Spoken,
    /// The paragraph by which a card that was never played counts as one.
    pub deemed: Option<Provision>,
}

/// When a revoke was first spoken of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spoken {
    /// In time.
    InTime,
    /// After one of the other side had called on the next board.
    AfterACall,
    /// After the round.
    AfterTheRound,
}

impl Spoken {
    fn of(revoke: &Revoke, facts: &Facts) -> Spoken {
        let acts = facts.course.as_ref().map_or(&[][..], |course| &course.acts);
        let called =
            |act: &Act| matches!(act, Act::CallOnNextBoard { by } if by.side() != revoke.offender.side());
        if acts.iter().any(|(_, act)| called(act)) {
            Spoken::AfterACall
        } else if acts.iter().any(|(_, act)| *act == Act::EndRound) {
            Spoken::AfterTheRound
        } else {
            Spoken::InTime
        }
    }
}

/// The matter that comes due when play is over.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    if table.phase() != Phase::Over {
        return None;
    }
    let last = table.cases().iter().rev().find_map(|case| match &case.matter {
        Matter::RevokesReckoned(it) if case.state.is_in_force() => Some((it, case)),
        _ => None,
    });
    let mut matter = RevokesReckoned {
        revokes: established(table),
        corrected: corrected(table),
        winners: table.position().winners(),
        awarded: table.position().awarded.unwrap_or_default(),
        before: last.map_or_else(BySide::default, |(_, case)| taken(case)),
        unfinished: Unfinished::of(table),
    };
    if matter.revokes.is_empty() && last.is_none() {
        return None;
    }
    matter.revokes.sort_by_key(|known| known.revoke.at);
    let same = last.is_some_and(|(it, _)| {
        RevokesReckoned { before: it.before, unfinished: it.unfinished, ..matter.clone() } == *it
    });
    (!same).then(|| matter.into())
}

/// Whether the case reckoned revokes and was reckoned anew since.
pub(crate) fn is_replaced(table: &Table, no: CaseNo) -> bool {
    let reckons =
        |case: &CaseRecord| matches!(case.matter, Matter::RevokesReckoned(_)) && case.state.is_in_force();
    let mut from = table.cases().iter().skip(no.index());
    from.next().is_some_and(reckons) && from.any(reckons)
}

/// The revokes whose cost is reckoned in this case, of the side that it charges: with what they cost they are waived.
pub(crate) fn charged(table: &Table, no: CaseNo) -> Vec<CaseNo> {
    let Some(CaseRecord { matter: Matter::RevokesReckoned(reckoned), .. }) = table.cases().get(no.index())
    else {
        return vec![];
    };
    let side = reckoned.offender().side();
    let charges = |known: &Known, at: ActNo| known.revoke.at == at && known.revoke.offender.side() == side;
    let established = |given: &Given| match given.order {
        Order::Established(at) => reckoned.revokes.iter().any(|known| charges(known, at)),
        _ => false,
    };
    let cases = table.cases().iter().zip((0..).map(CaseNo));
    let closed = cases.filter(|(case, _)| case.state == CaseState::Closed);
    closed.filter(|(case, _)| case.orders.iter().any(established)).map(|(_, no)| no).collect()
}

fn cases_of_revokes(table: &Table) -> impl Iterator<Item = (Revoke, &CaseRecord)> {
    table.cases().iter().filter(|case| case.state == CaseState::Closed).filter_map(|case| {
        match &case.matter {
            Matter::Revoke(revoke) => Some((*revoke, case)),
            Matter::PerhapsRevoked(it) => Some((it.revoke, case)),
            _ => None,
        }
    })
}

fn established(table: &Table) -> Vec<Known> {
    let stands = |revoke: Revoke| {
        table.plays().iter().any(|played| played.at == revoke.at && played.standing != Standing::Withdrawn)
    };
    let mut known: Vec<Known> = cases_of_revokes(table)
        .filter(|(revoke, case)| {
            case.orders.iter().any(|given| given.order == Order::Established(revoke.at)) && stands(*revoke)
        })
        .map(|(revoke, case)| Known { revoke, spoken: Spoken::of(&revoke, &case.facts), deemed: None })
        .collect();
    known.extend(table.cases().iter().flat_map(|case| otherwise_established(table, case)));
    known
}

/// Revokes that count as established in a case about something else.
fn otherwise_established(table: &Table, case: &CaseRecord) -> Vec<Known> {
    if case.state != CaseState::Closed {
        return vec![];
    }
    let established = case.orders.iter().filter_map(|given| match given.order {
        Order::Established(at) => Some((at, given.by)),
        _ => None,
    });
    let known = |revoke: Revoke, deemed| Known { revoke, spoken: Spoken::of(&revoke, &case.facts), deemed };
    let follow = |offender: Seat, card: Card, at, trick, suit, missed| Revoke {
        offender,
        card,
        at,
        trick,
        duty: Duty::Follow(suit),
        missed,
        was: Was::Closed,
    };
    match &case.matter {
        Matter::AskedWithoutRight(it) => {
            established.filter_map(|_| it.revoke).map(|revoke| known(revoke, None)).collect()
        }
        Matter::CardOmitted(it) => established
            .filter(|(_, by)| law67::deemed(*by))
            .filter_map(|(at, by)| {
                let trick = table.position().tricks.get(usize::from(it.trick))?;
                let card = trick.cards[it.offender]?;
                Some(known(follow(it.offender, card, at, it.trick, it.led, it.missed), Some(by)))
            })
            .collect(),
        Matter::CardHidden(it) => established
            .filter_map(|(at, _)| {
                let played = table.plays().iter().find(|one| one.at == at)?;
                let (card, suit) = (played.card, it.card.suit());
                Some(known(follow(it.offender, card, at, played.trick, suit, Missed::Closed), None))
            })
            .collect(),
        _ => vec![],
    }
}

fn corrected(table: &Table) -> Vec<Revoke> {
    let withdrawn = |revoke: &Revoke| {
        table.plays().iter().any(|played| played.at == revoke.at && played.standing == Standing::Withdrawn)
    };
    cases_of_revokes(table).map(|(revoke, _)| revoke).filter(withdrawn).collect()
}

fn taken(case: &CaseRecord) -> BySide<u8> {
    let mut taken = BySide::default();
    for given in &case.orders {
        if let Order::TransferTricks { to, tricks } = given.order {
            taken[to.other()] += tricks;
        }
    }
    taken
}

impl Ruled for RevokesReckoned {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.revokes.first().map_or(Seat::North, |known| known.revoke.offender)
    }

    fn breach(&self) -> Provision {
        L64A
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(matter: &RevokesReckoned, case: &mut Case<'_>) -> Ask<()> {
    for side in Side::ALL {
        if matter.before[side] > 0 {
            case.order(L64A, Order::CancelTransfer { from: side, tricks: matter.before[side] });
        }
    }
    let mut taken: BySide<u8> = BySide::default();
    for known in &matter.revokes {
        let side = known.revoke.offender.side();
        let won_by = won_by(matter, known, case)?;
        let weighed = matter.weighed(known, won_by);
        let equity = weighed.equity(case.edition());
        let Transfer { tricks, by } = weighed.transfer(case.edition());
        if tricks == 0 {
            case.order(L64B, Order::Applies)
                .order(by, Order::NoTransfer)
                .order(equity, Order::ReviewAfterPlay);
            continue;
        }
        let by = known.deemed.unwrap_or(by);
        let left = matter.won_from(matter.first_trick_of(side), side).saturating_sub(taken[side]);
        let tricks = tricks.min(left);
        taken[side] += tricks;
        let transfer = Order::TransferTricks { to: side.other(), tricks };
        case.order(by, if tricks > 0 { transfer } else { Order::NoTransfer });
        case.order(equity, Order::ReviewAfterPlay);
    }
    Ok(())
}

/// Who won the trick of the revoke. Where it was not played to its end and its side was given tricks, and neither the
/// cards nor the Law settle it, the Director finds whether the player who revoked would have won it.
fn won_by(matter: &RevokesReckoned, known: &Known, case: &mut Case<'_>) -> Ask<WonBy> {
    let revoke = &known.revoke;
    let (offender, side) = (revoke.offender, revoke.offender.side());
    let unfinished = matter.unfinished.filter(|it| it.trick == revoke.trick && matter.awarded[side] > 0);
    let Some(unfinished) = unfinished else { return Ok(matter.won_by(revoke)) };
    let costs = |won_by| matter.weighed(known, won_by).transfer(case.edition());
    let may_win = unfinished.winning.is_none_or(|winning| winning == offender);
    let matters = costs(WonBy::Offender) != costs(WonBy::Opponents);
    let won = match unfinished.won {
        Some(winner) => winner == offender,
        None => may_win && matters && case.finding(L64A1, Finding::WonTheTrick(offender))?,
    };
    Ok(if won { WonBy::Offender } else { WonBy::Opponents })
}

impl RevokesReckoned {
    /// Tricks won by the side from this trick on, those given without play among them.
    fn won_from(&self, trick: u8, side: Side) -> u8 {
        let later = self.winners.iter().skip(usize::from(trick)).flatten();
        later.filter(|winner| winner.side() == side).count() as u8 + self.awarded[side]
    }

    /// All that decides what this revoke costs.
    fn weighed(&self, known: &Known, won_by: WonBy) -> Established {
        let Known { revoke, spoken, deemed } = *known;
        let side = revoke.offender.side();
        // A trick that was not played to its end is among those given without play.
        let given = self.winners[usize::from(revoke.trick)].is_none() && won_by == WonBy::Offender;
        let in_the_suit = |other: &Revoke| {
            other.offender == revoke.offender && other.suit() == revoke.suit() && other.at < revoke.at
        };
        Established {
            trick: revoke.trick,
            won_by,
            later: self.won_from(revoke.trick + 1, side).saturating_sub(u8::from(given)),
            missed: revoke.missed,
            earlier: revoke.suit().and_then(|_| self.other(in_the_suit)),
            other_side: self.other(|other| other.offender.side() != side),
            spoken,
            corrected_together: Together::No,
            deemed,
        }
    }

    fn won_by(&self, revoke: &Revoke) -> WonBy {
        match self.winners[usize::from(revoke.trick)] {
            Some(winner) if winner == revoke.offender => WonBy::Offender,
            Some(winner) if winner.side() == revoke.offender.side() => WonBy::Partner,
            Some(_) | None => WonBy::Opponents,
        }
    }

    /// What became of another revoke of this kind.
    fn other(&self, is_meant: impl Fn(&Revoke) -> bool) -> Option<OtherRevoke> {
        if self.revokes.iter().any(|known| is_meant(&known.revoke)) {
            return Some(OtherRevoke::Established);
        }
        self.corrected.iter().any(is_meant).then_some(OtherRevoke::Corrected)
    }

    /// Whose revokes are looked at by this provision, one player of each side.
    pub(crate) fn not_compensated(&self, by: Provision, edition: Edition) -> Vec<Seat> {
        let mut players: Vec<Seat> = vec![];
        for known in &self.revokes {
            let looked_at = self.weighed(known, self.won_by(&known.revoke)).equity(edition);
            let offender = known.revoke.offender;
            if looked_at == by && players.iter().all(|one| one.side() != offender.side()) {
                players.push(offender);
            }
        }
        players
    }

    fn first_trick_of(&self, side: Side) -> u8 {
        let ours = self.revokes.iter().filter(|known| known.revoke.offender.side() == side);
        ours.map(|known| known.revoke.trick).min().unwrap_or(0)
    }
}

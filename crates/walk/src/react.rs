//! What the state of the table invites: an act over an irregularity, against a restriction, before a ruling, after a
//! claim.

use openroom_cards::{Call, Cards, Seat};

use super::acts::{any_call, likely};
use super::{Random, procedure};
use openroom_lawbook::provisions::L55B2;
use openroom_laws::{Act, Choice, Exposure, Matter, Phase, Question, Rule, Table, Warning, What, law43};

/// Something that somebody does because of how things stand; none where nothing invites it.
pub(super) fn act(table: &Table, random: &mut Random) -> Option<Act> {
    match random.below(8) {
        6 => procedure::beforehand(table, random),
        7 => spread_after_a_lead_out_of_turn(table, random),
        0 => over_a_call_out_of_turn(table, random),
        1 | 2 => against_a_restriction(table, random),
        3 => before_the_corrected_lead(table, random),
        4 => by_a_dummy_without_rights(table, random),
        _ => after_the_play(table, random),
    }
}

/// An opponent plays on while a player is to say which of his cards he played; declarer lays his hand down while he is
/// to say whether he accepts the opening lead.
pub(super) fn meanwhile(table: &Table, question: &Question, random: &mut Random) -> Option<Act> {
    match question.what {
        What::Choice(Choice::NameCard { of, .. }) => {
            let hand = if random.one_in(3) { of.rho() } else { of.lho() };
            played(table, hand, random)
        }
        What::Choice(Choice::OpeningLead(_)) => spread_by(table, table.position().declarer()?, random),
        _ => None,
    }
}

/// Declarer or dummy lays his hand down after an opening lead out of turn that nobody has spoken of.
fn spread_after_a_lead_out_of_turn(table: &Table, random: &mut Random) -> Option<Act> {
    let opening = |note: &Matter| matches!(note, Matter::LeadOutOfTurn(lead) if lead.trick == 0);
    let declarer = table.position().declarer().filter(|_| table.unnoticed().iter().any(opening))?;
    spread_by(table, if random.one_in(4) { declarer.partner() } else { declarer }, random)
}

fn spread_by(table: &Table, by: Seat, random: &mut Random) -> Option<Act> {
    if random.one_in(3) {
        return Some(Act::SpreadHand { by });
    }
    let hand = table.position().hands[by];
    let cards = Cards::of(hand.nth(random.below(hand.len()))?) | Cards::of(hand.lowest()?);
    Some(Act::ExposeCards { by, cards, how: Exposure::AsDummy })
}

/// The offender's left-hand opponent, his partner or the opponent who follows that one calls without a word.
fn over_a_call_out_of_turn(table: &Table, random: &mut Random) -> Option<Act> {
    let (offender, call) = table.unnoticed().iter().find_map(|note| match note {
        Matter::CallOutOfTurn(it) => Some((it.offender, it.call)),
        _ => None,
    })?;
    let by = match random.below(6) {
        0 | 1 => offender.partner(),
        2 => offender.rho(),
        _ => offender.lho(),
    };
    let call = if call == Call::Pass && !random.one_in(3) {
        Call::Pass
    } else {
        likely(table.position().auction.allows(by), random)
    };
    Some(Act::Call { by, call })
}

fn against_a_restriction(table: &Table, random: &mut Random) -> Option<Act> {
    let all: Vec<_> = table.restrictions().copied().collect();
    let one = random.pick(&all)?;
    let turn = table.turn()?;
    let calling = table.phase() == Phase::Auction && turn == one.on;
    match one.rule {
        Rule::MustPass if calling && random.one_in(2) => {
            let by = turn.lho();
            Some(Act::Call { by, call: likely(table.position().auction.allows(by), random) })
        }
        Rule::MustPass | Rule::MustCall(_) if calling => {
            Some(Act::Call { by: turn, call: any_call(table, random) })
        }
        Rule::MayNotDouble if calling => Some(Act::Call { by: turn, call: Call::Double }),
        Rule::PenaltyCard { card, .. } if random.one_in(2) => Some(Act::TakeBackCard { by: one.on, card }),
        Rule::MustLead(_) | Rule::MayNotLead(_) | Rule::MustPlay(_) | Rule::PenaltyCard { .. }
            if turn == one.on =>
        {
            played(table, one.on, random)
        }
        _ => None,
    }
}

/// A defender plays before declarer has led again.
fn before_the_corrected_lead(table: &Table, random: &mut Random) -> Option<Act> {
    let turn = table.position().on_lead().filter(|turn| !table.position().is_defender(*turn))?;
    let this = table.position().current;
    let taken_back =
        |at| table.plays().iter().any(|one| one.at == at && one.trick == this && !one.standing.counts());
    table.withdrawn().iter().find(|one| one.under == L55B2 && taken_back(one.at))?;
    let defender = if random.one_in(2) { turn.lho() } else { turn.rho() };
    played(table, defender, random)
}

fn by_a_dummy_without_rights(table: &Table, random: &mut Random) -> Option<Act> {
    let dummy = table.position().dummy().filter(|_| law43::has_lost_rights(table))?;
    Some(if random.one_in(2) {
        Act::DummyWarns { of: Warning::WrongHand }
    } else {
        Act::AskAboutRevoke { by: dummy, of: dummy.partner() }
    })
}

/// A claim is doubted, tricks are wanted back, the number of tricks is disputed, the table goes on.
fn after_the_play(table: &Table, random: &mut Random) -> Option<Act> {
    let by = Seat::ALL[random.below(4) as usize];
    if table.phase() != Phase::Over || table.position().contract.is_none() {
        return None;
    }
    Some(match random.below(7) {
        0 => Act::CallOnNextBoard { by },
        1 => Act::EndRound,
        2 | 3 => Act::StateTricks { by, declarers: random.below(14) as u8 },
        _ => Act::Object { by },
    })
}

fn played(table: &Table, by: Seat, random: &mut Random) -> Option<Act> {
    let cards = table.position().may_hold(by);
    Some(Act::Play { by, card: cards.nth(random.below(cards.len()))? })
}

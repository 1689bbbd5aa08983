//! A card put out while the Director was asked whether the one before it goes back.

use openroom_cards::Seat;
use openroom_lawbook::provisions::*;
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{
    Act, ActNo, Answer, Ask, Case, CaseRecord, Choice, Finding, Held, Order, Question, Table, What, law53,
};

/// A card was played after one that went back because of an opponent's word.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedAfterWord {
    /// Who had said the word, or his partner: what goes back is not for their side.
    pub offender: Seat,
    /// The hand that played.
    pub hand: Seat,
    /// The number of its card, or of the words that named it.
    pub card: ActNo,
    /// What it was.
    pub was: AfterWord,
}

/// What a card was that was put out after one that went back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AfterWord {
    /// A card to a lead that went back.
    ToTheLead,
    /// A card to a lead out of turn that went back, of a hand that was to lead itself.
    ToLeadOutOfTurn,
    /// A card of dummy named to such a lead.
    NamedToTheLead,
    /// A card of the hand that is to lead, to such a lead or as its own.
    PerhapsOwnLead,
    /// A card after another that went back, to a lead that stands.
    InTheTrick,
    /// A lead to the next trick, where a card went back from the one before and another hand has won it now.
    LeadOvertaken,
}

in_play!(PlayedAfterWord, L47D, about card, rule);

fn rule(it: &PlayedAfterWord, case: &mut Case<'_>) -> Ask<()> {
    let back = match it.was {
        AfterWord::ToLeadOutOfTurn => {
            case.order(L47D, Order::WithdrawCard(it.card));
            return Ok(());
        }
        AfterWord::LeadOvertaken => {
            let trick = case
                .facts()
                .play
                .as_ref()
                .and_then(|play| play.plays.iter().find(|one| one.at == it.card).map(|one| one.trick));
            case.order(L47D, Order::WithdrawCard(it.card));
            if let Some(trick) = trick {
                law53::withdraw_trick(it.hand, trick, case);
            }
            return Ok(());
        }
        AfterWord::ToTheLead => true,
        AfterWord::NamedToTheLead => {
            case.order(L47D, Order::NoRectification);
            return Ok(());
        }
        AfterWord::PerhapsOwnLead => !case.finding(L53B, Finding::ProperLead(it.hand))?,
        AfterWord::InTheTrick => case.choice(L47D, case.player_of(it.hand), Choice::TakeBackCard(it.card))?,
    };
    if back {
        case.order(super::goes_back_by(it.hand, it.offender.lho()), Order::WithdrawCard(it.card));
    } else if it.was == AfterWord::PerhapsOwnLead {
        case.order(L53B, Order::LeadFrom(it.hand));
    }
    Ok(())
}

impl PlayedAfterWord {
    /// What the held act is, where the card before it has gone back because of an opponent's word.
    pub(crate) fn held(table: &Table, held: &Held, at: ActNo) -> Option<PlayedAfterWord> {
        let What::Finding(Finding::ActedOnWord(misled)) = held.question.what else { return None };
        let (hand, named) = match held.act {
            Act::Play { by, .. } => (by, false),
            Act::Name { by, .. } => (by.partner(), true),
            _ => return None,
        };
        let (case, back, offender) = went_back(table, &held.question)?;
        let trick = table.plays().iter().find(|one| one.at == back).map(|one| usize::from(one.trick))?;
        let led = case.facts.course.as_ref().is_some_and(|course| course.leaders[trick] == Some(misled));
        let turn = table.turn() == Some(hand);
        let was = match (led, turn, named) {
            (true, true, _) if hand != misled.lho() => return None,
            (true, true, false) => AfterWord::PerhapsOwnLead,
            (true, _, true) => AfterWord::NamedToTheLead,
            (true, false, false) => AfterWord::ToTheLead,
            (false, _, false) if hand.side() != misled.side() => AfterWord::InTheTrick,
            (false, ..) => return None,
        };
        (hand != misled).then_some(PlayedAfterWord { offender, hand, card: at, was })
    }
}

/// The case in which this was found, the card that went back, and a player of the side that had misled.
fn went_back<'a>(table: &'a Table, question: &Question) -> Option<(&'a CaseRecord, ActNo, Seat)> {
    let asked = |case: &&CaseRecord| case.answers.iter().any(|(one, _)| one == question);
    let case = table.cases().iter().rev().find(asked)?;
    case.answers.contains(&(*question, Answer::Yes)).then_some(())?;
    let at = case.orders.iter().find_map(|given| match given.order {
        Order::WithdrawCard(at) if given.by == L47E1 => Some(at),
        _ => None,
    })?;
    let misled_by = case.orders.iter().find_map(|given| match given.order {
        Order::Unauthorized { at: one, to } if one == at => Some(to),
        _ => None,
    })?;
    Some((case, at, misled_by))
}

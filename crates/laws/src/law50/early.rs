//! Cards put out while declarer has still to choose what a defender may lead or play.

use openroom_cards::{Card, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use super::becomes_penalty_card;
use crate::{
    Act, ActNo, Answer, Ask, Case, CaseNo, CaseRecord, Choice, Held, Matter, Order, PenaltyCard, Question,
    Restriction, Rule, Ruled, Table, What, law60,
};

/// A card was put out before declarer had chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LedTooEarly {
    /// Whose card it is.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
    /// What it was.
    #[serde(default)]
    pub was: EarlyCard,
}

/// A card put out while declarer had still to choose what a defender may lead or play.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum EarlyCard {
    /// The lead, while its player's partner has a penalty card.
    #[default]
    Lead,
    /// That defender's card, and the next hand played to it.
    LeadPlayedTo,
    /// That defender's card, which is against what declarer then chose.
    Against,
    /// The card of his partner to it.
    Partners,
    /// A card of the declaring side to it, not of the hand next to play.
    Declarers,
    /// The lead, face down, which is against what declarer then chose.
    FaceDown,
}

impl LedTooEarly {
    /// What the held act is, where declarer's choice should have come before it.
    pub(crate) fn held(table: &Table, held: &Held, at: ActNo) -> Option<LedTooEarly> {
        let (Act::Play { by, card } | Act::LeadFaceDown { by, card }) = table.as_own_card(&held.act) else {
            return None;
        };
        let asked = |case: &CaseRecord| case.answers.iter().any(|(question, _)| *question == held.question);
        let from = table.cases().iter().rposition(asked)?;
        let hand = chosen_since(table, from).find_map(|(case, _)| hand_chosen_for(case))?;
        let was = if let Act::LeadFaceDown { .. } = held.act {
            (by == hand && is_against(table, from, by, card)).then_some(EarlyCard::FaceDown)?
        } else if by == hand {
            of_the_hand_itself(table, from, by, card)?
        } else if !has_gone_back(table, from, hand) || table.position().trick()?.cards[by].is_some() {
            return None;
        } else if by == hand.partner() {
            EarlyCard::Partners
        } else {
            EarlyCard::Declarers
        };
        Some(LedTooEarly { offender: by, card, at, was })
    }
}

/// The cases from this one on in which declarer has said, or no longer may say, what a defender leads or plays.
fn chosen_since(table: &Table, from: usize) -> impl Iterator<Item = (&CaseRecord, Answer)> {
    table.cases().iter().skip(from).filter_map(|case| {
        let chosen = case.answers.iter().find(|(question, _)| is_about_a_defenders_card(question))?;
        Some((case, chosen.1))
    })
}

/// What the card is of whose hand declarer has chosen; none where it is in order.
fn of_the_hand_itself(table: &Table, from: usize, by: Seat, card: Card) -> Option<EarlyCard> {
    if chosen_since(table, from).any(|(_, answer)| answer == Answer::Nothing) {
        Some(EarlyCard::LeadPlayedTo)
    } else if chosen_since(table, from).any(|(case, _)| matches!(case.matter, Matter::PartnersLead(_))) {
        Some(EarlyCard::Lead)
    } else {
        is_against(table, from, by, card).then_some(EarlyCard::Against)
    }
}

/// Whether the card does not meet what declarer has chosen. That its player has none that does is his to show with the
/// next one: nobody is told of it before.
fn is_against(table: &Table, from: usize, by: Seat, card: Card) -> bool {
    let chosen = |one: &&Restriction| one.on == by && one.from.is_some_and(|(no, _)| no.index() >= from);
    table.restrictions().filter(chosen).any(|one| match one.rule {
        Rule::MustLead(suits) => !suits.contains(card.suit()),
        Rule::MayNotLead(suits) => suits.contains(card.suit()),
        _ => table.card_forbidden_by(by, card) == Some(one.by),
    })
}

/// Whether the card of this hand has gone back since.
fn has_gone_back(table: &Table, from: usize, hand: Seat) -> bool {
    table.cases().iter().skip(from).any(|case| match case.matter {
        Matter::LedTooEarly(it) => {
            it.offender == hand && matches!(it.was, EarlyCard::Lead | EarlyCard::Against)
        }
        _ => false,
    })
}

/// Whether declarer is asked what a defender may lead or play.
fn is_about_a_defenders_card(question: &Question) -> bool {
    matches!(
        question.what,
        What::Choice(
            Choice::ForbidSuit(_)
                | Choice::RequireOrForbidSuit(_)
                | Choice::PartnersLead { .. }
                | Choice::PenaltyCard(_)
                | Choice::PartnersCard { .. }
        )
    )
}

/// The hand of whose next card declarer says in this case what it may be.
fn hand_chosen_for(case: &CaseRecord) -> Option<Seat> {
    match &case.matter {
        Matter::FirstLead(it) => Some(it.leader),
        Matter::PartnersLead(it) => Some(it.leader),
        Matter::SeveralPenaltyCards(it) => Some(it.owner),
        Matter::DefenderTooEarly(it) => Some(it.offender.partner()),
        Matter::SecondCard(it) => Some(it.by.partner()),
        _ => None,
    }
}

impl Ruled for LedTooEarly {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let LedTooEarly { offender, card, at, was } = *self;
        match was {
            EarlyCard::Lead => {
                case.order(L50D2, Order::WithdrawCard(at));
                becomes_penalty_card(case, L49, offender, card, PenaltyCard::Major);
            }
            EarlyCard::LeadPlayedTo => law60::played_on_in_turn(offender, card, at, case),
            EarlyCard::Against | EarlyCard::Partners => {
                case.order(L60C, Order::WithdrawCard(at));
                becomes_penalty_card(case, L49, offender, card, PenaltyCard::Major);
            }
            EarlyCard::Declarers => {
                case.order(L47D, Order::WithdrawCard(at));
            }
            EarlyCard::FaceDown => {
                case.order(L41A, Order::TakeBackFaceDown);
            }
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        match self.was {
            EarlyCard::Lead => L50D2,
            EarlyCard::LeadPlayedTo => L60A1,
            EarlyCard::Against | EarlyCard::Partners => L60C,
            EarlyCard::Declarers => L47D,
            EarlyCard::FaceDown => L41A,
        }
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

impl Table {
    /// The hand whose lead declarer is being asked about.
    fn asked_about_lead_of(&self) -> Option<Seat> {
        match &self.cases().get(self.asking()?.index())?.matter {
            Matter::PartnersLead(it) => Some(it.leader),
            Matter::FirstLead(it) => Some(it.leader),
            _ => None,
        }
    }

    fn has_played_meanwhile(&self, hand: Seat) -> bool {
        self.held().iter().any(|held| self.hand_playing(&held.act) == Some(hand))
    }

    /// The hand from which a card is played with this act.
    fn hand_playing(&self, act: &Act) -> Option<Seat> {
        match self.as_own_card(act) {
            Act::Play { by, .. } => Some(by),
            Act::Name { by, .. } => Some(by.partner()),
            _ => None,
        }
    }

    /// Whether this act is another hand's lead out of turn: what declarer was asked waits until that is settled.
    pub(crate) fn is_lead_past_the_question(&self, act: &Act) -> bool {
        let (Act::Play { by, .. }
        | Act::LeadFaceDown { by, .. }
        | Act::PlayTogether { by, .. }
        | Act::PlayHiding { by, .. }) = act
        else {
            return false;
        };
        self.asked_about_lead_of().is_some_and(|leader| leader != *by && !self.has_played_meanwhile(leader))
    }

    /// What declarer is asked, and of which hand's card, where he says what a defender may lead or play.
    fn choosing(&self) -> Option<(CaseNo, Question, Seat)> {
        let no = self.asking()?;
        let question = self.questions().find(|question| is_about_a_defenders_card(question))?;
        Some((no, *question, hand_chosen_for(self.cases().get(no.index())?)?))
    }

    /// Whether declarer is being asked what this player may lead or play.
    pub(crate) fn is_choosing_for(&self, player: Seat) -> bool {
        self.choosing().is_some_and(|(_, _, hand)| hand == player)
    }

    /// The choice that is given up with this act: the next hand plays to a card that was put out before it was made.
    pub(crate) fn given_up_by(&self, act: &Act) -> Option<(CaseNo, Question, Answer)> {
        let (no, question, hand) = self.choosing()?;
        let next = self.hand_playing(act) == Some(hand.lho());
        (next && self.has_played_meanwhile(hand)).then_some((no, question, Answer::Nothing))
    }

    /// The choice that was given up before it was asked for: the next hand has played while something else was asked.
    pub(crate) fn given_up_before(&self) -> Option<(CaseNo, Question, Answer)> {
        let (_, _, hand) = self.choosing()?;
        let first = self.held().iter().position(|held| self.hand_playing(&held.act) == Some(hand))?;
        self.held()[first..].iter().find_map(|held| self.given_up_by(&held.act))
    }
}

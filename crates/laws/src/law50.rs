//! Law 50: penalty cards, and the lead of their owner's partner.

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{Edition, Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Answer, Ask, Case, CaseRecord, Choice, Denominations, Matter, Order, PenaltyCard, Question,
    Rule, Ruled, Table, Until, What, Who,
};

/// A defender is on lead while his partner has major penalty cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartnersLead {
    /// Who is on lead.
    pub leader: Seat,
    /// The suits of his partner's major penalty cards.
    pub suits: Denominations,
    /// Whether there is more than one of them.
    pub number: Number,
    /// To which trick.
    pub trick: u8,
}

/// One penalty card or several.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Number {
    /// One.
    One,
    /// Several.
    Several,
}

/// A defender led before declarer had chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LedTooEarly {
    /// Who led.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
}

impl LedTooEarly {
    /// What the held act is, where it was a lead that declarer's choice should have come before.
    pub(crate) fn held(act: &Act, question: &Question, at: ActNo) -> Option<LedTooEarly> {
        match (act, question.what) {
            (Act::Play { by, card }, What::Choice(Choice::PartnersLead(_)))
                if question.to != Who::Player(*by) && question.to != Who::Player(by.partner()) =>
            {
                Some(LedTooEarly { offender: *by, card: *card, at })
            }
            _ => None,
        }
    }
}

impl Ruled for LedTooEarly {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(L50D2, Order::WithdrawCard(self.at));
        becomes_penalty_card(case, L49, self.offender, self.card, PenaltyCard::Major);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L50D2
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The card becomes a penalty card of this defender; with another one on the table both are major.
pub(crate) fn becomes_penalty_card(
    case: &mut Case<'_>,
    by: Provision,
    owner: Seat,
    card: Card,
    kind: PenaltyCard,
) {
    let others: Vec<_> = case
        .penalty_cards()
        .iter()
        .filter(|(seat, one, _)| *seat == owner && *one != card)
        .map(|(_, one, kind)| (*one, *kind))
        .collect();
    if case.penalty_cards().iter().any(|(seat, one, _)| (*seat, *one) == (owner, card)) {
        return;
    }
    let kind = if others.is_empty() { kind } else { PenaltyCard::Major };
    case.order(by, Order::Restrict(owner, Rule::PenaltyCard { card, kind }, Until::Played));
    for (card, kind) in others {
        if kind == PenaltyCard::Minor {
            case.order(L50B, Order::MakeMajor { owner, card });
        }
    }
}

/// How a card came to be exposed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Exposed {
    /// By accident.
    Inadvertently,
    /// By a play or a show on purpose.
    Deliberately,
}

/// Whether exposing these could make a minor penalty card: one card below honour rank, and no other on the table.
pub(crate) fn may_be_minor(case: &Case<'_>, owner: Seat, cards: Cards) -> bool {
    let others = case.penalty_cards().iter().any(|(seat, card, _)| *seat == owner && !cards.contains(*card));
    cards.len() == 1 && !others && cards.iter().all(|card| !card.rank().is_honour())
}

/// The exposed cards become penalty cards of this defender, minor or major.
pub(crate) fn become_penalty_cards(case: &mut Case<'_>, owner: Seat, cards: Cards, exposed: Exposed) {
    let minor = exposed == Exposed::Inadvertently && may_be_minor(case, owner, cards);
    let kind = if minor { PenaltyCard::Minor } else { PenaltyCard::Major };
    for card in cards {
        case.order(L49, Order::LeaveFaced { owner, card });
    }
    for card in cards {
        becomes_penalty_card(case, L50B, owner, card, kind);
    }
}

/// A defender picked up his penalty card, and nothing had been chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickedUp {
    /// The defender.
    pub owner: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for PickedUp {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let PickedUp { owner, card, .. } = *self;
        if case.penalty_cards().iter().any(|one| (one.0, one.1) == (owner, card)) {
            case.order(L50A, Order::LeaveFaced { owner, card });
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L50A
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The owner of major penalty cards followed suit or obeyed a restriction with another card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotYetPlayed {
    /// The defender.
    pub owner: Seat,
    /// The penalty cards.
    pub cards: Cards,
}

impl Ruled for NotYetPlayed {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        for card in self.cards {
            case.order(L50D1b, Order::LeaveFaced { owner: self.owner, card });
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L50D1b
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The matter that comes due when this defender is on lead.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let lead = coming(table)?;
    let chosen = |case: &CaseRecord| {
        let same = matches!(case.matter, Matter::PartnersLead(it) if it.leader == lead.leader && it.trick == lead.trick);
        case.state.is_in_force() && same
    };
    (!table.cases().iter().any(chosen)).then_some(Matter::PartnersLead(lead))
}

/// The lead of which declarer may say what it is, whether or not he has been asked.
pub(crate) fn coming(table: &Table) -> Option<PartnersLead> {
    let leader = table.position().on_lead().filter(|leader| table.position().is_defender(*leader))?;
    let owner = leader.partner();
    let major = |rule: Rule| match rule {
        Rule::PenaltyCard { card, kind: PenaltyCard::Major } => Some(card),
        _ => None,
    };
    let cards: Vec<Card> =
        table.restrictions().filter(|one| one.on == owner).filter_map(|one| major(one.rule)).collect();
    let number = match cards.len() {
        0 => return None,
        1 => Number::One,
        _ => Number::Several,
    };
    let suits = cards.iter().fold(Denominations::NONE, |suits, card| suits.with(card.suit()));
    Some(PartnersLead { leader, suits, number, trick: table.position().current })
}

impl Ruled for PartnersLead {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.leader
    }

    fn breach(&self) -> Provision {
        L50D2
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// Rules on the lead of a penalty card's owner's partner.
fn rule(lead: &PartnersLead, case: &mut Case<'_>) -> Ask<()> {
    let PartnersLead { leader, suits, .. } = *lead;
    let owner = leader.partner();
    let cited = Cited::of(lead, case.edition());
    let declarer = case.declarer(cited.choice)?;
    match case.choose(cited.choice, declarer, Choice::PartnersLead(suits))? {
        Answer::Require(suit) => {
            let suits = Denominations::of(suit);
            case.order(cited.required, Order::PickUp { owner, suits });
            case.order(cited.required, Order::Restrict(leader, Rule::MustLead(suits), Until::FirstLead));
        }
        Answer::Forbid(suits) => {
            case.order(cited.forbidden, Order::PickUp { owner, suits });
            case.order(cited.forbidden, Order::Restrict(leader, Rule::MayNotLead(suits), Until::LosesLead));
        }
        _ => {
            case.order(cited.free, Order::LeadIsFree(leader));
        }
    }
    Ok(())
}

/// The paragraphs for one card, several of one suit, or several suits.
struct Cited {
    choice: Provision,
    required: Provision,
    forbidden: Provision,
    free: Provision,
}

impl Cited {
    fn of(lead: &PartnersLead, edition: Edition) -> Cited {
        match (lead.number, lead.suits.len()) {
            (Number::One, _) => Cited { choice: L50D2, required: L50D2a, forbidden: L50D2a, free: L50D2b },
            (Number::Several, 0 | 1) => {
                Cited { choice: L50D2, required: L51B1a, forbidden: L51B1b, free: L50D2b }
            }
            (Number::Several, _) => Cited {
                choice: L50D2,
                required: L51B2a,
                forbidden: L51B2b,
                free: free_with_several_suits(edition),
            },
        }
    }
}

/// 2007 wrote leaving the lead free only for one card.
fn free_with_several_suits(edition: Edition) -> Provision {
    match edition {
        Edition::Laws2007 => L50D2b,
        Edition::Laws2017 | Edition::Poland2024 => L51B2c,
    }
}

//! Law 50: penalty cards, and the lead of their owner's partner.

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{Edition, Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Answer, Ask, Case, CaseNo, CaseRecord, Choice, Denominations, Held, Matter, Order,
    PenaltyCard, Rule, Ruled, Table, Until, law60,
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
    /// What it was.
    #[serde(default)]
    pub was: EarlyCard,
}

/// A card put out while declarer had still to choose what the lead may be.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum EarlyCard {
    /// The lead.
    #[default]
    Lead,
    /// The lead, and the next hand played to it.
    LeadPlayedTo,
    /// The card of the leader's partner to it.
    Partners,
    /// A card of the declaring side to it, not of the hand next to play.
    Declarers,
}

impl LedTooEarly {
    /// What the held act is, where declarer's choice should have come before it.
    pub(crate) fn held(table: &Table, held: &Held, at: ActNo) -> Option<LedTooEarly> {
        let Act::Play { by, card } = held.act else { return None };
        let asked = |case: &&CaseRecord| case.answers.iter().any(|(question, _)| *question == held.question);
        let case = table.cases().iter().rfind(asked)?;
        let Matter::PartnersLead(lead) = case.matter else { return None };
        let played_to = case.answers.iter().any(|(_, answer)| *answer == Answer::Nothing);
        let was = match (by == lead.leader, played_to) {
            (true, true) => EarlyCard::LeadPlayedTo,
            (true, false) => EarlyCard::Lead,
            (false, true) => return None,
            (false, false) if by == lead.leader.partner() => EarlyCard::Partners,
            (false, false) => EarlyCard::Declarers,
        };
        Some(LedTooEarly { offender: by, card, at, was })
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
            EarlyCard::LeadPlayedTo => law60::played_on(offender, at, case),
            EarlyCard::Partners => {
                case.order(L60C, Order::WithdrawCard(at));
                becomes_penalty_card(case, L49, offender, card, PenaltyCard::Major);
            }
            EarlyCard::Declarers => {
                case.order(L47D, Order::WithdrawCard(at));
            }
        }
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
    let last = table.cases().iter().rposition(chosen);
    last.is_none_or(|last| has_new_card(table, &lead, last)).then_some(Matter::PartnersLead(lead))
}

/// Whether the leader's partner has a major penalty card that was none when declarer chose in this case.
fn has_new_card(table: &Table, lead: &PartnersLead, chosen: usize) -> bool {
    table.restrictions().any(|one| {
        let major = matches!(one.rule, Rule::PenaltyCard { kind: PenaltyCard::Major, .. });
        one.on == lead.leader.partner() && major && one.from.is_some_and(|(from, _)| from.index() > chosen)
    })
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

    fn has_led_meanwhile(&self, leader: Seat) -> bool {
        self.held().iter().any(|held| matches!(held.act, Act::Play { by, .. } if by == leader))
    }

    /// Whether this act is another hand's lead out of turn: what declarer was asked waits until that is settled.
    pub(crate) fn is_lead_past_the_question(&self, act: &Act) -> bool {
        let (Act::Play { by, .. } | Act::LeadFaceDown { by, .. }) = act else { return false };
        self.asked_about_lead_of().is_some_and(|leader| leader != *by && !self.has_led_meanwhile(leader))
    }

    /// Whether with this act the next hand plays to a lead that was made before declarer had chosen.
    pub(crate) fn plays_to_early_lead(&self, no: CaseNo, act: &Act) -> bool {
        let Some(Matter::PartnersLead(lead)) = self.cases().get(no.index()).map(|case| &case.matter) else {
            return false;
        };
        let hand = match act {
            Act::Play { by, .. } => *by,
            Act::Name { by, .. } => by.partner(),
            _ => return false,
        };
        hand == lead.leader.lho() && self.has_led_meanwhile(lead.leader)
    }
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
        Answer::Nothing => {
            case.order(L60A1, Order::RightForfeited(declarer.side()));
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

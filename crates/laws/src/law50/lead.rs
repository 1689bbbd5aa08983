//! The lead of a penalty card's owner's partner.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Edition, Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{
    Answer, Ask, Case, CaseRecord, Choice, Denominations, Matter, Order, PenaltyCard, Restriction, Rule,
    Ruled, Table, Until, law59,
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
    /// The suits that something else keeps him from leading: none of them is required.
    #[serde(default)]
    pub barred: Denominations,
}

/// One penalty card or several.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Number {
    /// One.
    One,
    /// Several.
    Several,
}
/// The matter that comes due when this defender is on lead.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let lead = coming(table)?;
    let chosen = |case: &CaseRecord| {
        let same = matches!(case.matter, Matter::PartnersLead(it) if it.leader == lead.leader && it.trick == lead.trick);
        case.state.is_in_force() && same
    };
    let last = table.cases().iter().rposition(chosen);
    if last.is_some_and(|last| is_required(table, &lead, last)) {
        return None;
    }
    last.is_none_or(|last| has_new_card(table, &lead, last)).then_some(Matter::PartnersLead(lead))
}

/// Whether the suit that declarer required in this case has still to be led: he has made his choice.
fn is_required(table: &Table, lead: &PartnersLead, chosen: usize) -> bool {
    table.restrictions().any(|one| {
        let required = matches!(one.rule, Rule::MustLead(_));
        one.on == lead.leader && required && one.from.is_some_and(|(from, _)| from.index() == chosen)
    })
}

/// Whether the leader's partner has a major penalty card that was none when declarer chose in this case.
fn has_new_card(table: &Table, lead: &PartnersLead, chosen: usize) -> bool {
    table.restrictions().any(|one| {
        let major = matches!(one.rule, Rule::PenaltyCard { kind: PenaltyCard::Major, .. });
        one.on == lead.leader.partner() && major && one.from.is_some_and(|(from, _)| from.index() > chosen)
    })
}
/// The lead of which declarer may say what it is, whether or not he has been asked.
pub(crate) fn coming(table: &Table) -> Option<PartnersLead> {
    let leader = table.position().on_lead().filter(|leader| table.position().is_defender(*leader))?;
    let owner = leader.partner();
    if has_named_it_before(table, leader) {
        return None;
    }
    let cards = table.penalty_cards_of(owner).major;
    let number = match cards.len() {
        0 => return None,
        1 => Number::One,
        _ => Number::Several,
    };
    let suits = cards.iter().fold(Denominations::NONE, |suits, card| suits.with(card.suit()));
    let barred = barred(table, leader);
    Some(PartnersLead { leader, suits, number, trick: table.position().current, barred })
}

/// The suits that this player is kept from leading by what declarer has chosen before.
fn barred(table: &Table, leader: Seat) -> Denominations {
    let bars = |one: &Restriction| match one.rule {
        Rule::MayNotLead(suits) => suits,
        Rule::MustLead(suits) => Denominations::SUITS.without(suits),
        _ => Denominations::NONE,
    };
    let on_him = table.restrictions().filter(|one| one.on == leader);
    on_him.fold(Denominations::NONE, |all, one| all.or(bars(one)))
}

/// Whether he had shown or named the card that he leads before his partner had a penalty card: that lead is made.
fn has_named_it_before(table: &Table, leader: Seat) -> bool {
    let own = |one: &&Restriction| one.on == leader && !law59::shown_to_be_played(one).is_empty();
    let penalty =
        |one: &&Restriction| one.on == leader.partner() && matches!(one.rule, Rule::PenaltyCard { .. });
    let named = table.restrictions().filter(own).map(|one| one.from).min();
    named.is_some_and(|named| table.restrictions().filter(penalty).all(|one| named < one.from))
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

    fn comes_last(&self) -> bool {
        true
    }
}

/// Rules on the lead of a penalty card's owner's partner.
fn rule(lead: &PartnersLead, case: &mut Case<'_>) -> Ask<()> {
    let PartnersLead { leader, suits, barred, .. } = *lead;
    let owner = leader.partner();
    let cited = Cited::of(lead, case.edition());
    let declarer = case.declarer(cited.choice)?;
    let choice = Choice::PartnersLead { require: suits.without(barred), forbid: suits };
    match case.choose(cited.choice, declarer, choice)? {
        Answer::Require(suit) => {
            let suits = Denominations::of(suit);
            case.order(cited.required, Order::PickUp { owner, suits });
            case.order(cited.required, Order::Restrict(leader, Rule::MustLead(suits), Until::FirstLead));
            case.shown_against(leader, suits.cards());
        }
        Answer::Forbid(suits) => {
            case.order(cited.forbidden, Order::PickUp { owner, suits });
            case.order(cited.forbidden, Order::Restrict(leader, Rule::MayNotLead(suits), Until::LosesLead));
            case.shown_against(leader, Cards::PACK - suits.cards());
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
                free: L51B2c.in_force(edition).unwrap_or(L50D2b),
            },
        }
    }
}

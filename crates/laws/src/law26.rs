//! Law 26: a call withdrawn, and the first lead of the offender's partner.

use openroom_cards::{Call, Cards, Contract, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, LeadRestriction},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    ActNo, Answer, Ask, Case, CaseRecord, CaseState, Choice, Denominations, Finding, Matter, Order, Phase,
    Restriction, Rule, Ruled, Said, Table, Until,
};

/// A player is on lead for the first time, and a call of his partner was withdrawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstLead {
    /// Who is on lead.
    pub leader: Seat,
    /// His partner, whose calls were withdrawn.
    pub offender: Seat,
    /// Those calls.
    pub withdrawn: Vec<ActNo>,
    /// To which trick.
    pub trick: u8,
}

/// Declarer may restrict the first lead of the offender's partner by this Law.
pub(crate) fn may_apply(case: &mut Case<'_>, offender: Seat, withdrawn: ActNo) {
    let by = L26B.in_force(case.edition()).unwrap_or(L26_2007);
    may_restrict_lead(case, by, offender, withdrawn);
}

/// Declarer may restrict the first lead of the offender's partner if they come to defend, unless it has been made.
pub(crate) fn may_restrict_lead(case: &mut Case<'_>, by: Provision, offender: Seat, withdrawn: ActNo) {
    let leaders = case.course().map_or([None; 13], |course| course.leaders);
    if leaders.contains(&Some(offender.partner())) {
        case.order(by, Order::NoRectification);
        return;
    }
    let rule = Rule::LeadMayBeRestricted { offender, withdrawn };
    case.order(by, Order::Restrict(offender.partner(), rule, Until::FirstLead));
}

/// The matter that comes due when a defender is on lead.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let lead = coming(table)?;
    let is_about = |case: &CaseRecord| matches!(&case.matter, Matter::FirstLead(it) if *it == lead);
    let asked = table.cases().iter().any(|case| case.state.is_in_force() && is_about(case));
    (!asked && !is_chosen(table, &lead)).then(|| lead.into())
}

/// Whether he has said before, at an earlier turn to lead that came to nothing, what the first lead may be.
fn is_chosen(table: &Table, lead: &FirstLead) -> bool {
    chosen_by(table, lead.leader).any(|it| it.withdrawn == lead.withdrawn)
}

/// The turns to lead at which he said what this player must or may not lead, as far as that still binds.
fn chosen_by(table: &Table, leader: Seat) -> impl Iterator<Item = &FirstLead> {
    table.imposed().filter(move |one| one.on == leader).filter_map(|one| {
        let chooses = matches!(one.rule, Rule::MustLead(_) | Rule::MayNotLead(_));
        let from = one.from.filter(|_| chooses).and_then(|(from, _)| table.cases().get(from.index()));
        match from.map(|case| &case.matter) {
            Some(Matter::FirstLead(it)) => Some(it),
            _ => None,
        }
    })
}

/// Whether it is what declarer may say of the first lead of a player whose side has come to declare itself.
pub(crate) fn is_of_declaring_side(table: &Table, one: &Restriction) -> bool {
    let declares = |contract: Contract| contract.declarer.side() == one.on.side();
    matches!(one.rule, Rule::LeadMayBeRestricted { .. })
        && table.phase() != Phase::Auction
        && table.position().contract().is_some_and(declares)
}

/// Whether it is what declarer may say of a first lead, and he has said it.
pub(crate) fn is_said(table: &Table, one: &Restriction) -> bool {
    let Rule::LeadMayBeRestricted { withdrawn, .. } = one.rule else { return false };
    let coming = coming(table);
    let is_ruled = |case: &CaseRecord| {
        let of_it = matches!(&case.matter, Matter::FirstLead(it)
            if it.withdrawn.contains(&withdrawn) && Some(it) == coming.as_ref());
        of_it && case.state == CaseState::Closed
    };
    table.cases().iter().any(is_ruled) || chosen_by(table, one.on).any(|it| it.withdrawn.contains(&withdrawn))
}

/// The first lead of which declarer may say what it is, whether or not he has been asked.
pub(crate) fn coming(table: &Table) -> Option<FirstLead> {
    let leader = table.position().on_lead().filter(|leader| table.position().is_defender(*leader))?;
    let offender = leader.partner();
    let withdrawn: Vec<ActNo> = table
        .imposed()
        .filter(|one| one.on == leader)
        .filter_map(|one| match one.rule {
            Rule::LeadMayBeRestricted { withdrawn, .. } => Some(withdrawn),
            _ => None,
        })
        .collect();
    let trick = table.position().current;
    (!withdrawn.is_empty()).then_some(FirstLead { leader, offender, withdrawn, trick })
}

impl Ruled for FirstLead {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L26B
    }

    fn is_of_the_play(&self) -> bool {
        true
    }

    fn comes_last(&self) -> bool {
        true
    }
}

fn rule(lead: &FirstLead, case: &mut Case<'_>) -> Ask<()> {
    let specified = specified_legally(lead.offender, case)?;
    match differences::lead_restriction(case.edition()) {
        LeadRestriction::SuitOfTheWithdrawnCall => by_the_suits_of_the_withdrawn_call(lead, specified, case),
        LeadRestriction::SuitNotShown => {
            forbid_one(lead, L26B, Denominations::SUITS.without(specified), case)
        }
    }
}

fn forbid_one(lead: &FirstLead, by: Provision, suits: Denominations, case: &mut Case<'_>) -> Ask<()> {
    if suits.is_empty() {
        case.order(by, Order::NoRectification);
        return Ok(());
    }
    let declarer = case.declarer(by)?;
    match case.choose(by, declarer, Choice::ForbidSuit(suits))? {
        Answer::Suit(suit) => {
            let forbidden = Denominations::of(suit);
            case.order(by, Order::Restrict(lead.leader, Rule::MayNotLead(forbidden), Until::LosesLead));
            case.shown_against(lead.leader, Cards::PACK - forbidden.cards());
        }
        Answer::Nothing => {
            case.order(L60A1, Order::RightForfeited(declarer.side()));
        }
        _ => {
            case.order(by, Order::NoRectification);
        }
    }
    Ok(())
}

/// A withdrawn call tied to suits alone lets declarer require or forbid one of them that was not shown legally.
fn by_the_suits_of_the_withdrawn_call(
    lead: &FirstLead,
    specified: Denominations,
    case: &mut Case<'_>,
) -> Ask<()> {
    let mut suits = Denominations::NONE;
    for at in &lead.withdrawn {
        match suits_alone(lead.offender, *at, case)? {
            Some(tied) => suits = suits.or(tied),
            None => return forbid_one(lead, L26B_2007, Denominations::SUITS, case),
        }
    }
    case.order(L26A_2007, Order::Applies);
    let missing = suits.without(specified);
    if missing.is_empty() {
        case.order(L26A1_2007, Order::NoRectification);
        return Ok(());
    }
    let declarer = case.declarer(L26A2_2007)?;
    match case.choose(L26A2_2007, declarer, Choice::RequireOrForbidSuit(missing))? {
        Answer::Require(suit) => {
            let required = Denominations::of(suit);
            case.order(L26A2a_2007, Order::Restrict(lead.leader, Rule::MustLead(required), Until::FirstLead));
            case.shown_against(lead.leader, required.cards());
        }
        Answer::Forbid(set) => {
            case.order(L26A2b_2007, Order::Restrict(lead.leader, Rule::MayNotLead(set), Until::LosesLead));
            case.shown_against(lead.leader, Cards::PACK - set.cards());
        }
        Answer::Nothing => {
            case.order(L60A1, Order::RightForfeited(declarer.side()));
        }
        _ => {
            case.order(L26A2_2007, Order::NoRectification);
        }
    }
    Ok(())
}

/// The suits that the withdrawn call was tied to and nothing else; none where it was tied to no suit.
fn suits_alone(by: Seat, at: ActNo, case: &mut Case<'_>) -> Ask<Option<Denominations>> {
    let facts = case.facts();
    let made = facts.calls.as_ref().and_then(|calls| calls.calls.iter().find(|made| made.at == at));
    let known = made.and_then(|made| match made.said {
        Said::Call(call) => facts.specifies(by, call, Some(at)),
        Said::AboveSeven { denomination, .. } => Some(Denominations::of(denomination)),
    });
    let specified = match known {
        Some(specified) => specified,
        None => match case.find(L26_2007, Finding::TiedToSuits(at))? {
            Answer::Denominations(suits) => suits,
            _ => Denominations::NONE,
        },
    };
    let tied = !specified.is_empty() && Denominations::SUITS.contains_all(specified);
    Ok(tied.then_some(specified))
}

/// The suits that the player specified in the legal auction.
fn specified_legally(by: Seat, case: &mut Case<'_>) -> Ask<Denominations> {
    let provision = L26B.in_force(case.edition()).unwrap_or(L26A_2007);
    let facts = case.facts();
    let known = facts.calls.as_ref().and_then(|calls| {
        calls
            .calls
            .iter()
            .filter(|made| made.by == by && made.stands())
            .filter_map(|made| Some((made.at, made.said.call()?)))
            .map(|(at, call): (ActNo, Call)| facts.specifies(by, call, Some(at)))
            .try_fold(Denominations::NONE, |all, one| Some(all.or(one?)))
    });
    match known {
        Some(suits) => Ok(suits.and(Denominations::SUITS)),
        None => match case.find(provision, Finding::SpecifiedLegally(by))? {
            Answer::Denominations(suits) => Ok(suits),
            _ => Ok(Denominations::NONE),
        },
    }
}

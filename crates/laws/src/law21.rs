//! Law 21: calls made on misinformation, and changing them.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, CallChangedAfterAChangedCall},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Answer, Ask, Case, Choice, Finding, Made, Order, Phase, Ruled, Screens, law75};

/// An explanation, or an alert that did not come, is said to have been wrong.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misinformation {
    /// Who explained, or should have alerted.
    pub offender: Seat,
    /// Who made the call.
    pub caller: Seat,
    /// The call.
    pub call: ActNo,
    /// The explanation; the call itself where nothing was said.
    pub since: ActNo,
    /// What brought it to light.
    pub at: ActNo,
    /// The player of that side who did; none where somebody else drew attention.
    pub corrected_by: Option<Seat>,
    /// How far the board had come.
    pub when: Phase,
    /// What the record tells of the explanation.
    #[serde(default)]
    pub said: Said,
}

/// What the record tells of an explanation.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Said {
    /// Nothing: the meaning, or what was said of it, is not recorded.
    #[default]
    Unknown,
    /// It is what is recorded of the call.
    AsRecorded,
    /// It is not what is recorded of the call.
    Otherwise,
}

impl Ruled for Misinformation {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        if self.is_missed_alert() { L21B1a } else { L75B1 }
    }

    /// An alert that did not come is no act.
    fn about(&self) -> Option<ActNo> {
        (!self.is_missed_alert()).then_some(self.at)
    }
}

impl Misinformation {
    /// Whether nobody said anything, neither at the time nor since.
    fn is_missed_alert(&self) -> bool {
        self.since == self.call && self.corrected_by.is_none()
    }
}

fn rule(it: &Misinformation, case: &mut Case<'_>) -> Ask<()> {
    if case.settings().screens != Screens::None {
        case.order(L80B2e, Order::Applies);
    }
    law75::knowledge(it, case);
    law75::timing(it, case)?;
    if !is_mistaken(it, case)? {
        case.order(L75C, Order::NoRectification);
        return Ok(());
    }
    case.order(L75B1, Order::Applies);
    if case.auction_period_over(L21B1a)? {
        too_late(case, later(it));
        return Ok(());
    }
    if case.facts().calls.is_none() {
        if may_have_been_misled(case, L21B1a, ActNo::UNNUMBERED)? {
            case.order(L21B1a, Order::Applies);
        }
        return Ok(());
    }
    let calls = calls_since(it, case);
    let Some((last, earlier)) = calls.split_last() else {
        case.order(L21B1a, Order::NoRectification);
        return Ok(());
    };
    if partner_has_called(*last, case) {
        too_late(case, later(it));
        return Ok(());
    }
    change(it, *last, case)?;
    if !earlier.is_empty() {
        too_late(case, later(it));
    }
    Ok(())
}

/// Where meaning and explanation are recorded the record tells, otherwise the Director finds.
fn is_mistaken(it: &Misinformation, case: &mut Case<'_>) -> Ask<bool> {
    match it.said {
        Said::Unknown => case.finding(L21B1b, Finding::MistakenExplanation(it.call)),
        Said::AsRecorded => Ok(false),
        Said::Otherwise => Ok(true),
    }
}

/// By what a score is adjusted where nothing can be changed: a wrong explanation, or none at all.
fn later(it: &Misinformation) -> Provision {
    if it.since == it.call { L40B3a } else { L21B3 }
}

/// The calls since then of those who were told it, in their order: the other side, behind a screen the screenmate.
fn calls_since(it: &Misinformation, case: &Case<'_>) -> Vec<Made> {
    let calls = case.facts().calls.as_ref().map_or(&[][..], |calls| &calls.calls);
    let screens = case.settings().screens;
    let told = |by: Seat| by.side() != it.offender.side() && screens.are_together(by, it.offender);
    let misled = |made: &&Made| made.at > it.since && made.stands() && told(made.by);
    calls.iter().filter(misled).copied().collect()
}

/// Behind a screen his partner was not told it, and yet his call is called over.
fn partner_has_called(last: Made, case: &Case<'_>) -> bool {
    let calls = case.facts().calls.as_ref();
    calls.is_some_and(|calls| calls.after(last.at).any(|made| made.by == last.by.partner()))
}

/// Only the last call of the misinformed side can be changed: after any other its partner has called.
fn change(it: &Misinformation, last: Made, case: &mut Case<'_>) -> Ask<()> {
    // Nothing leads a player to a call who may make no other.
    let compelled = case.facts().compelled.contains(&last.at);
    if compelled || !may_have_been_misled(case, L21B1a, last.at)? {
        case.order(L21B1a, Order::NoRectification);
        return Ok(());
    }
    let Some(new) = another_call(case, L21B1a, last)? else {
        case.order(L21B1a, Order::NoRectification);
        return Ok(());
    };
    case.lead_goes_back(L21B1a);
    case.order(L21B1a, Order::SubstituteCall { at: last.at, call: new });
    case.order(L16C1, Order::Authorized { at: last.at, to: last.by.side() });
    let screens = case.settings().screens;
    for to in [it.offender, it.offender.partner()] {
        if screens.are_together(last.by, to) {
            case.order(L16C2, Order::Unauthorized { at: last.at, to });
        }
    }
    lho_changes(last, case)
}

/// LHO may then change a call that he made afterwards.
fn lho_changes(changed: Made, case: &mut Case<'_>) -> Ask<()> {
    let lho = changed.by.lho();
    let calls = case.facts().calls.as_ref();
    let call = calls.and_then(|calls| calls.after(changed.at).find(|made| made.by == lho)).copied();
    let Some(call) = call.filter(|made| !case.facts().compelled.contains(&made.at)) else { return Ok(()) };
    let Some(new) = another_call(case, L21B2, call)? else { return Ok(()) };
    case.order(L21B2, Order::SubstituteCall { at: call.at, call: new });
    match differences::call_changed_after_a_changed_call(case.edition()) {
        CallChangedAfterAChangedCall::LookedAtAfterPlay => {
            case.order(L21B2, Order::Authorized { at: call.at, to: lho.side() });
            too_late(case, L21B2);
        }
        CallChangedAfterAChangedCall::NotForHisPartner => {
            case.order(L16C2, Order::Unauthorized { at: call.at, to: lho.partner() });
        }
    }
    Ok(())
}

fn another_call(case: &mut Case<'_>, by: Provision, made: Made) -> Ask<Option<Call>> {
    match case.choose(by, made.by, Choice::ChangeCall(made.at))? {
        Answer::Call(call, _) => Ok(Some(call)),
        _ => Ok(None),
    }
}

/// Whether what an opponent said may well have led the player to this call or card.
pub(crate) fn may_have_been_misled(case: &mut Case<'_>, by: Provision, act: ActNo) -> Ask<bool> {
    let misled = case.finding(by, Finding::MayHaveBeenMisled(act))?;
    if misled {
        case.order(L20F6, Order::Applies);
    }
    Ok(misled)
}

/// Too late to change it: the Director looks after the play whether the other side gained.
pub(crate) fn too_late(case: &mut Case<'_>, by: Provision) {
    case.order(by, Order::ReviewAfterPlay);
}

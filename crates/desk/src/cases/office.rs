//! The Director's office: what players settled, waivers, facts, errors.

use openroom_lawbook::{
    Provision,
    differences::{self, TimeForRectifying},
    provisions::*,
};
use openroom_laws::law10::SettledThemselves;
use openroom_laws::law81::WaiverAsked;
use openroom_laws::law82::{RulingWithdrawn, Then};
use openroom_laws::{self as laws, ActNo, CaseNo, Choice, Facts, Order};

use super::adjust;
use crate::desk::{Ask, Desk};
use crate::{self as desk, Pick, Query, Ruling, Step, What};

/// Players enforced or waived a rectification themselves.
pub(crate) fn settled(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L10A, Query::WhoSettled)?;
    let given = desk.law(SettledThemselves { offender, at: ActNo::UNNUMBERED }, &Facts::default())?;
    for given in &given {
        match given.order {
            // What they should have called the Director for is ruled now.
            Order::SettlementCancelled => desk.topic(L10A, Query::WhatWasSeen)?.run(desk)?,
            Order::GainTaken(side) => adjust::gain_taken(desk, given.by, side)?,
            _ => {}
        }
    }
    Ok(())
}

/// The non-offenders ask that a rectification be waived.
pub(crate) fn waiver(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L81C5, Query::WaiverAsker)?;
    let offending = desk.side(L81C5, Query::RectificationAgainst)?;
    let (of, at) = (CaseNo(0), ActNo::UNNUMBERED);
    desk.law(WaiverAsked { by, of, offending, at, came_due: vec![] }, &Facts::default())?;
    Ok(())
}

/// The most pieces of evidence that are taken.
const MOST_EVIDENCE: usize = 20;

/// Agreed facts are ruled on; disputed ones are found first, on the weight of the evidence.
pub(crate) fn facts(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.yes(L84, Query::FactsAgreed)? {
        desk.order(L84, Ruling::Applies);
        return as_seen(desk);
    }
    desk.order(L85, Ruling::Applies);
    for _ in 0..MOST_EVIDENCE {
        if desk.pick(L85A1, Query::AnotherEvidence)? == Pick::NoMoreEvidence {
            break;
        }
    }
    desk.order(L85A1, Ruling::ByTheEvidence);
    if !desk.yes(L85A1, Query::FactsDetermined)? {
        desk.order(L85B, Ruling::LetsPlayGoOn);
        return Ok(());
    }
    desk.order(L85A2, Ruling::AsIfAgreed);
    as_seen(desk)
}

/// Rules what was seen by its own Laws, and says under which head of a ruling on agreed facts it came.
fn as_seen(desk: &mut Desk<'_>) -> Ask<()> {
    let before = desk.steps.len();
    let topic = desk.topic(L84, Query::WhatWasSeen)?;
    topic.run(desk)?;
    let (by, ruling) = head(&desk.steps[before..]);
    desk.order(by, ruling);
    if by == L84C {
        desk.order(L10C1, Ruling::OptionsTold);
    }
    Ok(())
}

fn head(steps: &[Step]) -> (Provision, Ruling) {
    let orders = || {
        steps.iter().filter_map(|step| match step {
            Step::Ordered { order, .. } => Some(order),
            Step::Answered { .. } => None,
        })
    };
    if steps.iter().any(is_choice) {
        (L84C, Ruling::OptionsTold)
    } else if orders().any(adjusts) {
        (L84D, Ruling::DoubtForNonOffenders)
    } else if orders().all(rectifies_nothing) {
        (L84A, Ruling::GoesOn)
    } else {
        (L84B, Ruling::Prescribed)
    }
}

/// Whether a player chose among rectifications; agreeing to what happened is none.
fn is_choice(step: &Step) -> bool {
    match step {
        Step::Answered { question, .. } => match question.what {
            What::Law(laws::What::Choice(choice)) => {
                !matches!(choice, Choice::AgreeThatItHappened(_) | Choice::AgreeToClaim(_))
            }
            What::Law(_) | What::Desk(_) => false,
        },
        Step::Ordered { .. } => false,
    }
}

fn adjusts(order: &desk::Order) -> bool {
    match order {
        desk::Order::Law(order) => {
            matches!(order, Order::AdjustScore(_) | Order::AdjustAfterPlay { .. })
        }
        desk::Order::Desk(ruling) => {
            matches!(ruling, Ruling::MayAdjust | Ruling::AdjustedScoreFollows | Ruling::MakesGood)
        }
    }
}

fn rectifies_nothing(order: &desk::Order) -> bool {
    match order {
        desk::Order::Law(order) => matches!(
            order,
            Order::NoRectification
                | Order::NothingFurther
                | Order::ScoreStands
                | Order::ReturnToHand { .. }
                | Order::Unauthorized { .. }
                | Order::MayNotUseKnowledge(_)
                | Order::Authorized { .. }
                | Order::RightsReserved(_)
                | Order::ReviewAfterPlay
                | Order::Applies
        ),
        desk::Order::Desk(ruling) => {
            matches!(
                ruling,
                Ruling::NothingIrregular
                    | Ruling::InOrder
                    | Ruling::Applies
                    | Ruling::GoesOn
                    | Ruling::NotAtHisRequest
            )
        }
    }
}

/// The Director learns of an irregularity in any manner.
pub(crate) fn aware(desk: &mut Desk<'_>) -> Ask<()> {
    let periods = desk.pick(L81C3, Query::Periods)?;
    let in_time = match differences::time_for_rectifying(desk.edition()) {
        TimeForRectifying::CorrectionPeriod => {
            matches!(periods, Pick::BothRunning | Pick::OnlyCorrectionPeriod)
        }
        TimeForRectifying::LaterOfTwoPeriods => periods != Pick::NoneRunning,
    };
    if !in_time {
        desk.order(L81C3, Ruling::TooLate);
        desk.order(L79C2, Ruling::OnlyScoringError);
        return Ok(());
    }
    let topic = desk.topic(L81C3, Query::WhatWasSeen)?;
    desk.order(L81C3, Ruling::Rectified);
    topic.run(desk)
}

/// The Director ruled wrongly, or an error of procedure is to be put right.
pub(crate) fn error(desk: &mut Desk<'_>) -> Ask<()> {
    let error = desk.pick(L82A, Query::DirectorsError)?;
    if error == Pick::OptionsNotTold {
        desk.order(L10C1, Ruling::MustBePutRight);
    }
    if error == Pick::WrongProcedure { of_procedure(desk) } else { wrong_ruling(desk) }
}

/// A ruling that was wrong: whether somebody acted on it, and whether the board can still be scored.
pub(super) fn wrong_ruling(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = openroom_cards::Seat::North;
    let acted = desk.yes(L82C, Query::ActedOnRuling)?;
    let matter = RulingWithdrawn {
        of: CaseNo(0),
        offender,
        resting: if acted { vec![ActNo::UNNUMBERED] } else { vec![] },
        followed: vec![],
        keeps: None,
        binding: vec![],
        chosen: None,
        then: Then::RuleAgain,
    };
    let given = desk.law(matter, &Facts::default())?;
    if given.iter().any(|given| matches!(given.order, Order::AdjustScore(_))) {
        return adjust::both_non_offending(desk);
    }
    if given.iter().any(|given| matches!(given.order, Order::RuleAgain(_))) {
        return desk.topic(L82A, Query::WhatWasSeen)?.run(desk);
    }
    Ok(())
}

/// An error of procedure, or what nobody at the table brought about, is put right as the Director chooses.
pub(super) fn of_procedure(desk: &mut Desk<'_>) -> Ask<()> {
    match desk.pick(L82B, Query::HowRectified)? {
        Pick::ByAdjustedScore => {
            desk.order(L82B1, Ruling::MayAdjust);
            adjust::assigned(desk, None)
        }
        Pick::ByOrderingTheBoard => {
            desk.order(L82B2, Ruling::BoardAsDirected);
            Ok(())
        }
        _ => {
            desk.order(L82B3, Ruling::OtherPower);
            Ok(())
        }
    }
}

//! The Director's office: what players settled, waivers, facts, errors.

use openroom_lawbook::{Edition, provisions::*};
use openroom_laws::law10::SettledThemselves;
use openroom_laws::law81::WaiverAsked;
use openroom_laws::law82::RulingWithdrawn;
use openroom_laws::{ActNo, CaseNo, Facts, Order};

use super::adjust;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Players enforced or waived a rectification themselves.
pub(crate) fn settled(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L10A, Query::WhoSettled)?;
    desk.law(SettledThemselves { offender, at: ActNo::UNNUMBERED }, &Facts::default())?;
    Ok(())
}

/// The non-offenders ask that a rectification be waived.
pub(crate) fn waiver(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L81C5, Query::WaiverAsker)?;
    let offending = desk.side(L81C5, Query::RectificationAgainst)?;
    desk.law(WaiverAsked { by, of: CaseNo(0), offending, at: ActNo::UNNUMBERED }, &Facts::default())?;
    Ok(())
}

/// Agreed facts are ruled on; disputed ones are found first.
pub(crate) fn facts(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.yes(L84, Query::FactsAgreed)? {
        desk.order(L84, Ruling::Applies);
    } else {
        desk.order(L85, Ruling::Applies);
        if !desk.yes(L85A1, Query::FactsDetermined)? {
            desk.order(L85B, Ruling::LetsPlayGoOn);
            return Ok(());
        }
        desk.order(L85A2, Ruling::AsIfAgreed);
    }
    match desk.pick(L84, Query::WhatTheLawSays)? {
        Pick::NoRectificationThere => desk.order(L84A, Ruling::GoesOn),
        Pick::RectificationThere => desk.order(L84B, Ruling::Prescribed),
        Pick::PlayerChooses => {
            desk.order(L84C, Ruling::OptionsTold);
            desk.order(L10C1, Ruling::OptionsTold);
        }
        _ => {
            desk.order(L84D, Ruling::DoubtForNonOffenders);
            if desk.yes(L84D, Query::LikelyDamaged)? {
                desk.order(L84D, Ruling::AdjustedScoreFollows);
                return adjust::against_asked(desk);
            }
        }
    }
    Ok(())
}

/// The Director learns of an irregularity in any manner. 2007 named the correction period alone.
pub(crate) fn aware(desk: &mut Desk<'_>) -> Ask<()> {
    let periods = desk.pick(L81C3, Query::Periods)?;
    let in_time = match desk.edition() {
        Edition::Laws2007 => periods == Pick::BothRunning,
        Edition::Laws2017 | Edition::Poland2024 => periods != Pick::NoneRunning,
    };
    if in_time {
        desk.order(L81C3, Ruling::Rectified);
    } else {
        desk.order(L81C3, Ruling::TooLate);
        desk.order(L79C2, Ruling::OnlyScoringError);
    }
    Ok(())
}

/// The Director ruled wrongly, or an error of procedure is to be put right.
pub(crate) fn error(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.pick(L82A, Query::DirectorsError)? == Pick::WrongRuling {
        let offender = openroom_cards::Seat::North;
        let matter = RulingWithdrawn { of: CaseNo(0), offender, resting: vec![ActNo::UNNUMBERED] };
        let given = desk.law(matter, &Facts::default())?;
        if given.iter().any(|given| matches!(given.order, Order::AdjustScore(_))) {
            return adjust::assigned(desk, None);
        }
        return Ok(());
    }
    match desk.pick(L82B, Query::HowRectified)? {
        Pick::ByAdjustedScore => {
            desk.order(L82B1, Ruling::MayAdjust);
            adjust::averages(desk)
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

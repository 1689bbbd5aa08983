//! Conduct and procedure: what a provision asks, how strongly, and what may follow.

use openroom_lawbook::{Edition, Modality, Provision, provisions::*};

use super::adjust;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Any provision on conduct.
pub(crate) fn report(desk: &mut Desk<'_>) -> Ask<()> {
    let provision = desk.provision(L81C4, Query::WhichConduct)?;
    about(desk, provision)
}

/// Courtesy and manner.
pub(crate) fn manner(desk: &mut Desk<'_>) -> Ask<()> {
    let provision = desk.provision(L74A1, Query::WhichManner)?;
    about(desk, provision)
}

/// Faults of procedure, and whether they are a ground for a penalty.
pub(crate) fn procedure(desk: &mut Desk<'_>) -> Ask<()> {
    let provision = desk.provision(L90A, Query::WhichProcedure)?;
    desk.order(provision, Ruling::ProcedureNotKept);
    if !is_ground(desk)? {
        desk.order(L90A, Ruling::NoGround);
        return Ok(());
    }
    penalty(desk, L90A)
}

/// 2007 asked for an adjusted score at another table; since 2017 one at the offender's own is enough.
fn is_ground(desk: &mut Desk<'_>) -> Ask<bool> {
    let ground = desk.pick(L90A, Query::PenaltyGround)?;
    Ok(match desk.edition() {
        Edition::Laws2007 => ground != Pick::AdjustedHere,
        Edition::Laws2017 | Edition::Poland2024 => true,
    })
}

/// What a spectator does.
pub(crate) fn spectator(desk: &mut Desk<'_>) -> Ask<()> {
    let provision = desk.provision(L76A1, Query::WhichSpectator)?;
    about(desk, provision)
}

/// Whether the provision was kept, how strongly it binds, and what follows.
fn about(desk: &mut Desk<'_>, provision: Provision) -> Ask<()> {
    if desk.pick(provision, Query::Kept)? == Pick::AsItSays {
        desk.order(provision, Ruling::InOrder);
        return Ok(());
    }
    desk.order(
        provision,
        match provision.modality() {
            Some(Modality::May) => Ruling::MoreThanAllowed,
            Some(Modality::Does) | None => Ruling::ProcedureNotKept,
            Some(Modality::Should) => Ruling::SeldomPenalized,
            Some(Modality::Shall) => Ruling::OftenPenalized,
            Some(Modality::Must | Modality::MayNot) => Ruling::Serious,
        },
    );
    if desk.yes(L12A1, Query::DamagedWithoutRemedy)? {
        desk.order(L12A1, Ruling::MayAdjust);
        adjust::against_asked(desk)?;
    }
    penalty(desk, L90A)
}

/// A penalty, or none.
pub(super) fn penalty(desk: &mut Desk<'_>, by: Provision) -> Ask<()> {
    match desk.pick(by, Query::Penalty)? {
        Pick::Warning => desk.order(by, Ruling::Warned),
        Pick::Procedural => desk.order(L90A, Ruling::ProceduralPenalty),
        Pick::Disciplinary => desk.order(L91A, Ruling::DisciplinaryPenalty),
        Pick::Suspension => desk.order(L91A, Ruling::Suspended),
        Pick::Disqualification => desk.order(L91B, Ruling::Disqualified),
        _ => desk.order(by, Ruling::NoPenalty),
    }
    Ok(())
}

/// What looks like cheating: a confidential file, never a ruling at the table.
pub(crate) fn prohibited(desk: &mut Desk<'_>) -> Ask<()> {
    let heading = match desk.edition() {
        Edition::Laws2007 | Edition::Laws2017 => L73B,
        Edition::Poland2024 => L89A,
    };
    let provision = desk.provision(heading, Query::WhichProhibited)?;
    desk.order(provision, Ruling::ConfidentialFile);
    match desk.edition() {
        Edition::Laws2007 | Edition::Laws2017 => {
            desk.order(provision, Ruling::Serious);
            penalty(desk, L91A)
        }
        Edition::Poland2024 => {
            let by = match desk.pick(L89D, Query::Evidence)? {
                Pick::BehaviourAndCards => L89D1,
                Pick::OddChoices => L89D2,
                Pick::Possession => L89D3,
                _ => L89C,
            };
            desk.order(by, Ruling::MayBeGround);
            desk.order(L89B, Ruling::Sanctions);
            Ok(())
        }
    }
}

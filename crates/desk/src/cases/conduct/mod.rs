//! Conduct and procedure: what was done, how strongly that is forbidden, and what may follow.

mod attention;
mod explaining;
mod found;
mod hands;
mod manner;
mod sources;

use openroom_lawbook::{
    Edition, Modality, Provision,
    differences::{
        self, DummyAsksForTheDirector, EvenManner, QuestionForPartner, ScoreAdjustedThroughAnError,
    },
    provisions::*,
};

use super::{adjust, office};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};
use found::{Found, found};

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
    about(desk, provision)
}

/// What a spectator does.
pub(crate) fn spectator(desk: &mut Desk<'_>) -> Ask<()> {
    let provision = desk.provision(L76A1, Query::WhichSpectator)?;
    about(desk, provision)
}

/// What looks like cheating: a confidential file, never a ruling at the table.
pub(crate) fn prohibited(desk: &mut Desk<'_>) -> Ask<()> {
    let heading = L89A.in_force(desk.edition()).unwrap_or(L73B);
    let provision = desk.provision(heading, Query::WhichProhibited)?;
    match found(desk, provision)? {
        Found::InOrder => {
            desk.order(provision, Ruling::NoFile);
            Ok(())
        }
        Found::Settled => Ok(()),
        Found::Broken => file(desk, provision),
        Found::Against(other) => file(desk, other),
    }
}

/// Whether whoever breaks it is reported, and not ruled against before others.
fn is_for_a_file(provision: Provision) -> bool {
    provision == L73B2 || provision.id().starts_with("89A")
}

/// Who is reported, and what may follow.
pub(in crate::cases) fn file(desk: &mut Desk<'_>, broken: Provision) -> Ask<()> {
    desk.seat(broken, Query::Offender)?;
    desk.order(broken, Ruling::ConfidentialFile);
    if L89D.exists_in(desk.edition()) {
        return evidence(desk);
    }
    desk.order(broken, severity(desk.edition(), broken));
    penalty(desk, L91A)
}

/// What the file rests on, and what the player is liable to. What somebody saw or says needs no paragraph of its own.
fn evidence(desk: &mut Desk<'_>) -> Ask<()> {
    let by = match desk.pick(L89D, Query::Evidence)? {
        Pick::BehaviourAndCards => Some(L89D1),
        Pick::OddChoices => Some(L89D2),
        Pick::Possession => Some(L89D3),
        Pick::Statistics => Some(L89C),
        Pick::AnotherAuthority => Some(L89B),
        _ => None,
    };
    if let Some(by) = by {
        desk.order(by, Ruling::MayBeGround);
    }
    desk.order(L89B, Ruling::Sanctions);
    Ok(())
}

/// What the facts come to, and what follows.
fn about(desk: &mut Desk<'_>, provision: Provision) -> Ask<()> {
    match found(desk, provision)? {
        Found::InOrder => {
            desk.order(provision, if is_for_a_file(provision) { Ruling::NoFile } else { Ruling::InOrder });
            Ok(())
        }
        Found::Settled => Ok(()),
        Found::Broken => broken(desk, provision),
        Found::Against(other) => broken(desk, other),
    }
}

/// By whom, how strongly it is forbidden, whether it was meant, whether it did damage, and what is done about it.
fn broken(desk: &mut Desk<'_>, provision: Provision) -> Ask<()> {
    if is_for_a_file(provision) {
        return file(desk, provision);
    }
    // That a spectator has brought something about does not say how strongly it is forbidden.
    if provision != L76C2 {
        desk.order(provision, severity(desk.edition(), provision));
    }
    if provision.law() == Some(76) {
        return by_a_spectator(desk, provision);
    }
    let offender = desk.seat(provision, Query::Offender)?;
    if provision.law() == Some(90) {
        let ground = desk.pick(L90A, Query::PenaltyGround)?;
        if ground == Pick::AdjustedHere {
            adjust::scored(desk, Some(offender.side()))?;
        }
        if !is_ground(desk.edition(), ground) {
            desk.order(L90A, Ruling::NoGround);
            return Ok(());
        }
        return penalty(desk, L90A);
    }
    if !is_meant(provision) && desk.yes(L72B1, Query::OnPurpose)? {
        desk.order(L72B1, Ruling::Serious);
    }
    if desk.yes(L12A1, Query::DamagedWithoutRemedy)? {
        desk.order(L12A1, Ruling::MayAdjust);
        adjust::assigned(desk, Some(offender.side()))?;
    }
    penalty(desk, L90A)
}

/// How strongly the provision forbids it. Some words were weaker or stronger in an edition.
pub(super) fn severity(edition: Edition, provision: Provision) -> Ruling {
    let weaker = match provision {
        L43A1a => match differences::dummy_asks_for_the_director(edition) {
            DummyAsksForTheDirector::ShouldNot => Some(Ruling::SeldomPenalized),
            DummyAsksForTheDirector::MayNot => None,
        },
        L20G1 => match differences::question_for_partner(edition) {
            QuestionForPartner::Improper => Some(Ruling::ProcedureNotKept),
            QuestionForPartner::MayNot => None,
        },
        L73A2 => match differences::even_manner(edition) {
            EvenManner::Should => Some(Ruling::SeldomPenalized),
            EvenManner::Shall => None,
        },
        _ => None,
    };
    if let Some(ruling) = weaker {
        return ruling;
    }
    if provision == L73B2 && L73B2.exists_in(edition) {
        return Ruling::Serious;
    }
    match provision.modality() {
        Some(Modality::May) => Ruling::MoreThanAllowed,
        Some(Modality::Does) | None if found::describes_an_offence(provision) => Ruling::Violation,
        Some(Modality::Does) | None => Ruling::ProcedureNotKept,
        Some(Modality::Should) => Ruling::SeldomPenalized,
        Some(Modality::Shall) => Ruling::OftenPenalized,
        Some(Modality::Must | Modality::MayNot) => Ruling::Serious,
    }
}

/// Whether the provision is only about what is meant.
fn is_meant(provision: Provision) -> bool {
    [L20G1, L20G2, L72B1, L72B3, L73B, L73D2, L74B4, L74C7].contains(&provision)
}

/// A spectator has no score: what he caused, and whether he may stay.
fn by_a_spectator(desk: &mut Desk<'_>, provision: Provision) -> Ask<()> {
    if provision == L76C2 || desk.yes(L76C2, Query::CausedIrregularity)? {
        desk.order(L76C2, Ruling::Applies);
        if desk.yes(L76C2, Query::SpectatorsSideOffends)? {
            desk.order(L76C2, Ruling::MayAdjust);
            adjust::if_damaged(desk)?;
        } else {
            office::of_procedure(desk)?;
        }
    }
    match desk.pick(L76A1, Query::SpectatorMeasure)? {
        Pick::Warning => desk.order(L76A1, Ruling::SpectatorWarned),
        Pick::SentAway => desk.order(L76A1, Ruling::MustLeave),
        _ => desk.order(L76A1, Ruling::NoPenalty),
    }
    Ok(())
}

/// Whether the Law counts this as a ground for a penalty.
fn is_ground(edition: Edition, ground: Pick) -> bool {
    match differences::score_adjusted_through_an_error(edition) {
        ScoreAdjustedThroughAnError::AnotherTable => ground != Pick::AdjustedHere,
        ScoreAdjustedThroughAnError::AnyTable => true,
    }
}

/// A penalty, or none.
pub(in crate::cases) fn penalty(desk: &mut Desk<'_>, by: Provision) -> Ask<()> {
    match desk.pick(by, Query::Penalty)? {
        Pick::Warning => desk.order(by, Ruling::Warned),
        Pick::Procedural => {
            let points = amount(desk, L90A)?;
            desk.order(L90A, Ruling::ProceduralPenalty(points));
        }
        Pick::Disciplinary => {
            let points = amount(desk, L91A)?;
            desk.order(L91A, Ruling::DisciplinaryPenalty(points));
        }
        Pick::Suspension => desk.order(L91A, Ruling::Suspended),
        Pick::Disqualification => desk.order(L91B, Ruling::Disqualified),
        _ => desk.order(by, Ruling::NoPenalty),
    }
    Ok(())
}

/// How much it is; that it is taken away goes without saying, with a sign or without.
fn amount(desk: &mut Desk<'_>, by: Provision) -> Ask<String> {
    let points = desk.points(by, Query::PenaltyAmount)?.exact();
    Ok(points.trim_start_matches('-').to_owned())
}

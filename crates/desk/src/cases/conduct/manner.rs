//! Manner, tempo, deception, and time.

use openroom_lawbook::{
    Provision,
    differences::{
        self, Emphasis, LatePlayer, LawfulDeception, MisleadingQuestion, OtherMeansOfTellingPartner,
    },
    provisions::*,
};

use super::found::{Found, judged};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

pub(super) fn means(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.pick(by, Query::MeansOf)? != Pick::ByOtherMeans {
        return Ok(Found::InOrder);
    }
    desk.order(L16B1, Ruling::Applies);
    Ok(Found::Broken)
}

/// Emphasis and tempo.
pub(super) fn even(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let manner = desk.pick(by, Query::MannerOf)?;
    let stressed = match manner {
        Pick::StressedIt => true,
        Pick::StressedSlightly => match differences::emphasis(desk.edition()) {
            Emphasis::UndueAlone => false,
            Emphasis::Any => true,
        },
        _ => false,
    };
    if stressed {
        desk.order(L16B1, Ruling::Applies);
    }
    Ok(Found::in_order_if(!stressed && manner != Pick::TempoOnPurpose))
}

/// What makes it graver is asked.
pub(super) fn other_means(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.pick(by, Query::MeansOf)? != Pick::ByOtherMeans {
        return Ok(Found::InOrder);
    }
    match differences::other_means_of_telling_partner(desk.edition()) {
        OtherMeansOfTellingPartner::ArrangedBeforehand => {
            let arranged = desk.yes(by, Query::Prearranged)?;
            Ok(Found::Against(if arranged { L73B2 } else { L73B1 }))
        }
        OtherMeansOfTellingPartner::OnPurpose => {
            let meant = desk.yes(by, Query::OnPurpose)?;
            Ok(Found::Against(if meant { L89A3 } else { L73B }))
        }
    }
}

/// An unintended variation is no infraction; partner is bound, opponents infer at their own risk.
pub(super) fn tempo(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::MeantToMislead)? {
        return Ok(Found::Against(L73D2));
    }
    desk.order(L16B1, Ruling::PartnerMayNotUse);
    Ok(Found::InOrder)
}

/// A question may not be named among the ways of misleading.
pub(super) fn misleading(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::MeantToMislead)? {
        return Ok(Found::InOrder);
    }
    match differences::misleading_question(desk.edition()) {
        MisleadingQuestion::NotNamed => {
            if desk.yes(by, Query::QuestionAlone)? {
                desk.order(by, Ruling::NothingDecided);
                return Ok(Found::Settled);
            }
        }
        MisleadingQuestion::Named => {}
    }
    desk.order(L73E2, Ruling::Applies);
    Ok(Found::Broken)
}

/// A false card in tempo is lawful.
pub(super) fn deceiving(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let how = desk.pick(by, Query::HowDeceived)?;
    let names_it = match differences::lawful_deception(desk.edition()) {
        LawfulDeception::NothingMore => false,
        LawfulDeception::Tempo => how != Pick::ByMannerism,
        LawfulDeception::TempoAndManner => true,
    };
    Ok(match how {
        Pick::InTempo => Found::InOrder,
        Pick::ByHiddenUnderstanding => {
            desk.order(L40C1, Ruling::Applies);
            Found::Broken
        }
        _ if names_it => Found::Broken,
        _ => Found::Against(L73D2),
    })
}

/// What shows partner something is unauthorized for him.
pub(super) fn telling(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let found = judged(desk, by)?;
    if matches!(found, Found::Broken) {
        desk.order(L16B1, Ruling::Applies);
    }
    Ok(found)
}

pub(super) fn looking(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    Ok(match desk.pick(by, Query::HowSeen)? {
        Pick::ByChance => Found::InOrder,
        Pick::OpponentShowedIt => Found::Against(L73D2),
        _ => Found::Broken,
    })
}

/// Who gives up his hand may have conceded.
pub(super) fn lost_interest(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(L68B1, Query::GaveUpHand)? {
        desk.order(L68B1, Ruling::Applies);
        return Ok(Found::Broken);
    }
    judged(desk, by)
}

/// Where only a contestant is named, the list is not closed for that.
pub(super) fn late(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    Ok(match differences::late_player(desk.edition()) {
        LatePlayer::Contestant if desk.pick(by, Query::WhoWasLate)? == Pick::OnePlayerLate => {
            Found::Against(L90B)
        }
        LatePlayer::Contestant | LatePlayer::PlayerToo => Found::Broken,
    })
}

/// What others heard is information from elsewhere for them.
pub(super) fn loud(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::HeardAtAnotherTable)? {
        return Ok(Found::InOrder);
    }
    desk.order(L16D1, Ruling::Applies);
    Ok(Found::Broken)
}

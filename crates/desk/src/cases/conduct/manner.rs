//! Manner, tempo, deception, and time.

use openroom_lawbook::{Edition, Provision, provisions::*};

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

/// Until 2024 only undue emphasis was a fault.
pub(super) fn even(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let manner = desk.pick(by, Query::MannerOf)?;
    let stressed = match (manner, desk.edition()) {
        (Pick::StressedIt, _) | (Pick::StressedSlightly, Edition::Poland2024) => true,
        (_, Edition::Laws2007 | Edition::Laws2017 | Edition::Poland2024) => false,
    };
    if stressed {
        desk.order(L16B1, Ruling::Applies);
    }
    Ok(Found::in_order_if(!stressed && manner != Pick::TempoOnPurpose))
}

/// Poland forbids it in one sentence, and what is meant is prohibited conduct; elsewhere it matters whether it was arranged.
pub(super) fn other_means(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.pick(by, Query::MeansOf)? != Pick::ByOtherMeans {
        return Ok(Found::InOrder);
    }
    match desk.edition() {
        Edition::Laws2007 | Edition::Laws2017 => {
            let arranged = desk.yes(by, Query::Prearranged)?;
            Ok(Found::Against(if arranged { L73B2 } else { L73B1 }))
        }
        Edition::Poland2024 => {
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

/// 2007 did not name questions.
pub(super) fn misleading(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::MeantToMislead)? {
        return Ok(Found::InOrder);
    }
    match desk.edition() {
        Edition::Laws2007 => {
            if desk.yes(by, Query::QuestionAlone)? {
                desk.order(by, Ruling::NothingDecided);
                return Ok(Found::Settled);
            }
        }
        Edition::Laws2017 | Edition::Poland2024 => {}
    }
    desk.order(L73E2, Ruling::Applies);
    Ok(Found::Broken)
}

/// A false card in tempo is lawful. Tempo was no condition in 2007; mannerism is one in Poland.
pub(super) fn deceiving(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let how = desk.pick(by, Query::HowDeceived)?;
    Ok(match (how, desk.edition()) {
        (Pick::InTempo, _) => Found::InOrder,
        (Pick::ByHiddenUnderstanding, _) => {
            desk.order(L40C1, Ruling::Applies);
            Found::Broken
        }
        (Pick::ByMannerism, Edition::Laws2007 | Edition::Laws2017) | (_, Edition::Laws2007) => {
            Found::Against(L73D2)
        }
        (_, Edition::Laws2017 | Edition::Poland2024) => Found::Broken,
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

/// 2007 named a contestant only; the list was no more closed than it is now.
pub(super) fn late(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    Ok(match desk.edition() {
        Edition::Laws2007 if desk.pick(by, Query::WhoWasLate)? == Pick::OnePlayerLate => Found::Against(L90B),
        Edition::Laws2007 | Edition::Laws2017 | Edition::Poland2024 => Found::Broken,
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

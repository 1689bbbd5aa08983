//! Appeals: whether one is heard, by whom, and what a committee may do.

use openroom_lawbook::provisions::*;

use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// From the request to the power to decide.
pub(crate) fn appeal(desk: &mut Desk<'_>) -> Ask<()> {
    if !desk.yes(L92B, Query::InAppealTime)? {
        desk.order(L92B, Ruling::NotHeard);
        return Ok(());
    }
    let concurs = match desk.pick(L92D1, Query::Event)? {
        Pick::Pairs => Some(L92D1),
        Pick::Teams => Some(L92D2),
        _ => None,
    };
    if let Some(by) = concurs
        && !desk.yes(by, Query::Concurs)?
    {
        desk.order(by, Ruling::NotHeard);
        return Ok(());
    }
    desk.order(L92C, Ruling::ThroughDirector);
    if !desk.yes(L93A, Query::CommitteeThere)? {
        desk.order(L93A, Ruling::DirectorDecides);
        return Ok(());
    }
    if desk.pick(L93B, Query::AppealAbout)? == Pick::PointOfLaw {
        desk.order(L93B1, Ruling::DirectorDecides);
    } else {
        desk.order(L93B2, Ruling::ToCommittee);
    }
    let may = desk.pick(L93B3, Query::CommitteeWants)? == Pick::ChangeJudgement;
    desk.order(L93B3, if may { Ruling::CommitteeMay } else { Ruling::MayOnlyRecommend });
    Ok(())
}

//! Appeals: whether one is heard, by whom, and what comes of it.

use openroom_lawbook::regulations::{AppealWithoutMerit, FurtherAppeals};
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::Order;

use super::adjust;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// From the request to the decision, as far as it has come, and what becomes of a decision.
pub(crate) fn appeal(desk: &mut Desk<'_>) -> Ask<()> {
    match heard(desk)? {
        Decided::NotYet => return Ok(()),
        Decided::Upheld => merit(desk)?,
        Decided::Otherwise => {}
    }
    further(desk)
}

/// A decision may be taken further where the authority has established that.
fn further(desk: &mut Desk<'_>) -> Ask<()> {
    match desk.settings().regulations.appeals.further_appeals {
        FurtherAppeals::None => {}
        FurtherAppeals::Established => {
            if desk.yes(L93C1, Query::TakenFurther)? {
                desk.order(L93C1, Ruling::ToHigherBody);
            }
        }
    }
    Ok(())
}

/// A request without merit may cost something where the regulations say so.
fn merit(desk: &mut Desk<'_>) -> Ask<()> {
    match desk.settings().regulations.appeals.appeal_without_merit {
        AppealWithoutMerit::Nothing => {}
        AppealWithoutMerit::Sanction => {
            if desk.yes(L92A, Query::WithoutMerit)? {
                desk.order(L92A, Ruling::SanctionByRegulation);
            }
        }
    }
    Ok(())
}

/// Whether it is heard, and by whom.
fn heard(desk: &mut Desk<'_>) -> Ask<Decided> {
    if !desk.yes(L92B, Query::InAppealTime)? {
        desk.order(L92B, Ruling::NotHeard);
        return Ok(Decided::NotYet);
    }
    let event = desk.pick(L92D1, Query::Event)?;
    if !is_of_their_table(desk, event)? {
        desk.order(L92A, Ruling::NotHeard);
        return Ok(Decided::NotYet);
    }
    let concurs = match event {
        Pick::Pairs => Some(L92D1),
        Pick::Teams => Some(L92D2),
        _ => None,
    };
    if let Some(by) = concurs
        && !desk.yes(by, Query::Concurs)?
    {
        desk.order(by, Ruling::NotHeard);
        return Ok(Decided::NotYet);
    }
    desk.order(L92C, Ruling::ThroughDirector);
    if !desk.yes(L93A, Query::CommitteeThere)? {
        desk.order(L93A, Ruling::DirectorDecides);
        return in_charge(desk, L93A);
    }
    if desk.pick(L93B, Query::AppealAbout)? == Pick::PointOfLaw {
        desk.order(L93B1, Ruling::DirectorDecides);
        let decided = in_charge(desk, L93B1)?;
        if decided == Decided::NotYet || !desk.yes(L93B1, Query::AppealedFurther)? {
            return Ok(decided);
        }
        desk.order(L93B1, Ruling::ToCommittee);
    } else {
        desk.order(L93B2, Ruling::ToCommittee);
    }
    committee(desk)
}

/// Who appeals: a contestant has the right to it at his own table.
fn is_of_their_table(desk: &mut Desk<'_>, event: Pick) -> Ask<bool> {
    if event == Pick::Individual {
        desk.seat(L92A, Query::AppellantPlayer)?;
        return Ok(true);
    }
    Ok(desk.pick(L92A, Query::Appellant)? != Pick::OthersAppeal)
}

/// Whether the appeal has been decided, and how.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Decided {
    NotYet,
    Upheld,
    Otherwise,
}

/// The Director in charge hears it.
fn in_charge(desk: &mut Desk<'_>, by: Provision) -> Ask<Decided> {
    match desk.pick(by, Query::InChargeDecides)? {
        Pick::NotHeardYet => return Ok(Decided::NotYet),
        Pick::LeaveRuling => {
            desk.order(by, Ruling::RulingUpheld);
            return Ok(Decided::Upheld);
        }
        _ => changed(desk, by)?,
    }
    Ok(Decided::Otherwise)
}

/// A committee has the powers of the Director, but for points of law and discipline.
fn committee(desk: &mut Desk<'_>) -> Ask<Decided> {
    match desk.pick(L93B3, Query::CommitteeWants)? {
        Pick::NotHeardYet => return Ok(Decided::NotYet),
        Pick::LeaveRuling => {
            desk.order(L93B3, Ruling::RulingUpheld);
            return Ok(Decided::Upheld);
        }
        Pick::ChangeJudgement => {
            desk.order(L93B3, Ruling::CommitteeMay);
            changed(desk, L93B3)?;
        }
        _ => desk.order(L93B3, Ruling::MayOnlyRecommend),
    }
    Ok(Decided::Otherwise)
}

/// The ruling is changed: to an adjusted score, or to the score made at the table.
fn changed(desk: &mut Desk<'_>, by: Provision) -> Ask<()> {
    desk.order(by, Ruling::RulingChanged);
    if desk.yes(by, Query::ScoreAdjustedNow)? {
        return adjust::against_asked(desk);
    }
    desk.order_law(by, Order::ScoreStands);
    Ok(())
}

//! Boards of a match that cannot be compared.

use openroom_cards::Side;
use openroom_lawbook::{
    differences::{self, ResultsThatCannotBeCompared},
    provisions::*,
};
use openroom_laws::{Adjustment, Order};
use openroom_scoring::{Ratio, Responsibility, one_team_at_fault};

use super::adjust;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// By the edition, the cause and who is at fault.
pub(crate) fn teams(desk: &mut Desk<'_>) -> Ask<()> {
    match differences::results_that_cannot_be_compared(desk.edition()) {
        ResultsThatCannotBeCompared::AsTheDirectorDecides => as_the_director_decides(desk),
        ResultsThatCannotBeCompared::ByFault => by_fault(desk),
    }
}

/// A result of the other table lets the Director assign one, and he is to where it favours the innocent team.
fn as_the_director_decides(desk: &mut Desk<'_>) -> Ask<()> {
    let assigned = desk.yes(L86D_2007, Query::OtherTableFavoursInnocent)?
        || desk.yes(L86D_2007, Query::AssignedAllTheSame)?;
    if assigned {
        desk.order_law(L86D_2007, Order::AdjustScore(Adjustment::Assigned));
        return adjust::assigned(desk, None);
    }
    adjust::averages(desk)
}

fn by_fault(desk: &mut Desk<'_>) -> Ask<()> {
    match desk.pick(L86B2, Query::TeamsCause)? {
        Pick::OneTable => {
            if desk.yes(L86B1, Query::OtherTableFavours)? {
                desk.order_law(L86B1, Order::AdjustScore(Adjustment::Assigned));
                return adjust::assigned(desk, None);
            }
            return adjust::averages(desk);
        }
        Pick::FouledBoard => desk.order(L87C, Ruling::Applies),
        _ => desk.order(L86B2, Ruling::Applies),
    }
    match desk.pick(L86B2, Query::TeamsAtFault)? {
        Pick::NeitherTeam => neither(desk),
        Pick::OneTeam => one(desk),
        _ => {
            desk.order_law(L86B2c, Order::CancelBoard);
            both_at_fault(desk)
        }
    }
}

fn neither(desk: &mut Desk<'_>) -> Ask<()> {
    desk.order_law(L86B2a, Order::CancelBoard);
    let replaced =
        desk.yes(L86B2a, Query::TimeForReplacement)? && !desk.yes(L86A, Query::MatchResultKnown)?;
    if replaced {
        desk.order(L86B2a, Ruling::ReplacementBoard);
    } else {
        both(desk, Responsibility::NotAtFault);
    }
    Ok(())
}

/// Both are at fault, each directly or only in part: by that each gets its own score, or both the same.
fn both_at_fault(desk: &mut Desk<'_>) -> Ask<()> {
    let north_south = adjust::fault_of(desk, Side::NorthSouth)?;
    let east_west = adjust::fault_of(desk, Side::EastWest)?;
    if north_south == east_west {
        both(desk, north_south);
        return Ok(());
    }
    for (side, fault) in [(Side::NorthSouth, north_south), (Side::EastWest, east_west)] {
        let granted = adjust::averages_of(desk).imps(fault, None);
        desk.order(granted.by, adjust::average(side, fault));
    }
    adjust::besides_averages(desk, &[north_south, east_west]);
    desk.order(L12C4, Ruling::AveragedInKnockout);
    Ok(())
}

/// Each team gets the same in IMPs, which do not balance.
fn both(desk: &mut Desk<'_>, fault: Responsibility) {
    let granted = adjust::averages_of(desk).imps(fault, None);
    let balances = granted.amount == Ratio::ZERO;
    desk.order(granted.by, Ruling::EachTeamGets(granted.amount.exact()));
    adjust::besides_averages(desk, &[fault]);
    if !balances {
        desk.order(L12C4, Ruling::AveragedInKnockout);
    }
}

/// Only one team is at fault: the other gets average plus or what it would be assigned, and this one the complement.
fn one(desk: &mut Desk<'_>) -> Ask<()> {
    let at_fault = desk.side(L86B2b, Query::TeamAtFault)?;
    let assigned = if desk.yes(L12C1d, Query::CanAssign)? {
        Some(desk.points(L86B2b, Query::AssignedImps)?)
    } else {
        None
    };
    if let Some(apart) = one_team_at_fault(desk.edition(), &adjust::averages_of(desk), assigned.as_ref()) {
        desk.order(apart.first.by, Ruling::TeamGets(at_fault.other(), apart.first.amount.exact()));
        desk.order(apart.second.by, Ruling::TeamGets(at_fault, apart.second.amount.exact()));
    }
    Ok(())
}

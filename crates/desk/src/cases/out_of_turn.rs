//! A call at another's turn, or one that is not possible: of the auction the desk asks only what counts.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::Act;

use super::auction::{attend, laid_out};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query};

/// A call at another's turn, and who called next. Of the auction only the last bid plays a part.
pub(crate) fn call(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L29A, Query::Offender)?;
    let Some(call) = desk.call(L29A, Query::OffendingCall)? else { return Ok(()) };
    let turn = desk.seat(L29B, Query::TurnToCall)?;
    let calls = before(desk, by, call, turn)?;
    laid_out(desk, calls.first().map_or(turn, |(first, _)| *first), &calls);
    desk.act(Act::Call { by, call });
    if desk.table.unnoticed().is_empty() {
        return attend(desk);
    }
    let next = match desk.pick(L29A, Query::CalledNext)? {
        Pick::LhoOfCaller => Some(by.lho()),
        Pick::PlayerInTurn => Some(turn),
        _ => None,
    };
    if let Some(next) = next
        && let Some(call) = desk.call(L29A, Query::CalledOver(next))?
    {
        desk.act(Act::Call { by: next, call });
    }
    attend(desk)
}

/// A double or redouble that is not possible, at his turn or another's, and whether the next player called over it.
pub(crate) fn inadmissible(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L36A, Query::Offender)?;
    let Some(call) = desk.call(L36A, Query::OffendingCall)? else { return Ok(()) };
    let turn = desk.seat(L36B4, Query::TurnToCall)?;
    let calls = if turn == by { until(desk, L36A, turn, &[call])? } else { before(desk, by, call, turn)? };
    laid_out(desk, calls.first().map_or(turn, |(first, _)| *first), &calls);
    desk.act(Act::Call { by, call });
    if !desk.table.unnoticed().is_empty()
        && let Some(call) = desk.call(L36A, Query::CalledOver(by.lho()))?
    {
        desk.act(Act::Call { by: by.lho(), call });
    }
    attend(desk)
}

/// An auction in which this player is to call, with the last bid as it was. Who spoke last counts for who may double, and
/// for how many have passed since.
fn before(desk: &mut Desk<'_>, by: Seat, call: Call, turn: Seat) -> Ask<Vec<(Seat, Call)>> {
    if turn == by.lho() {
        return after_his_own(desk, by, call);
    }
    until(desk, L29A, turn, &[call])
}

/// The same where the player in turn had not called yet, for the calls that are made now.
pub(super) fn until(desk: &mut Desk<'_>, by: Provision, turn: Seat, now: &[Call]) -> Ask<Vec<(Seat, Call)>> {
    let Some(bid) = desk.call(by, Query::LastBidIfAny)? else { return Ok(vec![]) };
    let doubled = desk.pick(by, Query::DoubledYet)?;
    let last = if now.iter().any(|call| counts(*call)) { spoke_last(desk, by, doubled)? } else { turn.rho() };
    Ok(passed_to(turn, bid, doubled, last))
}

/// Whether it counts for this call who spoke last: a new bid may follow anybody's.
fn counts(call: Call) -> bool {
    match call {
        Call::Bid(_) => false,
        Call::Pass | Call::Double | Call::Redouble => true,
    }
}

fn spoke_last(desk: &mut Desk<'_>, by: Provision, doubled: Pick) -> Ask<Seat> {
    desk.seat(by, if doubled == Pick::NotDoubled { Query::LastBidder } else { Query::LastDoubler })
}

/// The bid, doubled or redoubled by the one who spoke last or made by him, and passes up to this player's turn.
fn passed_to(turn: Seat, bid: Call, doubled: Pick, last: Seat) -> Vec<(Seat, Call)> {
    let mut calls = match doubled {
        Pick::Doubled => vec![(last.rho(), bid), (last, Call::Double)],
        Pick::Redoubled => vec![(last.partner(), bid), (last.rho(), Call::Double), (last, Call::Redouble)],
        _ => vec![(last, bid)],
    };
    let passes = (1..4).map(|steps| last.step(steps)).take_while(|seat| *seat != turn);
    calls.extend(passes.map(|seat| (seat, Call::Pass)));
    calls
}

/// An auction in which this player was the last to call: what he calls now may change that call.
fn after_his_own(desk: &mut Desk<'_>, by: Seat, call: Call) -> Ask<Vec<(Seat, Call)>> {
    let Some(own) = desk.call(L29B, Query::CalledBefore(by))? else { return Ok(vec![]) };
    if own.bid().is_some() {
        return Ok(vec![(by, own)]);
    }
    let Some(bid) = desk.call(L29A, Query::LastBidIfAny)? else { return Ok(vec![(by, own)]) };
    let (doubled, last) = match own {
        Call::Pass => {
            let doubled = desk.pick(L29A, Query::DoubledYet)?;
            (doubled, if counts(call) { spoke_last(desk, L29A, doubled)? } else { by.rho() })
        }
        // Without his double as many have passed as did before it.
        Call::Double if call == Call::Pass => (Pick::NotDoubled, spoke_last(desk, L29A, Pick::NotDoubled)?),
        Call::Double => (Pick::NotDoubled, by.rho()),
        Call::Redouble | Call::Bid(_) => (Pick::Doubled, by.rho()),
    };
    let mut calls = passed_to(by, bid, doubled, last);
    calls.push((by, own));
    Ok(calls)
}

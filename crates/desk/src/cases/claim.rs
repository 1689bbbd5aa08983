//! A claim or concession that is doubted.

use openroom_lawbook::provisions::*;
use openroom_lawbook::regulations::ClaimCardOrder;
use openroom_laws::{Act, Statement};

use super::{auction, play};
use crate::desk::{Ask, Desk};
use crate::{Query, Ruling};

/// The table's own claim, with so many tricks left.
pub(crate) fn claim(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L68A, Query::Declarer)?;
    let trump = desk.denomination(L68A, Query::Trump)?;
    let by = desk.seat(L68A, Query::Claimer)?;
    // What dummy says is no claim, whatever it is about.
    let (left, tricks) = if by == declarer.partner() {
        (1, 0)
    } else {
        let left = desk.number(L68A, Query::TricksLeft)?;
        (left, desk.number(L68A, Query::TricksClaimed(left))?)
    };
    let mut setup = play::board_in(desk, declarer, trump);
    setup.tricks_before = vec![declarer; usize::from(13 - left)];
    if setup.tricks_before.is_empty() {
        // Nobody claims before the opening lead lies face up; which card it was plays no part.
        setup.plays.push((declarer.lho(), play::another(&[])));
    }
    desk.set_up(setup);
    desk.act(Act::Claim { by, tricks, statement: Box::new(Statement::silent()) });
    while !desk.has_ordered(L68D2a) && desk.answers_one()? {}
    if desk.has_ordered(L68D2a) {
        statement(desk)?;
    }
    auction::attend(desk)
}

/// What the statement left open, and what was played after it: it matters only where the claim is contested.
fn statement(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.yes(L70E2, Query::SuitOrderOpen)? {
        let ruling = match desk.settings().regulations.table.claim_card_order {
            ClaimCardOrder::TopDown => Ruling::FromTheTop,
            ClaimCardOrder::None | ClaimCardOrder::Other => Ruling::OrderByDirector,
        };
        desk.order(L70E2, ruling);
    }
    if L70D3_2007.exists_in(desk.edition()) && desk.yes(L70D3_2007, Query::PlayedAfterClaim)? {
        desk.order(L70D3_2007, Ruling::PlayIsEvidence);
    }
    Ok(())
}

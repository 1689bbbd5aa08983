//! A claim from its words.

use openroom_analysis::claim::{Claim, Principles, Statement};
use openroom_cards::{Cards, Seat};
use openroom_scenarios::{Claimed, claimed, claimed_line};

use crate::finish::Failure;
use crate::recorded::Recorded;

pub(super) fn claim(
    written: &str,
    board: &Recorded,
    after: Option<usize>,
    principles: Principles,
) -> Result<Claim, Failure> {
    let Claimed { by, tricks, statement } =
        claimed(written).map_err(|fault| Failure::input(format!("claim, {fault}")))?;
    let history = board.history(after)?;
    let claim = Claim {
        position: history.position,
        declarer: board.declarer,
        claimer: by,
        claimed: tricks,
        statement,
        shown_out: history.shown_out,
        principles,
    };
    claim.check().map_err(Failure::input)?;
    possible(&claim, &claim.statement)?;
    Ok(claim)
}

/// A line without who claims and how many.
pub(super) fn line(written: &str, claim: &Claim) -> Result<Statement, Failure> {
    let statement =
        claimed_line(written).map_err(|fault| Failure::input(format!("proposed line, {fault}")))?;
    possible(claim, &statement)?;
    Ok(statement)
}

/// The claimer plays his own cards, and dummy's where he is declarer.
fn possible(claim: &Claim, statement: &Statement) -> Result<(), Failure> {
    let own = |seat: &Seat| {
        *seat == claim.claimer || (claim.claimer == claim.declarer && *seat == claim.declarer.partner())
    };
    let held = Seat::ALL
        .iter()
        .filter(|seat| own(seat))
        .fold(Cards::EMPTY, |all, seat| all | claim.position.hands()[*seat]);
    if let Some(card) = statement.impossible_card(held) {
        return Err(Failure::input(format!("{} does not hold {card}, or names it twice", claim.claimer)));
    }
    match statement.hands().find(|hand| !own(hand)) {
        Some(hand) => Err(Failure::input(format!("{} does not play the hand of {hand}", claim.claimer))),
        None => Ok(()),
    }
}

//! A claim from its words.

use openroom_analysis::claim::{Claim, Principles, Statement};
use openroom_scenarios::{Claimed, claimed, claimed_line};

use crate::files;
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
    claim.check().map_err(files::no_claim)?;
    claim.can_mean(&claim.statement).map_err(files::no_claim)?;
    Ok(claim)
}

/// A line without who claims and how many.
pub(super) fn line(written: &str, claim: &Claim) -> Result<Statement, Failure> {
    let statement =
        claimed_line(written).map_err(|fault| Failure::input(format!("proposed line, {fault}")))?;
    claim.can_mean(&statement).map_err(files::no_claim)?;
    Ok(statement)
}

//! Statistics over many boards for a federation's committee: do a pair's choices follow hands that
//! it could not see more than its peers' do? Never a verdict.
//!
//! Every look is recorded before it is taken, counts among the looks that are corrected for, and is
//! refused below a stated number of decisions. Who may look is for the caller to guard.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of decisions stay far below 2^52, and marks of an axis are counted from nought"
)]

mod association;
mod decision;
mod look;
mod null;
mod plot;
mod tempo;

pub use association::{Association, association};
pub use decision::{Choice, Decision, DecisionError};
pub use look::{Finding, Look, LookError, Looks, Report, examine, false_rate, may_be_taken};
pub use null::Histogram;
pub use plot::{Bar, forest, histogram};
pub use tempo::{Tempo, TempoFinding, TempoReport, examine_tempo};

/// The fewest decisions of a pair that may be looked at.
pub const FEWEST: usize = 200;

/// The chance of naming one innocent pair or more, over all looks, that corrected values are meant for.
pub const LEVEL: f64 = 0.001;

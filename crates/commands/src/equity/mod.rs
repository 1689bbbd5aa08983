//! `openroom equity`: what a position or a contract was worth, for a Director who restores or adjusts.

mod contract;
mod play;
mod revoke;
mod sampled;

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_analysis::double_dummy::{Limits, Solvers};

use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::words::Spoken;

/// What a position or a contract was worth: after a revoke, or for an adjusted score
///
/// Double dummy on the actual hands, and over hands drawn at random that fit what a player knew. It computes;
/// how these players would have played is for the Director.
#[derive(Subcommand, Debug)]
pub(crate) enum Equity {
    /// After an established revoke: what each side would have won without it
    Revoke(revoke::RevokeArgs),
    /// A contract on this deal: double dummy, and over hands that fit what was known, with suggested weights
    Contract(contract::ContractArgs),
    /// A point of the play: double dummy, and over hands that fit what a player knew there
    Play(play::PlayArgs),
}

/// The board, and what the solvers may take.
#[derive(Args, Debug)]
struct Common {
    /// The PBN file; - reads standard input
    #[arg(value_name = "FILE")]
    pbn: PathBuf,

    /// The board, where the file has several
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,

    /// Megabytes that the solvers' tables may take together
    #[arg(long, value_name = "MB", default_value_t = 1024)]
    memory: u32,

    /// Threads, one solver each; as many as there are cores if not given
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    #[command(flatten)]
    spoken: Spoken,

    #[command(flatten)]
    output: Output,
}

impl Common {
    fn solvers(&self) -> Solvers {
        let limits = Limits::within(self.memory);
        Solvers::new(Limits { threads: self.threads.unwrap_or(limits.threads), ..limits })
    }
}

pub(crate) fn run(equity: &Equity) -> Result<Finish, Failure> {
    match equity {
        Equity::Revoke(args) => revoke::run(args),
        Equity::Contract(args) => contract::run(args),
        Equity::Play(args) => play::run(args),
    }
}

//! `openroom scenarios`: runs scenario files, shows them as prose, lists their words.

mod files;
mod run;
mod update;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_scenarios::{Touches, prose, vocabulary};

use crate::finish::{Failure, Finish};
use crate::output::to_screen;

pub(crate) use files::load;
pub(crate) use run::{Scene, scenes};

/// What to do with scenarios.
#[derive(Subcommand)]
pub(crate) enum Scenarios {
    /// Run files or folders; ends with `N passed, M failed`
    Run(Run),
    /// Print a file as prose
    Show {
        /// The file
        file: PathBuf,
    },
    /// Print every word that scenarios know
    Words,
}

/// `openroom scenarios run`
#[derive(Args)]
pub(crate) struct Run {
    /// Files, or folders with files that end in .md
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Run blocks that name editions in the other editions, where they must fail
    #[arg(long)]
    others: bool,

    /// With UPDATE=1, change provisions, orders, turns and scores too, not only wording
    #[arg(long)]
    accept: bool,
}

/// Says all but the last, which ends the command.
pub(crate) fn tell_all(mut failures: Vec<Failure>) -> Failure {
    let last = failures.pop().unwrap_or(Failure::ReaderGone);
    for failure in failures {
        let _ = writeln!(io::stderr(), "openroom: {failure}");
    }
    last
}

/// Does it.
pub(crate) fn run(command: &Scenarios) -> Result<Finish, Failure> {
    match command {
        Scenarios::Run(Run { paths, others: true, .. }) => run::others(paths),
        Scenarios::Run(Run { paths, accept, .. }) => {
            run::all(paths, if *accept { Touches::Substance } else { Touches::Wording })
        }
        Scenarios::Show { file } => {
            let source = files::read(file).map_err(tell_all)?;
            to_screen(|out| out.write_all(prose(&source.document).as_bytes()))?;
            Ok(Finish::Fine)
        }
        Scenarios::Words => {
            to_screen(|out| out.write_all(vocabulary().as_bytes()))?;
            Ok(Finish::Fine)
        }
    }
}

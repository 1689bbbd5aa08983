//! `openroom scenarios`: runs scenario files, shows them as prose, lists their words.

mod files;
mod run;
mod show;
mod update;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_lawbook::Language;
use openroom_scenarios::{Touches, vocabulary};

use crate::finish::{Failure, Finish};
use crate::output::to_screen;

pub(crate) use files::{load, text_of};
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

    /// Print every ruling as its reasoning: facts, questions, answers and orders
    #[arg(long)]
    explain: bool,

    /// The language of the reasoning: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = crate::words::preferred(), hide_default_value = true)]
    lang: Language,

    /// With UPDATE=1, change provisions, orders, turns and scores too, not only wording
    #[arg(long)]
    accept: bool,
}

/// Does it.
pub(crate) fn run(command: &Scenarios) -> Result<Finish, Failure> {
    match command {
        Scenarios::Run(Run { paths, others: true, .. }) => run::others(paths),
        Scenarios::Run(Run { paths, explain: true, lang, .. }) => run::explain(paths, *lang),
        Scenarios::Run(Run { paths, accept, .. }) => {
            run::all(paths, if *accept { Touches::Substance } else { Touches::Wording })
        }
        Scenarios::Show { file } => {
            let source = files::named(file)?;
            to_screen(|out| show::page(&source.document).write(out))?;
            Ok(Finish::Fine)
        }
        Scenarios::Words => {
            to_screen(|out| out.write_all(vocabulary().as_bytes()))?;
            Ok(Finish::Fine)
        }
    }
}

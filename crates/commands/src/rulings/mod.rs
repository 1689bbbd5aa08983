//! `openroom rulings`: the rulings that were kept at the desk.

mod change;
mod list;
mod show;
mod stats;
mod store;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_desk::Record;

use crate::finish::{Failure, Finish};
pub(crate) use store::{Keeping, kept};

/// The rulings that were kept at the desk: list, show, change, export, statistics
#[derive(Args)]
pub(crate) struct Rulings {
    /// The folder in which everything is kept; otherwise `openroom` in your folder of application data
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// All of them, one a line
    List(list::List),
    /// One with its reasoning
    Show(show::Show),
    /// Say when the players were told, that a review is done, what became of an appeal
    Change(change::Change),
    /// All of them as JSON, with names or, for training, without
    Export(list::Export),
    /// Rulings by Law, topic and event, and how long they took
    Stats(stats::Stats),
    /// Take one away for good
    Forget(change::Forget),
}

/// Runs the command.
pub(crate) fn run(args: &Rulings) -> Result<Finish, Failure> {
    let data = args.data.as_deref();
    match &args.what {
        What::List(list) => list.run(data),
        What::Show(show) => show.run(data),
        What::Change(change) => change.run(data),
        What::Export(export) => export.run(data),
        What::Stats(stats) => stats.run(data),
        What::Forget(forget) => forget.run(data),
    }
}

/// The record with this number.
pub(crate) fn numbered(records: Vec<(u32, Record)>, number: u32) -> Result<Record, Failure> {
    let found = records.into_iter().find(|(kept, _)| *kept == number);
    found.map(|(_, record)| record).ok_or_else(|| no_such(number))
}

fn no_such(number: u32) -> Failure {
    Failure::said("rulings-no-such", [("n", number.to_string())])
}

//! The commands of the program `openroom`, one module a command.
//!
//! Serving pages is the one command that is not here: [`run`] is given who does it, so that nothing here knows the web.

mod analyse;
mod claim;
mod convert;
mod coverage;
mod deal;
mod demo;
mod equity;
mod event;
mod files;
mod finish;
mod help;
mod home;
mod input;
mod integrity;
mod law;
mod lawbook;
mod movement;
mod output;
mod page;
mod print;
mod progress;
mod recorded;
mod rule;
mod rulings;
mod scenarios;
mod score;
mod serve;
mod usage;
mod words;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

pub use event::office::Office;
pub use finish::{Failure, Finish, reason_in};
pub use home::home;
pub use lawbook::shelf::take as law_book;
pub use serve::ServeArgs;
pub use words::spoken;

/// Duplicate bridge by the Laws.
#[derive(Parser)]
#[command(name = "openroom", version, about = "Duplicate bridge by the Laws: the program.")]
struct Openroom {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Analyse(analyse::AnalyseArgs),
    Claim(Box<claim::ClaimArgs>),
    Convert(convert::ConvertArgs),
    Deal(deal::DealArgs),
    Demo(demo::Demo),
    #[command(subcommand)]
    Equity(Box<equity::Equity>),
    Event(Box<event::EventArgs>),
    #[command(subcommand)]
    Integrity(Box<integrity::Integrity>),
    /// Look up the Laws: a provision, a whole Law, words, differences, options
    Law(law::Law),
    /// Keep official law books that you have, to be shown beside our explanations
    #[command(subcommand)]
    Lawbook(lawbook::Lawbook),
    Print(print::PrintArgs),
    Rule(Box<rule::Rule>),
    Rulings(rulings::Rulings),
    Score(score::ScoreArgs),
    Serve(ServeArgs),
    /// Run scenarios of the Laws, or show them as prose
    #[command(subcommand)]
    Scenarios(scenarios::Scenarios),
    /// How far each provision of the Laws is obeyed, from the runs of the scenarios
    Coverage(coverage::Coverage),
    /// Movements: who sits where in which round with which boards
    #[command(subcommand)]
    Movement(movement::Movement),
}

/// Does what the command line asks for; who serves the pages is given.
pub fn run(serve: fn(&ServeArgs) -> Result<Finish, Failure>) -> ExitCode {
    let asked = match Openroom::try_parse() {
        Ok(asked) => asked,
        Err(error) => return usage::exit(words::spoken, &help::told(Openroom::command(), error)),
    };
    let Some(command) = asked.command else { return finish::exit(serve(&ServeArgs::default())) };
    finish::exit(match command {
        Command::Analyse(args) => analyse::run(&args),
        Command::Claim(args) => claim::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Deal(args) => deal::run(args),
        Command::Demo(args) => demo::run(&args),
        Command::Equity(equity) => equity::run(&equity),
        Command::Event(args) => event::run(*args),
        Command::Integrity(integrity) => integrity::run(&integrity),
        Command::Law(law) => law::run(&law),
        Command::Lawbook(command) => lawbook::run(&command),
        Command::Print(args) => print::run(&args),
        Command::Rule(args) => rule::run(&args),
        Command::Rulings(args) => rulings::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Serve(args) => serve(&args),
        Command::Scenarios(scenarios) => scenarios::run(&scenarios),
        Command::Coverage(coverage) => coverage::run(&coverage),
        Command::Movement(movement) => movement::run(&movement),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_are_well_formed() {
        Openroom::command().debug_assert();
    }
}

//! Openroom: duplicate bridge by the Laws.

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

/// Duplicate bridge by the Laws.
#[derive(Parser)]
#[command(name = "openroom", version, about)]
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
    Serve(serve::ServeArgs),
    /// Run scenarios of the Laws, or show them as prose
    #[command(subcommand)]
    Scenarios(scenarios::Scenarios),
    /// How far each provision of the Laws is obeyed, from the runs of the scenarios
    Coverage(coverage::Coverage),
    /// Movements: who sits where in which round with which boards
    #[command(subcommand)]
    Movement(movement::Movement),
}

fn main() -> ExitCode {
    let asked = match Openroom::try_parse() {
        Ok(asked) => asked,
        Err(error) => return usage::exit(words::spoken, &help::told(Openroom::command(), error)),
    };
    match asked.command {
        None => finish::exit(serve::run(&serve::ServeArgs::default())),
        Some(command) => finish::exit(match command {
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
            Command::Serve(args) => serve::run(&args),
            Command::Scenarios(scenarios) => scenarios::run(&scenarios),
            Command::Coverage(coverage) => coverage::run(&coverage),
            Command::Movement(movement) => movement::run(&movement),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_are_well_formed() {
        Openroom::command().debug_assert();
    }
}

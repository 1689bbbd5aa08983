//! Openroom: duplicate bridge by the Laws.

mod coverage;
#[allow(dead_code, reason = "for the commands to come")]
mod finish;
#[allow(dead_code, reason = "for the commands to come")]
mod output;
mod scenarios;

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
    /// Run scenarios of the Laws, or show them as prose
    #[command(subcommand)]
    Scenarios(scenarios::Scenarios),
    /// How far each provision of the Laws is obeyed, from the runs of the scenarios
    Coverage(coverage::Coverage),
}

fn main() -> ExitCode {
    match Openroom::parse().command {
        None => {
            let _ = Openroom::command().print_long_help();
            ExitCode::SUCCESS
        }
        Some(command) => finish::exit(match command {
            Command::Scenarios(scenarios) => scenarios::run(&scenarios),
            Command::Coverage(coverage) => coverage::run(&coverage),
        }),
    }
}

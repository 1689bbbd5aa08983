//! Openroom: duplicate bridge by the Laws.

#[allow(dead_code, reason = "for the commands to come")]
mod finish;
#[allow(dead_code, reason = "for the commands to come")]
mod output;

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
enum Command {}

fn main() -> ExitCode {
    match Openroom::parse().command {
        None => {
            let _ = Openroom::command().print_long_help();
            ExitCode::SUCCESS
        }
        Some(command) => match command {},
    }
}

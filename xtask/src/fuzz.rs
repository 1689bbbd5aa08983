//! The walker for hours: any act by anyone at any time, in every edition and preset.

use std::process::{Command, ExitCode};

/// Walks so many boards (a million) in an optimised build; prints what came up per Law and edition.
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    let boards = match rest {
        [] => "1000000",
        [boards] if boards.parse::<u64>().is_ok_and(|boards| boards > 0) => boards,
        _ => return crate::misuse("fuzz takes a number of boards"),
    };
    let status = Command::new("cargo")
        .args(["test", "--release", "--package", "openroom-laws", "--test", "walk", "--", "--nocapture"])
        .env("WALKS", boards)
        .status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

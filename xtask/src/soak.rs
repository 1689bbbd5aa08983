//! The long tests: they run for minutes and are not part of `test`.

use std::process::{Command, ExitCode};

/// Kills the journal's writer at random moments and compares what it acknowledged with what is there.
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    let kills = match rest {
        [] => "500",
        [kills] if kills.parse::<u32>().is_ok_and(|kills| kills > 0) => kills,
        _ => return crate::misuse("soak takes a number of kills"),
    };
    let status = Command::new("cargo")
        .args(["test", "--package", "openroom-journal", "--test", "kill", "--", "--nocapture"])
        .env("OPENROOM_KILLS", kills)
        .status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

//! The long tests: they run for minutes and are not part of `test`.

use std::process::{Command, ExitCode};

/// Kills the journal's writer at random moments and compares what it acknowledged with what is there; kills the program
/// in the middle of commands and looks for half of one.
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    let kills = match rest {
        [] => "500",
        [kills] if kills.parse::<u32>().is_ok_and(|kills| kills > 0) => kills,
        _ => return crate::misuse("soak takes a number of kills"),
    };
    let killed = |package: &str| {
        let status = Command::new("cargo")
            .args(["test", "--package", package, "--test", "kill", "--", "--nocapture"])
            .env("OPENROOM_KILLS", kills)
            .status();
        status.is_ok_and(|status| status.success())
    };
    if killed("openroom-journal") && killed("openroom") { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

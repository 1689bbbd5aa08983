//! The long tests of what is stored: they run for minutes and are not part of `test`.

use std::process::ExitCode;

use crate::count::Count;
use crate::run::{cargo, show};
use crate::stages::Outcome;

const KILLS: &str = "500";

/// `soak [KILLS]`
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    let kills = match rest {
        [] => KILLS,
        [kills] if kills.parse::<u32>().is_ok_and(|kills| kills > 0) => kills,
        _ => return crate::misuse("soak takes a number of kills"),
    };
    if killed(kills).failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// So often as a stage does.
pub(crate) fn kills() -> Outcome {
    Outcome::Ran(killed(KILLS))
}

/// Kills the journal's writer at random moments and compares what it acknowledged with what is there; kills the program
/// in the middle of commands and looks for half of one.
fn killed(kills: &str) -> Count {
    let mut count = Count::default();
    for package in ["openroom-journal", "openroom"] {
        let words = ["test", "--package", package, "--test", "kill", "--", "--nocapture"];
        let said = show(cargo(&words).env("OPENROOM_KILLS", kills));
        count += Count::of(&said.lines, said.success);
    }
    count
}

//! The checks that take minutes and are whole only here.

use std::process::ExitCode;

use crate::run::{cargo, show};

/// A thousand endings by brute force, and the hundred deals of the list that DDS solved.
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    if !rest.is_empty() {
        return crate::misuse("whole takes no words");
    }
    let words =
        ["test", "--package", "openroom-analysis", "--test", "claims_by_force", "--test", "double_dummy"];
    let mut command = cargo(&words);
    command.args(["--", "--nocapture"]).env("OPENROOM_WHOLE", "1");
    if show(&mut command).success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

use std::process::ExitCode;

use crate::run::{cargo, show};

/// Runs what is marked for some editions in the others.
pub(crate) const OTHERS: [&str; 9] =
    ["run", "--quiet", "--bin", "openroom", "--", "scenarios", "run", "--others", "scenarios"];

/// Proves that scenarios marked for some editions fail in the others.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    if !words.is_empty() {
        return crate::misuse("check takes nothing");
    }
    if show(&mut cargo(&OTHERS)).success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

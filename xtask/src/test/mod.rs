mod outside;
mod stage;

use std::process::ExitCode;

pub(crate) use stage::STAGES;

/// Runs the stages, all or those named, and ends with one line that counts.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    outside::announce();
    crate::stages::run(&STAGES, words)
}

//! Openroom: duplicate bridge by the Laws.

mod serve;

use std::process::ExitCode;

fn main() -> ExitCode {
    openroom_commands::run(serve::run)
}

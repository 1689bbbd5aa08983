//! What the project does to itself: test, check, generate, bench.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let steps: [&[&str]; 3] = [
        &["fmt", "--all", "--check"],
        &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        &["test", "--workspace"],
    ];
    for step in steps {
        match Command::new("cargo").args(step).status() {
            Ok(status) if status.success() => {}
            _ => return ExitCode::FAILURE,
        }
    }
    ExitCode::SUCCESS
}

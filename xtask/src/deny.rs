//! Licences, sources and versions of what the project depends on, as `deny.toml` allows them.

use std::process::ExitCode;

use crate::run::{answers, cargo, show};

/// Asks cargo-deny. The list of known flaws needs the network and is looked at only where it is asked for.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let check: &[&str] = match words {
        [] => &["deny", "--offline", "check", "licenses", "bans", "sources"],
        ["--advisories"] => &["deny", "check"],
        _ => return crate::misuse("deny takes nothing or --advisories"),
    };
    if !answers(&mut cargo(&["deny", "--version"])) {
        eprintln!("xtask: cargo-deny is missing: `cargo install --locked cargo-deny`");
        return ExitCode::from(2);
    }
    if show(&mut cargo(check)).success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! Random input for as long as one likes: the walker, and the fuzz targets that coverage guides.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::run::{answers, root};

/// Every target of `fuzz/`, with the folder of real files that it starts from.
const TARGETS: [(&str, Option<&str>); 8] = [
    ("pbn", Some("pbn")),
    ("lin", Some("lin")),
    ("deals", Some("deals")),
    ("usebio", Some("usebio")),
    ("csv", Some("csv")),
    ("bridgemate", Some("bridgemate")),
    ("table", None),
    ("record", None),
];

/// `fuzz [BOARDS]` walks the table, `fuzz guided [SECONDS] [TARGET…]` fuzzes.
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    match rest {
        ["guided", rest @ ..] => guided(rest),
        [] => walk("1000000"),
        [boards] if boards.parse::<u64>().is_ok_and(|boards| boards > 0) => walk(boards),
        _ => crate::misuse("fuzz takes a number of boards, or `guided`"),
    }
}

/// Any act by anyone at any time, in every edition and preset, on so many boards in an optimised build; prints what
/// came up per Law and edition.
fn walk(boards: &str) -> ExitCode {
    let mut command = Command::new("cargo");
    command
        .args(["test", "--release", "--package", "openroom-laws", "--test", "walk", "--", "--nocapture"])
        .env("WALKS", boards);
    if succeeds(&mut command) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Fuzzes each target, or those named, for so many seconds (600); says which had a finding.
fn guided(rest: &[&str]) -> ExitCode {
    let (seconds, named) = match rest {
        [first, rest @ ..] if first.parse::<u32>().is_ok_and(|seconds| seconds > 0) => (*first, rest),
        _ => ("600", rest),
    };
    if let Some(other) = named.iter().find(|name| TARGETS.iter().all(|(target, _)| target != *name)) {
        let names: Vec<&str> = TARGETS.iter().map(|(target, _)| *target).collect();
        return crate::misuse(&format!("no target `{other}`; the targets are {}", names.join(", ")));
    }
    if !answers(Command::new("cargo").args(["+nightly", "fuzz", "--version"])) {
        eprintln!("xtask: fuzzing needs a nightly toolchain and `cargo install --locked cargo-fuzz`");
        return ExitCode::FAILURE;
    }
    let mut found = Vec::new();
    for (target, seeds) in TARGETS.iter().filter(|(target, _)| named.is_empty() || named.contains(target)) {
        println!("\n== {target}: {seconds} s");
        if !succeeds(&mut fuzz(target, *seeds, seconds)) {
            found.push(*target);
        }
    }
    if found.is_empty() {
        println!("\nno finding");
        return ExitCode::SUCCESS;
    }
    println!("\nfindings (see fuzz/artifacts): {}", found.join(", "));
    ExitCode::FAILURE
}

fn fuzz(target: &str, seeds: Option<&str>, seconds: &str) -> Command {
    let corpus = format!("fuzz/corpus/{target}");
    let _ = std::fs::create_dir_all(root().join(&corpus));
    let mut command = Command::new("cargo");
    command.current_dir(root()).args(["+nightly", "fuzz", "run", target, &corpus]);
    if let Some(folder) = seeds {
        command.arg(Path::new("crates/notation/tests/data").join(folder));
    }
    command.args([
        "--",
        &format!("-max_total_time={seconds}"),
        // Whole files of a club would be tried a few times a second.
        "-max_len=4096",
        "-timeout=20",
        "-rss_limit_mb=2048",
        "-print_final_stats=1",
    ]);
    command
}

fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

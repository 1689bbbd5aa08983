//! Random input for as long as one likes: the walker, and the fuzz targets that coverage guides.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::count::Count;
use crate::run::{answers, cargo, root};
use crate::stages::{Outcome, counted};

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

/// How many boards are walked where nobody says it.
const BOARDS: &str = "1000000";

/// How many seconds each target is fuzzed where nobody says it.
const SECONDS: &str = "600";

const NO_FUZZER: &str = "fuzzing needs a nightly toolchain and `cargo install --locked cargo-fuzz`";

/// `fuzz [BOARDS]` walks the table, `fuzz guided [SECONDS] [TARGET…]` fuzzes.
pub(crate) fn run(rest: &[&str]) -> ExitCode {
    let outcome = match rest {
        ["guided", rest @ ..] => {
            let (seconds, named) = match rest {
                [first, rest @ ..] if first.parse::<u32>().is_ok_and(|seconds| seconds > 0) => (*first, rest),
                _ => (SECONDS, rest),
            };
            if let Some(other) = named.iter().find(|name| TARGETS.iter().all(|(target, _)| target != *name)) {
                let names: Vec<&str> = TARGETS.iter().map(|(target, _)| *target).collect();
                let names = names.join(", ");
                return crate::misuse(&format!("no target `{other}`; the targets are {names}"));
            }
            fuzzed(seconds, named)
        }
        [] => walked(BOARDS),
        [boards] if boards.parse::<u64>().is_ok_and(|boards| boards > 0) => walked(boards),
        _ => return crate::misuse("fuzz takes a number of boards, or `guided`"),
    };
    match outcome {
        Outcome::Ran(count) if count.failed == 0 => ExitCode::SUCCESS,
        Outcome::Ran(_) => ExitCode::FAILURE,
        Outcome::Skipped(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// As many boards as a stage walks.
pub(crate) fn walk() -> Outcome {
    walked(BOARDS)
}

/// Every target for as long as a stage fuzzes it.
pub(crate) fn guided() -> Outcome {
    fuzzed(SECONDS, &[])
}

/// Any act by anyone at any time, in every edition and preset, on so many boards in an optimised build; prints what
/// came up per Law and edition.
fn walked(boards: &str) -> Outcome {
    let words = ["test", "--release", "--package", "openroom-laws", "--test", "walk", "--", "--nocapture"];
    counted(cargo(&words).env("WALKS", boards))
}

/// Fuzzes each target, or those named, for so many seconds; says which had a finding.
fn fuzzed(seconds: &str, named: &[&str]) -> Outcome {
    if !answers(Command::new("cargo").args(["+nightly", "fuzz", "--version"])) {
        return Outcome::Skipped(NO_FUZZER);
    }
    let mut count = Count::default();
    let mut found = Vec::new();
    for (target, seeds) in TARGETS.iter().filter(|(target, _)| named.is_empty() || named.contains(target)) {
        println!("\n== {target}: {seconds} s");
        let fine = succeeds(&mut fuzz(target, *seeds, seconds));
        count += Count::one(fine);
        if !fine {
            found.push(*target);
        }
    }
    match found.as_slice() {
        [] => println!("\nno finding"),
        found => println!("\nfindings (see fuzz/artifacts): {}", found.join(", ")),
    }
    Outcome::Ran(count)
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

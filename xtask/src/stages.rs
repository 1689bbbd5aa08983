//! What is run in stages: each has a name by which it is run alone, and one line that says what it came to.

use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::count::Count;
use crate::run::show;

/// What a stage came to.
pub(crate) enum Outcome {
    /// It ran.
    Ran(Count),
    /// What it needs is not there; says what to do about it.
    Skipped(&'static str),
}

/// One part of a command.
pub(crate) struct Stage {
    pub(crate) name: &'static str,
    pub(crate) does: &'static str,
    pub(crate) run: fn() -> Outcome,
}

/// Runs tests and counts them.
pub(crate) fn counted(command: &mut Command) -> Outcome {
    let said = show(command);
    Outcome::Ran(Count::of(&said.lines, said.success))
}

/// The names of stages with what each does, one a line, for the help.
pub(crate) fn listed(stages: &[Stage]) -> String {
    let lines: Vec<String> =
        stages.iter().map(|stage| format!("  {:<26} {}", stage.name, stage.does)).collect();
    lines.join("\n")
}

/// Runs stages, all or those named, and ends with one line for each and one that counts them all.
/// With `--strict` (or `CI=true`) a stage that was skipped, or a test that is ignored, is a failure.
pub(crate) fn run(all: &[Stage], words: &[&str]) -> ExitCode {
    let mut strict = std::env::var("CI").is_ok_and(|ci| ci == "true" || ci == "1");
    let mut stages: Vec<&Stage> = Vec::new();
    for word in words {
        match all.iter().find(|stage| stage.name == *word) {
            Some(stage) => stages.push(stage),
            None if *word == "--strict" => strict = true,
            None => {
                let names: Vec<&str> = all.iter().map(|stage| stage.name).collect();
                return crate::misuse(&format!("no stage `{word}`; the stages are {}", names.join(", ")));
            }
        }
    }
    if stages.is_empty() {
        stages.extend(all);
    }

    let mut total = Count::default();
    let (mut results, mut missing) = (Vec::new(), false);
    for stage in stages {
        println!("\n== {}: {}", stage.name, stage.does);
        let began = Instant::now();
        let result = match (stage.run)() {
            Outcome::Ran(count) => {
                total += count;
                count.to_string()
            }
            Outcome::Skipped(why) => {
                total.skipped += 1;
                missing = true;
                format!("skipped: {why}")
            }
        };
        let line = format!("== {} took {:.1} s: {result}", stage.name, began.elapsed().as_secs_f64());
        println!("{line}");
        results.push(line);
    }

    println!();
    for line in results {
        println!("{line}");
    }
    let unrun = missing || total.ignored > 0;
    if total.ignored > 0 {
        println!("{} tests are marked to be ignored", total.ignored);
    }
    println!("{total}");
    if total.failed > 0 || (strict && unrun) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

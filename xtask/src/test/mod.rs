mod count;
mod outside;
mod stage;

use std::process::ExitCode;
use std::time::Instant;

use count::Count;
use stage::{Outcome, STAGES, Stage};

/// Runs the stages, all or those named, and ends with one line that counts.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let mut strict = std::env::var("CI").is_ok_and(|ci| ci == "true" || ci == "1");
    let mut stages: Vec<&Stage> = Vec::new();
    for word in words {
        match STAGES.iter().find(|stage| stage.name == *word) {
            Some(stage) => stages.push(stage),
            None if *word == "--strict" => strict = true,
            None => {
                let names: Vec<&str> = STAGES.iter().map(|stage| stage.name).collect();
                return crate::misuse(&format!("no stage `{word}`; the stages are {}", names.join(", ")));
            }
        }
    }
    if stages.is_empty() {
        stages.extend(&STAGES);
    }

    outside::announce();
    let mut total = Count::default();
    let mut missing = Vec::new();
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
                missing.push((stage.name, why));
                format!("skipped: {why}")
            }
        };
        println!("== {} took {:.1} s: {result}", stage.name, began.elapsed().as_secs_f64());
    }

    println!();
    for (stage, why) in &missing {
        println!("{stage} was skipped: {why}");
    }
    let unrun = !missing.is_empty() || total.ignored > 0;
    if total.ignored > 0 {
        println!("{} tests are marked to be ignored", total.ignored);
    }
    println!("{total}");
    if total.failed > 0 || (strict && unrun) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

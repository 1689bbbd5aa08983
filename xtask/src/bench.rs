use std::fs;
use std::process::ExitCode;

use crate::run::{cargo, root, show};

/// Runs the benchmarks of all crates, or the one named; each prints its own ratios.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let all = benches();
    let chosen: Vec<&(String, String)> = match words {
        [] => all.iter().collect(),
        [name] => all.iter().filter(|(_, bench)| bench == name).collect(),
        _ => return crate::misuse("bench takes one name or none"),
    };
    if chosen.is_empty() {
        let names: Vec<&str> = all.iter().map(|(_, bench)| bench.as_str()).collect();
        println!("no such benchmark; there are: {}", names.join(", "));
        return if words.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) };
    }
    let mut success = true;
    for (package, bench) in chosen {
        println!("\n== {bench} ({package})");
        success &= show(&mut cargo(&["bench", "--quiet", "--package", package, "--bench", bench])).success;
    }
    if success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Package and name of every `crates/*/benches/*.rs`, in order.
fn benches() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for krate in fs::read_dir(root().join("crates")).into_iter().flatten().flatten() {
        let folder = krate.file_name().to_string_lossy().into_owned();
        let package = if folder == "openroom" { folder } else { format!("openroom-{folder}") };
        for file in fs::read_dir(krate.path().join("benches")).into_iter().flatten().flatten() {
            if let Some(bench) = file.file_name().to_string_lossy().strip_suffix(".rs") {
                found.push((package.clone(), bench.to_owned()));
            }
        }
    }
    found.sort();
    found
}

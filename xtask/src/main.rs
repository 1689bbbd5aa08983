//! What the project does to itself: test, check, bench.

mod bench;
mod browser;
mod check;
mod count;
mod deny;
mod fuzz;
mod run;
mod soak;
mod stages;
mod test;
mod tidy;
mod whole;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  test [--strict] [STAGE…]   everything that must hold; ends with `N passed, M failed, K skipped`
                             --strict (or CI=true): a skipped stage or an ignored test is a failure
  check                      scenarios marked for some editions fail in the others
  tidy [--lower]             what the project promises about its own sources holds; lowers its ceilings
  deny [--advisories]        licences and sources of dependencies, by cargo-deny; known flaws too (network)
  bench [NAME]               run the benchmarks and print their ratios
  pictures [FOLDER]          pictures of the main pages of the web app
  fuzz [BOARDS]              walk so many random boards (a million) and count per Law and edition
  fuzz guided [SECONDS] [TARGET…]
                             fuzz every parser, the table and its record so long each (600), guided by coverage
  whole [--strict] [STAGE…]  the long proofs, one after the other; minutes to hours
  soak [KILLS]               kill the journal's writer so often (500) and compare what was acknowledged
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["test", rest @ ..] => test::run(rest),
        ["check", rest @ ..] => check::run(rest),
        ["tidy", rest @ ..] => tidy::run(rest),
        ["bench", rest @ ..] => bench::run(rest),
        ["deny", rest @ ..] => deny::run(rest),
        ["pictures", rest @ ..] => browser::pictures(rest),
        ["soak", rest @ ..] => soak::run(rest),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["whole", rest @ ..] => stages::run(&whole::STAGES, rest),
        [] | ["help" | "--help" | "-h"] => {
            print!("{}", help());
            ExitCode::SUCCESS
        }
        [other, ..] => misuse(&format!("unknown command `{other}`")),
    }
}

/// The commands, and the stages of those that have some.
fn help() -> String {
    let (test, whole) = (stages::listed(&test::STAGES), stages::listed(&whole::STAGES));
    format!("{HELP}\nstages of test:\n{test}\n\nstages of whole:\n{whole}\n")
}

/// Says what was wrong with the command line.
fn misuse(what: &str) -> ExitCode {
    eprintln!("xtask: {what}\n\n{}", help());
    ExitCode::from(2)
}

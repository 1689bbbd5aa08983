use super::outside;
use crate::count::Count;
use crate::run::{answers, cargo, show};
use crate::stages::{Outcome, Stage};
use crate::{browser, check, tidy};

/// The stages in order.
pub(crate) const STAGES: [Stage; 8] = [
    Stage { name: "format", does: "every file is formatted", run: format },
    Stage { name: "tidy", does: "what the project promises about its own sources holds", run: tidy },
    Stage { name: "lints", does: "clippy finds nothing in any crate", run: lints },
    Stage { name: "tests", does: "unit and property tests", run: tests },
    Stage { name: "docs", does: "the examples in the documentation run", run: docs },
    Stage { name: "scenarios", does: "the scenarios of the Laws, each in its editions", run: scenarios },
    Stage { name: "editions", does: "scenarios marked for some editions fail in the others", run: editions },
    Stage { name: "browser", does: "the web app in a real browser", run: in_browser },
];

fn format() -> Outcome {
    if !answers(&mut cargo(&["fmt", "--version"])) {
        return Outcome::Skipped("rustfmt is missing: `rustup component add rustfmt`");
    }
    Outcome::Ran(Count::one(show(&mut cargo(&["fmt", "--all", "--check"])).success))
}

fn tidy() -> Outcome {
    Outcome::Ran(Count::one(tidy::check()))
}

fn lints() -> Outcome {
    if !answers(&mut cargo(&["clippy", "--version"])) {
        return Outcome::Skipped("clippy is missing: `rustup component add clippy`");
    }
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    Outcome::Ran(Count::one(show(&mut cargo(&clippy)).success))
}

fn tests() -> Outcome {
    if answers(&mut cargo(&["nextest", "--version"])) {
        counted(&["nextest", "run", "--workspace", "--no-fail-fast", "--no-tests=pass"])
    } else {
        counted(&["test", "--workspace", "--lib", "--bins", "--tests", "--examples", "--no-fail-fast"])
    }
}

fn docs() -> Outcome {
    counted(&["test", "--workspace", "--doc", "--no-fail-fast"])
}

fn scenarios() -> Outcome {
    counted(&["run", "--quiet", "--bin", "openroom", "--", "scenarios", "run", "scenarios"])
}

fn editions() -> Outcome {
    counted(&check::OTHERS)
}

fn in_browser() -> Outcome {
    match browser::test() {
        Ok(said) => Outcome::Ran(Count::of(&said.lines, said.success)),
        Err(why) => Outcome::Skipped(why),
    }
}

fn counted(words: &[&str]) -> Outcome {
    let skipped = outside::file();
    let said = show(cargo(words).env(outside::SKIPPED, &skipped));
    Outcome::Ran(outside::settle(&skipped, Count::of(&said.lines, said.success)))
}

//! What the project promises about its own sources, held by a test.

mod ceilings;
mod check;
mod citations;
mod crates;
mod errors;
mod figures;
mod identity;
mod lex;
mod names;
mod rings;
mod sizes;
mod source;
mod tree;
mod uses;

use std::collections::BTreeMap;
use std::fs;
use std::process::ExitCode;

use ceilings::{Ceilings, Stands, Unread};
use check::{Finding, Project};
use crates::Touch;
use source::Source;

use crate::run::root;

const FILE: &str = "xtask/tidy.toml";

/// A check that needs nothing but the sources.
type Check = fn(&Project<'_>) -> Vec<Finding>;

const CHECKS: [(&str, Check); 5] = [
    ("long-files", sizes::files),
    ("long-functions", sizes::functions),
    ("law-numbers-in-comments", citations::citations),
    ("texts-as-errors", errors::errors),
    ("identity-by-debug", identity::identities),
];

type Count = fn(&Project<'_>) -> usize;

const FIGURES: [(&str, Count); 2] =
    [("generated-lines", figures::generated_lines), ("crates-in-the-lock", figures::crates_in_lock)];

/// Says what does not hold, or with `--lower` lowers the ceilings to what is found.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let success = match words {
        [] => check(),
        ["--lower"] => lower(),
        _ => return crate::misuse("tidy takes nothing or --lower"),
    };
    if success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether everything holds; says what does not.
pub(crate) fn check() -> bool {
    let Some(stands) = stands() else { return false };
    let mut holds = true;
    for (key, stands) in stands {
        match stands {
            Stands::Holds => {}
            Stands::Above(more) => {
                holds = false;
                println!("{key}: more than {FILE} allows");
                for line in more {
                    println!("  {line}");
                }
            }
            Stands::Below(_) => {
                holds = false;
                println!("{key}: less than {FILE} allows; `cargo xtask tidy --lower` lowers it");
            }
        }
    }
    holds
}

/// Lowers every ceiling that stands above what is found.
fn lower() -> bool {
    let Some(stands) = stands() else { return false };
    let path = root().join(FILE);
    let Ok(mut text) = fs::read_to_string(&path) else { return false };
    for (key, stands) in stands {
        if let Stands::Below(lower) = stands {
            text = ceilings::lowered(&text, &lower);
            println!("{key}: lowered");
        }
    }
    fs::write(&path, text).is_ok() && check()
}

/// How everything stands, by the name of its ceiling; none where what is allowed cannot be read.
fn stands() -> Option<Vec<(String, Stands)>> {
    let text = fs::read_to_string(root().join(FILE)).unwrap_or_default();
    let allowed = match Ceilings::read(&text) {
        Ok(allowed) => allowed,
        Err(Unread(line)) => {
            println!("{FILE}:{line}: cannot be read");
            return None;
        }
    };
    let files = tree::read(&root());
    let sources: Vec<Source<'_>> = files.iter().filter(|file| file.is_rust()).map(Source::new).collect();
    let project = Project::new(&files, &sources);
    let log = figures::commits();
    if log.is_none() {
        println!("subjects of commits: skipped, git does not know the commits since the beginning");
    }
    Some(all(&project, &allowed, log.as_deref()))
}

fn all(project: &Project<'_>, allowed: &Ceilings, log: Option<&str>) -> Vec<(String, Stands)> {
    let mut found: Vec<(String, Vec<Finding>)> =
        vec![("direction".to_owned(), crates::direction(project, allowed))];
    for what in allowed.below("touch") {
        let table = format!("touch.{what}");
        let names = |key: &str| allowed.names(&table, key).unwrap_or_default();
        let touch = Touch { paths: names("paths"), only: names("only") };
        found.push((format!("touches-{what}"), crates::touches(project, touch)));
    }
    for (key, check) in CHECKS {
        found.push((key.to_owned(), check(project)));
    }
    found.extend(log.map(|log| ("long-subjects".to_owned(), figures::subjects(log))));
    let mut stands = Vec::new();
    for (key, mut found) in found {
        let apart = allowed.names("apart", &key).unwrap_or_default();
        found.retain(|finding| !apart.iter().any(|name| name == check::package(&finding.name)));
        let still = allowed.names("still", &key).unwrap_or_default();
        stands.push((key.clone(), ceilings::list("still", &key, still, &found)));
    }
    let mut rings: BTreeMap<String, Vec<Finding>> = rings::rings(project).into_iter().collect();
    for package in allowed.keys("rings") {
        rings.entry(package.to_owned()).or_default();
    }
    for (package, found) in rings {
        let still = allowed.names("rings", &package).unwrap_or_default();
        stands.push((format!("ring in {package}"), ceilings::list("rings", &package, still, &found)));
    }
    for (key, count) in FIGURES {
        stands.push((key.to_owned(), ceilings::figure(key, allowed.figure(key), count(project))));
    }
    stands
}

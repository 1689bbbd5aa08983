//! `openroom law`: the law book.

mod contents;
mod diff;
mod json;
mod options;
mod page;
mod place;
mod provision;
mod search;

use clap::{Args, Subcommand};
use openroom_lawbook::{Edition, Found, Language, Provision, look_up};

use crate::{
    finish::{Failure, Finish},
    output::to_screen,
};
use page::Page;

/// Look up the Laws.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Law {
    #[command(subcommand)]
    command: Option<LawCommand>,

    /// A provision (27B1a), a Law or part of one (27, 12C1), or a defined term (penalty card)
    #[arg(value_name = "NUMBER")]
    number: Vec<String>,

    #[command(flatten)]
    how: How,
}

/// How the law book is shown.
#[derive(Args, Clone, Copy)]
struct How {
    /// The edition whose numbers are meant and shown: 2007, 2017 or poland2024 [default: 2017]
    #[arg(long)]
    edition: Option<Edition>,

    /// Add the federation's own terms: en, et, fi, pl, de or nb
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl How {
    fn edition(self) -> Edition {
        self.edition.unwrap_or(Edition::Laws2017)
    }
}

#[derive(Subcommand)]
enum LawCommand {
    /// Search titles, text and cases, and the glossary in six languages
    Search(search::Search),
    /// What differs between two editions
    Diff(diff::Diff),
    /// The choices that the Laws leave to someone, and what the program does with them
    Options(options::Options),
}

/// Runs the command.
pub(crate) fn run(law: &Law) -> Result<Finish, Failure> {
    match &law.command {
        Some(LawCommand::Search(search)) => search::run(search),
        Some(LawCommand::Diff(diff)) => diff::run(diff),
        Some(LawCommand::Options(options)) => options::run(options),
        None if law.number.is_empty() => contents::run(law.how),
        None => show(&law.number.join(" "), law.how),
    }
}

fn show(text: &str, how: How) -> Result<Finish, Failure> {
    match look_up(text, how.edition()).map_err(Failure::input)? {
        Found::Provision(found) if how.json => json::print(&json::provision(found)),
        Found::Provision(found) => provision::run(found, how),
        Found::Place(_, found) if how.json => {
            json::print(&found.into_iter().map(json::provision).collect::<Vec<_>>())
        }
        Found::Place(number, found) => place::run(&number, &found, how),
        Found::Elsewhere(found) if how.json => {
            json::print(&found.into_iter().map(|(_, found)| json::provision(found)).collect::<Vec<_>>())
        }
        Found::Elsewhere(found) => elsewhere(&found, how),
    }
}

fn elsewhere(found: &[(Edition, Provision)], how: How) -> Result<Finish, Failure> {
    let edition = how.edition();
    let mut page = Page::new();
    for (at, &(other, provision)) in found.iter().enumerate() {
        if found[..at].iter().any(|&(_, before)| before == provision) {
            continue;
        }
        let number = provision.cite(other);
        page.text(&format!(
            "{number} is a number of {}: {}. {}",
            other.long_name(),
            provision.title(),
            where_it_is(provision, edition)
        ));
        page.indented(4, &format!("openroom law {number} --edition {other}"));
        page.blank();
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

/// Where the matter of a provision stands in an edition, as a sentence.
fn where_it_is(provision: Provision, edition: Edition) -> String {
    if let Some(number) = provision.number(edition) {
        return format!("In {} it is {number}.", edition.long_name());
    }
    let places = places(provision, edition);
    if places.is_empty() {
        return format!("{} say nothing of it.", capital(edition.long_name()));
    }
    let named: Vec<String> =
        places.iter().map(|one| format!("{} ({})", one.cite(edition), one.title())).collect();
    format!("In {} its matter stands in {}.", edition.long_name(), named.join(", "))
}

/// The provisions of an edition that hold the matter of one that it does not have.
fn places(provision: Provision, edition: Edition) -> Vec<Provision> {
    let went = provision.went().iter().copied();
    went.chain(provision.came_from()).filter(|one| one.exists_in(edition)).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().to_string() + letters.as_str())
}

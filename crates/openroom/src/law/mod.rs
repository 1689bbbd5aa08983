//! `openroom law`: the law book.

mod case;
mod cite;
mod contents;
mod diff;
mod json;
mod official;
mod options;
mod place;
mod provision;
mod search;

use crate::page::Page;
use clap::{Args, Subcommand};
use openroom_lawbook::{Edition, Found, Language, Provision, Standing, look_up, namesakes};

use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::preferred,
};
use cite::printed;

/// Look up the Laws.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Law {
    #[command(subcommand)]
    command: Option<LawCommand>,

    /// A provision (27B1a), a Law or part of one (27, 12C1), a defined term (penalty card) or a case (27B1a#2)
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

    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = preferred(), hide_default_value = true)]
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
    if text.contains('#') {
        return case::run(text, how);
    }
    let edition = how.edition();
    match look_up(text, edition).map_err(Failure::input)? {
        Found::Provision(found) if how.json => json::print(&json::provision(found, edition)),
        Found::Provision(found) => provision::run(found, how),
        Found::Place(_, found) if how.json => {
            json::print(&found.into_iter().map(|one| json::provision(one, edition)).collect::<Vec<_>>())
        }
        Found::Place(number, found) => place::run(&number, &found, how),
        Found::Elsewhere(found) if how.json => {
            let found = found.into_iter().map(|(other, found)| json::provision(found, other));
            json::print(&found.collect::<Vec<_>>())
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
        let number = printed(provision, other);
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
    let number = printed(provision, edition);
    match provision.standing(edition) {
        Standing::Own(_) if provision.law().is_none() => {
            return format!("{} define it.", capital(edition.long_name()));
        }
        Standing::Own(_) => return format!("In {} it is {number}.", edition.long_name()),
        Standing::Within(_) => return format!("In {} it is part of {number}.", edition.long_name()),
        Standing::Absent => {}
    }
    let places = places(provision, edition);
    if places.is_empty() {
        return format!("{} say nothing of it.", capital(edition.long_name()));
    }
    let named: Vec<String> = places
        .iter()
        .map(|one| match one.law() {
            Some(_) => format!("{} ({})", printed(*one, edition), one.title()),
            None => format!("the definition of {}", one.title()),
        })
        .collect();
    format!("In {} its matter stands in {}.", edition.long_name(), named.join(", "))
}

/// What other editions print under the number, where that is something else, and where it stands here.
fn other_meanings(page: &mut Page, number: &str, edition: Edition) {
    for namesake in namesakes(number, edition) {
        page.blank();
        let editions = namesake.editions;
        if let [one] = namesake.provisions[..] {
            page.text(&format!(
                "The number {number} stands for another paragraph in {editions}: {}. {}",
                one.title(),
                where_it_is(one, edition)
            ));
            continue;
        }
        let rows = namesake.provisions.iter();
        let there = editions.iter().next().unwrap_or(edition);
        let titles: Vec<String> = rows.map(|&one| there_and_here(one, there, edition)).collect();
        let shown = titles.len().min(3);
        let more = match titles.len() - shown {
            0 => String::new(),
            more => format!("; and {more} more"),
        };
        page.text(&format!(
            "The number {number} stands for other paragraphs in {editions}: {}{more}.",
            titles[..shown].join("; ")
        ));
    }
}

/// A paragraph of another edition by its number and title there, and its number here.
fn there_and_here(provision: Provision, there: Edition, here: Edition) -> String {
    let (number, title) = (printed(provision, there), provision.title());
    match provision.standing(here) {
        Standing::Own(own) => format!("{number} {title} ({here}: {own})"),
        Standing::Within(_) => format!("{number} {title} ({here}: in {})", printed(provision, here)),
        Standing::Absent => format!("{number} {title}"),
    }
}

/// Says once whose wording and numbers the texts on a page of the edition have.
fn wording(page: &mut Page, provisions: &[Provision], edition: Edition) {
    for worded in Edition::ALL.into_iter().filter(|&one| one != edition) {
        let so = |one: &Provision| one.exists_in(edition) && one.worded_in() == worded;
        let rows: Vec<Provision> = provisions.iter().copied().filter(so).collect();
        let differs = rows.iter().any(|one| one.difference(edition).is_some());
        let renumbered = match edition {
            Edition::Laws2007 => !rows.is_empty(),
            Edition::Laws2017 | Edition::Poland2024 => false,
        };
        if !differs && !renumbered {
            continue;
        }
        let whose = if worded == Edition::Laws2017 || rows.len() == provisions.len() {
            String::new()
        } else {
            let numbers: Vec<&str> = rows.iter().map(|&one| printed(one, edition)).collect();
            format!("{}: ", numbers.join(", "))
        };
        let how = if differs {
            format!(" Where {edition} differs, \"In {edition}:\" says how.")
        } else {
            String::new()
        };
        page.text(&format!(
            "{whose}When and Then have the wording of {worded}, and the numbers in them are those of {worded}.{how}"
        ));
    }
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

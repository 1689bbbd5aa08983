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
mod regulations_file;
mod search;

use std::path::{Path, PathBuf};

use crate::page::Page;
use clap::{Args, Subcommand};
use openroom_lawbook::{Edition, Found, Language, Provision, Standing, UnknownProvision, look_up, namesakes};

use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::{preferred, words},
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

    /// The folder where an imported law book is kept (`openroom lawbook import --data DIR`); otherwise your folder of application data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

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
        None => show(&law.number.join(" "), law.how, law.data.as_deref()),
    }
}

fn show(text: &str, how: How, data: Option<&Path>) -> Result<Finish, Failure> {
    if text.contains('#') {
        return case::run(text, how);
    }
    let edition = how.edition();
    match look_up(text, edition).map_err(unknown)? {
        Found::Provision(found) if how.json => json::print(&json::provision(found, edition)),
        Found::Provision(found) => provision::run(found, how, data),
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

fn unknown(UnknownProvision { number, nearest }: UnknownProvision) -> Failure {
    let asked = ("number", format!("{number:?}"));
    if nearest.is_empty() {
        Failure::said("law-no-number", [asked])
    } else {
        Failure::said("law-no-number-nearest", [asked, ("nearest", nearest.join(", "))])
    }
}

fn elsewhere(found: &[(Edition, Provision)], how: How) -> Result<Finish, Failure> {
    let (edition, w) = (how.edition(), words(how.lang));
    let mut page = Page::new();
    for (at, &(other, provision)) in found.iter().enumerate() {
        if found[..at].iter().any(|&(_, before)| before == provision) {
            continue;
        }
        let number = printed(provision, other);
        let variables = [
            ("number", number.to_owned()),
            ("edition", named(other, how.lang)),
            ("title", provision.text(how.lang).title.to_owned()),
        ];
        let here = where_it_is(provision, edition, how.lang);
        page.text(&format!("{} {here}", w.say("law-number-of", &variables)));
        page.indented(4, &format!("openroom law {number} --edition {other}"));
        page.blank();
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

/// An edition as the sentences of the law book name it.
fn named(edition: Edition, lang: Language) -> String {
    match lang {
        Language::En => edition.long_name().to_owned(),
        Language::Et | Language::Fi | Language::Pl | Language::De | Language::Nb => edition.to_string(),
    }
}

/// Where the matter of a provision stands in an edition, as a sentence.
fn where_it_is(provision: Provision, edition: Edition, lang: Language) -> String {
    let w = words(lang);
    let number = printed(provision, edition);
    let at = |key: &str, number: String| {
        capital(&w.say(key, &[("edition", named(edition, lang)), ("number", number)]))
    };
    match provision.standing(edition) {
        Standing::Own(_) if provision.law().is_none() => {
            return capital(&w.with("law-there-defined", "edition", named(edition, lang)));
        }
        Standing::Own(_) => return at("law-there-own", number.to_owned()),
        Standing::Within(_) => return at("law-there-within", number.to_owned()),
        Standing::Absent => {}
    }
    let places = places(provision, edition);
    if places.is_empty() {
        return capital(&w.with("law-there-nothing", "edition", named(edition, lang)));
    }
    let title = |one: &Provision| one.text(lang).title;
    let place = |one: &Provision| match one.law() {
        Some(_) => format!("{} ({})", printed(*one, edition), title(one)),
        None => w.with("law-definition-of", "title", title(one)),
    };
    at("law-there-matter", places.iter().map(place).collect::<Vec<_>>().join(", "))
}

/// What other editions print under the number, where that is something else, and where it stands here.
fn other_meanings(page: &mut Page, number: &str, edition: Edition, lang: Language) {
    let w = words(lang);
    for namesake in namesakes(number, edition) {
        page.blank();
        let editions = namesake.editions;
        let say = |key: &str, title: String| {
            let variables =
                [("number", number.to_owned()), ("editions", editions.to_string()), ("title", title)];
            w.say(key, &variables)
        };
        if let [one] = namesake.provisions[..] {
            let said = say("law-namesake", one.text(lang).title.to_owned());
            page.text(&format!("{said} {}", where_it_is(one, edition, lang)));
            continue;
        }
        let rows = namesake.provisions.iter();
        let there = editions.iter().next().unwrap_or(edition);
        let mut titles: Vec<String> = rows.map(|&one| there_and_here(one, there, edition, lang)).collect();
        let more = titles.len().saturating_sub(3);
        titles.truncate(3);
        if more > 0 {
            titles.push(w.with("law-and-more", "n", more.to_string()));
        }
        page.text(&say("law-namesakes", titles.join("; ")));
    }
}

/// A paragraph of another edition by its number and title there, and its number here.
fn there_and_here(provision: Provision, there: Edition, here: Edition, lang: Language) -> String {
    let (number, title) = (printed(provision, there), provision.text(lang).title);
    match provision.standing(here) {
        Standing::Own(own) => format!("{number} {title} ({here}: {own})"),
        Standing::Within(_) => {
            let within = words(lang).with("law-within", "number", printed(provision, here));
            format!("{number} {title} ({here}: {within})")
        }
        Standing::Absent => format!("{number} {title}"),
    }
}

/// Says once whose wording and numbers the texts on a page of the edition have.
fn wording(page: &mut Page, provisions: &[Provision], edition: Edition, lang: Language) {
    let w = words(lang);
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
        let said = w.with("law-wording", "edition", worded.to_string());
        let how = if differs {
            format!(" {}", w.with("law-wording-differs", "edition", edition.to_string()))
        } else {
            String::new()
        };
        page.text(&format!("{whose}{said}{how}"));
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

//! `openroom law diff`: what differs between two editions.

use clap::Args;
use openroom_lawbook::{Edition, Language, Provision, Standing};
use serde::Serialize;

use super::{Page, cite::printed, json, named, place::law_of, places};
use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::{Spoken, words},
};

/// What differs between two editions.
#[derive(Args)]
pub(super) struct Diff {
    /// The edition to compare: 2007, 2017 or poland2024
    from: Edition,

    /// The edition to compare it with
    to: Edition,

    /// One Law only, by its number in either edition
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=93))]
    law: Option<u8>,

    #[command(flatten)]
    spoken: Spoken,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// How a provision differs between two editions.
#[derive(Serialize)]
struct Difference {
    provision: Provision,
    title: &'static str,
    from: Option<&'static str>,
    to: Option<&'static str>,
    change: Change,
    what: String,
}

#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Change {
    Gone,
    New,
    Changed,
    Reworded,
    Renumbered,
}

/// Runs the comparison.
pub(super) fn run(diff: &Diff) -> Result<Finish, Failure> {
    let w = diff.spoken.words();
    let lang = if diff.json { Language::En } else { w.language() };
    let differences: Vec<Difference> = Provision::all()
        .filter(|&provision| diff.law.is_none_or(|law| is_of_law(provision, law, diff)))
        .filter_map(|provision| difference(provision, diff.from, diff.to, lang))
        .collect();
    if diff.json {
        return json::print(&differences);
    }
    let mut page = Page::new();
    let editions = [("from", named(diff.from, lang)), ("to", named(diff.to, lang))];
    page.text(&match diff.law {
        Some(law) => w.say("law-diff-of", &[&[("law", law.to_string())][..], &editions].concat()),
        None => w.say("law-diff", &editions),
    });
    for (change, heading) in [
        (Change::Gone, "law-diff-gone"),
        (Change::New, "law-diff-new"),
        (Change::Changed, "law-diff-changed"),
        (Change::Reworded, "law-diff-reworded"),
        (Change::Renumbered, "law-diff-renumbered"),
    ] {
        let of_kind: Vec<&Difference> = differences.iter().filter(|one| one.change == change).collect();
        if of_kind.is_empty() {
            continue;
        }
        page.heading(&format!("{} ({})", w.t(heading), of_kind.len()));
        for one in of_kind {
            let numbers = match (one.from, one.to) {
                (Some(from), Some(to)) if from != to => format!("{from} -> {to}"),
                (Some(number), _) | (None, Some(number)) => number.to_owned(),
                (None, None) => one.provision.id().to_owned(),
            };
            page.indented(
                2,
                &match one.provision.law() {
                    Some(_) => format!("{numbers}  {}", one.title),
                    None => w.with("law-definition", "title", one.title),
                },
            );
            if !one.what.is_empty() {
                page.indented(6, &one.what);
            }
        }
    }
    if differences.is_empty() {
        page.heading(&w.t("law-diff-nothing"));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

fn is_of_law(provision: Provision, law: u8, diff: &Diff) -> bool {
    let number_of = |edition| provision.number(edition).is_some_and(|number| law_of(number) == Some(law));
    provision.law() == Some(law) || number_of(diff.from) || number_of(diff.to)
}

fn difference(provision: Provision, from: Edition, to: Edition, lang: Language) -> Option<Difference> {
    let change = |change, what: String| {
        Some(Difference {
            provision,
            title: provision.text(lang).title,
            from: provision.number(from),
            to: provision.number(to),
            change,
            what,
        })
    };
    match (provision.exists_in(from), provision.exists_in(to)) {
        (false, false) => None,
        (true, false) => change(Change::Gone, with_places(provision, to, lang)),
        (false, true) => change(Change::New, with_places(provision, from, lang)),
        (true, true) => {
            let what = notes(provision, from, to, lang);
            let english = notes(provision, from, to, Language::En);
            let moved = provision.number(from) != provision.number(to)
                || matches!(provision.standing(from), Standing::Within(_))
                    != matches!(provision.standing(to), Standing::Within(_));
            if what.is_empty() && !moved {
                None
            } else if what.is_empty() {
                change(Change::Renumbered, what)
            } else if english
                .split_once(": ")
                .is_some_and(|(_, note)| note.to_lowercase().starts_with("same"))
            {
                change(Change::Reworded, what)
            } else {
                change(Change::Changed, what)
            }
        }
    }
}

/// What follows by the provision, and where the edition that does not have it speaks of the matter.
fn with_places(provision: Provision, other: Edition, lang: Language) -> String {
    let then = provision.text(lang).then;
    let places: Vec<&str> = places(provision, other).into_iter().map(|one| printed(one, other)).collect();
    if places.is_empty() {
        return then.to_owned();
    }
    let see = [("edition", other.to_string()), ("number", places.join(", "))];
    format!("{then} ({})", words(lang).say("law-diff-see", &see))
}

/// What the catalogue notes of the edition that differs from the common text, without "same".
fn notes(provision: Provision, from: Edition, to: Edition, lang: Language) -> String {
    let between = |one: Edition| from == one || to == one;
    let mut out = Vec::new();
    for edition in [Edition::Laws2007, Edition::Poland2024] {
        if let Some(note) = provision.remark_in(edition, lang).filter(|_| between(edition)) {
            out.push(format!("{edition}: {note}"));
        }
    }
    out.join(" ")
}

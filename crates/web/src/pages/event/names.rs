//! The entries: names typed or imported.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_archive::OtherNames;
use openroom_movements::Unit;
use openroom_tournament::{Command, EntryNo, People};

use super::entry::pair_of;
use super::top::{Top, framed};
use super::{after, director, doing, find, organizer, told};
use crate::acts::{Posted, plain};
use crate::app::{App, apart};
use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// The most entries in one form.
const MOST: usize = 600;
/// The longest name.
const LONGEST: usize = 60;

/// An entry as the list shows it.
pub(crate) struct Entered {
    /// Its number.
    pub(crate) number: u16,
    /// Who.
    pub(crate) name: String,
    /// Whether the pair has filed its system card; none where there is none to file.
    pub(crate) card: Option<bool>,
}

#[derive(Template)]
#[template(path = "event/names.html")]
struct NamesPage {
    page: Page,
    top: Top,
    label: String,
    example: String,
    entries: Vec<Entered>,
    known: usize,
    may_enter: bool,
    cards_asked: bool,
}

/// The entries and the form for more.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    director(&inside, &visitor)?;
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-names");
    let active = inside.event.active().map(|entry| Entered {
        number: entry.0,
        name: told::entry(&inside, entry),
        card: pair_of(&inside, entry).map(|pair| inside.event.cards().contains_key(&pair)),
    });
    let asked = inside.event.conditions().is_some_and(|conditions| {
        conditions.regulations.understandings.system_card
            == openroom_lawbook::regulations::SystemCard::Required
    });
    let unit = unit_key(inside.event.unit());
    html::page(&NamesPage {
        label: page.w.t(format!("names-{unit}")),
        example: page.w.t(format!("names-{unit}-example")),
        page,
        top,
        entries: active.collect(),
        may_enter: guest.organizer().is_some() && inside.event.session_no() == 0,
        cards_asked: asked,
        known: inside.people.iter().filter(|(_, player)| !player.number.is_empty()).count(),
    })
}

/// Enters names, imports a list, or takes an entry out.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (by, unit) = {
        let inside = evening.inside();
        (organizer(&inside, &visitor)?, inside.event.unit().ok_or(Wrong::NotFound)?)
    };
    if let Some(number) = form.get("withdraw") {
        let entry = EntryNo(number.parse().map_err(|_| Wrong::Malformed("wrong-form"))?);
        let done = doing(&evening, move |evening| evening.does(by, vec![Command::Withdraw(entry)])).await?;
        return after(&evening, &visitor, done, "/names");
    }
    if let Some(list) = form.get("list").filter(|list| !list.trim().is_empty()) {
        let people = People::from_csv(list).map_err(|_| Wrong::Malformed("wrong-list"))?;
        let club = Arc::clone(&app.club);
        let other_names = if form.ticked("rename") { OtherNames::Taken } else { OtherNames::Refused };
        let done = apart(move || club.import(&people, other_names)).await?;
        return after(&evening, &visitor, done, "/names");
    }
    let lines: Vec<Vec<String>> =
        form.get("names").unwrap_or_default().lines().map(names).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return Err(Wrong::Malformed("wrong-names"));
    }
    if lines.len() > MOST {
        return Err(Wrong::TooLarge);
    }
    let right = |line: &Vec<String>| match unit {
        Unit::Player => line.len() == 1,
        Unit::Pair => line.len() == 2,
        Unit::Team => (4..=8).contains(&line.len()),
    };
    if !lines.iter().all(right) {
        return Err(Wrong::Malformed(match unit {
            Unit::Player => "wrong-names-player",
            Unit::Pair => "wrong-names-pair",
            Unit::Team => "wrong-names-team",
        }));
    }
    let club = Arc::clone(&app.club);
    let done = doing(&evening, move |evening| {
        let flat: Vec<String> = lines.iter().flatten().cloned().collect();
        let mut persons = club.persons(&flat)?.into_iter();
        let commands = lines.iter().map(|line| {
            let players: Vec<_> = persons.by_ref().take(line.len()).collect();
            let captain = players.first().copied().filter(|_| unit == Unit::Team);
            Command::Enter { players, captain }
        });
        let commands = commands.collect();
        evening.does(by, commands)
    })
    .await?;
    after(&evening, &visitor, done, "/names")
}

/// The names in a line: parted by a dash with blanks, a slash, a semicolon, a comma, an ampersand or a plus.
fn names(line: &str) -> Vec<String> {
    let line = line.replace(" - ", "/").replace(" – ", "/").replace(" — ", "/");
    let parts = line.split(['/', ';', ',', '&', '+', '\t']);
    parts.map(|name| plain(name, LONGEST)).filter(|name| !name.is_empty()).collect()
}

/// The key of a kind of contestant.
const fn unit_key(unit: Option<Unit>) -> &'static str {
    match unit {
        Some(Unit::Player) => "player",
        Some(Unit::Team) => "team",
        Some(Unit::Pair) | None => "pair",
    }
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn names_are_parted_by_what_people_write() {
        for line in [
            "Ann Lee - Bo Day",
            "Ann Lee/Bo Day",
            "Ann Lee, Bo Day",
            " Ann Lee &\u{202e} Bo Day ",
            "Ann Lee – Bo Day",
        ] {
            assert_eq!(names(line), ["Ann Lee", "Bo Day"], "{line}");
        }
        assert_eq!(names("Ann-Mari Lee"), ["Ann-Mari Lee"]);
    }
}

//! The entries: names typed or imported.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_archive::OtherNames;
use openroom_lawbook::Language;
use openroom_movements::Unit;
use openroom_tournament::{Command, EntryNo, ListRefused, People, Person, Refused};

use super::entry::{pair_of, suspended};
use super::joining::{Opening, openings};
use super::top::{Top, framed};
use super::{after, director, doing, find, organizer, refused, told};
use crate::acts::{Posted, plain};
use crate::app::{App, apart};
use crate::club::{Club, Evening, NotDone, now, rehearse};
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The most entries in one form.
const MOST: usize = 600;
/// The longest name.
const LONGEST: usize = 60;
/// The most names of a line that are said again.
const MOST_FOUND: usize = 8;

/// An entry as the list shows it.
pub(crate) struct Entered {
    /// Its number.
    pub(crate) number: u16,
    /// Who.
    pub(crate) name: String,
    /// Whether the pair has filed its system card; none where there is none to file.
    pub(crate) card: Option<bool>,
    /// Those of it who are suspended for the session, as a sentence each.
    pub(crate) suspended: Vec<String>,
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
    /// Whether a list was taken just now.
    taken: bool,
    /// The letters of a file that are not UTF-8.
    letters: &'static str,
    may_enter: bool,
    /// Where somebody can still come in; empty before the start.
    openings: Vec<Opening>,
    cards_asked: bool,
}

/// The entries and the form for more.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    director(&evening.inside(), &visitor)?;
    let club = Arc::clone(&app.club);
    let known = apart(move || club.listed()).await?.map_err(|_| Wrong::Failed)?;
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-names");
    let w = page.w;
    let active = inside.event.active().map(|entry| Entered {
        number: entry.0,
        name: match told::team(&inside, entry) {
            Some(team) => format!("{team}: {}", told::players(&inside, entry)),
            None => told::entry(&inside, entry),
        },
        card: pair_of(&inside, entry).map(|pair| inside.event.cards().contains_key(&pair)),
        suspended: suspended(&inside, &inside.event.entries()[&entry].players)
            .into_iter()
            .map(|name| w.with("suspended", "name", name))
            .collect(),
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
        openings: openings(&inside),
        cards_asked: asked,
        taken: query.get("list") == Some("taken"),
        letters: letters(visitor.language),
        known,
    })
}

/// What spreadsheets write in this language where they do not write UTF-8.
const fn letters(language: Language) -> &'static str {
    match language {
        Language::Et => "windows-1257",
        Language::Pl => "windows-1250",
        Language::En | Language::Fi | Language::De | Language::Nb => "windows-1252",
    }
}

/// Why a list of players cannot be read.
fn list_refused(w: Words, why: &ListRefused) -> String {
    let at = |key: &str, line: &usize| w.with(key, "line", *line);
    match why {
        ListRefused::NoHeading => w.t("wrong-list"),
        ListRefused::Fields { line, found, expected } => w.say(
            "list-fields",
            &[("line", line.to_string()), ("found", found.to_string()), ("expected", expected.to_string())],
        ),
        ListRefused::Empty { line } => at("list-empty", line),
        ListRefused::NumberTwice { line, number } => {
            let number: String = number.chars().take(LONGEST).collect();
            w.say("list-twice", &[("line", line.to_string()), ("number", number)])
        }
        ListRefused::Quote { line } => at("list-quote", line),
    }
}

/// Enters names, imports a list, or takes an entry out.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    if form.get("what") == Some("late") {
        return join(&app, &evening, &visitor, &form).await;
    }
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
        let w = words(visitor.language);
        if list.contains(char::REPLACEMENT_CHARACTER) {
            return Err(Wrong::Malformed("wrong-list-letters"));
        }
        let people = People::from_csv(list).map_err(|why| Wrong::Refused(list_refused(w, &why)))?;
        let club = Arc::clone(&app.club);
        let other_names = if form.ticked("rename") { OtherNames::Taken } else { OtherNames::Refused };
        let done = apart(move || club.import(&people, other_names)).await?;
        return after(&evening, &visitor, done, "/names?list=taken#list");
    }
    let lines = written(form.get("names").unwrap_or_default(), unit);
    if lines.is_empty() {
        return Err(Wrong::Malformed("wrong-names"));
    }
    if lines.len() > MOST {
        return Err(Wrong::TooLarge);
    }
    let w = words(visitor.language);
    let most = most_players(&evening);
    let at_line = |number: usize, why: String| {
        Wrong::Refused(w.say("names-line", &[("n", number.to_string()), ("why", why)]))
    };
    for line in &lines {
        if let Some(key) = line.wrong(unit, most) {
            return Err(at_line(line.number, line.told(w, key)));
        }
    }
    let numbers: Vec<usize> = lines.iter().map(|line| line.number).collect();
    let club = Arc::clone(&app.club);
    let done = doing(&evening, move |evening| enter(evening, &club, by, unit, &lines)).await?;
    match done {
        Ok(None) => after(&evening, &visitor, Ok(()), "/names"),
        Ok(Some((place, why))) => {
            let why = refused::sentence(w, &evening.inside(), &why);
            Err(at_line(numbers.get(place).copied().unwrap_or_default(), why))
        }
        Err(why) => after(&evening, &visitor, Err(why), "/names"),
    }
}

/// How many players a team may have.
fn most_players(evening: &Evening) -> usize {
    let more = evening.inside().event.conditions().is_some_and(|conditions| {
        conditions.regulations.event.team_size == openroom_lawbook::regulations::TeamSize::MoreThanFour
    });
    if more { 8 } else { 4 }
}

/// Enters one entry more when the session has begun.
async fn join(
    app: &App,
    evening: &Arc<Evening>,
    visitor: &Visitor,
    form: &Posted,
) -> Result<Response, Wrong> {
    let (by, unit, number) = {
        let inside = evening.inside();
        let unit = inside.event.unit().ok_or(Wrong::NotFound)?;
        (director(&inside, visitor)?, unit, EntryNo(inside.event.entries().len() as u16 + 1))
    };
    let w = words(visitor.language);
    let mut lines = written(form.get("names").unwrap_or_default(), unit);
    let (Some(line), true) = (lines.pop(), lines.is_empty()) else {
        return Err(Wrong::Malformed("wrong-names-one"));
    };
    if let Some(key) = line.wrong(unit, most_players(evening)) {
        return Err(Wrong::Refused(line.told(w, key)));
    }
    let (section, from) = (form.read("section")?, form.read("round")?);
    let club = Arc::clone(&app.club);
    let done = doing(evening, move |evening| {
        let players = club.persons(&line.names)?;
        let captain = players.first().copied().filter(|_| unit == Unit::Team);
        let name = line.team.map(|name| Command::NameTeam { entry: number, name });
        let enter = Command::EnterLate { players, captain, section, from };
        evening.does(by, std::iter::once(enter).chain(name).collect())
    })
    .await?;
    after(evening, visitor, done, "/names")
}

/// Enters the lines, all or none; which of them was refused, and why.
fn enter(
    evening: &Evening,
    club: &Club,
    by: Person,
    unit: Unit,
    lines: &[Written],
) -> Result<Option<(usize, Refused)>, NotDone> {
    let flat: Vec<String> = lines.iter().flat_map(|line| &line.names).cloned().collect();
    let mut persons = club.persons(&flat)?.into_iter();
    let entered = evening.inside().event.entries().len() as u16;
    let mut commands = Vec::new();
    let mut places = Vec::new();
    for (place, (line, number)) in lines.iter().zip(entered + 1..).enumerate() {
        let players: Vec<_> = persons.by_ref().take(line.names.len()).collect();
        let captain = players.first().copied().filter(|_| unit == Unit::Team);
        commands.push(Command::Enter { players, captain });
        let name = line.team.clone();
        commands.extend(name.map(|name| Command::NameTeam { entry: EntryNo(number), name }));
        places.resize(commands.len(), place);
    }
    match evening.does(by, commands.clone()) {
        Err(NotDone::Refused(why)) => {
            let place = places.get(refused_at(evening, by, &commands)).copied();
            Ok(Some((place.unwrap_or_default(), *why)))
        }
        done => done.map(|()| None),
    }
}

/// The first of the commands that the event refuses.
fn refused_at(evening: &Evening, by: Person, commands: &[Command]) -> usize {
    let mut event = evening.inside().event.clone();
    for (place, command) in commands.iter().enumerate() {
        match rehearse(&event, by, now(), std::slice::from_ref(command)) {
            Ok(after) => event = after,
            Err(_) => return place,
        }
    }
    0
}

/// A line as somebody wrote it.
pub(crate) struct Written {
    /// The number of the line, from 1.
    number: usize,
    /// What the team is called.
    team: Option<String>,
    /// The names.
    names: Vec<String>,
}

impl Written {
    /// The key of what is wrong with it, where a team has at most so many players.
    fn wrong(&self, unit: Unit, most: usize) -> Option<&'static str> {
        let long = |name: &String| name.chars().count() > LONGEST;
        if self.names.iter().chain(&self.team).any(long) {
            return Some("wrong-name-long");
        }
        match (unit, self.names.len()) {
            (Unit::Player, 1) | (Unit::Pair, 2) | (Unit::Team, 4) => None,
            (Unit::Team, players @ 5..=8) if players <= most => None,
            (Unit::Player, _) => Some("wrong-names-player"),
            (Unit::Pair, _) => Some("wrong-names-pair"),
            (Unit::Team, 5..=8) => Some("wrong-names-team-size"),
            (Unit::Team, _) => Some("wrong-names-team"),
        }
    }
}

impl Written {
    /// What is wrong with it, and the names that were found where their number is.
    fn told(&self, w: Words, key: &'static str) -> String {
        let why = w.t(key);
        if key == "wrong-name-long" {
            return why;
        }
        let quoted = |name: &String| w.with("names-found-one", "name", name.clone());
        let names: Vec<String> = self.names.iter().take(MOST_FOUND).map(quoted).collect();
        format!("{why} {}", w.with("names-found", "names", names.join(", ")))
    }
}

/// The lines of the form; of a team what stands before a colon is its name.
fn written(text: &str, unit: Unit) -> Vec<Written> {
    let line = |(place, line): (usize, &str)| {
        let (team, rest) = match line.split_once(':') {
            Some((team, rest)) if unit == Unit::Team => (Some(plain(team, LONGEST + 1)), rest),
            _ => (None, line),
        };
        Written { number: place + 1, team: team.filter(|name| !name.is_empty()), names: names(rest) }
    };
    text.lines().enumerate().map(line).filter(|line| !line.names.is_empty()).collect()
}

/// The names in a line: parted by a dash with blanks, a slash between words, a semicolon, a comma, an ampersand or a plus. A
/// slash beside another sign is part of a name.
fn names(line: &str) -> Vec<String> {
    let line = line.replace(" - ", ";").replace(" – ", ";").replace(" — ", ";");
    let word = |sign: Option<char>| {
        sign.is_some_and(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '.' | ')'))
    };
    let parts_at = |(place, sign): (usize, char)| match sign {
        '/' => word(line[..place].chars().next_back()) && word(line[place + 1..].chars().next()),
        sign => matches!(sign, ';' | ',' | '&' | '+' | '\t'),
    };
    let ends: Vec<usize> = line.char_indices().filter(|at| parts_at(*at)).map(|(place, _)| place).collect();
    let starts = std::iter::once(0).chain(ends.iter().map(|place| place + 1));
    let parts = starts.zip(ends.iter().copied().chain([line.len()])).map(|(from, to)| &line[from..to]);
    parts.map(|name| plain(name, LONGEST + 1)).filter(|name| !name.is_empty()).collect()
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
        assert_eq!(names("</b> - Bo Day"), ["</b>", "Bo Day"], "a slash of a name");
        assert_eq!(names("<i>Ann</i> / Bo Day"), ["<i>Ann</i>", "Bo Day"]);
        assert_eq!(names("Ann Lee / Bo Day/Cat Poe"), ["Ann Lee", "Bo Day", "Cat Poe"]);
        assert_eq!(names("/ Ann Lee /"), ["/ Ann Lee /"]);
        assert_eq!(names("Õie Ü./Ärni Ö."), ["Õie Ü.", "Ärni Ö."]);
    }
}

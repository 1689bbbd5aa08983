//! Which pairs of a team play where: named by the captain or by the Director.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::Side;
use openroom_movements::Unit;
use openroom_tournament::{Command, EntryNo, LineUp, Partners, Person};

use super::top::{Top, framed};
use super::{after, doing, find, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Guest, Inside};
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// The fields of the form: two players North-South, two East-West.
const FIELDS: [(&str, Side); 4] = [
    ("north", Side::NorthSouth),
    ("south", Side::NorthSouth),
    ("east", Side::EastWest),
    ("west", Side::EastWest),
];

/// A line-up that was named.
struct Named {
    round: u16,
    north_south: String,
    east_west: String,
}

#[derive(Template)]
#[template(path = "event/line_up.html")]
struct LineUpPage {
    page: Page,
    top: Top,
    entry: u16,
    name: String,
    players: Vec<(u32, String)>,
    /// The fields with the name of the side and who is there now.
    fields: Vec<(&'static str, &'static str, u32)>,
    rounds: Vec<u16>,
    named: Vec<Named>,
}

/// Who names the line-up of a team: whoever directs, or its captain.
pub(crate) fn names(inside: &Inside, guest: &Guest, entry: EntryNo) -> Result<Person, Wrong> {
    let known = inside.event.entries().get(&entry).filter(|_| inside.event.unit() == Some(Unit::Team));
    let captain = known.ok_or(Wrong::NotFound)?.captain;
    let as_captain = guest.player.map(|(person, ..)| person).filter(|person| captain == Some(*person));
    guest.director().or(as_captain).ok_or(Wrong::NotFound)
}

/// The team of `?entry=3`, or the captain's own.
fn asked(inside: &Inside, guest: &Guest, query: &Query) -> Result<EntryNo, Wrong> {
    let given = query.get("entry").and_then(|text| text.parse().ok()).map(EntryNo);
    let own = || guest.player.and_then(|(person, ..)| inside.event.entry_of(person));
    given.or_else(own).ok_or(Wrong::NotFound)
}

/// The form.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let entry = asked(&inside, &guest, &query)?;
    names(&inside, &guest, entry)?;
    let here = if guest.director().is_some() { "tab-names" } else { "tab-me" };
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, here);
    let event = &inside.event;
    let session = event.session_no().max(1);
    let players = event.entries().get(&entry).map(|known| known.players.clone()).unwrap_or_default();
    let playing = event.sections(session).find(|(_, playing)| playing.entries.contains(&entry));
    let (called, rounds) = playing.map_or((0, 1), |(_, playing)| (playing.round(), playing.rounds));
    let now = event.line_up(entry, session, u16::MAX);
    let both = |pair: Partners| pair.both().map(|one| told::person(&inside, one)).join(" – ");
    let named = event.line_ups(entry, session).map(|(round, line_up)| Named {
        round,
        north_south: both(line_up.of(Side::NorthSouth)),
        east_west: both(line_up.of(Side::EastWest)),
    });
    let fields = FIELDS.iter().enumerate().map(|(place, (field, side))| {
        let there = now.map(|line_up| line_up.of(*side).both()[place % 2]);
        let there = there.or_else(|| players.get(place).copied());
        (*field, page.w.side(*side), there.map_or(0, |person| person.0))
    });
    html::page(&LineUpPage {
        entry: entry.0,
        name: told::entry(&inside, entry),
        players: players.iter().map(|one| (one.0, told::person(&inside, *one))).collect(),
        fields: fields.collect(),
        rounds: (called.min(rounds.saturating_sub(1)) + 1..=rounds).collect(),
        named: named.collect(),
        page,
        top,
    })
}

/// Names the pairs.
pub(crate) async fn name(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let entry = EntryNo(form.read("entry").map_err(|_| Wrong::NotFound)?);
    let by = {
        let inside = evening.inside();
        names(&inside, &inside.guest(&visitor.key()), entry)?
    };
    let person = |field: &str| form.read(field).map(Person);
    let pair = |one: &str, other: &str| {
        Partners::of(person(one)?, person(other)?).ok_or(Wrong::Malformed("refused-line-up"))
    };
    let line_up = LineUp { north_south: pair("north", "south")?, east_west: pair("east", "west")? };
    let round: u16 = form.read("round")?;
    let command = Command::LineUp { entry, round, line_up };
    let done = doing(&evening, move |evening| evening.does(by, vec![command])).await?;
    after(&evening, &visitor, done, &format!("/line-up?entry={}", entry.0))
}

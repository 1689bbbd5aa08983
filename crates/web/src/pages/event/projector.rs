//! The room display: clock, round, where to go, ranking.

use std::collections::BTreeSet;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::Side;
use openroom_movements::{Contestant, Table};
use openroom_tournament::{Entry, Playing, Section};

use super::results::{self, RankedGroup};
use super::tables::table_name;
use super::{find, room, told};
use crate::app::App;
use crate::club::{Evening, Guest, Inside};
use crate::html::{self, Page};
use crate::pages::seat::{address, qr_svg};
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// A table of the next round.
pub(crate) struct Move {
    pub(crate) table: String,
    pub(crate) ns: String,
    pub(crate) ew: String,
    pub(crate) boards: String,
}

/// A section on the display.
pub(crate) struct OnDisplay {
    pub(crate) section: String,
    pub(crate) round: u16,
    pub(crate) rounds: u16,
    pub(crate) clock: Option<room::Clock>,
    /// The tables of the round that is played, or of the first.
    pub(crate) moves: Vec<Move>,
    /// Those who sit out away from a table.
    pub(crate) resting: Vec<String>,
}

/// The display.
pub(crate) struct Display {
    pub(crate) w: Words,
    pub(crate) code: String,
    pub(crate) title: String,
    pub(crate) many: bool,
    pub(crate) sections: Vec<OnDisplay>,
    pub(crate) after: Option<u16>,
    /// The session after which the ranking stands so.
    pub(crate) ranked: u16,
    /// What that session is called, where it is not the one that is played.
    pub(crate) called: Option<String>,
    pub(crate) over: bool,
    pub(crate) groups: Vec<RankedGroup>,
}

#[derive(Template)]
#[template(path = "event/projector.html")]
struct ProjectorPage {
    page: Page,
    display: Display,
    address: String,
    qr: String,
}

#[derive(Template)]
#[template(path = "event/projector_part.html")]
struct ProjectorPart<'a> {
    display: &'a Display,
}

impl Display {
    /// The part that shows it.
    fn part(&self) -> ProjectorPart<'_> {
        ProjectorPart { display: self }
    }
}

/// The page, for anybody: a projector is seen by all.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    let page = Page::of(&visitor);
    let display = display(&evening, &inside, page.w);
    let address = address(&app, &headers, &format!("/e/{}", evening.code));
    let qr = qr_svg(&address);
    html::page(&ProjectorPage { page, display, address, qr })
}

/// The part that changes, as text.
pub(super) fn part(evening: &Evening, visitor: &Visitor) -> Result<String, Wrong> {
    let display = display(evening, &evening.inside(), words(visitor.language));
    html::text(&display.part())
}

/// Made as for somebody without any office: everybody in the room reads it.
pub(crate) fn display(evening: &Evening, inside: &Inside, w: Words) -> Display {
    let event = &inside.event;
    let session = event.session_no();
    let many = event.sections(session).count() > 1;
    let results = results::results(&evening.code, inside, &Guest::default(), w, session);
    Display {
        w,
        code: evening.code.clone(),
        title: inside.door.title.clone(),
        many,
        sections: event
            .sections(session)
            .map(|(section, playing)| one(inside, section, playing, many))
            .collect(),
        after: results.after,
        ranked: results.session,
        called: results.called.filter(|_| results.session != session),
        over: session > 0 && event.is_over(session),
        groups: results.groups,
    }
}

fn one(inside: &Inside, section: Section, playing: &Playing, many: bool) -> OnDisplay {
    let round = playing.round().max(1);
    let drawn = playing.movement.rounds.get(usize::from(round) - 1);
    let tables = drawn.map_or(&[][..], |round| &round.tables);
    let name = |table: &Table, side: Side| {
        let mut entries = vec![];
        for seat in side.seats() {
            entries.extend(
                table.seats[seat].and_then(|who| playing.entry(who)).filter(|one| !entries.contains(one)),
            );
        }
        if entries.is_empty() { "–".to_owned() } else { told::entries(inside, &entries) }
    };
    let moves = (1..).zip(tables).map(|(number, table)| Move {
        table: table_name(section, number, many),
        ns: name(table, Side::NorthSouth),
        ew: name(table, Side::EastWest),
        boards: table
            .set
            .filter(|_| table.is_played())
            .map_or_else(|| "–".to_owned(), |set| told::boards(playing.movement.board_numbers(set))),
    });
    OnDisplay {
        section: section.to_string(),
        round: playing.round(),
        rounds: playing.rounds,
        clock: room::clock(inside, section),
        moves: moves.collect(),
        resting: resting(inside, section, playing, round),
    }
}

/// Those of a section who are at no table of a round and may play a later one.
pub(super) fn resting(inside: &Inside, section: Section, playing: &Playing, round: u16) -> Vec<String> {
    let Some(drawn) = playing.movement.rounds.get(usize::from(round.max(1)) - 1) else { return vec![] };
    let event = &inside.event;
    let at_tables: BTreeSet<Contestant> =
        drawn.tables.iter().flat_map(Table::occupants).map(|(_, who)| who).collect();
    let is_out = |who: Contestant| event.is_knocked_out(event.session_no(), section, who, round);
    let away = playing.movement.all_contestants().filter(|who| !at_tables.contains(who) && !is_out(*who));
    let entries = away.filter_map(|who| playing.entry(who));
    let playing = entries.filter(|entry| event.entries().get(entry).is_some_and(Entry::plays));
    playing.map(|entry| told::entry(inside, entry)).collect()
}

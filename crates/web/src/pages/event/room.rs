//! The Director's room: rounds, tables, calls, what is open.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::Side;
use openroom_tournament::{Command, DrawBy, Line, LineState, Playing, RoundState, Section, Tournament};

use super::course::{self, Tied};
use super::tables::table_name;
use super::top::{Top, framed};
use super::{after, director, doing, find, plot, projector, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Evening, Guest, Inside, Saw, Subject, is_agreed, millis, now};
use crate::html::{self, Page};
use crate::pages::desk_open::{OpenCase, cases_of};
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The clock of a round.
#[derive(Copy, Clone)]
pub(crate) struct Clock {
    /// When it ends, in seconds since 1970.
    pub(crate) ends: u64,
    /// The moment at which this was written.
    pub(crate) now: u64,
    /// How far it has come.
    pub(crate) state: &'static str,
}

impl Clock {
    /// Minutes and seconds that are left, as they were when this was written.
    pub(crate) fn left(&self) -> String {
        let left = self.ends.saturating_sub(self.now);
        format!("{}:{:02}", left / 60, left % 60)
    }
}

/// The clock of a section of the session that is played.
pub(super) fn clock(inside: &Inside, section: Section) -> Option<Clock> {
    let event = &inside.event;
    let at = now();
    let clock = event.clock(section, at).filter(|_| !event.is_over(event.session_no()))?;
    let state = match clock.state {
        RoundState::Playing => "playing",
        RoundState::Warning => "warning",
        RoundState::Over => "over",
    };
    // The page is the same until the state changes, so that nothing is sent every second.
    Some(Clock { ends: clock.ends.0, now: at.0 / 15 * 15, state })
}

/// A table in the room.
pub(crate) struct TableNow {
    pub(crate) name: String,
    /// As addresses name it.
    pub(crate) place: String,
    pub(crate) done: usize,
    pub(crate) due: usize,
    pub(crate) class: &'static str,
    pub(crate) who: String,
}

/// A section in the room.
pub(crate) struct SectionNow {
    pub(crate) section: String,
    pub(crate) round: u16,
    pub(crate) rounds: u16,
    pub(crate) next: Option<u16>,
    pub(crate) draws: bool,
    pub(crate) missing: usize,
    pub(crate) clock: Option<Clock>,
    pub(crate) tables: Vec<TableNow>,
    /// How long each table took, as a picture.
    pub(crate) pace: String,
    /// Whether contestants who have met may meet again when the next round is drawn.
    pub(crate) may_meet_again: bool,
    /// Whether the next round can be drawn before it is called.
    pub(crate) may_draw: bool,
    /// The round that is drawn and not called, and who meets whom in it.
    pub(crate) drawn: Option<(u16, Vec<(String, String)>)>,
    /// Who is at no table of that round.
    pub(crate) resting: Vec<String>,
    /// Whether the round that was called last can be made the last.
    pub(crate) may_end: bool,
}

/// A call that waits.
pub(crate) struct Waiting {
    pub(crate) call: usize,
    pub(crate) table: String,
    /// As addresses name it.
    pub(crate) place: String,
    pub(crate) by: String,
    pub(crate) minutes: u64,
    /// When, in seconds of universal time.
    pub(crate) called: u64,
    /// A board of that table that this Director has still to play: the call is for another Director.
    pub(crate) for_another: bool,
}

/// A line that needs a Director.
pub(crate) struct Needs {
    pub(crate) line: String,
    pub(crate) table: String,
    pub(crate) board: u32,
    pub(crate) hidden: bool,
}

/// The room.
pub(crate) struct Room {
    pub(crate) w: Words,
    pub(crate) code: String,
    pub(crate) csrf: String,
    /// Names which rounds were seen to be called.
    pub(crate) mark: String,
    pub(crate) organizes: bool,
    /// Whether nobody else directs the event.
    pub(crate) alone: bool,
    pub(crate) many: bool,
    pub(crate) entries: usize,
    pub(crate) calls: Vec<Waiting>,
    pub(crate) cases: Vec<OpenCase>,
    pub(crate) sections: Vec<SectionNow>,
    /// Tied matches of a knockout for which nobody was named.
    pub(crate) tied: Vec<Tied>,
    /// Whether the start can be taken back.
    pub(crate) may_take_back: bool,
    pub(crate) disputes: Vec<Needs>,
    pub(crate) reviews: Vec<(Needs, String)>,
    /// Whether a case that waits is about a board that this Director has still to play: no more is said of it.
    pub(crate) reviews_hidden: bool,
    /// Scores that somebody contests.
    pub(crate) claims: Vec<Needs>,
    pub(crate) strayed: Vec<Needs>,
    pub(crate) missing: Vec<Needs>,
    pub(crate) appeals: usize,
    pub(crate) over: bool,
    pub(crate) published: bool,
    pub(crate) plays: bool,
}

#[derive(Template)]
#[template(path = "event/room.html")]
struct RoomPage {
    page: Page,
    top: Top,
    room: Room,
}

#[derive(Template)]
#[template(path = "event/room_part.html")]
struct RoomPart<'a> {
    room: &'a Room,
}

impl Room {
    /// The part that shows it.
    fn part(&self) -> RoomPart<'_> {
        RoomPart { room: self }
    }
}

/// The room.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let room = room(&app, &evening, &visitor)?;
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-room");
    html::page(&RoomPage { page, top, room })
}

/// The part that changes, as text.
pub(super) fn part(app: &App, evening: &Evening, visitor: &Visitor) -> Result<String, Wrong> {
    html::text(&room(app, evening, visitor)?.part())
}

/// Calls a round, draws it or takes its draw back, publishes, goes to a table, names who goes on, ends the session early, takes
/// its start back.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let by = director(&evening.inside(), &visitor)?;
    let done = if form.get("what") == Some("attend") {
        let call: usize = form.read("call")?;
        if evening.inside().door.calls.get(call).is_none_or(|call| call.attended) {
            return Err(Wrong::Malformed("notice-gone"));
        }
        doing(&evening, move |evening| super::online::attend(&app, evening, call)).await?
    } else {
        let saw = Saw::of(&form, Subject::Rounds)?;
        let commands = commands(&evening.inside(), &form)?;
        doing(&evening, move |evening| evening.does_with(by, commands, Also::seeing(saw))).await?
    };
    after(&evening, &visitor, done, "/room")
}

fn commands(inside: &Inside, form: &Posted) -> Result<Vec<Command>, Wrong> {
    if let Some(command) = course::command(inside, form)? {
        return Ok(vec![command]);
    }
    let event = &inside.event;
    match form.get("what") {
        Some("round") => {
            let by = course::by(form);
            let section = form.read("section")?;
            if is_early(event, section) && !form.ticked("sure") {
                return Err(Wrong::Malformed("wrong-sure"));
            }
            next_round(event, section, form.read("round")?, by)
        }
        Some("publish") => Ok(vec![Command::PublishScores(event.session_no())]),
        _ => Err(Wrong::Malformed("wrong-form")),
    }
}

/// Whether results of the round that is played are still missing.
fn is_early(event: &Tournament, section: Section) -> bool {
    event.missing(event.session_no()).iter().any(|line| line.section == section)
}

/// The next round of a section; where rounds are drawn one by one it is drawn first.
fn next_round(event: &Tournament, section: Section, round: u16, by: DrawBy) -> Result<Vec<Command>, Wrong> {
    let playing = event.section(event.session_no(), section).ok_or(Wrong::NotFound)?;
    if round != playing.round() + 1 {
        return Err(Wrong::Malformed("notice-gone"));
    }
    let drawn = playing.movement.rounds.len() >= usize::from(round);
    let draw = (playing.is_drawn() && !drawn).then_some(Command::DrawRound(section, by));
    Ok(draw.into_iter().chain([Command::StartRound(section, round)]).collect())
}

/// The room as this visitor sees it, who directs.
pub(crate) fn room(app: &App, evening: &Evening, visitor: &Visitor) -> Result<Room, Wrong> {
    let w = words(visitor.language);
    let cases = cases_of(app, evening, &visitor.key(), w);
    let inside = &*evening.inside();
    let by = director(inside, visitor)?;
    let guest = inside.guest(&visitor.key());
    let event = &inside.event;
    let session = event.session_no();
    let many = event.sections(session).count() > 1;
    let needs = |line: Line| Needs {
        line: line.to_string(),
        table: table_name(line.section, line.table, many),
        board: line.board,
        hidden: super::direct::is_hidden(inside, &guest, line),
    };
    let disputed = |(line, state): (&Line, &LineState)| {
        matches!(state, LineState::Disputed { .. }).then(|| needs(*line))
    };
    let edition = event.conditions().map(|conditions| conditions.edition);
    let reviews = event.reviews_due().into_iter().map(|(line, _, by)| {
        (needs(line), edition.map(|edition| by.cite(edition).to_owned()).unwrap_or_default())
    });
    let (hidden, reviews): (Vec<_>, Vec<_>) = reviews.partition(|(needs, _)| needs.hidden);
    Ok(Room {
        w,
        code: evening.code.clone(),
        csrf: visitor.token.for_forms(),
        mark: inside.mark(Subject::Rounds),
        organizes: guest.organizer().is_some(),
        alone: inside.directs_alone(&guest),
        many,
        entries: event.active().count(),
        calls: calls(inside, &guest, many),
        cases,
        sections: event
            .sections(session)
            .map(|(section, playing)| now_in(w, inside, section, playing, many))
            .collect(),
        tied: course::tied(w, inside),
        may_take_back: course::may_take_back(inside),
        disputes: event.lines().iter().filter_map(disputed).collect(),
        reviews,
        reviews_hidden: !hidden.is_empty(),
        claims: event
            .claims()
            .values()
            .filter(|claim| claim.settled.is_none())
            .map(|claim| needs(claim.line))
            .collect(),
        strayed: event.strayed().keys().map(|line| needs(*line)).collect(),
        missing: event.missing(session).into_iter().filter(|line| is_late(inside, line)).map(needs).collect(),
        appeals: event.appeals().values().filter(|appeal| is_open(&appeal.state)).count(),
        over: session > 0 && event.is_over(session),
        published: event.published(session).is_some(),
        plays: event.entry_of(by).is_some(),
    })
}

/// Whether the round of a line is no longer the one that is played, or was the last and its time is over.
fn is_late(inside: &Inside, line: &Line) -> bool {
    let time_is_over = || clock(inside, line.section).is_some_and(|clock| clock.state == "over");
    inside.event.section(line.session, line.section).is_some_and(|playing| {
        line.round < playing.round() || (playing.round() >= playing.rounds && time_is_over())
    })
}

pub(super) fn is_open(state: &openroom_tournament::AppealState) -> bool {
    use openroom_tournament::AppealState::{Concurred, Decided, Lodged, Recommended, Withdrawn};
    match state {
        Lodged | Concurred | Recommended(_) => true,
        Decided(_) | Withdrawn => false,
    }
}

fn calls(inside: &Inside, guest: &Guest, many: bool) -> Vec<Waiting> {
    let at = millis();
    let open = inside.door.calls.iter().enumerate().filter(|(_, call)| !call.attended);
    open.map(|(number, call)| Waiting {
        call: number,
        table: table_name(call.section, call.table, many),
        place: format!("{}/{}", call.section, call.table),
        by: call.by.map(|by| told::person(inside, by)).unwrap_or_default(),
        minutes: at.saturating_sub(call.at) / 60_000,
        called: call.at / 1000,
        for_another: boards_now(inside, call.section, call.table)
            .iter()
            .any(|line| inside.has_still_to_play(guest, line.session, line.board)),
    })
    .collect()
}

fn boards_now(inside: &Inside, section: Section, table: u16) -> Vec<Line> {
    let session = inside.event.session_no();
    // Before the first round is called its tables are made.
    let round = inside.event.section(session, section).map_or(0, Playing::round).max(1);
    let here = |line: &Line| (line.section, line.table, line.round) == (section, table, round);
    inside.event.due(session).into_iter().filter(here).collect()
}

fn pace(w: Words, inside: &Inside, section: Section, many: bool) -> String {
    let minutes = inside.pace.minutes(inside.event.session_no(), section);
    if minutes.is_empty() {
        return String::new();
    }
    let named = minutes.into_iter().map(|(table, minutes)| (table_name(section, table, many), minutes));
    plot::minutes(&w.t("plot-pace"), &named.collect::<Vec<_>>())
}

fn now_in(w: Words, inside: &Inside, section: Section, playing: &Playing, many: bool) -> SectionNow {
    let event = &inside.event;
    let session = event.session_no();
    let round = playing.round();
    let clock = clock(inside, section);
    let tables =
        playing.movement.rounds.get(usize::from(round.max(1)) - 1).map_or(0, |round| round.tables.len());
    let late = clock.is_some_and(|clock| clock.state == "over");
    let calls = |table: u16| {
        inside.door.calls.iter().any(|call| !call.attended && (call.section, call.table) == (section, table))
    };
    let table = |table: u16| {
        let lines = boards_now(inside, section, table);
        let done = lines.iter().filter(|line| is_agreed(event, line)).count();
        let disputed =
            lines.iter().any(|line| matches!(event.lines().get(line), Some(LineState::Disputed { .. })));
        let class = match () {
            () if calls(table) => "calls",
            () if disputed => "disputed",
            () if lines.is_empty() => "empty",
            () if round == 0 => "waits",
            () if done == lines.len() => "done",
            () if late => "late",
            () => "playing",
        };
        let who = lines.first().map(|line| {
            let side = |side| told::side_at(inside, *line, side);
            format!("{} / {}", side(Side::NorthSouth), side(Side::EastWest))
        });
        TableNow {
            name: table_name(section, table, many),
            place: format!("{section}/{table}"),
            done,
            due: lines.len(),
            class,
            who: who.unwrap_or_default(),
        }
    };
    let missing = event.missing(session).into_iter().filter(|line| line.section == section).count();
    let tied = event.ties().iter().any(|tie| tie.section == section);
    SectionNow {
        section: section.to_string(),
        round,
        rounds: playing.rounds,
        next: (round < playing.rounds && !tied).then_some(round + 1),
        draws: playing.is_drawn(),
        may_meet_again: playing.is_drawn()
            && playing.bracket.is_none()
            && round > 0
            && course::drawn_ahead(playing).is_none(),
        may_draw: course::may_draw(playing, missing) && !tied,
        drawn: course::drawn_ahead(playing).map(|round| (round, drawn(inside, section, round, many))),
        resting: course::drawn_ahead(playing)
            .map(|round| projector::resting(inside, section, playing, round))
            .unwrap_or_default(),
        may_end: course::may_end(event, section),
        missing,
        clock,
        pace: pace(w, inside, section, many),
        tables: (1..=tables as u16).map(table).collect(),
    }
}

/// Who meets whom at each table of a round.
fn drawn(inside: &Inside, section: Section, round: u16, many: bool) -> Vec<(String, String)> {
    let event = &inside.event;
    let of_round = |line: &Line| (line.section, line.round) == (section, round);
    let mut tables: BTreeMap<u16, Line> = BTreeMap::new();
    for line in event.due(event.session_no()).into_iter().filter(of_round) {
        tables.entry(line.table).or_insert(line);
    }
    let meets = |(table, line): (&u16, &Line)| {
        let side = |side| told::side_at(inside, *line, side);
        let who = format!("{} / {}", side(Side::NorthSouth), side(Side::EastWest));
        (table_name(section, *table, many), who)
    };
    tables.iter().map(meets).collect()
}

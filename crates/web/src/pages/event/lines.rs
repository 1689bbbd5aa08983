//! The boards of a table, or the tables of a board, for the Director.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::Side;
use openroom_movements::{BoardSet, Change, Contestant, Movement};
use openroom_tournament::{Command, Line, LineState, Playing, Section};

use super::direct::gives;
use super::session::{self, SessionLink};
use super::tables::table_name;
use super::told::{self, Told};
use super::top::{Top, framed};
use super::{after, director, doing, find};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Guest, Inside, Saw, Subject, millis};
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::words::Words;
use crate::wrong::Wrong;

/// A board at a table.
pub(crate) struct LineRow {
    line: String,
    table: String,
    round: u16,
    board: u32,
    ns: String,
    ew: String,
    /// The key of how far it has come; none where this Director has still to play it.
    state: Option<&'static str>,
    told: Vec<Told>,
}

#[derive(Template)]
#[template(path = "event/lines.html")]
struct LinesPage {
    page: Page,
    top: Top,
    table: Option<String>,
    board: Option<u32>,
    place: String,
    /// The sessions in which the board can be looked for.
    sessions: Vec<SessionLink>,
    mark: String,
    may_foul: bool,
    rounds: Vec<u16>,
    /// The round that is played.
    now: u16,
    pin: Option<String>,
    devices: usize,
    /// The pairs of the section, by their numbers in the movement.
    contestants: Vec<(u16, String)>,
    /// The sets of boards, by number.
    sets: Vec<(u16, String)>,
    rows: Vec<LineRow>,
    /// When the Director was last called from there in this round, in seconds of universal time.
    called: Option<u64>,
}

/// Says that a board was not the same everywhere, that a table sat the wrong way or played other boards, or that two pairs
/// exchanged their places.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (by, command, about, back) = {
        let inside = evening.inside();
        director(&inside, &visitor)?;
        let guest = inside.guest(&visitor.key());
        let session = inside.event.session_no();
        let reason = form.line("reason", 500)?;
        let (command, about, back) = match form.get("what") {
            Some("foul") => {
                let board: u32 = form.read("board")?;
                let lines = inside.event.due(session).into_iter().filter(|line| line.board == board);
                let mut forms = vec![];
                for line in lines {
                    let form: u8 = form.read(&format!("form-{line}"))?;
                    if form > 9 {
                        return Err(Wrong::Malformed("wrong-form"));
                    }
                    forms.push((line, form));
                }
                let command = Command::Foul { session, board, forms, reason };
                (command, Subject::Board(board), format!("board={board}"))
            }
            Some("turn") => {
                let place = form.get("table").unwrap_or_default();
                let (section, table) = self::place(place).ok_or(Wrong::Malformed("wrong-form"))?;
                let change = Change::TurnTable { round: form.read("round")?, table };
                let command = Command::ChangeMovement(section, change);
                (command, Subject::Movement(section), format!("table={section}/{table}"))
            }
            Some(what @ ("exchange" | "wrong-boards")) => {
                let place = form.get("table").unwrap_or_default();
                let (section, table) = self::place(place).ok_or(Wrong::Malformed("wrong-form"))?;
                let round: u16 = form.read("round")?;
                let command = if what == "exchange" {
                    let (one, other) = (Contestant(form.read("one")?), Contestant(form.read("other")?));
                    if one == other {
                        return Err(Wrong::Malformed("wrong-form"));
                    }
                    Command::ChangeMovement(section, Change::Exchange { round, one, other })
                } else {
                    Command::PlayedWrongBoards { section, round, table, set: BoardSet(form.read("set")?) }
                };
                (command, Subject::Movement(section), format!("table={section}/{table}"))
            }
            _ => return Err(Wrong::Malformed("wrong-form")),
        };
        (gives(&inside, &guest, &command)?, command, about, back)
    };
    let saw = Saw::of(&form, about)?;
    let done =
        doing(&evening, move |evening| evening.does_with(by, vec![command], Also::seeing(saw))).await?;
    after(&evening, &visitor, done, &format!("/lines?{back}"))
}

/// The lines of `?table=A/2` or `?board=7`, a board's with `&session=1` of an earlier session.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    director(&inside, &visitor)?;
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-room");
    let last = inside.event.session_no();
    let session = if query.get("board").is_some() { session::asked(&inside.event, &query)? } else { last };
    let many = inside.event.sections(session).count() > 1;
    let (at, board): (Option<(Section, u16)>, Option<u32>) = match (query.get("table"), query.get("board")) {
        (Some(table), None) => (place(table), None),
        (None, Some(board)) => (None, board.trim().parse().ok()),
        _ => return Err(Wrong::Malformed("wrong-lines")),
    };
    let wanted = |line: &Line| match (at, board) {
        (Some(at), _) => (line.section, line.table) == at,
        (None, Some(board)) => line.board == board,
        (None, None) => false,
    };
    let lines: Vec<Line> = inside.event.due(session).into_iter().filter(wanted).collect();
    let rows: Vec<LineRow> = lines.iter().map(|line| row(page.w, &inside, &guest, *line, many)).collect();
    // A table at which everybody sits out has no boards, and has its calls and its PIN all the same.
    let stands = |(section, table): (Section, u16)| {
        let playing = inside.event.section(session, section);
        playing.is_some_and(|playing| (1..=playing.tables()).contains(&table))
    };
    if rows.is_empty() && !at.is_some_and(stands) {
        return Err(Wrong::Malformed("wrong-line"));
    }
    let called = now_at(&inside, &lines).and_then(|line| inside.called(line, millis() / 1000));
    let playing = at.and_then(|(section, _)| inside.event.section(session, section));
    let now = playing.map_or(0, Playing::round);
    let name = |contestant: u16| {
        let entry = playing.and_then(|playing| playing.entry(Contestant(contestant)));
        (contestant, entry.map(|entry| told::entry(&inside, entry)).unwrap_or_default())
    };
    html::page(&LinesPage {
        pin: at.and_then(|(section, table)| inside.door.pin(section, table)),
        devices: at.map_or(0, |(section, table)| inside.door.devices_at(section, table)),
        contestants: playing.map_or_else(Vec::new, |it| (1..=it.movement.contestants).map(name).collect()),
        sets: playing.map_or_else(Vec::new, |playing| sets(&playing.movement)),
        table: at.map(|(section, table)| table_name(section, table, many)),
        board,
        called,
        place: at.map(|(section, table)| format!("{section}/{table}")).unwrap_or_default(),
        mark: at
            .map(|(section, _)| Subject::Movement(section))
            .or(board.map(Subject::Board))
            .map(|about| inside.mark(about))
            .unwrap_or_default(),
        sessions: board.map_or_else(Vec::new, |board| {
            let path = format!("/e/{}/lines?board={board}", evening.code);
            session::links(page.w, &inside.event, session, &path)
        }),
        may_foul: session == last && rows.iter().all(|row| row.state.is_some()),
        now,
        rounds: {
            let mut rounds: Vec<u16> = rows.iter().map(|row| row.round).collect();
            rounds.dedup();
            rounds
        },
        rows,
        page,
        top,
    })
}

/// One of these lines that is of the round that is played.
fn now_at(inside: &Inside, lines: &[Line]) -> Option<Line> {
    let round = |line: &Line| inside.event.section(line.session, line.section).map_or(0, Playing::round);
    lines.iter().copied().find(|line| line.round == round(line))
}

/// The sets of a movement with the boards of each.
fn sets(movement: &Movement) -> Vec<(u16, String)> {
    let sets = movement.boards() / u32::from(movement.boards_per_set.max(1));
    let set = |set: u16| (set, told::boards(movement.board_numbers(BoardSet(set))));
    (1..=u16::try_from(sets).unwrap_or(u16::MAX)).map(set).collect()
}

/// A table as addresses name it.
pub(crate) fn place(text: &str) -> Option<(Section, u16)> {
    let (section, table) = text.split_once('/')?;
    Some((section.parse().ok()?, table.parse().ok()?))
}

fn row(w: Words, inside: &Inside, guest: &Guest, line: Line, many: bool) -> LineRow {
    let hidden = inside.has_still_to_play(guest, line.session, line.board);
    let told = |score| told::score_of(w, line, score);
    let (state, scores) = match inside.event.lines().get(&line) {
        None => ("state-open", vec![]),
        Some(LineState::Postponed) => ("state-postponed", vec![]),
        Some(LineState::Entered(_, score)) => ("state-entered", vec![told(score)]),
        Some(LineState::Disputed { by: _, first, second }) => {
            ("state-disputed", vec![told(first), told(second)])
        }
        Some(LineState::Agreed(score)) => ("state-agreed", vec![told(score)]),
    };
    LineRow {
        line: line.to_string(),
        table: table_name(line.section, line.table, many),
        round: line.round,
        board: line.board,
        ns: told::side_at(inside, line, Side::NorthSouth),
        ew: told::side_at(inside, line, Side::EastWest),
        state: (!hidden).then_some(state),
        told: if hidden { vec![] } else { scores },
    }
}

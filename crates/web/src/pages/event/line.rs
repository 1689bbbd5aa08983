//! One board at one table, for the Director: correct it, adjust it, and see at once what that does.

mod sent;

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use openroom_cards::{Deal, Side};
use openroom_lawbook::provisions::L79C2;
use openroom_tournament::{
    Boards, Command, Line, LineState, Matter, Person, Score, Tournament, Verdict, standings,
};

use super::board::{HandShown, hands};
use super::direct::{everybody, gives, is_hidden};
use super::online::{self, Run};
use super::result::{self, Taps};
use super::tables::table_name;
use super::told::{self, Told};
use super::top::{Top, framed};
use super::{after, director, doing, find, organizer, refused, said};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Evening, Guest, Inside, Led, Noted, Saw, Subject, now, rehearse};
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

pub(super) use sent::assigned;
use sent::command;

/// The longest reason.
const LONGEST: usize = 500;
/// How many results an assigned score may weigh.
pub(crate) const WEIGHED: usize = 4;

/// A line as the Director sees it.
pub(crate) struct Seen {
    pub(crate) line: String,
    pub(crate) table: String,
    pub(crate) round: u16,
    pub(crate) board: u32,
    pub(crate) face: String,
    pub(crate) sides: Vec<(&'static str, Vec<(u16, String)>)>,
    pub(crate) state: &'static str,
    pub(crate) scores: Vec<Told>,
    pub(crate) agreed: bool,
    /// The ruling whose score stands over the table's result.
    pub(crate) ruled: Option<u16>,
    pub(crate) lead: Option<(String, &'static str)>,
    /// What each side says was led, where they differ: the side, its letters, the card and its colour.
    pub(crate) leads: Vec<(&'static str, &'static str, String, &'static str)>,
    /// What happened at its table: the provision, and the sentence, or who did it where no table is kept here.
    pub(crate) note: Vec<(Cite, String)>,
    pub(crate) reviews: Vec<(u16, Cite)>,
    /// Who contests the score, and in which words, by number.
    pub(crate) claims: Vec<(u16, String, String)>,
    pub(crate) online: bool,
    /// Whether the correction period is over, and what then.
    pub(crate) late: Option<(Late, Cite)>,
}

/// What becomes of a correction after the correction period.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Late {
    /// The organizer has to consent.
    NeedsConsent,
    /// He does.
    Consented,
}

/// What something would do.
pub(crate) struct Effect {
    /// On this line: before and after, for each side.
    pub(crate) board: Vec<(String, String, String)>,
    /// In the ranking: who, rank and score before and after.
    pub(crate) ranks: Vec<(String, String, String)>,
    /// Whether the ranking is not shown, because results of boards that he has still to play are in it.
    pub(crate) hidden: bool,
}

#[derive(Template)]
#[template(path = "event/line.html")]
struct LinePage {
    page: Page,
    top: Top,
    seen: Option<Seen>,
    /// Whether he is of a contestant there, so that another Director rules.
    own: bool,
    mark: String,
    hidden: Option<(u32, String)>,
    organizes: bool,
    /// Whether nobody else directs the event.
    alone: bool,
    taps: Taps,
    weighed: usize,
    effect: Option<Effect>,
    refused: Option<String>,
    fields: Vec<(String, String)>,
    hands: Vec<HandShown>,
    may_look: bool,
}

/// The page of a line.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let line: Line = query.get("at").and_then(|text| text.parse().ok()).ok_or(Wrong::NotFound)?;
    let cases = said_of(&app, &evening, words(visitor.language), line);
    let inside = evening.inside();
    director(&inside, &visitor)?;
    written(&evening.code, &inside, &visitor, line, Trial { cases, ..Trial::default() })
}

/// The cases of the table of a line, each in a sentence; none where it was played at no table of this server.
pub(crate) fn said_of(app: &App, evening: &Evening, w: Words, line: Line) -> Vec<String> {
    let room = evening.inside().door.tables.get(&line).cloned();
    let Some(room) = room.and_then(|room| app.rooms.find(&room)) else { return vec![] };
    let state = room.state();
    let cases = state.table.cases().iter();
    cases.map(|case| openroom_reasoning::say::matter(w, &state.table, &case.matter)).collect()
}

#[derive(Default)]
struct Trial {
    effect: Option<Effect>,
    refused: Option<String>,
    fields: Vec<(String, String)>,
    hands: Vec<HandShown>,
    cases: Vec<String>,
}

fn written(
    code: &str,
    inside: &Inside,
    visitor: &Visitor,
    line: Line,
    trial: Trial,
) -> Result<Response, Wrong> {
    let guest = inside.guest(&visitor.key());
    inside.event.sides(line).ok_or(Wrong::NotFound)?;
    let (page, top) = framed(visitor, code, inside, &guest, "tab-room");
    let many = inside.event.sections(line.session).count() > 1;
    let table = table_name(line.section, line.table, many);
    let taps = Taps::of(page.w);
    let hidden = is_hidden(inside, &guest, line);
    let seen = (!hidden).then(|| seen(page.w, inside, line, table.clone(), trial.cases));
    html::page(&LinePage {
        page,
        top,
        seen,
        own: is_own(inside, &guest, line),
        mark: inside.mark(Subject::Line(line)),
        hidden: hidden.then_some((line.board, table)),
        organizes: guest.organizer().is_some(),
        alone: inside.directs_alone(&guest),
        taps,
        weighed: WEIGHED,
        effect: trial.effect,
        refused: trial.refused,
        fields: trial.fields,
        may_look: may_look(inside, &guest, line) && trial.hands.is_empty(),
        hands: trial.hands,
    })
}

fn ruling_over(inside: &Inside, line: Line) -> Option<u16> {
    let score = inside.event.lines().get(&line).and_then(LineState::agreed);
    let number = inside.event.ruling_at(line).map(|number| number.0);
    number.filter(|_| matches!(score, Some(Score::Adjusted(_))))
}

/// Whether this guest is of a contestant there, so that another Director rules.
pub(crate) fn is_own(inside: &Inside, guest: &Guest, line: Line) -> bool {
    let rule = Command::Rule {
        line,
        verdict: Verdict::ResultStands,
        matter: Matter::Judgement,
        reason: String::new(),
    };
    inside.event.leaves_to_another(&everybody(guest), &rule).is_some()
}

/// A line as its Director sees it, with what its table tells of the cases there.
pub(crate) fn seen(w: Words, inside: &Inside, line: Line, table: String, said: Vec<String>) -> Seen {
    let told = |score: &Score| told::score_of(w, line, score);
    let (state, scores, agreed) = match inside.event.lines().get(&line) {
        None => ("state-open", vec![], false),
        Some(LineState::Postponed) => ("state-postponed", vec![], false),
        Some(LineState::Entered(_, score)) => ("state-entered", vec![told(score)], false),
        Some(LineState::Disputed { by: _, first, second }) => {
            ("state-disputed", vec![told(first), told(second)], false)
        }
        Some(LineState::Agreed(score)) => ("state-agreed", vec![told(score)], true),
    };
    let edition = inside.event.conditions().map(|conditions| conditions.edition);
    let cases = inside.event.notes().get(&line).map_or(&[][..], |note| &note.cases);
    let said = said.into_iter().map(Some).chain(std::iter::repeat(None));
    let note = cases.iter().zip(said).filter_map(|(case, said)| {
        let said = said.unwrap_or_else(|| w.seat(case.offender).to_owned());
        Some((Cite::of(case.breach, edition?), said))
    });
    let due = inside.event.reviews_due().into_iter().filter(|(at, ..)| *at == line);
    let reviews = due.filter_map(|(_, case, by)| Some((case, Cite::of(by, edition?))));
    Seen {
        line: line.to_string(),
        table,
        round: line.round,
        board: line.board,
        face: told::face(w, line.board),
        sides: Side::ALL.map(|side| (w.side(side), entries_at(inside, line, side))).into(),
        state,
        scores,
        agreed,
        ruled: ruling_over(inside, line),
        lead: inside.leads(line).settled().map(|card| told::card(w, card)),
        leads: leads(w, inside, line),
        note: note.collect(),
        reviews: reviews.collect(),
        claims: claims(inside, line),
        online: inside.door.tables.contains_key(&line),
        late: late(&inside.event, line),
    }
}

fn late(event: &Tournament, line: Line) -> Option<(Late, Cite)> {
    let (published, conditions) = (event.published(line.session)?, event.conditions()?);
    let late = if event.is_consented(line) { Late::Consented } else { Late::NeedsConsent };
    let over = now() > conditions.corrections_end(published);
    over.then(|| (late, Cite::of(L79C2, conditions.edition)))
}

/// Where the organizer consents to a correction.
fn consent(inside: &Inside, visitor: &Visitor, form: &Posted, line: Line) -> Result<(Person, Also), Wrong> {
    let by = organizer(inside, visitor)?;
    if is_hidden(inside, &inside.guest(&visitor.key()), line) {
        return Err(Wrong::Malformed("hidden-other"));
    }
    Ok((by, Also::seeing(Saw::of(form, Subject::Line(line))?)))
}

fn leads(w: Words, inside: &Inside, line: Line) -> Vec<(&'static str, &'static str, String, &'static str)> {
    let leads = inside.leads(line);
    let shown = |side: Side| {
        let (card, class) = told::card(w, leads.of(side)?);
        Some((w.side(side), if side == Side::NorthSouth { "NS" } else { "EW" }, card, class))
    };
    if leads.differ() { Side::ALL.into_iter().filter_map(shown).collect() } else { vec![] }
}

/// The claims that the score of the line is wrong which nobody has settled.
fn claims(inside: &Inside, line: Line) -> Vec<(u16, String, String)> {
    let open = inside.event.claims().iter().filter(|(_, one)| one.line == line && one.settled.is_none());
    open.map(|(number, one)| (number.0, told::entry(inside, one.entry), one.text.clone())).collect()
}

fn entries_at(inside: &Inside, line: Line, side: Side) -> Vec<(u16, String)> {
    let sides = inside.event.sides(line);
    let entries = sides.map_or_else(Vec::new, |sides| sides[side].clone());
    entries.into_iter().map(|entry| (entry.0, told::entry(inside, entry))).collect()
}

/// Settles what was led where the two sides differ: as this side says.
fn lead_settled(inside: &Inside, visitor: &Visitor, form: &Posted, line: Line) -> Result<Also, Wrong> {
    director(inside, visitor)?;
    let guest = inside.guest(&visitor.key());
    inside.event.sides(line).ok_or(Wrong::NotFound)?;
    if is_hidden(inside, &guest, line) {
        return Err(Wrong::Malformed("hidden-other"));
    }
    if is_own(inside, &guest, line) {
        return Err(Wrong::Malformed("refused-own-table"));
    }
    let saw = Saw::of(form, Subject::Line(line))?;
    let led = inside.leads(line).said_by(form.read("side")?).ok_or(Wrong::Malformed("notice-gone"))?;
    let settled = Noted::LeadSettled { line, lead: led.card, declarer: led.declarer };
    Ok(Also { notes: vec![settled], ..Also::seeing(saw) })
}

/// The lead that a Director says with a result.
fn lead_said(form: &Posted, line: Line) -> Result<Vec<Noted>, Wrong> {
    if form.get("what") != Some("result") {
        return Ok(vec![]);
    }
    let (score, lead) = result::read(form)?;
    let settled = |led: Led| Noted::LeadSettled { line, lead: led.card, declarer: led.declarer };
    Ok(Led::with(&score, lead).map(settled).into_iter().collect())
}

/// What may be wrong with a score that a Director writes: he is told beside what he wrote.
const MISWRITTEN: [&str; 2] = ["wrong-weights", "wrong-provision"];

/// Shows what a correction or ruling would do, or does it.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let line: Line = form.read("line")?;
    let here = format!("/at?at={line}");
    if form.get("what") == Some("consent") {
        let (by, also) = consent(&evening.inside(), &visitor, &form, line)?;
        let command = Command::ConsentToCorrection(line);
        let done = doing(&evening, move |evening| evening.does_with(by, vec![command], also)).await?;
        return after(&evening, &visitor, done, &here);
    }
    if form.get("what") == Some("lead") {
        let also = lead_settled(&evening.inside(), &visitor, &form, line)?;
        let done = doing(&evening, move |evening| evening.note_with(also)).await?;
        return after(&evening, &visitor, done, &here);
    }
    let cases = said_of(&app, &evening, words(visitor.language), line);
    let asked = {
        let inside = evening.inside();
        let asked = match asked(&evening.code, &inside, &visitor, &form, line) {
            Err(Wrong::Malformed(key)) if MISWRITTEN.contains(&key) => {
                let refused = Some(words(visitor.language).t(key));
                let trial =
                    Trial { refused, fields: form.fields(&["csrf", "try"]), cases, ..Trial::default() };
                let mut told = written(&evening.code, &inside, &visitor, line, trial)?;
                *told.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
                return Ok(told);
            }
            asked => asked?,
        };
        if let Some((by, command, _)) = asked.as_ref().filter(|_| form.ticked("try")) {
            let fields = form.fields(&["csrf", "try"]);
            let trial = match tried(&inside, &visitor, *by, command, line) {
                Ok(effect) => Trial { effect: Some(effect), fields, cases, ..Trial::default() },
                Err(why) => Trial { refused: Some(why), fields, cases, ..Trial::default() },
            };
            return written(&evening.code, &inside, &visitor, line, trial);
        }
        asked
    };
    let Some((by, command, also)) = asked else {
        let taken = taken_out(&evening, &visitor, line).await?;
        let w = words(visitor.language);
        let hands = taken.map(|deal| hands(w, &deal)).unwrap_or_default();
        let trial = Trial { hands, cases, ..Trial::default() };
        return written(&evening.code, &evening.inside(), &visitor, line, trial);
    };
    let done = doing(&evening, move |evening| match command {
        Command::Postpone(line, reason) => online::run(&app, evening, by, line, &Run::Adjourn(reason), also),
        Command::RequirePlay(line) => online::run(&app, evening, by, line, &Run::Resume, also),
        command => {
            evening.does_with(by, vec![command], also)?;
            online::break_off(&app, evening, line)
        }
    })
    .await?;
    after(&evening, &visitor, done, &here)
}

/// Who gives the command that a form asks for on a line, and what goes with it; no command where he wants to look at the hands.
pub(crate) fn asked(
    code: &str,
    inside: &Inside,
    visitor: &Visitor,
    form: &Posted,
    line: Line,
) -> Result<Option<(Person, Command, Also)>, Wrong> {
    director(inside, visitor)?;
    let guest = inside.guest(&visitor.key());
    inside.event.sides(line).ok_or(Wrong::NotFound)?;
    if is_hidden(inside, &guest, line) {
        return Err(Wrong::Malformed("hidden-other"));
    }
    let saw = Saw::of(form, Subject::Line(line))?;
    saw.must_hold(inside).map_err(|_| Wrong::Stale(format!("/e/{code}/at?at={line}")))?;
    if form.get("what") == Some("hands") {
        return Ok(None);
    }
    let command = command(form, inside, line)?;
    let also = Also { notes: lead_said(form, line)?, ..Also::seeing(saw) };
    Ok(Some((gives(inside, &guest, &command)?, command, also)))
}

/// What a command would do on the line and in the ranking, or why the event would refuse it.
pub(crate) fn tried(
    inside: &Inside,
    visitor: &Visitor,
    by: Person,
    command: &Command,
    line: Line,
) -> Result<Effect, String> {
    let w = words(visitor.language);
    let after = rehearse(&inside.event, by, now(), std::slice::from_ref(command));
    let after = after.map_err(|why| refused::sentence(w, inside, &why))?;
    Ok(effect(w, (inside, &inside.guest(&visitor.key())), &after, line))
}

/// The four hands for a Director who came to the table and does not play. That he looked is in the log.
pub(crate) async fn taken_out(
    evening: &Arc<Evening>,
    visitor: &Visitor,
    line: Line,
) -> Result<Option<Deal>, Wrong> {
    let (key, by) = (visitor.key(), director(&evening.inside(), visitor)?);
    let boards = Boards { first: line.board, last: line.board };
    let reason = format!("Director, {line}");
    let taken = move |evening: &Evening| evening.take_out((&key, by), line.session, boards, &reason);
    let taken = doing(evening, taken).await?;
    let taken = taken.map_err(|why| said(evening, visitor, why))?;
    Ok(taken.into_iter().next().map(|(_, deal)| deal))
}

/// Whether a Director may look at the hands: they are kept, and he plays nowhere.
pub(crate) fn may_look(inside: &Inside, guest: &Guest, line: Line) -> bool {
    let event = &inside.event;
    let kept = event.session(line.session).is_some_and(|session| session.digests.contains_key(&line.board));
    kept && guest.persons().all(|person| event.entry_of(person).is_none())
}

/// What changes on the line and in the ranking.
pub(super) fn effect(w: Words, seen: (&Inside, &Guest), after: &Tournament, line: Line) -> Effect {
    let (inside, _) = seen;
    let side = |side: Side| {
        let of = |event: &Tournament| {
            super::board::line_score(w, event, line, side).unwrap_or_else(|| "–".to_owned())
        };
        (w.side(side).to_owned(), of(&inside.event), of(after))
    };
    Effect { board: Side::ALL.map(side).into(), ..in_the_ranking(w, seen, after) }
}

/// What changes in the ranking, for somebody who may know how it stands.
pub(super) fn in_the_ranking(w: Words, (inside, guest): (&Inside, &Guest), after: &Tournament) -> Effect {
    let event = &inside.event;
    let plays = guest.persons().any(|person| event.entry_of(person).is_some());
    let session = event.session_no();
    let hidden = plays && !event.is_over(session) && event.published(session).is_none();
    let ranks = if hidden { vec![] } else { ranks(w, inside, after) };
    Effect { board: vec![], ranks, hidden }
}

/// Whose rank or score changes.
fn ranks(w: Words, inside: &Inside, after: &Tournament) -> Vec<(String, String, String)> {
    let rows = |event: &Tournament| {
        let groups = standings(event).unwrap_or_default();
        let rows = groups.into_iter().flat_map(|group| group.rows);
        rows.map(|row| (row.entry, format!("{}. {}", row.rank, told::own(w, &row.total)))).collect::<Vec<_>>()
    };
    let (before, after) = (rows(&inside.event), rows(after));
    let changed = after.into_iter().filter_map(|(entry, now)| {
        let was =
            before.iter().find(|(other, _)| *other == entry).map(|(_, was)| was.clone()).unwrap_or_default();
        (was != now).then(|| (told::entry(inside, entry), was, now))
    });
    changed.take(40).collect()
}

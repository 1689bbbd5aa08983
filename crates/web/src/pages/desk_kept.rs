//! Rulings that are kept, for those who run or direct events here.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::Seat;
use openroom_desk::{Appeal, Record, Review, Source, Statistics, Topic, say};
use openroom_lawbook::Provision;

use super::desk::{Rules, opened_again};
use super::desk_path::follow;
use crate::acts::Posted;
use crate::app::{App, apart};
use crate::club::{NotDone, Seen, millis};
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// The longest name or place, and the longest note.
const LONGEST: usize = 60;
const LONGEST_NOTE: usize = 600;
/// The most answers that a form brings, in letters.
const LONGEST_ANSWERS: usize = 4_000;

/// Whether this visitor may keep rulings and see those kept.
pub(crate) async fn may_keep(app: &App, visitor: &Visitor) -> Result<bool, Wrong> {
    let (app, key) = (app.clone(), visitor.key());
    apart(move || app.club.directs(&key)).await?.map_err(|_| Wrong::Failed)
}

async fn only_directors(app: &App, visitor: &Visitor) -> Result<(), Wrong> {
    if may_keep(app, visitor).await? { Ok(()) } else { Err(Wrong::NotFound) }
}

/// What is kept and what was ruled in events, as far as this visitor may see it.
pub(crate) async fn records(app: &App, visitor: &Visitor) -> Result<Vec<Seen>, Wrong> {
    let (app, key) = (app.clone(), visitor.key());
    apart(move || app.club.rulings_seen(&key)).await?.map_err(|_| Wrong::Failed)
}

/// Keeps the ruling that the form brings.
pub(crate) async fn keep(
    State(app): State<App>,
    visitor: Visitor,
    Path(key): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let number = kept(&app, &visitor, &key, &form).await?;
    Ok(Redirect::to(&format!("/desk/kept/{number}")).into_response())
}

/// Keeps the ruling on this topic to which the answers of a form lead; its number.
pub(crate) async fn kept(app: &App, visitor: &Visitor, key: &str, form: &Posted) -> Result<u32, Wrong> {
    only_directors(app, visitor).await?;
    let topic = Topic::ALL.iter().copied().find(|topic| topic.key() == key).ok_or(Wrong::NotFound)?;
    let rules = Rules::read(|name| form.get(name)).ok_or(Wrong::Malformed("wrong-form"))?;
    let now = follow(rules.start(topic), &form.line("a", LONGEST_ANSWERS)?);
    if !now.consult().is_ruled() {
        return Err(Wrong::Malformed("api-not-ruled"));
    }
    let told = millis() / 1000;
    let called = match rules.called.filter(|called| *called <= told) {
        Some(called) => Some(called),
        None => before(told, form)?,
    };
    let record = Record { called, ..described(form)?(Record::new(&now)) }.told_at(told);
    let app = app.clone();
    let number = apart(move || app.club.rulings(|drawer| drawer.add(&record))).await?;
    let number = number.map_err(|_| Wrong::Failed)?;
    Ok(number)
}

/// The longest time from a call to a ruling, in minutes: a week.
const LONGEST_WAIT: u64 = 7 * 24 * 60;

/// When the Director was called, by the minutes that the form says from then to the ruling; they may be left out.
fn before(told: u64, form: &Posted) -> Result<Option<u64>, Wrong> {
    let Some(text) = form.get("minutes").map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let minutes: Option<u64> = text.parse().ok().filter(|minutes| *minutes <= LONGEST_WAIT);
    Ok(told.checked_sub(60 * minutes.ok_or(Wrong::Malformed("wrong-minutes"))?))
}

/// The whole minutes from the call to the ruling, where both are known.
fn minutes(record: &Record) -> String {
    record.time_to_rule().map_or_else(String::new, |seconds| (seconds / 60).to_string())
}

/// The record with what the form says of where and who.
fn described(form: &Posted) -> Result<impl FnOnce(Record) -> Record + use<>, Wrong> {
    let mut players = openroom_cards::BySeat::<String>::default();
    for seat in Seat::ALL {
        players[seat] = form.line(seat.letter().encode_utf8(&mut [0; 4]), LONGEST)?;
    }
    let (event, table) = (form.line("event", LONGEST)?, form.line("table", LONGEST)?);
    let (ruled_by, note) = (form.line("by", LONGEST)?, form.line("note", LONGEST_NOTE)?);
    let board = form.get("board").and_then(|board| board.trim().parse().ok());
    Ok(move |record| Record { event, table, board, players, ruled_by, note, ..record })
}

#[derive(Template)]
#[template(path = "kept_all.html")]
struct All {
    page: Page,
    lines: Vec<Line>,
}

struct Line {
    number: Option<u32>,
    link: String,
    text: String,
    place: String,
    told: String,
    due: bool,
}

/// All that are kept, newest first; as JSON where the address asks for it.
pub(crate) async fn all(State(app): State<App>, visitor: Visitor, query: Query) -> Result<Response, Wrong> {
    only_directors(&app, &visitor).await?;
    let records = records(&app, &visitor).await?;
    if query.get("as") == Some("json") {
        return exported(records, query.get("anonymous").is_some());
    }
    let page = Page::of(&visitor);
    let w = page.w;
    let line = |Seen { number, event, record }: Seen| Line {
        number,
        link: match (number, event) {
            (Some(number), _) => format!("/desk/kept/{number}"),
            (None, Some(code)) => format!("/e/{code}/rulings"),
            (None, None) => "/desk/kept".to_owned(),
        },
        text: if record.is_confidential() { w.t("desk-confidential") } else { say::title(w, &record) },
        place: say::place_in_a_line(w, &record),
        told: record.told.map_or_else(String::new, say::moment),
        due: record.review == Review::Due,
    };
    html::page(&All { page, lines: records.into_iter().rev().map(line).collect() })
}

/// What may be exported: confidential files never are.
pub(crate) fn open_records(records: Vec<Seen>) -> impl Iterator<Item = Record> {
    records.into_iter().map(|seen| seen.record).filter(|record| !record.is_confidential())
}

fn exported(records: Vec<Seen>, anonymous: bool) -> Result<Response, Wrong> {
    let open = open_records(records);
    let all: Vec<Record> = open.map(|record| if anonymous { record.anonymised() } else { record }).collect();
    let text = serde_json::to_string_pretty(&all).map_err(|_| Wrong::Failed)?;
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"rulings.json\""),
    ];
    Ok((kind, text).into_response())
}

#[derive(Template)]
#[template(path = "kept.html")]
struct One {
    page: Page,
    number: u32,
    topic: String,
    edition: String,
    record: Record,
    /// The minutes from the call to the ruling, which may be put right; none where a table knows them or nobody was told.
    minutes: Option<String>,
    facts: Vec<(String, String)>,
    reasoning: Vec<String>,
    orders: Vec<(String, Cite)>,
    reviews: Vec<(&'static str, String, bool)>,
    appeals: Vec<(&'static str, String, bool)>,
    /// Where the Director comes back to it, while a review is due.
    again: Option<String>,
}

/// One that is kept, for paper too.
pub(crate) async fn one(
    State(app): State<App>,
    visitor: Visitor,
    Path(number): Path<u32>,
) -> Result<Response, Wrong> {
    let record = record(&app, &visitor, number).await?;
    let page = Page::of(&visitor);
    let w = page.w;
    let edition = record.source.edition();
    let order = |(text, by): (String, Provision)| (text, Cite::of(by, edition));
    html::page(&One {
        number,
        topic: say::title(w, &record),
        edition: openroom_reasoning::say::edition(w, edition),
        facts: say::place(w, &record),
        reasoning: say::reasons(w, &record),
        orders: say::orders(w, &record).into_iter().map(order).collect(),
        reviews: Review::ALL.map(|one| (one.name(), say::review(w, one), one == record.review)).to_vec(),
        appeals: Appeal::ALL.map(|one| (one.name(), say::appeal(w, one), one == record.appeal)).to_vec(),
        minutes: may_time(&record).then(|| minutes(&record)),
        again: record.source.consultation().filter(|_| record.review == Review::Due).and_then(opened_again),
        page,
        record,
    })
}

/// Whether the time of the call is for whoever keeps the ruling to say.
fn may_time(record: &Record) -> bool {
    matches!(record.source, Source::Desk(_)) && record.told.is_some()
}

/// The ruling with this number, for those who direct.
pub(crate) async fn record(app: &App, visitor: &Visitor, number: u32) -> Result<Record, Wrong> {
    only_directors(app, visitor).await?;
    let (app, key) = (app.clone(), visitor.key());
    let record = apart(move || {
        let record: Option<Record> = app.club.rulings(|drawer| drawer.get(number))?;
        Ok(record.filter(|record| !app.club.is_hidden(record, &key)))
    });
    record.await?.map_err(|_: NotDone| Wrong::Failed)?.ok_or(Wrong::NotFound)
}

/// Changes what belongs to a ruling, or takes it away for good.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(number): Path<u32>,
    form: Posted,
) -> Result<Response, Wrong> {
    // What is about a board that he has still to play is as if it were not there.
    let known = record(&app, &visitor, number).await?;
    let asked = form.get("minutes").is_some_and(|sent| sent.trim() != minutes(&known));
    let called = match known.told.filter(|_| asked && may_time(&known)) {
        Some(told) => before(told, &form)?,
        None => known.called,
    };
    let forget = form.ticked("forget");
    let described = described(&form)?;
    let done = apart(move || {
        app.club.rulings(|drawer| {
            if forget {
                return drawer.remove(number);
            }
            let Some(record) = drawer.get::<Record>(number)? else { return Ok(false) };
            let review = Review::ALL.into_iter().find(|one| form.get("review") == Some(one.name()));
            let appeal = Appeal::ALL.into_iter().find(|one| form.get("appeal") == Some(one.name()));
            let changed = Record {
                called,
                review: review.unwrap_or(record.review),
                appeal: appeal.unwrap_or(record.appeal),
                ..described(record)
            };
            drawer.replace(number, &changed)
        })
    });
    if !done.await?.map_err(|_| Wrong::Failed)? {
        return Err(Wrong::NotFound);
    }
    let to = if forget { "/desk/kept".to_owned() } else { format!("/desk/kept/{number}") };
    Ok(Redirect::to(&to).into_response())
}

#[derive(Template)]
#[template(path = "statistics.html")]
struct Told {
    page: Page,
    tables: Vec<(String, Vec<(String, String)>)>,
}

/// What the rulings tell together.
pub(crate) async fn statistics(State(app): State<App>, visitor: Visitor) -> Result<Response, Wrong> {
    only_directors(&app, &visitor).await?;
    let records = records(&app, &visitor).await?;
    let page = Page::of(&visitor);
    let all = Statistics::of(records.iter().map(|seen| &seen.record));
    let tables = say::tables(page.w, &all);
    html::page(&Told { page, tables })
}

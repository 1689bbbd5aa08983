//! Rulings that are kept at the desk, for those who run or direct events here.

use axum::extract::{Path as Named, State};
use axum::http::StatusCode;
use openroom_desk::{Appeal, Record, Review, Statistics, say};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::desk::{followed, rules_sent, topic};
use super::fields::Fields;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::App;
use crate::club::{Scope, Seen};
use crate::json::Json;
use crate::pages::desk_kept;
use crate::visitor::Query;
use crate::wrong::Wrong;

/// A ruling to be kept.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({
    "topic": "insufficient-bid", "answers": ["N", "1S", "E", "1D", "NothingSince", "no", "2D", "yes"], "laws": "2017",
    "about": { "event": "Tuesday", "table": "A2", "board": 7, "by": "Dick Hale" },
})))]
pub(super) struct Keeping {
    /// The key of the topic.
    topic: String,
    /// The answers that lead to the ruling.
    answers: Vec<String>,
    /// An edition alone, or a federation with its edition; none for the newest of the WBF.
    laws: Option<String>,
    /// When the Director was called, in seconds since 1970.
    called: Option<u64>,
    /// Where and who.
    #[serde(default)]
    about: About,
}

/// Where and who.
#[derive(Default, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct About {
    /// The event.
    event: String,
    /// The table.
    table: String,
    /// The board.
    board: Option<u16>,
    /// Who sat North.
    north: String,
    /// Who sat East.
    east: String,
    /// Who sat South.
    south: String,
    /// Who sat West.
    west: String,
    /// Who ruled.
    by: String,
    /// What is written beside it.
    note: String,
}

impl About {
    fn fields(&self, fields: Fields) -> Fields {
        let seats = [("N", &self.north), ("E", &self.east), ("S", &self.south), ("W", &self.west)];
        let fields = seats.into_iter().fold(fields, |fields, (seat, name)| fields.with(seat, name));
        fields
            .with("event", &self.event)
            .with("table", &self.table)
            .some("board", self.board)
            .with("by", &self.by)
            .with("note", &self.note)
    }
}

/// What is changed of a ruling that is kept. All of it is set: what is left out is empty.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Changing {
    /// Whether the Director comes back to it.
    review: Option<ReviewSent>,
    /// What became of it on appeal.
    appeal: Option<KeptAppeal>,
    /// Where and who.
    about: About,
}

/// Whether the Director comes back to a ruling.
#[derive(Copy, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReviewSent {
    /// There is nothing to come back to.
    None,
    /// He has yet to come back.
    Due,
    /// He came back.
    Done,
}

impl From<ReviewSent> for Review {
    fn from(sent: ReviewSent) -> Review {
        match sent {
            ReviewSent::None => Review::None,
            ReviewSent::Due => Review::Due,
            ReviewSent::Done => Review::Done,
        }
    }
}

/// What became of a ruling on appeal, by its name in the list of the page.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(transparent)]
pub(super) struct KeptAppeal(String);

/// A ruling that was kept.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct KeptShown {
    /// Its number.
    number: u32,
}

/// A ruling in the list.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct KeptLine {
    /// Its number, where it is kept at the desk.
    number: Option<u32>,
    /// The code of the event in which it was entered.
    event: Option<String>,
    /// What it is about; of a confidential file only that it is one.
    title: String,
    /// The event and the table.
    place: String,
    /// When the players were told.
    told: String,
    /// Whether the Director has yet to come back to it.
    due: bool,
}

/// A ruling that is kept.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct KeptOne {
    /// Its number.
    number: u32,
    /// What it is about.
    title: String,
    /// The edition.
    edition: String,
    /// Where, when and who: names with values.
    facts: Vec<FactShown>,
    /// How it came to it.
    reasoning: Vec<String>,
    /// What was ordered.
    orders: Vec<KeptOrder>,
    /// Whether the Director comes back to it.
    review: String,
    /// What became of it on appeal.
    appeal: String,
    /// What is written beside it.
    note: String,
}

/// Something about a ruling.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct FactShown {
    /// What.
    name: String,
    /// How it is.
    value: String,
}

/// An order of a ruling that is kept.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct KeptOrder {
    /// In words.
    text: String,
    /// The provision.
    law: String,
}

/// A table of numbers.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Counted {
    /// What is counted.
    heading: String,
    /// The most frequent first.
    rows: Vec<FactShown>,
}

/// Keeps the ruling to which these answers lead.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/desk/rulings", tag = "desk", request_body = Keeping,
    security(("token" = ["direct"])),
    responses((status = 200, body = KeptShown), (status = 404, body = Refusal),
              (status = 422, body = Refusal, description = "an answer that cannot be given, or no ruling yet"))))]
pub(super) async fn keep(
    State(app): State<App>,
    caller: Caller,
    Sent(sent): Sent<Keeping>,
) -> Result<Json<KeptShown>, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let may = desk_kept::may_keep(&app, &visitor).await.map_err(|wrong| caller.no(&wrong))?;
    if !may {
        return Err(caller.no(&Wrong::NotFound));
    }
    let topic = topic(&caller, &sent.topic)?;
    let rules = rules_sent(&caller, sent.laws.as_deref())?;
    let answers = sent.answers.join(".");
    followed(&caller, rules.start(topic), &answers)?;
    let fields = Fields::default().with("a", answers).some("laws", sent.laws).some("called", sent.called);
    let form = sent.about.fields(fields).form();
    let number = desk_kept::kept(&app, &visitor, topic.key(), &form).await;
    Ok(Json(KeptShown { number: number.map_err(|wrong| caller.no(&wrong))? }))
}

/// The rulings that are kept, those of tables and those that were entered in events, newest first. What is about a board that
/// the caller has still to play is left out.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk/rulings", tag = "desk", security(("token" = ["direct"])),
    responses((status = 200, body = Vec<KeptLine>), (status = 404, body = Refusal))))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Vec<KeptLine>>, Refused> {
    let records = records(&app, &caller).await?;
    let w = caller.words();
    let line = |Seen { number, event, record }: Seen| KeptLine {
        number,
        event,
        title: if record.is_confidential() { w.t("desk-confidential") } else { say::title(w, &record) },
        place: [record.event.as_str(), record.table.as_str()].join(" ").trim().to_owned(),
        told: record.told.map_or_else(String::new, say::moment),
        due: record.review == Review::Due,
    };
    Ok(Json(records.into_iter().rev().map(line).collect()))
}

async fn records(app: &App, caller: &Caller) -> Result<Vec<Seen>, Refused> {
    let visitor = caller.visitor(app, Scope::Direct)?;
    let no = |wrong: Wrong| caller.no(&wrong);
    if !desk_kept::may_keep(app, &visitor).await.map_err(no)? {
        return Err(no(Wrong::NotFound));
    }
    desk_kept::records(app, &visitor).await.map_err(no)
}

/// The rulings as records, for another program to count or keep. Confidential files are never among them; with `anonymous` no
/// names are.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk/records", tag = "desk", security(("token" = ["direct"])),
    params(("anonymous" = Option<bool>, Query, description = "whether names are left out")),
    responses((status = 200, body = Vec<serde_json::Value>), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn export(
    State(app): State<App>,
    caller: Caller,
    query: Query,
) -> Result<Json<Vec<Record>>, Refused> {
    let open = desk_kept::open_records(records(&app, &caller).await?);
    match query.get("anonymous") {
        Some("true") => Ok(Json(open.map(|record| record.anonymised()).collect())),
        Some("false") | None => Ok(Json(open.collect())),
        Some(_) => Err(caller.no(&Wrong::Unread("anonymous".to_owned()))),
    }
}

/// A ruling that is kept.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk/rulings/{number}", tag = "desk", security(("token" = ["direct"])),
    params(("number" = u32, Path, description = "its number")),
    responses((status = 200, body = KeptOne), (status = 404, body = Refusal))))]
pub(super) async fn one(
    State(app): State<App>,
    caller: Caller,
    Path(number): Path<u32>,
) -> Result<Json<KeptOne>, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let record = desk_kept::record(&app, &visitor, number).await.map_err(|wrong| caller.no(&wrong))?;
    let w = caller.words();
    let edition = record.source.edition();
    Ok(Json(KeptOne {
        number,
        title: say::title(w, &record),
        edition: edition.name().to_owned(),
        facts: say::place(w, &record).into_iter().map(fact).collect(),
        reasoning: say::reasons(w, &record),
        orders: say::orders(w, &record)
            .into_iter()
            .map(|(text, by)| KeptOrder { text, law: by.cite(edition).to_owned() })
            .collect(),
        review: record.review.name().to_owned(),
        appeal: record.appeal.name().to_owned(),
        note: record.note,
    }))
}

fn fact((name, value): (String, String)) -> FactShown {
    FactShown { name, value }
}

/// Changes what belongs to a ruling that is kept: where, who, review and appeal.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/desk/rulings/{number}", tag = "desk", request_body = Changing,
    security(("token" = ["direct"])), params(("number" = u32, Path, description = "its number")),
    responses((status = 204, description = "changed"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn change(
    State(app): State<App>,
    caller: Caller,
    Path(number): Path<u32>,
    Sent(sent): Sent<Changing>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let appeal = sent.appeal.map(|sent| {
        let known = Appeal::ALL.into_iter().find(|one| one.name() == sent.0);
        known.ok_or_else(|| caller.no(&Wrong::Unread("appeal".to_owned())))
    });
    let appeal = appeal.transpose()?;
    let fields = Fields::default()
        .some("review", sent.review.map(|review| Review::from(review).name()))
        .some("appeal", appeal.map(Appeal::name));
    let form = sent.about.fields(fields).form();
    caller.done(desk_kept::change(State(app), visitor, Named(number), form).await)
}

/// Takes a ruling that is kept away for good.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/desk/rulings/{number}", tag = "desk", security(("token" = ["direct"])),
    params(("number" = u32, Path, description = "its number")),
    responses((status = 204, description = "it is gone"), (status = 404, body = Refusal))))]
pub(super) async fn forget(
    State(app): State<App>,
    caller: Caller,
    Path(number): Path<u32>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let form = Fields::default().with("forget", "1").form();
    caller.done(desk_kept::change(State(app), visitor, Named(number), form).await)
}

/// What the rulings tell together.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk/statistics", tag = "desk", security(("token" = ["direct"])),
    responses((status = 200, body = Vec<Counted>), (status = 404, body = Refusal))))]
pub(super) async fn statistics(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<Counted>>, Refused> {
    let records = records(&app, &caller).await?;
    let all = Statistics::of(records.iter().map(|seen| &seen.record));
    let tables = say::tables(caller.words(), &all).into_iter();
    let counted =
        tables.map(|(heading, rows)| Counted { heading, rows: rows.into_iter().map(fact).collect() });
    Ok(Json(counted.collect()))
}

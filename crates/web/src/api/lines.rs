//! Lines: one board at one table, its result and the agreement.

use axum::extract::State;
use axum::http::StatusCode;
use openroom_cards::{Card, Expected, Outcome, Problem, Side, TextError};
use openroom_tournament::{Line, LineState, Score};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::events::find;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::acts::plain;
use crate::app::App;
use crate::club::{Evening, Inside, NotDone, Saw, Scope, Subject};
use crate::json::Json;
use crate::pages::event::send::{self, Entering};
use crate::pages::event::{self, me, session};
use crate::secret;
use crate::visitor::Query;
use crate::wrong::Wrong;

/// The longest text that is said again.
const LONGEST: usize = 20;

/// A board at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LineShown {
    /// Session, section, round, table and board: `1A/3/2/7`.
    line: String,
    /// open, postponed, entered, disputed or agreed.
    state: &'static str,
    /// Results such as `4SN+1`: one, or two that differ; none where nothing was entered or it is no result.
    results: Vec<String>,
    /// The opening lead as each side entered it, such as `HA`; they may differ.
    leads: LeadsShown,
}

/// The opening lead as each side entered it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LeadsShown {
    /// As North-South have it.
    #[serde(rename = "NS")]
    ns: Option<String>,
    /// As East-West have it.
    #[serde(rename = "EW")]
    ew: Option<String>,
}

/// A result to be entered.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Result1 {
    /// The line, such as `1A/3/2/7`.
    line: String,
    /// Contract, declarer and tricks over or under, such as `4SN+1`, `3NTXE-2`, `PASS`; or `NOT PLAYED`.
    result: String,
    /// The opening lead, such as `HA`, where it is known.
    #[serde(default)]
    lead: Option<String>,
}

/// A line to be agreed to.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Agreement {
    /// The line, such as `1A/3/2/7`.
    line: String,
    /// The result that was read there, such as `4SN+1` or `NOT PLAYED`: where another stands now nothing is agreed to.
    result: String,
    /// The opening lead that was read there, such as `HA`. Where the result is agreed and the leads differ it is the one that
    /// is agreed to.
    #[serde(default)]
    lead: Option<String>,
}

/// The opening lead of a line as each side entered it.
pub(super) fn leads_of(inside: &Inside, line: Line) -> LeadsShown {
    let leads = inside.leads(line);
    let led = |side: Side| leads.of(side).map(|card| card.to_string());
    LeadsShown { ns: led(Side::NorthSouth), ew: led(Side::EastWest) }
}

/// The lines of a session: a player's own, for those who direct all but of boards that they have still to play.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/lines", tag = "results", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("session" = Option<u16>, Query, description = "of this session, from 1; without it of the one that began last")),
    responses((status = 200, body = Vec<LineShown>), (status = 404, body = Refusal))))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<Vec<LineShown>>, Refused> {
    let key = caller.with(Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let guest = inside.guest(key);
    if guest.director().is_none() && guest.player.is_none() && guest.table.is_none() {
        return Err(caller.no(&Wrong::NotFound));
    }
    let event = &inside.event;
    let session = session::asked(event, &query).map_err(|wrong| caller.no(&wrong))?;
    let may = |line: &Line| {
        let own = me::may_enter(&inside, &guest, *line).is_some();
        let directs =
            guest.director().is_some() && !inside.has_still_to_play(&guest, line.session, line.board);
        own || directs
    };
    let text = |score: &Score| match score {
        Score::Result(outcome) => Some(outcome.to_string()),
        Score::NotPlayed | Score::Cancelled | Score::Adjusted(_) => None,
    };
    let shown = |line: Line| {
        let (state, results) = match event.lines().get(&line) {
            None => ("open", vec![]),
            Some(LineState::Postponed) => ("postponed", vec![]),
            Some(LineState::Entered(_, score)) => ("entered", vec![text(score)]),
            Some(LineState::Disputed { by: _, first, second }) => {
                ("disputed", vec![text(first), text(second)])
            }
            Some(LineState::Agreed(score)) => ("agreed", vec![text(score)]),
        };
        LineShown {
            line: line.to_string(),
            state,
            results: results.into_iter().flatten().collect(),
            leads: leads_of(&inside, line),
        }
    };
    Ok(Json(event.due(session).into_iter().filter(may).map(shown).collect()))
}

/// Enters a result for the caller's side; the opponents then agree. A Director sets one by the command `enter_result`.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/results", tag = "results", request_body = Result1,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "entered"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn result(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Result1>,
) -> Result<StatusCode, Refused> {
    let line = caller.line("line", &sent.line)?;
    let score = read_score(&caller, "result", &sent.result)?;
    let lead = read_lead(&caller, sent.lead.as_deref())?;
    let key = caller.with(Scope::Enter)?;
    let evening = find(&app, &caller, code).await?;
    let once = secret::code().ok_or_else(|| caller.no(&Wrong::Failed))?;
    let done = send::entered(&evening, key, Entering { line, score, lead, once }).await;
    told(&evening, &caller, done)
}

fn told(
    evening: &Evening,
    caller: &Caller,
    done: Result<Result<(), NotDone>, Wrong>,
) -> Result<StatusCode, Refused> {
    match done.map_err(|wrong| caller.no(&wrong))? {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(why) => Err(caller.no(&event::said_in(evening, caller.language, why))),
    }
}

/// The score that a field says; what cannot be is told with the reason.
pub(super) fn read_score(caller: &Caller, field: &str, text: &str) -> Result<Score, Refused> {
    match text.trim() {
        "NOT PLAYED" => Ok(Score::NotPlayed),
        text => read_outcome(caller, field, text).map(Score::Result),
    }
}

/// The result that a field says.
pub(super) fn read_outcome(caller: &Caller, field: &str, text: &str) -> Result<Outcome, Refused> {
    let w = caller.words();
    text.trim().parse().map_err(|why: TextError| {
        let text = plain(text, LONGEST);
        let key = match why.problem {
            Problem::Tricks(bid) => {
                let level = bid.level().get();
                let with = [
                    ("bid", bid.to_string()),
                    ("down", (level + 6).to_string()),
                    ("over", (7 - level).to_string()),
                ];
                return Refused::field(field, w.say("api-result-tricks", &with));
            }
            Problem::Expected(Expected::Level) => "api-result-level",
            Problem::Expected(Expected::Denomination) => "api-result-denomination",
            Problem::Expected(Expected::Declarer | Expected::Seat) => "api-result-declarer",
            Problem::Expected(Expected::Tricks | Expected::TrickCount) => "api-result-count",
            _ => "api-result-text",
        };
        Refused::field(field, w.with(key, "text", text))
    })
}

fn read_lead(caller: &Caller, text: Option<&str>) -> Result<Option<Card>, Refused> {
    let wrong = |text: &str| caller.words().with("api-lead", "text", plain(text, LONGEST));
    text.map(|text| text.trim().parse().map_err(|_| Refused::field("lead", wrong(text)))).transpose()
}

/// The score to which a side would agree.
fn offered(state: &LineState, side: Side) -> Option<&Score> {
    match state {
        LineState::Entered(_, score) | LineState::Agreed(score) => Some(score),
        LineState::Disputed { by, first, second } => Some(if *by == side { second } else { first }),
        LineState::Postponed => None,
    }
}

/// Agrees to the result that the other side entered.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/agreements", tag = "results", request_body = Agreement,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "agreed"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn agree(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Agreement>,
) -> Result<StatusCode, Refused> {
    let line = caller.line("line", &sent.line)?;
    let read = read_score(&caller, "result", &sent.result)?;
    let lead = read_lead(&caller, sent.lead.as_deref())?;
    let key = caller.with(Scope::Enter)?;
    let evening = find(&app, &caller, code).await?;
    let (saw, giving_way) = {
        let inside = evening.inside();
        let guest = inside.guest(key);
        let (own, _) = me::enters(&inside, &guest, line).map_err(|wrong| caller.no(&wrong))?;
        let (state, leads) = (inside.event.lines().get(&line), inside.leads(line));
        let agreed = state.and_then(|state| state.agreed()) == Some(&read);
        if agreed && (lead.is_none() || leads.settled() == lead) {
            return Ok(StatusCode::NO_CONTENT);
        }
        let says = |side: Side| lead.is_none_or(|lead| leads.of(side) == Some(lead));
        let giving_way = match guest.player {
            Some(_) => Some(own).filter(|side| says(side.other())),
            None => Side::ALL.into_iter().find(|side| says(side.other())),
        };
        let same = state.and_then(|state| offered(state, own)) == Some(&read);
        let saw = (same && giving_way.is_some()).then(|| Saw::now(&inside, Subject::Result(line)));
        (saw, giving_way)
    };
    let Some(saw) = saw else { return Err(caller.no(&Wrong::Stale(String::new()))) };
    let done = send::agreed(&evening, key, line, saw, giving_way).await;
    told(&evening, &caller, done)
}

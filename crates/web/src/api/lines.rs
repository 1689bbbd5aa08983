//! Lines: one board at one table, its result and the agreement.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use openroom_cards::{Card, Outcome, Side};
use openroom_tournament::{Command, Line, LineState, Score};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{Caller, Path, Sent};
use super::events::find;
use super::refusal::{Refusal, Refused};
use crate::app::App;
use crate::club::{Also, Noted, Scope};
use crate::pages::event::{self, me};
use crate::secret;
use crate::wrong::Wrong;

/// A board at a table.
#[derive(Serialize, ToSchema)]
pub(super) struct LineShown {
    /// Session, section, round, table and board: `1A/3/2/7`.
    line: String,
    /// open, postponed, entered, disputed or agreed.
    state: &'static str,
    /// Results such as `4SN+1`: one, or two that differ; none where nothing was entered or it is no result.
    results: Vec<String>,
}

/// A result to be entered.
#[derive(Deserialize, ToSchema)]
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
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Agreement {
    /// The line, such as `1A/3/2/7`.
    line: String,
    /// The result that was read there, such as `4SN+1` or `NOT PLAYED`: where another stands now nothing is agreed to.
    #[serde(default)]
    result: Option<String>,
}

/// The lines of the session: a player's own, for those who direct all but of boards that they have still to play.
#[utoipa::path(get, path = "/api/v1/events/{code}/lines", tag = "results", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = Vec<LineShown>), (status = 404, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<Vec<LineShown>>, Refused> {
    let key = caller.with(Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let guest = inside.guest(key);
    if guest.director().is_none() && guest.player.is_none() && guest.table.is_none() {
        return Err(caller.no(&Wrong::NotFound));
    }
    let event = &inside.event;
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
        LineShown { line: line.to_string(), state, results: results.into_iter().flatten().collect() }
    };
    Ok(Json(event.due(event.session_no()).into_iter().filter(may).map(shown).collect()))
}

/// Enters a result for the caller's side; the opponents then agree. A Director sets one by the command `enter_result`.
#[utoipa::path(post, path = "/api/v1/events/{code}/results", tag = "results", request_body = Result1,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "entered"), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn result(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Result1>,
) -> Result<StatusCode, Refused> {
    let wrong = || caller.no(&Wrong::Malformed("wrong-result"));
    let line: Line = sent.line.parse().map_err(|_| wrong())?;
    let score = score(&sent.result).ok_or_else(wrong)?;
    let lead = sent.lead.map(|text| text.parse::<Card>().map_err(|_| wrong())).transpose()?;
    let key = caller.with(Scope::Enter)?;
    let evening = find(&app, &caller, code).await?;
    let (person, known) = {
        let inside = evening.inside();
        let entered = me::enters(&inside, &inside.guest(key), line);
        let (_, person) = entered.map_err(|wrong| caller.no(&wrong))?;
        let stands = inside.event.lines().get(&line).and_then(|state| state.agreed());
        (person, stands == Some(&score))
    };
    if known {
        return Ok(StatusCode::NO_CONTENT);
    }
    let once = secret::code().ok_or_else(|| caller.no(&Wrong::Failed))?;
    let done = event::doing(&evening, move |evening| {
        let sent = Also::noting(Noted::Sent { once, line, lead });
        evening.does_with(person, vec![Command::EnterResult(line, score)], sent)
    });
    let done = done.await.map_err(|wrong| caller.no(&wrong))?;
    done.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(StatusCode::NO_CONTENT)
}

fn score(text: &str) -> Option<Score> {
    match text.trim() {
        "NOT PLAYED" => Some(Score::NotPlayed),
        text => text.parse::<Outcome>().ok().map(Score::Result),
    }
}

/// The score to which a side would agree.
fn offered(state: &LineState, side: Side) -> Option<&Score> {
    match state {
        LineState::Entered(_, score) => Some(score),
        LineState::Disputed { by, first, second } => Some(if *by == side { second } else { first }),
        LineState::Postponed | LineState::Agreed(_) => None,
    }
}

/// Agrees to the result that the other side entered.
#[utoipa::path(post, path = "/api/v1/events/{code}/agreements", tag = "results", request_body = Agreement,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "agreed"), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn agree(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Agreement>,
) -> Result<StatusCode, Refused> {
    let line: Line = sent.line.parse().map_err(|_| caller.no(&Wrong::Malformed("wrong-form")))?;
    let read =
        sent.result.map(|text| score(&text).ok_or_else(|| caller.no(&Wrong::Malformed("wrong-result"))));
    let read = read.transpose()?;
    let key = caller.with(Scope::Enter)?;
    let evening = find(&app, &caller, code).await?;
    let person = {
        let inside = evening.inside();
        let guest = inside.guest(key);
        let (side, _) = me::enters(&inside, &guest, line).map_err(|wrong| caller.no(&wrong))?;
        let stands = inside.event.lines().get(&line).and_then(|state| offered(state, side));
        let same = read.is_none_or(|read| stands == Some(&read));
        me::may_agree(&inside, &guest, line).filter(|_| same)
    };
    let Some(person) = person else {
        return Err(Refused::saying(StatusCode::CONFLICT, "stale", caller.words().t("notice-gone")));
    };
    super::commands::done(&evening, &caller, person, vec![Command::Agree(line)]).await
}

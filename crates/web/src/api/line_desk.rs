//! One board at one table, for the Director: what stands there, setting it right, the hands.

use axum::extract::{Path as Named, State};
use openroom_cards::{Doubling, Outcome};
use openroom_tournament::Score;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::events::find;
use super::fields::Fields;
use super::lines::{LeadsShown, leads_of, read_score};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
#[cfg(test)]
use super::rulings::EffectShown;
use super::rulings::Tried;
use super::told::ScoreShown;
use crate::app::App;
use crate::club::{Scope, Subject};
use crate::json::Json;
use crate::pages::event::direct::is_hidden;
use crate::pages::event::line;
use crate::pages::event::tables::table_name;
use crate::visitor::Query;
use crate::wrong::Wrong;

/// A board at a table as the Director sees it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LineSeen {
    /// Names what is shown: whoever does something about it brings it along.
    mark: String,
    /// Session, section, round, table and board: `1A/3/2/7`.
    line: String,
    /// The table.
    table: String,
    /// The round.
    round: u16,
    /// The board.
    board: u32,
    /// How far it has come: open, postponed, entered, disputed or agreed.
    state: String,
    /// Who sits North-South.
    north_south: Vec<EntryAt>,
    /// Who sits East-West.
    east_west: Vec<EntryAt>,
    /// What stands there: nothing, one score, or the two that differ.
    scores: Vec<ScoreShown>,
    /// The number of the ruling whose score stands over the table's result.
    ruled: Option<u16>,
    /// The opening lead as each side has it.
    leads: LeadsShown,
    /// What happened at the table: a sentence and the provision.
    happened: Vec<CitedLine>,
    /// The cases that are to be looked at again: their numbers.
    reviews: Vec<ReviewDue>,
    /// Those who say that the score is wrong.
    claims: Vec<ClaimShown>,
    /// Whether it is played at a table of this server.
    online: bool,
    /// Whether the caller is of a contestant there, so that another Director rules.
    own: bool,
    /// Whether the caller may look at the four hands.
    may_look: bool,
}

/// A contestant at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct EntryAt {
    /// The number of the entry.
    entry: u16,
    /// Who that is.
    name: String,
}

/// A sentence with its provision.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CitedLine {
    /// The sentence.
    text: String,
    /// The provision.
    law: String,
}

/// A case that is to be looked at again.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ReviewDue {
    /// The number of the case.
    case: u16,
    /// The provision.
    law: String,
}

/// That somebody says that a score is wrong.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ClaimShown {
    /// Its number.
    claim: u16,
    /// Who says so.
    by: String,
    /// In which words.
    text: String,
}

/// What is done about a board at a table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({
    "line": "1A/3/2/7", "mark": "0123456789abcdef", "act": { "what": "result", "result": "4SN=", "reason": "typed wrongly" },
})))]
pub(super) struct LineSent {
    /// The board at the table, such as `1A/3/2/7`.
    line: String,
    /// The mark of what was read of it.
    mark: String,
    /// Only say what it would do.
    #[serde(default)]
    trial: bool,
    /// What is done.
    act: LineAct,
}

/// What is done about a board at a table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
enum LineAct {
    /// Sets the result, or corrects it where one is agreed.
    Result {
        /// The result, such as `4SN+1`, `3NTXE-2`, `PASS` or `NOT PLAYED`.
        result: String,
        /// Where a ruling stands over the table's result: what becomes of it.
        ruling: Option<Under>,
        /// Why it is corrected.
        #[serde(default)]
        reason: String,
    },
    /// Takes what was entered first.
    First {},
    /// Takes what was entered second.
    Second {},
    /// Settles the opening lead where the two sides differ.
    Lead {
        /// As this side says.
        side: SideSent,
    },
    /// Closes a case that was to be looked at again.
    Review {
        /// The number of the case.
        case: u16,
        /// What was found.
        reason: String,
    },
    /// Settles a claim that the score is wrong.
    Settle {
        /// Its number.
        claim: u16,
        /// What was found.
        reason: String,
    },
    /// Puts the board off.
    Postpone {
        /// Why.
        reason: String,
    },
    /// Has it played after all.
    Play {},
    /// Cancels it.
    Cancel {
        /// Why.
        reason: String,
    },
}

/// What becomes of a ruling when the result under it is corrected.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
enum Under {
    /// It stands.
    Stands,
    /// It ends.
    Ends,
}

/// A side.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
enum SideSent {
    /// North-South.
    #[serde(rename = "NS")]
    NorthSouth,
    /// East-West.
    #[serde(rename = "EW")]
    EastWest,
}

/// A board at a table whose hands are asked for.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Looking {
    /// The board at the table, such as `1A/3/2/7`.
    line: String,
    /// The mark of what was read of it.
    mark: String,
}

/// The four hands of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct HandsShown {
    /// As PBN writes them; none where no deal is kept.
    deal: Option<String>,
}

fn result(fields: Fields, score: &Score) -> Fields {
    match score {
        Score::Result(Outcome::Played { contract, tricks }) => fields
            .with("level", contract.bid.level().get())
            .with("denomination", contract.bid.denomination())
            .with(
                "doubling",
                match contract.doubling {
                    Doubling::Undoubled => "",
                    Doubling::Doubled => "X",
                    Doubling::Redoubled => "XX",
                },
            )
            .with("declarer", contract.declarer.letter())
            .with("tricks", tricks),
        Score::Result(Outcome::PassedOut) => fields.with("level", "passed"),
        Score::NotPlayed | Score::Cancelled | Score::Adjusted(_) => fields.with("level", "not-played"),
    }
}

impl LineAct {
    fn fields(&self, caller: &Caller) -> Result<Fields, Refused> {
        Ok(match self {
            LineAct::Result { result, ruling, reason } => {
                let score = read_score(caller, "act.result", result)?;
                let under = ruling.map(|under| match under {
                    Under::Stands => "stands",
                    Under::Ends => "ends",
                });
                self::result(Fields::doing("result").with("reason", reason).some("ruling", under), &score)
            }
            LineAct::First {} => Fields::doing("first"),
            LineAct::Second {} => Fields::doing("second"),
            LineAct::Lead { side } => Fields::doing("lead").with(
                "side",
                match side {
                    SideSent::NorthSouth => "NS",
                    SideSent::EastWest => "EW",
                },
            ),
            LineAct::Review { case, reason } => {
                Fields::doing("review").with("case", case).with("reason", reason)
            }
            LineAct::Settle { claim, reason } => {
                Fields::doing("settle").with("claim", claim).with("reason", reason)
            }
            LineAct::Postpone { reason } => Fields::doing("postpone").with("reason", reason),
            LineAct::Play {} => Fields::doing("play"),
            LineAct::Cancel { reason } => Fields::doing("cancel").with("reason", reason),
        })
    }
}

/// A board at a table, for those who direct: what stands there, what happened, what waits. Of a board that the caller has
/// still to play nothing is said.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/line", tag = "lines", security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("at" = String, Query, description = "session, section, round, table and board", example = "1A/3/2/7")),
    responses((status = 200, body = LineSeen), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<LineSeen>, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    evening.inside().guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let at = caller.line("at", query.get("at").unwrap_or_default())?;
    let w = caller.words();
    let said = line::said_of(&app, &evening, w, at);
    let inside = evening.inside();
    let guest = inside.guest(key);
    inside.event.sides(at).ok_or_else(|| caller.no(&Wrong::NotFound))?;
    if is_hidden(&inside, &guest, at) {
        return Err(caller.no(&Wrong::Malformed("hidden-other")));
    }
    let many = inside.event.sections(at.session).count() > 1;
    let seen = line::seen(w, &inside, at, table_name(at.section, at.table, many), said);
    let mut sides = seen.sides.into_iter().map(|(_, entries)| {
        entries.into_iter().map(|(entry, name)| EntryAt { entry, name }).collect::<Vec<_>>()
    });
    Ok(Json(LineSeen {
        mark: inside.mark(Subject::Line(at)),
        line: seen.line,
        table: seen.table,
        round: seen.round,
        board: seen.board,
        state: seen.state.trim_start_matches("state-").to_owned(),
        north_south: sides.next().unwrap_or_default(),
        east_west: sides.next().unwrap_or_default(),
        scores: seen.scores.into_iter().map(ScoreShown::from).collect(),
        ruled: seen.ruled,
        leads: leads_of(&inside, at),
        happened: seen
            .note
            .into_iter()
            .map(|(cite, text)| CitedLine { text, law: cite.number.to_owned() })
            .collect(),
        reviews: seen
            .reviews
            .into_iter()
            .map(|(case, cite)| ReviewDue { case, law: cite.number.to_owned() })
            .collect(),
        claims: seen.claims.into_iter().map(|(claim, by, text)| ClaimShown { claim, by, text }).collect(),
        online: seen.online,
        own: line::is_own(&inside, &guest, at),
        may_look: line::may_look(&inside, &guest, at),
    }))
}

/// Sets or corrects a result, settles a lead, a review or a claim, puts a board off, has it played or cancels it; or says what
/// that would do. Rulings are made with `POST /rulings`.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/line", tag = "lines", request_body = LineSent,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = EffectShown, description = "what it would do, where it was a trial"),
              (status = 204, description = "done"), (status = 404, body = Refusal),
              (status = 409, body = Refusal, description = "it is no longer as it was read"),
              (status = 422, body = Refusal))))]
pub(super) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<LineSent>,
) -> Result<Tried, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let evening = find(&app, &caller, code.clone()).await?;
    evening.inside().guest(&visitor.key()).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let at = caller.line("line", &sent.line)?;
    let fields = sent.act.fields(&caller)?.with("mark", &sent.mark).with("line", at);
    let form = fields.form();
    let no = |wrong: Wrong| caller.no(&wrong);
    if sent.trial && !matches!(sent.act, LineAct::Lead { .. }) {
        let inside = evening.inside();
        let asked = line::asked(&evening.code, &inside, &visitor, &form, at).map_err(no)?;
        let (by, command, _) = asked.ok_or_else(|| no(Wrong::NotFound))?;
        let tried = line::tried(&inside, &visitor, by, &command, at);
        return tried.map(Tried::of).map_err(|why| no(Wrong::Refused(why)));
    }
    if sent.trial {
        return Err(no(Wrong::Unread("trial".to_owned())));
    }
    caller.done(line::act(State(app), visitor, Named(code), form).await).map(|_| Tried::Done)
}

/// The four hands of a board, for a Director who plays nowhere, for instance when he was called to the table. That he looked is
/// in the log of the event.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/line/hands", tag = "lines", request_body = Looking,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = HandsShown), (status = 404, body = Refusal), (status = 409, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn hands(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Looking>,
) -> Result<Json<HandsShown>, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    evening.inside().guest(&visitor.key()).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let at = caller.line("line", &sent.line)?;
    let form = Fields::doing("hands").with("mark", &sent.mark).form();
    let no = |wrong: Wrong| caller.no(&wrong);
    line::asked(&evening.code, &evening.inside(), &visitor, &form, at).map_err(no)?;
    let taken = line::taken_out(&evening, &visitor, at).await.map_err(no)?;
    Ok(Json(HandsShown { deal: taken.map(|deal| deal.to_string()) }))
}

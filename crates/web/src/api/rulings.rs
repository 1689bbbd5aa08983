//! Rulings, penalties and appeals: what there is, and what is ruled.

use axum::extract::{Path as Named, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_tournament::{
    Against, AppealNo, AppealState, Ended, PenaltyKind, PenaltyNo, RulingNo, RulingStands, Stage, Verdict,
};
use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::events::find;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use super::ruling_sent::{AppealSent, RulingSent};
use crate::app::App;
use crate::club::{Guest, Inside, Scope, Subject};
use crate::json::Json;
use crate::pages::event::line::{self, Effect};
use crate::pages::event::rulings;
use crate::words::Words;
use crate::wrong::Wrong;

/// Rulings, penalties and appeals that the caller may know.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RulingsShown {
    /// Names what is listed, for those who direct: whoever decides something brings it along.
    mark: Option<String>,
    /// The rulings.
    rulings: Vec<RulingShown>,
    /// How many rulings are on boards that the caller has still to play; no more is said of them.
    hidden: usize,
    /// The appeals.
    appeals: Vec<AppealShown>,
    /// The penalties.
    penalties: Vec<PenaltyShown>,
}

/// A ruling.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RulingShown {
    /// Its number.
    number: u16,
    /// The board at the table, such as `1A/3/2/7`.
    line: String,
    /// Whether the table's result stands or the score is adjusted.
    verdict: VerdictShown,
    /// What was ruled, in words.
    what: String,
    /// The provision that an adjusted score rests on.
    law: Option<String>,
    /// Why.
    reason: String,
    /// What counts now.
    stands: StandsShown,
    /// The same in words, with the number of what took its place.
    state: String,
    /// Whether the caller may appeal against it.
    may_appeal: bool,
    /// Whether nobody has brought it before the committee yet.
    may_refer: bool,
}

/// What a ruling says.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum VerdictShown {
    /// The table's result stands.
    Stands,
    /// The score is adjusted.
    Adjusted,
}

/// Whether a ruling counts.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum StandsShown {
    /// It counts.
    InForce,
    /// A later ruling took its place.
    Replaced,
    /// It was decided on appeal.
    Decided,
    /// It is history: the score was corrected, cancelled or annulled.
    Ended,
}

/// An appeal.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
pub(super) struct AppealShown {
    /// Its number.
    number: u16,
    /// The ruling that it is against.
    ruling: Option<u16>,
    /// The penalty that it is against.
    penalty: Option<u16>,
    /// The entry whose disqualification it is against.
    disqualified: Option<u16>,
    /// Whose it is; empty where the Director referred the matter himself.
    by: String,
    /// Before whom it is.
    stage: StageShown,
    /// How far it has come.
    state: AppealStateShown,
    /// The same in words, with what was decided.
    told: String,
    /// Why it was decided so.
    reason: String,
    /// Whether it is still to be decided.
    open: bool,
    /// Whether something was decided before, so that what was ruled can be restored.
    heard_before: bool,
    /// Whether the caller may concur.
    may_concur: bool,
    /// Whether the caller may take it back.
    may_withdraw: bool,
    /// Whether the decision may be taken further.
    may_go_further: bool,
}

/// Before whom an appeal is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum StageShown {
    /// The tournament: its Director in charge or its committee.
    Tournament,
    /// The Regulating Authority.
    Authority,
}

/// How far an appeal has come.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum AppealStateShown {
    /// Somebody must still concur.
    Lodged,
    /// It can be heard.
    Concurred,
    /// Something was recommended to the Director in charge.
    Recommended,
    /// It was decided.
    Decided,
    /// It was taken back.
    Withdrawn,
}

/// A penalty.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct PenaltyShown {
    /// Its number.
    number: u16,
    /// The number of the entry.
    entry: u16,
    /// Who that is.
    who: String,
    /// What it is for.
    kind: KindShown,
    /// How much, in words.
    amount: String,
    /// By which provision.
    law: String,
    /// Why.
    reason: String,
    /// What became of it, where it no longer counts.
    gone: Option<String>,
    /// Whether the caller may appeal against it.
    may_appeal: bool,
    /// Whether nobody has brought it before the committee yet.
    may_refer: bool,
}

/// What a penalty is for.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum KindShown {
    /// For what was done to the order of the event.
    Procedural,
    /// For conduct.
    Disciplinary,
}

/// What something would do.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct EffectShown {
    /// What each side has on the board.
    board: Vec<ChangeShown>,
    /// Whose rank or score changes.
    ranks: Vec<ChangeShown>,
    /// That the ranking is not told: results of boards that the caller has still to play are in it.
    hidden: bool,
}

/// Something before and after.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ChangeShown {
    /// The side, or the contestant.
    who: String,
    /// How it stands now.
    before: String,
    /// How it would stand.
    after: String,
}

/// What came of something that was tried or done.
pub(super) enum Tried {
    /// It is done.
    Done,
    /// What it would do.
    Would(EffectShown),
}

impl Tried {
    pub(super) fn of(effect: Effect) -> Tried {
        let change = |(who, before, after)| ChangeShown { who, before, after };
        Tried::Would(EffectShown {
            board: effect.board.into_iter().map(change).collect(),
            ranks: effect.ranks.into_iter().map(change).collect(),
            hidden: effect.hidden,
        })
    }
}

impl IntoResponse for Tried {
    fn into_response(self) -> Response {
        match self {
            Tried::Done => StatusCode::NO_CONTENT.into_response(),
            Tried::Would(effect) => Json(effect).into_response(),
        }
    }
}

/// The rulings, penalties and appeals: all for those who direct and the committee, but for boards that they have still to
/// play; for a player those that concern him.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/rulings", tag = "rulings", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = RulingsShown), (status = 404, body = Refusal))))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<RulingsShown>, Refused> {
    let key = caller.with(Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let guest = inside.guest(key);
    if guest.official().is_none() && guest.player.is_none() {
        return Err(caller.no(&Wrong::NotFound));
    }
    Ok(Json(shown(caller.words(), &inside, &guest)))
}

/// What this guest may know of rulings, penalties and appeals.
pub(super) fn shown(w: Words, inside: &Inside, guest: &Guest) -> RulingsShown {
    let (rulings, hidden) = rulings::rulings(w, inside, guest);
    RulingsShown {
        mark: guest.official().map(|_| inside.mark(Subject::Rulings)),
        rulings: rulings.into_iter().filter_map(|row| ruling(inside, row)).collect(),
        hidden,
        appeals: rulings::appeals(w, inside, guest)
            .into_iter()
            .filter_map(|row| appeal(inside, row))
            .collect(),
        penalties: rulings::penalties(w, inside, guest)
            .into_iter()
            .filter_map(|row| penalty(inside, row))
            .collect(),
    }
}

/// A ruling for programs.
pub(super) fn ruling(inside: &Inside, row: rulings::RulingRow) -> Option<RulingShown> {
    let known = inside.event.rulings().get(&RulingNo(row.number))?;
    Some(RulingShown {
        number: row.number,
        line: row.line,
        verdict: match known.verdict {
            Verdict::ResultStands => VerdictShown::Stands,
            Verdict::Adjusted(_) => VerdictShown::Adjusted,
        },
        what: row.what,
        law: row.cite.map(|cite| cite.number.to_owned()),
        reason: row.reason,
        stands: match inside.event.ruling_stands(RulingNo(row.number)) {
            Some(RulingStands::Ended(Ended::Replaced(_))) => StandsShown::Replaced,
            Some(RulingStands::Ended(Ended::Corrected | Ended::Cancelled | Ended::Annulled)) => {
                StandsShown::Ended
            }
            Some(RulingStands::Decided(_)) => StandsShown::Decided,
            Some(RulingStands::InForce) | None => StandsShown::InForce,
        },
        state: row.state,
        may_appeal: row.may_appeal,
        may_refer: row.may_refer,
    })
}

/// An appeal for programs.
pub(super) fn appeal(inside: &Inside, row: rulings::AppealRow) -> Option<AppealShown> {
    let known = inside.event.appeals().get(&AppealNo(row.number))?;
    let (ruling, penalty, disqualified) = match known.against {
        Against::Ruling(ruling) => (Some(ruling.0), None, None),
        Against::Penalty(penalty) => (None, Some(penalty.0), None),
        Against::Disqualification(entry) => (None, None, Some(entry.0)),
    };
    Some(AppealShown {
        number: row.number,
        ruling,
        penalty,
        disqualified,
        by: row.by,
        stage: match known.stage {
            Stage::Tournament => StageShown::Tournament,
            Stage::Authority => StageShown::Authority,
        },
        state: match known.state {
            AppealState::Lodged => AppealStateShown::Lodged,
            AppealState::Concurred => AppealStateShown::Concurred,
            AppealState::Recommended(_) => AppealStateShown::Recommended,
            AppealState::Decided(_) => AppealStateShown::Decided,
            AppealState::Withdrawn => AppealStateShown::Withdrawn,
        },
        told: row.state,
        reason: row.reason,
        open: row.open,
        heard_before: row.heard_before,
        may_concur: row.may_concur,
        may_withdraw: row.may_withdraw,
        may_go_further: row.may_go_further,
    })
}

/// A penalty for programs.
pub(super) fn penalty(inside: &Inside, row: rulings::PenaltyRow) -> Option<PenaltyShown> {
    let known = inside.event.penalties().get(&PenaltyNo(row.number))?;
    Some(PenaltyShown {
        number: row.number,
        entry: row.entry.0,
        who: row.who,
        kind: match known.penalty.kind {
            PenaltyKind::Procedural => KindShown::Procedural,
            PenaltyKind::Disciplinary => KindShown::Disciplinary,
        },
        amount: row.amount,
        law: row.cite.number.to_owned(),
        reason: row.reason,
        gone: row.gone,
        may_appeal: row.may_appeal,
        may_refer: row.may_refer,
    })
}

/// Rules on a board at a table, gives, changes or withdraws a penalty, refers something to the committee, decides an appeal or
/// takes a decision further; or says what that would do to the board and to the ranks. Boards that the caller has still to
/// play, and tables of his own, are for another Director; a committee decides appeals and nothing else.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/rulings", tag = "rulings", request_body = RulingSent,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = EffectShown, description = "what it would do, where it was a trial"),
              (status = 204, description = "done"), (status = 404, body = Refusal),
              (status = 409, body = Refusal, description = "it is no longer as it was read"),
              (status = 422, body = Refusal))))]
pub(super) async fn rule(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<RulingSent>,
) -> Result<Tried, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let evening = find(&app, &caller, code.clone()).await?;
    evening.inside().guest(&visitor.key()).official().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let at = sent.ruling.line().map(|text| caller.line("ruling.line", text)).transpose()?;
    let form = sent.ruling.fields(&caller)?.with("mark", &sent.mark).form();
    let no = |wrong: Wrong| caller.no(&wrong);
    if sent.trial {
        let inside = evening.inside();
        let tried = if let Some(at) = at {
            let asked = line::asked(&evening.code, &inside, &visitor, &form, at).map_err(no)?;
            let (by, command, _) = asked.ok_or_else(|| no(Wrong::NotFound))?;
            line::tried(&inside, &visitor, by, &command, at)
        } else {
            let (by, command, _) = rulings::asked(&evening.code, &inside, &visitor, &form).map_err(no)?;
            rulings::tried(&inside, &visitor, by, &command)
        };
        return tried.map(Tried::of).map_err(|why| no(Wrong::Refused(why)));
    }
    let done = match at {
        Some(_) => line::act(State(app), visitor, Named(code), form).await,
        None => rulings::act(State(app), visitor, Named(code), form).await,
    };
    caller.done(done).map(|_| Tried::Done)
}

/// Appeals against a ruling or a penalty that concerns the caller, concurs with an appeal, takes it further or takes it back.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/appeals", tag = "rulings", request_body = AppealSent,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn appeals(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<AppealSent>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Enter)?;
    let form = sent.fields().form();
    caller.done(rulings::appeal(State(app), visitor, Named(code), form).await)
}

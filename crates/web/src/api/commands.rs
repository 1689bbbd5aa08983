//! Commands: everything that those who organize, direct and play can ask of an event.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use openroom_tournament::{Command, Line, Person, Tournament};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{Caller, Sent};
use super::events::find;
use super::refusal::{Refusal, Refused};
use crate::app::App;
use crate::club::{Evening, Guest, Scope, now, rehearse};
use crate::pages::event;
use crate::words::words;
use crate::wrong::Wrong;

/// What is asked of an event.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Commands {
    /// The commands, in the form of `openroom event log --as json`: `{"start_round": [1, 2]}`.
    #[schema(value_type = Vec<Object>)]
    commands: Vec<Command>,
    /// Only say whether they would be taken.
    #[serde(default)]
    trial: bool,
}

/// The most commands of one request.
const MOST: usize = 1_000;

/// Gives commands, all of them or none. Each needs its scope: enter for what players do, organize for what organizers do,
/// direct for the rest.
#[utoipa::path(post, path = "/api/v1/events/{code}/commands", tag = "commands", request_body = Commands,
    security(("token" = ["enter", "direct", "organize"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "done, or possible where it was a trial"),
              (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn give(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(asked): Sent<Commands>,
) -> Result<StatusCode, Refused> {
    let evening = find(&app, &caller, code).await?;
    if asked.commands.is_empty() || asked.commands.len() > MOST {
        return Err(caller.no(&Wrong::Malformed("wrong-form")));
    }
    if asked.commands.iter().any(needs_papers) {
        return Err(caller.no(&Wrong::Refused(words(caller.language).t("refused-without-papers"))));
    }
    let mut by = None;
    for command in &asked.commands {
        let person = person(&evening, &caller, command)?;
        if by.replace(person).is_some_and(|other| other != person) {
            return Err(caller.no(&Wrong::Malformed("wrong-form")));
        }
    }
    let by = by.ok_or_else(|| caller.no(&Wrong::NotFound))?;
    if asked.trial {
        let inside = evening.inside();
        let tried = rehearse(&inside.event, by, now(), &asked.commands);
        return tried.map(|_| StatusCode::NO_CONTENT).map_err(|refused| {
            let text = event::refused::sentence(words(caller.language), &inside, &refused);
            caller.no(&Wrong::Refused(text))
        });
    }
    let lines: Vec<Line> = {
        let inside = evening.inside();
        asked.commands.iter().filter_map(|command| line(&inside.event, command)).collect()
    };
    let status = done(&evening, &caller, by, asked.commands).await?;
    let ended = event::doing(&evening, move |evening| {
        lines.into_iter().try_for_each(|line| event::online::break_off(&app, evening, line))
    });
    let ended = ended.await.map_err(|wrong| caller.no(&wrong))?;
    ended.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(status)
}

/// Whether a command comes with papers that this way does not bring.
fn needs_papers(command: &Command) -> bool {
    matches!(command, Command::KeepDeals { .. } | Command::KeepFile { .. } | Command::TakeOutDeals { .. })
}

/// Gives the commands for this person.
pub(super) async fn done(
    evening: &Arc<Evening>,
    caller: &Caller,
    by: Person,
    commands: Vec<Command>,
) -> Result<StatusCode, Refused> {
    let done = event::doing(evening, move |evening| evening.does(by, commands)).await;
    let done = done.map_err(|wrong| caller.no(&wrong))?;
    done.map_err(|why| caller.no(&event::said_in(evening, caller.language, why)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who gives a command: the office or the player that the session has, where the token has the scope. Whoever has still to
/// play a board leaves what concerns it to another Director, as on the pages.
fn person(evening: &Evening, caller: &Caller, command: &Command) -> Result<Person, Refused> {
    let scope = scope(command);
    let key = caller.with(scope)?;
    let inside = evening.inside();
    let guest: Guest = inside.guest(key);
    let nobody = || caller.no(&Wrong::NotFound);
    let person = match scope {
        Scope::Organize => guest.organizer(),
        Scope::Direct => guest.director(),
        Scope::Enter | Scope::Read | Scope::Play => guest.player.map(|(person, ..)| person),
    };
    let person = person.ok_or_else(nobody)?;
    if let Command::EnterResult(at, _) | Command::Agree(at) = command {
        event::me::enters(&inside, &guest, *at).map_err(|wrong| caller.no(&wrong))?;
    }
    let hidden = line(&inside.event, command).filter(|_| scope == Scope::Direct);
    if hidden.is_some_and(|line| inside.has_still_to_play(&guest, line.session, line.board)) {
        return Err(caller.no(&Wrong::Malformed("hidden-other")));
    }
    Ok(person)
}

/// The scope that a command needs.
fn scope(command: &Command) -> Scope {
    match command {
        Command::Open { .. }
        | Command::Appoint(..)
        | Command::Dismiss(..)
        | Command::SetConditions(_)
        | Command::PublishConditions
        | Command::ChangeConditions(..)
        | Command::Enter { .. }
        | Command::EnterLate { .. }
        | Command::KeepDeals { .. }
        | Command::KeepFile { .. }
        | Command::RemoveFile { .. }
        | Command::NameCaptain { .. }
        | Command::Seat(_)
        | Command::Start(_)
        | Command::TakeBackStart { .. }
        | Command::NameSection(..)
        | Command::Admit { .. }
        | Command::SendAway { .. }
        | Command::RecordDealing(..)
        | Command::CopyBoards(..) => Scope::Organize,
        Command::EnterResult(..)
        | Command::Agree(_)
        | Command::ConsentToCorrection(_)
        | Command::LineUp { .. }
        | Command::ClaimError { .. }
        | Command::Appeal(..)
        | Command::AppealPenalty(..)
        | Command::Concur(_)
        | Command::WithdrawAppeal(_)
        | Command::AppealFurther(_) => Scope::Enter,
        Command::Substitute { .. }
        | Command::Withdraw(_)
        | Command::FileCard { .. }
        | Command::SetClock { .. }
        | Command::DrawRound(..)
        | Command::BreakTie { .. }
        | Command::StartRound(..)
        | Command::CutShort { .. }
        | Command::ChangeMovement(..)
        | Command::PlayedWrongBoards { .. }
        | Command::TakeOutDeals { .. }
        | Command::Redeal { .. }
        | Command::Postpone(..)
        | Command::RequirePlay(_)
        | Command::Cancel(..)
        | Command::Foul { .. }
        | Command::SubstituteBoard { .. }
        | Command::BringRecord { .. }
        | Command::CloseReview { .. }
        | Command::Register { .. }
        | Command::SettleClaim { .. }
        | Command::Correct(..)
        | Command::PublishScores(_)
        | Command::Rule { .. }
        | Command::Penalize { .. }
        | Command::ChangePenalty { .. }
        | Command::WithdrawPenalty { .. }
        | Command::Suspend { .. }
        | Command::Disqualify { .. }
        | Command::ApproveDisqualification(_)
        | Command::Refer(_)
        | Command::ReferPenalty(_)
        | Command::Decide { .. } => Scope::Direct,
    }
}

/// The line that a command is about.
fn line(event: &Tournament, command: &Command) -> Option<Line> {
    let of_ruling = |ruling| event.rulings().get(&ruling).map(|ruling| ruling.line);
    match command {
        Command::Refer(ruling) => of_ruling(*ruling),
        Command::Decide { appeal, .. } => of_ruling(event.appeals().get(appeal)?.ruling()?),
        Command::SettleClaim { claim, .. } => event.claims().get(claim).map(|claim| claim.line),
        Command::Postpone(line, _)
        | Command::RequirePlay(line)
        | Command::Cancel(line, _)
        | Command::BringRecord { line, .. }
        | Command::CloseReview { line, .. }
        | Command::Register { line, .. }
        | Command::Correct(line, ..)
        | Command::Rule { line, .. } => Some(*line),
        _ => None,
    }
}

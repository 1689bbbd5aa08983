//! Commands: everything that those who organize, direct and play can ask of an event.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use openroom_json::{Step, Wrong as NotRead};
use openroom_tournament::{Command, Line, Person};
use serde::Deserialize;
use serde_json::Value;
#[cfg(test)]
use utoipa::ToSchema;

use super::body::{Sent, said};
use super::caller::{Caller, Path};
use super::events::find;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::App;
use crate::club::{Evening, Scope, now, rehearse};
use crate::pages::event::{self, direct, player};
use crate::words::words;
use crate::wrong::Wrong;

/// What is asked of an event.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Commands {
    /// The commands: each an object with the name of the command and what it takes, or the name alone. `docs/event-commands.md` has
    /// every one of them.
    #[cfg_attr(test, schema(value_type = Vec<Object>, example = json!([
        { "start_round": [1, 2] },
        { "correct": [{ "session": 1, "section": 1, "round": 2, "table": 3, "board": 7 }, { "result": "4SN+1" }, "typed wrongly"] },
    ])))]
    commands: Vec<Value>,
    /// Only say whether they would be taken.
    #[serde(default)]
    trial: bool,
}

/// The same, read.
struct Asked {
    commands: Vec<Command>,
    trial: bool,
}

impl Commands {
    fn read(&self) -> Result<Asked, NotRead> {
        let command = |(number, sent)| {
            let read = Command::sent(sent);
            read.map_err(|wrong| wrong.within(Step::Item(number)).within(Step::Field("commands".to_owned())))
        };
        let commands = self.commands.iter().enumerate().map(command).collect::<Result<_, _>>()?;
        Ok(Asked { commands, trial: self.trial })
    }
}

/// The most commands of one request.
const MOST: usize = 1_000;

/// Gives commands, all of them or none. Each needs its scope: enter for what players do, organize for what organizers do,
/// direct for the rest.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/commands", tag = "commands", request_body = Commands,
    security(("token" = ["enter", "direct", "organize"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "done, or possible where it was a trial"),
              (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn give(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(asked): Sent<Commands>,
) -> Result<StatusCode, Refused> {
    let asked = asked.read().map_err(|wrong| said(&wrong, caller.words()))?;
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
        asked.commands.iter().filter_map(|command| direct::line_of(&inside.event, command)).collect()
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

/// Who gives a command: the office or the player that the session has, where the token has the scope. What a Director may not
/// do on the pages he may not do here.
fn person(evening: &Evening, caller: &Caller, command: &Command) -> Result<Person, Refused> {
    let inside = evening.inside();
    let no = |wrong: Wrong| caller.no(&wrong);
    let guest_with = |scope: Scope| caller.with(scope).map(|key| inside.guest(key));
    match (scope(command), command) {
        // A Director who does not enter it as a player sets it.
        (Scope::Enter, Command::EnterResult(at, _)) => {
            let own =
                guest_with(Scope::Enter).ok().and_then(|guest| event::me::may_enter(&inside, &guest, *at));
            match (own, guest_with(Scope::Direct)) {
                (None, Ok(guest)) if guest.director().is_some() => {
                    direct::gives(&inside, &guest, command).map_err(no)
                }
                _ => {
                    let entered = event::me::enters(&inside, &guest_with(Scope::Enter)?, *at);
                    entered.map(|(_, person)| person).map_err(no)
                }
            }
        }
        (Scope::Enter, Command::Agree(at)) => {
            let entered = event::me::enters(&inside, &guest_with(Scope::Enter)?, *at);
            entered.map(|(_, person)| person).map_err(no)
        }
        (Scope::Direct, _) => direct::gives(&inside, &guest_with(Scope::Direct)?, command).map_err(no),
        (Scope::Organize, _) => guest_with(Scope::Organize)?.organizer().ok_or_else(|| no(Wrong::NotFound)),
        // What players and Directors may both do he does as the one whose scope the program has.
        (scope @ (Scope::Enter | Scope::Read | Scope::Play), command) => {
            let own = guest_with(scope).and_then(|guest| player::gives(&inside, &guest, command).map_err(no));
            let also = matches!(command, Command::AppealFurther(_) | Command::LineUp { .. });
            own.or_else(|refused| {
                let directs =
                    guest_with(Scope::Direct).ok().filter(|guest| also && guest.director().is_some());
                directs.map_or(Err(refused), |guest| direct::gives(&inside, &guest, command).map_err(no))
            })
        }
    }
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
        | Command::NameTeam { .. }
        | Command::RefuseDisqualification { .. }
        | Command::Seat(_)
        | Command::Start(_)
        | Command::TakeBackStart { .. }
        | Command::NameSection(..)
        | Command::Admit { .. }
        | Command::SendAway { .. }
        | Command::RecordDealing(..)
        | Command::ConsentToCorrection(_)
        | Command::CopyBoards(..) => Scope::Organize,
        Command::EnterResult(..)
        | Command::Agree(_)
        | Command::LineUp { .. }
        | Command::ClaimError { .. }
        | Command::Appeal(..)
        | Command::AppealPenalty(..)
        | Command::AppealDisqualification(..)
        | Command::Concur(_)
        | Command::WithdrawAppeal(_)
        | Command::AppealFurther(_) => Scope::Enter,
        Command::Substitute { .. }
        | Command::Withdraw(_)
        | Command::FileCard { .. }
        | Command::SetClock { .. }
        | Command::DrawRound(..)
        | Command::TakeBackDraw { .. }
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
        | Command::CorrectUnderRuling { .. }
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
        | Command::ReferDisqualification(_)
        | Command::Decide { .. } => Scope::Direct,
    }
}

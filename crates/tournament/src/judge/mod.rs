//! Judging commands: a pure function from the event and a request to what follows.

mod appeals;
mod play;
mod scores;
mod set_up;

use openroom_lawbook::provisions::L81D;

use crate::{Command, Happened, Phase, Record, Refused, Request, Role, Tournament, Unranked, Why, book};

/// The offices that direct.
const DIRECTORS: &[Role] = &[Role::ChiefDirector, Role::AssistantDirector];

type Follows = Result<Vec<Happened>, Refused>;

/// What follows from a request, as records to append and apply; or why nothing does.
///
/// The moment of a record is never before that of the record before it: a clock that was set back
/// opens no period again.
pub fn judge(tournament: &Tournament, request: &Request) -> Result<Vec<Record>, Refused> {
    let at = tournament.now.max(request.at);
    let follows = Judging { event: tournament, request, at }.judge()?;
    let records: Vec<Record> = follows.into_iter().map(|what| Record { by: request.by, at, what }).collect();
    if may_upset_the_scores(&request.command) {
        must_be_scored(tournament, &records)?;
    }
    Ok(records)
}

/// Acts of Directors, committees and organizers that change how lines are scored; they are few.
fn may_upset_the_scores(command: &Command) -> bool {
    matches!(
        command,
        Command::ChangeConditions(..)
            | Command::ChangeMovement(_)
            | Command::Rule { .. }
            | Command::Penalize { .. }
            | Command::Decide(..)
            | Command::Withdraw(_)
    )
}

/// The event can still be scored after these records.
fn must_be_scored(tournament: &Tournament, records: &[Record]) -> Result<(), Refused> {
    let mut after = tournament.clone();
    for record in records {
        after.apply(record);
    }
    match book(&after) {
        Err(Unranked::Faulty(why)) => Err(Why::CannotBeScored { why }.into()),
        Ok(_) | Err(Unranked::NotStarted | Unranked::Teams) => Ok(()),
    }
}

struct Judging<'a> {
    event: &'a Tournament,
    request: &'a Request,
    at: crate::Moment,
}

impl Judging<'_> {
    fn judge(&self) -> Follows {
        let is_open = matches!(self.request.command, Command::Open { .. });
        if is_open != (self.event.phase == Phase::Nothing) {
            return Err(Why::NotNow.into());
        }
        match &self.request.command {
            Command::Open { unit } => Ok(vec![Happened::Opened { unit: *unit }]),
            Command::Appoint(person, role) => self.appoint(*person, *role),
            Command::Dismiss(person, role) => self.dismiss(*person, *role),
            Command::SetConditions(conditions) => self.set_conditions(conditions),
            Command::PublishConditions => self.publish_conditions(),
            Command::ChangeConditions(conditions, reason) => self.change_conditions(conditions, reason),
            Command::Enter { players, captain } => self.enter(players, *captain),
            Command::Substitute { entry, leaves, comes } => self.substitute(*entry, *leaves, *comes),
            Command::Withdraw(entry) => self.withdraw(*entry),
            Command::Seat(seating) => self.seat(seating),
            Command::Start(movement) => self.start(movement),
            Command::StartRound(round) => self.start_round(*round),
            Command::ChangeMovement(change) => self.change_movement(*change),
            Command::EnterResult(line, score) => self.enter_result(*line, score),
            Command::Agree(line) => self.agree(*line),
            Command::Correct(line, score, reason) => self.correct(*line, score, reason),
            Command::ConsentToCorrection(line) => self.consent(*line),
            Command::Rule { line, adjusted, reason } => self.rule(*line, adjusted, reason),
            Command::Penalize { entry, penalty, by, reason } => self.penalize(*entry, penalty, *by, reason),
            Command::PublishScores => self.publish_scores(),
            Command::Appeal(ruling, matter) => self.appeal(*ruling, *matter),
            Command::Concur(appeal) => self.concur(*appeal),
            Command::WithdrawAppeal(appeal) => self.withdraw_appeal(*appeal),
            Command::Decide(appeal, decision) => self.decide(*appeal, decision),
        }
    }

    /// Only someone with one of these offices.
    fn only(&self, roles: &[Role]) -> Result<(), Refused> {
        if self.event.has_role(self.request.by, roles) {
            return Ok(());
        }
        Err(Why::NotYours { may: roles.to_vec() }.into())
    }

    /// Only a Director, in charge or delegated to.
    fn only_directors(&self) -> Result<(), Refused> {
        self.only(DIRECTORS).map_err(|refused| refused.why.by(L81D))
    }

    fn is_director(&self) -> bool {
        self.event.has_role(self.request.by, DIRECTORS)
    }

    fn only_after_start(&self) -> Result<(), Refused> {
        if self.event.phase < Phase::Play { Err(Why::NotStarted.into()) } else { Ok(()) }
    }

    fn only_before_start(&self) -> Result<(), Refused> {
        if self.event.phase < Phase::Play { Ok(()) } else { Err(Why::AlreadyStarted.into()) }
    }
}

fn only_with_reason(reason: &str) -> Result<(), Refused> {
    if reason.trim().is_empty() { Err(Why::NoReason.into()) } else { Ok(()) }
}

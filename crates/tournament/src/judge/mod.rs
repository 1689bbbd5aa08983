//! Judging commands: a pure function from the event and a request to what follows.

mod appeals;
mod boards;
mod dealing;
mod draw;
mod entries;
mod files;
mod penalties;
mod play;
mod rounds;
mod rulings;
mod scores;
mod set_up;
mod teams;
mod wrong_boards;

use openroom_lawbook::provisions::{L78D, L81C3, L81D};

use crate::neutral::DIRECTORS;
use crate::{
    Command, Happened, Moment, Phase, Record, Refused, Request, Role, Tournament, Unranked, Why,
    session_scores,
};

/// The longest text that a record takes.
const LONGEST_TEXT: usize = 10_000;
/// The longest name of a team or a place, in bytes.
const LONGEST_NAME: usize = 200;

type Follows = Result<Vec<Happened>, Refused>;

/// What follows from a request, as records to append and apply; or why nothing does.
///
/// The moment of a record is never before that of the record before it: a clock that was set back
/// opens no period again.
pub fn judge(tournament: &Tournament, request: &Request) -> Result<Vec<Record>, Refused> {
    if request.at > Moment::LAST {
        return Err(Why::NoSuchMoment.into());
    }
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
            | Command::ChangeMovement(..)
            | Command::PlayedWrongBoards { .. }
            | Command::Foul { .. }
            | Command::Cancel(..)
            | Command::RequirePlay(_)
            | Command::Rule { .. }
            | Command::CorrectUnderRuling { .. }
            | Command::Penalize { .. }
            | Command::ChangePenalty { .. }
            | Command::WithdrawPenalty { .. }
            | Command::Decide { .. }
            | Command::Withdraw(_)
            | Command::CutShort { .. }
            | Command::EnterLate { .. }
            | Command::ApproveDisqualification(_)
    )
}

/// The event can still be scored after these records.
fn must_be_scored(tournament: &Tournament, records: &[Record]) -> Result<(), Refused> {
    let mut after = tournament.clone();
    for record in records {
        after.apply(record);
    }
    for session in 1..=after.session_no() {
        match session_scores(&after, session) {
            Err(why @ Unranked::Faulty(_)) => return Err(Why::CannotBeScored { why }.into()),
            Err(Unranked::NoColumn { boards, most }) => return Err(Why::NoColumn { boards, most }.by(L78D)),
            Ok(_) | Err(Unranked::NotStarted) => {}
        }
    }
    Ok(())
}

struct Judging<'a> {
    event: &'a Tournament,
    request: &'a Request,
    at: Moment,
}

impl Judging<'_> {
    fn judge(&self) -> Follows {
        let is_open = matches!(self.request.command, Command::Open { .. });
        if is_open != (self.event.phase == Phase::Nothing) {
            return Err(Why::NotNow.into());
        }
        // A correction that changes nothing is told as that.
        if !matches!(self.request.command, Command::Correct(..) | Command::CorrectUnderRuling { .. }) {
            self.must_be_his()?;
        }
        match &self.request.command {
            Command::Open { unit } => Ok(vec![Happened::Opened { unit: *unit }]),
            Command::Appoint(person, role) => self.appoint(*person, *role),
            Command::Dismiss(person, role) => self.dismiss(*person, *role),
            Command::SetConditions(conditions) => self.set_conditions(conditions),
            Command::PublishConditions => self.publish_conditions(),
            Command::ChangeConditions(conditions, reason) => self.change_conditions(conditions, reason),
            Command::Enter { players, captain } => self.enter(players, *captain),
            Command::EnterLate { players, captain, section, from } => {
                self.enter_late(players, *captain, *section, *from)
            }
            Command::Substitute { entry, leaves, comes } => self.substitute(*entry, *leaves, *comes),
            Command::NameTeam { entry, name } => self.name_team(*entry, name),
            Command::NameCaptain { entry, captain } => self.name_captain(*entry, *captain),
            Command::Withdraw(entry) => self.withdraw(*entry),
            Command::FileCard { pair, card } => self.file_card(*pair, card),
            Command::Admit { person, watching } => self.admit(*person, *watching),
            Command::SendAway { person, reason } => self.send_away(*person, reason),
            Command::SetClock { now, reason } => self.set_clock(*now, reason),
            Command::NameSection(section, name) => self.name_section(*section, name),
            Command::LineUp { entry, round, line_up } => self.line_up(*entry, *round, *line_up),
            Command::Seat(seating) => self.seat(seating),
            Command::Start(plans) => self.start(plans),
            Command::TakeBackStart { reason } => self.take_back_start(reason),
            Command::CutShort { section, reason } => self.cut_short(*section, reason),
            Command::DrawRound(section, by) => self.draw_round(*section, by),
            Command::TakeBackDraw { section, reason } => self.take_back_draw(*section, reason),
            Command::BreakTie { section, winner, reason } => self.break_tie(*section, *winner, reason),
            Command::StartRound(section, round) => self.start_round(*section, *round),
            Command::ChangeMovement(section, change) => self.change_movement(*section, *change),
            Command::PlayedWrongBoards { section, round, table, set } => {
                self.wrong_boards(*section, *round, *table, *set)
            }
            Command::RecordDealing(boards, dealing) => self.record_dealing(*boards, dealing),
            Command::KeepDeals { boards, dealing, digests } => self.keep_deals(*boards, dealing, digests),
            Command::CopyBoards(boards, copies) => self.copy_boards(*boards, *copies),
            Command::TakeOutDeals { session, boards, reason } => self.take_out(*session, *boards, reason),
            Command::Redeal { board, because, reason } => self.redeal(*board, *because, reason),
            Command::Postpone(line, reason) => self.postpone(*line, reason),
            Command::RequirePlay(line) => self.require_play(*line),
            Command::Cancel(line, reason) => self.cancel(*line, reason),
            Command::Foul { session, board, forms, reason } => self.foul(*session, *board, forms, reason),
            Command::SubstituteBoard { session, board, home, away, reason } => {
                self.substitute_board(*session, *board, (*home, *away), reason)
            }
            Command::BringRecord { line, events } => self.bring_record(*line, events),
            Command::CloseReview { line, case, finding } => self.close_review(*line, *case, finding),
            Command::Register { line, player, call, kind, remark } => {
                self.register(*line, *player, *call, *kind, remark)
            }
            Command::EnterResult(line, score) => self.enter_result(*line, score),
            Command::Agree(line) => self.agree(*line),
            Command::ClaimError { line, text } => self.claim_error(*line, text),
            Command::SettleClaim { claim, finding } => self.settle_claim(*claim, finding),
            Command::Correct(line, score, reason) => self.correct(*line, score, None, reason),
            Command::CorrectUnderRuling { line, score, ruling, reason } => {
                self.correct(*line, score, Some(*ruling), reason)
            }
            Command::ConsentToCorrection(line) => self.consent(*line),
            Command::PublishScores(session) => self.publish_scores(*session),
            Command::Rule { line, verdict, matter, reason } => self.rule(*line, verdict, *matter, reason),
            Command::Penalize { entry, penalty, by, reason } => self.penalize(*entry, penalty, *by, reason),
            Command::ChangePenalty { number, penalty, reason } => {
                self.change_penalty(*number, penalty, reason)
            }
            Command::WithdrawPenalty { number, reason } => self.withdraw_penalty(*number, reason),
            Command::Suspend { person, reason } => self.suspend(*person, reason),
            Command::Disqualify { entry, reason } => self.disqualify(*entry, reason),
            Command::ApproveDisqualification(entry) => self.approve_disqualification(*entry),
            Command::RefuseDisqualification { entry, reason } => self.refuse_disqualification(*entry, reason),
            Command::KeepFile { about, digest } => self.keep_file(*about, *digest),
            Command::RemoveFile { file, reason } => self.remove_file(*file, reason),
            Command::Appeal(ruling, matter) => self.appeal(*ruling, *matter),
            Command::AppealPenalty(penalty, matter) => self.appeal_penalty(*penalty, *matter),
            Command::Refer(ruling) => self.refer(*ruling),
            Command::ReferPenalty(penalty) => self.refer_penalty(*penalty),
            Command::AppealDisqualification(entry, matter) => self.appeal_disqualification(*entry, *matter),
            Command::ReferDisqualification(entry) => self.refer_disqualification(*entry),
            Command::Concur(appeal) => self.concur(*appeal),
            Command::WithdrawAppeal(appeal) => self.withdraw_appeal(*appeal),
            Command::Decide { appeal, decision, merit, reason } => {
                self.decide(*appeal, decision, *merit, reason)
            }
            Command::AppealFurther(appeal) => self.appeal_further(*appeal),
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

    /// What concerns a Director himself he leaves to another.
    fn must_be_his(&self) -> Result<(), Refused> {
        let (who, command) = (self.request.by, &self.request.command);
        match self.event.leaves_to_another(&[who], command).filter(|_| self.is_director()) {
            Some(by) => Err(Why::OwnTable.by(by)),
            None => Ok(()),
        }
    }

    fn is_director(&self) -> bool {
        self.event.has_role(self.request.by, DIRECTORS)
    }

    /// The Director still rectifies what happened in the session.
    fn must_be_in_time(&self, session: u16) -> Result<(), Refused> {
        let Some(published) = self.event.published(session) else { return Ok(()) };
        let ended = self.conditions()?.rulings_end(published);
        if self.at > ended { Err(Why::Late { ended }.by(L81C3)) } else { Ok(()) }
    }

    fn only_after_start(&self) -> Result<(), Refused> {
        if self.event.phase < Phase::Play { Err(Why::NotStarted.into()) } else { Ok(()) }
    }

    fn only_before_start(&self) -> Result<(), Refused> {
        if self.event.phase < Phase::Play { Ok(()) } else { Err(Why::AlreadyStarted.into()) }
    }
}

fn only_with_reason(reason: &str) -> Result<(), Refused> {
    if reason.trim().is_empty() {
        return Err(Why::NoReason.into());
    }
    if reason.len() > LONGEST_TEXT { Err(Why::BadText.into()) } else { Ok(()) }
}

/// A name of a team or a place: one line of letters, signs and spaces.
fn only_a_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    let one_line =
        !name.chars().any(|letter| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}'));
    if one_line && name.len() <= LONGEST_NAME { Ok(name.to_owned()) } else { Err(Why::BadName.into()) }
}

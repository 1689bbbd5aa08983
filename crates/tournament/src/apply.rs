mod appeals;
mod boards;
mod rounds;
mod sat;

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L15B_2007, L15B1};

use crate::{
    Against, AppealState, ConfidentialFile, Disqualification, DisqualificationState, Entry, EntryStanding,
    ErrorClaim, Happened, LineState, Penalized, PenaltyNo, PenaltyState, Phase, Record, Role, Ruling,
    Tournament,
};

impl Tournament {
    /// The event that these records tell.
    pub fn fold<'a>(records: impl IntoIterator<Item = &'a Record>) -> Tournament {
        let mut tournament = Tournament::default();
        for record in records {
            tournament.apply(record);
        }
        tournament
    }

    /// Takes a record in. No rule is asked: what happened, happened.
    pub fn apply(&mut self, record: &Record) {
        self.now = self.now.max(record.at);
        match &record.what {
            Happened::Opened { unit } => {
                self.unit = Some(*unit);
                self.phase = Phase::SetUp;
                self.roles.insert((record.by, Role::Organizer));
            }
            Happened::Appointed { person, role } => {
                self.roles.insert((*person, *role));
            }
            Happened::Dismissed { person, role } => {
                self.roles.remove(&(*person, *role));
            }
            Happened::ConditionsSet { conditions } => {
                self.conditions = Some(conditions.clone());
                self.conditions_published = false;
            }
            Happened::ConditionsPublished => self.conditions_published = true,
            Happened::ConditionsChanged { conditions, reason: _ } => {
                self.conditions = Some(conditions.clone());
            }
            Happened::Entered { entry, players, captain } => {
                let standing = EntryStanding::Playing;
                let (players, name) = (players.clone(), String::new());
                let new = Entry { players, captain: *captain, standing, name };
                self.entries.insert(*entry, new);
                self.order.clear();
            }
            Happened::JoinedLate { entry, section, from } => {
                if let Some(playing) = self.playing_mut(*section) {
                    playing.joins(*entry, *from);
                }
            }
            Happened::Substituted { entry, leaves, comes } => {
                self.note_who_sat(*entry);
                let session = self.session_no();
                let named = self.line_ups.range_mut((*entry, session, 0)..=(*entry, u16::MAX, u16::MAX));
                named.for_each(|(_, line_up)| *line_up = line_up.with(*leaves, *comes));
                let players = self.entries.get_mut(entry).into_iter().flat_map(|entry| &mut entry.players);
                players.filter(|player| *player == leaves).for_each(|player| *player = *comes);
            }
            Happened::CaptainNamed { entry, captain } => {
                if let Some(entry) = self.entries.get_mut(entry) {
                    entry.captain = Some(*captain);
                }
            }
            Happened::TeamNamed { entry, name } => {
                if let Some(entry) = self.entries.get_mut(entry) {
                    entry.name.clone_from(name);
                }
            }
            Happened::LinedUp { entry, session, round, line_up } => {
                self.note_who_sat_in(*entry, *session, *round);
                self.line_ups.insert((*entry, *session, *round), *line_up);
            }
            Happened::ClockSet { now, reason: _ } => self.now = *now,
            Happened::SectionNamed { section, name } => {
                if let Some(playing) = self.playing_mut(*section) {
                    playing.name.clone_from(name);
                }
            }
            Happened::Withdrew { entry } => {
                self.set_standing(*entry, EntryStanding::Withdrawn);
                let session = self.session_no();
                if self.is_final(session, self.now) {
                    self.played_to_the_end.insert((*entry, session));
                }
                self.order.clear();
            }
            Happened::DisqualificationAsked { entry, reason } => {
                let (session, state) = (self.session_no(), DisqualificationState::Asked);
                let (by, reason) = (record.by, reason.clone());
                let asked = Disqualification { session, reason, by, state, decided: None };
                self.disqualified.insert(*entry, asked);
                self.set_standing(*entry, EntryStanding::ToBeDisqualified);
            }
            Happened::Disqualified { entry } => {
                let (session, state) = (self.session_no(), DisqualificationState::InForce);
                // Who asked for it and why is not in the log of every reader.
                let (by, reason) = (record.by, String::new());
                let unknown = Disqualification { session, reason, by, state, decided: None };
                let given = self.disqualified.entry(*entry).or_insert(unknown);
                (given.session, given.state) = (session, DisqualificationState::InForce);
                self.set_standing(*entry, EntryStanding::Disqualified);
            }
            Happened::DisqualificationRefused { entry, reason } => {
                if let Some(asked) = self.disqualified.get_mut(entry) {
                    asked.state = DisqualificationState::Refused(reason.clone());
                }
                self.set_standing(*entry, EntryStanding::Playing);
            }
            Happened::CardFiled { pair, card } => {
                self.cards.insert(*pair, (**card).clone());
            }
            Happened::Admitted { person, watching } => {
                self.spectators.insert(*person, *watching);
            }
            Happened::SentAway { person, reason: _ } => {
                self.spectators.remove(person);
                self.barred.insert(*person);
            }
            Happened::Seated { order } => self.order.clone_from(order),
            Happened::Started { sections } => self.start(sections),
            Happened::RoundDrawn { section, draw, won } => self.draw_round(*section, draw, won),
            Happened::DrawTakenBack { section, reason: _ } => self.take_back_draw(*section),
            Happened::TieBroken { section, won, session, reason: _ } => {
                self.break_tie(session.unwrap_or(self.session_no()), *section, *won);
            }
            Happened::RoundStarted { section, round: _ } => {
                let now = self.now;
                if let Some(playing) = self.playing_mut(*section) {
                    playing.called.push(now);
                }
            }
            Happened::MovementChanged { section, change, by: _ } => {
                if let Some(playing) = self.playing_mut(*section) {
                    playing.change(*change);
                }
            }
            Happened::Returned { section, contestant, from } => {
                self.come_back(*section, *contestant, from.unwrap_or(1));
            }
            Happened::StartTakenBack { reason: _ } => self.take_back_start(),
            Happened::CutShort { section, after, reason: _ } => {
                if let Some(playing) = self.playing_mut(*section) {
                    playing.cut_short(*after);
                }
            }
            Happened::BoardsDealt { boards, dealing, digests } => {
                if let Some(session) = self.sessions.last_mut() {
                    session.dealt.push((*boards, dealing.clone()));
                    session.digests.retain(|board, _| !boards.contains(*board));
                    session.digests.extend((boards.first..).zip(digests.iter().copied()));
                    session.undealt.retain(|board| !boards.contains(*board));
                }
            }
            Happened::BoardsCopied { boards, copies } => {
                if let Some(session) = self.sessions.last_mut() {
                    session.copied.push((*boards, *copies));
                }
            }
            Happened::Redealt { board, because: _, reason: _ } => self.deal_anew(*board),
            Happened::Postponed { line, reason: _ } => {
                self.lines.insert(*line, LineState::Postponed);
            }
            Happened::PlayRequired { line } => {
                self.lines.remove(line);
                self.forget_who_sat(|at| at == *line);
            }
            Happened::Cancelled { line, by, reason: _ } => self.cancel(*line, *by),
            Happened::CancellationLifted { line } => self.lift_cancellation(*line),
            Happened::Fouled { session: _, board: _, forms, reason: _ } => {
                self.forms.extend(forms.iter().copied());
            }
            Happened::NotComparable { lines, by: _ } => self.incomparable.extend(lines),
            Happened::BoardSubstituted { lines, reason: _, form } => {
                for line in lines {
                    self.substitute_board(*line, *form);
                }
            }
            Happened::RecordBrought { line, note, digest } => {
                self.notes.insert(*line, note.clone());
                match digest {
                    Some(digest) => self.record_digests.insert(*line, *digest),
                    None => self.record_digests.remove(line),
                };
                self.strayed.remove(line);
            }
            Happened::RecordStrayed { line, why } => {
                self.strayed.insert(*line, why.clone());
            }
            Happened::ReviewClosed { line, case, finding: _ } => {
                self.reviewed.insert((*line, *case));
            }
            Happened::Registered { deviation } => self.deviations.push(deviation.clone()),
            Happened::ResultEntered { line, side, score } => {
                self.obtain(*line, score);
                self.lines.insert(*line, LineState::Entered(*side, score.clone()));
            }
            Happened::ResultDisputed { line, score } => {
                if let Some(LineState::Entered(by, first)) = self.lines.get(line) {
                    let (by, first, second) = (*by, first.clone(), score.clone());
                    let disputed = LineState::Disputed { by, first, second };
                    self.lines.insert(*line, disputed);
                }
            }
            Happened::ResultAgreed { line, score } => {
                self.agreed(*line, score.clone());
                self.consented.remove(line);
            }
            Happened::ResultCorrected { line, score, reason, by: _, under } => {
                self.correct(*line, score, *under, reason);
            }
            Happened::ResultRestored { line, score } => match score {
                Some(score) => self.agreed(*line, score.clone()),
                None => {
                    self.lines.remove(line);
                }
            },
            Happened::ErrorClaimed { claim, line, entry, text } => {
                let new = ErrorClaim { line: *line, entry: *entry, text: text.clone(), settled: None };
                self.claims.insert(*claim, new);
            }
            Happened::ClaimSettled { claim, finding } => {
                if let Some(claim) = self.claims.get_mut(claim) {
                    claim.settled = Some(finding.clone());
                }
            }
            Happened::FileKept { file, about, digest } => {
                let kept = ConfidentialFile { about: *about, digest: *digest, removed: false };
                self.files.insert(*file, kept);
            }
            Happened::FileRemoved { file, reason: _ } => {
                if let Some(file) = self.files.get_mut(file) {
                    file.removed = true;
                }
            }
            Happened::CorrectionConsented { line } => {
                self.consented.insert(*line);
            }
            Happened::ScoresPublished { session } => self.publish(*session),
            Happened::Ruled { ruling, line, verdict, matter, reason } => {
                let given = Ruling {
                    line: *line,
                    before: self.lines.get(line).and_then(LineState::agreed).cloned(),
                    verdict: verdict.clone(),
                    matter: *matter,
                    reason: reason.clone(),
                    by: record.by,
                    told: false,
                    ended: None,
                };
                self.rule(*ruling, given);
            }
            Happened::RightToAppealTold { ruling } => {
                if let Some(ruling) = self.rulings.get_mut(ruling) {
                    ruling.told = true;
                }
            }
            Happened::Penalized { entry, penalty, by, reason, number } => {
                let number = number.unwrap_or(PenaltyNo(self.penalties.len() as u16 + 1));
                let given = Penalized {
                    entry: *entry,
                    session: self.session_no(),
                    round: self.round_of(*entry),
                    given: penalty.clone(),
                    penalty: penalty.clone(),
                    by: *by,
                    reason: reason.clone(),
                    given_by: record.by,
                    state: PenaltyState::InForce,
                    decided: None,
                };
                self.penalties.insert(number, given);
            }
            Happened::PenaltyChanged { number, penalty, reason } => {
                if let Some(given) = self.penalties.get_mut(number) {
                    (given.penalty, given.reason) = (penalty.clone(), reason.clone());
                    given.given = penalty.clone();
                }
            }
            Happened::PenaltyWithdrawn { number, reason } => {
                self.set_penalty(*number, PenaltyState::Withdrawn(reason.clone()));
            }
            Happened::Suspended { person, session, reason: _ } => {
                self.suspended.insert((*person, *session));
            }
            Happened::AppealLodged { appeal, ruling, entry, matter } => {
                let lodged = self.lodged(Against::Ruling(*ruling), record, *entry, *matter);
                self.appeals.insert(*appeal, lodged);
            }
            Happened::RulingReferred { appeal, ruling } => {
                let referred = self.appeal(Against::Ruling(*ruling), record);
                self.appeals.insert(*appeal, referred);
            }
            Happened::PenaltyAppealed { appeal, penalty, entry, matter } => {
                let lodged = self.lodged(Against::Penalty(*penalty), record, *entry, *matter);
                self.appeals.insert(*appeal, lodged);
            }
            Happened::PenaltyReferred { appeal, penalty } => {
                let referred = self.appeal(Against::Penalty(*penalty), record);
                self.appeals.insert(*appeal, referred);
            }
            Happened::DisqualificationAppealed { appeal, entry, matter } => {
                let lodged = self.lodged(Against::Disqualification(*entry), record, *entry, *matter);
                self.appeals.insert(*appeal, lodged);
            }
            Happened::DisqualificationReferred { appeal, entry } => {
                let referred = self.appeal(Against::Disqualification(*entry), record);
                self.appeals.insert(*appeal, referred);
            }
            Happened::AppealConcurred { appeal, by: _ } => self.set_appeal(*appeal, AppealState::Concurred),
            Happened::AppealWithdrawn { appeal } => self.withdraw_appeal(*appeal),
            Happened::AppealDecided { appeal, decision, merit, stage: _, by, reason } => {
                self.take_over(*appeal, decision);
                if let Some(appeal) = self.appeals.get_mut(appeal) {
                    appeal.merit = Some(*merit);
                    appeal.decided_by = Some(*by);
                    appeal.reason.clone_from(reason);
                }
            }
            Happened::AppealedFurther { appeal } => {
                self.take_further(*appeal, record.by);
            }
            Happened::DealsTakenOut { .. } => {}
        }
    }

    fn set_standing(&mut self, entry: crate::EntryNo, standing: EntryStanding) {
        if let Some(entry) = self.entries.get_mut(&entry) {
            entry.standing = standing;
        }
    }

    fn set_penalty(&mut self, number: PenaltyNo, state: PenaltyState) {
        if let Some(given) = self.penalties.get_mut(&number) {
            given.state = state;
        }
    }
}

/// Whether a board was cancelled because somebody had played it before.
pub(crate) fn is_for_wrong_boards(by: Provision) -> bool {
    [L15B1, L15B_2007].contains(&by)
}

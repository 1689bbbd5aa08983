use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C2a, L15B_2007, L15B1};

use crate::knockout::Slot;
use crate::{
    Against, Appeal, AppealNo, AppealState, ConfidentialFile, Decision, Disqualification,
    DisqualificationState, Ended, Entry, EntryStanding, ErrorClaim, Further, Happened, LineState, Penalized,
    PenaltyNo, PenaltyState, Phase, Plan, Playing, Record, Role, Ruling, Score, SectionStart, Session,
    SettledBy, Stage, Tournament, Verdict,
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
            Happened::RoundDrawn { section, draw, won } => {
                let unit = self.unit;
                if let (Some(playing), Some(unit)) = (self.playing_mut(*section), unit) {
                    let set = openroom_movements::BoardSet(playing.movement.rounds.len() as u16 + 1);
                    playing.movement.rounds.push(draw.round(unit, set));
                    playing.draws.push(draw.clone());
                    playing.winners.extend(won.iter().copied());
                    // What was named and not overtaken by a correction is settled with the draw.
                    for (&place, &who) in &playing.tie_breaks {
                        playing.winners.entry(place).or_insert(who);
                    }
                }
            }
            Happened::DrawTakenBack { section, reason: _ } => self.take_back_draw(*section),
            Happened::TieBroken { section, won, session, reason: _ } => {
                let session = session.unwrap_or(self.session_no());
                if let Some(playing) = self.playing_in_mut(session, *section) {
                    if playing.winners.get(&won.0) == Some(&won.1) {
                        playing.upheld.insert(won.0);
                    } else {
                        playing.tie_breaks.insert(won.0, won.1);
                    }
                }
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
                let entry = self.playing_mut(*section).and_then(|playing| {
                    playing.comes_back(*contestant, from.unwrap_or(1));
                    playing.entry(*contestant)
                });
                if let Some(entry) = entry.and_then(|entry| self.entries.get_mut(&entry))
                    && entry.standing == EntryStanding::Withdrawn
                {
                    entry.standing = EntryStanding::Playing;
                }
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
            Happened::Redealt { board, because: _, reason: _ } => {
                let session = self.session_no();
                self.lines.retain(|line, _| (line.session, line.board) != (session, *board));
                self.obtained.retain(|line| (line.session, line.board) != (session, *board));
                self.notes.retain(|line, _| (line.session, line.board) != (session, *board));
                self.record_digests.retain(|line, _| (line.session, line.board) != (session, *board));
                self.settled.retain(|line, _| (line.session, line.board) != (session, *board));
                self.settled_before.retain(|line, _| (line.session, line.board) != (session, *board));
                self.deprived.retain(|line, _| (line.session, line.board) != (session, *board));
                self.cancelled.retain(|line, _| (line.session, line.board) != (session, *board));
                self.forget_who_sat(|line| (line.session, line.board) == (session, *board));
                let here =
                    |ruling: &&mut Ruling| (ruling.line.session, ruling.line.board) == (session, *board);
                let annulled = self.rulings.values_mut().filter(here);
                annulled.for_each(|ruling| ruling.ended = Some(Ended::Annulled));
                if let Some(session) = self.sessions.last_mut() {
                    session.undealt.insert(*board);
                }
            }
            Happened::Postponed { line, reason: _ } => {
                self.lines.insert(*line, LineState::Postponed);
            }
            Happened::PlayRequired { line } => {
                self.lines.remove(line);
                self.forget_who_sat(|at| at == *line);
            }
            Happened::Cancelled { line, by, reason: _ } => {
                let before = self.lines.get(line);
                if before != Some(&LineState::Agreed(Score::Cancelled)) {
                    self.cancelled.insert(*line, before.cloned());
                    let settled = self.settled.get(line).copied();
                    self.end_rulings(*line, Ended::Cancelled);
                    self.settled_before.extend(settled.map(|settled| (*line, settled)));
                }
                self.agreed(*line, Score::Cancelled);
                self.deprived.insert(*line, if is_for_wrong_boards(*by) { *by } else { L12C2a });
            }
            Happened::CancellationLifted { line } => {
                self.deprived.remove(line);
                self.rulings_again(*line);
                match self.cancelled.remove(line).flatten() {
                    Some(LineState::Agreed(score)) => self.agreed(*line, score),
                    Some(state) => {
                        self.lines.insert(*line, state);
                    }
                    None => {
                        self.lines.remove(line);
                        self.forget_who_sat(|at| at == *line);
                    }
                }
            }
            Happened::Fouled { session: _, board: _, forms, reason: _ } => {
                self.forms.extend(forms.iter().copied());
            }
            Happened::NotComparable { lines, by: _ } => self.incomparable.extend(lines),
            Happened::BoardSubstituted { lines, reason: _, form } => {
                for line in lines {
                    self.incomparable.remove(line);
                    self.settled.remove(line);
                    self.settled_before.remove(line);
                    self.lines.remove(line);
                    self.obtained.remove(line);
                    self.notes.remove(line);
                    self.record_digests.remove(line);
                    self.forget_who_sat(|at| at == *line);
                    let here = self.rulings.values_mut().filter(|ruling| ruling.line == *line);
                    here.for_each(|ruling| ruling.ended = Some(Ended::Annulled));
                    let before = self.forms.get(line).copied().unwrap_or_default();
                    self.forms.insert(*line, form.unwrap_or(before + 1));
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
                match (under, self.settled.get(line)) {
                    (Some(_), _) => self.correct_under_ruling(*line, score),
                    // A correction of what was decided on appeal is one of its record.
                    (None, Some(SettledBy::Appeal(_)) | None) => self.agreed(*line, score.clone()),
                    (None, Some(SettledBy::Ruling(_))) => {
                        self.agreed(*line, score.clone());
                        self.end_rulings(*line, Ended::Corrected);
                    }
                }
                self.consented.remove(line);
                let here = self.claims.values_mut().filter(|claim| claim.line == *line);
                here.filter(|claim| claim.settled.is_none())
                    .for_each(|claim| claim.settled = Some(reason.clone()));
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
                let before = self.lines.get(line).and_then(LineState::agreed).cloned();
                let given = Ruling {
                    line: *line,
                    before,
                    verdict: verdict.clone(),
                    matter: *matter,
                    reason: reason.clone(),
                    by: record.by,
                    told: false,
                    ended: None,
                };
                self.end_rulings(*line, Ended::Replaced(*ruling));
                self.rulings.insert(*ruling, given);
                self.settled.insert(*line, SettledBy::Ruling(*ruling));
                match verdict {
                    Verdict::ResultStands => {}
                    Verdict::Adjusted(adjusted) => {
                        self.agreed(*line, Score::Adjusted(adjusted.clone()));
                        // An average is one score of both tables of a match.
                        if let Some(other) = self.other_table(*line).filter(|_| self.has_average(*line)) {
                            self.end_rulings(other, Ended::Replaced(*ruling));
                        }
                    }
                }
            }
            Happened::RightToAppealTold { ruling } => {
                if let Some(ruling) = self.rulings.get_mut(ruling) {
                    ruling.told = true;
                }
            }
            Happened::Penalized { entry, penalty, by, reason, number } => {
                let number = number.unwrap_or(PenaltyNo(self.penalties.len() as u16 + 1));
                let session = self.session_no();
                let own = self.sections(session).find(|(_, playing)| playing.entries.contains(entry));
                let given = Penalized {
                    entry: *entry,
                    session,
                    round: own.map_or(0, |(_, playing)| playing.round()),
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
                let matter = *matter;
                let state = AppealState::Lodged;
                let lodged = Appeal {
                    entry: Some(*entry),
                    matter,
                    state,
                    ..self.appeal(Against::Ruling(*ruling), record)
                };
                self.appeals.insert(*appeal, lodged);
            }
            Happened::RulingReferred { appeal, ruling } => {
                let referred = self.appeal(Against::Ruling(*ruling), record);
                self.appeals.insert(*appeal, referred);
            }
            Happened::PenaltyAppealed { appeal, penalty, entry, matter } => {
                let lodged = Appeal {
                    entry: Some(*entry),
                    matter: *matter,
                    state: AppealState::Lodged,
                    ..self.appeal(Against::Penalty(*penalty), record)
                };
                self.appeals.insert(*appeal, lodged);
            }
            Happened::PenaltyReferred { appeal, penalty } => {
                let referred = self.appeal(Against::Penalty(*penalty), record);
                self.appeals.insert(*appeal, referred);
            }
            Happened::DisqualificationAppealed { appeal, entry, matter } => {
                let lodged = Appeal {
                    entry: Some(*entry),
                    matter: *matter,
                    state: AppealState::Lodged,
                    ..self.appeal(Against::Disqualification(*entry), record)
                };
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
                let entry = self.appeals.get(appeal).and_then(|one| self.concerned(one, record.by));
                if let Some(appeal) = self.appeals.get_mut(appeal) {
                    let further = Further { by: record.by, entry, below: appeal.clone() };
                    appeal.further = Some(Box::new(further));
                    (appeal.stage, appeal.state) = (Stage::Authority, AppealState::Concurred);
                    (appeal.merit, appeal.upheld) = (None, None);
                }
            }
            Happened::DealsTakenOut { .. } => {}
        }
    }

    fn set_standing(&mut self, entry: crate::EntryNo, standing: EntryStanding) {
        if let Some(entry) = self.entries.get_mut(&entry) {
            entry.standing = standing;
        }
    }

    /// Notes whether the table obtained a result; an adjusted score says nothing about it.
    fn obtain(&mut self, line: crate::Line, score: &Score) {
        match score {
            Score::Result(_) => {
                self.obtained.insert(line);
            }
            Score::NotPlayed | Score::Cancelled => {
                self.obtained.remove(&line);
            }
            Score::Adjusted(_) => {}
        }
    }

    fn agreed(&mut self, line: crate::Line, score: Score) {
        self.obtain(line, &score);
        // Another score in a match whose draw was let stand is looked at again.
        if let Some(playing) = self.playing_in_mut(line.session, line.section) {
            playing.upheld.retain(|(stage, _)| stage + 1 != usize::from(line.round));
        }
        self.lines.insert(line, LineState::Agreed(score));
    }

    /// What the table itself had is put right under a ruling that stands.
    fn correct_under_ruling(&mut self, line: crate::Line, score: &Score) {
        match self.lines.get(&line).and_then(LineState::agreed) {
            Some(Score::Adjusted(_)) => self.obtain(line, score),
            Some(Score::Result(_) | Score::NotPlayed | Score::Cancelled) | None => {
                self.agreed(line, score.clone());
            }
        }
        for ruling in self.rulings.values_mut().filter(|ruling| ruling.line == line) {
            if !matches!(ruling.before, Some(Score::Adjusted(_))) {
                ruling.before = Some(score.clone());
            }
        }
    }

    /// Where a cancellation is lifted the ruling that it ended is in force again.
    fn rulings_again(&mut self, line: crate::Line) {
        let Some(settled) = self.settled_before.remove(&line) else { return };
        if self.settled.contains_key(&line) {
            return;
        }
        self.settled.insert(line, settled);
        let here = self.rulings.values_mut().filter(|ruling| ruling.line == line);
        let ended = here.filter(|ruling| ruling.ended == Some(Ended::Cancelled));
        ended.for_each(|ruling| ruling.ended = None);
    }

    fn start(&mut self, sections: &[SectionStart]) {
        let Some(unit) = self.unit else { return };
        self.note_who_plays_on(sections);
        let sections = sections.iter().map(|start| Playing::new(start, unit)).collect();
        self.sessions.push(Session { sections, ..self.taken_back.take().unwrap_or_default() });
        self.phase = Phase::Play;
        self.order.clear();
    }

    /// Who plays on from the last matches of a knockout in the next session has gone on, whatever is corrected later.
    fn note_who_plays_on(&mut self, sections: &[SectionStart]) {
        let session = self.session_no();
        let goes_on = |entry: crate::EntryNo| {
            let of = |start: &SectionStart| {
                matches!(start.plan, Plan::Knockout { .. }) && start.entries.contains(&entry)
            };
            sections.iter().any(of)
        };
        let mut gone_on = Vec::new();
        for (section, playing) in self.sections(session) {
            let stages = self.stages(session, section).unwrap_or_default();
            let Some(stage) = stages.len().checked_sub(1) else { continue };
            for (number, stands) in stages[stage].iter().enumerate() {
                if let Slot::Taken(who) = stands.slot()
                    && playing.entry(who).is_some_and(goes_on)
                {
                    gone_on.push((section, ((stage, number), who)));
                }
            }
        }
        for (section, (place, who)) in gone_on {
            if let Some(playing) = self.playing_mut(section) {
                playing.winners.entry(place).or_insert(who);
            }
        }
    }

    /// The session is as if it had not begun, but for the deals of its boards, which stay with it.
    fn take_back_start(&mut self) {
        let Some(session) = self.sessions.pop() else { return };
        for playing in self.sessions.last_mut().into_iter().flat_map(|last| &mut last.sections) {
            playing.forget_later_rounds();
        }
        self.order = session.sections.iter().flat_map(|playing| playing.entries.clone()).collect();
        self.phase = match self.sessions.last() {
            None => Phase::SetUp,
            Some(last) if last.published.is_some() => Phase::Published,
            Some(_) => Phase::Play,
        };
        self.taken_back = Some(Session { sections: Vec::new(), ..session });
    }

    /// The round is as if it had not been drawn, and who goes on to it is open again.
    fn take_back_draw(&mut self, section: crate::Section) {
        let session = self.session_no();
        let Some(playing) = self.playing_mut(section) else { return };
        playing.draws.pop();
        playing.movement.rounds.pop();
        let round = playing.movement.rounds.len() as u16 + 1;
        playing.forget_later_rounds();
        let gone =
            |line: &crate::Line| (line.session, line.section) == (session, section) && line.round >= round;
        self.lines.retain(|line, _| !gone(line));
        self.deprived.retain(|line, _| !gone(line));
        self.cancelled.retain(|line, _| !gone(line));
    }

    /// Who played for an entry so far is kept before another takes a place in it.
    fn note_who_sat(&mut self, entry: crate::EntryNo) {
        let Some(players) = self.entries.get(&entry).map(|known| known.players.clone()) else { return };
        for (line, side) in self.begun_by(entry) {
            self.note_pair(entry, line, side);
            self.sat.entry((entry, line)).or_insert_with(|| players.clone());
        }
    }

    /// Who sat in the round that is played is kept before a team names others for the rest of it; in an earlier one it
    /// is the record that is put right.
    fn note_who_sat_in(&mut self, entry: crate::EntryNo, session: u16, round: u16) {
        let is_played = |line: &crate::Line| {
            let playing = self.section(session, line.section);
            (line.session, line.round) == (session, round) && playing.is_some_and(|one| one.round() == round)
        };
        let lines = self.begun_by(entry);
        let lines: Vec<_> = lines.into_iter().filter(|(line, _)| is_played(line)).collect();
        for (line, side) in lines {
            self.note_pair(entry, line, side);
        }
    }

    fn note_pair(&mut self, entry: crate::EntryNo, line: crate::Line, side: Side) {
        if let Some(pair) = self.pair_of(entry, line, side) {
            self.sat_as.entry((entry, line)).or_insert(pair);
        }
    }

    /// The lines that an entry has begun to play, each with its side there.
    fn begun_by(&self, entry: crate::EntryNo) -> Vec<(crate::Line, Side)> {
        let known = self.lines.keys().chain(self.notes.keys()).filter(|line| self.has_begun(**line));
        let called = |line: &&crate::Line| {
            self.section(line.session, line.section).is_some_and(|playing| line.round <= playing.round())
        };
        let side = |line: crate::Line| {
            let sides = self.sides(line)?;
            Side::ALL.into_iter().find(|side| sides[*side].contains(&entry))
        };
        known.filter(called).filter_map(|line| Some((*line, side(*line)?))).collect()
    }

    /// What was noted of lines that are to be played again goes.
    fn forget_who_sat(&mut self, again: impl Fn(crate::Line) -> bool) {
        self.sat.retain(|(_, line), _| !again(*line));
        self.sat_as.retain(|(_, line), _| !again(*line));
    }

    fn publish(&mut self, session: u16) {
        let now = self.now;
        if session == self.session_no() {
            self.phase = Phase::Published;
        }
        let place = usize::from(session).checked_sub(1);
        if let Some(session) = place.and_then(|place| self.sessions.get_mut(place)) {
            session.published.get_or_insert(now);
        }
    }

    fn appeal(&self, against: Against, record: &Record) -> Appeal {
        let ruling = match against {
            Against::Ruling(ruling) => self.rulings.get(&ruling),
            Against::Penalty(_) | Against::Disqualification(_) => None,
        };
        Appeal {
            against,
            entry: None,
            by: record.by,
            matter: ruling.map_or(crate::Matter::Judgement, |ruling| ruling.matter),
            stage: Stage::Tournament,
            state: AppealState::Concurred,
            decided: None,
            decided_by: None,
            reason: String::new(),
            merit: None,
            upheld: None,
            further: None,
        }
    }

    /// Who lodged a stage takes back that stage: what was decided before it stands.
    fn withdraw_appeal(&mut self, number: AppealNo) {
        let Some(appeal) = self.appeals.get_mut(&number) else { return };
        match appeal.further.take() {
            Some(further) => *appeal = further.below,
            None => appeal.state = AppealState::Withdrawn,
        }
    }

    fn set_penalty(&mut self, number: PenaltyNo, state: PenaltyState) {
        if let Some(given) = self.penalties.get_mut(&number) {
            given.state = state;
        }
    }

    fn set_appeal(&mut self, number: AppealNo, state: AppealState) {
        if let Some(appeal) = self.appeals.get_mut(&number) {
            appeal.state = state;
        }
    }

    fn take_over(&mut self, number: AppealNo, decision: &Decision) {
        let now = self.now;
        let Some(appeal) = self.appeals.get_mut(&number) else { return };
        appeal.state = match decision {
            Decision::Recommended(what) => AppealState::Recommended(what.clone()),
            Decision::Stands
            | Decision::Changed(_)
            | Decision::TableResult
            | Decision::PenaltyLifted
            | Decision::PenaltyChanged(_)
            | Decision::DisqualificationLifted
            | Decision::AsRuled => AppealState::Decided(decision.clone()),
        };
        appeal.decided = Some(now);
        let against = appeal.against;
        let upheld = self.counts_now(against).filter(|_| *decision == Decision::Stands);
        if let Some(appeal) = self.appeals.get_mut(&number) {
            appeal.upheld = upheld;
        }
        // What the authority has, or has resolved, rests on nothing that the tournament let stand.
        let below = self.appeals.get(&number).is_some_and(|appeal| appeal.stage == Stage::Tournament);
        if below && *decision == Decision::Stands && self.authority_on(against).is_some() {
            return;
        }
        let Some(ruling) = (match against {
            Against::Ruling(ruling) => self.rulings.get(&ruling),
            Against::Penalty(penalty) => return self.take_over_penalty(number, penalty, decision),
            Against::Disqualification(entry) => {
                return self.take_over_disqualification(number, entry, decision);
            }
        }) else {
            return;
        };
        let line = ruling.line;
        match (decision, ruling.before.clone()) {
            (Decision::Recommended(_), _) => return,
            // What was ruled on is gone: the appeal is closed, and nothing rests on it.
            (Decision::Stands, _) if self.is_beyond_appeal(line, ruling.ended) => return,
            (
                Decision::Stands
                | Decision::PenaltyLifted
                | Decision::PenaltyChanged(_)
                | Decision::DisqualificationLifted,
                _,
            ) => {}
            (Decision::AsRuled, before) => match (ruling.verdict.clone(), before) {
                (Verdict::Adjusted(adjusted), _) => self.agreed(line, Score::Adjusted(adjusted)),
                (Verdict::ResultStands, Some(before)) => self.agreed(line, before),
                (Verdict::ResultStands, None) => {
                    self.lines.remove(&line);
                }
            },
            (Decision::Changed(adjusted), _) => self.agreed(line, Score::Adjusted(adjusted.clone())),
            (Decision::TableResult, Some(before)) => self.agreed(line, before),
            (Decision::TableResult, None) => {
                self.lines.remove(&line);
            }
        }
        self.settled.insert(line, SettledBy::Appeal(number));
    }

    fn take_over_penalty(&mut self, appeal: AppealNo, number: PenaltyNo, decision: &Decision) {
        let Some(given) = self.penalties.get_mut(&number) else { return };
        match decision {
            Decision::Recommended(_) => return,
            Decision::Stands
            | Decision::Changed(_)
            | Decision::TableResult
            | Decision::DisqualificationLifted => {}
            Decision::PenaltyLifted => given.state = PenaltyState::Lifted(appeal),
            // What was lifted before is in force again.
            Decision::PenaltyChanged(penalty) => {
                (given.penalty, given.state) = (penalty.clone(), PenaltyState::InForce);
            }
            Decision::AsRuled => {
                (given.penalty, given.state) = (given.given.clone(), PenaltyState::InForce);
            }
        }
        given.decided = Some(appeal);
    }
}

impl Tournament {
    fn take_over_disqualification(&mut self, appeal: AppealNo, entry: crate::EntryNo, decision: &Decision) {
        let Some(given) = self.disqualified.get_mut(&entry) else { return };
        let standing = match decision {
            Decision::Recommended(_) => return,
            Decision::Stands
            | Decision::Changed(_)
            | Decision::TableResult
            | Decision::PenaltyLifted
            | Decision::PenaltyChanged(_) => None,
            Decision::DisqualificationLifted => {
                given.state = DisqualificationState::Lifted(appeal);
                Some(EntryStanding::Playing)
            }
            Decision::AsRuled => {
                given.state = DisqualificationState::InForce;
                Some(EntryStanding::Disqualified)
            }
        };
        given.decided = Some(appeal);
        if let Some(standing) = standing {
            self.set_standing(entry, standing);
        }
    }
}

/// Whether a board was cancelled because somebody had played it before.
pub(crate) fn is_for_wrong_boards(by: Provision) -> bool {
    [L15B1, L15B_2007].contains(&by)
}

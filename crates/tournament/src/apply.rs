use crate::{
    Appeal, AppealState, Decision, Entry, Happened, LineState, Phase, Record, Role, Ruling, Score, Tournament,
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
                let new = Entry { players: players.clone(), captain: *captain, withdrawn: false };
                self.entries.insert(*entry, new);
                self.order.clear();
            }
            Happened::Substituted { entry, leaves, comes } => {
                let players = self.entries.get_mut(entry).into_iter().flat_map(|entry| &mut entry.players);
                players.filter(|player| *player == leaves).for_each(|player| *player = *comes);
            }
            Happened::Withdrew { entry } => {
                if let Some(entry) = self.entries.get_mut(entry) {
                    entry.withdrawn = true;
                }
                if self.phase == Phase::SetUp {
                    self.order.clear();
                }
            }
            Happened::Seated { order } => self.order.clone_from(order),
            Happened::Started { movement } => {
                self.movement = Some(movement.clone());
                self.phase = Phase::Play;
            }
            Happened::RoundStarted { round } => self.round = *round,
            Happened::MovementChanged { change } => {
                if let Some(Ok((changed, _))) =
                    self.movement.as_ref().map(|movement| movement.changed(*change))
                {
                    self.movement = Some(Box::new(changed));
                }
            }
            Happened::ResultEntered { line, side, score } => {
                self.lines.insert(*line, LineState::Entered(*side, score.clone()));
            }
            Happened::ResultDisputed { line, score } => {
                if let Some(LineState::Entered(_, first)) = self.lines.get(line) {
                    let disputed = LineState::Disputed { first: first.clone(), second: score.clone() };
                    self.lines.insert(*line, disputed);
                }
            }
            Happened::ResultAgreed { line, score } | Happened::ResultCorrected { line, score, reason: _ } => {
                self.lines.insert(*line, LineState::Agreed(score.clone()));
                self.consented.remove(line);
            }
            Happened::CorrectionConsented { line } => {
                self.consented.insert(*line);
            }
            Happened::Ruled { ruling, line, adjusted, reason } => {
                let before = self.lines.get(line).and_then(LineState::agreed).cloned();
                let given = Ruling {
                    line: *line,
                    before,
                    adjusted: adjusted.clone(),
                    reason: reason.clone(),
                    by: record.by,
                };
                self.rulings.insert(*ruling, given);
                self.lines.insert(*line, LineState::Agreed(Score::Adjusted(adjusted.clone())));
            }
            Happened::Penalized { entry, penalty, by, reason } => {
                self.penalties.push((*entry, penalty.clone(), *by, reason.clone()));
            }
            Happened::ScoresPublished => {
                self.published.get_or_insert(self.now);
                self.phase = Phase::Published;
            }
            Happened::AppealLodged { appeal, ruling, entry, matter } => {
                let lodged = Appeal {
                    ruling: *ruling,
                    entry: *entry,
                    by: record.by,
                    matter: *matter,
                    state: AppealState::Lodged,
                };
                self.appeals.insert(*appeal, lodged);
            }
            Happened::AppealConcurred { appeal } => {
                self.set_appeal(*appeal, AppealState::Concurred);
            }
            Happened::AppealWithdrawn { appeal } => {
                self.set_appeal(*appeal, AppealState::Withdrawn);
            }
            Happened::AppealDecided { appeal, decision } => {
                self.set_appeal(*appeal, AppealState::Decided(decision.clone()));
                self.take_over(*appeal, decision);
            }
        }
    }

    fn set_appeal(&mut self, number: crate::AppealNo, state: AppealState) {
        if let Some(appeal) = self.appeals.get_mut(&number) {
            appeal.state = state;
        }
    }

    fn take_over(&mut self, number: crate::AppealNo, decision: &Decision) {
        let Some(ruling) = self.appeals.get(&number).and_then(|appeal| self.rulings.get(&appeal.ruling))
        else {
            return;
        };
        let line = ruling.line;
        match (decision, ruling.before.clone()) {
            (Decision::Stands, _) => {}
            (Decision::Changed(adjusted), _) => {
                self.lines.insert(line, LineState::Agreed(Score::Adjusted(adjusted.clone())));
            }
            (Decision::TableResult, Some(before)) => {
                self.lines.insert(line, LineState::Agreed(before));
            }
            (Decision::TableResult, None) => {
                self.lines.remove(&line);
            }
        }
    }
}

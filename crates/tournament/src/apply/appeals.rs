//! Appeals: lodged, taken further, decided, and what a decision changes.

use crate::{
    Against, Appeal, AppealNo, AppealState, Decision, DisqualificationState, EntryNo, EntryStanding, Further,
    Matter, PenaltyNo, PenaltyState, Person, Record, Score, SettledBy, Stage, Tournament, Verdict,
};

impl Tournament {
    pub(super) fn appeal(&self, against: Against, record: &Record) -> Appeal {
        let ruling = match against {
            Against::Ruling(ruling) => self.rulings.get(&ruling),
            Against::Penalty(_) | Against::Disqualification(_) => None,
        };
        Appeal {
            against,
            entry: None,
            by: record.by,
            matter: ruling.map_or(Matter::Judgement, |ruling| ruling.matter),
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
    pub(super) fn withdraw_appeal(&mut self, number: AppealNo) {
        let Some(appeal) = self.appeals.get_mut(&number) else { return };
        match appeal.further.take() {
            Some(further) => *appeal = further.below,
            None => appeal.state = AppealState::Withdrawn,
        }
    }

    pub(super) fn set_appeal(&mut self, number: AppealNo, state: AppealState) {
        if let Some(appeal) = self.appeals.get_mut(&number) {
            appeal.state = state;
        }
    }

    pub(super) fn take_over(&mut self, number: AppealNo, decision: &Decision) {
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

    fn take_over_disqualification(&mut self, appeal: AppealNo, entry: EntryNo, decision: &Decision) {
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

    /// An appeal of an entry, which waits for who has to concur.
    pub(super) fn lodged(&self, against: Against, record: &Record, entry: EntryNo, matter: Matter) -> Appeal {
        Appeal { entry: Some(entry), matter, state: AppealState::Lodged, ..self.appeal(against, record) }
    }

    /// An appeal goes on to the Regulating Authority; what was decided before is kept below it.
    pub(super) fn take_further(&mut self, number: AppealNo, by: Person) {
        let entry = self.appeals.get(&number).and_then(|one| self.concerned(one, by));
        if let Some(appeal) = self.appeals.get_mut(&number) {
            let further = Further { by, entry, below: appeal.clone() };
            appeal.further = Some(Box::new(further));
            (appeal.stage, appeal.state) = (Stage::Authority, AppealState::Concurred);
            (appeal.merit, appeal.upheld) = (None, None);
        }
    }
}

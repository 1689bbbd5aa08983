//! What the Director has still to see to.

use openroom_lawbook::regulations::AppealWithoutMerit;
use openroom_lawbook::{Edition, Provision, provisions as laws};
use openroom_scoring::fouled_in_teams;

use crate::{
    Appeal, AppealNo, AppealState, CaseStands, ClaimNo, EntryNo, EntryStanding, Line, LineState, Merit,
    Score, Stage, Tie, Tournament, Unlike,
};

/// Something that waits for the Director, the committee or the organizer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// The sides entered different results.
    Dispute(Line),
    /// A board was postponed.
    Postponed(Line),
    /// The record of a table makes no table.
    Record(Line),
    /// A case whose Law no longer gives what was ordered; the case counts from 0.
    Case(Line, u16),
    /// A review after the play; the case counts from 0.
    Review(Line, u16, Provision),
    /// A contestant claims that a score is wrong.
    ErrorClaim(ClaimNo, Line),
    /// A board was cancelled: who was deprived of a score gets one.
    Deprived(Line, Provision),
    /// The two tables of a match have results on a board that cannot be compared.
    Incomparable(Line, Provision),
    /// A match of a knockout is tied: somebody has to go on.
    Tie(Tie),
    /// A match of a knockout stands otherwise than when the next round was drawn.
    Turned(Tie),
    /// An appeal is not decided.
    Appeal(AppealNo),
    /// The authority has not decided an appeal that was taken further.
    FurtherAppeal(AppealNo),
    /// An appeal had no merit, and the regulations have a sanction for it.
    Sanction(AppealNo),
    /// The organizer has to approve of a disqualification.
    Disqualification(EntryNo),
}

impl Tournament {
    /// What waits, in the order of the lines, then appeals and disqualifications.
    pub fn waiting(&self) -> Vec<Due> {
        let ruled = |line: &Line| self.ruling_at(*line).is_some() || self.has_average(*line);
        let mut due = Vec::new();
        due.extend(self.lines.iter().filter_map(|(line, state)| match state {
            LineState::Disputed { .. } => Some(Due::Dispute(*line)),
            LineState::Postponed => Some(Due::Postponed(*line)),
            LineState::Entered(..) | LineState::Agreed(_) => None,
        }));
        due.extend(self.strayed.keys().map(|line| Due::Record(*line)));
        for (line, note) in &self.notes {
            let strayed = (0..).zip(&note.cases).filter(|(_, case)| case.stands == CaseStands::Strayed);
            let open = strayed.filter(|(number, _)| !self.reviewed.contains(&(*line, *number)));
            due.extend(open.map(|(number, _)| Due::Case(*line, number)));
        }
        due.extend(self.reviews_due().into_iter().map(|(line, case, by)| Due::Review(line, case, by)));
        let claims = self.claims.iter().filter(|(_, claim)| claim.settled.is_none());
        due.extend(claims.map(|(number, claim)| Due::ErrorClaim(*number, claim.line)));
        let deprived = self.deprived.iter().filter(|(line, _)| {
            !ruled(line) && self.table(**line).is_some() && !self.is_of_a_match_given_up(**line)
        });
        due.extend(deprived.map(|(line, by)| Due::Deprived(*line, *by)));
        let edition = self.conditions().map_or(Edition::USUAL, |known| known.edition);
        let unlike = self.not_compared().into_iter().filter(|(line, _)| !ruled(line));
        due.extend(unlike.map(|(line, why)| Due::Incomparable(line, not_comparable_by(edition, why))));
        let not_played = self.lines.iter().filter(|(line, state)| {
            state.agreed() == Some(&Score::NotPlayed)
                && !ruled(line)
                && self.table(**line).is_some()
                && !self.is_of_a_match_given_up(**line)
        });
        due.extend(not_played.map(|(line, _)| Due::Deprived(*line, laws::L12C2a)));
        due.extend(self.ties().into_iter().map(Due::Tie));
        due.extend(self.turned().into_iter().map(Due::Turned));
        due.extend(self.appeals.iter().filter_map(|(number, appeal)| match appeal.state {
            AppealState::Lodged | AppealState::Concurred | AppealState::Recommended(_) => {
                Some(match appeal.stage {
                    Stage::Tournament => Due::Appeal(*number),
                    Stage::Authority => Due::FurtherAppeal(*number),
                })
            }
            AppealState::Decided(_) | AppealState::Withdrawn => None,
        }));
        due.extend(self.sanctions_due().map(Due::Sanction));
        let asked =
            self.entries.iter().filter(|(_, known)| known.standing == EntryStanding::ToBeDisqualified);
        due.extend(asked.map(|(entry, _)| Due::Disqualification(*entry)));
        due
    }
}

impl Tournament {
    /// Appeals without merit whose contestant got no penalty for it, where the regulations have one.
    fn sanctions_due(&self) -> impl Iterator<Item = AppealNo> {
        let regulated = self.conditions().is_some_and(|known| {
            known.regulations.appeals.appeal_without_merit == AppealWithoutMerit::Sanction
        });
        let paid = |entry: EntryNo| {
            let given = self.penalties.values().filter(|one| one.in_force().is_some());
            given.filter(|one| one.entry == entry && one.by == laws::L92A).count()
        };
        let idle = move |entry: EntryNo, until: AppealNo| {
            let all = self.appeals.range(..=until).flat_map(|(_, one)| one.merits());
            all.filter(|found| *found == (entry, Merit::Without)).count()
        };
        let due = move |(number, appeal): (&AppealNo, &Appeal)| {
            let mut idlers = appeal.merits().filter(|(_, merit)| *merit == Merit::Without);
            idlers.any(|(entry, _)| idle(entry, *number) > paid(entry)).then_some(*number)
        };
        self.appeals.iter().filter(move |_| regulated).filter_map(due)
    }
}

/// The provision by which results that cannot be compared are put to the Director.
fn not_comparable_by(edition: Edition, why: Unlike) -> Provision {
    match why {
        Unlike::Forms => fouled_in_teams(edition),
        Unlike::Seats => laws::L86B2.in_force(edition).unwrap_or(laws::L86D_2007),
    }
}

impl Due {
    /// The provision that makes it due.
    pub fn by(&self) -> Provision {
        match self {
            Due::Dispute(_) => laws::L79B,
            Due::Postponed(_) => laws::L8B2,
            Due::Record(_) | Due::Case(..) => laws::L81C6,
            Due::ErrorClaim(..) | Due::Turned(_) => laws::L79C1,
            Due::Review(_, _, by) | Due::Deprived(_, by) | Due::Incomparable(_, by) => *by,
            Due::Tie(_) => laws::L81B1,
            Due::Appeal(_) => laws::L93A,
            Due::FurtherAppeal(_) => laws::L93C2,
            Due::Sanction(_) => laws::L92A,
            Due::Disqualification(_) => laws::L91B,
        }
    }
}

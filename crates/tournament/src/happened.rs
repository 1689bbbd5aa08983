use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_movements::{Change, Movement, Unit};
use serde::{Deserialize, Serialize};

use crate::{
    Adjusted, AppealNo, Conditions, Decision, EntryNo, Line, Matter, Moment, Penalty, Person, Role, RulingNo,
    Score,
};

/// Something that happened in the event: all that is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the command that each follows from")]
pub enum Happened {
    /// The event was set up.
    Opened { unit: Unit },
    /// Someone was given an office.
    Appointed { person: Person, role: Role },
    /// Someone lost an office.
    Dismissed { person: Person, role: Role },
    /// The conditions of contest were set.
    ConditionsSet { conditions: Box<Conditions> },
    /// They were published.
    ConditionsPublished,
    /// They were changed after the start.
    ConditionsChanged { conditions: Box<Conditions>, reason: String },
    /// A contestant entered.
    Entered { entry: EntryNo, players: Vec<Person>, captain: Option<Person> },
    /// A substitute took a player's place.
    Substituted { entry: EntryNo, leaves: Person, comes: Person },
    /// An entry left the event.
    Withdrew { entry: EntryNo },
    /// The entries were numbered: the first is contestant 1.
    Seated { order: Vec<EntryNo> },
    /// Play began.
    Started { movement: Box<Movement> },
    /// A round was called.
    RoundStarted { round: u16 },
    /// The movement was changed.
    MovementChanged { change: Change },
    /// One side entered a result.
    ResultEntered { line: Line, side: Side, score: Score },
    /// The other side entered another.
    ResultDisputed { line: Line, score: Score },
    /// Both sides agreed, or the Director settled it.
    ResultAgreed { line: Line, score: Score },
    /// An agreed result was corrected.
    ResultCorrected { line: Line, score: Score, reason: String },
    /// The organizer consented to a late correction.
    CorrectionConsented { line: Line },
    /// A ruling adjusted a score; the right to appeal was told.
    Ruled { ruling: RulingNo, line: Line, adjusted: Adjusted, reason: String },
    /// A penalty was given.
    Penalized { entry: EntryNo, penalty: Penalty, by: Provision, reason: String },
    /// The official scores were made available.
    ScoresPublished,
    /// An appeal was lodged.
    AppealLodged { appeal: AppealNo, ruling: RulingNo, entry: EntryNo, matter: Matter },
    /// Someone who has to concurred in it.
    AppealConcurred { appeal: AppealNo },
    /// It was taken back.
    AppealWithdrawn { appeal: AppealNo },
    /// It was decided.
    AppealDecided { appeal: AppealNo, decision: Decision },
}

/// A happening with who brought it about and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Who.
    pub by: Person,
    /// When; never before the record before it, whatever the clock says.
    pub at: Moment,
    /// What.
    pub what: Happened,
}

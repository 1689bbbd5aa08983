use openroom_lawbook::Provision;
use openroom_movements::{Change, Movement, Unit};
use serde::{Deserialize, Serialize};

use crate::{
    Adjusted, AppealNo, Conditions, Decision, EntryNo, Line, Matter, Moment, Penalty, Person, Role, RulingNo,
    Score,
};

/// How entries get their numbers in the movement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// In the order of entering.
    ByNumber,
    /// In this order, for instance of rank.
    InOrder(Vec<EntryNo>),
    /// Drawn by lot, from a seed that is on record.
    Drawn(u64),
}

/// What someone asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Set up an event; who does is its organizer.
    Open {
        /// What the contestants are.
        unit: Unit,
    },
    /// Give someone an office.
    Appoint(Person, Role),
    /// Take an office from someone.
    Dismiss(Person, Role),
    /// Set the conditions of contest before the start.
    SetConditions(Box<Conditions>),
    /// Publish them.
    PublishConditions,
    /// Change them after the start.
    ChangeConditions(Box<Conditions>, String),
    /// Enter a contestant.
    Enter {
        /// Who plays.
        players: Vec<Person>,
        /// The captain of a team.
        captain: Option<Person>,
    },
    /// Put one player in the place of another.
    Substitute {
        /// In which entry.
        entry: EntryNo,
        /// Who leaves.
        leaves: Person,
        /// Who comes.
        comes: Person,
    },
    /// Take an entry out of the event.
    Withdraw(EntryNo),
    /// Give the entries their numbers.
    Seat(Seating),
    /// Begin play with a movement.
    Start(Box<Movement>),
    /// Call a round.
    StartRound(u16),
    /// Put right, or record, what happened to the movement.
    ChangeMovement(Change),
    /// Enter a result.
    EnterResult(Line, Score),
    /// Agree to the result that the other side entered.
    Agree(Line),
    /// Correct an agreed result.
    Correct(Line, Score, String),
    /// Consent to a correction after the correction period.
    ConsentToCorrection(Line),
    /// Give a ruling that adjusts a score.
    Rule {
        /// On which line.
        line: Line,
        /// The score.
        adjusted: Adjusted,
        /// Why.
        reason: String,
    },
    /// Give a penalty.
    Penalize {
        /// To whom.
        entry: EntryNo,
        /// How much.
        penalty: Penalty,
        /// By which provision.
        by: Provision,
        /// Why.
        reason: String,
    },
    /// Make the official scores available.
    PublishScores,
    /// Appeal against a ruling.
    Appeal(RulingNo, Matter),
    /// Concur in an appeal.
    Concur(AppealNo),
    /// Take an appeal back.
    WithdrawAppeal(AppealNo),
    /// Decide an appeal.
    Decide(AppealNo, Decision),
}

/// A command with who gives it and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Who.
    pub by: Person,
    /// When.
    pub at: Moment,
    /// What.
    pub command: Command,
}

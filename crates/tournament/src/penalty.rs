use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{AppealNo, EntryNo, Penalty, PenaltyKind, Person};

/// The number of a penalty, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PenaltyNo(pub u16);

/// Whether a penalty still counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum PenaltyState {
    /// It counts.
    InForce,
    /// The Director withdrew it, with the reason.
    Withdrawn(String),
    /// It was lifted on appeal.
    Lifted(AppealNo),
}

/// A penalty as it was given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Penalized {
    /// To whom.
    pub entry: EntryNo,
    /// In which session.
    pub session: u16,
    /// The round of its section that was called last when it was given; 0 before the first.
    pub round: u16,
    /// How much, as the Director gave it or changed it last.
    pub given: Penalty,
    /// How much, as it is now.
    pub penalty: Penalty,
    /// By which provision.
    pub by: Provision,
    /// Why; after a change the reason of the change.
    pub reason: String,
    /// Who gave it.
    pub given_by: Person,
    /// Whether it still counts.
    pub state: PenaltyState,
    /// The appeal on which it was decided last.
    pub decided: Option<AppealNo>,
}

impl Penalized {
    /// The penalty, where it counts.
    pub fn in_force(&self) -> Option<&Penalty> {
        match self.state {
            PenaltyState::InForce => Some(&self.penalty),
            PenaltyState::Withdrawn(_) | PenaltyState::Lifted(_) => None,
        }
    }

    /// Whether it is for conduct, which is the Director's own to judge.
    pub fn is_disciplinary(&self) -> bool {
        match self.penalty.kind {
            PenaltyKind::Procedural => false,
            PenaltyKind::Disciplinary => true,
        }
    }
}

use crate::{AppealNo, Person};

/// How far a disqualification has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DisqualificationState {
    /// The organizer has to approve.
    Asked,
    /// It counts.
    InForce,
    /// The organizer did not approve, with the reason.
    Refused(String),
    /// It was lifted on appeal.
    Lifted(AppealNo),
}

/// The disqualification of an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disqualification {
    /// In which session; 0 before the first.
    pub session: u16,
    /// Why.
    pub reason: String,
    /// Who asked for it.
    pub by: Person,
    /// How far it has come.
    pub state: DisqualificationState,
    /// The appeal on which it was decided last.
    pub decided: Option<AppealNo>,
}

impl Disqualification {
    /// Whether it was approved, also where an appeal has lifted it since.
    pub(crate) fn was_in_force(&self) -> bool {
        match self.state {
            DisqualificationState::InForce | DisqualificationState::Lifted(_) => true,
            DisqualificationState::Asked | DisqualificationState::Refused(_) => false,
        }
    }
}

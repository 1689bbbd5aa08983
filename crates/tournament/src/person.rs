use std::fmt;

use openroom_movements::Contestant;
use serde::{Deserialize, Serialize};

/// A person by id. Names and contacts lie outside the log.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u32);

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "person {}", self.0)
    }
}

/// A moment in seconds of universal time, so that no change of local clocks moves a period.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The last moment of the year 9999: nothing happens after it.
    pub const LAST: Moment = Moment(253_402_300_799);

    /// So many minutes later.
    pub const fn after_minutes(self, minutes: u16) -> Moment {
        Moment(self.0.saturating_add(minutes as u64 * 60))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (days, seconds) = (self.0 / 86_400, self.0 % 86_400);
        let (year, month, day) = date(days);
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}Z")
    }
}

/// The day that is so many days after the first of January 1970: years begin in March, eras have 400 years.
fn date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

/// An office in the event. Players and captains have theirs from the entries.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Runs the event.
    Organizer,
    /// The Director in charge.
    ChiefDirector,
    /// A Director to whom duties are delegated.
    AssistantDirector,
    /// A member of the appeals committee or of the body that hears appeals.
    AppealsCommittee,
    /// Speaks for the Regulating Authority, to which further appeals go.
    Authority,
    /// Helps with other duties, which the organizer sets.
    Staff,
}

impl Role {
    /// Every office.
    pub const ALL: [Role; 6] = [
        Role::Organizer,
        Role::ChiefDirector,
        Role::AssistantDirector,
        Role::AppealsCommittee,
        Role::Authority,
        Role::Staff,
    ];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Organizer => "organizer",
            Role::ChiefDirector => "chief director",
            Role::AssistantDirector => "assistant director",
            Role::AppealsCommittee => "appeals committee",
            Role::Authority => "authority",
            Role::Staff => "staff",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Where a contestant of the movement stands in the log's own numbering.
pub(crate) fn index(contestant: Contestant) -> Option<usize> {
    usize::from(contestant.0).checked_sub(1)
}

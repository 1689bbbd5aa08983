use openroom_lawbook::regulations::AppealTime;
use openroom_lawbook::{Edition, Regulations};
use serde::{Deserialize, Serialize};

use crate::Moment;

/// How results are compared.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Two for each better score, one for an equal one.
    Matchpoints,
    /// IMPs against a datum.
    Butler,
    /// IMPs against every other table, divided by the comparisons.
    CrossImps,
    /// The points themselves.
    TotalPoints,
}

/// The conditions of contest: published before the start, frozen at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Conditions {
    /// The edition of the Laws.
    pub edition: Edition,
    /// What was chosen where the Laws leave a choice.
    pub regulations: Regulations,
    /// How results are compared.
    pub scoring: Scoring,
}

impl Conditions {
    /// The last moment at which a score is corrected, when scores were published at this one.
    pub fn corrections_end(&self, published: Moment) -> Moment {
        published.after_minutes(self.regulations.appeals.correction_period.0)
    }

    /// The last moment at which a ruling is appealed.
    pub fn appeals_end(&self, published: Moment) -> Moment {
        match self.regulations.appeals.appeal_time {
            AppealTime::Minutes(minutes) => published.after_minutes(minutes.0),
            AppealTime::EndOfCorrectionPeriod => self.corrections_end(published),
        }
    }
}

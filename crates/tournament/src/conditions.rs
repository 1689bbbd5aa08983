use openroom_lawbook::provisions::L78D;
use openroom_lawbook::regulations::{AppealTime, FurtherAppealTime, ScoringMethod};
use openroom_lawbook::{
    Edition, Provision, Regulations,
    differences::{self, TimeForRectifying},
};
use openroom_movements::Unit;
use openroom_scoring::Ratio;
use serde::{Deserialize, Serialize};

use crate::{Clock, Moment, Systems, VictoryPoints};

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
    /// Teams: IMPs between the two tables of a match.
    Imps,
    /// Teams: each board is won, lost or tied.
    BoardAMatch,
}

impl Scoring {
    /// Whether contestants of this kind can be compared so.
    pub fn fits(self, unit: Unit) -> bool {
        match self {
            Scoring::Matchpoints | Scoring::Butler | Scoring::CrossImps => unit != Unit::Team,
            Scoring::TotalPoints => true,
            Scoring::Imps | Scoring::BoardAMatch => unit == Unit::Team,
        }
    }
}

/// With whom contestants are compared and ranked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// With every section.
    #[default]
    Whole,
    /// Each section for itself.
    Section,
}

/// What is brought from one session into the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carry {
    /// The part that is carried: one for all of it.
    pub part: Ratio,
    /// The most.
    #[serde(default)]
    pub most: Option<Ratio>,
    /// The least.
    #[serde(default)]
    pub least: Option<Ratio>,
}

impl Carry {
    /// Whether the part is one, and the bounds are in order.
    pub fn is_sound(&self) -> bool {
        let bounds = self.least.as_ref().zip(self.most.as_ref());
        !self.part.is_negative()
            && self.part <= Ratio::ONE
            && bounds.is_none_or(|(least, most)| least <= most)
    }
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
    /// Whether rounds or matches are turned into victory points.
    #[serde(default)]
    pub victory_points: Option<VictoryPoints>,
    /// What a contestant without opponents gets for a round, in the unit of the ranking.
    #[serde(default)]
    pub bye: Option<Ratio>,
    /// With whom contestants are compared.
    #[serde(default)]
    pub field: Field,
    /// What is carried from session to session; everything, where it is not said.
    #[serde(default)]
    pub carry_over: Option<Carry>,
    /// How long rounds last.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// The systems that are permitted.
    #[serde(default)]
    pub systems: Systems,
    /// When each session begins.
    #[serde(default)]
    pub sessions: Vec<Moment>,
    /// The most entries that are accepted.
    #[serde(default)]
    pub most_entries: Option<u16>,
    /// Supplementary regulations and announcements, in the organizer's words.
    #[serde(default)]
    pub notes: String,
}

impl Conditions {
    /// Conditions that say no more than these three.
    pub fn new(edition: Edition, regulations: Regulations, scoring: Scoring) -> Conditions {
        Conditions {
            edition,
            regulations,
            scoring,
            victory_points: None,
            bye: None,
            field: Field::default(),
            carry_over: None,
            clock: None,
            systems: Systems::default(),
            sessions: Vec::new(),
            most_entries: None,
            notes: String::new(),
        }
    }

    /// The provision by which the authority has still to approve of the scoring: victory points where the
    /// regulations name only the methods of the Laws.
    pub fn to_be_approved(&self) -> Option<Provision> {
        match self.regulations.scores.scoring_method {
            ScoringMethod::OfTheLaws => self.victory_points.as_ref().map(|_| L78D),
            ScoringMethod::AlsoVictoryPoints | ScoringMethod::OthersApproved => None,
        }
    }

    /// The last moment at which a score is corrected, when scores were published at this one.
    pub fn corrections_end(&self, published: Moment) -> Moment {
        published.after_minutes(self.regulations.appeals.correction_period.0)
    }

    /// The last moment at which a ruling is asked for or appealed.
    pub fn appeals_end(&self, published: Moment) -> Moment {
        match self.regulations.appeals.appeal_time {
            AppealTime::Minutes(minutes) => published.after_minutes(minutes.0),
            AppealTime::EndOfCorrectionPeriod => self.corrections_end(published),
        }
    }

    /// The last moment at which a decision of this one is taken further; none where no time is set.
    pub fn further_appeals_end(&self, decided: Moment) -> Option<Moment> {
        match self.regulations.appeals.further_appeal_time {
            FurtherAppealTime::NotSet => None,
            FurtherAppealTime::Minutes(minutes) => Some(decided.after_minutes(minutes.0)),
        }
    }

    /// The last moment at which the Director rectifies what he becomes aware of.
    pub fn rulings_end(&self, published: Moment) -> Moment {
        match differences::time_for_rectifying(self.edition) {
            TimeForRectifying::CorrectionPeriod => self.corrections_end(published),
            TimeForRectifying::LaterOfTwoPeriods => {
                self.corrections_end(published).max(self.appeals_end(published))
            }
        }
    }
}

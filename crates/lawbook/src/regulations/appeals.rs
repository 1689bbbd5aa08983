//! Corrections of scores, and appeals.

use super::value::{Value, number_with_unit, words};

/// Until when and by whom a score is corrected or a ruling reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AppealRegulations {
    /// `correction_period`: how long scores may be corrected once they are available (79C1).
    pub correction_period: Minutes,
    /// `late_score_correction`: whether a score is corrected after that (79C2).
    pub late_score_correction: LateScoreCorrection,
    /// `appeal_time`: until when a ruling may be asked for or appealed (92B).
    pub appeal_time: AppealTime,
    /// `appeals_arrangement`: who hears appeals (80B2k, 93A, 93B).
    pub appeals_arrangement: AppealsArrangement,
    /// `appeal_without_merit`: what an appeal without merit costs (92A).
    pub appeal_without_merit: AppealWithoutMerit,
    /// `further_appeals`: whether there is a further appeal (93C1).
    pub further_appeals: FurtherAppeals,
    /// `further_appeal_time`: how long after a decision it may be taken further (93C1).
    pub further_appeal_time: FurtherAppealTime,
    /// `final_say_assigned`: whether a body of the tournament has the final say (93C3a).
    pub final_say_assigned: FinalSayAssigned,
}

words! {
    /// Whether a score is corrected after the correction period.
    pub enum LateScoreCorrection {
        /// It is not.
        Refused = "refused",
        /// It may be; the organizer consents.
        Consented = "consented",
    }
}

words! {
    /// Who hears appeals.
    pub enum AppealsArrangement {
        /// The Director in charge.
        DirectorInCharge = "Director in charge",
        /// An appeals committee.
        Committee = "appeals committee",
        /// Another authorised body.
        OtherBody = "other authorised body",
    }
}

words! {
    /// What an appeal without merit costs.
    pub enum AppealWithoutMerit {
        /// Nothing.
        Nothing = "none",
        /// A sanction, which the regulations describe.
        Sanction = "by regulation",
    }
}

words! {
    /// Whether there is a further appeal.
    pub enum FurtherAppeals {
        /// There is none.
        None = "none",
        /// The authority has established one.
        Established = "established",
    }
}

words! {
    /// Whether a body of the tournament has the final say.
    pub enum FinalSayAssigned {
        /// It has not.
        No = "no",
        /// The authority has assigned it.
        Assigned = "assigned",
    }
}

/// A number of minutes, half an hour unless it is changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Minutes(pub u16);

impl Default for Minutes {
    fn default() -> Self {
        Self(30)
    }
}

impl Value for Minutes {
    fn values() -> Vec<&'static str> {
        vec!["a number of minutes"]
    }

    fn parse(text: &str) -> Option<Self> {
        number_with_unit(text, &["minutes", "minute", "min"]).map(Self)
    }

    fn text(&self) -> String {
        self.0.to_string()
    }
}

/// Until when a ruling may be asked for or appealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppealTime {
    /// For so long after the scores are available.
    Minutes(Minutes),
    /// Until scores can no longer be corrected.
    EndOfCorrectionPeriod,
}

impl Default for AppealTime {
    fn default() -> Self {
        Self::Minutes(Minutes::default())
    }
}

impl Value for AppealTime {
    fn values() -> Vec<&'static str> {
        vec!["a number of minutes", "end of the correction period"]
    }

    fn parse(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("end of the correction period") {
            return Some(Self::EndOfCorrectionPeriod);
        }
        Minutes::parse(text).map(Self::Minutes)
    }

    fn text(&self) -> String {
        match self {
            Self::Minutes(minutes) => minutes.text(),
            Self::EndOfCorrectionPeriod => "end of the correction period".to_owned(),
        }
    }
}

/// How long after a decision it may be taken further.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FurtherAppealTime {
    /// The Laws set no time, and nobody else did.
    #[default]
    NotSet,
    /// For so long.
    Minutes(Minutes),
}

impl Value for FurtherAppealTime {
    fn values() -> Vec<&'static str> {
        vec!["not set", "a number of minutes"]
    }

    fn parse(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("not set") {
            return Some(Self::NotSet);
        }
        Minutes::parse(text).map(Self::Minutes)
    }

    fn text(&self) -> String {
        match self {
            Self::NotSet => "not set".to_owned(),
            Self::Minutes(minutes) => minutes.text(),
        }
    }
}

//! Offices, conditions of contest, spectators.

use openroom_lawbook::provisions::{L76A1, L76A2, L76B1, L78D, L79C2, L80B2, L81D, L82A};
use openroom_lawbook::regulations::SpectatorHands;
use openroom_scoring::Ratio;

use super::{DIRECTORS, Follows, Judging, LONGEST_TEXT, only_with_reason};
use crate::{Conditions, Happened, Moment, Person, Role, Scoring, VictoryPoints, Watching, Why};

impl Judging<'_> {
    pub(super) fn appoint(&self, person: Person, role: Role) -> Follows {
        match role {
            Role::AssistantDirector | Role::Staff => {
                self.only(&[Role::Organizer, Role::ChiefDirector]).map_err(|refused| refused.why.by(L81D))?;
            }
            Role::Organizer | Role::ChiefDirector | Role::AppealsCommittee | Role::Authority => {
                self.only(&[Role::Organizer]).map_err(|refused| refused.why.by(L80B2))?;
            }
        }
        Ok(vec![Happened::Appointed { person, role }])
    }

    pub(super) fn dismiss(&self, person: Person, role: Role) -> Follows {
        self.only(&[Role::Organizer])?;
        let organizers = self.event.roles.iter().filter(|(_, role)| *role == Role::Organizer).count();
        if role == Role::Organizer && organizers < 2 {
            return Err(Why::NotNow.into());
        }
        if !self.event.has_role(person, &[role]) {
            return Err(Why::NoSuchPlayer { person }.into());
        }
        Ok(vec![Happened::Dismissed { person, role }])
    }

    pub(super) fn set_conditions(&self, conditions: &Conditions) -> Follows {
        self.only(&[Role::Organizer])?;
        self.only_before_start().map_err(|_| Why::Frozen.by(L78D))?;
        self.must_fit(conditions)?;
        Ok(vec![Happened::ConditionsSet { conditions: Box::new(conditions.clone()) }])
    }

    fn must_fit(&self, conditions: &Conditions) -> Result<(), crate::Refused> {
        if self.event.unit.is_some_and(|unit| !conditions.scoring.fits(unit)) {
            return Err(Why::ScoringDoesNotFit.by(L78D));
        }
        let for_imps = match conditions.victory_points {
            Some(VictoryPoints::Continuous | VictoryPoints::Discrete) => {
                matches!(conditions.scoring, Scoring::BoardAMatch | Scoring::TotalPoints)
            }
            Some(VictoryPoints::Older) => matches!(
                conditions.scoring,
                Scoring::Matchpoints | Scoring::BoardAMatch | Scoring::TotalPoints
            ),
            Some(VictoryPoints::Own(_)) | None => false,
        };
        if for_imps {
            return Err(Why::ScaleForImps.by(L78D));
        }
        let by_share = conditions.scoring == Scoring::Matchpoints && conditions.victory_points.is_none();
        if by_share && conditions.bye.is_some() {
            return Err(Why::ByeInShares.by(L78D));
        }
        if conditions.carry_over.as_ref().is_some_and(|carry| !carry.is_sound()) {
            return Err(Why::BadCarryOver.by(L78D));
        }
        let most = conditions.scale().map_err(|why| Why::BadScale { why }.by(L78D))?.map(|scale| scale.top());
        let out_of = |bye: &Ratio| bye.is_negative() || most.as_ref().is_some_and(|most| bye > most);
        if conditions.bye.as_ref().is_some_and(out_of) {
            return Err(Why::ByeOutOfScale { most }.by(L78D));
        }
        if conditions.notes.len() > LONGEST_TEXT { Err(Why::BadText.into()) } else { Ok(()) }
    }

    pub(super) fn publish_conditions(&self) -> Follows {
        self.only(&[Role::Organizer, Role::ChiefDirector])?;
        self.only_before_start()?;
        if self.event.conditions.is_none() {
            return Err(Why::NoConditions.by(L78D));
        }
        Ok(vec![Happened::ConditionsPublished])
    }

    pub(super) fn change_conditions(&self, conditions: &Conditions, reason: &str) -> Follows {
        self.only(&[Role::Organizer])?;
        self.only_after_start()?;
        only_with_reason(reason)?;
        self.must_fit(conditions)?;
        Ok(vec![Happened::ConditionsChanged {
            conditions: Box::new(conditions.clone()),
            reason: reason.to_owned(),
        }])
    }

    /// The time goes back to no moment before scores were published: what had ended then stays ended.
    pub(super) fn set_clock(&self, now: Moment, reason: &str) -> Follows {
        self.only(&[Role::Organizer, Role::ChiefDirector]).map_err(|refused| refused.why.by(L82A))?;
        only_with_reason(reason)?;
        let published = self.event.sessions.iter().filter_map(|session| session.published).max();
        if now > self.event.now || now < published.unwrap_or_default() {
            return Err(Why::ClockRange { from: published.unwrap_or_default(), to: self.event.now }.by(L82A));
        }
        // What had ended is opened again only with the organizer's consent, which his own act is.
        if let Some(conditions) = self.event.conditions() {
            let ends = |published: Moment| {
                [conditions.corrections_end(published), conditions.appeals_end(published)]
            };
            let mut ended = self.event.sessions.iter().filter_map(|session| session.published).flat_map(ends);
            if ended.any(|end| end < self.event.now && now <= end) {
                self.only(&[Role::Organizer]).map_err(|refused| refused.why.by(L79C2))?;
            }
        }
        Ok(vec![Happened::ClockSet { now, reason: reason.to_owned() }])
    }

    pub(super) fn admit(&self, person: Person, watching: Watching) -> Follows {
        self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])
            .map_err(|refused| refused.why.by(L76A1))?;
        if self.event.barred.contains(&person) {
            return Err(Why::NotAdmitted.by(L76A1));
        }
        match watching {
            Watching::Presentation if self.event.entry_of(person).is_some() => {
                return Err(Why::NotAdmitted.by(L76A2));
            }
            Watching::Presentation => {}
            Watching::Table { section: _, table: _, hands } => {
                if self.event.entry_of(person).is_some() {
                    return Err(Why::NotAdmitted.by(L76A1));
                }
                let allowed = self.event.conditions().map(|known| known.regulations.event.spectator_hands);
                let most = match allowed.unwrap_or_default() {
                    SpectatorHands::One => 1,
                    SpectatorHands::More => 4,
                };
                if hands > most {
                    return Err(Why::TooManyHands.by(L76B1));
                }
            }
        }
        Ok(vec![Happened::Admitted { person, watching }])
    }

    pub(super) fn send_away(&self, person: Person, reason: &str) -> Follows {
        self.only(DIRECTORS).map_err(|refused| refused.why.by(L76A1))?;
        only_with_reason(reason)?;
        if !self.event.spectators.contains_key(&person) {
            return Err(Why::NoSuchPlayer { person }.into());
        }
        Ok(vec![Happened::SentAway { person, reason: reason.to_owned() }])
    }
}

//! Offices, conditions of contest, entries, numbers, the start.

use openroom_lawbook::provisions::{L78D, L81D};
use openroom_lawbook::regulations::TeamSize;
use openroom_movements::{Change, Contestant, Movement, Unit, faults};

use super::{Follows, Judging, only_with_reason};
use crate::{Conditions, EntryNo, Happened, Person, Role, Seating, Why};

impl Judging<'_> {
    pub(super) fn appoint(&self, person: Person, role: Role) -> Follows {
        match role {
            Role::AssistantDirector => {
                self.only(&[Role::Organizer, Role::ChiefDirector]).map_err(|refused| refused.why.by(L81D))?;
            }
            Role::Organizer | Role::ChiefDirector | Role::AppealsCommittee => {
                self.only(&[Role::Organizer])?;
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
        Ok(vec![Happened::ConditionsSet { conditions: Box::new(conditions.clone()) }])
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
        Ok(vec![Happened::ConditionsChanged {
            conditions: Box::new(conditions.clone()),
            reason: reason.to_owned(),
        }])
    }

    pub(super) fn enter(&self, players: &[Person], captain: Option<Person>) -> Follows {
        self.only_before_start()?;
        if !players.contains(&self.request.by) {
            self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])?;
        }
        let more = self
            .event
            .conditions
            .as_ref()
            .is_some_and(|conditions| conditions.regulations.event.team_size == TeamSize::MoreThanFour);
        let allowed = match self.event.unit {
            None | Some(Unit::Player) => 1..=1,
            Some(Unit::Pair) => 2..=2,
            Some(Unit::Team) => 4..=if more { 8 } else { 4 },
        };
        if !allowed.contains(&players.len()) {
            return Err(Why::WrongNumberOfPlayers { found: players.len() }.into());
        }
        if captain.is_some() != (self.event.unit == Some(Unit::Team)) {
            return Err(Why::Captain.into());
        }
        let entry = EntryNo(self.event.entries.len() as u16 + 1);
        for (at, &person) in players.iter().enumerate() {
            if players[..at].contains(&person) {
                return Err(Why::PlaysAlready { person, entry }.into());
            }
            self.must_not_play(person)?;
        }
        Ok(vec![Happened::Entered { entry, players: players.to_vec(), captain }])
    }

    fn must_not_play(&self, person: Person) -> Result<(), crate::Refused> {
        match self.event.entry_of(person) {
            Some(entry) => Err(Why::PlaysAlready { person, entry }.into()),
            None => Ok(()),
        }
    }

    pub(super) fn substitute(&self, entry: EntryNo, leaves: Person, comes: Person) -> Follows {
        self.only_directors()?;
        let known = self.event.entries.get(&entry).ok_or(Why::NoSuchEntry { entry })?;
        if !known.players.contains(&leaves) {
            return Err(Why::NoSuchPlayer { person: leaves }.into());
        }
        self.must_not_play(comes)?;
        Ok(vec![Happened::Substituted { entry, leaves, comes }])
    }

    pub(super) fn withdraw(&self, entry: EntryNo) -> Follows {
        let known = self.event.entries.get(&entry).filter(|known| !known.withdrawn);
        let known = known.ok_or(Why::NoSuchEntry { entry })?;
        if !known.players.contains(&self.request.by) || self.event.movement.is_some() {
            self.only_directors()?;
        }
        let mut follows = vec![Happened::Withdrew { entry }];
        if let Some(place) = self.event.order.iter().position(|&other| other == entry)
            && self.event.movement.is_some()
        {
            let contestant = Contestant(place as u16 + 1);
            let change = Change::Withdraw { contestant, after: self.event.round };
            follows.push(Happened::MovementChanged { change });
        }
        Ok(follows)
    }

    pub(super) fn seat(&self, seating: &Seating) -> Follows {
        self.only_directors()?;
        self.only_before_start()?;
        let entered: Vec<EntryNo> = self.event.active().collect();
        let order = match seating {
            Seating::ByNumber => entered,
            Seating::InOrder(order) => {
                let mut sorted = order.clone();
                sorted.sort_unstable();
                if sorted != entered {
                    return Err(Why::NotEveryEntryOnce.into());
                }
                order.clone()
            }
            Seating::Drawn(seed) => drawn(entered, *seed),
        };
        Ok(vec![Happened::Seated { order }])
    }

    pub(super) fn start(&self, movement: &Movement) -> Follows {
        self.only_directors()?;
        self.only_before_start()?;
        if !self.event.conditions_published {
            return Err(Why::NoConditions.by(L78D));
        }
        let entries = self.event.order.len();
        if entries == 0 || entries != self.event.active().count() {
            return Err(Why::NotSeated.into());
        }
        if Some(movement.unit) != self.event.unit || usize::from(movement.contestants) != entries {
            return Err(Why::MovementDoesNotFit { contestants: movement.contestants, entries }.into());
        }
        let faults = faults(movement);
        if !faults.is_empty() {
            return Err(Why::MovementFaulty { faults }.into());
        }
        Ok(vec![Happened::Started { movement: Box::new(movement.clone()) }])
    }
}

/// A fair shuffle that depends on nothing but the seed.
fn drawn(mut entries: Vec<EntryNo>, seed: u64) -> Vec<EntryNo> {
    let mut state = seed;
    for last in (1..entries.len()).rev() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        let pick = ((u128::from(mixed) * (last as u128 + 1)) >> 64) as usize;
        entries.swap(last, pick);
    }
    entries
}

//! Who decides an appeal.

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L93A, L93B, L93B1, L93B2, L93B3, L93C2};
use openroom_lawbook::regulations::AppealsArrangement;

use crate::{
    Against, Appeal, AppealNo, AppealState, Decision, Ended, EntryNo, Matter, Penalized, Person, Role, Stage,
    Tournament,
};

/// How far a matter is that was taken to the Regulating Authority.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum OnAuthority {
    /// It waits there.
    Waits,
    /// It is resolved.
    Decided,
}

impl Tournament {
    /// Whether the Regulating Authority has a ruling or a penalty before it, or has resolved it. All rulings of one line are
    /// one matter, as long as the board is the same.
    pub(crate) fn authority_on(&self, against: Against) -> Option<OnAuthority> {
        let line = |against: Against| match against {
            Against::Ruling(number) => {
                let ruling = self.rulings.get(&number)?;
                (ruling.ended != Some(Ended::Annulled)).then_some(ruling.line)
            }
            Against::Penalty(_) | Against::Disqualification(_) => None,
        };
        let same = |other: &&Appeal| {
            other.against == against || line(other.against).is_some_and(|at| line(against) == Some(at))
        };
        let there = self.appeals.values().filter(|one| one.stage == Stage::Authority).filter(same);
        let how_far = |one: &Appeal| match one.state {
            AppealState::Decided(_) => Some(OnAuthority::Decided),
            AppealState::Lodged | AppealState::Concurred | AppealState::Recommended(_) => {
                Some(OnAuthority::Waits)
            }
            AppealState::Withdrawn => None,
        };
        there.filter_map(how_far).max()
    }

    /// Whether the committee may only recommend: on law, and on what the Director did to keep order.
    pub(crate) fn is_the_directors(&self, appeal: &Appeal) -> bool {
        let penalty = appeal.penalty().and_then(|number| self.penalties.get(&number));
        appeal.matter == Matter::Law
            || appeal.disqualified().is_some()
            || penalty.is_some_and(Penalized::is_disciplinary)
    }

    /// The Director in charge on law and discipline, the committee on the rest; the authority after both.
    pub(crate) fn deciders(&self, appeal: &Appeal) -> (&'static [Role], Provision) {
        let arrangement =
            self.conditions().map(|conditions| conditions.regulations.appeals.appeals_arrangement);
        let other = match (appeal.stage, arrangement.unwrap_or_default()) {
            (Stage::Authority, _) => return (&[Role::Authority], L93C2),
            (Stage::Tournament, AppealsArrangement::DirectorInCharge) => {
                return (&[Role::ChiefDirector], L93A);
            }
            (Stage::Tournament, AppealsArrangement::Committee) => false,
            (Stage::Tournament, AppealsArrangement::OtherBody) => true,
        };
        if self.is_the_directors(appeal) {
            let by = if appeal.matter == Matter::Law { L93B1 } else { L93B3 };
            return (&[Role::ChiefDirector, Role::AppealsCommittee], by);
        }
        match appeal.state {
            // After a recommendation the ruling is again the Director's.
            AppealState::Recommended(_) => (&[Role::ChiefDirector], L93B3),
            AppealState::Lodged
            | AppealState::Concurred
            | AppealState::Decided(_)
            | AppealState::Withdrawn => (&[Role::AppealsCommittee], if other { L93B } else { L93B2 }),
        }
    }

    /// Whether somebody is kept from deciding an appeal because he is a party to it. He may be several persons of the event.
    /// Only a Director in charge decides all the same, where it is for him to decide and nobody else is in charge; a
    /// committee needs members who are no parties.
    pub fn is_kept_from_deciding(&self, who: &[Person], number: AppealNo, decision: &Decision) -> bool {
        let Some(appeal) = self.appeals.get(&number) else { return false };
        if !who.iter().any(|one| self.is_party(appeal, *one)) {
            return false;
        }
        let in_charge = |person: Person| self.has_role(person, &[Role::ChiefDirector]);
        let (roles, _) = self.deciders(appeal);
        let his = roles.contains(&Role::ChiefDirector) && !matches!(decision, Decision::Recommended(_));
        let another = |&(person, role): &(Person, Role)| {
            role == Role::ChiefDirector && !who.contains(&person) && !self.is_party(appeal, person)
        };
        let alone = who.iter().any(|one| in_charge(*one)) && !self.roles.iter().any(another);
        !(his && alone)
    }

    fn is_of(&self, entry: EntryNo, person: Person) -> bool {
        self.entries.get(&entry).is_some_and(|known| known.is_of(person))
    }

    /// Whether somebody is of the contestants whom an appeal is about.
    fn is_party(&self, appeal: &Appeal, person: Person) -> bool {
        match appeal.against {
            Against::Ruling(ruling) => {
                self.rulings.get(&ruling).is_some_and(|given| self.is_contestant(person, given.line))
            }
            Against::Penalty(penalty) => {
                self.penalties.get(&penalty).is_some_and(|given| self.is_of(given.entry, person))
            }
            Against::Disqualification(entry) => self.is_of(entry, person),
        }
    }
}

//! Teams: captains, names and line-ups.

use openroom_lawbook::provisions::{L4, L80B2d};
use openroom_movements::Unit;

use super::{Follows, Judging, only_a_name};
use crate::fold::fold;
use crate::{Entry, EntryNo, Happened, LineUp, Partners, Person, Refused, Role, Why};

impl Judging<'_> {
    fn team(&self, entry: EntryNo) -> Result<&Entry, Refused> {
        if self.event.unit != Some(Unit::Team) {
            return Err(Why::OnlyForTeams.into());
        }
        self.must_be_of_the_event(entry)
    }

    pub(super) fn name_captain(&self, entry: EntryNo, captain: Person) -> Follows {
        let team = self.team(entry)?;
        if team.captain != Some(self.request.by) {
            self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])
                .map_err(|refused| refused.why.by(L80B2d))?;
        }
        let of_another = self.event.entry_of(captain).is_some_and(|other| other != entry);
        if of_another {
            return Err(Why::PlaysAlready { person: captain, entry }.into());
        }
        Ok(vec![Happened::CaptainNamed { entry, captain }])
    }

    /// Names are for all to know the team by: no two teams have the same.
    pub(super) fn name_team(&self, entry: EntryNo, name: &str) -> Follows {
        let team = self.team(entry)?;
        if team.captain != Some(self.request.by) {
            self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])
                .map_err(|refused| refused.why.by(L80B2d))?;
        }
        let name = only_a_name(name)?;
        if name == team.name {
            return Err(Why::NothingChanges.into());
        }
        let folded = fold(&name);
        let same = |(other, known): &(&EntryNo, &Entry)| {
            **other != entry && !folded.is_empty() && fold(&known.name) == folded
        };
        match self.event.entries.iter().find(same) {
            Some((&entry, _)) => Err(Why::NameTaken { entry }.into()),
            None => Ok(vec![Happened::TeamNamed { entry, name }]),
        }
    }

    /// The captain names his pairs before the round is called; partnerships of a session stay together
    /// unless the Director allows another.
    pub(super) fn line_up(&self, entry: EntryNo, round: u16, line_up: LineUp) -> Follows {
        let team = self.team(entry)?;
        if team.captain != Some(self.request.by) {
            self.only_directors()?;
        }
        let session = self.next_or_current();
        let four: Vec<Person> = line_up.pairs().iter().flat_map(|pair| pair.both()).collect();
        let twice = four.iter().enumerate().any(|(at, person)| four[..at].contains(person));
        if twice || round == 0 || !four.iter().all(|person| team.players.contains(person)) {
            return Err(Why::BadLineUp.into());
        }
        if !self.is_director() {
            let called = self.event.sections(session).find(|(_, playing)| playing.entries.contains(&entry));
            let called = called.map_or(0, |(_, playing)| playing.round());
            if round <= called {
                return Err(Why::WrongRound { next: called + 1 }.into());
            }
            let before: Vec<Partners> = self
                .event
                .line_ups(entry, session)
                .filter(|(from, _)| *from <= called)
                .flat_map(|(_, named)| named.pairs())
                .collect();
            let divided = |pair: &Partners| {
                let [one, other] = pair.both();
                before
                    .iter()
                    .any(|known| known != pair && known.both().iter().any(|p| [one, other].contains(p)))
            };
            if line_up.pairs().iter().any(divided) {
                return Err(Why::OtherPartner.by(L4));
            }
        }
        self.lined_up(entry, session, vec![Happened::LinedUp { entry, session, round, line_up }])
    }

    /// The session that is played, or the next one when none is.
    fn next_or_current(&self) -> u16 {
        let session = self.event.session_no();
        if session > 0 && !self.event.is_over(session) { session } else { session + 1 }
    }
}

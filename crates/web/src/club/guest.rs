use openroom_tournament::{Person, Section};

use super::{Gone, Holder, Inside, Office};
use crate::secret::Key;

/// Who somebody is in an event. One session may have an office and play too.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Guest {
    /// The office, and the person who has it.
    pub(crate) office: Option<(Office, Person)>,
    /// The player, and the table where he came in.
    pub(crate) player: Option<(Person, Section, u16)>,
    /// The table at which the device stays.
    pub(crate) table: Option<(Section, u16)>,
}

impl Guest {
    /// Who acts as Director: an office whose person still has it in the event.
    pub(crate) fn director(&self) -> Option<Person> {
        self.office.and_then(|(office, person)| match office {
            Office::Organizer | Office::Director => Some(person),
            Office::Committee => None,
        })
    }

    /// Who deals with appeals: those who direct, and the committee.
    pub(crate) fn official(&self) -> Option<Person> {
        self.office.map(|(_, person)| person)
    }

    /// Who acts as organizer.
    pub(crate) fn organizer(&self) -> Option<Person> {
        self.office.and_then(|(office, person)| (office == Office::Organizer).then_some(person))
    }

    /// Every person that this session is.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Person> {
        self.official().into_iter().chain(self.player.map(|(person, ..)| person))
    }
}

impl Inside {
    /// Where a device had a place that it has no more, and why.
    pub(crate) fn gone(&self, key: &Key) -> Option<((Section, u16), Gone)> {
        match self.guest(key).player {
            Some((person, section, table)) => {
                self.event.entry_of(person).is_none().then_some(((section, table), Gone::Replaced))
            }
            None => self.door.gone(key),
        }
    }

    /// Whether nobody directs the event but this guest.
    pub(crate) fn directs_alone(&self, guest: &Guest) -> bool {
        use openroom_tournament::Role::{AssistantDirector, ChiefDirector, Organizer};
        let own: Vec<Person> = guest.persons().collect();
        let directs = |(person, role): &(Person, openroom_tournament::Role)| {
            matches!(role, Organizer | ChiefDirector | AssistantDirector) && !own.contains(person)
        };
        !self.event.roles().iter().any(directs)
    }

    /// Who this session is here. An office that the event has taken away is gone.
    pub(crate) fn guest(&self, key: &Key) -> Guest {
        use openroom_tournament::Role::{AppealsCommittee, AssistantDirector, ChiefDirector, Organizer};
        let mut guest = Guest::default();
        for holder in self.door.of(key) {
            match holder {
                Holder::Official(office, person) => {
                    let roles: &[_] = match office {
                        Office::Organizer => &[Organizer],
                        Office::Director => &[ChiefDirector, AssistantDirector],
                        Office::Committee => &[AppealsCommittee],
                    };
                    if self.event.has_role(person, roles) {
                        guest.office = Some((office, person));
                    }
                }
                Holder::Player(person, section, table) => guest.player = Some((person, section, table)),
                Holder::Table(section, table) => guest.table = Some((section, table)),
            }
        }
        guest
    }
}

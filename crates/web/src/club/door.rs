use std::collections::{BTreeMap, BTreeSet, HashMap};

use openroom_cards::{Card, Seat, Side};
use openroom_tournament::{Boards, EntryNo, Line, Person, Section};
use serde::{Deserialize, Serialize};

use super::leads::{Leads, Led};
use crate::secret::{Key, digest, same};

/// The most devices of one person or table.
const MOST_DEVICES: usize = 8;
/// The most devices of an event.
const MOST_HOLDERS: usize = 20_000;

/// An office that a link gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Office {
    /// Runs the event and directs it.
    Organizer,
    /// Directs.
    Director,
    /// Sits in the appeals committee.
    Committee,
}

/// What a session is in an event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Holder {
    /// Somebody with an office.
    Official(Office, Person),
    /// A player, who came in at this table.
    Player(Person, Section, u16),
    /// A device that stays at a table and serves all who sit there.
    Table(Section, u16),
}

/// A call for the Director.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct CallForDirector {
    /// From which section.
    pub(crate) section: Section,
    /// From which table.
    pub(crate) table: u16,
    /// By whom; none where a table's device called.
    pub(crate) by: Option<Person>,
    /// When, in milliseconds since 1970.
    #[serde(skip)]
    pub(crate) at: u64,
    /// Whether a Director has come.
    #[serde(skip)]
    pub(crate) attended: bool,
}

/// What is kept of the door.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Noted {
    /// The event was founded.
    Opened { title: String, secret: String },
    /// A link was made that gives an office until then.
    Invited { hash: String, office: Office, until: u64 },
    /// Phones have to bring the PIN of this generation, or none.
    Pins { generation: Option<u32> },
    /// A table has a new PIN, and perhaps its devices have to come in again.
    TablePin { section: Section, table: u16, out: bool },
    /// Somebody came in.
    Came { key: Key, holder: Holder },
    /// Somebody who played gave the place up on this device.
    Left { key: Key },
    /// The Director was called.
    Called(CallForDirector),
    /// He came to the call with this number.
    Attended { call: usize },
    /// Boards may be played at tables of this server.
    PlaysOnline,
    /// From now on boards are not played at tables of this server.
    PlaysElsewhere,
    /// A board is played at a table of this server.
    Online { line: Line, room: String },
    /// That table was broken off: the Director scored the board.
    BrokenOff { line: Line },
    /// A team is called so.
    TeamNamed { entry: EntryNo, name: String },
    /// A phone sent something once, perhaps with the lead as its side has it and the declarer against whom it was; of old
    /// phones side and declarer are not known.
    Sent {
        once: String,
        line: Line,
        #[serde(default)]
        side: Option<Side>,
        lead: Option<Card>,
        #[serde(default)]
        declarer: Option<Seat>,
    },
    /// The Director settled what was led.
    LeadSettled {
        line: Line,
        lead: Card,
        #[serde(default)]
        declarer: Option<Seat>,
    },
    /// Somebody with an office saw all hands of these boards on this device.
    Looked { key: Key, by: Person, session: u16, boards: Boards },
}

/// Why a device has no place any more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gone {
    /// Whoever had it gave the place up.
    Left,
    /// The Director asked the devices of the table to come in again.
    PutOut,
    /// Others came in with the same name, and there were too many.
    TooMany,
    /// Somebody else plays in his stead.
    Replaced,
}

/// A record with its time.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Stamped {
    /// Milliseconds since 1970.
    pub(super) at: u64,
    /// What.
    pub(super) what: Noted,
}

/// All hands of boards that somebody saw.
struct Look {
    key: Key,
    by: Person,
    session: u16,
    boards: Boards,
}

struct Invitation {
    hash: String,
    office: Office,
    until: u64,
}

/// Who came in, and what they sent.
#[derive(Default)]
pub(crate) struct Door {
    /// What the event is called.
    pub(crate) title: String,
    /// The calls for the Director, first come first.
    pub(crate) calls: Vec<CallForDirector>,
    /// Whether boards may be played at tables of this server.
    pub(crate) online: bool,
    /// The tables of this server at which boards are played.
    pub(crate) tables: BTreeMap<Line, String>,
    /// Those of them that were broken off.
    pub(super) broken_off: BTreeSet<Line>,
    /// What teams are called.
    pub(crate) teams: BTreeMap<EntryNo, String>,
    /// The opening leads.
    pub(super) leads: BTreeMap<Line, Leads>,
    secret: String,
    pins: Option<u32>,
    last_pins: u32,
    renewed: BTreeMap<(Section, u16), u32>,
    holders: Vec<(Key, Holder)>,
    /// The devices that had a place and have none now.
    gone: HashMap<Key, (Holder, Gone)>,
    /// Where each player came in last, also when he has given the place up since.
    came_in: BTreeMap<Person, (Section, u16)>,
    /// The players that a device has been.
    played: HashMap<Key, BTreeSet<Person>>,
    looks: Vec<Look>,
    invitations: Vec<Invitation>,
    sent: BTreeSet<String>,
}

impl Door {
    pub(super) fn apply(&mut self, at: u64, what: Noted) {
        match what {
            Noted::Opened { title, secret } => (self.title, self.secret) = (title, secret),
            Noted::Invited { hash, office, until } => {
                self.invitations.retain(|other| other.office != office || other.until > at);
                self.invitations.push(Invitation { hash, office, until });
            }
            Noted::Pins { generation } => {
                self.pins = generation;
                self.last_pins = generation.unwrap_or(self.last_pins);
            }
            Noted::TablePin { section, table, out } => {
                *self.renewed.entry((section, table)).or_default() += 1;
                if out {
                    self.put_out((section, table));
                }
            }
            Noted::Came { key, holder } => self.come(key, holder),
            Noted::Left { key } => {
                let leaves =
                    |of: &Key, holder: &Holder| *of == key && !matches!(holder, Holder::Official(..));
                self.take_away(Gone::Left, leaves);
            }
            Noted::Called(call) => self.calls.push(CallForDirector { at, attended: false, ..call }),
            Noted::Attended { call } => {
                if let Some(call) = self.calls.get_mut(call) {
                    call.attended = true;
                }
            }
            Noted::PlaysOnline => self.online = true,
            Noted::PlaysElsewhere => self.online = false,
            Noted::Online { line, room } => {
                self.tables.insert(line, room);
            }
            Noted::BrokenOff { line } => {
                self.broken_off.insert(line);
            }
            Noted::TeamNamed { entry, name } => {
                self.teams.insert(entry, name);
            }
            Noted::Sent { once, line, side, lead, declarer } => {
                self.sent.insert(once);
                // Whoever says nothing of the lead takes back nothing that was said of it.
                if let Some(card) = lead {
                    self.leads.entry(line).or_default().say(side, Led { card, declarer });
                }
            }
            Noted::LeadSettled { line, lead, declarer } => {
                self.leads.entry(line).or_default().say(None, Led { card: lead, declarer });
            }
            Noted::Looked { key, by, session, boards } => {
                // Whoever had a place as a player comes in anew, and then it is asked what he has seen.
                let plays = |of: &Key, holder: &Holder| match holder {
                    Holder::Player(person, ..) => *of == key || *person == by,
                    Holder::Official(..) | Holder::Table(..) => false,
                };
                self.take_away(Gone::Left, plays);
                self.looks.push(Look { key, by, session, boards });
            }
        }
    }

    fn come(&mut self, key: Key, holder: Holder) {
        let official = |holder: &Holder| matches!(holder, Holder::Official(..));
        self.holders.retain(|(of, other)| *of != key || official(other) != official(&holder));
        if let Holder::Player(person, section, table) = holder {
            // Somebody is at one table, with all his devices.
            for (_, other) in &mut self.holders {
                if let Holder::Player(of, ..) = *other
                    && of == person
                {
                    *other = holder;
                }
            }
            self.forget_slips(&key, (section, table));
            self.came_in.insert(person, (section, table));
            self.played.entry(key.clone()).or_default().insert(person);
        }
        self.gone.remove(&key);
        self.holders.push((key, holder));
        let alike = |other: &Holder| same_place(other, &holder);
        let devices = self.holders.iter().filter(|(_, other)| alike(other)).count();
        if devices > MOST_DEVICES
            && let Some(first) = self.holders.iter().position(|(_, other)| alike(other))
        {
            let (key, holder) = self.holders.remove(first);
            self.gone.insert(key, (holder, Gone::TooMany));
        }
    }

    /// Takes places away, and remembers whose they were.
    fn take_away(&mut self, why: Gone, is_taken: impl Fn(&Key, &Holder) -> bool) {
        for (key, holder) in self.holders.extract_if(.., |(key, holder)| is_taken(key, holder)) {
            self.gone.insert(key, (holder, why));
        }
    }

    /// Where a device had a place that it has no more, and why it has it no more.
    pub(crate) fn gone(&self, key: &Key) -> Option<((Section, u16), Gone)> {
        let (holder, why) = self.gone.get(key)?;
        Some((came_in_at(holder)?, *why))
    }

    /// Another name at the same table puts right what was tapped before.
    fn forget_slips(&mut self, key: &Key, place: (Section, u16)) {
        let Some(played) = self.played.get_mut(key) else { return };
        let at_it = |person: &Person| self.came_in.get(person) == Some(&place);
        let (slips, rest): (BTreeSet<Person>, _) = played.iter().copied().partition(at_it);
        *played = rest;
        for person in slips {
            if self.devices_of(person) == 0 {
                self.came_in.remove(&person);
            }
        }
    }

    /// Those who came in at a table have to come in again, wherever they are.
    fn put_out(&mut self, place: (Section, u16)) {
        let gone: Vec<Person> =
            self.came_in.iter().filter(|(_, at)| **at == place).map(|(person, _)| *person).collect();
        self.take_away(Gone::PutOut, |_, holder| came_in_at(holder) == Some(place));
        self.came_in.retain(|_, at| *at != place);
        for persons in self.played.values_mut() {
            persons.retain(|person| !gone.contains(person));
        }
    }

    /// Whether all hands of a board were seen on this device, or by this person on any.
    pub(crate) fn has_looked(&self, key: &Key, person: Person, session: u16, board: u32) -> bool {
        self.looks.iter().any(|look| {
            (look.key == *key || look.by == person) && look.session == session && look.boards.contains(board)
        })
    }

    /// Where a player came in last.
    pub(super) fn place_of(&self, person: Person) -> Option<(Section, u16)> {
        self.came_in.get(&person).copied()
    }

    /// The players that a device has been.
    pub(super) fn played_with(&self, key: &Key) -> impl Iterator<Item = Person> + '_ {
        self.played.get(key).into_iter().flatten().copied()
    }

    /// Whether one more device may come in.
    pub(crate) fn has_room(&self) -> bool {
        self.holders.len() < MOST_HOLDERS
    }

    /// What this session is here.
    pub(super) fn of<'a>(&'a self, key: &'a Key) -> impl Iterator<Item = Holder> + 'a {
        self.holders.iter().filter(move |(of, _)| of == key).map(|(_, holder)| *holder)
    }

    /// How many devices somebody plays with.
    pub(crate) fn devices_of(&self, person: Person) -> usize {
        let plays = |holder: &Holder| matches!(holder, Holder::Player(other, ..) if *other == person);
        self.holders.iter().filter(|(_, holder)| plays(holder)).count()
    }

    /// How many devices came in at this table.
    pub(crate) fn devices_at(&self, section: Section, table: u16) -> usize {
        self.holders.iter().filter(|(_, holder)| came_in_at(holder) == Some((section, table))).count()
    }

    /// The devices that came in at this table.
    pub(crate) fn keys_at(&self, section: Section, table: u16) -> Vec<Key> {
        let here = self.holders.iter().filter(|(_, holder)| came_in_at(holder) == Some((section, table)));
        here.map(|(key, _)| key.clone()).collect()
    }

    /// Whether a device stays at this table.
    pub(crate) fn has_device(&self, section: Section, table: u16) -> bool {
        self.holders.iter().any(|(_, holder)| *holder == Holder::Table(section, table))
    }

    /// Whether this is something that a phone sent and that is kept already.
    pub(super) fn has(&self, note: &Noted) -> bool {
        matches!(note, Noted::Sent { once, .. } if self.was_sent(once))
    }

    /// Whether a phone sent this before.
    pub(crate) fn was_sent(&self, once: &str) -> bool {
        self.sent.contains(once)
    }

    /// The code of a table, which is on its card.
    pub(crate) fn table_code(&self, section: Section, table: u16) -> String {
        digest(&self.secret, &format!("{section}/{table}"))[..24].to_owned()
    }

    /// Which PINs are good now; none where phones need none.
    pub(crate) fn pins(&self) -> Option<u32> {
        self.pins
    }

    /// The PINs that come after all that were.
    pub(crate) fn next_pins(&self) -> u32 {
        self.last_pins.saturating_add(1)
    }

    /// The PIN of a table, which is on its card too but not in its code; none where phones need none.
    pub(crate) fn pin(&self, section: Section, table: u16) -> Option<String> {
        let renewed =
            self.renewed.get(&(section, table)).map(|count| format!("/{count}")).unwrap_or_default();
        let hash = digest(&self.secret, &format!("pin/{}/{section}/{table}{renewed}", self.pins?));
        let number = u32::from_str_radix(&hash[..8], 16).unwrap_or_default();
        Some(format!("{:04}", number % 10_000))
    }

    /// The office that a link gives now.
    pub(crate) fn office_of(&self, link: &str, now: u64) -> Option<Office> {
        let hash = digest("invitation", link);
        let found = self.invitations.iter().find(|one| same(&one.hash, &hash) && one.until > now);
        found.map(|one| one.office)
    }
}

/// The table by whose code a device came in.
const fn came_in_at(holder: &Holder) -> Option<(Section, u16)> {
    match holder {
        Holder::Official(..) => None,
        Holder::Player(_, section, table) | Holder::Table(section, table) => Some((*section, *table)),
    }
}

fn same_place(one: &Holder, other: &Holder) -> bool {
    match (one, other) {
        (Holder::Player(one, ..), Holder::Player(other, ..)) => one == other,
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_and_generation_has_a_pin_of_its_own() {
        let mut door = Door::default();
        door.apply(0, Noted::Opened { title: "T".to_owned(), secret: "s".to_owned() });
        assert_eq!(door.pin(Section(1), 1), None);
        let pins = |door: &mut Door, generation| {
            door.apply(0, Noted::Pins { generation: Some(generation) });
            [1, 2, 3].map(|table| door.pin(Section(1), table).unwrap())
        };
        let (first, second) = (pins(&mut door, 1), pins(&mut door, 2));
        assert!(first.iter().chain(&second).all(|pin| pin.len() == 4));
        assert_ne!(first, second);
        assert_eq!(pins(&mut door, 1), first);
        door.apply(0, Noted::TablePin { section: Section(1), table: 2, out: false });
        let third = [1, 2, 3].map(|table| door.pin(Section(1), table).unwrap());
        assert_eq!((&third[0], &third[2]), (&first[0], &first[2]));
        assert_ne!(third[1], first[1]);
    }
}

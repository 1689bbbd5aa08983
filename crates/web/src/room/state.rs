use std::collections::{HashMap, HashSet};

use openroom_cards::{BySeat, Outcome, Seat, Vulnerability};
use openroom_journal::Version;
use openroom_lawbook::regulations::SpectatorHands;
use openroom_laws::{Act, Event, Phase, Table, Who};
use openroom_tournament::Line;

use super::{Brought, Kind, Last, Links, Owner, Place, Script, Stored, Watching};
use crate::pages::analysis::Study;
use crate::secret::{Key, digest, same};

/// How things are at a table.
pub(crate) struct State {
    /// What the table is for.
    pub(crate) kind: Kind,
    /// What it is called.
    pub(crate) title: String,
    /// Who opened it.
    pub(crate) owner: Key,
    /// The number of the board, counted from 1.
    pub(crate) number: u32,
    /// The board.
    pub(crate) table: Table,
    /// When each event of the board happened, in milliseconds since 1970.
    pub(crate) times: Vec<u64>,
    /// How many seconds later spectators see it.
    pub(crate) delay: u16,
    /// The event and the line that are played at it.
    pub(crate) of: Option<(String, Line)>,
    /// The boards that were brought along, this and earlier ones among them.
    pub(super) brought: Vec<Brought>,
    /// How earlier boards ended.
    pub(crate) ended: Vec<Ended>,
    /// The scenario that it follows.
    pub(crate) script: Option<Script>,
    /// The seats.
    pub(crate) seats: BySeat<Place>,
    /// The Director's desk.
    pub(crate) director: Place,
    /// Whether the Director has put the board off.
    pub(crate) adjourned: bool,
    /// When players had no connection while this board was played.
    pub(crate) away: Vec<Away>,
    /// From when until when the Director was waited for, in milliseconds since 1970.
    pub(crate) director_waited_for: Vec<(u64, u64)>,
    /// How many events the board had when the Director last came to a call for him.
    came: usize,
    /// The hands of this board that sessions have seen and no longer hold; all four where it is none.
    seen: Vec<(Key, Option<Seat>)>,
    /// The sessions that had a seat here and have none now.
    gone: HashSet<Key>,
    /// What each session did last, since the server was started.
    pub(super) last: HashMap<Key, Last>,
    pub(super) version: Version,
}

/// A time without connection, in milliseconds since 1970.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Away {
    /// Who had none.
    pub(crate) seat: Seat,
    /// Since when.
    pub(crate) since: u64,
    /// Until when.
    pub(crate) until: u64,
}

/// Why a session does not get a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoPlace {
    /// It has another.
    HasAnother,
    /// It has seen another hand of the board.
    HasSeen,
}

/// How a board ended.
pub(crate) struct Ended {
    /// Its number.
    pub(crate) number: u32,
    /// Contract and tricks; none where it was broken off.
    pub(crate) outcome: Option<Outcome>,
    /// Who was vulnerable.
    pub(crate) vulnerability: Vulnerability,
    /// The board for those who analyse it.
    pub(crate) study: Option<Study>,
}

const EVERYBODY: [Who; 5] = [
    Who::Player(Seat::North),
    Who::Player(Seat::East),
    Who::Player(Seat::South),
    Who::Player(Seat::West),
    Who::Director,
];

impl State {
    pub(super) fn new(kind: Kind, title: String, owner: Owner, links: &Links, table: Table) -> State {
        let Owner { key: owner, plays } = owner;
        let place = |link: &str| Place {
            link: link.to_owned(),
            holders: match kind {
                Kind::Training => vec![owner.clone()],
                Kind::Online => vec![],
            },
            name: String::new(),
        };
        let mut director = place(&links.director);
        director.holders = if plays { vec![] } else { vec![owner.clone()] };
        let seats = BySeat::from_fn(|seat| place(&links.seats[seat]));
        State {
            kind,
            title,
            owner,
            number: 1,
            table,
            times: vec![],
            delay: 0,
            of: None,
            brought: vec![],
            ended: vec![],
            script: None,
            seats,
            director,
            adjourned: false,
            away: vec![],
            director_waited_for: vec![],
            came: 0,
            seen: vec![],
            gone: HashSet::new(),
            last: HashMap::new(),
            version: super::START,
        }
    }

    /// A place.
    pub(crate) fn place(&self, who: Who) -> &Place {
        match who {
            Who::Player(seat) => &self.seats[seat],
            Who::Director => &self.director,
        }
    }

    /// The place that a link gives.
    pub(crate) fn place_of(&self, link: &str) -> Option<Who> {
        EVERYBODY.into_iter().find(|who| same(&self.place(*who).link, link))
    }

    /// What this session may do and see here. Whoever plays is not Director at a table that is played in earnest.
    pub(crate) fn roles(&self, key: &Key) -> Vec<Who> {
        let mut roles: Vec<Who> =
            EVERYBODY.into_iter().filter(|who| self.place(*who).is_held_by(key)).collect();
        if self.kind == Kind::Online && roles.len() > 1 {
            roles.retain(|who| *who != Who::Director);
        }
        roles
    }

    /// Whether this session had a seat here and has no place now.
    pub(crate) fn is_gone(&self, key: &Key) -> bool {
        self.gone.contains(key) && self.roles(key).is_empty()
    }

    /// Why this session may not take the place; none where it may. At a table played in earnest nobody has two, and
    /// whoever has seen a hand of the board takes no seat with another.
    pub(crate) fn bars_from(&self, who: Who, key: &Key) -> Option<NoPlace> {
        match self.kind {
            Kind::Training => return None,
            Kind::Online => {}
        }
        let mut others = EVERYBODY.into_iter().filter(|other| *other != who);
        if others.any(|other| self.place(other).is_held_by(key)) {
            return Some(NoPlace::HasAnother);
        }
        let Who::Player(seat) = who else { return None };
        let other = |(of, hand): &(Key, Option<Seat>)| of == key && *hand != Some(seat);
        self.seen.iter().any(other).then_some(NoPlace::HasSeen)
    }

    /// Whether this session has seen another hand of the board than this one, from a place or as a spectator; a Director or a
    /// spectator of all four has.
    pub(crate) fn has_seen_other(&self, hand: Option<Seat>, key: &Key) -> bool {
        let held =
            EVERYBODY.into_iter().filter(|who| self.place(*who).is_held_by(key)).map(|who| match who {
                Who::Player(seat) => Some(seat),
                Who::Director => None,
            });
        let seen = self.seen.iter().filter(|(of, _)| of == key).map(|(_, hand)| *hand);
        held.chain(seen).any(|other| other != hand || other.is_none())
    }

    /// Whether spectators see no more than one hand of the board while it is played.
    pub(crate) fn shows_one_hand(&self) -> bool {
        self.table.phase() != Phase::Over
            && self.table.settings().regulations.event.spectator_hands == SpectatorHands::One
    }

    /// Whether this session has watched so already.
    pub(super) fn has_watched(&self, seat: Option<Seat>, key: &Key) -> bool {
        self.seen.iter().any(|(of, hand)| of == key && *hand == seat)
    }

    /// How many have seen hands of the board that they do not hold.
    pub(super) fn onlookers(&self) -> usize {
        self.seen.len()
    }

    /// The players who have called the Director, since he last came.
    pub(crate) fn calling(&self) -> Vec<Seat> {
        let since = self.table.events().iter().zip(&self.times).skip(self.came);
        let mut all: Vec<Seat> = since.filter_map(calls).map(|(seat, _)| seat).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether another board may be dealt: at a table played in earnest when this one is over and nothing is asked.
    pub(crate) fn may_deal(&self) -> bool {
        match self.kind {
            Kind::Training => true,
            Kind::Online => self.is_settled(),
        }
    }

    /// The board that was brought along for after this one.
    pub(super) fn brought_next(&self) -> Option<&Brought> {
        self.brought.get(self.ended.len() + 1)
    }

    /// These boards were brought along, and this is the first of them.
    pub(super) fn bring(&mut self, boards: Vec<Brought>) {
        self.number = boards.first().map_or(1, |first| first.number);
        self.brought = boards;
    }

    /// Whether the board is over and nothing is asked.
    pub(crate) fn is_settled(&self) -> bool {
        self.table.phase() == Phase::Over && self.table.questions().next().is_none()
    }

    /// Whether this session opened the table.
    pub(crate) fn is_owner(&self, key: &Key) -> bool {
        self.owner == *key
    }

    /// Whether this session is shown the link of a place. The Director is shown every one, and whoever opened a training
    /// table; a player his own; whoever opened a table to play at those that nobody has taken.
    pub(crate) fn shows_link(&self, key: &Key, who: Who) -> bool {
        let roles = self.roles(key);
        let all = match self.kind {
            Kind::Training => self.is_owner(key),
            Kind::Online => roles.contains(&Who::Director),
        };
        let free = self.is_owner(key) && self.place(who).holders.is_empty();
        self.of.is_none() && (all || free || roles.contains(&who))
    }

    /// Whether this session sends those away who have a place: the Director, and whoever opened the table. None at a
    /// table of an event, where the event says who sits.
    pub(crate) fn may_free(&self, key: &Key, who: Who) -> bool {
        let roles = self.roles(key);
        let organizes = self.is_owner(key) || roles.contains(&Who::Director);
        self.of.is_none() && organizes && (self.kind == Kind::Training || !roles.contains(&who))
    }

    /// The secret of the link by which spectators watch a player.
    pub(crate) fn watch_link(&self, seat: Seat) -> String {
        digest("watch", &self.seats[seat].link)[..20].to_owned()
    }

    /// The secret of the link by which spectators watch all four, where the regulations allow more than one hand.
    pub(crate) fn watch_all_link(&self) -> Option<String> {
        match self.table.settings().regulations.event.spectator_hands {
            SpectatorHands::One => None,
            SpectatorHands::More => {
                let all: Vec<&str> = Seat::ALL.iter().map(|seat| self.seats[*seat].link.as_str()).collect();
                Some(digest("watch-all", &all.concat())[..20].to_owned())
            }
        }
    }

    /// The players whom a link lets watch.
    pub(crate) fn watched(&self, link: &str) -> Option<Watching> {
        let one = Seat::ALL.into_iter().find(|seat| same(&self.watch_link(*seat), link)).map(Watching::One);
        one.or_else(|| self.watch_all_link().filter(|all| same(all, link)).map(|_| Watching::All))
    }

    /// The board as it was when spectators may see it; none before it had begun then.
    pub(crate) fn as_spectators_see(&self, now: u64) -> Option<Table> {
        if self.delay == 0 || self.table.phase() == Phase::Over {
            return Some(self.table.clone());
        }
        let until = now.saturating_sub(u64::from(self.delay) * 1000);
        let seen = self.times.iter().take_while(|at| **at <= until).count();
        if seen == self.table.events().len() {
            return Some(self.table.clone());
        }
        Table::rebuild(self.table.events()[..seen].to_vec()).ok()
    }

    /// Another board takes the place of this one, whose end is kept.
    pub(super) fn deal(&mut self, number: u32, table: Table) {
        let ended = Ended {
            number: self.number,
            outcome: self.table.position().outcome(),
            vulnerability: self.table.vulnerability(),
            // A board of an event is analysed on the event's own page, when it may be known.
            study: if self.of.is_none() { Study::of_table(self.number, &self.table) } else { None },
        };
        self.ended.push(ended);
        self.number = number;
        self.table = table;
        self.times.clear();
        self.script = None;
        self.away.clear();
        self.director_waited_for.clear();
        self.seen.clear();
        self.came = 0;
    }

    fn place_mut(&mut self, who: Who) -> &mut Place {
        match who {
            Who::Player(seat) => &mut self.seats[seat],
            Who::Director => &mut self.director,
        }
    }

    fn clear(&mut self, who: Who, but: Option<&Key>, link: String) {
        let left = self.place_mut(who).clear(but, link);
        self.leave(who, left);
    }

    /// Notes that these sessions have the place no longer. What they saw there they have seen.
    fn leave(&mut self, who: Who, left: impl IntoIterator<Item = Key>) {
        let hand = match who {
            Who::Player(seat) => Some(seat),
            Who::Director => None,
        };
        for key in left {
            self.gone.insert(key.clone());
            self.seen.push((key, hand));
        }
    }

    pub(super) fn apply(&mut self, at: u64, stored: Stored) {
        match stored {
            Stored::Opened { .. } | Stored::Dealt { .. } | Stored::Happened(_) => {}
            Stored::Freed { seat, link } => self.clear(Who::Player(seat), None, link),
            Stored::Cleared { who, but, link } => self.clear(who, but.as_ref(), link),
            Stored::Left { holder } => {
                for seat in Seat::ALL {
                    if self.seats[seat].is_held_by(&holder) {
                        self.seats[seat].take_from(&holder);
                        self.gone.insert(holder.clone());
                        self.seen.push((holder.clone(), Some(seat)));
                    }
                }
            }
            Stored::Watched { seat, by } => self.seen.push((by, seat)),
            Stored::Delayed { delay } => self.delay = delay,
            Stored::Came { events } => {
                let called = self.table.events().iter().zip(&self.times).skip(self.came).find_map(calls);
                self.director_waited_for.extend(called.map(|(_, since)| (since, at)));
                self.came = events;
            }
            Stored::Away { seat, since } => self.away.push(Away { seat, since, until: at }),
            Stored::Adjourned => self.adjourned = true,
            Stored::Resumed => self.adjourned = false,
            Stored::Sat { who, holder, name } => {
                let owner = self.owner.clone();
                let (kind, is_owner) = (self.kind, holder == owner);
                let place = self.place_mut(who);
                if kind == Kind::Training && !is_owner {
                    place.holders.retain(|key| *key != owner);
                }
                let left = place.add(holder.clone(), name);
                self.gone.remove(&holder);
                self.leave(who, left);
            }
        }
    }
}

/// Who called the Director, and when.
fn calls((event, at): (&Event, &u64)) -> Option<(Seat, u64)> {
    match event {
        Event::Acted(_, Act::CallDirector { by }) => Some((*by, *at)),
        _ => None,
    }
}

/// Everybody who may be asked at a table.
pub(crate) const fn everybody() -> [Who; 5] {
    EVERYBODY
}

use openroom_cards::{BySeat, Outcome, Seat, Vulnerability};
use openroom_journal::Version;
use openroom_laws::{Phase, Table, Who};
use openroom_tournament::Line;

use super::{Kind, Links, Place, Script, Stored};
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
    pub(super) version: Version,
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
    pub(super) fn new(kind: Kind, title: String, owner: Key, links: &Links, table: Table) -> State {
        let place = |link: &str| Place {
            link: link.to_owned(),
            holders: match kind {
                Kind::Training => vec![owner.clone()],
                Kind::Online => vec![],
            },
            name: String::new(),
        };
        let mut director = place(&links.director);
        director.holders = vec![owner.clone()];
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
            ended: vec![],
            script: None,
            seats,
            director,
            adjourned: false,
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

    /// Whether this session may take the place: at a table played in earnest nobody has two, and a Director who has
    /// seen the hands does not sit down.
    pub(crate) fn may_take(&self, who: Who, key: &Key) -> bool {
        match self.kind {
            Kind::Training => true,
            Kind::Online => {
                let others = EVERYBODY.into_iter().filter(|other| *other != who);
                let has_other = others.filter(|other| self.place(*other).is_held_by(key)).count() > 0;
                !has_other || (self.is_owner(key) && !self.has_begun() && self.holds_desk_only(key))
            }
        }
    }

    /// Whether another board may be dealt: at a table played in earnest when this one is over and nothing is asked.
    pub(crate) fn may_deal(&self) -> bool {
        match self.kind {
            Kind::Training => true,
            Kind::Online => self.is_settled(),
        }
    }

    /// Whether the board is over and nothing is asked.
    pub(crate) fn is_settled(&self) -> bool {
        self.table.phase() == Phase::Over && self.table.questions().next().is_none()
    }

    /// Whether this session opened the table.
    pub(crate) fn is_owner(&self, key: &Key) -> bool {
        self.owner == *key
    }

    fn holds_desk_only(&self, key: &Key) -> bool {
        self.seats.iter().all(|(_, place)| !place.is_held_by(key))
    }

    fn has_begun(&self) -> bool {
        self.number > 1 || !self.table.calls().is_empty()
    }

    /// The secret of the link by which spectators watch a player.
    pub(crate) fn watch_link(&self, seat: Seat) -> String {
        digest("watch", &self.seats[seat].link)[..20].to_owned()
    }

    /// The player whom a link lets watch.
    pub(crate) fn watched(&self, link: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| same(&self.watch_link(*seat), link))
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
    }

    pub(super) fn apply(&mut self, stored: Stored) {
        match stored {
            Stored::Opened { .. } | Stored::Dealt { .. } | Stored::Happened(_) => {}
            Stored::Freed { seat, link } => {
                self.seats[seat] = Place { link, ..Place::default() };
            }
            Stored::Adjourned => self.adjourned = true,
            Stored::Resumed => self.adjourned = false,
            Stored::Sat { who, holder, name } => {
                let owner = self.owner.clone();
                let (kind, is_owner) = (self.kind, holder == owner);
                let place = match who {
                    Who::Player(seat) => &mut self.seats[seat],
                    Who::Director => &mut self.director,
                };
                if kind == Kind::Training && !is_owner {
                    place.holders.retain(|key| *key != owner);
                }
                place.add(holder, name);
            }
        }
    }
}

/// Everybody who may be asked at a table.
pub(crate) const fn everybody() -> [Who; 5] {
    EVERYBODY
}

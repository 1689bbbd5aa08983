use openroom_cards::{BySeat, Seat};
use openroom_journal::Version;
use openroom_laws::{Table, Who};

use super::{Kind, Links, Place, Script, Stored};
use crate::secret::{Key, same};

/// How things are at a table.
pub(crate) struct State {
    /// What the table is for.
    pub(crate) kind: Kind,
    /// What it is called.
    pub(crate) title: String,
    /// Who opened it.
    pub(crate) owner: Key,
    /// The board.
    pub(crate) table: Table,
    /// The scenario that it follows.
    pub(crate) script: Option<Script>,
    /// The seats.
    pub(crate) seats: BySeat<Place>,
    /// The Director's desk.
    pub(crate) director: Place,
    pub(super) version: Version,
}

/// Everybody who may be asked at a table.
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
        State { kind, title, owner, table, script: None, seats, director, version: super::START }
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

    /// Whether this session opened the table.
    pub(crate) fn is_owner(&self, key: &Key) -> bool {
        self.owner == *key
    }

    fn holds_desk_only(&self, key: &Key) -> bool {
        self.seats.iter().all(|(_, place)| !place.is_held_by(key))
    }

    fn has_begun(&self) -> bool {
        !self.table.calls().is_empty()
    }

    pub(super) fn apply(&mut self, stored: Stored) {
        match stored {
            Stored::Opened { .. } | Stored::Happened(_) => {}
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

//! Where a device may come in without being shown what its player may not know yet.

use openroom_movements::Unit;
use openroom_tournament::{Line, Person, Playing, Section};

use super::{Guest, Holder, Inside, is_agreed};
use crate::secret::Key;

impl Inside {
    /// Whether a device may come in so. It shows what was entered at its table: nobody brings one there with which he
    /// plays the same boards at another, and who of a team sits where is settled by the first result.
    pub(crate) fn may_come(&self, key: &Key, holder: Holder) -> bool {
        let person = match holder {
            Holder::Official(..) => return true,
            Holder::Player(person, ..) => Some(person),
            Holder::Table(..) => None,
        };
        let moves = person.is_none_or(|person| self.may_move(person, holder));
        let other = |other: &Person| Some(*other) != person && !self.is_slip(*other, holder);
        moves && self.door.played_with(key).filter(other).all(|other| !self.would_show(other, holder))
    }

    /// Whether somebody who comes in so has still to play a board of which all hands were seen on the device or by him.
    pub(crate) fn has_looked_ahead(&self, key: &Key, holder: Holder) -> bool {
        let Holder::Player(person, ..) = holder else { return false };
        let session = self.event.session_no();
        let open = |board: u32| self.event.has_still_to_play(person, session, board);
        let looked = |board: u32| self.door.has_looked(key, person, session, board);
        self.event.due(session).iter().any(|line| looked(line.board) && open(line.board))
    }

    /// Whether somebody came in at this very table: another name there puts it right.
    fn is_slip(&self, player: Person, holder: Holder) -> bool {
        match holder {
            Holder::Player(_, section, table) => self.door.place_of(player) == Some((section, table)),
            Holder::Official(..) | Holder::Table(..) => false,
        }
    }

    /// Whether a device that comes in so would show a player what others did on boards that he has still to play.
    fn would_show(&self, player: Person, holder: Holder) -> bool {
        let own = self
            .door
            .place_of(player)
            .map(|(section, table)| Guest { player: Some((player, section, table)), ..Guest::default() });
        let Some(own) = own else { return false };
        let elsewhere = |line: &Line| self.side_of(&own, *line).is_none();
        let open = |line: &Line| self.event.has_still_to_play(player, line.session, line.board);
        self.shown_to(holder).iter().any(|line| elsewhere(line) && open(line))
    }

    /// The lines that a device shows: those of its table in this round, or those of its player.
    fn shown_to(&self, holder: Holder) -> Vec<Line> {
        let guest = match holder {
            Holder::Official(..) => return vec![],
            Holder::Player(person, section, table) => {
                Guest { player: Some((person, section, table)), ..Guest::default() }
            }
            Holder::Table(section, table) => Guest { table: Some((section, table)), ..Guest::default() },
        };
        let shown = |line: &Line| match guest.table {
            Some((section, table)) => {
                let round = self.event.section(line.session, section).map_or(0, Playing::round).max(1);
                (line.section, line.table, line.round) == (section, table, round)
            }
            None => self.side_of(&guest, *line).is_some(),
        };
        self.event.due(self.event.session_no()).into_iter().filter(shown).collect()
    }

    /// Whether a player of a team that named no line-up may sit down at this table after he came in at another: not while a
    /// board stands at one of the two that is still to be played at the other.
    fn may_move(&self, person: Person, to: Holder) -> bool {
        let Holder::Player(_, section, table) = to else { return true };
        let Some((from_section, from)) = self.door.place_of(person) else { return true };
        if self.event.unit() != Some(Unit::Team) || (from_section, from) == (section, table) {
            return true;
        }
        let at = |section: Section, table: u16| self.shown_to(Holder::Player(person, section, table));
        let (there, here) = (at(from_section, from), at(section, table));
        let stands = |line: &Line| self.event.lines().contains_key(line);
        let mut both = there.iter().flat_map(|one| {
            let same = move |other: &&Line| other.board == one.board && *other != one;
            here.iter().filter(same).map(move |other| (one, other))
        });
        both.all(|(one, other)| {
            let open = !is_agreed(&self.event, one) || !is_agreed(&self.event, other);
            !(open && (stands(one) || stands(other)))
        })
    }
}

//! Who answers for what at a table: the one who stays, and the one who moves the boards.

use openroom_cards::{Seat, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L5A, L7D, L8A2};
use openroom_lawbook::regulations::{StartingPositions, WhoMovesBoards};
use openroom_movements::{Movement, Table, Unit};

use crate::{EntryNo, Line, Person, Section, Tournament};

/// Where boards go after a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardsGo {
    /// To this table.
    Table(u16),
    /// To no table in the next round: a bye stand, or away.
    Away,
}

impl Tournament {
    /// The entry that stays at a table all session and so answers first for proper conditions there.
    pub fn stays(&self, session: u16, section: Section, table: u16) -> Option<(Provision, EntryNo)> {
        let playing = self.section(session, section)?;
        let at =
            |round: &openroom_movements::Round| round.tables.get(usize::from(table).checked_sub(1)?).copied();
        let tables: Vec<Table> = playing.movement.rounds.iter().filter_map(at).collect();
        let stays = |side: Side| {
            let first = tables.first()?.side(side)?;
            tables.iter().all(|table| table.side(side) == Some(first)).then_some(first)
        };
        let who = Side::ALL.into_iter().find_map(stays)?;
        (tables.len() > 1).then(|| playing.entry(who)).flatten().map(|entry| (L7D, entry))
    }

    /// The entry whose North has to take the boards of a table on; none where the regulations name somebody else.
    pub fn answers_for_boards(
        &self,
        session: u16,
        section: Section,
        round: u16,
        table: u16,
    ) -> Option<(Provision, EntryNo)> {
        let (by, _) = self.boards_go(session, section, round, table)?;
        let playing = self.section(session, section)?;
        let here = playing.movement.rounds.get(usize::from(round).checked_sub(1)?)?;
        let place = here.tables.get(usize::from(table).checked_sub(1)?)?;
        playing.entry(place.seats[Seat::North]?).map(|entry| (by, entry))
    }

    /// Where a player sits at a line, where that is not left to the members: in an individual by the movement,
    /// and where seats are directed in the order in which the pair was entered.
    pub fn directed_seat(&self, person: Person, line: Line) -> Option<(Provision, Seat)> {
        let side = self.side_of(person, line)?;
        let entry = self.entry_of(person)?;
        let [first, second] = side.seats();
        let place = |seat: Seat| {
            let contestant = self.table(line)?.seats[seat]?;
            self.section(line.session, line.section)?.entry(contestant)
        };
        match (self.unit()?, self.conditions()?.regulations.event.starting_positions) {
            (Unit::Player, _) => side.seats().into_iter().find(|&seat| place(seat) == Some(entry)),
            (Unit::Pair, StartingPositions::SeatsDirected) => {
                let leads = self.entries.get(&entry)?.players.first() == Some(&person);
                Some(if leads { first } else { second })
            }
            (Unit::Pair, StartingPositions::MembersChoose) | (Unit::Team, _) => None,
        }
        .map(|seat| (L5A, seat))
    }

    /// Where the boards of a table go after a round, and by what North takes them there; none where the
    /// regulations name somebody else, or where there is no next round.
    pub fn boards_go(
        &self,
        session: u16,
        section: Section,
        round: u16,
        table: u16,
    ) -> Option<(Provision, BoardsGo)> {
        let movers = self.conditions()?.regulations.event.who_moves_boards;
        let movement = &self.section(session, section)?.movement;
        match movers {
            WhoMovesBoards::North => boards_go(movement, round, table).map(|to| (L8A2, to)),
            WhoMovesBoards::Another => None,
        }
    }
}

fn boards_go(movement: &Movement, round: u16, table: u16) -> Option<BoardsGo> {
    let here = movement.rounds.get(usize::from(round).checked_sub(1)?)?;
    let set = here.tables.get(usize::from(table).checked_sub(1)?)?.set?;
    let next = movement.rounds.get(usize::from(round))?;
    let place = next.tables.iter().position(|other| other.set == Some(set) && other.is_played());
    Some(place.map_or(BoardsGo::Away, |place| BoardsGo::Table(place as u16 + 1)))
}

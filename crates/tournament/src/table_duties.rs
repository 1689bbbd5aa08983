//! Who answers for what at a table: the one who stays, and the one who moves the boards.

use openroom_cards::{Seat, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L5A, L7D, L8A2};
use openroom_lawbook::regulations::{StartingPositions, WhoMovesBoards};
use openroom_movements::{BoardSet, Movement, Round, Table, Unit};

use crate::{EntryNo, Line, Person, Section, Tournament};

/// Where boards go after a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardsGo {
    /// To this table.
    Table(u16),
    /// To a bye stand: no table has them in the next round, and one does later.
    Stand,
    /// Nowhere: they are not needed any more.
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

    /// The entry whose North has to take the boards of a table on, or whoever sits there alone; none where the
    /// regulations name somebody else.
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
        let who = place.seats[Seat::North].or_else(|| place.occupants().map(|(_, who)| who).next())?;
        playing.entry(who).map(|entry| (by, entry))
    }

    /// Whether the boards of a table in a round come from a bye stand: no table had them in the round before.
    pub fn boards_from_stand(&self, session: u16, section: Section, round: u16, table: u16) -> bool {
        self.section(session, section).is_some_and(|playing| from_stand(&playing.movement, round, table))
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

/// The set of boards at a table in a round, both from 1.
fn set_at(movement: &Movement, round: u16, table: u16) -> Option<BoardSet> {
    let here = movement.rounds.get(usize::from(round).checked_sub(1)?)?;
    here.tables.get(usize::from(table).checked_sub(1)?)?.set
}

/// The table, from 1, that has a set in a round: one that plays it, or else one at which somebody sits.
fn table_with(round: &Round, set: BoardSet) -> Option<u16> {
    let has = |table: &Table| table.set == Some(set);
    let played = round.tables.iter().position(|table| has(table) && table.is_played());
    let sits = || round.tables.iter().position(|table| has(table) && table.occupants().next().is_some());
    played.or_else(sits).map(|place| place as u16 + 1)
}

fn boards_go(movement: &Movement, round: u16, table: u16) -> Option<BoardsGo> {
    let set = set_at(movement, round, table)?;
    let (next, later) = movement.rounds.get(usize::from(round)..)?.split_first()?;
    let needed = || later.iter().any(|round| table_with(round, set).is_some());
    Some(match table_with(next, set) {
        Some(table) => BoardsGo::Table(table),
        None if needed() => BoardsGo::Stand,
        None => BoardsGo::Away,
    })
}

/// Where each round has new boards for all, they come from the Director and not from a stand.
fn from_stand(movement: &Movement, round: u16, table: u16) -> bool {
    let Some(set) = set_at(movement, round, table) else { return false };
    let before = usize::from(round).checked_sub(2).and_then(|before| movement.rounds.get(before));
    let (Some(before), Some(now)) = (before, movement.rounds.get(usize::from(round) - 1)) else {
        return false;
    };
    let go_round =
        now.tables.iter().filter_map(|table| table.set).any(|set| table_with(before, set).is_some());
    go_round && table_with(before, set).is_none()
}

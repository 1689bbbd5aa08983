//! Who answers for what at a table: the one who stays, and the one who moves the boards.

use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L7D, L8A2};
use openroom_lawbook::regulations::WhoMovesBoards;
use openroom_movements::{Movement, Table};

use crate::{EntryNo, Section, Tournament};

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

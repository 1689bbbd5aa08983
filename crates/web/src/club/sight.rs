//! What somebody may know of a board.

use openroom_cards::Side;
use openroom_movements::Unit;
use openroom_tournament::{EntryNo, Line, LineState, Person, Playing, Section, Tournament};

use super::{Guest, Inside};

impl Inside {
    /// Whether a person of this session has still to play the board: then nothing of it is shown to the session,
    /// whatever its office is.
    pub(crate) fn has_still_to_play(&self, guest: &Guest, session: u16, board: u32) -> bool {
        guest.persons().any(|person| {
            self.event.has_still_to_play(person, session, board) || self.sits_at(person, session, board)
        }) || guest.table.is_some_and(|(section, table)| self.is_open_here(section, table, session, board))
    }

    /// Whether somebody may see what other tables did on the board.
    ///
    /// Anybody may when nobody has still to play it. A player may before that, when his table is done with the round in
    /// which he played it. A Director may at any time.
    pub(crate) fn may_see_results(&self, guest: &Guest, session: u16, board: u32) -> bool {
        if self.has_still_to_play(guest, session, board) {
            return false;
        }
        guest.director().is_some()
            || self.is_known(session, board)
            || guest.player.is_some_and(|(person, ..)| self.is_done_with(person, session, board))
            || guest.table.is_some_and(|(section, table)| self.was_done_here(section, table, session, board))
    }

    /// The side for which a player plays a line. Where his team has named no line-up nobody but he himself says at which of
    /// its tables he sits: the one where his phone came in.
    pub(crate) fn side_of(&self, guest: &Guest, line: Line) -> Option<Side> {
        let (person, section, table) = guest.player?;
        let event = &self.event;
        let anywhere = event.unit() == Some(Unit::Team)
            && event
                .entry_of(person)
                .is_some_and(|entry| event.line_up(entry, line.session, line.round).is_none());
        let here = (line.section, line.table) == (section, table);
        event.side_of(person, line).filter(|_| here || !anywhere)
    }

    /// The side for which a player has played a line of which he may know: his own, or one of his team at another table
    /// when he has not still to play the board.
    pub(crate) fn known_side_of(&self, guest: &Guest, line: Line) -> Option<Side> {
        let (person, ..) = guest.player?;
        let elsewhere = || {
            let open = self.has_still_to_play(guest, line.session, line.board);
            self.event.side_of(person, line).filter(|_| !open)
        };
        self.side_of(guest, line).or_else(elsewhere)
    }

    /// Whether somebody may know what was ruled on a line: it is one that he played, or another of his contestant when he has
    /// not still to play the board.
    pub(crate) fn is_concerned(&self, guest: &Guest, line: Line) -> bool {
        let Some((person, ..)) = guest.player else { return false };
        let elsewhere = || {
            self.event.is_contestant(person, line) && !self.has_still_to_play(guest, line.session, line.board)
        };
        self.side_of(guest, line).is_some() || elsewhere()
    }

    /// Whether somebody may see the hands: when nobody has still to play the board.
    pub(crate) fn may_see_hands(&self, guest: &Guest, session: u16, board: u32) -> bool {
        !self.has_still_to_play(guest, session, board) && self.is_known(session, board)
    }

    /// Whether the board of a line is being played at a table of this server, whatever result stands there.
    pub(crate) fn is_running(&self, line: &Line) -> bool {
        self.door.tables.contains_key(line)
            && !self.door.broken_off.contains(line)
            && !self.event.notes().contains_key(line)
            && !self.event.strayed().contains_key(line)
    }

    /// Whether nobody has still to play the board, nor plays it now.
    fn is_known(&self, session: u16, board: u32) -> bool {
        !self.event.is_still_to_be_played(session, board) && self.running(session, board).next().is_none()
    }

    fn running(&self, session: u16, board: u32) -> impl Iterator<Item = &Line> {
        let of = move |line: &&Line| (line.session, line.board) == (session, board);
        self.door.tables.keys().filter(of).filter(|line| self.is_running(line))
    }

    fn sits_at(&self, person: Person, session: u16, board: u32) -> bool {
        self.running(session, board).any(|line| self.event.side_of(person, *line).is_some())
    }

    fn is_done_with(&self, person: Person, session: u16, board: u32) -> bool {
        let Some(entry) = self.event.entry_of(person) else { return false };
        let lines = lines_of(&self.event, entry, session);
        let rounds: Vec<u16> =
            lines.iter().filter(|line| line.board == board).map(|line| line.round).collect();
        let mut of_rounds = lines.iter().filter(|line| rounds.contains(&line.round));
        !rounds.is_empty() && of_rounds.all(|line| is_agreed(&self.event, line))
    }

    fn here(&self, section: Section, table: u16, session: u16) -> Vec<Line> {
        let at = |line: &Line| (line.section, line.table) == (section, table);
        self.event.due(session).into_iter().filter(at).collect()
    }

    fn is_open_here(&self, section: Section, table: u16, session: u16, board: u32) -> bool {
        let lines = self.here(section, table, session);
        lines.iter().any(|line| line.board == board && !is_agreed(&self.event, line))
    }

    /// The board was played at this table in the round that is played now, and the table is done with it.
    fn was_done_here(&self, section: Section, table: u16, session: u16, board: u32) -> bool {
        let round = self.event.section(session, section).map_or(0, Playing::round);
        let lines = self.here(section, table, session);
        let mut now = lines.iter().filter(|line| line.round == round).peekable();
        now.peek().is_some()
            && now.clone().any(|line| line.board == board)
            && now.all(|line| is_agreed(&self.event, line))
    }
}

/// Whether the result of a line is agreed.
pub(crate) fn is_agreed(event: &Tournament, line: &Line) -> bool {
    event.lines().get(line).is_some_and(|state: &LineState| state.agreed().is_some())
}

fn lines_of(event: &Tournament, entry: EntryNo, session: u16) -> Vec<Line> {
    let plays = |line: &Line| {
        event.sides(*line).is_some_and(|sides| sides.values().iter().any(|side| side.contains(&entry)))
    };
    event.due(session).into_iter().filter(plays).collect()
}

//! Deals and records of tables: sealed aside, out of every log.

use openroom_cards::Deal;
use openroom_tournament::{Boards, Command, Dealing, Line, Moment, Person, Request, judge};

use crate::{ArchiveError, Kept, Store};

impl<S: Store> Kept<'_, S> {
    fn deal_id(&self, session: u16, board: u32) -> String {
        format!("{}/deal/{session}/{board}", self.stream)
    }

    fn record_id(&self, line: Line) -> String {
        format!("{}/record/{line}", self.stream)
    }

    fn seal(&self, id: &str, text: &[u8]) -> Result<(), ArchiveError> {
        Ok(self.store.put(id, &self.key.seal(id, text)?)?)
    }

    fn unseal(&self, id: &str) -> Result<Option<Vec<u8>>, ArchiveError> {
        self.store.get(id)?.map(|sealed| self.key.open(id, &sealed)).transpose()
    }

    /// Keeps the deals of boards of the current session sealed, and records that they were dealt in advance.
    pub fn deal(&mut self, by: Person, at: Moment, first: u32, deals: &[Deal]) -> Result<(), ArchiveError> {
        let Some(more) = deals.len().checked_sub(1) else { return Ok(()) };
        let boards = Boards { first, last: first + more as u32 };
        let session = self.event.session_no();
        let sealed = format!("{}/deal/{session}", self.stream);
        let command = Command::RecordDealing(boards, Dealing::InAdvance { sealed });
        let request = Request { by, at, command };
        // Deals are kept before the log speaks of them, but not where it would refuse to.
        judge(&self.event, &request)?;
        for (board, deal) in (first..).zip(deals) {
            self.seal_deal(session, board, &deal.to_string())?;
        }
        self.ask(&request)?;
        Ok(())
    }

    pub(crate) fn seal_deal(&self, session: u16, board: u32, deal: &str) -> Result<(), ArchiveError> {
        self.seal(&self.deal_id(session, board), deal.as_bytes())
    }

    fn sealed_deal(&self, session: u16, board: u32) -> Result<Deal, ArchiveError> {
        let id = self.deal_id(session, board);
        let text = self.unseal(&id)?.ok_or_else(|| ArchiveError::NotKept { id: id.clone() })?;
        let text = String::from_utf8(text).ok().and_then(|text| text.parse().ok());
        text.ok_or(ArchiveError::Sealed { id })
    }

    /// The deals of boards, taken out by a named person for a reason; that they were is in the log first.
    pub fn take_out(
        &mut self,
        by: Person,
        at: Moment,
        session: u16,
        boards: Boards,
        reason: &str,
    ) -> Result<Vec<(u32, Deal)>, ArchiveError> {
        let command = Command::TakeOutDeals { session, boards, reason: reason.to_owned() };
        self.ask(&Request { by, at, command })?;
        (boards.first..=boards.last).map(|board| Ok((board, self.sealed_deal(session, board)?))).collect()
    }

    /// The deal of a board that nobody has still to play.
    pub fn played_deal(&self, session: u16, board: u32) -> Result<Deal, ArchiveError> {
        if self.event.is_still_to_be_played(session, board) {
            return Err(ArchiveError::StillToBePlayed { session, board });
        }
        self.sealed_deal(session, board)
    }

    /// The deal for the table that plays this line now, and for nobody else.
    pub fn deal_at_the_table(&self, line: Line) -> Result<Deal, ArchiveError> {
        let called =
            self.event.section(line.session, line.section).map_or(0, openroom_tournament::Playing::round);
        if self.event.sides(line).is_none() || line.round > called {
            return Err(ArchiveError::StillToBePlayed { session: line.session, board: line.board });
        }
        self.sealed_deal(line.session, line.board)
    }

    pub(crate) fn seal_record(
        &self,
        line: Line,
        events: &[openroom_laws::Event],
    ) -> Result<(), ArchiveError> {
        let id = self.record_id(line);
        let text = serde_json::to_vec(events).map_err(|_| ArchiveError::Sealed { id: id.clone() })?;
        self.seal(&id, &text)
    }

    /// The record of a table whose board nobody has still to play; none where the result was only entered.
    pub fn played_record(&self, line: Line) -> Result<Option<Vec<openroom_laws::Event>>, ArchiveError> {
        if self.event.is_still_to_be_played(line.session, line.board) {
            return Err(ArchiveError::StillToBePlayed { session: line.session, board: line.board });
        }
        let id = self.record_id(line);
        let text = self.unseal(&id)?;
        text.map(|text| serde_json::from_slice(&text).map_err(|_| ArchiveError::Sealed { id: id.clone() }))
            .transpose()
    }
}

//! Deals and records of tables: sealed aside, out of every log, which holds their digests.

use openroom_cards::Deal;
use openroom_tournament::{Boards, Command, Dealing, Digest, Line, Moment, Person, Record, Request, judge};

use crate::paper::Paper;
use crate::{ArchiveError, Kept, Store};

/// The place of a paper: of the first form its name alone, later with its digest, so that nothing is overwritten.
fn place(name: String, digest: Option<&Digest>) -> String {
    match digest {
        Some(digest) => format!("{name}/{digest}"),
        None => name,
    }
}

impl<S: Store> Kept<'_, S> {
    fn deal_id(&self, session: u16, board: u32, digest: Option<&Digest>) -> String {
        place(format!("{}/deal/{session}/{board}", self.stream), digest)
    }

    fn record_id(&self, line: Line, digest: Option<&Digest>) -> String {
        place(format!("{}/record/{line}", self.stream), digest)
    }

    pub(crate) fn seal(&self, id: &str, paper: &Paper) -> Result<(), ArchiveError> {
        Ok(self.store.put(id, &self.key.seal(id, &paper.to_bytes())?)?)
    }

    /// The paper in a place, which must be the one whose digest the log has.
    pub(crate) fn unseal(&self, id: &str, digest: Option<&Digest>) -> Result<Option<Paper>, ArchiveError> {
        let Some(sealed) = self.store.get(id)? else { return Ok(None) };
        let paper = Paper::from_bytes(self.key.open(id, &sealed)?);
        let same = |paper: &Paper| digest.is_none() || paper.digest().as_ref() == digest;
        paper.filter(same).map(Some).ok_or_else(|| ArchiveError::Sealed { id: id.to_owned() })
    }

    /// Keeps the deals of boards of the current session sealed, and records that they were dealt in advance.
    pub fn deal(
        &mut self,
        by: Person,
        at: Moment,
        first: u32,
        deals: &[Deal],
    ) -> Result<Vec<Record>, ArchiveError> {
        let more = u32::try_from(deals.len().saturating_sub(1)).unwrap_or(u32::MAX);
        let boards = Boards { first, last: first.saturating_add(more) };
        let session = self.event.session_no();
        let papers = deals.iter().map(|deal| Paper::new(deal.to_string().into_bytes()));
        let papers = papers.collect::<Result<Vec<_>, _>>()?;
        let digests = papers.iter().filter_map(Paper::digest).collect();
        let dealing = Dealing::InAdvance { sealed: format!("{}/deal/{session}", self.stream) };
        let command = Command::KeepDeals { boards, dealing, digests };
        let request = Request { by, at, command };
        // Deals are kept before the log speaks of them, but not where it would refuse to.
        judge(&self.event, &request)?;
        for (board, paper) in (first..).zip(&papers) {
            self.seal_deal(session, board, paper)?;
        }
        self.ask(&request)
    }

    pub(crate) fn seal_deal(&self, session: u16, board: u32, paper: &Paper) -> Result<(), ArchiveError> {
        self.seal(&self.deal_id(session, board, paper.digest().as_ref()), paper)
    }

    pub(crate) fn sealed_deal(&self, session: u16, board: u32) -> Result<(Deal, Paper), ArchiveError> {
        let known = self.event.session(session);
        let digest = known.and_then(|known| known.digests.get(&board));
        let id = self.deal_id(session, board, digest);
        let not_kept = || ArchiveError::NotKept { id: id.clone() };
        // In the first form nothing told whether a board that was ordered anew had been dealt anew.
        if digest.is_some() && known.is_some_and(|known| known.undealt.contains(&board)) {
            return Err(not_kept());
        }
        let paper = self.unseal(&id, digest)?.ok_or_else(not_kept)?;
        let deal = std::str::from_utf8(&paper.text).ok().and_then(|text| text.parse().ok());
        Ok((deal.ok_or(ArchiveError::Sealed { id })?, paper))
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
        let taken = |board| Ok((board, self.sealed_deal(session, board)?.0));
        (boards.first..=boards.last).map(taken).collect()
    }

    pub(crate) fn must_be_played(&self, session: u16, board: u32) -> Result<(), ArchiveError> {
        if self.event.is_still_to_be_played(session, board) {
            return Err(ArchiveError::StillToBePlayed { session, board });
        }
        Ok(())
    }

    /// The deal of a board that nobody has still to play.
    pub fn played_deal(&self, session: u16, board: u32) -> Result<Deal, ArchiveError> {
        self.must_be_played(session, board)?;
        Ok(self.sealed_deal(session, board)?.0)
    }

    /// The deal for the table that plays this line now, and for nobody else.
    pub fn deal_at_the_table(&self, line: Line) -> Result<Deal, ArchiveError> {
        let called =
            self.event.section(line.session, line.section).map_or(0, openroom_tournament::Playing::round);
        if self.event.sides(line).is_none() || line.round > called {
            return Err(ArchiveError::StillToBePlayed { session: line.session, board: line.board });
        }
        Ok(self.sealed_deal(line.session, line.board)?.0)
    }

    pub(crate) fn record_paper(
        &self,
        line: Line,
        events: &[openroom_laws::Event],
    ) -> Result<Paper, ArchiveError> {
        let id = || self.record_id(line, None);
        Paper::new(serde_json::to_vec(events).map_err(|_| ArchiveError::Sealed { id: id() })?)
    }

    pub(crate) fn seal_record(&self, line: Line, paper: &Paper) -> Result<(), ArchiveError> {
        self.seal(&self.record_id(line, paper.digest().as_ref()), paper)
    }

    pub(crate) fn sealed_record(&self, line: Line) -> Result<Option<Paper>, ArchiveError> {
        self.must_be_played(line.session, line.board)?;
        let digest = self.event.record_digests().get(&line);
        self.unseal(&self.record_id(line, digest), digest)
    }

    /// The record of a table whose board nobody has still to play; none where the result was only entered.
    pub fn played_record(&self, line: Line) -> Result<Option<Vec<openroom_laws::Event>>, ArchiveError> {
        let Some(paper) = self.sealed_record(line)? else { return Ok(None) };
        let read = serde_json::from_slice(&paper.text);
        read.map(Some).map_err(|_| ArchiveError::Sealed { id: self.record_id(line, None) })
    }
}

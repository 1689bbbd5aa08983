//! Deals and records of tables: sealed aside, out of every log, which holds their digests.

use openroom_cards::Deal;
use openroom_journal::{JournalError, Write};
use openroom_tournament::{Boards, Command, Dealing, Digest, Line, Moment, Person, Record, Request, judge};

use crate::kept::Act;
use crate::paper::Paper;
use crate::{ArchiveError, Besides, Deals, Item, Kept, Store};

/// The place of a paper: of the first form its name alone, later with its digest, so that nothing is overwritten.
fn place(name: String, digest: Option<&Digest>) -> String {
    match digest {
        Some(digest) => format!("{name}/{digest}"),
        None => name,
    }
}

/// The record of a table on paper.
pub(crate) fn record_paper(line: Line, events: &[openroom_laws::Event]) -> Result<Paper, ArchiveError> {
    let wrong = |_| ArchiveError::Sealed { what: Item::Record(line) };
    Paper::new(openroom_laws::Event::list_to_json(events).map_err(wrong)?)
}

impl<S: Store> Kept<'_, S> {
    fn deal_id(&self, session: u16, board: u32, digest: Option<&Digest>) -> String {
        place(format!("{}/deal/{session}/{board}", self.stream), digest)
    }

    fn record_id(&self, line: Line, digest: Option<&Digest>) -> String {
        place(format!("{}/record/{line}", self.stream), digest)
    }

    pub(crate) fn sealing(&self, id: String, paper: &Paper) -> Result<Write, ArchiveError> {
        let bytes = self.key.seal(&id, &paper.to_bytes())?;
        Ok(Write::Put { id, bytes })
    }

    /// The paper in a place, which must be the one whose digest the log has.
    pub(crate) fn unseal(
        &self,
        id: &str,
        digest: Option<&Digest>,
        what: &Item,
    ) -> Result<Option<Paper>, ArchiveError> {
        let wrong = || ArchiveError::Sealed { what: what.clone() };
        let sealed = match self.store.get(id) {
            Ok(Some(sealed)) => sealed,
            Ok(None) => return Ok(None),
            Err(JournalError::Damaged { .. }) => return Err(wrong()),
            Err(error) => return Err(error.into()),
        };
        let paper = Paper::from_bytes(self.key.open(id, &sealed).map_err(|_| wrong())?);
        let same = |paper: &Paper| digest.is_none() || paper.digest().as_ref() == digest;
        paper.filter(same).map(Some).ok_or_else(wrong)
    }

    /// Keeps the deals of boards of the current session sealed, and records that they were dealt in advance.
    pub fn deal(
        &mut self,
        by: Person,
        at: Moment,
        first: u32,
        deals: &[Deal],
    ) -> Result<Vec<Record>, ArchiveError> {
        self.deal_boards(Deals { by, at, boards: (first..).zip(deals.iter().copied()).collect() })
    }

    /// The same for boards that need not follow each other; their numbers rise.
    pub fn deal_boards(&mut self, deals: Deals) -> Result<Vec<Record>, ArchiveError> {
        self.ask_all(&[], Besides { deals: Some(deals), writes: Vec::new() })
    }

    /// What keeps deals: an act for each run of boards.
    pub(crate) fn dealing(
        &self,
        (by, at): (Person, Moment),
        session: u16,
        deals: &[(u32, Deal)],
    ) -> Result<Vec<Act>, ArchiveError> {
        let sealed = format!("{}/deal/{session}", self.stream);
        let follows = |one: &(u32, Deal), next: &(u32, Deal)| one.0.checked_add(1) == Some(next.0);
        let act = |run: &[(u32, Deal)]| {
            let papers = run.iter().map(|(_, deal)| Paper::new(deal.to_string().into_bytes()));
            let papers = papers.collect::<Result<Vec<_>, _>>()?;
            let digests = papers.iter().filter_map(Paper::digest).collect();
            let boards = Boards { first: run[0].0, last: run[run.len() - 1].0 };
            let dealing = Dealing::InAdvance { sealed: sealed.clone() };
            let command = Command::KeepDeals { boards, dealing, digests };
            Ok(Act { request: Request { by, at, command }, papers })
        };
        deals.chunk_by(follows).map(act).collect()
    }

    pub(crate) fn deal_write(&self, session: u16, board: u32, paper: &Paper) -> Result<Write, ArchiveError> {
        self.sealing(self.deal_id(session, board, paper.digest().as_ref()), paper)
    }

    pub(crate) fn sealed_deal(&self, session: u16, board: u32) -> Result<(Deal, Paper), ArchiveError> {
        let known = self.event.session(session);
        let digest = known.and_then(|known| known.digests.get(&board));
        let id = self.deal_id(session, board, digest);
        let what = Item::Deal { session, board };
        let not_kept = || ArchiveError::NotKept { what: what.clone() };
        // In the first form nothing told whether a board that was ordered anew had been dealt anew.
        if digest.is_some() && known.is_some_and(|known| known.undealt.contains(&board)) {
            return Err(not_kept());
        }
        let paper = self.unseal(&id, digest, &what)?.ok_or_else(not_kept)?;
        let deal = std::str::from_utf8(&paper.text).ok().and_then(|text| text.parse().ok());
        Ok((deal.ok_or(ArchiveError::Sealed { what })?, paper))
    }

    /// The deals of boards, taken out by a named person for a reason. That they were is in the log before they are
    /// given, and only where all of them are given.
    pub fn take_out(
        &mut self,
        by: Person,
        at: Moment,
        session: u16,
        boards: Boards,
        reason: &str,
    ) -> Result<Vec<(u32, Deal)>, ArchiveError> {
        let command = Command::TakeOutDeals { session, boards, reason: reason.to_owned() };
        let request = Request { by, at, command };
        judge(&self.event, &request)?;
        let all = |kept: &Self| -> Result<Vec<(u32, Deal)>, ArchiveError> {
            let taken = |board| Ok((board, kept.sealed_deal(session, board)?.0));
            (boards.first..=boards.last).map(taken).collect()
        };
        all(self)?;
        self.settle(&[Act { request, papers: Vec::new() }], &[])?;
        all(self)
    }

    /// What the log speaks of and is not kept here.
    pub fn missing(&self) -> Result<Vec<Item>, ArchiveError> {
        let mut missing = Vec::new();
        for session in 1..=self.event.session_no() {
            let Some(known) = self.event.session(session) else { continue };
            for (&board, digest) in known.digests.iter().filter(|(board, _)| !known.undealt.contains(board)) {
                let id = self.deal_id(session, board, Some(digest));
                self.note_missing(&mut missing, &id, Item::Deal { session, board })?;
            }
        }
        for (&line, digest) in self.event.record_digests() {
            self.note_missing(&mut missing, &self.record_id(line, Some(digest)), Item::Record(line))?;
        }
        for (&file, _) in self.event.files().iter().filter(|(_, known)| !known.removed) {
            self.note_missing(&mut missing, &self.file_id(file), Item::File(file))?;
        }
        Ok(missing)
    }

    fn note_missing(&self, missing: &mut Vec<Item>, id: &str, what: Item) -> Result<(), ArchiveError> {
        match self.store.get(id) {
            Ok(None) => missing.push(what),
            // What is damaged is there, and told elsewhere.
            Ok(Some(_)) | Err(JournalError::Damaged { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
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

    pub(crate) fn record_write(&self, line: Line, paper: &Paper) -> Result<Write, ArchiveError> {
        self.sealing(self.record_id(line, paper.digest().as_ref()), paper)
    }

    pub(crate) fn sealed_record(&self, line: Line) -> Result<Option<Paper>, ArchiveError> {
        self.must_be_played(line.session, line.board)?;
        let digest = self.event.record_digests().get(&line);
        self.unseal(&self.record_id(line, digest), digest, &Item::Record(line))
    }

    /// The record of a table whose board nobody has still to play; none where the result was only entered.
    pub fn played_record(&self, line: Line) -> Result<Option<Vec<openroom_laws::Event>>, ArchiveError> {
        let Some(paper) = self.sealed_record(line)? else { return Ok(None) };
        let read = openroom_laws::Event::list_from_json(&paper.text);
        read.map(Some).map_err(|_| ArchiveError::Sealed { what: Item::Record(line) })
    }
}

//! Boards and opponents that were not meant: what is put right, what stands, what is cancelled.

use std::collections::BTreeSet;

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L5B, L15A1_2007, L15B1, L15B2, L82A};
use openroom_movements::{BoardSet, Change, Contestant, Movement, Table, Unit};

use super::{Follows, Judging};
use crate::apply::is_for_wrong_boards;
use crate::played_twice::lines_twice;
use crate::{
    EntryNo, EntryStanding, Happened, Line, LineState, OwnReason, Playing, Record, Refused, Score, Section,
    Tournament, Why,
};

impl Judging<'_> {
    pub(super) fn change_movement(&self, section: Section, change: Change) -> Follows {
        self.only_directors()?;
        self.must_be_in_time(self.event.session_no())?;
        let playing = self.playing(section)?;
        let by = match change {
            Change::TurnTable { .. } | Change::Exchange { .. } => L5B,
            Change::Late { contestant, from } if self.may_come_back(playing, contestant) => {
                return self.comes_otherwise(section, playing, contestant, from);
            }
            Change::Withdraw { contestant, .. } | Change::Late { contestant, .. } => {
                self.must_take_part(playing, contestant)?;
                let (after, _) =
                    playing.movement.changed(change).map_err(|why| Why::ChangeDoesNotFit { why })?;
                self.must_lose_nothing(section, playing, &after)?;
                L82A
            }
            Change::OtherBoards { round, table, set } => {
                return self.wrong_boards(section, round, table, set);
            }
            Change::AlsoPlays { round, table, set } => {
                self.must_be_new_to_the_table(section, playing, (round, table), set)?;
                self.wrong_board_laws()?.0
            }
            Change::NoLongerPlays { round, table, set } => {
                if let Some(besides) = playing.movement.besides(round, table, set) {
                    self.must_be_untouched(section, round, besides)?;
                }
                self.wrong_board_laws()?.0
            }
        };
        self.changed(section, playing, change, by)
    }

    /// Nothing was entered at a table; boards that were cancelled there in advance are nothing.
    fn must_be_untouched(&self, section: Section, round: u16, table: u16) -> Result<(), Refused> {
        let session = self.event.session_no();
        let here = |line: &&Line| {
            (line.session, line.section, line.round, line.table) == (session, section, round, table)
        };
        let entered = self.event.lines.keys().chain(self.event.notes.keys()).filter(here);
        match entered.filter(|line| self.event.cancelled.get(*line) != Some(&None)).min() {
            Some(line) => Err(Why::WouldLose { line: *line }.by(L82A)),
            None => Ok(()),
        }
    }

    /// Nobody at a table has a set of boards anywhere in the movement as it is now.
    fn must_be_new_to_the_table(
        &self,
        section: Section,
        playing: &Playing,
        (round, table): (u16, u16),
        set: BoardSet,
    ) -> Result<(), Refused> {
        let tables = playing.movement.rounds.get(usize::from(round).wrapping_sub(1));
        let here = tables.and_then(|round| round.tables.get(usize::from(table).wrapping_sub(1)));
        let Some(here) = here else { return Ok(()) };
        let sits = |who: Contestant| here.occupants().any(|(_, there)| there == who);
        for (round, tables) in (1..).zip(&playing.movement.rounds) {
            for (table, other) in (1..).zip(&tables.tables) {
                let meets = other.occupants().any(|(_, who)| sits(who));
                if other.set == Some(set) && other.is_played() && meets {
                    let (board, _) = playing.movement.board_numbers(set);
                    let line = Line { session: self.event.session_no(), section, round, table, board };
                    return Err(Why::PlayedTwice { line }.by(self.wrong_board_laws()?.1));
                }
            }
        }
        Ok(())
    }

    /// A board that somebody at the table has played before is cancelled; otherwise the score stands.
    pub(super) fn wrong_boards(&self, section: Section, round: u16, table: u16, set: BoardSet) -> Follows {
        self.only_directors()?;
        self.must_be_in_time(self.event.session_no())?;
        if self.event.unit == Some(Unit::Team) {
            return Err(Why::NotForTeams.into());
        }
        let playing = self.playing(section)?;
        if round > playing.round() {
            return Err(Why::RoundNotCalled { round }.into());
        }
        let (stands, cancelled) = self.wrong_board_laws()?;
        let change = Change::OtherBoards { round, table, set };
        let (mut after, _) = playing.movement.changed(change).map_err(|why| Why::ChangeDoesNotFit { why })?;
        // A table at which they were to play these boards later has nothing to do any more.
        let besides = playing.movement.besides(round, table, set);
        let not_needed = besides.filter(|number| self.must_be_untouched(section, round, *number).is_ok());
        let back = not_needed.map(|_| Change::NoLongerPlays { round, table, set });
        if let Some((less, _)) = back.and_then(|back| after.changed(back).ok()) {
            after = less;
        }
        let mut again = self.twice(section, &after).into_iter();
        let before = again.any(|(_, line)| (line.round, line.table) == (round, table));
        let by = if before { cancelled } else { stands };
        let follows = std::iter::once(change).chain(back);
        let follows = follows.map(|change| Happened::MovementChanged { section, change, by: Some(by) });
        self.put_right(section, playing, &after, follows.collect())
    }

    /// Whoever has left the event neither comes late nor leaves again.
    fn must_take_part(&self, playing: &Playing, contestant: Contestant) -> Result<(), Refused> {
        let Some(entry) = playing.entry(contestant) else { return Ok(()) };
        let plays = self.event.entries.get(&entry).is_some_and(crate::Entry::plays);
        if plays { Ok(()) } else { Err(Why::HasLeft { entry }.by(L82A)) }
    }

    /// Nothing that a table has entered would be at no table any more.
    fn must_lose_nothing(
        &self,
        section: Section,
        playing: &Playing,
        after: &Movement,
    ) -> Result<(), Refused> {
        let session = self.event.session_no();
        let here = |line: &&Line| (line.session, line.section) == (session, section);
        let is_played = |line: &Line| {
            let tables = after.rounds.get(usize::from(line.round) - 1).map_or(&[][..], |round| &round.tables);
            tables.get(usize::from(line.table) - 1).is_some_and(Table::is_played)
        };
        let entered = self.event.lines.keys().chain(self.event.notes.keys()).filter(here);
        let mut called = entered.filter(|line| line.round <= playing.round());
        match called.find(|line| self.event.table(**line).is_some() && !is_played(line)) {
            Some(line) => Err(Why::WouldLose { line: *line }.by(L82A)),
            None => Ok(()),
        }
    }

    /// The last round before another in which something is entered at the table of a contestant; none where the other is
    /// not one of the movement.
    fn last_entered(
        &self,
        section: Section,
        playing: &Playing,
        contestant: Contestant,
        before: u16,
    ) -> Option<u16> {
        if usize::from(before) > playing.movement.rounds.len() && !playing.is_drawn() {
            return None;
        }
        let here = |line: &&Line| (line.session, line.section) == (self.event.session_no(), section);
        let sits = |line: &&Line| {
            let table = self.event.table(**line);
            table.is_some_and(|table| table.occupants().any(|(_, who)| who == contestant))
        };
        let entered = self.event.lines.keys().chain(self.event.notes.keys()).filter(here).filter(sits);
        let played = |line: &&Line| self.event.cancelled.get(*line) != Some(&None);
        entered.filter(|line| line.round < before).filter(played).map(|line| line.round).max()
    }

    /// The last round before another that was called while a contestant that has left since still had its place there.
    fn last_kept(&self, playing: &Playing, contestant: Contestant, before: u16) -> Option<u16> {
        let entry = playing.entry(contestant).and_then(|entry| self.event.entries.get(&entry))?;
        let left = |round: u16| {
            entry.standing == EntryStanding::Withdrawn || playing.is_awaited_after(contestant, round)
        };
        let sits = |table: &Table| table.is_played() && table.occupants().any(|(_, who)| who == contestant);
        let called = (1..=playing.round()).zip(&playing.movement.rounds);
        let kept = called.filter(|(round, tables)| *round < before && tables.tables.iter().any(sits));
        kept.map(|(round, _)| round).filter(|round| left(*round)).max()
    }

    /// Whether seats wait for a contestant that takes part, or it was withdrawn and may take that back.
    fn may_come_back(&self, playing: &Playing, contestant: Contestant) -> bool {
        let entry = playing.entry(contestant).and_then(|entry| self.event.entries.get(&entry));
        match entry.map(|entry| entry.standing) {
            Some(EntryStanding::Playing | EntryStanding::ToBeDisqualified) => playing.is_awaited(contestant),
            Some(EntryStanding::Withdrawn) => true,
            Some(EntryStanding::Disqualified) | None => false,
        }
    }

    /// A contestant that was to come late comes in another round, or in the first after all; one that was withdrawn
    /// comes back to its places.
    fn comes_otherwise(
        &self,
        section: Section,
        playing: &Playing,
        contestant: Contestant,
        from: u16,
    ) -> Follows {
        if playing.has_lost_its_place(contestant) {
            return Err(Why::NoPlace.into());
        }
        // Who came back may play elsewhere by now.
        let back = playing.entry(contestant).and_then(|entry| self.event.entries.get(&entry));
        for person in back.filter(|entry| !entry.plays()).into_iter().flat_map(|entry| &entry.players) {
            self.must_not_play(*person)?;
        }
        let next = playing.movement.rounds.len() as u16 + 1;
        if playing.is_drawn() && from > next {
            return Err(Why::WrongRound { next }.by(L82A));
        }
        let changed = |movement: &Movement, change| {
            movement.changed(change).map_err(|why| Why::ChangeDoesNotFit { why })
        };
        let mut follows = Vec::new();
        let entered = self.last_entered(section, playing, contestant, from);
        let after = if let Some(last) = entered.max(self.last_kept(playing, contestant, from)) {
            // What it had played or begun before it left stays, and the rounds in between stay empty.
            let change = Change::Withdraw { contestant, after: last };
            let mut away = playing.clone();
            away.change(change);
            if away != *playing {
                follows.push(Happened::MovementChanged { section, change, by: Some(L82A) });
            }
            follows.push(Happened::Returned { section, contestant, from: Some(from) });
            away.with_back(contestant, from)
        } else {
            follows.push(Happened::Returned { section, contestant, from: None });
            let back = playing.with_back(contestant, 1);
            let change = Change::Late { contestant, from };
            // The next round that is drawn takes whoever is there.
            let to_be_drawn = playing.is_drawn() && from == next;
            let after = if to_be_drawn { back.clone() } else { changed(&back, change)?.0 };
            if after != back {
                follows.push(Happened::MovementChanged { section, change, by: Some(L82A) });
            }
            after
        };
        self.must_lose_nothing(section, playing, &after)?;
        let of_its_match = self.event.lines.keys().filter(|line| {
            (line.session, line.section) == (self.event.session_no(), section)
                && self.event.is_of_a_match_given_up(**line)
                && self.event.cancelled.get(*line) == Some(&None)
                && playing.entry(contestant).is_some_and(|entry| {
                    let sides = self.event.sides(**line);
                    sides.is_some_and(|sides| sides.values().iter().flatten().any(|one| *one == entry))
                })
        });
        follows.extend(of_its_match.map(|line| Happened::CancellationLifted { line: *line }));
        self.put_right(section, playing, &after, follows)
    }

    /// The change, and what follows for boards that somebody would then have played twice.
    fn changed(&self, section: Section, playing: &Playing, change: Change, by: Provision) -> Follows {
        let (after, _) = playing.movement.changed(change).map_err(|why| Why::ChangeDoesNotFit { why })?;
        if after == playing.movement {
            return Err(Why::NothingChanges.by(by));
        }
        let follows = vec![Happened::MovementChanged { section, change, by: Some(by) }];
        self.put_right(section, playing, &after, follows)
    }

    /// Every board cancelled that somebody would then have played twice; those that nobody has any more are as they
    /// were.
    fn put_right(
        &self,
        section: Section,
        playing: &Playing,
        after: &Movement,
        mut follows: Vec<Happened>,
    ) -> Follows {
        if self.event.unit == Some(Unit::Team) {
            return Ok(follows);
        }
        let session = self.event.session_no();
        let known = self.twice(section, &playing.movement);
        let again = self.twice(section, after);
        let lifted: Vec<Line> = self.cancelled_for_wrong_boards(session, section).collect();
        let then = self.after(&follows);
        let is_twice = |line: &Line| again.iter().any(|(_, other)| other == line);
        let gone = |line: &Line| !is_twice(line) && then.played_elsewhere(*line).is_none();
        let lifted = lifted.into_iter().filter(gone);
        follows.extend(lifted.map(|line| Happened::CancellationLifted { line }));
        let new: BTreeSet<Line> = again.difference(&known).map(|(_, line)| *line).collect();
        for line in new {
            if self.event.lines.get(&line) != Some(&LineState::Agreed(Score::Cancelled)) {
                self.must_not_be_decided(line)?;
                follows.push(self.met_again(line)?);
            }
        }
        Ok(follows)
    }

    /// The lines of a section of the session at which a contestant has a board for the second time. A table that was
    /// set up for boards to be played later comes after all others until it has a result.
    fn twice(&self, section: Section, movement: &Movement) -> BTreeSet<(Contestant, Line)> {
        lines_twice(self.event, self.event.session_no(), section, movement)
    }

    fn met_again(&self, line: Line) -> Result<Happened, Refused> {
        let (_, by) = self.wrong_board_laws()?;
        let reason = OwnReason::PlayedBefore.text().to_owned();
        Ok(Happened::Cancelled { line, by, reason })
    }

    /// The event after these happenings.
    fn after(&self, follows: &[Happened]) -> Tournament {
        let mut after = self.event.clone();
        for what in follows {
            after.apply(&Record { by: self.request.by, at: self.at, what: what.clone() });
        }
        after
    }

    /// A round that is drawn, with the boards of it cancelled that somebody at the table has played before.
    pub(super) fn without_boards_again(&self, drawn: Happened) -> Follows {
        let mut follows = vec![drawn];
        let then = self.after(&follows);
        let is_new = |line: &Line| self.event.table(*line).is_none();
        let new = then.due(then.session_no()).into_iter().filter(is_new);
        for line in new.filter(|line| then.played_elsewhere(*line).is_some()) {
            follows.push(self.met_again(line)?);
        }
        Ok(follows)
    }

    /// What a substitution brings about: boards that the newcomer has played are cancelled where he would meet them
    /// again; those that nobody there has played any more are as they were.
    pub(super) fn substituted(&self, entry: EntryNo, follows: Vec<Happened>) -> Follows {
        let session = self.event.session_no();
        if self.event.published(session).is_some() {
            return Ok(follows);
        }
        let then = self.after(&follows);
        let sits = |line: &Line| {
            then.sides(*line).is_some_and(|sides| sides.values().iter().flatten().any(|one| *one == entry))
        };
        let mut follows = follows;
        for line in self.event.due(session).into_iter().filter(sits) {
            let again = then.played_elsewhere(line).is_some();
            match self.event.lines.get(&line) {
                None | Some(LineState::Postponed) if again => follows.push(self.met_again(line)?),
                Some(LineState::Agreed(Score::Cancelled)) if !again && self.is_cancelled_again(line) => {
                    follows.push(Happened::CancellationLifted { line });
                }
                _ => {}
            }
        }
        Ok(follows)
    }

    /// What another line-up brings about. One that would have a player meet a board again is not taken; where it was
    /// played and the Director puts the record right, the board is cancelled where it was met again, and one that nobody
    /// met again is as it was.
    pub(super) fn lined_up(&self, entry: EntryNo, session: u16, follows: Vec<Happened>) -> Follows {
        let then = self.after(&follows);
        let known = self.event.boards_again(session, entry);
        let again: Vec<Line> = then.boards_again(session, entry);
        let mut follows = follows;
        for line in again.iter().copied().filter(|line| !known.contains(line)) {
            if !self.event.has_begun(line) {
                return Err(Why::PlayedTwice { line }.by(self.wrong_board_laws()?.1));
            }
            self.must_not_be_decided(line)?;
            follows.push(self.met_again(line)?);
        }
        for (section, _) in self.event.sections(session) {
            let cancelled = self.cancelled_for_wrong_boards(session, section);
            let own = |line: &Line| {
                self.event
                    .sides(*line)
                    .is_some_and(|sides| sides.values().iter().flatten().any(|one| *one == entry))
            };
            let lifted = cancelled.filter(own).filter(|line| then.played_elsewhere(*line).is_none());
            follows.extend(lifted.map(|line| Happened::CancellationLifted { line }));
        }
        Ok(follows)
    }

    /// Line-ups that were named before the session began have nobody meet a board again.
    pub(super) fn must_not_meet_again(&self, started: &Happened) -> Result<(), Refused> {
        if self.event.unit != Some(Unit::Team) {
            return Ok(());
        }
        let then = self.after(std::slice::from_ref(started));
        let session = then.session_no();
        let mut again = self.event.order.iter().flat_map(|entry| then.boards_again(session, *entry));
        match again.next() {
            Some(line) => Err(Why::PlayedTwice { line }.by(self.wrong_board_laws()?.1)),
            None => Ok(()),
        }
    }

    /// Whether a line was cancelled because somebody had played the board, and not because of the movement.
    fn is_cancelled_again(&self, line: Line) -> bool {
        let mut cancelled = self.cancelled_for_wrong_boards(line.session, line.section);
        cancelled.any(|other| other == line) && self.must_fit_the_movement(line).is_ok()
    }

    /// The provision by which a board is cancelled because somebody there has played it.
    pub(super) fn cancelled_as_met(&self, line: Line) -> Option<Provision> {
        self.event.played_elsewhere(line)?;
        self.wrong_board_laws().ok().map(|(_, by)| by)
    }

    /// The lines of a section that were cancelled because somebody had played the board, and have had no ruling.
    fn cancelled_for_wrong_boards(&self, session: u16, section: Section) -> impl Iterator<Item = Line> {
        let here = move |line: &Line| (line.session, line.section) == (session, section);
        let lines = self.event.deprived.iter().filter(|(_, by)| is_for_wrong_boards(**by));
        let lines = lines.map(|(line, _)| *line).filter(here);
        lines.filter(|line| self.event.lines.get(line) == Some(&LineState::Agreed(Score::Cancelled)))
    }

    /// Nobody at the table has played the board, or has it elsewhere in the movement as it is now.
    pub(super) fn must_have_been_cancelled_for_nothing(&self, line: Line) -> Result<(), Refused> {
        self.must_fit_the_movement(line)?;
        self.must_be_new_to_them(line)
    }

    fn must_fit_the_movement(&self, line: Line) -> Result<(), Refused> {
        let movement = self.event.movement(line.session, line.section).ok_or(Why::NoSuchLine { line })?;
        let twice = lines_twice(self.event, line.session, line.section, movement);
        if self.event.unit != Some(Unit::Team) && twice.iter().any(|(_, other)| *other == line) {
            return Err(Why::PlayedTwice { line }.by(self.wrong_board_laws()?.1));
        }
        Ok(())
    }

    fn wrong_board_laws(&self) -> Result<(Provision, Provision), Refused> {
        let conditions = self.event.conditions().ok_or(Why::NoConditions)?;
        let edition = conditions.edition;
        Ok((L15B2.in_force(edition).unwrap_or(L15A1_2007), L15B1.paragraph(edition)))
    }

    /// Nobody at the table has a result on the board from another table.
    pub(super) fn must_be_new_to_them(&self, line: Line) -> Result<(), Refused> {
        match self.event.played_elsewhere(line) {
            Some(other) => Err(Why::PlayedBefore { line: other }.by(self.wrong_board_laws()?.1)),
            None => Ok(()),
        }
    }
}

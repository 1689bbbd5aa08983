//! Boards and opponents that were not meant: what is put right, what stands, what is cancelled.

use std::collections::BTreeSet;

use openroom_lawbook::provisions::{L5B, L15A1_2007, L15B_2007, L15B1, L15B2, L82A};
use openroom_lawbook::{Edition, Provision};
use openroom_movements::{BoardSet, Change, Fault, Movement, Unit, faults};

use super::{Follows, Judging};
use crate::apply::is_for_wrong_boards;
use crate::{Happened, Line, LineState, Playing, Refused, Score, Section, Why};

impl Judging<'_> {
    pub(super) fn change_movement(&self, section: Section, change: Change) -> Follows {
        self.only_directors()?;
        self.must_be_in_time(self.event.session_no())?;
        let playing = self.playing(section)?;
        let by = match change {
            Change::TurnTable { .. } | Change::Exchange { .. } => L5B,
            Change::Withdraw { .. } | Change::Late { .. } => L82A,
            Change::OtherBoards { round, table, set } => {
                return self.wrong_boards(section, round, table, set);
            }
            Change::AlsoPlays { .. } => self.wrong_board_laws()?.0,
        };
        self.changed(section, playing, change, by)
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
        let before = played_before(&playing.movement, round, table, set);
        let by = if before { cancelled } else { stands };
        self.changed(section, playing, Change::OtherBoards { round, table, set }, by)
    }

    /// The change, and every board cancelled that somebody would then have played twice; those that nobody has any
    /// more are as they were.
    fn changed(&self, section: Section, playing: &Playing, change: Change, by: Provision) -> Follows {
        let (after, wrong) = playing.movement.changed(change).map_err(|why| Why::ChangeDoesNotFit { why })?;
        let mut follows = vec![Happened::MovementChanged { section, change, by: Some(by) }];
        if self.event.unit == Some(Unit::Team) {
            return Ok(follows);
        }
        let session = self.event.session_no();
        let known = faults(&playing.movement);
        let new: Vec<Fault> = wrong.iter().filter(|fault| !known.contains(fault)).copied().collect();
        let lifted: Vec<Line> = self.cancelled_for_wrong_boards(session, section).collect();
        let still = lines_twice(session, section, &after, &wrong);
        let lifted = lifted.into_iter().filter(|line| !still.contains(line));
        follows.extend(lifted.map(|line| Happened::CancellationLifted { line }));
        let (_, cancelled) = self.wrong_board_laws()?;
        let reason = "somebody at the table had played the board before";
        for line in lines_twice(session, section, &after, &new) {
            if self.event.lines.get(&line) != Some(&LineState::Agreed(Score::Cancelled)) {
                self.must_not_be_decided(line)?;
                follows.push(Happened::Cancelled { line, by: cancelled, reason: reason.to_owned() });
            }
        }
        Ok(follows)
    }

    /// The lines of a section that were cancelled because somebody had played the board, and have had no ruling.
    fn cancelled_for_wrong_boards(&self, session: u16, section: Section) -> impl Iterator<Item = Line> {
        let here = move |line: &Line| (line.session, line.section) == (session, section);
        let lines = self.event.deprived.iter().filter(|(_, by)| is_for_wrong_boards(**by));
        let lines = lines.map(|(line, _)| *line).filter(here);
        lines.filter(|line| self.event.lines.get(line) == Some(&LineState::Agreed(Score::Cancelled)))
    }

    /// Nobody at the table has played the board elsewhere in the movement as it is now.
    pub(super) fn must_have_been_cancelled_for_nothing(&self, line: Line) -> Result<(), Refused> {
        let movement = self.event.movement(line.session, line.section).ok_or(Why::NoSuchLine { line })?;
        let twice = lines_twice(line.session, line.section, movement, &faults(movement));
        if self.event.unit != Some(Unit::Team) && twice.contains(&line) {
            return Err(Why::PlayedTwice { line }.by(self.wrong_board_laws()?.1));
        }
        Ok(())
    }

    fn wrong_board_laws(&self) -> Result<(Provision, Provision), Refused> {
        let conditions = self.event.conditions().ok_or(Why::NoConditions)?;
        Ok(match conditions.edition {
            Edition::Laws2007 => (L15A1_2007, L15B_2007),
            Edition::Laws2017 | Edition::Poland2024 => (L15B2, L15B1),
        })
    }

    /// Nobody at the table has a result on the board from another table.
    pub(super) fn must_be_new_to_them(&self, line: Line) -> Result<(), Refused> {
        if self.event.unit == Some(Unit::Team) {
            return Ok(());
        }
        let Some(here) = self.event.sides(line) else { return Ok(()) };
        let meets = |other: &Line| {
            let sides = self.event.sides(*other);
            sides.is_some_and(|sides| {
                sides
                    .values()
                    .iter()
                    .flatten()
                    .any(|entry| here.values().iter().flatten().any(|own| own == entry))
            })
        };
        let same = |other: &Line| {
            *other != line && (other.session, other.board) == (line.session, line.board) && meets(other)
        };
        let played = |state: &LineState| matches!(state, LineState::Agreed(Score::Result(_)));
        let mut lines = self.event.lines.iter().filter(|(_, state)| played(state));
        match lines.find(|(other, _)| same(other)) {
            Some((other, _)) => Err(Why::PlayedBefore { line: *other }.by(self.wrong_board_laws()?.1)),
            None => Ok(()),
        }
    }
}

/// The lines at which somebody has a board for the second time.
fn lines_twice(session: u16, section: Section, movement: &Movement, faults: &[Fault]) -> BTreeSet<Line> {
    let mut lines = BTreeSet::new();
    for fault in faults {
        if let Fault::BoardTwice { contestant, set, round } = *fault {
            let tables = movement.rounds.get(usize::from(round) - 1).map_or(&[][..], |round| &round.tables);
            let at = (1..).zip(tables).filter(|(_, table)| {
                table.set == Some(set) && table.occupants().any(|(_, who)| who == contestant)
            });
            let (first, last) = movement.board_numbers(set);
            lines.extend(at.flat_map(|(table, _)| {
                (first..=last).map(move |board| Line { session, section, round, table, board })
            }));
        }
    }
    lines
}

/// Whether someone at the table has met the boards in an earlier round.
fn played_before(movement: &Movement, round: u16, table: u16, set: BoardSet) -> bool {
    let index = |number: u16| usize::from(number).saturating_sub(1);
    let here = movement.rounds.get(index(round)).and_then(|round| round.tables.get(index(table)));
    let Some(here) = here else { return false };
    let mut earlier = movement.rounds.iter().take(index(round)).flat_map(|round| &round.tables);
    earlier.any(|other| {
        other.is_played()
            && other.set == Some(set)
            && other.occupants().any(|(_, who)| here.occupants().any(|(_, there)| there == who))
    })
}

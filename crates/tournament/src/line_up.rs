//! Who of a team sits where.

use std::collections::BTreeSet;

use openroom_cards::Side;
use openroom_movements::Unit;
use serde::{Deserialize, Serialize};

use crate::{EntryNo, Line, LineState, Partners, Person, Score, Tournament};

/// The pairs of a team that play: one North-South, one East-West.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LineUp {
    /// The pair that sits North-South.
    pub north_south: Partners,
    /// The pair that sits East-West.
    pub east_west: Partners,
}

impl LineUp {
    /// The pair of a side.
    pub fn of(&self, side: Side) -> Partners {
        match side {
            Side::NorthSouth => self.north_south,
            Side::EastWest => self.east_west,
        }
    }

    /// The two pairs.
    pub fn pairs(&self) -> [Partners; 2] {
        [self.north_south, self.east_west]
    }

    /// The line-up with one player in the place of another.
    pub(crate) fn with(self, leaves: Person, comes: Person) -> LineUp {
        let put = |pair: Partners| {
            let [one, other] = pair.both().map(|person| if person == leaves { comes } else { person });
            Partners::of(one, other).unwrap_or(pair)
        };
        LineUp { north_south: put(self.north_south), east_west: put(self.east_west) }
    }
}

impl Tournament {
    /// The line-up of a team in a round: the last that was named for it or an earlier round of the session.
    pub fn line_up(&self, entry: EntryNo, session: u16, round: u16) -> Option<LineUp> {
        let named = self.line_ups.range((entry, session, 0)..=(entry, session, round));
        named.last().map(|(_, line_up)| *line_up)
    }

    /// The line-ups of a team in a session, by the round from which they hold.
    pub fn line_ups(&self, entry: EntryNo, session: u16) -> impl Iterator<Item = (u16, LineUp)> {
        let named = self.line_ups.range((entry, session, 0)..=(entry, session, u16::MAX));
        named.map(|(&(_, _, round), line_up)| (round, *line_up))
    }

    /// The persons who may sit on a side of a line: those of the line-up where a team named one.
    pub fn players_at(&self, line: Line, side: Side) -> Vec<Person> {
        let Some(sides) = self.sides(line) else { return Vec::new() };
        let of = |entry: &EntryNo| match self.pair_of(*entry, line, side) {
            Some(pair) => pair.both().to_vec(),
            None => self.players_of(*entry, line).to_vec(),
        };
        sides[side].iter().flat_map(of).collect()
    }

    /// The pair of a team that sits on a side of a line, or sat there when it was played.
    pub(crate) fn pair_of(&self, entry: EntryNo, line: Line, side: Side) -> Option<Partners> {
        let named = || self.line_up(entry, line.session, line.round).map(|line_up| line_up.of(side));
        let sat = self.sat_as.get(&(entry, line)).copied();
        sat.or_else(|| if self.sits_so_twice(entry, line, side) { None } else { named() })
    }

    /// Whether a team sits the same way at another table of the round too, with the same boards: a table was turned, and
    /// no line-up says which of its pairs is where.
    fn sits_so_twice(&self, entry: EntryNo, line: Line, side: Side) -> bool {
        let tables = || {
            let movement = self.movement(line.session, line.section)?;
            Some(movement.rounds.get(usize::from(line.round).checked_sub(1)?)?.tables.len() as u16)
        };
        let mut others = (1..=tables().unwrap_or(0)).filter(|table| *table != line.table);
        let so = |table| self.sides(Line { table, ..line }).is_some_and(|sides| sides[side].contains(&entry));
        self.unit == Some(Unit::Team) && others.any(so)
    }

    /// Those of whom it is known that they sit at a line or sat there: of teams that named a line-up, their pairs.
    pub(crate) fn known_at(&self, line: Line) -> Vec<Person> {
        let Some(sides) = self.sides(line) else { return Vec::new() };
        let of = |side: Side| {
            sides[side].iter().flat_map(move |entry| match self.unit {
                Some(Unit::Team) => {
                    self.pair_of(*entry, line, side).map_or(Vec::new(), |pair| pair.both().to_vec())
                }
                Some(Unit::Player | Unit::Pair) | None => self.players_of(*entry, line).to_vec(),
            })
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    /// The lines of a session at which a player of a team has a board that he has at another too: what was played comes
    /// first, then the order of the rounds.
    pub(crate) fn boards_again(&self, session: u16, entry: EntryNo) -> Vec<Line> {
        let gone = |line: &Line| {
            let score = self.lines.get(line).and_then(LineState::agreed);
            matches!(score, Some(Score::NotPlayed | Score::Cancelled))
        };
        let of = |line: Line| {
            let sides = self.sides(line);
            let side = Side::ALL
                .into_iter()
                .find(|side| sides.as_ref().is_some_and(|sides| sides[*side].contains(&entry)))?;
            Some(self.pair_of(entry, line, side)?.both())
        };
        let mut had: BTreeSet<(Person, u32)> = BTreeSet::new();
        let mut again = Vec::new();
        let mut lines = self.due(session);
        lines.retain(|line| !gone(line));
        lines.sort_by_key(|line| !self.has_begun(*line));
        for line in lines {
            let Some(pair) = of(line) else { continue };
            if pair.iter().any(|person| had.contains(&(*person, line.board))) {
                again.push(line);
            }
            had.extend(pair.map(|person| (person, line.board)));
        }
        again
    }

    /// Whether something of a line was entered or brought, so that those who sit there have seen the board.
    pub(crate) fn has_begun(&self, line: Line) -> bool {
        match self.lines.get(&line) {
            Some(LineState::Postponed) => false,
            Some(LineState::Agreed(Score::Cancelled)) => self.cancelled.get(&line) != Some(&None),
            Some(LineState::Entered(..) | LineState::Disputed { .. } | LineState::Agreed(_)) => true,
            None => self.notes.contains_key(&line),
        }
    }

    /// Who played for an entry at a line: those who did when it was played, whoever took a place since.
    pub fn players_of(&self, entry: EntryNo, line: Line) -> &[Person] {
        let now = || self.entries.get(&entry).map(|entry| &entry.players);
        self.sat.get(&(entry, line)).or_else(now).map_or(&[], Vec::as_slice)
    }

    /// Whether a person played for an entry at a line, or is its captain.
    pub(crate) fn was_of(&self, entry: EntryNo, person: Person, line: Line) -> bool {
        let captain = self.entries.get(&entry).and_then(|entry| entry.captain);
        self.players_of(entry, line).contains(&person) || captain == Some(person)
    }

    /// Whether a person plays in the event or has played in it, or is a captain.
    pub fn takes_part(&self, person: Person) -> bool {
        self.entries.values().any(|entry| entry.is_of(person))
            || self.sat.values().any(|players| players.contains(&person))
    }

    /// The partners on a side of a line, where it is known who they are.
    pub fn pair_at(&self, line: Line, side: Side) -> Option<Partners> {
        match self.players_at(line, side)[..] {
            [one, other] => Partners::of(one, other),
            _ => None,
        }
    }

    /// Whether a person knows what happened at a line from having been there. In a match that goes on at
    /// another table only those who sit here do.
    pub(crate) fn was_there(&self, person: Person, line: Line) -> bool {
        let named = |entry: &EntryNo| {
            let known = |side| self.pair_of(*entry, line, side).is_some();
            Side::ALL.into_iter().any(known)
        };
        let Some(sides) = self.sides(line) else { return false };
        let mut own = sides.values().iter().flatten().filter(|entry| self.was_of(**entry, person, line));
        let Some(own) = own.next() else { return false };
        if self.unit != Some(Unit::Team) {
            return true;
        }
        let sits = named(own) && self.side_of(person, line).is_some();
        sits || !self.is_still_to_be_played(line.session, line.board)
    }
}

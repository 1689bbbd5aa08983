//! Who decides at a line: a Director who is of no contestant there.

use std::ops::RangeInclusive;

use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L79C1, L81D};
use openroom_movements::{Change, Contestant, Table};

use crate::{
    Command, EntryNo, ErrorClaim, Line, LineState, Person, Role, Score, Section, Tournament, UnderRuling,
};

/// The offices that direct.
pub(crate) const DIRECTORS: &[Role] = &[Role::ChiefDirector, Role::AssistantDirector];

/// What an act of the Director is about, as far as somebody may be concerned in it himself.
enum Touches {
    /// The record of a line: an error that the other side speaks of too is anybody's to put right.
    Record(Line),
    /// The score of a line: where nobody else directs, what the other side brings up is decided all the same.
    Score(Line),
    /// How lines are played and looked at: where nobody else directs, it is done all the same.
    Lines(Vec<Line>),
    /// What contestants get: the same.
    Entries(Vec<EntryNo>),
}

impl Tournament {
    /// Whether somebody directs and is of no contestant at this line.
    pub fn is_neutral(&self, person: Person, line: Line) -> bool {
        self.has_role(person, DIRECTORS) && !self.is_contestant(person, line)
    }

    /// Whether the event has a Director who is of no contestant at this line.
    pub fn has_neutral_director(&self, line: Line) -> bool {
        self.has_other_director(&[], |person| self.is_contestant(person, line))
    }

    /// Whether somebody is of a contestant at this line: he played there for one, is of the team that has the other table of
    /// the match, or is its captain.
    pub fn is_contestant(&self, person: Person, line: Line) -> bool {
        self.own_side(person, line).is_some()
    }

    /// Whether somebody leaves the lines of a table to another Director, since he is of a contestant there.
    pub fn is_for_another(&self, who: &[Person], line: Line) -> bool {
        let concerned = |one: Person| self.is_contestant(one, line);
        who.iter().any(|one| concerned(*one)) && self.has_other_director(who, concerned)
    }

    fn own_side(&self, person: Person, line: Line) -> Option<Side> {
        let sides = self.sides(line)?;
        let of = |side: &Side| sides[*side].iter().any(|entry| self.was_of(*entry, person, line));
        self.side_of(person, line).or_else(|| Side::ALL.into_iter().find(of))
    }

    /// Whether this side says that the score of the line is wrong, and nobody has settled that.
    pub fn is_contested_by(&self, side: Side, line: Line) -> bool {
        let here = |claim: &&ErrorClaim| claim.line == line && claim.settled.is_none();
        let sides = self.sides(line);
        let of_side =
            |claim: &ErrorClaim| sides.as_ref().is_some_and(|sides| sides[side].contains(&claim.entry));
        self.claims.values().filter(here).any(of_side)
    }

    /// The provision by which a Director leaves something to another, since he is himself one whom it concerns; none where
    /// it is his to do. He may be several persons of the event, one who directs and one who plays for instance.
    pub fn leaves_to_another(&self, who: &[Person], command: &Command) -> Option<Provision> {
        let plays_at = |line: Line| who.iter().any(|one| self.is_contestant(*one, line));
        match self.touches(command)? {
            Touches::Record(line) => {
                (plays_at(line) && !self.is_contested_by_others(who, line)).then_some(L79C1)
            }
            Touches::Score(line) => {
                let others = self.has_other_director(who, |one| self.is_contestant(one, line));
                let brought = self.is_contested_by_others(who, line) || self.is_disputed(line);
                (plays_at(line) && (others || !brought)).then_some(L81D)
            }
            Touches::Lines(lines) => {
                let concerned = |one: Person| lines.iter().any(|line| self.is_contestant(one, *line));
                let own = who.iter().any(|one| concerned(*one));
                (own && self.has_other_director(who, concerned)).then_some(L81D)
            }
            Touches::Entries(entries) => {
                let is_of = |entry: &EntryNo, one| self.entries.get(entry).is_some_and(|it| it.is_of(one));
                let concerned = |one: Person| entries.iter().any(|entry| is_of(entry, one));
                let own = who.iter().any(|one| concerned(*one));
                (own && self.has_other_director(who, concerned)).then_some(L81D)
            }
        }
    }

    fn touches(&self, command: &Command) -> Option<Touches> {
        Some(match command {
            // Before the first session everybody withdraws his own entry himself.
            Command::Withdraw(_) if self.sessions.is_empty() => return None,
            Command::Correct(line, ..)
            | Command::CorrectUnderRuling { line, ruling: UnderRuling::Stands, .. } => Touches::Record(*line),
            Command::CorrectUnderRuling { line, ruling: UnderRuling::Ends, .. }
            | Command::Rule { line, .. }
            | Command::Cancel(line, _) => Touches::Score(*line),
            Command::RequirePlay(line) => match self.lines.get(line) {
                Some(LineState::Agreed(Score::Cancelled)) => Touches::Score(*line),
                _ => Touches::Lines(vec![*line]),
            },
            Command::Postpone(line, _) | Command::CloseReview { line, .. } => Touches::Lines(vec![*line]),
            Command::SettleClaim { claim, .. } => Touches::Lines(vec![self.claims.get(claim)?.line]),
            Command::Foul { session, board, .. } => {
                let of_board = |line: &Line| line.board == *board;
                Touches::Lines(self.due(*session).into_iter().filter(of_board).collect())
            }
            Command::SubstituteBoard { home, away, .. } => Touches::Entries(vec![*home, *away]),
            Command::PlayedWrongBoards { section, round, table, .. }
            | Command::ChangeMovement(
                section,
                Change::TurnTable { round, table } | Change::OtherBoards { round, table, .. },
            ) => Touches::Lines(self.lines_at(*section, *round, *table)),
            Command::ChangeMovement(section, Change::Exchange { round: _, one, other }) => {
                let playing = self.section(self.session_no(), *section)?;
                let entry = |who: &Contestant| playing.entry(*who);
                Touches::Entries([one, other].into_iter().filter_map(entry).collect())
            }
            Command::Penalize { entry, .. }
            | Command::Withdraw(entry)
            | Command::Disqualify { entry, .. }
            | Command::ReferDisqualification(entry) => Touches::Entries(self.with_opponents(*entry)),
            Command::Suspend { person, .. } => Touches::Entries(self.with_opponents(self.entry_of(*person)?)),
            Command::ChangeMovement(
                section,
                Change::Withdraw { contestant, .. } | Change::Late { contestant, .. },
            ) => {
                let playing = self.section(self.session_no(), *section)?;
                Touches::Entries(self.with_opponents(playing.entry(*contestant)?))
            }
            Command::ChangePenalty { number, .. } | Command::WithdrawPenalty { number, .. } => {
                let given = self.penalties.get(number)?;
                let rounds = given.round..=given.round;
                Touches::Entries(self.with_opponents_in(given.session, given.entry, rounds))
            }
            Command::BreakTie { winner, .. } => {
                let ties = self.ties();
                let tie = ties.iter().find(|tie| [tie.home, tie.away].contains(winner))?;
                Touches::Entries(vec![tie.home, tie.away])
            }
            _ => return None,
        })
    }

    /// An entry and those whom it plays against in the round that was called last, and in one that was drawn after it.
    fn with_opponents(&self, entry: EntryNo) -> Vec<EntryNo> {
        let session = self.session_no();
        let playing = self.sections(session).map(|(_, one)| one).find(|one| one.entries.contains(&entry));
        let rounds = match playing {
            Some(playing) if playing.is_drawn() => playing.round()..=playing.draws.len() as u16,
            Some(playing) => playing.round()..=playing.round(),
            None => 0..=0,
        };
        self.with_opponents_in(session, entry, rounds)
    }

    fn with_opponents_in(&self, session: u16, entry: EntryNo, rounds: RangeInclusive<u16>) -> Vec<EntryNo> {
        let mut all = vec![entry];
        for (_, playing) in self.sections(session) {
            let Some(own) = playing.contestant(entry) else { continue };
            let called = (1..).zip(&playing.movement.rounds).filter(|(round, _)| rounds.contains(round));
            let tables = called.flat_map(|(_, round): (u16, _)| &round.tables);
            let own = tables.filter(|table| table.occupants().any(|(_, who)| who == own));
            all.extend(own.flat_map(Table::occupants).filter_map(|(_, who)| playing.entry(who)));
        }
        all
    }

    fn lines_at(&self, section: Section, round: u16, table: u16) -> Vec<Line> {
        let here = |line: &Line| (line.section, line.round, line.table) == (section, round, table);
        self.due(self.session_no()).into_iter().filter(here).collect()
    }

    /// Whether anybody else directs whom it does not concern.
    fn has_other_director(&self, who: &[Person], concerns: impl Fn(Person) -> bool) -> bool {
        let directs = self.roles.iter().filter(|(_, role)| DIRECTORS.contains(role));
        directs.into_iter().any(|(person, _)| !who.contains(person) && !concerns(*person))
    }

    fn is_contested_by_others(&self, who: &[Person], line: Line) -> bool {
        let mut own = who.iter().filter_map(|one| self.own_side(*one, line));
        own.next().is_some_and(|own| self.is_contested_by(own.other(), line))
    }

    fn is_disputed(&self, line: Line) -> bool {
        matches!(self.lines.get(&line), Some(LineState::Disputed { .. }))
    }
}

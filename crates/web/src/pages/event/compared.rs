//! What a side has on a board once it is compared: with every other table, or with the other table of the match.

use openroom_cards::Side;
use openroom_movements::Unit;
use openroom_scoring::{Book, League, Match, MatchBoard, MatchMethod, MatchResult, Ratio};
use openroom_tournament::{EntryNo, Line, TeamMatch, Tournament, book, league, matches};

use super::told;
use crate::words::Words;

/// A session scored.
pub(super) enum Compared {
    /// Every board with all tables that played it.
    Field(Box<Book>),
    /// Every board with the other table of the match.
    Matches(Box<Contests>),
}

/// The matches of teams, scored.
pub(super) struct Contests {
    league: League,
    matches: Vec<TeamMatch>,
}

/// A match with what it gave.
pub(super) struct Contest<'a> {
    pub(super) played: &'a TeamMatch,
    pub(super) scored: &'a Match,
    pub(super) result: &'a MatchResult,
}

impl Compared {
    /// The session as it stands; none where nothing can be scored.
    pub(super) fn of(event: &Tournament, session: u16) -> Option<Compared> {
        match event.unit()? {
            Unit::Pair | Unit::Player => Some(Compared::Field(Box::new(book(event, session).ok()?))),
            Unit::Team => Some(Compared::Matches(Box::new(Contests::of(event, session)?))),
        }
    }

    /// What a side has on a line: a percentage, or points of the method; none while it has nothing to be compared with.
    pub(super) fn told(&self, w: Words, event: &Tournament, line: Line, side: Side) -> Option<String> {
        match self {
            Compared::Field(book) => in_the_field(w, event, book, line, side),
            Compared::Matches(contests) => contests.told(w, line, side),
        }
    }
}

impl Contests {
    /// The matches of a session; none where it has none.
    pub(super) fn of(event: &Tournament, session: u16) -> Option<Contests> {
        match event.unit()? {
            Unit::Pair | Unit::Player => None,
            Unit::Team => {
                Some(Contests { league: league(event, session).ok()?, matches: matches(event, session) })
            }
        }
    }

    /// Every match that is scored.
    pub(super) fn all(&self) -> impl Iterator<Item = Contest<'_>> {
        self.matches.iter().filter_map(|played| {
            let is_it = |scored: &Match| {
                scored.round == u32::from(played.round)
                    && self.is(scored.home, played.home)
                    && self.is(scored.away, played.away)
            };
            let at = self.league.matches.iter().position(is_it)?;
            let (scored, result) = (&self.league.matches[at], self.league.results.get(at)?);
            Some(Contest { played, scored, result })
        })
    }

    /// How boards of a match are compared.
    pub(super) fn method(&self) -> MatchMethod {
        self.league.conditions.method
    }

    /// Whether results of a match are missing.
    pub(super) fn is_open(&self, contest: &Contest<'_>) -> bool {
        self.league.outstanding_in(contest.scored) > 0
    }

    /// A score of a board or a match: of IMPs and points with their sign.
    pub(super) fn amount(&self, w: Words, amount: &Ratio) -> String {
        let sign = match self.method() {
            MatchMethod::BoardAMatch => "",
            _ if amount.is_negative() || amount.is_zero() => "",
            _ => "+",
        };
        format!("{sign}{}", told::short(w, amount))
    }

    fn is(&self, place: u32, entry: EntryNo) -> bool {
        self.league.teams.get(place as usize).is_some_and(|team| team.id == entry.to_string())
    }

    fn told(&self, w: Words, line: Line, side: Side) -> Option<String> {
        let contest = self.all().find(|one| {
            one.played.boards.get(&line.board).is_some_and(|lines| lines.contains(&Some(line)))
        })?;
        let first = contest.played.boards[&line.board][0] == Some(line);
        let is_it = |board: &MatchBoard| board.board.number.get() == line.board;
        let place = contest.scored.boards.iter().position(is_it)?;
        let board = contest.result.boards.get(place)?.as_ref()?;
        let home = first == (side == Side::NorthSouth);
        Some(self.amount(w, if home { &board.home } else { &board.away }))
    }
}

fn in_the_field(w: Words, event: &Tournament, book: &Book, line: Line, side: Side) -> Option<String> {
    let traveller = book.travellers().iter().position(|one| one.board.number.get() == line.board)?;
    let place = event.due_on(line.session, line.board).position(|other| other == line)?;
    let amount = book.line_score(traveller, place, side).amount()?.clone();
    let top = book.top(traveller, place, side);
    Some(match amount.over(&top) {
        Some(share) if !top.is_zero() => told::percent(w, &share),
        _ => told::number(w, &amount, 2),
    })
}

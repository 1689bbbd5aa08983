use std::collections::BTreeMap;

use crate::league_ranking::has_bonus;
use crate::said::{said, sum};
use crate::tie::{all_met, parting, ranked};
use crate::{
    Book, Extra, Method, Place, Ranked, RankingOf, Ratio, Reason, Rounding, Scale, Surd, TieBreak, TieStep,
};

/// A Swiss of pairs: each round is a match, and what a pair has in it becomes victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swiss {
    /// The travellers of each round.
    pub rounds: Vec<Vec<usize>>,
    /// Lines that were played in another round than that of their board, by traveller and line, and in which.
    pub strays: BTreeMap<(usize, usize), usize>,
    /// From the margin to victory points: percentage points above fifty at matchpoints, otherwise the round's score.
    pub scale: Scale,
    /// The boards of a match by which a scale is chosen; those of the round where it is not given.
    pub boards: Option<u32>,
    /// The rounding of the margin before it becomes victory points.
    pub rounding: Option<Rounding>,
    /// Penalties and the like in victory points.
    pub extras: Vec<Extra>,
}

impl Swiss {
    /// A pair's margin in a round as it is, and as it is rounded; none where it has no score there.
    fn margins(&self, book: &Book, place: Place, round: usize) -> Option<(Ratio, Ratio)> {
        let exact = self.exact_margin(book, place, round)?;
        let rounded = match &self.rounding {
            Some(rounding) => exact.round(rounding),
            None => book.settled(&exact),
        };
        Some((book.settled(&exact), rounded))
    }

    fn exact_margin(&self, book: &Book, place: Place, round: usize) -> Option<Surd> {
        let is_here = |board, line| self.is_of(round, board, line);
        if book.conditions().method.has_top() {
            let above = book.share_where(place, is_here)? - Ratio::percent(50);
            return Some(Surd::from(above * Ratio::whole(100)));
        }
        book.exact_on(place, is_here)
    }

    /// Whether a line was played in a round.
    fn is_of(&self, round: usize, board: usize, line: usize) -> bool {
        match self.strays.get(&(board, line)) {
            Some(played) => *played == round,
            None => self.rounds[round].contains(&board),
        }
    }

    fn margin(&self, book: &Book, place: Place, round: usize) -> Option<Ratio> {
        self.margins(book, place, round).map(|(_, rounded)| rounded)
    }

    /// The boards by which the scale of a round is chosen.
    pub fn boards_of(&self, round: usize) -> u32 {
        self.boards.unwrap_or(self.rounds[round].len() as u32)
    }

    /// A pair's victory points round by round; none where it has no score in the round.
    pub fn points(&self, book: &Book, place: Place) -> Vec<Option<Ratio>> {
        let of = |round: usize| {
            let margin = self.margin(book, place, round)?;
            Some(self.scale.own(self.boards_of(round), &margin))
        };
        (0..self.rounds.len()).map(of).collect()
    }

    /// A pair's total.
    pub fn total(&self, book: &Book, place: Place) -> Ratio {
        let rounds: Ratio = self.points(book, place).into_iter().flatten().sum();
        self.extras.iter().filter(|extra| extra.contestant == place).fold(rounds, |total, extra| {
            let amount = crate::league::extra_points(extra);
            if extra.kind.is_penalty() { total - amount } else { total + amount }
        })
    }

    /// Where the scale is from.
    pub fn explain_source(&self) -> Vec<Reason> {
        self.scale.explain_source().into_iter().collect()
    }

    /// How a pair's victory points were made.
    pub fn explain(&self, book: &Book, place: Place) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for round in 0..self.rounds.len() {
            let Some((exact, margin)) = self.margins(book, place, round) else { continue };
            let boards = self.boards_of(round);
            let mut had = if book.conditions().method.has_top() {
                let percent = &exact + Ratio::whole(50);
                sum!("{}% − 50% = {}%", percent.exact(), exact.exact())
            } else {
                book.exact_text(&self.exact_margin(book, place, round).unwrap_or_default())
            };
            if margin != exact {
                had = said!("step-rounded-margin", "{had}, rounded to {margin}", had = had, margin = &margin);
            }
            reasons.push(Reason::regulation(said!(
                "step-round",
                "round {round}: {had}: {points} VP; {how}",
                had = had,
                points = &self.scale.own(boards, &margin),
                how = self.scale.explain(boards, &margin),
                round = round as u32 + 1
            )));
        }
        let points: Vec<Ratio> = self.points(book, place).into_iter().flatten().collect();
        let extras = self.extras.iter().filter(|extra| extra.contestant == place);
        let amounts = extras.map(|extra| (extra, crate::league::extra_points(extra)));
        let id = &book.contestants()[place as usize].id;
        reasons.extend(crate::explain::total_words(id, &points, amounts, &self.total(book, place)));
        reasons
    }

    /// How ties in victory points were parted.
    pub fn explain_ties(&self, book: &Book, ways: &[TieBreak]) -> Vec<Reason> {
        let steps = self.rankings(book).into_iter().flat_map(|of| self.parting(book, of, ways).1);
        steps.map(|step| crate::explain::tie_words(&step, book.contestants())).collect()
    }

    /// Whom there are rankings of: all, or each section or side.
    pub fn rankings(&self, book: &Book) -> Vec<RankingOf> {
        let mut all: Vec<RankingOf> =
            (0..book.contestants().len() as Place).filter_map(|place| book.in_ranking(place)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// A ranking by victory points, equal totals parted by the ways in their order.
    pub fn ranks(&self, book: &Book, of: RankingOf, ways: &[TieBreak]) -> Vec<Ranked> {
        self.parting(book, of, ways).0
    }

    /// The same, with every step by which ties were parted.
    pub fn parting(&self, book: &Book, of: RankingOf, ways: &[TieBreak]) -> (Vec<Ranked>, Vec<TieStep>) {
        let has_score = |place: &Place| {
            has_bonus(&self.extras, *place) || self.points(book, *place).iter().any(Option::is_some)
        };
        let places =
            (0..book.contestants().len() as Place).filter(|place| book.in_ranking(*place) == Some(of));
        let places = places.filter(has_score);
        let totals = places.map(|place| (self.total(book, place), place)).collect();
        parting(&ranked(totals), ways, &|way, place, tied| self.value(book, way, place, tied).into())
    }

    fn value(&self, book: &Book, way: TieBreak, place: Place, tied: &[Place]) -> Ratio {
        let points = || self.points(book, place);
        let met = |place: Place| {
            (0..self.rounds.len()).map(move |round| (round, self.opponents(book, place, round)))
        };
        match way {
            TieBreak::DirectEncounter => {
                let meetings =
                    |one: Place, other: Place| met(one).filter(|(_, them)| them.contains(&other)).count();
                if !all_met(tied, meetings) {
                    return Ratio::ZERO;
                }
                let points = points();
                let against = met(place).filter(|(_, them)| them.iter().any(|them| tied.contains(them)));
                against.filter_map(|(round, _)| points[round].clone()).sum()
            }
            TieBreak::Wins => {
                let won = |round: &usize| {
                    self.margin(book, place, *round).is_some_and(|margin| margin.is_positive())
                };
                Ratio::from((0..self.rounds.len()).filter(won).count() as u32)
            }
            TieBreak::Margins => {
                (0..self.rounds.len()).filter_map(|round| self.margin(book, place, round)).sum()
            }
            TieBreak::Opponents => {
                met(place).flat_map(|(_, them)| them).map(|them| self.total(book, them)).sum()
            }
            TieBreak::LastMatch => points().into_iter().flatten().next_back().unwrap_or_default(),
            TieBreak::BetterBoards | TieBreak::Tops => book.tie_value(way, place, tied),
            TieBreak::Quotient => Ratio::ZERO,
        }
    }

    /// Whom a contestant met in a round, each once.
    fn opponents(&self, book: &Book, place: Place, round: usize) -> Vec<Place> {
        let here = book.played(place).filter(|(board, line, _)| self.is_of(round, *board, *line));
        let mut opponents: Vec<Place> = here
            .flat_map(|(board, line, side)| book.travellers()[board].lines[line].of(side.other()).to_vec())
            .collect();
        opponents.sort_unstable();
        opponents.dedup();
        opponents
    }
}

impl TieBreak {
    /// The ways that can part pairs or players scored by such a method, in a Swiss or not.
    pub fn for_pairs(method: &Method, swiss: Option<&Swiss>) -> Vec<TieBreak> {
        let mut ways = vec![TieBreak::DirectEncounter, TieBreak::BetterBoards];
        if method.has_top() {
            ways.push(TieBreak::Tops);
        }
        if swiss.is_some() {
            ways.extend([TieBreak::Wins, TieBreak::Margins, TieBreak::Opponents, TieBreak::LastMatch]);
        }
        ways
    }
}

impl Book {
    /// A contestant's score on some boards; none where he has no score there.
    pub fn score_on(&self, place: Place, boards: &[usize]) -> Option<Ratio> {
        self.exact_on(place, |board, _| boards.contains(&board)).map(|sum| self.settled(&sum))
    }

    /// A contestant's share of what was available on some boards; none where he has no score there.
    pub fn share_on(&self, place: Place, boards: &[usize]) -> Option<Ratio> {
        self.share_where(place, |board, _| boards.contains(&board))
    }

    /// The same on some lines, by traveller and line.
    fn share_where(&self, place: Place, is_here: impl Fn(usize, usize) -> bool) -> Option<Ratio> {
        let (mut score, mut available) = (Ratio::ZERO, Ratio::ZERO);
        for (board, line, side) in self.played(place).filter(|(board, line, _)| is_here(*board, *line)) {
            if let Some(amount) = self.score_of(place, board, line, side).amount() {
                score += amount;
                available += &self.top(board, line, side);
            }
        }
        score.over(&available)
    }
}

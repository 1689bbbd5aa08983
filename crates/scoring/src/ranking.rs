use std::cmp::Ordering;

use openroom_cards::Side;

use crate::tie::{all_met, parting};
use crate::{Book, Field, Place, Ranked, Ratio, SitOuts, Standing, Surd, TieBreak, TieStep, Winners};

/// Whom a ranking is of.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct RankingOf {
    /// The section, where sections are ranked apart.
    pub section: Option<u16>,
    /// The side, where there are two winners.
    pub side: Option<Side>,
}

/// A contestant's score as it is ranked: compared as a share where there is something to share.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Key {
    score: Ratio,
    available: Ratio,
}

impl Key {
    fn order(&self, other: &Key) -> Ordering {
        if self.available == other.available {
            self.score.cmp(&other.score)
        } else {
            (&self.score * &other.available).cmp(&(&other.score * &self.available))
        }
    }
}

/// Contestants in order, best first.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// Whom it is of.
    pub of: RankingOf,
    order: Vec<Place>,
}

/// All rankings of a session.
#[derive(Clone, Debug, Default)]
pub struct Rankings {
    lists: Vec<Ranking>,
    keys: Vec<Key>,
    /// The ranking that each contestant is in; none where he has no place.
    ranking_of: Vec<Option<u16>>,
}

impl Rankings {
    pub(crate) fn new(book: &Book) -> Rankings {
        let keys: Vec<Key> = (0..book.contestants.len()).map(|place| book.key(place as Place)).collect();
        let of: Vec<Option<RankingOf>> =
            (0..book.contestants.len()).map(|place| book.ranking_of(place as Place)).collect();
        let mut names: Vec<RankingOf> = of.iter().flatten().copied().collect();
        names.sort_unstable();
        names.dedup();
        let ranking_of: Vec<Option<u16>> =
            of.iter().map(|of| names.binary_search(of.as_ref()?).ok().map(|place| place as u16)).collect();
        let mut lists: Vec<Ranking> = names.into_iter().map(|of| Ranking { of, order: Vec::new() }).collect();
        for (place, ranking) in ranking_of.iter().enumerate() {
            if let Some(ranking) = ranking {
                lists[usize::from(*ranking)].order.push(place as Place);
            }
        }
        for ranking in &mut lists {
            ranking.order.sort_by(|a, b| best_first(&keys, *a, *b));
        }
        Rankings { lists, keys, ranking_of }
    }

    /// The rankings, by section and side.
    pub fn rankings(&self) -> &[Ranking] {
        &self.lists
    }

    /// The contestants of a ranking with their ranks, equal scores sharing one.
    pub fn ranks(&self, ranking: &Ranking) -> Vec<Ranked> {
        let mut ranks = Vec::with_capacity(ranking.order.len());
        for tied in ranking.order.chunk_by(|a, b| self.equal(*a, *b)) {
            let (rank, sharing) = (ranks.len() as u32 + 1, tied.len() as u32);
            ranks.extend(tied.iter().map(|contestant| Ranked { contestant: *contestant, rank, sharing }));
        }
        ranks
    }

    fn equal(&self, a: Place, b: Place) -> bool {
        self.keys[a as usize].order(&self.keys[b as usize]).is_eq()
    }

    /// Puts the contestants whose totals changed where they now belong; the others keep their order.
    pub(crate) fn update(&mut self, changed: &[Place], keys: impl Iterator<Item = Key>) {
        let mut moved = vec![false; self.keys.len()];
        for (place, key) in changed.iter().zip(keys) {
            self.keys[*place as usize] = key;
            moved[*place as usize] = true;
        }
        for (place, ranking) in self.lists.iter_mut().enumerate() {
            let here = |contestant: &Place| self.ranking_of[*contestant as usize] == Some(place as u16);
            if !changed.iter().any(here) {
                continue;
            }
            let in_order = ranking.order.iter().copied();
            let mut back: Vec<Place> = in_order.filter(|contestant| moved[*contestant as usize]).collect();
            settle(&mut back, &self.keys);
            let stayed = ranking.order.iter().filter(|contestant| !moved[**contestant as usize]).copied();
            ranking.order = merge(stayed, back.into_iter(), &self.keys, ranking.order.len());
        }
    }
}

fn best_first(keys: &[Key], a: Place, b: Place) -> Ordering {
    keys[b as usize].order(&keys[a as usize]).then(a.cmp(&b))
}

/// Sorts what is nearly in order: one corrected score moves most contestants past few others.
fn settle(order: &mut [Place], keys: &[Key]) {
    for at in 1..order.len() {
        let contestant = order[at];
        let mut to = at;
        while to > 0 && best_first(keys, contestant, order[to - 1]).is_lt() {
            order[to] = order[to - 1];
            to -= 1;
        }
        order[to] = contestant;
    }
}

fn merge(
    stayed: impl Iterator<Item = Place>,
    back: impl Iterator<Item = Place>,
    keys: &[Key],
    count: usize,
) -> Vec<Place> {
    let (mut stayed, mut back) = (stayed.peekable(), back.peekable());
    let mut order = Vec::with_capacity(count);
    loop {
        let next = match (stayed.peek(), back.peek()) {
            (Some(a), Some(b)) if best_first(keys, *a, *b).is_le() => stayed.next(),
            (_, Some(_)) => back.next(),
            (Some(_), None) => stayed.next(),
            (None, None) => return order,
        };
        order.extend(next);
    }
}

impl Book {
    pub(crate) fn key(&self, place: Place) -> Key {
        let totals = &self.totals[place as usize];
        let plain = totals.artificial.is_empty() && self.extras_of(place).is_empty();
        match (self.conditions.method.has_top(), self.conditions.sit_outs) {
            (true, _) if plain => Key { score: totals.natural.clone(), available: totals.available.clone() },
            (true, _) => {
                let total = self.total(place);
                Key { score: total.score, available: total.available }
            }
            (false, SitOuts::Total) if plain && !self.has_root() => {
                Key { score: totals.natural.clone(), available: Ratio::ONE }
            }
            (false, SitOuts::Total | SitOuts::Mean | SitOuts::Factored) => {
                Key { score: self.total(place).ranked, available: Ratio::ONE }
            }
        }
    }

    fn ranking_of(&self, place: Place) -> Option<RankingOf> {
        let totals = &self.totals[place as usize];
        let plays = totals.boards > 0 || !totals.artificial.is_empty();
        self.in_ranking(place).filter(|_| plays)
    }

    /// The ranking in which a contestant is, once he has a score; none where he has no place.
    pub(crate) fn in_ranking(&self, place: Place) -> Option<RankingOf> {
        let contestant = &self.contestants[place as usize];
        (contestant.standing == Standing::Ranked).then_some(RankingOf {
            section: match self.conditions.field {
                Field::Whole => None,
                Field::Section => Some(contestant.section),
            },
            side: match self.conditions.winners {
                Winners::One => None,
                Winners::Two => contestant.direction,
            },
        })
    }
}

impl Book {
    /// A ranking, equal scores parted by the ways in their order.
    pub fn ranks(&self, ranking: &Ranking, ways: &[TieBreak]) -> Vec<Ranked> {
        self.parting(ranking, ways).0
    }

    /// The same, with every step by which ties were parted.
    pub fn parting(&self, ranking: &Ranking, ways: &[TieBreak]) -> (Vec<Ranked>, Vec<TieStep>) {
        let value = |way, place, tied: &[Place]| self.tie_value(way, place, tied).into();
        parting(&self.rankings.ranks(ranking), ways, &value)
    }

    /// The scores of a contestant against those who are named.
    fn against(&self, place: Place, others: &[Place]) -> Vec<Surd> {
        let met = self.played(place).filter(|(board, line, side)| {
            let opponents = self.travellers[*board].lines[*line].of(side.other());
            opponents.iter().any(|opponent| others.contains(opponent))
        });
        met.filter_map(|(board, line, side)| self.exact_score_of(place, board, line, side)).collect()
    }

    pub(crate) fn tie_value(&self, way: TieBreak, place: Place, tied: &[Place]) -> Ratio {
        match way {
            TieBreak::DirectEncounter => {
                if all_met(tied, |one, other| self.against(one, &[other]).len()) {
                    self.settled(&self.against(place, tied).iter().sum())
                } else {
                    Ratio::ZERO
                }
            }
            TieBreak::BetterBoards => {
                let others = tied.iter().filter(|other| **other != place);
                others.map(|other| Ratio::from(self.better_boards(place, *other))).sum()
            }
            TieBreak::Tops => {
                let top = |(board, line, side): &(usize, usize, Side)| {
                    let score = self.score_of(place, *board, *line, *side);
                    score.amount() == Some(&self.top(*board, *line, *side))
                };
                Ratio::from(self.played(place).filter(top).count() as u32)
            }
            TieBreak::Wins
            | TieBreak::Margins
            | TieBreak::Quotient
            | TieBreak::Opponents
            | TieBreak::LastMatch => Ratio::ZERO,
        }
    }

    /// Where a contestant sat on each board.
    pub fn played(&self, place: Place) -> impl Iterator<Item = (usize, usize, Side)> {
        self.travellers.iter().enumerate().flat_map(move |(board, traveller)| {
            traveller.lines.iter().enumerate().filter_map(move |(line, entry)| {
                let side = Side::ALL.into_iter().find(|side| entry.of(*side).contains(&place))?;
                Some((board, line, side))
            })
        })
    }

    /// On how many boards that both have played one has more than the other.
    fn better_boards(&self, one: Place, other: Place) -> u32 {
        let scores = |of: Place| {
            self.played(of).filter_map(move |(board, line, side)| {
                self.exact_score_of(of, board, line, side).map(|score| (board, score))
            })
        };
        let theirs: Vec<(usize, Surd)> = scores(other).collect();
        let better = |(board, score): &(usize, Surd)| {
            theirs.iter().any(|(their_board, their_score)| their_board == board && score > their_score)
        };
        scores(one).filter(better).count() as u32
    }
}

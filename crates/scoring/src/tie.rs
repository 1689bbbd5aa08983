use crate::{Place, Ratio};

/// A way to part contestants with equal scores.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TieBreak {
    /// What they scored against one another, where all of them met equally often.
    DirectEncounter,
    /// On how many boards one had a better score than another who is tied with him.
    BetterBoards,
    /// On how many boards they had all there was to have.
    Tops,
    /// How many matches they won.
    Wins,
    /// The margins of all their matches, added up.
    Margins,
    /// What they won in matches over what they lost.
    Quotient,
    /// The victory points of the opponents they met.
    Opponents,
    /// What they scored in the last match.
    LastMatch,
}

impl TieBreak {
    /// Every way.
    pub const ALL: [TieBreak; 8] = [
        TieBreak::DirectEncounter,
        TieBreak::BetterBoards,
        TieBreak::Tops,
        TieBreak::Wins,
        TieBreak::Margins,
        TieBreak::Quotient,
        TieBreak::Opponents,
        TieBreak::LastMatch,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            TieBreak::DirectEncounter => "direct encounter",
            TieBreak::BetterBoards => "better boards",
            TieBreak::Tops => "tops",
            TieBreak::Wins => "wins",
            TieBreak::Margins => "margins",
            TieBreak::Quotient => "quotient",
            TieBreak::Opponents => "opponents",
            TieBreak::LastMatch => "last match",
        }
    }
}

/// What a contestant has by one way, more being better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Worth {
    /// A number.
    Number(Ratio),
    /// More than any number: something over nothing.
    Boundless,
}

impl From<Ratio> for Worth {
    fn from(number: Ratio) -> Worth {
        Worth::Number(number)
    }
}

/// A contestant's place in a ranking.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ranked {
    /// Who.
    pub contestant: Place,
    /// The rank, shared by those with equal scores.
    pub rank: u32,
    /// How many share it.
    pub sharing: u32,
}

/// One step in parting a tie: what each of the tied has by one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TieStep {
    /// The way.
    pub way: TieBreak,
    /// The tied, best first, each with what he has.
    pub values: Vec<(Place, Worth)>,
}

impl TieStep {
    /// Whether it parted anybody.
    pub fn parts(&self) -> bool {
        self.values.windows(2).any(|pair| pair[0].1 != pair[1].1)
    }
}

/// Parts equal ranks by the ways in their order; `value` says what a contestant has among those he is tied with, more
/// being better. Those whom no way parts keep sharing.
pub fn break_ties(
    ranks: &[Ranked],
    ways: &[TieBreak],
    value: &impl Fn(TieBreak, Place, &[Place]) -> Worth,
) -> Vec<Ranked> {
    parting(ranks, ways, value).0
}

/// The same, with every step that was taken.
pub fn parting(
    ranks: &[Ranked],
    ways: &[TieBreak],
    value: &impl Fn(TieBreak, Place, &[Place]) -> Worth,
) -> (Vec<Ranked>, Vec<TieStep>) {
    let mut parted = (Vec::with_capacity(ranks.len()), Vec::new());
    for tied in ranks.chunk_by(|a, b| a.rank == b.rank) {
        let group: Vec<Place> = tied.iter().map(|ranked| ranked.contestant).collect();
        part(tied[0].rank, &group, ways, value, &mut parted);
    }
    parted
}

/// Equal totals share a rank, the highest first.
pub(crate) fn ranked(mut totals: Vec<(Ratio, Place)>) -> Vec<Ranked> {
    totals.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut ranks = Vec::with_capacity(totals.len());
    for tied in totals.chunk_by(|a, b| a.0 == b.0) {
        let (rank, sharing) = (ranks.len() as u32 + 1, tied.len() as u32);
        ranks.extend(tied.iter().map(|(_, place)| Ranked { contestant: *place, rank, sharing }));
    }
    ranks
}

/// Whether every two of these met, all equally often; a direct encounter parts nobody else.
pub(crate) fn all_met(tied: &[Place], meetings: impl Fn(Place, Place) -> usize) -> bool {
    let of = |place: usize| tied[place + 1..].iter().map(move |other| (tied[place], *other));
    let mut counts = (0..tied.len()).flat_map(of).map(|(one, other)| meetings(one, other));
    counts.next().is_none_or(|first| first > 0 && counts.all(|count| count == first))
}

fn part(
    rank: u32,
    group: &[Place],
    ways: &[TieBreak],
    value: &impl Fn(TieBreak, Place, &[Place]) -> Worth,
    parted: &mut (Vec<Ranked>, Vec<TieStep>),
) {
    let sharing = group.len() as u32;
    let (way, later) = match (group, ways) {
        ([], _) => return,
        ([_], _) | (_, []) => {
            parted.0.extend(group.iter().map(|contestant| Ranked { contestant: *contestant, rank, sharing }));
            return;
        }
        (_, [way, later @ ..]) => (way, later),
    };
    let mut valued: Vec<(Worth, Place)> =
        group.iter().map(|contestant| (value(*way, *contestant, group), *contestant)).collect();
    valued.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let values = valued.iter().map(|(value, contestant)| (*contestant, value.clone())).collect();
    parted.1.push(TieStep { way: *way, values });
    let mut next = rank;
    for equal in valued.chunk_by(|a, b| a.0 == b.0) {
        let smaller: Vec<Place> = equal.iter().map(|(_, contestant)| *contestant).collect();
        part(next, &smaller, later, value, parted);
        next += smaller.len() as u32;
    }
}

/// The ranking of a stratum: the contestants of it and of every lower one, in the order they have.
pub fn stratum(ranks: &[Ranked], in_it: impl Fn(Place) -> bool) -> Vec<Ranked> {
    let inside: Vec<Ranked> = ranks.iter().copied().filter(|ranked| in_it(ranked.contestant)).collect();
    let mut stratum: Vec<Ranked> = Vec::with_capacity(inside.len());
    for tied in inside.chunk_by(|a, b| a.rank == b.rank) {
        let (rank, sharing) = (stratum.len() as u32 + 1, tied.len() as u32);
        stratum.extend(tied.iter().map(|ranked| Ranked { rank, sharing, ..*ranked }));
    }
    stratum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(contestant: Place, rank: u32, sharing: u32) -> Ranked {
        Ranked { contestant, rank, sharing }
    }

    #[test]
    fn ties_are_parted_one_way_after_another() {
        let tied = [ranked(0, 1, 1), ranked(1, 2, 3), ranked(2, 2, 3), ranked(3, 2, 3), ranked(4, 5, 1)];
        // By wins: 1 has two, 2 and 3 have three. By tops: 3 has more than 2.
        let value = |way: TieBreak, contestant: Place, group: &[Place]| {
            assert!(group.contains(&contestant));
            Worth::Number(Ratio::from(match (way, contestant) {
                (TieBreak::Wins, 1) => 2u32,
                (TieBreak::Wins, _) => 3,
                (TieBreak::Tops, contestant) => contestant,
                _ => 0,
            }))
        };
        let one = break_ties(&tied, &[TieBreak::Wins], &value);
        assert_eq!(one[1..4], [ranked(2, 2, 2), ranked(3, 2, 2), ranked(1, 4, 1)]);
        let both = break_ties(&tied, &[TieBreak::Wins, TieBreak::Tops], &value);
        assert_eq!(both[1..4], [ranked(3, 2, 1), ranked(2, 3, 1), ranked(1, 4, 1)]);
        assert_eq!(break_ties(&tied, &[], &value), tied);
    }

    #[test]
    fn a_stratum_is_ranked_among_itself() {
        let ranks = [ranked(0, 1, 1), ranked(1, 2, 2), ranked(2, 2, 2), ranked(3, 4, 1)];
        assert_eq!(stratum(&ranks, |place| place != 0), [ranked(1, 1, 2), ranked(2, 1, 2), ranked(3, 3, 1)]);
    }
}

//! The lists of a session of pairs, as they are printed.

use openroom_cards::Side;

use super::pairs::PairsSession;
use crate::{Awards, Field, Place, PointsFor, Ranked, RankingOf, stratum};

/// By what a list is ranked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum RankedBy {
    /// The score: matchpoints, IMPs or points.
    Score,
    /// The victory points of a Swiss.
    VictoryPoints,
}

/// Contestants in order: all of them, those of a section or a side, or those of a stratum and below.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankList {
    /// By what they are ranked.
    pub by: RankedBy,
    /// The section, where it is of one.
    pub section: Option<u16>,
    /// The side, where there are two winners.
    pub side: Option<Side>,
    /// The stratum, where it is of one.
    pub stratum: Option<u8>,
    /// The contestants.
    pub ranks: Vec<Ranked>,
}

impl PairsSession {
    /// The rankings that decide, with those of sections and strata; after them, in a Swiss, those by score.
    pub fn lists(&self) -> Vec<RankList> {
        let by_score = || {
            let all = self.book.rankings().rankings().iter();
            all.map(|ranking| (ranking.of, self.book.ranks(ranking, &self.tie_breaks)))
        };
        let list = |by, (of, ranks): (RankingOf, Vec<Ranked>)| RankList {
            by,
            section: of.section,
            side: of.side,
            stratum: None,
            ranks,
        };
        let Some(swiss) = &self.swiss else {
            return by_score().flat_map(|one| self.parts(&list(RankedBy::Score, one))).collect();
        };
        let deciding = swiss.rankings(&self.book).into_iter().map(|of| {
            let ranks = swiss.ranks(&self.book, of, &self.tie_breaks);
            list(RankedBy::VictoryPoints, (of, ranks))
        });
        let scores = by_score().map(|one| list(RankedBy::Score, one));
        deciding.flat_map(|one| self.parts(&one)).chain(scores).collect()
    }

    /// Which awards a list has; none where it does not decide.
    pub fn points_for(&self, list: &RankList) -> Option<PointsFor> {
        match (list.stratum, list.section, self.book.conditions().field) {
            _ if self.swiss.is_some() && list.by == RankedBy::Score => None,
            (Some(stratum), _, _) => Some(PointsFor::Stratum(stratum)),
            (None, Some(_), Field::Whole) => Some(PointsFor::Section),
            (None, Some(_), Field::Section) | (None, None, _) => Some(PointsFor::Ranking),
        }
    }

    /// The points of a list for places, where it has any.
    pub fn awards(&self, list: &RankList) -> Option<&Awards> {
        self.master_points.as_ref()?.awards(self.points_for(list)?)
    }

    /// How many results are late that a list may still depend on.
    pub fn outstanding(&self, list: &RankList) -> u32 {
        match self.book.conditions().field {
            Field::Whole => self.book.outstanding(None),
            Field::Section => self.book.outstanding(list.section),
        }
    }

    /// A list, then its sections where they are ranked together, then its strata.
    fn parts(&self, whole: &RankList) -> Vec<RankList> {
        let of = |place: Place| &self.book.contestants()[place as usize];
        let mut all = vec![whole.clone()];
        let named = (0u16..).zip(&self.sections).filter(|(_, name)| !name.is_empty());
        let named: Vec<u16> = named.map(|(section, _)| section).collect();
        if whole.section.is_none() && named.len() > 1 {
            all.extend(named.into_iter().map(|section| RankList {
                section: Some(section),
                ranks: stratum(&whole.ranks, |place| of(place).section == section),
                ..whole.clone()
            }));
        }
        let lowest = whole.ranks.iter().map(|ranked| of(ranked.contestant).stratum).max();
        all.extend((1..=lowest.unwrap_or_default()).map(|lower| RankList {
            stratum: Some(lower),
            ranks: stratum(&whole.ranks, |place| of(place).stratum >= lower),
            ..whole.clone()
        }));
        all
    }
}

//! Teams in order, and how ties between them are broken.

use crate::tie::{all_met, parting, ranked};
use crate::{
    BadBoard, Contestant, Extra, ExtraKind, Field, Knockout, League, Match, MatchBoard, MatchMethod,
    MatchResult, Moved, Place, Ranked, Ratio, Standing, TieBreak, TieStep, Worth,
};

impl League {
    /// The matches of a team that count: what it scored, its margin, and whom it met.
    pub(crate) fn of(&self, team: Place) -> impl Iterator<Item = Played<'_>> {
        self.matches.iter().zip(&self.results).filter_map(move |(one, result)| {
            let side = one.teams().into_iter().position(|other| other == team)?;
            (self.counts(one) && result.counted() > 0).then(|| Played {
                round: one.round,
                opponent: one.teams()[1 - side],
                margin: result.margin(side),
                score: result.scores[side].clone(),
                result,
                side,
            })
        })
    }

    /// How many matches a team played.
    pub fn played(&self, team: Place) -> usize {
        self.of(team).count()
    }

    /// Whether a team has a score: from a match, or for a round without one.
    fn has_score(&self, team: Place) -> bool {
        self.of(team).next().is_some() || has_bonus(&self.extras, team)
    }

    /// The sections that are ranked apart; one without a name where there is one ranking.
    pub fn sections(&self) -> Vec<Option<u16>> {
        match self.conditions.field {
            Field::Whole => vec![None],
            Field::Section => {
                let mut sections: Vec<u16> = self.teams.iter().map(|team| team.section).collect();
                sections.sort_unstable();
                sections.dedup();
                sections.into_iter().map(Some).collect()
            }
        }
    }

    /// The ranking of all teams, or of a section, equal totals parted by the ways in their order.
    pub fn ranks(&self, section: Option<u16>, ways: &[TieBreak]) -> Vec<Ranked> {
        self.parting(section, ways).0
    }

    /// The same, with every step by which ties were parted.
    pub fn parting(&self, section: Option<u16>, ways: &[TieBreak]) -> (Vec<Ranked>, Vec<TieStep>) {
        let inside = |place: &Place| {
            let team = &self.teams[*place as usize];
            team.standing == Standing::Ranked
                && section.is_none_or(|section| section == team.section)
                && self.has_score(*place)
        };
        let totals = (0..self.teams.len() as Place).filter(inside).map(|team| (self.total(team), team));
        parting(&ranked(totals.collect()), ways, &|way, team, tied| self.value(way, team, tied))
    }

    /// Puts another board in the place of one, scores anew and says whose ranks moved; a refusal changes nothing.
    pub fn replace(
        &mut self,
        (of, board): (usize, usize),
        now: MatchBoard,
        ways: &[TieBreak],
    ) -> Result<(MatchBoard, Vec<Moved>), BadBoard> {
        let mut matches = self.matches.clone();
        let was = std::mem::replace(&mut matches[of].boards[board], now);
        let moved = self.change(self.teams.clone(), matches, self.extras.clone(), ways)?;
        Ok((was, moved))
    }

    /// Puts other teams, matches and extras in the place of those there were, scores anew and says whose ranks moved; a
    /// knockout has no ranks. A refusal changes nothing.
    pub fn change(
        &mut self,
        teams: Vec<Contestant>,
        matches: Vec<Match>,
        extras: Vec<Extra>,
        ways: &[TieBreak],
    ) -> Result<Vec<Moved>, BadBoard> {
        let before = self.ranks_by_team(ways);
        *self = League::new(self.conditions.clone(), teams, matches, extras)?;
        let after = self.ranks_by_team(ways);
        let moved = before.into_iter().zip(after).enumerate().filter(|(_, (from, to))| from != to);
        Ok(moved.map(|(team, (from, to))| Moved { contestant: team as Place, from, to }).collect())
    }

    fn ranks_by_team(&self, ways: &[TieBreak]) -> Vec<Option<u32>> {
        let mut ranks = vec![None; self.teams.len()];
        if self.conditions.knockout == Knockout::Yes {
            return ranks;
        }
        for section in self.sections() {
            for ranked in self.ranks(section, ways) {
                ranks[ranked.contestant as usize] = Some(ranked.rank);
            }
        }
        ranks
    }

    fn value(&self, way: TieBreak, team: Place, tied: &[Place]) -> Worth {
        let number = match way {
            TieBreak::Quotient => return self.quotient(team),
            TieBreak::DirectEncounter => {
                let meetings =
                    |one: Place, other: Place| self.of(one).filter(|played| played.opponent == other).count();
                let all_met = all_met(tied, meetings);
                let against = self.of(team).filter(|played| all_met && tied.contains(&played.opponent));
                against.map(|played| played.score).sum()
            }
            TieBreak::Wins => {
                Ratio::from(self.of(team).filter(|played| played.margin.is_positive()).count() as u32)
            }
            TieBreak::Margins => self.of(team).map(|played| played.margin).sum(),
            TieBreak::Opponents => self.of(team).map(|played| self.total(played.opponent)).sum(),
            TieBreak::LastMatch => {
                self.of(team).max_by_key(|played| played.round).map(|played| played.score).unwrap_or_default()
            }
            TieBreak::BetterBoards | TieBreak::Tops => Ratio::ZERO,
        };
        number.into()
    }

    /// What a team won over what it lost. Where it did neither the two are equal.
    fn quotient(&self, team: Place) -> Worth {
        let (won, lost) = self.won_and_lost(team);
        match won.over(&lost) {
            Some(quotient) => quotient.into(),
            None if won.is_zero() => Ratio::ONE.into(),
            None => Worth::Boundless,
        }
    }

    fn won_and_lost(&self, team: Place) -> (Ratio, Ratio) {
        let mut sums = (Ratio::ZERO, Ratio::ZERO);
        for played in self.of(team) {
            for points in played.result.boards.iter().flatten().map(|board| board.of(played.side)) {
                if points.is_negative() { sums.1 -= points } else { sums.0 += points }
            }
        }
        sums
    }
}

impl TieBreak {
    /// The ways that can part teams in such matches.
    pub fn for_teams(method: MatchMethod) -> Vec<TieBreak> {
        use TieBreak::{DirectEncounter, LastMatch, Margins, Opponents, Quotient, Wins};
        match method {
            MatchMethod::Imps | MatchMethod::TotalPoints => {
                vec![DirectEncounter, Wins, Margins, Quotient, Opponents, LastMatch]
            }
            // A quotient of boards won and lost orders as their sum does.
            MatchMethod::BoardAMatch => vec![DirectEncounter, Wins, Margins, Opponents, LastMatch],
        }
    }
}

/// Whether a contestant has points that a regulation gives, as for a round without an opponent.
pub(crate) fn has_bonus(extras: &[Extra], contestant: Place) -> bool {
    extras.iter().any(|extra| extra.contestant == contestant && extra.kind == ExtraKind::Bonus)
}

pub(crate) struct Played<'a> {
    round: u32,
    opponent: Place,
    margin: &'a Ratio,
    pub(crate) score: Ratio,
    result: &'a MatchResult,
    side: usize,
}

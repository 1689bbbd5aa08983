use crate::{
    Amount, Contestant, Extra, MatchBoard, MatchConditions, MatchMethod, MatchResult, Place, Ranked, Ratio,
    Standing, TieBreak, TooManyTricks, break_ties, score_match_with,
};

/// A match between two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The round.
    pub round: u32,
    /// The team that sits North-South at the first table.
    pub home: Place,
    /// The other.
    pub away: Place,
    /// The boards.
    pub boards: Vec<MatchBoard>,
    /// Penalties in the unit of the match, home first.
    pub penalties: [Ratio; 2],
}

/// An event of teams: a round robin, a Swiss, or the matches of a knockout.
#[derive(Clone, Debug)]
pub struct League {
    /// The conditions of its matches.
    pub conditions: MatchConditions,
    /// The teams.
    pub teams: Vec<Contestant>,
    /// The matches.
    pub matches: Vec<Match>,
    /// What each match gave.
    pub results: Vec<MatchResult>,
    /// Penalties, bonus, carry-over, and what a team gets for a round without a match.
    pub extras: Vec<Extra>,
}

/// The match and the board with an impossible number of tricks.
pub type BadBoard = (usize, usize, TooManyTricks);

impl League {
    /// Scores every match.
    pub fn new(
        conditions: MatchConditions,
        teams: Vec<Contestant>,
        matches: Vec<Match>,
        extras: Vec<Extra>,
    ) -> Result<League, BadBoard> {
        let mut results = Vec::with_capacity(matches.len());
        for (place, one) in matches.iter().enumerate() {
            let result = score_match_with(&one.boards, &one.penalties, &conditions);
            results.push(result.map_err(|(board, why)| (place, board, why))?);
        }
        Ok(League { conditions, teams, matches, results, extras })
    }

    /// The matches of a team: what it scored, its margin, and whom it met.
    fn of(&self, team: Place) -> impl Iterator<Item = Played<'_>> {
        self.matches.iter().zip(&self.results).filter_map(move |(one, result)| {
            let home = one.home == team;
            (home || one.away == team).then(|| Played {
                round: one.round,
                opponent: if home { one.away } else { one.home },
                margin: if home { &result.home } else { &result.away },
                score: self.score_in(result, usize::from(!home)),
                result,
                side: usize::from(!home),
            })
        })
    }

    fn score_in(&self, result: &MatchResult, side: usize) -> Ratio {
        match (&result.victory_points, self.conditions.method) {
            (Some(points), _) => points[side].clone(),
            (None, MatchMethod::BoardAMatch) => board_points(result, side).sum(),
            (None, MatchMethod::Imps | MatchMethod::TotalPoints) => {
                if side == 0 {
                    result.home.clone()
                } else {
                    result.away.clone()
                }
            }
        }
    }

    /// A team's total: victory points, or IMPs or points where there are none.
    pub fn total(&self, team: Place) -> Ratio {
        let matches: Ratio = self.of(team).map(|played| played.score).sum();
        self.extras.iter().filter(|extra| extra.contestant == team).fold(matches, |total, extra| {
            let amount = match &extra.amount {
                Amount::Score(amount) | Amount::VictoryPoints(amount) => amount,
                Amount::Tops(_) | Amount::Session(_) => &Ratio::ZERO,
            };
            if extra.kind.is_penalty() { total - amount } else { total + amount }
        })
    }

    /// How many matches a team played.
    pub fn played(&self, team: Place) -> usize {
        self.of(team).count()
    }

    /// The ranking, equal totals parted by the ways in their order.
    pub fn ranks(&self, ways: &[TieBreak]) -> Vec<Ranked> {
        let mut totals: Vec<(Ratio, Place)> = (0..self.teams.len() as Place)
            .filter(|team| self.teams[*team as usize].standing == Standing::Ranked)
            .map(|team| (self.total(team), team))
            .collect();
        totals.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut ranks = Vec::with_capacity(totals.len());
        for tied in totals.chunk_by(|a, b| a.0 == b.0) {
            let (rank, sharing) = (ranks.len() as u32 + 1, tied.len() as u32);
            ranks.extend(tied.iter().map(|(_, team)| Ranked { contestant: *team, rank, sharing }));
        }
        break_ties(&ranks, ways, &|way, team, tied| self.value(way, team, tied))
    }

    fn value(&self, way: TieBreak, team: Place, tied: &[Place]) -> Ratio {
        match way {
            TieBreak::DirectEncounter => self
                .of(team)
                .filter(|played| tied.contains(&played.opponent))
                .map(|played| played.score)
                .sum(),
            TieBreak::Wins => {
                Ratio::from(self.of(team).filter(|played| played.margin.is_positive()).count() as u32)
            }
            TieBreak::Margins => self.of(team).map(|played| played.margin).sum(),
            TieBreak::Quotient => {
                let (won, lost) = self.won_and_lost(team);
                // Nothing lost is better than any quotient.
                won.over(&lost).unwrap_or(Ratio::whole(i64::from(u32::MAX)) + won)
            }
            TieBreak::Opponents => self.of(team).map(|played| self.total(played.opponent)).sum(),
            TieBreak::LastMatch => {
                self.of(team).max_by_key(|played| played.round).map(|played| played.score).unwrap_or_default()
            }
            TieBreak::BetterBoards | TieBreak::Tops => Ratio::ZERO,
        }
    }

    fn won_and_lost(&self, team: Place) -> (Ratio, Ratio) {
        let mut sums = (Ratio::ZERO, Ratio::ZERO);
        for played in self.of(team) {
            for points in board_points(played.result, played.side) {
                if points.is_negative() { sums.1 -= &points } else { sums.0 += &points }
            }
        }
        sums
    }
}

struct Played<'a> {
    round: u32,
    opponent: Place,
    margin: &'a Ratio,
    score: Ratio,
    result: &'a MatchResult,
    side: usize,
}

fn board_points(result: &MatchResult, side: usize) -> impl Iterator<Item = Ratio> + '_ {
    let of =
        move |board: &crate::BoardResult| if side == 0 { board.home.clone() } else { board.away.clone() };
    result.boards.iter().flatten().map(of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, ExtraKind, Knockout, Scale};
    use openroom_cards::Board;
    use std::num::NonZeroU32;

    fn a_match(round: u32, home: Place, away: Place, differences: &[i32]) -> Match {
        let board = |(difference, number): (&i32, u32)| MatchBoard {
            board: Board::numbered(NonZeroU32::new(number).unwrap()),
            open: Entry::Points(*difference),
            closed: Entry::Points(0),
            awarded: None,
        };
        let boards = differences.iter().zip(1..).map(board).collect();
        Match { round, home, away, boards, penalties: [Ratio::ZERO, Ratio::ZERO] }
    }

    fn teams(count: usize) -> Vec<Contestant> {
        (0..count).map(|place| Contestant { id: place.to_string(), ..Contestant::default() }).collect()
    }

    fn ranked(league: &League, ways: &[TieBreak]) -> Vec<(Place, u32)> {
        league.ranks(ways).iter().map(|ranked| (ranked.contestant, ranked.rank)).collect()
    }

    #[test]
    fn a_round_robin_of_three_with_a_tie() {
        // 0 beats 1 by 10 (450), 1 beats 2 by 10, 2 beats 0 by 6 (250): margins 4, 0, −4.
        let matches = vec![a_match(1, 0, 1, &[450]), a_match(2, 1, 2, &[450]), a_match(3, 2, 0, &[250])];
        let league = League::new(MatchConditions::default(), teams(3), matches, vec![]).unwrap();
        assert_eq!(ranked(&league, &[]), [(0, 1), (1, 2), (2, 3)]);
    }

    #[test]
    fn equal_teams_are_parted_as_the_regulations_say() {
        // All three matches 10–0: everyone has one win. The last match was 2's win.
        let matches =
            vec![a_match(1, 0, 1, &[450, 0]), a_match(2, 1, 2, &[450, 0]), a_match(3, 2, 0, &[500, -20])];
        let league = League::new(MatchConditions::default(), teams(3), matches, vec![]).unwrap();
        assert_eq!(league.total(0), Ratio::ZERO);
        assert_eq!(ranked(&league, &[]), [(0, 1), (1, 1), (2, 1)]);
        // Team 2: won 11, lost 10 and 1. Team 0: won 10 and 1, lost 11. Team 1: 10 and 10. Quotients all 1.
        assert_eq!(ranked(&league, &[TieBreak::Quotient]), [(0, 1), (1, 1), (2, 1)]);
        assert_eq!(ranked(&league, &[TieBreak::Quotient, TieBreak::LastMatch]), [(1, 1), (2, 1), (0, 3)]);
    }

    #[test]
    fn victory_points_with_a_bonus_for_a_bye_and_penalties() {
        let conditions = MatchConditions { scale: Some(Scale::Continuous), ..MatchConditions::default() };
        let mut one = a_match(1, 0, 1, &[450, 0, 0, 0]);
        one.penalties[1] = Ratio::whole(2);
        let bye = Extra {
            contestant: 2,
            kind: ExtraKind::Bonus,
            amount: Amount::VictoryPoints(Ratio::whole(12)),
            by: None,
            reason: "no opponent".to_owned(),
        };
        let league = League::new(conditions, teams(3), vec![one.clone()], vec![bye]).unwrap();
        // 15√4 = 30; 10 IMP: 15.00; −12 for the visitors: 20 − 15.74 = 4.26 by the scale of four boards.
        let twelve = Scale::Continuous.own(4, &Ratio::whole(-12));
        assert_eq!((league.total(0), league.total(1)), (Scale::Continuous.own(4, &Ratio::whole(10)), twelve));
        assert_eq!(league.total(2), Ratio::whole(12));
        let knockout = MatchConditions { knockout: Knockout::Yes, ..MatchConditions::default() };
        let league = League::new(knockout, teams(3), vec![one], vec![]).unwrap();
        assert_eq!((league.total(0), league.total(1)), (Ratio::whole(12), Ratio::whole(-12)));
    }
}

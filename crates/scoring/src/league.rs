use std::fmt;

use openroom_lawbook::provisions::{L12C1a, L86B1, L86B2b};
use openroom_lawbook::regulations::WeightedScore;

use crate::compare_rooms::rooms;
use crate::rates::{Played, Rates, balance};
use crate::said::{said, team};
use crate::teams::{artificial, has_points};
use crate::{
    Amount, Artificial, AtFault, Award, BoardResult, Cause, Contestant, Entry, Extra, Favours, Incomparable,
    Knockout, MatchBoard, MatchConditions, MatchMethod, MatchResult, Place, Ratio, Reason, Responsibility,
    Said, Standing, TooManyTricks, Why, Withdrawals, incomparable_provisions,
};

/// A match between two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The round.
    pub round: u32,
    /// The session it belongs to: own rates are those of the session.
    pub session: u32,
    /// Which part of a knockout match it is, from 1; the margins of all parts decide it.
    pub segment: u32,
    /// The team that sits North-South at the first table.
    pub home: Place,
    /// The other.
    pub away: Place,
    /// The boards.
    pub boards: Vec<MatchBoard>,
    /// Penalties in the unit of the match, home first.
    pub penalties: [Ratio; 2],
    /// What a team is given for being weaker, in the unit of the match, home first; the other loses as much.
    pub handicaps: [Ratio; 2],
    /// What a team brings into the match, in its unit, home first; the other loses as much.
    pub carried: [Ratio; 2],
}

impl Match {
    /// A match of a round without boards yet.
    pub fn between(round: u32, home: Place, away: Place) -> Match {
        let none = || [Ratio::ZERO, Ratio::ZERO];
        Match {
            round,
            session: 1,
            segment: 1,
            home,
            away,
            boards: Vec::new(),
            penalties: none(),
            handicaps: none(),
            carried: none(),
        }
    }

    pub(crate) fn teams(&self) -> [Place; 2] {
        [self.home, self.away]
    }

    /// How many results of its tables are late.
    pub fn outstanding(&self) -> u32 {
        let open = self.boards.iter().filter(|board| board.awarded.is_none() && board.incomparable.is_none());
        let late = open.flat_map(|board| [&board.open, &board.closed]).filter(|entry| **entry == Entry::Late);
        late.count() as u32
    }
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
    /// Penalties, bonus, carry-over, handicaps, and what a team gets for a round without a match.
    pub extras: Vec<Extra>,
}

/// A board of a match that cannot be scored, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBoard {
    /// The place of the match.
    pub of: usize,
    /// The place of the board in it.
    pub board: usize,
    /// Why.
    pub why: Why,
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "match {}, board {}: {}", self.of + 1, self.board + 1, self.why)
    }
}

impl std::error::Error for BadBoard {}

impl League {
    /// Scores every match: first the results, in a knockout both teams the mean of theirs, then the averages, which look
    /// at what the teams have from results in the session.
    pub fn new(
        conditions: MatchConditions,
        teams: Vec<Contestant>,
        matches: Vec<Match>,
        extras: Vec<Extra>,
    ) -> Result<League, BadBoard> {
        let mut league = League { conditions, teams, matches, results: Vec::new(), extras };
        let (natural, mut rates) = league.natural()?;
        let mut results = Vec::with_capacity(league.matches.len());
        for (one, boards) in league.matches.iter().zip(natural) {
            let granted = one.boards.iter().zip(boards);
            let boards = granted.map(|(board, natural)| league.board(one, board, natural, &mut rates));
            let boards = boards.collect();
            results.push(league.conditions.result(boards, one));
        }
        league.results = results;
        Ok(league)
    }

    /// Whether a match counts: not where a team withdrew and its matches are annulled.
    pub fn counts(&self, one: &Match) -> bool {
        let gone = |team: Place| self.teams[team as usize].standing == Standing::Withdrawn;
        self.conditions.withdrawals == Withdrawals::Stand || !one.teams().into_iter().any(gone)
    }

    /// How many results are late, in a section or in all.
    pub fn outstanding(&self, section: Option<u16>) -> u32 {
        let here = |one: &&Match| {
            let own = self.teams[one.home as usize].section;
            section.is_none_or(|section| section == own)
        };
        self.matches.iter().filter(here).map(|one| self.outstanding_in(one)).sum()
    }

    /// How many results of a match are late; none where it is annulled.
    pub fn outstanding_in(&self, one: &Match) -> u32 {
        if self.counts(one) { one.outstanding() } else { 0 }
    }

    fn natural(&self) -> Result<(Vec<Boards>, Rates), BadBoard> {
        let mut rates = Rates::default();
        let mut natural = Vec::with_capacity(self.matches.len());
        for (of, one) in self.matches.iter().enumerate() {
            let mut boards = Vec::with_capacity(one.boards.len());
            for (place, board) in one.boards.iter().enumerate() {
                let bad = |why| BadBoard { of, board: place, why };
                self.conditions.check(board).map_err(bad)?;
                let tricks = |why: TooManyTricks| bad(Why::TooManyTricks(why));
                let mut scored = rooms(board, &self.conditions).map_err(tricks)?;
                if let (Some(result), Knockout::Yes) = (&mut scored, self.conditions.knockout) {
                    // What a team received on a board is the mean; its own rate looks at that.
                    balance(result, &self.conditions);
                }
                boards.push(scored);
                if self.counts(one) {
                    note(one, board, boards.last().and_then(Option::as_ref), &mut rates);
                }
            }
            natural.push(boards);
        }
        Ok((natural, rates))
    }

    /// One board, its averages granted.
    fn board(
        &self,
        one: &Match,
        board: &MatchBoard,
        natural: Option<BoardResult>,
        rates: &mut Rates,
    ) -> Option<BoardResult> {
        let mut result = match (averages_for(board), &board.incomparable) {
            (Some(awarded), _) => {
                let mut steps = self.conditions.why_apart(board);
                let mut grant = |side: usize| {
                    let who = (one.teams()[side], one.session);
                    rates.grant(side, who, &awarded[side], played(board), &self.conditions, &mut steps)
                };
                let (home, away) = (grant(0), grant(1));
                BoardResult { home, away, steps }
            }
            (None, Some(apart)) => self.one_at_fault(one, board, apart, natural, rates),
            (None, None) => natural?,
        };
        if self.conditions.knockout == Knockout::Yes {
            balance(&mut result, &self.conditions);
        }
        Some(result)
    }

    /// The team not at fault gets average plus or the assigned score, whichever is more, and the assigned score where the
    /// one result favours a team; the other the complement.
    fn one_at_fault(
        &self,
        one: &Match,
        board: &MatchBoard,
        apart: &Incomparable,
        natural: Option<BoardResult>,
        rates: &Rates,
    ) -> BoardResult {
        let innocent = usize::from(apart.at_fault == AtFault::Home);
        let mut steps = self.conditions.why_apart(board);
        let plus = match (apart.favours, self.conditions.method) {
            (Favours::ATeam, _) | (Favours::Nobody, MatchMethod::TotalPoints) => None,
            (Favours::Nobody, MatchMethod::Imps | MatchMethod::BoardAMatch) => {
                let who = (one.teams()[innocent], one.session);
                let fault = Responsibility::NotAtFault;
                Some(rates.average(innocent, who, fault, played(board), &self.conditions, &mut steps))
            }
        };
        let adjusted =
            matches!((&board.open, &board.closed), (Entry::Adjusted(_), _) | (_, Entry::Adjusted(_)));
        let from_rooms = natural.filter(|_| adjusted).map(|rooms| {
            let score = rooms.of(innocent).clone();
            steps.extend(rooms.steps);
            score
        });
        let mut assigned = apart.assigned.clone().or(from_rooms);
        if let Some(assigned) = &mut assigned {
            let (team, score) = (team(innocent), &*assigned);
            let text = match apart.favours {
                Favours::Nobody => {
                    said!("step-would", "{team}: {score} would be assigned", team = team, score = score)
                }
                Favours::ATeam => {
                    said!("step-assigned", "{team}: {score} assigned", team = team, score = score)
                }
            };
            steps.push(Reason::new(Some(L12C1a), text));
            *assigned = self.conditions.held_on_a_board(innocent, assigned.clone(), &mut steps);
        }
        let (more, by) = match (apart.favours, assigned) {
            (Favours::ATeam, Some(assigned)) => (assigned, L86B1),
            (_, assigned) => crate::more_favourable(&self.conditions, apart.cause, plus, assigned),
        };
        let other = self.conditions.both() - &more;
        let (home, away) = if innocent == 0 { (more, other) } else { (other, more) };
        let text = said!(
            "step-complement",
            "home {home} and away {away}, the complement",
            home = &home,
            away = &away
        );
        steps.push(Reason::new(Some(by), text));
        BoardResult { home, away, steps }
    }

    /// A team's total: victory points, or IMPs or points where there are none.
    pub fn total(&self, team: Place) -> Ratio {
        let matches: Ratio = self.of(team).map(|played| played.score).sum();
        self.extras.iter().filter(|extra| extra.contestant == team).fold(matches, |total, extra| {
            let amount = extra_points(extra);
            if extra.kind.is_penalty() { total - amount } else { total + amount }
        })
    }
}

/// Scores a match that is a session of its own, without penalties.
pub fn score_match(boards: &[MatchBoard], conditions: &MatchConditions) -> Result<MatchResult, BadBoard> {
    let teams = vec![Contestant::default(), Contestant::default()];
    let one = Match { boards: boards.to_vec(), ..Match::between(1, 0, 1) };
    let mut league = League::new(conditions.clone(), teams, vec![one], Vec::new())?;
    Ok(league.results.remove(0))
}

/// What the boards of a match gave, where they gave anything.
type Boards = Vec<Option<BoardResult>>;

/// An extra in the unit of the event.
pub(crate) fn extra_points(extra: &Extra) -> Ratio {
    match &extra.amount {
        Amount::Score(amount) | Amount::VictoryPoints(amount) => amount.clone(),
        Amount::Tops(_) | Amount::Session(_) => Ratio::ZERO,
    }
}

fn played(board: &MatchBoard) -> Played {
    match (has_points(&board.open), has_points(&board.closed)) {
        (true, true) if board.incomparable.is_none() => Played::BothTables,
        (true, true) | (false, false) => Played::Nowhere,
        (true, false) | (false, true) => Played::OneTable,
    }
}

/// The averages of a board, where it has any.
fn averages_for(board: &MatchBoard) -> Option<[Artificial; 2]> {
    let both = |fault: Responsibility| Some([fault.average(), fault.average()]);
    match board.incomparable.as_ref().map(|apart| apart.at_fault) {
        None => artificial(board),
        Some(AtFault::Neither) => both(Responsibility::NotAtFault),
        Some(AtFault::Both) => both(Responsibility::DirectlyAtFault),
        Some(AtFault::Home | AtFault::Away) => None,
    }
}

/// Notes what a board adds to the session of both teams.
fn note(one: &Match, board: &MatchBoard, natural: Option<&BoardResult>, rates: &mut Rates) {
    let awarded = averages_for(board);
    for (side, team) in one.teams().into_iter().enumerate() {
        match (&awarded, &board.incomparable, natural) {
            (Some(_), _, _) if played(board) == Played::BothTables => {}
            (Some(_), _, _) => rates.count_unplayed((team, one.session)),
            (None, None, Some(result)) => rates.count((team, one.session), result.of(side)),
            (None, Some(_), _) | (None, None, None) => {}
        }
    }
}

impl MatchConditions {
    fn why_apart(&self, board: &MatchBoard) -> Vec<Reason> {
        let Some(apart) = &board.incomparable else { return Vec::new() };
        let what = match apart.cause {
            Cause::Fouled => said!("step-fouled", "the board was fouled"),
            Cause::PlayedWrongly => said!("step-played-wrongly", "the results cannot be compared"),
            Cause::OneTable => said!("step-one-table", "one table has a result"),
            Cause::NoResult => said!("step-no-table", "no table has a result"),
        };
        let fault = match apart.at_fault {
            AtFault::Neither => said!("step-fault-none", "neither team is at fault"),
            AtFault::Home => said!("step-fault-home", "home is at fault"),
            AtFault::Away => said!("step-fault-away", "away is at fault"),
            AtFault::Both => said!("step-fault-both", "both teams are at fault"),
        };
        let favours = match apart.favours {
            Favours::Nobody => None,
            Favours::ATeam => Some(said!("step-favours", "the other result clearly favours a team")),
        };
        let text = Said::join([Some(what), favours, Some(fault)].into_iter().flatten().collect(), ", ");
        let mut by = incomparable_provisions(self.edition, apart.cause, apart.at_fault);
        if apart.favours == Favours::ATeam {
            by.retain(|by| *by != L86B2b);
            by.push(L86B1);
        }
        if by.is_empty() {
            return vec![Reason::regulation(text)];
        }
        by.into_iter().map(|by| Reason::new(Some(by), text.clone())).collect()
    }

    /// Whether the scores of a board are of the kind that the match has.
    fn check(&self, board: &MatchBoard) -> Result<(), Why> {
        for entry in [&board.open, &board.closed] {
            let Entry::Adjusted(adjustment) = entry else { continue };
            let one_sided =
                adjustment.awards.values().iter().filter(|award| award.points().is_some()).count() == 1;
            if one_sided {
                return Err(Why::HalfArtificial);
            }
            for award in adjustment.awards.values() {
                match award {
                    Award::Points(points)
                        if points.single().is_none() && self.weighting == WeightedScore::SingleResult =>
                    {
                        return Err(Why::Weighting);
                    }
                    Award::Points(_) | Award::Artificial(_) => {}
                }
            }
        }
        for score in averages_for(board).iter().flatten() {
            match (score, self.method) {
                (Artificial::Share(_), MatchMethod::Imps | MatchMethod::TotalPoints) => {
                    return Err(Why::ShareWithoutTop);
                }
                (Artificial::Imps(_), MatchMethod::BoardAMatch | MatchMethod::TotalPoints) => {
                    return Err(Why::ImpsWithoutImps);
                }
                (Artificial::Average(_), MatchMethod::TotalPoints) => return Err(Why::AverageAtTotalPoints),
                (Artificial::Share(_), MatchMethod::BoardAMatch)
                | (Artificial::Imps(_), MatchMethod::Imps)
                | (Artificial::Average(_), MatchMethod::Imps | MatchMethod::BoardAMatch) => {}
            }
        }
        match &board.incomparable {
            Some(Incomparable { assigned: None, at_fault: AtFault::Home | AtFault::Away, .. })
                if self.method == MatchMethod::TotalPoints =>
            {
                Err(Why::AverageAtTotalPoints)
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ExtraKind, Scale, TieBreak};
    use openroom_cards::Board;
    use std::num::NonZeroU32;

    fn a_match(round: u32, home: Place, away: Place, differences: &[i32]) -> Match {
        let board = |(difference, number): (&i32, u32)| MatchBoard {
            board: Board::numbered(NonZeroU32::new(number).unwrap()),
            open: Entry::Points(*difference),
            closed: Entry::Points(0),
            awarded: None,
            incomparable: None,
        };
        let boards = differences.iter().zip(1..).map(board).collect();
        Match { boards, ..Match::between(round, home, away) }
    }

    fn teams(count: usize) -> Vec<Contestant> {
        (0..count).map(|place| Contestant { id: place.to_string(), ..Contestant::default() }).collect()
    }

    fn ranked(league: &League, ways: &[TieBreak]) -> Vec<(Place, u32)> {
        league.ranks(None, ways).iter().map(|ranked| (ranked.contestant, ranked.rank)).collect()
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
            carried: None,
            number: None,
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

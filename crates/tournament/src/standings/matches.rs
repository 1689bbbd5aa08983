//! Teams: matches from the two tables at which the same teams played the same boards.

use std::collections::BTreeMap;

use openroom_cards::{Board, Side};
use openroom_movements::{Contestant, Kind};
use openroom_scoring as scoring;
use openroom_scoring::{League, MatchBoard, MatchConditions, MatchMethod, Ratio};

use super::{Own, Unranked, pairs, places, points_beside, scale_for};
use crate::{EntryNo, Line, Playing, Scoring, Section, Tournament};

/// A match between two teams, and where its boards are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamMatch {
    /// The section.
    pub section: Section,
    /// The round in which it begins.
    pub round: u16,
    /// The team that sits North-South at the first table.
    pub home: EntryNo,
    /// The other.
    pub away: EntryNo,
    /// For each board the table where the home team sits North-South, and the other.
    pub boards: BTreeMap<u32, [Option<Line>; 2]>,
}

/// The matches of a session.
pub fn matches(event: &Tournament, session: u16) -> Vec<TeamMatch> {
    event.sections(session).flat_map(|(section, playing)| matches_in(session, section, playing)).collect()
}

fn matches_in(session: u16, section: Section, playing: &Playing) -> Vec<TeamMatch> {
    // Contestants who meet again in another drawn round play another match.
    let of_round = |round: u16| match playing.movement.kind {
        Kind::Swiss | Kind::Knockout => round,
        _ => 0,
    };
    let mut found: BTreeMap<(u16, Contestant, Contestant), TeamMatch> = BTreeMap::new();
    for (round, tables) in (1..).zip(&playing.movement.rounds) {
        for (table, place) in (1..).zip(&tables.tables) {
            let (Some(ns), Some(ew), Some(set)) =
                (place.side(Side::NorthSouth), place.side(Side::EastWest), place.set)
            else {
                continue;
            };
            let (Some(home), Some(away)) = (playing.entry(ns), playing.entry(ew)) else { continue };
            let key = (of_round(round), ns.min(ew), ns.max(ew));
            let new = || TeamMatch { section, round, home, away, boards: BTreeMap::new() };
            let one = found.entry(key).or_insert_with(new);
            let (first, last) = playing.movement.board_numbers(set);
            for board in first..=last {
                let line = Line { session, section, round, table, board };
                one.boards.entry(board).or_default()[usize::from(one.home != home)] = Some(line);
            }
        }
    }
    let mut found: Vec<TeamMatch> = found.into_values().collect();
    found.sort_by_key(|one| one.round);
    found
}

/// The matches of a session scored.
pub fn league(event: &Tournament, session: u16) -> Result<League, Unranked> {
    let conditions = event.conditions().ok_or(Unranked::NotStarted)?;
    if event.session(session).is_none() {
        return Err(Unranked::NotStarted);
    }
    let knockout = event.sections(session).any(|(_, playing)| playing.bracket.is_some());
    let matches = matches(event, session);
    let lengths = matches.iter().map(|one| one.boards.len() as u32);
    let scale = if knockout { None } else { scale_for(conditions, lengths)? };
    let how = MatchConditions {
        edition: conditions.edition,
        method: match conditions.scoring {
            Scoring::Imps | Scoring::Butler | Scoring::CrossImps => MatchMethod::Imps,
            Scoring::BoardAMatch | Scoring::Matchpoints => MatchMethod::BoardAMatch,
            Scoring::TotalPoints => MatchMethod::TotalPoints,
        },
        unit: conditions.regulations.scores.matchpoint_unit.into(),
        averages: scoring::Conditions::regulated(
            conditions.edition,
            &conditions.regulations,
            scoring::Method::TotalPoints,
        )
        .averages,
        scale,
        knockout: if knockout { scoring::Knockout::Yes } else { scoring::Knockout::No },
        ..MatchConditions::default()
    };
    let places = places(event, session);
    let place_of = |entry: EntryNo| places.iter().position(|(_, other)| *other == entry).map(|at| at as u32);
    let scored = |one: &TeamMatch| {
        Some(scoring::Match {
            boards: one
                .boards
                .iter()
                .filter_map(|(&board, lines)| match_board(event, board, lines))
                .collect(),
            ..scoring::Match::between(u32::from(one.round), place_of(one.home)?, place_of(one.away)?)
        })
    };
    let teams = places.iter().map(|(section, entry)| scoring::Contestant {
        id: entry.to_string(),
        section: section.0,
        ..scoring::Contestant::default()
    });
    let matches = matches.iter().filter_map(scored).collect();
    League::new(how, teams.collect(), matches, Vec::new()).map_err(|bad| Unranked::Faulty(bad.to_string()))
}

fn match_board(event: &Tournament, number: u32, lines: &[Option<Line>; 2]) -> Option<MatchBoard> {
    let entry = |line: Option<Line>| match line {
        Some(line) => pairs::entry(event, line),
        None => Some(scoring::Entry::Late),
    };
    let board = Board::numbered(number.try_into().ok()?);
    // A board that the two tables did not play in the same form gives no comparison.
    let form = |line: Option<Line>| line.and_then(|line| event.forms.get(&line).copied()).unwrap_or_default();
    if form(lines[0]) != form(lines[1]) {
        return Some(MatchBoard {
            board,
            open: scoring::Entry::Cancelled,
            closed: scoring::Entry::Cancelled,
            awarded: None,
            incomparable: None,
        });
    }
    Some(MatchBoard {
        board,
        open: entry(lines[0])?,
        closed: entry(lines[1])?,
        awarded: None,
        incomparable: None,
    })
}

/// What every team of a session has.
pub(super) fn scores(event: &Tournament, session: u16) -> Result<BTreeMap<EntryNo, Own>, Unranked> {
    let league = league(event, session)?;
    let own = |(place, (_, entry)): (usize, (Section, EntryNo))| {
        let score = league.total(place as u32) + points_beside(event, session, entry);
        (entry, Own { score, available: Ratio::ZERO })
    };
    Ok(places(event, session).into_iter().enumerate().map(own).collect())
}

//! Teams: matches from the two tables at which the same teams played the same boards.

use std::collections::BTreeMap;

use openroom_cards::{Board, Side};
use openroom_movements::{Contestant, Kind};
use openroom_scoring as scoring;
use openroom_scoring::{League, MatchBoard, MatchConditions, MatchMethod, Ratio};

use super::{Own, Unfit, Unranked, byes, pairs, penalties, places, points_beside, scale_for};
use crate::{EntryNo, Line, Playing, Score, Scoring, Section, Tournament};

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
                let both = one.boards.entry(board).or_default();
                let place = usize::from(one.home != home);
                // Where a table sat the wrong way the same team is North-South at both.
                let place = if both[place].is_some() { 1 - place } else { place };
                both[place] = Some(line);
            }
        }
    }
    let mut found: Vec<TeamMatch> = found.into_values().collect();
    found.sort_by_key(|one| one.round);
    found
}

/// Why the results of the two tables of a match cannot be compared.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unlike {
    /// They had the board in different forms.
    Forms,
    /// The same team sat North-South at both.
    Seats,
}

impl Tournament {
    /// Why the two tables of a match have no results to compare on a board.
    pub(crate) fn apart(&self, both: [Line; 2]) -> Option<Unlike> {
        let [one, other] = both.map(|line| self.form(line));
        if one != other {
            return Some(Unlike::Forms);
        }
        let [one, other] = both.map(|line| self.sides(line).map(|sides| sides[Side::NorthSouth].clone()));
        (one.is_some() && one == other).then_some(Unlike::Seats)
    }

    /// The boards of called rounds whose two tables cannot be compared, both lines of each, and why.
    pub(crate) fn not_compared(&self) -> Vec<(Line, Unlike)> {
        if self.unit != Some(openroom_movements::Unit::Team) {
            return Vec::new();
        }
        let called = |line: &Line| {
            self.section(line.session, line.section).is_some_and(|playing| line.round <= playing.round())
        };
        let all = (1..=self.session_no()).flat_map(|session| matches(self, session));
        let both = all.flat_map(|one| one.boards.into_values()).filter_map(|both| match both {
            [Some(one), Some(other)] => Some([one, other]),
            _ => None,
        });
        let unlike = both.filter_map(|both| Some((both, self.apart(both)?)));
        let mut lines: Vec<(Line, Unlike)> =
            unlike.flat_map(|(both, why)| both.map(|line| (line, why))).collect();
        lines.retain(|(line, _)| called(line));
        lines.sort_by_key(|(line, _)| *line);
        lines
    }
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
    // In a knockout a penalty stands in the match that was played when it was given: in the first one before any, in the
    // last one after all.
    let penalized = |one: &TeamMatch, entry: EntryNo| {
        let mut own = matches.iter().filter(|other| [other.home, other.away].contains(&entry));
        let first = own.clone().all(|other| other.round >= one.round);
        let next = own.find(|other| other.round > one.round).map(|other| other.round);
        penalties(event, session, entry, |round| {
            (first || round >= one.round) && next.is_none_or(|next| round < next)
        })
    };
    let scored = |one: &TeamMatch| {
        Some(scoring::Match {
            boards: one
                .boards
                .iter()
                .filter_map(|(&board, lines)| match_board(event, one.home, board, lines))
                .collect(),
            penalties: if knockout {
                [penalized(one, one.home), penalized(one, one.away)]
            } else {
                [Ratio::ZERO, Ratio::ZERO]
            },
            ..scoring::Match::between(u32::from(one.round), place_of(one.home)?, place_of(one.away)?)
        })
    };
    let teams = places.iter().map(|(section, entry)| scoring::Contestant {
        id: entry.to_string(),
        section: section.0,
        ..scoring::Contestant::default()
    });
    let scored = matches.iter().filter_map(scored).collect();
    League::new(how, teams.collect(), scored, Vec::new()).map_err(|bad| Unranked::Faulty(Unfit::Match(bad)))
}

fn match_board(
    event: &Tournament,
    home: EntryNo,
    number: u32,
    lines: &[Option<Line>; 2],
) -> Option<MatchBoard> {
    let entry = |line: Option<Line>| match line {
        Some(line) => pairs::entry(event, line),
        None => Some(scoring::Entry::Late),
    };
    let board = Board::numbered(number.try_into().ok()?);
    let mut rooms = [entry(lines[0])?, entry(lines[1])?];
    let awarded = last_ruling(event, home, lines, &mut rooms);
    // A board that the two tables did not play in the same form gives no comparison before it is ruled on, nor does one
    // on which the same team sat North-South at both.
    let ruled = |room: &scoring::Entry| matches!(room, scoring::Entry::Adjusted(_));
    let apart = match lines {
        [Some(one), Some(other)] => event.apart([*one, *other]),
        _ => None,
    };
    match apart {
        Some(Unlike::Forms) if !rooms.iter().any(ruled) => {
            rooms = [scoring::Entry::Cancelled, scoring::Entry::Cancelled];
        }
        Some(Unlike::Seats) => rooms = [scoring::Entry::Cancelled, scoring::Entry::Cancelled],
        Some(Unlike::Forms) | None => {}
    }
    let [open, closed] = rooms;
    Some(MatchBoard { board, open, closed, awarded, incomparable: None })
}

/// The averages of both teams, home first, where the last ruling on the board gives them. What was ruled at the other
/// table before it no longer stands.
fn last_ruling(
    event: &Tournament,
    home: EntryNo,
    lines: &[Option<Line>; 2],
    rooms: &mut [scoring::Entry; 2],
) -> Option<[scoring::Artificial; 2]> {
    let settled = |at: usize| lines[at].and_then(|line| event.settled.get(&line).copied());
    let averages = |room: &scoring::Entry| match room {
        scoring::Entry::Adjusted(adjusted) => {
            let of = |side: Side| adjusted.awards[side].artificial().cloned();
            of(Side::NorthSouth).zip(of(Side::EastWest))
        }
        scoring::Entry::Result(_)
        | scoring::Entry::Points(_)
        | scoring::Entry::Late
        | scoring::Entry::NotPlayed
        | scoring::Entry::Cancelled => None,
    };
    for (line, room) in lines.iter().zip(rooms.iter_mut()) {
        if let Some(line) = line.filter(|line| event.is_overtaken(*line)) {
            *room = under_rulings(event, line);
        }
    }
    let given = rooms.each_ref().map(averages);
    let (last, other) = if settled(1) > settled(0) { (1, 0) } else { (0, 1) };
    let is_ruled = matches!(rooms[last], scoring::Entry::Adjusted(_));
    let (at, before) = if is_ruled { (last, other) } else { (other, last) };
    if let Some(line) = lines[before].filter(|_| given[before].is_some()) {
        rooms[before] = under_rulings(event, line);
    }
    let (ns, ew) = given[at].clone()?;
    let sides = event.sides(lines[at]?)?;
    Some(if sides[Side::NorthSouth].contains(&home) { [ns, ew] } else { [ew, ns] })
}

/// What the table itself had, as it is scored.
fn under_rulings(event: &Tournament, line: Line) -> scoring::Entry {
    match event.table_result(line) {
        Some(Score::Result(outcome)) => scoring::Entry::Result(*outcome),
        Some(Score::Cancelled) => scoring::Entry::Cancelled,
        Some(Score::NotPlayed | Score::Adjusted(_)) | None => scoring::Entry::NotPlayed,
    }
}

/// What every team of a session has.
pub(super) fn scores(event: &Tournament, session: u16) -> Result<BTreeMap<EntryNo, Own>, Unranked> {
    let league = league(event, session)?;
    let in_matches = league.conditions.knockout == scoring::Knockout::Yes;
    let beside = |entry: EntryNo| {
        if in_matches { byes(event, session, entry) } else { points_beside(event, session, entry) }
    };
    let own = |(place, (_, entry)): (usize, (Section, EntryNo))| {
        let score = league.total(place as u32) + beside(entry);
        (entry, Own { score, available: Ratio::ZERO })
    };
    Ok(places(event, session).into_iter().enumerate().map(own).collect())
}

//! What is shown of an event of teams.

use std::io::{self, Write};

use openroom_scoring::file::TeamsSession;
use openroom_scoring::{Knockout, League, Match, MatchResult, Place};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{Unfound, Wanted, title};
use crate::finish::Failure;
use crate::output::shown;

pub(crate) fn show(
    session: &TeamsSession,
    wanted: &Wanted<'_>,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let league = &session.league;
    title(&session.name, &session.date, page)?;
    if wanted.ranking {
        match league.conditions.knockout {
            Knockout::No => ranking(session, page)?,
            Knockout::Yes => winners(league, page)?,
        }
    }
    if wanted.travellers {
        for (one, result) in league.matches.iter().zip(&league.results) {
            a_match(league, one, result, page)?;
        }
    }
    for id in wanted.cards {
        match league.teams.iter().position(|team| team.id == *id) {
            Some(team) => card(league, team as Place, page)?,
            None => return Ok(Some(Unfound::Contestant(id.clone()))),
        }
    }
    for number in wanted.explain {
        let reasons = league.explain(*number);
        if reasons.is_empty() {
            return Ok(Some(Unfound::Board(*number)));
        }
        writeln!(page, "Board {number}: the arithmetic")?;
        for reason in reasons {
            writeln!(page, "  {}", shown(&reason.cited(session.edition).to_string()))?;
        }
        writeln!(page)?;
    }
    Ok(None)
}

fn name(league: &League, team: Place) -> String {
    let team = &league.teams[team as usize];
    let text = if team.name.is_empty() { &team.id } else { &team.name };
    shown(text).to_string()
}

fn ranking(session: &TeamsSession, page: &mut dyn Write) -> io::Result<()> {
    let league = &session.league;
    writeln!(page, "Ranking")?;
    let mut heading = vec![("", Right), ("no.", Left), ("team", Left), ("matches", Right), ("score", Right)];
    if session.master_points.is_some() {
        heading.push(("points", Right));
    }
    let mut columns = Columns::new(&heading);
    for ranked in league.ranks(&session.tie_breaks) {
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        let mut row = vec![
            format!("{}{equal}", ranked.rank),
            league.teams[ranked.contestant as usize].id.clone(),
            name(league, ranked.contestant),
            league.played(ranked.contestant).to_string(),
            league.total(ranked.contestant).shown(2),
        ];
        if let Some(points) = &session.master_points {
            row.push(points.of(ranked).shown(2));
        }
        columns.row(&row);
    }
    columns.write(page)
}

fn winners(league: &League, page: &mut dyn Write) -> io::Result<()> {
    writeln!(page, "Knockout")?;
    for (one, result) in league.matches.iter().zip(&league.results) {
        let (home, away) = (name(league, one.home), name(league, one.away));
        let verdict = if result.home.is_negative() {
            format!("{away} wins")
        } else if result.home.to_whole() == Some(0) {
            "a tie".to_owned()
        } else {
            format!("{home} wins")
        };
        writeln!(page, "  round {}: {home} v {away}: {} ({verdict})", one.round, result.home.exact())?;
    }
    writeln!(page)
}

fn a_match(league: &League, one: &Match, result: &MatchResult, page: &mut dyn Write) -> io::Result<()> {
    let (home, away) = (name(league, one.home), name(league, one.away));
    writeln!(page, "Round {}: {home} v {away}", one.round)?;
    let heading = [
        ("board", Right),
        ("open", Left),
        ("closed", Left),
        (home.as_str(), Right),
        (away.as_str(), Right),
        ("by", Left),
    ];
    let mut columns = Columns::new(&heading);
    for (board, score) in one.boards.iter().zip(&result.boards) {
        let text = |entry| match openroom_scoring::table_points(entry, board.board) {
            Some(points) => points,
            None => "-".to_owned(),
        };
        let (home, away, by) = match score {
            None => ("-".to_owned(), "-".to_owned(), String::new()),
            Some(score) => {
                let by: Vec<&str> = score.by.iter().map(|by| by.id()).collect();
                (score.home.exact(), score.away.exact(), by.join(", "))
            }
        };
        let number = board.board.number.to_string();
        columns.row(&[number, text(&board.open), text(&board.closed), home, away, by]);
    }
    columns.write(page)?;
    let points = result
        .victory_points
        .as_ref()
        .map_or(String::new(), |[home, away]| format!(", {} to {} VP", home.shown(2), away.shown(2)));
    writeln!(page, "  margin {} and {}{points}\n", result.home.exact(), result.away.exact())
}

fn card(league: &League, team: Place, page: &mut dyn Write) -> io::Result<()> {
    writeln!(page, "Card of {}", name(league, team))?;
    let heading = [("round", Right), ("against", Left), ("margin", Right), ("VP", Right)];
    let mut columns = Columns::new(&heading);
    for (one, result) in league.matches.iter().zip(&league.results) {
        let (opponent, margin, side) = if one.home == team {
            (one.away, &result.home, 0)
        } else if one.away == team {
            (one.home, &result.away, 1)
        } else {
            continue;
        };
        let points = result.victory_points.as_ref().map_or(String::new(), |points| points[side].shown(2));
        columns.row(&[one.round.to_string(), name(league, opponent), margin.exact(), points]);
    }
    columns.write(page)?;
    writeln!(page, "  total {}\n", league.total(team).exact())
}

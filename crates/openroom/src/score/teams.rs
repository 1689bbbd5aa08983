//! What is shown of an event of teams.

use std::io::{self, Write};

use openroom_scoring::file::{CorrectedMatch, MadeMatch, TeamsSession};
use openroom_scoring::{
    BoardResult, Entry, Knockout, KnockoutMatch, League, Match, MatchBoard, MatchResult, Place, Ranked,
    Standing, stratum,
};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{Explained, Unfound, Wanted, extra_change, extra_lines, moved_lines, reasons, title, told};
use crate::finish::Failure;
use crate::output::shown;

/// A correction that was made, and the knockout matches that now stand otherwise.
type Corrected = (CorrectedMatch, Vec<String>);

pub(crate) fn show(
    mut session: TeamsSession,
    wanted: &Wanted<'_>,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let mut corrected: Vec<Corrected> = Vec::new();
    for plan in std::mem::take(&mut session.corrections) {
        let before = verdicts(&session.league);
        let made = session.correct(plan).map_err(Failure::input)?;
        let after = verdicts(&session.league).into_iter().filter(|line| !before.contains(line)).collect();
        corrected.push((made, after));
    }
    let league = &session.league;
    title(&session.head, page)?;
    if wanted.ranking {
        match league.conditions.knockout {
            Knockout::No => rankings(&session, page)?,
            Knockout::Yes => winners(league, page)?,
        }
        unranked(league, page)?;
        extra_lines(&league.extras, &league.teams, league.conditions.edition, page)?;
        corrections(&session, &corrected, page)?;
    }
    if wanted.travellers {
        for (one, result) in league.matches.iter().zip(&league.results) {
            a_match(league, one, result, page)?;
        }
    }
    for id in wanted.cards {
        match league.teams.iter().position(|team| team.id == *id) {
            Some(team) => card(&session, team as Place, page)?,
            None => return Ok(Some(Unfound::Contestant(id.clone()))),
        }
    }
    for what in wanted.explain {
        match what {
            Explained::Ranking => {
                writeln!(page, "The ranking: the arithmetic")?;
                reasons(&league.explain_ranking(&session.tie_breaks), league.conditions.edition, page)?;
            }
            Explained::Board(number) => {
                let steps = league.explain(*number);
                if steps.is_empty() {
                    return Ok(Some(Unfound::Board(*number)));
                }
                writeln!(page, "Board {number}: the arithmetic")?;
                reasons(&steps, league.conditions.edition, page)?;
            }
        }
    }
    Ok(None)
}

fn name(league: &League, team: Place) -> String {
    let team = &league.teams[team as usize];
    let text = if team.name.is_empty() { &team.id } else { &team.name };
    shown(text).to_string()
}

fn rankings(session: &TeamsSession, page: &mut dyn Write) -> io::Result<()> {
    let league = &session.league;
    for section in league.sections() {
        let ranks = league.ranks(section, &session.tie_breaks);
        let named = |section: u16| format!(", section {}", shown(&session.sections[usize::from(section)]));
        writeln!(page, "Ranking{}", section.map_or(String::new(), named))?;
        table(session, &ranks, page)?;
        if section.is_none() && session.sections.iter().filter(|name| !name.is_empty()).count() > 1 {
            for (place, name) in (0u16..).zip(&session.sections).filter(|(_, name)| !name.is_empty()) {
                let inside = |team: Place| league.teams[team as usize].section == place;
                writeln!(page, "Ranking, section {}", shown(name))?;
                table(session, &stratum(&ranks, inside), page)?;
            }
        }
        let lowest = ranks.iter().map(|ranked| league.teams[ranked.contestant as usize].stratum).max();
        for place in 1..=lowest.unwrap_or_default() {
            let inside = |team: Place| league.teams[team as usize].stratum >= place;
            writeln!(page, "Stratum {}", char::from(b'A' + place))?;
            table(session, &stratum(&ranks, inside), page)?;
        }
    }
    Ok(())
}

fn table(session: &TeamsSession, ranks: &[Ranked], page: &mut dyn Write) -> io::Result<()> {
    let league = &session.league;
    let mut heading = vec![("", Right), ("no.", Left), ("team", Left), ("matches", Right), ("score", Right)];
    if session.master_points.is_some() {
        heading.push(("points", Right));
    }
    let mut columns = Columns::new(&heading);
    for ranked in ranks {
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        let mut row = vec![
            format!("{}{equal}", ranked.rank),
            league.teams[ranked.contestant as usize].id.clone(),
            name(league, ranked.contestant),
            league.played(ranked.contestant).to_string(),
            league.total(ranked.contestant).shown(2),
        ];
        if let Some(points) = &session.master_points {
            row.push(points.of(*ranked).shown(2));
        }
        columns.row(&row);
    }
    columns.write(page)
}

fn unranked(league: &League, page: &mut dyn Write) -> io::Result<()> {
    let mut any = false;
    for (place, team) in (0..).zip(&league.teams).filter(|(_, team)| team.standing != Standing::Ranked) {
        let total = league.total(place).shown(2);
        writeln!(page, "  {} {}: {}, {total}", shown(&team.id), shown(&team.name), team.standing)?;
        any = true;
    }
    if any { writeln!(page) } else { Ok(()) }
}

fn corrections(session: &TeamsSession, corrected: &[Corrected], page: &mut dyn Write) -> io::Result<()> {
    if corrected.is_empty() {
        return Ok(());
    }
    let league = &session.league;
    writeln!(page, "Corrections")?;
    for (one, verdicts) in corrected {
        let what = match &one.made {
            MadeMatch::Board { at, boards } => {
                let [was, now] = &**boards;
                let of = met(league, &league.matches[at.0]);
                format!("{of}, board {}: {} is now {}", now.board.number, rooms(was), rooms(now))
            }
            MadeMatch::Matches(matches) => {
                let change = |[was, now]: &[Match; 2]| {
                    format!(
                        "{}{} is now {}{}",
                        met(league, was),
                        in_match(was),
                        met(league, now),
                        in_match(now)
                    )
                };
                matches.iter().map(change).collect::<Vec<_>>().join("; ")
            }
            MadeMatch::Extra(change) => extra_change(change, &league.teams),
        };
        writeln!(page, "  {what} {}", told(&one.when, &one.who, &one.why))?;
        moved_lines(&one.moved, &league.teams, page)?;
        for verdict in verdicts {
            writeln!(page, "    {verdict}")?;
        }
    }
    writeln!(page)
}

/// A match by its round and teams.
fn met(league: &League, one: &Match) -> String {
    format!("round {}, {} v {}", one.round, name(league, one.home), name(league, one.away))
}

/// What was added to or taken from the margins of a match.
fn in_match(one: &Match) -> String {
    let kinds = [("penalty", &one.penalties), ("handicap", &one.handicaps), ("carry-over", &one.carried)];
    let of = |(what, amounts): (&str, &[openroom_scoring::Ratio; 2])| {
        let sides = ["home", "away"].into_iter().zip(amounts).filter(|(_, amount)| !amount.is_zero());
        sides.map(|(side, amount)| format!(", {side} {what} {}", amount.exact())).collect::<String>()
    };
    kinds.into_iter().map(of).collect()
}

fn rooms(board: &MatchBoard) -> String {
    match &board.awarded {
        Some([home, away]) => format!("home {home}, away {away}"),
        None => format!("open {}, closed {}", room(&board.open, board), room(&board.closed, board)),
    }
}

fn room(entry: &Entry, board: &MatchBoard) -> String {
    openroom_scoring::table_points(entry, board.board).unwrap_or_else(|| match entry {
        Entry::Late => "late".to_owned(),
        Entry::Cancelled => "cancelled".to_owned(),
        Entry::NotPlayed | Entry::Result(_) | Entry::Points(_) | Entry::Adjusted(_) => "-".to_owned(),
    })
}

fn winners(league: &League, page: &mut dyn Write) -> io::Result<()> {
    writeln!(page, "Knockout")?;
    for verdict in verdicts(league) {
        writeln!(page, "  {verdict}")?;
    }
    writeln!(page)
}

/// How each match of a knockout stands.
fn verdicts(league: &League) -> Vec<String> {
    if league.conditions.knockout == Knockout::No {
        return Vec::new();
    }
    let verdict = |one: KnockoutMatch| {
        let (home, away) = (name(league, one.home), name(league, one.away));
        let whole = one.segments.iter().all(|(_, margin)| margin.is_some());
        let how = if whole { "wins" } else { "leads, not all segments are played" };
        let (margin, verdict) = match one.margin() {
            None => ("-".to_owned(), "not played yet".to_owned()),
            Some(margin) if margin.is_negative() => (margin.exact(), format!("{away} {how}")),
            Some(margin) if margin.is_zero() && whole => (margin.exact(), "a tie".to_owned()),
            Some(margin) if margin.is_zero() => {
                (margin.exact(), "equal, not all segments are played".to_owned())
            }
            Some(margin) => (margin.exact(), format!("{home} {how}")),
        };
        let parts: Vec<String> = one
            .segments
            .iter()
            .map(|(_, margin)| margin.as_ref().map_or("-".to_owned(), openroom_scoring::Ratio::exact))
            .collect();
        let parts = if parts.len() > 1 { format!(", segments {}", parts.join(", ")) } else { String::new() };
        format!("round {}: {home} v {away}: {margin}{parts} ({verdict})", one.round)
    };
    league.knockouts().into_iter().map(verdict).collect()
}

fn scores(league: &League, score: Option<&BoardResult>) -> [String; 3] {
    match score {
        None => ["-".to_owned(), "-".to_owned(), String::new()],
        Some(score) => {
            let by: Vec<&str> = score.by().iter().map(|by| by.cite(league.conditions.edition)).collect();
            [score.home.exact(), score.away.exact(), by.join(", ")]
        }
    }
}

fn a_match(league: &League, one: &Match, result: &MatchResult, page: &mut dyn Write) -> io::Result<()> {
    let (home, away) = (name(league, one.home), name(league, one.away));
    let annulled = if league.counts(one) { "" } else { " (annulled)" };
    let segment = if one.segment > 1 { format!(", segment {}", one.segment) } else { String::new() };
    writeln!(page, "Round {}{segment}: {home} v {away}{annulled}", one.round)?;
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
        let [home, away, by] = scores(league, score.as_ref());
        let number = board.board.number.to_string();
        columns.row(&[number, room(&board.open, board), room(&board.closed, board), home, away, by]);
    }
    columns.write(page)?;
    let points = result
        .victory_points
        .as_ref()
        .map_or(String::new(), |[home, away]| format!(", {} to {} VP", home.shown(2), away.shown(2)));
    writeln!(page, "  margin {} and {}{points}\n", result.home.exact(), result.away.exact())
}

fn card(session: &TeamsSession, team: Place, page: &mut dyn Write) -> io::Result<()> {
    let league = &session.league;
    writeln!(page, "Card of {}\n", name(league, team))?;
    for (one, result) in league.matches.iter().zip(&league.results) {
        if one.home != team && one.away != team {
            continue;
        }
        a_match(league, one, result, page)?;
        let side = usize::from(one.home != team);
        for (what, amount) in [
            ("penalty", &one.penalties[side]),
            ("handicap", &one.handicaps[side]),
            ("carry-over", &one.carried[side]),
        ] {
            if !amount.is_zero() {
                writeln!(page, "  {what} in this match {}\n", amount.exact())?;
            }
        }
    }
    let own: Vec<_> = league.extras.iter().filter(|extra| extra.contestant == team).cloned().collect();
    extra_lines(&own, &league.teams, league.conditions.edition, page)?;
    let total = league.total(team).exact();
    writeln!(page, "  total {total} on {} matches{}\n", league.played(team), rank(session, team))
}

fn rank(session: &TeamsSession, team: Place) -> String {
    let league = &session.league;
    if league.conditions.knockout == Knockout::Yes {
        return String::new();
    }
    let all = league.sections().into_iter().flat_map(|section| league.ranks(section, &session.tie_breaks));
    let found = all.into_iter().find(|ranked| ranked.contestant == team);
    found.map_or(String::new(), |ranked| format!(", rank {}", ranked.rank))
}

//! What is shown of an event of teams.

use std::io::{self, Write};

use openroom_reasoning::Words;
use openroom_scoring::file::{TeamList, TeamsSession};
use openroom_scoring::{
    BoardResult, Entry, Knockout, League, Match, MatchBoard, MatchResult, Place, Standing, outstanding_said,
};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{
    Explained, Unfound, Wanted, corrections, exact, extra_lines, hundredths, in_section, outstanding,
    points_source, reasons, tell, title,
};
use crate::finish::Failure;
use crate::output::shown;

pub(crate) fn show(
    mut session: TeamsSession,
    wanted: &Wanted<'_>,
    w: Words,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let told = session.make_corrections().map_err(Failure::input)?;
    let league = &session.league;
    title(&session.head, page)?;
    if wanted.ranking {
        match league.conditions.knockout {
            Knockout::No => rankings(&session, w, page)?,
            Knockout::Yes => winners(league, w, page)?,
        }
        unranked(league, w, page)?;
        extra_lines(&league.extras, &league.teams, league.conditions.edition, w, page)?;
        corrections(&told, w, page)?;
    }
    if wanted.travellers {
        for (one, result) in league.matches.iter().zip(&league.results) {
            a_match(league, one, result, w, page)?;
        }
    }
    for id in wanted.cards {
        match league.teams.iter().position(|team| team.id == *id) {
            Some(team) => card(&session, team as Place, w, page)?,
            None => return Ok(Some(Unfound::Contestant(id.clone()))),
        }
    }
    for what in wanted.explain {
        match what {
            Explained::Ranking => {
                writeln!(page, "{}", w.t("score-arithmetic-ranking"))?;
                reasons(&league.explain_ranking(&session.tie_breaks), league.conditions.edition, w, page)?;
            }
            Explained::Board(number) => {
                let steps = league.explain(*number);
                if steps.is_empty() {
                    return Ok(Some(Unfound::Board(*number)));
                }
                writeln!(page, "{}", w.with("score-arithmetic", "board", number))?;
                reasons(&steps, league.conditions.edition, w, page)?;
            }
        }
    }
    Ok(None)
}

fn name(league: &League, team: Place) -> String {
    shown(league.name(team)).to_string()
}

fn rankings(session: &TeamsSession, w: Words, page: &mut dyn Write) -> io::Result<()> {
    for list in session.lists() {
        let what = match list.stratum {
            Some(stratum) => w.with("score-stratum", "name", char::from(b'A' + stratum)),
            None => w.t("score-ranking"),
        };
        let section = list.section.map(|section| in_section(w, &session.sections[usize::from(section)]));
        let parts: Vec<String> = std::iter::once(what).chain(section).collect();
        writeln!(page, "{}{}", parts.join(", "), outstanding(w, list.outstanding))?;
        table(session, &list, w, page)?;
    }
    points_source(w, session.master_points.as_ref(), page)
}

fn table(session: &TeamsSession, list: &TeamList, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let (league, awards) = (&session.league, session.awards(list));
    let mut heading = vec![
        ("", Right),
        ("col-number", Left),
        ("col-team", Left),
        ("col-matches", Right),
        ("col-score", Right),
    ];
    heading.extend(awards.map(|_| ("col-points", Right)));
    let mut columns = Columns::said(w, &heading);
    for ranked in &list.ranks {
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        let mut row = vec![
            format!("{}{equal}", ranked.rank),
            league.teams[ranked.contestant as usize].id.clone(),
            name(league, ranked.contestant),
            league.played(ranked.contestant).to_string(),
            hundredths(w, &league.total(ranked.contestant)),
        ];
        row.extend(awards.map(|awards| hundredths(w, &awards.of(*ranked, list.ranks.len()))));
        columns.row(&row);
    }
    columns.write(page)
}

fn unranked(league: &League, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let mut any = false;
    for (place, team) in (0..).zip(&league.teams).filter(|(_, team)| team.standing != Standing::Ranked) {
        let total = hundredths(w, &league.total(place));
        writeln!(
            page,
            "  {} {}: {}, {total}",
            shown(&team.id),
            shown(&team.name),
            tell(w, &team.standing.said())
        )?;
        any = true;
    }
    if any { writeln!(page) } else { Ok(()) }
}

/// What happened at a table. A table without a result says so, unless the board as a whole has averages.
fn room(w: Words, entry: &Entry, board: &MatchBoard) -> String {
    if *entry == Entry::NotPlayed && board.awarded.is_some() {
        return "-".to_owned();
    }
    tell(w, &entry.said_with_points(board.board))
}

fn winners(league: &League, w: Words, page: &mut dyn Write) -> io::Result<()> {
    writeln!(page, "{}", w.t("team-knockout"))?;
    for one in league.knockouts() {
        writeln!(page, "  {}", tell(w, &league.verdict_said(&one)))?;
    }
    writeln!(page)
}

/// What each team has on a board, and by which provisions.
fn scores(league: &League, board: &MatchBoard, score: Option<&BoardResult>, w: Words) -> [String; 3] {
    let Some(score) = score else { return ["-".to_owned(), "-".to_owned(), String::new()] };
    let by: Vec<&str> = board.by(score).iter().map(|by| by.cite(league.conditions.edition)).collect();
    [exact(w, &score.home), exact(w, &score.away), by.join(", ")]
}

fn a_match(
    league: &League,
    one: &Match,
    result: &MatchResult,
    w: Words,
    page: &mut dyn Write,
) -> io::Result<()> {
    let (home, away) = (name(league, one.home), name(league, one.away));
    let annulled = if league.counts(one) { String::new() } else { format!(" ({})", w.t("score-annulled")) };
    let mut said = vec![("round", one.round.to_string()), ("home", home.clone()), ("away", away.clone())];
    let key = if one.segment > 1 {
        said.push(("segment", one.segment.to_string()));
        "team-heading-segment"
    } else {
        "team-heading"
    };
    writeln!(page, "{}{annulled}", w.say(key, &said))?;
    let heading = [
        (w.t("col-board"), Right),
        (w.t("col-open"), Left),
        (w.t("col-closed"), Left),
        (home, Right),
        (away, Right),
        (w.t("col-by"), Left),
    ];
    let mut columns = Columns::new(&heading);
    for (board, score) in one.boards.iter().zip(&result.boards) {
        let [home, away, by] = scores(league, board, score.as_ref(), w);
        let number = board.board.number.to_string();
        let [open, closed] = [&board.open, &board.closed].map(|entry| room(w, entry, board));
        columns.row(&[number, open, closed, home, away, by]);
    }
    columns.write(page)?;
    let margin = w.say("team-margin", &[("home", exact(w, &result.home)), ("away", exact(w, &result.away))]);
    let points = result.victory_points.as_ref().map(|[home, away]| {
        w.say("team-points", &[("home", hundredths(w, home)), ("away", hundredths(w, away))])
    });
    let moves = league.moves_said(one).into_iter().map(|said| tell(w, &said));
    let late = match league.outstanding_in(one) {
        0 => None,
        results => Some(tell(w, &outstanding_said(results))),
    };
    let line: Vec<String> = std::iter::once(margin).chain(points).chain(moves).chain(late).collect();
    writeln!(page, "  {}\n", line.join(", "))
}

fn card(session: &TeamsSession, team: Place, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let league = &session.league;
    writeln!(page, "{}\n", w.with("score-card", "who", name(league, team)))?;
    for (one, result) in league.matches.iter().zip(&league.results) {
        if one.home != team && one.away != team {
            continue;
        }
        a_match(league, one, result, w, page)?;
    }
    let own: Vec<_> = league.extras.iter().filter(|extra| extra.contestant == team).cloned().collect();
    extra_lines(&own, &league.teams, league.conditions.edition, w, page)?;
    let said = [("total", exact(w, &league.total(team))), ("n", league.played(team).to_string())];
    writeln!(page, "  {}{}\n", w.say("team-total", &said), rank(session, w, team))
}

fn rank(session: &TeamsSession, w: Words, team: Place) -> String {
    let league = &session.league;
    if league.conditions.knockout == Knockout::Yes {
        return String::new();
    }
    let all = league.sections().into_iter().flat_map(|section| league.ranks(section, &session.tie_breaks));
    let found = all.into_iter().find(|ranked| ranked.contestant == team);
    found.map_or(String::new(), |ranked| format!(", {}", w.with("score-rank", "n", ranked.rank)))
}

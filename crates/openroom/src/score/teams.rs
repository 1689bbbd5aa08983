//! What is shown of an event of teams.

use std::io::{self, Write};

use openroom_reasoning::Words;
use openroom_scoring::file::{CorrectedMatch, MadeMatch, TeamList, TeamsSession};
use openroom_scoring::{
    BoardResult, Entry, Knockout, KnockoutMatch, League, Match, MatchBoard, MatchResult, Place, Standing,
};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{
    Explained, Unfound, Wanted, extra_change, extra_lines, in_section, is_now, moved_lines, outstanding,
    outstanding_text, points_source, reasons, standing, standing_change, title, told,
};
use crate::finish::Failure;
use crate::output::shown;

/// A correction that was made, and the knockout matches that now stand otherwise.
type Corrected = (CorrectedMatch, Vec<String>);

pub(crate) fn show(
    mut session: TeamsSession,
    wanted: &Wanted<'_>,
    w: Words,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let mut corrected: Vec<Corrected> = Vec::new();
    for plan in std::mem::take(&mut session.corrections) {
        let before = verdicts(&session.league, w);
        let made = session.correct(plan).map_err(Failure::input)?;
        corrected.push((made, turned(&before, verdicts(&session.league, w), w)));
    }
    let league = &session.league;
    title(&session.head, page)?;
    if wanted.ranking {
        match league.conditions.knockout {
            Knockout::No => rankings(&session, w, page)?,
            Knockout::Yes => winners(league, w, page)?,
        }
        unranked(league, w, page)?;
        extra_lines(&league.extras, &league.teams, league.conditions.edition, w, page)?;
        corrections(&session, &corrected, w, page)?;
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

/// The matches of a knockout that now stand otherwise, each as it stood and as it stands.
fn turned(before: &[String], after: Vec<String>, w: Words) -> Vec<String> {
    let same_number = before.len() == after.len();
    let changed = after.into_iter().enumerate().filter(|(_, now)| !before.contains(now));
    let said = |(place, now): (usize, String)| match before.get(place).filter(|_| same_number) {
        Some(was) => is_now(w, was.clone(), now),
        None => now,
    };
    changed.map(said).collect()
}

fn name(league: &League, team: Place) -> String {
    let team = &league.teams[team as usize];
    let text = if team.name.is_empty() { &team.id } else { &team.name };
    shown(text).to_string()
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
            league.total(ranked.contestant).shown(2),
        ];
        row.extend(awards.map(|awards| awards.of(*ranked, list.ranks.len()).shown(2)));
        columns.row(&row);
    }
    columns.write(page)
}

fn unranked(league: &League, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let mut any = false;
    for (place, team) in (0..).zip(&league.teams).filter(|(_, team)| team.standing != Standing::Ranked) {
        let total = league.total(place).shown(2);
        writeln!(
            page,
            "  {} {}: {}, {total}",
            shown(&team.id),
            shown(&team.name),
            standing(w, team.standing)
        )?;
        any = true;
    }
    if any { writeln!(page) } else { Ok(()) }
}

fn corrections(
    session: &TeamsSession,
    corrected: &[Corrected],
    w: Words,
    page: &mut dyn Write,
) -> io::Result<()> {
    if corrected.is_empty() {
        return Ok(());
    }
    let league = &session.league;
    writeln!(page, "{}", w.t("score-corrections"))?;
    for (one, verdicts) in corrected {
        let what = match &one.made {
            MadeMatch::Board { at, boards } => {
                let [was, now] = &**boards;
                let change = is_now(w, rooms(w, was), rooms(w, now));
                let board = [("board", now.board.number.to_string()), ("what", change)];
                format!("{}, {}", met(league, &league.matches[at.0], w), w.say("team-on-board", &board))
            }
            MadeMatch::Matches(matches) => {
                let whole = |one: &Match| met(league, one, w) + &in_match(one, w);
                let change = |[was, now]: &[Match; 2]| is_now(w, whole(was), whole(now));
                matches.iter().map(change).collect::<Vec<_>>().join("; ")
            }
            MadeMatch::Added((of, board)) => {
                let (one, board) = (&league.matches[*of], &league.matches[*of].boards[*board]);
                let what = w.with("score-added", "what", rooms(w, board));
                let said = [("board", board.board.number.to_string()), ("what", what)];
                format!("{}, {}", met(league, one, w), w.say("team-on-board", &said))
            }
            MadeMatch::Standing(team, both) => standing_change(w, &league.teams[*team as usize].id, *both),
            MadeMatch::Extra(change) => extra_change(change, &league.teams, w),
        };
        writeln!(page, "  {what} {}", told(&one.when, &one.who, &one.why))?;
        moved_lines(&one.moved, &league.teams, w, page)?;
        for verdict in verdicts {
            writeln!(page, "    {verdict}")?;
        }
    }
    writeln!(page)
}

/// A match by its round and teams.
fn met(league: &League, one: &Match, w: Words) -> String {
    let [home, away] = [one.home, one.away].map(|team| name(league, team));
    w.say("team-met", &[("round", one.round.to_string()), ("home", home), ("away", away)])
}

/// What was added to or taken from the margins of a match.
fn in_match(one: &Match, w: Words) -> String {
    let kinds = [
        ("team-penalty", &one.penalties),
        ("extra-handicap", &one.handicaps),
        ("extra-carry-over", &one.carried),
    ];
    let of = |(what, amounts): (&str, &[openroom_scoring::Ratio; 2])| {
        let sides = ["team-home", "team-away"].into_iter().zip(amounts);
        let sides = sides.filter(|(_, amount)| !amount.is_zero());
        let said = |(side, amount): (&str, &openroom_scoring::Ratio)| {
            format!(", {}: {} {}", w.t(side), w.t(what), amount.exact())
        };
        sides.map(said).collect::<Vec<_>>().concat()
    };
    kinds.map(of).concat()
}

fn rooms(w: Words, board: &MatchBoard) -> String {
    if let Some([home, away]) = &board.awarded {
        return w.say("team-awarded", &[("home", home.to_string()), ("away", away.to_string())]);
    }
    let [open, closed] = [&board.open, &board.closed].map(|entry| room(w, entry, board));
    w.say("team-rooms", &[("open", open), ("closed", closed)])
}

fn room(w: Words, entry: &Entry, board: &MatchBoard) -> String {
    openroom_scoring::table_points(entry, board.board).unwrap_or_else(|| match entry {
        Entry::Late => w.t("score-late"),
        Entry::Cancelled => w.t("score-cancelled"),
        Entry::NotPlayed | Entry::Result(_) | Entry::Points(_) | Entry::Adjusted(_) => "-".to_owned(),
    })
}

fn winners(league: &League, w: Words, page: &mut dyn Write) -> io::Result<()> {
    writeln!(page, "{}", w.t("team-knockout"))?;
    for verdict in verdicts(league, w) {
        writeln!(page, "  {verdict}")?;
    }
    writeln!(page)
}

/// How each match of a knockout stands.
fn verdicts(league: &League, w: Words) -> Vec<String> {
    if league.conditions.knockout == Knockout::No {
        return Vec::new();
    }
    let verdict = |one: KnockoutMatch| {
        let (home, away) = (name(league, one.home), name(league, one.away));
        let played = one.segments.iter().all(|(_, margin)| margin.is_some());
        let whole = played && one.outstanding == 0;
        let open = if played { ["team-leads-late", "team-equal-late"] } else { ["team-leads", "team-equal"] };
        let ahead = |team: &str| w.with(if whole { "team-wins" } else { open[0] }, "team", team);
        let (margin, verdict) = match one.margin() {
            None => ("-".to_owned(), w.t("team-not-played")),
            Some(margin) if margin.is_negative() => (margin.exact(), ahead(&away)),
            Some(margin) if margin.is_zero() && whole => (margin.exact(), w.t("team-tie")),
            Some(margin) if margin.is_zero() => (margin.exact(), w.t(open[1])),
            Some(margin) => (margin.exact(), ahead(&home)),
        };
        let parts: Vec<String> = one
            .segments
            .iter()
            .map(|(_, margin)| margin.as_ref().map_or("-".to_owned(), openroom_scoring::Ratio::exact))
            .collect();
        let parts = (parts.len() > 1).then(|| w.with("team-segments", "parts", parts.join(", ")));
        let margin = std::iter::once(margin).chain(parts).collect::<Vec<_>>().join(", ");
        let said = [
            ("round", one.round.to_string()),
            ("home", home),
            ("away", away),
            ("margin", margin),
            ("verdict", verdict),
        ];
        w.say("team-match", &said)
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

fn a_match(
    league: &League,
    one: &Match,
    result: &MatchResult,
    w: Words,
    page: &mut dyn Write,
) -> io::Result<()> {
    let (home, away) = (name(league, one.home), name(league, one.away));
    let annulled = if league.counts(one) { String::new() } else { format!(" ({})", w.t("team-annulled")) };
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
        let [home, away, by] = scores(league, score.as_ref());
        let number = board.board.number.to_string();
        let [open, closed] = [&board.open, &board.closed].map(|entry| room(w, entry, board));
        columns.row(&[number, open, closed, home, away, by]);
    }
    columns.write(page)?;
    let points = result
        .victory_points
        .as_ref()
        .map(|[home, away]| w.say("team-points", &[("home", home.shown(2)), ("away", away.shown(2))]));
    let margin = w.say("team-margin", &[("home", result.home.exact()), ("away", result.away.exact())]);
    let late = (one.outstanding() > 0).then(|| outstanding_text(w, one.outstanding()));
    let line: Vec<String> = std::iter::once(margin).chain(points).chain(late).collect();
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
        let side = usize::from(one.home != team);
        for (what, amount) in [
            ("team-penalty", &one.penalties[side]),
            ("extra-handicap", &one.handicaps[side]),
            ("extra-carry-over", &one.carried[side]),
        ] {
            if !amount.is_zero() {
                let said = [("what", w.t(what)), ("amount", amount.exact())];
                writeln!(page, "  {}\n", w.say("team-in-match", &said))?;
            }
        }
    }
    let own: Vec<_> = league.extras.iter().filter(|extra| extra.contestant == team).cloned().collect();
    extra_lines(&own, &league.teams, league.conditions.edition, w, page)?;
    let said = [("total", league.total(team).exact()), ("n", league.played(team).to_string())];
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

//! Matches of teams, board by board.

use openroom_cards::Board;
use openroom_scoring::{Entry, MatchMove, Ratio, Said, outstanding_said, score};

use crate::heading::{BODY, Flow};
use crate::print::note::Note;
use crate::sheet::{Align, Cell, Column, Style, Table};
use crate::words::{Words, capital, points};

/// A match between two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSheet {
    /// The round.
    pub round: u32,
    /// Which part of a knockout match it is.
    pub segment: u32,
    /// The home team and the other.
    pub teams: [String; 2],
    /// What is to be known of it.
    pub notes: Vec<Note>,
    /// The boards.
    pub boards: Vec<MatchLine>,
    /// The margin of each team.
    pub margin: [Ratio; 2],
    /// Victory points, where there are any.
    pub victory_points: Option<[Ratio; 2]>,
    /// Penalties, handicaps and carry-over in it, by team.
    pub moves: Vec<(String, MatchMove, Ratio)>,
    /// How many results are late.
    pub outstanding: u32,
}

/// A board of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchLine {
    /// The board.
    pub board: Board,
    /// What happened in the open room, where the home team sits North-South, and in the closed room.
    pub rooms: [Entry; 2],
    /// What each team has; none where the board is not complete.
    pub scores: Option<[Ratio; 2]>,
}

fn room(words: Words, entry: &Entry, board: Board) -> [Cell; 2] {
    let scored = match entry {
        Entry::Result(outcome) => score(outcome, board.vulnerability).ok(),
        Entry::Points(points) => Some(*points),
        Entry::Adjusted(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => None,
    };
    [words.entry(entry).into(), scored.map_or(String::new(), points).into()]
}

/// What both teams have. Where one loses what the other wins, only a gain is printed, as on score sheets.
fn scores(words: Words, scores: Option<&[Ratio; 2]>) -> [Cell; 2] {
    let Some(scores) = scores else { return ["–".into(), "–".into()] };
    let balanced = (&scores[0] + &scores[1]).is_zero();
    scores.each_ref().map(|score| {
        let text = if balanced && *score <= Ratio::ZERO { String::new() } else { words.short(score) };
        text.into()
    })
}

/// Sets a match in the flow.
pub(crate) fn match_sheet(flow: &mut Flow<'_>, words: Words, sheet: &MatchSheet) {
    let [home, away] = &sheet.teams;
    let mut table = Table::new(
        8.5,
        vec![
            Column::new(words.label("board"), Align::Right),
            Column::wide(words.t("open-room")),
            Column::new(words.t("points"), Align::Right),
            Column::wide(words.t("closed-room")),
            Column::new(words.t("points"), Align::Right),
            Column::named(home, 90.0),
            Column::named(away, 90.0),
        ],
    );
    for line in &sheet.boards {
        let mut row: Vec<Cell> = vec![Cell::bold(line.board.number.to_string())];
        row.extend(line.rooms.iter().flat_map(|entry| room(words, entry, line.board)));
        row.extend(scores(words, line.scores.as_ref()));
        table.row(row);
    }
    flow.need(table.laid(BODY.width).height(0..table.rows().min(6)) + 50.0);
    flow.title(&words.noted(title(words, sheet), &sheet.notes));
    flow.table(&table);
    let points = sheet.victory_points.as_ref().map(|points| {
        let [one, other] = points.each_ref().map(|points| words.number(points, 2));
        format!("{}: {one} – {other}", words.t("victory-points"))
    });
    let total: Vec<String> = std::iter::once(margin(words, sheet)).chain(points).collect();
    flow.paragraph(Style::bold(9.0), &total.join(" · "));
    let moved = |(team, what, amount): &(String, MatchMove, Ratio)| {
        format!("{team}: {} {}", what.said().told(&words), words.short(amount))
    };
    let late = (sheet.outstanding > 0).then(|| outstanding_said(sheet.outstanding).told(&words));
    let rest: Vec<String> = sheet.moves.iter().map(moved).chain(late).collect();
    if !rest.is_empty() {
        flow.paragraph(Style::book(9.0), &rest.join(" · "));
    }
}

/// `Round 1: A – B`, with the segment where it is not the first.
fn title(words: Words, sheet: &MatchSheet) -> String {
    let [home, away] = &sheet.teams;
    if sheet.segment > 1 {
        let (round, segment) = (sheet.round.to_string(), sheet.segment.to_string());
        let said = [("round", round), ("segment", segment), ("home", home.clone()), ("away", away.clone())];
        return words.say("team-heading-segment", &said);
    }
    format!("{} {}: {home} – {away}", words.label("round"), sheet.round)
}

/// Sets how matches of a knockout stand.
pub(crate) fn knockouts(flow: &mut Flow<'_>, words: Words, all: &[Said]) {
    if all.is_empty() {
        return;
    }
    flow.title(&words.t("team-knockout"));
    for one in all {
        flow.paragraph(Style::book(9.0), &capital(&one.told(&words)));
    }
}

/// What one team won by; both where they do not mirror each other.
fn margin(words: Words, sheet: &MatchSheet) -> String {
    let signed = |margin: &Ratio| {
        let plus = if margin.is_negative() || margin.is_zero() { "" } else { "+" };
        format!("{plus}{}", words.short(margin))
    };
    let ([home, away], [one, other]) = (&sheet.teams, &sheet.margin);
    if (one.clone() + other).is_zero() {
        format!("{home} – {away}: {}", signed(one))
    } else {
        format!("{home} {}, {away} {}", signed(one), signed(other))
    }
}

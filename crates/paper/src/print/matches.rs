//! Matches of teams, board by board.

use openroom_cards::Board;
use openroom_scoring::{Entry, Ratio, score};

use crate::heading::{BODY, Flow};
use crate::sheet::{Align, Cell, Column, Style, Table};
use crate::words::{Words, points};

/// A match between two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSheet {
    /// The round.
    pub round: u32,
    /// The home team and the other.
    pub teams: [String; 2],
    /// The boards.
    pub boards: Vec<MatchLine>,
    /// The margin of each team.
    pub margin: [Ratio; 2],
    /// Victory points, where there are any.
    pub victory_points: Option<[Ratio; 2]>,
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
        match &line.scores {
            None => row.extend(["–".into(), "–".into()]),
            // What one team wins the other loses: only a gain is printed, as on score sheets.
            Some(scores) => row.extend(scores.each_ref().map(|score| {
                if !score.is_negative() && !score.is_zero() {
                    words.short(score).into()
                } else {
                    Cell::from("")
                }
            })),
        }
        table.row(row);
    }
    let round = format!("{} {}", words.label("round"), sheet.round);
    flow.need(table.laid(BODY.width).height(0..table.rows().min(6)) + 50.0);
    flow.title(&format!("{round}: {home} – {away}"));
    flow.table(&table);
    let mut total = margin(words, sheet);
    if let Some(points) = &sheet.victory_points {
        let [one, other] = points.each_ref().map(|points| words.number(points, 2));
        total = format!("{total} · {}: {one} – {other}", words.t("victory-points"));
    }
    flow.paragraph(Style::bold(9.0), &total);
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

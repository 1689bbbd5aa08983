//! A ranking.

use openroom_cards::Side;
use openroom_scoring::{Ratio, outstanding_said};

use crate::heading::Flow;
use crate::sheet::{Align, Cell, Column, Table};
use crate::words::{Words, capital};

/// Contestants that are ranked together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ranking {
    /// The section, where it is one of several.
    pub section: Option<String>,
    /// The side, where there are two winners.
    pub side: Option<Side>,
    /// The stratum, where it is not the whole field.
    pub stratum: Option<char>,
    /// How many results are late that it may still depend on.
    pub outstanding: u32,
    /// Whether matches of its knockout are still to be played or decided.
    pub undecided: bool,
    /// What stands in the columns after the name.
    pub columns: Vec<Figure>,
    /// The contestants, best first.
    pub rows: Vec<RankingRow>,
}

/// What a column of a ranking holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// How many boards count.
    Boards,
    /// How many matches count.
    Matches,
    /// Matchpoints, or whatever the boards are scored in.
    Score,
    /// The score on a board in the mean.
    Mean,
    /// What the score comes to on as many boards as anyone has.
    Factored,
    /// What could have been had.
    Top,
    /// The score as a percentage.
    Percent,
    /// IMPs.
    Imps,
    /// Victory points.
    VictoryPoints,
    /// Master points.
    MasterPoints,
    /// What a session brought.
    Session(u16),
}

/// A contestant in a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RankingRow {
    /// The rank.
    pub rank: u32,
    /// How many share it.
    pub sharing: u32,
    /// The number.
    pub number: String,
    /// The name.
    pub name: String,
    /// A figure for each column; none where there is nothing.
    pub figures: Vec<Option<Ratio>>,
}

pub(crate) fn title(words: Words, figure: Figure) -> String {
    match figure {
        Figure::Boards => words.t("boards"),
        Figure::Matches => words.t("matches"),
        Figure::Score => words.t("score"),
        Figure::Mean => capital(&words.t("col-mean")),
        Figure::Factored => capital(&words.t("col-factored")),
        Figure::Top => words.t("of-top"),
        Figure::Percent => "%".to_owned(),
        Figure::Imps => words.term("imp").to_uppercase(),
        Figure::VictoryPoints => words.t("victory-points"),
        Figure::MasterPoints => words.t("master-points"),
        Figure::Session(number) => format!("{} {number}", words.label("session")),
    }
}

fn figure(words: Words, kind: Figure, amount: Option<&Ratio>) -> String {
    let Some(amount) = amount else { return "–".to_owned() };
    match kind {
        Figure::Boards | Figure::Matches | Figure::Top => words.short(amount),
        Figure::Score
        | Figure::Mean
        | Figure::Factored
        | Figure::Percent
        | Figure::Imps
        | Figure::VictoryPoints
        | Figure::MasterPoints
        | Figure::Session(_) => words.number(amount, 2),
    }
}

/// `Ranking, section A, NS (2 results are outstanding)`.
fn heading(words: Words, ranking: &Ranking) -> String {
    let section = ranking.section.as_ref().map(|section| words.with("section", "section", section));
    let side = ranking.side.map(|side| words.side(side));
    let stratum = ranking.stratum.map(|stratum| words.with("stratum", "stratum", stratum.to_string()));
    let parts = [Some(words.label("standings")), section, side, stratum];
    let heading = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let outstanding = (ranking.outstanding > 0).then(|| outstanding_said(ranking.outstanding).told(&words));
    let undecided = ranking.undecided.then(|| words.t("team-undecided"));
    match outstanding.into_iter().chain(undecided).collect::<Vec<_>>().join("; ") {
        nothing if nothing.is_empty() => heading,
        open => format!("{heading} ({open})"),
    }
}

/// Sets a ranking in the flow.
pub(crate) fn ranking(flow: &mut Flow<'_>, words: Words, ranking: &Ranking) {
    if ranking.rows.is_empty() {
        return;
    }
    let mut columns = vec![
        Column::new(words.t("place"), Align::Right),
        Column::new(words.t("number"), Align::Right),
        Column::wide(words.t("name")),
    ];
    columns.extend(ranking.columns.iter().map(|kind| Column::new(title(words, *kind), Align::Right)));
    let mut table = Table::new(9.0, columns);
    for row in &ranking.rows {
        let equal = if row.sharing > 1 { "=" } else { "" };
        let mut cells: Vec<Cell> = vec![
            Cell::bold(format!("{}{equal}", row.rank)),
            row.number.clone().into(),
            row.name.clone().into(),
        ];
        let main = ranking.columns.len().saturating_sub(1);
        for (place, kind) in ranking.columns.iter().enumerate() {
            let amount = row.figures.get(place).and_then(Option::as_ref);
            let text = figure(words, *kind, amount);
            cells.push(if place == main { Cell::bold(text) } else { text.into() });
        }
        table.row(cells);
    }
    flow.title(&heading(words, ranking));
    flow.table(&table);
}

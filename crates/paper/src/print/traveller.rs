//! Travellers: every result on a board, in two columns a page.

use openroom_cards::{Board, BySide, Card, Side};
use openroom_scoring::{Entry, Ratio, awards_on};

use crate::diagram::{HEIGHT, HandBoard, WIDTH, diagram};
use crate::heading::{BODY, Flow};
use crate::print::note::Note;
use crate::sheet::{Align, Cell, Column, Laid, Style, Table};
use crate::words::{Words, points};

/// A board with all its results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TravellerSheet {
    /// The board.
    pub board: Board,
    /// The hands, where they may be shown.
    pub hands: Option<HandBoard>,
    /// The results, best for North-South first or as the tables stand.
    pub lines: Vec<TravellerLine>,
}

/// One table's result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TravellerLine {
    /// The numbers of the contestants.
    pub contestants: BySide<String>,
    /// What stands on the line.
    pub entry: Entry,
    /// What is to be known of it.
    pub notes: Vec<Note>,
    /// The opening lead, where it is known.
    pub lead: Option<Card>,
    /// What each side has from it: nothing, one score, or one for each partner of an individual.
    pub scores: BySide<Vec<Ratio>>,
}

impl TravellerLine {
    /// The points of North-South, where the line has points.
    pub fn points(&self, board: Board) -> Option<i32> {
        let line = openroom_scoring::Line {
            contestants: BySide::new([[0, 0], [1, 1]]),
            entry: self.entry.clone(),
            form: 0,
            section: 0,
        };
        let traveller = openroom_scoring::Traveller { board, lines: vec![line] };
        awards_on(&traveller, 0)?[Side::NorthSouth].points()?.single()
    }
}

const GAP: f32 = 15.0;
const SIZE: f32 = 7.8;
const ABOVE: f32 = 20.0;

/// Where the next traveller goes: the column of the page, and how far down.
struct Cursor {
    column: usize,
    y: f32,
    top: f32,
}

impl Cursor {
    const WIDTH: f32 = (BODY.width - GAP) / 2.0;

    fn x(&self) -> f32 {
        BODY.x + self.column as f32 * (Self::WIDTH + GAP)
    }

    fn left(&self) -> f32 {
        BODY.bottom() - self.y
    }

    /// To the next column, or the next page.
    fn next(&mut self, flow: &mut Flow<'_>) {
        if self.column == 0 {
            self.column = 1;
        } else {
            flow.turn();
            self.column = 0;
            self.top = flow.y;
        }
        self.y = self.top;
    }
}

/// Sets travellers in the flow, from where it stands.
pub(crate) fn travellers(flow: &mut Flow<'_>, words: Words, sheets: &[TravellerSheet]) {
    let mut cursor = Cursor { column: 0, y: flow.y, top: flow.y };
    for sheet in sheets {
        let table = table(words, sheet);
        let laid = table.laid(Cursor::WIDTH);
        let hands = if sheet.hands.is_some() { HEIGHT + 2.0 } else { 0.0 };
        let whole = ABOVE + hands + laid.height(0..table.rows()) + 10.0;
        let column = BODY.bottom() - cursor.top;
        if whole > cursor.left() && (whole <= column || cursor.left() < column / 3.0 + hands) {
            cursor.next(flow);
        }
        one(flow, words, &mut cursor, sheet, &laid);
    }
    flow.y = BODY.bottom();
}

fn one(flow: &mut Flow<'_>, words: Words, cursor: &mut Cursor, sheet: &TravellerSheet, table: &Laid<'_>) {
    if let Some(hands) = &sheet.hands {
        let x = cursor.x() + (Cursor::WIDTH - WIDTH) / 2.0;
        diagram(flow.page(), words, x, cursor.y, hands);
        cursor.y += HEIGHT + 2.0;
    }
    let mut done = 0;
    loop {
        let mut fitting = table.fitting(done, cursor.left() - ABOVE);
        if fitting == 0 && table.rows() > 0 {
            if cursor.y > cursor.top {
                cursor.next(flow);
                continue;
            }
            fitting = 1;
        }
        title(flow, words, cursor, sheet.board);
        let until = (done + fitting).min(table.rows());
        let (x, y) = (cursor.x(), cursor.y);
        cursor.y = table.draw(flow.page(), x, y, done..until) + 10.0;
        done = until;
        if done >= table.rows() {
            return;
        }
        cursor.next(flow);
    }
}

fn title(flow: &mut Flow<'_>, words: Words, cursor: &mut Cursor, board: Board) {
    let (x, base) = (cursor.x(), cursor.y + 12.0);
    let name = format!("{} {}", words.label("board"), board.number);
    let dealer = words.with("dealer", "seat", words.seat(board.dealer));
    let detail = format!("{dealer} · {}", words.vulnerability(board.vulnerability));
    let half = Cursor::WIDTH / 2.0;
    flow.page().text(x, base, half, Align::Left, Style::bold(11.0), name);
    flow.page().text(x + half, base, half, Align::Right, Style::book(8.0), detail);
    cursor.y += ABOVE - 3.0;
}

fn table(words: Words, sheet: &TravellerSheet) -> Table {
    let leads = sheet.lines.iter().any(|line| line.lead.is_some());
    let mut columns = vec![
        Column::new(words.side(Side::NorthSouth), Align::Right),
        Column::new(words.side(Side::EastWest), Align::Right),
        Column::wide(words.label("contract")),
    ];
    columns.extend(leads.then(|| Column::new(words.label("lead"), Align::Left)));
    columns.push(Column::new(words.t("points"), Align::Right));
    columns.extend(
        Side::ALL.map(|side| Column::new(words.with("score-of", "side", words.side(side)), Align::Right)),
    );
    let mut table = Table::new(SIZE, columns);
    for line in &sheet.lines {
        let mut row: Vec<Cell> =
            Side::ALL.map(|side| line.contestants[side].clone().into()).into_iter().collect();
        row.push(words.noted(words.entry(&line.entry), &line.notes).into());
        row.extend(leads.then(|| line.lead.map_or(String::new(), |lead| words.card(lead)).into()));
        row.push(line.points(sheet.board).map_or(String::new(), points).into());
        let score = |side: Side| match line.scores[side].as_slice() {
            [] => "–".to_owned(),
            scores => scores.iter().map(|score| words.short(score)).collect::<Vec<_>>().join("/"),
        };
        row.extend(Side::ALL.map(|side| score(side).into()));
        table.row(row);
    }
    table
}

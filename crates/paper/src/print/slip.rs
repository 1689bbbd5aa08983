//! Score slips: what a table writes down in a round.

use openroom_cards::{BySide, Side};
use openroom_lawbook::Language;
use openroom_movements::{Contestant, Movement, Unit};

use crate::heading::Heading;
use crate::sheet::{About, Align, Area, Ink, Page, Style, Tile, pdf, tiles};
use crate::words::Words;
use crate::{Pdf, Unprintable};

/// Score slips.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreSlips {
    /// What stands above.
    pub heading: Heading,
    /// The slips.
    pub slips: Vec<Slip>,
}

/// The slip of a table in a round. What is not known is left to be written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slip {
    /// The table, with the letter of the section where there are several.
    pub table: Option<String>,
    /// The round.
    pub round: Option<u16>,
    /// Who plays: number and perhaps name.
    pub contestants: BySide<String>,
    /// A row for each board.
    pub boards: Vec<Option<u32>>,
}

impl Slip {
    /// A slip with nothing on it but so many rows.
    pub fn blank(boards: usize) -> Slip {
        Slip { boards: vec![None; boards], ..Slip::default() }
    }
}

impl ScoreSlips {
    /// The slips of a movement, round by round and table by table.
    pub fn of(
        heading: Heading,
        movement: &Movement,
        section: &str,
        name: impl Fn(Contestant) -> String,
    ) -> ScoreSlips {
        let mut slips = Vec::new();
        for (round, tables) in (1..).zip(&movement.rounds) {
            for (table, place) in (1u16..).zip(&tables.tables) {
                let Some(set) = place.set.filter(|_| place.is_played()) else { continue };
                let (first, last) = movement.board_numbers(set);
                let one = |who: Option<Contestant>| {
                    who.map_or(String::new(), |who| format!("{who} {}", name(who)).trim_end().to_owned())
                };
                let side = |side: Side| match movement.unit {
                    Unit::Player => side.seats().map(|seat| one(place.seats[seat])).join(" + "),
                    Unit::Pair | Unit::Team => one(place.side(side)),
                };
                slips.push(Slip {
                    table: Some(format!("{section}{table}")),
                    round: Some(round),
                    contestants: BySide::from_fn(side),
                    boards: (first..=last).map(Some).collect(),
                });
            }
        }
        ScoreSlips { heading, slips }
    }

    /// A page full of blank slips with so many rows each.
    pub fn blank_page(heading: Heading, boards: usize) -> ScoreSlips {
        let tile = tile(boards);
        ScoreSlips { heading, slips: vec![Slip::blank(boards); tile.columns * tile.rows] }
    }

    /// The slips as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("score-slip"), self.heading.title);
        pdf(&self.pages(words), &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let most = self.slips.iter().map(|slip| slip.boards.len()).max().unwrap_or_default();
        let tile = tile(most);
        let row = ((tile.size().height - ABOVE - BELOW) / most.max(1) as f32).min(ROW * 1.4);
        let drawn = tiles(tile, &self.slips, |page, area, slip| {
            self.slip(page, words, area, row, slip);
            Ok::<_, Unprintable>(())
        });
        drawn.unwrap_or_default()
    }

    fn slip(&self, page: &mut Page, words: Words, area: Area, row: f32, slip: &Slip) {
        let inner = area.inset(MARGIN);
        let (x, y, width) = (inner.x, inner.y, inner.width);
        let small = Style::book(7.0).ink(Ink::Grey);
        page.text(x, y + 7.0, width * 0.5, Align::Left, small, &self.heading.title);
        page.text(x + width * 0.5, y + 7.0, width * 0.5, Align::Right, small, self.heading.aside());
        let third = width / 3.0;
        page.text(x, y + 24.0, width, Align::Left, Style::bold(11.0), words.label("table"));
        known(page, x + label_width(&words.label("table")), y + 24.0, third, slip.table.as_deref());
        let middle = x + width * 0.42;
        page.text(middle, y + 24.0, width, Align::Left, Style::bold(11.0), words.label("round"));
        let round = slip.round.map(|round| round.to_string());
        known(page, middle + label_width(&words.label("round")), y + 24.0, third, round.as_deref());
        for (line, side) in Side::ALL.into_iter().enumerate() {
            let base = y + 40.0 + 14.0 * line as f32;
            page.text(x, base, 24.0, Align::Left, Style::bold(9.0), words.side(side));
            let who = slip.contestants[side].as_str();
            page.text(x + 26.0, base, width - 26.0, Align::Left, Style::book(9.0), who);
            page.line((x + 24.0, base + 2.5), (x + width, base + 2.5), 0.4, Ink::Grey);
        }
        grid(page, words, Area::new(x, y + 62.0, width, 0.0), row, slip);
    }
}

const MARGIN: f32 = 16.0;
const ABOVE: f32 = MARGIN + 62.0 + HEAD;
const BELOW: f32 = MARGIN + 14.0;
const HEAD: f32 = 14.0;
const ROW: f32 = 19.0;

fn tile(boards: usize) -> Tile {
    Tile::of_height(2, ABOVE + BELOW + ROW * boards as f32)
}

fn label_width(text: &str) -> f32 {
    Style::bold(11.0).face.width(text, 11.0) + 5.0
}

fn known(page: &mut Page, x: f32, y: f32, width: f32, text: Option<&str>) {
    match text {
        Some(text) => page.text(x, y, width, Align::Left, Style::bold(13.0), text),
        None => page.line((x, y + 2.0), (x + width * 0.5, y + 2.0), 0.4, Ink::Grey),
    }
}

/// The boards with room for contract, declarer, lead, tricks and points, and a line to sign.
fn grid(page: &mut Page, words: Words, top: Area, row: f32, slip: &Slip) {
    let titles = [
        (words.label("board"), 0.14),
        (words.label("contract"), 0.2),
        (words.t("by"), 0.1),
        (words.label("lead"), 0.14),
        (words.t("tricks"), 0.12),
        (format!("{} +", words.side(Side::NorthSouth)), 0.15),
        (format!("{} +", words.side(Side::EastWest)), 0.15),
    ];
    let (x, y) = (top.x, top.y);
    let bottom = y + HEAD + row * slip.boards.len() as f32;
    let mut left = x;
    for (title, part) in &titles {
        let width = top.width * part;
        page.text(left + 2.0, y + 9.5, width - 4.0, Align::Centre, Style::bold(7.5), title);
        page.line((left, y), (left, bottom), 0.5, Ink::Black);
        left += width;
    }
    page.line((left, y), (left, bottom), 0.5, Ink::Black);
    page.line((x, y), (left, y), 0.5, Ink::Black);
    for (line, board) in slip.boards.iter().enumerate() {
        let top = y + HEAD + row * line as f32;
        page.line((x, top), (left, top), 0.5, Ink::Black);
        if let Some(board) = board {
            let width = (left - x) * titles[0].1;
            page.text(x, top + row * 0.5 + 4.0, width, Align::Centre, Style::bold(11.0), board.to_string());
        }
    }
    page.line((x, bottom), (left, bottom), 0.5, Ink::Black);
    let sign = words.t("signature-ew");
    let width = Style::book(7.0).face.width(&sign, 7.0).min(top.width * 0.5);
    page.text(x, bottom + 12.0, width, Align::Left, Style::book(7.0), sign);
    page.line((x + width + 4.0, bottom + 12.5), (left, bottom + 12.5), 0.4, Ink::Grey);
}

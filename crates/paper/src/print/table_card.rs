//! Table cards: the number of a table, who comes to it with which boards, and a code for phones.

use openroom_cards::{BySeat, Seat, Side};
use openroom_lawbook::Language;
use openroom_movements::{Contestant, Movement, Unit};

use crate::heading::Heading;
use crate::print::guide_card::boards;
use crate::sheet::{About, Align, Area, Cell, Column, Ink, Page, Style, Table, Tile, pdf, qr, tiles};
use crate::words::Words;
use crate::{Pdf, Unprintable};

/// A card for each table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCards {
    /// What stands above.
    pub heading: Heading,
    /// What the contestants are.
    pub unit: Unit,
    /// A card for each table.
    pub cards: Vec<TableCard>,
}

/// The card of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableCard {
    /// The number, with the letter of the section where there are several.
    pub number: String,
    /// Where the code leads; none for a card without a code.
    pub link: Option<String>,
    /// What a phone has to bring besides the code; none where the code is enough.
    pub pin: Option<String>,
    /// Who plays here.
    pub rounds: Vec<TableRound>,
}

/// A table in one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRound {
    /// The round, from 1.
    pub round: u16,
    /// Who sits where; a pair or team sits in both seats of its side.
    pub seats: BySeat<Option<String>>,
    /// The table to which each goes next; none after the last round, and where he sits out.
    pub next: BySeat<Option<u16>>,
    /// The first and last board; none where nobody plays.
    pub boards: Option<(u32, u32)>,
}

impl TableCards {
    /// The cards of a movement; `link` gives the address of a table.
    pub fn of(
        heading: Heading,
        movement: &Movement,
        section: &str,
        link: impl Fn(u16) -> Option<String>,
    ) -> TableCards {
        let tables = movement.rounds.iter().map(|round| round.tables.len()).max().unwrap_or_default();
        let card = |table: u16| TableCard {
            number: format!("{section}{table}"),
            link: link(table),
            pin: None,
            rounds: rounds(movement, table),
        };
        let cards = (1..=u16::try_from(tables).unwrap_or(u16::MAX)).map(card).collect();
        TableCards { heading, unit: movement.unit, cards }
    }

    /// The cards as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("table-card"), self.heading.title);
        pdf(&self.pages(words)?, &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Result<Vec<Page>, Unprintable> {
        let tile = Tile { columns: 1, rows: 2 };
        tiles(tile, &self.cards, |page, area, card| self.card(page, words, area, card))
    }

    fn card(&self, page: &mut Page, words: Words, area: Area, card: &TableCard) -> Result<(), Unprintable> {
        const CODE: f32 = 132.0;
        let inner = area.inset(30.0);
        let left = inner.width - CODE - 14.0;
        page.text(inner.x, inner.y + 10.0, left, Align::Left, Style::bold(11.0), &self.heading.title);
        page.text(
            inner.x,
            inner.y + 23.0,
            left,
            Align::Left,
            Style::book(9.0).ink(Ink::Grey),
            self.heading.aside(),
        );
        let name = format!("{} {}", words.label("table"), card.number);
        page.text(inner.x, inner.y + 88.0, left, Align::Left, Style::bold(48.0), name);
        if let Some(pin) = &card.pin {
            page.text(inner.x, inner.y + 118.0, left, Align::Left, Style::bold(18.0), format!("PIN {pin}"));
        }
        if let Some(link) = &card.link {
            let square = Area::new(inner.right() - CODE, inner.y - 6.0, CODE, CODE);
            qr(page, square, link)?;
            let below = square.bottom() + 3.0;
            let small = Style::book(7.0);
            page.text(square.x - 30.0, below, CODE + 30.0, Align::Right, small, words.t("scan"));
            page.text(square.x - 150.0, below + 9.0, CODE + 150.0, Align::Right, small.ink(Ink::Grey), link);
        }
        let top = inner.y + 142.0;
        self.rounds(page, words, Area::new(inner.x, top, inner.width, inner.bottom() - top), &card.rounds);
        Ok(())
    }

    /// The rounds in one table, or in several side by side where they are many.
    fn rounds(&self, page: &mut Page, words: Words, area: Area, rounds: &[TableRound]) {
        const MOST_ROWS: usize = 20;
        const GAP: f32 = 14.0;
        if rounds.is_empty() {
            return;
        }
        let parts = rounds.len().div_ceil(MOST_ROWS);
        let each = rounds.len().div_ceil(parts);
        let width = (area.width + GAP) / parts as f32 - GAP;
        let size = (area.height / (each as f32 + 1.5) / 1.42).min(10.0);
        for (place, part) in rounds.chunks(each).enumerate() {
            let table = self.table(words, part, size);
            let x = area.x + place as f32 * (width + GAP);
            table.laid(width).draw(page, x, area.y, 0..table.rows());
        }
    }

    fn table(&self, words: Words, rounds: &[TableRound], size: f32) -> Table {
        let mut columns = vec![Column::new(words.label("round"), Align::Centre)];
        match self.unit {
            Unit::Player => {
                columns.extend(Seat::ALL.map(|seat| Column::new(words.seat(seat), Align::Centre)));
            }
            Unit::Pair | Unit::Team => {
                columns.extend(Side::ALL.map(|side| Column::new(words.side(side), Align::Centre)));
            }
        }
        columns.push(Column::new(words.t("boards"), Align::Centre));
        let mut table = Table::new(size, columns).filling();
        for round in rounds {
            let who = |seat: Seat| {
                let Some(who) = &round.seats[seat] else { return Cell::from("–") };
                match round.next[seat] {
                    Some(next) => format!("{who} → {next}").into(),
                    None => who.clone().into(),
                }
            };
            let mut row = vec![Cell::bold(round.round.to_string())];
            match self.unit {
                Unit::Player => row.extend(Seat::ALL.map(who)),
                Unit::Pair | Unit::Team => row.extend(Side::ALL.map(|side| who(side.seats()[0]))),
            }
            row.push(round.boards.map_or("–".to_owned(), boards).into());
            table.row(row);
        }
        table
    }
}

fn rounds(movement: &Movement, table: u16) -> Vec<TableRound> {
    let at = usize::from(table) - 1;
    let next = |round: usize, who: Contestant| {
        let tables = movement.rounds.get(round + 1)?.tables.iter();
        let place = tables.clone().position(|table| table.occupants().any(|(_, other)| other == who))?;
        u16::try_from(place + 1).ok()
    };
    let of = |(number, round): (usize, &openroom_movements::Round)| {
        let here = round.tables.get(at)?;
        Some(TableRound {
            round: number as u16 + 1,
            seats: here.seats.map(|who| who.map(|who| who.to_string())),
            next: here.seats.map(|who| match movement.unit {
                // A team is at two tables, and its pairs choose.
                Unit::Team => None,
                Unit::Player | Unit::Pair => next(number, who?),
            }),
            boards: here.set.filter(|_| here.is_played()).map(|set| movement.board_numbers(set)),
        })
    };
    movement.rounds.iter().enumerate().filter_map(of).collect()
}

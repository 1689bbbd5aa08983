//! Guide cards: where a contestant goes, round by round.

use openroom_cards::{Seat, Side};
use openroom_lawbook::Language;
use openroom_movements::{Contestant, Movement, Unit, guide};

use crate::heading::Heading;
use crate::sheet::{About, Align, Area, Cell, Column, Ink, Page, Style, Table, Tile, pdf, tiles};
use crate::words::Words;
use crate::{Pdf, Unprintable};

/// Guide cards of a movement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideCards {
    /// What stands above.
    pub heading: Heading,
    /// What the contestants are.
    pub unit: Unit,
    /// A card for each.
    pub cards: Vec<GuideCard>,
}

/// The card of one contestant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GuideCard {
    /// The number in the movement, with the letter of the section where there are several.
    pub number: String,
    /// The name, if it is known.
    pub name: String,
    /// Where the contestant is; a team has two places in a round.
    pub rounds: Vec<GuideRound>,
}

/// A contestant in one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideRound {
    /// The round, from 1.
    pub round: u16,
    /// Where; none where the contestant sits out.
    pub place: Option<GuidePlace>,
}

/// Where a contestant plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuidePlace {
    /// The table.
    pub table: u16,
    /// The seat; a pair sits in it and opposite.
    pub seat: Seat,
    /// The partner in an individual.
    pub partner: Option<String>,
    /// The opponents.
    pub opponents: String,
    /// The first and last board.
    pub boards: (u32, u32),
}

impl GuideCards {
    /// The cards of a movement, with the names that are known. `section` is put before each number.
    pub fn of(
        heading: Heading,
        movement: &Movement,
        section: &str,
        name: impl Fn(Contestant) -> String,
    ) -> GuideCards {
        let card = |contestant: Contestant| GuideCard {
            number: format!("{section}{contestant}"),
            name: name(contestant),
            rounds: rounds(movement, contestant),
        };
        GuideCards { heading, unit: movement.unit, cards: movement.all_contestants().map(card).collect() }
    }

    /// The cards as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("guide-card"), self.heading.title);
        pdf(&self.pages(words), &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let most = self.cards.iter().map(|card| card.rounds.len()).max().unwrap_or_default();
        let tile = Tile::of_height(2, ABOVE + BELOW + (most + 1) as f32 * 12.8);
        let drawn = tiles(tile, &self.cards, |page, area, card| {
            self.card(page, words, area, card);
            Ok::<_, Unprintable>(())
        });
        drawn.unwrap_or_default()
    }

    fn card(&self, page: &mut Page, words: Words, area: Area, card: &GuideCard) {
        let inner = area.inset(20.0);
        let (x, width) = (inner.x, inner.width);
        let number = format!("{} {}", words.unit(self.unit), card.number);
        page.text(x, inner.y + 12.0, width * 0.5, Align::Left, Style::bold(16.0), number);
        let small = Style::book(7.5).ink(Ink::Grey);
        let (half, right) = (width * 0.46, x + width * 0.54);
        page.text(right, inner.y + 5.0, half, Align::Right, small, &self.heading.title);
        page.text(right, inner.y + 14.5, half, Align::Right, small, self.heading.aside());
        page.text(x, inner.y + 26.0, width, Align::Left, Style::book(9.5), &card.name);
        let room = inner.height - 32.0;
        let rows = card.rounds.len() as f32 + 1.5;
        let table = self.table(words, card, (room / rows / 1.42).min(9.0));
        table.laid(width).draw(page, x, inner.y + 32.0, 0..table.rows());
    }

    fn table(&self, words: Words, card: &GuideCard, size: f32) -> Table {
        let mut columns = vec![
            Column::new(words.label("round"), Align::Centre),
            Column::new(words.label("table"), Align::Centre),
            Column::new(words.t("seat"), Align::Centre),
        ];
        if self.unit == Unit::Player {
            columns.push(Column::new(words.label("partner"), Align::Centre));
        }
        columns.push(Column::new(words.t("opponents"), Align::Centre));
        columns.push(Column::new(words.t("boards"), Align::Centre));
        let mut table = Table::new(size, columns).filling();
        for round in &card.rounds {
            table.row(self.row(words, round));
        }
        table
    }

    fn row(&self, words: Words, round: &GuideRound) -> Vec<Cell> {
        let number = Cell::bold(round.round.to_string());
        let Some(place) = &round.place else {
            let mut row = vec![number, "–".into(), "–".into()];
            row.extend((self.unit == Unit::Player).then(|| "–".into()));
            row.extend([words.t("sit-out").into(), "–".into()]);
            return row;
        };
        let seat = match self.unit {
            Unit::Player => words.seat(place.seat).to_owned(),
            Unit::Pair | Unit::Team => words.side(place.seat.side()),
        };
        let mut row = vec![number, Cell::bold(place.table.to_string()), seat.into()];
        if self.unit == Unit::Player {
            row.push(place.partner.clone().unwrap_or_default().into());
        }
        row.extend([place.opponents.clone().into(), boards(place.boards).into()]);
        row
    }
}

const ABOVE: f32 = 52.0;
const BELOW: f32 = 24.0;

/// `5–8`, or one number.
pub(crate) fn boards((first, last): (u32, u32)) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

fn rounds(movement: &Movement, contestant: Contestant) -> Vec<GuideRound> {
    let places = guide(movement, contestant);
    let of = |place: &openroom_movements::Place| GuideRound {
        round: place.round,
        place: match (place.table, place.seat, place.set) {
            (Some(table), Some(seat), Some(set)) => Some(GuidePlace {
                table,
                seat: if movement.unit == Unit::Player { seat } else { first(seat.side()) },
                partner: place.partner.map(|partner| partner.to_string()),
                opponents: numbers(&place.opponents),
                boards: movement.board_numbers(set),
            }),
            _ => None,
        },
    };
    places.iter().map(of).collect()
}

fn first(side: Side) -> Seat {
    side.seats()[0]
}

fn numbers(contestants: &[Contestant]) -> String {
    contestants.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

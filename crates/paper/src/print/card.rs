//! A contestant's card: every board, and what came of it.

use openroom_cards::{Board, Side};
use openroom_lawbook::Language;
use openroom_scoring::{Entry, Ratio, Said};

use crate::heading::{BODY, Flow, Heading, feet};
use crate::print::matches::{MatchSheet, knockouts, match_sheet};
use crate::print::note::Note;
use crate::print::ranking::{Figure, title};
use crate::print::results::{Remark, remarks};
use crate::sheet::{About, Align, Area, Cell, Column, Ink, Page, Style, Table, pdf};
use crate::words::{Words, points};
use crate::{Pdf, Unprintable};

/// The card of a contestant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// What stands above.
    pub heading: Heading,
    /// The number.
    pub number: String,
    /// The name.
    pub name: String,
    /// The rank, where there is one, and of how many.
    pub rank: Option<(u32, usize)>,
    /// The total score.
    pub total: Option<Ratio>,
    /// What ranks him where that is not the total.
    pub ranked_by: Option<(Figure, Ratio)>,
    /// The total as a share of what could have been had.
    pub share: Option<Ratio>,
    /// Victory points.
    pub victory_points: Option<Ratio>,
    /// The boards, for pairs and individuals.
    pub boards: Vec<CardLine>,
    /// The matches, for teams.
    pub matches: Vec<MatchSheet>,
    /// How matches of a knockout stand.
    pub knockouts: Vec<Said>,
    /// What else counts.
    pub remarks: Vec<Remark>,
}

/// A board on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardLine {
    /// The board.
    pub board: Board,
    /// Where the contestant sat.
    pub side: Side,
    /// With whom in an individual: number and perhaps name.
    pub partner: Option<String>,
    /// Against whom: number and perhaps name.
    pub opponents: String,
    /// What happened.
    pub entry: Entry,
    /// What is to be known of it.
    pub notes: Vec<Note>,
    /// The points of North-South, where there are any.
    pub points: Option<i32>,
    /// What the contestant has from it.
    pub score: Option<Ratio>,
    /// What could have been had, where there is a top.
    pub top: Option<Ratio>,
}

impl Card {
    /// The card as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        Card::all(std::slice::from_ref(self), language)
    }

    /// Several cards in one PDF, each on pages of its own.
    pub fn all(cards: &[Card], language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let pages: Vec<Page> = cards.iter().flat_map(|card| card.pages(words)).collect();
        let title = cards.first().map_or(String::new(), |card| card.heading.title.clone());
        pdf(&pages, &About { title: format!("{} – {title}", words.t("card")), language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let mut flow = Flow::new(&self.heading, words.t("card"));
        let who = format!("{} {}", self.number, self.name);
        flow.title(who.trim());
        self.summary(&mut flow, words);
        if !self.boards.is_empty() {
            flow.table(&self.table(words));
        }
        for one in &self.matches {
            match_sheet(&mut flow, words, one);
        }
        knockouts(&mut flow, words, &self.knockouts);
        remarks(&mut flow, words, &self.remarks);
        let mut pages = flow.pages;
        feet(&mut pages, words, "");
        pages
    }

    /// The figures that he looks for, in a row of boxes.
    fn summary(&self, flow: &mut Flow<'_>, words: Words) {
        let hundred = Ratio::whole(100);
        let figures: Vec<(String, String)> = [
            self.rank.map(|(rank, of)| (words.t("place"), format!("{rank} / {of}"))),
            self.total.as_ref().map(|total| (words.t("score"), words.number(total, 2))),
            self.ranked_by.as_ref().map(|(kind, score)| (title(words, *kind), words.number(score, 2))),
            self.share.as_ref().map(|share| ("%".to_owned(), words.number(&(share * &hundred), 2))),
            self.victory_points.as_ref().map(|points| (words.t("victory-points"), words.number(points, 2))),
        ]
        .into_iter()
        .flatten()
        .collect();
        let y = flow.y;
        for (place, (label, figure)) in figures.iter().enumerate() {
            let area = Area::new(BODY.x + place as f32 * 112.0, y, 104.0, 34.0);
            let page = flow.page();
            page.fill(area, Ink::Pale);
            let inner = area.inset(5.0);
            page.text(
                inner.x,
                area.y + 11.0,
                inner.width,
                Align::Left,
                Style::book(7.5).ink(Ink::Grey),
                label,
            );
            page.text(inner.x, area.y + 28.0, inner.width, Align::Left, Style::bold(14.0), figure);
        }
        flow.y += if figures.is_empty() { 0.0 } else { 42.0 };
    }

    fn table(&self, words: Words) -> Table {
        let has_top = self.boards.iter().any(|line| line.top.is_some());
        let individual = self.boards.iter().any(|line| line.partner.is_some());
        let mut columns = vec![
            Column::new(words.label("board"), Align::Right),
            Column::new("", Align::Centre),
            Column::wide(words.t("opponents")),
            Column::wide(words.label("contract")),
            Column::new(words.t("points"), Align::Right),
            Column::new(words.t("score"), Align::Right),
        ];
        if individual {
            columns.insert(2, Column::wide(words.label("partner")));
        }
        if has_top {
            columns.extend([Column::new(words.t("of-top"), Align::Right), Column::new("%", Align::Right)]);
        }
        let mut table = Table::new(8.5, columns);
        for line in &self.boards {
            let own = line.points.map(|points| match line.side {
                Side::NorthSouth => points,
                Side::EastWest => -points,
            });
            let amount =
                |amount: Option<&Ratio>| amount.map_or("–".to_owned(), |amount| words.short(amount));
            let mut row: Vec<Cell> = vec![
                Cell::bold(line.board.number.to_string()),
                words.side(line.side).into(),
                line.opponents.clone().into(),
                words.noted(words.entry_for(line.side, &line.entry), &line.notes).into(),
                own.map_or(String::new(), points).into(),
                amount(line.score.as_ref()).into(),
            ];
            if individual {
                row.insert(2, line.partner.clone().unwrap_or_default().into());
            }
            if has_top {
                let share =
                    line.score.as_ref().zip(line.top.as_ref()).and_then(|(score, top)| score.over(top));
                let percent = share.map(|share| words.number(&(share * Ratio::whole(100)), 1));
                row.extend([
                    amount(line.top.as_ref()).into(),
                    percent.unwrap_or_else(|| "–".to_owned()).into(),
                ]);
            }
            table.row(row);
        }
        table
    }
}

//! Ruling forms, blank or filled.

use openroom_cards::{Board, BySeat, BySide, Seat, Side, Suit};
use openroom_lawbook::Language;
use openroom_laws::Said;
use openroom_scoring::{Award, Entry};
use openroom_tournament::Matter;

use crate::diagram::{HEIGHT, HandBoard, WIDTH, diagram};
use crate::heading::{BODY, Flow, Heading, feet};
use crate::print::form::Form;
use crate::sheet::{About, Align, Area, Ink, Page, Style, pdf};
use crate::words::{Words, capital};
use crate::{Pdf, Unprintable};

/// A form for a ruling. What is left out is left to be written: the default is a blank form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RulingForm {
    /// What stands above.
    pub heading: Heading,
    /// The number of the ruling.
    pub number: String,
    /// Session and section.
    pub session: String,
    /// The round.
    pub round: String,
    /// The table.
    pub table: String,
    /// The board.
    pub board: Option<Board>,
    /// The contestants.
    pub contestants: BySide<String>,
    /// Who sat where, as far as it is known.
    pub players: BySeat<String>,
    /// The hands.
    pub hands: Option<HandBoard>,
    /// The calls in their order.
    pub auction: Vec<AuctionCall>,
    /// What the table had.
    pub result: Option<Entry>,
    /// What happened, and why it was ruled so.
    pub facts: String,
    /// The provisions that it rests on, as the edition cites them.
    pub laws: String,
    /// What was ruled.
    pub verdict: Option<RuledOn>,
    /// Whether it is a ruling of law or of judgement.
    pub matter: Option<Matter>,
    /// Whether the right to appeal was told.
    pub told: Option<bool>,
    /// The Director.
    pub director: String,
}

/// A call of the auction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuctionCall {
    /// Who made it.
    pub by: Seat,
    /// What was said; a bid of more than seven is one too.
    pub said: Said,
    /// Whether it stands; a call that does not is printed in brackets.
    pub stands: bool,
    /// What was explained.
    pub note: String,
}

/// What was ruled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RuledOn {
    /// The table's result stands.
    Stands,
    /// Another score, for each side.
    Adjusted {
        /// What each side gets.
        awards: BySide<Award>,
        /// The sides that offended.
        offenders: Vec<Side>,
    },
}

impl RulingForm {
    /// The form with the auction of its table; events that make no table leave it as it is.
    pub fn with_record(self, events: Vec<openroom_laws::Event>) -> RulingForm {
        let Ok(table) = openroom_laws::Table::rebuild(events) else { return self };
        let call = |made: &openroom_laws::Made| AuctionCall {
            by: made.by,
            said: made.said,
            stands: made.stands(),
            note: String::new(),
        };
        RulingForm { auction: table.calls().iter().map(call).collect(), ..self }
    }

    /// The form as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("ruling-form"), self.heading.title);
        pdf(&self.pages(words), &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let mut flow = Flow::new(&self.heading, words.t("ruling-form"));
        let mut form = Form::new(&mut flow, words);
        self.place(&mut form);
        self.cards(&mut form);
        let result = self.result.as_ref().map_or(String::new(), |entry| words.entry(entry));
        form.row(&[(1.0, words.t("table-result"), result)]);
        form.text(280.0, &words.t("facts"), &self.facts);
        self.verdict(&mut form);
        let told = |asked: bool| self.told == Some(asked);
        form.ticks(&words.t("told"), &[(told(true), words.t("yes")), (told(false), words.t("no"))]);
        form.row(&[
            (2.0, words.label("director"), self.director.clone()),
            (1.4, words.t("date-time"), String::new()),
            (2.0, words.t("signature"), String::new()),
        ]);
        form.end();
        let mut pages = flow.pages;
        feet(&mut pages, words, "");
        pages
    }

    /// Where it was, and who sat there.
    pub(crate) fn place(&self, form: &mut Form<'_, '_>) {
        let words = form.words;
        let board = self.board.map_or(String::new(), |board| board.number.to_string());
        form.row(&[
            (1.0, words.t("number"), self.number.clone()),
            (1.3, words.label("session"), self.session.clone()),
            (1.0, words.label("round"), self.round.clone()),
            (1.0, words.label("table"), self.table.clone()),
            (1.0, words.label("board"), board),
            (
                1.4,
                words.label("dealer"),
                self.board.map_or(String::new(), |board| words.seat_name(board.dealer)),
            ),
            (
                1.9,
                words.label("vulnerability"),
                self.board.map_or(String::new(), |board| words.vulnerability(board.vulnerability)),
            ),
        ]);
        form.row(&Side::ALL.map(|side| (1.0, words.side(side), self.contestants[side].clone())));
        for pair in [[Seat::North, Seat::East], [Seat::South, Seat::West]] {
            form.row(&pair.map(|seat| (1.0, words.seat_name(seat), self.players[seat].clone())));
        }
    }

    /// Hands on the left, auction on the right.
    fn cards(&self, form: &mut Form<'_, '_>) {
        const TALL: f32 = HEIGHT + 8.0;
        let words = form.words;
        let y = form.flow.y;
        let left = Area::new(BODY.x, y, 230.0, TALL);
        let right = Area::new(left.right(), y, BODY.width - left.width, TALL);
        let page = form.flow.page();
        for area in [left, right] {
            page.frame(area, 0.5, Ink::Black);
        }
        match &self.hands {
            Some(board) => diagram(page, words, left.x + (left.width - WIDTH) / 2.0, y + 6.0, board),
            None => empty_hands(page, words, left),
        }
        auction(page, words, right, &self.auction);
        form.flow.y += TALL;
    }

    /// What was ruled.
    pub(crate) fn verdict(&self, form: &mut Form<'_, '_>) {
        let words = form.words;
        let (stands, adjusted) = match &self.verdict {
            None => (false, None),
            Some(RuledOn::Stands) => (true, None),
            Some(RuledOn::Adjusted { awards, offenders }) => (false, Some((awards, offenders))),
        };
        form.ticks(
            &words.label("ruling"),
            &[
                (stands, capital(words.term("result_stands"))),
                (adjusted.is_some(), words.label("adjusted_score")),
                (self.matter == Some(Matter::Law), words.t("of-law")),
                (self.matter == Some(Matter::Judgement), words.t("of-judgement")),
            ],
        );
        let award = |side: Side| {
            adjusted.map_or(String::new(), |(awards, _)| words.award_in_words(side, &awards[side]))
        };
        let offenders = adjusted.map_or(String::new(), |(_, offenders)| {
            offenders.iter().map(|side| words.side(*side)).collect::<Vec<_>>().join(", ")
        });
        form.row(&[
            (2.0, words.with("score-for", "side", words.side(Side::NorthSouth)), award(Side::NorthSouth)),
            (2.0, words.with("score-for", "side", words.side(Side::EastWest)), award(Side::EastWest)),
            (1.2, words.label("offending_side"), offenders),
            (1.2, words.t("laws"), self.laws.clone()),
        ]);
    }
}

/// Room for four hands, the suits printed.
fn empty_hands(page: &mut Page, words: Words, area: Area) {
    let (x, y) = (area.x, area.y);
    let places = [
        (Seat::North, 84.0, 20.0),
        (Seat::West, 10.0, 76.0),
        (Seat::East, 160.0, 76.0),
        (Seat::South, 84.0, 134.0),
    ];
    for (seat, dx, dy) in places {
        let label = Style::bold(7.5).ink(Ink::Grey);
        page.text(x + dx, y + dy - 8.0, 60.0, Align::Left, label, words.seat(seat));
        for (line, suit) in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].into_iter().enumerate()
        {
            let base = y + dy + 2.0 + line as f32 * 11.5;
            page.text(x + dx, base, 10.0, Align::Left, Style::book(9.0), suit.symbol().to_string());
            page.dashed((x + dx + 11.0, base + 1.5), (x + dx + 62.0, base + 1.5), 0.3, 1.5);
        }
    }
}

/// The auction in four columns from West on, with notes below.
fn auction(page: &mut Page, words: Words, area: Area, calls: &[AuctionCall]) {
    const LINE: f32 = 12.5;
    let inner = area.inset(6.0);
    let step = inner.width / 4.0;
    let seats = [Seat::West, Seat::North, Seat::East, Seat::South];
    for (column, seat) in seats.into_iter().enumerate() {
        let x = inner.x + column as f32 * step;
        page.text(x, inner.y + 8.0, step - 2.0, Align::Left, Style::bold(8.5), words.seat_name(seat));
    }
    page.line((inner.x, inner.y + 12.0), (inner.right(), inner.y + 12.0), 0.5, Ink::Black);
    let top = inner.y + 24.0;
    if calls.is_empty() {
        page.rows_to_write(Area::new(inner.x, top + 4.0, inner.width, inner.bottom() - top - 4.0));
        return;
    }
    let places = places(calls);
    let rows = places.last().map_or(0, |(row, _)| row + 1);
    let noted: Vec<&AuctionCall> = calls.iter().filter(|call| !call.note.is_empty()).collect();
    let fitting = ((inner.bottom() - top) / LINE) + 1.0;
    let line = LINE * (fitting / (rows + noted.len()).max(1) as f32).min(1.0);
    let mut notes = 0;
    for (call, (row, column)) in calls.iter().zip(&places) {
        let mut text = words.said(call.said);
        if !call.note.is_empty() {
            notes += 1;
            text = format!("{text} {notes})");
        }
        let text = if call.stands { text } else { format!("({text})") };
        let (x, y) = (inner.x + *column as f32 * step, top + *row as f32 * line);
        page.text(x, y, step - 2.0, Align::Left, Style::book(line.min(9.0)), text);
    }
    for (place, call) in noted.iter().enumerate() {
        let y = top + (rows + place) as f32 * line;
        let text = format!("{}) {}", place + 1, call.note);
        page.text(inner.x, y, inner.width, Align::Left, Style::book((line * 0.85).min(7.5)), text);
    }
}

/// Row and column of each call: a player who calls again, or out of turn, goes to a new row.
fn places(calls: &[AuctionCall]) -> Vec<(usize, usize)> {
    let mut places: Vec<(usize, usize)> = Vec::new();
    for call in calls {
        let column = usize::from(Seat::West.steps_to(call.by));
        let row = places.last().map_or(0, |(row, last)| if column <= *last { row + 1 } else { *row });
        places.push((row, column));
    }
    places
}

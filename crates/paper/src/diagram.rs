//! A board as a diagram: four hands around the compass, points, tricks double dummy, par.

use openroom_analysis::double_dummy::Table;
use openroom_analysis::{Par, ParGroup, par};
use openroom_cards::{BySeat, Contract, Deal, Denomination, Hand, Seat, Side, Suit, Vulnerability};

use crate::sheet::{Align, Area, Ink, Page, Style, wrapped};
use crate::words::{Words, points};

/// A board with its four hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandBoard {
    /// Its number, as it is to be printed.
    pub number: String,
    /// The dealer.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vulnerability: Vulnerability,
    /// The hands.
    pub deal: Deal,
    /// What can be made, where it is to be printed.
    pub makeable: Option<Makeable>,
}

/// What each side can make when all play their best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Makeable {
    /// The tricks of each declarer in each denomination.
    pub tricks: Table,
    /// Par.
    pub par: Par,
}

impl HandBoard {
    /// A board with its makeable contracts and par.
    pub fn with_tricks(self, tricks: Table) -> HandBoard {
        let par = par(&tricks, self.vulnerability, self.dealer.side());
        HandBoard { makeable: Some(Makeable { tricks, par }), ..self }
    }
}

/// The width and height that a diagram is drawn for.
pub(crate) const WIDTH: f32 = 174.0;
pub(crate) const HEIGHT: f32 = 178.0;

const LINE: f32 = 10.6;

/// Draws a board with its top left corner here, in an area of `WIDTH` and `HEIGHT`.
pub(crate) fn diagram(page: &mut Page, words: Words, x: f32, y: f32, board: &HandBoard) {
    page.text(x + 2.0, y + 15.0, 54.0, Align::Left, Style::bold(16.0), &board.number);
    let small = Style::book(7.0);
    page.text(
        x + 2.0,
        y + 26.0,
        49.0,
        Align::Left,
        small,
        words.with("dealer", "seat", words.seat_name(board.dealer)),
    );
    page.text(x + 2.0, y + 35.0, 49.0, Align::Left, small, words.vulnerability(board.vulnerability));
    let hands = board.deal.hands();
    let across = BySeat::new([(57.0, 9.0), (112.0, 57.0), (57.0, 105.0), (6.0, 57.0)]);
    for seat in Seat::ALL {
        let (dx, dy) = across[seat];
        let width = match seat {
            Seat::South if board.makeable.is_some() => 52.0,
            Seat::North | Seat::South => WIDTH - 57.0,
            Seat::East | Seat::West => 60.0,
        };
        hand(page, words, x + dx, y + dy, width, hands[seat]);
    }
    compass(page, words, x + 70.0, y + 56.0, board);
    honours(page, words, x + 4.0, y + 113.0, hands);
    if let Some(makeable) = &board.makeable {
        tricks(page, words, x + 112.0, y + 109.0, &makeable.tricks);
        par_lines(page, words, x, y + 160.0, &makeable.par);
    }
}

/// Par in a line, or in two where many contracts reach it.
fn par_lines(page: &mut Page, words: Words, x: f32, y: f32, par: &Par) {
    let style = Style::book(7.6);
    let (left, width) = (x + 5.0, WIDTH - 10.0);
    let lines = wrapped(&par_text(words, par), style, width);
    let (first, rest) = lines
        .split_first()
        .map_or((String::new(), String::new()), |(first, rest)| (first.clone(), rest.join(" ")));
    let y = if rest.is_empty() { y + 4.0 } else { y };
    page.text(left, y, width, Align::Centre, style, first);
    page.text(left, y + 9.5, width, Align::Centre, style, rest);
}

fn hand(page: &mut Page, words: Words, x: f32, y: f32, width: f32, hand: Hand) {
    for (line, suit) in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].into_iter().enumerate() {
        let base = y + line as f32 * LINE;
        page.text(x, base, 9.0, Align::Left, Style::book(9.0), suit.symbol().to_string());
        page.whole(x + 10.0, base, width - 10.0, Style::book(8.8), words.holding(hand, suit));
    }
}

/// A box with the four seats: a vulnerable side has a red bar, an arrow points at the dealer.
fn compass(page: &mut Page, words: Words, x: f32, y: f32, board: &HandBoard) {
    const SIDE: f32 = 36.0;
    const BAR: f32 = 9.5;
    let square = Area::new(x, y, SIDE, SIDE);
    let bars = BySeat::new([
        Area::new(x, y, SIDE, BAR),
        Area::new(x + SIDE - BAR, y + BAR, BAR, SIDE - 2.0 * BAR),
        Area::new(x, y + SIDE - BAR, SIDE, BAR),
        Area::new(x, y + BAR, BAR, SIDE - 2.0 * BAR),
    ]);
    for side in Side::ALL.into_iter().filter(|side| board.vulnerability.of(*side)) {
        side.seats().into_iter().for_each(|seat| page.fill(bars[seat], Ink::Red));
    }
    page.frame(square, 0.8, Ink::Black);
    page.frame(square.inset(BAR), 0.5, Ink::Black);
    for seat in Seat::ALL {
        let ink = if board.vulnerability.of_seat(seat) { Ink::White } else { Ink::Black };
        let bar = bars[seat];
        let base = bar.y + bar.height / 2.0 + 2.7;
        let style = Style::bold(7.5).ink(ink);
        page.text(bar.x, base, bar.width, Align::Centre, style, words.seat(seat));
    }
    let middle = (x + SIDE / 2.0, y + SIDE / 2.0);
    let reach = SIDE / 2.0 - BAR - 1.5;
    let (dx, dy) = match board.dealer {
        Seat::North => (0.0, -reach),
        Seat::East => (reach, 0.0),
        Seat::South => (0.0, reach),
        Seat::West => (-reach, 0.0),
    };
    arrow(page, middle, (dx, dy));
}

/// The arrow that points at the dealer.
fn arrow(page: &mut Page, middle: (f32, f32), (dx, dy): (f32, f32)) {
    let tip = (middle.0 + dx, middle.1 + dy);
    let tail = (middle.0 - dx, middle.1 - dy);
    page.line(tail, tip, 0.9, Ink::Black);
    for turn in [1.0, -1.0] {
        let barb = (tip.0 - dx * 0.45 - turn * dy * 0.35, tip.1 - dy * 0.45 + turn * dx * 0.35);
        page.line(tip, barb, 0.9, Ink::Black);
    }
}

fn honours(page: &mut Page, words: Words, x: f32, y: f32, hands: &BySeat<Hand>) {
    let style = Style::book(7.5);
    let places = BySeat::new([(0.0, 0.0), (14.0, 9.5), (0.0, 19.0), (-14.0, 9.5)]);
    for seat in Seat::ALL {
        let (dx, dy) = places[seat];
        page.text(x + 13.0 + dx, y + dy, 14.0, Align::Centre, style, hands[seat].points().to_string());
    }
    page.text(x, y + 28.5, 40.0, Align::Centre, Style::book(6.0).ink(Ink::Grey), words.t("hcp"));
}

fn tricks(page: &mut Page, words: Words, x: f32, y: f32, table: &Table) {
    let style = Style::book(7.2);
    let (step, line) = (10.0, 8.9);
    let columns = Denomination::ALL;
    for (column, denomination) in columns.into_iter().enumerate() {
        let left = x + 9.0 + column as f32 * step;
        page.text(left, y, step, Align::Centre, Style::bold(7.2), words.denomination(denomination));
    }
    page.line((x, y + 2.0), (x + 9.0 + 5.0 * step, y + 2.0), 0.4, Ink::Grey);
    for (row, seat) in [Seat::North, Seat::South, Seat::East, Seat::West].into_iter().enumerate() {
        let base = y + 0.6 + (row + 1) as f32 * line;
        page.text(x, base, 9.0, Align::Left, Style::bold(7.2), words.seat(seat));
        for (column, denomination) in columns.into_iter().enumerate() {
            let left = x + 9.0 + column as f32 * step;
            let count = table.tricks(denomination, seat);
            let ink = if count < 7 { Ink::Grey } else { Ink::Black };
            page.text(left, base, step, Align::Centre, style.ink(ink), count.to_string());
        }
    }
}

/// `Par: 4♠ N = +420`; contracts of both partners are drawn together.
pub(crate) fn par_text(words: Words, par: &Par) -> String {
    let one = |group: ParGroup| {
        let contract = Contract { bid: group.bid, doubling: group.doubling, declarer: group.declarers[0] };
        let text = words.contract(contract);
        let (bid, _) = text.rsplit_once(' ').unwrap_or((&text, ""));
        let seats = match group.declarers.as_slice() {
            [one] => words.seat(*one).to_owned(),
            _ => words.side(contract.declarer.side()),
        };
        let over = if group.over == 0 { "=".to_owned() } else { points(i32::from(group.over)) };
        // A line ends between contracts, not within one.
        format!("{bid}\u{A0}{seats}\u{A0}{over}")
    };
    let shown: Vec<String> = par.grouped().into_iter().map(one).collect();
    let contracts = if shown.is_empty() { words.term("passed_out").to_owned() } else { shown.join(", ") };
    words.say("par", &[("score", points(par.score)), ("contracts", contracts)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_lawbook::Language;

    #[test]
    fn par_breaks_between_contracts() {
        let tricks = Table::from_fn(|denomination, seat| match (denomination, seat) {
            (Denomination::Diamonds | Denomination::Spades, Seat::East) => 7,
            (Denomination::NoTrump, Seat::East | Seat::West) => 6,
            (Denomination::Clubs, Seat::North) => 9,
            _ => 5,
        });
        let text = par_text(Words::of(Language::Pl), &par(&tricks, Vulnerability::None, Side::EastWest));
        for width in [60.0, 80.0, 100.0, 120.0] {
            let lines = wrapped(&text, Style::book(7.6), width);
            let (last, before) = lines.split_last().expect("a line");
            assert!(before.iter().all(|line| line.ends_with([',', ':'])), "{width}: {lines:?}");
            assert!(!last.is_empty());
        }
    }
}

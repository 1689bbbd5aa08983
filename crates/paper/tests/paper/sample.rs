//! Things to print: usual ones, and such as burst their columns.

use std::fmt::Write as _;

use openroom_analysis::double_dummy::Table;
use openroom_cards::dealing::Dealer;
use openroom_cards::{Board, BySeat, Deal, Hand, Seat, Side, Suit};
use openroom_movements::{Kind, Movement, build};
use openroom_paper::{HandBoard, HandRecord, Heading};
use openroom_scoring::file::{Session, read};

/// Names that are long, or that try something.
pub(crate) const NAMES: [&str; 8] = [
    "Łucja Żółkiewska-Brzęczyszczykiewicz – Świętosława Grzegżółkówna",
    "Õnne Ülemiste – Jüri Žukov",
    "Åse Ørjansdatter – Bjørn Æsøy",
    "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff senior – Maximiliane Freifrau von und zu Hohenlohe-Schillingsfürst",
    "<script>alert(1)</script> – {\\rtf1} & \"co\"",
    "Ann\u{202E}nnA – B\u{200B}ob\u{0}",
    "Käthe Größe – Günther Weiß",
    "Äijö Väänänen – Yrjö Ylä-Tölö",
];

pub(crate) fn heading() -> Heading {
    Heading {
        title: "Tuesday pairs".to_owned(),
        detail: "Session 1".to_owned(),
        date: "2026-11-16".to_owned(),
    }
}

pub(crate) fn number(number: u32) -> Board {
    Board::numbered(number.try_into().unwrap())
}

/// Tricks that look like a solver's; nobody checks them here.
fn tricks(seed: u32) -> Table {
    Table::from_fn(|denomination, seat| {
        let base = (seed * 7 + denomination as u32 * 3) % 10;
        let count = if seat.side() == Side::NorthSouth { base + 2 } else { 11 - base };
        u8::try_from(count).unwrap()
    })
}

pub(crate) fn board(number: u32, deal: Deal) -> HandBoard {
    let face = self::number(number);
    HandBoard {
        number: number.to_string(),
        dealer: face.dealer,
        vulnerability: face.vulnerability,
        deal,
        makeable: None,
    }
    .with_tricks(tricks(number))
}

/// Every player has a suit of thirteen cards.
pub(crate) fn thirteen() -> Deal {
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    Deal::new(BySeat::from_fn(|seat: Seat| Hand::suit(suits[seat as usize]))).unwrap()
}

pub(crate) fn record(boards: u32) -> HandRecord {
    let mut dealer = Dealer::from_key([7; 32]);
    let mut boards: Vec<HandBoard> = (1..=boards).map(|number| board(number, dealer.deal())).collect();
    if let Some(last) = boards.last_mut() {
        last.deal = thirteen();
    }
    HandRecord { heading: heading(), boards }
}

pub(crate) fn movement(kind: Kind, tables: u16) -> Movement {
    build(kind, tables, None).unwrap().with_boards_per_set(2)
}

/// A session of so many tables on so many boards, with every kind of entry.
pub(crate) fn pairs(tables: u32, boards: u32) -> Session {
    let mut text =
        "name = \"Tuesday pairs\"\ndate = \"2026-11-10\"\nevent = \"pairs\"\nscoring = \"matchpoints\"\n\
                    notes = \"The bar closes at eleven.\"\ncontestant = [\n"
            .to_owned();
    for pair in 1..=2 * tables {
        let name = NAMES[pair as usize % NAMES.len()].replace('\\', "\\\\").replace('"', "\\\"");
        let name = name.replace('\u{0}', "\\u0000");
        writeln!(text, "  {{ id = {pair}, name = \"{name} {pair}\" }},").unwrap();
    }
    text += "]\n";
    let results = ["3NTN=", "4SXXW-3", "2HS+1", "pass", "6NTE=", "1CN-1", "7SXE-2", "5DXXS="];
    for board in 1..=boards {
        writeln!(text, "[[board]]\nnumber = {board}\nresults = [").unwrap();
        for table in 0..tables {
            let (ns, ew) = (table + 1, tables + 1 + (table + board) % tables);
            let what = match (board + table) % 23 {
                5 => "ns_average = \"A+\", ew_average = \"A-\"".to_owned(),
                9 => "assigned = [{ weight = \"60%\", result = \"4HS=\" }, { weight = \"40%\", result = \"4HS-1\" }], \
                      offenders = \"EW\""
                    .to_owned(),
                14 => "status = \"late\"".to_owned(),
                rest => format!("result = \"{}\", lead = \"HT\"", results[(rest as usize + table as usize) % 8]),
            };
            writeln!(text, "  {{ ns = {ns}, ew = {ew}, {what} }},").unwrap();
        }
        text += "]\n";
    }
    read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

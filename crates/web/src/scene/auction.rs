use openroom_cards::{Call, Denomination, Seat};
use openroom_laws::{Said, SeenCall, SeenStanding, View};

use crate::words::Words;

/// A round of the auction, from West.
pub(crate) type Row = [Cell; 4];

/// A place in the auction.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cell {
    /// What was called there, in signs.
    pub(crate) text: String,
    /// How it is shown.
    pub(crate) class: String,
    /// What is to be said of it besides.
    pub(crate) note: Option<&'static str>,
}

const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// The auction in rounds; withdrawn calls keep their places.
pub(super) fn of(w: Words, view: &View) -> Vec<Row> {
    let mut rows: Vec<Row> = vec![];
    let mut last = 0;
    let mut put = |seat: Seat, cell: Cell| {
        let column = COLUMNS.iter().position(|of| *of == seat).unwrap_or_default();
        if rows.is_empty() || column <= last {
            rows.push(Row::default());
        }
        if let Some(row) = rows.last_mut() {
            row[column] = cell;
        }
        last = column;
    };
    for made in &view.calls {
        put(made.by, cell(w, made));
    }
    if let Some(turn) = view.turn.filter(|_| view.phase == openroom_laws::Phase::Auction) {
        put(turn, Cell { text: "?".to_owned(), class: "turn".to_owned(), note: None });
    }
    rows
}

fn cell(w: Words, made: &SeenCall) -> Cell {
    let (standing, note) = match made.standing {
        SeenStanding::Stands => ("", None),
        SeenStanding::Offered => ("offered", Some("call-offered")),
        SeenStanding::Withdrawn => ("withdrawn", Some("call-withdrawn")),
    };
    Cell { text: said(w, made.said), class: format!("{standing} {}", colour(made.said)), note }
}

/// What was said, in signs.
pub(crate) fn said(w: Words, said: Said) -> String {
    match said {
        Said::Call(call) => short(w, call),
        Said::AboveSeven { level, denomination } => format!("{level}{}", w.denomination(denomination)),
    }
}

/// A call in few signs.
pub(crate) fn short(w: Words, call: Call) -> String {
    match call {
        Call::Double => "×".to_owned(),
        Call::Redouble => "××".to_owned(),
        Call::Pass | Call::Bid(_) => w.call(call),
    }
}

/// The class of the colour of a call.
pub(crate) fn colour(said: Said) -> &'static str {
    match said {
        Said::Call(Call::Bid(bid)) => suit_class(bid.denomination()),
        Said::Call(Call::Pass) => "pass",
        Said::Call(Call::Double | Call::Redouble) => "double",
        Said::AboveSeven { denomination, .. } => suit_class(denomination),
    }
}

/// The class of the colour of a denomination.
pub(crate) const fn suit_class(denomination: Denomination) -> &'static str {
    match denomination {
        Denomination::Clubs => "c",
        Denomination::Diamonds => "d",
        Denomination::Hearts => "h",
        Denomination::Spades => "s",
        Denomination::NoTrump => "nt",
    }
}

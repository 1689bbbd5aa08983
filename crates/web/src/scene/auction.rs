use std::collections::BTreeMap;

use openroom_cards::{Call, Denomination, Seat};
use openroom_laws::{ActNo, Said, SeenCall, SeenStanding, Table, View};

use super::said::Heard;
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
    /// Whether it was alerted.
    pub(crate) alerted: bool,
    /// Whether who called, or is to call, had warned of a skip bid.
    pub(crate) warned: bool,
}

impl Cell {
    /// Whether the next call comes there.
    pub(crate) fn is_turn(&self) -> bool {
        self.class == TURN
    }
}

/// How the place of the next call is shown.
const TURN: &str = "turn";

/// What was said of a call.
pub(crate) struct Meant {
    /// Who made the call.
    pub(crate) by: &'static str,
    /// The call, in signs.
    pub(crate) call: String,
    /// The class of its colour.
    pub(crate) class: &'static str,
    /// What was said.
    pub(crate) words: String,
}

const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// What was said of the calls that are seen.
pub(super) fn meant(w: Words, table: &Table, view: &View, heard: &BTreeMap<ActNo, Heard>) -> Vec<Meant> {
    let said_of = |made: &openroom_laws::Made| {
        let words = heard.get(&made.at).map(|it| it.words.clone()).filter(|words| !words.is_empty())?;
        Some(Meant { by: w.seat(made.by), call: said(w, made.said), class: colour(made.said), words })
    };
    table.calls_seen_by(view.of).filter_map(said_of).collect()
}

/// The auction in rounds; withdrawn calls keep their places.
pub(super) fn of(
    w: Words,
    table: &Table,
    view: &View,
    heard: &BTreeMap<ActNo, Heard>,
    warned: &[(ActNo, Seat)],
) -> Vec<Row> {
    let mut warned: Vec<_> = warned.to_vec();
    // A warning is of the next call of who gave it.
    let mut warned_of = |by: Seat, at: Option<ActNo>| {
        let before = warned.len();
        warned.retain(|(of, seat)| *seat != by || at.is_some_and(|at| *of > at));
        warned.len() < before
    };
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
    for (made, at) in view.calls.iter().zip(table.calls_seen_by(view.of).map(|made| made.at)) {
        let alerted = heard.get(&at).is_some_and(|it| it.alerted);
        let warned = warned_of(made.by, Some(at));
        put(made.by, Cell { alerted, warned, ..cell(w, made) });
    }
    if let Some(turn) = view.turn.filter(|_| view.phase == openroom_laws::Phase::Auction) {
        let warned = warned_of(turn, None);
        put(turn, Cell { text: "?".to_owned(), class: TURN.to_owned(), warned, ..Cell::default() });
    }
    rows
}

fn cell(w: Words, made: &SeenCall) -> Cell {
    let (standing, note) = match made.standing {
        SeenStanding::Stands => ("", None),
        SeenStanding::Offered => ("offered", Some("call-offered")),
        SeenStanding::Withdrawn => ("withdrawn", Some("call-withdrawn")),
    };
    let class = format!("{standing} {}", colour(made.said));
    Cell { text: said(w, made.said), class, note, alerted: false, warned: false }
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

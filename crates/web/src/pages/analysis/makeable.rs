//! What each declarer makes double dummy, and par, as pages show them.

use openroom_analysis::double_dummy::Table;
use openroom_analysis::{Par, par};
use openroom_cards::{Denomination, Doubling, Seat, Side, Vulnerability};

use crate::scene::suit_class;
use crate::words::Words;

/// The twenty results and par.
pub(crate) struct Makeable {
    /// The signs of the denominations with their classes.
    pub(crate) head: Vec<(String, &'static str)>,
    /// Each declarer, and his tricks with a class.
    pub(crate) rows: Vec<(&'static str, Vec<(u8, &'static str)>)>,
    /// Par: the score of North-South and the contracts that bring it.
    pub(crate) par: String,
}

impl Makeable {
    /// The table of a deal for this vulnerability.
    pub(crate) fn of(w: Words, table: &Table, vulnerability: Vulnerability, first: Side) -> Makeable {
        let sign = |denomination| (w.denomination(denomination), suit_class(denomination));
        let tricks = |seat| {
            let one = |denomination| {
                let tricks = table.tricks(denomination, seat);
                (tricks, if tricks > 6 { "makes" } else { "quiet" })
            };
            Denomination::ALL.map(one).into()
        };
        let seats = [Seat::North, Seat::South, Seat::East, Seat::West];
        Makeable {
            head: Denomination::ALL.map(sign).into(),
            rows: seats.map(|seat| (w.seat(seat), tricks(seat))).into(),
            par: told(w, &par(table, vulnerability, first)),
        }
    }
}

fn told(w: Words, par: &Par) -> String {
    let letter = |seat: &Seat| w.seat_letter(seat);
    let one = |group: openroom_analysis::ParGroup| {
        let doubled = if group.doubling == Doubling::Undoubled { "" } else { "×" };
        let seats = match group.declarers.as_slice() {
            [one] => letter(one).to_owned(),
            several => w.t(match several.first().map(|seat| seat.side()) {
                Some(Side::EastWest) => "study-ew",
                Some(Side::NorthSouth) | None => "study-ns",
            }),
        };
        let over = if group.over == 0 { "=".to_owned() } else { signed(group.over.into()) };
        let sign = w.denomination(group.bid.denomination());
        format!("{}{sign}{doubled} {seats} {over}", group.bid.level().get())
    };
    let contracts: Vec<String> = par.grouped().into_iter().map(one).collect();
    let contracts = if contracts.is_empty() { w.term("passed_out").to_owned() } else { contracts.join(", ") };
    w.say("study-par", &[("score", signed(par.score)), ("contracts", contracts)])
}

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    if number == 0 { "0".to_owned() } else { format!("{number:+}").replace('-', "−") }
}

//! The analysis as JSON, one object a line.

use std::collections::BTreeMap;
use std::io::{self, Write};

use openroom_analysis::ParContract;
use openroom_analysis::equity::Followed;
use openroom_cards::{Denomination, Seat};
use serde::Serialize;

use super::{Analysed, Found, Traced};

#[derive(Serialize)]
struct Entry<'a> {
    board: &'a str,
    line: u32,
    dealer: String,
    vulnerable: String,
    assumed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(flatten)]
    found: Option<Shown>,
}

#[derive(Serialize)]
struct Shown {
    tricks: BTreeMap<String, BTreeMap<String, u8>>,
    par: Par,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<Play>,
}

#[derive(Serialize)]
struct Par {
    score: i32,
    contracts: Vec<Reached>,
}

#[derive(Serialize)]
struct Reached {
    contract: String,
    declarer: String,
    over: i8,
    sacrifice: bool,
}

#[derive(Serialize)]
struct Play {
    contract: String,
    before: u8,
    cards: Vec<Played>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<String>,
}

#[derive(Serialize)]
struct Played {
    seat: String,
    card: String,
    /// Whether it did not follow suit though it could.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    revoke: bool,
    /// None from a revoke to the end of its trick.
    declarer_tricks: Option<u8>,
    cost: Option<u8>,
}

pub(super) fn write(out: &mut dyn Write, one: &Analysed) -> io::Result<()> {
    let board = &one.board;
    let entry = Entry {
        board: &board.name,
        line: board.place.line,
        dealer: board.dealer.to_string(),
        vulnerable: board.vulnerability.to_string(),
        assumed: board.assumed,
        deal: board.deal.as_ref().ok().map(|deal| deal.from_seat(board.dealer).to_string()),
        error: board.deal.as_ref().err().map(ToString::to_string),
        found: one.result.as_ref().map(shown),
    };
    crate::output::json_line(out, &entry)
}

fn shown(found: &Found) -> Shown {
    let row = |seat: Seat| {
        let tricks = |denomination: Denomination| found.table.tricks(denomination, seat);
        Denomination::ALL.map(|denomination| (denomination.to_string(), tricks(denomination))).into()
    };
    Shown {
        tricks: Seat::ALL.map(|seat| (seat.to_string(), row(seat))).into(),
        par: Par {
            score: found.par.score,
            contracts: found.par.contracts.iter().copied().map(reached).collect(),
        },
        play: found.trace.as_ref().map(play),
    }
}

fn reached(one: ParContract) -> Reached {
    Reached {
        contract: format!("{}{}", one.contract.bid, one.contract.doubling),
        declarer: one.contract.declarer.to_string(),
        over: one.over(),
        sacrifice: one.is_sacrifice(),
    }
}

fn play(traced: &Traced) -> Play {
    Play {
        contract: traced.play.contract.to_string(),
        before: traced.course.before,
        cards: traced
            .course
            .cards
            .iter()
            .map(|played| Played {
                seat: played.seat.to_string(),
                card: played.card.to_string(),
                revoke: played.followed == Followed::Revoking,
                declarer_tricks: played.worth.map(|(tricks, _)| tricks),
                cost: played.worth.map(|(_, cost)| cost),
            })
            .collect(),
        cut: traced.cut.clone(),
    }
}

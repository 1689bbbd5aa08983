//! The analysis as text.

use std::io::{self, Write};

use openroom_analysis::Par;
use openroom_analysis::double_dummy::{Limits, Table};
use openroom_analysis::equity::Followed;
use openroom_cards::{Denomination, Seat};
use openroom_reasoning::Words;

use super::{Analysed, Traced};
use crate::output::shown;
use crate::words;

/// One board.
pub(super) fn write(out: &mut dyn Write, one: &Analysed, w: Words) -> io::Result<()> {
    let board = &one.board;
    let assumed = if board.assumed { format!(" {}", w.t("analyse-assumed")) } else { String::new() };
    let said = [
        ("board", shown(&board.name).to_string()),
        ("dealer", w.seat_letter_named(board.dealer)),
        ("who", words::vulnerable(w, board.vulnerability)),
    ];
    writeln!(out, "{}{assumed}", w.say("analyse-board", &said))?;
    match (&board.deal, &one.result) {
        (Ok(deal), Some(found)) => {
            writeln!(out, "{}", deal.from_seat(board.dealer))?;
            table(out, &found.table, w)?;
            par(out, &found.par, w)?;
            if let Some(traced) = &found.trace {
                trace(out, traced, w)?;
            }
        }
        (Err(why), _) => {
            let said = [("place", board.place.to_string()), ("why", why.told(w))];
            writeln!(out, "{}", w.say("analyse-not", &said))?;
        }
        (Ok(_), None) => {}
    }
    writeln!(out)
}

/// What stands below all boards.
pub(super) fn end(out: &mut dyn Write, boards: usize, limits: Limits, w: Words) -> io::Result<()> {
    let said = [
        ("n", boards.to_string()),
        ("threads", limits.threads.to_string()),
        ("megabytes", limits.total_megabytes().to_string()),
    ];
    writeln!(out, "{}", w.say("analyse-end", &said))
}

fn table(out: &mut dyn Write, table: &Table, w: Words) -> io::Result<()> {
    write!(out, "   ")?;
    for denomination in Denomination::ALL {
        write!(out, "{:>4}", denomination.to_string())?;
    }
    writeln!(out)?;
    for seat in Seat::ALL {
        write!(out, "  {}", words::seat(w, seat))?;
        for denomination in Denomination::ALL {
            write!(out, "{:>4}", table.tricks(denomination, seat))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn par(out: &mut dyn Write, par: &Par, w: Words) -> io::Result<()> {
    if par.contracts.is_empty() {
        return writeln!(out, "{}", w.t("analyse-par-pass"));
    }
    let contracts: Vec<String> = par
        .contracts
        .iter()
        .map(|one| match one.over() {
            0 => format!("{}=", one.contract),
            over => format!("{}{over:+}", one.contract),
        })
        .collect();
    let said = [("score", format!("{:+}", par.score)), ("contracts", contracts.join(", "))];
    writeln!(out, "{}", w.say("analyse-par", &said))
}

fn trace(out: &mut dyn Write, traced: &Traced, w: Words) -> io::Result<()> {
    let said = [("contract", traced.play.contract.to_string()), ("n", traced.course.before.to_string())];
    writeln!(out, "{}", w.say("analyse-play", &said))?;
    for (number, trick) in traced.course.cards.chunks(4).enumerate() {
        write!(out, "{:>4}", number + 1)?;
        for card in trick {
            let cost = match (card.followed, card.worth) {
                (Followed::Revoking, _) => "^R".to_owned(),
                (Followed::Lawfully, Some((_, cost))) if cost > 0 => format!("-{cost}"),
                (Followed::Lawfully, _) => String::new(),
            };
            write!(out, "  {} {}{cost:<2}", words::seat(w, card.seat), card.card)?;
        }
        match trick.last().map(|card| card.worth) {
            Some(Some((after, _))) => writeln!(out, "  {after:>2}")?,
            Some(None) | None => writeln!(out, "   -")?,
        }
    }
    if traced.course.cards.iter().any(|card| card.followed == Followed::Revoking) {
        writeln!(out, "{}", w.t("analyse-revoke"))?;
    }
    match &traced.cut {
        None => Ok(()),
        Some(why) => writeln!(out, "{}", w.with("analyse-cut", "why", shown(why))),
    }
}

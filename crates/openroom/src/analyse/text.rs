//! The analysis as text.

use std::io::{self, Write};

use openroom_analysis::Par;
use openroom_analysis::double_dummy::{Limits, Table};
use openroom_analysis::equity::Followed;
use openroom_cards::{Denomination, Seat};

use super::{Analysed, Traced};
use crate::output::shown;

pub(super) fn write(out: &mut dyn Write, boards: &[Analysed], limits: Limits) -> io::Result<()> {
    for (place, one) in boards.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        let board = &one.board;
        let assumed = if board.assumed { " (not all given in the file)" } else { "" };
        writeln!(
            out,
            "Board {}: dealer {}, vulnerable {}{assumed}",
            shown(&board.name),
            board.dealer,
            board.vulnerability
        )?;
        match (&board.deal, &one.result) {
            (Ok(deal), Some(found)) => {
                writeln!(out, "{}", deal.from_seat(board.dealer))?;
                table(out, &found.table)?;
                par(out, &found.par)?;
                if let Some(traced) = &found.trace {
                    trace(out, traced)?;
                }
            }
            (Err(why), _) => writeln!(out, "not analysed (game at {}): {}", board.place, shown(why))?,
            (Ok(_), None) => {}
        }
    }
    writeln!(
        out,
        "\n{} boards; double dummy on {} threads with at most {} MB of tables",
        boards.len(),
        limits.threads,
        limits.total_megabytes()
    )
}

fn table(out: &mut dyn Write, table: &Table) -> io::Result<()> {
    write!(out, "   ")?;
    for denomination in Denomination::ALL {
        write!(out, "{:>4}", denomination.to_string())?;
    }
    writeln!(out)?;
    for seat in Seat::ALL {
        write!(out, "  {seat}")?;
        for denomination in Denomination::ALL {
            write!(out, "{:>4}", table.tricks(denomination, seat))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn par(out: &mut dyn Write, par: &Par) -> io::Result<()> {
    if par.contracts.is_empty() {
        return writeln!(out, "Par: passed out");
    }
    let contracts: Vec<String> = par
        .contracts
        .iter()
        .map(|one| match one.over() {
            0 => format!("{}=", one.contract),
            over => format!("{}{over:+}", one.contract),
        })
        .collect();
    writeln!(out, "Par for NS: {:+}; {}", par.score, contracts.join(", "))
}

fn trace(out: &mut dyn Write, traced: &Traced) -> io::Result<()> {
    writeln!(
        out,
        "Play: {}, double dummy {} tricks before the lead; what a card cost stands behind it",
        traced.play.contract, traced.course.before
    )?;
    for (number, trick) in traced.course.cards.chunks(4).enumerate() {
        write!(out, "{:>4}", number + 1)?;
        for card in trick {
            let cost = match (card.followed, card.worth) {
                (Followed::Revoking, _) => "^R".to_owned(),
                (Followed::Lawfully, Some((_, cost))) if cost > 0 => format!("-{cost}"),
                (Followed::Lawfully, _) => String::new(),
            };
            write!(out, "  {} {}{cost:<2}", card.seat, card.card)?;
        }
        match trick.last().map(|card| card.worth) {
            Some(Some((after, _))) => writeln!(out, "  {after:>2}")?,
            Some(None) | None => writeln!(out, "   -")?,
        }
    }
    if traced.course.cards.iter().any(|card| card.followed == Followed::Revoking) {
        writeln!(out, "^R is a revoke; no cost is told from it to the end of its trick")?;
    }
    match &traced.cut {
        None => Ok(()),
        Some(why) => writeln!(out, "The rest of the play is not followed: {}", shown(why)),
    }
}

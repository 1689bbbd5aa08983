//! What each side would have won without a revoke.

use clap::Args;
use openroom_analysis::PlayError;
use openroom_analysis::equity::{RevokeEquity, revoke_equity};
use openroom_cards::{Outcome, Side};

use super::Common;
use crate::finish::{Failure, Finish};
use crate::output::shown;
use crate::recorded::Recorded;

/// After an established revoke: what each side would have won without it.
#[derive(Args, Debug)]
pub(crate) struct RevokeArgs {
    #[command(flatten)]
    common: Common,

    /// The revoke is this card of the recorded play, counted from 1; the first revoke if not given
    #[arg(long, value_name = "CARD")]
    card: Option<usize>,

    /// Tricks of the side that did not revoke, after any transfer; from the file's result if not given
    #[arg(long, value_name = "TRICKS")]
    won: Option<u8>,
}

pub(super) fn run(args: &RevokeArgs) -> Result<Finish, Failure> {
    let board = Recorded::read(&args.common.pbn, args.common.board.as_deref())?;
    let deal = board.deal().ok_or_else(|| Failure::input("a revoke is examined on a whole deal"))?;
    let place = match args.card {
        Some(0) => return Err(Failure::input("cards are counted from 1")),
        Some(card) => card - 1,
        None => first_revoke(&board)?,
    };
    if args.won.is_some_and(|won| won > 13) {
        return Err(Failure::input("there are 13 tricks"));
    }
    let solvers = args.common.solvers();
    let equity = revoke_equity(&solvers, &deal, board.denomination, board.declarer, &board.cards, place)
        .map_err(Failure::input)?;
    let stated = board.outcome.and_then(|outcome| tricks_of(outcome, equity.offender.side().other()));
    args.common.output.write(|out| write(out, &board, &equity, place, args.won.or(stated)))?;
    Ok(Finish::Fine)
}

fn first_revoke(board: &Recorded) -> Result<usize, Failure> {
    let mut history = board.history(Some(0))?;
    for (place, card) in board.cards.iter().enumerate() {
        match history.play(*card) {
            Ok(()) => {}
            Err(PlayError::Revoke(..)) => return Ok(place),
            Err(other) => return Err(Failure::input(format!("card {} of the play: {other}", place + 1))),
        }
    }
    Err(Failure::input("there is no revoke in the recorded play"))
}

fn tricks_of(outcome: Outcome, side: Side) -> Option<u8> {
    match outcome {
        Outcome::PassedOut => None,
        Outcome::Played { contract, tricks } if contract.declarer.side() == side => Some(tricks),
        Outcome::Played { tricks, .. } => 13u8.checked_sub(tricks),
    }
}

fn write(
    out: &mut dyn std::io::Write,
    board: &Recorded,
    equity: &RevokeEquity,
    place: usize,
    won: Option<u8>,
) -> std::io::Result<()> {
    let offender = equity.offender;
    let card = board.cards[place];
    writeln!(
        out,
        "Board {}: {offender} revokes with {card}, card {} of the play (trick {})",
        shown(&board.name),
        place + 1,
        place / 4 + 1
    )?;
    let before = &equity.before.won;
    writeln!(out, "Won before that trick: NS {}, EW {}", before[Side::NorthSouth], before[Side::EastWest])?;
    for value in &equity.lawful {
        writeln!(out, "  with {} his side would still win {}", value.card, value.tricks)?;
    }
    writeln!(
        out,
        "Without the revoke, double dummy from there: NS {}, EW {}",
        equity.without[Side::NorthSouth],
        equity.without[Side::EastWest]
    )?;
    let others = offender.side().other();
    match won {
        None => writeln!(out, "What {others} has after the transfer is not known; --won says it"),
        Some(won) => match equity.short(won) {
            Some(short) => {
                writeln!(out, "{others} has {won}: {short} fewer; the Director restores equity (64C)")
            }
            None => writeln!(out, "{others} has {won}: not fewer; no more is due by this measure (64C)"),
        },
    }
}

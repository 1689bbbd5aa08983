//! What each side would have won without a revoke.

use std::path::Path;

use clap::Args;
use openroom_analysis::PlayError;
use openroom_analysis::equity::{RevokeEquity, revoke_equity};
use openroom_cards::{BySide, Outcome, Side};
use openroom_lawbook::provisions::{L62D1, L64B6};
use openroom_lawbook::{Edition, Provision};
use openroom_reasoning::Words;

use super::Common;
use crate::files;
use crate::finish::{Failure, Finish};
use crate::output::shown;
use crate::recorded::Recorded;
use crate::words;

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
    let deal = board.deal().ok_or_else(|| files::said(&args.common.pbn, "read-whole-deal"))?;
    let place = match args.card {
        Some(0) => return Err(Failure::said("err-cards-from-one", [])),
        Some(card) => card - 1,
        None => first_revoke(&board, &args.common.pbn)?,
    };
    if args.won.is_some_and(|won| won > 13) {
        return Err(Failure::said("err-thirteen-tricks", []));
    }
    let solvers = args.common.solvers();
    let equity = revoke_equity(&solvers, &deal, board.denomination, board.declarer, &board.cards, place)
        .map_err(Failure::input)?;
    let stated = board.outcome.and_then(|outcome| tricks_of(outcome, equity.offender.side().other()));
    let w = args.common.spoken.words();
    args.common.output.write(|out| write(out, &board, &equity, place, args.won.or(stated), w))?;
    Ok(Finish::Fine)
}

fn first_revoke(board: &Recorded, file: &Path) -> Result<usize, Failure> {
    let mut history = board.history(Some(0))?;
    for (place, card) in board.cards.iter().enumerate() {
        match history.play(*card) {
            Ok(()) => {}
            Err(PlayError::Revoke(..)) => return Ok(place),
            Err(other) => {
                return Err(Failure::input_at(file.display(), files::at_card(place, other)));
            }
        }
    }
    Err(files::said(file, "read-no-revoke"))
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
    w: Words,
) -> std::io::Result<()> {
    let offender = equity.offender;
    let said = [
        ("board", shown(&board.name).to_string()),
        ("who", words::seat(w, offender).to_owned()),
        ("card", board.cards[place].to_string()),
        ("n", (place + 1).to_string()),
        ("trick", (place / 4 + 1).to_string()),
    ];
    writeln!(out, "{}", w.say("equity-revoke-heading", &said))?;
    if equity.is_twelfth_trick() {
        let by = |provision: Provision| provision.cite(Edition::Laws2017).to_owned();
        writeln!(out, "{}", w.say("equity-twelfth", &[("corrected", by(L62D1)), ("later", by(L64B6))]))?;
    }
    let both = |tricks: &BySide<u8>| {
        [("ns", tricks[Side::NorthSouth].to_string()), ("ew", tricks[Side::EastWest].to_string())]
    };
    writeln!(out, "{}", w.say("equity-before", &both(&equity.before.won)))?;
    for value in &equity.lawful {
        let said = [("card", value.card.to_string()), ("n", value.tricks.to_string())];
        writeln!(out, "  {}", w.say("equity-with-card", &said))?;
    }
    writeln!(out, "{}", w.say("equity-without", &both(&equity.without)))?;
    let others = words::side(w, offender.side().other());
    let Some(won) = won else {
        return writeln!(out, "{}", w.with("equity-won-unknown", "side", others));
    };
    let has = won.to_string();
    let told = match equity.short(won) {
        Some(short) => w.say("equity-short", &[("side", others), ("has", has), ("short", short.to_string())]),
        None => w.say("equity-not-short", &[("side", others), ("has", has)]),
    };
    writeln!(out, "{told} (64C)")
}

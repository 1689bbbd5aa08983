//! What a point of the play was worth to a player who did not see all hands.

use std::io::{self, Write};

use clap::Args;
use openroom_analysis::double_dummy::CardValue;
use openroom_analysis::equity::{Distribution, History, Knowledge, Sample, position_results};
use openroom_cards::{Outcome, Seat};
use openroom_reasoning::Words;
use openroom_scoring::score;

use super::Common;
use super::sampled::{Sampling, results, shares, weights};
use crate::finish::{Failure, Finish};
use crate::output::shown;
use crate::recorded::{Recorded, revoked_now};
use crate::words;

/// A point of the play: double dummy, and over hands that fit what a player knew there.
#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    common: Common,

    /// The point is after so many cards of the recorded play; after all of them if not given
    #[arg(long, value_name = "CARDS")]
    after: Option<usize>,

    #[command(flatten)]
    sampling: Sampling,
}

struct Found {
    history: History,
    values: Vec<CardValue>,
    seen: (Seat, Vec<Seat>),
    sampled: Option<(Sample, Distribution)>,
}

pub(super) fn run(args: &PlayArgs) -> Result<Finish, Failure> {
    let board = Recorded::read(&args.common.pbn, args.common.board.as_deref())?;
    let history = board.history(args.after)?;
    let turn = history.position.turn().ok_or_else(|| Failure::said("err-all-played", []))?;
    if let Some(seat) = revoked_now(&history) {
        return Err(Failure::said(
            "err-revoked-now",
            [("who", words::seat(args.common.spoken.words(), seat).to_owned())],
        ));
    }
    let solvers = args.common.solvers();
    let values = solvers.values(&[history.position]).swap_remove(0);
    let dummy = board.declarer.partner();
    let opened = !board.cards.is_empty() && args.after != Some(0);
    // Declarer plays dummy's cards, and from the opening lead on all see dummy.
    let viewer = if turn == dummy { board.declarer } else { turn };
    let sees: &[Seat] = if opened && viewer != dummy { &[dummy] } else { &[] };
    let seen = args.sampling.viewer_or(viewer, sees);
    let drawn = args.sampling.draw(Knowledge::of(history.clone(), seen.0, &seen.1))?;
    let sampled = drawn.map(|(knowledge, sample)| {
        let found = results(&sample.hands, |some| {
            let part = Sample { hands: some.to_vec(), ..sample.clone() };
            let counts = position_results(&solvers, &part, &knowledge).shares();
            counts.iter().flat_map(|share| vec![share.tricks; share.count as usize]).collect()
        });
        (sample, found)
    });
    let found = Found { history, values, seen, sampled };
    let w = args.common.spoken.words();
    args.common.output.write(|out| write(out, &board, &found, &args.sampling, w))?;
    Ok(Finish::Fine)
}

fn write(
    out: &mut dyn Write,
    board: &Recorded,
    found: &Found,
    sampling: &Sampling,
    w: Words,
) -> io::Result<()> {
    let position = &found.history.position;
    let turn = position.turn().unwrap_or(position.trick().leader);
    let won = found.history.won[turn.side()];
    let said = [
        ("board", shown(&board.name).to_string()),
        ("denomination", board.denomination.to_string()),
        ("declarer", words::seat(w, board.declarer).to_owned()),
        ("who", words::seat(w, turn).to_owned()),
        ("left", position.tricks_left().to_string()),
        ("n", won.to_string()),
    ];
    writeln!(out, "{}", w.say("equity-play-heading", &said))?;
    writeln!(out, "{}", w.t("equity-of-side"))?;
    for value in &found.values {
        let tricks = won + value.tricks;
        let points = board.contract.and_then(|contract| {
            let declaring = contract.declarer.side() == turn.side();
            let tricks = if declaring { tricks } else { 13u8.checked_sub(tricks)? };
            score(&Outcome::Played { contract, tricks }, board.vulnerability).ok()
        });
        let points = points.map_or(String::new(), |points| {
            format!(", {}", w.with("equity-points", "points", format!("{points:+}")))
        });
        writeln!(out, "  {} {tricks}{points}", value.card)?;
    }
    let Some((sample, results)) = &found.sampled else { return Ok(()) };
    sampling.write(out, sample, (found.seen.0, &found.seen.1), w)?;
    writeln!(out, "  ({})", w.with("equity-side-in-all", "who", words::seat(w, found.seen.0)))?;
    shares(out, results, w)?;
    if let Some(contract) = board.contract {
        let declaring = contract.declarer.side() == found.seen.0.side();
        let of_declarer = if declaring { *results } else { results.of_the_other_side() };
        weights(out, &of_declarer, contract, board.vulnerability, w)?;
    } else {
        writeln!(out, "{}", w.t("equity-no-contract"))?;
    }
    writeln!(out, "{}", w.t("equity-caution"))
}

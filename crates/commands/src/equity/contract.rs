//! Likely results of a contract on a deal.

use std::io::{self, Write};

use clap::Args;
use openroom_analysis::equity::{Distribution, History, Knowledge, Sample};
use openroom_cards::{Contract, Deal, Outcome, Seat};
use openroom_notation::pbn::Recorded;
use openroom_reasoning::Words;
use openroom_scoring::score;

use super::Common;
use super::sampled::{Sampling, results, shares, weights};
use crate::files;
use crate::finish::{Failure, Finish};
use crate::output::shown;
use crate::recorded;
use crate::words;

/// A contract on this deal: double dummy, and over hands that fit what was known, with suggested weights.
#[derive(Args, Debug)]
pub(crate) struct ContractArgs {
    #[command(flatten)]
    common: Common,

    /// The contract and its declarer, such as 4SN or 3NTXW; the file's if not given
    #[arg(long, value_name = "CONTRACT")]
    contract: Option<Contract>,

    #[command(flatten)]
    sampling: Sampling,
}

struct Found {
    contract: Contract,
    tricks: u8,
    seen: (Seat, Vec<Seat>),
    sampled: Option<(Sample, Distribution)>,
}

pub(super) fn run(args: &ContractArgs) -> Result<Finish, Failure> {
    let board = recorded::board(&args.common.pbn, args.common.board.as_deref())?;
    let deal = board.deal().ok_or_else(|| files::said(&args.common.pbn, "read-whole-deal"))?;
    let played = || board.played.as_ref().ok().and_then(|played| played.contract);
    let contract = args.contract.or_else(played);
    let contract = contract.ok_or_else(|| Failure::said("err-which-contract", []))?;
    let denomination = contract.bid.denomination();
    let solvers = args.common.solvers();
    let of = |deals: &[Deal]| -> Vec<u8> {
        solvers.tricks(deals, denomination).into_iter().map(|tricks| tricks[contract.declarer]).collect()
    };
    let dummy = contract.declarer.partner();
    let seen = args.sampling.viewer_or(contract.declarer, &[dummy]);
    let opening = History::opening(&deal, denomination, contract.declarer);
    let drawn = args.sampling.draw(Knowledge::of(opening, seen.0, &seen.1))?;
    let sampled = drawn.map(|(_, sample)| {
        let found = results(&sample.deals(), of);
        (sample, found)
    });
    let found = Found { contract, tricks: of(&[deal])[0], seen, sampled };
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
    let contract = found.contract;
    let outcome = |tricks: u8| Outcome::Played { contract, tricks };
    let points = |tricks: u8| {
        score(&outcome(tricks), board.vulnerability).map_or(String::new(), |points| format!("{points:+}"))
    };
    let said = [
        ("board", shown(&board.name).to_string()),
        ("who", words::vulnerable(w, board.vulnerability)),
        ("contract", contract.to_string()),
    ];
    writeln!(out, "{}", w.say("equity-contract-heading", &said))?;
    let said = [("n", found.tricks.to_string()), ("points", points(found.tricks))];
    writeln!(out, "{}", w.say("equity-actual", &said))?;
    let Some((sample, results)) = &found.sampled else { return Ok(()) };
    sampling.write(out, sample, (found.seen.0, &found.seen.1), w)?;
    shares(out, results, w)?;
    weights(out, results, contract, board.vulnerability, w)?;
    writeln!(out, "{}", w.t("equity-caution"))
}

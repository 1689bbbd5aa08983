//! What stands on a line, in words.

use openroom_cards::{Board, Outcome};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L77Passout;

use crate::said::{joined, said, signed};
use crate::said_result::awards_said;
use crate::{Entry, Offenders, Part, Said, items};

/// What stands on a line, and the provision that its points begin with.
pub(crate) fn entry_words(entry: &Entry, board: Board) -> (Option<Provision>, Said) {
    match entry {
        Entry::Result(Outcome::PassedOut) => (Some(L77Passout), said!("step-passed-out", "passed out, 0")),
        Entry::Result(outcome @ Outcome::Played { contract, tricks }) => {
            let items = items(contract, *tricks, board.vulnerability).unwrap_or_default();
            let parts = items.iter().map(|item| joined!(item.points.to_string(), " ", part_words(item.part)));
            let sum: i32 = items.iter().map(|item| item.points).sum();
            let text = said!(
                "step-contract",
                "{outcome} is {parts} = {sum} for {side}",
                outcome = Said::Result(*outcome),
                parts = Said::join(parts.collect(), " + "),
                sum = sum.to_string(),
                side = contract.declarer.side()
            );
            (items.first().map(|item| item.part.by()), text)
        }
        Entry::Points(points) => {
            (None, said!("step-as-entered", "{points} as entered", points = signed(*points)))
        }
        Entry::Adjusted(adjustment) => {
            let scores = awards_said(adjustment);
            let offenders = offender_words(adjustment.offenders);
            let text = said!(
                "step-adjusted",
                "adjusted, {offenders}: {scores}",
                offenders = offenders,
                scores = scores
            );
            (Some(adjustment.by), text)
        }
        Entry::Late => (None, said!("step-late", "late: no score yet, and no comparison for the others")),
        Entry::NotPlayed => {
            (None, said!("step-not-played", "not played: no score, and no comparison for the others"))
        }
        Entry::Cancelled => {
            (None, said!("step-cancelled", "cancelled: no score, and no comparison for the others"))
        }
    }
}

fn part_words(part: Part) -> Said {
    match part {
        Part::Tricks => said!("step-part-tricks", "tricks"),
        Part::Overtricks => said!("step-part-overtricks", "overtricks"),
        Part::Game => said!("step-part-game", "game"),
        Part::PartScore => said!("step-part-part-score", "part-score"),
        Part::Slam => said!("step-part-slam", "slam"),
        Part::MadeDoubled => said!("step-part-made-doubled", "made doubled"),
        Part::Undertricks => said!("step-part-undertricks", "undertricks"),
        Part::PassedOut => said!("step-part-passed-out", "passed out"),
    }
}

fn offender_words(offenders: Offenders) -> Said {
    match offenders {
        Offenders::Neither => said!("step-offended-neither", "neither side offended"),
        Offenders::Side(side) => said!("step-offended-side", "{side} offended", side = side),
        Offenders::Both => said!("step-offended-both", "both sides offended"),
        Offenders::NotStated => said!("step-offended-unknown", "who offended is not stated"),
    }
}

//! Analysis of a board: the hand record with double-dummy marks, the play card by card, claims, equity.
//!
//! The board is in the address, so these pages know only what the visitor already has. Other pages give their links to
//! those who may know the board.

pub(crate) mod claim;
pub(crate) mod claim_found;
mod claim_line;
pub(crate) mod diagram;
pub(crate) mod equity;
pub(crate) mod equity_sample;
mod makeable;
mod of_table;
pub(crate) mod record;
pub(crate) mod sent;
mod study;

pub(crate) use makeable::Makeable;
pub(crate) use study::Study;

use study::Playing;

use crate::visitor::Query;
use crate::words::Words;
use crate::wrong::Wrong;

/// What every page of a board has at its head.
pub(crate) struct Head {
    /// The board, its dealer and vulnerability, the contract.
    title: String,
    facts: Vec<String>,
    /// The address of the board without the page.
    query: String,
    /// How many cards have been played where it is looked at, and how many are recorded.
    after: usize,
    of: usize,
    /// One card back, and one on.
    before: usize,
    next: usize,
    /// The play, where there is one.
    played: bool,
    here: &'static str,
}

impl Head {
    fn of(w: Words, study: &Study, after: usize, here: &'static str) -> Head {
        let title = match study.name.as_str() {
            "" => w.t("study-title"),
            name => w.with("board", "n", name),
        };
        let vulnerable = w.term(match study.vulnerability {
            openroom_cards::Vulnerability::None => "none_vulnerable",
            openroom_cards::Vulnerability::NorthSouth => "ns_vulnerable",
            openroom_cards::Vulnerability::EastWest => "ew_vulnerable",
            openroom_cards::Vulnerability::Both => "both_vulnerable",
        });
        let dealer = study.dealer.map(|seat| format!("{}: {}", w.term("dealer"), w.seat(seat)));
        let contract = study.playing.as_ref().map(|playing| {
            format!("{}: {} {}", w.term("contract"), playing.told(w), w.seat(playing.declarer))
        });
        let result = study.playing.as_ref().and_then(|playing| playing.tricks);
        let result = result.map(|tricks| w.count("study-result", tricks));
        let of = study.playing.as_ref().map_or(0, |playing| playing.cards.len());
        Head {
            title,
            facts: dealer.into_iter().chain([vulnerable.to_owned()]).chain(contract).chain(result).collect(),
            query: study.query(),
            after,
            of,
            before: after.saturating_sub(1),
            next: (after + 1).min(of),
            played: study.playing.is_some(),
            here,
        }
    }
}

/// A board with its play, at a point of it.
struct Asked {
    study: Study,
    playing: Playing,
    after: usize,
}

impl Asked {
    /// From the address; a page about play needs one.
    fn read(query: &Query, w: Words) -> Result<Asked, Wrong> {
        let study = Study::read(query, w)?.ok_or(Wrong::Malformed("study-wrong-deal"))?;
        let playing = study.playing.clone().ok_or(Wrong::Malformed("study-wrong-contract"))?;
        let after = after(query, playing.cards.len());
        Ok(Asked { study, playing, after })
    }
}

/// How many cards have been played; all of them where it is not said.
fn after(query: &Query, all: usize) -> usize {
    query.get("after").and_then(|text| text.parse().ok()).unwrap_or(all).min(all)
}

//! Acts with the hands and the board, before and beside the play.

use openroom_cards::Seat;
use openroom_laws::{Act, Pocket};

use super::{LONGEST, Posted};
use crate::wrong::Wrong;

/// The act of this kind; none where there is none.
pub(super) fn read(kind: &str, form: &Posted, by: Seat) -> Result<Option<Act>, Wrong> {
    Ok(Some(match kind {
        "take" => Act::TakeHand {
            by,
            from: match form.get("from").unwrap_or_default() {
                "own" => Pocket::Own,
                "other-board" => Pocket::OtherBoard,
                _ => Pocket::Of(form.read("from")?),
            },
        },
        "count" => Act::CountCards { by, cards: form.read("cards")? },
        "return" => Act::ReturnHand { by },
        "learn" => Act::LearnOfBoard { by, what: form.line("text", LONGEST)?.into() },
        _ => return Ok(None),
    }))
}

use openroom_cards::{Bid, Call};
use openroom_laws::{Phase, Said, View};

use super::auction::{colour, short};
use crate::words::Words;

/// Everything that can be called. What the Laws do not allow now is marked.
pub(crate) struct BiddingBox {
    /// The bids by level.
    pub(crate) levels: Vec<Vec<CallButton>>,
    /// Pass, double and redouble.
    pub(crate) others: Vec<CallButton>,
}

/// A call to choose.
pub(crate) struct CallButton {
    /// As the form sends it.
    pub(crate) value: String,
    /// As it is shown.
    pub(crate) text: String,
    /// Its colour.
    pub(crate) colour: &'static str,
    /// Whether the Laws allow it now.
    pub(crate) legal: bool,
}

/// The denomination of a bid, in its sign.
pub(crate) fn bare(w: &Words, bid: &str) -> String {
    bid.parse::<Bid>().map(|bid| w.denomination(bid.denomination())).unwrap_or_default()
}

/// With a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or(String::new(), |first| first.to_uppercase().chain(signs).collect())
}

/// The box of the player whose view this is.
pub(super) fn of(w: Words, view: &View) -> Option<BiddingBox> {
    if view.phase != Phase::Auction {
        return None;
    }
    let in_turn = openroom_laws::Who::Player(view.turn?) == view.of && !super::waits_for_others(view);
    let button = |call: Call| CallButton {
        value: call.to_string(),
        text: match call {
            Call::Bid(_) => short(w, call),
            Call::Pass | Call::Double | Call::Redouble => capital(&w.call(call)),
        },
        colour: colour(Said::Call(call)),
        legal: in_turn && view.legal_calls.contains(call),
    };
    let bids: Vec<Bid> = Bid::all().collect();
    Some(BiddingBox {
        levels: bids
            .chunks(5)
            .map(|level| level.iter().map(|bid| button(Call::Bid(*bid))).collect())
            .collect(),
        others: [Call::Pass, Call::Double, Call::Redouble].map(button).into(),
    })
}

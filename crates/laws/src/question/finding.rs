#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Bid, Call, Seat};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Denominations, Form};

/// What the Director finds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// Whether the new call is comparable to the withdrawn one.
    Comparable { withdrawn: Call, new: Call },
    /// Whether the new call means the same or is more precise, wholly contained in the other.
    SameOrMorePrecise { withdrawn: Call, new: Call },
    /// Whether the new bid is the lowest sufficient one that specifies the same as the withdrawn one.
    LowestSpecifyingTheSame { withdrawn: Bid, new: Bid },
    /// Whether both bids are beyond doubt not artificial.
    NeitherArtificial { withdrawn: Bid, new: Bid },
    /// Whether the call was unintended.
    Unintended(ActNo),
    /// Whether he changed it without pause for thought.
    WithoutPause(ActNo),
    /// Whether the pass, or the partner's call that it passes, is artificial.
    ArtificialPass(ActNo),
    /// Whether the new call repeats the denominations that the withdrawn one showed.
    RepeatsDenomination { withdrawn: Call, new: Call },
    /// Whether the call is to be treated as a change of call.
    IsChangeOfCall(ActNo),
    /// Whether the player chose a different final call for that turn.
    DifferentFinalCall(ActNo),
    /// The suits that the player specified in the legal auction.
    SpecifiedLegally(Seat),
    /// The suits that the withdrawn call was tied to and nothing else, or none.
    TiedToSuits(ActNo),
    /// Whether the card of this hand is its own lead, not a play to the irregular one.
    ProperLead(Seat),
}

impl Finding {
    pub(super) fn form(self) -> Form {
        match self {
            Finding::SpecifiedLegally(_) | Finding::TiedToSuits(_) => {
                Form::Denominations(Denominations::SUITS)
            }
            _ => Form::YesNo,
        }
    }
}

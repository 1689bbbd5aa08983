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
            Finding::Comparable { .. }
            | Finding::SameOrMorePrecise { .. }
            | Finding::LowestSpecifyingTheSame { .. }
            | Finding::NeitherArtificial { .. }
            | Finding::Unintended(_)
            | Finding::ProperLead(_) => Form::YesNo,
            Finding::SpecifiedLegally(_) | Finding::TiedToSuits(_) => {
                Form::Denominations(Denominations::SUITS)
            }
        }
    }
}

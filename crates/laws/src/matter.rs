//! What a case is about: data named by what happened, never by a number.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, law26, law27};

/// What a case is about. Each variant is ruled by one function; see `rule.rs`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Matter {
    /// A bid that does not supersede the last one.
    InsufficientBid(law27::InsufficientBid),
    /// The first lead of a player whose partner had a call withdrawn.
    FirstLead(law26::FirstLead),
}

impl Matter {
    /// Whose irregularity it was. What is withdrawn in the case is unauthorized for his side.
    pub fn offender(&self) -> Seat {
        match self {
            Matter::InsufficientBid(it) => it.offender,
            Matter::FirstLead(it) => it.offender,
        }
    }

    /// The act that was irregular, where it was one call or card of the record.
    pub fn about(&self) -> Option<ActNo> {
        match self {
            Matter::InsufficientBid(it) => Some(it.at),
            Matter::FirstLead(_) => None,
        }
    }

    /// The provision that forbade it, or that makes the case necessary.
    pub fn breach(&self) -> Provision {
        match self {
            Matter::InsufficientBid(_) => L18D,
            Matter::FirstLead(_) => L26B,
        }
    }

    /// Whether it can come up only when the auction is over.
    pub(crate) fn is_of_the_play(&self) -> bool {
        match self {
            Matter::FirstLead(_) => true,
            Matter::InsufficientBid(_) => false,
        }
    }
}

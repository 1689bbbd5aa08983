use openroom_cards::Seat;
use serde::{Deserialize, Serialize};

use crate::Form;

/// Something that a table knows and a desk has to be told.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// Whose turn it was.
    Turn,
    /// The last bid before, or none.
    LastBid,
    /// Who had made it.
    LastBidder,
    /// Whether the player had called before.
    HasCalled(Seat),
    /// Whether the player called afterwards, before attention was drawn.
    CalledAfter(Seat),
    /// Whether declarer could have seen a card of dummy's.
    SawDummy,
    /// Whether the auction period was over.
    AuctionPeriodOver,
    /// Whether the opening lead had been faced.
    LeadFaced,
    /// Whether the revoke was established.
    Established,
    /// Who is declarer.
    Declarer,
    /// How many cards the player had at the beginning.
    CardsOf(Seat),
    /// Whether the play was over.
    PlayOver,
}

impl Fact {
    pub(super) fn form(self) -> Form {
        match self {
            Fact::Turn | Fact::LastBidder | Fact::Declarer => Form::Seat,
            Fact::LastBid => Form::CallOrNone,
            Fact::CardsOf(_) => Form::Number(52),
            _ => Form::YesNo,
        }
    }
}

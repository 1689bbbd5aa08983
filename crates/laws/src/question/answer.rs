use openroom_cards::{Call, Card, Seat, Suit};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Denominations, Place, Winners};

/// An answer. One that was an act remembers it, so that withdrawing the act takes the answer back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Neither: the call was made in its own turn.
    InTurn(Option<ActNo>),
    /// He says nothing either way.
    Nothing,
    /// He spreads his hand.
    Spread,
    /// A player.
    Seat(Seat),
    /// A suit.
    Suit(Suit),
    /// The highest card of the suit led.
    Highest,
    /// The lowest card of the suit led.
    Lowest,
    /// Lead this suit.
    Require(Suit),
    /// Do not lead these suits.
    Forbid(Denominations),
    /// Some denominations, or none.
    Denominations(Denominations),
    /// A number.
    Number(u8),
    /// A call.
    Call(Call, Option<ActNo>),
    /// A card.
    Card(Card, Option<ActNo>),
    /// A card was found, and where.
    Found(Card, Place),
    /// What is done about a board that a player knows something of.
    Remedy(Remedy),
    /// Play is over, and who won each trick.
    Ended(Winners),
    /// What was waited for can no longer come.
    Never,
}

impl Answer {
    /// The same answer, given by word and not by an act.
    pub const fn without_act(self) -> Answer {
        match self {
            Answer::Call(call, _) => Answer::Call(call, None),
            Answer::Card(card, _) => Answer::Card(card, None),
            Answer::InTurn(_) => Answer::InTurn(None),
            _ => self,
        }
    }

    /// The act that this answer was.
    pub const fn act(&self) -> Option<ActNo> {
        match self {
            Answer::Call(_, act) | Answer::Card(_, act) | Answer::InTurn(act) => *act,
            Answer::Yes
            | Answer::No
            | Answer::Nothing
            | Answer::Spread
            | Answer::Seat(_)
            | Answer::Suit(_)
            | Answer::Highest
            | Answer::Lowest
            | Answer::Require(_)
            | Answer::Forbid(_)
            | Answer::Denominations(_)
            | Answer::Number(_)
            | Answer::Found(..)
            | Answer::Remedy(_)
            | Answer::Ended(_)
            | Answer::Never => None,
        }
    }
}

/// What the Director does about a board that a player knows something of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Remedy {
    /// The players change seats.
    ChangeSeats,
    /// The board is dealt again.
    Redeal,
    /// It is played on, and he looks at it afterwards.
    PlayOn,
    /// He awards an adjusted score at once.
    AdjustScore,
}

impl Remedy {
    /// The four.
    pub const ALL: [Remedy; 4] = [Remedy::ChangeSeats, Remedy::Redeal, Remedy::PlayOn, Remedy::AdjustScore];
}

//! What a Law orders.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Call, Card, Cards, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Denominations, Rule, Until};

/// An order: what follows from a case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    // Calls.
    /// The call stands, whatever was wrong with it.
    CallStands(ActNo),
    /// The call is cancelled.
    CancelCall(ActNo),
    /// The call and every later one are cancelled.
    CancelCallsFrom(ActNo),
    /// The player withdraws his call.
    WithdrawCall(ActNo),
    /// This call stands in the place of that one.
    SubstituteCall { at: ActNo, call: Call },
    /// The call is cancelled and the player makes another.
    ReplaceCall { at: ActNo, by: Seat },
    /// The second call, offered in place of the first, stands instead of it.
    ChangeStands { first: ActNo, second: ActNo },
    /// The player is taken to have passed.
    DeemPassed(Seat),
    /// The turn is this player's.
    TurnReverts(Seat),

    // Cards.
    /// The card stands, whatever was wrong with it.
    CardStands(ActNo),
    /// The card goes back to the hand.
    WithdrawCard(ActNo),
    /// This card of dummy is the one that declarer called for, and is played.
    CardNamed { hand: Seat, card: Card },
    /// Declarer called for no card: he names one.
    DesignationVoid,
    /// This card is played from the hand in place of the one taken back.
    PlayInstead { hand: Seat, card: Card },
    /// The revoke is established.
    Established(ActNo),
    /// The player's penalty cards of these suits are picked up.
    PickUp { owner: Seat, suits: Denominations },
    /// The penalty card is major from now on.
    MakeMajor { owner: Seat, card: Card },
    /// The player may lead what he likes.
    LeadIsFree(Seat),
    /// The lead comes from this hand.
    LeadFrom(Seat),
    /// The card that lies face down as a lead goes back to the hand.
    TakeBackFaceDown,
    /// The card is left face up on the table.
    LeaveFaced { owner: Seat, card: Card },
    /// Cards that lie face up go back to the hand.
    ReturnToHand { owner: Seat, cards: Cards },
    /// The card of the one counts as played after that of the other.
    CountsAfter { first: Seat, then: Seat },
    /// This player is declarer.
    DeclarerIs(Seat),
    /// Dummy's hand is spread.
    SpreadDummy,

    // What lasts.
    /// The player is restricted.
    Restrict(Seat, Rule, Until),

    // The end.
    /// Play stops.
    SuspendPlay,
    /// Play goes on.
    ResumePlay,
    /// The side gets tricks of those not played, its opponents the rest; play is over.
    AwardTricks { to: Side, tricks: u8 },
    /// The side gets tricks from its opponents after the play.
    TransferTricks { to: Side, tricks: u8 },
    /// Tricks taken from the side for revokes are its own again.
    CancelTransfer { from: Side, tricks: u8 },
    /// The side gets back tricks that were given without play.
    GiveBack { to: Side, tricks: u8 },
    /// No tricks are transferred.
    NoTransfer,
    /// All remaining cards are faced.
    FaceHands,
    /// So many tricks of a contested claim count for the side.
    CountFor { to: Side, tricks: u8 },
    /// A line of play that was not stated counts.
    LineAccepted,
    /// A line of play that was not stated does not count.
    LineRefused,

    // For the record.
    /// This paragraph governs.
    Applies,
    /// The call put in place of the first one is a change of call.
    IsChangeOfCall { first: ActNo, second: ActNo },
    /// What was withdrawn is unauthorized for this player.
    Unauthorized { at: ActNo, to: Seat },
    /// The bid that the player doubled or redoubled: the last one, whatever he named.
    DoublesLastBid(Seat),
    /// The player who calls first.
    CallsFirst(Seat),
    /// Nothing more follows, and what was withdrawn tells nobody anything he may not use.
    NothingFurther,
    /// No rectification follows; what was withdrawn stays unauthorized for the offending side.
    NoRectification,
    /// The Director comes back to it after the play.
    ReviewAfterPlay,
}

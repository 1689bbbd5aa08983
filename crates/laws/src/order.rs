//! What a Law orders.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Call, Card, Cards, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::{ActNo, CaseNo, Denominations, Rule, Until};

/// An order: what follows from a case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
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
    /// This card is the one that was named, by declarer of dummy's or out of turn, and is played.
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

    /// This card is led to the next trick by the hand that put it out early.
    LeadsNext { hand: Seat, card: Card },
    /// The card is played to the trick that lacks one.
    SupplyCard { hand: Seat, card: Card, trick: u8 },
    /// The card is put among those played; the trick keeps its winner.
    AddToPlayed { hand: Seat, card: Card, trick: u8 },
    /// The card that was hidden among those played goes back to the hand.
    TakeFromPlayed { hand: Seat, card: Card },
    /// The card goes out of the hand to its place among those played to this trick.
    RestorePlayed { hand: Seat, card: Card, trick: u8 },
    /// The cards of this trick are faced again.
    FaceTrick(u8),

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
    /// So many tricks are recorded for declarer.
    RecordTricks { declarers: u8 },
    /// What is recorded stays.
    ResultStands,
    /// No tricks are transferred.
    NoTransfer,
    /// All remaining cards are faced.
    FaceHands,
    /// So many tricks of a contested claim count for the side.
    CountFor { to: Side, tricks: u8 },
    /// This part of the stated line, counted from 1, cannot be played as it was stated.
    LineFails { part: u8 },
    /// A line of play that was not stated counts.
    LineAccepted,
    /// A line of play that was not stated does not count.
    LineRefused,

    // Hands and boards.
    /// The card goes to the hand where it belongs, out of another where it lay in one.
    RestoreCard { card: Card, to: Seat, from: Option<Seat> },
    /// The deal is laid out again with another pack.
    RebuildDeal,
    /// A card that is not of the deal is taken out of the hand.
    RemoveCard { from: Seat, card: Card },
    /// That the card was put back is unauthorized for this player.
    KnowledgeUnauthorized { card: Card, to: Seat },
    /// Auction and play go on, and no call is changed.
    NoChangeOfCall,
    /// The player takes the hand that is his on this board.
    TakeCorrectHand(Seat),
    /// The player calls again, with the right hand.
    CallAgain(Seat),
    /// When the other board is played, this player's call there is compared with the cancelled one.
    CompareOnOtherBoard(Seat),
    /// The auction period has begun for the side.
    AuctionPeriodBegins(Side),
    /// Auction and play are finished, and the score stands.
    PlayOn,
    /// The contestants may play the right board later.
    RightBoardLater,
    /// The board is cancelled for both sides.
    CancelBoard,
    /// The board gets an adjusted score; it is not played on.
    AdjustScore(Adjustment),
    /// The Director may give a procedural penalty.
    MayPenalize,

    // The Director's hand.
    /// What players settled among themselves stands.
    SettlementStands,
    /// What players settled among themselves is cancelled.
    SettlementCancelled,
    /// The side has lost its right to rectification.
    RightForfeited(Side),
    /// The side loses what it gained; the other keeps its score.
    GainTaken(Side),
    /// The rectification of the case is waived.
    Waive(CaseNo),
    /// The rectification of the case is not waived.
    NotWaived(CaseNo),
    /// The ruling is taken back: its orders no longer count.
    Undo(CaseNo),
    /// This act rests on the ruling.
    RestsOn(ActNo),
    /// What the ruling imposed and what still binds ends; what was done stays.
    Lift(CaseNo),
    /// The case is ruled again.
    RuleAgain(CaseNo),
    /// The case goes on from where it was after so many answers; the later ones are asked again.
    Reconsider { of: CaseNo, answers: u16 },

    // For the record.
    /// The player has the right to it.
    Entitled(Seat),
    /// The player's rights are limited from now on.
    RightsLost(Seat),
    /// The player is liable to a procedural penalty.
    LiableToPenalty(Seat),
    /// What was pointed out is not rectified, and play goes on.
    PlayOnRegardless,
    /// This paragraph governs.
    Applies,
    /// The call put in place of the first one is a change of call.
    IsChangeOfCall { first: ActNo, second: ActNo },
    /// What was withdrawn is unauthorized for this player.
    Unauthorized { at: ActNo, to: Seat },
    /// What the player's question told is unauthorized for his partner.
    QuestionUnauthorized { by: Seat, to: Seat },
    /// What the player knows of the board from elsewhere he may not use.
    MayNotUseKnowledge(Seat),
    /// What was withdrawn is authorized for this side.
    Authorized { at: ActNo, to: Side },
    /// The player corrected what was said of a call when he had to.
    InTime(Seat),
    /// The player corrected what was said of a call later than he had to.
    Late(Seat),
    /// The player corrected what his partner said of a call before he was allowed to.
    TooEarly(Seat),
    /// The player was not entitled to what he did.
    NotEntitled(Seat),
    /// The side keeps its right to call the Director later.
    RightsReserved(Side),
    /// The side is to call the Director at once.
    CallDirector(Side),
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
    /// The Director awards an adjusted score against this side.
    AdjustAfterPlay { against: Side },
    /// The Director awards an adjusted score, and neither side has offended.
    AdjustWithoutOffence,
    /// The score stands as far as this goes.
    ScoreStands,
    /// The adjustment goes by what would have happened had the opponents been told the agreed meaning.
    AsIfToldRight,
    /// The adjustment goes by what would have happened had the opponents been told that nothing was agreed.
    AsIfToldNoAgreement,
    /// The players change places so that each holds the hand he knows.
    ChangeSeats,
    /// The board is dealt again.
    Redeal,
}

impl Order {
    /// The call that it takes back, the first where there are several.
    pub(crate) const fn takes_back(self) -> Option<ActNo> {
        match self {
            Order::CancelCall(at)
            | Order::CancelCallsFrom(at)
            | Order::WithdrawCall(at)
            | Order::SubstituteCall { at, .. }
            | Order::ReplaceCall { at, .. }
            | Order::ChangeStands { first: at, .. } => Some(at),
            _ => None,
        }
    }
}

/// The kind of an adjusted score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Adjustment {
    /// A share of the points.
    Artificial,
    /// A bridge result, or several.
    Assigned,
    /// As the Director judges.
    Either,
    /// As the Director judges, both sides taken as not offending.
    BothAsNonOffending,
}

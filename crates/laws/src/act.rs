//! What someone at the table did, lawful or not.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Bid, BySeat, Call, Card, Cards, Denomination, Rank, Seat, Suit};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Answer, CaseNo, Meaning, Question, Statement, Who};

/// An act. It says what happened; what follows is for the Laws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    // The hands and the board.
    /// A player takes a hand out of the board.
    TakeHand { by: Seat, from: Pocket },
    /// A player counts his cards.
    CountCards { by: Seat, cards: u8 },
    /// A card is found that was missing or is one too many.
    FindCard { by: Who, card: Card, of: Seat, place: Place },
    /// A player puts his hand back into the board.
    ReturnHand { by: Seat },
    /// A player sees cards of another hand, hears a result or the like.
    LearnOfBoard { by: Seat, what: Box<str> },

    // Calls.
    /// A call.
    Call { by: Seat, call: Call },
    /// A bid of more than seven.
    BidAboveSeven { by: Seat, level: u8, denomination: Denomination },
    /// A double or redouble with the bid that it names, rightly or wrongly.
    DoubleNaming { by: Seat, call: Call, named: Bid },
    /// A second call in place of the first.
    ChangeCall { by: Seat, to: Call, because: Because },
    /// Calls at the same moment.
    CallTogether { calls: Box<BySeat<Option<Call>>> },
    /// A skip-bid warning.
    WarnOfSkip { by: Seat },

    // Explanations.
    /// A player alerts his partner's call, or his own behind a screen or online.
    Alert { by: Seat, call: ActNo },
    /// An announcement of what a call shows.
    Announce { by: Seat, call: ActNo, text: Box<str> },
    /// A question about the auction or the play.
    Ask { by: Seat, about: Option<ActNo> },
    /// An explanation, with what it says where that is structured.
    Explain { by: Seat, call: ActNo, says: Box<Explanation> },
    /// A correction of an explanation that was given, missed or wrong.
    CorrectExplanation { by: Seat, call: ActNo, says: Box<Explanation> },
    /// The contract is asked for, and whether it was doubled.
    AskContract { by: Seat },
    /// A review of the auction is asked for.
    AskReview { by: Seat },
    /// A review of the auction is given.
    GiveReview { by: Seat, given: Review },
    /// What a call means is recorded.
    RecordMeaning { by: Seat, call: Call, nth: u8, meaning: Box<Meaning> },
    /// A player looks at a system card.
    ConsultCard { by: Seat, whose: SystemCard },
    /// A player uses an aid to memory, calculation or technique.
    UseAid { by: Seat },
    /// Somebody reports that a call deviated from what the partners announced.
    ReportDeviation { call: ActNo, reported: Who },
    /// A remark, gesture, hesitation or the like by a player, reported by somebody.
    Convey { by: Seat, how: Conveyance, reported: Who, text: Box<str> },

    // Cards.
    /// A player lets cards be seen without playing them.
    ExposeCards { by: Seat, cards: Cards, how: Exposure },
    /// The opening lead is put face down.
    LeadFaceDown { by: Seat, card: Card },
    /// The opening lead is faced.
    FaceLead { by: Seat },
    /// A card is led or played face up from this hand; dummy's card is played by declarer.
    Play { by: Seat, card: Card },
    /// Several cards of one hand are led or played at once; the first is the one that was seen first or named.
    PlayTogether { by: Seat, cards: Cards },
    /// A card is played with another one hidden behind it.
    PlayHiding {
        by: Seat,
        card: Card,
        hidden: Card,
        #[serde(default)]
        seen: Seen,
    },
    /// The table goes on without this player's card to the trick.
    OmitCard { by: Seat },
    /// Two players lead or play at the same moment.
    PlayAtOnce { plays: Box<BySeat<Option<Card>>> },
    /// Declarer names or touches a card of dummy.
    Name { by: Seat, designation: Designation },
    /// Declarer corrects the card that he named.
    RenameCard { by: Seat, to: Card, because: Because },
    /// Dummy puts a card out that declarer did not name.
    DummyPlays { card: Card },
    /// Dummy touches, indicates or suggests a card.
    DummySuggests { card: Card },
    /// Dummy does something that he always may.
    DummyUses { right: DummysRight },
    /// A player tells another that it is his turn.
    SayTurn { by: Seat, of: Seat },
    /// Dummy breaks one of his limits.
    DummyOversteps { how: Overstep },
    /// Dummy tries to prevent an irregularity.
    DummyWarns { of: Warning },
    /// A player asks another whether he has no card of the suit led.
    AskAboutRevoke { by: Seat, of: Seat },
    /// Declarer begins to spread his hand as dummy, or spreads it whole.
    SpreadHand { by: Seat },
    /// A player takes back a card that he played.
    TakeBackCard { by: Seat, card: Card },
    /// A player puts a card of a quitted trick back among those he holds.
    PutBack { by: Seat, card: Card },
    /// A player turns his card of a trick face down.
    TurnDown { by: Seat },
    /// A player lays the card of a quitted trick the wrong way, or is told so.
    PointOutTrick { by: Seat, of: Seat, trick: u8 },
    /// A player looks at a trick.
    InspectTrick { by: Seat, trick: u8, whose: Inspection },
    /// A player mixes his played cards.
    MixCards { by: Seat },

    // The end.
    /// A claim of tricks, with what was said.
    Claim { by: Seat, tricks: u8, statement: Box<Statement> },
    /// A concession of tricks.
    Concede { by: Seat, tricks: u8 },
    /// An objection to a claim or a concession.
    Object { by: Seat },
    /// A player assents to a claim or a concession.
    Acquiesce { by: Seat },
    /// A side calls on the next board.
    CallOnNextBoard { by: Seat },
    /// The round ends.
    EndRound,
    /// A number of tricks is agreed or doubted.
    StateTricks { by: Seat, declarers: u8 },

    // Attention and the Director.
    /// Somebody draws attention to an irregularity, or to what he takes for one.
    DrawAttention { by: Who, to: Attended },
    /// The Director is called.
    CallDirector { by: Seat },
    /// Players settle a rectification themselves.
    SettleThemselves { by: Seat, what: Box<str> },
    /// The non-offenders ask the Director to waive a rectification.
    AskWaiver { by: Seat, case: CaseNo },
    /// The Director comes back to what he has to look at after the play.
    ComeBack,
    /// The Director takes a ruling back.
    WithdrawRuling { case: CaseNo },
    /// The Director answers beforehand what he would be asked after a call; he and that player alone know it.
    RuleBeforehand { question: Box<Question>, answer: Answer },
    /// The tray is passed under the screen.
    PassTray { by: Seat },
}

/// Where a hand came from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pocket {
    /// The player's own pocket of this board.
    Own,
    /// Another player's pocket of this board.
    Of(Seat),
    /// A pocket of another board.
    OtherBoard,
}

/// Where a card was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// In a hand.
    Hand(Seat),
    /// Among the played cards of a player.
    Played(Seat),
    /// In the board.
    Board,
    /// Elsewhere, such as the floor.
    Elsewhere,
    /// In another pack: it does not belong to the deal.
    OtherPack,
    /// Nowhere: it is missing.
    Nowhere,
}

/// Why a player changes what he did, as he says.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Because {
    /// He does not say.
    Unsaid,
    /// A slip of the hand or the tongue.
    Slip,
}

/// What an explanation says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explanation {
    /// The words.
    pub text: Box<str>,
    /// What they mean, where it is structured.
    pub meaning: Option<Meaning>,
}

/// A review of the auction as it was given.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Review {
    /// Whole and right.
    Right,
    /// Broken off or partial.
    Partial,
    /// With an error.
    Wrong,
}

/// Whose system card a player looks at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SystemCard {
    /// His own.
    Own,
    /// The opponents'.
    Opponents,
}

/// How a player conveyed something to his partner.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Conveyance {
    /// A remark.
    Remark,
    /// A question, or an answer to one.
    Question,
    /// An alert or explanation that was not expected, or none where one was.
    Alert,
    /// An unmistakable hesitation.
    Hesitation,
    /// Unwonted speed.
    Haste,
    /// Emphasis, tone, gesture, movement or mannerism.
    Manner,
}

/// How cards came to be seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Exposure {
    /// Dropped or turned by accident.
    Dropped,
    /// Held so that partner could see the face.
    Held,
    /// Led before the auction was over.
    Led,
    /// Named as a card that the player holds.
    Named,
    /// Shown on purpose.
    Shown,
    /// Laid down by a player who begins to spread his hand as dummy does.
    AsDummy,
    /// Exposed by another's fault.
    ByAnother(Seat),
}

/// Which of two cards played as one was seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Seen {
    /// The one that lay above.
    #[default]
    Upper,
    /// Nobody can say.
    Unknown,
}

/// How declarer called for a card of dummy.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Designation {
    /// Suit and rank.
    Card(Card),
    /// A card touched.
    Touched(Card),
    /// A suit only.
    Suit(Suit),
    /// A rank only.
    Rank(Rank),
    /// High.
    High,
    /// Low.
    Low,
    /// Win the trick.
    Win,
    /// Anything.
    Anything,
    /// Play something that dummy does not hold.
    NotHeld(Card),
}

/// A limit that dummy broke.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Overstep {
    /// He exchanged hands with declarer.
    ExchangedHands,
    /// He left his seat to watch declarer play.
    LeftSeat,
    /// He looked at a defender's card.
    LookedAtDefender(Seat),
    /// He looked at the cards that a defender showed him.
    ShownByDefender(Seat),
    /// He took part in the play or told declarer something about it.
    TookPart,
}

/// What dummy always may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DummysRight {
    /// He tells the Director, who is at the table, facts or law.
    TellsDirector,
    /// He keeps track of the tricks won and lost.
    CountsTricks,
    /// He sees to it that his hand follows suit.
    SeesToFollowing,
    /// He plays the card that declarer named.
    PlaysAsDirected,
}

/// What dummy warned of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Warning {
    /// Leading from the wrong hand.
    WrongHand,
    /// An irregularity of a defender's.
    Defender,
    /// Any other irregularity of declarer's.
    Other,
}

/// Whose cards of a trick a player looks at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Inspection {
    /// His own last card.
    Own,
    /// All four.
    All,
    /// His own last card, which he lets others see.
    OwnShown,
}

/// What attention was drawn to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Attended {
    /// Whatever has gone wrong and is not yet ruled on.
    Whatever,
    /// As much of that as this player can have noticed himself.
    WhatHeSaw,
    /// This act.
    Act(ActNo),
    /// A revoke by this player, to this trick where it is said.
    Revoke { by: Seat, trick: Option<u8> },
    /// The board: it is not the one that these contestants should play now.
    WrongBoard,
}

impl Act {
    /// The player who acts, where it is one player.
    pub fn by(&self) -> Option<Seat> {
        use Act::*;
        match self {
            TakeHand { by, .. }
            | CountCards { by, .. }
            | ReturnHand { by }
            | LearnOfBoard { by, .. }
            | Call { by, .. }
            | BidAboveSeven { by, .. }
            | DoubleNaming { by, .. }
            | ChangeCall { by, .. }
            | WarnOfSkip { by }
            | Alert { by, .. }
            | Announce { by, .. }
            | Ask { by, .. }
            | Explain { by, .. }
            | CorrectExplanation { by, .. }
            | AskReview { by }
            | AskContract { by }
            | GiveReview { by, .. }
            | RecordMeaning { by, .. }
            | ConsultCard { by, .. }
            | UseAid { by }
            | Convey { by, .. }
            | ExposeCards { by, .. }
            | LeadFaceDown { by, .. }
            | FaceLead { by }
            | Play { by, .. }
            | PlayTogether { by, .. }
            | PlayHiding { by, .. }
            | OmitCard { by }
            | SayTurn { by, .. }
            | Name { by, .. }
            | RenameCard { by, .. }
            | AskAboutRevoke { by, .. }
            | SpreadHand { by }
            | TakeBackCard { by, .. }
            | PutBack { by, .. }
            | TurnDown { by }
            | PointOutTrick { by, .. }
            | InspectTrick { by, .. }
            | MixCards { by }
            | Claim { by, .. }
            | Concede { by, .. }
            | Object { by }
            | Acquiesce { by }
            | CallOnNextBoard { by }
            | StateTricks { by, .. }
            | CallDirector { by }
            | SettleThemselves { by, .. }
            | AskWaiver { by, .. }
            | PassTray { by }
            | DrawAttention { by: Who::Player(by), .. }
            | FindCard { by: Who::Player(by), .. } => Some(*by),
            CallTogether { .. }
            | PlayAtOnce { .. }
            | DummyPlays { .. }
            | DummySuggests { .. }
            | DummyOversteps { .. }
            | DummyUses { .. }
            | DummyWarns { .. }
            | EndRound
            | ReportDeviation { .. }
            | ComeBack
            | DrawAttention { .. }
            | FindCard { .. }
            | RuleBeforehand { .. }
            | WithdrawRuling { .. } => None,
        }
    }

    /// Whether the record numbers it. What only some may know of takes no number: a gap would tell the others.
    pub fn is_numbered(&self) -> bool {
        use Act::*;
        !matches!(
            self,
            Ask { .. }
                | LearnOfBoard { .. }
                | CallDirector { .. }
                | RecordMeaning { .. }
                | RuleBeforehand { .. }
                | PassTray { .. }
        )
    }

    /// Whether it moves the auction or the play on, and so must wait while something is asked.
    pub fn moves_on(&self) -> bool {
        use Act::*;
        matches!(
            self,
            Call { .. }
                | BidAboveSeven { .. }
                | DoubleNaming { .. }
                | ChangeCall { .. }
                | CallTogether { .. }
                | LeadFaceDown { .. }
                | FaceLead { .. }
                | Play { .. }
                | PlayTogether { .. }
                | PlayHiding { .. }
                | OmitCard { .. }
                | PlayAtOnce { .. }
                | Name { .. }
                | RenameCard { .. }
                | DummyPlays { .. }
                | SpreadHand { .. }
                | ExposeCards { how: Exposure::AsDummy, .. }
                | TakeBackCard { .. }
                | PutBack { .. }
                | Claim { .. }
                | Concede { .. }
                | ReturnHand { .. }
        )
    }
}

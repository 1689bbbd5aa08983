//! Contested claims and concessions: the lines that a statement allows, the normal lines where it
//! is silent, and the worst of them for the claimer. `docs/claims.md` states the principles.
//!
//! The Director decides; this shows him what a ruling would rest on.

mod concession;
mod followed;
mod normal;
mod principles;
mod report;
mod search;
mod state;
mod stated;
mod trumps;

pub use concession::{Concession, concession};
pub use openroom_laws::{Conceded, LineOrder as Order, Statement, Step};
pub use principles::{Discards, Finesse, Losers, Opponents, Principles, SuitOrder, Trumps};
pub use report::{
    Afterwards, Choice, ClaimReport, Proposal, Undecided, Variant, allowed_now, examine, propose, variants,
};
pub use search::{Bounds, Budget};
pub use state::ShownOut;
pub use trumps::{OutstandingTrump, outstanding_trump};

use std::fmt;

use openroom_cards::{Card, Cards, Seat, Side, Suit};

use crate::Position;
use state::Player;

/// A claim that is contested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Where play stopped; a trick may be in progress.
    pub position: Position,
    /// The declarer.
    pub declarer: Seat,
    /// Who claims: declarer or a defender.
    pub claimer: Seat,
    /// How many of the tricks left he claims, the one in progress counted.
    pub claimed: u8,
    /// What he said.
    pub statement: Statement,
    /// Who had failed to follow to which suit before the claim.
    pub shown_out: ShownOut,
    /// The major penalty cards that lie before the defenders.
    pub penalty_cards: Cards,
    /// What counts as normal.
    pub principles: Principles,
}

/// Why a claim cannot be examined.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ClaimError {
    /// Dummy does not claim.
    ByDummy(Seat),
    /// There are fewer tricks left than were claimed.
    TooMany {
        /// The tricks left.
        left: u8,
        /// The tricks claimed.
        claimed: u8,
    },
    /// The claimer says that he plays a card that his side does not hold, or names it twice.
    NotHeld(Seat, Card),
    /// The claimer says that he plays or loses a suit of which he has no card.
    NoSuchSuit(Seat, Suit),
    /// The claimer speaks of trumps where there are none.
    NoTrumps(Seat),
    /// The claimer means to finesse against a card that his own side holds.
    NotMissing(Seat, Card),
    /// The claimer speaks of a hand that he does not play.
    NotHis(Seat, Seat),
    /// A penalty card that no defender holds.
    NoPenaltyCard(Card),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::ByDummy(seat) => write!(f, "{seat} is dummy and cannot claim"),
            ClaimError::TooMany { left, claimed } => write!(f, "{claimed} tricks claimed of {left} left"),
            ClaimError::NotHeld(seat, card) => write!(f, "{seat} does not hold {card}, or names it twice"),
            ClaimError::NoSuchSuit(seat, suit) => write!(f, "{seat} has no card of {suit} to play or lose"),
            ClaimError::NoTrumps(seat) => write!(f, "{seat} speaks of trumps, and there are none"),
            ClaimError::NotMissing(seat, card) => {
                write!(f, "{seat} finesses against {card}, which is his own")
            }
            ClaimError::NotHis(seat, hand) => write!(f, "{seat} does not play the hand of {hand}"),
            ClaimError::NoPenaltyCard(card) => {
                write!(f, "{card} is no penalty card: no defender holds it")
            }
        }
    }
}

impl std::error::Error for ClaimError {}

impl Claim {
    /// The claimer's side.
    pub const fn side(&self) -> Side {
        self.claimer.side()
    }

    /// Whether the claim can be examined at all.
    pub fn check(&self) -> Result<(), ClaimError> {
        let left = self.position.tricks_left();
        if self.claimer == self.declarer.partner() {
            return Err(ClaimError::ByDummy(self.claimer));
        }
        if self.claimed > left {
            return Err(ClaimError::TooMany { left, claimed: self.claimed });
        }
        let [one, other] = self.declarer.side().other().seats().map(|seat| self.position.hands()[seat]);
        if let Some(card) = (self.penalty_cards - (one | other)).lowest() {
            return Err(ClaimError::NoPenaltyCard(card));
        }
        Ok(())
    }

    /// The cards that the claimer plays: his own, and dummy's where he is declarer.
    pub fn own_cards(&self) -> Cards {
        let own = Seat::ALL.into_iter().filter(|seat| self.plays(*seat));
        own.fold(Cards::EMPTY, |all, seat| all | self.position.hands()[seat])
    }

    /// Whether the claimer plays the cards of this hand.
    pub fn plays(&self, seat: Seat) -> bool {
        self.player(seat) == Player::Claimer
    }

    /// Whether the claimer can mean such a statement: of cards that he holds and hands that he plays.
    pub fn can_mean(&self, statement: &Statement) -> Result<(), ClaimError> {
        if let Some(card) = statement.impossible_card(self.own_cards()) {
            return Err(ClaimError::NotHeld(self.claimer, card));
        }
        if let Some(suit) = statement.suits().find(|suit| self.own_cards().in_suit(*suit).is_empty()) {
            return Err(ClaimError::NoSuchSuit(self.claimer, suit));
        }
        for step in &statement.steps {
            match step {
                Step::DrawTrumps | Step::Ruff(..) if self.position.denomination().trump().is_none() => {
                    return Err(ClaimError::NoTrumps(self.claimer));
                }
                Step::Finesse { missing, .. } if self.own_cards().contains(*missing) => {
                    return Err(ClaimError::NotMissing(self.claimer, *missing));
                }
                _ => {}
            }
        }
        match statement.hands().find(|hand| !self.plays(*hand)) {
            Some(hand) => Err(ClaimError::NotHis(self.claimer, hand)),
            None => Ok(()),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        if seat.side() != self.side() {
            Player::Opponent
        } else if seat == self.claimer || self.claimer == self.declarer {
            Player::Claimer
        } else {
            Player::Partner
        }
    }

    /// Whether he knows that this card, which is no winner, loses: he said so, or two cards or more that were out at
    /// the claim beat it, so that he cannot have taken it for a winner.
    fn knows_to_lose(&self, card: Card) -> bool {
        match self.principles.losers {
            Losers::AnyTime => false,
            Losers::AfterWinners => self.statement.loses(card) || self.is_beaten_twice(card),
            Losers::AllAfterWinners => true,
        }
    }

    fn is_beaten_twice(&self, card: Card) -> bool {
        let [one, other] = self.side().other().seats().map(|seat| self.position.hands()[seat]);
        state::above((one | other).in_suit(card.suit()), Some(card)).len() >= 2
    }

    fn knows_of_trumps(&self) -> Trumps {
        let trump = self.position.denomination().trump();
        if self.statement.mentions_trumps(trump) { Trumps::Known } else { self.principles.trumps }
    }
}

//! How a table begins: at the first call, or anywhere later.

use serde::{Deserialize, Serialize};
use std::fmt;

use openroom_cards::{BySeat, Call, Card, Cards, Contract, Deal, Hand, Seat, Vulnerability};

use crate::{PenaltyCard, RecordedMeaning, Settings};

/// How a table begins. Hands may be known in part; a board may begin in the middle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetUp {
    /// How the table is set.
    pub settings: Settings,
    /// The dealer.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vulnerability: Vulnerability,
    /// The cards that each is known to hold at the beginning, before the plays below.
    pub hands: BySeat<Hand>,
    /// Whether those are all their cards.
    pub known: Known,
    /// The auction so far; nothing in it is judged again.
    pub calls: Vec<(Seat, Call)>,
    /// The contract, where the auction is not given.
    pub contract: Option<Contract>,
    /// Who won each of the first tricks, whose cards are not given.
    pub tricks_before: Vec<Seat>,
    /// The cards played after those.
    pub plays: Vec<(Seat, Card)>,
    /// Penalty cards on the table.
    pub penalty_cards: Vec<(Seat, Card, PenaltyCard)>,
    /// What calls mean.
    pub meanings: Vec<RecordedMeaning>,
    /// Cards of these hands that do not lie where they belong.
    #[serde(default)]
    pub astray: Vec<Astray>,
}

/// A card that does not lie where it belongs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Astray {
    /// The card.
    pub card: Card,
    /// Whose it is.
    pub of: Seat,
    /// In whose hand it lies; none where it is in no hand.
    pub with: Option<Seat>,
}

/// Whether all cards of the hands are given.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Known {
    /// All.
    Whole,
    /// Some: each holds others up to thirteen, and may turn out to hold any card that nobody else is known to hold.
    Part,
}

impl SetUp {
    /// A board about which only the dealer is known.
    pub fn new(settings: Settings, dealer: Seat) -> SetUp {
        SetUp {
            settings,
            dealer,
            vulnerability: Vulnerability::None,
            hands: BySeat::default(),
            known: Known::Part,
            calls: vec![],
            contract: None,
            tricks_before: vec![],
            plays: vec![],
            penalty_cards: vec![],
            meanings: vec![],
            astray: vec![],
        }
    }

    /// A board with a whole deal.
    pub fn dealt(settings: Settings, dealer: Seat, deal: &Deal) -> SetUp {
        SetUp { hands: *deal.hands(), known: Known::Whole, ..SetUp::new(settings, dealer) }
    }

    pub(crate) fn check(&self) -> Result<(), SetUpError> {
        let mut seen = Cards::EMPTY;
        for (seat, hand) in self.hands.iter() {
            if let Some(card) = (*hand & seen).lowest() {
                return Err(SetUpError::CardTwice(card));
            }
            if hand.len() as usize + self.tricks_before.len() > 13 {
                return Err(SetUpError::TooManyCards(seat));
            }
            seen |= *hand;
        }
        let mut played = Cards::EMPTY;
        for (seat, card) in &self.plays {
            let held = self.hands[*seat].contains(*card);
            if !played.insert(*card) || (!held && (self.known == Known::Whole || seen.contains(*card))) {
                return Err(SetUpError::NotHeld(*seat, *card));
            }
        }
        for (seat, card, _) in &self.penalty_cards {
            if !self.hands[*seat].contains(*card) || played.contains(*card) {
                return Err(SetUpError::NotHeld(*seat, *card));
            }
        }
        for Astray { card, of, with } in &self.astray {
            let twice = self.astray.iter().filter(|one| one.card == *card).count() > 1;
            if !self.hands[*of].contains(*card) || played.contains(*card) || *with == Some(*of) || twice {
                return Err(SetUpError::NotHeld(*of, *card));
            }
        }
        if self.plays.len() + 4 * self.tricks_before.len() > 52 {
            return Err(SetUpError::TooManyPlays);
        }
        if self.calls.len() > 1000 {
            return Err(SetUpError::TooManyCalls);
        }
        if self.contract.is_some() && !self.calls.is_empty() {
            return Err(SetUpError::ContractAndCalls);
        }
        if self.contract.is_none() && !(self.plays.is_empty() && self.tricks_before.is_empty()) {
            let auction =
                self.calls.iter().fold(crate::Auction::new(self.dealer), |mut auction, (by, call)| {
                    auction.add(*by, crate::Said::Call(*call));
                    auction
                });
            if auction.contract().is_none() {
                return Err(SetUpError::NoContract);
            }
        }
        Ok(())
    }
}

/// Why a table cannot begin so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SetUpError {
    /// Two hands hold the card.
    CardTwice(Card),
    /// The player has too many cards.
    TooManyCards(Seat),
    /// The player does not hold the card that he is said to have played or exposed.
    NotHeld(Seat, Card),
    /// More cards are played than there are.
    TooManyPlays,
    /// The auction is longer than any can be.
    TooManyCalls,
    /// Both a contract and an auction are given.
    ContractAndCalls,
    /// Cards are played but there is no contract.
    NoContract,
}

impl fmt::Display for SetUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUpError::CardTwice(card) => write!(f, "{card} is in two hands"),
            SetUpError::TooManyCards(seat) => write!(f, "{seat} has too many cards"),
            SetUpError::NotHeld(seat, card) => write!(f, "{seat} does not hold {card}"),
            SetUpError::TooManyPlays => f.write_str("more cards are played than there are"),
            SetUpError::TooManyCalls => f.write_str("the auction is longer than any can be"),
            SetUpError::ContractAndCalls => f.write_str("both a contract and an auction are given"),
            SetUpError::NoContract => f.write_str("cards are played but there is no contract"),
        }
    }
}

impl std::error::Error for SetUpError {}

use std::fmt;

use openroom_cards::{Call, Card};

use crate::double_dummy::CardValue;

/// A decision on one board: what could be chosen, what it was worth, what peers chose, what was chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    choices: Vec<Choice>,
    chosen: usize,
    /// What peers gain on average.
    mean: f64,
}

/// Something that could be chosen.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Choice {
    /// What it was worth to the side with the hidden hands in view.
    pub value: f64,
    /// How likely a peer is to choose it who does not see them; the sum over all choices is 1.
    pub share: f64,
}

/// Why something is no decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DecisionError {
    /// The card chosen is not among those that could be.
    NotACandidate(Card),
    /// Too few peers had the same decision.
    TooFewPeers(usize),
    /// There is no such table among those that had the decision.
    NoSuchTable(usize),
}

impl fmt::Display for DecisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecisionError::NotACandidate(card) => write!(f, "{card} could not be chosen"),
            DecisionError::NoSuchTable(place) => write!(f, "no table {place} had the decision"),
            DecisionError::TooFewPeers(peers) => {
                write!(f, "{peers} peers had the decision; {} are needed", Decision::FEWEST_PEERS)
            }
        }
    }
}

impl std::error::Error for DecisionError {}

impl Decision {
    /// The fewest peers with whom a choice is compared.
    pub const FEWEST_PEERS: usize = 4;

    /// A card chosen among these, double-dummy values known, and what peers played with the same
    /// hand after the same calls. One imagined peer is spread over all cards, so that no card is
    /// impossible.
    pub fn of_card(values: &[CardValue], chosen: Card, peers: &[Card]) -> Result<Decision, DecisionError> {
        if peers.len() < Self::FEWEST_PEERS {
            return Err(DecisionError::TooFewPeers(peers.len()));
        }
        let place = |card: Card| values.iter().position(|value| value.card == card);
        for card in peers {
            place(*card).ok_or(DecisionError::NotACandidate(*card))?;
        }
        let total = peers.len() as f64 + 1.0;
        let choices: Vec<Choice> = values
            .iter()
            .map(|value| {
                let same = peers.iter().filter(|card| **card == value.card).count() as f64;
                Choice { value: f64::from(value.tricks), share: (same + 1.0 / values.len() as f64) / total }
            })
            .collect();
        let chosen = place(chosen).ok_or(DecisionError::NotACandidate(chosen))?;
        let mean = choices.iter().map(|choice| choice.share * choice.value).sum();
        Ok(Decision { choices, chosen, mean })
    }

    /// A call at one of the tables where players had the same hand after the same calls: what was called at each, and
    /// what came of it. A call is worth what came of it on average at all tables where it was made, this one counted;
    /// so a player who calls like his peers is any of these tables with the same chance, and gains nothing on average.
    pub fn of_call(tables: &[(Call, f64)], own: usize) -> Result<Decision, DecisionError> {
        let Some((chosen, _)) = tables.get(own) else { return Err(DecisionError::NoSuchTable(own)) };
        let peers = tables.len() - 1;
        if peers < Self::FEWEST_PEERS {
            return Err(DecisionError::TooFewPeers(peers));
        }
        let mut calls: Vec<Call> = Vec::new();
        for (call, _) in tables {
            if !calls.contains(call) {
                calls.push(*call);
            }
        }
        let choice = |call: &Call| {
            let made = tables.iter().filter(|(other, _)| other == call).map(|(_, value)| *value);
            let count = made.clone().count() as f64;
            Choice { value: made.sum::<f64>() / count, share: count / tables.len() as f64 }
        };
        let choices: Vec<Choice> = calls.iter().map(choice).collect();
        let chosen = calls.iter().position(|call| call == chosen).unwrap_or_default();
        let mean = choices.iter().map(|choice| choice.share * choice.value).sum();
        Ok(Decision { choices, chosen, mean })
    }

    /// What the choice gained over what peers gain on average.
    pub fn gain(&self) -> f64 {
        self.choices[self.chosen].value - self.mean
    }

    /// Whether the choice could have gained or lost anything at all.
    pub fn is_informative(&self) -> bool {
        self.variance() > 1e-12
    }

    /// The variance of a peer's gain.
    pub fn variance(&self) -> f64 {
        self.choices.iter().map(|choice| choice.share * (choice.value - self.mean).powi(2)).sum()
    }

    /// The most that could be gained.
    pub(super) fn most(&self) -> f64 {
        self.choices.iter().map(|choice| choice.value - self.mean).fold(0.0, f64::max)
    }

    /// The gain of a peer who draws this number between 0 and 1.
    pub(super) fn gain_of_peer(&self, drawn: f64) -> f64 {
        let mut passed = 0.0;
        for choice in &self.choices {
            passed += choice.share;
            if drawn < passed {
                return choice.value - self.mean;
            }
        }
        self.choices.last().map_or(0.0, |choice| choice.value - self.mean)
    }
}

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Hand, Seat, Suit};

use super::{HandConstraint, History};
use crate::Position;

/// What a player knows of the hands: those that he sees, the cards played, who has shown out, and
/// what the auction told.
#[derive(Clone, Debug)]
pub struct Knowledge {
    viewer: Seat,
    history: History,
    hidden: Vec<Seat>,
    told: BySeat<Vec<HandConstraint>>,
}

impl Knowledge {
    /// What a player knows in this position when he sees his own hand and these others.
    pub fn of(history: History, viewer: Seat, sees: &[Seat]) -> Knowledge {
        let hidden = Seat::ALL.into_iter().filter(|seat| *seat != viewer && !sees.contains(seat)).collect();
        Knowledge { viewer, history, hidden, told: BySeat::default() }
    }

    /// Who wonders.
    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    /// What is told of a hand of thirteen cards: it fits one at least of these.
    pub fn told(mut self, seat: Seat, one_of: impl Into<Vec<HandConstraint>>) -> Knowledge {
        self.told[seat] = one_of.into();
        self
    }

    /// The tricks that the viewer's side has won.
    pub fn won(&self) -> u8 {
        self.history.won[self.viewer.side()]
    }

    /// The position where the hands still held are these.
    pub(super) fn position(&self, hands: &BySeat<Hand>) -> Position {
        self.history.position.with_hands(*hands)
    }

    fn fits(&self, seat: Seat, held: Hand) -> bool {
        let whole = held | self.history.played[seat];
        let shown = Suit::ALL.into_iter().filter(|suit| self.history.shown_out.has(seat, *suit));
        let told = &self.told[seat];
        shown.fold(Cards::EMPTY, |all, suit| all | held.in_suit(suit)).is_empty()
            && (told.is_empty() || told.iter().any(|constraint| constraint.fits(whole)))
    }
}

/// Hands that fit what is known, each drawn with equal chance from all that do.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The hands still held.
    pub hands: Vec<BySeat<Hand>>,
    /// How many were drawn to find them; the others did not fit.
    pub tries: u64,
    /// The seed, which draws the same again.
    pub seed: u64,
}

impl Sample {
    /// The whole deals, where no card has been played.
    pub fn deals(&self) -> Vec<Deal> {
        self.hands.iter().filter_map(|hands| Deal::new(*hands)).collect()
    }
}

/// Why nothing was drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SampleError {
    /// A hand that is seen does not fit what was told of it.
    Contradiction(Seat),
    /// None of so many tries fitted.
    NoneFound(u64),
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SampleError::Contradiction(seat) => {
                write!(f, "the hand of {seat} does not fit what was told of it")
            }
            SampleError::NoneFound(tries) => write!(f, "none of {tries} random layouts fits what was told"),
        }
    }
}

impl std::error::Error for SampleError {}

/// The most layouts drawn for each that is wanted.
const TRIES: u64 = 20_000;

/// Draws layouts that fit. Fewer than wanted come back where few fit; `tries` tells how rare they are.
pub fn sample(knowledge: &Knowledge, wanted: usize, seed: u64) -> Result<Sample, SampleError> {
    let held = *knowledge.history.position.hands();
    let seen = |seat: &Seat| !knowledge.hidden.contains(seat);
    if let Some(seat) = Seat::ALL.into_iter().filter(seen).find(|seat| !knowledge.fits(*seat, held[*seat])) {
        return Err(SampleError::Contradiction(seat));
    }
    let mut random = ChaCha20Rng::seed_from_u64(seed);
    let mut found = Sample { hands: Vec::with_capacity(wanted), tries: 0, seed };
    while found.hands.len() < wanted && found.tries < TRIES * wanted as u64 {
        found.tries += 1;
        let hands = draw(knowledge, held, &mut random);
        if knowledge.hidden.iter().all(|seat| knowledge.fits(*seat, hands[*seat])) {
            found.hands.push(hands);
        }
    }
    if found.hands.is_empty() && wanted > 0 { Err(SampleError::NoneFound(found.tries)) } else { Ok(found) }
}

/// The hidden cards dealt anew. A card that only one hidden hand can hold stays there; so the draw
/// is still uniform over all layouts that fit.
fn draw(knowledge: &Knowledge, held: BySeat<Hand>, random: &mut ChaCha20Rng) -> BySeat<Hand> {
    let hidden = &knowledge.hidden;
    let pool = hidden.iter().fold(Cards::EMPTY, |all, seat| all | held[*seat]);
    let mut hands = held;
    for seat in hidden {
        hands[*seat] = Cards::EMPTY;
    }
    let mut loose: Vec<Card> = Vec::with_capacity(39);
    for card in pool {
        let mut able = hidden.iter().filter(|seat| !knowledge.history.shown_out.has(**seat, card.suit()));
        match (able.next(), able.next()) {
            (Some(only), None) => {
                hands[*only].insert(card);
            }
            _ => loose.push(card),
        }
    }
    for place in (1..loose.len()).rev() {
        loose.swap(place, below(random, place as u64 + 1) as usize);
    }
    let mut rest = loose.into_iter();
    for seat in hidden {
        let room = held[*seat].len().saturating_sub(hands[*seat].len());
        for card in rest.by_ref().take(room as usize) {
            hands[*seat].insert(card);
        }
    }
    hands
}

/// A number below this one, all alike.
fn below(random: &mut ChaCha20Rng, bound: u64) -> u64 {
    let whole = u64::MAX - u64::MAX % bound;
    loop {
        let number = random.next_u64();
        if number < whole {
            return number % bound;
        }
    }
}

/// What is known before the opening lead of a contract to someone who sees only this hand.
impl Knowledge {
    /// What a player knows who sees only his own thirteen cards.
    pub fn own_hand(deal: &Deal, viewer: Seat) -> Knowledge {
        Knowledge::of(History::opening(deal, Denomination::NoTrump, viewer), viewer, &[])
    }

    /// What is known to someone who sees the hands of one side, as declarer sees dummy.
    pub fn own_side(deal: &Deal, viewer: Seat) -> Knowledge {
        Knowledge::of(History::opening(deal, Denomination::NoTrump, viewer), viewer, &[viewer.partner()])
    }
}

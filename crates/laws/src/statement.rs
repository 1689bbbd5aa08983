//! What a claimer says he will do.

mod line;

use openroom_cards::{Card, Cards, Seat, Suit};
use serde::{Deserialize, Serialize};

use line::Line;
pub use line::Means;

/// What the claimer said when he claimed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statement {
    /// What he said he would do, in order.
    pub steps: Vec<Step>,
    /// Cards that he said he would throw, in order, each when its hand discards.
    pub throws: Vec<Card>,
    /// What he said that he loses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub concedes: Vec<Conceded>,
    /// His words as they were. No search reads them.
    pub words: String,
}

/// One part of a stated line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Draws trumps until the opponents have none.
    DrawTrumps,
    /// Plays the suit as long as his side has it; from the top, or in an order not said.
    Play(Suit, LineOrder),
    /// Plays these cards in this order.
    Cash(Vec<Card>),
    /// Leads the suit from the other hand and ruffs in this one.
    Ruff(Suit, Seat),
    /// Goes over to this hand in this suit.
    Cross(Seat, Suit),
    /// Finesses: plays `with` and hopes that `missing` lies well.
    Finesse {
        /// The card that his side lacks.
        missing: Card,
        /// The card that is to win without it.
        with: Card,
    },
}

/// What a claimer says that he loses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Conceded {
    /// His cards of this suit.
    Suit(Suit),
    /// This card.
    Card(Card),
}

/// In which order a stated suit is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LineOrder {
    /// From the top.
    TopDown,
    /// He did not say.
    Unstated,
}

impl Statement {
    /// A claim without a word on the line.
    pub fn silent() -> Statement {
        Statement::default()
    }

    /// Steps alone.
    pub fn of(steps: impl Into<Vec<Step>>) -> Statement {
        Statement { steps: steps.into(), ..Statement::default() }
    }

    /// Words alone.
    pub fn said(words: impl Into<String>) -> Statement {
        Statement { words: words.into(), ..Statement::default() }
    }

    /// Whether trumps were spoken of, where this suit is trumps: drawn, or conceded.
    pub fn mentions_trumps(&self, trump: Option<Suit>) -> bool {
        self.steps.iter().any(Step::is_about_trumps)
            || trump.is_some_and(|trump| self.concedes.iter().any(|one| one.suit() == trump))
    }

    /// Whether he said that he loses this card.
    pub fn loses(&self, card: Card) -> bool {
        self.concedes.iter().any(|one| match one {
            Conceded::Suit(suit) => *suit == card.suit(),
            Conceded::Card(conceded) => *conceded == card,
        })
    }

    /// Whether single cards are named, so that equal cards are not equal any more.
    pub fn names_cards(&self) -> bool {
        !self.throws.is_empty()
            || self.concedes.iter().any(|one| matches!(one, Conceded::Card(_)))
            || self.steps.iter().any(|step| matches!(step, Step::Cash(_) | Step::Finesse { .. }))
    }

    /// The first card of the line that the claimer could not play: his side does not hold it, or he names it twice.
    /// A card that he concedes may be named again where it is played.
    pub fn impossible_card(&self, held: Cards) -> Option<Card> {
        let cashed = self.steps.iter().flat_map(|step| match step {
            Step::Cash(cards) => &cards[..],
            Step::Finesse { with, .. } => std::slice::from_ref(with),
            Step::DrawTrumps | Step::Play(..) | Step::Ruff(..) | Step::Cross(..) => &[],
        });
        let mut left = held;
        let mut missing = self.concedes.iter().filter_map(|one| match one {
            Conceded::Card(card) if !held.contains(*card) => Some(*card),
            Conceded::Card(_) | Conceded::Suit(_) => None,
        });
        cashed.chain(&self.throws).copied().find(|card| !left.remove(*card)).or_else(|| missing.next())
    }

    /// The first part of the line, counted from 1, that cannot be played as stated. The cards thrown are the part after
    /// the steps, and what he concedes is the last.
    pub fn fails_at(&self, means: &Means) -> Option<u8> {
        let mut line = Line::of(means, &self.throws);
        let parts = self.steps.len();
        let failing = self.steps.iter().position(|step| !line.plays(step));
        let throws = line.throws_the_rest();
        let last = parts + usize::from(!self.throws.is_empty());
        let concedes = self.concedes.iter().all(|one| means.holds(*one));
        let failing = failing.or((!throws).then_some(parts)).or((!concedes).then_some(last));
        failing.map(|part| part as u8 + 1)
    }

    /// The suits of his that the line speaks of as a whole, to play or to lose.
    pub fn suits(&self) -> impl Iterator<Item = Suit> {
        let played = self.steps.iter().filter_map(|step| match step {
            Step::Play(suit, _) => Some(*suit),
            Step::DrawTrumps | Step::Ruff(..) | Step::Cross(..) | Step::Cash(_) | Step::Finesse { .. } => {
                None
            }
        });
        let conceded = self.concedes.iter().filter_map(|one| match one {
            Conceded::Suit(suit) => Some(*suit),
            Conceded::Card(_) => None,
        });
        played.chain(conceded)
    }

    /// The seats that the line speaks of.
    pub fn hands(&self) -> impl Iterator<Item = Seat> {
        self.steps.iter().filter_map(|step| match step {
            Step::Ruff(_, hand) | Step::Cross(hand, _) => Some(*hand),
            Step::DrawTrumps | Step::Play(..) | Step::Cash(_) | Step::Finesse { .. } => None,
        })
    }
}

impl Conceded {
    /// The suit that it is of.
    pub const fn suit(self) -> Suit {
        match self {
            Conceded::Suit(suit) => suit,
            Conceded::Card(card) => card.suit(),
        }
    }
}

impl Step {
    /// Whether it tells of drawing trumps.
    pub fn is_about_trumps(&self) -> bool {
        matches!(self, Step::DrawTrumps)
    }
}

impl From<String> for Box<Statement> {
    fn from(words: String) -> Box<Statement> {
        Box::new(Statement::said(words))
    }
}

impl From<&str> for Box<Statement> {
    fn from(words: &str) -> Box<Statement> {
        Box::new(Statement::said(words))
    }
}

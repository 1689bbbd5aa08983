//! What a claimer says he will do.

use openroom_cards::{BySeat, Card, Cards, Seat, Suit};
use serde::{Deserialize, Serialize};

/// What the claimer said when he claimed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statement {
    /// What he said he would do, in order.
    pub steps: Vec<Step>,
    /// Cards that he said he would throw, in order, each when its hand discards.
    pub throws: Vec<Card>,
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

    /// Whether trumps were spoken of.
    pub fn mentions_trumps(&self) -> bool {
        self.steps.iter().any(Step::is_about_trumps)
    }

    /// Whether single cards are named, so that equal cards are not equal any more.
    pub fn names_cards(&self) -> bool {
        !self.throws.is_empty()
            || self.steps.iter().any(|step| matches!(step, Step::Cash(_) | Step::Finesse { .. }))
    }

    /// The first card of the line that the claimer could not play: his side does not hold it, or he names it twice.
    pub fn impossible_card(&self, held: Cards) -> Option<Card> {
        let cashed = self.steps.iter().flat_map(|step| match step {
            Step::Cash(cards) => &cards[..],
            Step::Finesse { with, .. } => std::slice::from_ref(with),
            Step::DrawTrumps | Step::Play(..) | Step::Ruff(..) | Step::Cross(..) => &[],
        });
        let mut left = held;
        cashed.chain(&self.throws).copied().find(|card| !left.remove(*card))
    }

    /// The first part of the line, counted from 1, that cannot be played as stated; the cards thrown are the last part.
    pub fn fails_at(&self, means: &Means) -> Option<u8> {
        let mut left = means.own;
        let parts = self.steps.len();
        let failing = self.steps.iter().position(|step| !means.allow(step, &mut left));
        let throws = self.throws.iter().all(|card| spend(&mut left, *card));
        failing.or((!throws).then_some(parts)).map(|part| part as u8 + 1)
    }

    /// The seats that the line speaks of.
    pub fn hands(&self) -> impl Iterator<Item = Seat> {
        self.steps.iter().filter_map(|step| match step {
            Step::Ruff(_, hand) | Step::Cross(hand, _) => Some(*hand),
            Step::DrawTrumps | Step::Play(..) | Step::Cash(_) | Step::Finesse { .. } => None,
        })
    }
}

/// The cards with which a line is to be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Means {
    /// What may be in each hand that the claimer plays; nothing for the others.
    pub own: BySeat<Cards>,
    /// What may be in the other hands.
    pub against: Cards,
    /// The trump suit.
    pub trump: Option<Suit>,
}

impl Means {
    /// Whether the step can be played with the cards left, as far as what is to win in between does not matter.
    fn allow(&self, step: &Step, left: &mut BySeat<Cards>) -> bool {
        let has = |hand: Seat, suit: Suit| !left[hand].in_suit(suit).is_empty();
        let any = |suit: Suit| Seat::ALL.iter().any(|hand| has(*hand, suit));
        // A hand that the claimer does not play may lead to it.
        let leads = |hand: Seat, suit: Suit| has(hand, suit) || self.own[hand].is_empty();
        match step {
            Step::DrawTrumps => self.trump.is_some_and(any),
            Step::Play(suit, _) => any(*suit),
            Step::Cash(cards) => cards.iter().all(|card| spend(left, *card)),
            Step::Ruff(suit, hand) => {
                self.trump.is_some_and(|trump| trump != *suit && has(*hand, trump))
                    && leads(hand.partner(), *suit)
            }
            Step::Cross(hand, suit) => has(*hand, *suit) && leads(hand.partner(), *suit),
            Step::Finesse { missing, with } => self.against.contains(*missing) && spend(left, *with),
        }
    }
}

fn spend(left: &mut BySeat<Cards>, card: Card) -> bool {
    Seat::ALL.into_iter().any(|hand| left[hand].remove(card))
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

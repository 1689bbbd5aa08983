use openroom_cards::{Card, Seat, Suit};

/// What the claimer said when he claimed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statement {
    /// What he said he would do, in order.
    pub steps: Vec<Step>,
    /// Cards that he said he would throw, in order, each when its hand discards.
    pub throws: Vec<Card>,
    /// His words as they were. The search does not read them.
    pub words: String,
}

/// One part of a stated line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Draws trumps until the opponents have none.
    DrawTrumps,
    /// Plays the suit as long as his side has it; from the top, or in an order not said.
    Play(Suit, Order),
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
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Order {
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

    /// Whether trumps were spoken of.
    pub fn mentions_trumps(&self) -> bool {
        self.steps.iter().any(Step::is_about_trumps)
    }

    /// Whether single cards are named, so that equal cards are not equal any more.
    pub(super) fn names_cards(&self) -> bool {
        !self.throws.is_empty()
            || self.steps.iter().any(|step| matches!(step, Step::Cash(_) | Step::Finesse { .. }))
    }
}

impl Step {
    /// Whether it tells of drawing trumps.
    pub(super) fn is_about_trumps(&self) -> bool {
        matches!(self, Step::DrawTrumps)
    }
}

use crate::{BySeat, Hand};

/// The four hands of a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal(BySeat<Hand>);

impl Deal {
    /// Four hands of thirteen different cards each; none otherwise.
    pub fn new(hands: BySeat<Hand>) -> Option<Deal> {
        let all = hands.values().iter().fold(Hand::EMPTY, |all, hand| all | *hand);
        (all == Hand::PACK && hands.values().iter().all(|hand| hand.len() == 13)).then_some(Deal(hands))
    }

    /// The hands.
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.0
    }
}

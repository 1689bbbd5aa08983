use openroom_cards::{BySuit, Cards, Hand};

/// From the first to the second, both counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

impl Range {
    /// Any number.
    pub const ANY: Range = Range { least: 0, most: u8::MAX };

    /// From this to that.
    pub const fn new(least: u8, most: u8) -> Range {
        Range { least, most }
    }

    /// Whether a number is within.
    pub const fn holds(self, number: u32) -> bool {
        self.least as u32 <= number && number <= self.most as u32
    }
}

/// What is known of a hand of thirteen cards, from the auction for instance.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HandConstraint {
    /// High-card points.
    pub points: Range,
    /// The length of each suit.
    pub lengths: BySuit<Range>,
    /// Cards that it holds.
    pub holds: Cards,
    /// Cards that it does not hold.
    pub lacks: Cards,
}

impl HandConstraint {
    /// Nothing is known.
    pub const ANY: HandConstraint = HandConstraint {
        points: Range::ANY,
        lengths: BySuit::new([Range::ANY; 4]),
        holds: Cards::EMPTY,
        lacks: Cards::EMPTY,
    };

    /// Points alone.
    pub const fn points(least: u8, most: u8) -> HandConstraint {
        HandConstraint { points: Range::new(least, most), ..HandConstraint::ANY }
    }

    /// Points, and no suit shorter than two or longer than five.
    pub const fn balanced(least: u8, most: u8) -> HandConstraint {
        HandConstraint { lengths: BySuit::new([Range::new(2, 5); 4]), ..HandConstraint::points(least, most) }
    }

    /// Whether a hand fits.
    pub fn fits(&self, hand: Hand) -> bool {
        self.points.holds(hand.points())
            && self.lengths.iter().all(|(suit, range)| range.holds(hand.in_suit(suit).len()))
            && hand.contains_all(self.holds)
            && (hand & self.lacks).is_empty()
    }
}

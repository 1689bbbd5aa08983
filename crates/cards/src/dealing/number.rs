use std::fmt;

use crate::text::{Expected, Problem, Read, Reader, TextError, notation, pad};
use crate::{BySeat, Deal, Hand, Seat};

/// The number of a deal, from 0 up to and without 52!/(13!)^4. Every deal has one number, every number one deal.
///
/// Cards are numbered from the two of clubs, 0, to the ace of spades, 51 ([`Card::index`](crate::Card::index)).
/// Thirteen cards at the places p1 < p2 < … < p13 of a row have the index C(p1, 1) + C(p2, 2) + … + C(p13, 13).
/// North's thirteen places are those in the row of all 52 cards; East's those among the 39 cards that North
/// does not have, in the same order; South's those among the 26 that remain; West has the rest. With the
/// indices n, e and s the number is (n × C(39, 13) + e) × C(26, 13) + s.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct DealNumber(u128);

/// `BINOMIAL[k][n]` ways to choose k of n.
const BINOMIAL: [[u64; 53]; 14] = {
    let mut table = [[0; 53]; 14];
    let mut n = 0;
    while n < 53 {
        table[0][n] = 1;
        let mut k = 1;
        while k < 14 && n > 0 {
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The ways to choose `k` of `n` things, for k up to 13 and n up to 52.
pub(crate) const fn choose(n: usize, k: usize) -> u64 {
    BINOMIAL[k][n]
}

const EAST: u64 = choose(39, 13);
const SOUTH: u64 = choose(26, 13);

impl DealNumber {
    /// How many deals there are: 53,644,737,765,488,792,839,237,440,000.
    pub const COUNT: u128 = choose(52, 13) as u128 * EAST as u128 * SOUTH as u128;

    /// A number; none where there is no such deal.
    pub const fn new(number: u128) -> Option<DealNumber> {
        if number < DealNumber::COUNT { Some(DealNumber(number)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> u128 {
        self.0
    }
}

impl From<DealNumber> for Deal {
    fn from(number: DealNumber) -> Deal {
        let [north, east, south] = places(number);
        let north = Hand::from_low_bits(north);
        let left = (!north).bits();
        let east = Hand::from_low_bits(deposit(east, left, 39));
        let left = left & !east.bits();
        let south = Hand::from_low_bits(deposit(south, left, 26));
        let west = Hand::from_low_bits(left & !south.bits());
        Deal::from_parts(BySeat::new([north, east, south, west]))
    }
}

impl From<Deal> for DealNumber {
    fn from(deal: Deal) -> DealNumber {
        let mut left = Hand::PACK;
        let mut index = |seat| {
            let hand: Hand = deal.hands()[seat];
            let places = left.iter().enumerate().filter(|(_, card)| hand.contains(*card));
            let index = places.zip(1..).map(|((place, _), k)| choose(place, k)).sum::<u64>();
            left = left - hand;
            u128::from(index)
        };
        let [north, east, south] = [Seat::North, Seat::East, Seat::South].map(&mut index);
        DealNumber((north * u128::from(EAST) + east) * u128::from(SOUTH) + south)
    }
}

impl Deal {
    /// The number of this deal among all deals.
    pub fn number(self) -> DealNumber {
        self.into()
    }
}

/// The places of North's, East's and South's cards, a bit each.
fn places(number: DealNumber) -> [u64; 3] {
    let north = (number.0 / u128::from(EAST * SOUTH)) as u64;
    let rest = (number.0 % u128::from(EAST * SOUTH)) as u64;
    let mut hands = [north, rest / SOUTH, rest % SOUTH].map(|index| Places { index, wanted: 13, taken: 0 });
    // The three hands do not wait for each other, so that a processor works on them at the same time.
    for place in (39..52).rev() {
        hands[0].step(place);
    }
    for place in (26..39).rev() {
        hands[0].step(place);
        hands[1].step(place);
    }
    for place in (0..26).rev() {
        hands[0].step(place);
        hands[1].step(place);
        hands[2].step(place);
    }
    hands.map(|hand| hand.taken)
}

/// Thirteen places in a row, found from their index; the highest first.
#[derive(Copy, Clone)]
struct Places {
    index: u64,
    wanted: usize,
    taken: u64,
}

impl Places {
    /// Takes this place where the index says so, without a branch that a processor could only guess.
    #[inline]
    fn step(&mut self, place: usize) {
        let without = choose(place, self.wanted);
        let taken = u64::from(self.index >= without);
        self.index -= without & taken.wrapping_neg();
        self.wanted -= taken as usize;
        self.taken |= taken << place;
    }
}

/// Moves the `count` low bits of `places` to the bits that are set in `row`.
fn deposit(mut places: u64, mut row: u64, count: u32) -> u64 {
    let mut moved = 0;
    for _ in 0..count {
        let lowest = row & row.wrapping_neg();
        moved |= lowest & (places & 1).wrapping_neg();
        row ^= lowest;
        places >>= 1;
    }
    moved
}

impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, format_args!("{}", self.0))
    }
}

impl Read for DealNumber {
    fn read(reader: &mut Reader<'_>) -> Result<DealNumber, TextError> {
        let here = *reader;
        let digits = reader.digits();
        if digits.is_empty() {
            return here.fail(Expected::DealNumber);
        }
        let number = digits.parse().ok().and_then(DealNumber::new);
        number.map_or_else(|| here.fail(Problem::DealNumberTooLarge), Ok)
    }
}

notation! {
    DealNumber, "the number of a deal";
}

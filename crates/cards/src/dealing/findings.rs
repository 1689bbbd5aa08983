use std::collections::{BTreeMap, HashMap};

use crate::{Deal, Seat, Suit};

/// An order in which a pack lies before it is shuffled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// Suit after suit, as a new pack comes.
    BySuit,
    /// Rank after rank.
    ByRank,
}

/// What no random set would show. Deals are counted from 0 in the order in which they came.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Finding {
    /// The same deal as an earlier one.
    Repeated {
        /// The earlier one.
        of: usize,
    },
    /// An earlier deal with its suits or its seats exchanged.
    Exchanged {
        /// The earlier one.
        of: usize,
    },
    /// An earlier deal with every card moved on by as many places in a sorted pack.
    Shifted {
        /// The earlier one.
        of: usize,
    },
    /// A number less than 2^32 away from that of an earlier deal.
    Near {
        /// The earlier one.
        of: usize,
    },
    /// Dealt from a pack that was hardly shuffled.
    Unshuffled {
        /// How the pack lay.
        order: Order,
        /// Seats from one card to the next, clockwise.
        steps: u8,
        /// How many of the 51 neighbours lie so.
        neighbours: u32,
    },
}

/// From how many of 51 neighbours on a deal counts as hardly shuffled. A random deal has so many in any of the
/// eight ways less often than once in a thousand million deals.
const HARDLY_SHUFFLED: u32 = 36;

/// The deals of a set, so far as they are needed to compare a further one with all before.
#[derive(Clone, Debug, Default)]
pub struct Set {
    numbers: BTreeMap<u128, usize>,
    exchanged: HashMap<[u64; 4], usize>,
    shifted: HashMap<u128, usize>,
    count: usize,
}

impl Set {
    /// A set without deals.
    pub fn new() -> Set {
        Set::default()
    }

    /// How many deals there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is no deal.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a deal and says what is strange about it.
    pub fn add(&mut self, deal: Deal) -> Vec<Finding> {
        let mut found: Vec<Finding> = self.earlier(deal).into_iter().collect();
        found.extend(unshuffled(deal));
        self.numbers.entry(deal.number().get()).or_insert(self.count);
        self.exchanged.entry(without_names(deal)).or_insert(self.count);
        self.shifted.entry(without_start(deal)).or_insert(self.count);
        self.count += 1;
        found
    }

    fn earlier(&self, deal: Deal) -> Option<Finding> {
        let number = deal.number().get();
        if let Some(of) = self.numbers.get(&number).copied() {
            return Some(Finding::Repeated { of });
        }
        if let Some(of) = self.exchanged.get(&without_names(deal)).copied() {
            return Some(Finding::Exchanged { of });
        }
        if let Some(of) = self.shifted.get(&without_start(deal)).copied() {
            return Some(Finding::Shifted { of });
        }
        let reach = u128::from(u32::MAX);
        let near = self.numbers.range(number.saturating_sub(reach)..=number + reach).next();
        near.map(|(_, of)| Finding::Near { of: *of })
    }
}

/// The deal without the names of seats and suits: the least of all ways to name them.
fn without_names(deal: Deal) -> [u64; 4] {
    let suits = Suit::ALL
        .map(|suit| Seat::ALL.map(|seat| deal.hands()[seat].in_suit(suit).bits() >> (suit as u8 * 13)));
    let mut least = [u64::MAX; 4];
    for order in orders() {
        let mut named = suits.map(|hands| order.iter().fold(0, |all, seat| all << 13 | hands[*seat]));
        named.sort_unstable();
        least = least.min(named);
    }
    least
}

/// The 24 orders of four things.
fn orders() -> impl Iterator<Item = [usize; 4]> {
    (0..256usize)
        .map(|code| [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6])
        .filter(|order| order.iter().fold(0, |seen, place| seen | 1 << place) == 0b1111)
}

/// The deal without a first card of the pack and without names of seats: the least of all 52 places to begin.
fn without_start(deal: Deal) -> u128 {
    let owners = owners(deal, Order::BySuit);
    let begun_at = |start: usize| {
        let mut names = [None; 4];
        let mut next = 0..4u128;
        (0..52).fold(0, |all, place| {
            let owner = owners[(start + place) % 52];
            let name = *names[owner as usize].get_or_insert_with(|| next.next().unwrap_or_default());
            all << 2 | name
        })
    };
    (0..52).map(begun_at).min().unwrap_or_default()
}

/// Who has each card of a pack that lies in this order.
fn owners(deal: Deal, order: Order) -> [Seat; 52] {
    let mut owners = [Seat::North; 52];
    for (seat, hand) in deal.hands().iter() {
        for card in *hand {
            let place = match order {
                Order::BySuit => card.index() as usize,
                Order::ByRank => card.rank() as usize * Suit::ALL.len() + card.suit() as usize,
            };
            owners[place] = seat;
        }
    }
    owners
}

fn unshuffled(deal: Deal) -> Option<Finding> {
    [Order::BySuit, Order::ByRank].into_iter().find_map(|order| {
        let owners = owners(deal, order);
        let mut counts = [0; 4];
        owners.windows(2).for_each(|pair| counts[pair[0].steps_to(pair[1]) as usize] += 1);
        let (steps, neighbours) = (0..).zip(counts).max_by_key(|(_, count)| *count)?;
        (neighbours >= HARDLY_SHUFFLED).then_some(Finding::Unshuffled { order, steps, neighbours })
    })
}

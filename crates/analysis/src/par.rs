use openroom_cards::{Bid, Contract, Doubling, Outcome, Seat, Side, Vulnerability};
use openroom_scoring::score;

use crate::double_dummy::Table;

/// The result when both sides bid their best and see all hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Par {
    /// The score of North-South.
    pub score: i32,
    /// Every contract that brings it, lowest bid first; none where the board is passed out.
    pub contracts: Vec<ParContract>,
}

/// A contract in which par is reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParContract {
    /// The contract. A contract that fails is doubled: it is a sacrifice.
    pub contract: Contract,
    /// The tricks of its declarer.
    pub tricks: u8,
}

impl ParContract {
    /// Overtricks, or undertricks as a negative number.
    pub const fn over(&self) -> i8 {
        self.tricks.cast_signed() - self.contract.bid.level().tricks().cast_signed()
    }

    /// Whether the contract is bid to lose less than the opponents would win.
    pub const fn is_sacrifice(&self) -> bool {
        self.over() < 0
    }
}

/// Contracts of one bid that both partners, or one of them, can play for par.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParGroup {
    /// The bid.
    pub bid: Bid,
    /// Whether it is doubled.
    pub doubling: Doubling,
    /// Who can be declarer.
    pub declarers: Vec<Seat>,
    /// Overtricks, or undertricks as a negative number.
    pub over: i8,
}

impl Par {
    /// The contracts, those of partners drawn together.
    pub fn grouped(&self) -> Vec<ParGroup> {
        let mut groups: Vec<ParGroup> = Vec::new();
        for one in &self.contracts {
            let Contract { bid, doubling, declarer } = one.contract;
            let over = one.over();
            let same =
                |group: &&mut ParGroup| (group.bid, group.doubling, group.over) == (bid, doubling, over);
            match groups.iter_mut().find(same) {
                Some(group) => group.declarers.push(declarer),
                None => groups.push(ParGroup { bid, doubling, declarers: vec![declarer], over }),
            }
        }
        groups
    }
}

/// Par of a deal. `first` is the side that may speak first: where both sides can make the same
/// contract it matters.
pub fn par(table: &Table, vulnerability: Vulnerability, first: Side) -> Par {
    let auction = Auction { table, vulnerability };
    let values = auction.values();
    let reached = |side: Side, from: usize| better(side, (from..BIDS).map(|bid| values[bid][side as usize]));
    let second = first.other();
    let after_pass = better(second, reached(second, 0).into_iter().chain([0])).unwrap_or(0);
    let score = better(first, reached(first, 0).into_iter().chain([after_pass])).unwrap_or(0);

    let stands = |bid: usize, side: Side| {
        let left = |bid| auction.score(bid, side.other());
        auction.score(bid, side) == score && (bid + 1..BIDS).all(|bid| !beats(side.other(), left(bid), score))
    };
    let mut contracts = Vec::new();
    if score != 0 {
        for bid in 0..BIDS {
            for side in Side::ALL {
                if beats(side, score, 0) == (auction.makes(bid, side)) && stands(bid, side) {
                    contracts.extend(auction.contracts(bid, side));
                }
            }
        }
    }
    Par { score, contracts }
}

const BIDS: usize = 35;

/// Whether one score is better than another for this side; scores are those of North-South.
fn beats(side: Side, one: i32, other: i32) -> bool {
    match side {
        Side::NorthSouth => one > other,
        Side::EastWest => one < other,
    }
}

fn better(side: Side, scores: impl Iterator<Item = i32>) -> Option<i32> {
    match side {
        Side::NorthSouth => scores.max(),
        Side::EastWest => scores.min(),
    }
}

struct Auction<'a> {
    table: &'a Table,
    vulnerability: Vulnerability,
}

impl Auction<'_> {
    /// What comes of each bid of each side: the opponents pass it out or bid on, whichever is better for them.
    fn values(&self) -> [[i32; 2]; BIDS] {
        let mut values = [[0; 2]; BIDS];
        let mut best: [Option<i32>; 2] = [None; 2];
        for bid in (0..BIDS).rev() {
            for side in Side::ALL {
                let other = side.other();
                let left = self.score(bid, side);
                values[bid][side as usize] =
                    better(other, best[other as usize].into_iter().chain([left])).unwrap_or(left);
            }
            for side in Side::ALL {
                let here = values[bid][side as usize];
                best[side as usize] = better(side, best[side as usize].into_iter().chain([here]));
            }
        }
        values
    }

    /// The contracts of a side in a bid: by the player who wins more tricks, or by either.
    fn contracts(&self, bid: usize, side: Side) -> Vec<ParContract> {
        let bid = Bid::from_index(bid as u8).expect("there are 35 bids");
        let tricks = |seat: Seat| self.table.tricks(bid.denomination(), seat);
        let most = side.seats().map(tricks).into_iter().max().unwrap_or(0);
        let doubling = if most < bid.level().tricks() { Doubling::Doubled } else { Doubling::Undoubled };
        side.seats()
            .into_iter()
            .filter(|seat| tricks(*seat) == most)
            .map(|declarer| ParContract { contract: Contract { bid, doubling, declarer }, tricks: most })
            .collect()
    }

    fn makes(&self, bid: usize, side: Side) -> bool {
        self.contracts(bid, side).iter().any(|contract| !contract.is_sacrifice())
    }

    fn score(&self, bid: usize, side: Side) -> i32 {
        let best = self.contracts(bid, side)[0];
        let outcome = Outcome::Played { contract: best.contract, tricks: best.tricks };
        score(&outcome, self.vulnerability).expect("a table holds thirteen tricks at most")
    }
}

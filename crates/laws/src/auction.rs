//! The auction as a fold of the calls that stand.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Bid, BySeat, BySide, Call, Contract, Denomination, Doubling, Seat};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Calls};

/// What was said: a call, or a bid that no pack of calls has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Said {
    /// A call.
    Call(Call),
    /// A bid of more than seven.
    AboveSeven { level: u8, denomination: Denomination },
}

impl Said {
    /// The call, where it is one.
    pub const fn call(self) -> Option<Call> {
        match self {
            Said::Call(call) => Some(call),
            Said::AboveSeven { .. } => None,
        }
    }
}

/// Whether a call or card still counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Standing {
    /// It stands.
    Stands,
    /// It stands because it was accepted, whatever was wrong with it.
    Accepted,
    /// It was put in place of another and nobody has ruled on that yet.
    Offered,
    /// It was withdrawn or cancelled; it keeps its place.
    Withdrawn,
}

impl Standing {
    /// Whether the call or card counts.
    pub fn counts(self) -> bool {
        match self {
            Standing::Stands | Standing::Accepted => true,
            Standing::Offered | Standing::Withdrawn => false,
        }
    }
}

/// A call in the record.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Its number.
    pub at: ActNo,
    /// Who made it.
    pub by: Seat,
    /// What it was.
    pub said: Said,
    /// Whether it counts.
    pub standing: Standing,
}

impl Made {
    /// Whether it counts.
    pub fn stands(&self) -> bool {
        self.standing.counts()
    }
}

/// The auction so far, from the calls that stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// The dealer.
    pub dealer: Seat,
    /// Who called last.
    pub last: Option<Seat>,
    /// The last bid and who made it.
    pub bid: Option<(Seat, Bid)>,
    /// Whether it is doubled or redoubled.
    pub doubling: Doubling,
    /// Passes in a row at the end.
    pub passes: u8,
    /// The first player left out during those passes.
    pub skipped: Option<Seat>,
    /// Who has called.
    pub called: BySeat<bool>,
    named_first: BySide<[Option<Seat>; 5]>,
}

impl Auction {
    /// An auction in which nobody has called.
    pub const fn new(dealer: Seat) -> Auction {
        Auction {
            dealer,
            last: None,
            bid: None,
            doubling: Doubling::Undoubled,
            passes: 0,
            skipped: None,
            called: BySeat::new([false; 4]),
            named_first: BySide::new([[None; 5]; 2]),
        }
    }

    /// An auction that came to this contract, its calls not given.
    pub fn ended(dealer: Seat, contract: Contract) -> Auction {
        let mut auction = Auction::new(dealer);
        auction.add(contract.declarer, Said::Call(Call::Bid(contract.bid)));
        auction.doubling = contract.doubling;
        auction.passes = 3;
        auction.last = Some(contract.declarer.rho());
        auction.called = BySeat::new([true; 4]);
        auction.skipped = None;
        auction
    }

    /// The auction after these calls.
    pub fn fold<'a>(self, calls: impl IntoIterator<Item = &'a Made>) -> Auction {
        let mut auction = self;
        for made in calls.into_iter().filter(|made| made.stands()) {
            auction.add(made.by, made.said);
        }
        auction
    }

    /// Adds what a player said, whoever he is. An inadmissible double has no effect on the contract, and what is
    /// said after the end none at all.
    pub fn add(&mut self, by: Seat, said: Said) {
        if self.is_over() {
            return;
        }
        let turn = self.next();
        self.last = Some(by);
        self.called[by] = true;
        if said == Said::Call(Call::Pass) {
            self.passes = self.passes.saturating_add(1);
            if turn != by && self.skipped.is_none() {
                self.skipped = Some(turn);
            }
            return;
        }
        self.passes = 0;
        self.skipped = None;
        match said {
            Said::Call(Call::Bid(bid)) => {
                self.bid = Some((by, bid));
                self.doubling = Doubling::Undoubled;
                self.named_first[by.side()][bid.denomination() as usize].get_or_insert(by);
            }
            Said::Call(Call::Double) if self.may_double(by) => self.doubling = Doubling::Doubled,
            Said::Call(Call::Redouble) if self.may_redouble(by) => self.doubling = Doubling::Redoubled,
            Said::Call(_) | Said::AboveSeven { .. } => {}
        }
    }

    /// Who calls next in rotation, whether or not the auction is over.
    #[inline]
    pub fn next(&self) -> Seat {
        self.last.map_or(self.dealer, Seat::lho)
    }

    /// Whose turn it is; none when the auction is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.next())
    }

    /// Whether enough players have passed, and none of them out of rotation.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.has_enough_passes() && self.skipped.is_none()
    }

    fn has_enough_passes(&self) -> bool {
        self.passes >= if self.bid.is_some() { 3 } else { 4 }
    }

    /// The player left out, where the passes would end the auction but for him.
    pub fn deprived(&self) -> Option<Seat> {
        self.skipped.filter(|_| self.has_enough_passes())
    }

    /// Whether a double would be of an opponent's last bid, not yet doubled.
    pub fn may_double(&self, by: Seat) -> bool {
        self.doubling == Doubling::Undoubled && self.bid.is_some_and(|(bidder, _)| bidder.side() != by.side())
    }

    /// Whether a redouble would be of an opponent's double.
    pub fn may_redouble(&self, by: Seat) -> bool {
        self.doubling == Doubling::Doubled && self.bid.is_some_and(|(bidder, _)| bidder.side() == by.side())
    }

    /// Whether the bid would be sufficient.
    pub fn is_sufficient(&self, bid: Bid) -> bool {
        self.bid.is_none_or(|(_, last)| bid > last)
    }

    /// What the auction itself allows a player to call.
    #[inline]
    pub fn allows(&self, by: Seat) -> Calls {
        let mut calls = Calls::bids_above(self.bid.map(|(_, bid)| bid)).with(Call::Pass);
        if self.may_double(by) {
            calls = calls.with(Call::Double);
        }
        if self.may_redouble(by) {
            calls = calls.with(Call::Redouble);
        }
        calls
    }

    /// The contract when the auction is over; none while it is not, and none when all passed.
    pub fn contract(&self) -> Option<Contract> {
        let (bidder, bid) = self.bid.filter(|_| self.is_over())?;
        let declarer = self.named_first[bidder.side()][bid.denomination() as usize].unwrap_or(bidder);
        Some(Contract { bid, doubling: self.doubling, declarer })
    }
}

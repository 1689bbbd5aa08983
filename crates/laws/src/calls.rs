//! Sets of calls.

use std::fmt;

use openroom_cards::{Bid, Call};
use serde::Serialize;

/// A set of calls, one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Calls(u64);

impl Calls {
    /// No call.
    pub const NONE: Calls = Calls(0);
    /// All 38.
    pub const ALL: Calls = Calls((1 << 38) - 1);

    /// Just this call.
    pub const fn of(call: Call) -> Calls {
        Calls(1 << call.index())
    }

    /// The bids above this one, or all of them.
    pub const fn bids_above(bid: Option<Bid>) -> Calls {
        let below = match bid {
            Some(bid) => bid.index() + 1,
            None => 0,
        };
        Calls(((1 << 35) - 1) >> below << below)
    }

    /// These and this one.
    pub const fn with(self, call: Call) -> Calls {
        Calls(self.0 | Calls::of(call).0)
    }

    /// These without this one.
    pub const fn without(self, call: Call) -> Calls {
        Calls(self.0 & !Calls::of(call).0)
    }

    /// Those in both.
    pub const fn and(self, other: Calls) -> Calls {
        Calls(self.0 & other.0)
    }

    /// Whether this call is among them.
    pub const fn contains(self, call: Call) -> bool {
        self.0 & Calls::of(call).0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The `n`th in the order of their indices.
    pub fn nth(self, n: u32) -> Option<Call> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        if rest == 0 { None } else { Call::from_index(rest.trailing_zeros() as u8) }
    }

    /// The calls in the order of their indices.
    pub fn iter(self) -> impl Iterator<Item = Call> {
        Call::all().filter(move |call| self.contains(*call))
    }

    /// One bit a call, by [`Call::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Debug for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

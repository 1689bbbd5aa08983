//! Tricks that need no search.

use crate::lanes::top;
use crate::ranks::{Counts, places};
use crate::search::{Found, Search};
use crate::suits::{cash_entry, cash_ranks, cash_tricks, of_seat, out_of};

/// Which side is counted, and how many tricks it takes to settle the question.
#[derive(Copy, Clone)]
struct Goal {
    tricks: i8,
    left: i8,
    north_south: bool,
}

impl Goal {
    fn new(north_south: bool, left: i8, need: i8) -> Goal {
        Goal { tricks: if north_south { need } else { left - need + 1 }, left, north_south }
    }

    fn found(self, tricks: i8, counts: Counts, all: u64) -> Found {
        let tricks = tricks.min(self.left);
        Found {
            tricks: if self.north_south { tricks } else { self.left - tricks },
            ranks: places(counts, all),
        }
    }
}

/// What the side on lead can cash.
struct Cash {
    /// By suit.
    suits: [u64; 4],
    /// In trumps, first.
    trumps: i8,
    /// How many trumps matter for these.
    trump_ranks: u32,
}

impl Search {
    /// A result that is clear without search.
    pub(crate) fn quick(&mut self, n: usize, leader: usize, need: i8) -> Option<Found> {
        let all = self.starts[n].all;
        let left = n as i8;
        let goal = Goal::new(leader & 1 == 0, left, need);
        let other = Goal::new(leader & 1 == 1, left, need);
        let in_trumps = self.starts[n].hands.map(|hand| hand & self.trumps);
        let trumps = all & self.trumps;
        let first = (leader + 1) & 1;
        let mut cash = Cash { suits: [0; 4], trumps: 0, trump_ranks: 0 };
        let (mut tops, mut ruffs) = (0, 0);
        if trumps != 0 {
            tops = self.suits.top_trumps(out_of(all, self.trump));
            let theirs = of_seat(tops, first);
            let tricks = cash_tricks(theirs);
            if tricks >= other.tricks {
                let ranks = cash_ranks(theirs).min(other.tricks as u32);
                return Some(other.found(tricks.min(other.tricks), self.in_trumps(ranks), all));
            }
            let ours = of_seat(tops, leader);
            (cash.trumps, cash.trump_ranks) = (cash_tricks(ours), cash_ranks(ours));
            ruffs = usize::from(in_trumps[first] != 0) | usize::from(in_trumps[first + 2] != 0) << 1;
            if ruffs != 0 {
                let [mine, lho, _, rho] =
                    [0, 1, 2, 3].map(|step| self.starts[n].length((leader + step) & 3, self.trump));
                let rounds = lho.max(rho);
                if u32::from(of_seat(self.suits.own_trumps(out_of(all, self.trump)), leader) & 15) >= rounds {
                    ruffs = 0;
                    (cash.trumps, cash.trump_ranks) = (mine as i8, rounds);
                }
            }
        }
        if let Some(found) = self.cashed(n, leader, goal, cash, ruffs) {
            return Some(found);
        }
        if trumps == 0 {
            let (tricks, counts) = self.later(n, leader);
            return (tricks >= other.tricks).then(|| other.found(tricks, counts, all));
        }
        let [me, lho, partner, rho] = [0, 1, 2, 3].map(|step| in_trumps[(leader + step) & 3]);
        if goal.tricks == 1 && cash_tricks(of_seat(tops, leader)) == 0 {
            let ranks = slow_trumps(trumps, me, partner, lho, rho, Some(n));
            if ranks > 0 {
                return Some(goal.found(1, self.in_trumps(ranks), all));
            }
        }
        if other.tricks == 1 && cash_tricks(of_seat(tops, first)) == 0 {
            let ranks = slow_trumps(trumps, lho, rho, partner, me, None);
            if ranks > 0 {
                return Some(other.found(1, self.in_trumps(ranks), all));
            }
        }
        None
    }

    fn in_trumps(&self, ranks: u32) -> Counts {
        let mut counts = [0; 4];
        counts[self.trump] = ranks;
        counts
    }

    /// Whether the side on lead can cash enough tricks.
    fn cashed(&mut self, n: usize, leader: usize, goal: Goal, mut cash: Cash, ruffs: usize) -> Option<Found> {
        let partner = leader ^ 2;
        let all = self.starts[n].all;
        let (mut mine, mut partners, mut across) = (cash.trumps, cash.trumps, false);
        for suit in 0..4 {
            if suit != self.trump {
                let here = self.suits.cash(suit, out_of(all, suit), ruffs);
                cash.suits[suit] = here;
                mine += cash_tricks(of_seat(here, leader));
                partners += cash_tricks(of_seat(here, partner));
                across |= cash_entry(of_seat(here, partner));
            }
        }
        if mine >= goal.tricks {
            Some(self.counted(n, leader, goal, &cash, [0; 4]))
        } else if across && partners >= goal.tricks {
            let entry = self.entry(n, partner, &cash);
            Some(self.counted(n, partner, goal, &cash, entry))
        } else {
            None
        }
    }

    /// The entry to a hand that needs the fewest ranks.
    fn entry(&self, n: usize, seat: usize, cash: &Cash) -> Counts {
        let start = &self.starts[n];
        let mut counts = [0; 4];
        let entries = (0..4).filter(|suit| cash_entry(of_seat(cash.suits[*suit], seat)));
        let needed = entries.map(|suit| (nth(start.owners(suit), seat, 1), suit)).min();
        if let Some((count, suit)) = needed {
            counts[suit] = count;
        }
        counts
    }

    /// The tricks that a hand cashes until there are enough, and the ranks that this takes.
    fn counted(&self, n: usize, seat: usize, goal: Goal, cash: &Cash, mut counts: Counts) -> Found {
        let start = &self.starts[n];
        let mut tricks = 0;
        if cash.trumps > 0 {
            tricks = cash.trumps;
            counts[self.trump] = cash.trump_ranks;
            if tricks > goal.tricks {
                counts[self.trump] = cash.trump_ranks.min(goal.tricks as u32);
                tricks = goal.tricks;
            }
        }
        let mut left = [0, 1, 2, 3].map(|suit| cash_tricks(of_seat(cash.suits[suit], seat)));
        while tricks < goal.tricks {
            let suit = (1..4).fold(0, |best, suit| if left[suit] > left[best] { suit } else { best });
            let (mine, partners) = (of_seat(cash.suits[suit], seat), of_seat(cash.suits[suit], seat ^ 2));
            let ranks = cash_ranks(mine).max(cash_ranks(partners));
            let wanted = (goal.tricks - tricks).min(left[suit]);
            let own = nth(start.owners(suit), seat, wanted);
            counts[suit] = counts[suit].max(if own > 0 && own <= ranks { own } else { ranks });
            tricks += wanted;
            left[suit] = 0;
        }
        goal.found(tricks, counts, start.all)
    }

    /// Without trumps, what the side that is not on lead must win once it comes in. It can always take at once what is
    /// led to a suit of which it holds the highest card; so the other side wins no more before that than the suits
    /// of which it holds the highest card are long. Meanwhile whoever then comes in has kept his high cards.
    fn later(&self, n: usize, leader: usize) -> (i8, Counts) {
        let start = &self.starts[n];
        let (mut run, mut counts, mut suits) = (0, [0; 4], 0);
        let mut own = [0; 4];
        let mut comes_in = [false; 4];
        let mut stuck = true;
        for (suit, count) in counts.iter_mut().enumerate() {
            if out_of(start.all, suit) == 0 {
                continue;
            }
            let owners = start.owners(suit);
            let holder = (owners & 3) as usize;
            let mine = start.length(leader, suit);
            if holder & 1 == leader & 1 {
                *count = 1;
                run += mine.max(start.length(leader ^ 2, suit)) as i8;
                stuck &= mine == 0;
            } else {
                let others = owners ^ (holder as u32).wrapping_mul(0x5555_5555) | 1 << 31;
                *count = (others.trailing_zeros() >> 1).min(start.length(holder, suit));
                own[holder] += *count as i8;
                comes_in[holder] |= mine != 0;
                suits += 1;
            }
        }
        let left = if stuck { n as i8 } else { n as i8 - run };
        if !stuck && (left < suits || left < 1) {
            return (0, counts);
        }
        let can_win = [leader ^ 1, leader ^ 3].into_iter().filter(|seat| !stuck || comes_in[*seat]);
        (can_win.fold(left, |least, seat| least.min(own[seat].max(1))), counts)
    }
}

/// How many cards from the top it is to the `wanted`th of this seat; 0 where it holds fewer.
fn nth(owners: u32, seat: usize, wanted: i8) -> u32 {
    let mut missing = wanted;
    for place in 0..13 {
        if (owners >> (2 * place) & 3) as usize == seat {
            missing -= 1;
            if missing == 0 {
                return place + 1;
            }
        }
    }
    0
}

/// How many ranks give a side a trick in trumps though it does not hold the highest; 0 where nothing does.
/// `leading` tells that the first hand is on lead, and the tricks to go.
fn slow_trumps(all: u64, my: u64, partner: u64, lho: u64, rho: u64, leading: Option<usize>) -> u32 {
    let (a, rest) = (top(all), all & (all - 1));
    let k = rest & rest.wrapping_neg();
    let rest = rest ^ k;
    if rest == 0 {
        return 0;
    }
    let q = top(rest);
    let more = |hand: u64| hand & hand.wrapping_sub(1) != 0;
    let three = |hand: u64| more(hand & hand.wrapping_sub(1));
    let time = |tricks: usize| leading.is_none_or(|n| n >= tricks);
    if (partner & k != 0 && more(partner) && lho & a != 0)
        || (my & k != 0 && more(my) && rho & a != 0 && time(3))
    {
        return 2;
    }
    if (lho | rho) & a != 0 && (my | partner) & (k | q) == k | q && (more(my) || more(partner)) {
        return 3;
    }
    if (partner & q != 0 && three(partner) && lho & (a | k) == a | k)
        || (my & q != 0 && three(my) && rho & (a | k) == a | k && time(4))
    {
        return 3;
    }
    0
}

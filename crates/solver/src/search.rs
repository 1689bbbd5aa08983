//! The search: whether North and South win so many tricks.

use crate::hints::{Hints, Sight};
use crate::lanes::{from_top_to, lane, lane_of, suit_of};
use crate::moves::Moves;
use crate::ranks::{packed, places_of};
use crate::start::Start;
use crate::suits::Suits;
use crate::table::{Known, Table};

/// The number of a contract without trumps among the denominations.
pub(crate) const NO_TRUMP: usize = 4;

/// So many positions are looked at between two questions whether to stop.
const PATIENCE: u64 = 0xFFF;

/// With so few tricks to go a position is sooner searched than kept and found again.
const SHORT: usize = 2;

/// Tricks for North and South, and the places whose owners decided it.
#[derive(Copy, Clone)]
pub(crate) struct Found {
    pub(crate) tricks: i8,
    pub(crate) ranks: u64,
}

impl Found {
    /// The worse of two for the side that chose both, for all that mattered in either.
    fn or_worse(self, other: Found, north_south: bool) -> Found {
        let tricks = if north_south { self.tricks.max(other.tricks) } else { self.tricks.min(other.tricks) };
        Found { tricks, ranks: self.ranks | other.ranks }
    }

    /// The least that a side can do.
    fn nothing(n: usize, north_south: bool) -> Found {
        Found { tricks: if north_south { 0 } else { n as i8 }, ranks: 0 }
    }
}

/// The search of one denomination, and all that it keeps.
pub(crate) struct Search {
    /// By the number of tricks to go.
    pub(crate) starts: [Start; 14],
    pub(crate) trump: usize,
    pub(crate) trumps: u64,
    pub(crate) suits: Suits,
    pub(crate) table: Table,
    hints: Hints,
    /// The positions looked at, at the start of a trick.
    pub(crate) nodes: u64,
    pub(crate) stop: Option<Box<dyn FnMut() -> bool + Send>>,
    pub(crate) stopped: bool,
}

impl Search {
    /// A search that keeps what it finds in so many megabytes.
    pub(crate) fn new(megabytes: usize) -> Search {
        Search {
            starts: [Start::default(); 14],
            trump: NO_TRUMP,
            trumps: 0,
            suits: Suits::new(),
            table: Table::new(megabytes),
            hints: Hints::new(),
            nodes: 0,
            stop: None,
            stopped: false,
        }
    }

    /// Takes up a position: hands in lanes, each suit without gaps.
    pub(crate) fn set(&mut self, hands: [u64; 4], trump: usize) {
        self.suits.set(hands, trump);
        self.trump = trump;
        self.trumps = if trump == NO_TRUMP { 0 } else { lane(trump) };
        self.starts[hands[0].count_ones() as usize] = Start::new(hands, &self.suits);
        self.stopped = false;
    }

    /// Tricks for North and South when so many of the cards of a trick lie on the table.
    pub(crate) fn from(
        &mut self,
        at: usize,
        n: usize,
        leader: usize,
        need: i8,
        win: u64,
        winner: usize,
    ) -> i8 {
        let found = match at {
            0 => self.lead(n, leader, need),
            1 => self.choose::<1>(n, leader, need, win, winner),
            2 => self.choose::<2>(n, leader, need, win, winner),
            3 => self.choose::<3>(n, leader, need, win, winner),
            _ => self.next_trick(n, leader, need, win, winner),
        };
        found.tricks
    }

    /// Whether the first card beats the other, which wins the trick so far.
    pub(crate) fn beats(&self, card: u64, win: u64) -> bool {
        if card & lane_of(win) != 0 { card < win } else { card & self.trumps != 0 }
    }

    /// At the start of a trick, with `n` tricks to go.
    fn lead(&mut self, n: usize, leader: usize, need: i8) -> Found {
        self.nodes += 1;
        if self.nodes & PATIENCE == 0
            && let Some(stop) = &mut self.stop
        {
            self.stopped = self.stopped || stop();
        }
        if n == 1 {
            return self.last(leader);
        }
        if self.stopped {
            return Found { tricks: 0, ranks: 0 };
        }
        if let Some(found) = self.quick(n, leader, need) {
            return found;
        }
        if n <= SHORT {
            let found = self.choose::<0>(n, leader, need, 0, leader);
            let (_, ranks) = self.starts[n].widened(found.ranks, &self.suits);
            return Found { tricks: found.tricks, ranks };
        }
        let start = &self.starts[n];
        let key = (start.shape & 0xFFFF_FFFF_FFFF)
            | (leader as u64) << 48
            | (self.trump as u64) << 50
            | (n as u64) << 56;
        let owners = start.all_owners();
        if let Some(known) = self.table.find(key, owners, need) {
            let tricks = if known.lower >= need { known.lower } else { known.upper };
            return Found { tricks, ranks: places_of(known.counts, start.all) };
        }
        let found = self.choose::<0>(n, leader, need, 0, leader);
        if self.stopped {
            return found;
        }
        let start = &self.starts[n];
        let (counts, ranks) = start.widened(found.ranks, &self.suits);
        let (lower, upper) = if found.tricks >= need { (found.tricks, n as i8) } else { (0, found.tricks) };
        self.table.keep(key, start.voids(), owners, Known { counts: packed(counts), lower, upper });
        Found { tricks: found.tricks, ranks }
    }

    /// The last trick.
    fn last(&self, leader: usize) -> Found {
        let start = &self.starts[1];
        let (mut win, mut winner) = (start.hands[leader], leader);
        for step in 1..4 {
            let seat = (leader + step) & 3;
            if self.beats(start.hands[seat], win) {
                (win, winner) = (start.hands[seat], seat);
            }
        }
        Found { tricks: (winner & 1 == 0).into(), ranks: contested(start.all, win) }
    }

    /// The player `AT` places after the leader chooses a card for a trick that `win` wins so far.
    fn choose<const AT: usize>(
        &mut self,
        n: usize,
        leader: usize,
        need: i8,
        win: u64,
        winner: usize,
    ) -> Found {
        let north_south = (leader + AT) & 1 == 0;
        let (sight, mut open) = self.sight::<AT>(n, leader, win, winner);
        let mut best = Found::nothing(n, north_south);
        let hint = self.hints.get(sight) & open;
        if hint != 0 {
            let found = self.play::<AT>(n, leader, need, win, winner, hint);
            if (found.tricks >= need) == north_south {
                return found;
            }
            best = best.or_worse(found, north_south);
            open = narrowed(open, hint, found.ranks);
        }
        if open == 0 {
            return best;
        }
        let mut moves = Moves::new();
        if AT == 0 {
            self.order_leads(n, leader, open, &mut moves);
        } else {
            self.order_follow::<AT>(n, leader, win, winner, open, &mut moves);
        }
        for card in moves.iter() {
            if card & open == 0 {
                continue;
            }
            let found = self.play::<AT>(n, leader, need, win, winner, card);
            if (found.tricks >= need) == north_south {
                self.hints.set(sight, card);
                return found;
            }
            best = best.or_worse(found, north_south);
            open = narrowed(open, card, found.ranks);
        }
        best
    }

    /// What the player sees that mostly decides the choice, and one of each run of equal cards that may be played.
    #[inline]
    fn sight<const AT: usize>(&self, n: usize, leader: usize, win: u64, winner: usize) -> (Sight, u64) {
        let start = &self.starts[n];
        let seat = (leader + AT) & 3;
        if AT == 0 {
            let hand = start.hands[seat];
            return (Sight::new(hand << 2 ^ (seat as u64) << 60), start.heads(seat));
        }
        let suit = suit_of(start.played[0]);
        let follows = start.heads_in(seat, suit);
        let place = (seat as u64) << 13 ^ (AT as u64) << 29;
        if follows == 0 {
            let seen = if self.trump == NO_TRUMP { winner as u64 } else { win.trailing_zeros().into() };
            (Sight::new(start.hands[seat] ^ seen << 58 ^ place), start.heads(seat))
        } else {
            let seen = u64::from(win.trailing_zeros());
            (Sight::new((start.all & lane(suit)) ^ seen << 58 ^ place ^ 1 << 45), follows)
        }
    }

    fn play<const AT: usize>(
        &mut self,
        n: usize,
        leader: usize,
        need: i8,
        win: u64,
        winner: usize,
        card: u64,
    ) -> Found {
        self.starts[n].played[AT] = card;
        let beats = AT == 0 || self.beats(card, win);
        let (win, winner) = if beats { (card, (leader + AT) & 3) } else { (win, winner) };
        match AT {
            0 => self.choose::<1>(n, leader, need, win, winner),
            1 => self.choose::<2>(n, leader, need, win, winner),
            2 => self.choose::<3>(n, leader, need, win, winner),
            _ => self.next_trick(n, leader, need, win, winner),
        }
    }

    /// After the fourth card.
    fn next_trick(&mut self, n: usize, leader: usize, need: i8, win: u64, winner: usize) -> Found {
        let start = &self.starts[n];
        let won = i8::from(winner & 1 == 0);
        let ranks = contested(start.trick(), win);
        let left = n - 1;
        if need <= won {
            return Found { tricks: won, ranks };
        }
        if need - won > left as i8 {
            return Found { tricks: won + left as i8, ranks };
        }
        self.starts[left] = start.next(leader, &self.suits);
        let found = self.lead(left, winner, need - won);
        Found { tricks: found.tricks + won, ranks: found.ranks | ranks }
    }
}

/// The places that mattered to a trick: those down to the winner's where others of its suit were played.
#[inline]
fn contested(trick: u64, win: u64) -> u64 {
    if (trick ^ win) & lane_of(win) == 0 { 0 } else { from_top_to(win) }
}

/// What remains to be tried once this card has failed: where its own place did not matter, none below what did.
#[inline]
fn narrowed(open: u64, card: u64, ranks: u64) -> u64 {
    if card & ranks == 0 { open & (ranks | !lane_of(card)) & !card } else { open & !card }
}

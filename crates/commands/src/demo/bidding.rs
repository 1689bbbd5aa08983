//! How the players of the demonstration call: plain natural methods, for plausible contracts.

use openroom_cards::{Bid, Call, Cards, Denomination, Hand, Level, Seat, Suit};
use openroom_laws::{Auction, Made, Said};

/// What a player knows: his hand, the auction, and who called what.
pub(super) struct Sees<'a> {
    pub(super) seat: Seat,
    pub(super) hand: Hand,
    pub(super) auction: &'a Auction,
    pub(super) calls: &'a [Made],
    /// The points that he gives himself for good spot cards today.
    pub(super) optimism: u32,
}

const DENOMINATIONS: [(Suit, Denomination); 4] = [
    (Suit::Spades, Denomination::Spades),
    (Suit::Hearts, Denomination::Hearts),
    (Suit::Diamonds, Denomination::Diamonds),
    (Suit::Clubs, Denomination::Clubs),
];

impl Sees<'_> {
    /// The call that he would like to make; it may not be legal.
    pub(super) fn call(&self) -> Call {
        let own = self.bids_of(self.seat);
        let partner = self.bids_of(self.seat.partner());
        let theirs = self.auction.bid.filter(|(by, _)| by.side() != self.seat.side());
        match (own.as_slice(), partner.as_slice()) {
            ([], []) if theirs.is_none() => self.opening(),
            ([], []) => self.overcall(),
            ([], [.., last]) => self.response(*last),
            ([first, ..], [.., last]) if own.len() == 1 && partner.len() == 1 => self.rebid(*first, *last),
            _ => Call::Pass,
        }
    }

    fn bids_of(&self, seat: Seat) -> Vec<Bid> {
        let standing = self.calls.iter().filter(|made| made.by == seat && made.stands());
        standing.filter_map(|made| if let Said::Call(call) = made.said { call.bid() } else { None }).collect()
    }

    fn points(&self) -> u32 {
        self.hand.points() + self.optimism
    }

    fn length(&self, suit: Suit) -> u32 {
        self.hand.in_suit(suit).len()
    }

    fn balanced(&self) -> bool {
        let lengths = DENOMINATIONS.map(|(suit, _)| self.length(suit));
        lengths.iter().all(|&length| (2..=5).contains(&length))
            && lengths.iter().filter(|&&l| l == 2).count() < 2
    }

    fn longest(&self) -> (Suit, Denomination) {
        DENOMINATIONS.into_iter().max_by_key(|(suit, _)| self.length(*suit)).unwrap_or(DENOMINATIONS[0])
    }

    fn opening(&self) -> Call {
        let (suit, denomination) = self.longest();
        match (self.points(), self.length(suit)) {
            (15..=17, _) if self.balanced() => bid(1, Denomination::NoTrump),
            (20..=21, _) if self.balanced() => bid(2, Denomination::NoTrump),
            (12.., 5..) => bid(1, denomination),
            (12.., _) if self.length(Suit::Diamonds) > self.length(Suit::Clubs) => {
                bid(1, Denomination::Diamonds)
            }
            (12.., _) => bid(1, Denomination::Clubs),
            (6..=10, 7..) => bid(3, denomination),
            (6..=10, 6) if suit != Suit::Clubs => bid(2, denomination),
            _ => Call::Pass,
        }
    }

    fn overcall(&self) -> Call {
        let (suit, denomination) = self.longest();
        let level = self.cheapest(denomination);
        let wanted = match level {
            1 => 8,
            2 => 11,
            3 => 15,
            _ => 99,
        };
        if self.length(suit) >= 5 && self.points() >= wanted { bid(level, denomination) } else { Call::Pass }
    }

    fn response(&self, opened: Bid) -> Call {
        let points = self.points();
        if points < 6 || opened.level().get() > 2 && points < 15 {
            return Call::Pass;
        }
        let denomination = opened.denomination();
        if denomination == Denomination::NoTrump {
            let major = DENOMINATIONS[..2].iter().find(|(suit, _)| self.length(*suit) >= 5);
            let strong = 20_u32.saturating_sub(5 * u32::from(opened.level().get()));
            return match (points + 5, major) {
                (sum, Some((_, major))) if sum >= strong => bid(4, *major),
                (sum, None) if sum >= strong => bid(3, Denomination::NoTrump),
                (_, Some((_, major))) => bid(2, *major),
                (_, None) => Call::Pass,
            };
        }
        let support = denomination.trump().map_or(0, |suit| self.length(suit));
        let fit = if opened.level().get() > 1 { 2 } else { 3 };
        if denomination.trump().is_some_and(Suit::is_major) && support >= fit {
            let level = match points {
                0..=9 => opened.level().get() + 1,
                10..=12 => 3,
                _ => 4,
            };
            return bid(level.max(self.cheapest(denomination)).min(4), denomination);
        }
        let new = DENOMINATIONS.into_iter().rev().find(|(suit, other)| {
            self.length(*suit) >= 4 && *other != denomination && self.cheapest(*other) == 1
        });
        match (points, new) {
            (13.., None) => bid(3, Denomination::NoTrump),
            (11..=12, None) => bid(2, Denomination::NoTrump),
            (_, Some((_, other))) => bid(1, other),
            (_, None) => bid(self.cheapest(Denomination::NoTrump), Denomination::NoTrump),
        }
    }

    fn rebid(&self, first: Bid, last: Bid) -> Call {
        let points = self.points();
        let denomination = last.denomination();
        let support = denomination.trump().map_or(0, |suit| self.length(suit));
        if denomination == first.denomination() {
            let game = if denomination.trump().is_some_and(Suit::is_major) { 4 } else { 5 };
            let enough = if last.level().get() >= 3 { 14 } else { 17 };
            return if points >= enough && last.level().get() < game {
                bid(game, denomination)
            } else {
                Call::Pass
            };
        }
        if denomination.trump().is_some_and(Suit::is_major) && support >= 4 {
            let level = if points >= 17 { 4 } else { 2 };
            return bid(level.max(self.cheapest(denomination)), denomination);
        }
        let level = self.cheapest(Denomination::NoTrump);
        match points {
            18.. => bid(3, Denomination::NoTrump),
            _ if denomination != Denomination::NoTrump && level <= 2 => bid(level, Denomination::NoTrump),
            15.. if last.level().get() == 2 => bid(3, Denomination::NoTrump),
            _ => Call::Pass,
        }
    }

    /// The lowest level at which the denomination can be bid.
    fn cheapest(&self, denomination: Denomination) -> u8 {
        let above = self.auction.bid.map(|(_, bid)| bid);
        let level = (1..=7)
            .filter_map(Level::new)
            .find(|&level| above.is_none_or(|last| Bid::new(level, denomination) > last));
        level.map_or(8, Level::get)
    }
}

fn bid(level: u8, denomination: Denomination) -> Call {
    Level::new(level).map_or(Call::Pass, |level| Call::Bid(Bid::new(level, denomination)))
}

/// The lead from a hand: the top of touching honours, or a low card of the longest suit.
pub(super) fn lead(legal: Cards) -> Option<openroom_cards::Card> {
    let suits = DENOMINATIONS.map(|(suit, _)| legal.in_suit(suit));
    let longest = suits.into_iter().max_by_key(|cards| cards.len())?;
    let top = longest.highest()?;
    let second = (longest - Cards::of(top)).highest();
    let touching =
        second.is_some_and(|second| top.index() - second.index() == 1 && second.rank().is_honour());
    if touching { Some(top) } else { longest.lowest() }
}

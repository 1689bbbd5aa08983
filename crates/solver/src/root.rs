//! A position made ready for the search, and how its tricks are found in steps.

use openroom_cards::{BySeat, Cards, Denomination, Trick};

use crate::Stopped;
use crate::places::Places;
use crate::search::{NO_TRUMP, Search};

/// A position made ready.
pub(crate) struct Root<'a> {
    search: &'a mut Search,
    pub(crate) places: Places,
    left: usize,
    leader: usize,
    at: usize,
    win: u64,
    winner: usize,
}

impl<'a> Root<'a> {
    /// Hands and a trick in progress; a card of the trick is of a hand too, in `held`.
    pub(crate) fn new(
        search: &'a mut Search,
        held: &BySeat<Cards>,
        trick: Trick,
        denomination: Denomination,
    ) -> Root<'a> {
        let places = Places::new(held.values().iter().fold(Cards::EMPTY, |all, hand| all | *hand));
        let trump = denomination.trump().map_or(NO_TRUMP, |suit| suit as usize);
        search.set(*held.map(|hand| places.bits(hand)).values(), trump);
        let leader = trick.leader as usize;
        let left = held[trick.leader].len() as usize;
        let mut root = Root { search, places, left, leader, at: 0, win: 0, winner: leader };
        for card in (0..4).map_while(|steps| trick.cards[trick.leader.step(steps)]) {
            root.put(places.bit(card));
        }
        root
    }

    /// Puts a card on the table.
    pub(crate) fn put(&mut self, card: u64) {
        let seat = (self.leader + self.at) & 3;
        if self.at == 0 || self.search.beats(card, self.win) {
            (self.win, self.winner) = (card, seat);
        }
        self.search.starts[self.left].played[self.at] = card;
        self.at += 1;
    }

    /// Tricks for North and South: so many at least or at most as show whether they win what is asked.
    pub(crate) fn value(&mut self, need: i8) -> i8 {
        self.search.from(self.at, self.left, self.leader, need, self.win, self.winner)
    }

    /// The same once the player whose turn it is has played this card.
    pub(crate) fn after(&mut self, card: u64, need: i8) -> i8 {
        let before = (self.at, self.win, self.winner);
        self.put(card);
        let tricks = self.value(need);
        (self.at, self.win, self.winner) = before;
        tricks
    }

    /// Tricks of North and South that show whether they win what is asked.
    pub(crate) fn ask(
        &mut self,
        need: i8,
        mut search: impl FnMut(&mut Self, i8) -> i8,
    ) -> Result<i8, Stopped> {
        let tricks = search(self, need);
        if self.search.stopped { Err(Stopped) } else { Ok(tricks) }
    }

    /// The tricks of North and South, somewhere from `low` to `high`.
    pub(crate) fn settle(
        &mut self,
        mut low: i8,
        mut high: i8,
        mut guess: i8,
        mut search: impl FnMut(&mut Self, i8) -> i8,
    ) -> Result<i8, Stopped> {
        while low < high {
            let need = guess.clamp(low + 1, high);
            guess = self.ask(need, &mut search)?;
            if guess < need {
                high = guess.max(low);
            } else {
                low = guess.min(high);
            }
        }
        Ok(low)
    }

    /// The cards that may be played, those that are equal together.
    pub(crate) fn choices(&self, legal: Cards) -> Vec<Cards> {
        let mut choices: Vec<Cards> = Vec::new();
        let mut last: Option<u64> = None;
        let mut bits = self.places.bits(legal);
        while bits != 0 {
            let bit = bits & bits.wrapping_neg();
            bits ^= bit;
            let Some(card) = self.places.card(bit) else { continue };
            match choices.last_mut() {
                Some(equals) if last == Some(bit >> 1) => *equals |= Cards::of(card),
                Some(_) | None => choices.push(Cards::of(card)),
            }
            last = Some(bit);
        }
        choices
    }
}

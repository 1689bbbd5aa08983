//! Whether a stated line can be played at all: from which hand, with which cards, in how many tricks.

use openroom_cards::{BySeat, Card, Cards, Seat, Suit};

use super::{Conceded, LineOrder, Step};

/// The cards with which a line is to be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Means {
    /// What may be in each hand that the claimer plays; nothing for the others.
    pub own: BySeat<Cards>,
    /// What is known to be in each hand.
    pub known: BySeat<Cards>,
    /// What may be in the other hands.
    pub against: Cards,
    /// The trump suit.
    pub trump: Option<Suit>,
    /// How many tricks are left.
    pub tricks: u8,
    /// The hand that leads, where it is one of his and no opponent is to come in.
    pub leads: Option<Seat>,
}

impl Means {
    /// Whether what he concedes may be in his hands.
    pub(super) fn holds(&self, conceded: Conceded) -> bool {
        self.own.values().iter().any(|hand| match conceded {
            Conceded::Suit(suit) => !hand.in_suit(suit).is_empty(),
            Conceded::Card(card) => hand.contains(card),
        })
    }
}

/// A line while it is played, as far as it is the claimer's: what the opponents play to it does not matter.
pub(super) struct Line {
    means: Means,
    left: BySeat<Cards>,
    tricks: u8,
    /// Which of his hands may be on lead.
    leads: BySeat<bool>,
    /// How many cards of which nothing was said each hand has thrown.
    thrown: BySeat<u32>,
    /// The cards that he said he would throw and has not thrown yet.
    to_throw: Vec<Card>,
    /// How many trumps each hand has played to draw those of the opponents.
    drawn: BySeat<u32>,
}

impl Line {
    pub(super) fn of(means: &Means, throws: &[Card]) -> Line {
        Line {
            means: *means,
            left: means.own,
            tricks: means.tricks,
            leads: BySeat::from_fn(|hand| means.leads.is_none_or(|leads| leads == hand)),
            thrown: BySeat::default(),
            to_throw: throws.to_vec(),
            drawn: BySeat::default(),
        }
    }

    /// Plays this part, where it can be played.
    pub(super) fn plays(&mut self, step: &Step) -> bool {
        match step {
            Step::DrawTrumps => self.draws_trumps(),
            Step::Play(suit, LineOrder::TopDown | LineOrder::Unstated) => self.plays_suit(*suit),
            Step::Cash(cards) => cards.iter().all(|card| self.cashes(*card)),
            Step::Ruff(suit, hand) => self.ruffs(*suit, *hand),
            Step::Cross(hand, suit) => self.crosses(*hand, *suit),
            Step::Finesse { missing, with } => self.finesses(*missing, *with),
        }
    }

    /// Throws what he said he would throw and could not throw yet, where it is still there.
    pub(super) fn throws_the_rest(&mut self) -> bool {
        let rest = std::mem::take(&mut self.to_throw);
        rest.iter().all(|card| self.holder(*card).is_some_and(|hand| self.left[hand].remove(*card)))
    }

    fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|hand| self.left[*hand].contains(card))
    }

    fn has(&self, hand: Seat, suit: Suit) -> bool {
        self.length(hand, suit, self.left[hand]) > 0
    }

    /// How many of these cards are of the suit, without the trumps that were played to draw others.
    fn length(&self, hand: Seat, suit: Suit, cards: Cards) -> u32 {
        let drawn = if self.means.trump == Some(suit) { self.drawn[hand] } else { 0 };
        cards.in_suit(suit).len().saturating_sub(drawn)
    }

    /// Whether it is the hand of somebody else, who leads what he likes.
    fn is_anothers(&self, hand: Seat) -> bool {
        self.means.own[hand].is_empty()
    }

    fn trick(&mut self) -> bool {
        let more = self.tricks > 0;
        self.tricks = self.tricks.saturating_sub(1);
        more
    }

    fn is_on_lead(&mut self, hand: Seat) {
        self.leads = BySeat::from_fn(|one| one == hand);
    }

    /// What the hand plays to this suit: the lowest card of it that is not to be thrown, or one that it throws.
    fn follows(&mut self, hand: Seat, suit: Suit) -> Option<Card> {
        if !self.has(hand, suit) {
            self.throws(hand, 1);
            return None;
        }
        let of_suit = self.left[hand].in_suit(suit);
        let kept = of_suit.iter().find(|card| !self.to_throw.contains(card));
        let card = kept.or(of_suit.lowest())?;
        self.left[hand].remove(card);
        Some(card)
    }

    /// The hand discards so often: first the cards that he said he would throw.
    fn throws(&mut self, hand: Seat, times: u32) {
        for _ in 0..times {
            match self.to_throw.iter().position(|card| self.left[hand].contains(*card)) {
                Some(place) => {
                    let card = self.to_throw.remove(place);
                    self.left[hand].remove(card);
                }
                None => self.thrown[hand] += 1,
            }
        }
    }

    /// Whether the hand has none of the suit, or has thrown so many cards that it may have none.
    fn is_void(&self, hand: Seat, suit: Suit) -> bool {
        self.known(hand, suit) <= self.thrown[hand]
    }

    /// How many cards of the suit are known to be in the hand.
    fn known(&self, hand: Seat, suit: Suit) -> u32 {
        self.length(hand, suit, self.left[hand] & self.means.known[hand])
    }

    fn may_ruff(&self, hand: Seat, suit: Suit) -> bool {
        self.means
            .trump
            .is_some_and(|trump| trump != suit && self.has(hand, trump) && self.is_void(hand, suit))
    }

    /// Whether the hand can win a lead of the suit from the other.
    fn wins_from(&self, from: Seat, hand: Seat, suit: Suit) -> bool {
        let over = self.left[hand].in_suit(suit).highest() > self.left[from].in_suit(suit).lowest();
        self.has(from, suit) && (over || self.may_ruff(hand, suit))
    }

    /// Brings the hand on lead, with a trick of which nothing was said where he must.
    fn comes_on_lead(&mut self, hand: Seat) -> bool {
        if self.leads[hand] || self.is_anothers(hand) {
            return true;
        }
        let from = hand.partner();
        let over = self.leads[from] && Suit::ALL.into_iter().any(|suit| self.wins_from(from, hand, suit));
        if over && self.trick() {
            self.is_on_lead(hand);
            return true;
        }
        false
    }

    fn cashes(&mut self, card: Card) -> bool {
        let (Some(hand), suit) = (self.holder(card), card.suit()) else { return false };
        let other = hand.partner();
        let towards = !self.leads[hand] && self.leads[other] && self.has(other, suit);
        if !towards && !self.comes_on_lead(hand) || !self.trick() {
            return false;
        }
        self.left[hand].remove(card);
        let taken_over = self.follows(other, suit).is_some_and(|its| its > card);
        self.is_on_lead(if taken_over { other } else { hand });
        true
    }

    fn plays_suit(&mut self, suit: Suit) -> bool {
        let holders: Vec<Seat> = Seat::ALL.into_iter().filter(|hand| self.has(*hand, suit)).collect();
        let rounds = holders.iter().map(|hand| self.known(*hand, suit)).max().unwrap_or(0).max(1);
        let on_lead = holders.iter().any(|hand| self.leads[*hand]);
        let begins = on_lead || holders.first().is_some_and(|hand| self.comes_on_lead(*hand));
        if !begins || !self.trick() {
            return false;
        }
        self.tricks = self.tricks.saturating_sub(rounds as u8 - 1);
        for hand in Seat::ALL {
            self.throws(hand, rounds.saturating_sub(self.known(hand, suit)));
            self.left[hand] = self.left[hand] - Cards::suit(suit);
        }
        self.leads = BySeat::from_fn(|hand| holders.contains(&hand));
        true
    }

    /// Trumps are led as often as an opponent is known to follow; either hand that has some may be on lead afterwards.
    fn draws_trumps(&mut self) -> bool {
        let Some(trump) = self.means.trump else { return false };
        let own = BySeat::from_fn(|hand| self.length(hand, trump, self.left[hand]));
        let longest = own.values().iter().copied().max().unwrap_or(0);
        let rounds = self.trumps_to_draw(trump);
        if longest == 0 || longest < rounds || u32::from(self.tricks) < rounds {
            return false;
        }
        self.leads = BySeat::from_fn(|hand| self.leads[hand] || own[hand] > 0);
        self.tricks -= rounds as u8;
        for hand in Seat::ALL {
            self.drawn[hand] += own[hand].min(rounds);
            self.throws(hand, rounds.saturating_sub(own[hand]));
        }
        true
    }

    /// The most trumps that one opponent is known to have.
    fn trumps_to_draw(&self, trump: Suit) -> u32 {
        let opponents =
            Seat::ALL.into_iter().filter(|hand| self.is_anothers(*hand) && self.is_anothers(hand.partner()));
        opponents.map(|hand| self.means.known[hand].in_suit(trump).len()).max().unwrap_or(0)
    }

    fn ruffs(&mut self, suit: Suit, hand: Seat) -> bool {
        let other = hand.partner();
        let leads = self.is_anothers(other) || self.has(other, suit);
        if !leads || !self.may_ruff(hand, suit) || !self.comes_on_lead(other) || !self.trick() {
            return false;
        }
        self.follows(other, suit);
        let lowest = self.means.trump.and_then(|trump| self.left[hand].in_suit(trump).lowest());
        lowest.map(|trump| self.left[hand].remove(trump));
        self.is_on_lead(hand);
        true
    }

    fn crosses(&mut self, hand: Seat, suit: Suit) -> bool {
        let other = hand.partner();
        if self.means.leads == Some(hand) && self.leads[hand] {
            return true;
        }
        if self.is_anothers(other) {
            return self.has(hand, suit);
        }
        if !self.wins_from(other, hand, suit) || !self.comes_on_lead(other) || !self.trick() {
            return false;
        }
        self.follows(other, suit);
        let highest = self.left[hand].in_suit(suit).highest();
        highest.map(|card| self.left[hand].remove(card));
        self.is_on_lead(hand);
        true
    }

    /// Low towards the card, or the card itself towards one that is higher than the missing one or towards a ruff.
    fn finesses(&mut self, missing: Card, with: Card) -> bool {
        let Some(hand) = self.holder(with) else { return false };
        let (other, suit) = (hand.partner(), with.suit());
        if !self.means.against.contains(missing) || missing.suit() != suit || missing < with {
            return false;
        }
        let covered = self.left[other].in_suit(suit).highest() > Some(missing);
        let towards = self.is_anothers(other) || (self.has(other, suit) && self.comes_on_lead(other));
        let ruffing = !towards && self.may_ruff(other, suit);
        if !(towards || ((covered || ruffing) && self.comes_on_lead(hand))) || !self.trick() {
            return false;
        }
        self.left[hand].remove(with);
        self.follows(other, suit);
        self.is_on_lead(hand);
        // Where the missing card comes, the other hand ruffs it.
        self.leads[other] |= ruffing;
        true
    }
}

use std::collections::HashMap;
use std::time::{Duration, Instant};

use openroom_cards::{Card, Cards, Seat, Suit};

use super::Claim;
use super::normal::is_honour;
use super::principles::{Discards, Losers, Opponents};
use super::state::{Player, ShownOut, State};
use super::stated::allowed;

/// How long a search may go on. The nodes make the answer the same on every machine; the time is
/// for those who wait.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most cards tried.
    pub nodes: u64,
    /// The most time, where it is limited.
    pub time: Option<Duration>,
}

impl Default for Budget {
    /// Two million cards, and a little less than a second.
    fn default() -> Budget {
        Budget { nodes: 2_000_000, time: Some(Duration::from_millis(900)) }
    }
}

/// Tricks of the claimer's side: exact where both are equal, otherwise between the two.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    /// No fewer than these.
    pub least: u8,
    /// No more than these.
    pub most: u8,
}

impl Bounds {
    /// Known exactly.
    pub const fn exactly(tricks: u8) -> Bounds {
        Bounds { least: tricks, most: tricks }
    }

    /// The number, where it is known exactly.
    pub const fn exact(self) -> Option<u8> {
        if self.least == self.most { Some(self.least) } else { None }
    }

    /// What two searches of the same question say together.
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    pub(super) fn plus(self, tricks: u8) -> Bounds {
        Bounds { least: self.least + tricks, most: self.most + tricks }
    }
}

/// How the claimer chooses among the cards that he may play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Choosing {
    /// The worst for him.
    Carelessly,
    /// The best for him, with all hands in view.
    Well,
}

/// A search of all lines from one claim.
pub(super) struct Search<'a> {
    claim: &'a Claim,
    choosing: Choosing,
    named: bool,
    /// The players whose failures to follow may still change what is normal.
    matters: u16,
    seen: HashMap<Key, Bounds>,
    nodes: u64,
    limit: u64,
    until: Option<Instant>,
}

type Key = (u128, u64, u64);

impl<'a> Search<'a> {
    pub(super) fn new(claim: &'a Claim, choosing: Choosing, budget: Budget) -> Search<'a> {
        Search {
            claim,
            choosing,
            named: claim.statement.names_cards() || !claim.penalty_cards.is_empty(),
            matters: if claim.claimer == claim.declarer && claim.principles.opponents == Opponents::AnyLawful
            {
                ShownOut::of_side(claim.side().other())
            } else {
                u16::MAX
            },
            seen: HashMap::new(),
            nodes: 0,
            limit: budget.nodes,
            until: budget.time.map(|time| Instant::now() + time),
        }
    }

    /// The cards tried.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Lets the search go on for as much again as a part of this budget.
    pub(super) fn extend(&mut self, budget: Budget) {
        self.limit = self.nodes + budget.nodes;
        self.until = budget.time.map(|time| Instant::now() + time);
    }

    /// Takes over what a search of the same claim found by the other way of choosing: nobody does better carelessly
    /// than well.
    pub(super) fn learn(&mut self, other: &Search<'_>) {
        for (key, known) in &other.seen {
            let own = self.seen.entry(*key).or_insert(Bounds { least: 0, most: u8::MAX });
            match self.choosing {
                Choosing::Carelessly => own.most = own.most.min(known.most),
                Choosing::Well => own.least = own.least.max(known.least),
            }
        }
    }

    /// The tricks that the claimer's side still wins from here. The fewest are tried first; a number
    /// that takes more than half of what is left of the budget is left open.
    pub(super) fn value(&mut self, state: &State) -> Bounds {
        let left = state.position.tricks_left();
        let (limit, until) = (self.limit, self.until);
        let mut open = None;
        let mut most = left;
        for tricks in 0..left {
            self.limit = self.nodes + limit.saturating_sub(self.nodes) / 2;
            self.until =
                until.map(|until| Instant::now() + until.saturating_duration_since(Instant::now()) / 2);
            match self.is_held_to(state, tricks) {
                Some(true) => {
                    most = tricks;
                    break;
                }
                Some(false) => open = None,
                None => open = open.or(Some(tricks)),
            }
        }
        (self.limit, self.until) = (limit, until);
        Bounds { least: open.unwrap_or(most), most }
    }

    /// The tricks from here once this card is played.
    pub(super) fn after(&mut self, state: &State, seat: Seat, card: Card) -> Bounds {
        let (next, won) = state.after(self.claim, seat, card);
        self.value(&next).plus(u8::from(won))
    }

    /// Whether the claimer's side can be held to so many tricks; none where the budget is used up.
    fn is_held_to(&mut self, state: &State, tricks: u8) -> Option<bool> {
        let Some(seat) = state.position.turn() else { return Some(true) };
        let left = state.position.tricks_left();
        if left <= tricks {
            return Some(true);
        }
        let key = state.position.led().is_none().then(|| self.key(state));
        if let Some(key) = &key {
            if let Some(settled) = self.runs(state, seat) {
                return Some(settled <= tricks);
            }
            match self.seen.get(key) {
                Some(known) if known.most <= tricks => return Some(true),
                Some(known) if known.least > tricks => return Some(false),
                Some(_) | None => (),
            }
            // Within a trick the search goes on to its end, so that a line once found is found again.
            if self.is_spent() {
                return None;
            }
        }

        let well = self.choosing == Choosing::Well && self.claim.player(seat) == Player::Claimer;
        let mut answer = Some(well);
        for card in self.distinct(state, seat, allowed(self.claim, state, seat)) {
            self.nodes += 1;
            let (next, won) = state.after(self.claim, seat, card);
            let held = match tricks.checked_sub(u8::from(won)) {
                None => Some(false),
                Some(tricks) => self.is_held_to(&next, tricks),
            };
            match held {
                None => answer = None,
                Some(held) if held != well => {
                    answer = Some(held);
                    break;
                }
                Some(_) => (),
            }
        }
        if let (Some(key), Some(held)) = (key, answer) {
            let known = self.seen.entry(key).or_insert(Bounds { least: 0, most: left });
            if held {
                known.most = known.most.min(tricks);
            } else {
                known.least = known.least.max(tricks + 1);
            }
        }
        answer
    }

    fn is_spent(&mut self) -> bool {
        if self.nodes.is_multiple_of(256) && self.until.is_some_and(|until| Instant::now() > until) {
            self.limit = self.nodes;
        }
        self.nodes >= self.limit
    }

    /// The result where the hand on lead simply runs, or the two hands of its side do: all their cards win whatever the
    /// others play.
    fn runs(&self, state: &State, seat: Seat) -> Option<u8> {
        let hand = state.position.hands()[seat];
        let others = Seat::ALL.into_iter().filter(|other| *other != seat);
        let elsewhere = others.fold(Cards::EMPTY, |all, other| all | state.position.hands()[other]);
        let ours = seat.side() == self.claim.side();
        if let Some(trump) = state.position.denomination().trump()
            && !state.held_by(seat.side().other()).in_suit(trump).is_empty()
        {
            return None;
        }
        let (side, against) = (state.held_by(seat.side()), state.held_by(seat.side().other()));
        if Suit::ALL.into_iter().all(|suit| {
            let (lowest, other) = (side.in_suit(suit).lowest(), against.in_suit(suit).highest());
            lowest.zip(other).is_none_or(|(own, other)| own > other)
        }) {
            return Some(if ours { state.position.tricks_left() } else { 0 });
        }
        let highest = Suit::ALL.into_iter().all(|suit| {
            match (hand.in_suit(suit).lowest(), elsewhere.in_suit(suit).highest()) {
                (Some(own), Some(other)) => own > other,
                (None, _) | (_, None) => true,
            }
        });
        let partner = state.position.hands()[seat.partner()];
        let may_ruff =
            state.position.denomination().trump().is_some_and(|trump| !partner.in_suit(trump).is_empty());
        match (highest, ours) {
            (true, true) if !may_ruff || self.claim.statement.steps.is_empty() => {
                Some(state.position.tricks_left())
            }
            (true, false) => Some(0),
            (true | false, true) | (false, false) => None,
        }
    }

    /// One of each group of cards between which no other card lies; all where cards were named.
    pub(super) fn distinct(&self, state: &State, seat: Seat, cards: Cards) -> Cards {
        if self.named {
            return cards;
        }
        let table = state.position.trick().cards.values().iter().flatten().copied();
        let mut others: Cards = table.collect();
        for (other, hand) in state.position.hands().iter() {
            if other != seat {
                others |= *hand;
            }
        }
        let mut kept = Cards::EMPTY;
        let mut last: Option<Card> = None;
        for card in cards {
            let separate = last.is_none_or(|last| {
                last.suit() != card.suit()
                    || !self.alike(last, card)
                    || others.iter().any(|other| last < other && other < card)
            });
            if separate {
                kept.insert(card);
            }
            last = Some(card);
        }
        kept
    }

    /// How many honours of each suit are left, where it matters which cards are honours: they are the highest.
    fn honours(&self, all: Cards) -> u16 {
        match self.claim.principles.discards {
            Discards::AnySuit => 0,
            Discards::KeepHonours | Discards::KeepWinners => Suit::ALL.into_iter().fold(0, |bits, suit| {
                bits << 3 | all.in_suit(suit).iter().filter(|card| is_honour(*card)).count() as u16
            }),
        }
    }

    /// How many cards of each suit the claimer knows to lose, where it matters: they are the lowest of his.
    fn known_losers(&self, state: &State) -> u16 {
        match self.claim.principles.losers {
            Losers::AnyTime | Losers::AllAfterWinners => 0,
            Losers::AfterWinners => {
                let own = state.held_by_claimer(self.claim);
                Suit::ALL.into_iter().fold(0, |bits, suit| {
                    let known = own.in_suit(suit).iter().filter(|card| self.claim.knows_to_lose(*card));
                    bits << 4 | known.count() as u16
                })
            }
        }
    }

    /// Whether two cards of a hand are of one kind for the principles.
    fn alike(&self, one: Card, other: Card) -> bool {
        let honours = match self.claim.principles.discards {
            Discards::AnySuit => true,
            Discards::KeepHonours | Discards::KeepWinners => is_honour(one) == is_honour(other),
        };
        honours && self.claim.knows_to_lose(one) == self.claim.knows_to_lose(other)
    }

    /// What a result depends on: who holds the cards of each suit from the top, who leads, and what
    /// of the line so far still matters.
    fn key(&self, state: &State) -> Key {
        let hands = state.position.hands();
        let mut owners: u128 = 0;
        let mut all = Cards::EMPTY;
        for hand in hands.values() {
            all |= *hand;
        }
        for suit in Suit::ALL {
            owners = owners << 4 | u128::from(all.in_suit(suit).len());
        }
        for card in all {
            let owner = Seat::ALL.into_iter().position(|seat| hands[seat].contains(card)).unwrap_or(0);
            owners = owners << 2 | owner as u128;
        }
        let line = u64::from(state.shown.bits() & self.matters)
            | (state.position.trick().leader as u64) << 16
            | (state.step as u64) << 20
            | u64::from(self.honours(all)) << 32
            | u64::from(self.known_losers(state)) << 44;
        (owners, line, if self.named { all.bits() } else { 0 })
    }
}

use openroom_cards::{BySeat, Card, Cards, Seat, Side, Suit};

use super::Claim;
use super::Step;
use crate::Position;

/// Who decides over a hand in a contested claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// The claimer: his own hand, and dummy where he is declarer.
    Claimer,
    /// The partner of a defender who claims.
    Partner,
    /// An opponent of the claimer.
    Opponent,
}

/// The suits of which each player is known to have none.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ShownOut(BySeat<u8>);

impl ShownOut {
    /// Notes that this player failed to follow to this suit.
    pub fn note(&mut self, seat: Seat, suit: Suit) {
        self.0[seat] |= 1 << suit as u8;
    }

    /// Whether this player failed to follow to this suit.
    pub fn has(self, seat: Seat, suit: Suit) -> bool {
        self.0[seat] >> suit as u8 & 1 == 1
    }

    /// The bits of one side's players.
    pub(super) const fn of_side(side: Side) -> u16 {
        match side {
            Side::NorthSouth => 0xF0F0,
            Side::EastWest => 0x0F0F,
        }
    }

    pub(super) fn bits(self) -> u16 {
        self.0.values().iter().fold(0, |bits, suits| bits << 4 | u16::from(*suits))
    }
}

/// Where a line has come to.
#[derive(Copy, Clone, Debug)]
pub(super) struct State {
    pub(super) position: Position,
    /// The step of the statement that is being carried out.
    pub(super) step: usize,
    pub(super) shown: ShownOut,
}

impl State {
    pub(super) fn start(claim: &Claim) -> State {
        let mut state = State { position: claim.position, step: 0, shown: claim.shown_out };
        state.settle(claim);
        state
    }

    /// The state after a card; true where the claimer's side won a trick by it.
    pub(super) fn after(&self, claim: &Claim, seat: Seat, card: Card) -> (State, bool) {
        let mut next = *self;
        let led = self.position.led();
        if let Some(led) = led
            && led != card.suit()
        {
            next.shown.note(seat, led);
            let trump = self.position.denomination().trump();
            if let Some(Step::Ruff(suit, ruffer)) = claim.statement.steps.get(self.step)
                && (*suit, *ruffer, trump) == (led, seat, Some(card.suit()))
            {
                next.step += 1;
            }
        }
        let (position, winner) = self.position.after(seat, card);
        next.position = position;
        let Some(winner) = winner else { return (next, false) };
        let won = winner.side() == claim.side();
        next.settle(claim);
        (next, won)
    }

    /// Steps over what is done or can no longer be done.
    fn settle(&mut self, claim: &Claim) {
        while let Some(step) = claim.statement.steps.get(self.step)
            && self.is_done(claim, step)
        {
            self.step += 1;
        }
    }

    fn is_done(&self, claim: &Claim, step: &Step) -> bool {
        let own = self.held_by_claimer(claim);
        let out = self.held_by(claim.side().other());
        match step {
            Step::DrawTrumps => self
                .position
                .denomination()
                .trump()
                .is_none_or(|trump| out.in_suit(trump).is_empty() || own.in_suit(trump).is_empty()),
            Step::Play(suit, _) => own.in_suit(*suit).is_empty(),
            Step::Cash(cards) => cards.iter().all(|card| !own.contains(*card)),
            Step::Ruff(suit, seat) => {
                let no_trump = match self.position.denomination().trump() {
                    Some(trump) => self.position.hands()[*seat].in_suit(trump).is_empty(),
                    None => true,
                };
                no_trump || self.position.hands()[seat.partner()].in_suit(*suit).is_empty()
            }
            Step::Cross(to, suit) => {
                self.position.trick().leader == *to
                    || self.position.hands()[to.partner()].in_suit(*suit).is_empty()
            }
            Step::Finesse { missing, with } => !out.contains(*missing) || !own.contains(*with),
        }
    }

    /// Who wins the trick as it lies, and with which card. A card has been led.
    pub(super) fn winning(&self) -> (Seat, Card) {
        let trick = self.position.trick();
        let seat = trick.winner(self.position.denomination()).unwrap_or(trick.leader);
        (seat, trick.cards[seat].expect("a card has been led"))
    }

    /// The trumps of a hand that cannot follow suit, and those of them that beat this card.
    pub(super) fn ruffs(&self, hand: Cards, best: Card) -> (Cards, Cards) {
        let trump = self.position.denomination().trump();
        let trumps = trump.map_or(Cards::EMPTY, |trump| hand.in_suit(trump));
        let higher = if Some(best.suit()) == trump { above(trumps, Some(best)) } else { trumps };
        (trumps, higher)
    }

    /// The cards still in the hands of a side.
    pub(super) fn held_by(&self, side: Side) -> Cards {
        let [one, other] = side.seats();
        self.position.hands()[one] | self.position.hands()[other]
    }

    /// The cards still in the hands over which the claimer decides.
    pub(super) fn held_by_claimer(&self, claim: &Claim) -> Cards {
        let cards = |seat: Seat| match claim.player(seat) {
            Player::Claimer => self.position.hands()[seat],
            Player::Partner | Player::Opponent => Cards::EMPTY,
        };
        Seat::ALL.into_iter().fold(Cards::EMPTY, |all, seat| all | cards(seat))
    }

    /// Those of these cards that no opponent of this side can beat by following suit.
    pub(super) fn winners(&self, cards: Cards, side: Side) -> Cards {
        let out = self.held_by(side.other());
        Suit::ALL
            .into_iter()
            .fold(Cards::EMPTY, |all, suit| all | above(cards.in_suit(suit), out.in_suit(suit).highest()))
    }
}

/// Those of these cards, all of one suit, that are higher than this one.
pub(super) fn above(cards: Cards, card: Option<Card>) -> Cards {
    match card {
        None => cards,
        Some(card) => {
            Cards::from_bits(cards.bits() >> card.index() >> 1 << 1 << card.index()).unwrap_or_default()
        }
    }
}

/// The set of one card, or of none.
pub(super) fn one(card: Option<Card>) -> Cards {
    card.map_or(Cards::EMPTY, Cards::of)
}

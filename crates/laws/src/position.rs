//! Where the board stands: a small value that walkers copy.

use serde::{Deserialize, Serialize};

use openroom_cards::{BySeat, BySide, Card, Cards, Contract, Hand, Outcome, Seat, Side};

use crate::{ActNo, Adjustment, Auction, TrickSoFar, Winners};

/// How far the board has come.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The auction.
    Auction,
    /// After the final pass, before the opening lead is faced.
    Clarification,
    /// The play.
    Play,
    /// After the play, or all four passed.
    Over,
}

/// The opening lead, face down.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaceDown {
    /// Who led.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
}

/// What a card that dummy puts out himself comes to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PutOut {
    /// It is played at dummy's turn.
    AtTurn,
    /// It lies in place of the card named last.
    InPlaceOf { trick: u8, card: Card, at: ActNo },
}

/// A card that lies hidden among those played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// Whose it is.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// With which trick it was played.
    pub trick: u8,
    /// The number of the act.
    pub at: ActNo,
    /// The card that the record has as played, where nobody can say which of the two was seen.
    pub or: Option<Card>,
}

/// Hands, auction and tricks, from what stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The auction.
    pub auction: Auction,
    /// The cards that each is known to hold.
    pub hands: BySeat<Hand>,
    /// How many cards more each holds, nobody has recorded which.
    pub unknown: BySeat<u8>,
    /// The cards that may be among those.
    pub pool: Cards,
    /// The cards of the deal that are in no hand and were not played.
    pub astray: Cards,
    /// The contract being played, from the facing of the opening lead.
    pub contract: Option<Contract>,
    /// The opening lead while it is face down; of two that of the player who is to lead.
    pub face_down: Option<FaceDown>,
    /// Another one that lies face down beside it.
    pub also_down: Option<FaceDown>,
    /// The tricks.
    pub tricks: [TrickSoFar; 13],
    /// The first trick that is not complete.
    pub current: u8,
    /// Who won the one before it.
    pub last_won: Option<Seat>,
    /// Cards still held that lie face up.
    pub faced: BySeat<Cards>,
    /// A card hidden among those played.
    pub stuck: Option<Stuck>,
    /// The hand that leads to this trick, where that was ordered.
    pub lead_from: Option<Seat>,
    /// Whether dummy's hand is spread.
    pub dummy_spread: bool,
    /// Whether play is suspended.
    pub suspended: bool,
    /// Tricks given without play, when play ended by a claim.
    pub awarded: Option<BySide<u8>>,
    /// Tricks that a side gave up after the play.
    pub transferred: BySide<u8>,
    /// How many tricks more, or fewer, than these the Director recorded for declarer.
    pub put_right: i8,
    /// How the board ended, where the Director ended it.
    pub ended: Option<Ended>,
}

/// How the Director ended a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ended {
    /// It is cancelled.
    Cancelled,
    /// It gets an adjusted score.
    Adjusted(Adjustment),
}

impl Position {
    /// A board on which nobody has called.
    pub fn new(dealer: Seat, hands: BySeat<Hand>) -> Position {
        Position {
            auction: Auction::new(dealer),
            hands,
            unknown: BySeat::default(),
            pool: Cards::EMPTY,
            astray: Cards::EMPTY,
            contract: None,
            face_down: None,
            also_down: None,
            tricks: [TrickSoFar::EMPTY; 13],
            current: 0,
            last_won: None,
            faced: BySeat::default(),
            stuck: None,
            lead_from: None,
            dummy_spread: false,
            suspended: false,
            awarded: None,
            transferred: BySide::default(),
            put_right: 0,
            ended: None,
        }
    }

    /// How far the board has come.
    pub fn phase(&self) -> Phase {
        if self.ended.is_some() {
            Phase::Over
        } else if self.contract.is_some() {
            if self.current >= 13 || self.awarded.is_some() { Phase::Over } else { Phase::Play }
        } else if !self.auction.is_over() {
            Phase::Auction
        } else if self.auction.bid.is_some() {
            Phase::Clarification
        } else {
            Phase::Over
        }
    }

    /// Whether the board has ended before all cards were played: by a claim, or as the Director ended it.
    pub fn is_cut_short(&self) -> bool {
        self.awarded.is_some() || self.ended.is_some()
    }

    /// The contract: of the play, or what the auction came to.
    pub fn contract(&self) -> Option<Contract> {
        self.contract.or_else(|| self.auction.contract())
    }

    /// Declarer, or before the opening lead is faced the presumed declarer.
    pub fn declarer(&self) -> Option<Seat> {
        self.contract().map(|contract| contract.declarer)
    }

    /// Dummy, or before the opening lead is faced the presumed dummy.
    pub fn dummy(&self) -> Option<Seat> {
        self.declarer().map(Seat::partner)
    }

    /// Whether this player defends.
    pub fn is_defender(&self, seat: Seat) -> bool {
        self.declarer().is_some_and(|declarer| declarer.side() != seat.side())
    }

    /// The trick that is being played.
    #[inline]
    pub fn trick(&self) -> Option<&TrickSoFar> {
        self.tricks.get(self.current as usize)
    }

    /// The trick to which a card was led last: the one that is being played, or before the next lead the one before it.
    pub(crate) fn last_led(&self) -> Option<u8> {
        match self.trick() {
            Some(trick) if trick.leader.is_some() => Some(self.current),
            Some(_) | None => self.current.checked_sub(1),
        }
    }

    /// Who won the trick before this one.
    pub(crate) fn winner_before(&self, trick: u8) -> Option<Seat> {
        let before = self.tricks[..usize::from(trick)].last();
        let denomination = self.contract.map(|contract| contract.bid.denomination());
        before.and_then(|trick| trick.winning(denomination?))
    }

    /// Whose turn it is to call or to play from his hand; none when nobody's.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let calls = if self.contract.is_none() { self.auction.turn() } else { None };
        match calls {
            Some(seat) => Some(seat).filter(|_| self.ended.is_none()),
            None => self.plays_next(),
        }
    }

    /// The hand from which a card is to be played; none before the auction is over and when the play is.
    #[inline]
    pub(crate) fn plays_next(&self) -> Option<Seat> {
        if self.ended.is_some() {
            return None;
        }
        let Some(contract) = self.contract else {
            let presumed = self.auction.contract().filter(|_| self.face_down.is_none());
            return presumed.map(|contract| contract.declarer.lho());
        };
        if self.awarded.is_some() {
            return None;
        }
        let trick = self.trick()?;
        match (trick.next(), self.current) {
            (Some(seat), _) => Some(seat),
            (None, _) if self.lead_from.is_some() => self.lead_from,
            (None, 0) => Some(contract.declarer.lho()),
            (None, _) => self.last_won,
        }
    }

    /// Who is on lead; none in the middle of a trick.
    pub fn on_lead(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Clarification => self.turn(),
            Phase::Play if self.trick()?.leader.is_none() => self.turn(),
            Phase::Play | Phase::Auction | Phase::Over => None,
        }
    }

    /// The cards that may be in a hand, known or not.
    #[inline]
    pub fn may_hold(&self, seat: Seat) -> Cards {
        if self.unknown[seat] == 0 { self.hands[seat] } else { self.hands[seat] | self.pool }
    }

    /// Who won each trick so far.
    pub fn winners(&self) -> Winners {
        self.contract
            .map_or([None; 13], |contract| self.tricks.map(|trick| trick.winner(contract.bid.denomination())))
    }

    /// Tricks won in play by a side.
    pub fn tricks_won(&self, side: Side) -> u8 {
        self.winners().iter().flatten().filter(|winner| winner.side() == side).count() as u8
    }

    /// How the board ended; none while it has not.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase() != Phase::Over || self.ended.is_some() {
            return None;
        }
        let Some(contract) = self.contract else { return Some(Outcome::PassedOut) };
        let side = contract.declarer.side();
        let awarded = self.awarded.map_or(0, |awarded| awarded[side]);
        let won = self.tricks_won(side) + awarded;
        let tricks =
            won.saturating_add(self.transferred[side.other()]).saturating_sub(self.transferred[side]);
        let tricks = tricks.min(13).saturating_add_signed(self.put_right).min(13);
        Some(Outcome::Played { contract, tricks })
    }

    /// The Director records so many tricks for declarer. What goes over or comes back later counts from there.
    pub(crate) fn record(&mut self, declarers: u8) {
        if let Some(Outcome::Played { tricks, .. }) = self.outcome() {
            let (recorded, reckoned) = (i16::from(declarers.min(13)), i16::from(tricks));
            self.put_right = self.put_right.saturating_add((recorded - reckoned) as i8);
        }
    }

    /// Whether dummy can put a card out now: at his turn, or in place of his last one if nobody has played since.
    pub(crate) fn put_out_by_dummy(&self) -> Option<PutOut> {
        let dummy = self.dummy()?;
        if self.turn() == Some(dummy) {
            return Some(PutOut::AtTurn);
        }
        let trick = self.current_of(dummy);
        let lying = self.tricks.get(usize::from(trick))?;
        let card = lying.cards[dummy].filter(|_| lying.won_before.is_none())?;
        let last = Seat::ALL
            .into_iter()
            .filter(|seat| lying.cards[*seat].is_some())
            .max_by_key(|seat| lying.acts[*seat]);
        let at = lying.acts[dummy];
        (last == Some(dummy)).then_some(PutOut::InPlaceOf { trick, card, at })
    }

    /// The trick to which this hand plays or played last: the one before while nobody has led to the next.
    pub(crate) fn current_of(&self, hand: Seat) -> u8 {
        match self.trick() {
            Some(trick) if trick.leader.is_none() && self.turn() != Some(hand) => {
                self.current.saturating_sub(1)
            }
            None => self.current.saturating_sub(1),
            Some(_) => self.current,
        }
    }

    /// The cards of this hand that lie in a trick; one that was put back into the hand still counts as played.
    pub(crate) fn played_by(&self, seat: Seat) -> Cards {
        let cards = self.tricks.iter().filter_map(|trick| trick.cards[seat]);
        cards.fold(Cards::EMPTY, |all, card| all | Cards::of(card))
    }

    /// What this player has led face down.
    pub fn face_down_of(&self, seat: Seat) -> Option<FaceDown> {
        [self.face_down, self.also_down].into_iter().flatten().find(|lead| lead.by == seat)
    }

    pub(crate) fn put_face_down(&mut self, lead: FaceDown) {
        let to_lead = self.declarer().map(Seat::lho) == Some(lead.by);
        let (first, second) = match self.face_down {
            Some(other) if to_lead => (lead, Some(other)),
            Some(other) => (other, Some(lead)),
            None => (lead, None),
        };
        (self.face_down, self.also_down) = (Some(first), second);
    }

    /// Takes up what this player has led face down.
    pub(crate) fn take_face_down(&mut self, seat: Seat) -> Option<FaceDown> {
        let lead = self.face_down_of(seat)?;
        if self.also_down == Some(lead) {
            self.also_down = None;
        } else {
            self.face_down = self.also_down.take();
        }
        Some(lead)
    }

    pub(crate) fn find_current(&mut self, from: u8) {
        let mut current = from;
        while current < 13 && self.tricks[current as usize].is_complete() {
            current += 1;
        }
        self.current = current;
        self.last_won = self.winner_before(current);
        // When the first trick is complete dummy lies open, whoever led.
        self.dummy_spread |= current > 0;
    }
}

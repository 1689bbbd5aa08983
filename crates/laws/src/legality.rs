//! What a player may legally call or play: masks folded in the Laws' order.
//!
//! A mask that would leave nothing is skipped. Only an illegal act pays for finding the provision that forbids it.

use openroom_cards::{Call, Card, Cards, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};

use crate::law50::PenaltyCards;
use crate::{Calls, Phase, Restriction, Rule, Table, law59};

impl Table {
    /// The calls that the player may legally make now; none when it is not his turn, or the tray has not come to him.
    #[inline]
    pub fn legal_calls(&self, seat: Seat) -> Calls {
        if self.has_tray(seat) { self.lawful_calls(seat) } else { Calls::NONE }
    }

    /// The same, wherever the tray is.
    #[inline]
    pub(crate) fn lawful_calls(&self, seat: Seat) -> Calls {
        let auction = &self.position.auction;
        if self.position.contract.is_some() || auction.turn() != Some(seat) {
            return Calls::NONE;
        }
        if self.restrictions.is_empty() { auction.allows(seat) } else { self.fold_calls(seat, |_, _| ()) }
    }

    /// The provision that forbids the call; none where it is legal. Before the tray has come to him that is why, whatever
    /// is on it.
    pub fn call_forbidden_by(&self, seat: Seat, call: Call) -> Option<Provision> {
        let waits = self.phase() == Phase::Auction && !self.has_tray(seat);
        if waits { Some(L80B2e) } else { self.call_unlawful_by(seat, call) }
    }

    /// The same, wherever the tray is.
    pub(crate) fn call_unlawful_by(&self, seat: Seat, call: Call) -> Option<Provision> {
        let auction = &self.position.auction;
        if let Some(by) = self.calling_forbidden_by(seat) {
            return Some(by);
        }
        if let Some(restriction) = self.call_restricted_by(seat, call) {
            return Some(restriction.by);
        }
        if self.owes(seat, call) {
            return None;
        }
        match call {
            Call::Bid(bid) => (!auction.is_sufficient(bid)).then_some(L18D),
            Call::Double => (!auction.may_double(seat)).then_some(L19A1),
            Call::Redouble => (!auction.may_redouble(seat)).then_some(L19B1),
            Call::Pass => None,
        }
    }

    /// The provision by which it is not his turn to call, or nobody's.
    pub(crate) fn calling_forbidden_by(&self, seat: Seat) -> Option<Provision> {
        let auction = &self.position.auction;
        match self.position.phase() {
            Phase::Auction if auction.next() == seat => None,
            Phase::Auction if auction.last.is_none() => Some(L17B),
            Phase::Auction => Some(L17C),
            Phase::Clarification => Some(L22A),
            Phase::Play => Some(L22),
            Phase::Over => Some(if self.position.contract.is_some() { L22 } else { L22B }),
        }
    }

    /// Whether he has to make this call again, even where it has become illegal in itself.
    fn owes(&self, seat: Seat, call: Call) -> bool {
        self.lawful_calls(seat) == Calls::of(call)
    }

    /// The restriction that forbids the call, whatever the auction says of it.
    pub(crate) fn call_restricted_by(&self, seat: Seat, call: Call) -> Option<&Restriction> {
        let mut forbids = None;
        self.fold_calls(seat, |restriction, mask| {
            if forbids.is_none() && !mask.contains(call) {
                forbids = Some(restriction);
            }
        });
        forbids
    }

    /// Whether an older duty at the same turn leaves no room for this one.
    pub(crate) fn gives_way(&self, one: &Restriction) -> bool {
        if !one.rule.is_about_calls() {
            return false;
        }
        let mut binds = false;
        self.fold_calls(one.on, |seen, _| binds |= std::ptr::eq(seen, one));
        !binds
    }

    fn fold_calls<'a>(&'a self, seat: Seat, mut seen: impl FnMut(&'a Restriction, Calls)) -> Calls {
        let allowed = self.position.auction.allows(seat);
        let mut calls = allowed;
        let mut compelled = false;
        for restriction in self.restrictions.iter().filter(|one| one.on == seat && one.holds()) {
            let mask = match restriction.rule {
                Rule::MustPass => Calls::of(Call::Pass),
                // A double of what no longer stands cannot be owed.
                Rule::MustCall(call @ (Call::Double | Call::Redouble)) if !allowed.contains(call) => continue,
                Rule::MustCall(call) => Calls::of(call),
                Rule::MayNotDouble => Calls::ALL.without(Call::Double).without(Call::Redouble),
                Rule::MustLead(_)
                | Rule::MayNotLead(_)
                | Rule::MustPlay(_)
                | Rule::PenaltyCard { .. }
                | Rule::LeadMayBeRestricted { .. } => continue,
            };
            // A call that must be repeated is owed even where it has become illegal in itself.
            let left = if matches!(restriction.rule, Rule::MustCall(_)) && !compelled {
                mask
            } else {
                calls.and(mask)
            };
            if !left.is_empty() {
                calls = left;
                compelled = true;
                seen(restriction, mask);
            }
        }
        calls
    }

    /// The cards that may legally be played from this hand now; none when it is not its turn.
    #[inline]
    pub fn legal_cards(&self, seat: Seat) -> Cards {
        let position = &self.position;
        let on_turn = position.plays_next() == Some(seat) && !self.is_end_on_tray();
        if on_turn && !position.suspended { self.fold_cards(seat, |_, _| ()) } else { Cards::EMPTY }
    }

    /// The provision that forbids the card; none where it is legal.
    pub fn card_forbidden_by(&self, seat: Seat, card: Card) -> Option<Provision> {
        if self.position.suspended {
            return Some(L68D);
        }
        if self.phase() == Phase::Auction && !self.has_tray(seat) {
            return Some(L80B2e);
        }
        if self.turn() != Some(seat) {
            return Some(match self.position.on_lead() {
                Some(_) if self.phase() == Phase::Clarification => L41A,
                Some(_) => L44G,
                None => L44B,
            });
        }
        let mut forbids = None;
        let legal = self.fold_cards(seat, |by, cards| {
            if forbids.is_none() && !cards.contains(card) {
                forbids = Some(by);
            }
        });
        if legal.contains(card) { None } else { forbids.or(Some(L44A)) }
    }

    /// The cards that this hand might legally play to the trick if it were its turn.
    pub(crate) fn playable(&self, seat: Seat) -> Cards {
        self.fold_cards(seat, |_, _| ())
    }

    /// The same, whatever the player himself has shown or named as what he plays.
    pub(crate) fn playable_but_for_shown(&self, seat: Seat) -> Cards {
        self.fold_cards_under(seat, |one| law59::shown_to_be_played(one).is_empty(), |_, _| ())
    }

    #[inline]
    fn fold_cards(&self, seat: Seat, seen: impl FnMut(Provision, Cards)) -> Cards {
        self.fold_cards_under(seat, |_| true, seen)
    }

    /// Follow suit, then what restricts him; of restrictions only those that count.
    #[inline]
    fn fold_cards_under(
        &self,
        seat: Seat,
        counts: impl Fn(&Restriction) -> bool,
        mut seen: impl FnMut(Provision, Cards),
    ) -> Cards {
        let mut cards = self.position.may_hold(seat);
        let led = self.position.trick().and_then(crate::TrickSoFar::suit_led);
        if let Some(suit) = led
            && !self.position.hands[seat].in_suit(suit).is_empty()
        {
            cards = cards.in_suit(suit);
            seen(L44C, cards);
        }
        if self.restrictions.is_empty() {
            return cards;
        }
        self.fold_restrictions(seat, counts, Left { cards, follows: self.may_follow_unrecorded(seat), seen })
    }

    /// Lead restrictions, then what is demanded, then penalty cards, then what he himself has shown or named.
    fn fold_restrictions<Seen: FnMut(Provision, Cards)>(
        &self,
        seat: Seat,
        counts: impl Fn(&Restriction) -> bool,
        mut left: Left<Seen>,
    ) -> Cards {
        let led = self.position.trick().and_then(crate::TrickSoFar::suit_led);
        let hand = self.position.hands[seat];
        let on_him = || self.restrictions.iter().filter(|one| one.on == seat && one.holds() && counts(one));
        for restriction in on_him().filter(|_| led.is_none()) {
            match restriction.rule {
                Rule::MustLead(suits) => left.narrow(restriction.by, |all| all & suits.cards()),
                Rule::MayNotLead(suits) => left.narrow(restriction.by, |all| all - suits.cards()),
                _ => {}
            }
        }
        let is_own = |one: &&Restriction| !law59::shown_to_be_played(one).is_empty();
        for restriction in on_him().filter(|one| !is_own(one)) {
            if let Rule::MustPlay(demand) = restriction.rule {
                left.narrow(restriction.by, |all| demand.among(hand, all));
            }
        }
        // What he has shown or named gives way to penalty cards that lay there before, not to those that came of it.
        let first = on_him().filter(is_own).filter_map(|one| one.from).min();
        let lay_before = |one: &&Restriction| first.is_none() || one.from < first;
        let shown = on_him().fold(Cards::EMPTY, |all, one| all | law59::shown_to_be_played(one));
        let goes_back = shown - left.cards;
        PenaltyCards::among(on_him().filter(lay_before), goes_back).narrow(&mut left);
        for restriction in on_him().filter(is_own) {
            left.narrow(restriction.by, |all| all & law59::shown_to_be_played(restriction));
        }
        PenaltyCards::among(on_him().filter(|one| !lay_before(one)), goes_back).narrow(&mut left);
        left.cards
    }

    /// The cards with which this hand would follow suit, where nobody has recorded whether it can. That comes before
    /// everything else that it has to play.
    pub(crate) fn may_follow_unrecorded(&self, seat: Seat) -> Cards {
        match self.position.trick().and_then(crate::TrickSoFar::suit_led) {
            Some(suit) if self.position.hands[seat].in_suit(suit).is_empty() => {
                self.position.may_hold(seat).in_suit(suit)
            }
            Some(_) | None => Cards::EMPTY,
        }
    }
}

/// The cards that are left while masks are folded, and who is told of each mask.
struct Left<Seen> {
    cards: Cards,
    follows: Cards,
    seen: Seen,
}

impl<Seen: FnMut(Provision, Cards)> Left<Seen> {
    /// A mask that would leave nothing is skipped.
    fn narrow(&mut self, by: Provision, mask: impl FnOnce(Cards) -> Cards) {
        let left = mask(self.cards);
        if !left.is_empty() {
            self.cards = left | self.follows;
            (self.seen)(by, self.cards);
        }
    }
}

impl PenaltyCards {
    fn narrow<Seen: FnMut(Provision, Cards)>(&self, left: &mut Left<Seen>) {
        if !self.major.is_empty() {
            left.narrow(L50D1a, |all| all & self.major);
        }
        if let Some(minor) = self.minor {
            left.narrow(L50C, |all| without_smaller(minor, all));
        }
    }

    /// Those of the cards that may be played as long as these lie there; always those that would follow suit where nobody
    /// has recorded whether the hand can.
    pub(crate) fn leave(&self, cards: Cards, follows: Cards) -> Cards {
        let mut left = Left { cards, follows, seen: |_, _| () };
        self.narrow(&mut left);
        left.cards
    }
}

/// The cards without those below honour rank of the minor penalty card's suit, but for that card itself.
fn without_smaller(minor: Card, all: Cards) -> Cards {
    (all - lower_than_honours(minor.suit())) | (all & Cards::of(minor))
}

/// The cards of the suit below honour rank.
fn lower_than_honours(suit: Suit) -> Cards {
    Cards::suit(suit)
        .iter()
        .filter(|card| !card.rank().is_honour())
        .fold(Cards::EMPTY, |low, card| low | Cards::of(card))
}

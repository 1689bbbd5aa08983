//! Which cards are normal play: the principles of `docs/claims.md`, one function each.

use openroom_cards::{Card, Cards, Rank, Seat, Suit};

use super::Claim;
use super::principles::{Discards, Finesse, Losers, Opponents, SuitOrder, Trumps};
use super::state::{Player, State, above, one};

/// The normal cards of the player whose turn it is; never none while he has a card.
pub(super) fn normal(claim: &Claim, state: &State, seat: Seat) -> Cards {
    let legal = state.position.legal();
    let chosen = match claim.player(seat) {
        Player::Opponent if claim.principles.opponents == Opponents::AnyLawful => return legal,
        Player::Opponent | Player::Partner => Unaware { claim, state, seat }.cards(legal),
        Player::Claimer => Turn { claim, state, seat }.cards(legal),
    };
    if chosen.is_empty() { legal } else { chosen }
}

/// A turn of the claimer, in his hand or in dummy.
struct Turn<'a> {
    claim: &'a Claim,
    state: &'a State,
    seat: Seat,
}

impl Turn<'_> {
    fn cards(&self, legal: Cards) -> Cards {
        match self.state.position.led() {
            None => self.leads(legal),
            Some(led) if legal.in_suit(led) == legal => self.follows(led, legal),
            Some(led) => self.has_none(led, legal),
        }
    }

    fn winners(&self, cards: Cards) -> Cards {
        self.state.winners(cards, self.seat.side())
    }

    /// What the other hand of the claimer holds; nothing where he does not decide over it.
    fn other_hand(&self) -> Cards {
        match self.claim.player(self.seat.partner()) {
            Player::Claimer => self.state.position.hands()[self.seat.partner()],
            Player::Partner | Player::Opponent => Cards::EMPTY,
        }
    }

    fn leads(&self, hand: Cards) -> Cards {
        let drawn = self.trumps_to_draw(hand);
        let from = if drawn.is_empty() { hand } else { drawn };
        let losers = self.known_losers(from);
        let leads = |from: Cards| {
            Suit::ALL
                .into_iter()
                .fold(Cards::EMPTY, |all, suit| all | self.leads_in(from.in_suit(suit), suit))
        };
        leads(from) - losers
    }

    /// The cards among these that he knows to lose, where others of them lead to a winner.
    fn known_losers(&self, from: Cards) -> Cards {
        let other = self.other_hand();
        let with_winner =
            |suit: Suit| !self.winners(from.in_suit(suit)).is_empty() || self.winner_opposite(suit);
        if !Suit::ALL.into_iter().any(|suit| !from.in_suit(suit).is_empty() && with_winner(suit)) {
            return Cards::EMPTY;
        }
        let can_ruff = |suit: Suit| {
            let trump = self.state.position.denomination().trump();
            other.in_suit(suit).is_empty() && trump.is_some_and(|trump| !other.in_suit(trump).is_empty())
        };
        from.iter()
            .filter(|card| {
                let suit = card.suit();
                let waits = self.claim.statement.loses(*card) || !can_ruff(suit);
                let known = self.claim.knows_to_lose(*card) || self.is_known_to_lose_as_trump(suit);
                !with_winner(suit) && waits && known
            })
            .collect()
    }

    /// Whether it is trumps, of which he knows that higher ones are out, and once they are gone his draw none that is
    /// smaller.
    fn is_known_to_lose_as_trump(&self, suit: Suit) -> bool {
        match (self.claim.principles.losers, self.claim.knows_of_trumps()) {
            (Losers::AnyTime, _) | (_, Trumps::MayBeForgotten) => return false,
            (Losers::AfterWinners | Losers::AllAfterWinners, Trumps::Known) => (),
        }
        if self.state.position.denomination().trump() != Some(suit) {
            return false;
        }
        let own = [self.state.position.hands()[self.seat], self.other_hand()].map(|hand| hand.in_suit(suit));
        let out = self.state.held_by(self.seat.side().other()).in_suit(suit);
        let higher = above(out, (own[0] | own[1]).highest());
        let rounds = own.map(Cards::len).into_iter().max().unwrap_or(0);
        higher == out || rounds <= higher.len()
    }

    fn winner_opposite(&self, suit: Suit) -> bool {
        !self.winners(self.other_hand().in_suit(suit)).is_empty()
    }

    /// His trumps, where he knows of one that is out and can draw it with a winner.
    fn trumps_to_draw(&self, hand: Cards) -> Cards {
        let Some(trump) = self.state.position.denomination().trump() else { return Cards::EMPTY };
        let known = self.claim.knows_of_trumps();
        let out = self.state.held_by(self.seat.side().other()).in_suit(trump);
        let winner = self.winners((hand | self.other_hand()).in_suit(trump));
        match known {
            Trumps::Known if !out.is_empty() && !winner.is_empty() => hand.in_suit(trump),
            Trumps::Known | Trumps::MayBeForgotten => Cards::EMPTY,
        }
    }

    fn leads_in(&self, held: Cards, suit: Suit) -> Cards {
        let winners = self.winners(held);
        let low = if self.winner_opposite(suit) { one(held.lowest()) } else { Cards::EMPTY };
        match self.claim.principles.suit_order {
            SuitOrder::Any => held,
            SuitOrder::TopDown => one(held.highest()) | low,
            SuitOrder::WinnersFirst if winners.is_empty() => held,
            SuitOrder::WinnersFirst => winners | low,
        }
    }

    fn follows(&self, led: Suit, held: Cards) -> Cards {
        let (winner, best) = self.state.winning();
        let low = one(held.lowest());
        let higher = if best.suit() == led { above(held, Some(best)) } else { Cards::EMPTY };
        let own = winner.side() == self.seat.side();
        if own && self.holds(best) {
            let as_many = self.tops_without(led, low);
            let free =
                self.spare(higher).iter().filter(|card| self.tops_without(led, one(Some(*card))) >= as_many);
            return low | free.collect::<Cards>();
        }
        if higher.is_empty() {
            return low;
        }
        let low_too = if own { self.lets_ride(best) } else { self.other_hand_takes(led, best) };
        let taking = self.taking(led, higher);
        let crashed = if own { self.equals_of(best, taking) - low } else { Cards::EMPTY };
        if low_too || !crashed.is_empty() { (taking - crashed) | low } else { taking }
    }

    /// Those of these cards that only beat what the card of his own side beats: no card still out lies between.
    fn equals_of(&self, best: Card, higher: Cards) -> Cards {
        let out = self.state.held_by(self.seat.side().other()).in_suit(best.suit());
        let over_best = above(out, Some(best));
        higher.iter().filter(|card| above(out, Some(*card)) == over_best).collect()
    }

    /// Whether he may run the card that his other hand led: a finesse against one card.
    fn lets_ride(&self, best: Card) -> bool {
        match self.claim.principles.suit_order {
            SuitOrder::TopDown => false,
            SuitOrder::Any | SuitOrder::WinnersFirst => self.may_hold(best),
        }
    }

    /// Whether a card of his own side that is beaten may win the trick for all he knows: one card alone beats it, and
    /// that one need not come after it.
    fn may_hold(&self, best: Card) -> bool {
        let out = self.state.held_by(self.seat.side().other()).in_suit(best.suit());
        above(out, Some(best)).len() == 1 && !self.all_out_comes_after(best.suit())
    }

    /// Whether every card of the suit that is out comes after him: one opponent has yet to play, and the other has none.
    fn all_out_comes_after(&self, suit: Suit) -> bool {
        let mut yet = self.opponents_yet_to_play();
        match (yet.next(), yet.next()) {
            (Some(last), None) => self.state.shown.has(last.partner(), suit),
            (None, _) | (Some(_), Some(_)) => false,
        }
    }

    /// The cards with which he takes a trick that he can take.
    fn taking(&self, led: Suit, higher: Cards) -> Cards {
        let cheapest = one(higher.lowest());
        if self.opponents_yet_to_play().next().is_none() {
            return cheapest | self.spare(higher);
        }
        if self.only_without(led) {
            return cheapest;
        }
        let winners = self.winners(higher);
        if !winners.is_empty() && self.all_out_comes_after(led) {
            return match self.claim.principles.suit_order {
                SuitOrder::TopDown => one(winners.highest()),
                SuitOrder::Any | SuitOrder::WinnersFirst => winners,
            };
        }
        if self.drop_is_hopeless(led) {
            let finesses = higher - winners;
            if !finesses.is_empty() {
                return finesses;
            }
        }
        match self.claim.principles.suit_order {
            SuitOrder::TopDown => one(higher.highest()),
            SuitOrder::Any | SuitOrder::WinnersFirst => self.likely(higher),
        }
    }

    /// Those of these cards, all of one suit, that no two cards still out beat: a card that can win, or be taken for one
    /// that does. All of them where there is none.
    fn likely(&self, cards: Cards) -> Cards {
        let out = self.state.held_by(self.seat.side().other());
        let beaten_once = |card: &Card| above(out.in_suit(card.suit()), Some(*card)).len() < 2;
        let likely: Cards = cards.iter().filter(beaten_once).collect();
        if likely.is_empty() { cards } else { likely }
    }

    /// Whether the highest card that is out cannot fall, however many winners of the suit he plays, from the
    /// opponent who has yet to play: the other has no room for so many of the rest.
    fn drop_is_hopeless(&self, led: Suit) -> bool {
        match self.claim.principles.finesse {
            Finesse::NeverAssumed => return false,
            Finesse::AssumedWhereDropIsHopeless => (),
        }
        let mut yet = self.opponents_yet_to_play();
        let (Some(last), None) = (yet.next(), yet.next()) else { return false };
        let out = self.state.held_by(last.side()).in_suit(led).len();
        let room = if self.state.shown.has(last.partner(), led) {
            0
        } else {
            self.state.position.hands()[last.partner()].len()
        };
        out.saturating_sub(room) > self.tops_without(led, Cards::EMPTY)
    }

    fn has_none(&self, led: Suit, hand: Cards) -> Cards {
        let (winner, best) = self.state.winning();
        let (trumps, ruffs) = self.state.ruffs(hand, best);
        let thrown = self.thrown(hand - trumps);
        let thrown = if thrown.is_empty() { one(trumps.lowest()) } else { thrown };
        if winner.side() == self.seat.side() {
            return match (self.holds(best), self.may_hold(best) || ruffs.is_empty()) {
                (true, _) => thrown,
                (false, true) => thrown | ruffs,
                (false, false) => ruffs,
            };
        }
        if ruffs.is_empty() || self.other_hand_takes(led, best) { ruffs | thrown } else { ruffs }
    }

    fn thrown(&self, side_suits: Cards) -> Cards {
        let lowest = lowest_of_each(side_suits);
        let winners = self.winners(lowest);
        let conceded = (lowest - winners).iter().any(|card| self.claim.statement.loses(card));
        let honours = winners.iter().filter(|card| is_honour(*card)).collect();
        let kept = match self.claim.principles.discards {
            Discards::AnySuit => Cards::EMPTY,
            Discards::KeepHonours if conceded => winners,
            Discards::KeepHonours => honours,
            Discards::KeepWinners => winners,
        };
        [lowest - kept, lowest - honours].into_iter().find(|free| !free.is_empty()).unwrap_or(lowest)
    }

    /// Those of these cards after which this hand still has a winner in the suit.
    fn spare(&self, cards: Cards) -> Cards {
        cards
            .iter()
            .filter(|card| {
                let rest = self.state.position.hands()[self.seat].in_suit(card.suit()) - one(Some(*card));
                !self.winners(rest).is_empty()
            })
            .collect()
    }

    /// How many rounds of a suit the winners in his hands are good for once this card is played.
    fn tops_without(&self, suit: Suit, card: Cards) -> u32 {
        let (hand, other) =
            (self.state.position.hands()[self.seat].in_suit(suit) - card, self.other_hand().in_suit(suit));
        self.winners(hand | other).len().min(hand.len().max(other.len()))
    }

    /// Whether a card of his own side is bound to win the trick as far as he can tell.
    fn holds(&self, best: Card) -> bool {
        let out = self.state.held_by(self.seat.side().other()).in_suit(best.suit());
        above(out, Some(best)).is_empty() || self.only_without(best.suit())
    }

    /// Whether every opponent who has yet to play is known to have none of the suit.
    fn only_without(&self, suit: Suit) -> bool {
        self.opponents_yet_to_play().all(|seat| self.state.shown.has(seat, suit))
    }

    /// Whether his other hand has yet to play and can take the trick; a partner's hand may, for all he knows.
    fn other_hand_takes(&self, led: Suit, best: Card) -> bool {
        let partner = self.seat.partner();
        if self.state.position.trick().cards[partner].is_some() {
            return false;
        }
        match self.claim.player(partner) {
            Player::Claimer => {
                best.suit() == led
                    && !self.winners(above(self.other_hand().in_suit(led), Some(best))).is_empty()
            }
            Player::Partner | Player::Opponent => true,
        }
    }

    fn opponents_yet_to_play(&self) -> impl Iterator<Item = Seat> {
        let cards = self.state.position.trick().cards;
        [self.seat.lho(), self.seat.rho()].into_iter().filter(move |seat| cards[*seat].is_none())
    }
}

/// A turn of a player who did not claim and does not see the other hands.
struct Unaware<'a> {
    claim: &'a Claim,
    state: &'a State,
    seat: Seat,
}

impl Unaware<'_> {
    fn cards(&self, legal: Cards) -> Cards {
        let Some(led) = self.state.position.led() else { return legal };
        let (winner, best) = self.state.winning();
        if legal.in_suit(led) == legal {
            let higher = if best.suit() == led { above(legal, Some(best)) } else { Cards::EMPTY };
            return higher | one(legal.lowest());
        }
        let (trumps, ruffs) = self.state.ruffs(legal, best);
        let thrown = lowest_of_each(legal - trumps);
        let thrown = if thrown.is_empty() { one(trumps.lowest()) } else { thrown };
        let own = winner == self.seat.partner();
        let turn = Turn { claim: self.claim, state: self.state, seat: self.seat };
        if own && turn.holds(best) { thrown } else { thrown | ruffs }
    }
}

/// Whether it is an ace, king, queen, jack or ten.
pub(super) fn is_honour(card: Card) -> bool {
    card.rank() >= Rank::Ten
}

fn lowest_of_each(cards: Cards) -> Cards {
    Suit::ALL.into_iter().filter_map(|suit| cards.in_suit(suit).lowest()).collect()
}

//! Every line of a claim, one card at a time, straight from `docs/claims.md`: no memory, no equal
//! cards, nothing shared with the search.

use openroom_analysis::claim::{
    Conceded, Discards, Finesse, Losers, Opponents, Order, Principles, Step, SuitOrder, Trumps,
};

/// Suit and rank, both as numbers; seats are numbers too, clockwise.
pub(crate) type Card = (usize, usize);

pub(crate) struct Ending {
    pub(crate) hands: [Vec<Card>; 4],
    pub(crate) trump: Option<usize>,
    pub(crate) leader: usize,
    pub(crate) trick: Vec<(usize, Card)>,
    pub(crate) claimer: usize,
    pub(crate) declarer: usize,
    pub(crate) shown_out: [[bool; 4]; 4],
    pub(crate) penalty_cards: Vec<Card>,
    pub(crate) principles: Principles,
    pub(crate) steps: Vec<Step>,
    pub(crate) throws: Vec<Card>,
    pub(crate) concedes: Vec<Conceded>,
    pub(crate) step: usize,
    /// What the opponents held when the claim was made.
    pub(crate) out_at_claim: Vec<Card>,
}

/// The ten and what is above it.
const HONOUR: usize = 8;

pub(crate) fn number(card: openroom_cards::Card) -> Card {
    (card.suit() as usize, card.rank() as usize)
}

impl Ending {
    /// The fewest tricks of the claimer's side over all lines.
    pub(crate) fn fewest(&mut self) -> usize {
        let player = (self.leader + self.trick.len()) % 4;
        if self.hands[player].is_empty() {
            return 0;
        }
        let mut fewest = usize::MAX;
        for card in self.candidates(player) {
            let place = self.hands[player].iter().position(|held| *held == card).unwrap();
            let before = (self.leader, self.step, self.shown_out);
            self.hands[player].remove(place);
            self.trick.push((player, card));
            let led = self.trick[0].1.0;
            self.shown_out[player][led] |= led != card.0;
            if let Some(Step::Ruff(suit, ruffer)) = self.steps.get(self.step)
                && (*suit as usize, *ruffer as usize) == (led, player)
                && led != card.0
                && Some(card.0) == self.trump
            {
                self.step += 1;
            }
            if self.trick.len() < 4 {
                fewest = fewest.min(self.fewest());
            } else {
                let (winner, _) = self.best();
                let played = std::mem::take(&mut self.trick);
                let own = winner % 2 == self.claimer % 2;
                self.leader = winner;
                self.pass_over_steps();
                fewest = fewest.min(usize::from(own) + self.fewest());
                self.trick = played;
            }
            (self.leader, self.step, self.shown_out) = before;
            self.trick.pop();
            self.hands[player].insert(place, card);
        }
        fewest
    }

    pub(crate) fn pass_over_steps(&mut self) {
        while self.step < self.steps.len() {
            let done = match &self.steps[self.step] {
                Step::DrawTrumps => match self.trump {
                    None => true,
                    Some(trump) => !self.others_hold(self.claimer, trump) || !self.claimer_holds(trump),
                },
                Step::Play(suit, _) => !self.claimer_holds(*suit as usize),
                Step::Cash(cards) => !cards.iter().any(|card| self.claimer_has(number(*card))),
                Step::Ruff(suit, seat) => {
                    let (ruffer, suit) = (*seat as usize, *suit as usize);
                    !self.hands[ruffer].iter().any(|card| Some(card.0) == self.trump)
                        || !self.hands[(ruffer + 2) % 4].iter().any(|card| card.0 == suit)
                }
                Step::Cross(to, suit) => {
                    self.leader == *to as usize
                        || !self.hands[(*to as usize + 2) % 4].iter().any(|card| card.0 == *suit as usize)
                }
                Step::Finesse { missing, with } => {
                    let missing = number(*missing);
                    let opponents = [(self.claimer + 1) % 4, (self.claimer + 3) % 4];
                    !opponents.iter().any(|seat| self.hands[*seat].contains(&missing))
                        || !self.claimer_has(number(*with))
                }
            };
            if !done {
                return;
            }
            self.step += 1;
        }
    }

    fn others_hold(&self, player: usize, suit: usize) -> bool {
        self.hands[(player + 1) % 4].iter().chain(&self.hands[(player + 3) % 4]).any(|card| card.0 == suit)
    }

    fn claimer_holds(&self, suit: usize) -> bool {
        (0..4)
            .filter(|seat| self.is_claimers(*seat))
            .any(|seat| self.hands[seat].iter().any(|card| card.0 == suit))
    }

    fn claimer_has(&self, card: Card) -> bool {
        (0..4).any(|seat| self.is_claimers(seat) && self.hands[seat].contains(&card))
    }

    fn is_claimers(&self, player: usize) -> bool {
        player == self.claimer || (self.claimer == self.declarer && player == (self.claimer + 2) % 4)
    }

    fn best(&self) -> (usize, Card) {
        let led = self.trick[0].1.0;
        let power = |card: Card| {
            if Some(card.0) == self.trump {
                100 + card.1
            } else if card.0 == led {
                50 + card.1
            } else {
                0
            }
        };
        *self.trick.iter().max_by_key(|(_, card)| power(*card)).unwrap()
    }

    fn is_winner(&self, player: usize, card: Card) -> bool {
        [(player + 1) % 4, (player + 3) % 4]
            .iter()
            .all(|other| self.hands[*other].iter().all(|held| held.0 != card.0 || held.1 < card.1))
    }

    fn still_to_play(&self, player: usize) -> Vec<usize> {
        [(player + 1) % 4, (player + 3) % 4]
            .into_iter()
            .filter(|other| self.trick.iter().all(|(played, _)| played != other))
            .collect()
    }

    fn bound_to_win(&self, player: usize, best: Card) -> bool {
        let yet = self.still_to_play(player);
        yet.is_empty()
            || yet.iter().all(|other| self.shown_out[*other][best.0])
            || self.is_winner(player, best)
    }

    /// The cards that may be played now.
    pub(crate) fn candidates(&self, player: usize) -> Vec<Card> {
        let hand = &self.hands[player];
        let lawful: Vec<Card> = match self.trick.first() {
            Some((_, led)) if hand.iter().any(|card| card.0 == led.0) => {
                hand.iter().copied().filter(|card| card.0 == led.0).collect()
            }
            _ => hand.clone(),
        };
        let due: Vec<Card> =
            lawful.iter().copied().filter(|card| self.penalty_cards.contains(card)).collect();
        if !due.is_empty() {
            return due;
        }
        if player % 2 != self.claimer % 2 && self.principles.opponents == Opponents::AnyLawful {
            return lawful;
        }
        let mut chosen: Vec<Card> = if self.is_claimers(player) {
            let usual: Vec<Card> =
                lawful.iter().copied().filter(|card| self.is_usual(player, &lawful, *card)).collect();
            let usual = if usual.is_empty() { lawful.clone() } else { usual };
            let stated: Vec<Card> = self
                .stated(player, &lawful, &usual)
                .into_iter()
                .filter(|card| lawful.contains(card))
                .collect();
            if stated.is_empty() { usual } else { stated }
        } else {
            lawful.iter().copied().filter(|card| self.unaware(player, &lawful, *card)).collect()
        };
        chosen.sort_unstable();
        chosen.dedup();
        if chosen.is_empty() { lawful } else { chosen }
    }

    /// Whether he said that this card loses.
    fn gave_up(&self, card: Card) -> bool {
        self.concedes.contains(&Conceded::Suit(openroom_cards::Suit::ALL[card.0]))
            || self.concedes.iter().any(|one| matches!(one, Conceded::Card(lost) if number(*lost) == card))
    }

    fn is_usual(&self, player: usize, lawful: &[Card], card: Card) -> bool {
        if self.trick.is_empty() {
            self.is_usual_lead(player, lawful, card)
        } else {
            self.second_to_fourth(player, lawful, card)
        }
    }

    /// What the step in hand binds this hand to; nothing where it says nothing of this turn.
    fn stated(&self, player: usize, lawful: &[Card], usual: &[Card]) -> Vec<Card> {
        let step = self.steps.get(self.step);
        let of = |suit: usize| lawful.iter().copied().filter(|card| card.0 == suit).collect::<Vec<_>>();
        let lowest = |suit: usize| of(suit).into_iter().min().into_iter().collect::<Vec<_>>();
        let preferring_usual = |cards: Vec<Card>| {
            let both: Vec<Card> = cards.iter().copied().filter(|card| usual.contains(card)).collect();
            if both.is_empty() { cards } else { both }
        };
        let next = |cards: &[openroom_cards::Card]| {
            cards.iter().map(|card| number(*card)).find(|card| self.claimer_has(*card))
        };
        let Some((leader, led)) = self.trick.first().copied() else {
            return match step {
                Some(Step::DrawTrumps) => self.trump.map_or(Vec::new(), |trump| preferring_usual(of(trump))),
                Some(Step::Play(suit, Order::Unstated)) => preferring_usual(of(*suit as usize)),
                Some(Step::Play(suit, Order::TopDown)) => {
                    of(*suit as usize).into_iter().max().into_iter().collect()
                }
                Some(Step::Cash(cards)) => match next(cards) {
                    Some(card) if lawful.contains(&card) => vec![card],
                    Some(card) => lowest(card.0),
                    None => Vec::new(),
                },
                Some(Step::Ruff(suit, seat)) if player == (*seat as usize + 2) % 4 => lowest(*suit as usize),
                None | Some(Step::Ruff(..)) => Vec::new(),
                Some(Step::Cross(_, suit)) => lowest(*suit as usize),
                Some(Step::Finesse { with, .. }) if lawful.contains(&number(*with)) => vec![number(*with)],
                Some(Step::Finesse { with, .. }) => lowest(with.suit() as usize),
            };
        };
        if lawful[0].0 == led.0 {
            if leader != (player + 2) % 4 {
                return Vec::new();
            }
            return match step {
                Some(Step::Cash(cards)) if !cards.iter().any(|card| number(*card) == led) => {
                    next(cards).into_iter().collect()
                }
                Some(Step::Finesse { missing, with }) => {
                    let appeared = self.trick.iter().any(|(_, card)| *card == number(*missing));
                    match (appeared, led == number(*with)) {
                        (true, _) => Vec::new(),
                        (false, true) => lowest(led.0),
                        (false, false) => vec![number(*with)],
                    }
                }
                _ => Vec::new(),
            };
        }
        let is_trump = |card: &Card| Some(card.0) == self.trump;
        let trumps: Vec<Card> = lawful.iter().copied().filter(is_trump).collect();
        let usual_trumps: Vec<Card> = usual.iter().copied().filter(is_trump).collect();
        if let Some(Step::Ruff(suit, ruffer)) = step
            && *ruffer as usize == player
            && *suit as usize == led.0
            && !trumps.is_empty()
        {
            return if usual_trumps.is_empty() { trumps } else { usual_trumps };
        }
        match self.throws.iter().find(|card| lawful.contains(card)) {
            Some(card) if usual.iter().any(|card| !is_trump(card)) => [vec![*card], usual_trumps].concat(),
            _ => Vec::new(),
        }
    }

    fn is_usual_lead(&self, player: usize, hand: &[Card], card: Card) -> bool {
        let partner = (player + 2) % 4;
        let opposite: &[Card] = if self.is_claimers(partner) { &self.hands[partner] } else { &[] };
        if self.must_draw(player, hand, opposite) && Some(card.0) != self.trump {
            return false;
        }
        if self.waits_for_winners(player, hand, opposite, card) {
            return false;
        }
        let same: Vec<Card> = hand.iter().copied().filter(|held| held.0 == card.0).collect();
        let lowest_to_winner = same.iter().min() == Some(&card)
            && opposite.iter().any(|held| held.0 == card.0 && self.is_winner(player, *held));
        match self.principles.suit_order {
            SuitOrder::Any => true,
            SuitOrder::TopDown => same.iter().max() == Some(&card) || lowest_to_winner,
            SuitOrder::WinnersFirst => {
                self.is_winner(player, card)
                    || lowest_to_winner
                    || !same.iter().any(|held| self.is_winner(player, *held))
            }
        }
    }

    /// A card of a suit without a winner here or opposite, while the cards that may be led have a suit with one: what
    /// he conceded, what the other hand cannot ruff where two or more cards beat it that were out at the claim, and a
    /// trump under one that he knows to be out, unless trumps are left after the higher ones to draw a smaller one.
    fn waits_for_winners(&self, player: usize, hand: &[Card], opposite: &[Card], card: Card) -> bool {
        let led_from: Vec<Card> = match self.trump {
            Some(trump) if self.must_draw(player, hand, opposite) => {
                hand.iter().copied().filter(|held| held.0 == trump).collect()
            }
            _ => hand.to_vec(),
        };
        let winner_in = |suit: usize| {
            led_from.iter().chain(opposite).any(|held| held.0 == suit && self.is_winner(player, *held))
        };
        let higher = self.out_at_claim.iter().filter(|held| held.0 == card.0 && held.1 > card.1).count();
        let ruffed = opposite.iter().all(|held| held.0 != card.0)
            && opposite.iter().any(|held| Some(held.0) == self.trump);
        let vain_trump = Some(card.0) == self.trump && self.knew_of_trumps() && {
            let mine: Vec<Card> =
                hand.iter().chain(opposite).copied().filter(|held| held.0 == card.0).collect();
            let top = mine.iter().max().unwrap().1;
            let out = [(player + 1) % 4, (player + 3) % 4].map(|seat| &self.hands[seat]);
            let trumps_out = || out.into_iter().flatten().filter(|held| held.0 == card.0);
            let masters = trumps_out().filter(|held| held.1 > top).count();
            let smaller = trumps_out().any(|held| held.1 < top);
            let count = |cards: &[Card]| cards.iter().filter(|held| held.0 == card.0).count();
            !(smaller && (count(hand) > masters || count(opposite) > masters))
        };
        let known = match self.principles.losers {
            Losers::AnyTime => return false,
            Losers::AfterWinners => self.gave_up(card) || vain_trump || (higher >= 2 && !ruffed),
            Losers::AllAfterWinners => self.gave_up(card) || !ruffed,
        };
        known && led_from.iter().any(|held| winner_in(held.0)) && !winner_in(card.0)
    }

    fn knew_of_trumps(&self) -> bool {
        let of_trumps = |one: &Conceded| match one {
            Conceded::Suit(suit) => Some(*suit as usize) == self.trump,
            Conceded::Card(card) => Some(number(*card).0) == self.trump,
        };
        let said = self.steps.contains(&Step::DrawTrumps) || self.concedes.iter().any(of_trumps);
        said || self.principles.trumps == Trumps::Known
    }

    fn must_draw(&self, player: usize, hand: &[Card], opposite: &[Card]) -> bool {
        let Some(trump) = self.trump.filter(|_| self.knew_of_trumps()) else { return false };
        self.others_hold(player, trump)
            && hand.iter().any(|held| held.0 == trump)
            && hand.iter().chain(opposite).any(|held| held.0 == trump && self.is_winner(player, *held))
    }

    fn second_to_fourth(&self, player: usize, lawful: &[Card], card: Card) -> bool {
        let led = self.trick[0].1.0;
        let (who, best) = self.best();
        let own = who % 2 == player % 2;
        let bound = own && self.bound_to_win(player, best);
        let partner = (player + 2) % 4;
        let partner_played = self.trick.iter().any(|(played, _)| *played == partner);
        let left_to_partner = !partner_played
            && (!self.is_claimers(partner)
                || self.hands[partner].iter().any(|held| {
                    held.0 == led && best.0 == led && held.1 > best.1 && self.is_winner(player, *held)
                }));
        if lawful[0].0 == led {
            let lowest = lawful.iter().min() == Some(&card);
            let beats = |held: Card| best.0 == led && held.1 > best.1;
            let beaters: Vec<Card> = lawful.iter().copied().filter(|held| beats(*held)).collect();
            let spare = lawful.iter().any(|held| *held != card && self.is_winner(player, *held));
            if bound {
                let low = *lawful.iter().min().unwrap();
                return lowest
                    || (beats(card) && spare && self.rounds(player, card) >= self.rounds(player, low));
            }
            if beaters.is_empty() {
                return lowest;
            }
            let higher_out = [(player + 1) % 4, (player + 3) % 4]
                .iter()
                .flat_map(|other| &self.hands[*other])
                .filter(|held| held.0 == best.0 && held.1 > best.1)
                .count();
            let ride = own
                && higher_out == 1
                && !self.behind_him(player, led)
                && self.principles.suit_order != SuitOrder::TopDown;
            if lowest && (ride || (!own && left_to_partner)) {
                return true;
            }
            let spare_without =
                |one: Card| lawful.iter().any(|held| *held != one && self.is_winner(player, *held));
            let taken = |one: Card| beats(one) && self.takes(player, &beaters, spare_without(one), one);
            if !own {
                return taken(card);
            }
            let crash = |one: Card| {
                let has_lower = lawful.iter().any(|held| held.1 < one.1);
                has_lower && taken(one) && !self.out_between(player, best, one)
            };
            return !crash(card) && (taken(card) || (lowest && lawful.iter().any(|held| crash(*held))));
        }
        let is_trump = |held: Card| Some(held.0) == self.trump;
        let wins = |held: Card| is_trump(held) && (!is_trump(best) || held.1 > best.1);
        let can_ruff = lawful.iter().any(|held| wins(*held));
        if is_trump(card) && wins(card) && !bound {
            return true;
        }
        let beating = [(player + 1) % 4, (player + 3) % 4]
            .iter()
            .flat_map(|other| &self.hands[*other])
            .filter(|held| held.0 == best.0 && held.1 > best.1)
            .count();
        let in_vain = own && !bound && (beating >= 2 || self.behind_him(player, best.0));
        let must_ruff = can_ruff && (in_vain || (!own && !left_to_partner));
        !must_ruff && self.is_thrown(player, lawful, card)
    }

    /// Whether the opponent before this player has shown out and the other has yet to play: he has all of the suit.
    fn behind_him(&self, player: usize, suit: usize) -> bool {
        let yet = self.still_to_play(player);
        yet.len() == 1 && self.shown_out[(yet[0] + 2) % 4][suit]
    }

    /// Whether an opponent of this player holds a card of the suit above the one and below the other.
    fn out_between(&self, player: usize, below: Card, top: Card) -> bool {
        (0..4)
            .filter(|seat| seat % 2 != player % 2)
            .flat_map(|seat| &self.hands[seat])
            .any(|held| held.0 == below.0 && (below.1 + 1..top.1).contains(&held.1))
    }

    /// How many rounds of a suit the winners in the claimer's hands are good for once this card is gone.
    fn rounds(&self, player: usize, gone: Card) -> usize {
        let of = |seat: usize| -> Vec<Card> {
            let suit = self.hands[seat].iter().copied().filter(|held| held.0 == gone.0 && *held != gone);
            suit.collect()
        };
        let partner = (player + 2) % 4;
        let hands = [of(player), if self.is_claimers(partner) { of(partner) } else { Vec::new() }];
        let winners = hands.iter().flatten().filter(|held| self.is_winner(player, **held)).count();
        winners.min(hands.iter().map(Vec::len).max().unwrap_or(0))
    }

    fn takes(&self, player: usize, beaters: &[Card], spare: bool, card: Card) -> bool {
        let cheapest = beaters.iter().min() == Some(&card);
        let yet = self.still_to_play(player);
        if yet.is_empty() {
            return cheapest || spare;
        }
        if yet.iter().all(|other| self.shown_out[*other][card.0]) {
            return cheapest;
        }
        let winners: Vec<Card> =
            beaters.iter().copied().filter(|held| self.is_winner(player, *held)).collect();
        if self.behind_him(player, card.0) && !winners.is_empty() {
            let top = self.principles.suit_order != SuitOrder::TopDown || winners.iter().max() == Some(&card);
            return winners.contains(&card) && top;
        }
        if self.principles.finesse == Finesse::AssumedWhereDropIsHopeless
            && yet.len() == 1
            && beaters.iter().any(|held| !self.is_winner(player, *held))
        {
            let other = (yet[0] + 2) % 4;
            let length = |seat: usize| self.hands[seat].iter().filter(|held| held.0 == card.0).count();
            let out = length(yet[0]) + length(other);
            let room = if self.shown_out[other][card.0] { 0 } else { self.hands[other].len() };
            let partner = (player + 2) % 4;
            let mine: Vec<usize> =
                [player, partner].into_iter().filter(|seat| self.is_claimers(*seat)).collect();
            let tops = mine
                .iter()
                .flat_map(|seat| &self.hands[*seat])
                .filter(|held| held.0 == card.0 && self.is_winner(player, **held))
                .count();
            let rounds = mine.iter().map(|seat| length(*seat)).max().unwrap_or(0);
            // Of the cards out at least so many are with the one who has yet to play; all of them must fall.
            if out > room + tops.min(rounds) {
                return !self.is_winner(player, card);
            }
        }
        if self.principles.suit_order == SuitOrder::TopDown {
            return beaters.iter().max() == Some(&card);
        }
        let beaten_by = |one: Card| {
            let out = [(player + 1) % 4, (player + 3) % 4].map(|other| &self.hands[other]);
            out.into_iter().flatten().filter(|held| held.0 == one.0 && held.1 > one.1).count()
        };
        beaten_by(card) < 2 || beaters.iter().all(|one| beaten_by(*one) >= 2)
    }

    fn is_thrown(&self, player: usize, hand: &[Card], card: Card) -> bool {
        let is_trump = |held: &Card| Some(held.0) == self.trump;
        if hand.iter().all(is_trump) {
            return hand.iter().min() == Some(&card);
        }
        let lowest =
            |one: &Card| !is_trump(one) && !hand.iter().any(|held| held.0 == one.0 && held.1 < one.1);
        let loser_named =
            hand.iter().any(|one| lowest(one) && self.gave_up(*one) && !self.is_winner(player, *one));
        let keeps = |one: &Card| {
            self.is_winner(player, *one)
                && match self.principles.discards {
                    Discards::AnySuit => false,
                    Discards::KeepHonours => one.1 >= HONOUR || loser_named,
                    Discards::KeepWinners => true,
                }
        };
        let free = |one: &Card| lowest(one) && !keeps(one);
        let small = |one: &Card| lowest(one) && !(one.1 >= HONOUR && self.is_winner(player, *one));
        if !self.is_claimers(player) {
            lowest(&card)
        } else if hand.iter().any(free) {
            free(&card)
        } else if hand.iter().any(small) {
            small(&card)
        } else {
            lowest(&card)
        }
    }

    fn unaware(&self, player: usize, lawful: &[Card], card: Card) -> bool {
        let Some((_, led)) = self.trick.first() else { return true };
        let (who, best) = self.best();
        if lawful[0].0 == led.0 {
            return lawful.iter().min() == Some(&card) || (best.0 == led.0 && card.1 > best.1);
        }
        let trump = Some(card.0) == self.trump;
        let wins = trump && (Some(best.0) != self.trump || card.1 > best.1);
        let leave = who == (player + 2) % 4 && self.bound_to_win(player, best);
        (wins && !leave) || self.is_thrown(player, lawful, card)
    }
}

//! Every line of a claim, one card at a time, straight from `docs/claims.md`: no memory, no equal
//! cards, nothing shared with the search.

use openroom_analysis::claim::{Discards, Finesse, Opponents, Order, Principles, Step, SuitOrder, Trumps};

/// Suit and rank, both as numbers; seats are numbers too, clockwise.
pub(crate) type Card = (usize, usize);

pub(crate) struct Ending {
    pub(crate) hands: [Vec<Card>; 4],
    pub(crate) trump: Option<usize>,
    pub(crate) leader: usize,
    pub(crate) trick: Vec<(usize, Card)>,
    pub(crate) claimer: usize,
    pub(crate) declarer: usize,
    pub(crate) to_lose: usize,
    pub(crate) shown_out: [[bool; 4]; 4],
    pub(crate) principles: Principles,
    pub(crate) steps: Vec<Step>,
    pub(crate) step: usize,
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
            let before = (self.leader, self.to_lose, self.step, self.shown_out);
            self.hands[player].remove(place);
            self.trick.push((player, card));
            self.shown_out[player][self.trick[0].1.0] |= self.trick[0].1.0 != card.0;
            if self.trick.len() < 4 {
                fewest = fewest.min(self.fewest());
            } else {
                let (winner, _) = self.best();
                let played = std::mem::take(&mut self.trick);
                let own = winner % 2 == self.claimer % 2;
                self.leader = winner;
                self.to_lose = if own { self.to_lose } else { self.to_lose.saturating_sub(1) };
                self.pass_over_steps();
                fewest = fewest.min(usize::from(own) + self.fewest());
                self.trick = played;
            }
            (self.leader, self.to_lose, self.step, self.shown_out) = before;
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
                Step::Cash(_) | Step::Ruff(..) | Step::Cross(..) | Step::Finesse { .. } => unreachable!(),
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
        if player % 2 != self.claimer % 2 && self.principles.opponents == Opponents::AnyLawful {
            return lawful;
        }
        let mut chosen: Vec<Card> = if !self.is_claimers(player) {
            lawful.iter().copied().filter(|card| self.unaware(player, &lawful, *card)).collect()
        } else if self.trick.is_empty() {
            self.leads(player, &lawful)
        } else {
            lawful.iter().copied().filter(|card| self.second_to_fourth(player, &lawful, *card)).collect()
        };
        chosen.sort_unstable();
        chosen.dedup();
        if chosen.is_empty() { lawful } else { chosen }
    }

    fn leads(&self, player: usize, hand: &[Card]) -> Vec<Card> {
        let usual: Vec<Card> =
            hand.iter().copied().filter(|card| self.is_usual_lead(player, hand, *card)).collect();
        let suit = match self.steps.get(self.step) {
            None => return usual,
            Some(Step::DrawTrumps) => self.trump.unwrap(),
            Some(Step::Play(suit, Order::TopDown)) => {
                let top = hand.iter().copied().filter(|card| card.0 == *suit as usize).max();
                return top.map_or(usual, |top| vec![top]);
            }
            Some(Step::Play(suit, Order::Unstated)) => *suit as usize,
            Some(_) => unreachable!(),
        };
        let of_suit: Vec<Card> = hand.iter().copied().filter(|card| card.0 == suit).collect();
        let both: Vec<Card> = of_suit.iter().copied().filter(|card| usual.contains(card)).collect();
        [both, of_suit, usual].into_iter().find(|cards| !cards.is_empty()).unwrap()
    }

    fn is_usual_lead(&self, player: usize, hand: &[Card], card: Card) -> bool {
        let partner = (player + 2) % 4;
        let opposite: &[Card] = if self.is_claimers(partner) { &self.hands[partner] } else { &[] };
        let knew = self.principles.trumps == Trumps::Known || self.steps.contains(&Step::DrawTrumps);
        if let Some(trump) = self.trump
            && knew
            && self.others_hold(player, trump)
            && hand.iter().any(|held| held.0 == trump)
            && hand.iter().chain(opposite).any(|held| held.0 == trump && self.is_winner(player, *held))
            && card.0 != trump
        {
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

    fn second_to_fourth(&self, player: usize, lawful: &[Card], card: Card) -> bool {
        let led = self.trick[0].1.0;
        let (who, best) = self.best();
        let own = who % 2 == player % 2;
        let bound = own && self.bound_to_win(player, best);
        let partner = (player + 2) % 4;
        let partner_played = self.trick.iter().any(|(played, _)| *played == partner);
        let left_to_partner = !partner_played
            && (!self.is_claimers(partner)
                || self.hands[partner].iter().any(|held| held.0 == led && self.is_winner(player, *held)));
        if lawful[0].0 == led {
            let lowest = lawful.iter().min() == Some(&card);
            let beats = |held: Card| best.0 == led && held.1 > best.1;
            let beaters: Vec<Card> = lawful.iter().copied().filter(|held| beats(*held)).collect();
            let spare = lawful.iter().any(|held| *held != card && self.is_winner(player, *held));
            if bound {
                return lowest || (beats(card) && spare);
            }
            if beaters.is_empty() {
                return lowest;
            }
            let higher_out = [(player + 1) % 4, (player + 3) % 4]
                .iter()
                .flat_map(|other| &self.hands[*other])
                .filter(|held| held.0 == best.0 && held.1 > best.1)
                .count();
            let ride = own && higher_out == 1 && self.principles.suit_order != SuitOrder::TopDown;
            if lowest && (self.to_lose > 0 || ride || (!own && left_to_partner)) {
                return true;
            }
            return beats(card) && self.takes(player, &beaters, spare, card);
        }
        let is_trump = |held: Card| Some(held.0) == self.trump;
        let wins = |held: Card| is_trump(held) && (!is_trump(best) || held.1 > best.1);
        let can_ruff = lawful.iter().any(|held| wins(*held));
        if is_trump(card) && wins(card) && !bound {
            return true;
        }
        let must_ruff = !own && can_ruff && self.to_lose == 0 && !left_to_partner;
        !must_ruff && self.is_thrown(player, lawful, card)
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
        if self.principles.finesse == Finesse::AssumedWhereDropIsHopeless
            && yet.len() == 1
            && self.to_lose == 0
            && beaters.iter().any(|held| !self.is_winner(player, *held))
        {
            let other = (yet[0] + 2) % 4;
            let out: usize = [yet[0], other]
                .iter()
                .map(|seat| self.hands[*seat].iter().filter(|held| held.0 == card.0).count())
                .sum();
            let room = if self.shown_out[other][card.0] { 0 } else { self.hands[other].len() };
            if out > room + 1 {
                return !self.is_winner(player, card);
            }
        }
        self.principles.suit_order != SuitOrder::TopDown || beaters.iter().max() == Some(&card)
    }

    fn is_thrown(&self, player: usize, hand: &[Card], card: Card) -> bool {
        let is_trump = |held: &Card| Some(held.0) == self.trump;
        if hand.iter().all(is_trump) {
            return hand.iter().min() == Some(&card);
        }
        let lowest =
            |one: &Card| !is_trump(one) && !hand.iter().any(|held| held.0 == one.0 && held.1 < one.1);
        let loser = |one: &Card| lowest(one) && !self.is_winner(player, *one);
        match self.principles.discards {
            Discards::KeepWinners if self.is_claimers(player) && hand.iter().any(loser) => loser(&card),
            Discards::KeepWinners | Discards::AnySuit => lowest(&card),
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

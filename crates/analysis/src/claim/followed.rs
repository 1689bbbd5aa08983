use openroom_cards::{Card, Seat};

use super::report::{Afterwards, Choice};
use super::search::Search;
use super::state::{Player, State};
use super::stated::allowed;
use super::{Bounds, Claim};

/// A turn of a line, and what was known of each card that was allowed.
struct Turn {
    state: State,
    seat: Seat,
    played: Card,
    /// The tricks of the claimer's side before it.
    won: u8,
    /// The tricks of his side from the claim on, where this card is played.
    options: Vec<(Card, Bounds)>,
}

/// A line from the claim to its end that comes to the worst that was found.
pub(super) struct Followed {
    turns: Vec<Turn>,
    /// What the claimer's side wins on it.
    pub(super) wins: u8,
}

impl Followed {
    pub(super) fn to_the_worst(claim: &Claim, search: &mut Search<'_>, start: State) -> Followed {
        let mut turns = Vec::new();
        let mut state = start;
        let mut won = 0;
        while let Some(seat) = state.position.turn() {
            let options = options(claim, search, &state, seat, won);
            let worst = options.iter().min_by_key(|(_, value)| (value.most, value.least));
            let Some((played, _)) = worst.copied() else { break };
            let (next, trick) = state.after(claim, seat, played);
            turns.push(Turn { state, seat, played, won, options });
            won += u8::from(trick);
            state = next;
        }
        let mut followed = Followed { turns, wins: won };
        followed.agree();
        followed
    }

    /// Makes what is said of each turn agree with the others: a turn is worth what its worst card is, and the card of the
    /// line what the next turn is.
    fn agree(&mut self) {
        let mut next = Bounds::exactly(self.wins);
        for turn in self.turns.iter_mut().rev() {
            for (card, bounds) in &mut turn.options {
                if *card == turn.played {
                    *bounds = bounds.and(next);
                }
            }
            next = Bounds { least: turn.least(), most: self.wins };
        }
        let mut floor = 0;
        for turn in &mut self.turns {
            floor = floor.max(turn.least());
            for (_, bounds) in &mut turn.options {
                bounds.least = bounds.least.max(floor);
            }
        }
    }

    /// The fewest tricks that any line can come to, as far as the turns of this one tell.
    pub(super) fn least(&self) -> u8 {
        self.turns.first().map_or(self.wins, Turn::least)
    }

    pub(super) fn line(&self) -> Vec<(Seat, Card)> {
        self.turns.iter().map(|turn| (turn.seat, turn.played)).collect()
    }

    /// The turns of the claimer's side at which another card would have brought another result, whatever came later.
    pub(super) fn choices(&self, claim: &Claim, worst: Bounds) -> Vec<Choice> {
        let own =
            self.turns.iter().enumerate().filter(|(_, turn)| claim.player(turn.seat) != Player::Opponent);
        own.filter(|(_, turn)| turn.options.iter().any(|(_, value)| value.least > self.wins))
            .map(|(at, turn)| self.choice(claim, at, Afterwards::Carelessly, &turn.options, worst))
            .collect()
    }

    /// The turns of the claimer after which nothing could save the result, and before which careful play could: where
    /// each card leaves room for some later mistake, no turn alone decides.
    pub(super) fn last_chances(&self, claim: &Claim, well: &mut Search<'_>, worst: Bounds) -> Vec<Choice> {
        let mut chances = Vec::new();
        for (at, turn) in self.turns.iter().enumerate() {
            if claim.player(turn.seat) != Player::Claimer || turn.options.len() < 2 {
                continue;
            }
            let options = options(claim, well, &turn.state, turn.seat, turn.won);
            let played = options.iter().find(|(card, _)| *card == turn.played).map(|(_, value)| value.most);
            if played.is_some_and(|most| options.iter().any(|(_, value)| value.least > most)) {
                chances.push(self.choice(claim, at, Afterwards::Well, &options, worst));
            }
        }
        chances
    }

    /// A turn and what follows each card: never fewer tricks than the worst of all lines.
    fn choice(
        &self,
        claim: &Claim,
        at: usize,
        then: Afterwards,
        options: &[(Card, Bounds)],
        worst: Bounds,
    ) -> Choice {
        let at_least = |(card, value): &(Card, Bounds)| {
            (*card, Bounds { least: value.least.max(worst.least), ..*value })
        };
        let turn = &self.turns[at];
        let on_table = claim.position.trick().cards.values().iter().flatten().count();
        let trick = turn.state.position.trick();
        let before = (0..4).map(|steps| trick.leader.step(steps));
        Choice {
            after: at,
            number: (on_table + at) / 4 + 1,
            seat: turn.seat,
            then,
            options: options.iter().map(at_least).collect(),
            trick: before.map_while(|seat| trick.cards[seat].map(|card| (seat, card))).collect(),
        }
    }
}

impl Turn {
    fn least(&self) -> u8 {
        self.options.iter().map(|(_, value)| value.least).min().unwrap_or(self.won)
    }
}

/// The cards allowed, one of each group of equals, and the tricks from the claim on that follow each.
fn options(
    claim: &Claim,
    search: &mut Search<'_>,
    state: &State,
    seat: Seat,
    won: u8,
) -> Vec<(Card, Bounds)> {
    let cards = search.distinct(state, seat, allowed(claim, state, seat));
    cards.iter().map(|card| (card, search.after(state, seat, card).plus(won))).collect()
}

//! In which order cards are tried. Nothing here changes a result, only how soon it is found.

use crate::lanes::{bottom, lane, lane_of, suit_of, top};
use crate::moves::Moves;
use crate::search::{NO_TRUMP, Search};

/// What a lead of a suit promises, the best first.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Lead {
    Ruff,
    Finesse,
    Strength,
    Plain,
    Gift,
    Trumps,
    Ruffed,
}

const fn has(hand: u64, card: u64) -> bool {
    card != 0 && hand & card == card
}

const fn two(cards: u64) -> bool {
    cards & cards.wrapping_sub(1) != 0
}

impl Search {
    /// The order of leads.
    pub(crate) fn order_leads(&self, n: usize, leader: usize, open: u64, moves: &mut Moves) {
        const LAST: usize = Lead::Ruffed as usize;
        let mut classes = [0_u64; LAST + 1];
        for suit in 0..4 {
            let mine = open & lane(suit);
            if mine != 0 {
                let lead = self.lead_of(n, leader, suit);
                let ends = match lead {
                    Lead::Ruff => bottom(mine),
                    Lead::Gift => top(mine),
                    Lead::Ruffed => 0,
                    Lead::Finesse | Lead::Strength | Lead::Plain | Lead::Trumps => top(mine) | bottom(mine),
                };
                classes[lead as usize] |= ends;
                classes[LAST] |= mine & !ends;
            }
        }
        for class in classes {
            moves.down(class);
        }
    }

    fn lead_of(&self, n: usize, leader: usize, suit: usize) -> Lead {
        if suit == self.trump {
            return Lead::Trumps;
        }
        let start = &self.starts[n];
        let [mine, lho, partner, rho] =
            [0, 1, 2, 3].map(|step| start.hands[(leader + step) & 3] & lane(suit));
        let trumps = |step: usize| start.hands[(leader + step) & 3] & self.trumps;
        if (lho == 0 && trumps(1) != 0) || (rho == 0 && trumps(3) != 0) {
            return Lead::Ruffed;
        }
        let mut rest = start.all & lane(suit);
        let [ace, king, queen, jack, ten] = [(); 5].map(|()| {
            let card = rest & rest.wrapping_neg();
            rest ^= card;
            card
        });
        let ours = mine | partner;
        let both = |one: u64, other: u64| other != 0 && has(ours, one | other);
        if two(partner)
            && two(lho)
            && ((has(partner, king) && has(lho, ace))
                || (has(partner, ace) && has(lho, king) && (has(partner, queen) || both(queen, jack)))
                || (has(partner, king) && has(lho, queen) && (has(partner, jack) || both(jack, ten))))
        {
            return Lead::Finesse;
        }
        if self.trump != NO_TRUMP
            && two(mine)
            && two(rho)
            && ((has(mine, ace) && has(rho, king)) || (has(mine, king) && has(rho, ace) && !has(ours, queen)))
        {
            return Lead::Gift;
        }
        if lho != 0 && rho != 0 && two(ours & (ace | king | queen)) {
            return Lead::Strength;
        }
        if partner == 0
            && lho != 0
            && rho != 0
            && trumps(2) != 0
            && trumps(2).count_ones() <= trumps(0).count_ones()
            && bottom(mine) != ace
        {
            return Lead::Ruff;
        }
        Lead::Plain
    }

    /// The order of cards played to a trick.
    pub(crate) fn order_follow<const AT: usize>(
        &self,
        n: usize,
        leader: usize,
        win: u64,
        winner: usize,
        open: u64,
        moves: &mut Moves,
    ) {
        if !two(open) {
            return moves.add(open);
        }
        let start = &self.starts[n];
        let seat = (leader + AT) & 3;
        let led = lane_of(start.played[0]);
        let partner = (seat + 2) & 3;
        let lho_hand = start.hands[(seat + 1) & 3];
        let theirs = start.hands[partner] & led;
        let lho = if AT == 3 { 0 } else { lho_hand & led };
        let partner_wins = AT > 1 && winner == partner;
        let above = |card: u64| card - 1;
        if open & led != 0 {
            let best = top(open);
            if !self.beats(best, win) {
                return moves.up(open);
            }
            let same = |one: u64, other: u64| lho & above(one) == lho & above(other);
            if partner_wins && (lho == 0 || win < top(lho) || same(win, best)) {
                return moves.up(open);
            }
            if AT == 1 && theirs != 0 && top(theirs) < win {
                let hers = top(theirs);
                let forced = lho != 0 && top(lho) < top(theirs | open) && same(hers, best);
                if forced || lho == 0 || hers < top(lho) {
                    return moves.up(open);
                }
            }
            let higher = if win & led != 0 { open & above(win) } else { 0 };
            if lho == 0 || higher == 0 || bottom(higher) < top(lho) {
                moves.up(higher);
            } else {
                moves.down(higher);
            }
            return moves.up(open & !higher);
        }
        let mut rest = open;
        let trumps = open & self.trumps;
        if trumps != 0 && !(partner_wins && (AT == 3 || lho != 0 && self.beats(win, top(lho)))) {
            let ruffs = if win & self.trumps != 0 {
                if partner_wins { 0 } else { trumps & above(win) }
            } else if AT == 3 || lho != 0 || lho_hand & self.trumps == 0 {
                bottom(trumps)
            } else {
                trumps
            };
            moves.up(ruffs);
            rest &= !ruffs;
        }
        let from = moves.len();
        for suit in 0..4 {
            let mine = rest & lane(suit) & !self.trumps;
            if mine != 0 {
                moves.add(bottom(mine));
                rest ^= bottom(mine);
            }
        }
        let length = |card: u64| start.length(seat, suit_of(card));
        let discards = moves.after(from);
        for last in 1..discards.len() {
            let mut at = last;
            while at > 0 && length(discards[at - 1]) < length(discards[at]) {
                discards.swap(at - 1, at);
                at -= 1;
            }
        }
        moves.down(rest);
    }
}

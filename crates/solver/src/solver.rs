//! The door: deals and positions in, tricks out.

use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Seat, Side};

use crate::root::Root;
use crate::search::Search;
use crate::{CardValue, Megabytes, PlayError, Position, Results, Stopped};

/// Solves deals and positions, one at a time. What it has found serves the next question where that is alike:
/// the same deal, or a deal of which two hands are the same.
pub struct Solver {
    search: Search,
    last: Option<(BySeat<Cards>, Denomination)>,
}

impl Solver {
    /// A solver that keeps what it finds in so much memory.
    pub fn new(memory: Megabytes) -> Solver {
        Solver { search: Search::new(memory.get() as usize), last: None }
    }

    /// From now on asks this every few thousand positions, and stops where it says so.
    pub fn stop_when(&mut self, stop: impl FnMut() -> bool + Send + 'static) {
        self.search.stop = Some(Box::new(stop));
    }

    /// Forgets what was found, which changes no answer.
    pub fn forget(&mut self) {
        self.search.table.clear();
        self.last = None;
    }

    /// The positions at the start of a trick that were looked at so far.
    pub const fn positions(&self) -> u64 {
        self.search.nodes
    }

    /// All twenty results of a deal.
    pub fn results(&mut self, deal: &Deal) -> Result<Results, Stopped> {
        let mut rows = [BySeat::default(); 5];
        for denomination in Denomination::ALL.into_iter().rev() {
            rows[denomination as usize] = self.row(deal, denomination)?;
        }
        Ok(Results::from_rows(rows))
    }

    /// All twenty results of each deal.
    pub fn all_results<'a>(
        &'a mut self,
        deals: impl IntoIterator<Item = &'a Deal> + 'a,
    ) -> impl Iterator<Item = Result<Results, Stopped>> + 'a {
        deals.into_iter().map(move |deal| self.results(deal))
    }

    /// The tricks of each declarer in one denomination.
    pub fn row(&mut self, deal: &Deal, denomination: Denomination) -> Result<BySeat<u8>, Stopped> {
        let mut row = BySeat::default();
        let mut guess = guess(deal.hands(), denomination);
        for leader in [Seat::West, Seat::East, Seat::North, Seat::South] {
            let position = Position::opening(deal, denomination, leader);
            let mut root = self.root(&position);
            let tricks = root.settle(0, 13, guess, Root::value)?;
            guess = (tricks + 1).min(13);
            let declarer = leader.rho();
            row[declarer] = of_side(tricks, 13, declarer.side()) as u8;
        }
        Ok(row)
    }

    /// The tricks of one declarer in one denomination.
    pub fn tricks(&mut self, deal: &Deal, denomination: Denomination, declarer: Seat) -> Result<u8, Stopped> {
        self.tricks_from(&Position::opening(deal, denomination, declarer.lho()), declarer.side())
    }

    /// Whether this declarer wins so many tricks: sooner known than how many.
    pub fn makes(
        &mut self,
        deal: &Deal,
        denomination: Denomination,
        declarer: Seat,
        tricks: u8,
    ) -> Result<bool, Stopped> {
        self.wins(&Position::opening(deal, denomination, declarer.lho()), declarer.side(), tricks)
    }

    /// The tricks that a side still wins from here, the one in progress counted.
    pub fn tricks_from(&mut self, position: &Position, side: Side) -> Result<u8, Stopped> {
        let left = position.tricks_left() as i8;
        if position.turn().is_none() {
            return Ok(0);
        }
        let guess = guess(position.hands(), position.denomination()).min(left);
        let tricks = self.root(position).settle(0, left, guess, Root::value)?;
        Ok(of_side(tricks, left, side) as u8)
    }

    /// Whether a side still wins so many tricks from here, the one in progress counted.
    pub fn wins(&mut self, position: &Position, side: Side, tricks: u8) -> Result<bool, Stopped> {
        let left = position.tricks_left();
        if tricks == 0 || tricks > left || position.turn().is_none() {
            return Ok(tricks == 0);
        }
        let need = of_side(tricks as i8, left as i8, side);
        let mut root = self.root(position);
        Ok(match side {
            Side::NorthSouth => root.ask(need, Root::value)? >= need,
            Side::EastWest => root.ask(need + 1, Root::value)? <= need,
        })
    }

    /// What each card that may be played now is worth, the best first; none once all is played.
    pub fn cards(&mut self, position: &Position) -> Result<Vec<CardValue>, Stopped> {
        let (Some(turn), left) = (position.turn(), position.tricks_left() as i8) else {
            return Ok(Vec::new());
        };
        let mut values: Vec<CardValue> = Vec::new();
        let mut guess = guess(position.hands(), position.denomination()).min(left);
        let mut root = self.root(position);
        for equals in root.choices(position.legal()) {
            let bit = root.places.bits(equals) & root.places.bits(equals).wrapping_neg();
            guess = root.settle(0, left, guess, |root, need| root.after(bit, need))?;
            let tricks = of_side(guess, left, turn.side()) as u8;
            values.extend(equals.into_iter().map(|card| CardValue { card, tricks }));
        }
        values.sort_unstable_by_key(|value| (std::cmp::Reverse(value.tricks), value.card));
        Ok(values)
    }

    /// The tricks that a side wins from a position with best play by all, and then after each card that was
    /// played from there on; the tricks already won since the start are counted.
    pub fn play(&mut self, start: &Position, side: Side, cards: &[Card]) -> Result<Vec<u8>, PlayError> {
        let mut position = *start;
        let mut total = self.tricks_from(start, side)?;
        let mut totals = vec![total];
        let mut won = 0;
        for (index, card) in cards.iter().enumerate() {
            let not_legal = PlayError::NotLegal(index, *card);
            let turn = position.turn().filter(|_| position.legal().contains(*card)).ok_or(not_legal)?;
            let fourth = turn == position.trick().leader.rho();
            position = position.after(*card).ok_or(not_legal)?;
            won += u8::from(fourth && position.trick().leader.side() == side);
            let left = position.tricks_left() as i8;
            let before = of_side(total as i8 - won as i8, left, side).clamp(0, left);
            let (low, high) = match turn.side() {
                Side::NorthSouth => (0, before),
                Side::EastWest => (before, left),
            };
            let tricks =
                if left == 0 { 0 } else { self.root(&position).settle(low, high, before, Root::value)? };
            total = won + of_side(tricks, left, side) as u8;
            totals.push(total);
        }
        Ok(totals)
    }

    /// Makes the search ready for a position.
    fn root(&mut self, position: &Position) -> Root<'_> {
        let held = BySeat::from_fn(|seat| {
            position.hands()[seat] | position.trick().cards[seat].map_or(Cards::EMPTY, Cards::of)
        });
        let denomination = position.denomination();
        if !self.last.is_some_and(|last| alike(&last, &held, denomination)) {
            self.search.table.clear();
        }
        self.last = Some((held, denomination));
        Root::new(&mut self.search, &held, *position.trick(), denomination)
    }
}

/// Whether what was found for one serves the other: the same denomination, and two hands at least are the same
/// or what is left of them.
fn alike(last: &(BySeat<Cards>, Denomination), held: &BySeat<Cards>, denomination: Denomination) -> bool {
    let same = Seat::ALL.into_iter().filter(|seat| last.0[*seat].contains_all(held[*seat])).count();
    last.1 == denomination && same >= 2
}

/// North and South's tricks as those of a side.
fn of_side(tricks: i8, left: i8, side: Side) -> i8 {
    match side {
        Side::NorthSouth => tricks,
        Side::EastWest => left - tricks,
    }
}

/// Where to begin: about what the high cards of North and South and their trumps promise.
fn guess(hands: &BySeat<Cards>, denomination: Denomination) -> i8 {
    let side = |seats: [Seat; 2]| {
        let of = |seat: Seat| {
            let trumps = denomination.trump().map_or(0, |suit| hands[seat].in_suit(suit).len());
            2 * hands[seat].points() + 3 * trumps
        };
        of(seats[0]) + of(seats[1])
    };
    if side(Side::NorthSouth.seats()) > side(Side::EastWest.seats()) {
        hands[Seat::North].len() as i8
    } else {
        0
    }
}

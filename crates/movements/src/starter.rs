//! Base rounds of cyclic movements, found by search.
//!
//! A movement of `rounds` rounds turns one base round in the ring of integers modulo `rounds`: in
//! round r every moving pair number and every set number of the base round is raised by r. A base
//! round is right when the pairs of moving pairs that meet have different differences, and when
//! the offsets between sets and pairs are all different, so that a pair meets each set once.

use crate::random::Random;

/// A table of the base round: the moving pairs at it and the set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct BaseTable {
    pub(crate) first: u16,
    /// The other moving pair; none where a stationary pair sits.
    pub(crate) second: Option<u16>,
    pub(crate) set: u16,
}

/// Which of the two pairs of a couple must be in a given set of numbers; for perfect balance.
pub(crate) type Separator<'a> = &'a dyn Fn(u16) -> bool;

struct Climb<'a> {
    rounds: u16,
    partner: Vec<Option<u16>>,
    sum_of: Vec<Option<u16>>,
    difference_used: Vec<bool>,
    couples: usize,
    separator: Option<Separator<'a>>,
}

impl Climb<'_> {
    fn difference(&self, x: u16, y: u16) -> u16 {
        let d = (x + self.rounds - y) % self.rounds;
        d.min(self.rounds - d)
    }

    fn part(&mut self, x: u16) {
        let Some(y) = self.partner[usize::from(x)].take() else { return };
        self.partner[usize::from(y)] = None;
        let difference = self.difference(x, y);
        self.difference_used[usize::from(difference)] = false;
        self.sum_of[usize::from((x + y) % self.rounds)] = None;
        self.couples -= 1;
    }

    /// Joins the two, parting at most one other couple.
    fn join(&mut self, x: u16, y: u16) {
        if self.separator.is_some_and(|inside| inside(x) == inside(y)) {
            return;
        }
        let sum = usize::from((x + y) % self.rounds);
        let in_the_way = (self.partner[usize::from(y)].map(|_| y), self.sum_of[sum]);
        match in_the_way {
            (Some(y), Some(z)) if y != z && self.partner[usize::from(y)] != Some(z) => return,
            (Some(other), _) | (None, Some(other)) => self.part(other),
            (None, None) => {}
        }
        self.partner[usize::from(x)] = Some(y);
        self.partner[usize::from(y)] = Some(x);
        self.sum_of[sum] = Some(x);
        let difference = self.difference(x, y);
        self.difference_used[usize::from(difference)] = true;
        self.couples += 1;
    }
}

/// A base round of `tables` tables in which the set at a table of two moving pairs is their sum.
pub(crate) fn climb(
    tables: u16,
    rounds: u16,
    separator: Option<Separator<'_>>,
    random: &mut Random,
) -> Option<Vec<BaseTable>> {
    let wanted = usize::from(rounds - tables);
    let full = rounds == 2 * tables - 1;
    let size = usize::from(rounds);
    for _ in 0..40 {
        let mut state = Climb {
            rounds,
            partner: vec![None; size],
            sum_of: vec![None; size],
            difference_used: vec![false; size / 2 + 1],
            couples: 0,
            separator,
        };
        for _ in 0..200 * size {
            if state.couples == wanted {
                break;
            }
            let first = u16::from(full);
            let alone: Vec<u16> =
                (first..rounds).filter(|&x| state.partner[usize::from(x)].is_none()).collect();
            let open: Vec<u16> =
                (1..=(rounds - 1) / 2).filter(|&d| !state.difference_used[usize::from(d)]).collect();
            let x = alone[usize::from(random.below(alone.len() as u16))];
            let d = open[usize::from(random.below(open.len() as u16))];
            let y = if random.below(2) == 0 { (x + d) % rounds } else { (x + rounds - d) % rounds };
            if !full || (y != 0 && !(x + y).is_multiple_of(rounds)) {
                state.join(x, y);
            }
        }
        if state.couples == wanted
            && let Some(base) = with_singles(&state, random)
        {
            return Some(base);
        }
    }
    None
}

/// Gives the stationary pairs' tables their sets: single x plays set x + the image of x under a
/// permutation of the singles, all sums different.
fn with_singles(state: &Climb<'_>, random: &mut Random) -> Option<Vec<BaseTable>> {
    let singles: Vec<u16> = (0..state.rounds).filter(|&x| state.partner[usize::from(x)].is_none()).collect();
    let mut images = singles.clone();
    let clashes = |images: &[u16]| {
        let mut taken: Vec<bool> = state.sum_of.iter().map(Option::is_some).collect();
        singles
            .iter()
            .zip(images)
            .filter(|&(&x, &y)| std::mem::replace(&mut taken[usize::from((x + y) % state.rounds)], true))
            .count()
    };
    let mut now = clashes(&images);
    let count = singles.len() as u16;
    for _ in 0..200 * usize::from(count) {
        if now == 0 {
            break;
        }
        let (i, j) = (usize::from(random.below(count)), usize::from(random.below(count)));
        images.swap(i, j);
        let then = clashes(&images);
        if then <= now {
            now = then;
        } else {
            images.swap(i, j);
        }
    }
    if now > 0 {
        return None;
    }
    let stationary = singles.iter().zip(&images).map(|(&x, &image)| BaseTable {
        first: x,
        second: None,
        set: (x + image) % state.rounds,
    });
    let moving = (0..state.rounds).filter_map(|x| {
        let y = state.partner[usize::from(x)]?;
        (x < y).then_some(BaseTable { first: x, second: Some(y), set: (x + y) % state.rounds })
    });
    Some(stationary.chain(moving).collect())
}

/// A base round by trying everything; for the few small sizes in which the climb finds none.
pub(crate) fn exhaust(tables: u16, rounds: u16) -> Option<Vec<BaseTable>> {
    let mut search = Exhaust {
        tables,
        rounds,
        placed: Vec::new(),
        number_used: vec![false; usize::from(rounds)],
        difference_used: vec![false; usize::from(rounds)],
        set_used: vec![false; usize::from(rounds)],
        offset_used: vec![false; usize::from(rounds)],
    };
    search.go().then_some(search.placed)
}

struct Exhaust {
    tables: u16,
    rounds: u16,
    placed: Vec<BaseTable>,
    number_used: Vec<bool>,
    difference_used: Vec<bool>,
    set_used: Vec<bool>,
    offset_used: Vec<bool>,
}

impl Exhaust {
    fn go(&mut self) -> bool {
        let Some(first) = (0..self.rounds).find(|&x| !self.number_used[usize::from(x)]) else {
            return self.placed.len() == usize::from(self.tables);
        };
        let seconds = (first + 1..self.rounds).filter(|&y| !self.number_used[usize::from(y)]).map(Some);
        for second in std::iter::once(None).chain(seconds).collect::<Vec<_>>() {
            if !self.may_meet(first, second) {
                continue;
            }
            for set in 0..self.rounds {
                let table = BaseTable { first, second, set };
                if self.fits(table) {
                    self.mark(table, true);
                    self.placed.push(table);
                    if self.go() {
                        return true;
                    }
                    self.placed.pop();
                    self.mark(table, false);
                }
            }
        }
        false
    }

    fn may_meet(&self, first: u16, second: Option<u16>) -> bool {
        let stationary = usize::from(2 * self.tables - self.rounds);
        match second {
            None => self.placed.iter().filter(|table| table.second.is_none()).count() < stationary,
            Some(y) => {
                let d = y - first;
                2 * d != self.rounds && !self.difference_used[usize::from(d.min(self.rounds - d))]
            }
        }
    }

    fn offsets(&self, table: BaseTable) -> impl Iterator<Item = usize> + use<> {
        let rounds = self.rounds;
        [Some(table.first), table.second]
            .into_iter()
            .flatten()
            .map(move |x| usize::from((table.set + rounds - x) % rounds))
    }

    fn fits(&self, table: BaseTable) -> bool {
        !self.set_used[usize::from(table.set)] && self.offsets(table).all(|offset| !self.offset_used[offset])
    }

    fn mark(&mut self, table: BaseTable, used: bool) {
        self.number_used[usize::from(table.first)] = used;
        self.set_used[usize::from(table.set)] = used;
        for offset in self.offsets(table) {
            self.offset_used[offset] = used;
        }
        if let Some(y) = table.second {
            self.number_used[usize::from(y)] = used;
            let d = y - table.first;
            self.difference_used[usize::from(d.min(self.rounds - d))] = used;
        }
    }
}

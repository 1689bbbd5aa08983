use crate::random::Random;
use crate::{BoardSet, Contestant, Movement, Unit};
use openroom_cards::{BySeat, Side};

/// The movement with one pair more, which takes the place of a North-South pair at another table
/// in each round; that pair sits out. None when the movement leaves it no boards.
///
/// The rover has the highest number. Where a steady step meets everything once it takes it; otherwise it sits out
/// round 1 when all boards are in play in as many rounds as there are sets, displaces a pair at most once, meets no boards twice, and meets an
/// opponent twice only where no other way was found.
pub fn with_rover(movement: &Movement) -> Option<Movement> {
    if movement.unit != Unit::Pair || movement.rounds.is_empty() {
        return None;
    }
    let rounds = movement.rounds.len();
    let starts: &[usize] = if rounds >= usize::from(movement.sets) { &[1] } else { &[0, 1] };
    let mut steady = Search::new(movement, 0, 0, 0);
    if steady.walk() {
        return Some(steady.seat());
    }
    for repeats in 0..3 {
        for &start in starts {
            for seed in 0..6 {
                let mut search = Search::new(movement, start, repeats, seed);
                if search.go() {
                    return Some(search.seat());
                }
            }
        }
    }
    None
}

/// The most rounds of a movement, fewer than all, in which there is a way for a rover.
pub fn rounds_for_rover(movement: &Movement) -> Option<u16> {
    let all = movement.rounds.len();
    let cut = |rounds: usize| Movement { rounds: movement.rounds[..rounds].to_vec(), ..movement.clone() };
    (1..all).rev().find(|&rounds| with_rover(&cut(rounds)).is_some()).map(|rounds| rounds as u16)
}

struct Search<'a> {
    movement: &'a Movement,
    at: Vec<Option<usize>>,
    open: Vec<usize>,
    table_used: Vec<bool>,
    set_used: Vec<bool>,
    met: Vec<u16>,
    repeats_left: u16,
    steps_left: u32,
    random: Random,
}

impl<'a> Search<'a> {
    fn new(movement: &'a Movement, start: usize, repeats: u16, seed: u64) -> Search<'a> {
        Search {
            movement,
            at: vec![None; movement.rounds.len()],
            open: (start..movement.rounds.len()).collect(),
            table_used: vec![false; movement.tables()],
            set_used: vec![false; usize::from(movement.sets) + 1],
            met: vec![0; usize::from(movement.contestants) + 1],
            repeats_left: repeats,
            steps_left: 4_000,
            random: Random::new(seed),
        }
    }

    /// The same step from table to table in every round, where that meets everything once.
    fn walk(&mut self) -> bool {
        let tables = self.table_used.len();
        for (step, first) in (1..tables).flat_map(|step| (0..tables).map(move |first| (step, first))) {
            self.table_used.fill(false);
            self.set_used.fill(false);
            self.met.fill(0);
            let fits = (0..self.at.len()).all(|round| {
                let table = (first + step * round) % tables;
                let Some((set, opponent)) = self.visit(round, table) else { return false };
                self.at[round] = Some(table);
                !std::mem::replace(&mut self.table_used[table], true)
                    && !std::mem::replace(&mut self.set_used[usize::from(set.0)], true)
                    && std::mem::replace(&mut self.met[usize::from(opponent.0)], 1) == 0
            });
            if fits {
                return true;
            }
        }
        false
    }

    fn visit(&self, round: usize, table: usize) -> Option<(BoardSet, Contestant)> {
        let table = self.movement.rounds[round].tables.get(table).filter(|table| table.is_played())?;
        Some((table.set?, table.side(Side::EastWest)?))
    }

    fn may_meet(&self, opponent: Contestant) -> bool {
        match self.met[usize::from(opponent.0)] {
            0 => true,
            1 => self.repeats_left > 0,
            _ => false,
        }
    }

    fn choices(&self, round: usize) -> Vec<usize> {
        (0..self.table_used.len())
            .filter(|&table| {
                !self.table_used[table]
                    && self.visit(round, table).is_some_and(|(set, opponent)| {
                        !self.set_used[usize::from(set.0)] && self.may_meet(opponent)
                    })
            })
            .collect()
    }

    /// Fills the round with the fewest choices first.
    fn go(&mut self) -> bool {
        let Some((place, mut choices)) = (0..self.open.len())
            .map(|place| (place, self.choices(self.open[place])))
            .min_by_key(|(_, choices)| choices.len())
        else {
            return true;
        };
        let round = self.open.swap_remove(place);
        while !choices.is_empty() && self.steps_left > 0 {
            self.steps_left -= 1;
            let pick = usize::from(self.random.below(choices.len() as u16));
            let table = choices.swap_remove(pick);
            let Some((set, opponent)) = self.visit(round, table) else { continue };
            let again = u16::from(self.met[usize::from(opponent.0)] > 0);
            self.repeats_left -= again;
            self.table_used[table] = true;
            self.set_used[usize::from(set.0)] = true;
            self.met[usize::from(opponent.0)] += 1;
            self.at[round] = Some(table);
            if self.go() {
                return true;
            }
            self.repeats_left += again;
            self.table_used[table] = false;
            self.set_used[usize::from(set.0)] = false;
            self.met[usize::from(opponent.0)] -= 1;
            self.at[round] = None;
        }
        self.open.push(round);
        let last = self.open.len() - 1;
        self.open.swap(place, last);
        false
    }

    fn seat(&self) -> Movement {
        let mut seated = self.movement.clone();
        seated.contestants += 1;
        let rover = Some(Contestant(seated.contestants));
        for (round, table) in seated.rounds.iter_mut().zip(&self.at) {
            if let Some(table) = table.and_then(|table| round.tables.get_mut(table)) {
                let before = table.seats;
                table.seats = BySeat::from_fn(|seat| match seat.side() {
                    Side::NorthSouth => rover,
                    Side::EastWest => before[seat],
                });
            }
        }
        seated
    }
}

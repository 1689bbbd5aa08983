//! Which tables of a base round to turn so that the comparisons are even.

use crate::random::Random;
use crate::starter::BaseTable;

/// A flag for each table, as even as a descent from several starts finds.
pub(crate) fn directions(base: &[BaseTable], tables: u16, rounds: u16) -> Vec<bool> {
    let mut random = Random::new(u64::from(rounds));
    let mut best: Option<(i64, Vec<bool>)> = None;
    for start in 0..8 {
        let mut evenness = Evenness::new(base, tables, rounds);
        for i in 0..base.len() {
            if start > 0 && random.below(2) == 1 {
                evenness.turn(i);
            }
        }
        evenness.descend();
        let now = evenness.total();
        if best.as_ref().is_none_or(|(least, _)| now < *least) {
            best = Some((now, evenness.turned));
        }
    }
    best.map(|(_, turned)| turned).unwrap_or_default()
}

/// The competition between couples, kept up to date while tables are turned.
struct Evenness {
    turned: Vec<bool>,
    /// Where each table's moving pairs stand in the ring when set 0 comes to it.
    places: Vec<Vec<usize>>,
    has_stationary: Vec<bool>,
    /// The direction in which the pair at each place of the ring plays set 0.
    direction: Vec<i64>,
    /// How much oftener two pairs at a distance play the same way than not, by distance.
    same: Vec<i64>,
    met: Vec<bool>,
    half_top_and_one: i64,
}

impl Evenness {
    fn new(base: &[BaseTable], tables: u16, rounds: u16) -> Evenness {
        let size = usize::from(rounds);
        let mut direction = vec![0i64; size];
        let mut met = vec![false; size];
        let mut places = Vec::new();
        for table in base {
            let place = |x: u16| usize::from((x + rounds - table.set) % rounds);
            let here: Vec<usize> =
                [Some(table.first), table.second].into_iter().flatten().map(place).collect();
            if let Some(second) = table.second {
                direction[here[0]] = 1;
                direction[here[1]] = -1;
                let distance = usize::from((second + rounds - table.first) % rounds);
                met[distance] = true;
                met[size - distance] = true;
            } else {
                direction[here[0]] = -1;
            }
            places.push(here);
        }
        let same =
            (0..size).map(|d| (0..size).map(|p| direction[p] * direction[(p + d) % size]).sum()).collect();
        Evenness {
            turned: vec![false; base.len()],
            places,
            has_stationary: base.iter().map(|table| table.second.is_none()).collect(),
            direction,
            same,
            met,
            half_top_and_one: i64::from(tables),
        }
    }

    fn turn(&mut self, table: usize) {
        let size = self.direction.len();
        self.turned[table] = !self.turned[table];
        for &place in &self.places[table] {
            let now = self.direction[place];
            for d in 1..size {
                let (up, down) = ((place + d) % size, (place + size - d) % size);
                self.same[d] -= 2 * now * (self.direction[up] + self.direction[down]);
            }
            self.direction[place] = -now;
        }
    }

    /// The sum of the squared competition over all couples, those of stationary pairs among
    /// themselves excepted, which turning whole tables hardly changes.
    fn total(&self) -> i64 {
        let met = |d: usize| if self.met[d] { self.half_top_and_one } else { 0 };
        let moving: i64 = (1..self.same.len()).map(|d| (self.same[d] + met(d)).pow(2)).sum();
        let sum: i64 = self.direction.iter().sum();
        let stationary = self.turned.iter().zip(&self.has_stationary).filter(|&(_, &has)| has);
        let mixed: i64 = stationary
            .map(|(&turned, _)| (if turned { -sum } else { sum } + self.half_top_and_one).pow(2))
            .sum();
        moving + 2 * mixed
    }

    fn descend(&mut self) {
        let mut now = self.total();
        loop {
            let before = now;
            for table in 0..self.turned.len() {
                self.turn(table);
                let then = self.total();
                if then < now {
                    now = then;
                } else {
                    self.turn(table);
                }
            }
            if now == before {
                return;
            }
        }
    }
}

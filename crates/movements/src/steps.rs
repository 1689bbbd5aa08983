//! Five things that move through as many tables as rounds so that no two come together twice.

use crate::ring::Ring;

/// What moves by five steps of its own through so many tables.
pub(crate) struct Steps {
    parts: Vec<Part>,
}

enum Part {
    /// Steps by the multiples of five elements whose differences are units.
    Ring { size: u16, ring: Ring },
    /// Steps by five rows whose differences take every value once.
    Differences(&'static Differences),
}

/// The last three of five rows over a product of two cyclic groups: the first is 0 throughout, the second counts up.
/// They were found by search; the tests prove them.
struct Differences {
    size: u16,
    /// The order of the first group.
    first: u16,
    rows: [&'static [u16]; 3],
}

static KNOWN: [Differences; 3] = [
    Differences {
        size: 12,
        first: 2,
        rows: [
            &[0, 7, 10, 1, 8, 4, 5, 9, 11, 2, 3, 6],
            &[0, 9, 6, 10, 5, 2, 11, 8, 3, 7, 4, 1],
            &[0, 3, 11, 8, 2, 9, 7, 10, 4, 6, 1, 5],
        ],
    },
    Differences {
        size: 15,
        first: 1,
        rows: [
            &[0, 13, 1, 9, 12, 10, 8, 11, 4, 7, 5, 3, 6, 14, 2],
            &[0, 2, 6, 12, 11, 8, 1, 5, 10, 14, 7, 4, 3, 9, 13],
            &[0, 8, 14, 13, 6, 11, 5, 3, 12, 10, 4, 9, 2, 1, 7],
        ],
    },
    Differences {
        size: 21,
        first: 1,
        rows: [
            &[0, 2, 4, 9, 11, 15, 18, 20, 13, 5, 7, 14, 16, 8, 1, 3, 6, 10, 12, 17, 19],
            &[0, 3, 9, 13, 19, 1, 15, 10, 7, 17, 5, 16, 4, 14, 11, 6, 20, 2, 8, 12, 18],
            &[0, 4, 16, 1, 8, 14, 12, 15, 3, 19, 11, 10, 2, 18, 6, 9, 7, 13, 20, 5, 17],
        ],
    },
];

impl Steps {
    /// The steps for so many tables, where a construction is known here: all prime powers are 5 or more, or what is left
    /// over is made of 12, 15 and 21.
    pub(crate) fn new(size: u16) -> Option<Steps> {
        if let Some(ring) = Ring::new(size, 5) {
            return Some(Steps { parts: vec![Part::Ring { size, ring }] });
        }
        KNOWN.iter().filter(|known| size.is_multiple_of(known.size)).find_map(|known| {
            let mut parts = vec![Part::Differences(known)];
            if size > known.size {
                parts.extend(Steps::new(size / known.size)?.parts);
            }
            Some(Steps { parts })
        })
    }

    /// Where the thing of number `step`, from 0 to 4, is at a table in a round, both from 0.
    pub(crate) fn place(&self, step: u16, mut table: u16, mut round: u16) -> u16 {
        let (mut place, mut unit) = (0, 1);
        for part in &self.parts {
            let size = part.size();
            place += unit * part.place(step, table % size, round % size);
            (table, round, unit) = (table / size, round / size, unit * size);
        }
        place
    }
}

impl Part {
    fn size(&self) -> u16 {
        match self {
            Part::Ring { size, .. } => *size,
            Part::Differences(known) => known.size,
        }
    }

    fn place(&self, step: u16, table: u16, round: u16) -> u16 {
        match self {
            Part::Ring { ring, .. } => ring.add_multiple(table, ring.constant(step), round),
            Part::Differences(known) => {
                let by = match step {
                    0 => 0,
                    1 => round,
                    step => known.rows[usize::from(step) - 2][usize::from(round)],
                };
                known.add(table, by)
            }
        }
    }
}

impl Differences {
    fn add(&self, one: u16, other: u16) -> u16 {
        let (first, second) = (self.first, self.size / self.first);
        (one + other) % first + first * ((one / first + other / first) % second)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_come_together_twice() {
        for size in [5, 7, 12, 15, 21, 60, 84] {
            let steps = Steps::new(size).unwrap();
            for one in 0..5 {
                for round in 0..size {
                    let places: BTreeSet<u16> =
                        (0..size).map(|table| steps.place(one, table, round)).collect();
                    assert_eq!(places.len(), usize::from(size), "{size}: all of {one} are somewhere");
                }
                for other in 0..one {
                    let met: BTreeSet<(u16, u16)> = (0..size)
                        .flat_map(|table| (0..size).map(move |round| (table, round)))
                        .map(|(table, round)| {
                            (steps.place(one, table, round), steps.place(other, table, round))
                        })
                        .collect();
                    assert_eq!(met.len(), usize::from(size).pow(2), "{size}: {one} and {other}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_known_is_not_made() {
        for size in [2, 3, 4, 6, 10, 14, 18, 20, 22] {
            assert!(Steps::new(size).is_none(), "{size}");
        }
    }
}

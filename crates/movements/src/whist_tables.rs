//! Base rounds of whist movements: small ones found by search, larger ones as a few tables turned by
//! multipliers that leave the differences of all tables together as they must be.

/// The tables of the base round as North, South, East, West; the highest number is the
/// stationary player. None for a size for which none is known.
pub(crate) fn base_round(tables: u16) -> Option<Vec<[u16; 4]>> {
    searched(tables).map(<[[u16; 4]]>::to_vec).or_else(|| developed(tables))
}

/// A base round of a smaller movement on the numbers that the multipliers leave alone, and the rest.
struct Developed {
    tables: u16,
    /// How many tables the smaller movement has.
    fixed: u16,
    multipliers: &'static [u16],
    seeds: &'static [[u16; 4]],
}

fn developed(tables: u16) -> Option<Vec<[u16; 4]>> {
    let known = DEVELOPED.iter().find(|known| known.tables == tables)?;
    let modulus = 4 * tables - 1;
    let small = 4 * known.fixed - 1;
    let step = modulus / small;
    let place = |x: u16| if x == small { modulus } else { x * step };
    let fixed = fixed_part(known.fixed)?;
    let mut base: Vec<[u16; 4]> = fixed.iter().map(|table| table.map(place)).collect();
    for seed in known.seeds {
        let turned = |by: &u16| seed.map(|x| (u32::from(x) * u32::from(*by) % u32::from(modulus)) as u16);
        base.extend(known.multipliers.iter().map(turned));
    }
    Some(base)
}

fn fixed_part(tables: u16) -> Option<Vec<[u16; 4]>> {
    match tables {
        1 => Some(vec![[3, 0, 1, 2]]),
        _ => base_round(tables),
    }
}

/// The sizes for which a base round is known.
pub(crate) const KNOWN: &[u16] = &[2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 19, 22, 23, 28, 31, 40, 46, 55];

const DEVELOPED: &[Developed] = &[
    Developed {
        tables: 10,
        fixed: 1,
        multipliers: &[1, 16, 22],
        seeds: &[[25, 21, 30, 19], [23, 6, 14, 5], [20, 27, 16, 37]],
    },
    Developed {
        tables: 16,
        fixed: 1,
        multipliers: &[1, 25, 58],
        seeds: &[[10, 18, 48, 26], [52, 19, 37, 38], [23, 33, 35, 32], [2, 30, 28, 46], [15, 47, 58, 54]],
    },
    Developed {
        tables: 19,
        fixed: 4,
        multipliers: &[1, 16, 31, 46, 61],
        seeds: &[[68, 64, 46, 17], [56, 48, 42, 14], [73, 22, 66, 24]],
    },
    Developed {
        tables: 22,
        fixed: 1,
        multipliers: &[1, 7, 16, 25, 49, 52, 82],
        seeds: &[[11, 1, 35, 43], [81, 75, 6, 26], [73, 13, 74, 39]],
    },
    Developed {
        tables: 23,
        fixed: 2,
        multipliers: &[1, 22, 29],
        seeds: &[
            [10, 76, 64, 32],
            [57, 48, 54, 90],
            [58, 79, 24, 86],
            [60, 66, 84, 50],
            [6, 29, 21, 74],
            [25, 30, 61, 47],
            [42, 75, 56, 45],
        ],
    },
    Developed {
        tables: 28,
        fixed: 1,
        multipliers: &[1, 7, 10, 16, 34, 46, 49, 70, 100],
        seeds: &[[102, 69, 1, 44], [96, 23, 12, 77], [73, 22, 94, 14]],
    },
    Developed {
        tables: 31,
        fixed: 1,
        multipliers: &[1, 10, 16, 37, 100],
        seeds: &[
            [62, 53, 69, 122],
            [61, 55, 87, 22],
            [121, 20, 92, 3],
            [57, 7, 102, 105],
            [29, 31, 117, 94],
            [14, 56, 99, 16],
        ],
    },
    Developed {
        tables: 40,
        fixed: 1,
        multipliers: &[1, 10, 13, 16, 28, 46, 49, 97, 100, 121, 130, 142, 148],
        seeds: &[[23, 119, 42, 10], [38, 25, 133, 125], [33, 147, 55, 123]],
    },
    Developed {
        tables: 46,
        fixed: 1,
        multipliers: &[1, 13, 16, 22, 25, 34, 58, 70, 73, 76, 103, 118, 142, 169, 178],
        seeds: &[[137, 144, 129, 116], [149, 118, 36, 69], [128, 124, 109, 157]],
    },
    Developed {
        tables: 55,
        fixed: 1,
        multipliers: &[1, 4, 16, 37, 55, 64, 148, 154, 178],
        seeds: &[
            [57, 107, 94, 47],
            [173, 199, 181, 79],
            [108, 142, 156, 30],
            [92, 96, 26, 101],
            [41, 51, 175, 45],
            [55, 166, 147, 77],
        ],
    },
];

fn searched(tables: u16) -> Option<&'static [[u16; 4]]> {
    let base: &[[u16; 4]] = match tables {
        2 => &[[7, 0, 2, 6], [1, 3, 5, 4]],
        3 => &[[11, 5, 7, 0], [10, 4, 2, 3], [6, 8, 1, 9]],
        4 => &[[15, 1, 14, 8], [5, 4, 7, 9], [3, 10, 13, 2], [11, 6, 12, 0]],
        5 => &[[19, 9, 8, 15], [1, 14, 4, 6], [10, 7, 11, 2], [17, 3, 13, 5], [18, 0, 12, 16]],
        6 => &[
            [23, 6, 4, 15],
            [22, 8, 5, 20],
            [2, 3, 21, 16],
            [18, 11, 10, 14],
            [12, 9, 19, 17],
            [0, 13, 7, 1],
        ],
        7 => &[
            [27, 11, 9, 15],
            [21, 14, 19, 2],
            [22, 13, 26, 23],
            [8, 10, 17, 5],
            [6, 1, 12, 20],
            [0, 4, 16, 3],
            [18, 7, 25, 24],
        ],
        8 => &[
            [31, 23, 8, 3],
            [16, 13, 22, 12],
            [29, 9, 17, 11],
            [26, 7, 2, 0],
            [4, 21, 25, 1],
            [19, 28, 5, 6],
            [24, 20, 10, 18],
            [15, 30, 14, 27],
        ],
        9 => &[
            [35, 22, 6, 7],
            [1, 8, 23, 32],
            [10, 27, 2, 34],
            [12, 18, 9, 30],
            [11, 21, 15, 20],
            [24, 16, 14, 3],
            [29, 25, 13, 28],
            [33, 31, 4, 26],
            [19, 0, 5, 17],
        ],
        _ => return None,
    };
    Some(base)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_known_sizes_have_a_base_round() {
        let there: Vec<u16> = (0..=500).filter(|&tables| base_round(tables).is_some()).collect();
        assert_eq!(there, KNOWN);
    }
}

//! Base rounds of whist movements, found by search.

/// The tables of the base round as North, South, East, West; the highest number is the
/// stationary player. None for a size that the search did not reach.
pub(crate) fn base_round(tables: u16) -> Option<&'static [[u16; 4]]> {
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

/// The most tables for which a base round is known.
pub(crate) const LARGEST: u16 = 9;

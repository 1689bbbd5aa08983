//! What a table holds besides its record stays small.

use std::cell::Cell;

use openroom_laws::Table;
use openroom_laws::inside::state;
use openroom_walk::{Random, Tally, walk_with};

#[test]
fn the_state_is_small_whatever_happens() {
    assert!(size_of::<Table>() + 1024 < 4096, "{}", size_of::<Table>());
    let largest = Cell::new(0);
    for seed in 0..40 {
        let walked = walk_with(seed, Random::new(seed), &mut Tally::default(), |table| {
            largest.set(largest.get().max(state(table)));
        });
        assert!(walked.is_ok());
    }
    assert!(largest.get() < 4096, "{}", largest.get());
}

//! Random walks over whole boards; `cargo xtask fuzz` walks for hours.

use openroom_laws::walk::{Tally, walk};

#[test]
fn nothing_that_happens_breaks_the_table() {
    let boards = std::env::var("WALKS").ok().and_then(|walks| walks.parse().ok()).unwrap_or(1500);
    let mut tally = Tally::default();
    for seed in 0..boards {
        if let Err(found) = walk(seed, &mut tally) {
            panic!("seed {seed}: {}\n{:?}", found.what, found.inputs);
        }
    }
    println!("{tally}");
}

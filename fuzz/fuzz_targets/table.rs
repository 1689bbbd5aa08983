//! The table: whatever people do, in whatever order, all that must hold holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_walk::walk_steered;

fuzz_target!(|bytes: &[u8]| {
    if let Err(found) = walk_steered(bytes) {
        panic!("{}\n{:?}", found.what, found.inputs);
    }
});

//! The record: no stored events stop the table, and what is rebuilt rebuilds to the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_walk::{damaged, rebuilds};

fuzz_target!(|bytes: &[u8]| {
    let events = serde_json::from_slice(bytes).unwrap_or_else(|_| damaged(bytes));
    if let Err(what) = rebuilds(events) {
        panic!("{what}");
    }
});

//! The record: no stored events stop the table, and what is rebuilt rebuilds to the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_laws::{Event, Table};

fuzz_target!(|bytes: &[u8]| {
    let Ok(events) = serde_json::from_slice::<Vec<Event>>(bytes) else { return };
    let Ok(table) = Table::rebuild(events) else { return };
    let again = Table::rebuild(table.events().to_vec()).expect("what was rebuilt can be stored");
    assert_eq!(again, table);
});

//! What takes the short way comes to the same by the long one.

use openroom_laws::{Table, inside};

use super::Input;

/// The table after the input by the long way, where it is an act that takes the short one.
pub(super) fn at_length(table: &Table, input: &Input) -> Option<Table> {
    let Input::Act(act) = input else { return None };
    inside::is_plain(table, act).then(|| {
        let mut long = table.clone();
        // Where it is refused, the table is as it was, and the two differ.
        let _ = inside::act_at_length(&mut long, act.clone());
        long
    })
}

/// Whether both ways gave the same table.
pub(super) fn same(short: &Table, long: &Table) -> Result<(), String> {
    if short == long { Ok(()) } else { Err(format!("taken otherwise at length:\n{long:#?}\n{short:#?}")) }
}

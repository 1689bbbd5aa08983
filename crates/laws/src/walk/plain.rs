//! What takes the short way comes to the same by the long one.

use super::Input;
use crate::Table;

/// The table after the input by the long way, where it is an act that takes the short one.
pub(super) fn at_length(table: &Table, input: &Input) -> Option<Table> {
    let Input::Act(act) = input else { return None };
    table.is_plain(act).then(|| {
        let mut long = table.clone();
        // Where it is refused, the table is as it was, and the two differ.
        let _ = long.act_at_length(act.clone());
        long
    })
}

/// Whether both ways gave the same table.
pub(super) fn same(short: &Table, long: &Table) -> Result<(), String> {
    if short == long { Ok(()) } else { Err(format!("taken otherwise at length:\n{long:#?}\n{short:#?}")) }
}

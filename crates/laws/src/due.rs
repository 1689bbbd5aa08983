//! What comes due: restrictions whose moment has come, and what still stands although it is wrong now.

use crate::{Matter, Table};

/// What comes due, in the Laws' order; the first that has something opens a case. One line a Law.
const DUE: &[fn(&Table) -> Option<Matter>] = &[
    crate::law82::due,
    crate::law13::due,
    crate::law14::due,
    crate::law38::due,
    crate::law34::due,
    crate::law24::due,
    crate::law26::due,
    crate::law50::due,
    crate::law51::due,
    crate::law64::due,
    crate::law67::due,
];

impl Table {
    /// What has come due at this moment.
    pub(crate) fn due(&self) -> Option<Matter> {
        DUE.iter().find_map(|due| due(self))
    }

    /// What still stands after a withdrawal and is irregular now.
    pub(crate) fn wrong_now(&self) -> Option<Matter> {
        if self.withdrawn.is_empty() { None } else { self.call_wrong_now() }
    }
}

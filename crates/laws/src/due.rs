//! What comes due: restrictions whose moment has come, and what still stands although it is wrong now.

use crate::{Matter, Table, law26, law50};

/// What comes due, in the Laws' order; the first that has something opens a case.
const DUE: [fn(&Table) -> Option<Matter>; 2] = [law26::due, law50::due];

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

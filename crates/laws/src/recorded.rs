//! Which acts are only recorded.

use crate::Act;

impl Act {
    /// Whether it is only recorded: no Law takes it up yet, and nothing can follow from it.
    ///
    /// One line an act. Who writes the Law removes the line.
    pub fn is_only_recorded(&self) -> bool {
        use Act::*;
        matches!(self, WarnOfSkip { .. })
    }
}

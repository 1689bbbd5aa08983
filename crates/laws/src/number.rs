//! Numbers that the record gives out; they are never used twice.

use serde::{Deserialize, Serialize};

/// The place of an act in the record: what an answer came from and what is withdrawn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ActNo(pub u16);

impl ActNo {
    /// The number of an act that no table recorded: a desk's.
    pub const UNNUMBERED: ActNo = ActNo(u16::MAX);

    /// The number after this one.
    pub const fn next(self) -> ActNo {
        ActNo(self.0.saturating_add(1))
    }
}

/// The place of a case in the record.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CaseNo(pub u16);

impl CaseNo {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

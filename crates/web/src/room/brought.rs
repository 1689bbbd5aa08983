use openroom_cards::{Deal, Seat, Vulnerability};
use serde::{Deserialize, Serialize};

/// A board that whoever opened the table brought along.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Brought {
    /// Its number.
    pub(crate) number: u32,
    /// The four hands.
    pub(crate) deal: Deal,
    /// The dealer.
    pub(crate) dealer: Seat,
    /// Who is vulnerable.
    pub(crate) vulnerability: Vulnerability,
}

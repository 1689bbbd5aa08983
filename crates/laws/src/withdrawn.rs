//! What was withdrawn, and who may use what it told.

use openroom_cards::{Card, Seat, Side};
use openroom_lawbook::Provision;
use serde::Serialize;

use crate::{ActNo, CaseNo, Said};

/// A call or card that no longer stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Withdrawn {
    /// Its number.
    pub at: ActNo,
    /// Whose it was.
    pub by: Seat,
    /// What it was.
    pub shown: Shown,
    /// The provision that took it back.
    pub under: Provision,
    /// The case.
    pub case: CaseNo,
    /// Which of its orders took it back.
    pub nth: u16,
    /// The side of the offender in that case, whoever withdrew.
    pub offending: Side,
    /// Whether the offending side may not use it.
    pub unauthorized: bool,
    /// Whether it had not passed the tray: nobody on the other side of the screen has seen it.
    pub on_tray: bool,
}

/// What a withdrawn act showed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Shown {
    /// A call.
    Call(Said),
    /// A card.
    Card(Card),
}

impl Withdrawn {
    /// Whether this player may use what it told.
    pub fn is_authorized_for(&self, seat: Seat) -> bool {
        !self.unauthorized || seat.side() != self.offending || seat == self.by
    }
}

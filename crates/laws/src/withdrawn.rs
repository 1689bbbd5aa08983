//! What was withdrawn, and who may use what it told.

use openroom_cards::{Card, Seat, Side};
use openroom_lawbook::{Provision, provisions::*};

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
}

/// What a withdrawn act showed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A call.
    Call(Said),
    /// A card.
    Card(Card),
}

impl Withdrawn {
    /// The provision that sends from the Law that took it back to what may be known of it, where that is a paragraph
    /// of its own.
    pub fn information_by(&self) -> Option<Provision> {
        [L25B1, L25B2].contains(&self.under).then_some(L25B3)
    }

    /// Whether this player may use what it told.
    pub fn is_authorized_for(&self, seat: Seat) -> bool {
        !self.unauthorized || seat.side() != self.offending || seat == self.by
    }
}

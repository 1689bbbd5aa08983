//! Screens: two halves of the table, a tray, and what has not passed it.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Made, Matter, Order, Phase, Ruled, Screens, Standing, Table, Unpassed, Who};

/// A call behind a screen that is irregular or was changed before the tray was passed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeforeTray {
    /// Who made it.
    pub offender: Seat,
    /// Its number.
    pub at: ActNo,
    /// The call put in its place, where there is one.
    pub second: Option<ActNo>,
}

impl Ruled for BeforeTray {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        match self.second {
            Some(second) => case.order(L80B2e, Order::ChangeStands { first: self.at, second }),
            None => case.order(L80B2e, Order::CancelCallsFrom(self.at)),
        };
        case.order(L80B2e, Order::NothingFurther);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L80B2e
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }
}

impl Screens {
    /// Whether both sit on the same side of the screen.
    pub fn are_together(self, one: Seat, other: Seat) -> bool {
        match self {
            Screens::None => true,
            Screens::NorthWithEast => half_with_north(one, Seat::East) == half_with_north(other, Seat::East),
            Screens::NorthWithWest => half_with_north(one, Seat::West) == half_with_north(other, Seat::West),
        }
    }
}

fn half_with_north(seat: Seat, mate: Seat) -> bool {
    seat == Seat::North || seat == mate
}

/// What the tray is to a player behind a screen who is not to call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tray {
    /// It lies before him with calls that the other side has not seen: he or his screenmate passes it.
    ToBePassed,
    /// It is on the other side.
    Across,
}

impl Table {
    /// Where the tray is for a player while calls are made; none without screens, and while somebody on his side of the
    /// screen is to call.
    pub fn tray(&self, seat: Seat) -> Option<Tray> {
        let screens = self.settings.screens;
        let turn = self.view(Who::Player(seat)).turn?;
        if self.phase() != Phase::Auction || screens.are_together(seat, turn) {
            return None;
        }
        let unpassed = |made: &Made| made.at >= self.passed && screens.are_together(seat, made.by);
        Some(if self.calls.iter().any(unpassed) { Tray::ToBePassed } else { Tray::Across })
    }

    /// Whether this player cannot see yet what that one did: the tray with it has not been passed.
    pub(crate) fn is_behind_screen(&self, viewer: Seat, by: Seat, at: ActNo) -> bool {
        self.phase() == Phase::Auction && at >= self.passed && !self.settings.screens.are_together(viewer, by)
    }

    /// The matter as the regulation has it, where the call it is about has not passed the tray.
    pub(crate) fn as_behind_screen(&self, matter: Matter) -> Matter {
        let Some(at) = matter.about().filter(|at| *at >= self.passed) else { return matter };
        let free = self.settings.screens != Screens::None
            && self.settings.unpassed == Unpassed::CorrectedFreely
            && self.phase() == Phase::Auction;
        let Some(made) = self.calls.iter().find(|made| made.at == at && free) else { return matter };
        let second = match &matter {
            Matter::ChangeOfCall(change) => Some(change.second),
            Matter::InsufficientBid(it) => {
                let offered = |made: &&Made| made.by == it.offender && made.standing == Standing::Offered;
                self.calls.iter().rfind(offered).map(|made| made.at)
            }
            Matter::CallOutOfTurn(_)
            | Matter::InadmissibleDouble(_)
            | Matter::CallByPasser(_)
            | Matter::CallNotRepeated(_)
            | Matter::DoubleNotAllowed(_)
            | Matter::BidAboveSeven(_) => None,
            _ => return matter,
        };
        BeforeTray { offender: made.by, at, second }.into()
    }
}

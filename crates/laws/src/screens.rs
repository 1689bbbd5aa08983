//! Screens: two halves of the table, a tray, and what has not passed it.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::facts::offered;
use crate::{
    Act, ActNo, Answer, Ask, Attended, Auction, Case, CaseNo, CaseRecord, Event, Held, Made, Matter, Notice,
    Order, Phase, Ruled, Screens, Standing, Table, Unpassed, Who, Why, Withdrawn,
};

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
        case.lead_goes_back(L80B2e);
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

/// What an order makes of a call that keeps it on the table.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Settled {
    /// It stands, whatever was wrong with it.
    Accepted,
    /// It is offered in the place of another.
    Offered,
    /// It stands in the place of another.
    PutInPlace,
}

impl Settled {
    fn is_ordered(self, order: Order, of: ActNo) -> bool {
        match (self, order) {
            (Settled::Accepted, Order::CallStands(at)) => at == of,
            (Settled::Offered, Order::IsChangeOfCall { second, .. })
            | (Settled::PutInPlace, Order::ChangeStands { second, .. }) => second == of,
            _ => false,
        }
    }
}

/// What the tray is to a player behind a screen who is not to call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tray {
    /// It lies before him, and nobody on his side is to call: he or his screenmate passes it.
    ToBePassed,
    /// It is on the other side.
    Across,
}

impl Table {
    /// Where the tray is for a player while calls are made; none without screens, and while it lies before him and
    /// somebody on his side of the screen is to call.
    pub fn tray(&self, seat: Seat) -> Option<Tray> {
        let screens = self.settings.screens;
        if screens == Screens::None || self.phase() != Phase::Auction {
            return None;
        }
        if !self.has_tray(seat) {
            return Some(Tray::Across);
        }
        let calls_here = self.position.auction.turn().is_some_and(|turn| screens.are_together(seat, turn));
        (!calls_here).then_some(Tray::ToBePassed)
    }

    /// Whether the tray lies on this player's side of the screen, so that he can call; without screens always.
    #[inline]
    pub fn has_tray(&self, seat: Seat) -> bool {
        self.settings.screens.are_together(seat, self.tray)
    }

    /// Whether the auction has ended on one side of the screen and the tray with the last calls is still there.
    #[inline]
    pub fn is_end_on_tray(&self) -> bool {
        self.settings.screens != Screens::None
            && self.position.contract.is_none()
            && self.position.ended.is_none()
            && self.position.auction.is_over()
            && self.calls.iter().any(|made| self.is_on_tray(made.by, made.at))
    }

    /// Whether a call is on the tray and has not been passed.
    pub(crate) fn is_on_tray(&self, by: Seat, at: ActNo) -> bool {
        self.settings.screens != Screens::None && at >= self.passed && self.has_tray(by)
    }

    /// Whether this player cannot see yet what that one called: the tray with it has not been passed.
    pub(crate) fn is_behind_screen(&self, viewer: Seat, by: Seat, at: ActNo) -> bool {
        self.is_on_tray(by, at) && !self.has_tray(viewer) && self.phase() == Phase::Auction
    }

    /// Whose turn it is as far as this player knows.
    pub(crate) fn turn_known_to(&self, seat: Seat) -> Option<Seat> {
        if self.has_tray(seat) || self.phase() != Phase::Auction {
            return self.turn();
        }
        self.auction_known_to(seat).turn()
    }

    /// The auction as far as this player has seen it.
    pub(crate) fn auction_known_to(&self, seat: Seat) -> Auction {
        self.auction_begun.fold(&self.calls_known_to(Who::Player(seat)))
    }

    /// The calls that this person sees, as they stand for him: what a call on the tray has settled he does not know.
    pub(crate) fn calls_known_to(&self, of: Who) -> Vec<Made> {
        let as_known = |made: &Made| Made { standing: self.standing_known_to(of, made), ..*made };
        self.calls_seen_by(of).map(as_known).collect()
    }

    /// Whether a call that this person sees counts, as far as he knows.
    pub(crate) fn standing_known_to(&self, of: Who, made: &Made) -> Standing {
        let on_tray = |what: Settled| self.settling(made.at, what).any(|no| self.is_settled_on_tray(of, no));
        let taken_back = |one: &Withdrawn| one.at == made.at && self.is_settled_on_tray(of, one.case);
        let unknown = match made.standing {
            Standing::Withdrawn => self.withdrawn.iter().any(taken_back),
            Standing::Accepted => on_tray(Settled::Accepted),
            Standing::Offered => on_tray(Settled::Offered),
            Standing::Stands => on_tray(Settled::PutInPlace),
        };
        if unknown { self.standing_before_tray(of, made.at) } else { made.standing }
    }

    /// How a call stood before something came of it that this person does not know.
    fn standing_before_tray(&self, of: Who, at: ActNo) -> Standing {
        let known = |what: Settled| self.settling(at, what).any(|no| !self.is_settled_on_tray(of, no));
        let changes = |event: &Event| matches!(event, Event::Acted(no, Act::ChangeCall { .. }) if *no == at);
        if known(Settled::Accepted) {
            Standing::Accepted
        } else if known(Settled::PutInPlace) {
            Standing::Stands
        } else if known(Settled::Offered) || self.log.iter().any(changes) {
            Standing::Offered
        } else {
            Standing::Stands
        }
    }

    /// Whether the case came of a call that has not come to this person: nobody drew attention, and the call had its effect.
    pub(crate) fn is_settled_on_tray(&self, of: Who, no: CaseNo) -> bool {
        let Who::Player(viewer) = of else { return false };
        let coming = self.cases.get(no.index()).and_then(|case| case.facts.coming);
        coming.is_some_and(|coming| self.is_behind_screen(viewer, coming.by, coming.at))
    }

    /// The cases in which this was ordered of a call.
    fn settling(&self, at: ActNo, what: Settled) -> impl Iterator<Item = CaseNo> {
        let orders =
            move |case: &CaseRecord| case.orders.iter().any(|given| what.is_ordered(given.order, at));
        (0..).map(CaseNo).zip(&self.cases).filter(move |(_, case)| orders(case)).map(|(no, _)| no)
    }

    /// Whether the tray lets him do it: calls are made on it, and nobody speaks of a call that has not come to him.
    /// Nothing that is refused here tells of what is on the tray.
    pub(crate) fn is_in_reach(&self, act: &Act) -> Result<(), Why> {
        if self.settings.screens == Screens::None {
            return Ok(());
        }
        match act {
            Act::Call { by, .. }
            | Act::BidAboveSeven { by, .. }
            | Act::DoubleNaming { by, .. }
            | Act::ChangeCall { by, .. } => self.can_call_on_tray(*by),
            Act::CallTogether { calls } => Seat::ALL
                .into_iter()
                .filter(|seat| calls[*seat].is_some())
                .try_for_each(|seat| self.can_call_on_tray(seat)),
            Act::Alert { by, call }
            | Act::Announce { by, call, .. }
            | Act::Explain { by, call, .. }
            | Act::CorrectExplanation { by, call, .. }
            | Act::Ask { by, about: Some(call) } => self.has_come_to(Who::Player(*by), *call),
            Act::ReportDeviation { reported, call } => self.has_come_to(*reported, *call),
            Act::DrawAttention { by, to: Attended::Act(at) } => self.has_come_to(*by, *at),
            Act::PassTray { by } => self.can_pass_tray(*by),
            _ => Ok(()),
        }
    }

    fn can_call_on_tray(&self, by: Seat) -> Result<(), Why> {
        if self.phase() == Phase::Auction && !self.has_tray(by) { Err(Why::NoTray) } else { Ok(()) }
    }

    fn has_come_to(&self, who: Who, at: ActNo) -> Result<(), Why> {
        let hidden = |made: &Made| made.at == at && self.is_unseen(who, made.by, at);
        if at >= self.next_act() || self.calls.iter().any(hidden) { Err(Why::NoSuchRecord) } else { Ok(()) }
    }

    /// Who has the tray passes it, unless a call of his side waits to be judged.
    fn can_pass_tray(&self, by: Seat) -> Result<(), Why> {
        if self.phase() != Phase::Auction {
            return Err(Why::NotNow);
        }
        if !self.has_tray(by) {
            return Err(Why::NoTray);
        }
        let waits = |held: &Held| match &held.act {
            Act::CallTogether { .. } => true,
            act => act.by().is_some_and(|held| self.has_tray(held)),
        };
        if self.held.iter().any(waits) { Err(Why::NotNow) } else { Ok(()) }
    }

    /// Where the Laws apply before the tray is passed, a case about a call on it is heard by both sides: whoever is
    /// asked about the call sees it, and the tray stays where it is.
    pub(crate) fn show_tray(&mut self) {
        let Some(case) = self.cases.last() else { return };
        let other = Who::Player(self.tray.partner());
        let heard = self.settings.unpassed == Unpassed::AsTheLaws
            && case.notice != Notice::Silent
            && !self.is_between_others(other, &case.matter, case.notice);
        if heard && case.matter.about().is_some_and(|at| self.lies_on_tray(at)) {
            self.passed = self.next_act();
        }
    }

    /// A call that a case heard by both sides waited for is made before both.
    pub(crate) fn show_what_was_waited_for(&mut self, no: CaseNo, answer: &Answer) {
        let other = Who::Player(self.tray.partner());
        let heard = self.cases.get(no.index()).is_some_and(|case| self.is_told(other, case));
        if heard && answer.act().is_some_and(|at| self.lies_on_tray(at)) {
            self.passed = self.next_act();
        }
    }

    /// Whether this call is on the tray.
    fn lies_on_tray(&self, at: ActNo) -> bool {
        self.calls.iter().any(|made| made.at == at && self.is_on_tray(made.by, at))
    }

    /// Whether this person can know of what was noted: it did not come up behind the screen, nor about a call that he
    /// has not seen.
    pub(crate) fn may_notice(&self, of: Who, note: &Matter) -> bool {
        let Who::Player(_) = of else { return true };
        if self.settings.screens == Screens::None {
            return true;
        }
        let unseen = |at| self.calls.iter().any(|made| made.at == at && self.is_unseen(of, made.by, at));
        !note.about().is_some_and(unseen) && !self.is_between_others(of, note, Notice::Drawn(of))
    }

    /// The matter as the regulation has it, where the call it is about has not passed the tray.
    pub(crate) fn as_behind_screen(&self, matter: Matter) -> Matter {
        let Some(at) = matter.about().filter(|at| *at >= self.passed) else { return matter };
        let free = self.settings.screens != Screens::None
            && self.settings.unpassed == Unpassed::CorrectedFreely
            && self.phase() == Phase::Auction;
        let on_tray = |made: &&Made| made.at == at && free && self.is_on_tray(made.by, at);
        let Some(made) = self.calls.iter().find(on_tray) else { return matter };
        let second = match &matter {
            Matter::ChangeOfCall(change) => Some(change.second),
            Matter::InsufficientBid(it) => offered(&self.calls, it.at).map(|made| made.at),
            Matter::CallOutOfTurn(_)
            | Matter::InadmissibleDouble(_)
            | Matter::CallByPasser(_)
            | Matter::CallNotRepeated(_)
            | Matter::DoubleNotAllowed(_)
            | Matter::CallAfterFinalPass(_)
            | Matter::BidAboveSeven(_) => None,
            _ => return matter,
        };
        BeforeTray { offender: made.by, at, second }.into()
    }
}

//! Who perceives what is done at the table.

use openroom_cards::Seat;

use crate::law24::ShownInAuction;
use crate::{
    Act, ActNo, CaseRecord, Disclosure, Event, Exposure, Given, Matter, Notice, Order, Phase, Screens, Table,
    Who,
};

impl Table {
    /// Whether this person perceives the act. What a player is told in writing, asks or looks up behind a screen is
    /// between him and his screenmate, and where calls are explained in writing between those whom it is for; what he knows from elsewhere is his alone; that he wants the Director is
    /// theirs until the Director speaks. The Director knows the whole record.
    ///
    /// A call behind a screen is on the tray: the view shows it when that has passed.
    pub fn perceives(&self, of: Who, act: &Act) -> bool {
        let Who::Player(seat) = of else { return true };
        match act {
            Act::LearnOfBoard { by, .. } | Act::CallDirector { by } | Act::RecordMeaning { by, .. } => {
                *by == seat
            }
            Act::RuleBeforehand { .. } => self.waits().any(|(who, _)| who == of),
            Act::Alert { by, .. }
            | Act::Announce { by, .. }
            | Act::Ask { by, .. }
            | Act::Explain { by, .. }
            | Act::CorrectExplanation { by, .. }
            | Act::AskContract { by }
            | Act::AskReview { by }
            | Act::GiveReview { by, .. }
            | Act::ConsultCard { by, .. }
            | Act::UseAid { by } => {
                self.settings.screens.are_together(*by, seat) && self.reaches(*by, seat, act)
            }
            Act::SpreadHand { by } | Act::ExposeCards { by, .. } if self.phase() == Phase::Auction => {
                !is_hidden_by_screen(act) || self.settings.screens.are_together(*by, seat)
            }
            _ => true,
        }
    }

    /// Whether this is for that player, where it is in writing. Partner sees that his call is alerted; what a call means
    /// is for the opponents, and what is asked for those who are asked.
    fn reaches(&self, by: Seat, seat: Seat, act: &Act) -> bool {
        match self.settings.disclosure {
            Disclosure::Aloud => return true,
            Disclosure::InWriting | Disclosure::BySelf => {}
        }
        if self.settings.screens != Screens::None || seat == by {
            return true;
        }
        match act {
            Act::Alert { call, .. } => {
                let caller = self.call_at(*call).map(|(caller, _)| caller);
                let for_opponents = seat.side() != by.side();
                match caller.filter(|caller| caller.side() == by.side()) {
                    // Partner alerts it, as the regulation has it.
                    Some(caller) if caller != by && self.discloser(caller) == by => true,
                    Some(_) => for_opponents,
                    None => false,
                }
            }
            Act::Ask { about: Some(call), .. } => self.explainer(by, *call) == Some(seat),
            Act::Announce { .. }
            | Act::Ask { about: None, .. }
            | Act::Explain { .. }
            | Act::CorrectExplanation { .. } => seat.side() != by.side(),
            _ => false,
        }
    }

    /// Whether it came up where this person knows nothing of it: on the other side of the screen, or in writing between
    /// others until somebody draws attention to it.
    pub(crate) fn is_between_others(&self, of: Who, matter: &Matter, notice: Notice) -> bool {
        let Who::Player(viewer) = of else { return false };
        let (half, for_opponents): (Seat, bool) = match matter {
            Matter::ShownInAuction(it) => return self.is_shown_to_others(of, it),
            Matter::NotEntitled(it) => (it.offender, false),
            Matter::ActedBeforeRuling(it) => (it.offender, true),
            Matter::WrongReview(it) => (it.offender, false),
            Matter::Misinformation(it) => (it.corrected_by.unwrap_or(it.offender), true),
            Matter::Asked(it) => (it.offender, false),
            _ => return false,
        };
        if self.settings.screens != Screens::None {
            return !self.settings.screens.are_together(viewer, half);
        }
        let written = match self.settings.disclosure {
            Disclosure::Aloud => false,
            Disclosure::InWriting | Disclosure::BySelf => {
                !matches!(notice, Notice::Drawn(_)) && !matches!(matter, Matter::ActedBeforeRuling(_))
            }
        };
        let is_his = viewer == half || (for_opponents && viewer.side() != half.side());
        written && !is_his
    }

    /// Whether cards were let be seen on the other side of the screen, and the Director has not found that the partner
    /// there saw them.
    fn is_shown_to_others(&self, of: Who, it: &ShownInAuction) -> bool {
        let found = |case: &CaseRecord| {
            let faced = |given: &Given| matches!(given.order, Order::LeaveFaced { .. });
            matches!(&case.matter, Matter::ShownInAuction(one) if one == it) && case.orders.iter().any(faced)
        };
        it.how.is_hidden_by_screen()
            && self.is_across_in_auction(of, it.offender, it.at)
            && !self.cases.iter().any(found)
    }

    /// Whether it was done on the other side of the screen while calls were made.
    fn is_across_in_auction(&self, of: Who, by: Seat, at: ActNo) -> bool {
        let Who::Player(viewer) = of else { return false };
        let in_auction = || self.phase() == Phase::Auction || self.calls.iter().any(|made| made.at > at);
        !self.settings.screens.are_together(viewer, by) && in_auction()
    }

    /// The numbers of the record that this person does not know of: acts that he did not perceive, calls that he has not
    /// seen, among them those that an order put in the place of others.
    pub(crate) fn unknown_to(&self, of: Who) -> Vec<ActNo> {
        if of == Who::Director {
            return vec![];
        }
        let unknown = |event: &Event| match event {
            Event::Acted(at, act) if act.is_numbered() => {
                let shown_across = || {
                    let by = act.by().filter(|_| is_hidden_by_screen(act));
                    by.is_some_and(|by| self.is_across_in_auction(of, by, *at))
                };
                (!self.perceives(of, act) || self.is_across(of, act) || shown_across()).then_some(*at)
            }
            _ => None,
        };
        let unseen =
            self.calls.iter().filter(|made| self.is_unseen(of, made.by, made.at)).map(|made| made.at);
        let mut all: Vec<ActNo> = self.log.iter().filter_map(unknown).chain(unseen).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether it is done across the screen and comes to this player only by what follows: attention is drawn, or calls
    /// are made at the same moment.
    fn is_across(&self, of: Who, act: &Act) -> bool {
        let Who::Player(viewer) = of else { return false };
        let across = |by: Seat| !self.settings.screens.are_together(by, viewer);
        match act {
            Act::DrawAttention { by: Who::Player(by), .. } => across(*by),
            Act::CallTogether { calls } => Seat::ALL.into_iter().any(|by| calls[by].is_some() && across(by)),
            _ => false,
        }
    }
}

/// Whether cards are let be seen in a way that a screen hides.
fn is_hidden_by_screen(act: &Act) -> bool {
    match act {
        Act::SpreadHand { .. } => true,
        Act::ExposeCards { how, .. } => how.is_hidden_by_screen(),
        _ => false,
    }
}

impl Exposure {
    /// Whether a screen hides it from the other side. What is said is heard there, and a lead lies in the middle.
    fn is_hidden_by_screen(self) -> bool {
        match self {
            Exposure::Led | Exposure::Named => false,
            Exposure::Dropped
            | Exposure::Held
            | Exposure::Shown
            | Exposure::AsDummy
            | Exposure::ByAnother(_) => true,
        }
    }
}

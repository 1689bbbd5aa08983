//! What a player may do besides calling and playing, and by which provision he may or may not.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};

use crate::{ActNo, Notice, Phase, SystemCard, Table, law43};

/// Something that a player may or may not do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Right {
    /// Draw attention to an irregularity.
    DrawAttention,
    /// Try to prevent one that is about to happen.
    Prevent,
    /// Call the Director.
    CallDirector,
    /// Ask whether it is his opening lead.
    AskWhoLeads,
    /// Look at the opponents' system card.
    OpponentsCard,
    /// Correct what was said of this call.
    Correct(ActNo),
}

/// Whether a player may do something, and by which provision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leave {
    /// He may.
    Given(Provision),
    /// He may not.
    Refused(Provision),
}

impl Leave {
    /// The provision.
    pub const fn by(self) -> Provision {
        match self {
            Leave::Given(by) | Leave::Refused(by) => by,
        }
    }

    fn unless(forbidden: Option<Provision>, given: Provision) -> Leave {
        forbidden.map_or(Leave::Given(given), Leave::Refused)
    }
}

impl Table {
    /// Whether this player may do that now; none where no provision speaks of it at this point.
    pub fn leave(&self, seat: Seat, right: Right) -> Option<Leave> {
        match right {
            Right::DrawAttention => Some(self.leave_to_draw_attention(seat)),
            Right::Prevent => Some(self.leave_to_prevent(seat)),
            Right::CallDirector => self.leave_to_call_director(seat),
            Right::AskWhoLeads => {
                let asks = self.phase() == Phase::Clarification && self.position().is_defender(seat);
                asks.then_some(Leave::Given(L20C1))
            }
            Right::OpponentsCard => self.leave_to_read_opponents_card(seat),
            Right::Correct(call) => {
                let forbidden = self.correction_forbidden_by(seat, call);
                Some(Leave::unless(forbidden, L20F5b))
            }
        }
    }

    /// Anybody in the auction; in the play anybody but dummy, who waits until it is over.
    fn leave_to_draw_attention(&self, seat: Seat) -> Leave {
        let dummy = self.position().dummy() == Some(seat);
        match self.phase() {
            Phase::Auction | Phase::Clarification => Leave::Given(L9A1),
            Phase::Play if dummy => Leave::Refused(L9A4),
            Phase::Over if dummy => Leave::Given(L9A4),
            Phase::Play | Phase::Over => Leave::Given(L9A2),
        }
    }

    /// Anybody, dummy among them as long as he has his rights.
    fn leave_to_prevent(&self, seat: Seat) -> Leave {
        let without_rights = self.position().dummy() == Some(seat) && law43::has_lost_rights(self);
        Leave::unless(without_rights.then_some(L43B2), L9A3)
    }

    /// All four once attention was drawn; before that dummy may not during the play.
    fn leave_to_call_director(&self, seat: Seat) -> Option<Leave> {
        let drawn = self.cases().iter().any(|case| case.notice != Notice::Silent);
        let dummy = self.phase() == Phase::Play && self.position().dummy() == Some(seat);
        match (drawn, dummy) {
            (true, _) => Some(Leave::Given(L9B1b)),
            (false, true) => Some(Leave::Refused(L43A1a)),
            (false, false) => None,
        }
    }

    fn leave_to_read_opponents_card(&self, seat: Seat) -> Option<Leave> {
        if let Some(by) = self.consulting_forbidden_by(seat, SystemCard::Opponents) {
            return Some(Leave::Refused(by));
        }
        let own_turn =
            self.turn_known_to(seat) == Some(seat) || (self.phase() == Phase::Play && self.is_playing(seat));
        match self.phase() {
            Phase::Auction if self.position().auction.last.is_none() => Some(Leave::Given(L40B2ci)),
            Phase::Clarification => Some(Leave::Given(L40B2cii)),
            Phase::Auction | Phase::Play if own_turn => Some(Leave::Given(L40B2ciii)),
            Phase::Auction | Phase::Play if self.may_look_to_explain(seat) => Some(Leave::Given(L40B2civ)),
            Phase::Auction | Phase::Play | Phase::Over => None,
        }
    }
}

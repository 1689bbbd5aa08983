//! Law 40 at the table: system cards, aids to memory, deviations from what was agreed.

use openroom_cards::Seat;
use openroom_lawbook::regulations::{MemoryAids, OpponentsSystemCard, OwnSystemCard, PsychicArtificialCalls};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Ask, Case, Event, Finding, Nature, Order, Phase, Screens, SystemCard, Table, ruled};

impl Table {
    /// The provision that forbids the player to look at a system card now; none where he may.
    pub fn consulting_forbidden_by(&self, seat: Seat, whose: SystemCard) -> Option<Provision> {
        if self.phase() == Phase::Over || !self.has_begun_for(seat) {
            return None;
        }
        match whose {
            SystemCard::Own => self.own_card_forbidden_by(seat),
            SystemCard::Opponents => self.opponents_card_forbidden_by(seat),
        }
    }

    fn own_card_forbidden_by(&self, seat: Seat) -> Option<Provision> {
        match self.settings.regulations.understandings.own_system_card {
            OwnSystemCard::AsRegulated => None,
            OwnSystemCard::ClarificationPeriod => {
                let declares = self.phase() == Phase::Clarification && !self.position.is_defender(seat);
                (!declares).then_some(L40B2b)
            }
        }
    }

    fn opponents_card_forbidden_by(&self, seat: Seat) -> Option<Provision> {
        let own_turn = match self.phase() {
            Phase::Auction => self.turn_known_to(seat) == Some(seat),
            Phase::Clarification | Phase::Over => true,
            Phase::Play => self.is_playing(seat),
        };
        if own_turn || self.may_look_to_explain(seat) {
            return None;
        }
        let declarer = self.phase() == Phase::Play && self.position.declarer() == Some(seat);
        match self.settings.regulations.understandings.opponents_system_card {
            OpponentsSystemCard::AsTheLaws => Some(L40B2c),
            OpponentsSystemCard::AlsoDeclarerInPlay => (!declarer).then_some(L40B2c),
            OpponentsSystemCard::AlsoBehindScreens => {
                (self.settings.screens == Screens::None).then_some(L40B2c)
            }
            OpponentsSystemCard::AsRegulated => None,
        }
    }

    /// A player who was asked about his partner's call, or about the whole auction, may look in order to answer, where there
    /// is such a rule.
    pub(crate) fn may_look_to_explain(&self, seat: Seat) -> bool {
        L40B2civ.exists_in(self.settings.edition)
            && self
                .log
                .iter()
                .rev()
                .filter(|event| match event {
                    Event::Acted(_, act) => {
                        act.by().is_none_or(|by| self.settings.screens.are_together(by, seat))
                    }
                    _ => false,
                })
                .find_map(|event| match event {
                    Event::Acted(_, Act::Ask { about: Some(call), .. }) => {
                        Some(self.calls.iter().any(|made| made.at == *call && made.by == seat.partner()))
                    }
                    Event::Acted(_, Act::Ask { by, about: None }) if by.side() != seat.side() => {
                        Some(self.calls.iter().any(|made| made.by == seat.partner()))
                    }
                    Event::Acted(_, Act::Explain { .. } | Act::Call { .. } | Act::Play { .. }) => Some(false),
                    _ => None,
                })
                .unwrap_or(false)
    }

    /// The provision that forbids the player aids to memory, calculation or technique now; none where they are allowed.
    pub fn aid_forbidden_by(&self, seat: Seat) -> Option<Provision> {
        match self.settings.regulations.understandings.memory_aids {
            MemoryAids::Allowed => None,
            MemoryAids::NotAllowed => {
                let going_on = self.has_begun_for(seat) && self.phase() != Phase::Over;
                going_on.then_some(L40B2d)
            }
        }
    }

    /// Whether anybody has called, as far as this player knows.
    fn has_begun_for(&self, seat: Seat) -> bool {
        let begun = self.position.auction.last.is_some();
        begun && (self.has_tray(seat) || self.auction_known_to(seat).last.is_some())
    }
}

/// A call is said to have deviated from what the partners announced.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deviation {
    /// Who made it.
    pub offender: Seat,
    /// The call.
    pub at: ActNo,
    /// Whether it opened the bidding.
    pub place: CallPlace,
}

/// Where a call stood in the auction.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CallPlace {
    /// It opened the bidding.
    Opening,
    /// It did not.
    Later,
}

ruled!(Deviation, L40C1);

fn rule(it: &Deviation, case: &mut Case<'_>) -> Ask<()> {
    if is_barred(it, case)? {
        case.order(L40B2av, Order::NotEntitled(it.offender));
    }
    if case.finding(L40C1, Finding::PartnerHadReasonToKnow(it.offender.partner()))? {
        case.order(L40C1, Order::ReviewAfterPlay);
    } else {
        case.order(L40C1, Order::NoRectification);
    }
    Ok(())
}

/// An authority may limit psychic calls that are artificial.
fn is_barred(it: &Deviation, case: &mut Case<'_>) -> Ask<bool> {
    let facts = case.facts();
    let call = facts.calls.as_ref().and_then(|calls| calls.call(it.at));
    let nature = call.and_then(|call| facts.nature(it.offender, call, Some(it.at)));
    if nature != Some(Nature::Artificial) {
        return Ok(false);
    }
    match case.settings().regulations.understandings.psychic_artificial_calls {
        PsychicArtificialCalls::Unrestricted => Ok(false),
        PsychicArtificialCalls::NotOpeningBids => Ok(it.place == CallPlace::Opening),
        PsychicArtificialCalls::Restricted => case.finding(L40B2av, Finding::PsychicNotAllowed(it.at)),
    }
}

/// What a report of a deviation is about.
pub(crate) fn deviation(table: &Table, call: ActNo) -> Option<Deviation> {
    let made = table.calls().iter().find(|made| made.at == call)?;
    let before = table.facts(None).calls.map(|calls| calls.before(call));
    let opening = before.is_some_and(|auction| auction.bid.is_none());
    let place = if opening { CallPlace::Opening } else { CallPlace::Later };
    Some(Deviation { offender: made.by, at: call, place })
}

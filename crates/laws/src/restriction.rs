//! What lasts: who may not do what, by which provision, until when.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Call, Card, Seat};
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{ActNo, CaseNo, Denominations};

/// A restriction on a player, held by the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Restriction {
    /// The provision that imposes it.
    pub by: Provision,
    /// The player.
    pub on: Seat,
    /// What he must or may not do.
    pub rule: Rule,
    /// When it ends.
    pub until: Until,
    /// The case that imposed it, and which of its orders did; none where the set-up did.
    pub from: Option<(CaseNo, u16)>,
    /// The act that ended it; withdraw the act and it lives again.
    pub ended: Option<ActNo>,
}

impl Restriction {
    /// Whether it holds now.
    pub const fn holds(&self) -> bool {
        self.ended.is_none()
    }
}

/// What a player must or may not do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rule {
    /// He must pass.
    MustPass,
    /// He must make this call.
    MustCall(Call),
    /// He may neither double nor redouble.
    MayNotDouble,
    /// He must lead one of these suits.
    MustLead(Denominations),
    /// He may not lead these suits.
    MayNotLead(Denominations),
    /// The card lies face up as a penalty card.
    PenaltyCard { card: Card, kind: PenaltyCard },
    /// Declarer may restrict his first lead because of his partner's withdrawn call.
    LeadMayBeRestricted { offender: Seat, withdrawn: ActNo },
}

impl Until {
    /// Whether it is about calls alone.
    pub const fn ends_with_the_auction(self) -> bool {
        match self {
            Until::NextTurn | Until::EndOfAuction => true,
            Until::FirstLead | Until::LosesLead | Until::Played | Until::EndOfPlay => false,
        }
    }
}

/// The kind of a penalty card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PenaltyCard {
    /// Major.
    Major,
    /// Minor.
    Minor,
}

/// When a restriction ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// When he has called once.
    NextTurn,
    /// With the auction.
    EndOfAuction,
    /// When he has led.
    FirstLead,
    /// When another hand wins the lead.
    LosesLead,
    /// When the card has been played.
    Played,
    /// With the play.
    EndOfPlay,
}

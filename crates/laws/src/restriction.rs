//! What lasts: who may not do what, by which provision, until when.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Call, Card, Cards, Seat, Suit};
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{ActNo, CaseNo, Denominations};

/// A restriction on a player, held by the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// He must play as demanded.
    MustPlay(Demand),
    /// The card lies face up as a penalty card.
    PenaltyCard { card: Card, kind: PenaltyCard },
    /// Declarer may restrict his first lead because of his partner's withdrawn call.
    LeadMayBeRestricted { offender: Seat, withdrawn: ActNo },
}

impl Rule {
    /// Whether it says what he calls.
    pub const fn is_about_calls(self) -> bool {
        match self {
            Rule::MustPass | Rule::MustCall(_) | Rule::MayNotDouble => true,
            Rule::MustLead(_)
            | Rule::MayNotLead(_)
            | Rule::MustPlay(_)
            | Rule::PenaltyCard { .. }
            | Rule::LeadMayBeRestricted { .. } => false,
        }
    }
}

impl Until {
    /// Whether it is about calls alone.
    pub const fn ends_with_the_auction(self) -> bool {
        match self {
            Until::NextTurn | Until::EndOfAuction => true,
            Until::FirstLead | Until::LosesLead | Until::PlaysOnce | Until::Played | Until::EndOfPlay => {
                false
            }
        }
    }
}

/// What is demanded of a player's card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Demand {
    /// One of these cards.
    OneOf(Cards),
    /// His highest card of the suit.
    Highest(Suit),
    /// His lowest card of the suit.
    Lowest(Suit),
    /// A card of the suit.
    Of(Suit),
    /// No card of the suit.
    Not(Suit),
}

impl Demand {
    /// Those of the cards that comply; none where he cannot.
    pub fn of(self, cards: Cards) -> Cards {
        match self {
            Demand::OneOf(some) => cards & some,
            Demand::Highest(suit) => cards.in_suit(suit).highest().map_or(Cards::EMPTY, Cards::of),
            Demand::Lowest(suit) => cards.in_suit(suit).lowest().map_or(Cards::EMPTY, Cards::of),
            Demand::Of(suit) => cards.in_suit(suit),
            Demand::Not(suit) => cards - Cards::suit(suit),
        }
    }

    /// Those of the cards that may comply, of a hand in which only the known ones are recorded.
    pub(crate) fn among(self, known: Cards, may_hold: Cards) -> Cards {
        let at_least = |card: &Card| known.in_suit(card.suit()).highest().is_none_or(|known| *card >= known);
        let at_most = |card: &Card| known.in_suit(card.suit()).lowest().is_none_or(|known| *card <= known);
        match self {
            Demand::Highest(suit) => collect(may_hold.in_suit(suit).iter().filter(at_least)),
            Demand::Lowest(suit) => collect(may_hold.in_suit(suit).iter().filter(at_most)),
            Demand::OneOf(_) | Demand::Of(_) | Demand::Not(_) => self.of(may_hold),
        }
    }
}

fn collect(cards: impl Iterator<Item = Card>) -> Cards {
    cards.fold(Cards::EMPTY, |all, card| all | Cards::of(card))
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
    /// When he has played once.
    PlaysOnce,
    /// When the card has been played.
    Played,
    /// With the play.
    EndOfPlay,
}

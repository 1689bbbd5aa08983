use openroom_lawbook::regulations::{ClaimCardOrder, Regulations};
use openroom_lawbook::{
    Edition,
    differences::{self, IrrationalAlternative},
};

/// What counts as normal play: careless or inferior, but not irrational. The Director may set each
/// principle otherwise; `docs/claims.md` states them in words.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Principles {
    /// How a suit is played where nothing was said.
    pub suit_order: SuitOrder,
    /// Whether the claimer may have forgotten a trump.
    pub trumps: Trumps,
    /// What is thrown.
    pub discards: Discards,
    /// When losers are led.
    pub losers: Losers,
    /// How the opponents play.
    pub opponents: Opponents,
    /// What a finesse that nobody spoke of is worth.
    pub finesse: Finesse,
}

/// How a suit is played where nothing was said.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SuitOrder {
    /// Any card at any time.
    Any,
    /// Winners before losers, in any order among themselves; low to a winner in the other hand.
    WinnersFirst,
    /// The highest card first.
    TopDown,
}

/// Whether the claimer may have forgotten a trump that is out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Trumps {
    /// It is at all likely: he may play as if it were not there.
    MayBeForgotten,
    /// He knew of it: he draws it as soon as he can.
    Known,
}

/// What the claimer throws where he cannot follow and does not ruff.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Discards {
    /// The lowest card of any suit.
    AnySuit,
    /// The same, but no honour that is a winner while there is another card: who miscounts may take a small
    /// card for a winner or a winner for a loser, but nobody throws an ace to keep a deuce.
    KeepHonours,
    /// The same, but no winner at all while there is a loser.
    KeepWinners,
}

/// When the claimer leads a loser of a suit in which his hands have no winner.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Losers {
    /// At any time.
    AnyTime,
    /// One that he knows to lose only where he has no winner to play, here or in his other hand across a suit that he
    /// can lead: one that he conceded, or one that two cards or more beat that were out when he claimed and that his
    /// other hand cannot ruff. A card that one card beat he may have taken for a winner.
    AfterWinners,
    /// The same of every loser.
    AllAfterWinners,
}

/// How the opponents of the claimer play.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Opponents {
    /// Any lawful card: all doubt is against the claimer.
    AnyLawful,
    /// As a sensible player would who does not see the other hands.
    Sensible,
}

/// What a finesse that nobody spoke of is worth.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Finesse {
    /// Playing for the drop counts as normal even where it cannot work.
    NeverAssumed,
    /// Where the missing card cannot drop, not to finesse is irrational and is left out.
    AssumedWhereDropIsHopeless,
}

impl Principles {
    /// The principles where neither the authority nor the Director has said otherwise.
    pub const USUAL: Principles = Principles {
        suit_order: SuitOrder::WinnersFirst,
        trumps: Trumps::MayBeForgotten,
        discards: Discards::KeepHonours,
        losers: Losers::AfterWinners,
        opponents: Opponents::AnyLawful,
        finesse: Finesse::NeverAssumed,
    };
}

impl Principles {
    /// The principles under this edition of the Laws and these regulations.
    pub const fn under(edition: Edition, regulations: &Regulations) -> Principles {
        Principles {
            suit_order: SuitOrder::under(regulations.table.claim_card_order),
            finesse: Finesse::under(edition),
            ..Principles::USUAL
        }
    }
}

impl SuitOrder {
    /// The order that the authority laid down. Where it described another one, the Director follows
    /// that himself, and the usual principle is shown.
    pub const fn under(order: ClaimCardOrder) -> SuitOrder {
        match order {
            ClaimCardOrder::TopDown => SuitOrder::TopDown,
            ClaimCardOrder::None | ClaimCardOrder::Other => SuitOrder::WinnersFirst,
        }
    }
}

impl Finesse {
    /// There may be an exception where not to finesse would be irrational.
    pub const fn under(edition: Edition) -> Finesse {
        match differences::irrational_alternative(edition) {
            IrrationalAlternative::Accepted => Finesse::AssumedWhereDropIsHopeless,
            IrrationalAlternative::NotAccepted => Finesse::NeverAssumed,
        }
    }
}

impl Default for Principles {
    fn default() -> Principles {
        Principles::USUAL
    }
}

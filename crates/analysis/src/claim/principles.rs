use openroom_lawbook::Edition;

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
    /// The same, but no winner while there is a loser.
    KeepWinners,
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
        discards: Discards::AnySuit,
        opponents: Opponents::AnyLawful,
        finesse: Finesse::NeverAssumed,
    };
}

impl Principles {
    /// The usual principles under this edition of the Laws.
    pub const fn under(edition: Edition) -> Principles {
        Principles { finesse: Finesse::under(edition), ..Principles::USUAL }
    }
}

impl Finesse {
    /// 2007 made an exception where not to finesse would be irrational; since 2017 there is none.
    pub const fn under(edition: Edition) -> Finesse {
        match edition {
            Edition::Laws2007 => Finesse::AssumedWhereDropIsHopeless,
            Edition::Laws2017 | Edition::Poland2024 => Finesse::NeverAssumed,
        }
    }
}

impl Default for Principles {
    fn default() -> Principles {
        Principles::USUAL
    }
}

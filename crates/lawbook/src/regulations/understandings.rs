//! What partners may agree and look at.

use super::value::words;

/// What partners may agree and look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnderstandingRegulations {
    /// `system_card`: whether a pair needs a system card (40B2aii).
    pub system_card: SystemCard,
    /// `vary_understanding_after_irregularity`: whether methods may change after an irregularity (40B2aiv).
    pub vary_after_irregularity: VaryAfterIrregularity,
    /// `psychic_artificial_calls`: whether artificial calls may be psychic (40B2av).
    pub psychic_artificial_calls: PsychicArtificialCalls,
    /// `own_system_card`: when a player may look at his own system card (40B2b).
    pub own_system_card: OwnSystemCard,
    /// `opponents_system_card`: when a player may look at the opponents' system card (40B2c).
    pub opponents_system_card: OpponentsSystemCard,
    /// `memory_aids`: aids to memory, calculation or technique (40B2d).
    pub memory_aids: MemoryAids,
}

words! {
    /// Whether a pair needs a system card.
    pub enum SystemCard {
        /// No.
        NotRequired = "not required",
        /// Yes.
        Required = "required, with or without supplements",
    }
}

words! {
    /// Whether partners may agree in advance to change their methods after an irregularity.
    pub enum VaryAfterIrregularity {
        /// They may.
        Allowed = "allowed",
        /// They may not.
        Disallowed = "disallowed",
    }
}

words! {
    /// Whether artificial calls may be psychic.
    pub enum PsychicArtificialCalls {
        /// They may.
        Unrestricted = "no restriction",
        /// Artificial opening bids may not.
        NotOpeningBids = "artificial opening bids",
        /// Not without limits, which the authority describes.
        Restricted = "restricted",
    }
}

words! {
    /// When a player may look at his own system card during a board.
    pub enum OwnSystemCard {
        /// Never, but for the declaring side in the clarification period.
        ClarificationPeriod = "no, except the declaring side in the clarification period",
        /// As the authority describes.
        AsRegulated = "otherwise as regulated",
    }
}

words! {
    /// When a player may look at the opponents' system card.
    pub enum OpponentsSystemCard {
        /// At the times that the edition names.
        AsTheLaws = "at the times of the Laws",
        /// Then, and declarer at any time in the play.
        AlsoDeclarerInPlay = "also declarer at any time in the play",
        /// Then, and at any time where screens are used.
        AlsoBehindScreens = "also at any time behind screens",
        /// As the authority describes.
        AsRegulated = "otherwise as regulated",
    }
}

words! {
    /// Aids to memory, calculation or technique.
    pub enum MemoryAids {
        /// None is allowed.
        NotAllowed = "not allowed",
        /// They are allowed.
        Allowed = "allowed",
    }
}

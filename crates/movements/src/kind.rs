use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Unit;

/// A kind of movement.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// North-South stay, East-West move up one table, boards down one.
    Mitchell,
    /// Mitchell for an even number of tables: East-West skip a table half way.
    SkipMitchell,
    /// Mitchell for an even number of tables: the end tables share, one set rests on a bye stand.
    RelayMitchell,
    /// Mitchell of one round more than tables: a moving pair plays both ways at the last table.
    HesitationMitchell,
    /// Mitchell with copies of the boards, in which all pairs play the same boards.
    WebMitchell,
    /// Every pair meets every other once.
    Howell,
    /// Between Mitchell and Howell: several pairs are stationary and do not meet each other.
    ThreeQuarterHowell,
    /// Players in four groups move by different steps; no two meet twice.
    RainbowIndividual,
    /// Every player partners every other once and opposes every other twice.
    WhistIndividual,
    /// Two teams.
    HeadToHead,
    /// Every team plays every other, a whole match a round.
    RoundRobin,
    /// Teams at one table each: East-West move two tables, boards one; matches over two rounds.
    AmericanWhist,
    /// Matches of three teams.
    Triples,
    /// Every pair meets every other once, and all tables play the same boards in each round.
    Barometer,
    /// Pairs or teams with similar scores meet, drawn round by round.
    Swiss,
    /// The loser of a match is out.
    Knockout,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 16] = [
        Kind::Mitchell,
        Kind::SkipMitchell,
        Kind::RelayMitchell,
        Kind::HesitationMitchell,
        Kind::WebMitchell,
        Kind::Howell,
        Kind::ThreeQuarterHowell,
        Kind::RainbowIndividual,
        Kind::WhistIndividual,
        Kind::HeadToHead,
        Kind::RoundRobin,
        Kind::AmericanWhist,
        Kind::Triples,
        Kind::Barometer,
        Kind::Swiss,
        Kind::Knockout,
    ];

    /// What moves: players, pairs or teams.
    pub const fn unit(self) -> Unit {
        match self {
            Kind::Mitchell
            | Kind::SkipMitchell
            | Kind::RelayMitchell
            | Kind::HesitationMitchell
            | Kind::WebMitchell
            | Kind::Howell
            | Kind::ThreeQuarterHowell
            | Kind::Barometer
            | Kind::Swiss => Unit::Pair,
            Kind::RainbowIndividual | Kind::WhistIndividual => Unit::Player,
            Kind::HeadToHead | Kind::RoundRobin | Kind::AmericanWhist | Kind::Triples | Kind::Knockout => {
                Unit::Team
            }
        }
    }

    /// The name, as the command line spells it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Mitchell => "mitchell",
            Kind::SkipMitchell => "skip-mitchell",
            Kind::RelayMitchell => "relay-mitchell",
            Kind::HesitationMitchell => "hesitation-mitchell",
            Kind::WebMitchell => "web-mitchell",
            Kind::Howell => "howell",
            Kind::ThreeQuarterHowell => "three-quarter-howell",
            Kind::RainbowIndividual => "rainbow-individual",
            Kind::WhistIndividual => "whist-individual",
            Kind::HeadToHead => "head-to-head",
            Kind::RoundRobin => "round-robin",
            Kind::AmericanWhist => "american-whist",
            Kind::Triples => "triples",
            Kind::Barometer => "barometer",
            Kind::Swiss => "swiss",
            Kind::Knockout => "knockout",
        }
    }

    /// How its boards are shared or copied.
    pub const fn boards_note(self) -> &'static str {
        match self {
            Kind::Mitchell
            | Kind::SkipMitchell
            | Kind::ThreeQuarterHowell
            | Kind::RainbowIndividual
            | Kind::AmericanWhist => "one copy, each set at one table a round",
            Kind::RelayMitchell => "one copy; the first and last table share, one set rests on a bye stand",
            Kind::HesitationMitchell => "one copy; with an even number of tables the first and last share",
            Kind::WebMitchell => "a copy for each block of tables",
            Kind::Howell => "one copy; two tables share always, three tables in one round",
            Kind::WhistIndividual => "all tables play the same boards in a round: shared or copied",
            Kind::HeadToHead => "one copy, shared by the two tables",
            Kind::Triples => "a copy for each group of three",
            Kind::Barometer | Kind::Swiss => "a copy for each table",
            Kind::RoundRobin | Kind::Knockout => "a copy for each match, shared by its two tables",
        }
    }

    /// What its size counts: tables, or teams.
    pub const fn size_word(self) -> &'static str {
        match self.unit() {
            Unit::Player | Unit::Pair => "tables",
            Unit::Team => "teams",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

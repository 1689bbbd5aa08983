use std::fmt;

use serde::Serialize;

use crate::steps::Steps;
use crate::{Kind, whist_tables};

/// The most tables (or teams) that a movement is made for; sections divide a larger field.
pub const MOST: u16 = 500;
/// The most tables for which a Howell base round is searched.
pub const MOST_HOWELL: u16 = 60;

/// Why a kind does not exist for a size or a number of rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// It begins with a larger size.
    AtLeast(u16),
    /// It ends with a smaller size.
    AtMost(u16),
    /// Only an even size needs it; an odd one is an ordinary Mitchell.
    EvenOnly,
    /// Every size must be exactly this.
    Exactly(u16),
    /// The size must be a multiple of this.
    MultipleOf(u16),
    /// No construction is known here for this size.
    NoConstruction,
    /// A base round is known for these sizes only.
    KnownFor(&'static [u16]),
    /// It exists only for these rounds.
    Rounds(Vec<u16>),
    /// No base round exists or was found for this size and number of rounds.
    NoBaseRound,
    /// It is drawn round by round from the results; no table of rounds exists beforehand.
    DrawnByRound,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyNot::AtLeast(size) => write!(f, "it needs at least {size}"),
            WhyNot::AtMost(size) => write!(f, "it goes up to {size}; divide a larger field into sections"),
            WhyNot::EvenOnly => f.write_str("an odd number needs neither skip nor relay"),
            WhyNot::Exactly(size) => write!(f, "it is for {size}"),
            WhyNot::MultipleOf(divisor) => write!(f, "it needs a multiple of {divisor}"),
            WhyNot::NoConstruction => f.write_str("no construction for this number of tables is known here"),
            WhyNot::KnownFor(sizes) => {
                write!(
                    f,
                    "a base round is known for {} tables; divide another field into sections",
                    Ranges(sizes)
                )
            }
            WhyNot::Rounds(rounds) => write!(f, "it exists for {} rounds", Ranges(rounds)),
            WhyNot::NoBaseRound => f.write_str("no base round exists with one set of boards and no sharing"),
            WhyNot::DrawnByRound => f.write_str("each round is drawn from the results before it"),
        }
    }
}

/// Numbers written as ranges and even steps: 1-9, 11, 20 22 … 60.
pub struct Ranges<'a>(pub &'a [u16]);

impl fmt::Display for Ranges<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        let mut separator = "";
        while let [first, more @ ..] = rest {
            let step = more.first().map_or(1, |second| second - first);
            let run = rest
                .iter()
                .zip((*first..).step_by(usize::from(step.max(1))))
                .take_while(|(a, b)| *a == b)
                .count();
            let last = rest[run - 1];
            let taken = match (step, run) {
                (1, 3..) => write!(f, "{separator}{first}-{last}").map(|()| run)?,
                (2.., 4..) => write!(f, "{separator}{first}, {} … {last}", first + step).map(|()| run)?,
                _ => write!(f, "{separator}{first}").map(|()| 1)?,
            };
            rest = &rest[taken..];
            separator = ", ";
        }
        Ok(())
    }
}

impl Kind {
    /// The numbers of rounds for which the kind exists with this many tables (or teams), most
    /// usual last; or why it does not exist.
    pub fn rounds(self, size: u16) -> Result<Vec<u16>, WhyNot> {
        let least = match self {
            Kind::SkipMitchell | Kind::WebMitchell => 4,
            Kind::ThreeQuarterHowell | Kind::AmericanWhist | Kind::Triples => 3,
            Kind::RainbowIndividual => 5,
            _ => 2,
        };
        let most = match self {
            Kind::Howell | Kind::ThreeQuarterHowell => MOST_HOWELL,
            _ => MOST,
        };
        if size < least {
            return Err(WhyNot::AtLeast(least));
        }
        if size > most {
            return Err(WhyNot::AtMost(most));
        }
        let even = size.is_multiple_of(2);
        Ok(match self {
            Kind::Mitchell => (1..=if even { size / 2 } else { size }).collect(),
            Kind::SkipMitchell | Kind::RelayMitchell if !even => return Err(WhyNot::EvenOnly),
            Kind::SkipMitchell => (size / 2 + 1..size).collect(),
            Kind::RelayMitchell => (1..=size).collect(),
            Kind::HesitationMitchell => (1..=size + 1).collect(),
            Kind::WebMitchell => (2..size).filter(|rounds| even || rounds % 2 == 1).collect(),
            Kind::Howell => vec![2 * size - 1],
            Kind::ThreeQuarterHowell => three_quarter_rounds(size)?,
            Kind::RainbowIndividual => match Steps::new(size) {
                Some(_) => (1..=size).collect(),
                None => return Err(WhyNot::NoConstruction),
            },
            Kind::WhistIndividual => match whist_tables::base_round(size) {
                Some(_) => (1..4 * size).collect(),
                None => return Err(WhyNot::KnownFor(whist_tables::KNOWN)),
            },
            Kind::HeadToHead if size != 2 => return Err(WhyNot::Exactly(2)),
            Kind::HeadToHead => (1..=64).collect(),
            Kind::RoundRobin => (1..size + u16::from(!even)).collect(),
            Kind::AmericanWhist => (2..size - u16::from(even)).filter(|rounds| rounds % 2 == 0).collect(),
            Kind::Triples if !size.is_multiple_of(3) => return Err(WhyNot::MultipleOf(3)),
            Kind::Triples => vec![2],
            Kind::Barometer | Kind::Swiss => (1..2 * size).collect(),
            Kind::Knockout => vec![(u32::from(size).next_power_of_two().trailing_zeros()) as u16],
        })
    }
}

impl Kind {
    /// Whether the kind is played to fewer rounds by simply stopping, where no movement is made for that number.
    pub fn stops_early(self, size: u16, rounds: u16) -> bool {
        self == Kind::Howell && self.rounds(size).is_ok_and(|all| rounds > 0 && all.last() > Some(&rounds))
    }
}

/// All from one more than the tables to two less than the pairs, but for one more than an even
/// number of tables (the set numbers of a base round cannot add up) and two small exceptions.
fn three_quarter_rounds(tables: u16) -> Result<Vec<u16>, WhyNot> {
    let exists = |rounds: u16| {
        !matches!((tables, rounds), (4, 6) | (5, 8)) && (tables % 2 == 1 || rounds != tables + 1)
    };
    let rounds: Vec<u16> = (tables + 1..2 * tables - 1).filter(|&rounds| exists(rounds)).collect();
    if rounds.is_empty() { Err(WhyNot::NoBaseRound) } else { Ok(rounds) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_ranges() {
        assert_eq!(Ranges(&[]).to_string(), "");
        assert_eq!(Ranges(&[3]).to_string(), "3");
        assert_eq!(Ranges(&[1, 2, 5, 6, 7, 8, 20, 22, 24, 26]).to_string(), "1, 2, 5-8, 20, 22 … 26");
        assert_eq!(Ranges(&[3, 5, 7]).to_string(), "3, 5, 7");
    }
}

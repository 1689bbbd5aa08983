//! Sentences that can be said in other languages.

use std::fmt;

use openroom_cards::{Outcome, Side};
use openroom_lawbook::Edition;

use crate::Ratio;

/// What a step of the arithmetic says: its English, and all that another language needs to say the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Names and signs, which are the same everywhere.
    Plain(String),
    /// Numbers and what is reckoned with them: each language has its decimal mark.
    Sum(String),
    /// A result, as it is written in files and on paper.
    Result(Outcome),
    /// The Laws of an edition, by their name in a sentence.
    Laws(Edition),
    /// A sentence by its key, with what stands in it.
    Sentence {
        /// The key of the message.
        key: &'static str,
        /// The sentence in English.
        english: String,
        /// What stands in it, by name.
        parts: Vec<(&'static str, Said)>,
    },
    /// Several after one another, with something between them.
    Joined(Vec<Said>, &'static str),
}

/// Something that stands in a sentence, by its name there and as it is said.
pub type SaidPart = (&'static str, String);

/// What tells steps in a language.
pub trait Tells {
    /// The sentence of a key, with what stands in it.
    fn say(&self, key: &'static str, parts: &[SaidPart]) -> String;

    /// Numbers with the decimal mark of the language.
    fn sum(&self, text: &str) -> String;

    /// A result.
    fn result(&self, outcome: Outcome) -> String;

    /// The Laws of an edition.
    fn laws(&self, edition: Edition) -> String;
}

impl Said {
    /// Several after one another, with something between them.
    pub(crate) fn join(parts: Vec<Said>, between: &'static str) -> Said {
        Said::Joined(parts, between)
    }

    /// The sentence in the language of the teller.
    pub fn told(&self, teller: &dyn Tells) -> String {
        match self {
            Said::Plain(text) => text.clone(),
            Said::Sum(text) => teller.sum(text),
            Said::Result(outcome) => teller.result(*outcome),
            Said::Laws(edition) => teller.laws(*edition),
            Said::Sentence { key, parts, .. } => {
                let told = |(name, part): &(&'static str, Said)| (*name, part.told(teller));
                teller.say(key, &parts.iter().map(told).collect::<Vec<SaidPart>>())
            }
            Said::Joined(parts, between) => {
                parts.iter().map(|part| part.told(teller)).collect::<Vec<_>>().join(between)
            }
        }
    }
}

/// A sentence with its key; what stands in braces is named after it.
macro_rules! said {
    ($key:literal, $english:literal) => {
        $crate::Said::Sentence { key: $key, english: $english.to_owned(), parts: Vec::new() }
    };
    ($key:literal, $english:literal $(, $name:ident = $value:expr)+ $(,)?) => {{
        $(let $name = $crate::Said::from($value);)+
        $crate::Said::Sentence {
            key: $key,
            english: format!($english),
            parts: vec![$((stringify!($name), $name)),+],
        }
    }};
}
pub(crate) use said;

/// Parts after one another.
macro_rules! joined {
    ($($part:expr),+ $(,)?) => { $crate::Said::join(vec![$($crate::Said::from($part)),+], "") };
}
pub(crate) use joined;

/// A sum, its numbers put in as they would be in any text.
macro_rules! sum {
    ($($form:tt)*) => { $crate::Said::Sum(format!($($form)*)) };
}
pub(crate) use sum;

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Plain(text) | Said::Sum(text) => f.write_str(text),
            Said::Result(outcome) => outcome.fmt(f),
            Said::Laws(edition) => f.write_str(edition.long_name()),
            Said::Sentence { english, .. } => f.write_str(english),
            Said::Joined(parts, between) => {
                for (place, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if place == 0 { "" } else { between })?;
                }
                Ok(())
            }
        }
    }
}

impl From<Edition> for Said {
    fn from(edition: Edition) -> Said {
        Said::Laws(edition)
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Plain(text)
    }
}

impl From<&String> for Said {
    fn from(text: &String) -> Said {
        Said::Plain(text.clone())
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Said {
        Said::Plain(text.to_owned())
    }
}

impl From<&Ratio> for Said {
    fn from(number: &Ratio) -> Said {
        Said::Sum(number.exact())
    }
}

impl From<u32> for Said {
    fn from(number: u32) -> Said {
        Said::Sum(number.to_string())
    }
}

impl From<&Said> for Said {
    fn from(said: &Said) -> Said {
        said.clone()
    }
}

impl From<Side> for Said {
    fn from(side: Side) -> Said {
        match side {
            Side::NorthSouth => said!("ns", "NS"),
            Side::EastWest => said!("ew", "EW"),
        }
    }
}

/// The home team, or the visitors.
pub(crate) fn team(side: usize) -> Said {
    if side == 0 { said!("team-home", "home") } else { said!("team-away", "away") }
}

pub(crate) fn signed(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Keys;

    impl Tells for Keys {
        fn say(&self, key: &'static str, parts: &[SaidPart]) -> String {
            format!("[{key} {parts:?}]")
        }

        fn sum(&self, text: &str) -> String {
            text.replace('.', ",")
        }

        fn result(&self, outcome: Outcome) -> String {
            outcome.to_string().replace("NT", "SA")
        }

        fn laws(&self, edition: Edition) -> String {
            edition.name().to_owned()
        }
    }

    #[test]
    fn a_sentence_is_said_in_english_and_by_its_key() {
        let number = Ratio::new(7, 2).unwrap();
        let result = Said::Result("3NTN=".parse().unwrap());
        let what = joined!(team(1), " 1.1: ", result, said!("step-late", "{n} are late", n = &number));
        assert_eq!(what.to_string(), "away 1.1: 3NTN=3.5 are late");
        assert_eq!(what.told(&Keys), "[team-away []] 1.1: 3SAN=[step-late [(\"n\", \"3,5\")]]");
    }
}

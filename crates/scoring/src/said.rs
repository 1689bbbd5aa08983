//! Sentences that can be said in other languages.

use std::fmt;

use openroom_cards::Side;

use crate::Ratio;

/// What a step of the arithmetic says: its English, and all that another language needs to say the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Numbers and names, which are the same everywhere.
    Plain(String),
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

impl Said {
    /// Several after one another, with something between them.
    pub(crate) fn join(parts: Vec<Said>, between: &'static str) -> Said {
        Said::Joined(parts, between)
    }

    /// The sentence as `say` says it, given a key and what stands in it.
    pub fn told(&self, say: &dyn Fn(&'static str, &[SaidPart]) -> String) -> String {
        match self {
            Said::Plain(text) => text.clone(),
            Said::Sentence { key, parts, .. } => {
                let parts: Vec<SaidPart> = parts.iter().map(|(name, part)| (*name, part.told(say))).collect();
                say(key, &parts)
            }
            Said::Joined(parts, between) => {
                parts.iter().map(|part| part.told(say)).collect::<Vec<_>>().join(between)
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

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Plain(text) => f.write_str(text),
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
        Said::Plain(number.exact())
    }
}

impl From<u32> for Said {
    fn from(number: u32) -> Said {
        Said::Plain(number.to_string())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_said_in_english_and_by_its_key() {
        let number = Ratio::new(7, 2).unwrap();
        let what = joined!(team(1), ": ", said!("step-late", "{n} are late", n = &number));
        assert_eq!(what.to_string(), "away: 3.5 are late");
        let told = what.told(&|key, parts| format!("[{key} {parts:?}]"));
        assert_eq!(told, "[team-away []]: [step-late [(\"n\", \"3.5\")]]");
    }
}

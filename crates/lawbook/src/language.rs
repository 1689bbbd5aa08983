//! The languages of the glossary.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A language of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// Estonian.
    Et,
    /// Finnish.
    Fi,
    /// Polish.
    Pl,
    /// German.
    De,
    /// Norwegian.
    Nb,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 6] = [Self::En, Self::Et, Self::Fi, Self::Pl, Self::De, Self::Nb];

    /// Its code: `en`, `et`, `fi`, `pl`, `de` or `nb`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Et => "et",
            Self::Fi => "fi",
            Self::Pl => "pl",
            Self::De => "de",
            Self::Nb => "nb",
        }
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Et => "Estonian",
            Self::Fi => "Finnish",
            Self::Pl => "Polish",
            Self::De => "German",
            Self::Nb => "Norwegian",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A code that no language of the glossary has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no language of the glossary: en, et, fi, pl, de or nb", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

//! The presets: what each authority's book states.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::Regulations;
use crate::Edition;

/// A row of the table of presets.
#[derive(Debug)]
pub(super) struct PresetRow {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) edition: Edition,
    pub(super) choices: &'static [(&'static str, &'static str)],
}

/// The presets in the order of [`Preset::ALL`].
static PRESETS: &[PresetRow] = &include!(concat!(env!("OUT_DIR"), "/presets.rs"));

/// The choices of an authority.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Preset {
    /// The Laws alone.
    Wbf,
    /// Estonia, 2017.
    Etbl2017,
    /// Finland, 2017.
    Sbl2017,
    /// Poland, 2024.
    Pzbs2024,
    /// Germany, 2008.
    Dbv2008,
    /// Norway, 2008.
    Nbf2008,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Self; 6] =
        [Self::Wbf, Self::Etbl2017, Self::Sbl2017, Self::Pzbs2024, Self::Dbv2008, Self::Nbf2008];

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    fn row(self) -> &'static PresetRow {
        &PRESETS[self.index()]
    }

    /// Its id, such as `pzbs2024`.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Whose choices they are.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The edition that the authority has in force.
    pub fn edition(self) -> Edition {
        self.row().edition
    }

    /// The options that differ from what the Laws give, with their values.
    pub fn choices(self) -> &'static [(&'static str, &'static str)] {
        self.row().choices
    }

    /// The regulations.
    pub fn regulations(self) -> Regulations {
        let mut regulations = Regulations::default();
        for (option, value) in self.choices() {
            regulations.set(option, value).expect("a test reads every preset");
        }
        regulations
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A name that no preset has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPreset(pub String);

impl fmt::Display for UnknownPreset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Preset::ALL.map(Preset::id).join(", ");
        write!(f, "{:?} is no preset; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownPreset {}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|preset| preset.id().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownPreset(text.to_owned()))
    }
}

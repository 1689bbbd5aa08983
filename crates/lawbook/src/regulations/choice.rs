//! The options: every choice that the Laws leave to someone.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{preset::Preset, status::Status};
use crate::Provision;

/// A row of the table of options.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) law: &'static str,
    pub(super) provisions: &'static [Provision],
    pub(super) question: &'static str,
    pub(super) values: &'static [&'static str],
    pub(super) default: &'static str,
    pub(super) stated: [&'static str; 6],
    pub(super) status: Status,
}

/// The options in the order of the Laws.
static OPTIONS: &[Row] = &include!(concat!(env!("OUT_DIR"), "/options.rs"));

/// A choice that the Laws leave to an authority, an organizer or the Director.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegulationOption(u8);

impl RegulationOption {
    /// Every option, in the order of the Laws.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..OPTIONS.len() as u8).map(Self)
    }

    fn row(self) -> &'static Row {
        &OPTIONS[usize::from(self.0)]
    }

    /// The option with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|option| option.id() == id)
    }

    /// Its id, such as `opening_lead_face`.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The provisions that give the choice, as the catalogue writes them.
    pub fn law(self) -> &'static str {
        self.row().law
    }

    /// The provisions that give the choice.
    pub fn provisions(self) -> &'static [Provision] {
        self.row().provisions
    }

    /// Who chooses, and what.
    pub fn question(self) -> &'static str {
        self.row().question
    }

    /// The values that can be chosen.
    pub fn values(self) -> &'static [&'static str] {
        self.row().values
    }

    /// What the Laws give if nobody chooses.
    pub fn default_text(self) -> &'static str {
        self.row().default
    }

    /// What the book of the preset states, in a few words; empty where it states nothing.
    pub fn stated_by(self, preset: Preset) -> &'static str {
        self.row().stated[preset.index()]
    }

    /// What the program does with it.
    pub fn status(self) -> Status {
        self.row().status
    }
}

impl fmt::Display for RegulationOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for RegulationOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RegulationOption({})", self.id())
    }
}

impl Serialize for RegulationOption {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

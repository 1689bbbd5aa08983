//! The options: every choice that the Laws leave to someone.

use std::{fmt, sync::LazyLock};

use serde::{Serialize, Serializer};

use super::{preset::Preset, status::Status, table::OPTIONS};
use crate::{Provision, standing::is_under};

/// A row of the generated table.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) law: &'static str,
    pub(super) question: &'static str,
    pub(super) values: &'static [&'static str],
    pub(super) default: &'static str,
    pub(super) stated: [&'static str; 6],
    pub(super) status: Status,
}

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
        static PROVISIONS: LazyLock<Vec<Vec<Provision>>> =
            LazyLock::new(|| RegulationOption::all().map(RegulationOption::find_provisions).collect());
        &PROVISIONS[usize::from(self.0)]
    }

    fn find_provisions(self) -> Vec<Provision> {
        let law = self.law().replace("(i)", "i").replace("(ii)", "ii").replace("(iii)", "iii");
        let law = law.replace("(iv)", "iv").replace("(v)", "v");
        let (law, older) = match law.split_once("2007: ") {
            Some((law, older)) => (law.to_owned(), older.trim_end_matches(')').to_owned()),
            None => (law, String::new()),
        };
        let mut out = Vec::new();
        for number in law.split(|letter: char| !letter.is_ascii_alphanumeric()) {
            if number.starts_with(|letter: char| letter.is_ascii_digit()) {
                out.extend(Provision::from_id(number));
            }
        }
        if let Some(term) = law.strip_prefix("Definitions (") {
            out.extend(Provision::from_id(&format!("def:{}", term.trim_end_matches(')').to_lowercase())));
        }
        let older = older.split(", ").filter_map(|number| {
            Provision::from_id(&format!("{number}@2007")).or_else(|| Provision::from_id(number))
        });
        if out.is_empty() {
            out.extend(older);
        }
        if out.is_empty() {
            let first = law.split([' ', ',']).next().unwrap_or_default();
            out.extend(Provision::all().find(|provision| is_under(provision.id(), first)));
        }
        out
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

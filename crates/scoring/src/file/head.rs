//! What every session file may say.

use super::moment::date;
use super::node::Fields;
use super::problem::FileError;

/// The keys that every kind of event has.
pub(crate) const COMMON: [&str; 23] = [
    "strata",
    "name",
    "date",
    "notes",
    "event",
    "scoring",
    "preset",
    "edition",
    "options",
    "average_plus",
    "average_minus",
    "average_imps",
    "field",
    "withdrawals",
    "victory_points",
    "tie_breaks",
    "master_points",
    "contestant",
    "penalty",
    "bonus",
    "carry_over",
    "handicap",
    "correction",
];

/// The name, the date and the notes of a session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// Its name.
    pub name: String,
    /// Its date.
    pub date: String,
    /// What the organizer adds.
    pub notes: String,
}

impl Head {
    pub(crate) fn read(fields: &Fields<'_>) -> Result<Head, FileError> {
        Ok(Head {
            name: fields.text_or_empty("name")?,
            date: fields.get("date").map_or(Ok(String::new()), |node| date(node, "date"))?,
            notes: fields.text_or_empty("notes")?,
        })
    }
}

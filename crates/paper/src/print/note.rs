//! What is to be known of a line beside its result.

use crate::words::Words;

/// What is to be known of a line beside its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// It does not count, since a contestant on it withdrew.
    Annulled,
    /// The form in which the board was played there, where it is not the board as dealt.
    Form(char),
    /// An average was lowered by this provision, as the edition cites it.
    LoweredBy(String),
}

impl Words {
    /// A text with the notes that belong to it.
    pub(crate) fn noted(self, text: String, notes: &[Note]) -> String {
        let note = |note: &Note| match note {
            Note::Annulled => self.t("score-annulled"),
            Note::Form(form) => self.with("score-form", "form", form),
            Note::LoweredBy(by) => by.clone(),
        };
        match notes {
            [] => text,
            notes => format!("{text} ({})", notes.iter().map(note).collect::<Vec<_>>().join(", ")),
        }
    }
}

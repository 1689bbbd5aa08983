//! What a program sends, as the fields that the form of a page would have.

use crate::acts::Posted;

/// Fields of a form.
#[derive(Default)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// What is done.
    pub(super) fn doing(what: &str) -> Fields {
        Fields::default().with("what", what)
    }

    /// One field more.
    pub(super) fn with(mut self, name: impl Into<String>, value: impl ToString) -> Fields {
        self.0.push((name.into(), value.to_string()));
        self
    }

    /// One field more, where there is something.
    pub(super) fn some(self, name: impl Into<String>, value: Option<impl ToString>) -> Fields {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The form.
    pub(super) fn form(self) -> Posted {
        Posted::at("", self.0)
    }
}

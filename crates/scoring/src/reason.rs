//! One step of the arithmetic, with its provision.

use std::fmt;

use openroom_lawbook::{Edition, Provision};

use crate::Said;

/// One step of the arithmetic: by a provision of the Laws, or by a regulation where there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The provision.
    pub by: Option<Provision>,
    /// What was done, with its numbers, in English.
    pub text: String,
    /// The same, to be said in any language.
    pub said: Said,
}

impl Reason {
    pub(crate) fn new(by: Option<Provision>, said: Said) -> Reason {
        Reason { by, text: said.to_string(), said }
    }

    /// The step with the number that an edition prints.
    pub fn cited(&self, edition: Edition) -> impl fmt::Display + '_ {
        let number = self.by.map_or("regulation", |by| by.cite(edition));
        format!("{number:<14} {}", self.text)
    }

    pub(crate) fn regulation(said: Said) -> Reason {
        Reason::new(None, said)
    }
}

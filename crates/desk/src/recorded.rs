//! A ruling in the words in which it was kept.

use std::collections::BTreeMap;

use openroom_lawbook::{Language, Provision};
use serde::{Deserialize, Serialize};

use crate::{Order, Ruling, Source, say};

/// What was said of a ruling when it was kept, in every language. So it is shown, whatever the desk asks later.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Recorded {
    /// Whether it is a file for a disciplinary body alone.
    #[serde(default)]
    pub confidential: bool,
    /// The words, by the code of their language.
    pub words: BTreeMap<String, Said>,
}

/// The words of one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// What the ruling is about.
    pub title: String,
    /// The reasoning, one line a step.
    pub reasons: Vec<String>,
    /// The orders, each with its provision.
    pub orders: Vec<(String, Provision)>,
}

impl Recorded {
    /// The words for what is ruled; none where it is not, and for a ruling that has words of its own.
    pub(crate) fn of(source: &Source) -> Option<Recorded> {
        let ruled = match source {
            Source::Desk(_) | Source::Live(_) => source.still_follows(),
            Source::Event(_) | Source::Unread(_) => false,
        };
        let said = |language: Language| {
            let w = say::words(language);
            let words = Said {
                title: say::title_of(w, source),
                reasons: say::reasons_of(w, source),
                orders: say::orders_of(w, source),
            };
            (language.code().to_owned(), words)
        };
        let confidential = || source.orders().iter().any(|(_, order)| is_confidential(order));
        ruled.then(|| Recorded {
            confidential: confidential(),
            words: Language::ALL.into_iter().map(said).collect(),
        })
    }

    /// The words of this language, or else of any.
    pub fn said(&self, language: Language) -> Option<&Said> {
        self.words.get(language.code()).or_else(|| self.words.values().next())
    }
}

/// Whether it sends a file to a disciplinary body, or finds no reason for one, which nobody else is told of.
pub(crate) fn is_confidential(order: &Order) -> bool {
    matches!(order, Order::Desk(Ruling::ConfidentialFile | Ruling::NoFile))
}

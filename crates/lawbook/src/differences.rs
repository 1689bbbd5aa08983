//! The questions on which editions of the Laws differ, each with a typed answer.
//!
//! Code matches on the answer, never on the edition. The register is `catalogue/differences.toml`.
//!
//! ```
//! use openroom_lawbook::{Edition, Language, differences::{self, LeadOutOfTurnToTheLastTrick}};
//!
//! let answer = differences::lead_out_of_turn_to_the_last_trick(Edition::Laws2007);
//! assert_eq!(answer, LeadOutOfTurnToTheLastTrick::MayBeAccepted);
//!
//! let row = differences::all().find(|row| row.id() == "lead-out-of-turn-to-the-last-trick").unwrap();
//! assert_ne!(row.answer(Edition::Laws2007), row.answer(Edition::Laws2017));
//! assert!(row.question(Language::En).ends_with('?'));
//! ```

use crate::{Edition, Editions, Language, Provision, provisions as p};

include!(concat!(env!("OUT_DIR"), "/differences.rs"));

/// A question on which editions differ, with what each answers.
#[derive(PartialEq, Eq, Debug)]
pub struct Difference {
    id: &'static str,
    provisions: &'static [Provision],
    question: [&'static str; 6],
    answers: &'static [Answer],
}

/// What some editions answer.
#[derive(PartialEq, Eq, Debug)]
pub struct Answer {
    key: &'static str,
    editions: Editions,
    means: [&'static str; 6],
}

/// Every question of the register.
pub fn all() -> impl ExactSizeIterator<Item = &'static Difference> {
    ALL.iter()
}

impl Difference {
    /// Its name in the register.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The provisions that answer it.
    pub const fn provisions(&self) -> &'static [Provision] {
        self.provisions
    }

    /// The question, in a language.
    pub fn question(&self, language: Language) -> &'static str {
        spoken(&self.question, language)
    }

    /// The answers.
    pub const fn answers(&self) -> &'static [Answer] {
        self.answers
    }

    /// What this edition answers; none only where the register is not whole, which is not generated.
    pub fn answer(&self, edition: Edition) -> Option<&'static Answer> {
        self.answers.iter().find(|answer| answer.editions.contains(edition))
    }
}

impl Answer {
    /// Its name in the register.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The editions that give it.
    pub const fn editions(&self) -> Editions {
        self.editions
    }

    /// What it says, in a language.
    pub fn means(&self, language: Language) -> &'static str {
        spoken(&self.means, language)
    }
}

fn spoken(sentences: &[&'static str; 6], language: Language) -> &'static str {
    sentences[language as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_answers_every_question_once() {
        for row in all() {
            assert!(!row.provisions().is_empty(), "{}", row.id());
            for edition in Edition::ALL {
                let given = row.answers().iter().filter(|answer| answer.editions().contains(edition));
                assert_eq!(given.count(), 1, "{} {edition}", row.id());
            }
        }
    }
}

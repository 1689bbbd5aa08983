use super::word::Word;
use crate::{Complaint, Place, Problem};

/// What is said about one act: quality, other annotations, a note.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotation {
    /// The numbers of its annotations.
    pub nags: Vec<u8>,
    /// The note that it refers to.
    pub note: Option<u8>,
}

/// Which of the two sections an annotation stands in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Call,
    Card,
}

impl Act {
    /// The number of a quality mark: 1 to 6 for calls, 7 to 12 for cards.
    pub(super) const fn quality(self, suffix: u8) -> u8 {
        match self {
            Act::Call => suffix,
            Act::Card => suffix.saturating_add(6),
        }
    }

    const fn fits(self, nag: u8) -> bool {
        match self {
            Act::Call => !matches!(nag, 7..=12),
            Act::Card => !matches!(nag, 1..=6),
        }
    }
}

impl Annotation {
    /// Adds a word that annotates; a complaint where it does not fit.
    pub(super) fn add(&mut self, act: Act, place: Place, word: &Word) -> Option<Complaint> {
        let complaint = |problem, expected| Some(Complaint::new(place, problem, &word.to_string(), expected));
        let nag = match *word {
            Word::Suffix(suffix) => act.quality(suffix),
            Word::Nag(nag) if act.fits(nag) => nag,
            Word::Nag(_) => {
                return complaint(
                    Problem::BadNag,
                    match act {
                        Act::Call => "an annotation for calls, not one from 7 to 12",
                        Act::Card => "an annotation for cards, not one from 1 to 6",
                    },
                );
            }
            Word::Note(note) => {
                let first = self.note.is_none();
                self.note.get_or_insert(note);
                return if first { None } else { complaint(Problem::RepeatedNote, "one note") };
            }
            _ => return None,
        };
        let quality = |nag: u8| (1..=12).contains(&nag);
        let repeated = quality(nag) && self.nags.iter().any(|other| quality(*other));
        self.nags.push(nag);
        if repeated { complaint(Problem::RepeatedNag, "one annotation of quality") } else { None }
    }
}

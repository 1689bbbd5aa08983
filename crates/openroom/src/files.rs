//! What is said of files and of what stands in them: what readers found wrong, why they stopped, what writers could not
//! keep. The values know their English themselves; the other languages have sentences of their own for them.

use std::path::Path;

use openroom_analysis::claim::ClaimError;
use openroom_analysis::equity::SampleError;
use openroom_lawbook::Language;
use openroom_notation::loss::{Loss, Lost};
use openroom_notation::pbn::NotRecorded;
use openroom_notation::{Complaint, Format, Problem, ReadError, UnknownFormat};
use openroom_reasoning::Words;

use crate::finish::Failure;
use crate::words::{self, spoken};

/// What a reader found wrong, with its place and what stood there.
pub(crate) fn complaint(w: Words, complaint: &Complaint) -> String {
    if w.language() == Language::En {
        return complaint.to_string();
    }
    let problem = w.t(problem_key(complaint.problem));
    match &*complaint.found {
        "" => format!("{}: {problem}", complaint.place),
        found => format!("{}: {problem}: {found:?}", complaint.place),
    }
}

/// The key of a problem: its name in small letters, parted by hyphens.
fn problem_key(problem: Problem) -> String {
    let mut key = "problem".to_owned();
    for letter in problem.name().chars() {
        if letter.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// What a writer could not keep, and in how many games.
pub(crate) fn loss(w: Words, loss: &Loss) -> String {
    format!("{} ({})", lost(w, &loss.what), w.many("convert-games", loss.games as u64))
}

fn lost(w: Words, what: &Lost) -> String {
    let Some(key) = what.key() else { return what.to_string() };
    match what {
        Lost::AsItStands(name) | Lost::FormatsOfColumns(name) => w.with(key, "name", name),
        Lost::Column { table, name } => w.say(key, &[("table", (*table).to_owned()), ("name", name.clone())]),
        Lost::ColumnsPast(most) | Lost::BoardsPast(most) => w.with(key, "n", most.to_string()),
        _ => w.t(key),
    }
}

/// A file that cannot be read to its end.
pub(crate) fn unread(file: &Path, error: &ReadError) -> Failure {
    let w = spoken();
    let why = match (w.language(), error) {
        (Language::En, _) | (_, ReadError::Io(_)) => error.to_string(),
        (_, ReadError::TooLarge { place, .. }) => format!("{place}: {}", w.t("read-too-large")),
        (_, ReadError::NotThisFormat { place, .. }) => format!("{place}: {}", w.t("read-not-this-format")),
    };
    Failure::input_at(file.display(), why)
}

/// A file whose name says no format that is known.
pub(crate) fn unknown_format(file: &Path, unknown: &UnknownFormat) -> Failure {
    let known = || Format::ALL.map(|format| format!(".{}", format.extension())).join(", ");
    let why = match unknown {
        UnknownFormat::Bws => spoken().t("read-bws"),
        UnknownFormat::Other => spoken().with("read-unknown-format", "known", known()),
    };
    Failure::input_at(file.display(), why)
}

/// A board that does not say what is needed.
pub(crate) fn not_recorded(file: &Path, why: NotRecorded) -> Failure {
    let key = match why {
        NotRecorded::Deal => "read-no-deal",
        NotRecorded::Hands => "read-no-hands",
        NotRecorded::Contract => "read-no-contract",
        NotRecorded::Declarer => "read-no-declarer",
        NotRecorded::Leader => "read-no-leader",
    };
    said(file, key)
}

/// A sentence about a file.
pub(crate) fn said(file: &Path, key: &str) -> Failure {
    Failure::input_at(file.display(), spoken().t(key))
}

/// A claim that cannot be examined.
pub(crate) fn no_claim(why: ClaimError) -> Failure {
    let w = spoken();
    if w.language() == Language::En {
        return Failure::input(why);
    }
    Failure::input(match why {
        ClaimError::ByDummy(_) => w.t("claim-by-dummy"),
        ClaimError::TooMany { left, .. } => w.with("claim-too-many", "n", left.to_string()),
        ClaimError::NotHeld(_, card) => w.with("claim-not-held", "card", card.to_string()),
        ClaimError::NoSuchSuit(_, suit) => w.with("claim-no-such-suit", "suit", suit.to_string()),
        ClaimError::NoTrumps(_) => w.t("claim-no-trumps"),
        ClaimError::NotMissing(_, card) => w.with("claim-not-missing", "card", card.to_string()),
        ClaimError::NotHis(_, hand) => w.with("claim-not-his", "hand", words::seat(w, hand)),
    })
}

/// Hands that cannot be drawn.
pub(crate) fn no_sample(why: SampleError) -> Failure {
    let w = spoken();
    match (w.language(), why) {
        (Language::En, why) => Failure::input(why),
        (_, SampleError::Contradiction(seat)) => {
            Failure::input(w.with("equity-contradiction", "who", words::seat(w, seat)))
        }
        (_, SampleError::NoneFound(_)) => Failure::input(w.t("equity-none-found")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_for_every_complaint_and_loss() {
        for language in Language::ALL {
            let w = words::words(language);
            for problem in Problem::ALL {
                assert!(w.has(&problem_key(*problem)), "{}: {problem:?}", language.code());
            }
            let named = [
                Lost::AsItStands("Event".to_owned()),
                Lost::FormatsOfColumns("ScoreTable".to_owned()),
                Lost::Column { table: "ScoreTable", name: "Names".to_owned() },
                Lost::ColumnsPast(7),
                Lost::BoardsPast(7),
            ];
            for what in Lost::PLAIN.iter().chain(&named) {
                assert!(what.key().is_some_and(|key| w.has(key)), "{}: {what:?}", language.code());
                assert!(!lost(w, what).contains('$'), "{}: {what:?}", language.code());
            }
        }
    }

    #[test]
    fn english_says_what_the_values_say_themselves() {
        let w = words::words(Language::En);
        for problem in Problem::ALL {
            assert_eq!(w.t(problem_key(*problem)), problem.text());
        }
        for what in Lost::PLAIN {
            assert_eq!(lost(w, what), what.to_string());
        }
        assert_eq!(lost(w, &Lost::BoardsPast(99)), "boards past 99");
    }
}

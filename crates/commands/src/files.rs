//! What is said of files and of what stands in them: what readers found wrong, why they stopped, what writers could not
//! keep. The values know their English themselves; the other languages have sentences of their own for them.

use std::io;
use std::path::Path;

use openroom_analysis::PlayError;
use openroom_analysis::claim::ClaimError;
use openroom_analysis::equity::SampleError;
use openroom_cards::{Problem as Wrong, Seat, TextError};
use openroom_lawbook::Language;
use openroom_notation::loss::{Loss, Lost};
use openroom_notation::pbn::NotRecorded;
use openroom_notation::{Complaint, Format, ReadError, UnknownFormat};
use openroom_reasoning::Words;

use crate::finish::Failure;
use crate::words::{self, spoken};

/// The sentences of these words, as readers of files ask for them.
fn sentences(w: Words) -> impl Fn(&str, &[(&'static str, String)]) -> Option<String> {
    move |key, variables| w.has(key).then(|| w.say(key, variables))
}

/// What a reader found wrong, with its place and what stood there.
pub(crate) fn complaint(w: Words, complaint: &Complaint) -> String {
    complaint.said(&sentences(w))
}

/// What is said, and after it what was expected.
pub(crate) fn with_expected(w: Words, said: String, wanted: &str) -> String {
    openroom_notation::with_expected(said, wanted, &sentences(w))
}

/// What was expected, in the language; what is written alike in all has no words of its own.
pub(crate) fn expected(w: Words, wanted: &str) -> String {
    openroom_notation::expected(wanted, &sentences(w))
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
        (_, ReadError::Io(error)) => {
            return Failure::reading(file, io::Error::new(error.kind(), error.to_string()));
        }
        (Language::En, _) => error.to_string(),
        (_, ReadError::TooLarge { .. } | ReadError::NotThisFormat { .. }) => error.said(&sentences(w)),
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
        ClaimError::NoPenaltyCard(card) => w.with("claim-no-penalty-card", "card", card.to_string()),
    })
}

/// A card of a recorded play that cannot have been played.
pub(crate) fn at_card(place: usize, why: PlayError) -> String {
    let w = spoken();
    let who = |seat: Seat| match w.language() {
        Language::En => seat.to_string(),
        _ => words::seat(w, seat).to_owned(),
    };
    let why = match why {
        PlayError::Over(card) => w.with("play-over", "card", card),
        PlayError::NotHeld(seat, card) => {
            w.say("play-not-held", &[("who", who(seat)), ("card", card.to_string())])
        }
        PlayError::Revoke(seat, card) => {
            w.say("play-revoke", &[("who", who(seat)), ("card", card.to_string())])
        }
    };
    w.say("play-at-card", &[("n", (place + 1).to_string()), ("why", why)])
}

/// A value of a tag that cannot be read.
pub(crate) fn misread(w: Words, tag: &str, error: &TextError) -> String {
    if w.language() == Language::En {
        return format!("{tag}: {error}");
    }
    let why = match error.problem {
        Wrong::Expected(wanted) => w.with("text-expected", "expected", expected(w, &wanted.to_string())),
        Wrong::CardTwice(card) => w.with("text-card-twice", "card", card),
        Wrong::HandTooLong => w.t("text-hand-too-long"),
        Wrong::HandSize { seat, cards } => {
            w.say("text-hand-size", &[("seat", words::seat(w, seat).to_owned()), ("n", cards.to_string())])
        }
        Wrong::HandUnknown(seat) => w.with("text-hand-unknown", "seat", words::seat(w, seat)),
        Wrong::Tricks(bid) => {
            let level = bid.level().get();
            let ends = [("more", (7 - level).to_string()), ("less", (level + 6).to_string())];
            w.say("text-tricks", &[("bid", bid.to_string()), ends[0].clone(), ends[1].clone()])
        }
        Wrong::BoardNumberTooLarge | Wrong::DealNumberTooLarge => w.t("text-number-too-large"),
    };
    let place = (error.character + 1).to_string();
    w.say("deal-misread", &[("tag", tag.to_owned()), ("place", place), ("why", why)])
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
    use openroom_notation::{EXPECTED, Place, Problem, expected_key};

    use super::*;

    #[test]
    fn every_language_has_words_for_every_complaint_and_loss() {
        for language in Language::ALL {
            let w = words::words(language);
            for problem in Problem::ALL {
                assert!(w.has(&problem.key()), "{}: {problem:?}", language.code());
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
    fn every_language_says_what_was_expected() {
        for language in Language::ALL {
            let w = words::words(language);
            for wanted in EXPECTED {
                assert!(w.has(&expected_key(wanted)), "{}: {wanted}", language.code());
                assert_eq!(expected(w, wanted) == *wanted, language == Language::En, "{}", language.code());
            }
        }
        let complaint = Complaint::new(Place::new(3, 7), Problem::BadRank, "1", "T for the ten");
        let said = super::complaint(words::words(Language::Fi), &complaint);
        assert_eq!(said, "3:7: tuntematon kortin arvo: \"1\"; odotettiin: kympin merkki T");
    }

    #[test]
    fn english_says_what_the_values_say_themselves() {
        let w = words::words(Language::En);
        for problem in Problem::ALL {
            assert_eq!(w.t(problem.key()), problem.text());
        }
        for what in Lost::PLAIN {
            assert_eq!(lost(w, what), what.to_string());
        }
        assert_eq!(lost(w, &Lost::BoardsPast(99)), "boards past 99");
    }
}

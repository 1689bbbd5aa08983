//! Answers from a file: reading it, and saying where it cannot be followed.

use std::path::Path;

use openroom_desk::{Consultation, Question, say};
use openroom_reasoning::Words;
use openroom_scenarios::{LARGEST, Stop, Stopped, Unreadable, answer_as_written, question_in_words, text};

use super::report::example;
use crate::finish::Failure;
use crate::input;

/// The most answers that are named in a line.
const NAMED: usize = 40;

/// The text of a file of answers.
pub(super) fn read(w: Words, path: &Path) -> Result<String, Failure> {
    let bytes = input::beginning(path, LARGEST as u64)?;
    match text(&bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(why) => Err(Failure::input_at(path.display(), unreadable(w, &why))),
    }
}

fn unreadable(w: Words, why: &Unreadable) -> String {
    match why {
        Unreadable::TooLarge(_) => w.with("rule-file-too-large", "most", LARGEST >> 20),
        Unreadable::Encoding { line, .. } => w.with("rule-file-not-utf8", "line", line),
        Unreadable::Control { line, .. } => w.with("rule-file-not-text", "line", line),
    }
}

/// Where and why the file cannot be followed, in the words of the language; what the file says itself stays as it is.
pub(super) fn told(w: Words, file: &Path, stopped: &Stopped) -> String {
    let Stopped { place, text, now, why } = stopped;
    let text = || text.clone();
    let said = match why {
        Stop::NoSuchLine => {
            let example = "`Director dealer? N`".to_owned();
            w.say("rule-line-none-such", &[("text", text()), ("example", example)])
        }
        Stop::NotAsked => match asked(now) {
            Some(asked) => w.say("rule-line-not-asked", &[("text", text()), ("asked", asked)]),
            None => w.with("rule-line-ruled", "text", text()),
        },
        Stop::NoAnswer(question) => {
            [Some(w.with("rule-not-understood", "text", text())), possible(w, now, question)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
        }
        Stop::CannotBe(question, answer) => {
            let conflict = now.conflict(question, answer).map(|conflict| say::conflict(w, conflict));
            [Some(w.with("rule-not-understood", "text", text())), conflict]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
        }
        Stop::DidNotCome(came) if came.is_empty() => w.with("rule-line-nothing-came", "text", text()),
        Stop::DidNotCome(came) => {
            w.say("rule-line-other-came", &[("text", text()), ("came", came.join("; "))])
        }
        Stop::NotRuled => w.with("rule-line-not-ruled", "asked", asked(now).unwrap_or_default()),
        Stop::Reviews(reviews) => w.say("rule-line-reviews", &[("text", text()), ("n", reviews.to_string())]),
    };
    format!("{}:{place}: {said}", file.display())
}

/// What is asked, as the file names it.
fn asked(now: &Consultation) -> Option<String> {
    let advice = now.consult();
    let open: Vec<String> =
        advice.open.iter().map(|open| format!("`{}?`", question_in_words(open, &advice))).collect();
    (!open.is_empty()).then(|| open.join(", "))
}

/// What can be answered, as the file writes it, where that is not too much.
fn possible(w: Words, now: &Consultation, question: &Question) -> Option<String> {
    let answers: Vec<String> = now.possible(question).iter().filter_map(answer_as_written).collect();
    if answers.is_empty() {
        return example(question.form()).map(|example| w.with("rule-example", "example", example));
    }
    (answers.len() <= NAMED).then(|| w.with("rule-possible", "answers", answers.join(", ")))
}

//! A consultation on paper and as JSON.

use std::io::{self, Write};

use openroom_desk::{Advice, Consultation, Group, Step, Topic, say};
use openroom_lawbook::Edition;
use openroom_reasoning::Words;
use openroom_scenarios::question_in_words;
use serde::Serialize;

use crate::output;

/// The topics by their groups.
pub(super) fn topics(out: &mut dyn Write, w: Words, topics: &[Topic]) -> io::Result<()> {
    for group in Group::ALL {
        let of: Vec<Topic> = topics.iter().copied().filter(|topic| topic.group() == group).collect();
        if of.is_empty() {
            continue;
        }
        writeln!(out, "{}", say::group(w, group))?;
        for topic in of {
            writeln!(out, "  {:<26} {}", topic.key(), say::topic(w, topic))?;
        }
    }
    Ok(())
}

/// The ruling with its reasoning, and what is still asked.
pub(super) fn text(out: &mut dyn Write, w: Words, now: &Consultation, advice: &Advice) -> io::Result<()> {
    writeln!(out, "{} ({})\n", say::topic(w, now.topic), openroom_reasoning::say::edition(w, now.edition))?;
    for line in say::reasoning(w, now, advice) {
        writeln!(out, "{line}")?;
    }
    for question in &advice.open {
        let open = say::question(w, advice, question);
        writeln!(
            out,
            "{} ({}?)",
            w.with("rule-open", "question", open),
            question_in_words(question, advice)
        )?;
    }
    writeln!(out)?;
    let ruling = if advice.is_ruled() { "rule-ruled" } else { "rule-not-ruled" };
    writeln!(out, "{}", w.t(ruling))?;
    if advice.is_ruled() {
        for (by, order) in advice.told() {
            writeln!(out, "  {}  [{}]", say::order(w, advice, by, order), by.cite(now.edition))?;
        }
        let aloud = say::ruling_aloud(w, advice);
        if !aloud.is_empty() {
            writeln!(out, "\n{}", w.with("aloud-say", "words", aloud))?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Report<'a> {
    topic: Topic,
    edition: Edition,
    ruled: bool,
    steps: Vec<Line>,
    open: Vec<Line>,
    /// What is said aloud of the ruling; nothing before, and of a confidential file.
    #[serde(skip_serializing_if = "String::is_empty")]
    aloud: String,
    consultation: &'a Consultation,
}

#[derive(Serialize)]
struct Line {
    provision: &'static str,
    law: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<String>,
    /// The words by which `--answers` takes the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer_as: Option<String>,
    /// What is said aloud to the player who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    aloud: Option<String>,
}

/// Everything for programs; `consultation` is what can be replayed.
pub(super) fn json(out: &mut dyn Write, w: Words, now: &Consultation, advice: &Advice) -> io::Result<()> {
    let line = |by: openroom_lawbook::Provision| Line {
        provision: by.id(),
        law: by.cite(now.edition),
        question: None,
        answer: None,
        order: None,
        answer_as: None,
        aloud: None,
    };
    let steps = advice.reasons().map(|step| match step {
        Step::Answered { question, answer } => Line {
            question: Some(say::question(w, advice, question)),
            answer: Some(say::answer(w, now.edition, question, answer)),
            ..line(question.by)
        },
        Step::Ordered { by, order } => Line { order: Some(say::order(w, advice, *by, order)), ..line(*by) },
    });
    let open = advice.open.iter().map(|question| Line {
        question: Some(say::question(w, advice, question)),
        answer_as: Some(format!("{}?", question_in_words(question, advice))),
        aloud: say::aloud(w, advice, now.edition, question),
        ..line(question.by)
    });
    let report = Report {
        topic: now.topic,
        edition: now.edition,
        ruled: advice.is_ruled(),
        steps: steps.collect(),
        open: open.collect(),
        aloud: if advice.is_ruled() { say::ruling_aloud(w, advice) } else { String::new() },
        consultation: now,
    };
    output::json(out, &report)
}

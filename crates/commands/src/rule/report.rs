//! A consultation on paper and as JSON.

use std::io::{self, Write};

use openroom_desk::{Advice, Answer, Consultation, Form, Question, Step, Topic, say};
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::L83;
use openroom_reasoning::Words;
use openroom_scenarios::{answer_as_written, question_in_words};
use serde::Serialize;

use crate::output;

/// Topics in their groups.
pub(super) fn topics(out: &mut dyn Write, w: Words, topics: &[Topic]) -> io::Result<()> {
    for (group, of) in say::in_groups(topics) {
        writeln!(out, "{}", say::group(w, group))?;
        for topic in of {
            writeln!(out, "  {:<26} {}", topic.key(), say::topic(w, topic))?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct TopicLine {
    topic: Topic,
    group: &'static str,
    title: String,
}

/// The topics for programs.
pub(super) fn topics_json(out: &mut dyn Write, w: Words, topics: &[Topic]) -> io::Result<()> {
    let line = |topic: &Topic| TopicLine {
        topic: *topic,
        group: topic.group().name(),
        title: say::topic(w, *topic),
    };
    output::json(out, &topics.iter().map(line).collect::<Vec<_>>())
}

/// The ruling with its reasoning, and what is still asked.
pub(super) fn text(
    out: &mut dyn Write,
    w: Words,
    aloud: Words,
    now: &Consultation,
    advice: &Advice,
) -> io::Result<()> {
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
        if advice.rests_on_judgement() {
            writeln!(out, "\n{}  [{}]", w.t("desk-may-be-appealed"), L83.cite(now.edition))?;
        }
        let aloud = say::ruling_aloud(aloud, advice);
        if !aloud.is_empty() {
            writeln!(out, "\n{}", w.with("aloud-say", "words", aloud))?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Report<'a> {
    topic: Topic,
    title: String,
    edition: Edition,
    ruled: bool,
    steps: Vec<Line>,
    open: Vec<Line>,
    /// What is ruled, as people are told it; nothing while a question is open.
    ruling: Vec<Line>,
    /// Under which number it is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<u32>,
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
    /// Who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    /// What can be answered, where that can be counted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    answers: Vec<Offered>,
    /// How an answer is written that cannot be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<&'static str>,
    /// What is said aloud to the player who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    aloud: Option<String>,
}

/// An answer that can be given.
#[derive(Serialize)]
struct Offered {
    /// As `--answers` takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    write: Option<String>,
    text: String,
}

/// How an answer is written that cannot be counted.
pub(super) fn example(form: Form) -> Option<&'static str> {
    match form {
        Form::Outcome => Some("4SN="),
        Form::Points => Some("-3"),
        _ => None,
    }
}

/// Everything for programs; `consultation` is what can be replayed.
pub(super) fn json(
    out: &mut dyn Write,
    w: Words,
    aloud: Words,
    now: &Consultation,
    (advice, kept): (&Advice, Option<u32>),
) -> io::Result<()> {
    let line = |by: openroom_lawbook::Provision| Line {
        provision: by.id(),
        law: by.cite(now.edition),
        question: None,
        answer: None,
        order: None,
        answer_as: None,
        to: None,
        answers: vec![],
        example: None,
        aloud: None,
    };
    let offered = |question: &Question| {
        let one = |answer: &Answer| Offered {
            write: answer_as_written(answer),
            text: say::answer(w, now.edition, question, answer),
        };
        now.possible(question).iter().map(one).collect()
    };
    let steps = advice.reasons().map(|step| match step {
        Step::Answered { question, answer } => Line {
            question: Some(say::question(w, advice, question)),
            answer: Some(say::answer(w, now.edition, question, answer)),
            to: Some(openroom_reasoning::say::who(w, question.to)),
            ..line(question.by)
        },
        Step::Ordered { by, order } => Line { order: Some(say::order(w, advice, *by, order)), ..line(*by) },
    });
    let open = advice.open.iter().map(|question| Line {
        question: Some(say::question(w, advice, question)),
        answer_as: Some(format!("{}?", question_in_words(question, advice))),
        to: Some(openroom_reasoning::say::who(w, question.to)),
        answers: offered(question),
        example: example(question.form()),
        aloud: say::aloud(aloud, advice, now.edition, question),
        ..line(question.by)
    });
    let told = |(by, order)| Line { order: Some(say::order(w, advice, by, order)), ..line(by) };
    let ruling = if advice.is_ruled() { advice.told().map(told).collect() } else { vec![] };
    let report = Report {
        topic: now.topic,
        title: say::topic(w, now.topic),
        edition: now.edition,
        ruled: advice.is_ruled(),
        steps: steps.collect(),
        open: open.collect(),
        ruling,
        kept,
        aloud: if advice.is_ruled() { say::ruling_aloud(aloud, advice) } else { String::new() },
        consultation: now,
    };
    output::json(out, &report)
}

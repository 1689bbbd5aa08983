//! Asking at the terminal, one question at a time.

use std::io::{self, BufRead, Write};

use openroom_desk::{Advice, Answer, Consultation, Question, say};
use openroom_reasoning::Words;
use openroom_scenarios::answer_in_words;

use crate::finish::Failure;
use crate::output::{shown, to_screen};

/// The most answers that are listed with numbers.
const LISTED: usize = 40;
/// The longest answer that is read.
const LONGEST: u64 = 1000;

/// Asks until it is ruled, or the input ends.
pub(super) fn ask(start: Consultation, w: Words) -> Result<Consultation, Failure> {
    let mut now = start;
    let mut input = io::stdin().lock();
    loop {
        let advice = now.consult();
        let Some(question) = advice.open.first() else { return Ok(now) };
        let answers = question.answers(now.edition);
        to_screen(|out| put(out, w, &now, &advice, question, &answers))?;
        let mut line = String::new();
        let read = io::Read::take(&mut input, LONGEST).read_line(&mut line);
        if read.map_err(|error| Failure::reading("standard input".as_ref(), error))? == 0 {
            return Ok(now);
        }
        match line.trim() {
            "" => {}
            "b" | "back" => now = now.back(),
            "r" | "reasoning" => {
                to_screen(|out| {
                    say::reasoning(w, &now, &advice).iter().try_for_each(|line| writeln!(out, "  {line}"))
                })?;
            }
            "?" | "what if" => to_screen(|out| alternatives(out, w, &now, question))?,
            "q" | "quit" => return Ok(now),
            written => match taken(w, question, &answers, written, &advice, &now) {
                Some(answer) => {
                    let next = now.answered(*question, answer);
                    if next.consult().unused.is_empty() {
                        now = next;
                    } else {
                        to_screen(|out| writeln!(out, "{}", w.t("rule-not-possible")))?;
                    }
                }
                None => {
                    to_screen(|out| {
                        writeln!(out, "{}", w.with("rule-not-understood", "text", shown(written)))
                    })?;
                }
            },
        }
    }
}

/// By its number in the list, by the words of the list or their beginning, or in the words of scenarios.
fn taken(
    w: Words,
    question: &Question,
    answers: &[Answer],
    written: &str,
    advice: &Advice,
    now: &Consultation,
) -> Option<Answer> {
    if is_listed(answers)
        && let Some(one) = written.parse::<usize>().ok().and_then(|n| answers.get(n.checked_sub(1)?))
    {
        return Some(*one);
    }
    answer_in_words(question, written, advice, now.edition)
        .ok()
        .or_else(|| said(w, question, answers, written, now))
}

/// The only answer of the list that begins with these words, or is these words.
fn said(
    w: Words,
    question: &Question,
    answers: &[Answer],
    written: &str,
    now: &Consultation,
) -> Option<Answer> {
    let words = |answer: &Answer| say::answer(w, now.edition, question, answer).to_lowercase();
    let written = written.to_lowercase();
    let whole = answers.iter().find(|answer| words(answer) == written);
    let mut begun = answers.iter().filter(|answer| words(answer).starts_with(&written));
    whole.or_else(|| begun.next().filter(|_| begun.next().is_none())).copied()
}

fn is_listed(answers: &[Answer]) -> bool {
    let numbers = |answer: &Answer| matches!(answer, Answer::Law(openroom_laws::Answer::Number(_)));
    answers.len() <= LISTED && !answers.iter().any(numbers)
}

fn put(
    out: &mut dyn Write,
    w: Words,
    now: &Consultation,
    advice: &Advice,
    question: &Question,
    answers: &[Answer],
) -> io::Result<()> {
    writeln!(out, "\n{}", say::question(w, advice, question))?;
    writeln!(out, "  ({})", say::cited(question.by, now.edition, w.language()))?;
    if let Some(aloud) = say::aloud(w, advice, now.edition, question) {
        writeln!(out, "  {}", w.with("aloud-say", "words", aloud))?;
    }
    if is_listed(answers) {
        for (number, answer) in (1..).zip(answers) {
            writeln!(out, "  {number:>2}  {}", say::answer(w, now.edition, question, answer))?;
        }
    }
    write!(out, "{} ", w.t("rule-prompt"))?;
    out.flush()
}

/// What each answer would lead to: the orders that it brings, or the next question.
fn alternatives(out: &mut dyn Write, w: Words, now: &Consultation, question: &Question) -> io::Result<()> {
    let before = now.consult().steps.len();
    for (answer, advice) in now.alternatives(*question).into_iter().take(LISTED) {
        let said = say::answer(w, now.edition, question, &answer);
        let orders: Vec<String> = advice.steps[before.min(advice.steps.len())..]
            .iter()
            .filter_map(|step| match step {
                openroom_desk::Step::Ordered { by, order } => Some(say::order(w, &advice, *by, order)),
                openroom_desk::Step::Answered { .. } => None,
            })
            .chain(advice.open.first().map(|next| say::question(w, &advice, next)))
            .collect();
        writeln!(out, "  {said}: {}", orders.join(" "))?;
    }
    Ok(())
}

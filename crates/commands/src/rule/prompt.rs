//! Asking at the terminal, one question at a time.

use std::io::{self, BufRead, Write};

use openroom_cards::{Call, Denomination, Outcome};
use openroom_desk::{Advice, Answer, Consultation, Form, Question, Step, What, say};
use openroom_laws as laws;
use openroom_reasoning::Words;
use openroom_scenarios::answer_in_words;

use crate::finish::Failure;
use crate::output::{shown, to_screen};

/// The most answers that are listed with numbers.
const LISTED: usize = 40;
/// The most answers that are named as possible in a line.
const NAMED: usize = 14;
/// The longest answer that is read.
const LONGEST: u64 = 1000;

/// Asks until it is ruled, or the input ends.
pub(super) fn ask(start: Consultation, w: Words, aloud: Words) -> Result<Consultation, Failure> {
    let mut now = start;
    let mut later: Vec<(Question, Answer)> = vec![];
    let mut input = io::stdin().lock();
    loop {
        let advice = now.consult();
        let Some(question) = advice.open.first() else { return Ok(now) };
        let answers = offered(&now, question);
        to_screen(|out| put(out, (w, aloud), &now, &advice, question, &answers))?;
        let mut line = String::new();
        let read = io::Read::take(&mut input, LONGEST).read_line(&mut line);
        if read.map_err(|error| Failure::reading("standard input".as_ref(), error))? == 0 {
            return Ok(now);
        }
        let written = line.trim();
        match written {
            "" => {}
            "b" | "back" => now = now.back(),
            "r" | "reasoning" => to_screen(|out| reasoning(out, w, &now, &advice))?,
            "p" | "provision" => to_screen(|out| provision(out, w, question))?,
            "?" | "what if" if is_listed(&answers) => to_screen(|out| alternatives(out, w, &now, question))?,
            "?" | "what if" => to_screen(|out| writeln!(out, "{}", w.t("rule-too-many")))?,
            "q" | "quit" => return Ok(now),
            _ => {
                if let Some(language) = written.strip_prefix("s ").and_then(|code| code.trim().parse().ok()) {
                    let said = say::aloud(say::words(language), &advice, now.edition, question);
                    to_screen(|out| said.iter().try_for_each(|said| writeln!(out, "  {said}")))?;
                } else if let Some(place) = written.strip_prefix("c ").and_then(|n| to_change(&now, n)) {
                    later = now.answers.split_off(place);
                    later.remove(0);
                } else if let Some(answer) = taken(w, question, &answers, written, &advice, &now) {
                    let next = now.answered(*question, answer);
                    if next.consult().unused.is_empty() {
                        now = with_those_that_fit(next, std::mem::take(&mut later));
                    } else {
                        to_screen(|out| not_possible(out, w, &now, question, &answer))?;
                    }
                } else {
                    to_screen(|out| not_understood(out, w, &now, question, &answers, written))?;
                }
            }
        }
    }
}

/// The answers from which is chosen; where there are very many they are not tried.
fn offered(now: &Consultation, question: &Question) -> Vec<Answer> {
    if is_listed(&question.answers(now.edition)) {
        now.possible(question)
    } else {
        question.answers(now.edition)
    }
}

/// That this cannot be answered, why, and what can be.
fn not_possible(
    out: &mut dyn Write,
    w: Words,
    now: &Consultation,
    question: &Question,
    answer: &Answer,
) -> io::Result<()> {
    let why = now.conflict(question, answer).map_or_else(String::new, |why| say::conflict(w, why));
    writeln!(out, "{} {why}", w.t("rule-not-possible"))?;
    let possible = now.possible(question);
    if possible.is_empty() || possible.len() > NAMED {
        return Ok(());
    }
    let said: Vec<String> = possible.iter().map(|one| say::answer(w, now.edition, question, one)).collect();
    writeln!(out, "{}", w.with("rule-possible", "answers", said.join(", ")))
}

/// The place of an answer that is to be changed.
fn to_change(now: &Consultation, number: &str) -> Option<usize> {
    let place = number.trim().parse::<usize>().ok()?.checked_sub(1)?;
    (place < now.answers.len()).then_some(place)
}

/// Gives the answers that followed one that was changed again, as far as they are still asked.
fn with_those_that_fit(now: Consultation, later: Vec<(Question, Answer)>) -> Consultation {
    later.into_iter().fold(now, |now, (question, answer)| {
        if !now.consult().open.contains(&question) {
            return now;
        }
        let next = now.answered(question, answer);
        if next.consult().unused.is_empty() { next } else { now }
    })
}

/// The reasoning so far; each answer has the number by which it is changed.
fn reasoning(out: &mut dyn Write, w: Words, now: &Consultation, advice: &Advice) -> io::Result<()> {
    let mut number = 0;
    for (line, step) in say::reasoning(w, now, advice).iter().zip(advice.reasons()) {
        match step {
            Step::Answered { .. } => {
                number += 1;
                writeln!(out, "  {number:>2}  {line}")?;
            }
            Step::Ordered { .. } => writeln!(out, "      {line}")?,
        }
    }
    Ok(())
}

/// What the provision says by which it is asked.
fn provision(out: &mut dyn Write, w: Words, question: &Question) -> io::Result<()> {
    let text = question.by.text(w.language());
    writeln!(out, "  {}\n  {}\n  {}", text.title, text.when, text.then)
}

/// What was written is no answer, and how one is given.
fn not_understood(
    out: &mut dyn Write,
    w: Words,
    now: &Consultation,
    question: &Question,
    answers: &[Answer],
    written: &str,
) -> io::Result<()> {
    let how = match example(w, now, question) {
        Some(example) if !is_listed(answers) => w.with("rule-example", "example", example),
        _ => w.t("rule-from-list"),
    };
    writeln!(out, "{} {how}", w.with("rule-not-understood", "text", shown(written)))
}

/// How an answer is written that is not chosen from a list, in the words of the language.
fn example(w: Words, now: &Consultation, question: &Question) -> Option<String> {
    if let What::Law(laws::What::Fact(laws::Fact::CardsOf(_))) = question.what {
        return Some("13".to_owned());
    }
    let bid = || format!("2{}", w.denomination(Denomination::NoTrump));
    let none = || say::answer(w, now.edition, question, &Answer::NO);
    let two = |one: String, other: String| format!("{one}, {other}");
    match question.form() {
        Form::Law(laws::Form::Call) => Some(bid()),
        Form::Law(laws::Form::CallOrNone) => {
            let calls = [bid(), w.call(Call::Double), w.call(Call::Pass), none()];
            Some(calls.join(", "))
        }
        Form::Law(laws::Form::Card(_)) => Some("HK".to_owned()),
        Form::Law(laws::Form::CardOrNone(_)) => Some(two("HK".to_owned(), none())),
        Form::Law(laws::Form::Number(_)) => Some("2".to_owned()),
        Form::Outcome => Some(two("4SN=, 3NTXW-2".to_owned(), w.call(Call::Pass))),
        Form::Points => Some("-3".to_owned()),
        _ => None,
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
        && let Ok(number) = written.parse::<usize>()
    {
        let one = number.checked_sub(1).and_then(|place| answers.get(place));
        // Figures are never looked for in the numbers of provisions.
        if one.is_some() || is_named(answers) {
            return one.copied();
        }
    }
    answer_in_words(question, written, advice, now.edition)
        .ok()
        .or_else(|| said(w, question, answers, written, now))
        .or_else(|| found(w, question, answers, written))
        .or_else(|| passed_out(w, question, written))
}

/// A board that was passed out, in the word of the language.
fn passed_out(w: Words, question: &Question, written: &str) -> Option<Answer> {
    let passed = question.form() == Form::Outcome && typed(written) == typed(&w.call(Call::Pass));
    passed.then_some(Answer::Outcome(Outcome::PassedOut))
}

/// The only topic that these words find.
fn found(w: Words, question: &Question, answers: &[Answer], written: &str) -> Option<Answer> {
    let Form::Topic = question.form() else { return None };
    let found = say::search(w, written).into_iter().map(Answer::Topic);
    let found: Vec<Answer> = found.filter(|answer| answers.contains(answer)).collect();
    if let [only] = found.as_slice() { Some(*only) } else { None }
}

/// The only answer of the list that begins with these words, or is these words.
fn said(
    w: Words,
    question: &Question,
    answers: &[Answer],
    written: &str,
    now: &Consultation,
) -> Option<Answer> {
    let words = |answer: &Answer| typed(&say::answer(w, now.edition, question, answer));
    let written = typed(written);
    let whole = answers.iter().find(|answer| words(answer) == written);
    let mut begun = answers.iter().filter(|answer| words(answer).starts_with(&written));
    let mut holding =
        answers.iter().filter(|answer| is_named(&[**answer]) && words(answer).contains(&written));
    whole
        .or_else(|| begun.next().filter(|_| begun.next().is_none()))
        .or_else(|| holding.next().filter(|_| holding.next().is_none()))
        .copied()
}

/// Words as they are typed: in small letters, and the suits of cards by theirs.
fn typed(words: &str) -> String {
    let suits = [('♠', "s"), ('♥', "h"), ('♦', "d"), ('♣', "c")];
    suits.into_iter().fold(words.to_lowercase(), |words, (sign, letter)| words.replace(sign, letter))
}

/// Whether the answers are provisions, which have numbers of their own.
fn is_named(answers: &[Answer]) -> bool {
    answers.iter().any(|answer| matches!(answer, Answer::Provision(_)))
}

fn is_listed(answers: &[Answer]) -> bool {
    let numbers = |answer: &Answer| matches!(answer, Answer::Law(laws::Answer::Number(_)));
    let named = |answer: &Answer| matches!(answer, Answer::Topic(_) | Answer::Provision(_));
    let short = answers.len() <= LISTED || answers.iter().any(named);
    !answers.is_empty() && short && !answers.iter().any(numbers)
}

fn put(
    out: &mut dyn Write,
    (w, aloud): (Words, Words),
    now: &Consultation,
    advice: &Advice,
    question: &Question,
    answers: &[Answer],
) -> io::Result<()> {
    writeln!(out, "\n{}", say::question(w, advice, question))?;
    writeln!(out, "  ({})", say::cited(question.by, now.edition, w.language()))?;
    if let Some(aloud) = say::aloud(aloud, advice, now.edition, question) {
        writeln!(out, "  {}", w.with("aloud-say", "words", aloud))?;
    }
    if is_listed(answers) {
        for (number, answer) in (1..).zip(answers) {
            let text = say::answer(w, now.edition, question, answer);
            writeln!(out, "  {number:>2}  {text}")?;
        }
    }
    if let Some(example) = example(w, now, question).filter(|_| !is_listed(answers)) {
        writeln!(out, "  {}", w.with("rule-example", "example", example))?;
    }
    write!(out, "{} ", w.t("rule-prompt"))?;
    out.flush()
}

/// What each answer would lead to: the orders that it brings, or the next question.
fn alternatives(out: &mut dyn Write, w: Words, now: &Consultation, question: &Question) -> io::Result<()> {
    let before = now.consult().steps.len();
    for (answer, advice) in now.alternatives(*question).into_iter().take(LISTED) {
        let said = say::answer(w, now.edition, question, &answer);
        writeln!(out, "  {said}: {}", say::leads_to(w, before, &advice))?;
    }
    Ok(())
}

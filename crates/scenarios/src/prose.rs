use std::fmt::Write;

use openroom_cards::{Call, Card, Seat};

use crate::document::{Block, Document, Form, Header, Heading};
use crate::line::{Line, Question, Says, Who};

/// A piece of a file told as prose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// A heading: its level from one to six, and its text.
    Heading(usize, String),
    /// A paragraph that flows.
    Paragraph(String),
    /// A line that stands as it is.
    Verbatim(String),
    /// Something that happens, is asked or is so now.
    Step(String),
    /// What follows from the step before.
    Follows(String),
}

/// A file of scenarios as prose: its own text, and its blocks in sentences.
pub fn prose(document: &Document) -> Vec<Told> {
    let headings = document.headings.iter().map(|one| (one.line, vec![heading(one)]));
    let blocks = document.blocks.iter().map(|one| (one.header.place.line, block(one)));
    let texts = document.texts.iter().map(|one| {
        let told = match one.form {
            Form::Paragraph => vec![Told::Paragraph(one.lines.join(" "))],
            Form::Verbatim => one.lines.iter().cloned().map(Told::Verbatim).collect(),
        };
        (one.line, told)
    });
    let mut pieces: Vec<(usize, Vec<Told>)> = headings.chain(blocks).chain(texts).collect();
    pieces.sort_by_key(|(line, _)| *line);
    pieces.into_iter().flat_map(|(_, told)| told).collect()
}

fn heading(heading: &Heading) -> Told {
    let mut names: Vec<String> = heading.cases.iter().map(|case| format!("case {case}")).collect();
    let shown: Vec<_> = heading.cases.iter().map(|case| case.provision()).collect();
    let bare = heading.provisions.iter().filter(|provision| !shown.contains(provision));
    names.splice(0..0, bare.map(|provision| format!("Law {provision}")));
    Told::Heading(
        heading.level,
        match (names.join(", "), heading.title.as_str()) {
            (names, "") => names,
            (names, title) if names.is_empty() || heading.inherits => title.to_owned(),
            (names, title) => format!("{title} ({names})"),
        },
    )
}

fn block(block: &Block) -> Vec<Told> {
    let mut told = vec![Told::Paragraph(by(&block.header))];
    let mut begun = false;
    let mut states: Vec<&str> = Vec::new();
    for line in &block.lines {
        if line.says == Says::States {
            states.push(&line.text);
            continue;
        }
        told.extend(stated(&mut states, begun));
        begun = true;
        told.push(sentence(line));
    }
    told.extend(stated(&mut states, begun));
    told
}

/// What is so to begin with, or now, in one sentence.
fn stated(states: &mut Vec<&str>, begun: bool) -> Option<Told> {
    let list = states.join("; ");
    states.clear();
    if list.is_empty() {
        None
    } else if begun {
        Some(Told::Step(format!("Now: {list}.")))
    } else {
        Some(Told::Step(format!("To begin with: {list}.")))
    }
}

fn by(header: &Header) -> String {
    let editions: Vec<&str> =
        header.editions().into_iter().map(openroom_lawbook::Edition::long_name).collect();
    let mut text = format!("By {}", editions.join(", and by "));
    for setting in &header.settings {
        let _ = write!(text, "; {} {}", setting.name.replace('_', " "), setting.value.replace('_', " "));
    }
    text + ":"
}

fn sentence(line: &Line) -> Told {
    match &line.says {
        Says::Follows { by, words } => Told::Follows(format!("{} (Law {by}).", capital(words))),
        Says::Refused { by: Some(by), words } => {
            Told::Follows(format!("This is refused by Law {by}{}.", after_colon(words)))
        }
        Says::Refused { by: None, words } => Told::Follows(format!("This is refused{}.", after_colon(words))),
        Says::Asked(questions) if questions.is_empty() => Told::Step("Nobody is asked anything.".to_owned()),
        Says::Asked(questions) => Told::Step(format!("Asked now: {}.", list(questions))),
        Says::Waiting(questions) if questions.is_empty() => Told::Step("Nothing is waited for.".to_owned()),
        Says::Waiting(questions) => Told::Step(format!("Waited for: {}.", list(questions))),
        Says::Answers { question, .. } => {
            let (to, words) = (name(question.to), &question.words);
            Told::Step(format!("{to} is asked \u{201c}{words}?\u{201d} and answers: {}.", line.words()))
        }
        Says::Acts(who) => Told::Step(format!("{} {}.", name(*who), deed(&line.words().to_string()))),
        Says::States => Told::Step(capital(&line.text)),
    }
}

/// What a person does: a call or a card alone gets its verb.
fn deed(words: &str) -> String {
    match words.parse::<Call>() {
        Ok(Call::Pass) => "passes".to_owned(),
        Ok(Call::Double) => "doubles".to_owned(),
        Ok(Call::Redouble) => "redoubles".to_owned(),
        Ok(Call::Bid(bid)) => format!("bids {bid}"),
        Err(_) if words.parse::<Card>().is_ok() => format!("plays {words}"),
        Err(_) => words.to_owned(),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().to_string() + letters.as_str())
}

fn after_colon(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!(": {words}") }
}

fn list(questions: &[Question]) -> String {
    questions
        .iter()
        .map(|question| format!("{}, \u{201c}{}\u{201d}", name(question.to), question.words))
        .collect::<Vec<_>>()
        .join("; ")
}

fn name(who: Who) -> &'static str {
    match who {
        Who::Player(Seat::North) => "North",
        Who::Player(Seat::East) => "East",
        Who::Player(Seat::South) => "South",
        Who::Player(Seat::West) => "West",
        Who::Director => "The Director",
    }
}

use std::fmt::Write;

use openroom_cards::Seat;

use crate::document::{Block, Document, Header};
use crate::line::{Line, Question, Says, Who};

/// A file of scenarios as prose.
pub fn prose(document: &Document) -> String {
    let mut out = String::new();
    let mut shown = 0;
    for (nth, block) in document.blocks.iter().enumerate() {
        let upto = block.heading.map_or(0, |heading| heading + 1);
        for heading in document.headings.iter().take(upto).skip(shown) {
            let numbers: Vec<&str> = heading.provisions.iter().map(|provision| provision.id()).collect();
            let law =
                if numbers.is_empty() { String::new() } else { format!("Law {}: ", numbers.join(", ")) };
            let _ = writeln!(out, "{}{law}{}", if out.is_empty() { "" } else { "\n" }, heading.title);
        }
        shown = shown.max(upto);
        let _ = writeln!(out, "\n{}. {}", nth + 1, by(&block.header));
        body(&mut out, block);
    }
    out
}

fn by(header: &Header) -> String {
    let editions: Vec<&str> =
        header.editions().into_iter().map(openroom_lawbook::Edition::long_name).collect();
    let mut text = format!("By {}", editions.join(", by "));
    for setting in &header.settings {
        let _ = write!(text, "; {} {}", setting.name, setting.value);
    }
    text + "."
}

fn body(out: &mut String, block: &Block) {
    for line in &block.lines {
        let _ = writeln!(out, "   {}", sentence(line));
    }
}

fn sentence(line: &Line) -> String {
    match &line.says {
        Says::Follows { by, words } => format!("  → {words} (Law {by}: {}).", by.title()),
        Says::Refused { by: Some(by), words } => {
            format!("  → This is refused by Law {by} ({}){}.", by.title(), after_colon(words))
        }
        Says::Refused { by: None, words } => format!("  → This is refused{}.", after_colon(words)),
        Says::Asked(questions) if questions.is_empty() => "Nobody is asked anything.".to_owned(),
        Says::Asked(questions) => format!("Asked now: {}.", list(questions)),
        Says::Waiting(questions) if questions.is_empty() => "Nothing is waited for.".to_owned(),
        Says::Waiting(questions) => format!("Waited for: {}.", list(questions)),
        Says::Answers { question, .. } => {
            format!("{} is asked: {}? Answer: {}.", name(question.to), question.words, line.words())
        }
        Says::Acts(who) => format!("{}: {}.", name(*who), line.words()),
        Says::States => format!("[{}]", line.text),
    }
}

fn after_colon(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!(": {words}") }
}

fn list(questions: &[Question]) -> String {
    questions
        .iter()
        .map(|question| format!("{}, {}", name(question.to), question.words))
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

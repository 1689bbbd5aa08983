//! The definitions before the first Law.

use serde::{Deserialize, Serialize};

use crate::{footnote::is_footnote, line::Line, paragraph::push};

/// A term and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// The term in the book's language.
    pub term: String,
    /// What it means.
    pub text: String,
    /// The line of the file where it begins.
    pub line: usize,
}

/// The definitions in the lines before the first Law.
///
/// A term is set apart at the beginning of a line, or stands alone in capitals. The definitions
/// begin where terms become frequent, after the foreword. Each term is one, also where its meaning
/// only sends to another.
pub(crate) fn definitions(lines: &[Line]) -> Vec<Definition> {
    let mut found: Vec<Definition> = Vec::new();
    for line in &lines[beginning(lines)..] {
        if line.is_blank() || is_footnote(line) {
            continue;
        }
        if let Some((term, text)) = term(line) {
            found.push(Definition { term: term.to_owned(), text: text.to_owned(), line: line.at });
        } else if let Some(last) = found.last_mut() {
            push(Some(&mut last.text), &line.text);
        }
    }
    found.retain(|one| !one.text.is_empty());
    let listed = in_order(&found);
    found.split_off(listed)
}

/// Where the terms begin to go by the alphabet: a heading before them, of a foreword, does not.
fn in_order(found: &[Definition]) -> usize {
    let initial = |one: &Definition| one.term.chars().next().map(|first| first.to_lowercase().to_string());
    let out_of_order = |pair: &[Definition]| initial(&pair[0]) > initial(&pair[1]);
    found.windows(2).take_while(|pair| out_of_order(pair)).count()
}

/// After the last line that is a long heading-less stretch without a term.
fn beginning(lines: &[Line]) -> usize {
    const STRETCH: usize = 12;
    let mut since_term = 0;
    let mut begin = lines.len();
    for (index, line) in lines.iter().enumerate().rev() {
        if line.is_blank() {
            continue;
        }
        since_term = if term(line).is_some() { 0 } else { since_term + 1 };
        if since_term == 0 {
            begin = index;
        }
        if since_term > STRETCH {
            break;
        }
    }
    begin
}

fn term(line: &Line) -> Option<(&str, &str)> {
    // What is set apart in small letters belongs to the meaning of the term above it.
    if let Some(term) = line.term.as_ref().filter(|term| !term.starts_with(char::is_lowercase)) {
        return Some((term.as_str(), line.after_term.as_str()));
    }
    let head = line.text.split(['(', '–']).next().unwrap_or_default().trim();
    let letters = head.chars().filter(|one| one.is_alphabetic()).count();
    let capitals = head.chars().all(|one| !one.is_lowercase());
    (letters >= 2 && capitals && !line.text.ends_with('.')).then_some((line.text.as_str(), ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::lines;

    #[test]
    fn three_ways_to_set_a_term() {
        let text =
            "**Alert** – A signal.\n\n<i>Trump</i>\tA card.\n\nHONOUR (*honour*)\n\nAn ace\nor a king.";
        let found: Vec<_> = definitions(&lines(text)).into_iter().map(|one| (one.term, one.text)).collect();
        let expected =
            [("Alert", "A signal."), ("Trump", "A card."), ("HONOUR (honour)", "An ace or a king.")];
        assert_eq!(found, expected.map(|(term, text)| (term.to_owned(), text.to_owned())));
    }

    #[test]
    fn neither_a_heading_before_the_list_nor_a_part_of_a_meaning_is_a_term() {
        let text = "FOREWORD OF 2017\n\nThe Laws are new.\n\nALERT\n\nA signal.\n\n<i>Penalty</i>\tOf two kinds:\n<i>procedural</i>\tfor a fault.\n<i>Trump</i>\tA card.";
        let found: Vec<_> = definitions(&lines(text)).into_iter().map(|one| one.term).collect();
        assert_eq!(found, ["ALERT", "Penalty", "Trump"]);
    }
}

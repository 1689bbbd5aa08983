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
/// begin where terms become frequent, after the foreword.
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
    found
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
    if let Some(term) = &line.term {
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
            [("Alert", "A signal."), ("Trump", "A card."), ("HONOUR (*honour*)", "An ace or a king.")];
        assert_eq!(found, expected.map(|(term, text)| (term.to_owned(), text.to_owned())));
    }
}

//! A Law split into its numbered paragraphs.

use serde::{Deserialize, Serialize};

use crate::{
    footnote::{Note, is_footnote},
    heading::Heading,
    line::Line,
    marker::{marker, unbulleted},
    number::{Level, Number},
    tree::Tree,
};

/// A numbered paragraph of a law book.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paragraph {
    /// Its number as it is cited: `27B1a`; `27` is what stands before A.
    pub number: String,
    /// Its own heading, or the Law's title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub heading: String,
    /// Its words; parts of it that are numbered themselves are paragraphs of their own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The footnotes to which signs in it send, each with its sign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The line of the file where it begins.
    pub line: usize,
}

/// The paragraphs of a Law and its footnotes.
pub(crate) struct Split {
    pub paragraphs: Vec<Paragraph>,
    /// Items of the Law before that the page prints below the heading of this one.
    pub late: Vec<Paragraph>,
    pub footnotes: Vec<Note>,
    /// The last number of the Law.
    pub last: Number,
}

/// Splits the lines below the heading of a Law, up to the end; `before` is the last number of the Law before it.
pub(crate) fn split(
    heading: &Heading,
    end: usize,
    lines: &[Line],
    before: Option<Number>,
    tree: &Tree,
) -> Split {
    let heading_line = lines[heading.index].at;
    let lines = &lines[heading.below..end];
    let mut at = Number::of_law(heading.law);
    let mut before = before;
    let first = Paragraph {
        number: at.to_string(),
        heading: heading.title.clone(),
        line: heading_line,
        ..Paragraph::default()
    };
    let mut split = Split { paragraphs: vec![first], late: Vec::new(), footnotes: Vec::new(), last: at };
    let mut goes_on = GoesOn::Paragraph;
    let lettered = lines.iter().any(|line| has_letter(&line.text));
    for (index, line) in lines.iter().enumerate() {
        if line.is_blank() {
            if goes_on == GoesOn::Footnote {
                goes_on = GoesOn::Paragraph;
            }
            continue;
        }
        if is_footnote(line) {
            goes_on = GoesOn::Footnote;
            split.footnotes.push(Note::begun(line));
            continue;
        }
        let next = lines[index + 1..].iter().find(|line| !line.is_blank());
        let next = next.map(|line| line.text.as_str());
        let full = if lettered { None } else { in_full(at, &line.text, tree) };
        let (mut numbers, mut rest) = match full {
            Some((number, rest)) => (vec![number], rest),
            None => numbers(at, &line.text, next, tree),
        };
        if numbers.is_empty()
            && !lettered
            && let (Some(item), Some(letter)) = (unbulleted(&line.text), tree.unmarked_letter(at))
        {
            numbers.push(letter);
            rest = item;
        }
        if let Some(&last) = numbers.last() {
            at = last;
            goes_on = GoesOn::Paragraph;
            split.begin(&numbers, line, rest);
        } else if let Some((number, item)) = before.and_then(|before| late(before, &line.text, tree)) {
            before = Some(number);
            goes_on = GoesOn::Late;
            split.late.push(Paragraph {
                number: number.to_string(),
                text: item.to_owned(),
                line: line.at,
                ..Paragraph::default()
            });
        } else {
            let to = match goes_on {
                GoesOn::Footnote => split.footnotes.last_mut().map(|note| &mut note.text),
                GoesOn::Late => split.late.last_mut().map(|one| &mut one.text),
                GoesOn::Paragraph => split.paragraphs.last_mut().map(|one| &mut one.text),
            };
            push(to, if goes_on == GoesOn::Footnote { &line.text } else { rest });
        }
    }
    split.last = at;
    split
}

/// What a line without a mark goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GoesOn {
    Paragraph,
    Late,
    Footnote,
}

/// The item with which a line begins, where its mark counts on from the last number of the Law before and the edition
/// has it there: a page may print the end of a list below the next heading.
fn late<'a>(before: Number, text: &'a str, tree: &Tree) -> Option<(Number, &'a str)> {
    let level = before.level().filter(|level| *level >= Level::Small)?;
    let mark = marker(unbulleted(text).unwrap_or(text))?;
    let next = before.with(level, before.count(level) + 1);
    (mark.readings.contains(&(level, next.count(level))) && tree.has(next)).then_some((next, mark.rest))
}

impl Split {
    fn begin(&mut self, numbers: &[Number], line: &Line, rest: &str) {
        for number in numbers {
            self.paragraphs.push(Paragraph {
                number: number.to_string(),
                line: line.at,
                ..Paragraph::default()
            });
        }
        let Some(last) = self.paragraphs.last_mut() else { return };
        let lettered = numbers.last().and_then(|one| one.level()) == Some(Level::Letter);
        if !lettered {
            rest.clone_into(&mut last.text);
            return;
        }
        let (heading, text) = heading_and_text(line, rest);
        heading.clone_into(&mut last.heading);
        text.clone_into(&mut last.text);
    }
}

/// A lettered paragraph begins with a heading, alone on its line or set apart before the text.
fn heading_and_text<'a>(line: &Line, rest: &'a str) -> (&'a str, &'a str) {
    if line.term.is_some() && !line.after_term.is_empty() && rest.ends_with(&line.after_term) {
        let (heading, text) = rest.split_at(rest.len() - line.after_term.len());
        return (heading.trim_end(), text);
    }
    let is_heading = rest.chars().count() <= 110 && !rest.ends_with(['.', ';', ':']);
    if is_heading || line.heading { (rest, "") } else { ("", rest) }
}

/// The numbers with which a line begins (`2. (a)` begins two paragraphs) and the text after them.
///
/// A dash alone counts as the edition's next number, unless the next line has the mark for it.
pub(crate) fn numbers<'a>(
    from: Number,
    text: &'a str,
    next: Option<&str>,
    tree: &Tree,
) -> (Vec<Number>, &'a str) {
    let bare = unbulleted(text);
    let mut rest = bare.unwrap_or(text);
    let mut at = from;
    let mut found = Vec::new();
    while let Some(mark) = marker(rest) {
        let Some(next) = tree.step(at, &mark.readings).filter(|_| found.len() < Level::ALL.len()) else {
            break;
        };
        if let Some(level) = next.level() {
            found.extend(skipped(at, next, level));
        }
        found.push(next);
        at = next;
        rest = mark.rest;
    }
    if found.is_empty()
        && let Some(unmarked) = bare.and_then(|_| tree.unmarked(from))
        && !next.is_some_and(|next| marks(next, unmarked))
    {
        found.push(unmarked);
    }
    (found, rest)
}

/// The number in full with which a line begins, where the edition has it further on and no sentence goes on after it.
fn in_full<'a>(at: Number, text: &'a str, tree: &Tree) -> Option<(Number, &'a str)> {
    let (number, rest) = Number::in_full(at.law, text)?;
    (number > at && tree.has(number) && !rest.starts_with(char::is_lowercase)).then_some((number, rest))
}

/// Whether a line begins with a letter of the Law; where none does, dashes may stand for them.
fn has_letter(text: &str) -> bool {
    let is_letter = |&(level, _): &(Level, u8)| level == Level::Letter;
    marker(unbulleted(text).unwrap_or(text)).is_some_and(|mark| mark.readings.iter().any(is_letter))
}

/// Whether a line begins with the mark of a number.
fn marks(text: &str, number: Number) -> bool {
    let mark = marker(unbulleted(text).unwrap_or(text));
    let wanted = number.level().map(|level| (level, number.count(level)));
    mark.is_some_and(|mark| mark.readings.into_iter().any(|one| Some(one) == wanted))
}

/// The paragraph above whose mark was lost, where the next number begins it too.
fn skipped(from: Number, next: Number, level: Level) -> Option<Number> {
    let above = Level::ALL.into_iter().rev().find(|&one| one < level)?;
    let parent = next.with(above, next.count(above));
    (next.count(level) == 1 && next.count(above) > 0 && parent.count(above) != from.count(above))
        .then_some(parent)
}

/// Adds a line to a text; a word broken at the end of the line before is made whole.
pub(crate) fn push(to: Option<&mut String>, text: &str) {
    let Some(to) = to else { return };
    match to.strip_suffix(|one| one == '-' || one == '\u{ad}') {
        Some(whole) if whole.ends_with(char::is_lowercase) && text.starts_with(char::is_lowercase) => {
            *to = format!("{whole}{text}");
        }
        _ if to.is_empty() => text.clone_into(to),
        _ => {
            to.push(' ');
            to.push_str(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Edition;

    use super::*;
    use crate::line::lines;

    fn of(law: u8, text: &str) -> Vec<(String, String)> {
        let heading = Heading { law, title: "Title".to_owned(), index: 0, below: 1 };
        let lines = lines(&format!("Title\n{text}"));
        let found = split(&heading, lines.len(), &lines, None, &Tree::of(Edition::Laws2017));
        found.paragraphs.into_iter().map(|one| (one.number, one.text)).collect()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        expected.iter().map(|&(number, text)| (number.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn levels_follow_each_other() {
        let text = "A. First\n\nOne.\n\nB. Second\n\n1. (a) Two.\n(b) Three\n   goes on.\n2. Four.";
        let expected = [
            ("21", ""),
            ("21A", "One."),
            ("21B", ""),
            ("21B1", ""),
            ("21B1a", "Two."),
            ("21B1b", "Three goes on."),
            ("21B2", "Four."),
        ];
        assert_eq!(of(21, text), pairs(&expected));
    }

    #[test]
    fn a_lost_figure_is_put_back() {
        let text = "B. Second\n- (a) Two.\n(b) Three.\n- Four.";
        let found = of(21, &format!("A. First\nOne.\n{text}"));
        let expected = [
            ("21", ""),
            ("21A", "One."),
            ("21B", ""),
            ("21B1", ""),
            ("21B1a", "Two."),
            ("21B1b", "Three."),
            ("21B2", "Four."),
        ];
        assert_eq!(found, pairs(&expected));
    }

    #[test]
    fn a_dash_before_a_marked_list_is_no_item() {
        let text = "A. First\nB. Second\n- If so:\n1. One.\n2. Two.";
        let found = of(15, text);
        assert_eq!(found[2..], pairs(&[("15B", "If so:"), ("15B1", "One."), ("15B2", "Two.")]));
    }

    #[test]
    fn dashes_stand_for_letters_where_a_law_has_none() {
        let text = "It ends when\n\n- One.\n- Two:\ngoes on.";
        assert_eq!(of(22, text), pairs(&[("22", "It ends when"), ("22A", "One."), ("22B", "Two: goes on.")]));
        assert_eq!(of(88, "One:\n- two.")[0].0, "88");
    }

    #[test]
    fn numbers_may_be_written_in_full() {
        let text =
            "21A Own\nOne, see\n21B below.\n21.B.1.(a) Two:\ngoes on.\n21B1(b) Three.\n21A Four.\n21B9 Five.";
        let expected = [
            ("21", ""),
            ("21A", "One, see 21B below."),
            ("21B1a", "Two: goes on."),
            ("21B1b", "Three. 21A Four. 21B9 Five."),
        ];
        assert_eq!(of(21, text), pairs(&expected));
    }

    #[test]
    fn a_word_broken_at_the_end_of_a_line_is_whole() {
        assert_eq!(of(3, "Tables have num-\nbers."), pairs(&[("3", "Tables have numbers.")]));
    }

    #[test]
    fn a_footnote_is_no_part_of_a_paragraph() {
        let text = "A. First\n\nOne.\n\n\\* A note\nthat goes on.\n\nB. Second\n\nTwo.";
        assert_eq!(of(28, text), pairs(&[("28", ""), ("28A", "One."), ("28B", "Two.")]));
    }
}

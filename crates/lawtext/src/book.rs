//! A law book read from a text.

use std::{collections::HashSet, fmt};

use openroom_lawbook::{Edition, Language, law_title};
use serde::{Deserialize, Serialize};

use crate::{
    Definition, Paragraph,
    definition::definitions,
    footnote::{Note, is_footnote, is_raised, mark_at_foot, sent_to},
    heading::{Heading, headings},
    line::{Line, lines},
    number::Number,
    paragraph::{numbers, split},
    slip::put_right,
    tree::Tree,
};

/// A law book split by its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Book {
    /// The numbered paragraphs in their order.
    pub paragraphs: Vec<Paragraph>,
    /// The definitions in their order.
    pub definitions: Vec<Definition>,
    /// The footnotes in their order, with the Law where each stands.
    pub footnotes: Vec<(u8, String)>,
}

impl Book {
    /// The paragraph with a number.
    pub fn paragraph(&self, number: &str) -> Option<&Paragraph> {
        self.paragraphs.iter().find(|one| one.number == number)
    }

    /// The language in which most of its Laws have their titles; none where no title is known.
    pub fn language(&self) -> Option<Language> {
        let titled = |language| {
            let has = |one: &&Paragraph| {
                let title = one.number.parse().ok().and_then(|law| law_title(law, language));
                title.is_some_and(|title| letters(title) == letters(&one.heading))
            };
            self.paragraphs.iter().filter(has).count()
        };
        let most = Language::ALL.into_iter().max_by_key(|language| titled(*language));
        most.filter(|language| titled(*language) > 0)
    }

    /// The paragraph above a number that was not found: the words may stand there without their mark.
    pub fn above(&self, number: &str) -> Option<&Paragraph> {
        let kind = |one: u8| (one.is_ascii_digit(), one.is_ascii_uppercase());
        let letters = number.as_bytes();
        // Of small letters the first is a part by itself, and Roman figures follow it: 40B2a, 40B2aiv.
        let small = letters.iter().position(u8::is_ascii_lowercase).map(|first| first + 1);
        let ends = (1..letters.len())
            .filter(|end| kind(letters[end - 1]) != kind(letters[*end]) || small == Some(*end));
        ends.rev().filter_map(|end| self.paragraph(&number[..end])).find(|one| !one.text.is_empty())
    }
}

/// The letters of a title, however it is set.
fn letters(title: &str) -> String {
    title.chars().filter(|one| one.is_alphabetic()).flat_map(char::to_lowercase).collect()
}

/// The text is not a law book: the headings of the Laws were not found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotALawBook {
    /// How many headings of Laws were found.
    pub laws: usize,
}

impl fmt::Display for NotALawBook {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            to,
            "not a law book: {} headings of Laws found; they are expected as lines like “Law 27 Title”, “§ 27. Title”, “27 § Title” or “27. Title” between empty lines",
            self.laws
        )
    }
}

impl std::error::Error for NotALawBook {}

/// Reads a law book of an edition.
///
/// # Errors
/// The headings of at least two Laws must be found.
pub fn read(text: &str, edition: Edition) -> Result<Book, NotALawBook> {
    let mut lines = lines(text);
    mark_at_foot(&mut lines);
    let headings = headings(&lines);
    if headings.len() < 2 {
        return Err(NotALawBook { laws: headings.len() });
    }
    repeated_headings_are_furniture(&mut lines, &headings);
    let tree = Tree::of(edition);
    let end = end_of_laws(&lines, &headings[headings.len() - 1], &tree);
    let ends = headings.iter().skip(1).map(|one| one.index).chain([end]);
    let mut book = Book { definitions: definitions(&lines[..headings[0].index]), ..Book::default() };
    let mut notes: Vec<Note> = Vec::new();
    let mut before = None;
    for (heading, end) in headings.iter().zip(ends) {
        let mut found = split(heading, end, &lines, before, &tree);
        before = Some(found.last);
        put_right(&mut found.paragraphs, &tree);
        book.paragraphs.extend(found.late);
        book.paragraphs.extend(found.paragraphs);
        book.footnotes.extend(found.footnotes.iter().map(|note| (heading.law, note.text.clone())));
        notes.extend(found.footnotes);
    }
    for paragraph in &mut book.paragraphs {
        let text = format!("{} {}", paragraph.heading, paragraph.text);
        paragraph.notes = sent_to(&text, paragraph.line, &notes);
    }
    Ok(book)
}

/// A page may repeat the heading of a Law above or below its text.
fn repeated_headings_are_furniture(lines: &mut [Line], headings: &[Heading]) {
    let said: HashSet<String> = headings.iter().map(|one| lines[one.index].text.clone()).collect();
    let own: HashSet<usize> = headings.iter().map(|one| one.index).collect();
    for (index, line) in lines.iter_mut().enumerate() {
        if !own.contains(&index) && said.contains(&line.text) {
            line.text.clear();
        }
    }
}

/// Where the Laws end and an index or an appendix begins: at the first line after the edition's
/// last number that is no sentence.
fn end_of_laws(lines: &[Line], last: &Heading, tree: &Tree) -> usize {
    let mut at = Number::of_law(last.law);
    for (index, line) in lines.iter().enumerate().skip(last.below) {
        if line.is_blank() || is_footnote(line) {
            continue;
        }
        let sentence = !line.tabular && !line.heading && line.text.ends_with(['.', ':', ';', ',', ')', '*']);
        let raised = line.text.ends_with(is_raised);
        match numbers(at, &line.text, None, tree).0.last() {
            Some(&next) => at = next,
            None if tree.ends_with(at) && !sentence && !raised => return index,
            None => {}
        }
    }
    lines.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_titles_tell_the_language() {
        for language in Language::ALL {
            let title = |law: u8| law_title(law, language).unwrap().to_uppercase();
            let text = format!("Law 27 {}\n\nA. One\n\nLaw 28 {}\n\nText.\n", title(27), title(28));
            assert_eq!(read(&text, Edition::Laws2017).unwrap().language(), Some(language), "{text}");
        }
        let unknown = read("Law 27 Too low\n\nA. One\n\nLaw 28 In turn\n\nText.\n", Edition::Laws2017);
        assert_eq!(unknown.unwrap().language(), None);
    }

    #[test]
    fn an_item_below_the_next_heading_belongs_to_its_list() {
        let text = "Law 51 Two or more\n\nA. One\n\nB. Two\n\n1. (a) Three.\n2. (a) Four.\n(b) Five.\n\n\
                    Law 52 None\n\nA. Six\n\nSeven.\n\n- (c) Eight\ngoes on.\n\nB. Nine\n\n1. (a) Ten.\n(c) Eleven.\n";
        let book = read(text, Edition::Laws2017).unwrap();
        let text = |number: &str| book.paragraph(number).map(|one| one.text.as_str());
        assert_eq!(text("51B2c"), Some("Eight goes on."));
        assert_eq!((text("51B2b"), text("52A")), (Some("Five."), Some("Seven.")));
        let numbers: Vec<&str> = book.paragraphs.iter().map(|one| one.number.as_str()).collect();
        assert_eq!(numbers[numbers.len() - 7..][..3], ["51B2c", "52", "52A"], "{numbers:?}");
    }

    #[test]
    fn what_stands_above_a_number() {
        let one = |number: &str| Paragraph {
            number: number.to_owned(),
            text: "Words.".to_owned(),
            ..Paragraph::default()
        };
        let paragraphs = ["4", "40", "40B2", "40B2a", "40B2ai", "12"].map(one).to_vec();
        let book = Book { paragraphs, ..Book::default() };
        let above = |number| book.above(number).map(|one| one.number.as_str());
        assert_eq!(above("40B2aiv"), Some("40B2a"));
        assert_eq!(above("40B3b"), Some("40"));
        assert_eq!(above("12C1"), Some("12"));
        assert_eq!(above("12"), None);
        assert_eq!(above("13A"), None);
    }
}

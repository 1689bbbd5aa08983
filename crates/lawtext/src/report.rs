//! What was found in a book and what not.

use std::collections::HashSet;

use openroom_lawbook::{Edition, Provision};

use crate::Book;

/// What was found of the numbers that an edition has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Numbered paragraphs with a text or a heading.
    pub paragraphs: usize,
    /// Terms of the list before the first Law, each with its meaning or a word that sends to another term.
    pub definitions: usize,
    /// The edition's numbers that the book was found to have.
    pub found: usize,
    /// Those that were not found: the book has them under no number, or they could not be read.
    pub missing: Vec<&'static str>,
}

impl Report {
    /// Compares a book with the numbers of an edition.
    pub fn of(book: &Book, edition: Edition) -> Self {
        let there: HashSet<&str> = book.paragraphs.iter().map(|one| one.number.as_str()).collect();
        let numbers = Provision::all().filter_map(|one| one.number(edition)).filter(|one| is_plain(one));
        let (found, missing): (Vec<_>, Vec<_>) = numbers.partition(|one| there.contains(one));
        Self {
            paragraphs: book.paragraphs.len(),
            definitions: book.definitions.len(),
            found: found.len(),
            missing,
        }
    }
}

/// A number that a book prints, unlike a definition's or one of our own divisions.
fn is_plain(number: &str) -> bool {
    let after_law = number.trim_start_matches(|one: char| one.is_ascii_digit());
    let named =
        after_law.strip_prefix('.').is_some_and(|rest| rest.starts_with(|one: char| one.is_alphabetic()));
    after_law.len() < number.len() && !named && !number.contains(' ')
}

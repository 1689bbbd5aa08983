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
    /// Those that were not found, in their order: the book has them under no number, or they could not be read.
    pub missing: Vec<&'static str>,
}

impl Report {
    /// Compares a book with the numbers of an edition.
    pub fn of(book: &Book, edition: Edition) -> Self {
        let there: HashSet<&str> = book.paragraphs.iter().map(|one| one.number.as_str()).collect();
        let mut numbers: Vec<&str> =
            Provision::all().filter_map(|one| one.number(edition)).filter(|one| is_plain(one)).collect();
        numbers.sort_by_key(|one| in_order(one));
        numbers.dedup();
        let (found, missing): (Vec<_>, Vec<_>) = numbers.into_iter().partition(|one| there.contains(one));
        Self {
            paragraphs: book.paragraphs.len(),
            definitions: book.definitions.len(),
            found: found.len(),
            missing,
        }
    }
}

/// What a number is put in order by: its figures and letters in their order, figures by their size.
fn in_order(number: &str) -> Vec<(usize, String)> {
    let kind = |one: char| (one.is_ascii_digit(), one.is_ascii_uppercase());
    let mut parts: Vec<String> = Vec::new();
    for letter in number.chars() {
        match parts.last_mut() {
            Some(part) if part.ends_with(|last| kind(last) == kind(letter)) => part.push(letter),
            _ => parts.push(letter.to_string()),
        }
    }
    let size =
        |part: &String| if part.starts_with(|one: char| one.is_ascii_digit()) { part.len() } else { 0 };
    parts.into_iter().map(|part| (size(&part), part)).collect()
}

/// A number that a book prints, unlike a definition's or one of our own divisions.
fn is_plain(number: &str) -> bool {
    let after_law = number.trim_start_matches(|one: char| one.is_ascii_digit());
    let named =
        after_law.strip_prefix('.').is_some_and(|rest| rest.starts_with(|one: char| one.is_alphabetic()));
    after_law.len() < number.len() && !named && !number.contains(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_missed_once_and_in_its_place() {
        for edition in Edition::ALL {
            let missing = Report::of(&Book::default(), edition).missing;
            let at = |number: &str| missing.iter().position(|one| *one == number).expect(number);
            assert!(at("9A1") < at("10A") && at("12A1") < at("12B1") && at("12B1") < at("12C1a"));
            assert!(missing.windows(2).all(|two| in_order(two[0]) < in_order(two[1])), "{missing:?}");
        }
    }
}

//! The federations' law books, where they are at hand.
//!
//! Of the books only facts are kept here: the numbers that each has (`tests/numbers`, checked
//! against the book by eye) and prints of where thirty paragraphs begin and end.

use std::{collections::BTreeSet, fs};

use openroom_lawbook::Edition;
use openroom_lawtext::{Book, read};

struct Known {
    /// A line that only this book has.
    title: &'static str,
    edition: Edition,
    numbers: &'static str,
    ends: &'static str,
    /// As counted in the book: each term that has a meaning or sends to another.
    definitions: usize,
    /// As counted in the book below the headings of its Laws.
    footnotes: usize,
}

const BOOKS: [Known; 4] = [
    Known {
        title: "TURNIIRIBRIDŽI REEGLID 2017",
        edition: Edition::Laws2017,
        numbers: include_str!("numbers/et-2017.txt"),
        ends: include_str!("numbers/et-2017-ends.txt"),
        definitions: 71,
        footnotes: 28,
    },
    Known {
        title: "VUODEN 2017 KILPAILUBRIDGEN LAKI",
        edition: Edition::Laws2017,
        numbers: include_str!("numbers/fi-2017.txt"),
        ends: include_str!("numbers/fi-2017-ends.txt"),
        definitions: 65,
        footnotes: 40,
    },
    Known {
        title: "Międzynarodowe Prawo Brydżowe 2017",
        edition: Edition::Poland2024,
        numbers: include_str!("numbers/pl-poland2024.txt"),
        ends: include_str!("numbers/pl-poland2024-ends.txt"),
        definitions: 62,
        footnotes: 32,
    },
    Known {
        title: "Internasjonale lover for turneringsbridge",
        edition: Edition::Laws2007,
        numbers: include_str!("numbers/nb-2007.txt"),
        ends: include_str!("numbers/nb-2007-ends.txt"),
        definitions: 63,
        footnotes: 34,
    },
];

fn each(check: impl Fn(&Known, &Book)) {
    let Some(folder) = openroom_testing::books("") else { return };
    let texts: Vec<String> = fs::read_dir(folder)
        .expect("the folder of the books is read")
        .filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok())
        .collect();
    for known in &BOOKS {
        let text = texts.iter().find(|text| text.lines().take(60).any(|line| line.contains(known.title)));
        let text = text.unwrap_or_else(|| panic!("{} is not among the books", known.title));
        check(known, &read(text, known.edition).expect("a law book"));
    }
}

/// A short print of a text: enough to see that it is the same, nothing to read.
fn print(text: impl Iterator<Item = char>) -> u32 {
    text.fold(0x811c_9dc5, |sum, one| (sum ^ u32::from(one)).wrapping_mul(0x0100_0193))
}

fn ends_of(text: &str) -> String {
    let count = text.chars().count();
    let begin = print(text.chars().take(30));
    format!("{begin:08x} {:08x}", print(text.chars().skip(count.saturating_sub(30))))
}

#[test]
fn the_numbered_paragraphs_are_found() {
    each(|known, book| {
        let listed: BTreeSet<&str> = known.numbers.split_whitespace().collect();
        let found: BTreeSet<&str> = book.paragraphs.iter().map(|one| one.number.as_str()).collect();
        let missing: Vec<_> = listed.difference(&found).collect();
        println!("{}: {} of {}", known.title, listed.len() - missing.len(), listed.len());
        assert!(missing.len() * 100 <= listed.len() * 3, "{}: missing {missing:?}", known.title);
        let invented: Vec<_> = found.difference(&listed).collect();
        assert!(invented.is_empty(), "{}: the book does not have {invented:?}", known.title);
        assert_eq!(found.len(), book.paragraphs.len(), "{}: a number came twice", known.title);
    });
}

#[test]
fn thirty_paragraphs_begin_and_end_where_they_should() {
    each(|known, book| {
        let mut count = 0;
        if std::env::var_os("UPDATE_ENDS").is_some() {
            show(book);
            return;
        }
        for line in known.ends.lines() {
            let (number, ends) = line.split_once(' ').expect("number and prints");
            let found = book.paragraph(number).unwrap_or_else(|| panic!("{}: {number}", known.title));
            assert_eq!(ends_of(&found.text), ends, "{}: {number} {}", known.title, found.text);
            count += 1;
        }
        assert_eq!(count, 30);
    });
}

/// For whoever makes the list anew: paragraphs from the whole book with their ends, to be compared
/// with the book by eye.
fn show(book: &Book) {
    let with_text: Vec<_> = book.paragraphs.iter().filter(|one| one.text.chars().count() > 60).collect();
    for one in with_text.iter().step_by(with_text.len() / 30).take(30) {
        let chars: Vec<char> = one.text.chars().collect();
        let begin: String = chars[..40].iter().collect();
        let end: String = chars[chars.len() - 40..].iter().collect();
        println!("{} {} | line {} {begin} … {end}", one.number, ends_of(&one.text), one.line);
    }
}

/// The Polish book prints the two items of 67B1 with the letters (b) and (c).
#[test]
fn letters_that_a_book_prints_one_too_far_are_put_right() {
    each(|known, book| {
        let at = |number: &str| book.paragraph(number).map(|one| one.line);
        let (list, first, second) = (at("67B1"), at("67B1a"), at("67B1b"));
        assert!(list.is_some() && list < first && first < second, "{}: {first:?} {second:?}", known.title);
        assert_eq!(at("67B1c"), None, "{}", known.title);
    });
}

#[test]
fn an_item_below_the_next_heading_stands_in_its_list() {
    each(|known, book| {
        if !known.numbers.lines().any(|number| number == "51B2c") {
            return;
        }
        let place = |number: &str| book.paragraphs.iter().position(|one| one.number == number);
        assert_eq!(place("51B2c"), place("51B2b").map(|at| at + 1), "{}", known.title);
        let long = book.paragraph("52A").map_or(0, |one| one.text.chars().count());
        assert!((1..400).contains(&long), "{}: {long}", known.title);
    });
}

#[test]
fn the_definitions_are_found() {
    each(|known, book| {
        let terms: Vec<&str> = book.definitions.iter().map(|one| one.term.as_str()).collect();
        assert_eq!(terms.len(), known.definitions, "{}: {terms:?}", known.title);
        assert!(book.definitions.iter().all(|one| !one.term.is_empty() && !one.text.is_empty()));
    });
}

#[test]
fn the_footnotes_are_found() {
    each(|known, book| {
        let found: Vec<String> =
            book.footnotes.iter().map(|(law, note)| format!("{law}: {note:.20}")).collect();
        assert_eq!(found.len(), known.footnotes, "{}: {found:#?}", known.title);
    });
}

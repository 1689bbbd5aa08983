//! Lists whose letters a book prints one too far: (b) and (c) where the edition has (a) and (b).

use crate::{paragraph::Paragraph, tree::Tree};

/// Counts such lists anew from (a). A list is one when it has no (a), each letter from (b) on, and one more than the
/// edition has, so that as many items are there as there should be.
pub(crate) fn put_right(paragraphs: &mut [Paragraph], tree: &Tree) {
    let lists: Vec<String> = paragraphs.iter().map(|one| one.number.clone()).collect();
    for list in lists {
        let letters: Vec<char> =
            paragraphs.iter().filter_map(|one| only_letter(&one.number, &list)).collect();
        if !is_one_too_far(&letters, &list, tree) {
            continue;
        }
        for one in &mut *paragraphs {
            if let Some((letter, below)) = letter_in(&one.number, &list) {
                one.number = format!("{list}{}{below}", before(letter));
            }
        }
    }
}

fn is_one_too_far(letters: &[char], list: &str, tree: &Tree) -> bool {
    let Some(last) = letters.last() else { return false };
    let counted = ('b'..='z').zip(letters).all(|(wanted, found)| wanted == *found);
    let ends_before =
        tree.lists(&format!("{list}{}", before(*last))) && !tree.lists(&format!("{list}{last}"));
    counted && ends_before
}

/// The small letter that follows the number of a list, and what stands below it.
fn letter_in<'a>(number: &'a str, list: &str) -> Option<(char, &'a str)> {
    let rest = number.strip_prefix(list)?;
    let letter = rest.chars().next().filter(char::is_ascii_lowercase)?;
    let below = &rest[letter.len_utf8()..];
    // Below a letter stand Roman figures; a list of these has no letters of its own.
    let of_figures = list.ends_with(|one: char| one.is_ascii_lowercase());
    (!of_figures).then_some((letter, below))
}

fn only_letter(number: &str, list: &str) -> Option<char> {
    letter_in(number, list).filter(|(_, below)| below.is_empty()).map(|(letter, _)| letter)
}

/// The letter before one from b to z.
fn before(letter: char) -> char {
    ('a'..='z').rev().find(|one| *one < letter).unwrap_or('a')
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Edition;

    use super::*;

    fn of(numbers: &[&str]) -> Vec<String> {
        let mut all: Vec<Paragraph> = numbers
            .iter()
            .map(|number| Paragraph { number: (*number).to_owned(), ..Paragraph::default() })
            .collect();
        put_right(&mut all, &Tree::of(Edition::Poland2024));
        all.into_iter().map(|one| one.number).collect()
    }

    #[test]
    fn a_list_that_begins_and_ends_one_too_far_is_counted_from_a() {
        assert_eq!(of(&["67B", "67B1", "67B1b", "67B1c", "67B2"]), ["67B", "67B1", "67B1a", "67B1b", "67B2"]);
    }

    #[test]
    fn a_list_whose_first_item_is_lost_stays() {
        for kept in [&["67B1", "67B1b"][..], &["67B1", "67B1a", "67B1b", "67B1c"], &["67B1", "67B1c"]] {
            assert_eq!(of(kept), kept);
        }
    }
}

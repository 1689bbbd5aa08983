//! The numbers that an edition has, so that a mark which a scan lost or bent can be understood.

use std::collections::HashSet;

use openroom_lawbook::{Edition, Provision};

use crate::number::{Level, Number};

/// The numbers of an edition, with those above them.
pub(crate) struct Tree(HashSet<String>);

impl Tree {
    pub(crate) fn of(edition: Edition) -> Self {
        let numbers = Provision::all().filter_map(|one| one.number(edition));
        let whole = numbers.filter(|one| one.starts_with(|first: char| first.is_ascii_digit()));
        Self(whole.flat_map(beginnings).map(str::to_owned).collect())
    }

    pub(crate) fn has(&self, number: Number) -> bool {
        self.0.contains(&number.to_string())
    }

    /// Whether the edition has this number, as it is written.
    pub(crate) fn lists(&self, number: &str) -> bool {
        self.0.contains(number)
    }

    /// The next number for a mark, from where the text stands.
    ///
    /// A reading that counts on to a number of the edition comes first; then one that is such a
    /// number if a mark between was lost, or if one item was skipped; then one that only counts on:
    /// a paragraph that the edition's rows do not divide may still be divided in the book.
    pub(crate) fn step(&self, from: Number, readings: &[(Level, u8)]) -> Option<Number> {
        let counted =
            |ahead: u8| readings.iter().filter(move |&&(level, count)| count == from.count(level) + ahead);
        let placed =
            |&(level, count): &(Level, u8)| self.has_above(from, level).then(|| from.with(level, count));
        let known = counted(1).filter_map(placed).find(|&one| self.has(one));
        let lost = || readings.iter().find_map(|&(level, count)| self.lost_between(from, level, count));
        let skipped = || counted(2).filter_map(placed).find(|&one| self.has(one));
        let divided = || counted(1).filter_map(placed).find(|one| one.level() != Some(Level::Letter));
        known.or_else(lost).or_else(skipped).or_else(divided)
    }

    /// The next number for an item whose mark is only a dash.
    pub(crate) fn unmarked(&self, from: Number) -> Option<Number> {
        let level = from.level()?;
        let deeper = Level::ALL.into_iter().find(|&one| one > level).map(|one| from.with(one, 1));
        let here_or_above = Level::ALL.into_iter().rev().filter(|&one| one <= level && one > Level::Letter);
        let next = here_or_above.map(|one| from.with(one, from.count(one) + 1));
        deeper.into_iter().chain(next).find(|&one| self.has(one))
    }

    /// The next letter of a Law for an item whose mark is only a dash, where a letter has nothing below it.
    pub(crate) fn unmarked_letter(&self, from: Number) -> Option<Number> {
        let next = from.with(Level::Letter, from.count(Level::Letter) + 1);
        let whole = !self.has(next.with(Level::Figure, 1)) && !self.has(next.with(Level::Small, 1));
        (self.has(next) && whole).then_some(next)
    }

    /// Whether no number of the Law comes after this one.
    pub(crate) fn ends_with(&self, number: Number) -> bool {
        let next = |level| number.with(level, number.count(level) + 1);
        !Level::ALL.into_iter().any(|level| self.has(next(level)))
    }

    fn lost_between(&self, from: Number, level: Level, count: u8) -> Option<Number> {
        let between = Level::ALL.into_iter().rev().find(|&one| one < level)?;
        if count != 1 || between == Level::Letter {
            return None;
        }
        let found = from.with(between, from.count(between) + 1).with(level, 1);
        self.has(found).then_some(found)
    }

    fn has_above(&self, from: Number, level: Level) -> bool {
        match level {
            Level::Letter | Level::Figure => true,
            Level::Small => from.count(Level::Figure) > 0 || self.has(from.with(Level::Small, 1)),
            Level::Roman => from.count(Level::Small) > 0,
        }
    }
}

/// A number and the numbers above it: 40B2aii, 40B2a, 40B2, 40B, 40.
fn beginnings(number: &str) -> impl Iterator<Item = &str> {
    let ends = number.char_indices().map(|(at, _)| at).skip(1).chain([number.len()]);
    ends.map(|end| &number[..end]).filter(|one| !one.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_above_are_there() {
        let tree = Tree::of(Edition::Laws2017);
        let law = Number::of_law(40);
        let deep = law.with(Level::Letter, 2).with(Level::Figure, 2);
        assert!(tree.has(law) && tree.has(deep) && tree.has(deep.with(Level::Small, 1)));
        assert!(!tree.has(law.with(Level::Letter, 9)));
    }

    #[test]
    fn a_lost_figure_is_understood() {
        let tree = Tree::of(Edition::Laws2017);
        let at = Number::of_law(21).with(Level::Letter, 2);
        assert_eq!(tree.step(at, &[(Level::Small, 1)]).map(|one| one.to_string()).as_deref(), Some("21B1a"));
    }

    #[test]
    fn the_ninth_letter_is_no_roman_one() {
        let tree = Tree::of(Edition::Laws2017);
        let at = Number::of_law(80).with(Level::Letter, 2).with(Level::Figure, 2).with(Level::Small, 8);
        let next = tree.step(at, &[(Level::Roman, 1), (Level::Small, 9)]).unwrap();
        assert_eq!(next.to_string(), "80B2i");
    }

    #[test]
    fn a_dash_counts_on() {
        let tree = Tree::of(Edition::Laws2017);
        let at = Number::of_law(80).with(Level::Letter, 2).with(Level::Figure, 2);
        let first = tree.unmarked(at).unwrap();
        assert_eq!(first.to_string(), "80B2a");
        assert_eq!(tree.unmarked(first).unwrap().to_string(), "80B2b");
    }
}

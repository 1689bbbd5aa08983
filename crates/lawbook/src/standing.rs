//! Where a provision stands in an edition, and what it refers to.

use std::fmt;

use crate::{Edition, Provision};

/// Where a provision stands in an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is a paragraph of its own, printed under this number.
    Own(&'static str),
    /// What it says is part of the paragraph of another provision.
    Within(Provision),
    /// The edition does not say it.
    Absent,
}

/// A Law or a part of one that holds several provisions (`27`, `12C1`), by the numbers of 2017.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place(pub(crate) &'static str);

impl Place {
    /// The provisions that stand there.
    pub fn provisions(self) -> impl Iterator<Item = Provision> {
        Provision::all().filter(move |provision| is_under(provision.id(), self.0))
    }

    /// Its number in 2017.
    pub const fn number(self) -> &'static str {
        self.0
    }

    /// The place as the edition numbers it: what the numbers of its provisions begin with.
    /// Its number of 2017 where the edition has no such place.
    pub fn cite(self, edition: Edition) -> &'static str {
        let numbers: Vec<&'static str> = self.provisions().filter_map(|one| one.number(edition)).collect();
        let Some(&first) = numbers.first() else { return self.0 };
        let common = |length: usize| numbers.iter().all(|number| is_under(number, &first[..length]));
        let longest = self.0.len().min(first.len());
        (1..=longest).rev().find(|&length| common(length)).map_or(self.0, |length| &first[..length])
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// What a provision refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// Another provision.
    Provision(Provision),
    /// A Law or a part of one.
    Place(Place),
}

impl Reference {
    /// The provisions that are meant.
    pub fn provisions(self) -> Vec<Provision> {
        match self {
            Self::Provision(provision) => vec![provision],
            Self::Place(place) => place.provisions().collect(),
        }
    }

    /// The id of the provision, or the number of the place in 2017.
    pub fn id(self) -> &'static str {
        match self {
            Self::Provision(provision) => provision.id(),
            Self::Place(place) => place.number(),
        }
    }

    /// The reference as the edition numbers it.
    pub fn cite(self, edition: Edition) -> &'static str {
        match self {
            Self::Provision(provision) => provision.cite(edition),
            Self::Place(place) => place.cite(edition),
        }
    }
}

/// Whether the number names the part or something inside it: `12C1a` is under `12C1` and `12`, not under `1`.
pub(crate) fn is_under(number: &str, part: &str) -> bool {
    number.strip_prefix(part).is_some_and(|rest| {
        let digit_goes_on = part.ends_with(|letter: char| letter.is_ascii_digit())
            && rest.starts_with(|letter: char| letter.is_ascii_digit());
        !part.is_empty() && !digit_goes_on
    })
}

#[cfg(test)]
mod tests {
    use super::{Place, is_under};
    use crate::Edition;

    #[test]
    fn a_place_moves_with_its_provisions() {
        assert_eq!(Place("16D").cite(Edition::Laws2017), "16D");
        assert_eq!(Place("16D").cite(Edition::Laws2007), "16C");
        assert_eq!(Place("12C1").cite(Edition::Laws2007), "12C1");
        assert_eq!(Place("40B3").cite(Edition::Laws2007), "40");
        assert_eq!(Place("23").cite(Edition::Laws2007), "23");
        assert_eq!(Place("77").cite(Edition::Poland2024), "77");
    }

    #[test]
    fn parts_do_not_cut_numbers() {
        assert!(is_under("12C1a", "12C1"));
        assert!(is_under("12C1a", "12C1a"));
        assert!(is_under("77.tricks", "77"));
        assert!(!is_under("12C1a", "1"));
        assert!(!is_under("64C1", "6"));
        assert!(!is_under("12C1", "12C1a"));
        assert!(!is_under("12C1", ""));
    }
}

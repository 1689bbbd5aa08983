//! The number of a paragraph: 40B2aii.

use std::fmt;

/// A level below the Law.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Level {
    /// A, B, C.
    Letter,
    /// 1, 2, 3.
    Figure,
    /// a, b, c.
    Small,
    /// i, ii, iii.
    Roman,
}

impl Level {
    pub(crate) const ALL: [Self; 4] = [Self::Letter, Self::Figure, Self::Small, Self::Roman];
}

/// Where a paragraph stands in its Law: how far it is counted on each level; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    pub law: u8,
    counts: [u8; 4],
}

impl Number {
    /// The Law itself.
    pub(crate) const fn of_law(law: u8) -> Self {
        Self { law, counts: [0; 4] }
    }

    /// How far it is counted on a level.
    pub(crate) const fn count(self, level: Level) -> u8 {
        self.counts[level as usize]
    }

    /// The number with another count on a level and nothing below it.
    pub(crate) fn with(self, level: Level, count: u8) -> Self {
        let mut next = self;
        next.counts[level as usize] = count;
        next.counts[level as usize + 1..].fill(0);
        next
    }

    /// The lowest level that is counted.
    pub(crate) fn level(self) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|&level| self.count(level) > 0)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.law)?;
        for level in Level::ALL {
            let count = self.count(level);
            if count == 0 {
                continue;
            }
            match level {
                Level::Letter => write!(to, "{}", char::from(b'A' + count - 1))?,
                Level::Figure if self.count(Level::Letter) == 0 => write!(to, ".{count}")?,
                Level::Figure => write!(to, "{count}")?,
                Level::Small => write!(to, "{}", char::from(b'a' + count - 1))?,
                Level::Roman => to.write_str(ROMAN[usize::from(count) - 1])?,
            }
        }
        Ok(())
    }
}

/// The Roman figures that a law book uses.
pub(crate) const ROMAN: [&str; 10] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_laws_are_cited() {
        let at = Number::of_law(40).with(Level::Letter, 2).with(Level::Figure, 2).with(Level::Small, 1);
        assert_eq!(at.with(Level::Roman, 2).to_string(), "40B2aii");
        assert_eq!(at.with(Level::Letter, 3).to_string(), "40C");
        assert_eq!(Number::of_law(35).with(Level::Figure, 4).to_string(), "35.4");
        assert_eq!(at.level(), Some(Level::Small));
    }
}

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

    /// The count with which a text begins, and how many letters it has.
    fn read(self, text: &str) -> Option<(u8, usize)> {
        let first = *text.as_bytes().first()?;
        match self {
            Self::Letter => first.is_ascii_uppercase().then(|| (first - b'A' + 1, 1)),
            Self::Figure => {
                let figures = text.bytes().take_while(u8::is_ascii_digit).count();
                text[..figures].parse().ok().filter(|count| *count > 0).map(|count| (count, figures))
            }
            Self::Small => first.is_ascii_lowercase().then(|| (first - b'a' + 1, 1)),
            Self::Roman => {
                let at = ROMAN.iter().position(|one| *one == text)?;
                Some((u8::try_from(at).ok()? + 1, text.len()))
            }
        }
    }
}

/// Where a paragraph stands in its Law: how far it is counted on each level; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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

    /// The number with which a text begins, written in full (`27B1a`, `27.B.1.(a)`), and the text after it.
    pub(crate) fn in_full(law: u8, text: &str) -> Option<(Self, &str)> {
        let mut rest = text.strip_prefix(&law.to_string())?;
        let mut at = Self::of_law(law);
        for level in Level::ALL {
            let mark = rest.trim_start_matches(['.', '(']);
            let end = mark.find(|one: char| !one.is_ascii_alphanumeric()).unwrap_or(mark.len());
            let Some((count, length)) = level.read(&mark[..end]) else { continue };
            at = at.with(level, count);
            rest = mark[length..].trim_start_matches(')');
        }
        let after = rest.trim_start_matches(['.', ':']);
        (at.level().is_some() && (after.is_empty() || after.starts_with(' ')))
            .then(|| (at, after.trim_start()))
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

    #[test]
    fn a_number_in_full_is_read() {
        for (text, number, rest) in [
            ("27A Accepted", "27A", "Accepted"),
            ("27B1a Same", "27B1a", "Same"),
            ("27B1(a) Same", "27B1a", "Same"),
            ("27.B.1.(a) Same", "27B1a", "Same"),
            ("27.A.1.", "27A1", ""),
            ("27B2a(iv): Same", "27B2aiv", "Same"),
            ("27B2aii. Same", "27B2aii", "Same"),
        ] {
            let (found, after) = Number::in_full(27, text).expect(text);
            assert_eq!((found.to_string().as_str(), after), (number, rest), "{text}");
        }
        for text in ["27", "27 Title", "28A One", "27B, or", "270 One", "27A300 One"] {
            assert_eq!(Number::in_full(27, text), None, "{text}");
        }
    }
}

//! Scores in the points of an event, which need not be whole.

use std::fmt;
use std::str::FromStr;

use openroom_scoring::Ratio;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A score in the points of the event, above or below zero, to the hundredth.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Points {
    hundredths: i32,
}

/// The largest score that is taken.
const MOST: i32 = 100_000;

/// What was written is no score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoPoints;

impl Points {
    /// Nothing.
    pub const ZERO: Points = Points { hundredths: 0 };

    /// So many whole points; none above the largest score that is taken.
    pub const fn whole(points: i32) -> Option<Points> {
        if points < -MOST || points > MOST { None } else { Some(Points { hundredths: points * 100 }) }
    }

    /// The number to reckon with.
    pub fn ratio(self) -> Ratio {
        Ratio::percent(i64::from(self.hundredths))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ratio().exact())
    }
}

impl FromStr for Points {
    type Err = NoPoints;

    /// Reads `12`, `+3`, `-1.5` and `-1,5`: at most two decimals.
    fn from_str(text: &str) -> Result<Points, NoPoints> {
        let text = text.trim().replace('\u{2212}', "-");
        let (digits, sign) = match text.strip_prefix('-') {
            Some(digits) => (digits, -1),
            None => (text.strip_prefix('+').unwrap_or(&text), 1),
        };
        let (whole, part) = match digits.split_once(['.', ',']) {
            Some((_, "")) => return Err(NoPoints),
            Some(parts) => parts,
            None => (digits, ""),
        };
        let all_digits = [whole, part].iter().all(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        if !all_digits || whole.is_empty() || part.len() > 2 {
            return Err(NoPoints);
        }
        let whole: i32 = whole.parse().map_err(|_| NoPoints)?;
        let part: i32 = format!("{part:0<2}").parse().map_err(|_| NoPoints)?;
        if whole > MOST || (whole == MOST && part > 0) {
            return Err(NoPoints);
        }
        Ok(Points { hundredths: sign * (whole * 100 + part) })
    }
}

impl Serialize for Points {
    /// A whole score is written as a number, any other as it is read.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.hundredths % 100 == 0 {
            serializer.serialize_i32(self.hundredths / 100)
        } else {
            serializer.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Stored {
            Whole(i32),
            Written(String),
        }
        let points = match Stored::deserialize(deserializer)? {
            Stored::Whole(points) => Points::whole(points),
            Stored::Written(text) => text.parse().ok(),
        };
        points.ok_or_else(|| serde::de::Error::custom("no score"))
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    fn read(text: &str) -> Option<String> {
        text.parse::<Points>().ok().map(|points| points.to_string())
    }

    #[test]
    fn scores_are_read_with_a_point_or_a_comma() {
        let read_as = [
            ("3", "3"),
            ("+3", "3"),
            ("-0,5", "-0.5"),
            ("11.5", "11.5"),
            ("-3.25", "-3.25"),
            ("\u{2212}2", "-2"),
            ("100000", "100000"),
        ];
        for (text, points) in read_as {
            assert_eq!(read(text).as_deref(), Some(points), "{text}");
        }
        for text in ["", "-", ".5", "5.", "1.234", "1e3", "--1", "1.-5", "100000.01", "2147483648"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_whole_score_is_stored_as_it_always_was() {
        let whole: Points = serde_json::from_str("-7").unwrap();
        assert_eq!(serde_json::to_string(&whole).unwrap(), "-7");
        let part: Points = "3.4".parse().unwrap();
        let stored = serde_json::to_string(&part).unwrap();
        assert_eq!(stored, "\"3.4\"");
        assert_eq!(serde_json::from_str::<Points>(&stored).unwrap(), part);
        assert!(serde_json::from_str::<Points>("200000").is_err());
    }
}

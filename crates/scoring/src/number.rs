use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Halves, Ratio, Rounding};

/// Why a text is not a number: what it may look like, and how many digits it may have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotANumber {
    /// Not of the form 12, -1.5, 3/8 or 62.5%.
    Form,
    /// More than fifteen digits.
    TooLong,
    /// A fraction over zero.
    OverZero,
}

impl fmt::Display for NotANumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotANumber::Form => "not a number; write 12, -1.5, 3/8 or 62.5%",
            NotANumber::TooLong => "a number may have at most fifteen digits",
            NotANumber::OverZero => "a fraction over zero",
        })
    }
}

impl std::error::Error for NotANumber {}

impl FromStr for Ratio {
    type Err = NotANumber;

    /// Reads 12, -1.5, 3/8 or 62.5%.
    fn from_str(text: &str) -> Result<Ratio, NotANumber> {
        let text = text.trim();
        let (text, percent) = match text.strip_suffix('%') {
            Some(text) => (text.trim_end(), true),
            None => (text, false),
        };
        let number = match text.split_once('/') {
            Some((num, den)) => decimal(num)?.over(&decimal(den)?).ok_or(NotANumber::OverZero)?,
            None => decimal(text)?,
        };
        Ok(if percent { number * Ratio::percent(1) } else { number })
    }
}

fn decimal(text: &str) -> Result<Ratio, NotANumber> {
    let (digits, sign) = match text.strip_prefix('-') {
        Some(digits) => (digits, -1),
        None => (text.strip_prefix('+').unwrap_or(text), 1),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !all_digits(whole)
        || !all_digits(part)
        || whole.is_empty()
        || (part.is_empty() && digits.contains('.'))
    {
        return Err(NotANumber::Form);
    }
    if whole.len() + part.len() > 15 {
        return Err(NotANumber::TooLong);
    }
    let num: i64 = format!("{whole}{part}").parse().map_err(|_| NotANumber::Form)?;
    let den = 10i64.pow(part.len() as u32);
    Ratio::new(sign * num, den).ok_or(NotANumber::OverZero)
}

impl Ratio {
    /// Written with so many decimals for a reader; the number itself stays what it is.
    pub fn shown(&self, places: u8) -> String {
        let rounded = Rounding::places(places, Halves::AwayFromZero).round(self);
        let scaled = (0..places).fold(rounded, |number, _| number * Ratio::whole(10));
        let (sign, digits) = match scaled.to_string().strip_prefix('-') {
            Some(digits) => ("-", digits.to_owned()),
            None => ("", scaled.to_string()),
        };
        if places == 0 {
            return format!("{sign}{digits}");
        }
        let digits = format!("{digits:0>width$}", width = usize::from(places) + 1);
        let (whole, part) = digits.split_at(digits.len() - usize::from(places));
        format!("{sign}{whole}.{part}")
    }

    /// The shortest exact text: a decimal where one ends within six places, otherwise the fraction.
    pub fn exact(&self) -> String {
        (0..=6)
            .find(|places| Rounding::places(*places, Halves::Up).round(self) == *self)
            .map_or_else(|| self.to_string(), |places| self.shown(places))
    }
}

impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.to_whole() {
            Some(whole) => serializer.serialize_i64(whole),
            None => serializer.serialize_str(&self.exact()),
        }
    }
}

impl<'de> Deserialize<'de> for Ratio {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ratio, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Ratio;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number such as 12, -1.5, \"3/8\" or \"62.5%\"")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Ratio, E> {
                Ok(Ratio::whole(number))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Ratio, E> {
                i64::try_from(number).map(Ratio::whole).map_err(|_| E::custom(NotANumber::TooLong))
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Ratio, E> {
                // The shortest decimal that gives this float is what the file's author wrote.
                number.to_string().parse().map_err(E::custom)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Ratio, E> {
                text.parse().map_err(|why| E::custom(format_args!("{text:?}: {why}")))
            }
        }
        deserializer.deserialize_any(Number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_what_people_write() {
        let read = |text: &str| text.parse::<Ratio>().map(|number| number.to_string());
        assert_eq!(read("12").unwrap(), "12");
        assert_eq!(read("-1.50").unwrap(), "-3/2");
        assert_eq!(read("62.5%").unwrap(), "5/8");
        assert_eq!(read(" 1/3 ").unwrap(), "1/3");
        assert_eq!(read("+0.1").unwrap(), "1/10");
        assert_eq!(read("1/0"), Err(NotANumber::OverZero));
        assert_eq!(read("1234567890123456"), Err(NotANumber::TooLong));
        for bad in ["", "-", ".", "1.", ".5", "1e5", "NaN", "inf", "1/2/3", "½", "--1", "1 2"] {
            assert_eq!(read(bad), Err(NotANumber::Form), "{bad:?}");
        }
    }

    #[test]
    fn shows_decimals() {
        let shown = |text: &str, places| text.parse::<Ratio>().unwrap().shown(places);
        assert_eq!(shown("2/3", 2), "0.67");
        assert_eq!(shown("-1/200", 2), "-0.01");
        assert_eq!(shown("-1/300", 2), "0.00");
        assert_eq!(shown("12", 2), "12.00");
        assert_eq!(shown("5/2", 0), "3");
        assert_eq!("7/8".parse::<Ratio>().unwrap().exact(), "0.875");
        assert_eq!("2/3".parse::<Ratio>().unwrap().exact(), "2/3");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in ".{0,40}") {
            let _ = text.parse::<Ratio>();
        }

        #[test]
        fn the_exact_text_reads_back(num in -1_000_000i64..1_000_000, den in 1i64..100_000) {
            let number = Ratio::new(num, den).unwrap();
            prop_assert_eq!(number.exact().parse::<Ratio>().unwrap(), number);
        }
    }
}

//! Values of options as text and back.

use std::fmt::Debug;

/// A value that an option can take, with its text form.
pub(crate) trait Value: Sized + PartialEq + Debug + 'static {
    /// The texts that are accepted, for a person to read.
    fn values() -> Vec<&'static str>;
    /// The value that a text names.
    fn parse(text: &str) -> Option<Self>;
    /// Its text, which `parse` takes back.
    fn text(&self) -> String;
}

/// A field of the regulations, whatever its type.
pub(super) trait Field {
    /// Sets it from text; false where the text names no value, and nothing changes.
    fn set(&mut self, text: &str) -> bool;
    /// Its value as text.
    fn text(&self) -> String;
    /// The texts that it accepts.
    fn values(&self) -> Vec<&'static str>;
}

impl<T: Value> Field for T {
    fn set(&mut self, text: &str) -> bool {
        let value = T::parse(text.trim());
        value.is_some_and(|value| {
            *self = value;
            true
        })
    }

    fn text(&self) -> String {
        Value::text(self)
    }

    fn values(&self) -> Vec<&'static str> {
        T::values()
    }
}

/// Defines an enum whose values are texts of the catalogue; the first is what the Laws give.
macro_rules! words {
    ($(#[$doc:meta])* pub enum $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// Every value; the first is what the Laws give.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl crate::regulations::value::Value for $name {
            fn values() -> Vec<&'static str> {
                vec![$($text,)+]
            }

            fn parse(text: &str) -> Option<Self> {
                $(if text.eq_ignore_ascii_case($text) { return Some(Self::$variant); })+
                None
            }

            fn text(&self) -> String {
                match self { $(Self::$variant => $text.to_owned(),)+ }
            }
        }
    };
}
pub(super) use words;

/// A whole number and the unit that may follow it: `30`, `30 minutes`.
pub(super) fn number_with_unit<N: std::str::FromStr>(text: &str, units: &[&str]) -> Option<N> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(end);
    let unit = unit.trim();
    let known = unit.is_empty() || units.iter().any(|name| unit.eq_ignore_ascii_case(name));
    if known { digits.parse().ok() } else { None }
}

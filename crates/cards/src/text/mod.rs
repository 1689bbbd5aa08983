//! Reading and writing the text forms: one reader, one error, one macro that ties them to `FromStr` and serde.

mod error;
mod reader;

use std::fmt;

pub use error::{Expected, Problem, TextError};
pub(crate) use reader::Reader;

/// A value that can be read where a longer text goes on.
pub(crate) trait Read: Sized {
    fn read(reader: &mut Reader<'_>) -> Result<Self, TextError>;
}

/// Writes parts with the width that the caller of `format!` asked for.
pub(crate) fn pad(f: &mut fmt::Formatter<'_>, parts: fmt::Arguments<'_>) -> fmt::Result {
    if f.width().is_none() { f.write_fmt(parts) } else { f.pad(&parts.to_string()) }
}

/// Takes a whole text for one value and stores the value as that text.
macro_rules! notation {
    ($($type:ty, $what:literal;)+) => {$(
        impl std::str::FromStr for $type {
            type Err = $crate::TextError;

            fn from_str(text: &str) -> Result<Self, $crate::TextError> {
                let mut reader = $crate::text::Reader::new(text);
                let value = <Self as $crate::text::Read>::read(&mut reader)?;
                reader.end()?;
                Ok(value)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::text::Notation::new($what))
            }
        }
    )+};
}
pub(crate) use notation;

/// Takes a value from its notation in stored data.
pub(crate) struct Notation<T> {
    what: &'static str,
    value: std::marker::PhantomData<T>,
}

impl<T> Notation<T> {
    pub(crate) fn new(what: &'static str) -> Self {
        Notation { what, value: std::marker::PhantomData }
    }
}

impl<T: std::str::FromStr<Err = TextError>> serde::de::Visitor<'_> for Notation<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|error| E::custom(format_args!("{}: {error}", self.what)))
    }
}

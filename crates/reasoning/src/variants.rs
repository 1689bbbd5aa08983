//! The names of all variants of a kind, read off its stored form.

use serde::Deserialize;
use serde::de::{self, Visitor};
use std::fmt;

/// The kind's name and those of its variants.
pub fn variants<T: for<'de> Deserialize<'de>>() -> Option<(&'static str, &'static [&'static str])> {
    variants_read(|spy| T::deserialize(spy))
}

/// The same of a kind that other crates read by a function of its own.
pub fn variants_read<T>(
    read: impl FnOnce(Spy<'_>) -> Result<T, Enough>,
) -> Option<(&'static str, &'static [&'static str])> {
    let mut seen = None;
    let _ = read(Spy(&mut seen));
    seen
}

type Seen = Option<(&'static str, &'static [&'static str])>;

/// A reader that sees what kind is asked of it, and reads nothing.
#[derive(Debug)]
pub struct Spy<'a>(&'a mut Seen);

/// What the spy says instead of reading.
#[derive(Debug)]
pub struct Enough;

impl fmt::Display for Enough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("enough was seen")
    }
}

impl std::error::Error for Enough {}

impl de::Error for Enough {
    fn custom<T: fmt::Display>(_: T) -> Enough {
        Enough
    }
}

impl<'de> de::Deserializer<'de> for Spy<'_> {
    type Error = Enough;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Enough> {
        Err(Enough)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Enough> {
        *self.0 = Some((name, variants));
        Err(Enough)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

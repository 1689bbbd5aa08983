//! Types that are read in their own crate alone.

use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// Reads these types in the crate that says so, however deep they stand in types of other crates. Each derives `Serialize` and
/// `Deserialize` with `#[serde(remote = "Self")]`.
///
/// A derived `Deserialize` is compiled again for every crate and every kind of reader that meets it; a type of a hundred kinds
/// is large. What other crates compile is only that a piece of JSON is handed over. So such a type stands in JSON alone, and
/// not within what serde keeps to look at it twice (`flatten`, `untagged`, `tag`).
///
/// ```
/// #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
/// #[serde(remote = "Self")]
/// pub struct Seen {
///     what: String,
/// }
/// openroom_json::read_here!(Seen);
///
/// let seen = Seen { what: "a card".to_owned() };
/// assert_eq!(seen.to_json().unwrap(), br#"{"what":"a card"}"#);
/// assert_eq!(Seen::from_json(br#"{"what":"a card"}"#).unwrap(), seen);
/// assert_eq!(serde_json::from_str::<Vec<Seen>>(r#"[{"what":"a card"}]"#).unwrap(), [seen]);
/// ```
#[macro_export]
macro_rules! read_here {
    ($($type:ty),+ $(,)?) => {$(
        impl $type {
            /// It as JSON, as it is stored.
            pub fn to_json(&self) -> ::std::result::Result<::std::vec::Vec<u8>, $crate::serde_json::Error> {
                let mut bytes = ::std::vec::Vec::new();
                <$type>::serialize(self, &mut $crate::serde_json::Serializer::new(&mut bytes))?;
                Ok(bytes)
            }

            /// It from JSON, as it was stored.
            pub fn from_json(bytes: &[u8]) -> ::std::result::Result<$type, $crate::serde_json::Error> {
                let mut reader = $crate::serde_json::Deserializer::from_slice(bytes);
                let read = <$type>::deserialize(&mut reader)?;
                reader.end()?;
                Ok(read)
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> ::std::result::Result<S::Ok, S::Error> {
                <$type>::serialize(self, to)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<$type, D::Error> {
                <$type>::from_json($crate::text(from)?.get().as_bytes()).map_err($crate::serde::de::Error::custom)
            }
        }
    )+};
}

/// The piece of JSON that stands here.
#[doc(hidden)]
pub fn text<'de, D: Deserializer<'de>>(from: D) -> Result<Box<RawValue>, D::Error> {
    Deserialize::deserialize(from)
}

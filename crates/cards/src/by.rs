use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::de::Error;

use crate::{Seat, Side, Suit};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ident, $n:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name<T>([T; $n]);

        impl<T> $name<T> {
            /// The values in the order of the keys.
            pub const fn new(values: [T; $n]) -> Self {
                Self(values)
            }

            /// One value a key, computed.
            pub fn from_fn(mut value: impl FnMut($key) -> T) -> Self {
                Self($key::ALL.map(|key| value(key)))
            }

            /// Keys and values in order.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                $key::ALL.into_iter().zip(&self.0)
            }

            /// The values in the order of the keys.
            pub fn values(&self) -> &[T; $n] {
                &self.0
            }

            /// Another value from each.
            pub fn map<U>(self, value: impl FnMut(T) -> U) -> $name<U> {
                $name(self.0.map(value))
            }
        }

        impl<T: serde::Serialize> serde::Serialize for $name<T> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.iter())
            }
        }

        impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for $name<T> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let mut values: BTreeMap<$key, T> = BTreeMap::deserialize(deserializer)?;
                let taken: Result<Vec<T>, _> = $key::ALL
                    .into_iter()
                    .map(|key| {
                        values.remove(&key).ok_or_else(|| D::Error::custom(format_args!("nothing for {key}")))
                    })
                    .collect();
                taken?.try_into().map(Self).map_err(|_| D::Error::custom("not one value a key"))
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;
            fn index(&self, key: $key) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key as usize]
            }
        }
    };
}

by!(
    /// One value a seat.
    BySeat, Seat, 4
);
by!(
    /// One value a side.
    BySide, Side, 2
);
by!(
    /// One value a suit.
    BySuit, Suit, 4
);

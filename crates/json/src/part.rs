//! A part of JSON that was sent, from which types are read.

use std::iter::Enumerate;
use std::slice;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Number, Value, map};

use crate::{Reason, Step, Wrong};

/// A part of JSON that was sent. What is wrong with it has its place; a field that is read past is one that nobody knows; a
/// list of values is no object.
#[derive(Copy, Clone)]
pub struct Part<'de>(&'de Value);

impl<'de> Part<'de> {
    /// The whole.
    pub const fn of(whole: &'de Value) -> Part<'de> {
        Part(whole)
    }

    /// As this type.
    pub fn read<T: Deserialize<'de>>(self) -> Result<T, Wrong> {
        T::deserialize(self).map_err(|wrong| wrong.placed(self.0))
    }
}

fn kind() -> Wrong {
    Wrong::with(Reason::Kind)
}

fn number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Wrong> {
    match (number.as_u64(), number.as_i64(), number.as_f64()) {
        (Some(number), ..) => visitor.visit_u64(number),
        (_, Some(number), _) => visitor.visit_i64(number),
        (.., Some(number)) => visitor.visit_f64(number),
        (None, None, None) => Err(kind()),
    }
}

fn list<'de, V: Visitor<'de>>(items: &'de [Value], visitor: V) -> Result<V::Value, Wrong> {
    let mut items = Items(items.iter().enumerate());
    let read = visitor.visit_seq(&mut items)?;
    if items.0.len() == 0 { Ok(read) } else { Err(kind()) }
}

fn object<'de, V: Visitor<'de>>(fields: &'de map::Map<String, Value>, visitor: V) -> Result<V::Value, Wrong> {
    let mut fields = Fields { left: fields.iter(), now: None };
    let read = visitor.visit_map(&mut fields)?;
    if fields.left.len() == 0 { Ok(read) } else { Err(kind()) }
}

impl<'de> Deserializer<'de> for Part<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(one) => number(one, visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => list(items, visitor),
            Value::Object(fields) => object(fields, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Object(fields) => object(fields, visitor),
            _ => Err(kind()),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(OneOf { name, with: None }),
            Value::Object(fields) if fields.len() == 1 => match fields.iter().next() {
                Some((name, with)) => visitor.visit_enum(OneOf { name, with: Some(with) }),
                None => Err(kind()),
            },
            _ => Err(kind()),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(Wrong::with(Reason::Unknown))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier
    }
}

struct Items<'de>(Enumerate<slice::Iter<'de, Value>>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        match self.0.next() {
            Some((place, item)) => match seed.deserialize(Part(item)) {
                Ok(read) => Ok(Some(read)),
                Err(wrong) => Err(wrong.within(Step::Item(place))),
            },
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Fields<'de> {
    left: map::Iter<'de>,
    now: Option<(&'de str, &'de Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        match self.left.next() {
            Some((name, value)) => {
                self.now = Some((name, value));
                seed.deserialize(Key(name)).map(Some)
            }
            None => Ok(None),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        match self.now.take() {
            Some((name, value)) => seed.deserialize(Part(value)).map_err(|wrong| wrong.within_field(name)),
            None => Err(kind()),
        }
    }
}

/// The name of a field, or the key of a map, which may be a number.
struct Key<'de>(&'de str);

macro_rules! numbers {
    ($($method:ident $visit:ident $number:ty),+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            match self.0.parse::<$number>() {
                Ok(number) => visitor.$visit(number),
                Err(_) => Err(kind().within_field(self.0)),
            }
        }
    )+};
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_borrowed_str(self.0)
    }

    numbers! {
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64, deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_enum(OneOf { name: self.0, with: None })
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

/// A word that says which of several kinds it is, and what stands with it.
struct OneOf<'de> {
    name: &'de str,
    with: Option<&'de Value>,
}

impl<'de> EnumAccess<'de> for OneOf<'de> {
    type Error = Wrong;
    type Variant = OneOf<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, OneOf<'de>), Wrong> {
        let name: StrDeserializer<'de, Wrong> = self.name.into_deserializer();
        seed.deserialize(name).map(|kind| (kind, self))
    }
}

impl<'de> VariantAccess<'de> for OneOf<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.with {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(kind().within_field(self.name)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        let with = self.with.ok_or_else(kind)?;
        seed.deserialize(Part(with)).map_err(|wrong| wrong.within_field(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        match self.with {
            Some(Value::Array(items)) => list(items, visitor),
            _ => Err(kind()),
        }
        .map_err(|wrong| wrong.within_field(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.with {
            Some(Value::Object(fields)) => object(fields, visitor),
            _ => Err(kind()),
        }
        .map_err(|wrong| wrong.within_field(self.name))
    }
}

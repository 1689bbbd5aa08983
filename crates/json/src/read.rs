//! Bytes that somebody sent, as JSON.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::{Place, Reason, Step, Wrong};

/// The JSON that these bytes are. A field that stands twice is wrong.
pub fn read(bytes: &[u8]) -> Result<Value, Wrong> {
    let mut found = Found::default();
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let read = Whole(&mut found).deserialize(&mut reader).and_then(|read| reader.end().map(|()| read));
    match (read, found.twice) {
        (Ok(read), None) => Ok(read),
        (Ok(_), Some(place)) => Err(Wrong { place, reason: Reason::Twice }),
        (Err(error), _) => Err(Wrong::with(Reason::Malformed { line: error.line(), column: error.column() })),
    }
}

/// Where it is read, and what was found.
#[derive(Default)]
struct Found {
    here: Place,
    twice: Option<Place>,
}

/// Reads what stands where it is.
struct Whole<'a>(&'a mut Found);

impl<'de> DeserializeSeed<'de> for Whole<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = vec![];
        loop {
            self.0.here.enter(Step::Item(all.len()));
            let item = items.next_element_seed(Whole(self.0))?;
            self.0.here.leave();
            match item {
                Some(item) => all.push(item),
                None => return Ok(Value::Array(all)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            self.0.here.enter(Step::Field(name.clone()));
            if all.contains_key(&name) {
                self.0.twice.get_or_insert_with(|| self.0.here.clone());
            }
            all.insert(name, fields.next_value_seed(Whole(self.0))?);
            self.0.here.leave();
        }
        Ok(Value::Object(all))
    }
}

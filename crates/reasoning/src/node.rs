//! Any value of the engine as a tree that keeps the names of kinds and parts.

use serde::ser::{self, Serialize};
use std::fmt;

/// A part of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    Text(String),
    Number(u64),
    /// The number of an act.
    Act(u16),
    /// The number of a case.
    Case(u16),
    Variant {
        of: &'static str,
        name: &'static str,
        parts: Vec<(String, Node)>,
    },
    Parts(Vec<(String, Node)>),
    List(Vec<Node>),
    Nothing,
}

/// The value as a tree.
pub(crate) fn node<T: Serialize + ?Sized>(value: &T) -> Node {
    value.serialize(ToNode).unwrap_or(Node::Nothing)
}

#[derive(Debug)]
pub(crate) struct NotSaid(String);

impl fmt::Display for NotSaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotSaid {}

impl ser::Error for NotSaid {
    fn custom<T: fmt::Display>(what: T) -> NotSaid {
        NotSaid(what.to_string())
    }
}

struct ToNode;

/// The name of a part that has none.
fn nameless(place: usize) -> String {
    ["value", "second", "third"].get(place).map_or_else(|| format!("part{place}"), |name| (*name).to_owned())
}

macro_rules! numbers {
    ($($method:ident: $type:ty,)+) => {
        $(fn $method(self, value: $type) -> Result<Node, NotSaid> {
            Ok(u64::try_from(value).map_or_else(|_| Node::Text(value.to_string()), Node::Number))
        })+
    };
}

impl ser::Serializer for ToNode {
    type Ok = Node;
    type Error = NotSaid;
    type SerializeSeq = Gather;
    type SerializeTuple = Gather;
    type SerializeTupleStruct = Gather;
    type SerializeTupleVariant = Gather;
    type SerializeMap = Gather;
    type SerializeStruct = Gather;
    type SerializeStructVariant = Gather;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
    }

    fn serialize_bool(self, value: bool) -> Result<Node, NotSaid> {
        Ok(Node::Text(value.to_string()))
    }

    fn serialize_f32(self, value: f32) -> Result<Node, NotSaid> {
        Ok(Node::Text(value.to_string()))
    }

    fn serialize_f64(self, value: f64) -> Result<Node, NotSaid> {
        Ok(Node::Text(value.to_string()))
    }

    fn serialize_char(self, value: char) -> Result<Node, NotSaid> {
        Ok(Node::Text(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Result<Node, NotSaid> {
        Ok(Node::Text(value.to_owned()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<Node, NotSaid> {
        Ok(Node::Nothing)
    }

    fn serialize_none(self) -> Result<Node, NotSaid> {
        Ok(Node::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node, NotSaid> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Node, NotSaid> {
        Ok(Node::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Node, NotSaid> {
        Ok(Node::Nothing)
    }

    fn serialize_unit_variant(self, of: &'static str, _: u32, name: &'static str) -> Result<Node, NotSaid> {
        Ok(Node::Variant { of, name, parts: vec![] })
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Node, NotSaid> {
        let inner = value.serialize(self)?;
        Ok(match (name, inner) {
            ("ActNo", Node::Number(number)) => Node::Act(number as u16),
            ("CaseNo", Node::Number(number)) => Node::Case(number as u16),
            (_, inner) => inner,
        })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<Node, NotSaid> {
        let parts = match value.serialize(self)? {
            Node::Parts(parts) => parts,
            other => vec![(nameless(0), other)],
        };
        Ok(Node::Variant { of, name, parts })
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Gather, NotSaid> {
        Ok(Gather::new(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Gather, NotSaid> {
        Ok(Gather::new(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Gather, NotSaid> {
        Ok(Gather::new(None))
    }

    fn serialize_tuple_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Gather, NotSaid> {
        Ok(Gather::new(Some((of, name))))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Gather, NotSaid> {
        Ok(Gather::new(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Gather, NotSaid> {
        Ok(Gather::new(None))
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Gather, NotSaid> {
        Ok(Gather::new(Some((of, name))))
    }
}

/// Parts as they come.
struct Gather {
    variant: Option<(&'static str, &'static str)>,
    named: Vec<(String, Node)>,
    list: Vec<Node>,
}

impl Gather {
    fn new(variant: Option<(&'static str, &'static str)>) -> Gather {
        Gather { variant, named: vec![], list: vec![] }
    }

    fn named<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), NotSaid> {
        self.named.push((name.to_owned(), value.serialize(ToNode)?));
        Ok(())
    }

    fn next<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotSaid> {
        self.list.push(value.serialize(ToNode)?);
        Ok(())
    }

    fn parts(self) -> Node {
        let parts = if self.named.is_empty() {
            self.list.into_iter().enumerate().map(|(place, part)| (nameless(place), part)).collect()
        } else {
            self.named
        };
        match self.variant {
            Some((of, name)) => Node::Variant { of, name, parts },
            None => Node::Parts(parts),
        }
    }
}

macro_rules! gather {
    ($($trait:ident, $method:ident;)+) => {
        $(impl ser::$trait for Gather {
            type Ok = Node;
            type Error = NotSaid;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotSaid> {
                self.next(value)
            }

            fn end(self) -> Result<Node, NotSaid> {
                Ok(if self.variant.is_some() { self.parts() } else { Node::List(self.list) })
            }
        })+
    };
}

gather! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

macro_rules! gather_named {
    ($($trait:ident;)+) => {
        $(impl ser::$trait for Gather {
            type Ok = Node;
            type Error = NotSaid;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), NotSaid> {
                self.named(name, value)
            }

            fn end(self) -> Result<Node, NotSaid> {
                Ok(self.parts())
            }
        })+
    };
}

gather_named! { SerializeStruct; SerializeStructVariant; }

impl ser::SerializeMap for Gather {
    type Ok = Node;
    type Error = NotSaid;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), NotSaid> {
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotSaid> {
        self.next(value)
    }

    fn end(self) -> Result<Node, NotSaid> {
        Ok(Node::List(self.list))
    }
}

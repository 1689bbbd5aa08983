//! A provision of the Laws: a small value that cites.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Edition, Kind, Modality, table::ROWS};

/// A paragraph of the Laws, in whatever editions have it.
///
/// It is stored as its id, which no renumbering changes, and shown by the number that an edition prints.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Provision(pub(crate) u16);

/// What the catalogue says of a provision.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) kind: Kind,
    pub(crate) modality: Option<Modality>,
    pub(crate) numbers: [Option<&'static str>; 3],
    pub(crate) when: &'static str,
    pub(crate) then: &'static str,
}

impl Provision {
    /// Every provision, in the order of the catalogue.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..ROWS.len() as u16).map(Self)
    }

    fn row(self) -> &'static Row {
        &ROWS[usize::from(self.0)]
    }

    /// The provision with this id (`27B1a`, `26A1@2007`, `def:alert`).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|provision| provision.id() == id)
    }

    /// The provision that an edition prints under this number.
    pub fn from_number(number: &str, edition: Edition) -> Option<Self> {
        Self::all().find(|provision| provision.number(edition) == Some(number))
    }

    /// Its id: the number of 2017 where it has one.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Its title, in our words.
    pub fn title(self) -> &'static str {
        self.row().title
    }

    /// What it is about.
    pub fn kind(self) -> Kind {
        self.row().kind
    }

    /// How strongly it speaks; none for definitions, bare conditions and arithmetic.
    pub fn modality(self) -> Option<Modality> {
        self.row().modality
    }

    /// When it applies.
    pub fn when(self) -> &'static str {
        self.row().when
    }

    /// What then follows.
    pub fn then(self) -> &'static str {
        self.row().then
    }

    /// The number that the edition prints; none where the edition does not have it.
    pub fn number(self, edition: Edition) -> Option<&'static str> {
        self.row().numbers[edition.index()]
    }

    /// Whether the edition has it.
    pub fn exists_in(self, edition: Edition) -> bool {
        self.number(edition).is_some()
    }

    /// The provision as the edition cites it; its id where the edition does not have it.
    pub fn cite(self, edition: Edition) -> &'static str {
        self.number(edition).unwrap_or(self.id())
    }
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Provision({})", self.id())
    }
}

impl Serialize for Provision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Provision {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ById;
        impl de::Visitor<'_> for ById {
            type Value = Provision;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the id of a provision of the Laws")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Provision, E> {
                Provision::from_id(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(ById)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provisions::*;

    #[test]
    fn cited_by_the_number_of_the_edition() {
        assert_eq!(L9A4.number(Edition::Laws2007), Some("9A3"));
        assert_eq!(L9A4.number(Edition::Laws2017), Some("9A4"));
        assert_eq!(L27B1a.cite(Edition::Poland2024), "27B1a");
        assert_eq!(Provision::from_number("27B1a", Edition::Laws2017), Some(L27B1a));
    }

    #[test]
    fn every_constant_resolves_to_its_id() {
        assert_eq!(NAMED.len(), Provision::all().len());
        for (provision, id) in NAMED {
            assert_eq!(provision.id(), id);
            assert_eq!(Provision::from_id(id), Some(provision));
        }
    }

    #[test]
    fn serialised_as_its_id() {
        for provision in Provision::all() {
            let text = serde_json::to_string(&provision).unwrap();
            assert_eq!(text, format!("{:?}", provision.id()));
            assert_eq!(serde_json::from_str::<Provision>(&text).unwrap(), provision);
        }
        assert!(serde_json::from_str::<Provision>("\"94A\"").is_err());
        assert!(serde_json::from_str::<Provision>("7").is_err());
    }
}

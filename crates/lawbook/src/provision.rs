//! A provision of the Laws: a small value that cites.

use std::{collections::HashMap, fmt, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    Edition, Editions, Kind, Language, Modality, Reference, Standing,
    row::{ROWS, Row},
    standing::is_under,
};

/// A paragraph of the Laws, in whatever editions have it.
///
/// It is stored as its id, which no renumbering changes, and shown by the number that an edition prints.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Provision(pub(crate) u16);

impl Provision {
    /// Every provision, in the order of the catalogue.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..ROWS.len() as u16).map(Self)
    }

    pub(crate) fn row(self) -> &'static Row {
        &ROWS[usize::from(self.0)]
    }

    /// The provision with this id (`27B1a`, `26A1@2007`, `def:alert`).
    pub fn from_id(id: &str) -> Option<Self> {
        static IDS: LazyLock<HashMap<&str, Provision>> =
            LazyLock::new(|| Provision::all().map(|provision| (provision.id(), provision)).collect());
        IDS.get(id).copied()
    }

    /// The provision that an edition prints under this number.
    pub fn from_number(number: &str, edition: Edition) -> Option<Self> {
        static NUMBERS: LazyLock<[HashMap<&str, Provision>; Edition::ALL.len()]> = LazyLock::new(|| {
            Edition::ALL.map(|edition| {
                let own = |provision: Provision| match provision.standing(edition) {
                    Standing::Own(number) => Some((number, provision)),
                    Standing::Within(_) | Standing::Absent => None,
                };
                Provision::all().filter_map(own).collect()
            })
        });
        NUMBERS[edition.index()].get(number).copied()
    }

    /// Its id: the number of 2017 where it has one.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Its title, in our words.
    pub fn title(self) -> &'static str {
        self.written_in(Language::En).title
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
        self.written_in(Language::En).when
    }

    /// What then follows.
    pub fn then(self) -> &'static str {
        self.written_in(Language::En).then
    }

    /// What a person must decide; empty where nothing is left to judgement.
    pub fn judgement(self) -> &'static str {
        self.written_in(Language::En).judgement
    }

    /// What the edition says differently, and how its books word it; empty where nothing is to be said.
    pub fn note(self, edition: Edition) -> &'static str {
        self.written_in(Language::En).note(edition)
    }

    /// What federations add in their own books.
    pub fn local(self) -> &'static str {
        self.row().local
    }

    /// Who may choose what; empty where nothing is left open.
    pub fn option(self) -> &'static str {
        self.written_in(Language::En).choice
    }

    /// Where it stands in the edition.
    pub fn standing(self, edition: Edition) -> Standing {
        self.row().standing[edition.index()]
    }

    /// The editions that say it, in a paragraph of its own or within another.
    pub fn editions(self) -> Editions {
        Editions::where_it(|edition| self.exists_in(edition))
    }

    /// Whether the edition says it.
    pub fn exists_in(self, edition: Edition) -> bool {
        self.standing(edition) != Standing::Absent
    }

    /// Itself where the edition says it.
    pub fn in_force(self, edition: Edition) -> Option<Self> {
        self.exists_in(edition).then_some(self)
    }

    /// The provision whose paragraph holds it in the edition: another where it is part of that one's, otherwise itself.
    pub fn paragraph(self, edition: Edition) -> Self {
        match self.standing(edition) {
            Standing::Within(other) => other,
            Standing::Own(_) | Standing::Absent => self,
        }
    }

    /// The number under which the edition prints it; none where the edition does not have it.
    pub fn number(self, edition: Edition) -> Option<&'static str> {
        match self.standing(edition) {
            Standing::Own(number) => Some(number),
            Standing::Within(other) => other.number(edition),
            Standing::Absent => None,
        }
    }

    /// The provision as the edition cites it; its id where the edition does not have it.
    pub fn cite(self, edition: Edition) -> &'static str {
        self.number(edition).unwrap_or(self.id())
    }

    /// Where its matter stands in the editions that do not have it.
    pub fn went(self) -> &'static [Self] {
        self.row().went
    }

    /// The provisions of other editions whose matter came here.
    pub fn came_from(self) -> impl Iterator<Item = Self> {
        Self::all().filter(move |other| other.went().contains(&self))
    }

    /// What it refers to.
    pub fn references(self) -> &'static [Reference] {
        self.row().refs
    }

    /// The provisions that refer to it, by itself or as part of a Law.
    pub fn referred_to_by(self) -> impl Iterator<Item = Self> {
        Self::all().filter(move |other| {
            other.references().iter().any(|reference| match *reference {
                Reference::Provision(provision) => provision == self,
                Reference::Place(place) => is_under(self.id(), place.number()),
            })
        })
    }

    /// The provisions that the edition prints below it: `27B1a` and more for `27B`.
    pub fn parts(self, edition: Edition) -> impl Iterator<Item = Self> {
        let own = move |provision: Self| match provision.standing(edition) {
            Standing::Own(number) => Some(number),
            Standing::Within(_) | Standing::Absent => None,
        };
        Self::all().filter(move |&other| {
            let numbers = own(self).zip(own(other));
            other != self && numbers.is_some_and(|(number, below)| is_under(below, number))
        })
    }

    /// The Law it belongs to by its id; none for a definition.
    pub fn law(self) -> Option<u8> {
        let digits = self.id().split(|letter: char| !letter.is_ascii_digit()).next()?;
        digits.parse().ok()
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
        assert_eq!(Provision::from_number("26A1", Edition::Laws2007), Some(L26A1_2007));
        assert_eq!(Provision::from_number("26A1", Edition::Laws2017), None);
        assert_eq!(Provision::from_number("68D", Edition::Laws2007), Some(L68D));
        assert_eq!(L68D2a.number(Edition::Laws2007), Some("68D"));
        assert_eq!(L73D3.cite(Edition::Laws2017), "73A2");
        assert_eq!(L26A1_2007.went(), [L26A, L26B]);
        assert_eq!(L26A1_2007.law(), Some(26));
        assert_eq!(DefAlert.law(), None);
        assert_eq!(L26A2_2007.parts(Edition::Laws2007).collect::<Vec<_>>(), [L26A2a_2007, L26A2b_2007]);
        assert_eq!(L27B1a.parts(Edition::Laws2017).count(), 0);
        assert_eq!(L64C1.parts(Edition::Laws2007).count(), 0);
    }

    #[test]
    fn said_elsewhere_or_not_at_all() {
        assert_eq!(L73D3.paragraph(Edition::Laws2017), L73A2);
        assert_eq!(L73D3.paragraph(Edition::Poland2024), L73D3);
        assert_eq!(L26B.in_force(Edition::Laws2007), None);
        assert_eq!(L26B.in_force(Edition::Poland2024), Some(L26B));
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

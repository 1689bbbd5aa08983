//! System cards: what a pair files, what an event permits, who may look when.

use std::collections::BTreeSet;

use openroom_cards::{Call, Seat};
use openroom_lawbook::regulations::{OpponentsSystemCard, Regulations};
use openroom_lawbook::{Edition, Provision, provisions as laws};
use openroom_laws::{Meaning, Nature, RecordedMeaning};
use serde::{Deserialize, Serialize};

use crate::Person;

/// How unusual a system is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Natural.
    Green,
    /// Strong club or diamond.
    Blue,
    /// Artificial, neither of the other two.
    Red,
    /// Highly unusual.
    Yellow,
}

/// The systems that an event permits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Systems {
    /// Categories that are not permitted.
    pub forbidden: BTreeSet<Category>,
    /// Calls that may not have an artificial meaning as opening bids.
    pub natural_openings: BTreeSet<String>,
    /// Opening bids whose meaning the authority designates as a special understanding.
    pub special: BTreeSet<String>,
    /// Opening bids whose meaning the authority holds to be generally known, so that they are not special.
    pub generally_known: BTreeSet<String>,
}

/// A pair's system card: structured basics and text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemCard {
    /// The name of the system.
    pub system: String,
    /// How unusual it is.
    pub category: Category,
    /// What opening bids show.
    #[serde(default)]
    pub openings: Vec<(Call, Meaning)>,
    /// Leads, signals and everything else.
    #[serde(default)]
    pub text: String,
}

impl SystemCard {
    /// What an opening bid shows, where the card says it.
    pub fn opening(&self, call: Call) -> Option<&Meaning> {
        self.openings.iter().find(|(known, _)| *known == call).map(|(_, meaning)| meaning)
    }

    /// The meaning of a player's opening bid as a table records it.
    pub fn recorded_opening(&self, by: Seat, call: Call) -> Option<RecordedMeaning> {
        self.opening(call).map(|meaning| RecordedMeaning { by, call, nth: 0, meaning: meaning.clone() })
    }

    /// The provision by which an event that permits these systems forbids the card.
    pub fn forbidden_by(&self, systems: &Systems) -> Option<Provision> {
        let artificial = |(call, meaning): &(Call, Meaning)| {
            meaning.nature == Nature::Artificial && systems.natural_openings.contains(&call.to_string())
        };
        let forbidden = systems.forbidden.contains(&self.category) || self.openings.iter().any(artificial);
        forbidden.then_some(laws::L40B2ai)
    }
}

/// Two partners, the lower id first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Partners([Person; 2]);

impl Partners {
    /// These two; none where they are one.
    pub fn of(one: Person, other: Person) -> Option<Partners> {
        (one != other).then(|| Partners([one.min(other), one.max(other)]))
    }

    /// The two.
    pub fn both(self) -> [Person; 2] {
        self.0
    }
}

/// Where the game stands for someone who wants to look at the opponents' card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Looking {
    /// Before the auction.
    BeforeTheAuction,
    /// In the clarification period.
    Clarification,
    /// In auction or play at the own turn.
    OwnTurn,
    /// In auction or play at another's turn.
    OthersTurn,
    /// As declarer in the play at another's turn.
    DeclarerAtOthersTurn,
    /// Asked to explain partner's call or play.
    Explaining,
}

/// Whether a player may look at the opponents' card now, and by which provision.
pub fn may_look(
    looking: Looking,
    edition: Edition,
    regulations: &Regulations,
) -> Result<Provision, Provision> {
    use OpponentsSystemCard::{AlsoBehindScreens, AlsoDeclarerInPlay, AsRegulated, AsTheLaws};
    let chosen = regulations.understandings.opponents_system_card;
    match (looking, chosen) {
        (Looking::BeforeTheAuction, _) => Ok(laws::L40B2ci),
        (Looking::Clarification, _) => Ok(laws::L40B2cii),
        (Looking::OwnTurn, _) => Ok(laws::L40B2ciii),
        (Looking::Explaining, _) if laws::L40B2civ.exists_in(edition) => Ok(laws::L40B2civ),
        (Looking::DeclarerAtOthersTurn, AlsoDeclarerInPlay) => Ok(laws::L40B2c),
        (
            Looking::Explaining | Looking::OthersTurn | Looking::DeclarerAtOthersTurn,
            AsTheLaws | AlsoDeclarerInPlay | AlsoBehindScreens | AsRegulated,
        ) => Err(laws::L40B2c),
    }
}

/// What a call departed from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviationKind {
    /// A deliberate and gross misstatement of strength or length.
    Psychic,
    /// A lesser departure.
    Deviation,
    /// A mistake about the own system.
    Misbid,
}

/// A call that departed from what a pair has announced, as the register keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deviation {
    /// Where.
    pub line: crate::Line,
    /// Whose call.
    pub player: Person,
    /// The call.
    pub call: Call,
    /// What it was.
    pub kind: DeviationKind,
    /// What is to be said of it.
    pub remark: String,
    /// The provision that restricts it, where one does.
    pub against: Option<Provision>,
}

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Person;

/// The number of an entry, from 1 in the order of entering.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryNo(pub u16);

impl fmt::Display for EntryNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A contestant that entered: a player, a pair, or a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Who plays.
    pub players: Vec<Person>,
    /// The captain of a team, playing or not.
    pub captain: Option<Person>,
    /// How it stands.
    pub standing: EntryStanding,
    /// The name of a team; empty where it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// How an entry stands in the event.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryStanding {
    /// It plays.
    #[default]
    Playing,
    /// It was withdrawn.
    Withdrawn,
    /// The Director wants it disqualified; the organizer has to approve.
    ToBeDisqualified,
    /// It was disqualified.
    Disqualified,
}

impl Entry {
    /// What it is called: by the name of the team where it has one, otherwise by its players.
    pub fn called(&self, person: impl Fn(Person) -> String) -> String {
        if self.name.is_empty() { self.players_called(person) } else { self.name.clone() }
    }

    /// Its players, whatever the team is called.
    pub fn players_called(&self, person: impl Fn(Person) -> String) -> String {
        self.players.iter().map(|&one| person(one)).collect::<Vec<_>>().join(" – ")
    }

    /// Whether it takes part.
    pub fn plays(&self) -> bool {
        match self.standing {
            EntryStanding::Playing | EntryStanding::ToBeDisqualified => true,
            EntryStanding::Withdrawn | EntryStanding::Disqualified => false,
        }
    }

    /// Whether the person plays in it or is its captain.
    pub fn is_of(&self, person: Person) -> bool {
        self.players.contains(&person) || self.captain == Some(person)
    }
}

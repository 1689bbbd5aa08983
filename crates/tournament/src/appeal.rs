use openroom_cards::BySide;
use serde::{Deserialize, Serialize};

use crate::{Adjusted, EntryNo, Person, RulingNo};

/// The number of an appeal, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AppealNo(pub u16);

/// What an appeal is about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// Law or regulation only.
    Law,
    /// Facts or judgement.
    Judgement,
}

/// How an appeal was decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The ruling stands.
    Stands,
    /// Another score takes its place.
    Changed(Adjusted),
    /// The table's result is restored.
    TableResult,
}

/// How far an appeal has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppealState {
    /// Someone must still concur before it is heard.
    Lodged,
    /// It can be heard.
    Concurred,
    /// It was decided.
    Decided(Decision),
    /// It was taken back.
    Withdrawn,
}

/// An appeal against a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appeal {
    /// Against what.
    pub ruling: RulingNo,
    /// Whose.
    pub entry: EntryNo,
    /// Who lodged it.
    pub by: Person,
    /// What it is about.
    pub matter: Matter,
    /// How far it has come.
    pub state: AppealState,
}

/// The entries on both sides of a table.
pub(crate) type Sides = BySide<Vec<EntryNo>>;

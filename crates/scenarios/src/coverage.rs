use std::collections::BTreeMap;

use openroom_lawbook::{Edition, Kind, Provision};
use serde::Serialize;

use crate::reasons::Reasons;
use crate::run::Run;

/// How far a provision is obeyed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A run ordered, asked or refused by it and checked the outcome.
    Exercised,
    /// The types make it so.
    ByType,
    /// Conduct or judgement: shown and recorded, not computed.
    ForAPerson,
    /// Nothing of these.
    NotYet,
}

impl Status {
    /// The four.
    pub const ALL: [Status; 4] = [Status::Exercised, Status::ByType, Status::ForAPerson, Status::NotYet];

    /// Its name in a table.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Exercised => "exercised",
            Status::ByType => "by type",
            Status::ForAPerson => "for a person",
            Status::NotYet => "not yet",
        }
    }
}

/// A provision in an edition, and how far it is obeyed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Covered {
    /// The provision.
    pub provision: Provision,
    /// The edition.
    pub edition: Edition,
    /// What the provision is about.
    pub kind: Kind,
    /// How far.
    pub status: Status,
    /// The runs that exercised it.
    pub runs: usize,
}

/// Every provision in every edition that has it, from the runs that passed.
pub fn coverage<'a>(runs: impl IntoIterator<Item = &'a Run>, reasons: &Reasons) -> Vec<Covered> {
    let mut exercised: BTreeMap<(Provision, &str), usize> = BTreeMap::new();
    for run in runs.into_iter().filter(|run| run.passed()) {
        for (provision, _) in
            run.cited.iter().filter(|(_, ways)| ways.ordered + ways.asked + ways.refused > 0)
        {
            *exercised.entry((provision, run.edition.name())).or_default() += 1;
        }
    }
    let mut rows = Vec::new();
    for provision in Provision::all() {
        for edition in Edition::ALL.into_iter().filter(|edition| provision.exists_in(*edition)) {
            let runs = exercised.get(&(provision, edition.name())).copied().unwrap_or_default();
            let status = if runs > 0 {
                Status::Exercised
            } else if reasons.by_type.contains_key(&provision) {
                Status::ByType
            } else if reasons.for_a_person.contains_key(&provision) {
                Status::ForAPerson
            } else {
                Status::NotYet
            };
            rows.push(Covered { provision, edition, kind: provision.kind(), status, runs });
        }
    }
    rows
}

/// The Law that a provision belongs to: its number, or the definitions.
pub fn law(provision: Provision) -> &'static str {
    let id = provision.id();
    let digits = id.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 { "definitions" } else { &id[..digits] }
}

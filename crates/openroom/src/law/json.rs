//! The law book for programs.

use std::collections::BTreeMap;

use openroom_lawbook::{Case, Edition, Kind, Modality, Provision, regulations::RegulationOption};
use serde::Serialize;

use crate::{
    finish::{Failure, Finish},
    output::to_screen,
};

/// A provision with all that belongs to it.
#[derive(Serialize)]
pub(super) struct ProvisionJson {
    id: Provision,
    title: &'static str,
    kind: Kind,
    modality: Option<Modality>,
    numbers: BTreeMap<&'static str, Option<&'static str>>,
    when: &'static str,
    then: &'static str,
    judgement: &'static str,
    notes: BTreeMap<&'static str, &'static str>,
    federations: &'static str,
    choice: &'static str,
    went: &'static [Provision],
    came_from: Vec<Provision>,
    refers_to: Vec<&'static str>,
    referred_to_by: Vec<Provision>,
    cases: Vec<CaseJson>,
    options: Vec<RegulationOption>,
}

#[derive(Serialize)]
struct CaseJson {
    id: Case,
    editions: Vec<Edition>,
    facts: &'static str,
    outcome: &'static str,
}

/// A provision for programs.
pub(super) fn provision(provision: Provision) -> ProvisionJson {
    ProvisionJson {
        id: provision,
        title: provision.title(),
        kind: provision.kind(),
        modality: provision.modality(),
        numbers: Edition::ALL.map(|one| (one.name(), provision.number(one))).into(),
        when: provision.when(),
        then: provision.then(),
        judgement: provision.judgement(),
        notes: Edition::ALL.map(|one| (one.name(), provision.note(one))).into(),
        federations: provision.local(),
        choice: provision.option(),
        went: provision.went(),
        came_from: provision.came_from().collect(),
        refers_to: provision.references().iter().map(|one| one.id()).collect(),
        referred_to_by: provision.referred_to_by().collect(),
        cases: provision.cases().map(case).collect(),
        options: RegulationOption::all().filter(|one| one.provisions().contains(&provision)).collect(),
    }
}

fn case(case: Case) -> CaseJson {
    CaseJson {
        id: case,
        editions: case.editions().iter().collect(),
        facts: case.facts(),
        outcome: case.outcome(),
    }
}

/// Prints a value as JSON.
pub(super) fn print(value: &impl Serialize) -> Result<Finish, Failure> {
    to_screen(|screen| {
        serde_json::to_writer_pretty(&mut *screen, value)?;
        writeln!(screen)
    })?;
    Ok(Finish::Fine)
}

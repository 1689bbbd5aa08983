//! The law book for programs.

use std::collections::BTreeMap;

use openroom_lawbook::{
    Case, Edition, Kind, Language, Modality, Provision, Reference, namesakes, regulations::RegulationOption,
};
use serde::Serialize;

use super::cite::reference_cited;

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
    edition: Edition,
    number: Option<&'static str>,
    worded_in: Edition,
    difference: Option<&'static str>,
    same_number_elsewhere: Vec<NamesakeJson>,
    numbers: BTreeMap<&'static str, Option<&'static str>>,
    when: &'static str,
    then: &'static str,
    judgement: &'static str,
    notes: BTreeMap<&'static str, &'static str>,
    federations: &'static str,
    choice: &'static str,
    went: &'static [Provision],
    came_from: Vec<Provision>,
    refers_to: Vec<ReferenceJson>,
    referred_to_by: Vec<ReferenceJson>,
    cases: Vec<CaseJson>,
    options: Vec<RegulationOption>,
}

/// A reference: its id, and how a page of the edition names it.
#[derive(Serialize)]
struct ReferenceJson {
    id: &'static str,
    cited: String,
    in_edition: bool,
}

#[derive(Serialize)]
struct NamesakeJson {
    editions: Vec<Edition>,
    provisions: Vec<Provision>,
}

/// A case with its provision.
#[derive(Serialize)]
pub(super) struct CaseAloneJson {
    #[serde(flatten)]
    case: CaseJson,
    provision: Provision,
    title: &'static str,
    numbers: BTreeMap<&'static str, Option<&'static str>>,
}

#[derive(Serialize)]
struct CaseJson {
    id: Case,
    editions: Vec<Edition>,
    facts: &'static str,
    outcome: &'static str,
}

/// A provision for programs, as the edition has it.
pub(super) fn provision(provision: Provision, edition: Edition) -> ProvisionJson {
    let number = provision.number(edition);
    ProvisionJson {
        id: provision,
        title: provision.title(),
        kind: provision.kind(),
        modality: provision.modality(),
        edition,
        number,
        worded_in: provision.worded_in(),
        difference: provision.difference(edition),
        same_number_elsewhere: number.map(|number| elsewhere(number, edition)).unwrap_or_default(),
        numbers: numbers(provision),
        when: provision.when(),
        then: provision.then(),
        judgement: provision.judgement(),
        notes: Edition::ALL.map(|one| (one.name(), provision.note(one))).into(),
        federations: provision.local(),
        choice: provision.option(),
        went: provision.went(),
        came_from: provision.came_from().collect(),
        refers_to: provision.references().iter().map(|&one| reference(one, edition)).collect(),
        referred_to_by: provision
            .referred_to_by()
            .map(|one| reference(Reference::Provision(one), edition))
            .collect(),
        cases: provision.cases().map(case).collect(),
        options: RegulationOption::all().filter(|one| one.provisions().contains(&provision)).collect(),
    }
}

fn numbers(provision: Provision) -> BTreeMap<&'static str, Option<&'static str>> {
    Edition::ALL.map(|one| (one.name(), provision.number(one))).into()
}

fn elsewhere(number: &str, edition: Edition) -> Vec<NamesakeJson> {
    namesakes(number, edition)
        .into_iter()
        .map(|one| NamesakeJson { editions: one.editions.iter().collect(), provisions: one.provisions })
        .collect()
}

fn reference(reference: Reference, edition: Edition) -> ReferenceJson {
    ReferenceJson {
        id: reference.id(),
        cited: reference_cited(reference, edition, Language::En),
        in_edition: reference.provisions().iter().any(|one| one.exists_in(edition)),
    }
}

/// A case for programs.
pub(super) fn case_alone(alone: Case) -> CaseAloneJson {
    let provision = alone.provision();
    CaseAloneJson { case: case(alone), provision, title: provision.title(), numbers: numbers(provision) }
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
    to_screen(|screen| crate::output::json(screen, value))?;
    Ok(Finish::Fine)
}

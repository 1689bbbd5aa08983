use std::collections::BTreeMap;
use std::io::{self, Write};

use openroom_lawbook::{Case, Edition};
use openroom_scenarios::{Reasons, Run};
use serde::Serialize;

use crate::output::shown;
use crate::scenarios::Scene;

/// A case of the catalogue: where it is shown, in which of its editions it is not, and why.
#[derive(Serialize)]
pub(super) struct Listed {
    case: Case,
    scenarios: Vec<String>,
    missing: Vec<Edition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// Every case with the scenarios that show it and passed, or the reason that none does.
pub(super) fn cases(scenes: &[Scene<'_>], reasons: &Reasons) -> Vec<Listed> {
    let mut shown_by: BTreeMap<Case, Vec<&Scene<'_>>> = BTreeMap::new();
    for scene in scenes.iter().filter(|scene| scene.runs.iter().all(Run::passed)) {
        for case in scene.cases() {
            shown_by.entry(case).or_default().push(scene);
        }
    }
    Case::all()
        .map(|case| {
            let scenes = shown_by.remove(&case).unwrap_or_default();
            let runs =
                |edition| scenes.iter().flat_map(|scene| &scene.runs).any(|run: &Run| run.edition == edition);
            Listed {
                case,
                missing: case.editions().iter().filter(|edition| !runs(*edition)).collect(),
                scenarios: scenes.iter().map(|scene| scene.place()).collect(),
                reason: reasons.cases.get(&case).cloned(),
            }
        })
        .collect()
}

/// As lines, and what they come to.
pub(super) fn list(out: &mut dyn Write, cases: &[Listed]) -> io::Result<()> {
    for Listed { case, scenarios, missing, reason } in cases {
        write!(out, "{case}: ")?;
        let missing: Vec<&str> = missing.iter().map(|edition| edition.name()).collect();
        match reason {
            _ if missing.is_empty() => writeln!(out, "{}", shown(&scenarios.join(", ")))?,
            Some(reason) => writeln!(out, "not shown: {}", shown(reason))?,
            None if scenarios.is_empty() => writeln!(out, "not yet")?,
            None => writeln!(out, "{}; not yet in {}", shown(&scenarios.join(", ")), missing.join(", "))?,
        }
    }
    let all = cases.len();
    let done = cases.iter().filter(|case| case.missing.is_empty()).count();
    let reasons = cases.iter().filter(|case| !case.missing.is_empty() && case.reason.is_some()).count();
    writeln!(
        out,
        "\n{all} cases: {done} shown, {reasons} not shown for a reason, {} not yet",
        all - done - reasons
    )
}

/// As JSON.
pub(super) fn json(out: &mut dyn Write, cases: &[Listed]) -> io::Result<()> {
    crate::output::json(out, &cases)
}

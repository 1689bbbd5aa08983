use std::collections::BTreeMap;
use std::io::{self, Write};

use openroom_scenarios::{CaseRef, Reasons, Run};
use serde::Serialize;

use crate::output::shown;
use crate::scenarios::Scene;

/// A case of the catalogue: where it is shown, or why it is not.
#[derive(Serialize)]
pub(super) struct Listed {
    case: String,
    scenarios: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// Each case with the scenarios that show it and passed, or the reason that none does.
pub(super) fn cases(scenes: &[Scene<'_>], reasons: &Reasons) -> Vec<Listed> {
    let mut shown_by: BTreeMap<CaseRef, Vec<String>> = BTreeMap::new();
    for scene in scenes.iter().filter(|scene| scene.runs.iter().all(Run::passed)) {
        for case in scene.cases() {
            shown_by.entry(case).or_default().push(scene.place());
        }
    }
    for case in reasons.cases.keys() {
        shown_by.entry(*case).or_default();
    }
    shown_by
        .into_iter()
        .map(|(case, scenarios)| Listed {
            case: case.to_string(),
            scenarios,
            reason: reasons.cases.get(&case).cloned(),
        })
        .collect()
}

/// As lines.
pub(super) fn list(out: &mut dyn Write, cases: &[Listed]) -> io::Result<()> {
    for Listed { case, scenarios, reason } in cases {
        match reason {
            Some(reason) if scenarios.is_empty() => writeln!(out, "{case}: not shown: {}", shown(reason))?,
            _ => writeln!(out, "{case}: {}", shown(&scenarios.join(", ")))?,
        }
    }
    Ok(())
}

/// As JSON.
pub(super) fn json(out: &mut dyn Write, cases: &[Listed]) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, cases)?;
    writeln!(out)
}

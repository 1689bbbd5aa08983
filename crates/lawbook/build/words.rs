//! The tables of the options, the presets and the glossary.

use std::fmt::Write;

use super::{
    BuildError,
    catalogue::{Choice, Preset, Row, Term},
    editions::Editions,
};

/// The options.
pub(super) fn options(options: &[Choice], rows: &[Row]) -> Result<String, BuildError> {
    let mut out = "[\n".to_owned();
    for option in options {
        let status = match (option.status.as_str(), option.reason.as_str()) {
            ("obeyed", "") if option.proof.is_empty() => "Status::NotYet".to_owned(),
            ("obeyed", "") => format!("Status::Obeyed {{ proof: {:?} }}", option.proof),
            ("shown", reason) if !reason.is_empty() => format!("Status::Shown {{ how: {reason:?} }}"),
            ("not computed", reason) if !reason.is_empty() => {
                format!("Status::NotComputed {{ reason: {reason:?} }}")
            }
            (status, _) => {
                return Err(BuildError::Content(format!("{} has the status {status}", option.id)));
            }
        };
        let _ = writeln!(out, "    Row {{");
        let _ = writeln!(out, "        id: {:?},", option.id);
        let _ = writeln!(out, "        law: {:?},", option.law);
        let _ = writeln!(out, "        provisions: &[{}],", provisions(option, rows)?.join(", "));
        let _ = writeln!(out, "        question: {:?},", option.question);
        let _ = writeln!(out, "        values: &{:?},", option.values);
        let _ = writeln!(out, "        default: {:?},", option.default);
        let _ = writeln!(
            out,
            "        stated: [\"\", {:?}, {:?}, {:?}, {:?}, {:?}],",
            option.etbl2017, option.sbl2017, option.pzbs2024, option.dbv2008, option.nbf2008
        );
        let _ = writeln!(out, "        status: {status},");
        let _ = writeln!(out, "    }},");
    }
    out.push_str("]\n");
    Ok(out)
}

/// The presets.
pub(super) fn presets(presets: &[Preset], editions: &Editions) -> Result<String, BuildError> {
    let mut out = "[\n".to_owned();
    for preset in presets {
        let Some(place) = editions.place(&preset.edition) else {
            return Err(BuildError::Content(format!("{} names the edition {}", preset.id, preset.edition)));
        };
        let _ = writeln!(out, "    PresetRow {{");
        let _ = writeln!(out, "        id: {:?},", preset.id);
        let _ = writeln!(out, "        name: {:?},", preset.name);
        let _ = writeln!(out, "        edition: Edition::{},", editions.variant(place));
        let _ = writeln!(out, "        choices: &[");
        for (option, value) in &preset.options {
            let _ = writeln!(out, "            ({option:?}, {value:?}),");
        }
        let _ = writeln!(out, "        ],\n    }},");
    }
    out.push_str("]\n");
    Ok(out)
}

fn provisions(option: &Choice, rows: &[Row]) -> Result<Vec<String>, BuildError> {
    let index = |id: &String| {
        let at = rows.iter().position(|row| row.id == *id);
        at.map(|at| format!("Provision({at})"))
            .ok_or_else(|| BuildError::Content(format!("{} names {id}, which does not exist", option.id)))
    };
    option.provisions.iter().map(index).collect()
}

/// The glossary.
pub(super) fn glossary(terms: &[Term]) -> String {
    let mut out = "[\n".to_owned();
    for term in terms {
        let words = [&term.en, &term.et, &term.fi, &term.pl, &term.de, &term.nb];
        let _ = writeln!(
            out,
            "    Row {{ key: {:?}, words: {words:?}, law: {:?}, note: {:?} }},",
            term.key, term.law, term.note
        );
    }
    out.push_str("]\n");
    out
}

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use openroom_lawbook::{Case, Kind, Provision};
use serde::Deserialize;

use crate::words::{case, provision};

/// Why a provision holds by its types: the type and the test that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByType {
    /// The type.
    pub r#type: String,
    /// The exhaustive or compile-fail test.
    pub test: String,
    /// How the type makes it so.
    pub why: String,
}

/// What is not shown by a scenario, and why: `scenarios/reasons.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    /// Provisions that the types make so.
    pub by_type: BTreeMap<Provision, ByType>,
    /// Provisions that are conduct or judgement, with the reason that they are not computed.
    pub for_a_person: BTreeMap<Provision, String>,
    /// Cases of the catalogue that no scenario shows.
    pub cases: BTreeMap<Case, String>,
}

/// Why the file of reasons is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReasonFault {
    /// It is not TOML of this form.
    Form(String),
    /// No such provision.
    NoProvision(String),
    /// No such case.
    NoCase(String),
    /// Named twice.
    Twice(String),
    /// A provision of kind table or score is never left to a person.
    Computable(Provision, Kind),
    /// An empty reason, type or test.
    Empty(String),
}

impl fmt::Display for ReasonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReasonFault::Form(what) => f.write_str(what.trim_end()),
            ReasonFault::NoProvision(id) => write!(f, "{id:?} is no provision of the Laws"),
            ReasonFault::NoCase(id) => write!(f, "{id:?} is no case of the catalogue"),
            ReasonFault::Twice(id) => write!(f, "{id} is named twice"),
            ReasonFault::Computable(provision, kind) => {
                write!(f, "{provision} is of kind {kind} and cannot be left to a person")
            }
            ReasonFault::Empty(id) => write!(f, "{id}: a reason, a type or a test is empty"),
        }
    }
}

impl std::error::Error for ReasonFault {}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct File {
    by_type: Vec<ByTypeEntry>,
    for_a_person: Vec<PersonEntry>,
    case: Vec<CaseEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByTypeEntry {
    provision: String,
    r#type: String,
    test: String,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonEntry {
    provision: String,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseEntry {
    case: String,
    why: String,
}

impl Reasons {
    /// Reads the file of reasons; all faults at once.
    pub fn parse(text: &str) -> Result<Reasons, Vec<ReasonFault>> {
        let file: File = toml::from_str(text).map_err(|error| vec![ReasonFault::Form(error.to_string())])?;
        let mut reasons = Reasons::default();
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        let mut known = |id: &str, texts: &[&str], faults: &mut Vec<ReasonFault>| {
            if texts.iter().any(|text| text.trim().is_empty()) {
                faults.push(ReasonFault::Empty(id.to_owned()));
            }
            if !seen.insert(id.to_owned()) {
                faults.push(ReasonFault::Twice(id.to_owned()));
            }
        };
        for ByTypeEntry { provision: id, r#type, test, why } in file.by_type {
            known(&id, &[&r#type, &test, &why], &mut faults);
            match provision(&id) {
                Some(provision) => {
                    reasons.by_type.insert(provision, ByType { r#type, test, why });
                }
                None => faults.push(ReasonFault::NoProvision(id)),
            }
        }
        for PersonEntry { provision: id, why } in file.for_a_person {
            known(&id, &[&why], &mut faults);
            match provision(&id) {
                Some(provision) if matches!(provision.kind(), Kind::Table | Kind::Score) => {
                    faults.push(ReasonFault::Computable(provision, provision.kind()));
                }
                Some(provision) => {
                    reasons.for_a_person.insert(provision, why);
                }
                None => faults.push(ReasonFault::NoProvision(id)),
            }
        }
        for CaseEntry { case: id, why } in file.case {
            known(&id, &[&why], &mut faults);
            match case(&id) {
                Some(case) => {
                    reasons.cases.insert(case, why);
                }
                None => faults.push(ReasonFault::NoCase(id)),
            }
        }
        if faults.is_empty() { Ok(reasons) } else { Err(faults) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_read() {
        let reasons = Reasons::parse(
            "[[by_type]]\nprovision = '1A'\ntype = 'Cards'\ntest = 'pack'\nwhy = 'one bit a card'\n\
             [[for_a_person]]\nprovision = '74A1'\nwhy = 'courtesy'\n[[case]]\ncase = '27D#1'\nwhy = 'later'\n",
        )
        .unwrap();
        assert_eq!((reasons.by_type.len(), reasons.for_a_person.len(), reasons.cases.len()), (1, 1, 1));
        assert_eq!(Reasons::parse(""), Ok(Reasons::default()));
    }

    #[test]
    fn what_can_be_computed_is_not_left_to_a_person() {
        for id in ["27B1a", "78A"] {
            let text = format!("[[for_a_person]]\nprovision = '{id}'\nwhy = 'hard'");
            let fault = &Reasons::parse(&text).unwrap_err()[0];
            assert!(matches!(fault, ReasonFault::Computable(..)), "{fault}");
        }
    }

    #[test]
    fn faults_are_named() {
        let faults = Reasons::parse(
            "[[for_a_person]]\nprovision = '94Z'\nwhy = 'x'\n[[for_a_person]]\nprovision = '74A1'\nwhy = ' '\n\
             [[for_a_person]]\nprovision = '74A1'\nwhy = 'x'\n[[case]]\ncase = '27B1a'\nwhy = 'x'",
        )
        .unwrap_err();
        assert_eq!(
            faults,
            [
                ReasonFault::NoProvision("94Z".to_owned()),
                ReasonFault::Empty("74A1".to_owned()),
                ReasonFault::Twice("74A1".to_owned()),
                ReasonFault::NoCase("27B1a".to_owned()),
            ]
        );
        assert!(matches!(Reasons::parse("[[nonsense]]").unwrap_err()[0], ReasonFault::Form(_)));
    }
}

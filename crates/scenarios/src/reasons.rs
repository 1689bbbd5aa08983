use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use openroom_lawbook::{Case, Kind, Provision};
use serde::Deserialize;
use toml::Spanned;

use crate::fault::{Quoted, Short};
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

/// Why the file of reasons is refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReasonFault {
    /// The line.
    pub line: usize,
    /// Why.
    pub wrong: NoReason,
}

/// What is wrong in the file of reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoReason {
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
        write!(f, "{}: ", self.line)?;
        match &self.wrong {
            NoReason::Form(what) => write!(f, "{}", Short(what)),
            NoReason::NoProvision(id) => write!(f, "{} is no provision of the Laws", Quoted(id)),
            NoReason::NoCase(id) => write!(f, "{} is no case of the catalogue", Quoted(id)),
            NoReason::Twice(id) => write!(f, "{} is named twice", Quoted(id)),
            NoReason::Computable(provision, kind) => {
                write!(f, "{provision} is of kind {kind} and cannot be left to a person")
            }
            NoReason::Empty(id) => write!(f, "{}: a reason, a type or a test is empty", Quoted(id)),
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
    provision: Spanned<String>,
    r#type: String,
    test: String,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonEntry {
    provision: Spanned<String>,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseEntry {
    case: Spanned<String>,
    why: String,
}

impl Reasons {
    /// Reads the file of reasons; all faults at once.
    pub fn parse(text: &str) -> Result<Reasons, Vec<ReasonFault>> {
        let lines = Lines::of(text);
        let file: File = toml::from_str(text).map_err(|error| {
            let line = lines.at(error.span().map_or(0, |span| span.start));
            let message: Vec<&str> = error.message().lines().map(str::trim).collect();
            vec![ReasonFault { line, wrong: NoReason::Form(message.join("; ")) }]
        })?;
        let mut reasons = Reasons::default();
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        let mut known = |id: &Spanned<String>, texts: &[&str], faults: &mut Vec<ReasonFault>| {
            let line = lines.at(id.span().start);
            if texts.iter().any(|text| text.trim().is_empty()) {
                faults.push(ReasonFault { line, wrong: NoReason::Empty(id.get_ref().clone()) });
            }
            if !seen.insert(id.get_ref().clone()) {
                faults.push(ReasonFault { line, wrong: NoReason::Twice(id.get_ref().clone()) });
            }
            line
        };
        for ByTypeEntry { provision: id, r#type, test, why } in file.by_type {
            let line = known(&id, &[&r#type, &test, &why], &mut faults);
            match provision(id.get_ref()) {
                Some(provision) => {
                    reasons.by_type.insert(provision, ByType { r#type, test, why });
                }
                None => faults.push(ReasonFault { line, wrong: NoReason::NoProvision(id.into_inner()) }),
            }
        }
        for PersonEntry { provision: id, why } in file.for_a_person {
            let line = known(&id, &[&why], &mut faults);
            match provision(id.get_ref()) {
                Some(provision) if matches!(provision.kind(), Kind::Table | Kind::Score) => {
                    let wrong = NoReason::Computable(provision, provision.kind());
                    faults.push(ReasonFault { line, wrong });
                }
                Some(provision) => {
                    reasons.for_a_person.insert(provision, why);
                }
                None => faults.push(ReasonFault { line, wrong: NoReason::NoProvision(id.into_inner()) }),
            }
        }
        for CaseEntry { case: id, why } in file.case {
            let line = known(&id, &[&why], &mut faults);
            match case(id.get_ref()) {
                Some(case) => {
                    reasons.cases.insert(case, why);
                }
                None => faults.push(ReasonFault { line, wrong: NoReason::NoCase(id.into_inner()) }),
            }
        }
        if faults.is_empty() { Ok(reasons) } else { Err(faults) }
    }
}

/// Where the lines of a text begin.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at + 1).collect())
    }

    fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|begin| *begin <= byte) + 1
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
            assert!(matches!(fault.wrong, NoReason::Computable(..)), "{fault}");
        }
    }

    #[test]
    fn faults_are_named() {
        let faults = Reasons::parse(
            "[[for_a_person]]\nprovision = '94Z'\nwhy = 'x'\n[[for_a_person]]\nprovision = '74A1'\nwhy = ' '\n\
             [[for_a_person]]\nprovision = '74A1'\nwhy = 'x'\n[[case]]\ncase = '27B1a'\nwhy = 'x'",
        )
        .unwrap_err();
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            faults,
            [
                "2: `94Z` is no provision of the Laws",
                "5: `74A1`: a reason, a type or a test is empty",
                "8: `74A1` is named twice",
                "11: `27B1a` is no case of the catalogue",
            ]
        );
    }

    #[test]
    fn what_is_not_of_the_form_is_one_short_line() {
        let long = format!("\n\n[[for_a_person]]\n{} = 1\n", "x".repeat(100_000));
        for (text, line) in [("\n[[nonsense]]", "2: "), ("[[case]]\nwhy = '\n", "2: "), (&long, "4: ")] {
            let faults = Reasons::parse(text).unwrap_err();
            let said = faults[0].to_string();
            assert!(matches!(faults[0].wrong, NoReason::Form(_)) && faults.len() == 1);
            assert!(said.starts_with(line) && !said.contains('\n') && said.chars().count() < 220, "{said}");
        }
    }
}

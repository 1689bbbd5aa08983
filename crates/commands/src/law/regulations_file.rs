//! A file with a preset and single options.

use std::{collections::BTreeMap, ops::Range};

use openroom_lawbook::regulations::{OptionError, Preset, Regulations, UnknownPreset};
use openroom_lawbook::{Edition, UnknownEdition};
use serde::Deserialize;
use toml::{Spanned, Value};

/// What a file of regulations says.
///
/// ```toml
/// preset = "sbl2017"     # where it begins; the Laws alone if it is left out
/// edition = "2017"       # the preset's if it is left out
///
/// [options]
/// opening_lead_face = "face up"
/// correction_period = 20
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegulationsFile {
    /// Where it begins.
    pub(super) preset: Preset,
    /// The edition in force.
    pub(super) edition: Edition,
    /// The regulations with every change.
    pub(super) regulations: Regulations,
}

/// What is wrong with a file of regulations, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FileError {
    /// The line, from 1.
    pub(super) line: usize,
    /// The column, from 1.
    pub(super) column: usize,
    /// What is wrong.
    pub(super) problem: FileProblem,
}

/// What is wrong with a file of regulations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FileProblem {
    /// It is larger than a file of regulations can be.
    TooLarge,
    /// It is not in UTF-8.
    Encoding,
    /// It is no TOML, or has something that does not belong there.
    Form(String),
    /// The preset does not exist.
    Preset(UnknownPreset),
    /// The edition does not exist.
    Edition(UnknownEdition),
    /// An option cannot be set.
    Option(OptionError),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    preset: Option<Spanned<String>>,
    edition: Option<Spanned<String>>,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, Spanned<Value>>,
}

impl RegulationsFile {
    /// How many bytes a file of regulations has at most.
    pub(super) const LARGEST: usize = 1 << 20;

    /// Reads a file of regulations.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, FileError> {
        if bytes.len() > Self::LARGEST {
            return Err(FileError { line: 1, column: 1, problem: FileProblem::TooLarge });
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            at(&good, good.len()..good.len(), FileProblem::Encoding)
        })?;
        let raw: Raw = toml::from_str(text).map_err(|error| {
            let message = error.message().lines().collect::<Vec<_>>().join("; ");
            at(text, error.span().unwrap_or_default(), FileProblem::Form(message))
        })?;
        let preset = match &raw.preset {
            None => Preset::Wbf,
            Some(name) => {
                name.get_ref().parse().map_err(|error| at(text, name.span(), FileProblem::Preset(error)))?
            }
        };
        let edition = match &raw.edition {
            None => preset.edition(),
            Some(name) => {
                name.get_ref().parse().map_err(|error| at(text, name.span(), FileProblem::Edition(error)))?
            }
        };
        let mut regulations = preset.regulations();
        for (option, value) in &raw.options {
            let plain = match value.get_ref() {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            regulations.set(option.get_ref(), &plain).map_err(|error| {
                let span =
                    if matches!(error, OptionError::Value { .. }) { value.span() } else { option.span() };
                at(text, span, FileProblem::Option(error))
            })?;
        }
        Ok(Self { preset, edition, regulations })
    }
}

fn at(text: &str, span: Range<usize>, problem: FileProblem) -> FileError {
    let before = text.get(..span.start.min(text.len())).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    FileError { line, column, problem }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use openroom_lawbook::regulations::{Minutes, OpeningLeadFace};

    fn refused(text: &str) -> String {
        let FileError { line, column, problem } = RegulationsFile::read(text.as_bytes()).unwrap_err();
        let problem = match problem {
            FileProblem::TooLarge | FileProblem::Encoding => panic!("{problem:?}"),
            FileProblem::Form(what) => what,
            FileProblem::Preset(error) => error.to_string(),
            FileProblem::Edition(error) => error.to_string(),
            FileProblem::Option(error) => error.to_string(),
        };
        format!("line {line}, column {column}: {problem}")
    }

    #[test]
    fn a_preset_and_single_options() {
        let text =
            "preset = \"sbl2017\"\n\n[options]\nopening_lead_face = \"face up\"\ncorrection_period = 20\n";
        let file = RegulationsFile::read(text.as_bytes()).unwrap();
        assert_eq!(file.edition, Edition::Laws2017);
        assert_eq!(file.regulations.table.opening_lead_face, OpeningLeadFace::Up);
        assert_eq!(file.regulations.appeals.correction_period, Minutes(20));
        assert_eq!(RegulationsFile::read(b"").unwrap().regulations, Regulations::default());
        let older = RegulationsFile::read(b"preset = \"wbf\"\nedition = \"2007\"").unwrap();
        assert_eq!(older.edition, Edition::Laws2007);
    }

    #[test]
    fn errors_name_the_place() {
        assert!(refused("preset = \"acbl\"").starts_with("line 1, column 10: \"acbl\" is no preset"));
        assert!(refused("edition = \"1997\"").contains("2007, 2017 or poland2024"));
        assert!(
            refused("[options]\nopening_lead_face = \"up\"")
                .starts_with("line 2, column 21: opening_lead_face cannot")
        );
        assert!(refused("[options]\n\n  nonsense = 1").starts_with("line 3, column 3: no option is named"));
        assert!(refused("[options]\nopening_lead_face = [\"face up\"]").contains("cannot be"));
        assert!(refused("colour = 3").contains("unknown field"));
        assert!(refused("preset = ").starts_with("line 1, column 1"));
        assert!(refused(&format!("x = {}", "[".repeat(100_000))).starts_with("line 1"));
        assert_eq!(
            RegulationsFile::read(b"preset = \"wbf\"\n# \xff"),
            Err(FileError { line: 2, column: 3, problem: FileProblem::Encoding })
        );
        let huge = vec![b'#'; RegulationsFile::LARGEST + 1];
        assert!(RegulationsFile::read(&huge).is_err_and(|error| error.problem == FileProblem::TooLarge));
    }

    proptest! {
        #[test]
        fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = RegulationsFile::read(&bytes);
        }
    }
}

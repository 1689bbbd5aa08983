//! Writes the files that are made from `catalogue/`, or checks that they are current.

mod catalogue;
mod provisions;
mod words;

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use crate::run::root;

const HEAD: &str = "// Made from catalogue/ by `cargo xtask generate`; change the catalogue instead.\n\n";

#[derive(Clone, Copy)]
enum Mode {
    Write,
    Check,
}

/// Why the files could not be made, or are not current.
#[derive(Debug)]
enum GenerateError {
    /// A file could not be read or written.
    File(PathBuf, io::Error),
    /// A file of the catalogue is no TOML of the expected form.
    Catalogue(PathBuf, Box<toml::de::Error>),
    /// The catalogue contradicts itself.
    Content(String),
    /// These files are not what the catalogue gives.
    Stale(Vec<PathBuf>),
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Catalogue(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Content(what) => write!(f, "catalogue: {what}"),
            Self::Stale(paths) => {
                write!(f, "out of date, run `cargo xtask generate`:")?;
                paths.iter().try_for_each(|path| write!(f, " {}", path.display()))
            }
        }
    }
}

/// Writes the generated files, or with `--check` says which are out of date.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let success = match words {
        [] => told(make(Mode::Write)),
        ["--check"] => check(),
        _ => return crate::misuse("generate takes nothing or --check"),
    };
    if success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether every generated file is current.
pub(crate) fn check() -> bool {
    told(make(Mode::Check))
}

fn told(result: Result<(), GenerateError>) -> bool {
    match result {
        Ok(()) => {
            println!("generated files are current");
            true
        }
        Err(error) => {
            eprintln!("{error}");
            false
        }
    }
}

fn make(mode: Mode) -> Result<(), GenerateError> {
    let root = root();
    let catalogue = catalogue::read(&root.join("catalogue"))?;
    let files = [
        ("provisions.rs", provisions::constants(&catalogue.rows)?),
        ("table.rs", provisions::table(&catalogue.rows)?),
        ("regulations/table.rs", words::options(&catalogue.options, &catalogue.presets, &catalogue.rows)?),
        ("glossary/table.rs", words::glossary(&catalogue.terms)),
    ];

    let mut stale = Vec::new();
    for (name, text) in files {
        let path = Path::new("crates/lawbook/src").join(name);
        let place = root.join(&path);
        if fs::read_to_string(&place).is_ok_and(|old| old == text) {
            continue;
        }
        match mode {
            Mode::Check => stale.push(path),
            Mode::Write => {
                fs::write(&place, text).map_err(|error| GenerateError::File(place, error))?;
                println!("wrote {}", path.display());
            }
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(GenerateError::Stale(stale)) }
}

/// A name of the catalogue as Rust writes a type or a variant.
fn pascal(text: &str) -> String {
    text.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
        })
        .collect()
}

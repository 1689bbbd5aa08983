use std::{fmt, io, path::PathBuf};

/// Why the catalogue cannot be made into tables.
#[derive(Debug)]
pub(crate) enum BuildError {
    /// A file could not be read or written.
    File(PathBuf, io::Error),
    /// A file of the catalogue is no TOML of the expected form.
    Catalogue(PathBuf, Box<toml::de::Error>),
    /// The catalogue contradicts itself.
    Content(String),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Catalogue(path, error) => {
                let error = error.to_string();
                let lines: Vec<&str> = error.lines().map(str::trim).collect();
                write!(f, "{}: {}", path.display(), lines.join(" "))
            }
            Self::Content(what) => write!(f, "catalogue: {what}"),
        }
    }
}

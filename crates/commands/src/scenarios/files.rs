use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use openroom_scenarios::{Document, LARGEST, Unreadable, parse, text};

use crate::finish::Failure;
use crate::input::beginning;

/// A scenario file that was read.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
    pub(crate) document: Document,
}

/// Reads files, and in folders every file that ends in `.md` but `README.md`; what cannot be read
/// comes beside what can. A file that is named must hold a block; one in a folder need not.
pub(crate) fn load(paths: &[PathBuf]) -> (Vec<Source>, Vec<Failure>) {
    let mut sources = Vec::new();
    let mut failures = Vec::new();
    for path in paths {
        if !path.is_dir() {
            match named(path) {
                Ok(source) => sources.push(source),
                Err(failure) => failures.push(failure),
            }
            continue;
        }
        match in_folder(path) {
            Ok(files) if files.is_empty() => {
                failures.push(Failure::said("scenarios-none-in-folder", []).at(path.display()));
            }
            Ok(files) => {
                for file in files {
                    match read(&file) {
                        Ok(source) => sources.push(source),
                        Err(failure) => failures.push(failure),
                    }
                }
            }
            Err(error) => failures.push(Failure::reading(path, error)),
        }
    }
    (sources, failures)
}

/// Reads a file that was named: a scenario file with at least one block.
pub(crate) fn named(path: &Path) -> Result<Source, Failure> {
    let source = read(path)?;
    if source.document.blocks.is_empty() {
        return Err(Failure::said("scenarios-no-block", []).at(path.display()));
    }
    Ok(source)
}

fn read(path: &Path) -> Result<Source, Failure> {
    let text = text_of(path)?;
    let document = parse(&text).map_err(|faults| {
        let place = path.display();
        Failure::Several(faults.iter().map(|fault| Failure::input(format_args!("{place}:{fault}"))).collect())
    })?;
    Ok(Source { path: path.to_owned(), text, document })
}

/// The text of a file that is not too large.
pub(crate) fn text_of(path: &Path) -> Result<String, Failure> {
    let bytes = beginning(path, LARGEST as u64)?;
    let text = text(&bytes).map_err(|why| unreadable(&why).at(path.display()))?;
    Ok(text.to_owned())
}

fn unreadable(why: &Unreadable) -> Failure {
    match why {
        Unreadable::TooLarge(bytes) => {
            let said = [("bytes", bytes.to_string()), ("most", LARGEST.to_string())];
            Failure::said("scenarios-too-large", said)
        }
        Unreadable::Encoding { line, byte } => {
            let said = [("line", line.to_string()), ("byte", format!("{byte:#04x}"))];
            Failure::said("scenarios-encoding", said)
        }
        Unreadable::Control { line, character } => {
            let said =
                [("line", line.to_string()), ("character", format!("U+{:04X}", u32::from(*character)))];
            Failure::said("scenarios-control", said)
        }
    }
}

fn in_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            found.extend(in_folder(&path)?);
        } else if path.extension().is_some_and(|end| end == "md") && entry.file_name() != "README.md" {
            found.push(path);
        }
    }
    Ok(found)
}

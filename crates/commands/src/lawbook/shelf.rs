//! The folder with the law books that were imported, one file a book.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use openroom_lawbook::{Edition, Language};
use openroom_lawtext::Book;

use crate::{finish::Failure, home::home};

/// The folder in that of application data, or in the one that is named.
fn folder(data: Option<&Path>) -> Result<PathBuf, Failure> {
    let data = data.map(Path::to_owned).or_else(home);
    let data = data.ok_or_else(|| Failure::said("lawbook-no-home", []))?;
    Ok(data.join("lawbooks"))
}

fn file(data: Option<&Path>, lang: Language, edition: Edition) -> Result<PathBuf, Failure> {
    Ok(folder(data)?.join(format!("{}-{}.json", lang.code(), edition.name())))
}

/// Puts a book on the shelf in the place of an older one, whole or not at all.
pub(super) fn put(
    data: Option<&Path>,
    book: &Book,
    lang: Language,
    edition: Edition,
) -> Result<PathBuf, Failure> {
    let to = file(data, lang, edition)?;
    let folder = folder(data)?;
    fs::create_dir_all(&folder).map_err(|error| Failure::writing(&folder, error))?;
    let written = write(book, &folder, &to);
    written.map_err(|error| Failure::writing(&to, error))?;
    Ok(to)
}

fn write(book: &Book, folder: &Path, to: &Path) -> io::Result<()> {
    let mut draft = tempfile::NamedTempFile::new_in(folder)?;
    serde_json::to_writer(&mut draft, book)?;
    draft.as_file().sync_all()?;
    draft.persist(to)?;
    Ok(())
}

/// A book from the shelf; none where it was not imported.
pub fn take(data: Option<&Path>, lang: Language, edition: Edition) -> Result<Option<Book>, Failure> {
    let from = file(data, lang, edition)?;
    match fs::read(&from) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::reading(&from, error)),
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(|error| {
            Failure::said("lawbook-damaged", [("why", error.to_string())]).at(from.display())
        }),
    }
}

/// The books on the shelf.
pub(super) fn all(data: Option<&Path>) -> Result<Vec<(Language, Edition)>, Failure> {
    let mut found = Vec::new();
    for lang in Language::ALL {
        for edition in Edition::ALL {
            if file(data, lang, edition)?.exists() {
                found.push((lang, edition));
            }
        }
    }
    Ok(found)
}

/// Takes a book off the shelf.
pub(super) fn remove(data: Option<&Path>, lang: Language, edition: Edition) -> Result<(), Failure> {
    let book = file(data, lang, edition)?;
    fs::remove_file(&book).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Failure::said("lawbook-not-there", []),
        _ => Failure::writing(&book, error),
    })
}

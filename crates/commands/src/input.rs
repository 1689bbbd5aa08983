//! Files from outside, read no further than an honest one goes.

use std::{fmt, fs::File, io::Read, path::Path};

use openroom_notation::Format;

use crate::finish::Failure;
use crate::words::spoken;

/// The beginning of a file: the whole of it, or one byte more than the largest that is wanted.
pub(crate) fn beginning(path: &Path, largest: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(largest + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::reading(path, error))?;
    Ok(bytes)
}

/// A whole file; a larger one is refused for the reason given.
pub(crate) fn whole(path: &Path, largest: u64, too_large: impl fmt::Display) -> Result<Vec<u8>, Failure> {
    let bytes = beginning(path, largest)?;
    if bytes.len() as u64 > largest {
        return Err(Failure::input_at(path.display(), too_large));
    }
    Ok(bytes)
}

/// Refuses a file whose name says that it is not PBN, and tells how to make it so.
pub(crate) fn is_pbn(file: &Path) -> Result<(), Failure> {
    match Format::of(file) {
        Ok(Format::Pbn) | Err(_) => Ok(()),
        Ok(_) => {
            let pbn = file.with_extension("pbn");
            let said = [("file", file.display().to_string()), ("pbn", pbn.display().to_string())];
            Err(Failure::input_at(file.display(), spoken().say("read-pbn-wanted", &said)))
        }
    }
}

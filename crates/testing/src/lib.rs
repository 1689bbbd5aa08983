//! What tests and benchmarks share: where outside data is (large files that are not part of the project), whether the
//! test or the type that a document names exists, how fast the machine makes something durable.
//!
//! ```no_run
//! let Some(deals) = openroom_testing::data("dd/list100.txt") else { return };
//! assert!(deals.is_file());
//! ```

mod source;
mod syncs;

use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::Location;
use std::path::{Path, PathBuf};

pub use source::{has_item, has_test};
pub use syncs::syncs;

/// A file or folder of the outside data (`OPENROOM_DATA`, or `../shared/data` beside the project).
/// Where it is not there the test is noted as skipped and must return.
#[track_caller]
pub fn data(path: &str) -> Option<PathBuf> {
    find("OPENROOM_DATA", "../shared/data", path)
}

/// A file or folder of the law books (`OPENROOM_BOOKS`, or `../shared/books` beside the project).
/// Where it is not there the test is noted as skipped and must return.
#[track_caller]
pub fn books(path: &str) -> Option<PathBuf> {
    find("OPENROOM_BOOKS", "../shared/books", path)
}

#[track_caller]
fn find(variable: &str, default: &str, path: &str) -> Option<PathBuf> {
    let found = locate(std::env::var_os(variable).as_deref(), default, path);
    if found.is_none() {
        note(Location::caller(), variable, path);
    }
    found
}

fn locate(chosen: Option<&OsStr>, default: &str, path: &str) -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let found = chosen.map_or_else(|| root.join(default), PathBuf::from).join(path);
    found.exists().then_some(found)
}

/// One line a test: to the file that the test command named, and to whoever reads the output.
fn note(at: &Location<'_>, variable: &str, path: &str) {
    let test = std::env::var("NEXTEST_TEST_NAME")
        .ok()
        .or_else(|| std::thread::current().name().filter(|name| *name != "main").map(str::to_owned))
        .unwrap_or_else(|| format!("process {}", std::process::id()));
    let line = format!("{test} ({}:{}) needs {path} of {variable}", at.file(), at.line());
    println!("skipped: {line}");
    if let Some(file) = std::env::var_os("OPENROOM_SKIPPED")
        && let Ok(mut file) = OpenOptions::new().append(true).create(true).open(file)
    {
        let _ = file.write_all(format!("{line}\n").as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_found_and_what_is_not_is_not() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(locate(Some(here.as_os_str()), "", "src/lib.rs"), Some(here.join("src/lib.rs")));
        assert_eq!(locate(Some(here.as_os_str()), "", "src/none.rs"), None);
        assert!(locate(None, "Cargo.toml", "").is_none_or(|path| path.exists()));
    }
}

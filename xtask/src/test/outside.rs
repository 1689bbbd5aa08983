//! Outside data: tests that need it and do not find it write their name into a file, so that they
//! are counted as skipped and not as passed.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::count::Count;
use crate::run::root;

/// The variable that names the file of skipped tests.
pub(crate) const SKIPPED: &str = "OPENROOM_SKIPPED";

/// Says where the outside data is, and what follows where it is not.
pub(crate) fn announce() {
    for (variable, default) in [("OPENROOM_DATA", "../shared/data"), ("OPENROOM_BOOKS", "../shared/books")] {
        let path = std::env::var_os(variable).map_or_else(|| root().join(default), PathBuf::from);
        if path.is_dir() {
            println!("{variable}: {}", path.display());
        } else {
            println!("{variable}: nothing at {}; tests that need it are skipped", path.display());
        }
    }
}

/// The file of skipped tests, empty to begin with.
pub(crate) fn file() -> PathBuf {
    let file = std::env::temp_dir().join(format!("openroom-skipped-{}", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file
}

/// Counts the tests that wrote their name as skipped, and says them.
pub(crate) fn settle(file: &PathBuf, count: Count) -> Count {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let _ = std::fs::remove_file(file);
    let tests: BTreeSet<&str> = text.lines().collect();
    for test in &tests {
        println!("skipped for want of outside data: {test}");
    }
    let skipped = tests.len().min(count.passed);
    Count { passed: count.passed - skipped, skipped: count.skipped + skipped, ..count }
}

//! Reads the files that the checks see.

use std::fs;
use std::path::Path;

use super::source::Text;

/// All Rust files and manifests of the crates and of this one, and the lock, in order of their paths.
pub(super) fn read(root: &Path) -> Vec<Text> {
    let mut files = Vec::new();
    for folder in ["crates", "xtask"] {
        walk(root, &root.join(folder), &mut files);
    }
    files.extend(text(root, &root.join("Cargo.lock")));
    files.sort();
    files
}

fn walk(root: &Path, folder: &Path, files: &mut Vec<Text>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() {
            if name != "target" {
                walk(root, &path, files);
            }
        } else if name == "Cargo.toml" || path.extension().is_some_and(|end| end == "rs") {
            files.extend(text(root, &path));
        }
    }
}

fn text(root: &Path, path: &Path) -> Option<Text> {
    let names: Vec<_> = path.strip_prefix(root).ok()?.iter().map(|name| name.to_string_lossy()).collect();
    Some(Text { path: names.join("/"), text: fs::read_to_string(path).ok()? })
}

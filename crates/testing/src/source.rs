//! What the project's own sources hold, for documents that name it.

use std::fs;
use std::path::{Path, PathBuf};

/// Whether there is this test: `openroom-scoring::options::a_name` is a test `a_name` in a file of `crates/scoring`
/// whose path holds every name between.
pub fn has_test(name: &str) -> bool {
    let parts: Vec<&str> = name.split("::").collect();
    let [package, between @ .., test] = parts.as_slice() else { return false };
    sources(package).iter().any(|(path, text)| {
        let path = path.to_string_lossy();
        between.iter().all(|part| *part == "tests" || path.contains(part)) && is_test(text, test)
    })
}

/// Whether there is this type, trait, function or constant: `openroom-cards::Bid`, `openroom-cards::Bid::level`.
pub fn has_item(name: &str) -> bool {
    let mut parts = name.split("::");
    let Some(package) = parts.next() else { return false };
    let items: Vec<&str> = parts.collect();
    let sources = sources(package);
    let defined = |item: &str| {
        ["struct", "enum", "trait", "type", "fn", "const"].iter().any(|word| {
            let text = format!("{word} {item}");
            sources.iter().any(|(_, source)| {
                source.match_indices(&text).any(|(at, _)| {
                    let next = source[at + text.len()..].chars().next();
                    next.is_none_or(|next| !next.is_alphanumeric() && next != '_')
                })
            })
        })
    };
    !items.is_empty() && items.iter().all(|item| defined(item))
}

fn is_test(text: &str, name: &str) -> bool {
    let head = format!("fn {name}(");
    text.match_indices(&head).any(|(at, _)| {
        let before = text[..at].trim_end();
        let attributes = before.rfind("\n\n").map_or(before, |blank| &before[blank..]);
        attributes.contains("#[test]")
    })
}

/// The Rust files of a package with their text; none where there is no such package.
fn sources(package: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = match package.strip_prefix("openroom-") {
        Some(name) if !name.is_empty() && !name.contains(['/', '.']) => root.join("crates").join(name),
        _ if package == "openroom" => root.join("crates/openroom"),
        _ => return Vec::new(),
    };
    let mut found = Vec::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs")
                && let Ok(text) = fs::read_to_string(&path)
            {
                found.push((path, text));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_and_types_are_found_by_name() {
        assert!(has_test("openroom-testing::source::tests::tests_and_types_are_found_by_name"));
        assert!(!has_test("openroom-testing::source::has_test"), "a function that is no test");
        assert!(!has_test("openroom-testing::other::tests_and_types_are_found_by_name"));
        assert!(!has_test("openroom-nothing::x") && !has_test("x") && !has_test(""));
        assert!(has_item("openroom-cards::Bid") && has_item("openroom-cards::Bid::level"));
        assert!(!has_item("openroom-cards::Bi") && !has_item("openroom-cards") && !has_item(""));
    }
}

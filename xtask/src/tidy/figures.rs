//! Figures of the whole project, and the subjects of its commits.

use std::process::{Command, Stdio};

use super::check::{Finding, Project};
use crate::run::root;

/// The commit after which every subject counts.
const BEGIN: &str = "2594d089";
const SUBJECT: usize = 72;

/// Lines of Rust in git that a generator wrote.
pub(super) fn generated_lines(project: &Project<'_>) -> usize {
    let made = project.sources.iter().filter(|source| source.is_generated());
    made.map(|source| source.text.lines().count()).sum()
}

/// Crates in the lock, ours and versions of the same included.
pub(super) fn crates_in_lock(project: &Project<'_>) -> usize {
    let locks = project.files.iter().filter(|file| file.path == "Cargo.lock");
    locks.map(|file| file.text.lines().filter(|line| *line == "[[package]]").count()).sum()
}

/// One line a commit since the beginning, its mark and its subject; none where git cannot say.
pub(super) fn commits() -> Option<String> {
    let git = |words: &[&str]| {
        let output =
            Command::new("git").args(words).current_dir(root()).stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    git(&["merge-base", "--is-ancestor", BEGIN, "HEAD"])?;
    git(&["log", "--no-merges", "--format=%h %s", &format!("{BEGIN}..HEAD")])
}

/// Commits whose subject is too long to be read in a list.
pub(super) fn subjects(log: &str) -> Vec<Finding> {
    let long = log.lines().filter_map(|line| {
        let (mark, subject) = line.split_once(' ')?;
        let letters = subject.chars().count();
        let says = format!("{mark} {subject}: {letters} letters, {SUBJECT} are allowed");
        (letters > SUBJECT).then(|| Finding { name: mark.to_owned(), says })
    });
    long.collect()
}

#[cfg(test)]
mod tests {
    use super::super::source::{Source, Text};
    use super::*;

    #[test]
    fn a_long_subject() {
        let log = format!("1a2b {}\n3c4d {}\n", "é".repeat(72), "e".repeat(73));
        let found: Vec<String> = subjects(&log).into_iter().map(|finding| finding.name).collect();
        assert_eq!(found, ["3c4d"]);
    }

    #[test]
    fn generated_lines_and_crates() {
        let file = |path: &str, text: &str| Text { path: path.to_owned(), text: text.to_owned() };
        let files = [
            file("Cargo.lock", "[[package]]\nname = \"a\"\n\n[[package]]\nname = \"b\"\n"),
            file("crates/a/src/lib.rs", "//! A.\nmod t;\n"),
            file(
                "crates/a/src/t.rs",
                "//! T.\n\n// Made from catalogue/ by a generator.\n\nconst A: u8 = 1;\n",
            ),
        ];
        let sources: Vec<Source<'_>> = files[1..].iter().map(Source::new).collect();
        let project = Project::new(&files, &sources);
        assert_eq!(generated_lines(&project), 5);
        assert_eq!(crates_in_lock(&project), 2);
    }
}

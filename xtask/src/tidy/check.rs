//! What a check is: something that it holds, and what it finds against it.

use std::collections::BTreeSet;

use super::names::{Found, Module, Names, Path};
use super::source::{Source, Text};

/// Something that ought not to be: a name that the list of what is still allowed uses, and where it is and why.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Finding {
    pub(super) name: String,
    pub(super) says: String,
}

/// The project as the checks see it.
#[derive(Debug)]
pub(super) struct Project<'s> {
    /// Every file that may matter: Rust, manifests, the lock.
    pub(super) files: &'s [Text],
    pub(super) sources: &'s [Source<'s>],
    pub(super) names: Names<'s>,
    /// Every path outside of tests and what it names in the end.
    pub(super) reaches: Vec<Reach<'s>>,
    tests: BTreeSet<usize>,
}

/// A path, the module that it stands in, and what it names.
#[derive(Debug)]
pub(super) struct Reach<'s> {
    pub(super) module: usize,
    pub(super) path: Path<'s>,
    pub(super) found: Option<Found<'s>>,
}

impl<'s> Project<'s> {
    pub(super) fn new(files: &'s [Text], sources: &'s [Source<'s>]) -> Project<'s> {
        let names = Names::new(sources);
        let whole = |module: &Module<'_>| module.range == (0..sources[module.file].tokens.len());
        let tests =
            names.modules.iter().filter(|module| module.test && whole(module)).map(|module| module.file);
        let tests = tests.collect();
        let mut project = Project { files, sources, names, reaches: Vec::new(), tests };
        project.reaches = project.modules().flat_map(|module| project.reached(module)).collect();
        project
    }

    fn reached(&self, module: usize) -> Vec<Reach<'s>> {
        let names = &self.names;
        let source = &self.sources[names.modules[module].file];
        let reach = |path: Path<'s>| {
            let found = if let [word] = path.words.as_slice() {
                let called = word.starts_with(char::is_uppercase) || source.is(path.at + 1, "(");
                let foreign = called && !names.is_named_here(module, word);
                foreign.then(|| names.by_glob(module, &path.words, 0)).flatten()
            } else {
                names.find(module, &path.words)
            };
            Reach { module, path, found }
        };
        names.paths(module).into_iter().map(reach).collect()
    }

    /// The files that people wrote and that are not for tests alone.
    pub(super) fn written(&self) -> impl Iterator<Item = &Source<'s>> {
        let kept = |file: usize, source: &Source<'_>| {
            !self.tests.contains(&file) && !source.is_beside() && !source.is_generated()
        };
        self.sources
            .iter()
            .enumerate()
            .filter(move |(file, source)| kept(*file, source))
            .map(|(_, source)| source)
    }

    /// The modules that are not for tests alone.
    pub(super) fn modules(&self) -> impl Iterator<Item = usize> {
        let kept = |module: &Module<'_>| !module.test && !self.sources[module.file].is_beside();
        self.names.modules.iter().enumerate().filter(move |(_, module)| kept(module)).map(|(at, _)| at)
    }
}

/// The package that a file belongs to, by the name of its folder.
pub(super) fn package(path: &str) -> &str {
    let path = path.strip_prefix("crates/").unwrap_or(path);
    path.split_once('/').map_or(path, |(package, _)| package)
}

/// Runs a check on a small made-up tree and gives the names of what it finds.
#[cfg(test)]
pub(super) fn found_in(tree: &[(&str, &str)], check: impl Fn(&Project<'_>) -> Vec<Finding>) -> Vec<String> {
    let files: Vec<Text> =
        tree.iter().map(|(path, text)| Text { path: (*path).to_owned(), text: (*text).to_owned() }).collect();
    let sources: Vec<Source<'_>> = files.iter().filter(|file| file.is_rust()).map(Source::new).collect();
    check(&Project::new(&files, &sources)).into_iter().map(|finding| finding.name).collect()
}

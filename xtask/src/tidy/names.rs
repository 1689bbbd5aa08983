//! The modules of every crate, and what a path in one of them names.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use super::source::Source;
use super::uses::{Brings, Leaf, leaves};

/// A module: a file, or a part of one.
#[derive(Debug)]
pub(super) struct Module<'s> {
    pub(super) package: &'s str,
    pub(super) name: &'s str,
    pub(super) parent: Option<usize>,
    /// The module right below the crate's root that this one is or is in; the root has none.
    pub(super) top: Option<&'s str>,
    pub(super) file: usize,
    pub(super) range: Range<usize>,
    pub(super) test: bool,
    names: HashMap<&'s str, Vec<Name<'s>>>,
    globs: Vec<Vec<&'s str>>,
    /// The parts that are modules of their own.
    inner: Vec<Range<usize>>,
}

#[derive(Clone, Debug)]
enum Name<'s> {
    Module(usize),
    Item,
    Alias(Vec<&'s str>),
}

/// What a path names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found<'s> {
    /// An item of a module, by its name there.
    Item(usize, &'s str),
    Module(usize),
    /// Nothing of this crate: the path from outside.
    Outside(Vec<&'s str>),
}

/// All modules of all crates.
#[derive(Debug)]
pub(super) struct Names<'s> {
    pub(super) sources: &'s [Source<'s>],
    pub(super) modules: Vec<Module<'s>>,
    /// The root of each package's library, or of its program where it has none.
    pub(super) roots: BTreeMap<&'s str, usize>,
}

/// A path that stands in a module.
#[derive(Debug)]
pub(super) struct Path<'s> {
    pub(super) words: Vec<&'s str>,
    pub(super) at: usize,
}

impl<'s> Names<'s> {
    pub(super) fn new(sources: &'s [Source<'s>]) -> Names<'s> {
        let mut names = Names { sources, modules: Vec::new(), roots: BTreeMap::new() };
        let files: HashMap<&str, usize> =
            sources.iter().enumerate().map(|(at, source)| (source.path, at)).collect();
        for (file, source) in sources.iter().enumerate() {
            let Some(package) = root_of(source.path) else { continue };
            let all = 0..source.tokens.len();
            let root = names.add(&files, Module::new(package, file, all), folder_of(source.path));
            if source.path.ends_with("/lib.rs") || !names.roots.contains_key(package) {
                names.roots.insert(package, root);
            }
        }
        names
    }

    /// Adds a module and those below it, the files of which are in this folder.
    fn add(&mut self, files: &HashMap<&str, usize>, module: Module<'s>, folder: &str) -> usize {
        let sources = self.sources;
        let source = &sources[module.file];
        let here = self.modules.len();
        let range = module.range.clone();
        self.modules.push(module);
        let mut hidden = range.start;
        let mut at = range.start;
        while at < range.end {
            if source.is(at, "use") {
                self.bring(here, source, at);
                at = source.end_of_use(at);
            } else if at < hidden {
                at += 1;
            } else if let Some(name) = module_at(source, at) {
                at = self.add_below(files, here, at, name, &format!("{folder}/{name}"));
            } else {
                if let Some(name) = defined(source, at) {
                    self.name(here, name, Name::Item);
                } else if source.is(at, "{") {
                    hidden = source.closes[at];
                }
                at += 1;
            }
        }
        here
    }

    /// Adds the module that is declared here, and says where to go on.
    fn add_below(
        &mut self,
        files: &HashMap<&str, usize>,
        parent: usize,
        at: usize,
        name: &'s str,
        folder: &str,
    ) -> usize {
        let above = &self.modules[parent];
        let source = &self.sources[above.file];
        let mut child = Module::new(above.package, above.file, 0..0);
        child.name = name;
        child.parent = Some(parent);
        child.top = above.top.or(Some(name));
        child.test = above.test || source.is_test(at);
        let end = source.closes[at + 2];
        if source.is(at + 2, "{") {
            child.range = at + 3..end;
            self.modules[parent].inner.push(at..end + 1);
        } else {
            let file = files.get(format!("{folder}.rs").as_str());
            let Some(&file) = file.or_else(|| files.get(format!("{folder}/mod.rs").as_str())) else {
                return end;
            };
            child.file = file;
            child.range = 0..self.sources[file].tokens.len();
        }
        let child = self.add(files, child, folder);
        self.name(parent, name, Name::Module(child));
        end + 1
    }

    fn bring(&mut self, module: usize, source: &Source<'s>, at: usize) {
        for Leaf { path, brings } in leaves(source, at) {
            match brings {
                Brings::Name(name) => self.name(module, name, Name::Alias(path)),
                Brings::NoName => {}
                Brings::All => self.modules[module].globs.push(path),
            }
        }
    }

    fn name(&mut self, module: usize, name: &'s str, what: Name<'s>) {
        self.modules[module].names.entry(name).or_default().push(what);
    }

    /// What a path that stands in this module names.
    pub(super) fn find(&self, module: usize, path: &[&'s str]) -> Option<Found<'s>> {
        self.follow(module, path, 0)
    }

    /// The same where the path may lead into another crate of the project.
    pub(super) fn find_anywhere(&self, module: usize, path: &[&'s str]) -> Option<Found<'s>> {
        let mut found = self.find(module, path)?;
        for _ in 0..4 {
            let Found::Outside(words) = &found else { break };
            let [first, rest @ ..] = words.as_slice() else { break };
            let package = first.strip_prefix("openroom_").unwrap_or(first);
            let Some(&root) = self.roots.get(package) else { break };
            found = self.within(root, rest, 0)?;
        }
        Some(found)
    }

    fn follow(&self, module: usize, path: &[&'s str], depth: usize) -> Option<Found<'s>> {
        if depth > 16 {
            return None;
        }
        let (first, rest) = path.split_first()?;
        match *first {
            "crate" => self.within(self.root(module), rest, depth),
            "self" => self.within(module, rest, depth),
            "super" => self.follow_up(self.modules[module].parent?, rest, depth),
            "Self" => None,
            "" => Some(Found::Outside(rest.to_vec())),
            _ => self.within(module, path, depth).or_else(|| Some(Found::Outside(path.to_vec()))),
        }
    }

    fn follow_up(&self, module: usize, rest: &[&'s str], depth: usize) -> Option<Found<'s>> {
        match rest.split_first() {
            Some((&"super", rest)) => self.follow_up(self.modules[module].parent?, rest, depth),
            _ => self.within(module, rest, depth),
        }
    }

    fn root(&self, module: usize) -> usize {
        let mut at = module;
        while let Some(parent) = self.modules[at].parent {
            at = parent;
        }
        at
    }

    /// What the path names that begins with a name of this module.
    fn within(&self, module: usize, path: &[&'s str], depth: usize) -> Option<Found<'s>> {
        if depth > 16 {
            return None;
        }
        let Some((first, rest)) = path.split_first() else { return Some(Found::Module(module)) };
        let names = self.modules[module].names.get(first).map_or(&[][..], Vec::as_slice);
        let leads = |name: &Name<'s>| match name {
            Name::Module(child) => self.within(*child, rest, depth + 1).or(Some(Found::Module(*child))),
            Name::Item => Some(Found::Item(module, first)),
            Name::Alias(path) if path.as_slice() == [*first] && rest.is_empty() => {
                Some(Found::Outside(path.clone()))
            }
            Name::Alias(path) => {
                let mut longer = path.clone();
                longer.extend(rest);
                self.aliased(module, first, &longer, depth + 1)
            }
        };
        let is_module = |name: &&Name<'s>| matches!(name, Name::Module(_));
        let (modules, others): (Vec<&Name<'s>>, Vec<&Name<'s>>) = names.iter().partition(is_module);
        let ordered = if rest.is_empty() { [others, modules] } else { [modules, others] };
        ordered.iter().flatten().find_map(|name| leads(name)).or_else(|| self.by_glob(module, path, depth))
    }

    /// An alias may have the name of the crate that it comes from: that one is not looked for here again.
    fn aliased(&self, module: usize, own: &str, path: &[&'s str], depth: usize) -> Option<Found<'s>> {
        if path.first() == Some(&own) {
            let is_child = |name: &Name<'s>| matches!(name, Name::Module(_));
            let here = self.modules[module].names.get(own).is_some_and(|names| names.iter().any(is_child));
            if !here {
                return Some(Found::Outside(path.to_vec()));
            }
        }
        self.follow(module, path, depth)
    }

    /// What a name that comes in by `use …::*` names.
    pub(super) fn by_glob(&self, module: usize, path: &[&'s str], depth: usize) -> Option<Found<'s>> {
        if depth > 6 {
            return None;
        }
        self.modules[module].globs.iter().find_map(|glob| {
            let Some(Found::Module(from)) = self.follow(module, glob, depth + 1) else { return None };
            if from == module { None } else { self.within(from, path, depth + 1) }
        })
    }

    pub(super) fn is_named_here(&self, module: usize, name: &str) -> bool {
        self.modules[module].names.contains_key(name)
    }

    /// Whether this token is the module's own, and not of a part that is a module itself.
    pub(super) fn is_in(&self, module: usize, at: usize) -> bool {
        let own = &self.modules[module];
        own.range.contains(&at) && !own.inner.iter().any(|range| range.contains(&at))
    }

    /// Every path that stands in a module outside of tests, those of its `use` lines too.
    pub(super) fn paths(&self, module: usize) -> Vec<Path<'s>> {
        let own = &self.modules[module];
        let source = &self.sources[own.file];
        let mut paths = Vec::new();
        let mut at = own.range.start;
        while at < own.range.end {
            let apart = own.inner.iter().chain(&source.tests).find(|range| range.contains(&at));
            if let Some(range) = apart {
                at = range.end;
            } else if source.is(at, "use") {
                paths.extend(leaves(source, at).into_iter().map(|leaf| Path { words: leaf.path, at }));
                at = source.end_of_use(at);
            } else if let Some(path) = path_at(source, at) {
                let words = path.len();
                paths.push(Path { words: path, at });
                at += 2 * words - 1;
            } else {
                at += 1;
            }
        }
        paths
    }
}

impl<'s> Module<'s> {
    fn new(package: &'s str, file: usize, range: Range<usize>) -> Module<'s> {
        Module {
            package,
            name: "crate",
            parent: None,
            top: None,
            file,
            range,
            test: false,
            names: HashMap::new(),
            globs: Vec::new(),
            inner: Vec::new(),
        }
    }
}

/// The package of which this file is the root, by the name of its folder.
fn root_of(path: &str) -> Option<&str> {
    match path.split('/').collect::<Vec<_>>().as_slice() {
        ["crates", package, "src", "lib.rs" | "main.rs"] | [package @ "xtask", "src", "main.rs"] => {
            Some(package)
        }
        _ => None,
    }
}

/// Where the modules that a root file names are.
fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The name of the module that is declared here.
fn module_at<'s>(source: &Source<'s>, at: usize) -> Option<&'s str> {
    let follows = source.is(at + 2, ";") || source.is(at + 2, "{");
    source.word(at + 1).filter(|_| source.is(at, "mod") && follows)
}

/// The name that an item gets that begins here.
fn defined<'s>(source: &Source<'s>, at: usize) -> Option<&'s str> {
    let word = source.word(at)?;
    match word {
        "fn" | "struct" | "enum" | "trait" | "type" | "static" | "union" => source.word(at + 1),
        "const" => source.word(at + 1).filter(|name| !matches!(*name, "fn" | "unsafe" | "async" | "extern")),
        "macro_rules" => source.word(at + 2),
        _ => None,
    }
}

fn path_at<'s>(source: &Source<'s>, at: usize) -> Option<Vec<&'s str>> {
    let first = source.word(at)?;
    if at > 0 && (source.is(at - 1, ".") || source.is(at - 1, "::")) {
        return None;
    }
    let mut path = vec![first];
    let mut next = at + 1;
    while source.is(next, "::")
        && let Some(word) = source.word(next + 1)
    {
        path.push(word);
        next += 2;
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::super::source::Text;
    use super::*;

    const TREE: [(&str, &str); 5] = [
        ("crates/a/src/lib.rs", "mod one; mod two; pub use one::{First as Best, deep}; pub use two::*;"),
        (
            "crates/a/src/one.rs",
            "pub mod deep; pub struct First; use super::Second; fn x() { let _ = crate::helper(); }",
        ),
        (
            "crates/a/src/one/deep.rs",
            "use super::super::two::{self, Second}; use std::fs; fn y() { fs::read(two::helper()); }",
        ),
        (
            "crates/a/src/two/mod.rs",
            "pub struct Second; pub fn helper() {} #[cfg(test)] mod tests { use crate::Best; }",
        ),
        (
            "crates/b/src/main.rs",
            "use openroom_a::Best; mod inner { use super::Best as Good; pub fn z() { Good::new(); } }",
        ),
    ];

    fn with(check: impl Fn(&Names<'_>)) {
        let files: Vec<Text> = TREE
            .iter()
            .map(|(path, text)| Text { path: (*path).to_owned(), text: (*text).to_owned() })
            .collect();
        let sources: Vec<Source<'_>> = files.iter().map(Source::new).collect();
        check(&Names::new(&sources));
    }

    /// The package, top-level module and name that a path leads to.
    fn told(names: &Names<'_>, found: Option<Found<'_>>) -> String {
        let place = |module: usize| {
            let module = &names.modules[module];
            format!("{}/{}", module.package, module.top.unwrap_or("-"))
        };
        match found {
            Some(Found::Item(module, name)) => format!("{}/{name}", place(module)),
            Some(Found::Module(module)) => place(module),
            Some(Found::Outside(words)) => format!("outside {}", words.join("::")),
            None => "nothing".to_owned(),
        }
    }

    fn module(names: &Names<'_>, file: &str, name: &str) -> usize {
        let is = |module: &Module<'_>| names.sources[module.file].path.ends_with(file) && module.name == name;
        names.modules.iter().position(is).unwrap()
    }

    #[test]
    fn paths_lead_through_what_is_exported_again() {
        with(|names| {
            let root = names.roots["a"];
            let deep = module(names, "deep.rs", "deep");
            assert_eq!(told(names, names.find(deep, &["crate", "Best"])), "a/one/First");
            assert_eq!(told(names, names.find(deep, &["crate", "Second"])), "a/two/Second");
            assert_eq!(told(names, names.find(deep, &["crate", "deep", "y"])), "a/one/y");
            assert_eq!(told(names, names.find(deep, &["two", "helper"])), "a/two/helper");
            assert_eq!(told(names, names.find(deep, &["fs", "read"])), "outside std::fs::read");
            assert_eq!(told(names, names.find(root, &["one"])), "a/one");
            assert_eq!(told(names, names.find(root, &["helper"])), "a/two/helper");
            assert_eq!(told(names, names.find(root, &["crate", "nothing"])), "nothing");
        });
    }

    #[test]
    fn paths_lead_into_other_crates() {
        with(|names| {
            let inner = module(names, "main.rs", "inner");
            assert_eq!(told(names, names.find(inner, &["Good", "new"])), "outside openroom_a::Best::new");
            assert_eq!(told(names, names.find_anywhere(inner, &["Good", "new"])), "a/one/First");
        });
    }

    #[test]
    fn the_paths_of_a_module_are_its_own() {
        with(|names| {
            let words = |module: usize| -> Vec<String> {
                names
                    .paths(module)
                    .iter()
                    .map(|path| path.words.join("::"))
                    .filter(|path| path.contains("::"))
                    .collect()
            };
            assert_eq!(
                words(module(names, "deep.rs", "deep")),
                ["super::super::two", "super::super::two::Second", "std::fs", "fs::read", "two::helper"]
            );
            assert_eq!(words(names.roots["b"]), ["openroom_a::Best"]);
            assert!(words(module(names, "two/mod.rs", "two")).is_empty());
            assert!(names.modules[module(names, "two/mod.rs", "tests")].test);
        });
    }
}

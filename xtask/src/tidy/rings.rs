//! Modules of a crate that need each other in a ring, so that none can be read or tried without all.

use std::collections::{BTreeMap, BTreeSet};

use super::check::{Finding, Project};
use super::names::Found;

/// Which module needs which, with one place where it does.
type Needs<'s> = BTreeMap<&'s str, BTreeMap<&'s str, String>>;

/// The modules of each crate that are in a ring, by what their paths name in the end.
pub(super) fn rings(project: &Project<'_>) -> Vec<(String, Vec<Finding>)> {
    let mut packages: BTreeMap<&str, Needs<'_>> = BTreeMap::new();
    for module in project.modules() {
        let own = &project.names.modules[module];
        if let Some(top) = own.top {
            packages.entry(own.package).or_default().entry(top).or_default();
        }
    }
    for reach in &project.reaches {
        let own = &project.names.modules[reach.module];
        let to = match reach.found {
            Some(Found::Item(to, _) | Found::Module(to)) => &project.names.modules[to],
            Some(Found::Outside(_)) | None => continue,
        };
        let (Some(from), Some(into)) = (own.top, to.top) else { continue };
        if to.package == own.package && from != into {
            let source = &project.sources[own.file];
            let needs = packages.entry(own.package).or_default().entry(from).or_default();
            needs.entry(into).or_insert_with(|| format!("{}:{}", source.path, source.line(reach.path.at)));
        }
    }
    packages.into_iter().map(|(package, needs)| (package.to_owned(), in_rings(package, &needs))).collect()
}

fn in_rings(package: &str, needs: &Needs<'_>) -> Vec<Finding> {
    let far: BTreeMap<&str, BTreeSet<&str>> =
        needs.keys().map(|from| (*from, all_from(needs, from))).collect();
    let together = |one: &str, other: &str| {
        let leads = |from: &str, to: &str| far.get(from).is_some_and(|far| far.contains(to));
        leads(one, other) && leads(other, one)
    };
    let mut findings = Vec::new();
    for module in needs.keys().filter(|module| together(module, module)) {
        let out = needs[module].iter().filter(|(to, _)| together(module, to));
        let back = needs.iter().filter(|(from, _)| together(from, module));
        let back = back.filter_map(|(from, to)| to.get(module).map(|at| (from, at)));
        let out: Vec<String> = out.map(|(to, at)| format!("{to} ({at})")).collect();
        let back: Vec<String> = back.map(|(from, at)| format!("{from} ({at})")).collect();
        let says =
            format!("{package}: `{module}` needs {}; it is needed by {}", out.join(", "), back.join(", "));
        findings.push(Finding { name: (*module).to_owned(), says });
    }
    findings
}

fn all_from<'s>(needs: &Needs<'s>, from: &str) -> BTreeSet<&'s str> {
    let mut all = BTreeSet::new();
    let mut next: Vec<&'s str> = needs[from].keys().copied().collect();
    while let Some(module) = next.pop() {
        if all.insert(module) {
            next.extend(needs.get(module).into_iter().flat_map(BTreeMap::keys));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::check::found_in;
    use super::*;

    fn ring(tree: &[(&str, &str)]) -> Vec<String> {
        found_in(tree, |project| rings(project).into_iter().flat_map(|(_, findings)| findings).collect())
    }

    #[test]
    fn two_that_need_each_other() {
        let tree = [
            ("crates/a/src/lib.rs", "mod b; mod c; mod d;"),
            ("crates/a/src/b.rs", "use crate::c::C; pub struct B;"),
            ("crates/a/src/c.rs", "pub struct C; fn x(b: super::b::B) {}"),
            ("crates/a/src/d.rs", "use crate::b::B;"),
        ];
        assert_eq!(ring(&tree), ["b", "c"]);
    }

    #[test]
    fn through_the_root_and_in_a_part() {
        let tree = [
            ("crates/a/src/lib.rs", "mod b; mod c; pub use b::B; pub use c::*;"),
            ("crates/a/src/b.rs", "mod part; pub struct B;"),
            ("crates/a/src/b/part.rs", "use crate::*; fn x(c: C) {}"),
            ("crates/a/src/c.rs", "pub struct C; fn x(b: crate::B) {}"),
        ];
        assert_eq!(ring(&tree), ["b", "c"]);
    }

    #[test]
    fn one_way_is_no_ring_and_tests_make_none() {
        let tree = [
            ("crates/a/src/lib.rs", "mod b; mod c;"),
            ("crates/a/src/b.rs", "pub struct B; #[cfg(test)] mod tests { use crate::c::C; }"),
            ("crates/a/src/c.rs", "mod part; pub struct C; fn x(b: crate::b::B) {}"),
            ("crates/a/src/c/part.rs", "use super::C;"),
        ];
        assert!(ring(&tree).is_empty());
    }

    #[test]
    fn a_longer_ring_is_told_with_its_places() {
        let tree = [
            ("crates/a/src/lib.rs", "mod b; mod c; mod d;"),
            ("crates/a/src/b.rs", "use crate::c;"),
            ("crates/a/src/c.rs", "use super::d::D;"),
            ("crates/a/src/d.rs", "pub struct D;\nfn x() { crate::b::y(); }"),
        ];
        let says = found_in(&tree, |project| {
            let said = |finding: Finding| Finding { name: finding.says, says: String::new() };
            rings(project).into_iter().flat_map(|(_, findings)| findings).map(said).collect()
        });
        assert_eq!(says.len(), 3);
        assert_eq!(says[2], "a: `d` needs b (crates/a/src/d.rs:2); it is needed by c (crates/a/src/c.rs:1)");
    }
}

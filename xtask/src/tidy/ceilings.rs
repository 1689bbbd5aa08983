//! What is still allowed: lists and figures that only sink.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::check::Finding;

/// The file of what is allowed: names and figures by table and key, a small part of TOML.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Ceilings {
    tables: BTreeMap<String, BTreeMap<String, Value>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Names(Vec<String>),
    Figure(usize),
}

/// The number of a line that could not be read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Unread(pub(super) usize);

impl Ceilings {
    pub(super) fn read(text: &str) -> Result<Ceilings, Unread> {
        let mut ceilings = Ceilings::default();
        let mut table = String::new();
        let mut lines = text.lines().enumerate();
        while let Some((number, line)) = lines.next() {
            let unread = Unread(number + 1);
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                name.clone_into(&mut table);
                continue;
            }
            let (key, value) = line.split_once(" = ").ok_or(unread)?;
            let mut value = value.to_owned();
            while value.starts_with('[') && !value.ends_with(']') {
                let (_, more) = lines.next().ok_or(unread)?;
                value.push_str(more.trim());
            }
            let value = read_value(&value).ok_or(unread)?;
            ceilings.tables.entry(table.clone()).or_default().insert(key.to_owned(), value);
        }
        Ok(ceilings)
    }

    /// The names under this key; none where it is not there.
    pub(super) fn names(&self, table: &str, key: &str) -> Option<&[String]> {
        match self.tables.get(table)?.get(key)? {
            Value::Names(names) => Some(names),
            Value::Figure(_) => None,
        }
    }

    /// The figure under this key; 0 where it is not there.
    pub(super) fn figure(&self, key: &str) -> usize {
        match self.tables.get("figures").and_then(|table| table.get(key)) {
            Some(Value::Figure(figure)) => *figure,
            Some(Value::Names(_)) | None => 0,
        }
    }

    /// The keys of a table.
    pub(super) fn keys(&self, table: &str) -> impl Iterator<Item = &str> {
        self.tables.get(table).into_iter().flat_map(BTreeMap::keys).map(String::as_str)
    }

    /// The names of the tables that begin with this one and a point, without it.
    pub(super) fn below(&self, table: &str) -> impl Iterator<Item = &str> {
        self.tables.keys().filter_map(move |name| name.strip_prefix(table)?.strip_prefix('.'))
    }
}

fn read_value(text: &str) -> Option<Value> {
    let Some(names) = text.strip_prefix('[') else { return text.parse().ok().map(Value::Figure) };
    let names = names.strip_suffix(']')?.split(',').map(str::trim).filter(|name| !name.is_empty());
    let quoted = |name: &str| Some(name.strip_prefix('"')?.strip_suffix('"')?.to_owned());
    names.map(quoted).collect::<Option<_>>().map(Value::Names)
}

/// How something stands to what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    Holds,
    /// More than is allowed; says what.
    Above(Vec<String>),
    /// Less than is allowed: the ceiling is to be lowered to this.
    Below(Lower),
}

/// One ceiling and what it sinks to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lower {
    List { table: &'static str, key: String, keeps: Vec<String> },
    Figure { key: String, ceiling: usize },
}

/// How what a check found stands to the list of what is allowed.
pub(super) fn list(table: &'static str, key: &str, allowed: &[String], found: &[Finding]) -> Stands {
    let more: Vec<&Finding> = found.iter().filter(|finding| !allowed.contains(&finding.name)).collect();
    if !more.is_empty() {
        return Stands::Above(more.into_iter().map(|finding| finding.says.clone()).collect());
    }
    let found: BTreeSet<&str> = found.iter().map(|finding| finding.name.as_str()).collect();
    let keeps: Vec<String> = allowed.iter().filter(|name| found.contains(name.as_str())).cloned().collect();
    if keeps.len() == allowed.len() {
        Stands::Holds
    } else {
        Stands::Below(Lower::List { table, key: key.to_owned(), keeps })
    }
}

/// How a figure stands to its ceiling.
pub(super) fn figure(key: &str, ceiling: usize, now: usize) -> Stands {
    match now.cmp(&ceiling) {
        Ordering::Greater => Stands::Above(vec![format!("{key}: {now}, {ceiling} are allowed")]),
        Ordering::Less => Stands::Below(Lower::Figure { key: key.to_owned(), ceiling: now }),
        Ordering::Equal => Stands::Holds,
    }
}

/// The text of the file with one ceiling lowered; all else in it stays as it is.
pub(super) fn lowered(text: &str, lower: &Lower) -> String {
    let mut written = String::new();
    let mut table = "";
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        table = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')).unwrap_or(table);
        match lower {
            Lower::List { table: own, key, keeps } if table == *own && is_key(line, key) => {
                let mut last = line;
                while !last.trim_end().ends_with(']') {
                    let Some(next) = lines.next() else { break };
                    last = next;
                }
                write_list(&mut written, key, keeps);
            }
            Lower::Figure { key, ceiling } if table == "figures" && is_key(line, key) => {
                let _ = writeln!(written, "{key} = {ceiling}");
            }
            Lower::List { .. } | Lower::Figure { .. } => {
                let _ = writeln!(written, "{line}");
            }
        }
    }
    written
}

fn is_key(line: &str, key: &str) -> bool {
    line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
}

/// One name a line, or many where they are short.
fn write_list(written: &mut String, key: &str, names: &[String]) {
    if names.is_empty() {
        let _ = writeln!(written, "{key} = []");
        return;
    }
    let _ = writeln!(written, "{key} = [");
    let mut line = String::new();
    for name in names {
        let short =
            line.is_empty() || (line.len() + name.len() < 100 && name.len() < 24 && !name.contains('/'));
        if !short {
            let _ = writeln!(written, "   {line}");
            line.clear();
        }
        let _ = write!(line, " \"{name}\",");
    }
    let _ = writeln!(written, "   {line}\n]");
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A file.

[figures]
crates-in-the-lock = 314
generated-lines = 22335

[still]
# Files.
long-files = [
    \"crates/a/src/a.rs\",
    \"crates/b/src/a_long_name_of_a_file.rs\",
]
long = [\"a\", \"b\"]

[rings]
long = [\"a\", \"b\"]
";

    fn finding(name: &str) -> Finding {
        Finding { name: name.to_owned(), says: format!("{name}!") }
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_list_only_sinks() {
        let allowed = names(&["a", "b"]);
        assert_eq!(list("still", "x", &allowed, &[finding("b"), finding("a")]), Stands::Holds);
        let above = list("still", "x", &allowed, &[finding("a"), finding("c")]);
        assert_eq!(above, Stands::Above(names(&["c!"])));
        let lower = Lower::List { table: "still", key: "x".to_owned(), keeps: names(&["b"]) };
        assert_eq!(list("still", "x", &allowed, &[finding("b")]), Stands::Below(lower));
    }

    #[test]
    fn a_figure_only_sinks() {
        assert_eq!(figure("x", 20, 20), Stands::Holds);
        assert_eq!(figure("x", 20, 21), Stands::Above(names(&["x: 21, 20 are allowed"])));
        let lower = Lower::Figure { key: "x".to_owned(), ceiling: 15 };
        assert_eq!(figure("x", 20, 15), Stands::Below(lower));
    }

    #[test]
    fn what_the_file_says() {
        let read = Ceilings::read(TEXT).unwrap();
        assert_eq!(read.figure("generated-lines"), 22335);
        assert_eq!(read.figure("nothing"), 0);
        assert_eq!(read.names("still", "long-files").unwrap().len(), 2);
        assert_eq!(read.names("rings", "long"), Some(&names(&["a", "b"])[..]));
        assert_eq!(read.names("rings", "nothing"), None);
        assert_eq!(read.keys("still").collect::<Vec<_>>(), ["long", "long-files"]);
        let below = Ceilings::read("[a.b]\nc = []\n[a]\n").unwrap();
        assert_eq!(below.below("a").collect::<Vec<_>>(), ["b"]);
    }

    #[test]
    fn what_cannot_be_read_is_told_by_its_line() {
        for text in ["\n[a]\nb = c", "\n[a]\nb = [c]", "\n[a]\nb = [", "\n[a]\nb"] {
            assert_eq!(Ceilings::read(text), Err(Unread(3)), "{text}");
        }
    }

    #[test]
    fn lowering_changes_nothing_else() {
        let lower = |table, key: &str, keeps: &[&str]| {
            let keeps = names(keeps);
            lowered(TEXT, &Lower::List { table, key: key.to_owned(), keeps })
        };
        assert_eq!(
            lower("still", "long-files", &["crates/a/src/a.rs"]),
            TEXT.replace("    \"crates/b/src/a_long_name_of_a_file.rs\",\n", "")
        );
        assert_eq!(
            lower("rings", "long", &[]),
            TEXT.replace("[rings]\nlong = [\"a\", \"b\"]", "[rings]\nlong = []")
        );
        let figure = Lower::Figure { key: "generated-lines".to_owned(), ceiling: 10000 };
        assert_eq!(lowered(TEXT, &figure), TEXT.replace("22335", "10000"));
    }

    #[test]
    fn a_list_is_written_as_it_is_read() {
        let lower = Lower::List { table: "rings", key: "long".to_owned(), keeps: names(&["a", "b"]) };
        let text = lowered(TEXT, &lower);
        assert!(text.contains("[rings]\nlong = [\n    \"a\", \"b\",\n]\n"), "{text}");
    }
}

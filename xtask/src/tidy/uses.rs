//! What a `use` line names.

use super::source::Source;

/// One path of a `use` line, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Leaf<'s> {
    pub(super) path: Vec<&'s str>,
    pub(super) brings: Brings<'s>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Brings<'s> {
    Name(&'s str),
    /// `as _`: a trait for its methods.
    NoName,
    /// `*`.
    All,
}

/// The names of the `use` line that begins here.
pub(super) fn leaves<'s>(source: &Source<'s>, at: usize) -> Vec<Leaf<'s>> {
    let mut leaves = Vec::new();
    tree(source, at + 1, source.end_of_use(at), &[], &mut leaves);
    leaves
}

impl Source<'_> {
    /// Where the `use` line that begins here ends.
    pub(super) fn end_of_use(&self, at: usize) -> usize {
        let mut end = at;
        while end < self.tokens.len() && !self.is(end, ";") {
            end = self.closes[end] + 1;
        }
        end
    }
}

fn tree<'s>(source: &Source<'s>, from: usize, to: usize, before: &[&'s str], leaves: &mut Vec<Leaf<'s>>) {
    let mut path = before.to_vec();
    let mut at = from;
    while at < to {
        if source.is(at, "::") {
            if at == from && before.is_empty() {
                path.push("");
            }
        } else if source.is(at, "*") {
            leaves.push(Leaf { path, brings: Brings::All });
            return;
        } else if source.is(at, "{") {
            let close = source.closes[at].min(to);
            let mut part = at + 1;
            while part < close {
                let mut end = part;
                while end < close && !source.is(end, ",") {
                    end = source.closes[end] + 1;
                }
                tree(source, part, end, &path, leaves);
                part = end + 1;
            }
            return;
        } else if source.is(at, "as") {
            let name = source.word(at + 1).filter(|name| *name != "_");
            leaves.push(Leaf { path, brings: name.map_or(Brings::NoName, Brings::Name) });
            return;
        } else if let Some(word) = source.word(at)
            && (word != "self" || path.is_empty())
        {
            path.push(word);
        }
        at += 1;
    }
    if let Some(name) = path.last().copied() {
        leaves.push(Leaf { path, brings: Brings::Name(name) });
    }
}

#[cfg(test)]
mod tests {
    use super::super::source::Text;
    use super::*;

    fn of(text: &str) -> Vec<String> {
        let file = Text { path: String::new(), text: text.to_owned() };
        let source = Source::new(&file);
        leaves(&source, 0)
            .into_iter()
            .map(|leaf| {
                let name = match leaf.brings {
                    Brings::Name(name) => name,
                    Brings::NoName => "_",
                    Brings::All => "*",
                };
                format!("{name} = {}", leaf.path.join("::"))
            })
            .collect()
    }

    #[test]
    fn one_name_and_many() {
        assert_eq!(of("use a::b;"), ["b = a::b"]);
        assert_eq!(of("use a::b as c;"), ["c = a::b"]);
        assert_eq!(
            of("use a::{self, b::{c, d as e}, f::*}; g"),
            ["a = a", "c = a::b::c", "e = a::b::d", "* = a::f"]
        );
        assert_eq!(of("use super::*;"), ["* = super"]);
        assert_eq!(of("use ::a::b;"), ["b = ::a::b"]);
        assert_eq!(of("use a::B as _;"), ["_ = a::B"]);
    }
}

//! TOML with the line of every value.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::node::{Node, Value};
use super::problem::{FileError, Problem};
use crate::Said;
use crate::said::said;

/// So many characters show where in a line something is wrong.
const LONGEST_FOUND: usize = 30;

pub(crate) fn read(text: &str) -> Result<Node, FileError> {
    let lines = Lines::new(text);
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let why = why(error.message(), text, at);
        FileError::at(lines.of(at), Problem::Form(said!("file-toml", "this is not TOML: {why}", why = why)))
    })?;
    Ok(Node { line: 1, value: table_value(table.get_ref(), &lines) })
}

/// What is wrong at a place, in our own words, since those of the reader are English.
fn why(message: &str, text: &str, at: usize) -> Said {
    if message.contains("duplicate key") {
        return said!("file-toml-double", "a key stands here twice");
    }
    let at = text.floor_char_boundary(at);
    let begin = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let column = (text[begin..at].chars().count() + 1).to_string();
    let rest: String = text[at..].lines().next().unwrap_or_default().chars().take(LONGEST_FOUND).collect();
    let found = match rest.trim_end() {
        "" => said!("file-toml-end", "end of the line"),
        rest => Said::from(rest),
    };
    let wanted = message.split_once("expected `").and_then(|(_, after)| after.split_once('`'));
    if let Some((wanted, _)) = wanted {
        return said!(
            "file-toml-expected",
            "`{wanted}` is wanted in column {column}: {found}",
            wanted = wanted,
            column = column,
            found = found
        );
    }
    said!(
        "file-toml-from",
        "it cannot be read from column {column} on: {found}",
        column = column,
        found = found
    )
}

/// Where the lines of a text begin.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    pub(crate) fn new(text: &str) -> Lines {
        Lines(std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect())
    }

    pub(crate) fn of(&self, at: usize) -> usize {
        self.0.partition_point(|begin| *begin <= at)
    }
}

fn node(value: &Spanned<DeValue<'_>>, lines: &Lines) -> Node {
    let line = lines.of(value.span().start);
    let value = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.clone().into_owned()),
        DeValue::Integer(number) => Value::Number(number.to_string()),
        DeValue::Float(number) => Value::Number(number.to_string()),
        DeValue::Boolean(flag) => Value::Flag(flag.to_string()),
        DeValue::Datetime(time) => Value::Text(time.to_string()),
        DeValue::Array(list) => Value::List(list.iter().map(|value| node(value, lines)).collect()),
        DeValue::Table(table) => table_value(table, lines),
    };
    Node { line, value }
}

fn table_value(table: &DeTable<'_>, lines: &Lines) -> Value {
    Value::Table(table.iter().map(|(key, value)| (key.get_ref().to_string(), node(value, lines))).collect())
}

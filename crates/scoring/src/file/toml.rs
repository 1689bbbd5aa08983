//! TOML with the line of every value.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::node::{Node, Value};
use super::problem::{FileError, Problem};
use crate::said::said;

pub(crate) fn read(text: &str) -> Result<Node, FileError> {
    let lines = Lines::new(text);
    let table = DeTable::parse(text).map_err(|error| {
        let why = error.message().lines().collect::<Vec<_>>().join("; ");
        FileError::at(
            lines.of(error.span().map_or(0, |span| span.start)),
            Problem::Form(said!("file-toml", "this is not TOML: {why}", why = why)),
        )
    })?;
    Ok(Node { line: 1, value: table_value(table.get_ref(), &lines) })
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

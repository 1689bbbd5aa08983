//! Text in columns.

use std::io::{self, Write};

use openroom_reasoning::Words;

use crate::output::shown;

/// On which side a column is flush.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Flush {
    Left,
    Right,
}
use Flush::{Left, Right};

/// Rows under a heading, each column as wide as its widest text.
pub(crate) struct Columns {
    flush: Vec<Flush>,
    rows: Vec<Vec<String>>,
}

impl Columns {
    pub(crate) fn new(heading: &[(impl AsRef<str>, Flush)]) -> Columns {
        let flush = heading.iter().map(|(_, flush)| *flush).collect();
        Columns { flush, rows: vec![heading.iter().map(|(text, _)| text.as_ref().to_owned()).collect()] }
    }

    /// Rows under headings that are said by these keys; a heading without a key is empty.
    pub(crate) fn said(w: Words, heading: &[(&str, Flush)]) -> Columns {
        let said =
            |(key, flush): &(&str, Flush)| (if key.is_empty() { String::new() } else { w.t(key) }, *flush);
        Columns::new(&heading.iter().map(said).collect::<Vec<_>>())
    }

    pub(crate) fn row(&mut self, texts: &[String]) {
        self.rows.push(texts.iter().map(|text| shown(text).to_string()).collect());
    }

    pub(crate) fn write(&self, writer: &mut dyn Write) -> io::Result<()> {
        let width = |column: usize| {
            let texts = self.rows.iter().filter_map(|row| row.get(column));
            texts.map(|text| text.chars().count()).max().unwrap_or_default()
        };
        let widths: Vec<usize> = (0..self.flush.len()).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for ((text, width), flush) in row.iter().zip(&widths).zip(&self.flush) {
                let gap = " ".repeat(width - text.chars().count());
                match flush {
                    Left => line.extend(["  ", text, &gap]),
                    Right => line.extend(["  ", &gap, text]),
                }
            }
            writeln!(writer, "{}", line.trim_end())?;
        }
        writeln!(writer)
    }
}

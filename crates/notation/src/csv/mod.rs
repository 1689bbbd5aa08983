//! CSV: a row a game, a column a tag; a table of scores has a row for each of its rows. No cell
//! can start a formula in a spreadsheet.

mod read;
mod records;
mod write;

use std::borrow::Cow;

pub use read::{CsvReader, read_csv};
pub use write::{CsvWriter, write_csv};

/// How a column of the table of scores begins.
const SCORE: &str = "ScoreTable:";

/// Whether a spreadsheet would take a cell for a formula.
fn starts_formula(text: &str) -> bool {
    let rest = text.trim_start_matches('\'').trim_start_matches(' ');
    let number = rest.strip_prefix(['+', '-']).is_some_and(|digits| {
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
    });
    rest.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
        && (!number || rest.len() < text.len())
}

/// A cell, safe and quoted where it must be.
fn cell(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    if starts_formula(&text) {
        text = Cow::Owned(format!("'{text}"));
    }
    if text.contains([',', ';', '"', '\n', '\r', '\t']) || text.starts_with(' ') || text.ends_with(' ') {
        text = Cow::Owned(format!("\"{}\"", text.replace('"', "\"\"")));
    }
    text
}

/// The text of a cell as it was before it was made safe.
fn plain(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if starts_formula(text) => rest,
        _ => text,
    }
}

/// The most columns of a file.
const COLUMNS: usize = 1_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_separator_is_stated_or_told_from_the_first_row() {
        for (before, sign) in [
            ("", ';'),
            ("\n  \n", ';'),
            ("sep=;\n", ';'),
            ("SEP=;\r\n", ';'),
            ("\"sep=;\"\n", ';'),
            ("sep=,\n", ','),
            ("sep=\t\n", '\t'),
            ("sep=|\n", '|'),
        ] {
            let text = format!("{before}Board{sign}West\n1{sign}\"a; b, c\"\n2{sign}d\n");
            let reads = read_csv(text.as_bytes()).unwrap();
            let west: Vec<_> = reads.iter().filter_map(|read| read.game.known("West")).collect();
            assert_eq!((west, reads[0].complaints.len()), (vec!["a; b, c", "d"], 0), "{text:?}");
            assert_eq!(reads[1].game.known("Board"), Some("2"));
        }
        let column = read_csv(b"sep=;;West\n1;2\n").unwrap();
        assert_eq!((column.len(), column[0].complaints.is_empty()), (1, false));
    }

    #[test]
    fn no_cell_starts_a_formula() {
        for text in ["=1+1", "+cmd", "-cmd", "@sum", "\t=1", "'=1", "''@x", "－1"] {
            let written = cell(text);
            let shown = written.trim_start_matches('"');
            assert!(shown.starts_with('\''), "{text:?} was written as {written:?}");
            assert_eq!(plain(shown.trim_end_matches('"')), text);
        }
        for text in ["-50", "+620", "'s-Hertogenbosch", "3NT"] {
            assert_eq!(plain(&cell(text)), text);
            assert_eq!(cell(text), text);
        }
    }
}

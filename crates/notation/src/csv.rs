//! CSV: a row a game, a column a tag; a table of scores has a row for each of its rows. No cell
//! can start a formula in a spreadsheet.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::loss::Losses;
use crate::pbn::{Game, Item, Read, Section, Tag, known_name, read_all, write_game};
use crate::scores::{Rows, add, rows_of, tag_name};
use crate::{Complaint, Line, Lines, Place, Problem, ReadError};

/// How a column of the table of scores begins.
const SCORE: &str = "ScoreTable:";

/// Whether a spreadsheet would take a cell for a formula.
fn starts_formula(text: &str) -> bool {
    let rest = text.trim_start_matches('\'');
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

/// Writes games as CSV.
pub fn write_csv(games: &[Game], losses: &mut Losses) -> String {
    let mut columns: Vec<String> = Vec::new();
    let mut rows: Vec<Vec<(String, String)>> = Vec::new();
    for game in games.iter().filter(|game| !game.is_bare()) {
        let mut row: Vec<(String, String)> = Vec::new();
        let mut notes: Vec<&str> = Vec::new();
        for item in &game.items {
            match item {
                Item::Tag(tag) if tag.name() == "ScoreTable" => {}
                Item::Tag(tag) if tag.name() == "Note" => notes.push("notes"),
                Item::Tag(tag) => match &tag.section {
                    Section::None => row.push((tag.name().to_string(), tag.effective().to_owned())),
                    Section::Words(words) => {
                        if words.iter().any(|(_, word)| matches!(word, crate::pbn::Word::Comment(_))) {
                            notes.push("comments");
                        }
                        row.push((tag.name().to_string(), words_text(tag)));
                    }
                    Section::Table(_) | Section::Text(_) => losses.note(tag.name().to_string()),
                },
                Item::Comment(comment) if comment.is_header() => {}
                Item::Comment(_) => notes.push("comments"),
                Item::Text(_) => notes.push("text outside tags"),
                Item::Blank => {}
            }
        }
        notes.sort_unstable();
        notes.dedup();
        for note in notes {
            losses.note(note);
        }
        row.extend(game.standing.iter().map(|(name, value)| (name.to_string(), value.to_string())));
        let scores = rows_of(game, "ScoreTable");
        if scores.is_empty() {
            rows.push(row);
            continue;
        }
        for score in scores {
            let mut row = row.clone();
            row.extend(score.into_iter().map(|(name, value)| (format!("{SCORE}{name}"), value.to_owned())));
            rows.push(row);
        }
    }
    for (name, _) in rows.iter().flatten() {
        if !columns.contains(name) {
            columns.push(name.clone());
        }
    }
    let mut out = String::new();
    let heading: Vec<Cow<'_, str>> = columns.iter().map(|name| cell(name)).collect();
    let _ = write!(out, "{}\r\n", heading.join(","));
    for row in rows {
        let cells: Vec<Cow<'_, str>> = columns
            .iter()
            .map(|column| {
                row.iter().find(|(name, _)| name == column).map_or(Cow::Borrowed(""), |(_, text)| cell(text))
            })
            .collect();
        let _ = write!(out, "{}\r\n", cells.join(","));
    }
    out
}

/// The words of an auction or a play on one line, after the seat that begins; comments left out.
fn words_text(tag: &Tag) -> String {
    let Section::Words(words) = &tag.section else { return String::new() };
    let mut text = format!("{}:", tag.effective());
    for (_, word) in words {
        if !matches!(word, crate::pbn::Word::Comment(_)) {
            let _ = write!(text, " {word}");
        }
    }
    text
}

/// Reads games from CSV whose first row names the columns.
pub fn read_csv(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    let mut records = records(bytes)?.into_iter();
    let Some((_, heading)) = records.next() else {
        return Err(ReadError::NotThisFormat {
            place: Place::new(1, 1),
            expected: "a row that names the columns",
        });
    };
    let heading: Vec<String> = heading.iter().map(|name| plain(name).trim().to_owned()).collect();
    let mut reads: Vec<Read> = Vec::new();
    let mut scores = Rows::default();
    let mut last: Option<Vec<(String, String)>> = None;
    for (line, record) in records {
        let mut complaints = Vec::new();
        if record.len() > heading.len() {
            let expected = "as many cells as there are columns";
            complaints.push(Complaint::new(Place::new(line, 1), Problem::BadRecord, "", expected));
        }
        let mut values = Vec::new();
        let mut score = Vec::new();
        for (name, text) in heading.iter().zip(&record).filter(|(_, text)| !text.is_empty()) {
            match name.strip_prefix(SCORE) {
                Some(column) => score.push((column.to_owned(), plain(text).to_owned())),
                None => values.push((name.clone(), plain(text).to_owned())),
            }
        }
        let same = !score.is_empty() && last.as_ref() == Some(&values);
        if !same {
            if let Some(read) = reads.last_mut() {
                add(&mut read.game, "ScoreTable", std::mem::take(&mut scores));
            }
            let mut game = Game::default();
            for (name, value) in &values {
                set(&mut game, name, value);
            }
            reads.push(Read { game, complaints: Vec::new() });
            last = Some(values);
        }
        if !score.is_empty() {
            scores.push(score);
        }
        if let Some(read) = reads.last_mut() {
            read.complaints.append(&mut complaints);
        }
    }
    if let Some(read) = reads.last_mut() {
        add(&mut read.game, "ScoreTable", scores);
    }
    Ok(reads)
}

/// Gives a game a tag from a cell; auction and play are read as words.
fn set(game: &mut Game, name: &str, value: &str) {
    let name = known_name(&tag_name(name));
    let section = matches!(&*name, "Auction" | "Play").then(|| value.split_once(':')).flatten();
    let Some((first, words)) = section else {
        if !name.ends_with("Table") && name != "Note" {
            game.set(name, value.replace(char::is_control, " "));
        }
        return;
    };
    let mut text = String::new();
    write_game(&Game { items: vec![Item::Tag(Tag::new(name, first))], ..Game::default() }, &mut text);
    let words: String = words.chars().filter(|c| !c.is_control() && !"[]{};%\"".contains(*c)).collect();
    text.push(' ');
    text.push_str(&words);
    let read = read_all(text.as_bytes()).unwrap_or_default();
    game.items.extend(read.into_iter().next().map(|read| read.game.placeless().items).unwrap_or_default());
}

/// The records of a CSV text with the lines on which they begin.
fn records(bytes: &[u8]) -> Result<Vec<(u32, Vec<String>)>, ReadError> {
    const MOST: usize = 1_000_000;
    let mut lines = Lines::new(bytes);
    let mut line = Line::default();
    let mut records: Vec<(u32, Vec<String>)> = Vec::new();
    let mut open: Option<(u32, Vec<String>, String)> = None;
    let mut separator = None;
    let mut cells = 0;
    while lines.read(&mut line)? {
        let separator = *separator.get_or_insert_with(|| {
            let commas = line.text.matches(',').count();
            [';', '\t'].into_iter().find(|sign| line.text.matches(*sign).count() > commas).unwrap_or(',')
        });
        let mut quoted = open.is_some();
        let (start, mut record, mut field) = open.take().unwrap_or((line.number, Vec::new(), String::new()));
        let mut letters = line.text.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '"' if quoted && letters.next_if_eq(&'"').is_some() => field.push('"'),
                '"' if quoted => quoted = false,
                '"' if field.is_empty() => quoted = true,
                letter if letter == separator && !quoted => {
                    record.push(std::mem::take(&mut field));
                    cells += 1;
                }
                letter => field.push(letter),
            }
        }
        if cells > MOST * 10 || records.len() > MOST || field.len() > crate::LONGEST_LINE {
            return Err(ReadError::TooLarge { place: Place::new(line.number, 1), what: "table" });
        }
        if quoted {
            field.push('\n');
            open = Some((start, record, field));
            continue;
        }
        record.push(field);
        if record.len() > 1 || !record[0].trim().is_empty() {
            records.push((start, record));
        }
    }
    if let Some((start, _, _)) = open {
        return Err(ReadError::NotThisFormat { place: Place::new(start, 1), expected: "a closing quote" });
    }
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::*;

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

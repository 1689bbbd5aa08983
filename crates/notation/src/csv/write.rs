use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

use super::{COLUMNS, SCORE, cell};
use crate::loss::{Losses, Lost};
use crate::pbn::{Game, Item, Section, Tag, Word};
use crate::scores::rows_of;

/// Writes games as CSV.
pub fn write_csv(games: &[Game], losses: &mut Losses) -> String {
    let mut writer = CsvWriter::default();
    for game in games {
        writer.see(game);
    }
    let mut out = writer.heading(losses);
    for game in games {
        writer.rows(game, &mut out, losses);
    }
    out
}

/// The longest text that is repeated on each row of a game's table of scores.
const REPEATED: usize = 1 << 12;

/// Writes games one by one, once it has seen all of them.
#[derive(Default)]
pub struct CsvWriter {
    columns: Vec<String>,
    /// Where each column stands.
    places: HashMap<String, usize>,
    /// Where those of the table of scores stand, by their own names.
    of_scores: HashMap<String, usize>,
    /// Columns that are left out.
    too_many: usize,
    /// What the last game says beside its scores, where it has such.
    last: Option<Vec<(String, String)>>,
}

impl CsvWriter {
    /// Takes note of a game that is to be written.
    pub fn see(&mut self, game: &Game) {
        if game.is_bare() {
            return;
        }
        let (cells, _) = cells(game);
        for (name, _) in cells {
            self.column(name);
        }
        for (name, _) in rows_of(game, "ScoreTable").iter().flatten() {
            if !self.of_scores.contains_key(&**name)
                && let Some(place) = self.column(format!("{SCORE}{name}"))
            {
                self.of_scores.insert(name.to_string(), place);
            }
        }
    }

    /// Where the column of this name stands, a new one after all others; none where there are too many.
    fn column(&mut self, name: String) -> Option<usize> {
        if let Some(place) = self.places.get(&name) {
            return Some(*place);
        }
        if self.columns.len() >= COLUMNS {
            self.too_many += 1;
            return None;
        }
        self.places.insert(name.clone(), self.columns.len());
        self.columns.push(name);
        Some(self.columns.len() - 1)
    }

    /// The row that names the columns.
    pub fn heading(&self, losses: &mut Losses) -> String {
        if self.too_many > 0 {
            losses.note(Lost::ColumnsPast(COLUMNS));
        }
        let heading: Vec<Cow<'_, str>> = self.columns.iter().map(|name| cell(name)).collect();
        format!("{}\r\n", heading.join(","))
    }

    /// The row of a game, or the rows of its table of scores.
    pub fn rows(&mut self, game: &Game, out: &mut String, losses: &mut Losses) {
        if game.is_bare() {
            return;
        }
        let (row, lost) = cells(game);
        for lost in lost {
            losses.note(lost);
        }
        let mut scores = rows_of(game, "ScoreTable");
        let scored = scores.iter().flatten().any(|(_, text)| !text.is_empty());
        let said =
            scored.then(|| row.iter().filter(|(_, text)| !text.is_empty()).cloned().collect::<Vec<_>>());
        let empty = said.as_ref().is_some_and(Vec::is_empty);
        if self.last.is_some() && said.is_some() && (self.last == said || empty) {
            losses.note(Lost::EndOfGame);
        }
        self.last = said;
        if scores.is_empty() {
            scores.push(Vec::new());
        }
        let mut told: Vec<Cow<'_, str>> = vec![Cow::Borrowed(""); self.columns.len()];
        for (name, text) in row.iter().rev() {
            if let Some(place) = self.places.get(name) {
                told[*place] = cell(text);
            }
        }
        let repeated = row.iter().map(|(_, text)| text.len()).sum::<usize>() <= REPEATED;
        let silent = vec![Cow::Borrowed(""); self.columns.len()];
        for (at, score) in scores.iter().enumerate() {
            let mut cells: Vec<&str> =
                if at == 0 || repeated { &told } else { &silent }.iter().map(|text| &**text).collect();
            let of_score: Vec<(usize, Cow<'_, str>)> = score
                .iter()
                .rev()
                .filter_map(|(name, text)| Some((*self.of_scores.get(&**name)?, cell(text))))
                .collect();
            for (place, text) in &of_score {
                cells[*place] = text;
            }
            out.push_str(cells.first().copied().unwrap_or_default());
            for cell in cells.iter().skip(1) {
                out.push(',');
                out.push_str(cell);
            }
            out.push_str("\r\n");
        }
    }
}

/// The cells of a game but for its table of scores, and what has no cell.
fn cells(game: &Game) -> (Vec<(String, String)>, BTreeSet<Lost>) {
    let mut row: Vec<(String, String)> = Vec::new();
    let mut lost: BTreeSet<Lost> = BTreeSet::new();
    for item in &game.items {
        match item {
            Item::Tag(tag) if tag.name() == "ScoreTable" => {}
            Item::Tag(tag) if tag.name() == "Note" => {
                lost.insert(Lost::Notes);
            }
            Item::Tag(tag) => match &tag.section {
                Section::None => row.push((tag.name().to_string(), tag.effective().to_owned())),
                Section::Words(words) => {
                    if words.iter().any(|(_, word)| matches!(word, Word::Comment(_))) {
                        lost.insert(Lost::Comments);
                    }
                    if words.iter().any(|(_, word)| matches!(word, Word::Note(_))) {
                        lost.insert(Lost::Notes);
                    }
                    row.push((tag.name().to_string(), words_text(tag)));
                }
                Section::Table(_) | Section::Text(_) => {
                    lost.insert(Lost::Tag(tag.name().to_string()));
                }
            },
            Item::Comment(comment) if comment.is_header() => {}
            Item::Comment(_) => {
                lost.insert(Lost::Comments);
            }
            Item::Text(_) => {
                lost.insert(Lost::TextOutsideTags);
            }
            Item::Blank => {}
        }
    }
    row.extend(game.standing.iter().map(|(name, value)| (name.to_string(), value.to_string())));
    (row, lost)
}

/// The words of an auction or a play on one line, after the seat that begins; comments and notes left out.
fn words_text(tag: &Tag) -> String {
    let Section::Words(words) = &tag.section else { return String::new() };
    let mut text = format!("{}:", tag.effective());
    for (_, word) in words {
        if !matches!(word, Word::Comment(_) | Word::Note(_)) {
            let _ = write!(text, " {word}");
        }
    }
    text
}

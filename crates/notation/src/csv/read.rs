use std::collections::HashSet;
use std::io::BufRead;

use super::records::Records;
use super::{COLUMNS, SCORE, plain};
use crate::pbn::{Game, Item, Kind, Read, Section, Tag, cut_off, kind_of, known_name, read_all, write_game};
use crate::scores::{Named, Rows, add, column_name, tag_name};
use crate::{Complaint, Lines, Place, Problem, ReadError, Severity};

/// Reads games from CSV whose first row names the columns.
pub fn read_csv(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    const MOST: usize = 1_000_000;
    let mut reads = Vec::new();
    for read in CsvReader::new(bytes)? {
        if reads.len() >= MOST {
            return Err(ReadError::TooLarge { place: Place::default(), what: "table" });
        }
        reads.push(read?);
    }
    Ok(reads)
}

/// Reads games one by one; memory does not grow with the file.
pub struct CsvReader<R> {
    records: Records<R>,
    heading: Vec<String>,
    complaints: Vec<Complaint>,
    open: Option<Open>,
    done: bool,
}

/// A game that is open, with the cells that made it and its table of scores.
type Open = (Read, Vec<(String, String)>, Rows);

/// What a record brought.
enum Record {
    /// The file is at its end.
    End,
    /// It belongs to the open game, or begins the first.
    Open,
    /// It begins another game; this one has ended.
    Ended(Read),
}

impl<R: BufRead> CsvReader<R> {
    /// Reads games from this source, whose first row names the columns.
    pub fn new(source: R) -> Result<CsvReader<R>, ReadError> {
        CsvReader::of(Lines::new(source))
    }

    /// Reads games from these lines, the first of which names the columns.
    pub fn of(lines: Lines<R>) -> Result<CsvReader<R>, ReadError> {
        let mut records = Records::new(lines);
        let mut complaints = Vec::new();
        let wrong = |place, expected| Err(ReadError::NotThisFormat { place, expected });
        let Some((line, names)) = records.read(&mut complaints)? else {
            return wrong(Place::new(1, 1), "a row that names the columns");
        };
        if names.len() > COLUMNS {
            return Err(ReadError::TooLarge { place: Place::new(line, 1), what: "number of columns" });
        }
        let mut heading: Vec<String> = Vec::with_capacity(names.len());
        let mut known: HashSet<String> = HashSet::new();
        for (place, name) in &names {
            let said = plain(name).trim();
            let mut column = match said.strip_prefix(SCORE) {
                Some(column) => format!("{SCORE}{}", column_name(column)),
                None => known_name(&tag_name(said)).into_owned(),
            };
            let mut complain = |problem, expected| {
                complaints.push(Complaint::new(*place, problem, said, expected));
            };
            if !column.eq_ignore_ascii_case(said) {
                complain(Problem::BadColumn, "a name of letters, digits and _; the others are left out");
            }
            if !column.starts_with(SCORE) && has_no_cell(&column) {
                complain(Problem::NotKept, "no notes and no tables but columns ScoreTable:…");
            }
            if known.contains(&column) {
                complain(Problem::RepeatedTag, "each column once; this one is given another name");
                let free = (2..).map(|number| format!("{column}_{number}"));
                column = free.into_iter().find(|name| !known.contains(name)).unwrap_or_default();
            }
            known.insert(column.clone());
            heading.push(column);
        }
        let mut reader = CsvReader { records, heading, complaints, open: None, done: false };
        match reader.read_record()? {
            Record::Open | Record::Ended(_) => Ok(reader),
            Record::End if reader.open.is_some() => Ok(reader),
            Record::End => {
                wrong(Place::new(line + 1, 1), "at least one row of values below the names of the columns")
            }
        }
    }

    fn next_game(&mut self) -> Result<Option<Read>, ReadError> {
        while !self.done {
            match self.read_record()? {
                Record::End => self.done = true,
                Record::Open => {}
                Record::Ended(read) => return Ok(Some(read)),
            }
        }
        Ok(self.open.take().map(|mut open| {
            if self.records.lines.is_cut() {
                cut_off(&open.0.game, &mut open.0.complaints);
            }
            ended(open)
        }))
    }

    fn read_record(&mut self) -> Result<Record, ReadError> {
        let Some((line, record)) = self.records.read(&mut self.complaints)? else { return Ok(Record::End) };
        let mut complaints = std::mem::take(&mut self.complaints);
        let mut complain = |place, problem, found: &str, expected| {
            complaints.push(Complaint::new(place, problem, found, expected));
        };
        match record.len().cmp(&self.heading.len()) {
            std::cmp::Ordering::Less => {
                let place = record.last().map_or(Place::new(line, 1), |(place, _)| *place);
                complain(place, Problem::MissingCell, "", "as many cells as there are columns");
            }
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Greater => {
                let more = &record[self.heading.len()..];
                let said = more.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(",");
                complain(more[0].0, Problem::BadRecord, &said, "as many cells as there are columns");
            }
        }
        let mut values = Vec::new();
        let mut places = Vec::new();
        let mut score: Vec<Named> = Vec::new();
        let said = self.heading.iter().zip(&record).filter(|(_, (_, text))| !text.is_empty());
        for (name, (place, text)) in said {
            let shown = plain(text);
            let place = place.right((text.len() - shown.len()) as u32);
            let value = self.records.in_standard(name, shown).unwrap_or_else(|| shown.to_owned());
            if let Some(column) = name.strip_prefix(SCORE) {
                score.push((column.to_owned(), value, place));
            } else {
                values.push((name.clone(), value));
                places.push(place);
            }
        }
        if let Some((read, last, scores)) = &mut self.open
            && !score.is_empty()
            && !scores.is_empty()
            && (*last == values || values.is_empty())
        {
            if scores.len() >= ROWS {
                return Err(ReadError::TooLarge { place: Place::new(line, 1), what: "table of scores" });
            }
            scores.push(score);
            read.complaints.append(&mut complaints);
            return Ok(Record::Open);
        }
        let mut game = Game::default();
        for ((name, value), place) in values.iter().zip(places) {
            set(&mut game, name, value, place, &mut complaints);
        }
        let mut scores = Rows::default();
        if !score.is_empty() {
            scores.push(score);
        }
        let before = self.open.replace((Read { game, complaints }, values, scores));
        Ok(before.map_or(Record::Open, |open| Record::Ended(ended(open))))
    }
}

/// The most rows of one game's table of scores.
const ROWS: usize = 100_000;

fn ended((mut read, _, scores): Open) -> Read {
    add(&mut read.game, "ScoreTable", scores);
    read
}

impl<R: BufRead> Iterator for CsvReader<R> {
    type Item = Result<Read, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.next_game().transpose();
        if matches!(next, Some(Err(_))) {
            self.done = true;
            self.open = None;
        }
        next
    }
}

/// Whether a tag is more than its value, so that no cell can hold it.
fn has_no_cell(name: &str) -> bool {
    matches!(kind_of(name), Some(Kind::Note | Kind::Table))
}

/// Gives a game a tag from a cell; auction and play are read as words.
fn set(game: &mut Game, name: &str, value: &str, place: Place, complaints: &mut Vec<Complaint>) {
    let name = known_name(name);
    let section = matches!(&*name, "Auction" | "Play").then(|| value.split_once(':')).flatten();
    let Some((first, words)) = section else {
        if has_no_cell(&name) {
            return;
        }
        if value.contains(char::is_control) {
            let expected = "no tab, line end or other sign of control; a space stands for each";
            complaints.push(Complaint::new(place, Problem::NotKept, value, expected));
        }
        game.set_at(name, value.replace(char::is_control, " "), place);
        return;
    };
    let mut text = String::new();
    write_game(&Game { items: vec![Item::Tag(Tag::new(name, first))], ..Game::default() }, &mut text);
    text.push(' ');
    text.extend(
        words
            .chars()
            .map(|c| if c.is_control() || "[]{};%\"".contains(c) { char::REPLACEMENT_CHARACTER } else { c }),
    );
    // The words stand on the second line, after a space; in the cell after the seat and its colon.
    let words_at = place.right(first.chars().count() as u32 + 1);
    let of_cell = |at: Place| if at.line > 1 { words_at.right(at.column.saturating_sub(2)) } else { place };
    let read = read_all(format!("\u{FEFF}{text}").as_bytes()).unwrap_or_default();
    for read in read.into_iter().take(1) {
        let unread =
            |complaint: &Complaint| complaint.place.line > 1 && complaint.severity() == Severity::Fault;
        complaints.extend(
            read.complaints
                .into_iter()
                .filter(unread)
                .map(|complaint| Complaint { place: of_cell(complaint.place), ..complaint }),
        );
        let mut part = read.game;
        for tag in part.tags_mut() {
            tag.place = place;
            tag.value_place = place;
            if let Section::Words(words) = &mut tag.section {
                for (at, _) in words {
                    *at = of_cell(*at);
                }
            }
        }
        game.items.extend(part.items);
    }
}

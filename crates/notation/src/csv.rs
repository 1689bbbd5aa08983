//! CSV: a row a game, a column a tag; a table of scores has a row for each of its rows. No cell
//! can start a formula in a spreadsheet.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;
use std::io::BufRead;

use crate::loss::{Losses, Lost};
use crate::pbn::{
    Game, Item, Kind, Read, Section, Tag, Word, cut_off, kind_of, known_name, read_all, write_game,
};
use crate::scores::{Named, Rows, add, column_name, rows_of, tag_name};
use crate::{Complaint, Line, Lines, Place, Problem, ReadError, Severity};

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

/// The most columns of a file.
const COLUMNS: usize = 1_000;

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
        let mut records = Records { lines, line: Line::default(), separator: None };
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

/// What parts the cells, where a line before the first row says so, as spreadsheets write it: `sep=;`.
fn stated_separator(line: &str) -> Option<char> {
    let (name, sign) = line.trim_matches(['"', ' ']).split_at_checked(4)?;
    let is_stated = name.eq_ignore_ascii_case("sep=");
    [',', ';', '\t', '|'].into_iter().find(|one| is_stated && sign.strip_prefix(*one) == Some(""))
}

/// A number in which a comma stands for the point, as the standard has it.
fn with_point(text: &str) -> Option<String> {
    let numbers = |part: &str| {
        let digits = part.strip_prefix(['+', '-']).unwrap_or(part);
        let (whole, fraction) = digits.split_once(',').unwrap_or((digits, "0"));
        [whole, fraction]
            .iter()
            .all(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let is_number = text.split_ascii_whitespace().all(|part| matches!(part, "NS" | "EW") || numbers(part));
    (text.contains(',') && is_number).then(|| text.replace(',', "."))
}

/// A date as the standard has it, from one with hyphens, or with its day first and points.
fn with_year_first(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['-', '.']).collect();
    let number = |part: &str, most: usize| {
        (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    match *parts.as_slice() {
        [year, month, day] if text.contains('-') && year.len() == 4 && number(year, 4) => {
            Some((year, month, day))
        }
        [day, month, year] if !text.contains('-') && year.len() == 4 && number(year, 4) => {
            Some((year, month, day))
        }
        _ => None,
    }
    .filter(|(_, month, day)| number(month, 2) && number(day, 2))
    .map(|(year, month, day)| format!("{year}.{month:0>2}.{day:0>2}"))
}

/// How columns of numbers in a table of scores begin.
const NUMBERS: [&str; 5] = ["Score", "MP", "IMP", "Percentage", "Total"];

/// A cell and where its text begins.
type Placed = (Place, String);

/// Records of a CSV text with the lines on which they begin.
struct Records<R> {
    lines: Lines<R>,
    line: Line,
    separator: Option<char>,
}

impl<R> Records<R> {
    /// The value of a cell as the standard has it, where a spreadsheet has written it after the customs of a country: a
    /// comma for the point, where commas do not part the cells, or another order of the date.
    fn in_standard(&self, column: &str, text: &str) -> Option<String> {
        let commas_are_free = self.separator.is_some_and(|separator| separator != ',');
        if let Some(column) = column.strip_prefix(SCORE) {
            let is_number = NUMBERS.iter().any(|number| column.starts_with(number));
            return with_point(text).filter(|_| is_number && commas_are_free);
        }
        match kind_of(column)? {
            Kind::Score | Kind::Decimal | Kind::Percentage => with_point(text).filter(|_| commas_are_free),
            Kind::Date => with_year_first(text),
            _ => None,
        }
    }
}

impl<R: BufRead> Records<R> {
    fn read(&mut self, complaints: &mut Vec<Complaint>) -> Result<Option<(u32, Vec<Placed>)>, ReadError> {
        const CELLS: usize = 10_000;
        let mut record: Vec<Placed> = Vec::new();
        let mut field = String::new();
        let mut begins = Place::new(1, 1);
        let mut open = None;
        while self.lines.read(&mut self.line)? {
            let line = &self.line;
            complaints.extend(line.complaints());
            if self.separator.is_none() {
                self.separator = stated_separator(&line.text);
                if self.separator.is_some() || line.text.trim().is_empty() {
                    continue;
                }
            }
            let separator = *self.separator.get_or_insert_with(|| {
                let commas = line.text.matches(',').count();
                [';', '\t'].into_iter().find(|sign| line.text.matches(*sign).count() > commas).unwrap_or(',')
            });
            let start = open.unwrap_or(line.number);
            let mut quoted = open.is_some();
            let mut letters = line.text.chars().peekable();
            let mut here = Place::new(line.number, 0);
            if !quoted {
                begins = here.right(1);
            }
            while let Some(letter) = letters.next() {
                here = here.right(1);
                match letter {
                    '"' if quoted && letters.next_if_eq(&'"').is_some() => {
                        here = here.right(1);
                        field.push('"');
                    }
                    '"' if quoted => quoted = false,
                    '"' if field.is_empty() => {
                        quoted = true;
                        begins = here.right(1);
                    }
                    letter if letter == separator && !quoted => {
                        record.push((begins, std::mem::take(&mut field)));
                        begins = here.right(1);
                    }
                    letter => field.push(letter),
                }
            }
            if record.len() > CELLS || field.len() > crate::LONGEST_LINE {
                return Err(ReadError::TooLarge { place: Place::new(line.number, 1), what: "record" });
            }
            if quoted {
                field.push('\n');
                open = Some(start);
                continue;
            }
            open = None;
            record.push((begins, std::mem::take(&mut field)));
            if record.len() > 1 || !record[0].1.trim().is_empty() {
                return Ok(Some((start, record)));
            }
            record.clear();
        }
        match open {
            Some(start) => {
                Err(ReadError::NotThisFormat { place: Place::new(start, 1), expected: "a closing quote" })
            }
            None => Ok(None),
        }
    }
}

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

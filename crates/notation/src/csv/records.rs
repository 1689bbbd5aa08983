//! Cells of a CSV text, and what a spreadsheet wrote after the customs of a country.

use std::io::BufRead;

use super::SCORE;
use crate::pbn::{Kind, kind_of};
use crate::{Complaint, Line, Lines, Place, ReadError};

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
pub(super) type Placed = (Place, String);

/// Records of a CSV text with the lines on which they begin.
pub(super) struct Records<R> {
    pub(super) lines: Lines<R>,
    line: Line,
    separator: Option<char>,
}

impl<R> Records<R> {
    pub(super) fn new(lines: Lines<R>) -> Records<R> {
        Records { lines, line: Line::default(), separator: None }
    }

    /// The value of a cell as the standard has it, where a spreadsheet has written it after the customs of a country: a
    /// comma for the point, where commas do not part the cells, or another order of the date.
    pub(super) fn in_standard(&self, column: &str, text: &str) -> Option<String> {
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
    pub(super) fn read(
        &mut self,
        complaints: &mut Vec<Complaint>,
    ) -> Result<Option<(u32, Vec<Placed>)>, ReadError> {
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

use std::io::BufRead;

use super::address::Address;
use super::boards::Boards;
use crate::pbn::Read;
use crate::{Line, Lines, Place, Problem, ReadError};

/// The most boards that are read into memory at once.
const MOST: usize = 100_000;

/// The most things that one board may have.
const LARGEST: usize = 1 << 16;

/// The commands that this reader understands.
const KNOWN: [&str; 16] =
    ["vg", "rs", "pn", "pw", "qx", "md", "ah", "sv", "mb", "an", "pc", "mc", "nt", "pg", "st", "rh"];

/// Those of them whose text is no free text.
const STRICT: [&str; 11] = ["rs", "qx", "md", "sv", "mb", "pc", "mc", "pg", "st", "rh", ""];

/// Reads boards one by one; memory does not grow with the file.
pub struct LinReader<R> {
    lines: Lines<R>,
    line: Line,
    /// The command whose text is being read.
    name: Option<(Place, String)>,
    /// The command before it, which goes on where a stroke stood within its text.
    before: Option<Command>,
    text: String,
    start: Place,
    boards: Boards,
    done: bool,
}

/// A command and its text.
struct Command {
    place: Place,
    name: String,
    text: String,
}

/// Reads the boards of a LIN file.
pub fn read_lin(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    let mut reads = Vec::new();
    for read in LinReader::new(bytes) {
        if reads.len() >= MOST {
            return Err(ReadError::TooLarge { place: Place::default(), what: "number of boards" });
        }
        reads.push(read?);
    }
    Ok(reads)
}

impl<R: BufRead> LinReader<R> {
    /// Reads boards from this source.
    pub fn new(source: R) -> LinReader<R> {
        LinReader::of(Lines::new(source))
    }

    /// Reads boards from these lines.
    pub fn of(lines: Lines<R>) -> LinReader<R> {
        LinReader {
            lines,
            line: Line::default(),
            name: None,
            before: None,
            text: String::new(),
            start: Place::new(1, 1),
            boards: Boards::default(),
            done: false,
        }
    }

    /// The same, but what is wrong with the games is not looked for.
    pub(crate) fn unchecked(mut self) -> LinReader<R> {
        self.boards.unchecked = true;
        self
    }

    fn next_board(&mut self) -> Result<Option<Read>, ReadError> {
        while self.boards.ended.is_empty() && !self.done {
            if self.lines.read(&mut self.line)? {
                self.feed()?;
            } else {
                self.done = true;
                self.finish()?;
            }
        }
        Ok(self.boards.ended.pop_front())
    }

    fn feed(&mut self) -> Result<(), ReadError> {
        let line = std::mem::take(&mut self.line);
        self.boards.complaints.extend(line.complaints());
        self.boards.length += line.text.len() as u64;
        let between = self.name.is_none() && self.text.trim().is_empty();
        if let Some(address) = between.then(|| Address::of(&line)).flatten() {
            self.address(address)?;
        } else {
            self.take(&line.text, |column| Place::new(line.number, column))?;
            if !self.text.is_empty() {
                self.text.push('\n');
            }
        }
        if self.text.len() > crate::LONGEST_LINE || self.boards.board.size() > LARGEST {
            return Err(ReadError::TooLarge { place: Place::new(line.number, 1), what: "text" });
        }
        self.line = line;
        Ok(())
    }

    /// Takes commands as far as this text has them; the places of its characters are counted from one.
    fn take(&mut self, text: &str, place: impl Fn(u32) -> Place) -> Result<(), ReadError> {
        let mut column = 1;
        for (part, piece) in text.split('|').enumerate() {
            if part > 0 {
                let field = std::mem::take(&mut self.text);
                self.field(field)?;
            }
            if self.text.trim().is_empty() {
                let indent = piece.chars().take_while(|c| c.is_whitespace()).count() as u32;
                self.start = place(column + indent);
            }
            self.text.push_str(piece);
            column += piece.chars().count() as u32 + 1;
        }
        Ok(())
    }

    /// Takes what stood before a stroke: the name of a command, or its text.
    fn field(&mut self, field: String) -> Result<(), ReadError> {
        let Some((place, name)) = self.name.take() else {
            self.name = Some((self.start, field));
            return Ok(());
        };
        if !is_name(&name) {
            if KNOWN.contains(&command_name(&field).as_str()) {
                self.stray(place, &name)?;
                self.name = Some((self.start, field));
                return Ok(());
            }
            if self.before.as_ref().is_some_and(Command::is_free) {
                return self.stray(place, &format!("{name}|{field}"));
            }
        }
        self.give()?;
        self.before = Some(Command { place, name: command_name(&name), text: field });
        Ok(())
    }

    /// Takes text after a stroke where a command should stand: the stroke belongs to the text before it.
    fn stray(&mut self, place: Place, text: &str) -> Result<(), ReadError> {
        self.boards.complain(place, Problem::UnexpectedText, text.trim(), "a command of two letters");
        match &mut self.before {
            Some(before) if before.is_free() => {
                before.text.push('|');
                before.text.push_str(text);
                if before.text.len() > crate::LONGEST_LINE {
                    return Err(ReadError::TooLarge { place, what: "text" });
                }
            }
            Some(_) | None => {
                self.give()?;
                if !text.trim().is_empty() {
                    self.boards.board.remark(place, text.trim());
                }
            }
        }
        Ok(())
    }

    /// Gives the command that waited for the next one to its board.
    fn give(&mut self) -> Result<(), ReadError> {
        let Some(Command { place, name, text }) = self.before.take() else { return Ok(()) };
        self.boards.command(place, &name, &text);
        self.boards.honest(place)
    }

    /// Takes the board of a hand viewer's address.
    fn address(&mut self, mut address: Address) -> Result<(), ReadError> {
        self.give()?;
        self.text.clear();
        self.boards.end_begun();
        self.boards.complaints.append(&mut address.complaints);
        for (place, name, text) in &address.commands {
            self.boards.command(*place, name, text);
            self.boards.honest(*place)?;
        }
        if let Some(lin) = address.lin {
            let text: String = lin.iter().map(|(_, letter)| letter).collect();
            let end = lin.last().map_or(address.place, |(place, _)| place.right(1));
            self.take(&text, |column| lin.get(column as usize - 1).map_or(end, |(place, _)| *place))?;
            self.close()?;
        }
        Ok(())
    }

    /// Takes what was begun and has no end.
    fn close(&mut self) -> Result<(), ReadError> {
        let text = std::mem::take(&mut self.text);
        if let Some((place, name)) = self.name.take_if(|(_, name)| !is_name(name) && text.trim().is_empty()) {
            self.stray(place, &name)?;
        }
        self.give()?;
        let boards = &mut self.boards;
        if let Some((place, name)) = self.name.take() {
            let name = command_name(&name);
            let expected = "a command, its text and a stroke after each";
            boards.complain(place, Problem::Truncated, &name, expected);
            boards.command(place, &name, text.trim_end());
            boards.honest(place)?;
        } else if !text.trim().is_empty() && boards.commands > 0 {
            boards.complain(self.start, Problem::Truncated, text.trim(), "a stroke after each command");
            boards.board.remark(self.start, text.trim());
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), ReadError> {
        self.close()?;
        let boards = &mut self.boards;
        if boards.commands == 0 {
            let expected = "commands parted by strokes, or the address of a hand viewer that holds its board";
            return Err(ReadError::NotThisFormat { place: Place::new(1, 1), expected });
        }
        boards.finish();
        boards.honest(Place::new(self.line.number.max(1), 1))
    }
}

impl<R: BufRead> Iterator for LinReader<R> {
    type Item = Result<Read, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.next_board().transpose();
        self.done |= matches!(next, Some(Err(_)));
        next
    }
}

impl Command {
    /// Whether its text is written by people, who may put a stroke into it.
    fn is_free(&self) -> bool {
        !STRICT.contains(&self.name.as_str())
    }
}

/// A command as it is known.
fn command_name(field: &str) -> String {
    field.trim().to_ascii_lowercase()
}

/// Whether a command can be called so.
pub(super) fn is_name(field: &str) -> bool {
    let name = field.trim();
    name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

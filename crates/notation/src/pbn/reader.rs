use std::io::BufRead;

use super::assemble::{Assembler, Fed};
use super::check::{check, cut_off};
use super::game::{Game, Item, Section};
use super::inherit::Heritage;
use crate::{Complaint, Encoding, Line, Lines, Place, Problem, ReadError};

/// A game that was read, and what was wrong with it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Read {
    /// The game.
    pub game: Game,
    /// What was wrong, in the order of the file.
    pub complaints: Vec<Complaint>,
}

/// Reads games one by one; memory does not grow with the file.
pub struct Reader<R> {
    lines: Lines<R>,
    line: Line,
    assembler: Assembler,
    heritage: Heritage,
    /// The bytes of the lines that were read.
    length: u64,
    pending: Option<(Game, Vec<Complaint>, bool)>,
    done: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads games from this source.
    pub fn new(source: R) -> Reader<R> {
        Reader::of(Lines::new(source))
    }

    /// Reads games from these lines.
    pub fn of(lines: Lines<R>) -> Reader<R> {
        Reader {
            lines,
            line: Line::default(),
            assembler: Assembler::default(),
            heritage: Heritage::default(),
            length: 0,
            pending: None,
            done: false,
        }
    }

    /// How the characters are stored; known after the first game.
    pub fn encoding(&self) -> Encoding {
        self.lines.encoding()
    }

    fn next_game(&mut self) -> Result<Option<Read>, ReadError> {
        loop {
            while let Some((game, complaints)) = self.assembler.ended.pop_front() {
                let export = self.assembler.export;
                if let Some(read) = self.follow(game, complaints, export) {
                    self.check_heritage()?;
                    return Ok(Some(read));
                }
            }
            if self.done {
                break;
            }
            if self.lines.read(&mut self.line)? {
                self.length += self.line.text.len() as u64 + 1;
                if self.assembler.feed(&self.line)? == Fed::End {
                    self.assembler.end();
                }
                if let Some(page) = self.assembler.named.take().filter(|_| self.pending.is_none()) {
                    self.lines.names(page);
                }
            } else {
                self.done = true;
                self.assembler.finish();
                if self.lines.is_cut() {
                    self.assembler.cut_in_table();
                }
                if !self.assembler.is_empty() {
                    self.assembler.end();
                }
            }
        }
        let last = self.pending.take();
        Ok(last.map(|(game, mut complaints, export)| {
            cut_off(&game, &mut complaints);
            self.finish(game, complaints, export)
        }))
    }

    fn check_heritage(&self) -> Result<(), ReadError> {
        if self.heritage.exceeds(self.length) {
            let place = Place::new(self.line.number, 1);
            return Err(ReadError::TooLarge { place, what: "total of inherited values" });
        }
        Ok(())
    }

    /// Joins a part to the game before it where it belongs there; otherwise that game is complete.
    fn follow(&mut self, game: Game, mut complaints: Vec<Complaint>, export: bool) -> Option<Read> {
        let Some((last, last_complaints, _)) = &mut self.pending else {
            self.pending = Some((game, complaints, export));
            return None;
        };
        if belongs(last, &game) || (self.done && game.is_bare() && !has_text(&game)) {
            if let Some(tag) = game.tags().next() {
                complaints.push(Complaint::new(
                    tag.place,
                    Problem::Separation,
                    tag.name(),
                    "no empty line within a game",
                ));
            }
            if game.is_bare() {
                last.items.push(Item::Blank);
            }
            last.items.extend(game.items);
            last_complaints.extend(complaints);
            return None;
        }
        let (last, complaints, export) = self.pending.replace((game, complaints, export))?;
        Some(self.finish(last, complaints, export))
    }

    fn finish(&mut self, mut game: Game, mut complaints: Vec<Complaint>, export: bool) -> Read {
        self.heritage.pass_on(&mut game);
        check(&game, export, 1, &mut complaints);
        complaints.sort_by_key(|complaint| complaint.place);
        Read { game, complaints }
    }
}

fn has_text(game: &Game) -> bool {
    game.items.iter().any(|item| matches!(item, Item::Text(_)))
}

/// Whether a part that begins with an auction or a play goes on with the game before it.
fn belongs(last: &Game, part: &Game) -> bool {
    let Some(first) = part.tags().next() else { return false };
    matches!(first.section, Section::Words(_))
        && matches!(part.items.first(), Some(Item::Tag(_)))
        && last.tag("Deal").is_some()
        && last.tag(first.name()).is_none()
        && part.tags().all(|tag| tag.name() == "Note" || last.tag(tag.name()).is_none())
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Read, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.next_game() {
            Ok(read) => read.map(Ok),
            Err(error) => {
                self.done = true;
                self.pending = None;
                Some(Err(error))
            }
        }
    }
}

/// Reads all games of a text that is in memory.
pub fn read_all(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    Reader::new(bytes).collect()
}

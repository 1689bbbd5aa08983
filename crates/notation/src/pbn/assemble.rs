use std::collections::VecDeque;
use std::mem;

use super::LINE;
use super::cursor::Cursor;
use super::game::{Comment, CommentStyle, Game, Item, Section, Tag};
use super::pair::PartialTag;
use super::table::TableWord;
use super::word::Word;
use crate::{CodePage, Complaint, Line, Place, Problem, ReadError};

/// The most text that one game may have.
const LARGEST_GAME: usize = 1 << 24;

/// The most tags that one game may have.
pub(super) const MOST_TAGS: usize = 4_000;

/// Makes a game from lines.
#[derive(Default)]
pub(super) struct Assembler {
    pub(super) game: Game,
    pub(super) complaints: Vec<Complaint>,
    pub(super) export: bool,
    /// The character set that the last line of a heading names.
    pub(super) named: Option<CodePage>,
    /// Games that have ended.
    pub(super) ended: VecDeque<(Game, Vec<Complaint>)>,
    pub(super) state: State,
    /// The tags of the standard that the game has.
    pub(super) given: u128,
    size: usize,
    pub(super) tags: usize,
    /// Where the last line with text left off, so that blank lines between comments are kept.
    blank: bool,
}

#[derive(Default)]
pub(super) enum State {
    #[default]
    Free,
    Tag(PartialTag),
    Comment(Place, String),
}

/// What a line did.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Fed {
    /// It belongs to the game.
    More,
    /// It ends the game.
    End,
}

impl Assembler {
    pub(super) fn complain(&mut self, place: Place, problem: Problem, found: &str, expected: &'static str) {
        self.complaints.push(Complaint::new(place, problem, found, expected));
    }

    /// Ends the game; the next begins.
    pub(super) fn end(&mut self) {
        self.size = 0;
        self.tags = 0;
        self.given = 0;
        self.blank = false;
        self.ended.push_back((mem::take(&mut self.game), mem::take(&mut self.complaints)));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.game.items.is_empty() && matches!(self.state, State::Free)
    }

    pub(super) fn feed(&mut self, line: &Line) -> Result<Fed, ReadError> {
        self.size += line.text.len() + 16;
        if self.size > LARGEST_GAME {
            return Err(ReadError::TooLarge { place: Place::new(line.number, 1), what: "game" });
        }
        let mut cursor = Cursor::new(line);
        self.characters(line, &cursor);
        if let State::Comment(..) = self.state {
            self.comment(&mut cursor);
        } else if line.text.starts_with('%') {
            self.escape(&line.text[1..]);
            return Ok(Fed::More);
        } else if cursor.skip_space().is_none() {
            self.abandon_tag();
            if !self.game.is_bare() || self.game.items.iter().any(|item| matches!(item, Item::Text(_))) {
                return Ok(Fed::End);
            }
            self.blank = !self.game.items.is_empty();
            return Ok(Fed::More);
        }
        while cursor.skip_space().is_some() {
            if matches!(self.state, State::Free) {
                self.free(&mut cursor);
            } else if let State::Tag(tag) = mem::take(&mut self.state) {
                self.tag(tag, &mut cursor);
            }
        }
        if self.tags > MOST_TAGS {
            let place = Place::new(line.number, 1);
            return Err(ReadError::TooLarge { place, what: "number of tags of a game" });
        }
        Ok(Fed::More)
    }

    /// Ends what the end of the file left open.
    pub(super) fn finish(&mut self) {
        match mem::take(&mut self.state) {
            State::Comment(place, text) => {
                self.complain(place, Problem::UnterminatedComment, &text, "}");
                let comment = Comment { style: CommentStyle::Brace, text: text.trim_end().into() };
                self.push_comment(comment, place);
            }
            state @ (State::Free | State::Tag(_)) => self.state = state,
        }
        self.abandon_tag();
    }

    /// Complains about a table in whose last row the file ends.
    pub(super) fn cut_in_table(&mut self) {
        let Some(Item::Tag(Tag { section: Section::Table(words), .. })) = self.game.items.last() else {
            return;
        };
        if let Some((place, TableWord::Cell(text))) = words.last() {
            let (place, text) = (*place, text.clone());
            self.complain(place, Problem::Unfinished, &text, "an end of the last line");
        }
    }

    fn characters(&mut self, line: &Line, cursor: &Cursor<'_>) {
        if line.text.len() > LINE && line.text.chars().count() > LINE {
            self.complain(cursor.place(0), Problem::LineTooLong, &line.text, "at most 254 characters");
        }
        self.complaints.extend(line.complaints());
    }

    fn free(&mut self, cursor: &mut Cursor<'_>) {
        let start = cursor.here();
        match cursor.peek() {
            Some(b'[') if self.opens_tag(cursor) => {
                if self.export && start.column > 1 {
                    self.complain(
                        start,
                        Problem::NotExport,
                        cursor.text,
                        "each tag pair on a line of its own",
                    );
                }
                if !self.plain_tag(cursor) {
                    cursor.at += 1;
                    self.state = State::Tag(PartialTag::at(start));
                }
            }
            Some(b'{') if self.opens_comment(cursor) => {
                cursor.at += 1;
                self.state = State::Comment(start, String::new());
                self.comment(cursor);
            }
            Some(b';') => {
                self.forbid_comment_in_row(cursor);
                let text = cursor.take_rest();
                let comment = Comment { style: CommentStyle::Line, text: text[1..].into() };
                self.push_comment(comment, start);
            }
            _ => self.content(cursor),
        }
    }

    /// Inside a row of a table a bracket is an element unless a name follows it.
    fn opens_tag(&self, cursor: &Cursor<'_>) -> bool {
        !self.in_row(cursor) || cursor.rest()[1..].trim_start().starts_with(|c: char| c.is_ascii_alphabetic())
    }

    fn opens_comment(&self, cursor: &Cursor<'_>) -> bool {
        !self.in_row(cursor)
    }

    /// Whether this line has an element of a table already.
    pub(super) fn in_row(&self, cursor: &Cursor<'_>) -> bool {
        match self.game.items.last() {
            Some(Item::Tag(Tag { section: Section::Table(words), .. })) => matches!(
                words.last(),
                Some((place, TableWord::Cell(_))) if place.line == cursor.here().line
            ),
            _ => false,
        }
    }

    fn forbid_comment_in_row(&mut self, cursor: &Cursor<'_>) {
        if self.in_row(cursor) {
            self.complain(cursor.here(), Problem::BadCell, cursor.rest(), "no comment within a row");
        }
    }

    fn comment(&mut self, cursor: &mut Cursor<'_>) {
        let State::Comment(place, mut text) = mem::take(&mut self.state) else { return };
        let rest = cursor.rest();
        if let Some(end) = rest.find('}') {
            text.push_str(&rest[..end]);
            cursor.at += end + 1;
            self.push_comment(Comment { style: CommentStyle::Brace, text: text.into() }, place);
        } else {
            text.push_str(cursor.take_rest());
            text.push('\n');
            self.state = State::Comment(place, text);
        }
    }

    fn escape(&mut self, text: &str) {
        match text.trim() {
            "EXPORT" => self.export = true,
            "IMPORT" => self.export = false,
            _ => {}
        }
        let comment = Comment { style: CommentStyle::Escape, text: text.into() };
        if self.tags == 0 {
            self.named = comment.charset().map(|at| CodePage::of(&comment.text[at]));
        }
        self.push_comment(comment, Place::default());
    }

    pub(super) fn push_comment(&mut self, comment: Comment, place: Place) {
        match self.game.items.last_mut() {
            Some(Item::Tag(Tag { section: Section::Words(words), .. })) => {
                words.push((place, Word::Comment(comment)));
            }
            Some(Item::Tag(Tag { section: Section::Table(words), .. })) => {
                words.push((place, TableWord::Comment(comment)));
            }
            _ => self.push(Item::Comment(comment)),
        }
    }

    pub(super) fn push(&mut self, item: Item) {
        if mem::take(&mut self.blank) {
            self.game.items.push(Item::Blank);
        }
        if self.game.items.capacity() == 0 {
            self.game.items.reserve(24);
        }
        self.game.items.push(item);
    }
}

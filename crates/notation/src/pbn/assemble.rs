use std::collections::VecDeque;
use std::mem;

use super::game::{Comment, CommentStyle, Game, Item, Section, Tag};
use super::table::TableWord;
use super::tags::{Kind, Known};
use super::word::Word;
use crate::{Complaint, Line, Place, Problem, ReadError};

/// The most text that one game may have.
const LARGEST_GAME: usize = 1 << 24;

/// The longest line of the standard, its end not counted.
const LINE: usize = 254;

/// Makes a game from lines.
#[derive(Default)]
pub(super) struct Assembler {
    pub(super) game: Game,
    pub(super) complaints: Vec<Complaint>,
    pub(super) export: bool,
    /// Games that have ended.
    pub(super) ended: VecDeque<(Game, Vec<Complaint>)>,
    state: State,
    /// The tags of the standard that the game has.
    given: u128,
    size: usize,
    /// Where the last line with text left off, so that blank lines between comments are kept.
    blank: bool,
}

#[derive(Default)]
enum State {
    #[default]
    Free,
    Tag(PartialTag),
    Comment(Place, String),
}

#[derive(Default)]
struct PartialTag {
    place: Place,
    name: Option<String>,
    value: Option<(Place, String)>,
}

/// What a line did.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Fed {
    /// It belongs to the game.
    More,
    /// It ends the game.
    End,
}

/// A line with its reading position.
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    number: u32,
    ascii: bool,
}

impl<'a> Cursor<'a> {
    fn new(line: &'a Line) -> Cursor<'a> {
        Cursor { text: &line.text, at: 0, number: line.number, ascii: line.text.is_ascii() }
    }

    pub(super) fn place(&self, at: usize) -> Place {
        let column = if self.ascii { at } else { self.text[..at].chars().count() };
        Place::new(self.number, column as u32 + 1)
    }

    pub(super) fn here(&self) -> Place {
        self.place(self.at)
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn skip_space(&mut self) -> Option<u8> {
        while let Some(byte) = self.peek() {
            if !byte.is_ascii_whitespace() && byte != 0x0B {
                return Some(byte);
            }
            self.at += 1;
        }
        None
    }

    /// Takes bytes up to the first that `ends`; at least one where there is any.
    pub(super) fn take(&mut self, ends: impl Fn(u8) -> bool) -> &'a str {
        let start = self.at;
        let bytes = self.text.as_bytes();
        self.at += 1;
        while self.at < bytes.len() && (!ends(bytes[self.at]) || !self.text.is_char_boundary(self.at)) {
            self.at += 1;
        }
        self.at = self.at.min(bytes.len());
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    pub(super) fn take_rest(&mut self) -> &'a str {
        let rest = self.rest();
        self.at = self.text.len();
        rest
    }
}

impl Assembler {
    pub(super) fn complain(&mut self, place: Place, problem: Problem, found: &str, expected: &'static str) {
        self.complaints.push(Complaint::new(place, problem, found, expected));
    }

    /// Ends the game; the next begins.
    pub(super) fn end(&mut self) {
        self.size = 0;
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
        Ok(Fed::More)
    }

    /// Ends what the end of the file left open.
    pub(super) fn finish(&mut self) {
        if let State::Comment(place, text) = mem::take(&mut self.state) {
            self.complain(place, Problem::UnterminatedComment, &text, "}");
            self.push_comment(Comment { style: CommentStyle::Brace, text: text.trim_end().into() }, place);
        }
        self.abandon_tag();
    }

    fn characters(&mut self, line: &Line, cursor: &Cursor<'_>) {
        if line.text.len() > LINE && line.text.chars().count() > LINE {
            self.complain(cursor.place(0), Problem::LineTooLong, &line.text, "at most 254 characters");
        }
        if let Some(at) = line.foreign {
            self.complain(
                cursor.place(at),
                Problem::BadCharacter,
                &line.text[at..],
                "a character of ISO 8859-1 or UTF-8",
            );
        }
        let control = |byte: u8| byte < b' ' && !matches!(byte, b'\t' | 0x0B | 0x0C);
        // Without an early end this runs over many bytes at once.
        let lowest = line.text.bytes().fold(u8::MAX, u8::min);
        if lowest < b' '
            && let Some(at) = line.text.bytes().position(control)
        {
            self.complain(
                cursor.place(at),
                Problem::BadCharacter,
                &line.text[at..=at],
                "no control character",
            );
        }
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
                    self.state = State::Tag(PartialTag { place: start, ..PartialTag::default() });
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
        self.push_comment(comment, Place::default());
    }

    fn push_comment(&mut self, comment: Comment, place: Place) {
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
        self.game.items.push(item);
    }

    fn tag(&mut self, mut tag: PartialTag, cursor: &mut Cursor<'_>) {
        match cursor.peek() {
            Some(b']') => {
                cursor.at += 1;
                self.close_tag(tag);
                return;
            }
            Some(b'[') => {
                self.complain(tag.place, Problem::UnterminatedTag, "[", "]");
                self.close_tag(tag);
                return;
            }
            Some(b'"') => {
                let (place, value, closed) = self.string(cursor);
                match tag.value {
                    None => tag.value = Some((place, value)),
                    Some(_) => self.complain(place, Problem::UnexpectedText, &value, "]"),
                }
                if !closed {
                    self.close_tag(tag);
                    return;
                }
            }
            _ if tag.name.is_none() => {
                let name = cursor.take(|byte| byte.is_ascii_whitespace() || b"\"[]".contains(&byte));
                tag.name = Some(name.to_owned());
            }
            _ => {
                let place = cursor.here();
                let value = cursor.take(|byte| b"]\"[".contains(&byte)).trim_end();
                self.complain(place, Problem::NoTagValue, value, "a value between quotes");
                tag.value.get_or_insert((place, value.to_owned()));
            }
        }
        self.state = State::Tag(tag);
    }

    /// A string from its opening quote, and whether it was closed.
    fn string(&mut self, cursor: &mut Cursor<'_>) -> (Place, String, bool) {
        let place = cursor.here();
        let start = cursor.at + 1;
        let bytes = cursor.text.as_bytes();
        let mut value = String::new();
        let mut copied = start;
        let mut at = start;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    value.push_str(&cursor.text[copied..at]);
                    cursor.at = at + 1;
                    return (place, value, true);
                }
                b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                    value.push_str(&cursor.text[copied..at]);
                    copied = at + 1;
                    at += 1;
                }
                control if control.is_ascii_control() => {
                    if control == b'\t' {
                        let expected = "no tab within a string";
                        self.complain(cursor.place(at), Problem::BadCharacter, "\t", expected);
                    }
                    value.push_str(&cursor.text[copied..at]);
                    value.push(' ');
                    copied = at + 1;
                }
                _ => {}
            }
            at += 1;
        }
        value.push_str(&cursor.text[copied..]);
        cursor.at = cursor.text.len();
        self.complain(place, Problem::UnterminatedString, &value, "a closing quote");
        let kept = value.trim_end();
        let kept = kept.strip_suffix(']').unwrap_or(kept).len();
        value.truncate(kept);
        (place, value, false)
    }

    fn abandon_tag(&mut self) {
        if let State::Tag(tag) = mem::take(&mut self.state) {
            self.complain(tag.place, Problem::UnterminatedTag, tag.name.as_deref().unwrap_or("["), "]");
            self.close_tag(tag);
        }
    }

    fn close_tag(&mut self, tag: PartialTag) {
        let PartialTag { place, name, value } = tag;
        let Some(name) = name else {
            self.complain(place, Problem::NoTagName, "[", "a tag name and a value between quotes");
            if let Some((_, value)) = value {
                let text = value.replace(['{', '}'], "|").into();
                self.push_comment(Comment { style: CommentStyle::Brace, text }, place);
            }
            return;
        };
        let (value_place, value) = if let Some(value) = value {
            value
        } else {
            self.complain(place, Problem::NoTagValue, &name, "a value between quotes");
            (place, String::new())
        };
        self.push_tag(&name, value, place, value_place);
    }

    fn push_tag(&mut self, name: &str, value: impl Into<Box<str>>, place: Place, value_place: Place) {
        let mut tag = Tag::named(name, value);
        tag.place = place;
        tag.value_place = value_place;
        tag.section = match tag.kind() {
            Some(Kind::Auction) => Section::Words(Vec::with_capacity(16)),
            Some(Kind::Play) => Section::Words(Vec::with_capacity(64)),
            Some(Kind::Table) => Section::Table(Vec::new()),
            _ => Section::None,
        };
        if let Some(known) = tag.known() {
            if self.begins_another(known) {
                let complaint =
                    Complaint::new(place, Problem::Separation, tag.name(), "an empty line between games");
                self.end();
                self.complaints.push(complaint);
            }
            self.given |= known.bit();
        }
        self.push(Item::Tag(tag));
    }

    /// Whether a tag that the game has already can only begin the next one: this one has its deal.
    fn begins_another(&self, tag: Known) -> bool {
        self.given & tag.bit() != 0
            && Known::of("Deal").is_some_and(|deal| self.given & deal.bit() != 0)
            && matches!(
                tag.name(),
                "Event"
                    | "Site"
                    | "Date"
                    | "Board"
                    | "West"
                    | "North"
                    | "East"
                    | "South"
                    | "Dealer"
                    | "Vulnerable"
                    | "Deal"
            )
    }

    /// A tag pair on one line with nothing unusual in it; false where it must be read with care.
    fn plain_tag(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let rest = &cursor.rest()[1..];
        let name = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let Some(value) = rest[name..].strip_prefix(" \"").filter(|_| name > 0) else { return false };
        let Some(length) = memchr::memchr2(b'"', b'\\', value.as_bytes()) else { return false };
        if !value[length..].starts_with("\"]") || value.as_bytes()[..length].iter().any(u8::is_ascii_control)
        {
            return false;
        }
        let place = cursor.here();
        let value_place = cursor.place(cursor.at + 1 + name + 1);
        cursor.at += 1 + name + 2 + length + 2;
        self.push_tag(&rest[..name], &value[..length], place, value_place);
        true
    }
}

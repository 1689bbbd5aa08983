use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};

use super::game::{Comment, CommentStyle, Game, Item, Section, Tag};
use super::table::{Align, TableWord, columns_of};
use super::word::Word;
use crate::CodePage;

/// How a written file stores its characters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Charset {
    /// ISO 8859-1, as the standard has it.
    #[default]
    Latin1,
    /// UTF-8 with its mark at the start, for names that ISO 8859-1 cannot spell.
    Utf8,
}

impl Charset {
    const fn name(self) -> &'static str {
        match self {
            Charset::Latin1 => "ISO-8859-1",
            Charset::Utf8 => "UTF-8",
        }
    }
}

/// Why a game was not written.
#[derive(Debug)]
pub enum WriteError {
    /// The target failed.
    Io(io::Error),
    /// A character that the charset does not have.
    Unspellable(char),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Io(error) => error.fmt(f),
            WriteError::Unspellable(character) => write!(f, "ISO 8859-1 has no character {character:?}"),
        }
    }
}

impl std::error::Error for WriteError {}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> WriteError {
        WriteError::Io(error)
    }
}

/// Writes games one by one.
pub struct PbnWriter<W> {
    out: W,
    charset: Charset,
    begun: bool,
    text: String,
    bytes: Vec<u8>,
}

impl<W: Write> PbnWriter<W> {
    /// Writes to this target.
    pub fn new(out: W, charset: Charset) -> PbnWriter<W> {
        PbnWriter { out, charset, begun: false, text: String::new(), bytes: Vec::new() }
    }

    /// Writes the lines that say that the file is in export format.
    pub fn export_header(&mut self) -> Result<(), WriteError> {
        self.put("% PBN 2.1\n% EXPORT\n%\n")
    }

    /// Writes a game.
    pub fn game(&mut self, game: &Game) -> Result<(), WriteError> {
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        write_game(&in_charset(game, self.charset), &mut text);
        text.push('\n');
        let put = self.put(&text);
        self.text = text;
        put
    }

    /// Where it writes.
    pub fn target(&mut self) -> &mut W {
        &mut self.out
    }

    /// Ends the file and gives the target back.
    pub fn finish(mut self) -> Result<W, WriteError> {
        self.out.flush()?;
        Ok(self.out)
    }

    fn put(&mut self, text: &str) -> Result<(), WriteError> {
        let begun = std::mem::replace(&mut self.begun, true);
        match self.charset {
            Charset::Utf8 => {
                if !begun {
                    self.out.write_all("\u{FEFF}".as_bytes())?;
                }
                self.out.write_all(text.as_bytes())?;
            }
            Charset::Latin1 if text.is_ascii() => self.out.write_all(text.as_bytes())?,
            Charset::Latin1 => {
                self.bytes.clear();
                for character in text.chars() {
                    match u8::try_from(u32::from(character)) {
                        Ok(byte) if !matches!(byte, 0x80..=0x9F) => self.bytes.push(byte),
                        _ => return Err(WriteError::Unspellable(character)),
                    }
                }
                self.out.write_all(&self.bytes)?;
            }
        }
        Ok(())
    }
}

/// The same game, whose heading names no other character set than the one in which it is written.
fn in_charset(game: &Game, charset: Charset) -> Cow<'_, Game> {
    let is_other = |item: &Item| match item {
        Item::Comment(comment) => comment
            .charset()
            .is_some_and(|at| CodePage::of(&comment.text[at]) != CodePage::of(charset.name())),
        Item::Tag(_) | Item::Blank | Item::Text(_) => false,
    };
    let heading = game.items.iter().take_while(|item| !matches!(item, Item::Tag(_))).count();
    if !game.items[..heading].iter().any(is_other) {
        return Cow::Borrowed(game);
    }
    let mut game = game.clone();
    for item in &mut game.items[..heading] {
        if let Item::Comment(comment) = item
            && let Some(at) = comment.charset()
        {
            let mut text = comment.text.to_string();
            text.replace_range(at, charset.name());
            comment.text = text.into();
        }
    }
    Cow::Owned(game)
}

/// Writes a game in the order of its items.
pub fn write_game(game: &Game, out: &mut String) {
    for item in &game.items {
        match item {
            Item::Tag(tag) => write_tag(tag, out),
            Item::Comment(comment) => {
                write_comment(comment, out);
                line_end(out);
            }
            Item::Blank => out.push('\n'),
            Item::Text(text) => {
                out.push_str(text);
                out.push('\n');
            }
        }
    }
}

fn line_end(out: &mut String) {
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
}

/// Writes a comment; one that must begin or end a line does.
fn write_comment(comment: &Comment, out: &mut String) {
    let one_line = || comment.text.replace(['\n', '\r'], " ");
    match comment.style {
        CommentStyle::Brace if comment.text.contains('}') => {
            for line in comment.text.lines() {
                out.push(';');
                out.push_str(&line.replace('\r', " "));
                out.push('\n');
            }
        }
        CommentStyle::Brace => {
            out.push('{');
            out.push_str(&comment.text);
            out.push('}');
        }
        CommentStyle::Line => {
            out.push(';');
            out.push_str(&one_line());
            out.push('\n');
        }
        CommentStyle::Escape => {
            line_end(out);
            out.push('%');
            out.push_str(&one_line());
            out.push('\n');
        }
    }
}

fn write_tag(tag: &Tag, out: &mut String) {
    out.push('[');
    out.extend(tag.name().chars().map(|c| if c.is_whitespace() || "[]\"".contains(c) { '_' } else { c }));
    let name_ends = out.len();
    out.push_str(" \"");
    let is_table = matches!(tag.section, Section::Table(_));
    let mut rest = tag.value.chars();
    while let Some(character) = rest.next() {
        match character {
            '"' => out.push_str("\\\""),
            // The columns of a table have their widths behind one backslash.
            '\\' if !is_table || rest.as_str().is_empty() || rest.as_str().starts_with(['"', '\\']) => {
                out.push_str("\\\\");
            }
            control if control.is_control() => out.push(' '),
            other => out.push(other),
        }
    }
    out.push_str("\"]\n");
    let begins = out[..name_ends].rfind('\n').map_or(0, |end| end + 1);
    if out[begins..].trim_end().chars().count() == super::LINE + 1 {
        // A line of the greatest length has no room for the space between name and value.
        out.remove(name_ends);
    }
    match &tag.section {
        Section::None => {}
        Section::Words(words) => write_words(words.iter().map(|(_, word)| word), out),
        Section::Table(words) => write_table(tag, words.iter().map(|(_, word)| word), out),
        Section::Text(lines) => {
            for line in lines {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
}

fn space(out: &mut String) {
    if !out.ends_with([' ', '\n']) {
        out.push(' ');
    }
}

/// Calls or cards, four on a line.
fn write_words<'a>(words: impl Iterator<Item = &'a Word>, out: &mut String) {
    let mut count = 0;
    let mut marked = false;
    for word in words {
        let takes_place = word.takes_place();
        let begins = takes_place || matches!(word, Word::Mark(_) | Word::End);
        if begins && !marked && count == 4 {
            line_end(out);
            count = 0;
        }
        count += u8::from(takes_place);
        marked = matches!(word, Word::Mark(mark) if *mark != super::Mark::Skipped);
        space(out);
        match word {
            Word::Comment(comment) => write_comment(comment, out),
            Word::Unknown(text) => {
                if out.ends_with('\n') && text.starts_with('%') {
                    out.push(' ');
                }
                out.push_str(text);
            }
            word => {
                use fmt::Write as _;
                let _ = write!(out, "{word}");
            }
        }
    }
    line_end(out);
}

/// The widest column that is padded.
const WIDEST: usize = 80;

/// Rows of a table, each on a line.
fn write_table<'a>(tag: &Tag, words: impl Iterator<Item = &'a TableWord>, out: &mut String) {
    let columns = columns_of(tag.effective()).unwrap_or_default();
    let mut column = 0;
    for word in words {
        match word {
            TableWord::Comment(comment) => {
                line_end(out);
                write_comment(comment, out);
                line_end(out);
            }
            TableWord::Cell(text) => {
                if column == columns.len() {
                    line_end(out);
                    column = 0;
                }
                let line_start = out.ends_with('\n');
                if !line_start {
                    out.push(' ');
                }
                let cell = cell(text);
                let format = columns.get(column);
                let width = format.and_then(|format| format.width).map_or(0, usize::from);
                let missing = width.min(WIDEST).saturating_sub(cell.chars().count());
                match format.and_then(|format| format.align) {
                    Some(Align::Right) => {
                        out.extend(std::iter::repeat_n(' ', missing));
                        out.push_str(&cell);
                    }
                    Some(Align::Left) | None => {
                        out.push_str(&cell);
                        out.extend(std::iter::repeat_n(
                            ' ',
                            if column + 1 == columns.len() { 0 } else { missing },
                        ));
                    }
                }
                column += 1;
            }
        }
    }
    line_end(out);
}

/// An element of a table, between quotes where it needs them.
fn cell(text: &str) -> std::borrow::Cow<'_, str> {
    let bare = |c: char| !c.is_whitespace() && !c.is_control() && !"%[]{};".contains(c);
    if !text.is_empty() && !text.starts_with('"') && text.chars().all(bare) {
        return text.into();
    }
    let inside = text.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
    format!("\"{inside}\"").into()
}

use std::fmt;
use std::io::{self, BufRead};

use crate::{CodePage, Complaint, Place, Problem};

/// The longest line that is read; a file with a longer one is refused.
pub const LONGEST_LINE: usize = 1 << 20;

/// How the characters of a text are stored.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Encoding {
    /// UTF-8 or a character set of bytes.
    #[default]
    Bytes,
    /// UTF-16, low byte first.
    Utf16Little,
    /// UTF-16, high byte first.
    Utf16Big,
}

/// Why reading stopped.
#[derive(Debug)]
pub enum ReadError {
    /// The source failed.
    Io(io::Error),
    /// Something larger than any real file has.
    TooLarge {
        /// Where.
        place: Place,
        /// What is too large.
        what: &'static str,
    },
    /// The file is not of this format at all.
    NotThisFormat {
        /// Where.
        place: Place,
        /// What was expected.
        expected: &'static str,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Io(error) => error.fmt(f),
            ReadError::TooLarge { place, what } => write!(f, "{place}: {what} too large"),
            ReadError::NotThisFormat { place, expected } => write!(f, "{place}: expected {expected}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReadError::Io(error) => Some(error),
            ReadError::TooLarge { .. } | ReadError::NotThisFormat { .. } => None,
        }
    }
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> ReadError {
        ReadError::Io(error)
    }
}

/// A line of a text, without its end.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// The characters.
    pub text: String,
    /// Its number, from one.
    pub number: u32,
    /// The first character that the file's encoding does not have, as a byte offset, and what was expected: a byte
    /// that the character set leaves free, a byte beyond UTF-8 where the file is marked to be UTF-8, or half a
    /// character of UTF-16.
    pub foreign: Option<(usize, &'static str)>,
}

impl Line {
    /// What is wrong with the characters of this line.
    pub fn complaints(&self) -> impl Iterator<Item = Complaint> {
        let place = |at: usize| Place::new(self.number, self.text[..at].chars().count() as u32 + 1);
        let foreign = self.foreign.map(|(at, expected)| {
            Complaint::new(place(at), Problem::BadCharacter, &self.text[at..], expected)
        });
        let control = |byte: u8| byte < b' ' && !matches!(byte, b'\t' | 0x0B | 0x0C);
        // Without an early end this runs over many bytes at once.
        let lowest = self.text.bytes().fold(u8::MAX, u8::min);
        let hidden = if lowest < b' ' { self.text.bytes().position(control) } else { None }.map(|at| {
            Complaint::new(place(at), Problem::BadCharacter, &self.text[at..=at], "no control character")
        });
        foreign.into_iter().chain(hidden)
    }

    /// Takes a character that the file's encoding does not have.
    fn push_foreign(&mut self, character: char, expected: &'static str) {
        self.foreign.get_or_insert((self.text.len(), expected));
        self.text.push(character);
    }
}

/// The lines of a text in any of the usual encodings and line ends.
pub struct Lines<R> {
    source: R,
    encoding: Encoding,
    page: CodePage,
    /// Whether the character set is what somebody said or a mark at the start says, whatever the text itself says.
    settled: bool,
    /// The last line ended by a line feed alone, so a return after it belongs to it.
    after_feed: bool,
    /// Returns since the last line: a line feed after them makes them one line end.
    returns: u64,
    /// Empty lines that are due.
    empty: u64,
    /// Whether the source ended within the last line.
    cut: bool,
    /// A unit of UTF-16 that was looked at.
    ahead: Option<[u8; 2]>,
    number: u32,
    raw: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads lines from this source.
    pub fn new(source: R) -> Lines<R> {
        Lines {
            source,
            encoding: Encoding::Bytes,
            page: CodePage::Latin1,
            settled: false,
            after_feed: false,
            returns: 0,
            empty: 0,
            cut: false,
            ahead: None,
            number: 0,
            raw: Vec::new(),
        }
    }

    /// The same in this character set, unless a mark at the start says otherwise.
    #[must_use]
    pub fn stored_in(self, page: CodePage) -> Lines<R> {
        Lines { page, settled: true, ..self }
    }

    /// Takes the text at its word: from the next line on it is in this character set.
    pub(crate) fn names(&mut self, page: CodePage) {
        if !self.settled {
            self.page = page;
        }
    }

    /// The encoding found; known after the first line.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Whether the last line has no end.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// Reads the next line; false at the end.
    pub fn read(&mut self, line: &mut Line) -> Result<bool, ReadError> {
        if self.number == 0 {
            self.detect()?;
        }
        self.raw.clear();
        let any = self.settle_end()?
            || match self.encoding {
                Encoding::Bytes => self.bytes()?,
                Encoding::Utf16Little => self.units(u16::from_le_bytes)?,
                Encoding::Utf16Big => self.units(u16::from_be_bytes)?,
            };
        if !any {
            return Ok(false);
        }
        self.number = self.number.saturating_add(1);
        line.number = self.number;
        line.text.clear();
        line.foreign = None;
        match self.encoding {
            Encoding::Bytes => self.decode(line),
            Encoding::Utf16Little => decode_units(&self.raw, u16::from_le_bytes, line),
            Encoding::Utf16Big => decode_units(&self.raw, u16::from_be_bytes, line),
        }
        Ok(true)
    }

    /// The line that was read; its buffer and that of the line are exchanged where nothing has to be changed.
    fn decode(&mut self, line: &mut Line) {
        if let CodePage::Other(table) = self.page
            && !self.raw.is_ascii()
        {
            let expected = self.page.expected();
            table.decode(&self.raw, |character| match character {
                char::REPLACEMENT_CHARACTER => line.push_foreign(character, expected),
                _ => line.text.push(character),
            });
            return;
        }
        match String::from_utf8(std::mem::take(&mut self.raw)) {
            Ok(text) => self.raw = std::mem::replace(&mut line.text, text).into_bytes(),
            Err(error) => {
                self.raw = error.into_bytes();
                decode_western(&self.raw, self.page, line);
            }
        }
    }

    fn detect(&mut self) -> Result<(), ReadError> {
        let start = self.source.fill_buf()?;
        let (encoding, mark) = match start {
            [0xEF, 0xBB, 0xBF, ..] => (Encoding::Bytes, 3),
            [0xFF, 0xFE, ..] => (Encoding::Utf16Little, 2),
            [0xFE, 0xFF, ..] => (Encoding::Utf16Big, 2),
            [first, 0, ..] if *first != 0 => (Encoding::Utf16Little, 0),
            [0, second, ..] if *second != 0 => (Encoding::Utf16Big, 0),
            _ => (Encoding::Bytes, 0),
        };
        if mark == 3 {
            self.page = CodePage::Utf8;
            self.settled = true;
        }
        self.source.consume(mark);
        self.encoding = encoding;
        Ok(())
    }

    fn too_long(&self) -> ReadError {
        ReadError::TooLarge { place: Place::new(self.number.saturating_add(1), 1), what: "line" }
    }

    /// Takes the rest of a line end: LF, CR, CRLF, LFCR, or several CR before LF. True where an empty line is due.
    fn settle_end(&mut self) -> Result<bool, ReadError> {
        while self.after_feed || self.returns > 0 {
            let next = match self.encoding {
                Encoding::Bytes => self.source.fill_buf()?.first().map(|byte| u16::from(*byte)),
                Encoding::Utf16Little => self.look()?.map(u16::from_le_bytes),
                Encoding::Utf16Big => self.look()?.map(u16::from_be_bytes),
            };
            let (feed, back) = (Some(u16::from(b'\n')), Some(u16::from(b'\r')));
            if self.after_feed {
                self.after_feed = false;
                if next == back {
                    self.pass();
                }
            } else if next == back {
                self.pass();
                self.returns += 1;
            } else if next == feed {
                self.pass();
                self.returns = 0;
            } else {
                self.empty = self.returns - 1;
                self.returns = 0;
            }
        }
        let due = self.empty > 0;
        self.empty = self.empty.saturating_sub(1);
        Ok(due)
    }

    /// The next unit of UTF-16, which stays.
    fn look(&mut self) -> Result<Option<[u8; 2]>, ReadError> {
        if self.ahead.is_none()
            && let Some(first) = self.byte()?
        {
            // Half a unit at the end is no character.
            let lone = match self.encoding {
                Encoding::Utf16Big => [0xDC, first],
                Encoding::Bytes | Encoding::Utf16Little => [first, 0xDC],
            };
            self.ahead = Some(self.byte()?.map_or(lone, |second| [first, second]));
        }
        Ok(self.ahead)
    }

    /// Takes what was looked at.
    fn pass(&mut self) {
        if self.ahead.take().is_none() {
            self.source.consume(1);
        }
    }

    fn ended_by(&mut self, end: u16) {
        self.after_feed = end == u16::from(b'\n');
        self.returns = u64::from(end == u16::from(b'\r'));
    }

    fn bytes(&mut self) -> Result<bool, ReadError> {
        let mut any = false;
        loop {
            let chunk = self.source.fill_buf()?;
            if chunk.is_empty() {
                self.cut |= any;
                return Ok(any);
            }
            any = true;
            if let Some(end) = memchr::memchr2(b'\n', b'\r', chunk) {
                self.raw.extend_from_slice(&chunk[..end]);
                let sign = u16::from(chunk[end]);
                self.source.consume(end + 1);
                self.ended_by(sign);
            } else {
                let length = chunk.len();
                self.raw.extend_from_slice(chunk);
                self.source.consume(length);
                if self.raw.len() <= LONGEST_LINE {
                    continue;
                }
            }
            return if self.raw.len() > LONGEST_LINE { Err(self.too_long()) } else { Ok(true) };
        }
    }

    fn units(&mut self, unit: fn([u8; 2]) -> u16) -> Result<bool, ReadError> {
        let mut any = false;
        while let Some(pair) = self.look()? {
            self.ahead = None;
            any = true;
            let end = unit(pair);
            if end == u16::from(b'\n') || end == u16::from(b'\r') {
                self.ended_by(end);
                return Ok(true);
            }
            self.raw.extend_from_slice(&pair);
            if self.raw.len() > LONGEST_LINE {
                return Err(self.too_long());
            }
        }
        self.cut |= any;
        Ok(any)
    }

    fn byte(&mut self) -> Result<Option<u8>, ReadError> {
        let byte = self.source.fill_buf()?.first().copied();
        if byte.is_some() {
            self.source.consume(1);
        }
        Ok(byte)
    }
}

fn decode_western(raw: &[u8], page: CodePage, line: &mut Line) {
    for &byte in raw {
        let character = western(byte);
        let is_foreign = match page {
            CodePage::Latin1 | CodePage::Other(_) => matches!(byte, 0x80..=0x9F),
            CodePage::Windows1252 => character == char::REPLACEMENT_CHARACTER,
            CodePage::Utf8 | CodePage::Unknown => !byte.is_ascii(),
        };
        if is_foreign {
            line.push_foreign(character, page.expected());
        } else {
            line.text.push(character);
        }
    }
}

fn decode_units(raw: &[u8], unit: fn([u8; 2]) -> u16, line: &mut Line) {
    let units = raw.as_chunks().0.iter().map(|pair| unit(*pair));
    for character in char::decode_utf16(units) {
        match character {
            Ok(character) => line.text.push(character),
            Err(_) => line.push_foreign(char::REPLACEMENT_CHARACTER, CodePage::Latin1.expected()),
        }
    }
}

/// The character of a byte in ISO 8859-1, where that has none in Windows 1252, which programs often mean.
pub(crate) fn western(byte: u8) -> char {
    const WINDOWS: [char; 32] = [
        '€', '\u{FFFD}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{FFFD}', 'Ž', '\u{FFFD}',
        '\u{FFFD}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{FFFD}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(bytes);
        let mut line = Line::default();
        let mut all = Vec::new();
        while lines.read(&mut line).unwrap() {
            all.push(line.text.clone());
        }
        all
    }

    #[test]
    fn line_ends_of_all_kinds() {
        assert_eq!(lines(b"a\nb\r\nc\rd"), ["a", "b", "c", "d"]);
        assert_eq!(lines(b"a\r\r\n\nb\n"), ["a", "", "b"]);
        assert_eq!(lines(b"a\r\r\nb\r\r\n\r\r\nc"), ["a", "b", "", "c"]);
        assert_eq!(lines(b"a\n\rb\n\r\n\rc\n\r"), ["a", "b", "", "c"]);
        assert_eq!(lines(b"a\r\rb\r\r"), ["a", "", "b", ""]);
        assert_eq!(lines(b"a\n\r\nb\r\n\r\nc"), ["a", "", "b", "", "c"]);
        assert_eq!(lines(b""), Vec::<String>::new());
    }

    #[test]
    fn encodings_of_all_kinds() {
        let text = "Väinö\nJõgi ♠";
        let want = ["Väinö", "Jõgi ♠"];
        assert_eq!(lines(text.as_bytes()), want);
        assert_eq!(lines([b"\xEF\xBB\xBF", text.as_bytes()].concat().as_slice()), want);
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(lines(&little), want);
        assert_eq!(lines(&[&[0xFF, 0xFE][..], &little].concat()), want);
        assert_eq!(lines(&big), want);
        assert_eq!(lines(b"V\xE4in\xF6"), ["Väinö"]);
        assert_eq!(lines(b"it\x92s"), ["it’s"]);
    }

    #[test]
    fn line_ends_of_wide_characters() {
        for ends in ["\n", "\r", "\r\n", "\n\r", "\r\r\n"] {
            let text = "a\nb\n\nc".replace('\n', ends);
            let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
            assert_eq!(lines(&wide), ["a", "b", "", "c"], "{ends:?}");
        }
    }

    #[test]
    fn what_the_encoding_does_not_have_is_seen() {
        let foreign = |bytes: &[u8]| {
            let mut line = Line::default();
            Lines::new(bytes).read(&mut line).unwrap();
            line.complaints().map(|complaint| complaint.place.column).collect::<Vec<_>>()
        };
        assert_eq!(foreign(b"\xEF\xBB\xBFcaf\xE9"), [4]);
        assert_eq!(foreign(b"caf\xE9"), Vec::<u32>::new());
        assert_eq!(foreign(b"it\x92s"), [3]);
        assert_eq!(foreign(b"a\0b"), [2]);
        assert_eq!(foreign(b"\xFF\xFEa\0b"), [2]);
        assert_eq!(foreign(b"\xFE\xFF\0a\xD8\0\0b"), [2]);
    }

    #[test]
    fn character_sets_that_are_named() {
        let of = |name: &str, bytes: &[u8]| {
            let mut lines = Lines::new(bytes).stored_in(name.parse().unwrap());
            let mut line = Line::default();
            lines.read(&mut line).unwrap();
            let places: Vec<u32> = line.complaints().map(|complaint| complaint.place.column).collect();
            (line.text, places)
        };
        let whole = |text: &str| (text.to_owned(), Vec::<u32>::new());
        assert_eq!(of("windows-1250", b"\xA3\xF3d\x9F, \xB9\xF5\x9A\x9E"), whole("Łódź, ąőšž"));
        assert_eq!(of("ISO-8859-2", b"\xA3\xF3d\xBC, \xB1\xF5\xB9\xBE"), whole("Łódź, ąőšž"));
        assert_eq!(of("windows-1257", b"\xF9 \xE0 \xF5 \xF0 \xFE \xD0"), whole("ł ą õ š ž Š"));
        assert_eq!(of("ISO-8859-13", b"\xF9 \xE0 \xF5 \xF0 \xFE \xD0"), whole("ł ą õ š ž Š"));
        assert_eq!(of("ISO-8859-4", b"\xB1 \xF5 \xB9 \xBE"), whole("ą õ š ž"));
        assert_eq!(of("ISO-8859-15", b"\xF5 \xA8 \xB8 \xA4"), whole("õ š ž €"));
        assert_eq!(of("windows-1252", b"\xF5 \x9A \x9E"), whole("õ š ž"));
        assert_eq!(of("windows-1252", "ł".as_bytes()), whole("ł"));
        // In capitals this is UTF-8 too, by its bytes.
        assert_eq!(of("windows-1250", b"R\xD3\xAFYCKI"), whole("RÓŻYCKI"));
        assert_eq!(of("windows-1250", "\u{FEFF}Różycki".as_bytes()), whole("Różycki"));
        assert_eq!(of("windows-1250", b"a\x81\x98"), ("a\u{FFFD}\u{FFFD}".to_owned(), vec![2]));
        assert_eq!(of("windows-1257", b"ab\xA1"), ("ab\u{FFFD}".to_owned(), vec![3]));
        assert_eq!(of("ISO-8859-2", b"ab\x9F"), ("ab\u{FFFD}".to_owned(), vec![3]));
        assert_eq!(of("windows-1252", b"\x92\x81"), ("’\u{FFFD}".to_owned(), vec![2]));
        assert_eq!(of("UTF-8", b"ab\xF5"), ("abõ".to_owned(), vec![3]));
    }

    #[test]
    fn an_endless_line_is_refused() {
        let mut lines = Lines::new(io::repeat(b'x').take_buffered());
        assert!(matches!(lines.read(&mut Line::default()), Err(ReadError::TooLarge { .. })));
    }

    trait TakeBuffered: io::Read + Sized {
        fn take_buffered(self) -> io::BufReader<Self> {
            io::BufReader::new(self)
        }
    }
    impl<R: io::Read> TakeBuffered for R {}
}

use std::fmt;
use std::io::{self, BufRead};

use crate::Place;

/// The longest line that is read; a file with a longer one is refused.
pub const LONGEST_LINE: usize = 1 << 20;

/// How the characters of a text are stored.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Encoding {
    /// ISO 8859-1 or UTF-8, told apart line by line.
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
    /// The first character that ISO 8859-1 does not have though the line is not UTF-8, as a byte offset.
    pub foreign: Option<usize>,
}

/// The lines of a text in any of the usual encodings and line ends.
pub struct Lines<R> {
    source: R,
    encoding: Encoding,
    started: bool,
    after_return: bool,
    number: u32,
    raw: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads lines from this source.
    pub fn new(source: R) -> Lines<R> {
        Lines {
            source,
            encoding: Encoding::Bytes,
            started: false,
            after_return: false,
            number: 0,
            raw: Vec::new(),
        }
    }

    /// The encoding found; known after the first line.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Reads the next line; false at the end.
    pub fn read(&mut self, line: &mut Line) -> Result<bool, ReadError> {
        if !self.started {
            self.started = true;
            self.detect()?;
        }
        self.raw.clear();
        let any = match self.encoding {
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
            Encoding::Bytes => decode(&self.raw, line),
            Encoding::Utf16Little => decode_units(&self.raw, u16::from_le_bytes, line),
            Encoding::Utf16Big => decode_units(&self.raw, u16::from_be_bytes, line),
        }
        Ok(true)
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
        self.source.consume(mark);
        self.encoding = encoding;
        Ok(())
    }

    fn too_long(&self) -> ReadError {
        ReadError::TooLarge { place: Place::new(self.number.saturating_add(1), 1), what: "line" }
    }

    fn bytes(&mut self) -> Result<bool, ReadError> {
        let mut any = false;
        loop {
            let chunk = self.source.fill_buf()?;
            if chunk.is_empty() {
                return Ok(any);
            }
            if self.after_return {
                self.after_return = false;
                if chunk[0] == b'\n' {
                    self.source.consume(1);
                    continue;
                }
            }
            any = true;
            if let Some(end) = memchr::memchr2(b'\n', b'\r', chunk) {
                self.raw.extend_from_slice(&chunk[..end]);
                self.after_return = chunk[end] == b'\r';
                self.source.consume(end + 1);
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
        loop {
            let Some(first) = self.byte()? else { return Ok(any) };
            let Some(second) = self.byte()? else {
                self.raw.push(first);
                return Ok(true);
            };
            let end = unit([first, second]);
            if std::mem::take(&mut self.after_return) && end == u16::from(b'\n') {
                continue;
            }
            any = true;
            if end == u16::from(b'\n') || end == u16::from(b'\r') {
                self.after_return = end == u16::from(b'\r');
                return Ok(true);
            }
            self.raw.extend_from_slice(&[first, second]);
            if self.raw.len() > LONGEST_LINE {
                return Err(self.too_long());
            }
        }
    }

    fn byte(&mut self) -> Result<Option<u8>, ReadError> {
        let byte = self.source.fill_buf()?.first().copied();
        if byte.is_some() {
            self.source.consume(1);
        }
        Ok(byte)
    }
}

fn decode(raw: &[u8], line: &mut Line) {
    if let Ok(text) = std::str::from_utf8(raw) {
        line.text.push_str(text);
        return;
    }
    for &byte in raw {
        if matches!(byte, 0x80..=0x9F) && line.foreign.is_none() {
            line.foreign = Some(line.text.len());
        }
        line.text.push(western(byte));
    }
}

fn decode_units(raw: &[u8], unit: fn([u8; 2]) -> u16, line: &mut Line) {
    let units = raw.chunks(2).map(|pair| match *pair {
        [first, second] => unit([first, second]),
        _ => 0xFFFD,
    });
    line.text.extend(char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)));
}

/// The character of a byte in ISO 8859-1, where that has none in Windows 1252, which programs often mean.
fn western(byte: u8) -> char {
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
        assert_eq!(lines(b"a\r\r\n\nb\n"), ["a", "", "", "b"]);
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

use std::fmt;

/// The largest file that is read.
pub const LARGEST: usize = 4 << 20;

/// Why bytes are not text that can be a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Larger than [`LARGEST`].
    TooLarge(usize),
    /// Not UTF-8; the line of the first byte that is not.
    Encoding {
        /// The line.
        line: usize,
        /// The byte.
        byte: u8,
    },
    /// A character that text does not hold.
    Control {
        /// The line.
        line: usize,
        /// The character.
        character: char,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::TooLarge(bytes) => write!(f, "{bytes} bytes, expected at most {LARGEST}"),
            Unreadable::Encoding { line, byte } => {
                write!(f, "line {line}: found byte {byte:#04x}, expected text in UTF-8")
            }
            Unreadable::Control { line, character } => {
                write!(
                    f,
                    "line {line}: found a control character ({}), expected text",
                    character.escape_default()
                )
            }
        }
    }
}

impl std::error::Error for Unreadable {}

/// The text of a file: UTF-8, with or without a byte order mark, lines ended by LF or CR LF.
pub fn text(bytes: &[u8]) -> Result<&str, Unreadable> {
    if bytes.len() > LARGEST {
        return Err(Unreadable::TooLarge(bytes.len()));
    }
    let line_at = |at: usize| bytes[..at].split(|byte| *byte == b'\n').count();
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        Unreadable::Encoding { line: line_at(at), byte: bytes[at] }
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, line) in text.split('\n').enumerate() {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if let Some(character) = line.chars().find(|c| c.is_control() && *c != '\t') {
            return Err(Unreadable::Control { line: number + 1, character });
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_text() {
        assert_eq!(text(b""), Ok(""));
        assert_eq!(text("\u{feff}# Law 27\r\n\ttab\r\n".as_bytes()), Ok("# Law 27\r\n\ttab\r\n"));
        assert_eq!(text(b"a\nb\n\xff"), Err(Unreadable::Encoding { line: 3, byte: 0xff }));
        assert_eq!(text(b"a\n\x1b[2J"), Err(Unreadable::Control { line: 2, character: '\x1b' }));
        assert_eq!(text(b"old\rmac"), Err(Unreadable::Control { line: 1, character: '\r' }));
        assert_eq!(text(&vec![b' '; LARGEST + 1]), Err(Unreadable::TooLarge(LARGEST + 1)));
    }
}

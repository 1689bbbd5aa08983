//! The file that a PDF is: numbered objects, and a table of where each begins.

use std::fmt::{self, Display, Write as _};
use std::io::Write as _;

use miniz_oxide::deflate::compress_to_vec_zlib;

/// An object's number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Id(usize);

impl Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} 0 R", self.0)
    }
}

/// The objects that are written so far.
pub(super) struct Objects {
    bytes: Vec<u8>,
    places: Vec<usize>,
}

/// How hard streams are pressed; more makes them hardly smaller and takes longer.
const LEVEL: u8 = 7;

impl Objects {
    pub(super) fn new() -> Objects {
        Objects { bytes: b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n".to_vec(), places: Vec::new() }
    }

    /// A number for an object that is written later.
    pub(super) fn id(&mut self) -> Id {
        self.places.push(0);
        Id(self.places.len())
    }

    /// Writes an object under its number.
    pub(super) fn write(&mut self, id: Id, body: impl Display) {
        self.begin(id);
        self.add(format_args!("{body}\nendobj\n"));
    }

    /// Writes an object and gives it a number.
    pub(super) fn push(&mut self, body: impl Display) -> Id {
        let id = self.id();
        self.write(id, body);
        id
    }

    /// Writes a stream, pressed; `more` are its entries besides the usual ones.
    pub(super) fn stream(&mut self, more: impl Display, data: &[u8]) -> Id {
        self.plain_stream(format_args!("/Filter/FlateDecode{more}"), &compress_to_vec_zlib(data, LEVEL))
    }

    /// Writes a stream as it is.
    pub(super) fn plain_stream(&mut self, more: impl Display, data: &[u8]) -> Id {
        let id = self.id();
        self.begin(id);
        self.add(format_args!("<</Length {}{more}>>\nstream\n", data.len()));
        self.bytes.extend(data);
        self.add(format_args!("\nendstream\nendobj\n"));
        id
    }

    fn begin(&mut self, id: Id) {
        self.places[id.0 - 1] = self.bytes.len();
        self.add(format_args!("{} 0 obj\n", id.0));
    }

    fn add(&mut self, text: fmt::Arguments<'_>) {
        let _ = self.bytes.write_fmt(text);
    }

    /// The file, with where everything is.
    pub(super) fn finish(mut self, catalog: Id, info: Id) -> Vec<u8> {
        let table = self.bytes.len();
        let digest = digest(&self.bytes);
        let size = self.places.len() + 1;
        self.add(format_args!("xref\n0 {size}\n0000000000 65535 f \n"));
        for place in std::mem::take(&mut self.places) {
            self.add(format_args!("{place:010} 00000 n \n"));
        }
        self.add(format_args!(
            "trailer\n<</Size {size}/Root {catalog}/Info {info}/ID[<{digest:032X}><{digest:032X}>]>>\n\
             startxref\n{table}\n%%EOF\n"
        ));
        self.bytes
    }
}

/// A number that tells one content from another (FNV-1a); it guards nothing.
pub(super) fn digest(bytes: &[u8]) -> u128 {
    const START: u128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013B;
    bytes.iter().fold(START, |digest, byte| (digest ^ u128::from(*byte)).wrapping_mul(PRIME))
}

/// A text as a string of the file: its units in UTF-16, in hexadecimal figures.
pub(super) struct Hex<'a>(pub(super) &'a str);

impl Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('<')?;
        self.0.encode_utf16().try_for_each(|unit| write!(f, "{unit:04X}"))?;
        f.write_char('>')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_where_the_table_says() {
        let mut objects = Objects::new();
        let later = objects.id();
        let info = objects.push("<<>>");
        let stream = objects.stream("", b"some bytes");
        objects.write(later, format_args!("<</Here {stream}>>"));
        let places = objects.places.clone();
        let file = objects.finish(later, info);
        for (number, place) in (1..).zip(places) {
            assert!(file[place..].starts_with(format!("{number} 0 obj\n").as_bytes()));
        }
        assert!(file.ends_with(b"\n%%EOF\n"));
    }
}

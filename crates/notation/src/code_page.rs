use std::fmt;
use std::str::FromStr;

/// The character set of a text that is not UTF-16.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum CodePage {
    /// ISO 8859-1; a line that is UTF-8 is read as that.
    #[default]
    Latin1,
    /// Windows 1252; a line that is UTF-8 is read as that.
    Windows1252,
    /// UTF-8; a line that is not is read as ISO 8859-1, with a complaint.
    Utf8,
    /// One that the file names and that is not known here; a line that is not UTF-8 is read as ISO 8859-1, with a
    /// complaint.
    Unknown,
    /// Any other that has a byte for each character.
    Other(Table),
}

/// The characters of a character set that has a byte for each.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Table(&'static encoding_rs::Encoding);

impl CodePage {
    /// The names of those that are known. Most have others too, such as `cp1250` and `latin2`.
    pub const KNOWN: [&str; 28] = [
        "UTF-8",
        "ISO-8859-1",
        "ISO-8859-2",
        "ISO-8859-3",
        "ISO-8859-4",
        "ISO-8859-5",
        "ISO-8859-6",
        "ISO-8859-7",
        "ISO-8859-8",
        "ISO-8859-10",
        "ISO-8859-13",
        "ISO-8859-14",
        "ISO-8859-15",
        "ISO-8859-16",
        "windows-874",
        "windows-1250",
        "windows-1251",
        "windows-1252",
        "windows-1253",
        "windows-1254",
        "windows-1255",
        "windows-1256",
        "windows-1257",
        "windows-1258",
        "KOI8-R",
        "KOI8-U",
        "IBM866",
        "macintosh",
    ];

    /// The one of this name, or that of a name that is not known.
    pub(crate) fn of(name: &str) -> CodePage {
        name.parse().unwrap_or(CodePage::Unknown)
    }

    /// What a character that it does not have is told to be in place of.
    pub(crate) const fn expected(self) -> &'static str {
        match self {
            CodePage::Latin1 => "a character of ISO 8859-1 or of the encoding that the file is marked with",
            CodePage::Windows1252 | CodePage::Other(_) => "a character of the character set that was named",
            CodePage::Utf8 => "UTF-8, as the file says or leaves unsaid; read as ISO 8859-1",
            CodePage::Unknown => {
                "a character set that is known, where the file names one; read as ISO 8859-1"
            }
        }
    }
}

impl Table {
    /// The characters of these bytes; for a byte that has none, the sign that stands for it.
    pub(crate) fn decode(self, bytes: &[u8], mut take: impl FnMut(char)) {
        let (text, _) = self.0.decode_without_bom_handling(bytes);
        for character in text.chars() {
            let is_free = matches!(character, '\u{80}'..='\u{9F}');
            take(if is_free { char::REPLACEMENT_CHARACTER } else { character });
        }
    }
}

/// A name of no character set that is known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownCodePage;

impl fmt::Display for UnknownCodePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "known are {}", CodePage::KNOWN.join(", "))
    }
}

impl std::error::Error for UnknownCodePage {}

impl FromStr for CodePage {
    type Err = UnknownCodePage;

    fn from_str(name: &str) -> Result<CodePage, UnknownCodePage> {
        let table = encoding_rs::Encoding::for_label(name.as_bytes())
            .or_else(|| encoding_rs::Encoding::for_label(format!("x-{name}").as_bytes()))
            .ok_or(UnknownCodePage)?;
        if table == encoding_rs::UTF_8 {
            Ok(CodePage::Utf8)
        } else if table == encoding_rs::WINDOWS_1252 {
            // The names of ISO 8859-1 stand for Windows 1252 there.
            Ok(if name.contains("1252") { CodePage::Windows1252 } else { CodePage::Latin1 })
        } else if CodePage::KNOWN.contains(&table.name()) {
            Ok(CodePage::Other(Table(table)))
        } else {
            Err(UnknownCodePage)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_are_listed_are_known_and_no_others() {
        for name in CodePage::KNOWN {
            let page = name.parse::<CodePage>().expect(name);
            assert_eq!(name.to_lowercase().parse(), Ok(page));
            if let CodePage::Other(table) = page {
                assert!(table.0.is_single_byte() && table.0.is_ascii_compatible(), "{name}");
            }
        }
        for name in ["", "klingon", "utf-16", "utf-16le", "shift_jis", "iso-2022-jp", "x-user-defined"] {
            assert_eq!(name.parse::<CodePage>(), Err(UnknownCodePage), "{name}");
        }
        assert_eq!("cp1250".parse::<CodePage>(), "windows-1250".parse());
        assert_eq!("latin2".parse::<CodePage>(), "ISO-8859-2".parse());
        assert_eq!("latin1".parse(), Ok(CodePage::Latin1));
        assert_eq!("cp1252".parse(), Ok(CodePage::Windows1252));
    }
}

use std::collections::HashSet;
use std::fmt;
use std::io::{BufRead, Read as _};
use std::path::Path;

use crate::bridgemate::{read_bridgemate, write_bridgemate};
use crate::csv::{CsvReader, read_csv, write_csv};
use crate::deals::{Packing, read_dlm, read_packed, write_dlm, write_packed};
use crate::lin::{LinReader, read_lin, write_lin};
use crate::loss::Losses;
use crate::pbn::{
    Charset, Game, PbnWriter, Read, Reader, WriteError, complaints_about, export_game, read_all,
};
use crate::usebio::{read_usebio_in, write_usebio};
use crate::{CodePage, Lines, Place, Problem, ReadError};

/// A format of files.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Portable Bridge Notation.
    Pbn,
    /// LIN of Bridge Base Online.
    Lin,
    /// Deals of dealing machines: card numbers.
    Bri,
    /// Deals of dealing machines: suit signs and ranks.
    Dge,
    /// Deals of dealing machines: both.
    Dup,
    /// Deals of dealing machines: a text.
    Dlm,
    /// USEBIO results.
    Usebio,
    /// CSV.
    Csv,
    /// Results of the Bridgemate Data Connector.
    Bridgemate,
}

/// A file name that names no format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownFormat {
    /// The database of older scoring devices.
    Bws,
    /// No extension, or one that is not known.
    Other,
}

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownFormat::Bws => f.write_str(
                "BWS databases are not read; the results of newer devices come as JSON from the Data Connector (.json)",
            ),
            UnknownFormat::Other => {
                f.write_str("unknown kind of file; known are ")?;
                for (index, format) in Format::ALL.into_iter().enumerate() {
                    write!(f, "{}.{}", if index > 0 { ", " } else { "" }, format.extension())?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for UnknownFormat {}

impl Format {
    /// All formats.
    pub const ALL: [Format; 9] = [
        Format::Pbn,
        Format::Lin,
        Format::Bri,
        Format::Dge,
        Format::Dup,
        Format::Dlm,
        Format::Usebio,
        Format::Csv,
        Format::Bridgemate,
    ];

    /// The extension of its files.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Pbn => "pbn",
            Format::Lin => "lin",
            Format::Bri => "bri",
            Format::Dge => "dge",
            Format::Dup => "dup",
            Format::Dlm => "dlm",
            Format::Usebio => "xml",
            Format::Csv => "csv",
            Format::Bridgemate => "json",
        }
    }

    /// Whether its files are text in one character set or another; the others are ASCII, UTF-8 or no text.
    pub const fn has_code_pages(self) -> bool {
        match self {
            Format::Pbn | Format::Lin | Format::Usebio | Format::Csv => true,
            Format::Bri | Format::Dge | Format::Dup | Format::Dlm | Format::Bridgemate => false,
        }
    }

    /// The format that a file's name says.
    pub fn of(path: &Path) -> Result<Format, UnknownFormat> {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if extension.eq_ignore_ascii_case("bws") {
            return Err(UnknownFormat::Bws);
        }
        Format::ALL
            .into_iter()
            .find(|format| format.extension().eq_ignore_ascii_case(extension))
            .ok_or(UnknownFormat::Other)
    }
}

/// Reads all games of a file that is in memory.
pub fn read_games(format: Format, bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    not_blank(bytes)?;
    read_whole(format, bytes, None)
}

fn read_whole(format: Format, bytes: &[u8], page: Option<CodePage>) -> Result<Vec<Read>, ReadError> {
    let mut reads = read_as(format, bytes, page)?;
    let mut said = HashSet::new();
    for read in &mut reads {
        if !checks_itself(format) {
            check(read, &mut said);
        }
    }
    Ok(reads)
}

/// Reads games of which nobody wants to know what is wrong with them.
pub(crate) fn read_unchecked(format: Format, bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    match format {
        Format::Lin => LinReader::new(bytes).unchecked().collect(),
        _ => read_as(format, bytes, None),
    }
}

fn read_as(format: Format, bytes: &[u8], page: Option<CodePage>) -> Result<Vec<Read>, ReadError> {
    match format {
        Format::Pbn => read_all(bytes),
        Format::Lin => read_lin(bytes),
        Format::Bri => read_packed(Packing::Bri, bytes),
        Format::Dge => read_packed(Packing::Dge, bytes),
        Format::Dup => read_packed(Packing::Dup, bytes),
        Format::Dlm => read_dlm(bytes),
        Format::Usebio => read_usebio_in(bytes, page),
        Format::Csv => read_csv(bytes),
        Format::Bridgemate => read_bridgemate(bytes),
    }
}

/// Whether the reader of a format checks its games as they come.
const fn checks_itself(format: Format) -> bool {
    matches!(format, Format::Pbn | Format::Lin)
}

/// Complains about what a game would be wrong in as PBN too; what is said of a whole event, of its first game alone.
fn check(read: &mut Read, said: &mut HashSet<(Place, Problem)>) {
    let heard: HashSet<(Place, Problem)> =
        read.complaints.iter().map(|complaint| (complaint.place, complaint.problem)).collect();
    for mut complaint in complaints_about(&read.game) {
        let of_file = complaint.place != Place::default();
        // A format has names of its own for what the standard does not name.
        if complaint.problem == Problem::UnknownTag
            || heard.contains(&(complaint.place, complaint.problem))
            || of_file && !said.insert((complaint.place, complaint.problem))
        {
            continue;
        }
        complaint.place = complaint.place.max(Place::new(1, 1));
        read.complaints.push(complaint);
    }
    read.complaints.sort_by_key(|complaint| complaint.place);
}

fn not_blank(bytes: &[u8]) -> Result<(), ReadError> {
    if bytes.iter().all(|byte| byte.is_ascii_whitespace() || *byte == 0) {
        let expected = if bytes.contains(&0) {
            "a file with something else than bytes of nought"
        } else {
            "a file that is not empty"
        };
        return Err(ReadError::NotThisFormat { place: Place::new(1, 1), expected });
    }
    Ok(())
}

/// The largest file of a format that is read as a whole.
const LARGEST: u64 = 1 << 28;

/// Reads games one by one. PBN, LIN and CSV are read piece by piece; of the others a file is read whole.
pub fn stream_games<'a>(
    format: Format,
    source: impl BufRead + 'a,
) -> Result<Box<dyn Iterator<Item = Result<Read, ReadError>> + 'a>, ReadError> {
    stream_games_in(format, source, None)
}

/// The same in this character set, whatever the file says of it, unless it begins with a mark.
pub fn stream_games_in<'a>(
    format: Format,
    mut source: impl BufRead + 'a,
    page: Option<CodePage>,
) -> Result<Box<dyn Iterator<Item = Result<Read, ReadError>> + 'a>, ReadError> {
    not_blank(source.fill_buf()?)?;
    let lines = |source| match page {
        Some(page) => Lines::new(source).stored_in(page),
        None => Lines::new(source),
    };
    Ok(match format {
        Format::Pbn => Box::new(Reader::of(lines(source))),
        Format::Lin => Box::new(LinReader::of(lines(source))),
        Format::Csv => Box::new(CsvReader::of(lines(source))?.map(|read| {
            read.map(|mut read| {
                check(&mut read, &mut HashSet::new());
                read
            })
        })),
        Format::Bri | Format::Dge | Format::Dup | Format::Dlm | Format::Usebio | Format::Bridgemate => {
            let mut bytes = Vec::new();
            source.by_ref().take(LARGEST + 1).read_to_end(&mut bytes)?;
            if bytes.len() as u64 > LARGEST {
                return Err(ReadError::TooLarge { place: Place::new(1, 1), what: "file" });
            }
            Box::new(read_whole(format, &bytes, page)?.into_iter().map(Ok))
        }
    })
}

/// Writes games; what the format cannot hold is noted.
pub fn write_games(format: Format, games: &[Game], losses: &mut Losses) -> Vec<u8> {
    match format {
        Format::Pbn => [Charset::Latin1, Charset::Utf8]
            .into_iter()
            .find_map(|charset| write_pbn(games, charset).ok())
            .unwrap_or_default(),
        Format::Lin => write_lin(games, losses).into_bytes(),
        Format::Bri => write_packed(Packing::Bri, games, losses),
        Format::Dge => write_packed(Packing::Dge, games, losses),
        Format::Dup => write_packed(Packing::Dup, games, losses),
        Format::Dlm => write_dlm(games, losses),
        Format::Usebio => write_usebio(games, losses).into_bytes(),
        Format::Csv => format!("{MARK}{}", write_csv(games, losses)).into_bytes(),
        Format::Bridgemate => write_bridgemate(games, losses).into_bytes(),
    }
}

/// What tells other programs that a CSV file is UTF-8.
const MARK: &str = "\u{FEFF}";

fn write_pbn(games: &[Game], charset: Charset) -> Result<Vec<u8>, WriteError> {
    let mut writer = PbnWriter::new(Vec::new(), charset);
    writer.export_header()?;
    for game in games {
        writer.game(&export_game(game))?;
    }
    writer.finish()
}

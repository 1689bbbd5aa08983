//! `openroom convert`: files of the bridge world from one format to another.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use openroom_lawbook::Language;
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{Charset, Game, PbnWriter, Read, Tag, WriteError, export_game, kind_of};
use openroom_notation::{
    CodePage, Complaint, Format, GamesWriter, Problem, ReadError, Severity, stream_games_in,
};
use openroom_reasoning::Words;

use crate::files;
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{Output, shown};
use crate::words::Spoken;

/// Convert a file to another format, by the names of the two
///
/// Known are PBN, LIN, the deal files BRI, DGE, DUP and DLM, USEBIO results (.xml), CSV and the
/// results of the Bridgemate Data Connector (.json). What was wrong with the input and what the
/// output cannot hold is listed; nothing is lost silently.
#[derive(Args)]
pub(crate) struct ConvertArgs {
    /// The file to read
    input: PathBuf,

    /// The file to write
    output: PathBuf,

    /// Overwrite the file if it exists
    #[arg(long)]
    force: bool,

    /// From PBN to PBN: keep the order of the file instead of writing the export format
    #[arg(long)]
    keep_order: bool,

    /// Write nothing where the input has a fault
    #[arg(long)]
    strict: bool,

    /// The character set of the input, such as windows-1250, where the file does not say it or says another
    #[arg(long, value_name = "NAME")]
    encoding: Option<CodePage>,

    /// How many complaints about the input are shown: a number, or all
    #[arg(long, value_name = "N", default_value = "20")]
    complaints: Shown,

    #[command(flatten)]
    spoken: Spoken,
}

/// What a complaint says beside its place.
type Told = (Problem, Box<str>, &'static str);

/// Complaints as they come: the first are shown, all are counted.
#[derive(Default)]
struct Heard {
    /// How many were heard when the input was read before, up to some game.
    before: usize,
    most: usize,
    shown: usize,
    /// How often each was shown: a program writes the same in game after game.
    told: HashMap<Told, usize>,
    faults: usize,
    remarks: usize,
}

impl Heard {
    fn showing(args: &ConvertArgs) -> Heard {
        Heard { most: args.complaints.0, ..Heard::default() }
    }

    fn hear(&mut self, w: Words, input: &Path, complaints: &[Complaint]) {
        for complaint in complaints {
            if self.all() >= self.before && self.shown < self.most && self.is_new(complaint) {
                self.shown += 1;
                say(&format!("{}:{}", input.display(), files::complaint(w, complaint)));
            }
            match complaint.severity() {
                Severity::Fault => self.faults += 1,
                Severity::Remark => self.remarks += 1,
            }
        }
    }

    /// Whether it is not yet known from others that say the same; where all are wanted none is.
    fn is_new(&mut self, complaint: &Complaint) -> bool {
        let most = match complaint.problem {
            _ if self.most == usize::MAX => return true,
            Problem::UnknownTag => 1,
            _ => 3,
        };
        let told =
            self.told.entry((complaint.problem, complaint.found.clone(), complaint.expected)).or_default();
        *told += 1;
        *told <= most
    }

    fn all(&self) -> usize {
        self.faults + self.remarks
    }

    fn end(&self, w: Words) {
        let all = self.all();
        if all > self.shown {
            say(&w.with("convert-more", "n", all - self.shown));
        }
        if all > 0 {
            let said = [("faults", self.faults.to_string()), ("remarks", self.remarks.to_string())];
            say(&w.say("convert-complaints", &said));
        }
    }
}

/// How many complaints are shown.
#[derive(Copy, Clone)]
struct Shown(usize);

impl FromStr for Shown {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Shown, Self::Err> {
        if text == "all" { Ok(Shown(usize::MAX)) } else { text.parse().map(Shown) }
    }
}

/// Says something beside what is written.
pub(crate) fn say(text: &str) {
    // Standard error may be closed; the file is written all the same.
    let _ = writeln!(io::stderr(), "{}", shown(text));
}

pub(crate) fn run(args: &ConvertArgs) -> Result<Finish, Failure> {
    let from = format(&args.input)?;
    let to = format(&args.output)?;
    if args.encoding.is_some() && !from.has_code_pages() {
        return Err(Failure::said("convert-no-encoding", []).at(args.input.display()));
    }
    let output = Output { file: Some(args.output.clone()), force: args.force };
    let mut heard = Heard::showing(args);
    let w = args.spoken.words();
    let source = Source::of(args)?;
    if from == Format::Pbn && to == Format::Pbn {
        stream(args, &source, &output, &mut heard)?;
        heard.end(w);
        return Ok(Finish::Fine);
    }
    let mut writer = GamesWriter::new(to);
    let mut any = false;
    for read in source.games(from, &args.input)? {
        let read = read.map_err(|error| unreadable(&args.input, &error))?;
        heard.hear(w, &args.input, &read.complaints);
        any |= is_of(from, &read.game);
        writer.see(&read.game);
    }
    heard.end(w);
    if !any {
        return Err(lacks(args, "at least one game"));
    }
    if args.strict && heard.faults > 0 {
        return Err(has_faults(args));
    }
    if let Some(missing) = writer.missing() {
        return Err(lacks(args, missing));
    }
    let mut losses = Losses::default();
    let mut games = source.games(from, &args.input)?;
    output.write(|file| {
        let games = games.by_ref().map(|read| read.map(|read| read.game).map_err(io::Error::other));
        writer.write(games, file, &mut losses)
    })?;
    if !losses.is_empty() {
        say(&w.with("convert-lost", "file", args.output.display()));
        for loss in losses.iter() {
            say(&format!("  {}", files::loss(w, &loss)));
        }
    }
    Ok(Finish::Fine)
}

/// A file that is read twice: once to see what is in it, once to write.
struct Source<'a> {
    kept: Kept<'a>,
    page: Option<CodePage>,
}

enum Kept<'a> {
    File(&'a Path),
    /// What came through a pipe.
    Memory(Vec<u8>),
}

type Games<'a> = Box<dyn Iterator<Item = Result<Read, ReadError>> + 'a>;

impl Source<'_> {
    fn of(args: &ConvertArgs) -> Result<Source<'_>, Failure> {
        const LARGEST: u64 = 1 << 28;
        let path = args.input.as_path();
        let kept = if std::fs::metadata(path).is_ok_and(|file| file.is_file()) {
            Kept::File(path)
        } else {
            Kept::Memory(input::whole(path, LARGEST, args.spoken.words().t("convert-pipe-too-large"))?)
        };
        Ok(Source { kept, page: args.encoding })
    }

    fn games(&self, format: Format, path: &Path) -> Result<Games<'_>, Failure> {
        let games = match &self.kept {
            Kept::File(file) => {
                let file = File::open(file).map_err(|error| Failure::reading(file, error))?;
                stream_games_in(format, BufReader::with_capacity(1 << 16, file), self.page)
            }
            Kept::Memory(bytes) => stream_games_in(format, bytes.as_slice(), self.page),
        };
        games.map_err(|error| unreadable(path, &error))
    }
}

/// Whether a game says something in its format: text that happens to have brackets is no PBN, and lines of bytes are no CSV.
fn is_of(format: Format, game: &Game) -> bool {
    let is_standard = |tag: &Tag| kind_of(tag.name()).is_some();
    !game.is_bare() && (!matches!(format, Format::Pbn | Format::Csv) || game.tags().any(is_standard))
}

fn lacks(args: &ConvertArgs, missing: &str) -> Failure {
    let w = args.spoken.words();
    let why = match w.language() {
        Language::En => format!("1:1: expected {missing}"),
        _ => files::with_expected(w, format!("1:1: {}", w.t("read-no-game")), missing),
    };
    Failure::input_at(args.input.display(), why)
}

fn has_faults(args: &ConvertArgs) -> Failure {
    Failure::input_at(args.input.display(), args.spoken.words().t("convert-nothing-written"))
}

fn format(path: &Path) -> Result<Format, Failure> {
    Format::of(path).map_err(|unknown| files::unknown_format(path, &unknown))
}

fn unreadable(path: &Path, error: &ReadError) -> Failure {
    files::unread(path, error)
}

/// From PBN to PBN game by game; in ISO 8859-1, or once more in UTF-8 where that cannot spell a name.
fn stream(
    args: &ConvertArgs,
    source: &Source<'_>,
    output: &Output,
    heard: &mut Heard,
) -> Result<(), Failure> {
    for charset in [Charset::Latin1, Charset::Utf8] {
        *heard = Heard {
            before: heard.all(),
            shown: heard.shown,
            told: std::mem::take(&mut heard.told),
            ..Heard::showing(args)
        };
        let mut refused: Option<Failure> = None;
        let mut unspellable = false;
        let written = output.write(|file| {
            copy(args, source, file, charset, heard).map_err(|stop| match stop {
                Stop::Unspellable => {
                    unspellable = true;
                    io::Error::other("charset")
                }
                Stop::Refused(failure) => {
                    refused = Some(failure);
                    io::Error::other("input")
                }
                Stop::Io(error) => error,
            })
        });
        if unspellable {
            continue;
        }
        return refused.map_or(written, Err);
    }
    Ok(())
}

enum Stop {
    Unspellable,
    Refused(Failure),
    Io(io::Error),
}

impl From<WriteError> for Stop {
    fn from(error: WriteError) -> Stop {
        match error {
            WriteError::Io(error) => Stop::Io(error),
            WriteError::Unspellable(_) => Stop::Unspellable,
        }
    }
}

fn copy(
    args: &ConvertArgs,
    source: &Source<'_>,
    file: &mut dyn Write,
    charset: Charset,
    heard: &mut Heard,
) -> Result<(), Stop> {
    let refuse = |failure| Stop::Refused(failure);
    let games = source.games(Format::Pbn, &args.input).map_err(refuse)?;
    let mut writer = PbnWriter::new(file, charset);
    if !args.keep_order {
        writer.export_header()?;
    }
    let mut any = false;
    for read in games {
        let read = read.map_err(|error| refuse(unreadable(&args.input, &error)))?;
        any |= is_of(Format::Pbn, &read.game);
        heard.hear(args.spoken.words(), &args.input, &read.complaints);
        if args.keep_order { writer.game(&read.game)? } else { writer.game(&export_game(&read.game))? }
    }
    if !any {
        return Err(refuse(lacks(args, "at least one game")));
    }
    if args.strict && heard.faults > 0 {
        return Err(refuse(has_faults(args)));
    }
    writer.finish()?;
    Ok(())
}

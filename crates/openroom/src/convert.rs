//! `openroom convert`: files of the bridge world from one format to another.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{Charset, Game, PbnWriter, Reader, WriteError, export_game};
use openroom_notation::{Complaint, Format, ReadError, Severity, read_games, write_games};

use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{Output, shown};

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
}

/// The largest file that is read whole.
const LARGEST: u64 = 1 << 28;

/// How many complaints are shown.
const SHOWN: usize = 20;

/// Complaints as they come: the first are shown, all are counted.
#[derive(Default)]
struct Heard {
    said_before: bool,
    faults: usize,
    remarks: usize,
}

impl Heard {
    fn hear(&mut self, input: &Path, complaints: &[Complaint]) {
        for complaint in complaints {
            if self.faults + self.remarks < SHOWN && !self.said_before {
                say(&format!("{}:{complaint}", input.display()));
            }
            match complaint.severity() {
                Severity::Fault => self.faults += 1,
                Severity::Remark => self.remarks += 1,
            }
        }
    }

    fn end(&self) {
        if self.faults + self.remarks > 0 {
            say(&format!("{} faults and {} remarks about the input", self.faults, self.remarks));
        }
    }
}

fn say(text: &str) {
    // Standard error may be closed; the file is written all the same.
    let _ = writeln!(io::stderr(), "{}", shown(text));
}

pub(crate) fn run(args: &ConvertArgs) -> Result<Finish, Failure> {
    let from = format(&args.input)?;
    let to = format(&args.output)?;
    let output = Output { file: Some(args.output.clone()), force: args.force };
    let mut heard = Heard::default();
    if from == Format::Pbn && to == Format::Pbn {
        stream(args, &output, &mut heard)?;
        heard.end();
        return Ok(Finish::Fine);
    }
    let reads = read_games(from, &whole(&args.input)?).map_err(|error| unreadable(&args.input, &error))?;
    let mut games: Vec<Game> = Vec::with_capacity(reads.len());
    for read in reads {
        heard.hear(&args.input, &read.complaints);
        games.push(read.game);
    }
    heard.end();
    if args.strict && heard.faults > 0 {
        return Err(Failure::input_at(args.input.display(), "has faults; nothing was written"));
    }
    let mut losses = Losses::default();
    let bytes = write_games(to, &games, &mut losses);
    output.write(|file| file.write_all(&bytes))?;
    if !losses.is_empty() {
        say(&format!("{} cannot hold, and does not have:", args.output.display()));
        for loss in losses.iter() {
            say(&format!("  {loss}"));
        }
    }
    Ok(Finish::Fine)
}

fn format(path: &Path) -> Result<Format, Failure> {
    Format::of(path).map_err(|unknown| Failure::input_at(path.display(), unknown))
}

fn unreadable(path: &Path, error: &ReadError) -> Failure {
    Failure::input_at(path.display(), error)
}

fn whole(path: &Path) -> Result<Vec<u8>, Failure> {
    input::whole(path, LARGEST, "larger than 256 MB; only PBN is read piece by piece")
}

/// From PBN to PBN game by game; in ISO 8859-1, or once more in UTF-8 where that cannot spell a name.
fn stream(args: &ConvertArgs, output: &Output, heard: &mut Heard) -> Result<(), Failure> {
    for charset in [Charset::Latin1, Charset::Utf8] {
        *heard = Heard { said_before: charset == Charset::Utf8, ..Heard::default() };
        let mut refused: Option<Failure> = None;
        let mut unspellable = false;
        let written = output.write(|file| {
            copy(args, file, charset, heard).map_err(|stop| match stop {
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

fn copy(args: &ConvertArgs, file: &mut dyn Write, charset: Charset, heard: &mut Heard) -> Result<(), Stop> {
    let refuse = |failure| Stop::Refused(failure);
    let source = File::open(&args.input).map_err(|error| refuse(Failure::reading(&args.input, error)))?;
    let mut writer = PbnWriter::new(file, charset);
    if !args.keep_order {
        writer.export_header()?;
    }
    let mut any = false;
    for read in Reader::new(BufReader::with_capacity(1 << 16, source)) {
        let read = read.map_err(|error| refuse(unreadable(&args.input, &error)))?;
        any = true;
        heard.hear(&args.input, &read.complaints);
        if args.keep_order { writer.game(&read.game)? } else { writer.game(&export_game(&read.game))? }
    }
    if !any {
        return Err(refuse(Failure::input_at(
            args.input.display(),
            "1:1: expected a file that is not empty",
        )));
    }
    if args.strict && heard.faults > 0 {
        return Err(refuse(Failure::input_at(args.input.display(), "has faults; nothing was written")));
    }
    writer.finish()?;
    Ok(())
}

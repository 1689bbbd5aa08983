//! `openroom analyse`: makeable contracts, par and the cost of each card played, from a PBN file.

pub(crate) mod boards;
mod json;
mod text;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_analysis::double_dummy::{Limits, Solvers, Table};
use openroom_analysis::{Course, Par, Position, course, par};
use openroom_cards::{Deal, Denomination};

use crate::files;
use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::progress::Progress;
use crate::words::Spoken;
use boards::{Board, Play};

/// Makeable contracts and par of each board, double dummy
///
/// Reads PBN. Boards that cannot be analysed are named with the reason, and the exit code is then 1.
/// A bar on the terminal shows how far it is, unless the boards come through a pipe.
#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    /// The PBN file; - reads standard input
    #[arg(value_name = "FILE")]
    pbn: PathBuf,

    /// Also what each card of the recorded play cost
    #[arg(long)]
    play: bool,

    /// Write JSON, one object a line and board
    #[arg(long)]
    json: bool,

    /// Megabytes that the solvers' tables may take together; less is slower, never wrong
    #[arg(long, value_name = "MB", default_value_t = 2048)]
    memory: u32,

    /// Threads, one solver each; as many as there are cores if not given
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    #[command(flatten)]
    spoken: Spoken,

    #[command(flatten)]
    output: Output,
}

/// A board and what came of it.
struct Analysed {
    board: Board,
    result: Option<Found>,
}

struct Found {
    table: Table,
    par: Par,
    trace: Option<Traced>,
}

struct Traced {
    play: Play,
    course: Course,
    /// Why the trace ends before the play does.
    cut: Option<String>,
}

pub(crate) fn run(args: &AnalyseArgs) -> Result<Finish, Failure> {
    crate::input::is_pbn(&args.pbn)?;
    let solvers = Solvers::new(limits(args));
    let bar = match count(&args.pbn)? {
        Some(boards) => bar(boards),
        None => Progress::hidden(),
    };
    let mut boards = open(&args.pbn)?.peekable();
    if boards.peek().is_none() {
        return Err(files::said(&args.pbn, "read-none"));
    }
    let mut analyst = Analyst { solvers: &solvers, args, bar: &bar, known: BTreeMap::new() };
    let mut failed: Option<Failure> = None;
    let mut whole = true;
    let written = args.output.write(|out| {
        let mut done = 0;
        loop {
            let some = match boards.by_ref().take(AT_ONCE).collect::<Result<Vec<Board>, Failure>>() {
                Ok(some) if some.is_empty() => break,
                Ok(some) => some,
                Err(failure) => {
                    failed = Some(failure);
                    return Err(io::Error::other("input"));
                }
            };
            done += some.len();
            let analysed = analyst.analyse(some);
            whole &= analysed.iter().all(|one| one.result.is_some());
            bar.clear();
            analyst.write(out, &analysed).and_then(|()| out.flush())?;
        }
        if args.json { Ok(()) } else { text::end(out, done, solvers.limits(), args.spoken.words()) }
    });
    failed.map_or(written, Err)?;
    Ok(if whole { Finish::Fine } else { Finish::CheckFailed })
}

fn limits(args: &AnalyseArgs) -> Limits {
    let limits = Limits::within(args.memory);
    match args.threads {
        None => limits,
        Some(threads) => {
            let each = args.memory / u32::try_from(threads.get()).unwrap_or(u32::MAX);
            let megabytes = each.clamp(Limits::LEAST_MEGABYTES, Limits::default().megabytes);
            Limits { threads, megabytes }
        }
    }
}

/// The boards of a file as they come.
fn open(file: &Path) -> Result<impl Iterator<Item = Result<Board, Failure>>, Failure> {
    let source: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(file).map_err(|error| Failure::reading(file, error))?))
    };
    Ok(boards::read(source).map(move |board| board.map_err(|error| files::unread(file, &error))))
}

/// How many boards a file has, and that all can be read; what comes through a pipe comes once.
fn count(file: &Path) -> Result<Option<usize>, Failure> {
    if !std::fs::metadata(file).is_ok_and(|file| file.is_file()) {
        return Ok(None);
    }
    open(file)?.try_fold(0, |boards, board| board.map(|_| boards + 1)).map(Some)
}

/// How far the solving of so many boards has come; it goes on by denominations.
pub(crate) fn bar(boards: usize) -> Progress {
    Progress::new(boards * Denomination::ALL.len())
}

/// The boards that are solved together; enough to keep the cores busy.
const AT_ONCE: usize = 64;

/// The tables that are remembered, for deals that come again.
const REMEMBERED: usize = 4096;

/// Who analyses boards some at a time, and remembers their tables for a while.
struct Analyst<'a> {
    solvers: &'a Solvers,
    args: &'a AnalyseArgs,
    bar: &'a Progress,
    known: BTreeMap<[u64; 4], Table>,
}

impl Analyst<'_> {
    fn analyse(&mut self, some: Vec<Board>) -> Vec<Analysed> {
        if self.known.len() > REMEMBERED {
            self.known.clear();
        }
        let mut new: Vec<Deal> = some.iter().filter_map(|board| board.deal.as_ref().ok().copied()).collect();
        new.sort_unstable_by_key(key);
        new.dedup();
        new.retain(|deal| !self.known.contains_key(&key(deal)));
        let tables = self.solvers.tables(&new, &|| self.bar.did(1));
        self.bar.did((some.len() - new.len()) * Denomination::ALL.len());
        self.known.extend(new.iter().map(key).zip(tables));
        some.into_iter().map(|board| self.one(board)).collect()
    }

    fn one(&self, board: Board) -> Analysed {
        let result = board.deal.as_ref().ok().map(|deal| {
            let table = self.known[&key(deal)];
            let par = par(&table, board.vulnerability, board.dealer.side());
            let trace = if self.args.play { trace(self.solvers, deal, &board) } else { None };
            Found { table, par, trace }
        });
        Analysed { board, result }
    }

    fn write(&self, out: &mut dyn io::Write, analysed: &[Analysed]) -> io::Result<()> {
        let w = self.args.spoken.words();
        analysed
            .iter()
            .try_for_each(|one| if self.args.json { json::write(out, one) } else { text::write(out, one, w) })
    }
}

fn key(deal: &Deal) -> [u64; 4] {
    deal.hands().values().map(openroom_cards::Cards::bits)
}

/// What each card of the recorded play cost, revokes and all, as far as its cards can have been played.
fn trace(solvers: &Solvers, deal: &Deal, board: &Board) -> Option<Traced> {
    let play = board.play.clone()?;
    let declarer = play.contract.declarer;
    let start = Position::opening(deal, play.contract.bid.denomination(), declarer.lho());
    let of = |cards: &[openroom_cards::Card]| course(solvers, start, declarer, cards);
    let (course, cut) = match of(&play.cards) {
        Ok(course) => (course, None),
        Err(error) => (of(&play.cards[..error.index]).ok()?, Some(error.to_string())),
    };
    Some(Traced { play, course, cut })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Called {
        #[command(flatten)]
        args: AnalyseArgs,
    }

    #[test]
    fn the_bar_goes_to_its_end() {
        let deal = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432";
        let file = format!(
            "[Board \"1\"]\n[Deal \"{deal}\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n[Deal \"{deal}\"]\n"
        );
        let boards: Vec<Board> = boards::read(file.as_bytes()).collect::<Result<_, _>>().unwrap();
        let bar = bar(boards.len());
        assert_eq!(bar.so_far(), (0, 15));
        let solvers = Solvers::new(Limits::within(Limits::LEAST_MEGABYTES));
        let Called { args } = Called::parse_from(["analyse", "-"]);
        let mut analyst = Analyst { solvers: &solvers, args: &args, bar: &bar, known: BTreeMap::new() };
        assert_eq!((analyst.analyse(boards).len(), bar.so_far()), (3, (15, 15)));
    }
}

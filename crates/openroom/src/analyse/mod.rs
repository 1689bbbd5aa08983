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
use indicatif::{ProgressBar, ProgressStyle};
use openroom_analysis::double_dummy::{Limits, Solvers, Table};
use openroom_analysis::{Course, Par, Position, course, par};
use openroom_cards::{Deal, Denomination};

use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::words::Spoken;
use boards::{Board, Play};

/// Makeable contracts and par of each board, double dummy
///
/// Reads PBN. Boards that cannot be analysed are named with the reason, and the exit code is then 1.
/// A bar on the terminal shows how far it is.
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
    let boards = read(&args.pbn)?;
    let solvers = Solvers::new(limits(args));
    let bar = bar(boards.len());
    let analysed = analyse(boards, &solvers, args.play, &bar);
    bar.finish_and_clear();
    args.output.write(|out| {
        if args.json {
            json::write(out, &analysed)
        } else {
            text::write(out, &analysed, solvers.limits(), args.spoken.words())
        }
    })?;
    let whole = analysed.iter().all(|one| one.result.is_some());
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

fn read(file: &Path) -> Result<Vec<Board>, Failure> {
    let source: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(file).map_err(|error| Failure::reading(file, error))?))
    };
    let boards = boards::read(source).map_err(|error| Failure::input_at(file.display(), error))?;
    if boards.is_empty() {
        return Err(Failure::input_at(file.display(), "no game in it"));
    }
    Ok(boards)
}

pub(crate) fn bar(boards: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent}% of {msg} boards, {eta} left");
    ProgressBar::new((boards * Denomination::ALL.len()) as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(boards.to_string())
}

/// The boards that are solved together; enough to keep the cores busy.
const AT_ONCE: usize = 64;

fn analyse(boards: Vec<Board>, solvers: &Solvers, play: bool, bar: &ProgressBar) -> Vec<Analysed> {
    let mut known: BTreeMap<[u64; 4], Table> = BTreeMap::new();
    let mut analysed = Vec::with_capacity(boards.len());
    let mut rest = boards.into_iter().peekable();
    while rest.peek().is_some() {
        let some: Vec<Board> = rest.by_ref().take(AT_ONCE).collect();
        let mut new: Vec<Deal> = some.iter().filter_map(|board| board.deal.as_ref().ok().copied()).collect();
        new.sort_unstable_by_key(key);
        new.dedup();
        new.retain(|deal| !known.contains_key(&key(deal)));
        let tables = solvers.tables(&new, &|| bar.inc(1));
        bar.inc(((some.len() - new.len()) * Denomination::ALL.len()) as u64);
        known.extend(new.iter().map(key).zip(tables));
        for board in some {
            let result = board.deal.as_ref().ok().map(|deal| {
                let table = known[&key(deal)];
                let par = par(&table, board.vulnerability, board.dealer.side());
                let trace = if play { trace(solvers, deal, &board) } else { None };
                Found { table, par, trace }
            });
            analysed.push(Analysed { board, result });
        }
    }
    analysed
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
    use super::*;

    #[test]
    fn the_bar_goes_to_its_end() {
        let deal = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432";
        let file = format!(
            "[Board \"1\"]\n[Deal \"{deal}\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n[Deal \"{deal}\"]\n"
        );
        let boards = boards::read(file.as_bytes()).unwrap();
        let bar = bar(boards.len());
        assert_eq!((bar.position(), bar.length()), (0, Some(15)));
        let solvers = Solvers::new(Limits::within(Limits::LEAST_MEGABYTES));
        let analysed = analyse(boards, &solvers, false, &bar);
        assert_eq!((bar.position(), analysed.len()), (15, 3));
    }
}

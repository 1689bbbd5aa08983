//! Tempo against holdings, from a list of cases.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use openroom_analysis::integrity::{Tempo, examine_tempo};

use super::{Look, looks, page, pair_name, same};
use crate::finish::{Failure, Finish};

/// Slow or not against holding a card or not, compared with peers.
///
/// The file has a line for each case, its three parts set apart by tabs: the pair (two names parted by &), the
/// seconds that the player took, and yes or no: whether he held what it is about.
#[derive(Args, Debug)]
pub(crate) struct TempoArgs {
    /// The list of cases
    #[arg(value_name = "FILE")]
    cases: PathBuf,

    /// More seconds than this are slow
    #[arg(long, value_name = "SECONDS")]
    slow: f64,

    #[command(flatten)]
    look: Look,
}

/// Larger than any list of cases that was written down.
const LARGEST: u64 = 256 << 20;

/// Slow and not slow, each with and without the holding.
type Counts = [[u32; 2]; 2];

pub(super) fn run(args: &TempoArgs) -> Result<Finish, Failure> {
    let asked = args.look.asked()?;
    if !args.slow.is_finite() || args.slow < 0.0 {
        return Err(Failure::input("--slow is a number of seconds"));
    }
    let (mut earlier, told) = looks::record(&args.look, "tempo", &asked)?;
    let cases = read(args)?;
    let pairs: Vec<Tempo> = asked
        .into_iter()
        .map(|pair| {
            let mut tempo = Tempo { pair, own: Counts::default(), peers: Counts::default() };
            for (name, counts) in &cases {
                let sum = if same(name, &tempo.pair) { &mut tempo.own } else { &mut tempo.peers };
                for (sum, count) in sum.as_flattened_mut().iter_mut().zip(counts.as_flattened()) {
                    *sum += count;
                }
            }
            tempo
        })
        .collect();
    let report = examine_tempo(&mut earlier, &args.look.by, &args.look.ground, &pairs, args.look.seed)
        .map_err(Failure::input)?;
    let note =
        format!("Slow is more than {} seconds. Peers are all other pairs of the list. {told}.", args.slow);
    args.look.write(|out| page::tempo_html(out, &report, &note), |out| page::tempo_text(out, &report, &note))
}

fn read(args: &TempoArgs) -> Result<BTreeMap<String, Counts>, Failure> {
    let bytes = crate::input::whole(&args.cases, LARGEST, "larger than any list of cases")?;
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::input_at(args.cases.display(), "it is no UTF-8"))?;
    let mut cases: BTreeMap<String, Counts> = BTreeMap::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |why: &str| Failure::input_at(format!("{}:{}", args.cases.display(), number + 1), why);
        let parts: Vec<&str> = line.split('\t').map(str::trim).collect();
        let [pair, seconds, holds] = parts.as_slice() else {
            return Err(wrong("a pair, seconds and yes or no, set apart by tabs"));
        };
        let (one, other) =
            pair.split_once('&').ok_or_else(|| wrong("the two names of a pair are parted by &"))?;
        let seconds: f64 = seconds
            .parse()
            .ok()
            .filter(|seconds: &f64| *seconds >= 0.0 && seconds.is_finite())
            .ok_or_else(|| wrong("the seconds are no number"))?;
        let column = match *holds {
            "yes" => 0,
            "no" => 1,
            _ => return Err(wrong("yes or no: whether he held it")),
        };
        let row = usize::from(seconds <= args.slow);
        cases.entry(pair_name(one, other)).or_default()[row][column] += 1;
    }
    Ok(cases)
}

//! Tempo against holdings, from a list of cases.

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use clap::Args;
use openroom_analysis::integrity::{Looks, Tempo, examine_tempo};

use super::looks::{self, Asked};
use super::{Look, page, pair_name, same};
use crate::finish::{Failure, Finish};
use crate::words::spoken;

/// Slow or not against holding a card or not, compared with peers.
///
/// The file has a line for each case, its three parts set apart by tabs: the pair (two names parted by &), the
/// seconds that the player took, and yes or no: whether he held what it is about. A fourth part may name the case, as
/// in "Trials 3, board 7, trick 2"; then a case of a pair that is named again is left out.
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
    if !args.slow.is_finite() || args.slow < 0.0 {
        return Err(Failure::said("err-slow", []));
    }
    let options = format!("--slow {}", args.slow);
    let asked = Asked::new(&args.look, "tempo", std::slice::from_ref(&args.cases), &options)?;
    looks::take(&args.look, asked, |asked, earlier, told| report(args, asked, earlier, told))
}

fn report(args: &TempoArgs, asked: Vec<String>, mut earlier: Looks, told: &str) -> Result<Finish, Failure> {
    let Cases { counted: cases, again, alike } = read(args)?;
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
        .map_err(looks::refused)?;
    let w = args.look.words();
    let lines = |count: usize| w.many("integrity-lines", count as u64);
    let note = w.say(
        "integrity-note-tempo",
        &[
            ("slow", w.decimals(&args.slow.to_string())),
            ("again", lines(again)),
            ("alike", lines(alike)),
            ("told", told.to_owned()),
        ],
    );
    args.look
        .write(|out| page::tempo_html(out, w, &report, &note), |out| page::tempo_text(out, w, &report, &note))
}

/// The cases of a list.
struct Cases {
    counted: BTreeMap<String, Counts>,
    /// Lines that were left out: they name a case that a line before them names.
    again: usize,
    /// Lines that name no case and are as a line before them.
    alike: usize,
}

/// Whether the lines are some of them twice or more often, one copy after the other.
fn is_copied(lines: &[&str]) -> bool {
    // How many lines at the beginning are also the last ones up to each line.
    let mut borders = vec![0; lines.len()];
    for at in 1..lines.len() {
        let mut border: usize = borders[at - 1];
        while border > 0 && lines[at] != lines[border] {
            border = borders[border - 1];
        }
        borders[at] = border + usize::from(lines[at] == lines[border]);
    }
    let once = lines.len() - borders.last().copied().unwrap_or_default();
    once < lines.len() && lines.len().is_multiple_of(once)
}

fn read(args: &TempoArgs) -> Result<Cases, Failure> {
    let bytes = crate::input::whole(&args.cases, LARGEST, spoken().t("tempo-too-large"))?;
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::said("err-not-utf8", []).at(args.cases.display()))?;
    let all: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if is_copied(&all) {
        return Err(Failure::said("tempo-copied", []).at(args.cases.display()));
    }
    let mut read = Cases { counted: BTreeMap::new(), again: 0, alike: 0 };
    let mut named: HashSet<(String, String)> = HashSet::new();
    let mut unnamed: HashSet<(String, u64, bool)> = HashSet::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |key| Failure::said(key, []).at(format_args!("{}:{}", args.cases.display(), number + 1));
        let parts: Vec<&str> = line.split('\t').map(str::trim).collect();
        let ([pair, seconds, holds], case) = match parts.as_slice() {
            [pair, seconds, holds] => ([*pair, *seconds, *holds], ""),
            [pair, seconds, holds, case] => ([*pair, *seconds, *holds], *case),
            _ => return Err(wrong("tempo-columns")),
        };
        let (one, other) = pair.split_once('&').ok_or_else(|| wrong("tempo-names"))?;
        let seconds: f64 = seconds
            .parse()
            .ok()
            .filter(|seconds: &f64| *seconds >= 0.0 && seconds.is_finite())
            .ok_or_else(|| wrong("tempo-seconds"))?;
        let column = match holds {
            "yes" => 0,
            "no" => 1,
            _ => return Err(wrong("tempo-holds")),
        };
        let row = usize::from(seconds <= args.slow);
        let pair = pair_name(one, other);
        let key = pair.to_lowercase();
        if case.is_empty() {
            read.alike += usize::from(!unnamed.insert((key, seconds.to_bits(), column == 0)));
        } else if !named.insert((key, case.to_lowercase())) {
            read.again += 1;
            continue;
        }
        read.counted.entry(pair).or_default()[row][column] += 1;
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::is_copied;

    #[test]
    fn a_list_that_is_copied_is_seen() {
        for (lines, copied) in [
            (&["a", "b", "a", "b"][..], true),
            (&["a", "a"], true),
            (&["a", "b", "a"], false),
            (&["a", "a", "b"], false),
            (&["a"], false),
            (&[], false),
        ] {
            assert_eq!(is_copied(lines), copied, "{lines:?}");
        }
    }
}

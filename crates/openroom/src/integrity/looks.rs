//! The record of looks: a line of JSON each, written before anything is computed, never rewritten.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use openroom_analysis::integrity::{Look, Looks};
use serde::{Deserialize, Serialize};

use crate::finish::{Failure, Finish};
use crate::home::home;
use crate::output::{Output, shown};

/// The looks that were taken or refused so far.
#[derive(Args, Debug)]
pub(crate) struct LooksArgs {
    /// The record of looks; in the program's own folder if not given
    #[arg(long, value_name = "FILE")]
    looks: Option<PathBuf>,

    #[command(flatten)]
    output: Output,
}

/// A look as it is recorded.
#[derive(Serialize, Deserialize)]
struct Recorded {
    /// Seconds since the beginning of 1970.
    at: u64,
    what: String,
    by: String,
    ground: String,
    pairs: Vec<String>,
}

/// Larger than any committee's record.
const LARGEST: u64 = 16 << 20;

pub(super) fn run(args: &LooksArgs) -> Result<Finish, Failure> {
    let looks = read(&place(args.looks.as_deref())?)?;
    args.output.write(|out| {
        for look in &looks {
            writeln!(
                out,
                "{} {}, by {}, ground: {}; {}",
                day(look.at),
                shown(&look.what),
                shown(&look.by),
                shown(&look.ground),
                shown(&look.pairs.join(", "))
            )?;
        }
        writeln!(out, "{} looks", looks.len())
    })?;
    Ok(Finish::Fine)
}

/// Records a look and gives those before it. Nothing may be computed if this fails.
pub(super) fn record(look: &super::Look, what: &str, pairs: &[String]) -> Result<Looks, Failure> {
    let file = place(look.looks.as_deref())?;
    let before = read(&file)?;
    let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    let entry = Recorded {
        at,
        what: what.to_owned(),
        by: look.by.clone(),
        ground: look.ground.clone(),
        pairs: pairs.to_vec(),
    };
    let mut line = serde_json::to_vec(&entry).map_err(Failure::input)?;
    line.push(b'\n');
    append(&file, &line).map_err(|error| Failure::writing(&file, error))?;
    let looks = before.into_iter().map(|look| Look { by: look.by, ground: look.ground, pairs: look.pairs });
    Ok(looks.collect::<Vec<_>>().into())
}

fn place(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let own = || home().map(|home| home.join("integrity-looks.jsonl"));
    given
        .map(Path::to_owned)
        .or_else(own)
        .ok_or_else(|| Failure::input("where is the record? --looks says it"))
}

fn read(file: &Path) -> Result<Vec<Recorded>, Failure> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let bytes = crate::input::whole(file, LARGEST, "larger than any record of looks")?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::input_at(file.display(), "it is no UTF-8"))?;
    let line = |(number, line): (usize, &str)| {
        let place = format!("{}:{}", file.display(), number + 1);
        serde_json::from_str(line).map_err(|why| Failure::input_at(place, format!("no look: {why}")))
    };
    text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty()).map(line).collect()
}

fn append(file: &Path, line: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut record = options.open(file)?;
    record.write_all(line)?;
    record.sync_all()
}

/// The day of a moment, as in 2026-11-16.
fn day(seconds: u64) -> String {
    // Counted from March, a leap day is the last of its year.
    let days = seconds / 86_400 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year_of_era + next)
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_by_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_399), "2000-02-28");
        assert_eq!(day(951_782_400), "2000-02-29");
        assert_eq!(day(1_794_787_200), "2026-11-16");
    }
}

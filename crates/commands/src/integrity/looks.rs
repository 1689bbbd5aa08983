//! The record of looks: a line of JSON each, chained by hashes, written before anything is computed.
//!
//! Each line has the hash of the line before it and of itself, and the register has the number of lines and the
//! last hash. A line that is changed, removed or put between shows, unless somebody writes record and register anew;
//! so every report carries the mark of its look, which the committee's papers keep.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use openroom_analysis::integrity::{FEWEST, Look, LookError, Looks};
use openroom_reasoning::Words;
use serde::{Deserialize, Serialize};

use super::register::{self, Register, beside, digest, hash, lock};
use crate::finish::{Failure, Finish};
use crate::output::{Output, Overwriting, shown};
use crate::words::{Spoken, spoken};

/// The looks that were taken or refused so far.
#[derive(Args, Debug)]
pub(crate) struct LooksArgs {
    /// The register; in the program's own folder if not given
    #[arg(long, value_name = "FILE")]
    register: Option<PathBuf>,

    /// Who looks: a member of the committee
    #[arg(long, value_name = "NAME")]
    by: String,

    /// His key
    #[arg(long, value_name = "FILE")]
    key: PathBuf,

    #[command(flatten)]
    output: Output,

    #[command(flatten)]
    spoken: Spoken,
}

/// A look as it is recorded.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Recorded {
    /// Seconds since the beginning of 1970.
    at: u64,
    what: String,
    by: String,
    ground: String,
    pairs: Vec<String>,
    /// The files that were looked at, each with its digest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    files: Vec<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    options: String,
    /// Of the end of a look: which line began it, counted from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ends: Option<u64>,
    /// Why it was refused: at once, or at its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    /// The hash of the line before and of all this.
    #[serde(default)]
    hash: String,
}

impl Recorded {
    /// The hash that it has after this one.
    fn chained(&self, before: &str) -> Result<String, Failure> {
        let bare = Recorded { hash: before.to_owned(), ..self.clone() };
        Ok(hash(&serde_json::to_vec(&bare).map_err(Failure::input)?))
    }

    /// Whether a look begins with it that makes later ones stricter; somebody who was not let in looked at nothing.
    pub(super) fn counts(&self) -> bool {
        self.ends.is_none() && self.refused.is_none()
    }
}

/// What is asked of the register: a look at these pairs.
pub(super) struct Asked {
    what: &'static str,
    pairs: Vec<String>,
    files: Vec<String>,
    options: String,
}

impl Asked {
    /// A look over these files, with these options besides those that all looks have.
    pub(super) fn new(
        look: &super::Look,
        what: &'static str,
        files: &[PathBuf],
        options: &str,
    ) -> Result<Asked, Failure> {
        let seed = format!("--seed {}", look.seed);
        let options = if options.is_empty() { seed } else { format!("{options} {seed}") };
        Ok(Asked {
            what,
            pairs: look.asked()?,
            files: files.iter().map(|file| named(file)).collect(),
            options,
        })
    }
}

/// A file by its name and the beginning of its digest.
fn named(file: &Path) -> String {
    let digest = File::open(file).and_then(digest);
    let digest = digest.map_or_else(|_| "unreadable".to_owned(), |digest| digest[..16].to_owned());
    format!("{} ({digest})", file.display())
}

/// Larger than any committee's record.
const LARGEST: u64 = 16 << 20;

pub(super) fn run(args: &LooksArgs) -> Result<Finish, Failure> {
    let file = register::place(args.register.as_deref())?;
    let register = Register::read(&file)?;
    register.admits(&args.by, &args.key)?;
    let looks = checked(&file, &register)?;
    let count = looks.iter().filter(|look| look.ends.is_none()).count();
    let w = args.spoken.words();
    args.output.write_privately(|out| {
        for (line, look) in (1..).zip(&looks).filter(|(_, look)| look.ends.is_none()) {
            let end = looks.iter().find(|end| end.ends == Some(line));
            let outcome = match (&look.refused, end) {
                (Some(why), _) | (None, Some(Recorded { refused: Some(why), .. })) => {
                    w.with("integrity-look-refused", "why", why)
                }
                (None, Some(_)) => w.t("integrity-look-taken"),
                (None, None) => w.t("integrity-look-begun"),
            };
            let or = |text: String, none: &str| if text.is_empty() { w.t(none) } else { text };
            let line = w.say(
                "integrity-look-line",
                &[
                    ("day", day(look.at)),
                    ("what", look.what.clone()),
                    ("by", look.by.clone()),
                    ("ground", look.ground.clone()),
                    ("pairs", look.pairs.join(", ")),
                    ("files", or(look.files.join(", "), "integrity-files-none")),
                    ("options", or(look.options.clone(), "integrity-options-none")),
                    ("outcome", outcome),
                ],
            );
            writeln!(out, "{}", shown(&line))?;
        }
        writeln!(out, "{}", counted(w, count))
    })?;
    Ok(Finish::Fine)
}

/// So many looks.
pub(super) fn counted(w: Words, looks: usize) -> String {
    w.many("integrity-looks", looks as u64)
}

/// Why a look is not taken.
pub(super) fn refused(error: LookError) -> Failure {
    let few = |pair: String, n: usize| [("pair", pair), ("n", n.to_string()), ("fewest", FEWEST.to_string())];
    match error {
        LookError::TooFew { pair, decisions } => Failure::said("integrity-few", few(pair, decisions)),
        LookError::TooFewOfPeers { pair, cases } => Failure::said("integrity-few-of-peers", few(pair, cases)),
        LookError::Unsigned => Failure::said("integrity-unsigned", []),
    }
}

/// Records a look of a member, takes it, and records how it ended. It is given the pairs asked for, the looks before
/// it, and what the report says of the register. Nothing is computed if it cannot be recorded.
pub(super) fn take(
    look: &super::Look,
    asked: Asked,
    then: impl FnOnce(Vec<String>, Looks, &str) -> Result<Finish, Failure>,
) -> Result<Finish, Failure> {
    let file = register::place(look.register.as_deref())?;
    let pairs = asked.pairs.clone();
    let (looks, told, line) = begun(look, &file, asked)?;
    let result = then(pairs, looks, &told);
    let _alone = lock(&file)?;
    let (mut register, _) = opened(&file)?;
    let end = Recorded {
        at: now(),
        what: "end".to_owned(),
        by: look.by.clone(),
        ground: String::new(),
        pairs: Vec::new(),
        files: Vec::new(),
        options: String::new(),
        ends: Some(line),
        refused: result.as_ref().err().map(ToString::to_string),
        hash: String::new(),
    };
    add(&file, &mut register, end)?;
    register.write(&file, Overwriting::Allowed)?;
    result
}

/// The register and its record, which agree.
fn opened(file: &Path) -> Result<(Register, Vec<Recorded>), Failure> {
    let mut register = Register::read(file)?;
    let before = checked(file, &register)?;
    if let Some(last) = before.last() {
        register.looks = before.len() as u64;
        register.head.clone_from(&last.hash);
    }
    Ok((register, before))
}

/// Records the beginning of a look, or that somebody was not let in.
fn begun(look: &super::Look, file: &Path, asked: Asked) -> Result<(Looks, String, u64), Failure> {
    // Without a register there is nothing to lock.
    Register::read(file)?;
    let _alone = lock(file)?;
    let (mut register, before) = opened(file)?;
    let admitted = register.admits(&look.by, &look.key);
    let new = Recorded {
        at: now(),
        what: asked.what.to_owned(),
        by: look.by.clone(),
        ground: look.ground.clone(),
        pairs: asked.pairs,
        files: asked.files,
        options: asked.options,
        ends: None,
        refused: admitted.as_ref().err().map(ToString::to_string),
        hash: String::new(),
    };
    add(file, &mut register, new)?;
    register.write(file, Overwriting::Allowed)?;
    admitted?;
    let looks: Vec<Look> = before
        .into_iter()
        .filter(Recorded::counts)
        .map(|look| Look { by: look.by, ground: look.ground, pairs: look.pairs })
        .collect();
    let told = register.told(look.words(), looks.len() + 1);
    Ok((looks.into(), told, register.looks))
}

/// Begins the record of a new register with the looks that it takes over.
pub(super) fn begin(file: &Path, register: &mut Register, looks: Vec<Recorded>) -> Result<(), Failure> {
    let record = beside(file, "looks.jsonl");
    if record.exists() {
        return Err(Failure::writing(&record, std::io::ErrorKind::AlreadyExists.into()));
    }
    append(&record, b"").map_err(|error| Failure::writing(&record, error))?;
    looks.into_iter().try_for_each(|look| add(file, register, look))
}

fn add(file: &Path, register: &mut Register, mut look: Recorded) -> Result<(), Failure> {
    let record = beside(file, "looks.jsonl");
    look.hash = look.chained(&register.head)?;
    let mut line = serde_json::to_vec(&look).map_err(Failure::input)?;
    line.push(b'\n');
    append(&record, &line).map_err(|error| Failure::writing(&record, error))?;
    register.looks += 1;
    register.head = look.hash;
    Ok(())
}

/// The looks of a register, where no line is missing, added or changed.
pub(super) fn checked(file: &Path, register: &Register) -> Result<Vec<Recorded>, Failure> {
    let record = beside(file, "looks.jsonl");
    let at = |line: usize, why: Failure| why.at(format_args!("{}:{line}", record.display()));
    if !record.exists() {
        return Err(at(1, Failure::said("looks-missing", [])));
    }
    let bytes = crate::input::whole(&record, LARGEST, spoken().t("looks-too-large"))?;
    let text = String::from_utf8(bytes).map_err(|_| at(1, Failure::said("err-not-utf8", [])))?;
    let mut looks: Vec<Recorded> = Vec::new();
    let mut before = register.beginning.clone();
    for (line, text) in (1..).zip(text.lines()) {
        let look: Recorded = serde_json::from_str(text)
            .map_err(|why| at(line, Failure::said("looks-no-look", [("why", why.to_string())])))?;
        if look.chained(&before)? != look.hash {
            return Err(at(line, Failure::said("looks-broken", [])));
        }
        before.clone_from(&look.hash);
        looks.push(look);
    }
    // A power cut between the two files leaves one look more in the record than the register knows.
    let known = usize::try_from(register.looks).unwrap_or(usize::MAX);
    let last = known.checked_sub(1).map_or(Some(&register.beginning), |at| looks.get(at).map(|l| &l.hash));
    if last != Some(&register.head) || looks.len() > known + 1 {
        let counted = [("n", looks.len().to_string()), ("known", known.to_string())];
        return Err(at(looks.len() + 1, Failure::said("looks-removed", counted)));
    }
    Ok(looks)
}

pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}

fn append(file: &Path, line: &[u8]) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut record = options.open(file)?;
    record.write_all(line)?;
    record.sync_all()
}

/// The day of a moment, as in 2026-11-16.
pub(super) fn day(seconds: u64) -> String {
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

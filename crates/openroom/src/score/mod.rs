//! `openroom score`: a session file in, ranking, travellers, cards and explanations out.

mod columns;
mod pairs;
mod teams;

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use openroom_lawbook::Edition;
use openroom_reasoning::Words;
use openroom_scoring::file::{ExtraChange, Head, Session, read};
use openroom_scoring::{Contestant, Extra, ExtraKind, MasterPoints, Moved, Reason, Standing};

use crate::finish::{Failure, Finish};
use crate::output::{Output, shown};
use crate::words::Spoken;

/// Score a session: ranking, travellers, a contestant's card, the arithmetic of a board
#[derive(Args, Debug)]
pub(crate) struct ScoreArgs {
    /// The session, in TOML or JSON (see docs/score-file.md); `-` reads standard input
    #[arg(value_name = "FILE")]
    session: PathBuf,

    /// Show the ranking
    #[arg(long)]
    ranking: bool,

    /// Show the travellers, or the matches of teams
    #[arg(long)]
    travellers: bool,

    /// Show the card of this contestant
    #[arg(long, value_name = "CONTESTANT")]
    card: Vec<String>,

    /// Show the arithmetic of this board, or of the `ranking`, step by step
    #[arg(long, value_name = "BOARD")]
    explain: Vec<Explained>,

    #[command(flatten)]
    spoken: Spoken,

    #[command(flatten)]
    output: Output,
}

/// What is to be explained.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Explained {
    Board(u32),
    Ranking,
}

impl FromStr for Explained {
    type Err = NotExplained;

    fn from_str(text: &str) -> Result<Explained, NotExplained> {
        if text.eq_ignore_ascii_case("ranking") {
            return Ok(Explained::Ranking);
        }
        text.parse().map(Explained::Board).map_err(|_| NotExplained)
    }
}

/// Neither a board nor the ranking.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotExplained;

impl std::fmt::Display for NotExplained {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the number of a board, or `ranking`")
    }
}

impl std::error::Error for NotExplained {}

/// What is to be shown.
pub(crate) struct Wanted<'a> {
    ranking: bool,
    travellers: bool,
    cards: &'a [String],
    explain: &'a [Explained],
}

impl ScoreArgs {
    /// Ranking and travellers where nothing is asked for.
    fn wanted(&self) -> Wanted<'_> {
        let nothing = !self.ranking && !self.travellers && self.card.is_empty() && self.explain.is_empty();
        Wanted {
            ranking: self.ranking || nothing,
            travellers: self.travellers || nothing,
            cards: &self.card,
            explain: &self.explain,
        }
    }
}

/// Runs the command. Nothing is written unless everything that was asked for can be.
pub(crate) fn run(args: &ScoreArgs) -> Result<Finish, Failure> {
    let bytes = bytes(&args.session)?;
    let session = read(&bytes).map_err(|error| Failure::input_at(args.session.display(), error))?;
    let w = args.spoken.words();
    let mut page = Vec::new();
    let unfound = match session {
        Session::Pairs(session) => pairs::show(*session, &args.wanted(), w, &mut page)?,
        Session::Teams(session) => teams::show(*session, &args.wanted(), w, &mut page)?,
    };
    if let Some(unfound) = unfound {
        return Err(Failure::input_at(args.session.display(), unfound.said(w)));
    }
    args.output.write(|writer| writer.write_all(&page))?;
    Ok(Finish::Fine)
}

fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let result = if file.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    result.map(|_| bytes).map_err(|error| Failure::reading(file, error))
}

/// Something that was asked for and is not in the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unfound {
    Contestant(String),
    Board(u32),
}

impl Unfound {
    fn said(&self, w: Words) -> String {
        match self {
            Unfound::Contestant(id) => w.with("score-no-contestant", "who", id),
            Unfound::Board(number) => w.with("score-no-board", "board", number),
        }
    }
}

fn in_section(w: Words, name: &str) -> String {
    w.with("score-section", "name", shown(name))
}

fn standing(w: Words, standing: Standing) -> String {
    w.t(match standing {
        Standing::Ranked => "standing-ranked",
        Standing::WithoutStanding => "standing-without-standing",
        Standing::Withdrawn => "standing-withdrawn",
        Standing::Disqualified => "standing-disqualified",
    })
}

fn extra_kind(w: Words, kind: ExtraKind) -> String {
    w.t(match kind {
        ExtraKind::Procedural => "extra-procedural",
        ExtraKind::Disciplinary => "extra-disciplinary",
        ExtraKind::Bonus => "extra-bonus",
        ExtraKind::CarryOver => "extra-carry-over",
        ExtraKind::Handicap => "extra-handicap",
    })
}

fn title(head: &Head, writer: &mut dyn Write) -> io::Result<()> {
    let both = [head.name.as_str(), head.date.as_str()];
    let both = both.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
    if !both.is_empty() {
        writeln!(writer, "{}\n", shown(&both))?;
    }
    if !head.notes.trim().is_empty() {
        for line in head.notes.trim().lines() {
            writeln!(writer, "{}", shown(line.trim_end()))?;
        }
        writeln!(writer)?;
    }
    Ok(())
}

/// What follows a heading where results that the list depends on are late.
fn outstanding(w: Words, results: u32) -> String {
    match results {
        0 => String::new(),
        results => format!(" ({})", outstanding_text(w, results)),
    }
}

fn outstanding_text(w: Words, results: u32) -> String {
    w.many("score-outstanding", u64::from(results))
}

/// Where the points for places are from.
fn points_source(w: Words, points: Option<&MasterPoints>, page: &mut dyn Write) -> io::Result<()> {
    match points {
        Some(points) => {
            writeln!(page, "  {}\n", w.with("score-points-from", "source", shown(&points.source)))
        }
        None => Ok(()),
    }
}

/// Steps of the arithmetic, each with its provision.
fn reasons(steps: &[Reason], edition: Edition, w: Words, page: &mut dyn Write) -> io::Result<()> {
    for step in steps {
        let by = step.by.map_or_else(|| w.t("step-regulation"), |by| by.cite(edition).to_owned());
        let text = step.said.told(&|key, parts| w.say(key, parts));
        writeln!(page, "  {}", shown(&format!("{by:<14} {text}")))?;
    }
    writeln!(page)
}

/// Penalties, bonus, carry-over and handicaps.
fn extra_lines(
    extras: &[Extra],
    contestants: &[Contestant],
    edition: Edition,
    w: Words,
    page: &mut dyn Write,
) -> io::Result<()> {
    for extra in extras {
        let id = &contestants[extra.contestant as usize].id;
        let by = extra.by.map_or(String::new(), |by| format!(" ({})", by.cite(edition)));
        let alike =
            |other: &&Extra| (other.contestant, other.kind.key()) == (extra.contestant, extra.kind.key());
        let several = extras.iter().filter(alike).count() > 1 || extra.number > Some(1);
        let text = if several { numbered_text(w, extra) } else { extra_text(w, extra) };
        let line = format!("  {}: {text}{by} {}", shown(id), shown(&extra.reason));
        writeln!(page, "{}", line.trim_end())?;
    }
    if extras.is_empty() { Ok(()) } else { writeln!(page) }
}

/// A penalty or the like that was added, withdrawn or changed.
fn extra_change(change: &ExtraChange, contestants: &[Contestant], w: Words) -> String {
    let words = |extra: &Extra| {
        let reason = Some(&extra.reason).filter(|reason| !reason.is_empty());
        let reason = reason.map_or(String::new(), |reason| format!(" ({})", shown(reason)));
        let text = if extra.number > Some(1) { numbered_text(w, extra) } else { extra_text(w, extra) };
        format!("{text}{reason}")
    };
    let whose = change.withdrawn.iter().chain(&change.added).next();
    let id = whose.map_or("", |extra| contestants[extra.contestant as usize].id.as_str());
    let what = match (&change.withdrawn, &change.added) {
        (Some(was), Some(now)) => is_now(w, words(was), words(now)),
        (Some(was), None) => w.with("score-withdrawn", "what", words(was)),
        (None, Some(now)) => w.with("score-added", "what", words(now)),
        (None, None) => String::new(),
    };
    format!("{}: {what}", shown(id))
}

/// An extra by its kind, its amount and how that was reckoned.
fn extra_text(w: Words, extra: &Extra) -> String {
    amount_text(w, extra, &extra_kind(w, extra.kind))
}

/// The same with the number by which a correction calls it.
fn numbered_text(w: Words, extra: &Extra) -> String {
    let number = extra.number.map_or(String::new(), |number| format!(" {number}:"));
    amount_text(w, extra, &format!("{}{number}", extra_kind(w, extra.kind)))
}

fn amount_text(w: Words, extra: &Extra, kind: &str) -> String {
    match extra.carried.as_ref().map(openroom_scoring::Carried::reckoned) {
        Some((whole, Some(held))) => {
            let reckoned = w.say("score-held", &[("whole", whole), ("held", held)]);
            format!("{kind} {} ({reckoned})", extra.amount)
        }
        Some((whole, None)) => format!("{kind} {} ({whole})", extra.amount),
        None => format!("{kind} {}", extra.amount),
    }
}

/// A contestant's standing, as it was and as it is.
fn standing_change(w: Words, id: &str, [was, now]: [Standing; 2]) -> String {
    format!("{}: {}", shown(id), is_now(w, standing(w, was), standing(w, now)))
}

fn is_now(w: Words, was: String, now: String) -> String {
    w.say("score-now", &[("was", was), ("now", now)])
}

/// When, by whom and why something was changed.
fn told(when: &str, who: &str, why: &str) -> String {
    format!("({}, {}: {})", shown(when), shown(who), shown(why))
}

/// Whose ranks moved.
fn moved_lines(
    moved: &[Moved],
    contestants: &[Contestant],
    w: Words,
    page: &mut dyn Write,
) -> io::Result<()> {
    for moved in moved {
        let id = &contestants[moved.contestant as usize].id;
        let rank = |rank: Option<u32>| rank.map_or_else(|| w.t("score-no-rank"), |rank| rank.to_string());
        let said = [("who", shown(id).to_string()), ("from", rank(moved.from)), ("to", rank(moved.to))];
        writeln!(page, "    {}", w.say("score-moved", &said))?;
    }
    Ok(())
}

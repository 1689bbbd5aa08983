//! `openroom score`: a session file in, ranking, travellers, cards and explanations out.

mod columns;
mod pairs;
mod teams;

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use openroom_cards::Outcome;
use openroom_lawbook::{Edition, Provision};
use openroom_reasoning::Words;
use openroom_scoring::file::{Head, Session, read};
use openroom_scoring::{
    Contestant, Extra, MasterPoints, Ratio, Reason, Said, SaidPart, Tells, Told, outstanding_said,
};

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
    let w = args.spoken.words();
    score(args, w).map_err(|failure| failure.in_words(w))
}

fn score(args: &ScoreArgs, w: Words) -> Result<Finish, Failure> {
    let bytes = bytes(&args.session)?;
    let session =
        read(&bytes).map_err(|error| Failure::input_at(args.session.display(), tell(w, &error.said())))?;
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

/// What the steps of an arithmetic, penalties and corrections say in a language.
struct Teller(Words);

impl Tells for Teller {
    fn say(&self, key: &'static str, parts: &[SaidPart]) -> String {
        self.0.say(key, parts)
    }

    fn sum(&self, text: &str) -> String {
        self.0.decimals(text)
    }

    fn result(&self, outcome: Outcome) -> String {
        outcome.to_string()
    }
}

/// What is said, in a language, fit to be shown.
pub(crate) fn tell(w: Words, said: &Said) -> String {
    shown(&said.told(&Teller(w))).to_string()
}

/// A number with two decimals.
fn hundredths(w: Words, number: &Ratio) -> String {
    w.decimals(&number.shown(2))
}

/// A number as it is.
fn exact(w: Words, number: &Ratio) -> String {
    w.decimals(&number.exact())
}

fn percent(w: Words, share: &Ratio) -> String {
    hundredths(w, &(share * Ratio::whole(100)))
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
        results => format!(" ({})", tell(w, &outstanding_said(results))),
    }
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
    let by =
        |step: &Reason| step.by.map_or_else(|| w.t("step-regulation"), |by| cited(by, edition).to_owned());
    let width = steps.iter().map(|step| by(step).chars().count()).max().unwrap_or_default().max(14);
    for step in steps {
        writeln!(page, "  {:<width$} {}", by(step), tell(w, &step.said))?;
    }
    writeln!(page)
}

/// A provision by the number that a law book prints: a part that only the catalogue names has the number of its Law.
fn cited(by: Provision, edition: Edition) -> &'static str {
    let number = by.cite(edition);
    number.split_once('.').map_or(number, |(law, _)| law)
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
        let text = tell(w, &if several { extra.said_numbered() } else { extra.said() });
        let line = format!("  {}: {text}{by} {}", shown(id), shown(&extra.reason));
        writeln!(page, "{}", line.trim_end())?;
    }
    if extras.is_empty() { Ok(()) } else { writeln!(page) }
}

/// Corrections: what was and what is, when, by whom and why, and what follows.
fn corrections(all: &[Told], w: Words, page: &mut dyn Write) -> io::Result<()> {
    if all.is_empty() {
        return Ok(());
    }
    writeln!(page, "{}", w.t("score-corrections"))?;
    for one in all {
        let (when, who, why) = (shown(&one.when), shown(&one.who), shown(&one.why));
        writeln!(page, "  {} ({when}, {who}: {why})", tell(w, &one.what))?;
        for what in &one.follows {
            writeln!(page, "    {}", tell(w, what))?;
        }
    }
    writeln!(page)
}

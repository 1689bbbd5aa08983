//! Results, corrections, rulings, penalties, appeals, publication.

use clap::{Args, ValueEnum};
use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Decision, EntryNo, Fault, Line, Matter, Merit, Penalty,
    PenaltyAmount, PenaltyKind, RulingNo, Score, Verdict,
};

use super::Desk;
use crate::finish::{Failure, Finish};

fn line(text: &str) -> std::result::Result<Line, String> {
    text.parse().map_err(|error: openroom_tournament::NotALine| error.to_string())
}

fn score(text: &str) -> std::result::Result<Score, String> {
    if text.eq_ignore_ascii_case("np") || text.eq_ignore_ascii_case("not-played") {
        return Ok(Score::NotPlayed);
    }
    let outcome = text.parse().map_err(|error: openroom_cards::TextError| error.to_string())?;
    Ok(Score::Result(outcome))
}

fn provision(text: &str) -> std::result::Result<Provision, String> {
    Provision::from_id(text).ok_or_else(|| format!("{text} is no provision of the Laws"))
}

fn ratio(text: &str) -> std::result::Result<Ratio, String> {
    text.parse().map_err(|error: openroom_scoring::NotANumber| error.to_string())
}

/// A board at a table.
#[derive(Args)]
pub(crate) struct AtLine {
    /// Session and section, round, table, board: 1A/3/2/7, or 3/2/7
    #[arg(value_parser = line)]
    pub(super) line: Line,
}

/// A result.
#[derive(Args)]
pub(crate) struct Result {
    #[command(flatten)]
    at: AtLine,
    /// Such as 4SN+1, 3NTXE-2, PASS, or np for not played
    #[arg(value_parser = score)]
    score: Score,
}

impl Result {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        desk.does(Command::EnterResult(self.at.line, self.score.clone()))
    }
}

/// A correction.
#[derive(Args)]
pub(crate) struct Correct {
    #[command(flatten)]
    result: Result,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Correct {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        desk.does(Command::Correct(self.result.at.line, self.result.score.clone(), self.reason.clone()))
    }
}

/// A side, as an offender.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Offender {
    Ns,
    Ew,
    Both,
}

/// How far a side was at fault.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Average {
    Plus,
    Even,
    Minus,
}

impl Average {
    fn award(self) -> Awarded {
        Awarded::Average(match self {
            Average::Plus => Fault::None,
            Average::Even => Fault::Partly,
            Average::Minus => Fault::Directly,
        })
    }
}

fn weighted(text: &str) -> std::result::Result<(Ratio, i32), String> {
    let wrong = || format!("{text}: points come as 60%:420, or 420 alone");
    let (weight, points) = text.split_once(':').unwrap_or(("1", text));
    Ok((ratio(weight)?, points.parse().map_err(|_| wrong())?))
}

/// A ruling.
#[derive(Args)]
pub(crate) struct Rule {
    #[command(flatten)]
    at: AtLine,
    /// The table's result stands
    #[arg(long, conflicts_with_all = ["points", "average"])]
    stands: bool,
    /// Points for North-South with their weights, such as 60%:420 40%:-50
    #[arg(long, num_args = 1.., allow_hyphen_values = true, value_parser = weighted, conflicts_with = "average")]
    points: Vec<(Ratio, i32)>,
    /// An artificial score: North-South, then East-West
    #[arg(long, num_args = 2)]
    average: Vec<Average>,
    /// Who offended
    #[arg(long)]
    offender: Option<Offender>,
    /// The provision that it rests on
    #[arg(long, value_parser = provision, default_value = "12A1")]
    law: Provision,
    /// A ruling of law alone, not of judgement
    #[arg(long)]
    on_law: bool,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Rule {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        let awards = match (self.points.as_slice(), self.average.as_slice()) {
            ([], [ns, ew]) => Some(BySide::new([ns.award(), ew.award()])),
            ([], _) => None,
            (points, _) => Some(BySide::from_fn(|_| Awarded::Points(points.to_vec()))),
        };
        let offenders = match self.offender {
            None => vec![],
            Some(Offender::Ns) => vec![Side::NorthSouth],
            Some(Offender::Ew) => vec![Side::EastWest],
            Some(Offender::Both) => Side::ALL.to_vec(),
        };
        let verdict = match awards {
            Some(awards) => Verdict::Adjusted(Adjusted { awards, offenders, by: self.law }),
            None if self.stands => Verdict::ResultStands,
            None => return Err(Failure::input("say what the score is: --points, --average or --stands")),
        };
        let matter = if self.on_law { Matter::Law } else { Matter::Judgement };
        desk.does(Command::Rule { line: self.at.line, verdict, matter, reason: self.reason.clone() })
    }
}

/// A penalty.
#[derive(Args)]
pub(crate) struct Penalize {
    /// The entry
    entry: u16,
    /// Shares of a top, such as 10% or 1/4
    #[arg(long, value_parser = ratio, conflicts_with = "points")]
    tops: Option<Ratio>,
    /// Points in the unit of the ranking; neither is a warning
    #[arg(long, value_parser = ratio)]
    points: Option<Ratio>,
    /// For conduct, not procedure
    #[arg(long)]
    disciplinary: bool,
    /// The provision that it rests on
    #[arg(long, value_parser = provision, default_value = "90A")]
    law: Provision,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Penalize {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        let amount = match (&self.tops, &self.points) {
            (Some(tops), _) => PenaltyAmount::Tops(tops.clone()),
            (None, Some(points)) => PenaltyAmount::Points(points.clone()),
            (None, None) => PenaltyAmount::Warning,
        };
        let kind = if self.disciplinary { PenaltyKind::Disciplinary } else { PenaltyKind::Procedural };
        let (entry, penalty, reason) = (EntryNo(self.entry), Penalty { kind, amount }, self.reason.clone());
        desk.does(Command::Penalize { entry, penalty, by: self.law, reason })
    }
}

/// An appeal to be.
#[derive(Args)]
pub(crate) struct Appeal {
    /// The number of the ruling
    ruling: u16,
    /// On a point of law alone
    #[arg(long)]
    on_law: bool,
}

impl Appeal {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        let matter = if self.on_law { Matter::Law } else { Matter::Judgement };
        desk.does(Command::Appeal(RulingNo(self.ruling), matter))
    }
}

/// An appeal.
#[derive(Args)]
pub(crate) struct OfAppeal {
    /// The number of the appeal
    appeal: u16,
}

impl OfAppeal {
    pub(super) fn concur(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        desk.does(Command::Concur(AppealNo(self.appeal)))
    }
}

/// How an appeal is decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Decided {
    /// The ruling stands
    Stands,
    /// The table's result is restored
    TableResult,
}

/// A decision.
#[derive(Args)]
pub(crate) struct Decide {
    #[command(flatten)]
    of: OfAppeal,
    /// What is decided
    decision: Decided,
    /// The appeal had no merit
    #[arg(long)]
    without_merit: bool,
}

impl Decide {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        let decision = match self.decision {
            Decided::Stands => Decision::Stands,
            Decided::TableResult => Decision::TableResult,
        };
        let merit = if self.without_merit { Merit::Without } else { Merit::With };
        desk.does(Command::Decide { appeal: AppealNo(self.of.appeal), decision, merit })
    }
}

/// Publication.
#[derive(Args)]
pub(crate) struct Publish {
    /// The session; the last one where it is not said
    session: Option<u16>,
}

impl Publish {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        let session = self.session.unwrap_or_else(|| desk.kept.event().session_no());
        desk.does(Command::PublishScores(session))
    }
}

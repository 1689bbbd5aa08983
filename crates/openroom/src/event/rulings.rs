//! Rulings, penalties, reviews, appeals.

use clap::{Args, ValueEnum};
use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Decision, EntryNo, Fault, Matter, Merit, Penalty, PenaltyAmount,
    PenaltyKind, RulingNo, Verdict,
};

use super::Desk;
use super::scores::AtLine;
use crate::finish::{Failure, Finish};

fn provision(text: &str) -> Result<Provision, String> {
    Provision::from_id(text).ok_or_else(|| format!("{text} is no provision of the Laws"))
}

fn ratio(text: &str) -> Result<Ratio, String> {
    text.parse().map_err(|error: openroom_scoring::NotANumber| error.to_string())
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

fn weighted(text: &str) -> Result<(Ratio, i32), String> {
    let wrong = || format!("{text}: points come as 60%:420, or 420 alone");
    let (weight, points) = text.split_once(':').unwrap_or(("1", text));
    Ok((ratio(weight)?, points.parse().map_err(|_| wrong())?))
}

/// What a score is adjusted to.
#[derive(Args)]
pub(crate) struct Award {
    /// Points for North-South with their weights, such as 60%:420 40%:-50
    #[arg(long, num_args = 1.., allow_negative_numbers = true, value_parser = weighted, conflicts_with = "average")]
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
}

impl Award {
    fn adjusted(&self) -> Option<Adjusted> {
        let awards = match (self.points.as_slice(), self.average.as_slice()) {
            ([], [ns, ew]) => BySide::new([ns.award(), ew.award()]),
            ([], _) => return None,
            (points, _) => BySide::from_fn(|_| Awarded::Points(points.to_vec())),
        };
        let offenders = match self.offender {
            None => vec![],
            Some(Offender::Ns) => vec![Side::NorthSouth],
            Some(Offender::Ew) => vec![Side::EastWest],
            Some(Offender::Both) => Side::ALL.to_vec(),
        };
        Some(Adjusted { awards, offenders, by: self.law })
    }
}

/// A ruling.
#[derive(Args)]
pub(crate) struct Rule {
    #[command(flatten)]
    at: AtLine,
    /// The table's result stands
    #[arg(long, conflicts_with_all = ["points", "average"])]
    stands: bool,
    #[command(flatten)]
    award: Award,
    /// A ruling of law alone, not of judgement
    #[arg(long)]
    on_law: bool,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Rule {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let verdict = match self.award.adjusted() {
            Some(adjusted) => Verdict::Adjusted(adjusted),
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
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
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
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
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
    pub(super) fn concur(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::Concur(AppealNo(self.appeal)))
    }

    pub(super) fn withdraw(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::WithdrawAppeal(AppealNo(self.appeal)))
    }

    pub(super) fn further(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::AppealFurther(AppealNo(self.appeal)))
    }
}

/// A ruling by its number.
#[derive(Args)]
pub(crate) struct OfRuling {
    /// The number of the ruling
    ruling: u16,
}

impl OfRuling {
    pub(super) fn refer(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::Refer(RulingNo(self.ruling)))
    }
}

/// A review.
#[derive(Args)]
pub(crate) struct Review {
    #[command(flatten)]
    at: AtLine,
    /// The case, as `event waiting` shows it
    case: u16,
    /// What was found
    #[arg(long)]
    finding: String,
}

impl Review {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let (line, case, finding) = (self.at.line, self.case, self.finding.clone());
        desk.does(Command::CloseReview { line, case, finding })
    }
}

/// How an appeal is decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Decided {
    /// The ruling stands
    Stands,
    /// The table's result is restored
    TableResult,
    /// Another score takes its place: --points or --average
    Changed,
    /// The Director in charge should change his ruling: --recommendation
    Recommended,
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
    #[command(flatten)]
    award: Award,
    /// What is recommended
    #[arg(long)]
    recommendation: Option<String>,
}

impl Decide {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let decision = match self.decision {
            Decided::Stands => Decision::Stands,
            Decided::TableResult => Decision::TableResult,
            Decided::Changed => {
                let adjusted = self.award.adjusted();
                Decision::Changed(
                    adjusted.ok_or_else(|| Failure::input("say what the score is: --points or --average"))?,
                )
            }
            Decided::Recommended => Decision::Recommended(self.recommendation.clone().unwrap_or_default()),
        };
        let merit = if self.without_merit { Merit::Without } else { Merit::With };
        desk.does(Command::Decide { appeal: AppealNo(self.of.appeal), decision, merit })
    }
}

//! Penalties: given, changed, withdrawn.

use clap::Args;
use openroom_lawbook::Provision;
use openroom_scoring::Ratio;
use openroom_tournament::{Command, EntryNo, Penalty, PenaltyAmount, PenaltyKind, PenaltyNo};

use super::Desk;
use super::award::{provision, ratio};
use crate::finish::{Failure, Finish};

/// How much a penalty is.
#[derive(Args)]
pub(crate) struct Amount {
    /// Shares of a top, such as 10% or 1/4
    #[arg(long, value_parser = ratio, conflicts_with = "points")]
    tops: Option<Ratio>,
    /// Points in the unit of the ranking, as `--take` too; neither is a warning
    #[arg(long, alias = "take", value_parser = ratio)]
    points: Option<Ratio>,
}

impl Amount {
    fn amount(&self) -> PenaltyAmount {
        match (&self.tops, &self.points) {
            (Some(tops), _) => PenaltyAmount::Tops(tops.clone()),
            (None, Some(points)) => PenaltyAmount::Points(points.clone()),
            (None, None) => PenaltyAmount::Warning,
        }
    }
}

/// A penalty.
#[derive(Args)]
pub(crate) struct Penalize {
    /// The entry
    entry: u16,
    #[command(flatten)]
    amount: Amount,
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
        let kind = if self.disciplinary { PenaltyKind::Disciplinary } else { PenaltyKind::Procedural };
        let penalty = Penalty { kind, amount: self.amount.amount() };
        let (entry, reason) = (EntryNo(self.entry), self.reason.clone());
        desk.does(Command::Penalize { entry, penalty, by: self.law, reason })
    }
}

/// Another amount.
#[derive(Args)]
pub(crate) struct Change {
    /// The number of the penalty, as `event rulings` shows it
    penalty: u16,
    #[command(flatten)]
    amount: Amount,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Change {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let number = PenaltyNo(self.penalty);
        let penalty = changed(desk, number, self.amount.amount())?;
        desk.does(Command::ChangePenalty { number, penalty, reason: self.reason.clone() })
    }
}

/// A penalty of the same kind in another amount.
pub(super) fn changed(desk: &Desk<'_>, number: PenaltyNo, amount: PenaltyAmount) -> Result<Penalty, Failure> {
    let given = desk.kept.event().penalties().get(&number);
    let given = given.ok_or_else(|| Failure::said("event-no-penalty", [("n", number.0.to_string())]))?;
    Ok(Penalty { kind: given.penalty.kind, amount })
}

/// A penalty taken back.
#[derive(Args)]
pub(crate) struct Withdraw {
    /// The number of the penalty, as `event rulings` shows it
    penalty: u16,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Withdraw {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let (number, reason) = (PenaltyNo(self.penalty), self.reason.clone());
        desk.does(Command::WithdrawPenalty { number, reason })
    }
}

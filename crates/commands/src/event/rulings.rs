//! Rulings, reviews, appeals.

use clap::{Args, ValueEnum};
use openroom_tournament::{
    Against, AppealNo, Command, Decision, EntryNo, Matter, Merit, PenaltyAmount, PenaltyNo, RulingNo, Verdict,
};

use super::Desk;
use super::award::{Award, ratio};
use super::penalties::changed;
use super::scores::AtLine;
use crate::finish::{Failure, Finish};

/// A ruling.
#[derive(Args)]
pub(crate) struct Rule {
    #[command(flatten)]
    at: AtLine,
    /// The table's result stands
    #[arg(long, conflicts_with_all = ["points", "average", "ns", "ew"])]
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
        let verdict = match self.award.adjusted()? {
            Some(adjusted) => Verdict::Adjusted(adjusted),
            None if self.stands => Verdict::ResultStands,
            None => {
                return Err(Failure::said("event-say-score", []));
            }
        };
        let matter = if self.on_law { Matter::Law } else { Matter::Judgement };
        desk.does(Command::Rule { line: self.at.line, verdict, matter, reason: self.reason.clone() })
    }
}

/// What is appealed against, or referred.
#[derive(Args)]
pub(crate) struct Judged {
    /// The number of the ruling, or `penalty` and the number of the penalty, as `event rulings` shows them, or
    /// `disqualification` and the number of the entry
    #[arg(required = true, num_args = 1..=2, value_names = ["N", "penalty N"])]
    what: Vec<String>,
}

impl Judged {
    fn against(&self) -> Result<Against, Failure> {
        let number = |text: &String| {
            let wrong = || Failure::said("event-judged-no-number", [("text", text.clone())]);
            text.parse::<u16>().map_err(|_| wrong())
        };
        match self.what.as_slice() {
            [one] => Ok(Against::Ruling(RulingNo(number(one)?))),
            [word, one] if word == "ruling" => Ok(Against::Ruling(RulingNo(number(one)?))),
            [word, one] if word == "penalty" => Ok(Against::Penalty(PenaltyNo(number(one)?))),
            [word, one] if word == "disqualification" => Ok(Against::Disqualification(EntryNo(number(one)?))),
            _ => Err(Failure::said("event-judged-number", [])),
        }
    }

    pub(super) fn refer(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(match self.against()? {
            Against::Ruling(ruling) => Command::Refer(ruling),
            Against::Penalty(penalty) => Command::ReferPenalty(penalty),
            Against::Disqualification(entry) => Command::ReferDisqualification(entry),
        })
    }
}

/// An appeal to be.
#[derive(Args)]
pub(crate) struct Appeal {
    #[command(flatten)]
    judged: Judged,
    /// On a point of law alone
    #[arg(long)]
    on_law: bool,
}

impl Appeal {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let matter = if self.on_law { Matter::Law } else { Matter::Judgement };
        desk.does(match self.judged.against()? {
            Against::Ruling(ruling) => Command::Appeal(ruling, matter),
            Against::Penalty(penalty) => Command::AppealPenalty(penalty, matter),
            Against::Disqualification(entry) => Command::AppealDisqualification(entry, matter),
        })
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
    /// What counts stands: the ruling or the penalty, or what was decided on it before
    Stands,
    /// The Director's ruling or penalty counts again, whatever was decided on it before
    AsRuled,
    /// The table's result is restored
    TableResult,
    /// The penalty or the disqualification is lifted
    Lifted,
    /// Another score takes its place: --points, --average, --ns and --ew; for a penalty --tops, --take or --warning
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
    /// Another penalty: shares of a top
    #[arg(long, value_parser = ratio, conflicts_with_all = ["take", "warning"])]
    tops: Option<openroom_scoring::Ratio>,
    /// Another penalty: points in the unit of the ranking
    #[arg(long, value_parser = ratio, conflicts_with = "warning")]
    take: Option<openroom_scoring::Ratio>,
    /// Another penalty: a warning
    #[arg(long)]
    warning: bool,
    /// What is recommended
    #[arg(long)]
    recommendation: Option<String>,
    /// Why it is decided so
    #[arg(long, default_value = "", hide_default_value = true)]
    reason: String,
}

impl Decide {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let decision = match self.decision {
            Decided::Stands => Decision::Stands,
            Decided::AsRuled => Decision::AsRuled,
            Decided::TableResult => Decision::TableResult,
            Decided::Lifted => self.lifted(desk),
            Decided::Changed => self.changed(desk)?,
            Decided::Recommended => Decision::Recommended(self.recommendation.clone().unwrap_or_default()),
        };
        let merit = if self.without_merit { Merit::Without } else { Merit::With };
        let (appeal, reason) = (AppealNo(self.of.appeal), self.reason.clone());
        desk.does(Command::Decide { appeal, decision, merit, reason })
    }

    fn lifted(&self, desk: &Desk<'_>) -> Decision {
        let appeal = desk.kept.event().appeals().get(&AppealNo(self.of.appeal));
        match appeal.and_then(openroom_tournament::Appeal::disqualified) {
            Some(_) => Decision::DisqualificationLifted,
            None => Decision::PenaltyLifted,
        }
    }

    /// Another score, or another penalty where the appeal is against one.
    fn changed(&self, desk: &Desk<'_>) -> Result<Decision, Failure> {
        let appeal = desk.kept.event().appeals().get(&AppealNo(self.of.appeal));
        if let Some(number) = appeal.and_then(openroom_tournament::Appeal::penalty) {
            let amount = match (&self.tops, &self.take) {
                (Some(tops), _) => PenaltyAmount::Tops(tops.clone()),
                (None, Some(points)) => PenaltyAmount::Points(points.clone()),
                (None, None) if self.warning => PenaltyAmount::Warning,
                (None, None) => {
                    return Err(Failure::said("event-say-penalty", []));
                }
            };
            return Ok(Decision::PenaltyChanged(changed(desk, number, amount)?));
        }
        let adjusted = self.award.adjusted()?;
        let missing = || Failure::said("event-say-decision", []);
        adjusted.map(Decision::Changed).ok_or_else(missing)
    }
}

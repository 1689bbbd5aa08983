//! Results, corrections, publication.

use clap::{Args, ValueEnum};
use openroom_tournament::{ClaimNo, Command, Line, RulingStands, Score, UnderRuling};

use super::{Desk, show};
use crate::convert::say;
use crate::finish::{Failure, Finish};
use crate::output::cut;
use crate::words::{spoken, words};

pub(super) fn line(text: &str) -> std::result::Result<Line, String> {
    text.parse().map_err(|_: openroom_tournament::NotALine| spoken().t("event-no-line"))
}

fn score(text: &str) -> std::result::Result<Score, String> {
    if text.eq_ignore_ascii_case("np") || text.eq_ignore_ascii_case("not-played") {
        return Ok(Score::NotPlayed);
    }
    let outcome = text.parse().map_err(|_: openroom_cards::TextError| no_result(text))?;
    Ok(Score::Result(outcome))
}

/// Why a text is no result: the same contract made exactly tells whether it is the tricks, one with another number
/// whether it is the level.
fn no_result(text: &str) -> String {
    let is_result = |text: &str| text.parse::<openroom_cards::Outcome>().is_ok();
    let contract = text.trim_end_matches(|sign: char| sign.is_ascii_digit() || "+-=".contains(sign));
    let exactly = format!("{contract}=");
    let of_one = format!("1{}=", contract.trim_start_matches(|sign: char| sign.is_ascii_digit()));
    let has_number = contract.starts_with(|sign: char| sign.is_ascii_digit());
    match (contract.len() < text.len(), is_result(&exactly)) {
        (true, true) => spoken().with("event-no-such-tricks", "text", cut(text, 40)),
        (true, false) if has_number && is_result(&of_one) => {
            spoken().with("event-no-such-level", "text", cut(text, 40))
        }
        _ => spoken().t("event-no-result"),
    }
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
    /// Where a ruling stands over the result: whether it stands, or ends by this decision
    #[arg(long)]
    ruling: Option<Ruling>,
    /// Why
    #[arg(long)]
    reason: String,
}

/// What becomes of the ruling over a result.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Ruling {
    /// The score that was ruled counts
    Stands,
    /// The corrected result counts, by another ruling
    Ends,
}

impl Correct {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        let (line, score, reason) = (self.result.at.line, self.result.score.clone(), self.reason.clone());
        let ruling = self.ruling.map(|ruling| match ruling {
            Ruling::Stands => UnderRuling::Stands,
            Ruling::Ends => UnderRuling::Ends,
        });
        let event = desk.kept.event();
        let over = event
            .ruling_at(line)
            .filter(|ruling| event.ruling_stands(*ruling) == Some(RulingStands::InForce));
        desk.does(match ruling {
            None => Command::Correct(line, score, reason),
            Some(ruling) => Command::CorrectUnderRuling { line, score, ruling, reason },
        })?;
        let Some(over) = over else { return Ok(Finish::Fine) };
        let w = words(desk.lang);
        let now = desk.kept.event().ruling_at(line).unwrap_or(over);
        let said = if now == over {
            w.with("event-ruling-stands", "n", over.0)
        } else {
            w.say("event-ruling-ends", &[("n", over.0.to_string()), ("last", now.0.to_string())])
        };
        desk.says(&[said])
    }
}

/// A claim that a score is wrong; who claims is said with --by.
#[derive(Args)]
pub(crate) struct Claim {
    #[command(flatten)]
    at: AtLine,
    /// What is wrong
    text: String,
}

impl Claim {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        desk.does(Command::ClaimError { line: self.at.line, text: self.text.clone() })
    }
}

/// A claim that is settled without a correction.
#[derive(Args)]
pub(crate) struct Settle {
    /// The number of the claim
    claim: u16,
    /// What was found
    #[arg(long)]
    finding: String,
}

impl Settle {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> std::result::Result<Finish, Failure> {
        desk.does(Command::SettleClaim { claim: ClaimNo(self.claim), finding: self.finding.clone() })
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
        let finish = desk.does(Command::PublishScores(session))?;
        desk.says(show::periods(words(desk.lang), desk.kept.event(), session).as_slice())?;
        let waiting = desk.kept.event().waiting().len();
        if waiting > 0 {
            say(&words(desk.lang).with("event-waits", "n", waiting));
        }
        Ok(finish)
    }
}

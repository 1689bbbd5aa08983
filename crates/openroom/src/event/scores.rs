//! Results, corrections, publication.

use clap::Args;
use openroom_tournament::{ClaimNo, Command, Line, Score};

use super::Desk;
use crate::convert::say;
use crate::finish::{Failure, Finish};
use crate::words::words;

pub(super) fn line(text: &str) -> std::result::Result<Line, String> {
    text.parse().map_err(|error: openroom_tournament::NotALine| error.to_string())
}

fn score(text: &str) -> std::result::Result<Score, String> {
    if text.eq_ignore_ascii_case("np") || text.eq_ignore_ascii_case("not-played") {
        return Ok(Score::NotPlayed);
    }
    let outcome = text.parse().map_err(|error: openroom_cards::TextError| error.to_string())?;
    Ok(Score::Result(outcome))
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
        desk.does(Command::ClaimError { line: self.at.line, text: self.text.clone() })?;
        let number = desk.kept.event().claims().len();
        crate::output::to_screen(|out| writeln!(out, "claim {number}"))?;
        Ok(Finish::Fine)
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
        let waiting = desk.kept.event().waiting().len();
        if waiting > 0 {
            say(&words(desk.lang).with("event-waits", "n", waiting));
        }
        Ok(finish)
    }
}

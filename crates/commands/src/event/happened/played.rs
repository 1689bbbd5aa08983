//! Boards and results.

use openroom_cards::{Board, Side};
use openroom_scoring::score as points;
use openroom_tournament::{About, Boards, Happened, Line, OwnReason, RedealBecause, Score};

use super::{Teller, one_line};
use crate::event::judged::awarded;

impl Teller<'_> {
    pub(super) fn of_boards(self, what: &Happened) -> Option<String> {
        let at = |key: &str, line: Line| self.say(key, &[("line", line.to_string())]);
        let because = |key: &str, line: Line, reason: &str| {
            self.say(key, &[("line", line.to_string()), ("reason", one_line(reason))])
        };
        Some(match what {
            Happened::BoardsDealt { boards, dealing: _, digests: _ } => {
                self.say("log-dealt", &[("boards", numbers(*boards))])
            }
            Happened::BoardsCopied { boards, copies } => {
                self.say("log-copied", &[("boards", numbers(*boards)), ("n", copies.to_string())])
            }
            Happened::DealsTakenOut { session, boards, reason } => self.say(
                "log-taken-out",
                &[
                    ("boards", numbers(*boards)),
                    ("session", session.to_string()),
                    ("reason", one_line(reason)),
                ],
            ),
            Happened::Redealt { board, because, reason } => {
                let key = match because {
                    RedealBecause::Faulty => "log-redealt-faulty",
                    RedealBecause::NotShuffled => "log-redealt-not-shuffled",
                    RedealBecause::Ordered => "log-redealt",
                };
                self.say(key, &[("board", board.to_string()), ("reason", one_line(reason))])
            }
            Happened::Postponed { line, reason } => because("log-postponed", *line, reason),
            Happened::PlayRequired { line } => at("log-required", *line),
            Happened::Cancelled { line, by: _, reason } => {
                self.say("log-cancelled", &[("line", line.to_string()), ("reason", self.reason(reason))])
            }
            Happened::CancellationLifted { line } => at("event-not-cancelled", *line),
            Happened::Fouled { session, board, forms, reason } => {
                let as_dealt = forms.iter().all(|(_, form)| *form == 0);
                let tables: Vec<String> = forms.iter().map(|(line, form)| in_form(*line, *form)).collect();
                self.say(
                    if as_dealt { "log-not-fouled" } else { "log-fouled" },
                    &[
                        ("board", board.to_string()),
                        ("session", session.to_string()),
                        ("lines", tables.join(", ")),
                        ("reason", one_line(reason)),
                    ],
                )
            }
            Happened::NotComparable { lines: of, by: _ } => {
                self.say("log-not-comparable", &[("lines", lines(of.iter().copied()))])
            }
            Happened::BoardSubstituted { lines: of, reason, form: _ } => self.say(
                "log-board-substituted",
                &[("lines", lines(of.iter().copied())), ("reason", one_line(reason))],
            ),
            Happened::RecordBrought { line, note, digest: _ } => {
                self.say("log-record", &[("line", line.to_string()), ("cases", note.cases.len().to_string())])
            }
            Happened::RecordStrayed { line, why: _ } => at("event-record", *line),
            Happened::ReviewClosed { line, case, finding } => self.say(
                "log-review-closed",
                &[("line", line.to_string()), ("case", case.to_string()), ("finding", one_line(finding))],
            ),
            Happened::Registered { deviation } => self.say(
                "log-registered",
                &[
                    ("line", deviation.line.to_string()),
                    ("who", self.person(deviation.player)),
                    ("call", self.w.call(deviation.call)),
                    ("remark", one_line(&deviation.remark)),
                ],
            ),
            Happened::FileKept { file, about, digest: _ } => {
                self.say("log-file-kept", &[("n", file.0.to_string()), ("about", self.about(*about))])
            }
            Happened::FileRemoved { file, reason } => {
                self.say("log-file-removed", &[("n", file.0.to_string()), ("reason", one_line(reason))])
            }
            _ => return None,
        })
    }

    pub(super) fn of_results(self, what: &Happened) -> Option<String> {
        let result = |key: &str, line: Line, score: &Score| {
            self.say(key, &[("line", line.to_string()), ("score", self.score(line, score))])
        };
        Some(match what {
            Happened::ResultEntered { line, side, score } => self.say(
                "log-entered-by",
                &[
                    ("line", line.to_string()),
                    ("score", self.score(*line, score)),
                    ("side", crate::words::side(self.w, *side)),
                ],
            ),
            Happened::ResultDisputed { line, score } => result("log-disputed", *line, score),
            Happened::ResultAgreed { line, score } => result("log-agreed", *line, score),
            Happened::ErrorClaimed { claim, line, entry, text } => self.say(
                "log-error-claimed",
                &[
                    ("n", claim.0.to_string()),
                    ("line", line.to_string()),
                    ("who", self.entry(*entry)),
                    ("text", one_line(text)),
                ],
            ),
            Happened::ClaimSettled { claim, finding } => {
                self.say("log-claim-settled", &[("n", claim.0.to_string()), ("finding", one_line(finding))])
            }
            Happened::ResultCorrected { line, score, reason, by: _, under: _ } => self.say(
                "log-corrected",
                &[
                    ("line", line.to_string()),
                    ("score", self.score(*line, score)),
                    ("reason", one_line(reason)),
                ],
            ),
            Happened::ResultRestored { line, score: Some(score) } => result("log-restored", *line, score),
            Happened::ResultRestored { line, score: None } => {
                self.say("log-restored-empty", &[("line", line.to_string())])
            }
            Happened::CorrectionConsented { line } => {
                self.say("log-consented", &[("line", line.to_string())])
            }
            Happened::ScoresPublished { session } => self.say("log-published", &[("n", session.to_string())]),
            _ => return None,
        })
    }

    /// Why something was done: the program's own reasons in the language, others as they were written.
    fn reason(self, text: &str) -> String {
        match OwnReason::of(text) {
            Some(OwnReason::PlayedBefore) => self.w.t("log-played-before"),
            Some(OwnReason::TeamLeft) => self.w.t("log-team-left"),
            None => one_line(text),
        }
    }

    /// A result as it was written, and its points for North-South.
    fn score(self, line: Line, score: &Score) -> String {
        match score {
            Score::Result(outcome) => {
                let board = line.board.try_into().ok().map(Board::numbered);
                let points = board.and_then(|board| points(outcome, board.vulnerability).ok());
                let side = crate::words::side(self.w, Side::NorthSouth);
                points.map_or_else(|| outcome.to_string(), |points| format!("{outcome}, {side} {points:+}"))
            }
            Score::NotPlayed => self.w.t("event-score-not-played"),
            Score::Cancelled => self.w.t("event-score-cancelled"),
            Score::Adjusted(adjusted) => awarded(self.w, adjusted),
        }
    }

    /// What a confidential file is about.
    pub(in crate::event) fn about(self, about: About) -> String {
        match about {
            About::Event => self.w.t("log-about-event"),
            About::Person(person) => self.person(person),
            About::Ruling(ruling) => self.say("log-about-ruling", &[("n", ruling.0.to_string())]),
            About::Appeal(appeal) => self.say("log-about-appeal", &[("n", appeal.0.to_string())]),
        }
    }
}

fn numbers(boards: Boards) -> String {
    if boards.first == boards.last {
        return boards.first.to_string();
    }
    format!("{}-{}", boards.first, boards.last)
}

/// A table that had a board in a form, which is said where it is neither as dealt nor the other one.
fn in_form(line: Line, form: u8) -> String {
    match form {
        0 | 1 => line.to_string(),
        form => format!("{line} {}", char::from(b'A'.saturating_add(form))),
    }
}

fn lines(all: impl Iterator<Item = Line>) -> String {
    all.map(|line| line.to_string()).collect::<Vec<_>>().join(", ")
}

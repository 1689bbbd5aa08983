//! What happens to tables and boards: seats put right, boards postponed, cancelled, fouled, dealt anew.

use clap::{Args, Subcommand, ValueEnum};
use openroom_movements::{BoardSet, Change, Contestant};
use openroom_reasoning::Words;
use openroom_tournament::{
    Boards, Command, EntryNo, Line, LineState, RedealBecause, RulingNo, RulingStands, Score, Section,
};

use super::Desk;
use super::acts::section;
use super::entries::say_cancelled;
use super::judged::awarded;
use super::scores::line;
use crate::finish::{Failure, Finish};
use crate::words::{spoken, words};

/// Where a change is made.
#[derive(Args)]
pub(crate) struct At {
    /// The round; the one that is played where it is not said
    #[arg(long)]
    round: Option<u16>,
    /// The section
    #[arg(long, default_value = "A", value_parser = section)]
    section: Section,
}

impl At {
    fn round(&self, desk: &Desk<'_>) -> u16 {
        let event = desk.kept.event();
        let playing = event.section(event.session_no(), self.section);
        self.round.unwrap_or_else(|| playing.map_or(0, openroom_tournament::Playing::round))
    }
}

/// Why a board is dealt anew.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Because {
    /// The deal was faulty, or a card may have been seen, before the auction
    Faulty,
    /// The pack was not shuffled, or the deal is of another session
    NotShuffled,
    /// The Director has another reason
    Ordered,
}

fn form(text: &str) -> Result<u8, String> {
    match text.as_bytes() {
        [letter @ (b'A'..=b'Z' | b'a'..=b'z')] => Ok(letter.to_ascii_uppercase() - b'A'),
        _ => Err(spoken().t("event-form-letter")),
    }
}

#[derive(Subcommand)]
pub(crate) enum BoardCommand {
    /// The sides of a table sat the wrong way: they are recorded as they sat
    Turn {
        /// The table
        table: u16,
        #[command(flatten)]
        at: At,
    },
    /// Two contestants took each other's places
    Exchange {
        /// One entry
        one: u16,
        /// The other
        other: u16,
        /// The round; the one that is played where it is not said
        #[arg(long)]
        round: Option<u16>,
    },
    /// A contestant comes late: until then its opponents sit out
    Late {
        /// The entry
        entry: u16,
        /// The first round it plays
        from: u16,
    },
    /// A table played boards that were not meant for it
    WrongBoards {
        /// The table
        table: u16,
        /// The set of boards that it played
        set: u16,
        #[command(flatten)]
        at: At,
    },
    /// The two sides of a table also play another set of boards
    AlsoPlay {
        /// The table
        table: u16,
        /// The set of boards
        set: u16,
        /// They do not play it after all
        #[arg(long)]
        undo: bool,
        #[command(flatten)]
        at: At,
    },
    /// Postpone a board
    Postpone(WithReason),
    /// Have a postponed board played after all
    Require(OneLine),
    /// Cancel a board
    Cancel(WithReason),
    /// Consent to a correction after the correction period
    Consent(OneLine),
    /// Have a board dealt anew
    Redeal {
        /// The board
        board: u32,
        /// Why
        #[arg(long, default_value = "ordered")]
        because: Because,
        /// In words
        #[arg(long)]
        reason: String,
    },
    /// Copies of boards were made, so many of each in all
    Copies {
        /// The first board
        first: u32,
        /// The last board
        last: u32,
        /// How many there are of each
        copies: u16,
    },
    /// A board was not the same everywhere
    Foul {
        /// The board
        board: u32,
        /// The tables that had it in another form, such as 1A/3/2/7
        #[arg(required = true, value_parser = line)]
        tables: Vec<Line>,
        /// In which form they had it: A as dealt, which takes a mistake back, B, or another where there were several
        #[arg(long, default_value = "B", value_parser = form)]
        form: u8,
        /// What was wrong
        #[arg(long)]
        reason: String,
    },
    /// A match plays another board in the place of one
    Replace {
        /// The board
        board: u32,
        /// One team
        home: u16,
        /// The other
        away: u16,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Call a section by the name of the place where it plays
    Place {
        /// The section
        #[arg(value_parser = section)]
        section: Section,
        /// The name
        name: String,
    },
}

/// A board at a table.
#[derive(Args)]
pub(crate) struct OneLine {
    /// Session and section, round, table, board: 1A/3/2/7
    #[arg(value_parser = line)]
    line: Line,
}

/// A board at a table, and why.
#[derive(Args)]
pub(crate) struct WithReason {
    /// Session and section, round, table, board: 1A/3/2/7
    #[arg(value_parser = line)]
    line: Line,
    /// Why
    #[arg(long)]
    reason: String,
}

/// Where an entry plays in the session, and under which number.
fn place(desk: &Desk<'_>, entry: u16) -> Result<(Section, Contestant), Failure> {
    let event = desk.kept.event();
    let session = event.session_no();
    let found = event.sections(session).find_map(|(section, playing)| {
        playing.contestant(EntryNo(entry)).map(|contestant| (section, contestant))
    });
    found.ok_or_else(|| {
        if session == 0 {
            return Failure::said("event-not-begun", []);
        }
        let said = [("entry", entry.to_string()), ("session", session.to_string())];
        Failure::input(words(desk.lang).say("event-not-playing", &said))
    })
}

/// Has a board dealt anew, and says what of it no longer stands.
fn redealt(desk: &mut Desk<'_>, board: u32, redeal: Command) -> Result<Finish, Failure> {
    let w = words(desk.lang);
    let event = desk.kept.event();
    let session = event.session_no();
    let here = |line: &Line| (line.session, line.board) == (session, board);
    let result = |(line, state): (&Line, &LineState)| {
        let said = [("line", line.to_string()), ("what", state_of(w, state)?)];
        Some(w.say("event-redealt-result", &said))
    };
    let results = event.lines().iter().filter(|(line, _)| here(line)).filter_map(result);
    let ended = |number: &RulingNo| matches!(event.ruling_stands(*number), Some(RulingStands::Ended(_)));
    let rulings = event.rulings().iter().filter(|(number, one)| here(&one.line) && !ended(number));
    let ruling = |(number, one): (&RulingNo, &openroom_tournament::Ruling)| {
        let said = [("line", one.line.to_string()), ("n", number.0.to_string())];
        w.say("event-redealt-ruling", &said)
    };
    let fallen: Vec<String> = results.chain(rulings.map(ruling)).collect();
    desk.does(redeal)?;
    desk.says(&fallen)
}

/// What was entered at a line, in signs; nothing where the board was only postponed.
fn state_of(w: Words, state: &LineState) -> Option<String> {
    let score = |score: &Score| match score {
        Score::Result(outcome) => outcome.to_string(),
        Score::NotPlayed => w.t("event-score-not-played"),
        Score::Cancelled => w.t("event-score-cancelled"),
        Score::Adjusted(adjusted) => awarded(w, adjusted),
    };
    match state {
        LineState::Agreed(agreed) => Some(score(agreed)),
        LineState::Entered(_, entered) => Some(score(entered)),
        LineState::Disputed { first, second, .. } => Some(format!("{}, {}", score(first), score(second))),
        LineState::Postponed => None,
    }
}

impl BoardCommand {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let session = desk.kept.event().session_no();
        let command = match self {
            BoardCommand::Turn { table, at } => {
                let round = at.round(desk);
                Command::ChangeMovement(at.section, Change::TurnTable { round, table: *table })
            }
            BoardCommand::Exchange { one, other, round } => {
                let ((section, one), (there, other)) = (place(desk, *one)?, place(desk, *other)?);
                if section != there {
                    return Err(Failure::input(words(desk.lang).t("event-other-section")));
                }
                let round = At { round: *round, section }.round(desk);
                Command::ChangeMovement(section, Change::Exchange { round, one, other })
            }
            BoardCommand::Late { entry, from } => {
                let (section, contestant) = place(desk, *entry)?;
                Command::ChangeMovement(section, Change::Late { contestant, from: *from })
            }
            BoardCommand::WrongBoards { table, set, at } => {
                let (round, set) = (at.round(desk), BoardSet(*set));
                Command::PlayedWrongBoards { section: at.section, round, table: *table, set }
            }
            BoardCommand::AlsoPlay { table, set, undo, at } => {
                let (round, table, set) = (at.round(desk), *table, BoardSet(*set));
                let change = if *undo {
                    Change::NoLongerPlays { round, table, set }
                } else {
                    Change::AlsoPlays { round, table, set }
                };
                Command::ChangeMovement(at.section, change)
            }
            BoardCommand::Postpone(at) => Command::Postpone(at.line, at.reason.clone()),
            BoardCommand::Require(at) => Command::RequirePlay(at.line),
            BoardCommand::Cancel(at) => Command::Cancel(at.line, at.reason.clone()),
            BoardCommand::Consent(at) => Command::ConsentToCorrection(at.line),
            BoardCommand::Redeal { board, because, reason } => {
                let because = match because {
                    Because::Faulty => RedealBecause::Faulty,
                    Because::NotShuffled => RedealBecause::NotShuffled,
                    Because::Ordered => RedealBecause::Ordered,
                };
                let redeal = Command::Redeal { board: *board, because, reason: reason.clone() };
                return redealt(desk, *board, redeal);
            }
            BoardCommand::Copies { first, last, copies } => {
                Command::CopyBoards(Boards { first: *first, last: *last }, *copies)
            }
            BoardCommand::Foul { board, tables, form, reason } => {
                let forms = tables.iter().map(|&line| (line, *form)).collect();
                let session = tables.first().map_or(session, |line| line.session);
                Command::Foul { session, board: *board, forms, reason: reason.clone() }
            }
            BoardCommand::Replace { board, home, away, reason } => {
                let (home, away) = (EntryNo(*home), EntryNo(*away));
                Command::SubstituteBoard { session, board: *board, home, away, reason: reason.clone() }
            }
            BoardCommand::Place { section, name } => Command::NameSection(*section, name.clone()),
        };
        match command {
            Command::ChangeMovement(..) | Command::PlayedWrongBoards { .. } => say_cancelled(desk, command),
            command => desk.does(command),
        }
    }
}

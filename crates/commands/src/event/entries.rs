//! Substitutes, withdrawals, captains, names of teams, line-ups, the systems of pairs.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use openroom_movements::Kind;
use openroom_tournament::{Command, EntryNo, Happened, Line, LineUp, Looking, Partners, Record, Score};

use super::Desk;
use super::card_file;
use super::done::Form;
use super::scores::line;
use crate::finish::{Failure, Finish};
use crate::output::{shown, to_screen};
use crate::words::words;

#[derive(Subcommand)]
pub(crate) enum EntryCommand {
    /// Let one player take the place of another
    Substitute {
        /// The entry
        entry: u16,
        /// Who leaves
        leaves: String,
        /// Who comes
        comes: String,
    },
    /// Take an entry out of the event
    Withdraw {
        /// The entry
        entry: u16,
    },
    /// Name the captain of a team
    Captain {
        /// The team
        entry: u16,
        /// The captain
        who: String,
    },
    /// Give a team its name; an empty one takes it away
    Name {
        /// The team
        entry: u16,
        /// What it is called
        name: String,
    },
    /// Say which pairs of a team play, North-South first
    LineUp(TeamLineUp),
    /// File the system card of a pair, from a TOML file
    Card(Filed),
    /// Read the opponents' card, when the Laws let one
    ReadCard(Read),
}

/// A line-up.
#[derive(Args)]
pub(crate) struct TeamLineUp {
    /// The team
    entry: u16,
    /// The four players, North, South, East, West
    #[arg(num_args = 4)]
    players: Vec<String>,
    /// From this round on
    #[arg(long, default_value_t = 1)]
    round: u16,
}

/// A card.
#[derive(Args)]
pub(crate) struct Filed {
    /// One of the pair
    one: String,
    /// The other
    other: String,
    /// The card: system, category, text and openings
    file: PathBuf,
}

/// When somebody looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum When {
    /// Before the auction
    BeforeTheAuction,
    /// In the clarification period
    Clarification,
    /// In auction or play at the own turn
    OwnTurn,
    /// At another's turn
    OthersTurn,
    /// As declarer at another's turn
    Declarer,
    /// Asked to explain partner's call or play
    Explaining,
}

/// A look at the opponents' card; who looks is said with --by.
#[derive(Args)]
pub(crate) struct Read {
    /// At which board and table: 1A/3/2/7
    #[arg(value_parser = line)]
    line: Line,
    /// When
    when: When,
}

impl EntryCommand {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        match self {
            EntryCommand::Substitute { entry, leaves, comes } => {
                let (leaves, comes) = (desk.person(leaves)?, desk.person(comes)?);
                say_cancelled(desk, Command::Substitute { entry: EntryNo(*entry), leaves, comes })
            }
            EntryCommand::Withdraw { entry } => {
                desk.does(Command::Withdraw(EntryNo(*entry)))?;
                say_what_follows(desk, EntryNo(*entry))
            }
            EntryCommand::Captain { entry, who } => {
                let captain = desk.person(who)?;
                desk.does(Command::NameCaptain { entry: EntryNo(*entry), captain })
            }
            EntryCommand::Name { entry, name } => {
                desk.does(Command::NameTeam { entry: EntryNo(*entry), name: name.clone() })
            }
            EntryCommand::LineUp(line_up) => line_up.run(desk),
            EntryCommand::Card(card) => card.run(desk),
            EntryCommand::ReadCard(read) => read.run(desk),
        }
    }
}

/// Says what a withdrawal means for the rounds to come, and how the entry comes back.
fn say_what_follows(desk: &Desk<'_>, entry: EntryNo) -> Result<Finish, Failure> {
    let event = desk.kept.event();
    let session = event.session_no();
    let own = event.sections(session).find_map(|(_, playing)| Some((playing, playing.contestant(entry)?)));
    let Some((playing, _)) = own else {
        if session == 0 {
            let said = words(desk.lang).with("event-left-before", "entry", entry);
            return desk.says(&[said]);
        }
        return Ok(Finish::Fine);
    };
    let (called, drawn) = (playing.round(), playing.movement.rounds.len() as u16);
    let key = match playing.movement.kind {
        _ if called >= playing.rounds => return Ok(Finish::Fine),
        Kind::Knockout => "event-left-knockout",
        Kind::Swiss if drawn > called => "event-left-drawn",
        Kind::Swiss => "event-left-swiss",
        _ => "event-left-movement",
    };
    let next = if playing.is_drawn() { drawn + 1 } else { called + 1 };
    let said = [
        ("entry", entry.to_string()),
        ("round", (called + 1).to_string()),
        ("next", next.min(playing.rounds).to_string()),
    ];
    desk.says(&[words(desk.lang).say(key, &said)])
}

/// Gives a command, and says which boards are cancelled by it, and which no longer are.
pub(super) fn say_cancelled(desk: &mut Desk<'_>, command: Command) -> Result<Finish, Failure> {
    let before = cancelled(desk);
    let request = desk.request(command)?;
    let records = desk.stores(&[request])?;
    // In words a board that is cancelled is told below, with what to do.
    let is_told = |one: &&Record| desk.form == Form::Json || !matches!(one.what, Happened::Cancelled { .. });
    let told: Vec<Record> = records.iter().filter(is_told).cloned().collect();
    desk.tell(&told)?;
    let (now, w) = (cancelled(desk), words(desk.lang));
    let new = now.iter().filter(|line| !before.contains(line));
    let new = new.map(|line| w.with("event-met-again", "line", line));
    // What was lifted by a record of its own has been told with it.
    let is_told = |at: &Line| {
        records.iter().any(|one| matches!(one.what, Happened::CancellationLifted { line } if line == *at))
    };
    let lifted = before.iter().filter(|line| !now.contains(line) && !is_told(line));
    let lifted = lifted.map(|line| w.with("event-not-cancelled", "line", line));
    let said: Vec<String> = new.chain(lifted).collect();
    desk.says(&said)
}

/// The boards at tables that are cancelled.
fn cancelled(desk: &Desk<'_>) -> Vec<Line> {
    let lines = desk.kept.event().lines().iter();
    let cancelled = lines.filter(|(_, state)| state.agreed() == Some(&Score::Cancelled));
    cancelled.map(|(line, _)| *line).collect()
}

fn pair(desk: &Desk<'_>, one: &str, other: &str) -> Result<Partners, Failure> {
    Partners::of(desk.person(one)?, desk.person(other)?).ok_or_else(|| {
        Failure::said("event-one-person", [("one", one.to_owned()), ("other", other.to_owned())])
    })
}

impl TeamLineUp {
    fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let [north, south, east, west] = self.players.as_slice() else {
            return Err(Failure::said("event-four-players", []));
        };
        let line_up = LineUp { north_south: pair(desk, north, south)?, east_west: pair(desk, east, west)? };
        desk.does(Command::LineUp { entry: EntryNo(self.entry), round: self.round, line_up })
    }
}

impl Filed {
    fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let card = card_file::read(&self.file)?;
        let pair = pair(desk, &self.one, &self.other)?;
        desk.does(Command::FileCard { pair, card: Box::new(card) })?;
        let specials = desk.kept.event().specials(pair);
        let w = words(desk.lang);
        let specials: Vec<String> = specials
            .iter()
            .map(|(call, by)| {
                let by: Vec<&str> = by.iter().map(|by| by.id()).collect();
                w.say("done-special", &[("call", w.call(*call)), ("law", by.join(", "))])
            })
            .collect();
        desk.says(&specials)
    }
}

impl Read {
    fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let looking = match self.when {
            When::BeforeTheAuction => Looking::BeforeTheAuction,
            When::Clarification => Looking::Clarification,
            When::OwnTurn => Looking::OwnTurn,
            When::OthersTurn => Looking::OthersTurn,
            When::Declarer => Looking::DeclarerAtOthersTurn,
            When::Explaining => Looking::Explaining,
        };
        let reader = desk.by()?;
        let w = words(desk.lang);
        let (by, card) = desk.kept.event().read_card(reader, self.line, looking).map_err(Failure::input)?;
        to_screen(|out| {
            writeln!(out, "{}, {} ({})", shown(&card.system), card_file::category(card.category), by.id())?;
            for (call, meaning) in &card.openings {
                writeln!(out, "  {call}  {}", shown(&card_file::told(w, meaning)))?;
            }
            writeln!(out, "{}", shown(&card.text))
        })?;
        Ok(Finish::Fine)
    }
}

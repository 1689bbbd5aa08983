//! Entries, seating, rounds, and any command as JSON.

use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use openroom_movements::{Kind, Movement, build};
use openroom_tournament::{Command, DrawBy, EntryNo, Plan, Seating, Section};

use super::Desk;
use crate::finish::{Failure, Finish};

/// A contestant.
#[derive(Args)]
pub(crate) struct Enter {
    /// The players: list numbers, names, or #PERSON
    #[arg(required = true)]
    players: Vec<String>,
    /// The captain of a team
    #[arg(long)]
    captain: Option<String>,
}

impl Enter {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let players = self.players.iter().map(|words| desk.person(words)).collect::<Result<_, _>>()?;
        let captain = self.captain.as_ref().map(|words| desk.person(words)).transpose()?;
        desk.does(Command::Enter { players, captain })
    }
}

/// Starting positions.
#[derive(Args)]
pub(crate) struct Seat {
    /// Draw by lot from this seed
    #[arg(long, conflicts_with = "order")]
    draw: Option<u64>,
    /// In this order of entries, for instance 3,1,2
    #[arg(long, value_delimiter = ',')]
    order: Vec<u16>,
}

impl Seat {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let seating = match (self.draw, self.order.as_slice()) {
            (Some(seed), _) => Seating::Drawn(seed),
            (None, []) => Seating::ByNumber,
            (None, order) => Seating::InOrder(order.iter().copied().map(EntryNo).collect()),
        };
        desk.does(Command::Seat(seating))
    }
}

/// How a session is played.
#[derive(Args)]
pub(crate) struct Start {
    /// The kinds of movement, one for each section, such as mitchell, howell or round-robin
    #[arg(long = "movement", value_name = "KIND")]
    movements: Vec<String>,
    /// Tables of each section, or teams
    #[arg(long)]
    tables: Vec<u16>,
    /// A movement in the form that `openroom movement … --json` writes
    #[arg(long, value_name = "FILE", conflicts_with_all = ["movements", "swiss", "knockout"])]
    file: Option<PathBuf>,
    /// A Swiss of so many rounds
    #[arg(long, value_name = "ROUNDS", conflicts_with_all = ["movements", "knockout"])]
    swiss: Option<u16>,
    /// A knockout of teams
    #[arg(long, conflicts_with = "movements")]
    knockout: bool,
    /// Boards in a round or match
    #[arg(long, default_value_t = 2)]
    boards: u16,
}

impl Start {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let boards = self.boards;
        let plans = match (&self.file, self.swiss) {
            (Some(file), _) => {
                let text = std::fs::read_to_string(file).map_err(|error| Failure::reading(file, error))?;
                let movement: Movement =
                    serde_json::from_str(&text).map_err(|error| Failure::input_at(file.display(), error))?;
                vec![Plan::Movement(Box::new(movement))]
            }
            (None, Some(rounds)) => vec![Plan::Swiss { rounds, boards }],
            (None, None) if self.knockout => vec![Plan::Knockout { boards }],
            (None, None) => self.movements()?,
        };
        desk.does(Command::Start(plans))
    }

    fn movements(&self) -> Result<Vec<Plan>, Failure> {
        if self.movements.is_empty() || self.movements.len() != self.tables.len() {
            return Err(Failure::input("give --movement and --tables once for each section"));
        }
        let sections = self.movements.iter().zip(&self.tables);
        let plan = |(name, &tables): (&String, &u16)| {
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
            let kind = kind.ok_or_else(|| {
                let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
                Failure::input(format!("no movement is called {name}; there are {}", names.join(", ")))
            })?;
            let movement = build(kind, tables, None).map_err(Failure::input)?;
            Ok(Plan::Movement(Box::new(movement.with_boards_per_set(self.boards))))
        };
        sections.map(plan).collect()
    }
}

fn section(text: &str) -> Result<Section, String> {
    text.parse().map_err(|_| "a section is a letter, such as A".to_owned())
}

/// A section.
#[derive(Args)]
pub(crate) struct OfSection {
    /// The section
    #[arg(long, default_value = "A", value_parser = section)]
    section: Section,
}

impl OfSection {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let event = desk.kept.event();
        let playing = event.section(event.session_no(), self.section);
        let next = playing.map_or(1, |playing| playing.round() + 1);
        desk.does(Command::StartRound(self.section, next))
    }
}

/// A draw.
#[derive(Args)]
pub(crate) struct Draw {
    #[command(flatten)]
    of: OfSection,
    /// Let contestants meet again where no other draw exists
    #[arg(long)]
    rematch: bool,
}

impl Draw {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let by = if self.rematch { DrawBy::StandingsWithRematch } else { DrawBy::Standings };
        desk.does(Command::DrawRound(self.of.section, by))
    }
}

/// Any command.
#[derive(Args)]
pub(crate) struct Do {
    /// The command in JSON, such as '{"postpone":[{"session":1,"section":1,"round":1,"table":2,"board":3},"late"]}'; `-` reads standard input
    command: String,
}

impl Do {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let mut text = self.command.clone();
        if text == "-" {
            text.clear();
            let read = std::io::stdin().lock().take(64 << 20).read_to_string(&mut text);
            read.map_err(|error| Failure::input_at("standard input", error))?;
        }
        let command: Command = serde_json::from_str(&text).map_err(|error| {
            Failure::input(format!("line {}, column {}: no command", error.line(), error.column()))
        })?;
        desk.does(command)
    }
}

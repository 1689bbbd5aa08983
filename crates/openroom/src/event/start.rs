//! The start of a session: a movement for those who came.

use std::path::PathBuf;

use clap::Args;
use openroom_movements::{
    Contestant, Kind, Movement, Unit, arrow_switched, as_barometer, best_arrow_switched, build, with_rover,
};
use openroom_tournament::{Command, Plan};

use super::Desk;
use crate::finish::{Failure, Finish};
use crate::movement::check::{Stored, read};

/// How a session is played.
#[derive(Args)]
pub(crate) struct Start {
    /// The kinds of movement, one for each section, such as mitchell, howell or round-robin
    #[arg(long = "movement", value_name = "KIND")]
    movements: Vec<String>,
    /// Tables of each section, or teams; for one section as many as came
    #[arg(long)]
    tables: Vec<u16>,
    /// Rounds; the complete movement where it is not said
    #[arg(long)]
    rounds: Option<u16>,
    /// With an odd number of pairs the last takes another's place in each round; otherwise its opponents sit out
    #[arg(long)]
    rover: bool,
    /// Switch the arrow in so many of the last rounds, or the best number, for one ranking
    #[arg(long, value_name = "ROUNDS|best")]
    arrow_switch: Option<String>,
    /// All tables play the same boards in each round
    #[arg(long)]
    barometer: bool,
    /// A movement in the form that `openroom movement … --as json` writes
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
                let (Stored::Whole { movement } | Stored::Bare(movement)) = read(file)?;
                vec![Plan::Movement(Box::new(movement))]
            }
            (None, Some(rounds)) => vec![Plan::Swiss { rounds, boards }],
            (None, None) if self.knockout => vec![Plan::Knockout { boards }],
            (None, None) => self.movements(desk.kept.event().active().count())?,
        };
        desk.does(Command::Start(plans))
    }

    fn movements(&self, entries: usize) -> Result<Vec<Plan>, Failure> {
        let kinds = self.movements.iter().map(|name| kind(name)).collect::<Result<Vec<_>, _>>()?;
        let mut left = u16::try_from(entries).unwrap_or(u16::MAX);
        let mut plans = Vec::new();
        for (place, &kind) in kinds.iter().enumerate() {
            let size = match self.tables.get(place) {
                Some(&tables) => tables,
                None if kinds.len() == 1 => self.size_for(kind, left),
                None => return Err(Failure::input("give --tables once for each section")),
            };
            let last = place + 1 == kinds.len();
            let movement = self.movement(kind, size, last.then_some(left))?;
            left = left.saturating_sub(movement.contestants);
            plans.push(Plan::Movement(Box::new(movement)));
        }
        if plans.is_empty() {
            return Err(Failure::input(
                "say how it is played: --movement KIND, --swiss, --knockout or --file",
            ));
        }
        Ok(plans)
    }

    fn size_for(&self, kind: Kind, entries: u16) -> u16 {
        match kind.unit() {
            Unit::Player => entries / 4,
            Unit::Pair if self.rover => entries / 2,
            Unit::Pair => entries.div_ceil(2),
            Unit::Team => entries,
        }
    }

    /// The movement, for as many contestants as there are where it is the last section.
    fn movement(&self, kind: Kind, size: u16, entries: Option<u16>) -> Result<Movement, Failure> {
        let made = build(kind, size, self.rounds).map_err(|impossible| {
            let near: Vec<String> = impossible.nearest.iter().map(ToString::to_string).collect();
            let near =
                if near.is_empty() { String::new() } else { format!("; nearest: {}", near.join("; ")) };
            Failure::input(format!("{impossible}{near}"))
        })?;
        let mut movement = made.with_boards_per_set(self.boards);
        if self.rover {
            let no_way = "no way was found for a rover in this movement; play fewer rounds, or a half table";
            movement = with_rover(&movement).ok_or_else(|| Failure::input(no_way))?;
        } else if entries.is_some_and(|entries| entries + 1 == movement.contestants)
            && kind.unit() == Unit::Pair
        {
            let last = Contestant(movement.contestants);
            movement = movement.without(last).map_err(Failure::input)?;
        }
        if self.barometer {
            movement = as_barometer(&movement);
        }
        self.switched(movement)
    }

    fn switched(&self, movement: Movement) -> Result<Movement, Failure> {
        let rounds = movement.rounds.len() as u16;
        match self.arrow_switch.as_deref() {
            None => Ok(movement),
            Some("best") => Ok(best_arrow_switched(&movement).0),
            Some(text) => {
                let last: u16 = text.parse().ok().filter(|&last| last <= rounds).ok_or_else(|| {
                    Failure::input(format!("the arrow is switched in up to {rounds} rounds, or `best`"))
                })?;
                Ok(arrow_switched(&movement, &(rounds - last + 1..=rounds).collect::<Vec<_>>()))
            }
        }
    }
}

fn kind(name: &str) -> Result<Kind, Failure> {
    Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
        let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        Failure::input(format!("no movement is called {name}; there are {}", names.join(", ")))
    })
}

//! The start of a session: a movement for those who came.

use std::path::PathBuf;

use clap::Args;
use openroom_movements::{
    Contestant, Kind, Movement, Unit, arrow_switched, as_barometer, best_arrow_switched, individual_for,
};
use openroom_reasoning::Words;
use openroom_tournament::{Command, Plan};

use super::Desk;
use crate::finish::{Failure, Finish};
use crate::movement::check::movement;
use crate::movement::faults::{no_individual, unchanged};
use crate::movement::fit::{Length, boards_a_round};
use crate::movement::make::{fitted, roving};
use crate::words::words;

/// How a session is played.
#[derive(Args)]
pub(crate) struct Start {
    /// The kinds of movement, one for each section, such as mitchell, howell or round-robin
    #[arg(long = "movement", value_name = "KIND")]
    movements: Vec<String>,
    /// Tables of each section, or teams; for one section as many as came
    #[arg(long, conflicts_with_all = ["swiss", "knockout", "file"])]
    tables: Vec<u16>,
    /// Rounds; the complete movement where it is not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=999))]
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
    /// Boards in a round or match; where it is not said, as many as make about 26 in all, and 24 in a knockout match
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=100))]
    boards: Option<u16>,
}

const KNOCKOUT_MATCH: u16 = 24;

impl Start {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let plans = match (&self.file, self.swiss) {
            (Some(file), _) => {
                vec![Plan::Movement(Box::new(movement(file)?))]
            }
            (None, Some(rounds)) => {
                let boards = self.boards.unwrap_or_else(|| boards_a_round(rounds));
                vec![Plan::Swiss { rounds, boards }]
            }
            (None, None) if self.knockout => {
                vec![Plan::Knockout { boards: self.boards.unwrap_or(KNOCKOUT_MATCH) }]
            }
            (None, None) => self.movements(desk.kept.event().active().count(), words(desk.lang))?,
        };
        desk.does(Command::Start(plans))
    }

    fn movements(&self, entries: usize, w: Words) -> Result<Vec<Plan>, Failure> {
        let kinds = self.movements.iter().map(|name| self.kinds(name)).collect::<Result<Vec<_>, _>>()?;
        let mut left = u16::try_from(entries).unwrap_or(u16::MAX);
        let mut plans = Vec::new();
        for (place, kinds_here) in kinds.iter().enumerate() {
            let size = match self.tables.get(place) {
                Some(&tables) => tables,
                None if kinds.len() == 1 => self.size_for(kinds_here[0], left),
                None => return Err(Failure::said("event-give-tables", [])),
            };
            let last = place + 1 == kinds.len();
            let movement = self.movement(kinds_here, size, last.then_some(left), w)?;
            left = left.saturating_sub(movement.contestants);
            plans.push(Plan::Movement(Box::new(movement)));
        }
        if plans.is_empty() {
            return Err(Failure::said("event-say-plan", []));
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
    fn movement(
        &self,
        kinds: &[Kind],
        size: u16,
        entries: Option<u16>,
        w: Words,
    ) -> Result<Movement, Failure> {
        let kind = kinds[0];
        let unknown = kinds.iter().all(|kind| kind.rounds(size).is_err());
        let individual = kind == Kind::WhistIndividual;
        let players = entries.or(Some(size.saturating_mul(4)));
        let players = players.filter(|players| individual && (players % 4 != 0 || unknown));
        let mut movement = match players {
            Some(players) => {
                let made = individual_for(players, self.rounds).map_err(|none| no_individual(&none))?;
                let rounds = made.rounds.len() as u16;
                made.with_boards_per_set(self.boards.unwrap_or_else(|| boards_a_round(rounds)))
            }
            None => fitted(kinds, size, &Length::of(self.rounds, self.boards))?,
        };
        if self.rover {
            if entries.is_some_and(|entries| entries == movement.contestants) {
                return Err(Failure::input(w.with("event-no-rover", "n", movement.contestants)));
            }
            movement = roving(&movement)?;
        } else if entries.is_some_and(|entries| entries + 1 == movement.contestants)
            && kind.unit() == Unit::Pair
        {
            let last = Contestant(movement.contestants);
            movement = movement.without(last).map_err(unchanged)?;
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
                let last: u16 = text
                    .parse()
                    .ok()
                    .filter(|&last| last <= rounds)
                    .ok_or_else(|| Failure::said("event-arrow", [("n", rounds.to_string())]))?;
                Ok(arrow_switched(&movement, &(rounds - last + 1..=rounds).collect::<Vec<_>>()))
            }
        }
    }
}

impl Start {
    /// The kinds that a name stands for, best first: a Mitchell of an even number of tables is one with a skip or
    /// a relay where more rounds are played.
    fn kinds(&self, name: &str) -> Result<Vec<Kind>, Failure> {
        if name == "individual" {
            return Ok(vec![Kind::WhistIndividual, Kind::RainbowIndividual]);
        }
        Ok(match kind(name)? {
            Kind::Mitchell if self.rounds.is_none() => {
                vec![Kind::Mitchell, Kind::SkipMitchell, Kind::RelayMitchell]
            }
            Kind::Mitchell => {
                vec![Kind::Mitchell, Kind::SkipMitchell, Kind::RelayMitchell, Kind::HesitationMitchell]
            }
            Kind::Howell if self.rounds.is_some() => vec![Kind::Howell, Kind::ThreeQuarterHowell],
            kind => vec![kind],
        })
    }
}

fn kind(name: &str) -> Result<Kind, Failure> {
    Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
        let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        Failure::said("event-no-movement", [("name", name.to_owned()), ("names", names.join(", "))])
    })
}

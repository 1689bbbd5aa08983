//! `openroom movement`: lists, makes, checks and draws movements.

pub(crate) mod check;
pub(crate) mod faults;
pub(crate) mod fit;
mod list;
pub(crate) mod make;
mod rounds;
pub(crate) mod show;

use clap::Subcommand;

use crate::finish::{Failure, Finish};
use crate::words::spoken;

/// Movements: who sits where in which round with which boards
#[derive(Subcommand)]
pub(crate) enum Movement {
    /// List the kinds with their sizes, rounds and boards, and why other sizes do not exist
    List(list::List),
    /// Pairs, North-South stationary: standard, skip, relay, hesitation or Web
    Mitchell(make::Mitchell),
    /// Pairs, every pair meets every other; fewer rounds give a three-quarter Howell
    Howell(make::OfTables),
    /// Pairs, every pair meets every other, and all tables play the same boards in each round
    Barometer(make::OfTables),
    /// Single players with changing partners
    Individual(make::Individual),
    /// The same, everybody partners everybody once
    WhistIndividual(make::Individual),
    /// The same, no two players meet twice
    RainbowIndividual(make::Individual),
    /// Two teams
    HeadToHead(make::HeadToHead),
    /// Every team plays every other, a whole match a round
    RoundRobin(make::OfTeams),
    /// Every team plays every other at one table each, matches completed over two rounds
    AmericanWhist(make::OfTeams),
    /// Matches of three teams
    Triples(make::OfTeams),
    /// Draw the next Swiss round from the standings
    Swiss(rounds::Swiss),
    /// The bracket of a knockout
    Knockout(rounds::Knockout),
    /// Prove a movement from a file in the JSON form that this command writes
    Check(check::Check),
}

/// Runs the command.
pub(crate) fn run(movement: &Movement) -> Result<Finish, Failure> {
    done(movement).map_err(|failure| failure.in_words(spoken()))
}

fn done(movement: &Movement) -> Result<Finish, Failure> {
    match movement {
        Movement::List(list) => list::run(list),
        Movement::Mitchell(request) => make::mitchell(request),
        Movement::Howell(request) => make::howell(request),
        Movement::Barometer(request) => make::of_tables(openroom_movements::Kind::Barometer, request),
        Movement::Individual(request) => make::individual(request),
        Movement::WhistIndividual(request) => make::individual_of(make::IndividualStyle::Whist, request),
        Movement::RainbowIndividual(request) => make::individual_of(make::IndividualStyle::Rainbow, request),
        Movement::HeadToHead(request) => make::head_to_head(request),
        Movement::RoundRobin(request) => make::of_teams(openroom_movements::Kind::RoundRobin, request),
        Movement::AmericanWhist(request) => make::of_teams(openroom_movements::Kind::AmericanWhist, request),
        Movement::Triples(request) => make::of_teams(openroom_movements::Kind::Triples, request),
        Movement::Swiss(request) => rounds::swiss(request),
        Movement::Knockout(request) => rounds::knockout(request),
        Movement::Check(request) => check::run(request),
    }
}

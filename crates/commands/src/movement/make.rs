//! The commands that make a movement of one kind.

use clap::{Args, ValueEnum};
use openroom_movements::{
    Contestant, Impossible, Kind, Movement, Unit, Winners, arrow_switched, best_arrow_switched, build,
    individual_for, rounds_for_rover, with_rover,
};
use openroom_reasoning::Words;

use super::faults::{no_individual, unchanged};
use super::fit::{Length, boards_a_round};
use super::list::why_not;
use super::show::{self, Form};
use crate::finish::{Failure, Finish};
use crate::words::spoken;

/// Which Mitchell.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Style {
    /// Boards down, East-West up
    Standard,
    /// East-West skip a table half way (even number of tables)
    Skip,
    /// The end tables share, one set rests on a bye stand (even number of tables)
    Relay,
    /// One round more than tables, one ranking
    Hesitation,
    /// Everybody plays the same boards, of which there are copies
    Web,
}

/// Who is missing at a half table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Missing {
    /// The North-South pair of the last table
    NorthSouth,
    /// The East-West pair of the last table
    EastWest,
}

/// How many rounds have the arrow switched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Switch {
    Best,
    Last(u16),
}

fn switch(text: &str) -> Result<Switch, String> {
    match text {
        "best" => Ok(Switch::Best),
        number => number.parse().map(Switch::Last).map_err(|_| spoken().t("movement-give-switch")),
    }
}

/// A Mitchell.
#[derive(Args)]
pub(crate) struct Mitchell {
    /// Tables
    #[arg(long)]
    tables: u16,
    /// Which Mitchell; without it the simplest that has the rounds
    #[arg(long)]
    style: Option<Style>,
    /// A half table: who is missing
    #[arg(long, conflicts_with = "rover")]
    missing: Option<Missing>,
    /// One pair more than the tables hold, which takes the place of another in each round
    #[arg(long)]
    rover: bool,
    /// Switch the arrow in so many of the last rounds, or the best number, for one ranking
    #[arg(long, value_name = "ROUNDS|best", value_parser = switch)]
    arrow_switch: Option<Switch>,
    #[command(flatten)]
    length: Length,
    #[command(flatten)]
    form: Form,
}

/// A movement of pairs that needs only its size.
#[derive(Args)]
pub(crate) struct OfTables {
    /// Tables
    #[arg(long)]
    tables: u16,
    /// One pair is missing
    #[arg(long)]
    half_table: bool,
    #[command(flatten)]
    length: Length,
    #[command(flatten)]
    form: Form,
}

/// A movement of teams.
#[derive(Args)]
pub(crate) struct OfTeams {
    /// Teams
    #[arg(long)]
    teams: u16,
    #[command(flatten)]
    length: Length,
    #[command(flatten)]
    form: Form,
}

/// Two teams.
#[derive(Args)]
pub(crate) struct HeadToHead {
    #[command(flatten)]
    length: Length,
    #[command(flatten)]
    form: Form,
}

/// Which individual.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum IndividualStyle {
    /// Four groups move by different steps; no two players meet twice
    Rainbow,
    /// Everybody partners everybody once
    Whist,
}

/// An individual.
#[derive(Args)]
pub(crate) struct Individual {
    /// Tables
    #[arg(long, required_unless_present = "players")]
    tables: Option<u16>,
    /// Players, where they do not fill the tables: some sit out in each round
    #[arg(long, conflicts_with_all = ["tables", "style", "boards", "minutes"])]
    players: Option<u16>,
    /// Which individual; without it the one that has the rounds
    #[arg(long)]
    style: Option<IndividualStyle>,
    #[command(flatten)]
    length: Length,
    #[command(flatten)]
    form: Form,
}

/// So many tables or teams, in words.
pub(super) fn size(w: Words, kind: Kind, size: u16) -> String {
    let key = match kind.unit() {
        Unit::Player | Unit::Pair => "movement-tables",
        Unit::Team => "movement-teams",
    };
    w.many(key, size.into())
}

/// So many rounds, in words.
pub(super) fn rounds(w: Words, rounds: u16) -> String {
    w.many("movement-rounds", rounds.into())
}

/// Why there is no such movement, and what is near.
pub(crate) fn refused(impossible: &Impossible) -> Failure {
    let w = spoken();
    let of = size(w, impossible.kind, impossible.size);
    let of = match impossible.rounds {
        Some(asked) => format!("{of}, {}", rounds(w, asked)),
        None => of,
    };
    let said = [("kind", impossible.kind.to_string()), ("size", of), ("why", why_not(w, &impossible.why))];
    let why = w.say("movement-none", &said);
    let near = impossible.nearest.iter().map(|offer| {
        let said = [
            ("kind", offer.kind.to_string()),
            ("size", size(w, offer.kind, offer.size)),
            ("rounds", rounds(w, offer.rounds)),
        ];
        w.say("movement-offer", &said)
    });
    let near: Vec<String> = near.collect();
    Failure::input(if near.is_empty() {
        why
    } else {
        w.say("movement-nearest", &[("why", why), ("offers", near.join("; "))])
    })
}

/// The movement of one of these kinds, best first, that has the length.
pub(crate) fn fitted(kinds: &[Kind], size: u16, length: &Length) -> Result<Movement, Failure> {
    let way = length.fit(kinds, size)?;
    let movement = build(way.kind, size, way.rounds).map_err(|impossible| refused(&impossible))?;
    Ok(movement.with_boards_per_set(way.per_round))
}

/// The movement with a rover; where there is no way for one the most rounds that have one are named.
pub(crate) fn roving(movement: &Movement) -> Result<Movement, Failure> {
    with_rover(movement).ok_or_else(|| {
        let w = spoken();
        let near = match rounds_for_rover(movement) {
            Some(near) => {
                w.say("movement-rover-near", &[("rounds", rounds(w, near)), ("n", near.to_string())])
            }
            None => w.t("movement-rover-half"),
        };
        let here = rounds(w, movement.rounds.len() as u16);
        Failure::said("movement-no-rover", [("rounds", here), ("near", near)])
    })
}

fn without(movement: &Movement, contestant: u16) -> Result<Movement, Failure> {
    movement.without(Contestant(contestant)).map_err(unchanged)
}

pub(crate) fn mitchell(request: &Mitchell) -> Result<Finish, Failure> {
    let kinds: &[Kind] = match request.style {
        Some(Style::Standard) => &[Kind::Mitchell],
        Some(Style::Skip) => &[Kind::SkipMitchell],
        Some(Style::Relay) => &[Kind::RelayMitchell],
        Some(Style::Hesitation) => &[Kind::HesitationMitchell],
        Some(Style::Web) => &[Kind::WebMitchell],
        None if request.length.rounds.is_none() && request.length.boards.is_none() => {
            &[Kind::Mitchell, Kind::SkipMitchell, Kind::RelayMitchell]
        }
        None => &[Kind::Mitchell, Kind::SkipMitchell, Kind::RelayMitchell, Kind::HesitationMitchell],
    };
    let mut movement = fitted(kinds, request.tables, &request.length)?;
    let w = request.form.words();
    let mut notes = Vec::new();
    if request.rover {
        movement = roving(&movement)?;
        notes.push(w.with("movement-rover", "n", movement.contestants));
    }
    if let Some(missing) = request.missing {
        let gone = match (missing, movement.winners) {
            (Missing::NorthSouth, Winners::Two) => request.tables,
            (Missing::NorthSouth, Winners::One) => request.tables - 1,
            (Missing::EastWest, _) => movement.contestants,
        };
        movement = without(&movement, gone)?;
    }
    let rounds = movement.rounds.len() as u16;
    match request.arrow_switch {
        None => {}
        Some(Switch::Best) => {
            let (switched, count) = best_arrow_switched(&movement);
            movement = switched;
            notes.push(switched_in(w, count, rounds));
        }
        Some(Switch::Last(count)) if count > rounds => {
            let of = self::rounds(w, rounds);
            return Err(Failure::said("movement-no-arrow", [("n", count.to_string()), ("rounds", of)]));
        }
        Some(Switch::Last(count)) => {
            movement = arrow_switched(&movement, &(rounds - count + 1..=rounds).collect::<Vec<_>>());
            notes.push(switched_in(w, count, rounds));
        }
    }
    show::show(&movement, &notes, request.length.pace(), &request.form)
}

pub(crate) fn howell(request: &OfTables) -> Result<Finish, Failure> {
    let partial =
        request.length.rounds.is_some_and(|rounds| rounds.checked_add(1) != request.tables.checked_mul(2));
    let partial = partial || request.length.boards.is_some();
    let kinds: &[Kind] = if partial { &[Kind::Howell, Kind::ThreeQuarterHowell] } else { &[Kind::Howell] };
    let movement = fitted(kinds, request.tables, &request.length)?;
    finish(movement, request.half_table, &request.length, &request.form)
}

pub(crate) fn of_tables(kind: Kind, request: &OfTables) -> Result<Finish, Failure> {
    let movement = fitted(&[kind], request.tables, &request.length)?;
    finish(movement, request.half_table, &request.length, &request.form)
}

/// A missing pair is the last.
fn finish(movement: Movement, half_table: bool, length: &Length, form: &Form) -> Result<Finish, Failure> {
    let last = movement.contestants;
    let movement = if half_table { without(&movement, last)? } else { movement };
    show::show(&movement, &[], length.pace(), form)
}

/// The individual whose name says which it is.
pub(crate) fn individual_of(style: IndividualStyle, request: &Individual) -> Result<Finish, Failure> {
    match request.style {
        Some(other) if other != style => Err(Failure::said("movement-other-style", [])),
        _ if style == IndividualStyle::Rainbow && request.players.is_some() => {
            Err(Failure::said("movement-full-rainbow", []))
        }
        _ => styled(Some(style), request),
    }
}

pub(crate) fn individual(request: &Individual) -> Result<Finish, Failure> {
    styled(request.style, request)
}

fn styled(style: Option<IndividualStyle>, request: &Individual) -> Result<Finish, Failure> {
    // Where no movement of the tables is balanced, nobody has the same partner twice.
    let full = |tables: u16| {
        let kinds = [Kind::WhistIndividual, Kind::RainbowIndividual];
        let unknown = style.is_none() && kinds.iter().all(|kind| kind.rounds(tables).is_err());
        unknown.then(|| tables.saturating_mul(4))
    };
    if let Some(players) = request.players.or_else(|| request.tables.and_then(full)) {
        let movement = individual_for(players, request.length.rounds).map_err(|none| no_individual(&none))?;
        let rounds = movement.rounds.len() as u16;
        let boards = match (request.length.per_round, request.length.boards) {
            (Some(boards), _) => boards,
            (None, Some(all)) => (all / rounds).max(1),
            (None, None) => boards_a_round(rounds),
        };
        let movement = movement.with_boards_per_set(boards);
        return show::show(&movement, &[], request.length.pace(), &request.form);
    }
    let kinds: &[Kind] = match style {
        Some(IndividualStyle::Rainbow) => &[Kind::RainbowIndividual],
        Some(IndividualStyle::Whist) => &[Kind::WhistIndividual],
        None => &[Kind::WhistIndividual, Kind::RainbowIndividual],
    };
    let movement = fitted(kinds, request.tables.unwrap_or_default(), &request.length)?;
    show::show(&movement, &[], request.length.pace(), &request.form)
}

pub(crate) fn of_teams(kind: Kind, request: &OfTeams) -> Result<Finish, Failure> {
    let movement = fitted(&[kind], request.teams, &request.length)?;
    show::show(&movement, &[], request.length.pace(), &request.form)
}

pub(crate) fn head_to_head(request: &HeadToHead) -> Result<Finish, Failure> {
    let length = Length { rounds: request.length.rounds.or(Some(2)), ..request.length.clone() };
    let movement = fitted(&[Kind::HeadToHead], 2, &length)?;
    show::show(&movement, &[], length.pace(), &request.form)
}

fn switched_in(w: Words, count: u16, rounds: u16) -> String {
    w.say("movement-switched", &[("n", count.to_string()), ("rounds", rounds.to_string())])
}

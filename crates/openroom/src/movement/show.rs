//! A movement as text, guide cards or JSON.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use openroom_cards::Side;
use openroom_movements::{BoardSet, Movement, Pace, Place, Properties, Round, Unit, Winners, guide, prove};
use serde::Serialize;

use crate::finish::{Failure, Finish};
use crate::output::{Output, json};

/// The form in which a movement is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Style {
    /// Round by round
    Text,
    /// A guide card for each contestant
    Cards,
    /// Everything, for other programs
    Json,
}

/// How and where the movement is written.
#[derive(Args)]
pub(crate) struct Form {
    /// Text, guide cards, or JSON
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    form: Style,
    #[command(flatten)]
    output: Output,
}

#[derive(Serialize)]
struct Whole<'a> {
    movement: &'a Movement,
    properties: &'a Properties,
    minutes: u32,
    notes: &'a [String],
}

/// Proves the movement and writes it.
pub(crate) fn show(
    movement: &Movement,
    notes: &[String],
    pace: Pace,
    form: &Form,
) -> Result<Finish, Failure> {
    let properties = prove(movement).map_err(|faults| {
        let faults: Vec<String> = faults.iter().take(3).map(ToString::to_string).collect();
        Failure::input(format!("the movement is wrong: {}", faults.join("; ")))
    })?;
    let minutes = pace.minutes(movement.rounds.len() as u16, movement.boards_per_set);
    form.output.write(|out| match form.form {
        Style::Text => {
            heading(out, movement, notes, minutes)?;
            for (number, round) in (1..).zip(&movement.rounds) {
                self::round(out, movement, number, round)?;
            }
            summary(out, movement, &properties)
        }
        Style::Cards => cards(out, movement),
        Style::Json => {
            let whole = Whole { movement, properties: &properties, minutes, notes };
            json(out, &whole)
        }
    })?;
    Ok(Finish::Fine)
}

/// What a contestant is called.
pub(crate) fn unit_word(unit: Unit) -> &'static str {
    match unit {
        Unit::Player => "player",
        Unit::Pair => "pair",
        Unit::Team => "team",
    }
}

fn heading(out: &mut dyn Write, movement: &Movement, notes: &[String], minutes: u32) -> io::Result<()> {
    let rounds = movement.rounds.len();
    let per_round = movement.boards_per_set;
    writeln!(
        out,
        "{}: {} {}s at {} tables, {rounds} rounds of {per_round} boards, {} boards in all",
        movement.kind,
        movement.contestants,
        unit_word(movement.unit),
        movement.tables(),
        movement.boards()
    )?;
    let ranked = match movement.winners {
        Winners::One => "One ranking.",
        Winners::Two => "North-South and East-West are ranked apart.",
    };
    writeln!(
        out,
        "{ranked} About {} h {:02} min. Boards: {}.",
        minutes / 60,
        minutes % 60,
        supply(movement)
    )?;
    notes.iter().try_for_each(|note| writeln!(out, "{note}"))
}

fn supply(movement: &Movement) -> String {
    let copies = match movement.supply.copies {
        1 => "one copy".to_owned(),
        copies => format!("{copies} copies"),
    };
    match movement.supply.shared_by {
        1 => copies,
        tables => format!("{copies}, up to {tables} tables share"),
    }
}

fn boards(movement: &Movement, set: BoardSet) -> String {
    let (first, last) = movement.board_numbers(set);
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

fn round(out: &mut dyn Write, movement: &Movement, number: u16, round: &Round) -> io::Result<()> {
    writeln!(out, "\nRound {number}")?;
    let name =
        |who: Option<openroom_movements::Contestant>| who.map_or("-".to_owned(), |who| who.to_string());
    match movement.unit {
        Unit::Player => writeln!(out, "  table    N    E    S    W  boards")?,
        Unit::Pair | Unit::Team => writeln!(out, "  table   NS   EW  boards")?,
    }
    for (table_number, table) in (1..).zip(&round.tables) {
        let boards = match table.set.filter(|_| table.is_played()) {
            Some(set) => boards(movement, set),
            None => "-".to_owned(),
        };
        write!(out, "  {table_number:>5}")?;
        match movement.unit {
            Unit::Player => {
                for seat in table.seats.values() {
                    write!(out, " {:>4}", name(*seat))?;
                }
            }
            Unit::Pair | Unit::Team => {
                let sides = [table.side(Side::NorthSouth), table.side(Side::EastWest)];
                for side in sides {
                    write!(out, " {:>4}", name(side))?;
                }
            }
        }
        writeln!(out, "  {boards}")?;
    }
    let out_of_play = movement.sitting_out(number);
    if !out_of_play.is_empty() {
        let numbers: Vec<String> = out_of_play.iter().map(ToString::to_string).collect();
        writeln!(out, "  sitting out: {}", numbers.join(", "))?;
    }
    Ok(())
}

pub(crate) fn summary(out: &mut dyn Write, movement: &Movement, properties: &Properties) -> io::Result<()> {
    writeln!(out)?;
    let unit = unit_word(movement.unit);
    for (rounds, contestants) in &properties.rounds_played {
        writeln!(out, "{contestants} {unit}s play {rounds} rounds")?;
    }
    // The two tables of a team match are one meeting.
    let tables_a_meeting = if movement.unit == Unit::Team { 2 } else { 1 };
    for (times, couples) in &properties.meetings {
        writeln!(out, "{couples} couples of {unit}s meet {}", often(times / tables_a_meeting))?;
    }
    for (times, couples) in &properties.partnerships {
        writeln!(out, "{couples} couples are partners {}", often(*times))?;
    }
    match properties.balance.as_slice() {
        [one] => writeln!(out, "balance {one} of 100"),
        [ns, ew] => writeln!(out, "balance North-South {ns}, East-West {ew} of 100"),
        _ => Ok(()),
    }
}

fn often(times: u16) -> String {
    match times {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}

fn cards(out: &mut dyn Write, movement: &Movement) -> io::Result<()> {
    let unit = unit_word(movement.unit);
    for (at, contestant) in movement.all_contestants().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        let title = format!("{unit} {contestant}");
        writeln!(out, "{}{}", title[..1].to_uppercase(), &title[1..])?;
        writeln!(out, "  round  table  seat  boards   against")?;
        for place in guide(movement, contestant) {
            card_line(out, movement, &place)?;
        }
    }
    Ok(())
}

fn card_line(out: &mut dyn Write, movement: &Movement, place: &Place) -> io::Result<()> {
    let (Some(table), Some(seat)) = (place.table, place.seat) else {
        return writeln!(out, "  {:>5}  sit out", place.round);
    };
    let seat = match movement.unit {
        Unit::Player => seat.to_string(),
        Unit::Pair | Unit::Team => seat.side().to_string(),
    };
    let Some(set) = place.set else {
        return writeln!(out, "  {:>5}  {table:>5}  {seat:<4}  sit out", place.round);
    };
    let against: Vec<String> = place.opponents.iter().map(ToString::to_string).collect();
    let partner = place.partner.map_or(String::new(), |partner| format!(" with {partner}"));
    let boards = boards(movement, set);
    writeln!(out, "  {:>5}  {table:>5}  {seat:<4}  {boards:<7}  {}{partner}", place.round, against.join(", "))
}

//! A movement as text, guide cards or JSON.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use openroom_cards::{Seat, Side};
use openroom_movements::{BoardSet, Movement, Pace, Place, Properties, Round, Unit, Winners, guide, prove};
use openroom_reasoning::Words;
use serde::Serialize;

use super::faults::told;
use crate::finish::{Failure, Finish};
use crate::output::{Output, json};
use crate::words::{Spoken, seat, side};

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
    layout: Style,
    #[command(flatten)]
    spoken: Spoken,
    #[command(flatten)]
    output: Output,
}

impl Form {
    /// The words in which it is written.
    pub(crate) fn words(&self) -> Words {
        self.spoken.words()
    }
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
        let faults: Vec<String> = faults.iter().take(3).map(|fault| told(form.words(), *fault)).collect();
        Failure::input(format!("{} {}", form.words().t("movement-wrong"), faults.join("; ")))
    })?;
    let minutes = pace.minutes(movement.rounds.len() as u16, movement.boards_per_set);
    let w = form.words();
    form.output.write(|out| match form.layout {
        Style::Text => {
            heading(out, w, movement, notes, minutes)?;
            for (number, round) in (1..).zip(&movement.rounds) {
                self::round(out, w, movement, number, round)?;
            }
            summary(out, w, movement, &properties)
        }
        Style::Cards => cards(out, w, movement),
        Style::Json => {
            let whole = Whole { movement, properties: &properties, minutes, notes };
            json(out, &whole)
        }
    })?;
    Ok(Finish::Fine)
}

/// The name of a kind of contestant, as sentences choose by it.
const fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::Player => "player",
        Unit::Pair => "pair",
        Unit::Team => "team",
    }
}

/// So many contestants.
pub(crate) fn contestants(w: Words, unit: Unit, number: &impl ToString) -> String {
    w.say("movement-contestants", &[("unit", unit_name(unit).to_owned()), ("n", number.to_string())])
}

fn heading(
    out: &mut dyn Write,
    w: Words,
    movement: &Movement,
    notes: &[String],
    minutes: u32,
) -> io::Result<()> {
    let said = [
        ("kind", movement.kind.to_string()),
        ("who", contestants(w, movement.unit, &movement.contestants)),
        ("tables", movement.tables().to_string()),
        ("rounds", movement.rounds.len().to_string()),
        ("per", movement.boards_per_set.to_string()),
        ("boards", movement.boards().to_string()),
    ];
    writeln!(out, "{}", w.say("movement-heading", &said))?;
    let ranked = w.t(match movement.winners {
        Winners::One => "movement-one",
        Winners::Two => "movement-two",
    });
    let said = [
        ("hours", (minutes / 60).to_string()),
        ("minutes", format!("{:02}", minutes % 60)),
        ("supply", supply(w, movement)),
    ];
    writeln!(out, "{ranked} {}", w.say("movement-time", &said))?;
    notes.iter().try_for_each(|note| writeln!(out, "{note}"))
}

fn supply(w: Words, movement: &Movement) -> String {
    let copies = w.many("movement-copies", u64::from(movement.supply.copies));
    match movement.supply.shared_by {
        1 => copies,
        tables => w.say("movement-shared", &[("copies", copies), ("n", tables.to_string())]),
    }
}

fn boards(movement: &Movement, set: BoardSet) -> String {
    let (first, last) = movement.board_numbers(set);
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

fn round(out: &mut dyn Write, w: Words, movement: &Movement, number: u16, round: &Round) -> io::Result<()> {
    writeln!(out, "\n{}", w.with("movement-round", "n", number))?;
    let name =
        |who: Option<openroom_movements::Contestant>| who.map_or("-".to_owned(), |who| who.to_string());
    let table = w.t("col-table");
    let width = table.chars().count().max(5);
    write!(out, "  {table:>width$}")?;
    match movement.unit {
        Unit::Player => Seat::ALL.iter().try_for_each(|one| write!(out, " {:>4}", seat(w, *one)))?,
        Unit::Pair | Unit::Team => {
            Side::ALL.iter().try_for_each(|one| write!(out, " {:>4}", side(w, *one)))?;
        }
    }
    writeln!(out, "  {}", w.t("col-boards"))?;
    for (table_number, table) in (1..).zip(&round.tables) {
        let boards = match table.set.filter(|_| table.is_played()) {
            Some(set) => boards(movement, set),
            None => "-".to_owned(),
        };
        write!(out, "  {table_number:>width$}")?;
        match movement.unit {
            Unit::Player => {
                for seat in table.seats.values() {
                    write!(out, " {:>4}", name(*seat))?;
                }
            }
            Unit::Pair | Unit::Team => {
                for one in Side::ALL {
                    write!(out, " {:>4}", name(table.side(one)))?;
                }
            }
        }
        writeln!(out, "  {boards}")?;
    }
    let out_of_play = movement.sitting_out(number);
    if !out_of_play.is_empty() {
        let numbers: Vec<String> = out_of_play.iter().map(ToString::to_string).collect();
        writeln!(out, "  {}", w.with("movement-out", "who", numbers.join(", ")))?;
    }
    Ok(())
}

pub(crate) fn summary(
    out: &mut dyn Write,
    w: Words,
    movement: &Movement,
    properties: &Properties,
) -> io::Result<()> {
    writeln!(out)?;
    for (rounds, number) in &properties.rounds_played {
        let said = [("who", contestants(w, movement.unit, number)), ("n", rounds.to_string())];
        writeln!(out, "{}", w.say("movement-play", &said))?;
    }
    let often = |times: u16| w.many("movement-often", u64::from(times));
    // The two tables of a team match are one meeting.
    let tables_a_meeting = if movement.unit == Unit::Team { 2 } else { 1 };
    for (times, couples) in &properties.meetings {
        let said = [
            ("n", couples.to_string()),
            ("unit", unit_name(movement.unit).to_owned()),
            ("often", often(times / tables_a_meeting)),
        ];
        writeln!(out, "{}", w.say("movement-meet", &said))?;
    }
    for (times, couples) in &properties.partnerships {
        let said = [("n", couples.to_string()), ("often", often(*times))];
        writeln!(out, "{}", w.say("movement-partner", &said))?;
    }
    match properties.balance.as_slice() {
        [one] => writeln!(out, "{}", w.with("movement-balance", "n", one)),
        [ns, ew] => {
            let said = [("ns", ns.to_string()), ("ew", ew.to_string())];
            writeln!(out, "{}", w.say("movement-balance-two", &said))
        }
        _ => Ok(()),
    }
}

fn cards(out: &mut dyn Write, w: Words, movement: &Movement) -> io::Result<()> {
    let unit = w.t(format!("unit-{}", unit_name(movement.unit)));
    let columns =
        ["col-round", "col-table", "movement-seat", "col-boards", "col-against"].map(|key| w.t(key));
    let widths = [5, 5, 4, 7, 0];
    let widths: Vec<usize> =
        columns.iter().zip(widths).map(|(text, width)| text.chars().count().max(width)).collect();
    for (at, contestant) in movement.all_contestants().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        let mut letters = unit.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        writeln!(out, "{first}{} {contestant}", letters.as_str())?;
        write_card(out, &widths, &columns)?;
        for place in guide(movement, contestant) {
            write_card(out, &widths, &card_line(w, movement, &place))?;
        }
    }
    Ok(())
}

/// A line of a guide card: round and table flush right, the rest flush left.
fn write_card(out: &mut dyn Write, widths: &[usize], texts: &[String; 5]) -> io::Result<()> {
    let mut line = String::new();
    for (at, (text, width)) in texts.iter().zip(widths).enumerate() {
        let gap = " ".repeat(width.saturating_sub(text.chars().count()));
        if at < 2 { line.extend(["  ", &gap, text]) } else { line.extend(["  ", text, &gap]) }
    }
    writeln!(out, "{}", line.trim_end())
}

fn card_line(w: Words, movement: &Movement, place: &Place) -> [String; 5] {
    let round = place.round.to_string();
    let nothing = String::new;
    let (Some(table), Some(at)) = (place.table, place.seat) else {
        return [round, nothing(), w.t("movement-sit-out"), nothing(), nothing()];
    };
    let sits = match movement.unit {
        Unit::Player => seat(w, at).to_owned(),
        Unit::Pair | Unit::Team => side(w, at.side()),
    };
    let Some(set) = place.set else {
        return [round, table.to_string(), sits, w.t("movement-sit-out"), nothing()];
    };
    let against: Vec<String> = place.opponents.iter().map(ToString::to_string).collect();
    let partner = place.partner.map(|partner| w.with("movement-with", "who", partner));
    let against: Vec<String> = std::iter::once(against.join(", ")).chain(partner).collect();
    [round, table.to_string(), sits, boards(movement, set), against.join(" ")]
}

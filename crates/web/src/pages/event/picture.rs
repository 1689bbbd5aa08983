//! The picture of a movement: the tables of the first round, and where pairs and boards go from there.

#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "a picture has few parts")]

use std::fmt::Write as _;

use openroom_cards::{Seat, Side};
use openroom_movements::{Contestant, Movement, Table, Unit};

use super::told;
use crate::words::Words;

/// Tables in a row.
const ACROSS: usize = 7;
const WIDE: i32 = 132;
const HIGH: i32 = 176;
/// A table.
const BOX: (i32, i32) = (104, 84);
/// The most tables that are drawn.
const MOST: usize = 42;

/// The picture, as part of a page.
pub(super) fn of(w: Words, movement: &Movement) -> String {
    let Some(first) = movement.rounds.first() else { return String::new() };
    let tables = shown(&first.tables);
    let (wide, high) = (tables.len().min(ACROSS) as i32 * WIDE, tables.len().div_ceil(ACROSS) as i32 * HIGH);
    let mut svg = format!(
        "<svg class=\"movement\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {wide} {high}\" role=\"img\" \
         aria-label=\"{}\"><defs>",
        w.t("movement-picture"),
    );
    for class in ["ns", "ew", "boards"] {
        let _ = write!(
            svg,
            "<marker id=\"tip-{class}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" \
             markerHeight=\"7\" orient=\"auto\"><path class=\"tip {class}\" d=\"M0 0 8 4 0 8z\"/></marker>",
        );
    }
    svg.push_str("</defs>");
    for (place, table) in tables.iter().enumerate() {
        draw(&mut svg, w, movement, place, table);
    }
    if let Some(second) = movement.rounds.get(1) {
        for (here, there, class) in ways(tables, &second.tables) {
            arc(&mut svg, here, there, class);
        }
    }
    svg.push_str("</svg>");
    svg
}

fn centre(place: usize) -> (i32, i32) {
    let (row, column) = (place / ACROSS, place % ACROSS);
    (column as i32 * WIDE + WIDE / 2, row as i32 * HIGH + HIGH / 2)
}

/// A table: who sits there, its number, its boards.
fn draw(svg: &mut String, w: Words, movement: &Movement, place: usize, table: &Table) {
    let (x, y) = centre(place);
    let at = |seat: Seat| table.seats[seat].map_or_else(|| "·".to_owned(), |who| who.to_string());
    let boards = table.set.map(|set| told::boards(movement.board_numbers(set))).unwrap_or_default();
    let _ = write!(
        svg,
        "<g><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"8\"/>\
         <text class=\"no\" x=\"{x}\" y=\"{}\">{}</text><text class=\"set\" x=\"{x}\" y=\"{}\">{boards}</text>",
        x - BOX.0 / 2,
        y - BOX.1 / 2,
        BOX.0,
        BOX.1,
        y + 4,
        place + 1,
        y + 22,
    );
    let mut seat = |seat: Seat, x: i32, y: i32| {
        let _ = write!(
            svg,
            "<text class=\"who\" x=\"{x}\" y=\"{y}\"><tspan class=\"of\">{}</tspan> {}</text>",
            w.seat_letter(seat),
            at(seat)
        );
    };
    seat(Seat::North, x, y - 24);
    seat(Seat::East, x + 34, y + 4);
    match movement.unit {
        Unit::Player => {
            seat(Seat::South, x, y + 38);
            seat(Seat::West, x - 34, y + 4);
        }
        Unit::Pair | Unit::Team => {}
    }
    svg.push_str("</g>");
}

/// A way that is drawn: from a table to a table, and whose.
type Way = (usize, usize, &'static str);

/// From where a contestant sits in the first round to where he sits in the second, and where boards go.
fn ways(from: &[Table], to: &[Table]) -> Vec<Way> {
    let mut drawn: Vec<Way> = vec![];
    for (here, table) in from.iter().enumerate() {
        for (side, class) in [(Side::NorthSouth, "ns"), (Side::EastWest, "ew")] {
            for seat in side.seats() {
                let Some(who) = table.seats[seat] else { continue };
                let Some(there) = place_of(to, who) else { continue };
                if there != here && there < from.len() && !drawn.contains(&(here, there, class)) {
                    drawn.push((here, there, class));
                }
            }
        }
        let next = to.iter().position(|other| other.set.is_some() && other.set == table.set);
        if let Some(there) = next.filter(|there| *there != here && *there < from.len()) {
            drawn.push((here, there, "boards"));
        }
    }
    drawn
}

/// What the picture shows, and what its arrows mean, as far as there are any: the class of each and a sentence.
pub(super) fn legend(w: Words, movement: &Movement) -> Vec<(&'static str, String)> {
    let Some(first) = movement.rounds.first() else { return vec![] };
    let drawn =
        movement.rounds.get(1).map_or_else(Vec::new, |second| ways(shown(&first.tables), &second.tables));
    let tables = match movement.unit {
        Unit::Player => "movement-legend-players",
        Unit::Pair | Unit::Team => "movement-legend",
    };
    let arrows =
        [("ns", "movement-legend-ns"), ("ew", "movement-legend-ew"), ("boards", "movement-legend-boards")];
    let arrows = arrows.into_iter().filter(|(class, _)| drawn.iter().any(|(.., of)| of == class));
    let stays = (!drawn.is_empty()).then_some(("", "movement-legend-stays"));
    let all = [("", tables)].into_iter().chain(arrows).chain(stays);
    all.map(|(class, key)| (class, w.t(key))).collect()
}

/// The tables that are drawn.
fn shown(tables: &[Table]) -> &[Table] {
    &tables[..tables.len().min(MOST)]
}

fn place_of(tables: &[Table], who: Contestant) -> Option<usize> {
    tables.iter().position(|table| table.occupants().any(|(_, other)| other == who))
}

/// Pairs go above the tables, boards below.
fn arc(svg: &mut String, here: usize, there: usize, class: &str) {
    let (x, y) = centre(here);
    let (to_x, to_y) = centre(there);
    let (edge, bend) = if class == "boards" { (BOX.1 / 2, 44) } else { (-BOX.1 / 2, -44) };
    let shift = match class {
        "ns" => -26,
        "ew" => 26,
        _ => 0,
    };
    // Each way leaves a little beside where the others arrive.
    let side = if to_x > x { 6 } else { -6 };
    let (x, to_x) = (x + shift + side, to_x + shift - side);
    let (from_y, end_y) = (y + edge, to_y + edge);
    let middle = i32::midpoint(x, to_x);
    let (high, low) = (from_y.min(end_y), from_y.max(end_y));
    let bent = if bend < 0 { high + bend } else { low + bend };
    let _ = write!(
        svg,
        "<path class=\"way {class}\" d=\"M{x} {from_y}Q{middle} {bent} {to_x} {end_y}\" marker-end=\"url(#tip-{class})\"/>"
    );
}

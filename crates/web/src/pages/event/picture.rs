//! The picture of a movement: the tables of the first round, and where pairs and boards go from there.

#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "a picture has few parts")]

use std::fmt::Write as _;

use openroom_cards::{Seat, Side};
use openroom_movements::{Contestant, Movement, Table, Unit};

use super::told;
use crate::words::Words;

/// Tables in a row.
const ACROSS: usize = 7;
const WIDE: i32 = 120;
const HIGH: i32 = 150;
/// The most tables that are drawn.
const MOST: usize = 42;

/// The picture, as part of a page.
pub(super) fn of(w: Words, movement: &Movement) -> String {
    let Some(first) = movement.rounds.first() else { return String::new() };
    let tables = &first.tables[..first.tables.len().min(MOST)];
    let across = tables.len().min(ACROSS) as i32;
    let rows = tables.len().div_ceil(ACROSS) as i32;
    let mut svg = format!(
        "<svg class=\"movement\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\
         <defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">\
         <path class=\"tip\" d=\"M0 0 8 4 0 8z\"/></marker></defs>",
        across * WIDE,
        rows * HIGH,
        w.t("movement-picture"),
    );
    if let Some(second) = movement.rounds.get(1) {
        arrows(&mut svg, tables, &second.tables);
    }
    for (place, table) in tables.iter().enumerate() {
        draw(&mut svg, w, movement, place, table);
    }
    svg.push_str("</svg>");
    svg
}

fn centre(place: usize) -> (i32, i32) {
    let (row, column) = (place / ACROSS, place % ACROSS);
    (column as i32 * WIDE + WIDE / 2, row as i32 * HIGH + HIGH / 2 + 8)
}

fn draw(svg: &mut String, w: Words, movement: &Movement, place: usize, table: &Table) {
    let (x, y) = centre(place);
    let at = |seat: Seat| table.seats[seat].map_or_else(|| "·".to_owned(), |who| who.to_string());
    let boards = table.set.map(|set| told::boards(movement.board_numbers(set))).unwrap_or_default();
    let _ = write!(
        svg,
        "<g><rect x=\"{}\" y=\"{}\" width=\"64\" height=\"56\" rx=\"8\"/>\
         <text class=\"no\" x=\"{x}\" y=\"{}\">{}</text><text class=\"set\" x=\"{x}\" y=\"{}\">{boards}</text>",
        x - 32,
        y - 28,
        y - 2,
        place + 1,
        y + 16,
    );
    let mut seat = |seat: Seat, x: i32, y: i32| {
        let _ = write!(
            svg,
            "<text class=\"who\" x=\"{x}\" y=\"{y}\">{} {}</text>",
            told::seat_letter(w, seat),
            at(seat)
        );
    };
    match movement.unit {
        Unit::Player => {
            seat(Seat::North, x, y - 34);
            seat(Seat::South, x, y + 44);
            seat(Seat::West, x - 46, y + 4);
            seat(Seat::East, x + 46, y + 4);
        }
        Unit::Pair | Unit::Team => {
            seat(Seat::North, x, y - 34);
            seat(Seat::East, x + 46, y + 4);
        }
    }
    svg.push_str("</g>");
}

/// From where a contestant sits in the first round to where he sits in the second.
fn arrows(svg: &mut String, from: &[Table], to: &[Table]) {
    let mut drawn: Vec<(usize, usize, &str)> = vec![];
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
    for (here, there, class) in drawn {
        arc(svg, here, there, class);
    }
}

fn place_of(tables: &[Table], who: Contestant) -> Option<usize> {
    tables.iter().position(|table| table.occupants().any(|(_, other)| other == who))
}

/// Pairs go above the tables, boards below.
fn arc(svg: &mut String, here: usize, there: usize, class: &str) {
    let (x, y) = centre(here);
    let (to_x, to_y) = centre(there);
    let (edge, bend) = if class == "boards" { (28, 34) } else { (-28, -40) };
    let shift = match class {
        "ns" => -14,
        "ew" => 14,
        _ => 0,
    };
    let (x, to_x) = (x + shift, to_x + shift);
    let (from_y, end_y) = (y + edge, to_y + edge);
    let middle = i32::midpoint(x, to_x);
    let (high, low) = (from_y.min(end_y), from_y.max(end_y));
    let bent = if bend < 0 { high + bend } else { low + bend };
    let _ = write!(
        svg,
        "<path class=\"way {class}\" d=\"M{x} {from_y}Q{middle} {bent} {to_x} {end_y}\" marker-end=\"url(#tip)\"/>"
    );
}

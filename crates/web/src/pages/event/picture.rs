//! The picture of a movement: the tables of the first round, and where everybody and the boards go from there. Each table
//! says it in figures; arrows are drawn to the table beside it alone, so that none crosses a table.

#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "a picture has few parts")]

use std::fmt::Write as _;

use openroom_cards::{Seat, Side};
use openroom_movements::{Contestant, Movement, Table, Unit};

use super::told;
use crate::words::Words;

/// How tables are laid out: the class of the picture, how many stand in a row, and how far apart.
struct Layout {
    class: &'static str,
    across: usize,
    pitch: i32,
}

/// One for a wide window, one for a phone; the stylesheet shows one of them.
const LAYOUTS: [Layout; 2] =
    [Layout { class: "wide", across: 5, pitch: 184 }, Layout { class: "slim", across: 2, pitch: 156 }];
/// How wide a table is.
const BOX: i32 = 140;
/// What stands above the lines of a table, and how high each of them is.
const HEAD: i32 = 34;
const LINE: i32 = 23;
/// Room for arrows above and below a table.
const ROOM: i32 = 30;
/// The most tables that are drawn.
const MOST: usize = 42;

/// Whose way it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Whose {
    Side(Side),
    Boards,
}

impl Whose {
    const ALL: [Whose; 3] = [Whose::Side(Side::NorthSouth), Whose::Side(Side::EastWest), Whose::Boards];

    fn class(self) -> &'static str {
        match self {
            Whose::Side(Side::NorthSouth) => "ns",
            Whose::Side(Side::EastWest) => "ew",
            Whose::Boards => "boards",
        }
    }
}

/// Where somebody or a set of boards is in the second round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Next {
    /// Where he was, or there is no second round.
    Stays,
    /// At this table, counted from nought; with the seat where he sits another way than before.
    At(usize, Option<Seat>),
    /// At none.
    Rests,
}

/// A line of a table: whose, what stands first, and where it goes.
struct Line {
    whose: Whose,
    of: String,
    who: String,
    next: Next,
}

/// The pictures, as part of a page.
pub(super) fn of(w: Words, movement: &Movement) -> String {
    let tables = lines(w, movement);
    if tables.is_empty() {
        return String::new();
    }
    LAYOUTS.iter().map(|layout| drawn(w, movement.unit, layout, &tables)).collect()
}

/// What the picture shows, and what its colours mean, as far as anybody goes: the class of each and a sentence.
pub(super) fn legend(w: Words, movement: &Movement) -> Vec<(&'static str, String)> {
    let tables = lines(w, movement);
    let goes = |whose: Whose| {
        tables.iter().flatten().any(|line| line.whose == whose && matches!(line.next, Next::At(..)))
    };
    let about = match movement.unit {
        Unit::Player => w.t("movement-legend-players"),
        Unit::Pair => w.t("movement-legend"),
        Unit::Team => w.t("movement-legend-teams"),
    };
    let mut all = vec![("", about)];
    for whose in Whose::ALL.into_iter().filter(|whose| goes(*whose)) {
        all.push((whose.class(), w.t(format!("movement-legend-{}", whose.class()))));
    }
    if tables.iter().flatten().any(|line| line.next != Next::Stays) {
        let there = way(w, movement.unit, Seat::East);
        all.push(("", w.with("movement-legend-next", "there", format!("→ 3 {there}"))));
    }
    all
}

/// The lines of each table that is drawn.
fn lines(w: Words, movement: &Movement) -> Vec<Vec<Line>> {
    let Some(first) = movement.rounds.first() else { return vec![] };
    let tables = &first.tables[..first.tables.len().min(MOST)];
    let second = movement.rounds.get(1).map(|round| &round.tables[..]);
    let seats: &[Seat] = match movement.unit {
        Unit::Player => &Seat::ALL,
        Unit::Pair | Unit::Team => &[Seat::North, Seat::East],
    };
    let of = |(here, table): (usize, &Table)| {
        let mut lines: Vec<Line> = seats
            .iter()
            .map(|&seat| Line {
                whose: Whose::Side(seat.side()),
                of: way(w, movement.unit, seat),
                who: table.seats[seat].map_or_else(|| "·".to_owned(), |who| who.to_string()),
                next: table.seats[seat]
                    .map_or(Next::Stays, |who| goes(movement.unit, second, here, seat, who)),
            })
            .collect();
        if let Some(set) = table.set {
            let at = |other: &Table| other.set == Some(set);
            let next = second.map_or(Next::Stays, |second| match second.iter().position(at) {
                _ if second.get(here).is_some_and(at) => Next::Stays,
                Some(there) => Next::At(there, None),
                None => Next::Rests,
            });
            let who = told::boards(movement.board_numbers(set));
            lines.push(Line { whose: Whose::Boards, of: String::new(), who, next });
        }
        lines
    };
    tables.iter().enumerate().map(of).collect()
}

/// A seat, or the side of a pair, in letters.
fn way(w: Words, unit: Unit, seat: Seat) -> String {
    match (unit, seat.side()) {
        (Unit::Player, _) => w.seat_letter(seat).to_owned(),
        (Unit::Pair | Unit::Team, Side::NorthSouth) => w.t("study-ns"),
        (Unit::Pair | Unit::Team, Side::EastWest) => w.t("study-ew"),
    }
}

/// Where somebody goes who sits here; of a team those who sit the same way.
fn goes(unit: Unit, second: Option<&[Table]>, here: usize, seat: Seat, who: Contestant) -> Next {
    let Some(second) = second else { return Next::Stays };
    let sits = |seat: Seat| second.iter().position(|table| table.seats[seat] == Some(who));
    if let Some(there) = sits(seat) {
        return if there == here { Next::Stays } else { Next::At(there, None) };
    }
    let others: &[Seat] = match unit {
        Unit::Player => &Seat::ALL,
        Unit::Pair | Unit::Team => &[Seat::North, Seat::East],
    };
    let found = others.iter().find_map(|&other| sits(other).map(|there| (there, other)));
    found.map_or(Next::Rests, |(there, other)| Next::At(there, Some(other)))
}

fn drawn(w: Words, unit: Unit, layout: &Layout, tables: &[Vec<Line>]) -> String {
    let most = tables.iter().map(Vec::len).max().unwrap_or(0) as i32;
    let high = HEAD + most * LINE + 8;
    let step = high + 2 * ROOM;
    let (wide, all) = (
        tables.len().min(layout.across) as i32 * layout.pitch,
        tables.len().div_ceil(layout.across) as i32 * step,
    );
    let corner = |place: usize| {
        let (row, column) = ((place / layout.across) as i32, (place % layout.across) as i32);
        (column * layout.pitch + (layout.pitch - BOX) / 2, row * step + ROOM)
    };
    let class = layout.class;
    let mut svg = format!(
        "<svg class=\"movement {class}\" width=\"{wide}\" height=\"{all}\" viewBox=\"0 0 {wide} {all}\" \
         role=\"img\" aria-label=\"{}\"><defs>",
        w.t("movement-picture"),
    );
    for whose in Whose::ALL.map(Whose::class) {
        let _ = write!(
            svg,
            "<marker id=\"tip-{whose}-{class}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" \
             markerHeight=\"7\" orient=\"auto\"><path class=\"tip {whose}\" d=\"M0 0 8 4 0 8z\"/></marker>",
        );
    }
    svg.push_str("</defs>");
    for (place, lines) in tables.iter().enumerate() {
        table(&mut svg, w, unit, (corner(place), high), place, lines);
    }
    for (here, there, whose) in beside(layout, tables) {
        arc(&mut svg, layout, corner(here), high, there > here, whose);
    }
    svg.push_str("</svg>");
    svg
}

/// A table: its number, and its lines.
fn table(svg: &mut String, w: Words, unit: Unit, at: ((i32, i32), i32), place: usize, lines: &[Line]) {
    let ((x, y), high) = at;
    let _ = write!(
        svg,
        "<g><rect x=\"{x}\" y=\"{y}\" width=\"{BOX}\" height=\"{high}\" rx=\"8\"/>\
         <text class=\"no\" x=\"{}\" y=\"{}\">{}</text>",
        x + BOX / 2,
        y + 24,
        place + 1,
    );
    for (nth, line) in lines.iter().enumerate() {
        let y = y + HEAD + nth as i32 * LINE + 14;
        let (class, left) = (line.whose.class(), x + 10);
        let _ = match line.whose {
            Whose::Boards => write!(
                svg,
                "<rect class=\"board\" x=\"{left}\" y=\"{}\" width=\"14\" height=\"10\" rx=\"2\"/>\
                 <text class=\"set\" x=\"{}\" y=\"{y}\">{}</text>",
                y - 10,
                left + 20,
                line.who,
            ),
            Whose::Side(_) => write!(
                svg,
                "<text class=\"who\" x=\"{left}\" y=\"{y}\"><tspan class=\"of\">{}</tspan> {}</text>",
                line.of, line.who,
            ),
        };
        let next = match line.next {
            Next::Stays => continue,
            Next::Rests => "→ –".to_owned(),
            Next::At(there, None) => format!("→ {}", there + 1),
            Next::At(there, Some(seat)) => format!("→ {} {}", there + 1, way(w, unit, seat)),
        };
        let _ = write!(svg, "<text class=\"next {class}\" x=\"{}\" y=\"{y}\">{next}</text>", x + BOX - 10);
    }
    svg.push_str("</g>");
}

/// The ways to the table beside, in the same row: from, to, whose; each once.
fn beside(layout: &Layout, tables: &[Vec<Line>]) -> Vec<(usize, usize, Whose)> {
    let mut drawn = vec![];
    for (here, lines) in tables.iter().enumerate() {
        for line in lines {
            let Next::At(there, _) = line.next else { continue };
            let near = here.abs_diff(there) == 1 && here / layout.across == there / layout.across;
            let one = (here, there, line.whose);
            if near && there < tables.len() && !drawn.contains(&one) {
                drawn.push(one);
            }
        }
    }
    drawn
}

/// People go above the tables, boards below.
fn arc(svg: &mut String, layout: &Layout, corner: (i32, i32), high: i32, onward: bool, whose: Whose) {
    let (x, y) = (corner.0 + BOX / 2, corner.1);
    let step = if onward { layout.pitch } else { -layout.pitch };
    let (edge, bend) = match whose {
        Whose::Boards => (y + high, 2 * ROOM - 16),
        Whose::Side(_) => (y, 16 - 2 * ROOM),
    };
    let shift = match whose {
        Whose::Side(Side::NorthSouth) => -26,
        Whose::Side(Side::EastWest) => 26,
        Whose::Boards => 0,
    };
    // Each way leaves a little beside where the others arrive.
    let side = if onward { 6 } else { -6 };
    let (from, to) = (x + shift + side, x + step + shift - side);
    let class = whose.class();
    let _ = write!(
        svg,
        "<path class=\"way {class}\" d=\"M{from} {edge}Q{} {} {to} {edge}\" marker-end=\"url(#tip-{class}-{})\"/>",
        i32::midpoint(from, to),
        edge + bend,
        layout.class,
    );
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Language;
    use openroom_movements::{Kind, build};

    use super::*;
    use crate::words::words;

    fn tables(movement: &Movement) -> Vec<Vec<Line>> {
        lines(words(Language::En), movement)
    }

    #[test]
    fn every_pair_of_a_howell_is_found_where_its_line_says() {
        let movement = build(Kind::Howell, 24, None).unwrap();
        let second = &movement.rounds[1].tables;
        for (here, (table, lines)) in movement.rounds[0].tables.iter().zip(tables(&movement)).enumerate() {
            for (seat, line) in [Seat::North, Seat::East].into_iter().zip(&lines) {
                let who = table.seats[seat];
                let (there, sits) = match line.next {
                    Next::Stays => (here, seat),
                    Next::At(there, sits) => (there, sits.unwrap_or(seat)),
                    Next::Rests => panic!("nobody rests"),
                };
                assert_eq!(second[there].seats[sits], who);
            }
            match lines[2].next {
                Next::Stays => assert_eq!(second[here].set, table.set),
                Next::At(there, None) => assert_eq!(second[there].set, table.set),
                Next::At(_, Some(_)) => panic!("boards do not sit"),
                Next::Rests => assert!(second.iter().all(|other| other.set != table.set)),
            }
        }
    }

    #[test]
    fn arrows_lead_to_the_table_beside_and_no_further() {
        let movement = build(Kind::Mitchell, 7, None).unwrap();
        let arrows = beside(&LAYOUTS[0], &tables(&movement));
        // Five tables and two: East-West go on, boards go back.
        let of = |whose| arrows.iter().filter(|(.., one)| *one == whose).count();
        assert_eq!(of(Whose::Side(Side::NorthSouth)), 0);
        assert_eq!(of(Whose::Side(Side::EastWest)), 4 + 1);
        assert_eq!(of(Whose::Boards), 4 + 1);
        assert!(arrows.iter().all(|(here, there, _)| here.abs_diff(*there) == 1));
    }

    #[test]
    fn those_of_a_team_who_sit_east_west_are_not_sent_to_those_who_sit_north_south() {
        let movement = build(Kind::AmericanWhist, 5, None).unwrap();
        for lines in tables(&movement) {
            assert_eq!(lines[0].next, Next::Stays);
            assert!(matches!(lines[1].next, Next::At(_, None)));
        }
    }

    #[test]
    fn the_legend_says_who_sits_there() {
        for (kind, number, who) in
            [(Kind::Howell, 8, "the pairs North-South"), (Kind::AmericanWhist, 5, "the teams North-South")]
        {
            let movement = build(kind, number, None).unwrap();
            assert!(legend(words(Language::En), &movement)[0].1.contains(who), "{who}");
        }
    }

    #[test]
    fn four_players_of_a_table_have_a_line_each() {
        let movement = build(Kind::WhistIndividual, 8, None).unwrap();
        let tables = tables(&movement);
        assert!(tables.iter().all(|lines| lines.len() == 5));
        assert!(of(words(Language::De), &movement).contains("<tspan class=\"of\">O</tspan>"));
    }
}

use std::collections::HashMap;
use std::fmt::Write as _;
use std::rc::Rc;

use openroom_cards::{Outcome, Side};
use quick_xml::escape::escape;

use super::hands::{self, Set};
use super::{
    EVENT, EVENT_TYPE, KEPT, KINDS, LINE, OF_BOARD, OF_CLUB, OF_MATCH, OF_TEAM, SCORING, TOTAL, first_of,
    kind_of_event,
};
use crate::loss::{Losses, Lost};
use crate::pbn::{Game, Tag};
use crate::scores::rows_of;

/// Writes games as USEBIO.
pub fn write_usebio(games: &[Game], losses: &mut Losses) -> String {
    let games: Vec<&Game> = games.iter().filter(|game| !game.is_bare()).collect();
    let mut out = Out(String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"), 0);
    out.open("USEBIO Version=\"1.2\"");
    let first = games.first().copied();
    if let Some(game) = first {
        club(game, &mut out);
    }
    let own = first.and_then(|game| game.known(EVENT_TYPE));
    let kind = first.and_then(|game| game.known("Competition"));
    let own = own.filter(|own| kind_of_event(own) == kind);
    let kind = own.or(kind.map(|kind| first_of(&KINDS, kind).unwrap_or(kind))).map(text);
    out.open(&kind.map_or_else(|| "EVENT".to_owned(), |kind| format!("EVENT EVENT_TYPE=\"{kind}\"")));
    if let Some(game) = first {
        heading(game, &mut out);
    }
    let mut places: HashMap<Option<&str>, usize> = HashMap::new();
    let mut sections: Vec<(Option<&str>, Vec<&Game>)> = Vec::new();
    let mut numbers: Vec<Vec<usize>> = Vec::new();
    let set = Set::of(&games);
    let mut alone = Vec::new();
    for (number, game) in games.iter().enumerate() {
        let section = game.known("Section");
        let at = *places.entry(section).or_insert(sections.len());
        if at == sections.len() {
            sections.push((section, Vec::new()));
            numbers.push(Vec::new());
        }
        sections[at].1.push(game);
        if is_hands_alone(game, &set) { alone.push(number) } else { numbers[at].push(number) }
    }
    // What is said of the event is left of a game that stands alone.
    for _ in games.iter().filter(|game| games.len() > 1 && !has_board(game)) {
        losses.note(Lost::Vanished);
    }
    let written = numbers.into_iter().flatten().chain(alone);
    for _ in written.enumerate().filter(|(place, number)| place != number) {
        losses.note(Lost::Order);
    }
    let divided = sections.iter().any(|(section, _)| section.is_some());
    for (section, of_section) in sections {
        if divided {
            out.open(&format!("SECTION SECTION_ID=\"{}\"", text(section.unwrap_or_default())));
        }
        participants(&of_section, &mut out, losses);
        for boards in of_section.chunk_by(|one, next| match_of(one).eq(match_of(next))) {
            let of_match: Vec<(&str, &str)> =
                boards.first().into_iter().flat_map(|game| match_of(game)).collect();
            if !of_match.is_empty() {
                out.open("MATCH");
            }
            for (name, value) in &of_match {
                out.leaf(&element(name), value);
            }
            for game in boards {
                board(game, first, &set, &mut out, losses);
            }
            if !of_match.is_empty() {
                out.close("MATCH");
            }
        }
        if divided {
            out.close("SECTION");
        }
    }
    out.close("EVENT");
    set.write(&mut out);
    out.close("USEBIO");
    out.0
}

/// What is said of the match in which a board was played.
fn match_of(game: &Game) -> impl Iterator<Item = (&str, &str)> {
    game.tags().filter_map(|tag| Some((tag.name().strip_prefix(OF_MATCH)?, tag.effective())))
}

pub(super) struct Out(String, usize);

impl Out {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.0, "{:width$}{line}", "", width = self.1 * 2);
    }

    pub(super) fn open(&mut self, name: &str) {
        self.line(&format!("<{name}>"));
        self.1 += 1;
    }

    pub(super) fn close(&mut self, name: &str) {
        self.1 = self.1.saturating_sub(1);
        self.line(&format!("</{name}>"));
    }

    pub(super) fn leaf(&mut self, name: &str, value: &str) {
        self.line(&format!("<{name}>{}</{name}>", text(value)));
    }
}

/// Text that XML can hold.
fn text(value: &str) -> String {
    let allowed = |c: &char| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}');
    escape(value.chars().filter(allowed).collect::<String>()).into_owned()
}

/// A name that an element can have.
fn element(name: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("X{name}") }
}

fn club(game: &Game, out: &mut Out) {
    let kept: Vec<&Tag> = game.tags().filter(|tag| tag.name().starts_with(OF_CLUB)).collect();
    if game.known("Site").is_none() && kept.is_empty() {
        return;
    }
    out.open("CLUB");
    if let Some(site) = game.known("Site") {
        out.leaf("CLUB_NAME", site);
    }
    for tag in kept {
        out.leaf(&element(tag.name().trim_start_matches(KEPT)), tag.effective());
    }
    out.close("CLUB");
}

fn heading(game: &Game, out: &mut Out) {
    for (name, tag) in EVENT.iter().filter(|(name, _)| *name != "CLUB_NAME") {
        let Some(value) = game.known(tag) else { continue };
        match *tag {
            "Date" => out.leaf(name, &date(value)),
            "Scoring" => out.leaf(name, first_of(&SCORING, value).unwrap_or(value)),
            _ => out.leaf(name, value),
        }
    }
    for tag in game.tags() {
        let elsewhere = tag.name() == EVENT_TYPE
            || [OF_CLUB, OF_BOARD, OF_MATCH].iter().any(|part| tag.name().starts_with(part));
        if let Some(name) = tag.name().strip_prefix(KEPT).filter(|_| !elsewhere) {
            out.leaf(&element(name), tag.effective());
        }
    }
}

/// A date as day/month/year.
fn date(value: &str) -> String {
    match value.split('.').collect::<Vec<_>>().as_slice() {
        [year, month, day] => format!("{day}/{month}/{year}"),
        _ => value.to_owned(),
    }
}

fn participants(games: &[&Game], out: &mut Out, losses: &mut Losses) {
    let totals: Vec<_> = games.iter().map(|game| rows_of(game, "TotalScoreTable")).collect();
    if totals.iter().all(Vec::is_empty) {
        return;
    }
    out.open("PARTICIPANTS");
    for rows in totals {
        losses.begin_game();
        for row in &rows {
            participant(row, out, losses);
        }
    }
    out.close("PARTICIPANTS");
}

fn participant(row: &[(Rc<str>, &str)], out: &mut Out, losses: &mut Losses) {
    let has = |name: &str| row.iter().any(|(column, _)| **column == *name);
    let kind = if has("TeamId") { "TEAM" } else { "PAIR" };
    let of_team = |column: &str| first_of(&OF_TEAM, column).filter(|_| kind == "TEAM");
    let attributes =
        row.iter().filter_map(|(column, value)| Some(format!(" {}=\"{}\"", of_team(column)?, text(value))));
    out.open(&format!("{kind}{}", attributes.collect::<String>()));
    let mut names: Vec<&str> = Vec::new();
    let mut members: Vec<&str> = Vec::new();
    for (column, value) in row.iter().filter(|(column, _)| of_team(column).is_none()) {
        match (&**column, first_of(&TOTAL, column), column.strip_prefix(KEPT)) {
            ("Names", ..) => names = value.split(';').map(str::trim).collect(),
            ("MemberIds", ..) => members = value.split(';').map(str::trim).collect(),
            (_, Some(name), _) => out.leaf(name, value),
            (_, None, Some(name)) => out.leaf(&element(name), value),
            (column, None, None) => {
                losses.note_in_game(Lost::Column { table: "TotalScoreTable", name: column.to_string() });
            }
        }
    }
    for (at, name) in names.iter().enumerate() {
        out.open("PLAYER");
        out.leaf("PLAYER_NAME", name);
        if let Some(member) = members.get(at).filter(|member| !member.is_empty()) {
            out.leaf("NATIONAL_ID_NUMBER", member);
        }
        out.close("PLAYER");
    }
    out.close(kind);
}

/// Whether nothing but the hands of a game is written, into the set that stands after the boards.
fn is_hands_alone(game: &Game, set: &Set<'_>) -> bool {
    !has_lines(game) && set.holds(game) && !game.tags().any(is_its_own)
}

/// Whether a game has a line of a traveller.
fn has_lines(game: &Game) -> bool {
    game.known("Contract").is_some() || !rows_of(game, "ScoreTable").is_empty()
}

/// Whether a game is written as a board, or as hands.
fn has_board(game: &Game) -> bool {
    has_lines(game) || game.known("Board").is_some()
}

/// Whether a tag says something of its board, or of the match in which it was played.
fn is_its_own(tag: &Tag) -> bool {
    [OF_BOARD, OF_MATCH].iter().any(|part| tag.name().starts_with(part))
}

/// What a game says of its own result: the tag, the column of a line, and the value there.
fn own_line(game: &Game) -> Vec<(&'static str, &'static str, String)> {
    let tricks = match game.outcome() {
        Some(Outcome::Played { tricks, .. }) => Some(tricks.to_string()),
        Some(Outcome::PassedOut) | None => None,
    };
    let of_side = |side| game.score_of("Score", side);
    let points = of_side(Side::NorthSouth).or_else(|| Some(-of_side(Side::EastWest)?));
    let line = [
        ("PairNS", "PairId_NS"),
        ("PairEW", "PairId_EW"),
        ("Contract", "Contract"),
        ("Declarer", "Declarer"),
        ("Result", "Result"),
        ("Score", "Score_NS"),
    ];
    let values = line.into_iter().filter_map(|(tag, column)| {
        let said = game.known(tag)?;
        let value = match tag {
            "Result" => tricks.clone(),
            "Score" => points.map(|points| points.to_string()),
            _ => None,
        };
        Some((tag, column, value.unwrap_or_else(|| said.to_owned())))
    });
    values.collect()
}

fn board(game: &Game, first: Option<&Game>, set: &Set<'_>, out: &mut Out, losses: &mut Losses) {
    let mut held = vec!["Board", "Section", "ScoreTable", "TotalScoreTable"];
    let heading: Vec<String> = game
        .tags()
        .filter(|tag| {
            let name = tag.name();
            let of_event =
                name == "Competition" || first_of(&EVENT, name).is_some() || name.starts_with(KEPT);
            of_event
                && (is_its_own(tag) || first.is_some_and(|first| first.value(name) == Some(tag.effective())))
        })
        .map(|tag| tag.name().to_string())
        .collect();
    held.extend(heading.iter().map(String::as_str));
    held.extend(hands::held(game));
    let own = own_line(game);
    let mut rows = rows_of(game, "ScoreTable");
    if rows.is_empty() && game.known("Contract").is_some() {
        held.extend(own.iter().map(|(tag, ..)| *tag));
        rows = vec![own.iter().map(|(_, column, value)| (Rc::from(*column), value.as_str())).collect()];
    }
    losses.begin_game();
    losses.note_all_but(game, &held);
    if !has_board(game) || is_hands_alone(game, set) {
        return;
    }
    out.open("BOARD");
    out.leaf("BOARD_NUMBER", game.known("Board").unwrap_or_default());
    if !set.holds(game) {
        hands::write_into_board(game, out);
    }
    for tag in game.tags() {
        if let Some(name) = tag.name().strip_prefix(OF_BOARD) {
            out.leaf(&element(name), tag.effective());
        }
    }
    for row in rows {
        out.open("TRAVELLER_LINE");
        for (column, value) in &row {
            match (first_of(&LINE, column), column.strip_prefix(KEPT)) {
                (Some("PLAYED_BY"), _) => {
                    let swapped = value.strip_prefix('^');
                    if swapped.is_some() {
                        losses.note_in_game(Lost::SwappedDeclarers);
                    }
                    out.leaf("PLAYED_BY", swapped.unwrap_or(value));
                }
                (Some(name), _) => out.leaf(name, value),
                (None, Some(name)) => out.leaf(&element(name), value),
                (None, None) => {
                    losses.note_in_game(Lost::Column { table: "ScoreTable", name: column.to_string() });
                }
            }
        }
        out.close("TRAVELLER_LINE");
    }
    out.close("BOARD");
}

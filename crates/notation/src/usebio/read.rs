use openroom_cards::Card;

use super::hands;
use super::tree::{Element, parse};
use super::{EVENT, KEPT, KINDS, LINE, SCORING, TOTAL, second_of};
use crate::pbn::{Game, Read};
use crate::scores::{Rows, add, tag_name};
use crate::{Complaint, Place, Problem, ReadError};

/// Reads the boards of a USEBIO file.
pub fn read_usebio(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    let (root, complaints) = parse(bytes)?;
    if root.name != "USEBIO" {
        return Err(ReadError::NotThisFormat { place: root.place, expected: "the element USEBIO" });
    }
    let mut reader = Reader { complaints, ..Reader::default() };
    reader.walk(&root, None);
    reader.deal();
    let complaints = reader.complaints;
    let mut reads = reader.reads;
    if reads.is_empty() {
        let mut game = Game::default();
        for (name, value) in reader.heading {
            game.set(name, value);
        }
        reads.push(Read { game, complaints: Vec::new() });
    }
    if let Some(first) = reads.first_mut() {
        first.complaints = complaints;
    }
    Ok(reads)
}

#[derive(Default)]
struct Reader {
    heading: Vec<(String, String)>,
    /// Who plays a match, where its lines do not say it.
    sides: Vec<(String, String)>,
    /// Boards of the set of hands, with their deals.
    deals: Vec<(String, String)>,
    reads: Vec<Read>,
    complaints: Vec<Complaint>,
}

impl Reader {
    fn not_kept(&mut self, place: Place, found: &str) {
        let expected = "an element that a game can hold";
        self.complaints.push(Complaint::new(place, Problem::NotKept, found, expected));
    }

    /// Goes through elements that hold others: the file, club, event, session and section.
    fn walk(&mut self, element: &Element, section: Option<&str>) {
        self.attributes(element);
        let section = element.attribute("SECTION_ID").or(element.child("SECTION_ID")).or(section);
        let first = self.reads.len();
        let mut totals = Rows::default();
        for child in &element.children {
            match child.name.as_str() {
                "CLUB" | "EVENT" => self.walk(child, section),
                "SESSION" | "SECTION" | "MATCH" => self.part(child, section),
                "HANDSET" => self.hand_set(child),
                "PARTICIPANTS" => {
                    self.attributes(child);
                    for contestant in &child.children {
                        totals.push(self.contestant(contestant));
                    }
                }
                "BOARD" => self.board(child, section),
                "SECTION_ID" => {}
                "NS_PAIR_NUMBER" | "EW_PAIR_NUMBER" if element.name == "MATCH" => {}
                _ if child.children.is_empty() => self.leaf(child),
                _ => self.not_kept(child.place, &child.name),
            }
        }
        if totals.is_empty() {
            return;
        }
        if self.reads.len() == first {
            let game = self.game(section);
            self.reads.push(Read { game, complaints: Vec::new() });
        }
        add(&mut self.reads[first].game, "TotalScoreTable", totals);
    }

    /// A part of the event: what is said of it holds for its boards alone.
    fn part(&mut self, element: &Element, section: Option<&str>) {
        let (before, sides) = (self.heading.len(), self.sides.clone());
        if element.name == "MATCH" {
            for name in ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER"] {
                if let (Some(column), Some(value)) = (second_of(&LINE, name), element.child(name)) {
                    self.sides.push((column.to_owned(), value.to_owned()));
                }
            }
        }
        self.walk(element, section);
        self.heading.truncate(before);
        self.sides = sides;
    }

    fn hand_set(&mut self, element: &Element) {
        for board in &element.children {
            match hands::read_board(board) {
                Some(deal) => self.deals.push(deal),
                None => self.not_kept(board.place, &format!("HANDSET {}", board.name)),
            }
        }
    }

    /// Gives the boards their hands; hands without a board are games of their own.
    fn deal(&mut self) {
        for (number, value) in std::mem::take(&mut self.deals) {
            let mut found = false;
            for read in &mut self.reads {
                if read.game.known("Board") == Some(number.as_str()) && read.game.known("Deal").is_none() {
                    hands::deal(&mut read.game, &number, &value);
                    found = true;
                }
            }
            if !found {
                let mut game = self.game(None);
                hands::deal(&mut game, &number, &value);
                self.reads.push(Read { game, complaints: Vec::new() });
            }
        }
    }

    fn attributes(&mut self, element: &Element) {
        for (name, value) in &element.attributes {
            match (element.name.as_str(), name.as_str()) {
                ("USEBIO", "Version") | (_, "SECTION_ID") | ("BOARD" | "PARTICIPANTS", "EVENT_TYPE") => {}
                ("EVENT", "EVENT_TYPE") => {
                    let kind = second_of(&KINDS, value).map_or_else(|| value.clone(), str::to_owned);
                    self.heading.push(("Competition".to_owned(), kind));
                }
                _ => self.not_kept(element.place, &format!("{} {name}", element.name)),
            }
        }
    }

    /// Says which attributes have no place.
    fn lost_attributes(&mut self, element: &Element) {
        for (name, _) in &element.attributes {
            self.not_kept(element.place, &format!("{} {name}", element.name));
        }
    }

    fn leaf(&mut self, element: &Element) {
        let text = element.text();
        if text.is_empty() {
            return;
        }
        self.lost_attributes(element);
        let (name, value) = match second_of(&EVENT, &element.name) {
            Some("Date") => ("Date".to_owned(), date(text)),
            Some("Scoring") => (
                "Scoring".to_owned(),
                second_of(&SCORING, text).map_or_else(|| text.to_owned(), str::to_owned),
            ),
            Some(tag) => (tag.to_owned(), text.to_owned()),
            None => (tag_name(&format!("{KEPT}{}", element.name)), text.to_owned()),
        };
        self.heading.push((name, value.replace(char::is_control, " ")));
    }

    fn game(&self, section: Option<&str>) -> Game {
        let mut game = Game::default();
        for (name, value) in &self.heading {
            game.set(name.clone(), value.as_str());
        }
        if let Some(section) = section {
            game.set("Section", section);
        }
        game
    }

    fn contestant(&mut self, element: &Element) -> Vec<(String, String)> {
        let column =
            |name: &str| second_of(&TOTAL, name).map_or_else(|| format!("{KEPT}{name}"), str::to_owned);
        let mut row: Vec<(String, String)> =
            element.attributes.iter().map(|(name, value)| (column(name), value.clone())).collect();
        let mut names = Vec::new();
        let mut members = Vec::new();
        if element.name == "PLAYER" {
            self.player(element, &mut names, &mut members);
        }
        for child in &element.children {
            self.lost_attributes(child);
            match child.name.as_str() {
                "PLAYER" => self.player(child, &mut names, &mut members),
                name if child.children.is_empty() => {
                    if element.name != "PLAYER" || !matches!(name, "PLAYER_NAME" | "NATIONAL_ID_NUMBER") {
                        row.push((column(name), child.text().to_owned()));
                    }
                }
                _ => self.not_kept(child.place, &child.name),
            }
        }
        row.push(("Names".to_owned(), names.join(";")));
        if members.iter().any(|member| !member.is_empty()) {
            row.push(("MemberIds".to_owned(), members.join(";")));
        }
        row
    }

    fn player(&mut self, element: &Element, names: &mut Vec<String>, members: &mut Vec<String>) {
        let text = |name| element.child(name).unwrap_or_default().replace([';', '"'], " ");
        names.push(text("PLAYER_NAME"));
        members.push(text("NATIONAL_ID_NUMBER"));
        for child in &element.children {
            if !matches!(child.name.as_str(), "PLAYER_NAME" | "NATIONAL_ID_NUMBER")
                && element.name == "PLAYER"
            {
                self.not_kept(child.place, &child.name);
            }
        }
    }

    fn board(&mut self, element: &Element, section: Option<&str>) {
        self.attributes(element);
        let mut game = self.game(section);
        let mut scores = Rows::default();
        let dealt = hands::read_board(element);
        let mut vulnerable = None;
        for child in &element.children {
            if child.name != "HAND" {
                self.lost_attributes(child);
            }
            match child.name.as_str() {
                "BOARD_NUMBER" => game.set("Board", child.text()),
                "HAND" if dealt.is_some() => {}
                "VULNERABILITY" if dealt.is_some() && hands::vulnerability(child.text()).is_some() => {
                    vulnerable = hands::vulnerability(child.text());
                }
                "TRAVELLER_LINE" => {
                    let mut row = Vec::new();
                    for field in &child.children {
                        self.lost_attributes(field);
                        let column = match second_of(&LINE, &field.name) {
                            Some(column) => column.to_owned(),
                            None if field.children.is_empty() => format!("{KEPT}{}", field.name),
                            None => {
                                self.not_kept(field.place, &field.name);
                                continue;
                            }
                        };
                        let text =
                            if column == "Lead" { lead(field.text()) } else { field.text().to_owned() };
                        row.push((column, text));
                    }
                    let said = |column: &str| row.iter().any(|(known, _)| known == column);
                    let more: Vec<_> =
                        self.sides.iter().filter(|(column, _)| !said(column)).cloned().collect();
                    scores.push([more, row].concat());
                }
                name if child.children.is_empty() => {
                    game.set(tag_name(&format!("{KEPT}BOARD_{name}")), child.text());
                }
                _ => self.not_kept(child.place, &child.name),
            }
        }
        add(&mut game, "ScoreTable", scores);
        if let Some((number, value)) = &dealt {
            hands::deal(&mut game, number, value);
        }
        if let Some(vulnerable) = vulnerable {
            game.set("Vulnerable", vulnerable);
        }
        self.reads.push(Read { game, complaints: Vec::new() });
    }
}

/// A card with its suit first, as games have it; some programs write the rank first.
fn lead(text: &str) -> String {
    text.parse::<Card>().map_or_else(|_| text.to_owned(), |card| card.to_string())
}

/// A date as games have it, from day/month/year.
fn date(text: &str) -> String {
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    match parts.as_slice() {
        [day, month, year] if year.len() == 4 => format!("{year}.{month:0>2}.{day:0>2}"),
        [year, month, day] if year.len() == 4 => format!("{year}.{month:0>2}.{day:0>2}"),
        _ => text.to_owned(),
    }
}

use openroom_cards::Card;

use super::hands::{self, Dealt};
use super::tree::{Element, Taken, Visitor, visit};
use super::{
    EVENT, EVENT_TYPE, KEPT, KINDS, LINE, OF_BOARD, OF_MATCH, SCORING, TOTAL, first_of, kind_of_event,
    second_of,
};
use crate::pbn::{Game, Read, passes_on_too_much};
use crate::scores::{Named, Rows, add, tag_name};
use crate::{CodePage, Complaint, Place, Problem, ReadError};

/// Reads the boards of a USEBIO file.
pub fn read_usebio(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    read_usebio_in(bytes, None)
}

/// The same in this character set, whatever the file says of it, unless it begins with a mark.
pub fn read_usebio_in(bytes: &[u8], page: Option<CodePage>) -> Result<Vec<Read>, ReadError> {
    let mut reader = Reader { length: bytes.len() as u64, ..Reader::default() };
    let mut complaints = visit(bytes, page, &mut reader)?;
    complaints.append(&mut reader.complaints);
    let mut reads = reader.reads;
    if !reader.has_boards {
        let standings = |place| Complaint::new(place, Problem::NoBoards, "", "");
        complaints.extend(reader.standings.map(standings));
    }
    if reads.is_empty() {
        reads.push(Read::default());
    }
    if let Some(first) = reads.first_mut() {
        first.complaints = complaints;
    }
    Ok(reads)
}

/// The most things that are said of an event, or of one board beside its lines.
const SAID: usize = 1_000;

#[derive(Default)]
struct Reader {
    /// The parts that are open, the file itself first.
    parts: Vec<Part>,
    heading: Vec<Named>,
    /// Who plays a match, where its lines do not say it.
    sides: Vec<Named>,
    reads: Vec<Read>,
    complaints: Vec<Complaint>,
    /// Whether there was a board, or the hands of one.
    has_boards: bool,
    /// Where the first standings are.
    standings: Option<Place>,
    /// The bytes of the file, and of what its boards have from their event.
    length: u64,
    given: u64,
}

/// A part of the file that holds others: the file, club, event, session, section, match or set of hands.
struct Part {
    name: String,
    /// Whether it names its section itself.
    named: bool,
    section: Option<String>,
    /// What was there before it.
    reads: usize,
    heading: usize,
    sides: usize,
    totals: Rows,
    /// The hands of its sets.
    deals: Vec<Dealt>,
}

const PARTS: [&str; 6] = ["CLUB", "EVENT", "SESSION", "SECTION", "MATCH", HAND_SET];
/// The most boards of a file.
const MOST: usize = 100_000;

const HAND_SET: &str = "HANDSET";

impl Visitor for Reader {
    fn begin(&mut self, element: &Element) -> Result<Taken, ReadError> {
        if self.parts.is_empty() && element.name != "USEBIO" {
            let expected = "the element USEBIO";
            return Err(ReadError::NotThisFormat { place: element.place, expected });
        }
        // A match says at any place who plays it.
        if self.parts.is_empty() || self.is_part(element) && element.name != "MATCH" {
            self.enter(element);
            return Ok(Taken::Apart);
        }
        Ok(Taken::Whole)
    }

    fn whole(&mut self, element: &Element) -> Result<(), ReadError> {
        self.take(element);
        self.honest(element.place)
    }

    fn end(&mut self, place: Place) -> Result<(), ReadError> {
        self.leave();
        self.honest(place)
    }
}

impl Reader {
    fn not_kept(&mut self, place: Place, found: &str) {
        let expected = "an element that a game can hold";
        self.complaints.push(Complaint::new(place, Problem::NotKept, found, expected));
    }

    /// Refuses a file that says little and means it of very many boards.
    fn honest(&self, place: Place) -> Result<(), ReadError> {
        if passes_on_too_much(self.given, self.length) {
            return Err(ReadError::TooLarge { place, what: "total of what boards have from their event" });
        }
        if self.reads.len() > MOST {
            return Err(ReadError::TooLarge { place, what: "number of boards" });
        }
        Ok(())
    }

    fn is_part(&self, element: &Element) -> bool {
        let in_hands = self.parts.last().is_some_and(|part| part.name == HAND_SET);
        !in_hands && PARTS.contains(&element.name.as_str())
    }

    fn section(&self) -> Option<&str> {
        self.parts.last().and_then(|part| part.section.as_deref())
    }

    fn enter(&mut self, element: &Element) {
        self.attributes(element);
        let own = element.attribute("SECTION_ID").or(element.child("SECTION_ID"));
        self.parts.push(Part {
            name: element.name.clone(),
            named: own.is_some(),
            section: own.or(self.section()).map(str::to_owned),
            reads: self.reads.len(),
            heading: self.heading.len(),
            sides: self.sides.len(),
            totals: Rows::default(),
            deals: Vec::new(),
        });
        if element.name == "MATCH" {
            for name in ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER"] {
                if let (Some(column), Some(value)) = (second_of(&LINE, name), element.child(name)) {
                    self.sides.push((column.to_owned(), value.to_owned(), element.place));
                }
            }
        }
    }

    /// Ends a part. What is said of a session, section or match holds for its own boards alone.
    fn leave(&mut self) {
        let Some(mut part) = self.parts.pop() else { return };
        if part.name == HAND_SET {
            if let Some(parent) = self.parts.last_mut() {
                parent.deals.append(&mut part.deals);
            }
            return;
        }
        self.parts.push(part);
        self.deal();
        let Some(part) = self.parts.pop() else { return };
        if !part.totals.is_empty() {
            if self.reads.len() == part.reads {
                let game = self.game(part.section.as_deref());
                self.reads.push(Read { game, complaints: Vec::new() });
            }
            add(&mut self.reads[part.reads].game, "TotalScoreTable", part.totals);
        }
        if matches!(part.name.as_str(), "SESSION" | "SECTION" | "MATCH") {
            self.heading.truncate(part.heading);
            self.sides.truncate(part.sides);
        }
    }

    /// Takes an element with all that is in it.
    fn take(&mut self, element: &Element) {
        if self.is_part(element) {
            self.enter(element);
            // What is said of a match holds for all its boards, wherever it stands.
            let (boards, said): (Vec<&Element>, Vec<&Element>) =
                element.children.iter().partition(|child| child.name == "BOARD");
            for child in said.into_iter().chain(boards) {
                self.take(child);
            }
            self.leave();
            return;
        }
        let Some(part) = self.parts.last() else { return };
        match element.name.as_str() {
            _ if part.name == HAND_SET => self.hands(element),
            "PARTICIPANTS" => {
                self.attributes(element);
                self.standings.get_or_insert(element.place);
                for contestant in &element.children {
                    self.total(contestant);
                }
            }
            "BOARD" => self.board(element),
            "SECTION_ID" => self.name_section(element),
            "NS_PAIR_NUMBER" | "EW_PAIR_NUMBER" if part.name == "MATCH" => {}
            _ if element.children.is_empty() => self.leaf(element),
            _ => self.not_kept(element.place, &element.name),
        }
    }

    fn total(&mut self, contestant: &Element) {
        let row = self.contestant(contestant);
        let Some(part) = self.parts.last_mut() else { return };
        if part.totals.push_bounded(row).is_err() {
            self.not_kept(contestant.place, &contestant.name);
        }
    }

    /// The part names its section, maybe after its first boards.
    fn name_section(&mut self, element: &Element) {
        let Some(part) = self.parts.last_mut().filter(|part| !part.named) else { return };
        part.named = true;
        part.section = Some(element.text().to_owned());
        let inherited = self.reads[part.reads..].iter_mut().filter(|read| read.game.tag("Section").is_none());
        for read in inherited {
            read.game.set("Section", element.text());
        }
    }

    fn hands(&mut self, board: &Element) {
        for child in &board.children {
            if !matches!(child.name.as_str(), "BOARD_NUMBER" | "HAND") {
                self.not_kept(child.place, &format!("{HAND_SET} {}", child.name));
            }
        }
        match (hands::read_board(board), self.parts.last_mut()) {
            (Some(deal), Some(part)) => {
                part.deals.push(deal);
                self.has_boards = true;
            }
            _ => self.not_kept(board.place, &format!("{HAND_SET} {}", board.name)),
        }
    }

    /// Gives the boards of a part their hands; hands without a board are games of their own.
    fn deal(&mut self) {
        let Some(part) = self.parts.last_mut() else { return };
        let deals = std::mem::take(&mut part.deals);
        let section = part.section.clone();
        let given = hands::give(&mut self.reads[part.reads..], deals);
        self.complaints.extend(given.complaints);
        for dealt in given.alone {
            let mut game = self.game(section.as_deref());
            hands::deal(&mut game, &dealt);
            self.reads.push(Read { game, complaints: Vec::new() });
            if passes_on_too_much(self.given, self.length) {
                return;
            }
        }
    }

    fn attributes(&mut self, element: &Element) {
        for (name, value) in &element.attributes {
            match (element.name.as_str(), name.as_str()) {
                ("USEBIO", "Version") | (_, "SECTION_ID") | ("BOARD" | "PARTICIPANTS", "EVENT_TYPE") => {}
                ("EVENT", "EVENT_TYPE") => {
                    let kind = kind_of_event(value);
                    if let Some(kind) = kind {
                        self.heading.push(("Competition".to_owned(), kind.to_owned(), element.place));
                    }
                    if kind.is_none_or(|kind| first_of(&KINDS, kind) != Some(value)) {
                        let value = value.replace(char::is_control, " ");
                        self.heading.push((EVENT_TYPE.to_owned(), value, element.place));
                    }
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
        if self.heading.len() >= SAID {
            self.not_kept(element.place, &element.name);
            return;
        }
        let (name, value) = match second_of(&EVENT, &element.name) {
            Some("Date") => ("Date".to_owned(), date(text)),
            Some("Scoring") => (
                "Scoring".to_owned(),
                second_of(&SCORING, text).map_or_else(|| text.to_owned(), str::to_owned),
            ),
            Some(tag) => (tag.to_owned(), text.to_owned()),
            None => {
                let of_match = self.parts.last().is_some_and(|part| part.name == "MATCH");
                let kept = if of_match { OF_MATCH } else { KEPT };
                (tag_name(&format!("{kept}{}", element.name)), text.to_owned())
            }
        };
        self.heading.push((name, value.replace(char::is_control, " "), element.text_place()));
    }

    fn game(&mut self, section: Option<&str>) -> Game {
        let mut game = Game::default();
        self.given += section.map_or(0, str::len) as u64;
        for (name, value, place) in &self.heading {
            self.given += (name.len() + value.len()) as u64;
            game.set_at(name.clone(), value.as_str(), *place);
        }
        if let Some(section) = section {
            game.set("Section", section);
        }
        game
    }

    fn contestant(&mut self, element: &Element) -> Vec<Named> {
        let column =
            |name: &str| second_of(&TOTAL, name).map_or_else(|| format!("{KEPT}{name}"), str::to_owned);
        let attribute = |(name, value): &(String, String)| (column(name), value.clone(), element.place);
        let mut row: Vec<Named> = element.attributes.iter().map(attribute).collect();
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
                        row.push((column(name), child.text().to_owned(), child.text_place()));
                    }
                }
                _ => self.not_kept(child.place, &child.name),
            }
        }
        row.push(("Names".to_owned(), names.join(";"), element.place));
        if members.iter().any(|member| !member.is_empty()) {
            row.push(("MemberIds".to_owned(), members.join(";"), element.place));
        }
        row
    }

    fn player(&mut self, element: &Element, names: &mut Vec<String>, members: &mut Vec<String>) {
        let text = |name| element.child(name).unwrap_or_default().replace(';', " ");
        names.push(text("PLAYER_NAME"));
        members.push(text("NATIONAL_ID_NUMBER"));
        for child in &element.children {
            if child.text().contains(';') {
                self.not_kept(child.text_place(), child.text());
            }
            if !matches!(child.name.as_str(), "PLAYER_NAME" | "NATIONAL_ID_NUMBER")
                && element.name == "PLAYER"
            {
                self.not_kept(child.place, &child.name);
            }
        }
    }

    fn board(&mut self, element: &Element) {
        self.has_boards = true;
        self.attributes(element);
        let section = self.section().map(str::to_owned);
        let mut game = self.game(section.as_deref());
        let mut scores = Rows::default();
        let dealt = hands::read_board(element);
        let mut vulnerable = None;
        for child in &element.children {
            if child.name != "HAND" {
                self.lost_attributes(child);
            }
            match child.name.as_str() {
                "BOARD_NUMBER" => game.set_at("Board", child.text(), child.text_place()),
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
                        row.push((column, text, field.text_place()));
                    }
                    let said = |column: &str| row.iter().any(|(known, ..)| known == column);
                    let more: Vec<_> =
                        self.sides.iter().filter(|(column, ..)| !said(column)).cloned().collect();
                    if scores.push_bounded([more, row].concat()).is_err() {
                        self.not_kept(child.place, &child.name);
                    }
                }
                name if child.children.is_empty() && game.items.len() < 2 * SAID => {
                    game.set(tag_name(&format!("{OF_BOARD}{name}")), child.text());
                }
                _ => self.not_kept(child.place, &child.name),
            }
        }
        add(&mut game, "ScoreTable", scores);
        if let Some(dealt) = &dealt {
            hands::deal(&mut game, dealt);
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

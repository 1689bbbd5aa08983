//! Boards as the commands of a LIN file make them.

use std::collections::VecDeque;

use openroom_cards::{BySeat, Seat, Vulnerability};

use super::KEPT;
use super::board::{Board, calls, cards, deal};
use super::read::is_name;
use super::results::{CLOSED, OPEN, Results};
use crate::pbn::{Comment, CommentStyle, Game, Item, Read, Word, complaints_about, passes_on_too_much};
use crate::{Complaint, Place, Problem, ReadError};

/// What a match says before its boards.
#[derive(Default)]
struct Match {
    event: Option<String>,
    stage: Option<String>,
    scoring: Option<&'static str>,
    teams: Option<(String, String)>,
    names: Vec<String>,
    results: Results,
}

/// Boards as commands make them.
#[derive(Default)]
pub(super) struct Boards {
    whole: Match,
    pub(super) board: Board,
    pub(super) complaints: Vec<Complaint>,
    /// The board before, to which what follows may belong.
    last: Option<Read>,
    pub(super) ended: VecDeque<Read>,
    pub(super) commands: usize,
    /// Whether nobody wants to know what is wrong with the games.
    pub(super) unchecked: bool,
    /// The bytes of what was read, and of what games have from their match.
    pub(super) length: u64,
    given: u64,
}

impl Boards {
    pub(super) fn complain(&mut self, place: Place, problem: Problem, found: &str, expected: &'static str) {
        self.complaints.push(Complaint::new(place, problem, found, expected));
    }

    fn keep(&mut self, name: &str, text: &str) {
        let text = format!("{KEPT}{name}|{}", text.replace(['\n', '\r'], " ")).into();
        self.board.kept.push(Comment { style: CommentStyle::Escape, text });
    }

    pub(super) fn command(&mut self, place: Place, name: &str, text: &str) {
        self.commands += 1;
        let text = text.trim_matches(['\n', '\r']);
        match name {
            "vg" => {
                self.end_begun();
                if self.last.is_some() {
                    self.end_match();
                }
                self.title(text);
            }
            "rs" => {
                self.end_begun();
                self.whole.results.list(place.right(3), text);
            }
            "pn" | "pw" => {
                if self.board.has_deal {
                    self.end();
                }
                self.names(text);
            }
            "qx" => {
                self.end_begun();
                self.room(text);
            }
            "md" => {
                if self.board.has_deal {
                    self.end();
                }
                self.board.has_deal = true;
                match deal(text) {
                    Some((dealer, hands)) => {
                        self.board.dealer = dealer;
                        self.board.hands = Some(hands).filter(|h| h.values().iter().any(Option::is_some));
                    }
                    None => self.complain(
                        place,
                        Problem::BadDeal,
                        text,
                        "a digit for the dealer and the hands of South, West, North and East, each card once",
                    ),
                }
            }
            "ah" => self.label(text),
            "sv" => match text.trim().to_ascii_lowercase().as_str() {
                "o" | "0" | "-" | "" => self.board.vulnerability = Some(Vulnerability::None),
                "n" | "ns" => self.board.vulnerability = Some(Vulnerability::NorthSouth),
                "e" | "ew" => self.board.vulnerability = Some(Vulnerability::EastWest),
                "b" => self.board.vulnerability = Some(Vulnerability::Both),
                _ => self.complain(place, Problem::BadValue, text, "o, n, e or b"),
            },
            "mb" => self.calls(place, text),
            "an" => {
                if !self.board.explain(place, text) {
                    self.complain(place, Problem::MisplacedNote, text, "a call before its explanation");
                    self.keep(name, text);
                }
            }
            "pc" => self.cards(place, text),
            "mc" => match text.trim().parse().ok().filter(|tricks| *tricks <= 13) {
                Some(tricks) => self.board.claimed = Some((place, tricks)),
                None => self.complain(place, Problem::BadResult, text, "declarer's tricks, 0 to 13"),
            },
            "nt" => self.board.remark(place, text),
            "pg" | "st" | "rh" | "" if text.trim().is_empty() => {}
            _ => {
                if !is_name(name) {
                    self.complain(place, Problem::UnknownCommand, name, "a command of two letters");
                }
                self.keep(&word(name), text);
            }
        }
    }

    /// One call, or several without anything between them.
    fn calls(&mut self, place: Place, text: &str) {
        let Some(calls) = calls(text) else {
            self.complain(place, Problem::BadCall, text, "p, d, r or a bid such as 1N");
            self.board.auction.push((place, Word::Unknown(unread(text))));
            if text.trim_end().ends_with('!') {
                self.board.alert(place);
            }
            return;
        };
        for (nth, made) in calls.into_iter().enumerate() {
            let place = within(place, nth, made.at);
            self.board.auction.push((place, Word::Call(made.call)));
            if made.alerted {
                self.board.alert(place);
            }
        }
    }

    /// One card, or several without anything between them.
    fn cards(&mut self, place: Place, text: &str) {
        let Some(cards) = cards(text) else {
            self.complain(place, Problem::BadCard, text, "a suit and a rank");
            return;
        };
        for (nth, (at, card)) in cards.into_iter().enumerate() {
            let place = within(place, nth, at);
            if self.board.play.len() < 52 {
                self.board.play.push((place, card));
            } else {
                self.complain(place, Problem::AfterTheEnd, text, "at most 52 cards");
                return;
            }
        }
    }

    fn title(&mut self, text: &str) {
        let fields: Vec<&str> = text.split(',').collect();
        let field = |at: usize| fields.get(at).map(|field| field.trim()).filter(|field| !field.is_empty());
        self.whole.event = field(0).map(str::to_owned);
        self.whole.stage = field(1).map(str::to_owned);
        self.whole.scoring = match field(2) {
            Some("I" | "i") => Some("IMP"),
            Some("P" | "p") => Some("MP"),
            Some("B" | "b") => Some("BAM"),
            _ => None,
        };
        self.whole.results.first = field(3).and_then(|first| first.parse().ok()).unwrap_or(1);
        if let (Some(home), Some(visit)) = (field(5), field(7)) {
            self.whole.teams = Some((home.to_owned(), visit.to_owned()));
        }
        self.keep("vg", text);
    }

    fn names(&mut self, text: &str) {
        let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
        if names.iter().all(String::is_empty) {
            return;
        }
        self.board.names = seats(&names);
        self.whole.names = names;
    }

    /// What stands above a board; its number is the last word.
    fn label(&mut self, text: &str) {
        match text.trim().rsplit(' ').next().filter(|number| is_number(number)) {
            Some(number) => self.board.number = Some(number.to_owned()),
            None if text.trim().is_empty() => {}
            None => self.keep("ah", text),
        }
    }

    /// A room and the number of the board, then perhaps a label of it.
    fn room(&mut self, text: &str) {
        let (text, label) = text.split_once(',').unwrap_or((text, ""));
        self.label(label);
        let text = text.trim();
        let (room, number) = match text.bytes().next().map(|first| first.to_ascii_lowercase()) {
            Some(b'o') => (Some(OPEN), &text[1..]),
            Some(b'c') => (Some(CLOSED), &text[1..]),
            _ => (None, text),
        };
        self.board.room = room;
        if is_number(number) {
            self.board.number = Some(number.to_owned());
        }
        self.board.names = self.names_of(room);
        if let Ok(number) = number.parse() {
            self.board.listed = self.whole.results.of(number, room.unwrap_or(OPEN));
        }
    }

    fn names_of(&self, room: Option<&str>) -> Option<BySeat<String>> {
        let from = if room == Some(CLOSED) && self.whole.names.len() >= 8 { 4 } else { 0 };
        self.whole.names.get(from..).and_then(seats)
    }

    /// Ends a board that has begun.
    pub(super) fn end_begun(&mut self) {
        if self.board.has_deal || self.board.room.is_some() {
            self.end();
        }
    }

    /// Ends a match: results of boards that did not come are games of their own.
    fn end_match(&mut self) {
        for listed in self.whole.results.rest() {
            self.board.room = Some(listed.room);
            self.board.number = Some(listed.number.to_string());
            self.board.names = self.names_of(Some(listed.room));
            self.board.listed = Some(listed);
            self.end();
            if passes_on_too_much(self.given, self.length) {
                return;
            }
        }
    }

    /// Refuses a file that says little and means it of very many boards.
    pub(super) fn honest(&self, place: Place) -> Result<(), ReadError> {
        if passes_on_too_much(self.given, self.length) {
            return Err(ReadError::TooLarge { place, what: "total of what boards have from their match" });
        }
        Ok(())
    }

    /// Ends a board.
    fn end(&mut self) {
        let mut board = std::mem::take(&mut self.board);
        self.complaints.extend(board.contradicted());
        if let Some(place) = board.keep_play_without_contract() {
            let expected = "calls that make a contract; the cards and the claim are kept as they stand";
            self.complain(place, Problem::BadContract, "", expected);
        }
        let mut game = Game::default();
        if let Some(event) = &self.whole.event {
            game.set("Event", event.as_str());
        }
        if let Some(stage) = &self.whole.stage {
            game.set("Stage", stage.as_str());
        }
        if let Some((home, visit)) = &self.whole.teams {
            game.set("HomeTeam", home.as_str());
            game.set("VisitTeam", visit.as_str());
        }
        if let Some(scoring) = self.whole.scoring {
            game.set("Scoring", scoring);
        }
        let of_match = game.tags().map(|tag| tag.value.len()).sum::<usize>();
        let names = board.names.iter().flat_map(BySeat::values).map(String::len).sum::<usize>();
        self.given += (of_match + names) as u64;
        let body = board.game();
        let comments = body.items.iter().take_while(|item| matches!(item, Item::Comment(_))).count();
        let mut items = body.items;
        let rest = items.split_off(comments);
        items.append(&mut game.items);
        items.extend(rest);
        let game = Game { items, ..Game::default() };
        let mut complaints = std::mem::take(&mut self.complaints);
        if !self.unchecked {
            // Only what the file itself says has a place in it.
            complaints
                .extend(complaints_about(&game).into_iter().filter(|complaint| complaint.place.line > 0));
        }
        complaints.sort_by_key(|complaint| complaint.place);
        self.ended.extend(self.last.replace(Read { game, complaints }));
    }

    pub(super) fn finish(&mut self) {
        let nothing = !self.board.has_deal && self.board.auction.is_empty() && self.board.room.is_none();
        match &mut self.last {
            Some(last) if nothing => {
                last.game.items.extend(self.board.kept.drain(..).map(Item::Comment));
                last.complaints.append(&mut self.complaints);
            }
            None if nothing && self.whole.results.has_rest() => {}
            _ => {
                self.complaints.extend(self.board.cut_off());
                self.end();
            }
        }
        self.end_match();
        self.ended.extend(self.last.take());
    }
}

/// South, West, North and East in this order.
fn seats(names: impl AsRef<[String]>) -> Option<BySeat<String>> {
    let names = names.as_ref();
    let name = |at: usize| names.get(at).cloned().unwrap_or_default();
    (!names.is_empty()).then(|| {
        BySeat::from_fn(|seat| match seat {
            Seat::South => name(0),
            Seat::West => name(1),
            Seat::North => name(2),
            Seat::East => name(3),
        })
    })
}

/// The place of the nth thing of a command whose text has it at this character: the first stands for the command.
fn within(command: Place, nth: usize, at: u32) -> Place {
    if nth == 0 { command } else { command.right(3 + at) }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Text as one word of a section.
fn word(text: &str) -> Box<str> {
    word_of(text, |letter| letter.is_ascii_alphanumeric())
}

/// Calls that were not understood, as one word of an auction: with the brackets in which some write those of one side.
pub(super) fn unread(text: &str) -> Box<str> {
    word_of(text, |letter| letter.is_ascii_alphanumeric() || matches!(letter, '(' | ')'))
}

fn word_of(text: &str, keeps: impl Fn(char) -> bool) -> Box<str> {
    let word: String = text.chars().filter(|letter| keeps(*letter)).take(20).collect();
    if word.starts_with(|first: char| first.is_ascii_alphanumeric()) { word.into() } else { "unknown".into() }
}

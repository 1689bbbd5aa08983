//! The address of a hand viewer, which holds a board: as LIN, or in parameters of its own.

use super::board::{first_call, first_card};
use crate::text::western;
use crate::{Complaint, Line, Place, Problem};

/// Text with the place of each character.
type Placed = Vec<(Place, char)>;

/// What an address says.
#[derive(Default)]
pub(super) struct Address {
    /// Where its parameters begin.
    pub(super) place: Place,
    /// Its text in LIN.
    pub(super) lin: Option<Placed>,
    /// Commands that say the same as its other parameters.
    pub(super) commands: Vec<(Place, &'static str, String)>,
    /// What is wrong with it.
    pub(super) complaints: Vec<Complaint>,
}

/// The parameters with the hands and the names of the players, in the order of LIN.
const HANDS: [&str; 4] = ["s", "w", "n", "e"];
const NAMES: [&str; 4] = ["sn", "wn", "nn", "en"];

/// What else a board has: number, dealer, vulnerability, auction, play, claim.
const OTHERS: [&str; 7] = ["b", "d", "v", "a", "p", "c", "lin"];

/// How to look at the board, which says nothing of it.
const VIEW: [&str; 2] = ["bbo", "k"];

impl Address {
    /// The address that is a line.
    pub(super) fn of(line: &Line) -> Option<Address> {
        let start = line.text.trim_start();
        let begins =
            |scheme: &str| start.get(..scheme.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(scheme));
        let query =
            line.text.find('?').filter(|_| ["http://", "https://", "www."].into_iter().any(begins))?;
        let at = |offset: usize| Place::new(line.number, line.text[..offset].chars().count() as u32 + 1);
        let mut address = Address { place: at(query + 1), ..Address::default() };
        let mut said = Parameters::default();
        for (name, from, value) in parameters(&line.text, query + 1) {
            let name = name.to_ascii_lowercase();
            let known = [&HANDS[..], &NAMES, &OTHERS].into_iter().flatten().find(|known| **known == name);
            match known {
                Some(known) => said.0.push((*known, decoded(value, at(from)))),
                None if VIEW.contains(&name.as_str()) => {}
                None => {
                    let expected = "parameters that say something of the board";
                    address.complaints.push(Complaint::new(at(from), Problem::NotKept, &name, expected));
                }
            }
        }
        match said.take("lin") {
            Some(lin) => {
                for (name, value) in said.0 {
                    let place = value.first().map_or(address.place, |(place, _)| *place);
                    let expected = "nothing beside the text in LIN, which says it already";
                    address.complaints.push(Complaint::new(place, Problem::NotKept, name, expected));
                }
                address.lin = Some(lin);
            }
            None if said.0.is_empty() => {
                let expected = "lin=, or the hands as n=, e=, s= and w=";
                let found = line.text[query + 1..].trim();
                address.complaints.push(Complaint::new(address.place, Problem::BadRecord, found, expected));
            }
            None => address.say(&mut said),
        }
        Some(address)
    }

    /// Says in commands what the parameters do.
    fn say(&mut self, said: &mut Parameters) {
        let names = NAMES.map(|name| said.text(name));
        if names.iter().any(|(_, name)| !name.is_empty()) {
            self.commands.push((self.first(&names), "pn", joined(&names)));
        }
        let (place, dealer) = said.text("d");
        let digit = match dealer.trim().to_ascii_lowercase().as_str() {
            "s" => "1",
            "w" => "2",
            "n" => "3",
            "e" => "4",
            other => {
                if !other.is_empty() {
                    let expected = "n, e, s or w";
                    self.complaints.push(Complaint::new(place, Problem::BadValue, &dealer, expected));
                }
                "0"
            }
        };
        let hands = HANDS.map(|hand| said.text(hand));
        self.commands.push((self.first(&hands), "md", format!("{digit}{}", joined(&hands))));
        for (name, command) in [("b", "ah"), ("v", "sv")] {
            let (place, text) = said.text(name);
            if !text.is_empty() {
                self.commands.push((place, command, text));
            }
        }
        self.acts(&said.take("a").unwrap_or_default(), "mb", |text| {
            first_call(text).map(|(_, length)| length)
        });
        self.acts(&said.take("p").unwrap_or_default(), "pc", |text| {
            first_card(text).map(|(_, length)| length)
        });
        let (place, claim) = said.text("c");
        if !claim.is_empty() {
            self.commands.push((place, "mc", claim));
        }
    }

    fn first(&self, texts: &[(Place, String)]) -> Place {
        texts.iter().find(|(_, text)| !text.is_empty()).map_or(self.place, |(place, _)| *place)
    }

    /// Calls or cards one after the other; explanations stand in round brackets, remarks in braces.
    fn acts(
        &mut self,
        placed: &[(Place, char)],
        command: &'static str,
        first: impl Fn(&str) -> Option<usize>,
    ) {
        let text: String = placed.iter().map(|(_, letter)| letter).collect();
        let mut places = placed.iter().map(|(place, _)| *place);
        let mut rest = text.as_str();
        while let Some(next) = rest.chars().next() {
            let (command, length, inner) = match next {
                '(' => ("an", bracketed(rest, '(', ')'), true),
                '{' => ("nt", bracketed(rest, '{', '}'), true),
                _ if next.is_whitespace() => ("", next.len_utf8(), false),
                _ => {
                    let act = first(rest).unwrap_or(rest.len());
                    let alerts = rest[act..].bytes().take_while(|byte| *byte == b'!').count();
                    (command, act + alerts, false)
                }
            };
            let (said, after) = rest.split_at(length);
            let place = places.next().unwrap_or(self.place);
            places.by_ref().take(said.chars().count() - 1).for_each(drop);
            let text = if inner { said[1..].strip_suffix([')', '}']).unwrap_or(&said[1..]) } else { said };
            if !command.is_empty() {
                self.commands.push((place, command, text.to_owned()));
            }
            rest = after;
        }
    }
}

/// The length of what brackets enclose, with them, where a text begins with one.
fn bracketed(text: &str, open: char, close: char) -> usize {
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices() {
        if letter == open {
            depth += 1;
        } else if letter == close {
            depth -= 1;
        }
        if depth == 0 {
            return at + 1;
        }
    }
    text.len()
}

fn joined(texts: &[(Place, String); 4]) -> String {
    texts.each_ref().map(|(_, text)| text.replace([',', '|'], " ")).join(",")
}

/// The parameters that are known, in their order.
#[derive(Default)]
struct Parameters(Vec<(&'static str, Placed)>);

impl Parameters {
    /// The first of this name.
    fn take(&mut self, name: &str) -> Option<Placed> {
        let at = self.0.iter().position(|(other, _)| *other == name)?;
        Some(self.0.remove(at).1)
    }

    /// The first of this name as text, and where it stands.
    fn text(&mut self, name: &str) -> (Place, String) {
        let placed = self.take(name).unwrap_or_default();
        let place = placed.first().map_or(Place::default(), |(place, _)| *place);
        (place, placed.iter().map(|(_, letter)| letter).collect())
    }
}

/// The names and values after the question mark, with where each value begins. A sign & that no name follows is part
/// of the value before.
fn parameters(text: &str, from: usize) -> Vec<(&str, usize, &str)> {
    let mut all: Vec<(&str, usize, &str)> = Vec::new();
    let mut start = from;
    for piece in text[from..].split('&') {
        let plain = piece.strip_prefix("amp;").unwrap_or(piece);
        let named = plain.split_once('=').filter(|(name, _)| {
            (1..=12).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
        });
        let end = start + piece.len();
        match (named, all.last_mut()) {
            (Some((name, value)), _) => all.push((name, end - value.len(), value)),
            (None, Some((_, begin, value))) => *value = &text[*begin..end],
            (None, None) => {}
        }
        start = end + 1;
    }
    if let Some((_, _, value)) = all.last_mut() {
        *value = value.trim_end();
    }
    all
}

/// A value with its escapes undone: bytes in hexadecimal, and a plus for a space where the value was escaped whole.
fn decoded(value: &str, start: Place) -> Placed {
    let has = |escape: &str| value.to_ascii_uppercase().contains(escape);
    let plus_is_space = has("%7C") && !has("|") && !has("%20");
    let mut bytes = Vec::with_capacity(value.len());
    let mut places = Vec::with_capacity(value.len());
    let mut place = start;
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        let escape = letters.as_str().get(..2).filter(|_| letter == '%');
        let byte = escape
            .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let before = bytes.len();
        let mut width = 1;
        match byte {
            Some(byte) => {
                bytes.push(byte);
                letters.nth(1);
                width = 3;
            }
            None if letter == '+' && plus_is_space => bytes.push(b' '),
            None => bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        }
        places.resize(places.len() + bytes.len() - before, place);
        place = place.right(width);
    }
    match String::from_utf8(bytes) {
        Ok(text) => text.char_indices().map(|(at, letter)| (places[at], letter)).collect(),
        Err(error) => {
            places.into_iter().zip(error.into_bytes()).map(|(place, byte)| (place, western(byte))).collect()
        }
    }
}

use std::collections::BTreeMap;
use std::fmt::Write as _;

use openroom_cards::{BySeat, Call, Hand, Outcome, Rank, Seat, Suit, Vulnerability};

use super::board::SEATS;
use super::results::Entry;
use super::{ALERT, KEPT};
use crate::loss::Losses;
use crate::pbn::{
    Auction, AuctionOutcome, CommentStyle, Game, Item, Play, Section, Word, parse_deal, parse_vulnerability,
};

/// The tags that LIN can say.
const HELD: [&str; 12] = [
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Auction",
    "Play",
    "Note",
    "Room",
];

/// Writes games as LIN: a match with two tables where they name rooms, otherwise boards one by one.
pub fn write_lin(games: &[Game], losses: &mut Losses) -> String {
    let mut writer = LinWriter::default();
    for game in games {
        writer.see(game);
    }
    let mut out = writer.heading(losses);
    for game in games {
        writer.board(game, &mut out, losses);
    }
    out
}

/// The most results that a heading lists.
const RESULTS: usize = 100_000;

/// Writes boards one by one, once it has seen all of them.
#[derive(Default)]
pub struct LinWriter {
    games: usize,
    with_room: usize,
    title: String,
    low: Option<u32>,
    high: u32,
    results: BTreeMap<(u32, Room), String>,
    people: BTreeMap<Room, BySeat<String>>,
    changed: usize,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Room {
    Open,
    Closed,
}

fn room(game: &Game) -> Option<Room> {
    match game.known("Room")? {
        "Closed" => Some(Room::Closed),
        _ => Some(Room::Open),
    }
}

impl LinWriter {
    /// Takes note of a game that is to be written.
    pub fn see(&mut self, game: &Game) {
        if game.is_bare() {
            return;
        }
        if self.games == 0 {
            self.title = title(game);
        }
        self.games += 1;
        let Some(room) = room(game) else { return };
        self.with_room += 1;
        let people = players(game);
        if *self.people.entry(room).or_insert_with(|| people.clone()) != people {
            self.changed += 1;
        }
        let Some(number) = game.known("Board").and_then(|number| number.parse::<u32>().ok()) else { return };
        self.low = Some(self.low.map_or(number, |low| low.min(number)));
        self.high = self.high.max(number);
        if let Some(outcome) = game.outcome().filter(|_| self.results.len() < RESULTS) {
            self.results.entry((number, room)).or_insert_with(|| Entry(outcome).to_string());
        }
    }

    fn is_vugraph(&self) -> bool {
        self.games > 0 && self.with_room == self.games
    }

    /// What stands before the boards.
    pub fn heading(&self, losses: &mut Losses) -> String {
        let mut out = String::new();
        if !self.is_vugraph() {
            return out;
        }
        let low = self.low.unwrap_or(1);
        let high = self.high.clamp(low, low.saturating_add(500));
        let _ = writeln!(out, "vg|{}|", self.title.replace(NUMBERS, &format!("{low},{high}")));
        let listed = (low..=high).flat_map(|number| [(number, Room::Open), (number, Room::Closed)]);
        let results: Vec<&str> =
            listed.map(|key| self.results.get(&key).map_or("", String::as_str)).collect();
        let _ = writeln!(out, "rs|{}|", results.join(","));
        let nobody = BySeat::from_fn(|_| String::new());
        let names = [Room::Open, Room::Closed].map(|room| {
            let people = self.people.get(&room).unwrap_or(&nobody);
            [Seat::South, Seat::West, Seat::North, Seat::East].map(|seat| people[seat].as_str()).join(",")
        });
        let _ = writeln!(out, "pn|{}|", names.join(","));
        for _ in 0..self.changed {
            losses.note("players who changed within the match");
        }
        out
    }

    /// Writes a board.
    pub fn board(&self, game: &Game, out: &mut String, losses: &mut Losses) {
        if !game.is_bare() {
            board(game, self.is_vugraph(), out, losses);
        }
    }
}

/// Where the numbers of the boards stand in a title that was made here.
const NUMBERS: &str = "\u{1}";

fn title(game: &Game) -> String {
    if let Some((_, text)) = kept(game).find(|(command, _)| *command == "vg") {
        return safe(text);
    }
    let text = |tag| name(game.known(tag).unwrap_or_default());
    let scoring = match game.known("Scoring") {
        Some("MP") => "P",
        Some("BAM") => "B",
        _ => "I",
    };
    let [event, stage, home, visit] = ["Event", "Stage", "HomeTeam", "VisitTeam"].map(text);
    format!("{event},{stage},{scoring},{NUMBERS},{home},0,{visit},0")
}

/// Text that cannot end its command early.
fn safe(text: &str) -> String {
    text.replace('|', "/").replace(['\n', '\r', '\u{1}'], " ")
}

/// A name within a list.
fn name(text: &str) -> String {
    safe(text).replace(',', " ")
}

fn kept(game: &Game) -> impl Iterator<Item = (&str, &str)> {
    game.items.iter().filter_map(|item| match item {
        Item::Comment(comment) if comment.style == CommentStyle::Escape => {
            comment.text.strip_prefix(KEPT)?.split_once('|')
        }
        _ => None,
    })
}

fn players(game: &Game) -> BySeat<String> {
    BySeat::from_fn(|seat| {
        let tag = SEATS[(seat as usize + 1) % 4];
        name(game.known(tag).unwrap_or_default())
    })
}

fn board(game: &Game, vugraph: bool, out: &mut String, losses: &mut Losses) {
    lost(game, vugraph, losses);
    let number = game.known("Board").map(safe);
    if vugraph {
        let room = if game.known("Room") == Some("Closed") { 'c' } else { 'o' };
        let _ = write!(out, "qx|{room}{}|", number.as_deref().unwrap_or_default());
    } else {
        let people = players(game);
        let names = [Seat::South, Seat::West, Seat::North, Seat::East].map(|seat| people[seat].clone());
        if names.iter().any(|name| !name.is_empty()) {
            let _ = write!(out, "pn|{}|", names.join(","));
        }
    }
    let dealer = game.known("Dealer").and_then(|value| value.chars().next());
    let digit = match dealer {
        Some('S') => "1",
        Some('W') => "2",
        Some('N') => "3",
        Some('E') => "4",
        _ => "0",
    };
    let _ = write!(out, "st||md|{digit}{}|", hands(game));
    if let Some(number) = number.filter(|_| !vugraph) {
        let _ = write!(out, "rh||ah|Board {number}|");
    }
    if let Some(vulnerability) = game.known("Vulnerable").and_then(|value| parse_vulnerability(value).ok()) {
        let letter = match vulnerability {
            Vulnerability::None => 'o',
            Vulnerability::NorthSouth => 'n',
            Vulnerability::EastWest => 'e',
            Vulnerability::Both => 'b',
        };
        let _ = write!(out, "sv|{letter}|");
    }
    for item in &game.items {
        match item {
            Item::Comment(comment) if comment.style != CommentStyle::Escape => {
                let _ = write!(out, "nt|{}|", safe(&comment.text));
            }
            _ => {}
        }
    }
    for (command, text) in kept(game).filter(|(command, _)| *command != "vg") {
        let _ = write!(out, "{}|{}|", safe(command), safe(text));
    }
    calls(game, out, losses);
    cards(game, vugraph, out, losses);
    out.push('\n');
}

fn hands(game: &Game) -> String {
    let Some(deal) = game.known("Deal").and_then(|value| parse_deal(value).ok()) else {
        return String::new();
    };
    let whole = deal.deal().map_or(deal.hands, |deal| deal.hands().map(Some));
    [Seat::South, Seat::West, Seat::North, Seat::East]
        .map(|seat| whole[seat].map_or(String::new(), hand))
        .join(",")
}

fn hand(hand: Hand) -> String {
    let mut text = String::new();
    for suit in Suit::ALL.into_iter().rev() {
        text.push(suit.letter());
        let held = Rank::ALL.into_iter().filter(|rank| hand.contains(openroom_cards::Card::new(suit, *rank)));
        text.extend(held.map(Rank::letter));
    }
    text
}

fn calls(game: &Game, out: &mut String, losses: &mut Losses) {
    let Some(Section::Words(words)) = game.tag("Auction").map(|tag| &tag.section) else { return };
    let Some(auction) = Auction::of(game) else { return };
    let notes = game.notes("Auction");
    let mut made = auction.calls.iter();
    let mut marks = false;
    for (_, word) in words {
        match word {
            Word::Call(_) => {
                if let Some(call) = made.next() {
                    put_call(call.call, call.annotation.note, &notes, out);
                    marks |= !call.annotation.nags.is_empty();
                }
            }
            Word::AllPass => {
                for call in made.by_ref() {
                    put_call(call.call, None, &[], out);
                }
            }
            Word::Comment(comment) if comment.style != CommentStyle::Escape => {
                let _ = write!(out, "nt|{}|", safe(&comment.text));
            }
            Word::Mark(_) => losses.note("marks of irregularities in the auction"),
            Word::Unknown(_) => losses.note("words of the auction that were not understood"),
            _ => {}
        }
    }
    if marks {
        losses.note("annotations of calls");
    }
}

fn put_call(call: Call, note: Option<u8>, notes: &[(u8, &str)], out: &mut String) {
    let text = match call {
        Call::Pass => "p".to_owned(),
        Call::Double => "d".to_owned(),
        Call::Redouble => "r".to_owned(),
        Call::Bid(bid) => bid.to_string().replace("NT", "N"),
    };
    let explained =
        note.and_then(|note| notes.iter().find(|(number, _)| *number == note)).map(|(_, text)| *text);
    let (alert, explained) = match explained {
        Some(ALERT) => ("!", None),
        Some(text) => match text.strip_prefix(ALERT).and_then(|text| text.strip_prefix(':')) {
            Some(text) => ("!", Some(text.trim())),
            None => ("", Some(text)),
        },
        None => ("", None),
    };
    let _ = write!(out, "mb|{text}{alert}|");
    if let Some(text) = explained {
        let _ = write!(out, "an|{}|", safe(text));
    }
}

/// Whether the cards, which LIN gives without their players, come back to the same ones.
fn leads_as_said(game: &Game, play: &Play, vugraph: bool) -> bool {
    let contract = match Auction::of(game).and_then(|auction| auction.outcome()) {
        Some(AuctionOutcome::Contract(contract)) => Some(contract),
        Some(AuctionOutcome::PassedOut) => None,
        None => game.contract().filter(|_| vugraph),
    };
    contract.is_some_and(|contract| contract.declarer.lho() == play.first)
}

fn cards(game: &Game, vugraph: bool, out: &mut String, losses: &mut Losses) {
    let mut play = Play::of(game);
    if play.as_ref().is_some_and(|play| !leads_as_said(game, play, vugraph)) {
        losses.note("Play");
        play = None;
    }
    let mut played = 0;
    if let Some(play) = &play {
        for trick in &play.tricks {
            out.push_str("pg||");
            for card in trick {
                let _ = write!(out, "pc|{}|", card.card);
                played += 1;
            }
        }
        if play.tricks.iter().flatten().any(|card| card.mark.is_some()) {
            losses.note("marks of irregularities in the play");
        }
        if play
            .tricks
            .iter()
            .flatten()
            .any(|card| !card.annotation.nags.is_empty() || card.annotation.note.is_some())
        {
            losses.note("annotations of cards");
        }
        if let Some(Section::Words(words)) = game.tag("Play").map(|tag| &tag.section) {
            for (_, word) in words {
                if let Word::Comment(comment) = word
                    && comment.style != CommentStyle::Escape
                {
                    let _ = write!(out, "nt|{}|", safe(&comment.text));
                }
            }
        }
    }
    if played < 52
        && let Some(Outcome::Played { tricks, .. }) = game.outcome()
    {
        let _ = write!(out, "mc|{tricks}|");
    }
    out.push_str("pg||");
}

/// Notes what LIN cannot say of a game.
fn lost(game: &Game, vugraph: bool, losses: &mut Losses) {
    let mut held: Vec<&str> = HELD.to_vec();
    if vugraph {
        held.extend(["Event", "Stage", "HomeTeam", "VisitTeam", "Scoring"]);
    }
    let from_auction = Auction::of(game).and_then(|auction| auction.outcome()).is_some();
    if from_auction || vugraph {
        held.extend(["Declarer", "Contract", "Result"]);
    }
    let mut bare = game.clone();
    bare.items.retain(|item| !matches!(item, Item::Comment(comment) if comment.style != CommentStyle::Escape || comment.text.starts_with(KEPT)));
    losses.note_all_but(&bare, &held);
}

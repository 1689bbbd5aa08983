use std::collections::BTreeMap;
use std::fmt::Write as _;

use openroom_cards::{BySeat, Call, Hand, Outcome, Rank, Seat, Suit, Vulnerability};

use super::board::{SEATS, calls as read_calls};
use super::boards::unread;
use super::results::Entry;
use super::{ALERT, KEPT, RESULTS};
use crate::loss::{Losses, Lost};
use crate::pbn::{
    Auction, AuctionOutcome, CommentStyle, Game, Item, Play, Section, Word, parse_deal, parse_vulnerability,
    remarks_of_play,
};

/// The tags that LIN can say of any board.
const HELD: [&str; 11] =
    ["Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Auction", "Play", "Note"];

/// The tags that the title of a match says of all its boards.
const TITLE: [&str; 5] = ["Event", "Stage", "HomeTeam", "VisitTeam", "Scoring"];

/// Where the title says them.
const TITLE_FIELDS: [usize; TITLE.len()] = [0, 1, 5, 7, 2];

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

/// The most boards of which a heading lists the results.
const LISTED: u32 = 500;

/// Writes boards one by one, once it has seen all of them.
#[derive(Default)]
pub struct LinWriter {
    games: usize,
    with_room: usize,
    title: String,
    /// What the title says: the tags in which all games agree.
    said: [Option<String>; TITLE.len()],
    /// The tags in which they do not.
    differs: [bool; TITLE.len()],
    /// The number that the title gives the first board.
    first: Option<u32>,
    low: Option<u32>,
    high: u32,
    results: BTreeMap<(u32, Room), String>,
    people: BTreeMap<Room, BySeat<String>>,
    changed: usize,
    /// The last game that is in the list alone: it is read after all that are not.
    last_listed: Option<(u32, Room)>,
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
            self.said = TITLE.map(|tag| game.known(tag).map(str::to_owned));
            self.first = self.title.split(',').nth(3).map_or(Some(1), |first| first.trim().parse().ok());
        }
        for (at, tag) in TITLE.into_iter().enumerate() {
            if self.said[at].as_deref() != game.known(tag) {
                self.said[at] = None;
                self.differs[at] = true;
            }
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
        if let Some(result) = result(game) {
            self.results.entry((number, room)).or_insert(result);
            if self.results.len() > 2 * LISTED as usize + 2 {
                self.results.pop_last();
            }
        }
    }

    /// The number that the title gives the first board, where the list can begin there.
    fn first(&self) -> Option<u32> {
        let low = self.low.unwrap_or(1);
        self.first.filter(|said| low.checked_sub(*said).is_some_and(|before| before <= LISTED))
    }

    /// The numbers of the first and the last board of the list.
    fn range(&self) -> (u32, u32) {
        let low = self.low.unwrap_or(1);
        let first = self.first().unwrap_or(low);
        (first, self.high.clamp(low, first.saturating_add(LISTED)))
    }

    /// The title, which says where the list begins and nothing that is not so of all boards.
    fn common_title(&self) -> String {
        let mut fields: Vec<String> = self.title.split(',').map(str::to_owned).collect();
        for (at, _) in TITLE_FIELDS.into_iter().zip(self.differs).filter(|(_, differs)| *differs) {
            if let Some(field) = fields.get_mut(at) {
                field.clear();
            }
        }
        if self.first().is_none() {
            let (low, high) = self.range();
            fields.resize(fields.len().max(5), String::new());
            fields[3] = low.to_string();
            fields[4] = high.to_string();
        }
        fields.join(",")
    }

    /// Whether the heading says the result of a game as the game does.
    fn lists(&self, game: &Game) -> bool {
        let Some(number) = game.known("Board").and_then(|number| number.parse::<u32>().ok()) else {
            return false;
        };
        let (low, high) = self.range();
        let told = room(game).and_then(|room| self.results.get(&(number, room)));
        self.is_vugraph() && (low..=high).contains(&number) && told.cloned() == result(game)
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
        let (low, high) = self.range();
        let _ = writeln!(out, "vg|{}|", self.common_title());
        let listed = (low..=high).flat_map(|number| [(number, Room::Open), (number, Room::Closed)]);
        let results: Vec<&str> =
            listed.map(|key| self.results.get(&key).map_or("", String::as_str)).collect();
        let _ = writeln!(out, "rs|{}|", results.join(","));
        let nobody = BySeat::from_fn(|_| String::new());
        let names = [Room::Open, Room::Closed].map(|room| {
            let people = self.people.get(&room).unwrap_or(&nobody);
            [Seat::South, Seat::West, Seat::North, Seat::East].map(|seat| people[seat].as_str()).join(",")
        });
        // Readers take what stands before the first page end for the heading.
        let _ = writeln!(out, "pn|{}|pg||", names.join(","));
        for _ in 0..self.changed {
            losses.note(Lost::ChangedPlayers);
        }
        out
    }

    /// Writes a board.
    pub fn board(&mut self, game: &Game, out: &mut String, losses: &mut Losses) {
        if game.is_bare() {
            return;
        }
        losses.begin_game();
        let lists = result(game).is_some() && self.lists(game);
        let called = in_turn(game).and_then(|auction| auction.outcome()).is_some();
        let contradicts = kept(game).any(|(command, _)| command == RESULTS);
        if !lists && (contradicts || self.is_vugraph() && !called && game.outcome().is_some()) {
            losses.note(Lost::UnlistedResults);
        }
        self.lost(game, losses);
        let number = game.known("Board").and_then(|number| number.parse::<u32>().ok());
        let in_list = number.zip(room(game)).filter(|_| lists && is_result_alone(game));
        if in_list < self.last_listed {
            losses.note(Lost::Order);
        }
        self.last_listed = self.last_listed.max(in_list);
        if in_list.is_none() {
            let told = told(game, lists && !contradicts);
            board(game, self.is_vugraph(), told, out, losses);
        }
    }

    /// Notes what LIN cannot say of a game.
    fn lost(&self, game: &Game, losses: &mut Losses) {
        let mut held: Vec<&str> = HELD.to_vec();
        if self.is_vugraph() {
            held.push("Room");
            let said = TITLE.into_iter().zip(&self.said);
            held.extend(said.filter(|(tag, said)| game.known(tag) == said.as_deref()).map(|(tag, _)| tag));
            held.retain(|tag| *tag != "Scoring" || scoring(game).is_some());
        }
        if in_turn(game).is_none() && Auction::of(game).is_some() {
            held.retain(|tag| !matches!(*tag, "Auction" | "Note"));
        }
        let from_auction = in_turn(game).and_then(|auction| auction.outcome()).is_some();
        if from_auction || self.is_vugraph() {
            held.extend(["Declarer", "Contract", "Result"]);
        }
        let mut bare = game.clone();
        bare.items.retain(|item| !matches!(item, Item::Comment(comment) if comment.style != CommentStyle::Escape || comment.text.starts_with(KEPT)));
        losses.note_all_but(&bare, &held);
    }
}

/// The auction, where everybody called in turn: LIN gives calls without their players, so that after a skipped player
/// each would be another's.
fn in_turn(game: &Game) -> Option<Auction> {
    Auction::of(game).filter(|auction| auction.skipped.is_empty())
}

/// Whether LIN can say something of a game.
pub(crate) fn holds(game: &Game) -> bool {
    let said = HELD.iter().chain(&["Contract"]).any(|tag| game.known(tag).is_some());
    said || kept(game).next().is_some()
}

/// What the list of results says of a game: what it said before, or what the game says.
fn result(game: &Game) -> Option<String> {
    let before = kept(game).find(|(command, _)| *command == RESULTS).map(|(_, text)| name(text));
    before.or_else(|| game.outcome().map(|outcome| Entry(outcome).to_string()))
}

/// How a reader of what is written will know that the auction ended: by its calls, or by the list of results.
fn told(game: &Game, lists: bool) -> Option<AuctionOutcome> {
    let called = in_turn(game).and_then(|auction| auction.outcome());
    called.or_else(|| match game.outcome().filter(|_| lists)? {
        Outcome::PassedOut => Some(AuctionOutcome::PassedOut),
        Outcome::Played { contract, .. } => Some(AuctionOutcome::Contract(contract)),
    })
}

/// Whether a game says nothing that needs more than the list of results.
fn is_result_alone(game: &Game) -> bool {
    let needs = ["Dealer", "Vulnerable", "Deal", "Auction", "Play", "Note"];
    game.items.iter().all(|item| match item {
        Item::Tag(tag) => !needs.contains(&tag.name()) || matches!(tag.effective(), "" | "?"),
        Item::Comment(comment) if comment.style == CommentStyle::Escape => {
            let command = comment.text.strip_prefix(KEPT).and_then(|text| text.split_once('|'));
            command.is_some_and(|(command, _)| matches!(command, "vg" | RESULTS))
        }
        Item::Comment(_) | Item::Text(_) => false,
        Item::Blank => true,
    })
}

fn title(game: &Game) -> String {
    if let Some((_, text)) = kept(game).find(|(command, _)| *command == "vg") {
        return safe(text);
    }
    let text = |tag| name(game.known(tag).unwrap_or_default());
    let scoring = scoring(game).unwrap_or_default();
    let [event, stage, home, visit] = ["Event", "Stage", "HomeTeam", "VisitTeam"].map(text);
    format!("{event},{stage},{scoring},,,{home},0,{visit},0")
}

/// The letter of a way of scoring.
fn scoring(game: &Game) -> Option<&'static str> {
    match game.known("Scoring")? {
        "MP" => Some("P"),
        "BAM" => Some("B"),
        "IMP" => Some("I"),
        _ => None,
    }
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

fn board(game: &Game, vugraph: bool, told: Option<AuctionOutcome>, out: &mut String, losses: &mut Losses) {
    let number = game.known("Board").map(safe);
    if vugraph {
        let room = if game.known("Room") == Some("Closed") { 'c' } else { 'o' };
        let _ = write!(out, "qx|{room}{}|", number.as_deref().unwrap_or_default());
    } else {
        let people = players(game);
        let names = [Seat::South, Seat::West, Seat::North, Seat::East].map(|seat| people[seat].clone());
        // Some readers part the boards by it.
        let _ = write!(out, "pn|{}|", names.join(","));
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
    for (command, text) in kept(game).filter(|(command, _)| !matches!(*command, "vg" | RESULTS)) {
        let _ = write!(out, "{}|{}|", safe(command), safe(text));
    }
    calls(game, out, losses);
    cards(game, told, out, losses);
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
    let Some(auction) = in_turn(game) else { return };
    let notes = game.notes("Auction");
    let mut made = auction.calls.iter();
    let mut marks = false;
    for (_, word) in words {
        match word {
            Word::Call(_) => match made.next() {
                Some(call) => {
                    put_call(call.call, call.annotation.note, &notes, out);
                    marks |= !call.annotation.nags.is_empty();
                }
                None => losses.note_in_game(Lost::CallsAfterTheEnd),
            },
            Word::AllPass => {
                for call in made.by_ref() {
                    put_call(call.call, None, &[], out);
                }
            }
            Word::Comment(comment) if comment.style != CommentStyle::Escape => {
                let _ = write!(out, "nt|{}|", safe(&comment.text));
            }
            Word::Mark(_) => losses.note_in_game(Lost::MarksInAuction),
            Word::Unknown(text) if unread(text) == *text && read_calls(text).is_none() => {
                let _ = write!(out, "mb|{text}|");
            }
            Word::Unknown(_) => losses.note_in_game(Lost::WordsOfAuction),
            _ => {}
        }
    }
    if marks {
        losses.note_in_game(Lost::AnnotationsOfCalls);
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

/// The cards and the tricks, which LIN gives without their players: both mean something to a reader only where the
/// file tells him the contract.
fn cards(game: &Game, told: Option<AuctionOutcome>, out: &mut String, losses: &mut Losses) {
    let contract = match told {
        Some(AuctionOutcome::Contract(contract)) => Some(contract),
        Some(AuctionOutcome::PassedOut) | None => None,
    };
    let mut play = Play::of(game);
    let leads_as_said = |play: &Play| contract.is_some_and(|contract| contract.declarer.lho() == play.first);
    if play.as_ref().is_some_and(|play| !leads_as_said(play)) {
        losses.note(Lost::Tag("Play".to_owned()));
        play = None;
    }
    let mut played = 0;
    if let Some(play) = &play {
        let mut remarks = remarks_of_play(game, play).into_iter().peekable();
        for trick in &play.tricks {
            out.push_str("pg||");
            for card in trick {
                let _ = write!(out, "pc|{}|", card.card);
                played += 1;
                while let Some((_, comment)) = remarks.next_if(|(cards, _)| *cards <= played) {
                    let _ = write!(out, "nt|{}|", safe(&comment.text));
                }
            }
        }
        for (_, comment) in remarks {
            let _ = write!(out, "nt|{}|", safe(&comment.text));
        }
        if play.tricks.iter().flatten().any(|card| card.mark.is_some()) {
            losses.note_in_game(Lost::MarksInPlay);
        }
        if play
            .tricks
            .iter()
            .flatten()
            .any(|card| !card.annotation.nags.is_empty() || card.annotation.note.is_some())
        {
            losses.note_in_game(Lost::AnnotationsOfCards);
        }
    }
    if played < 52
        && contract.is_some()
        && let Some(Outcome::Played { tricks, .. }) = game.outcome()
    {
        let _ = write!(out, "mc|{tricks}|");
    }
    out.push_str("pg||");
}

//! The hands of a USEBIO file, a suit an element: in a set beside the event, or with each board.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;

use openroom_cards::{Board, BySeat, Hand, Seat, Suit};

use super::tree::Element;
use super::write::Out;
use crate::pbn::{DealValue, Game, Read, parse_deal, parse_vulnerability};
use crate::{Complaint, Place, Problem};

const SUITS: [(&str, Suit); 4] = [
    ("CLUBS", Suit::Clubs),
    ("DIAMONDS", Suit::Diamonds),
    ("HEARTS", Suit::Hearts),
    ("SPADES", Suit::Spades),
];

const SEATS: [(Seat, &str); 4] =
    [(Seat::North, "North"), (Seat::East, "East"), (Seat::South, "South"), (Seat::West, "West")];

/// The hands of a board as the tag has them, and where they stand.
pub(super) struct Dealt {
    number: String,
    value: String,
    place: Place,
}

/// What became of a set of hands.
#[derive(Default)]
pub(super) struct Given {
    /// Hands without a board.
    pub(super) alone: Vec<Dealt>,
    /// Where nobody can know which hands a board has.
    pub(super) complaints: Vec<Complaint>,
}

/// A board that has hands; none where they are no deal.
pub(super) fn read_board(element: &Element) -> Option<Dealt> {
    let mut hands: BySeat<Option<String>> = BySeat::from_fn(|_| None);
    for hand in element.children.iter().filter(|child| child.name == "HAND") {
        let first = hand.child("DIRECTION")?.chars().next()?;
        let (seat, _) = SEATS.iter().find(|(seat, _)| seat.letter() == first.to_ascii_uppercase())?;
        let suit = |name: &str| {
            let text = hand.child(name).unwrap_or_default().replace("10", "T");
            text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect::<String>()
        };
        hands[*seat] = Some(["SPADES", "HEARTS", "DIAMONDS", "CLUBS"].map(suit).join("."));
    }
    let text = |seat: Seat| hands[seat].clone().unwrap_or_else(|| "-".to_owned());
    let value = format!("N:{}", SEATS.map(|(seat, _)| text(seat)).join(" "));
    let deal = parse_deal(&value).ok()?.deal()?;
    let whole = DealValue { first: Seat::North, hands: deal.hands().map(Some) };
    let number = element.child("BOARD_NUMBER")?.to_owned();
    Some(Dealt { number, value: whole.to_string(), place: element.place })
}

/// Gives boards without hands those of their number. Where a number has several, and as many boards,
/// they are given in their order.
pub(super) fn give(reads: &mut [Read], deals: Vec<Dealt>) -> Given {
    let mut given = Given::default();
    if deals.is_empty() {
        return given;
    }
    let mut boards: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, read) in reads.iter().enumerate() {
        if let Some(number) = read.game.known("Board") {
            boards.entry(number.to_owned()).or_default().push(at);
        }
    }
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut sets: Vec<Vec<Dealt>> = Vec::new();
    for dealt in deals {
        let at = *numbers.entry(dealt.number.clone()).or_insert(sets.len());
        if at == sets.len() {
            sets.push(Vec::new());
        }
        sets[at].push(dealt);
    }
    for mut set in sets {
        let Some(first) = set.first() else { continue };
        let all = boards.remove(&first.number).unwrap_or_default();
        let mut values = HashSet::new();
        for at in &all {
            values.extend(reads[*at].game.known("Deal").map(str::to_owned));
        }
        let lacking: Vec<usize> =
            all.into_iter().filter(|at| reads[*at].game.known("Deal").is_none()).collect();
        if lacking.is_empty() {
            set.retain(|dealt| !values.contains(&dealt.value));
        } else {
            let mut once = HashSet::new();
            set.retain(|dealt| once.insert(dealt.value.clone()));
        }
        match set.as_slice() {
            [dealt] if !lacking.is_empty() => {
                for at in lacking {
                    deal(&mut reads[at].game, dealt);
                }
                continue;
            }
            [_, second, ..] if !lacking.is_empty() => {
                let expected = "one deal of each board in a session, section or match";
                let complaint =
                    Complaint::new(second.place, Problem::AmbiguousHands, &second.number, expected);
                given.complaints.push(complaint);
            }
            _ => {}
        }
        if lacking.len() == set.len() {
            for (at, dealt) in lacking.into_iter().zip(&set) {
                deal(&mut reads[at].game, dealt);
            }
        } else {
            given.alone.append(&mut set);
        }
    }
    given
}

/// Who is vulnerable, as games say it; none where it is said in no known way.
pub(super) fn vulnerability(text: &str) -> Option<String> {
    let sides = text.replace("North-South", "NS").replace("East-West", "EW");
    parse_vulnerability(sides.trim()).ok().map(|vulnerability| vulnerability.to_string())
}

/// Gives a game its hands, with the dealer and the vulnerability of its number.
pub(super) fn deal(game: &mut Game, dealt: &Dealt) {
    game.set("Board", dealt.number.as_str());
    if let Some(face) = face(&dealt.number) {
        game.set("Dealer", face.dealer.to_string());
        game.set("Vulnerable", face.vulnerability.to_string());
    }
    game.set("Deal", dealt.value.as_str());
}

fn face(number: &str) -> Option<Board> {
    number.parse::<NonZeroU32>().ok().map(Board::numbered)
}

/// Whether a game has whole hands to be written.
pub(super) fn has_deal(game: &Game) -> bool {
    whole(game).is_some()
}

fn whole(game: &Game) -> Option<BySeat<Hand>> {
    game.known("Board")?;
    let deal = parse_deal(game.known("Deal")?).ok()?.deal()?;
    Some(*deal.hands())
}

/// The tags that the set holds: hands, and dealer and vulnerability where the board's number gives them.
pub(super) fn held(game: &Game) -> Vec<&'static str> {
    if !has_deal(game) {
        return Vec::new();
    }
    let mut held = vec!["Deal"];
    if let Some(face) = game.known("Board").and_then(face) {
        let dealer = face.dealer.to_string();
        held.extend((game.known("Dealer") == Some(dealer.as_str())).then_some("Dealer"));
        let vulnerability = game.known("Vulnerable").and_then(|value| parse_vulnerability(value).ok());
        held.extend((vulnerability == Some(face.vulnerability)).then_some("Vulnerable"));
    }
    held
}

/// The hands that can stand in the set of a file: of numbers whose boards all have the same ones.
pub(super) struct Set<'a> {
    boards: Vec<(&'a str, BySeat<Hand>)>,
    numbers: HashSet<&'a str>,
}

impl<'a> Set<'a> {
    /// The set of these boards, in their order.
    pub(super) fn of(games: &[&'a Game]) -> Set<'a> {
        let mut first: HashMap<&str, Option<BySeat<Hand>>> = HashMap::new();
        let mut clashing: HashSet<&str> = HashSet::new();
        let mut boards = Vec::new();
        for game in games {
            let Some(number) = game.known("Board") else { continue };
            let hands = whole(game);
            match first.entry(number) {
                Entry::Vacant(place) => {
                    place.insert(hands);
                    boards.extend(hands.map(|hands| (number, hands)));
                }
                Entry::Occupied(place) if *place.get() != hands => {
                    clashing.insert(number);
                }
                Entry::Occupied(_) => {}
            }
        }
        boards.retain(|(number, _)| !clashing.contains(number));
        let numbers = boards.iter().map(|(number, _)| *number).collect();
        Set { boards, numbers }
    }

    /// Whether the hands of a game stand in it.
    pub(super) fn holds(&self, game: &Game) -> bool {
        game.known("Board").is_some_and(|number| self.numbers.contains(number))
    }

    /// Writes the set.
    pub(super) fn write(&self, out: &mut Out) {
        if self.boards.is_empty() {
            return;
        }
        out.open("HANDSET");
        for (number, hands) in &self.boards {
            out.open("BOARD");
            out.leaf("BOARD_NUMBER", number);
            write_hands(hands, out);
            out.close("BOARD");
        }
        out.close("HANDSET");
    }
}

/// Writes the hands of a game into its board.
pub(super) fn write_into_board(game: &Game, out: &mut Out) {
    if let Some(hands) = whole(game) {
        write_hands(&hands, out);
    }
}

fn write_hands(hands: &BySeat<Hand>, out: &mut Out) {
    for (seat, word) in SEATS {
        out.open("HAND");
        out.leaf("DIRECTION", word);
        for (name, suit) in SUITS {
            let mut cards: Vec<_> = hands[seat].in_suit(suit).iter().collect();
            cards.sort_by_key(|card| std::cmp::Reverse(card.rank()));
            let ranks: String = cards.iter().map(|card| card.rank().letter()).collect();
            out.leaf(name, &ranks);
        }
        out.close("HAND");
    }
}

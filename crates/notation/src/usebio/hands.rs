//! The hands of a USEBIO file, a suit an element: in a set beside the event, or with each board.

use std::num::NonZeroU32;

use openroom_cards::{Board, BySeat, Hand, Seat, Suit};

use super::tree::Element;
use super::write::Out;
use crate::pbn::{DealValue, Game, parse_deal, parse_vulnerability};

const SUITS: [(&str, Suit); 4] = [
    ("CLUBS", Suit::Clubs),
    ("DIAMONDS", Suit::Diamonds),
    ("HEARTS", Suit::Hearts),
    ("SPADES", Suit::Spades),
];

const SEATS: [(Seat, &str); 4] =
    [(Seat::North, "North"), (Seat::East, "East"), (Seat::South, "South"), (Seat::West, "West")];

/// A board that has hands: its number and its hands as the tag has them; none where they are no deal.
pub(super) fn read_board(element: &Element) -> Option<(String, String)> {
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
    Some((element.child("BOARD_NUMBER")?.to_owned(), whole.to_string()))
}

/// Who is vulnerable, as games say it; none where it is said in no known way.
pub(super) fn vulnerability(text: &str) -> Option<String> {
    let sides = text.replace("North-South", "NS").replace("East-West", "EW");
    parse_vulnerability(sides.trim()).ok().map(|vulnerability| vulnerability.to_string())
}

/// Gives a game its hands, with the dealer and the vulnerability of its number.
pub(super) fn deal(game: &mut Game, number: &str, value: &str) {
    game.set("Board", number);
    if let Some(face) = face(number) {
        game.set("Dealer", face.dealer.to_string());
        game.set("Vulnerable", face.vulnerability.to_string());
    }
    game.set("Deal", value);
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

/// Writes the hands of all boards, each once.
pub(super) fn write(games: &[&Game], out: &mut Out) {
    let mut known: Vec<(&str, BySeat<Hand>)> = Vec::new();
    for game in games {
        let (Some(number), Some(hands)) = (game.known("Board"), whole(game)) else { continue };
        if !known.contains(&(number, hands)) {
            known.push((number, hands));
        }
    }
    if known.is_empty() {
        return;
    }
    out.open("HANDSET");
    for (number, hands) in known {
        out.open("BOARD");
        out.leaf("BOARD_NUMBER", number);
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
        out.close("BOARD");
    }
    out.close("HANDSET");
}

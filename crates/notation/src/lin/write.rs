use std::fmt::Write as _;

use openroom_cards::{BySeat, Call, Hand, Outcome, Rank, Seat, Suit, Vulnerability};

use super::board::SEATS;
use super::results::Entry;
use super::{ALERT, KEPT};
use crate::loss::Losses;
use crate::pbn::{Auction, CommentStyle, Game, Item, Play, Section, Word, parse_deal, parse_vulnerability};

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
    let games: Vec<&Game> = games.iter().filter(|game| !game.is_bare()).collect();
    let vugraph = !games.is_empty() && games.iter().all(|game| game.known("Room").is_some());
    let mut out = String::new();
    if vugraph {
        heading(&games, &mut out, losses);
    }
    for game in games {
        board(game, vugraph, &mut out, losses);
    }
    out
}

/// Text that cannot end its command early.
fn safe(text: &str) -> String {
    text.replace('|', "/").replace(['\n', '\r'], " ")
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

fn heading(games: &[&Game], out: &mut String, losses: &mut Losses) {
    let first = games[0];
    let numbers = || games.iter().filter_map(|game| game.known("Board")?.parse::<u32>().ok());
    let low = numbers().min().unwrap_or(1);
    let high = numbers().max().unwrap_or(low).min(low.saturating_add(500));
    let title = kept(first).find(|(command, _)| *command == "vg");
    if let Some((_, text)) = title {
        let _ = writeln!(out, "vg|{}|", safe(text));
    } else {
        let text = |tag| name(first.known(tag).unwrap_or_default());
        let scoring = match first.known("Scoring") {
            Some("MP") => "P",
            Some("BAM") => "B",
            _ => "I",
        };
        let _ = writeln!(
            out,
            "vg|{},{},{scoring},{low},{high},{},0,{},0|",
            text("Event"),
            text("Stage"),
            text("HomeTeam"),
            text("VisitTeam")
        );
    }
    let results: Vec<String> = (low..=high)
        .flat_map(|number| ["Open", "Closed"].map(|room| (number.to_string(), room)))
        .map(|(number, room)| {
            let game = games
                .iter()
                .find(|game| game.known("Board") == Some(&number) && game.known("Room") == Some(room));
            game.and_then(|game| game.outcome()).map_or(String::new(), |outcome| Entry(outcome).to_string())
        })
        .collect();
    let _ = writeln!(out, "rs|{}|", results.join(","));
    let mut names = Vec::new();
    for room in ["Open", "Closed"] {
        let table = games.iter().find(|game| game.known("Room") == Some(room));
        let people = table.map_or(BySeat::from_fn(|_| String::new()), |game| players(game));
        names.extend([Seat::South, Seat::West, Seat::North, Seat::East].map(|seat| people[seat].clone()));
        let others = games.iter().filter(|game| game.known("Room") == Some(room) && players(game) != people);
        for _ in others {
            losses.note("players who changed within the match");
        }
    }
    let _ = writeln!(out, "pn|{}|", names.join(","));
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
    cards(game, out, losses);
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

fn cards(game: &Game, out: &mut String, losses: &mut Losses) {
    let play = Play::of(game);
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

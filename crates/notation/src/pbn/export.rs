use openroom_cards::{Call, Seat};

use super::annotation::Act;
use super::game::{Comment, CommentStyle, Game, Item, Section, Tag};
use super::tags::Kind;
use super::value::{DealValue, parse_deal, parse_seat, parse_vulnerability};
use super::word::Word;
use crate::Place;

/// The tags that every exported game has, in their order.
pub const MANDATORY: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
];

/// The same game as the export format has it: mandatory tags first, then the others by name, the
/// auction, the play and the tables; inherited values written out, values in their first spelling.
///
/// Nothing is dropped: text that belongs to nothing becomes a comment.
#[must_use]
pub fn export_game(game: &Game) -> Game {
    let mut heading = Vec::new();
    let mut groups: Vec<(Tag, Vec<Item>)> = Vec::new();
    for item in &game.items {
        match item {
            Item::Tag(tag) => groups.push((tag.clone(), Vec::new())),
            Item::Blank => {}
            Item::Comment(_) | Item::Text(_) => {
                let comment = Item::Comment(match item {
                    Item::Comment(comment) => comment.clone(),
                    Item::Text(text) => {
                        let style = if text.contains('}') { CommentStyle::Line } else { CommentStyle::Brace };
                        Comment { style, text: text.clone() }
                    }
                    Item::Tag(_) | Item::Blank => continue,
                });
                match groups.last_mut() {
                    Some((_, after)) => after.push(comment),
                    None if matches!(&comment, Item::Comment(comment) if comment.is_header()) => {}
                    None => heading.push(comment),
                }
            }
        }
    }
    for (name, value) in &game.standing {
        groups.push((Tag::new(name.clone(), value.clone()), Vec::new()));
    }
    for name in MANDATORY {
        if !groups.iter().any(|(tag, _)| tag.name() == name) {
            groups.push((Tag::new(name, "?"), Vec::new()));
        }
    }
    let dealer = game.known("Dealer").and_then(|value| parse_seat(value).ok());
    let mut keyed: Vec<(Rank, Tag, Vec<Item>)> = Vec::with_capacity(groups.len());
    let mut section = Rank::Supplement;
    for (mut tag, after) in groups {
        let rank = if tag.name() == "Note" { section } else { rank(&tag) };
        section = rank;
        polish(&mut tag, dealer);
        keyed.push((rank, tag, after));
    }
    keyed.sort_by(|(a, tag, _), (b, other, _)| {
        a.cmp(b).then_with(|| {
            if *a == Rank::Supplement { tag.name().cmp(other.name()) } else { std::cmp::Ordering::Equal }
        })
    });
    let mut items = heading;
    for (_, tag, after) in keyed {
        items.push(Item::Tag(tag));
        items.extend(after);
    }
    Game { items, standing: Vec::new() }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Mandatory(usize),
    Supplement,
    Auction,
    Play,
    Table,
}

fn rank(tag: &Tag) -> Rank {
    match tag.kind() {
        Some(Kind::Auction) => Rank::Auction,
        Some(Kind::Play) => Rank::Play,
        Some(Kind::Table) => Rank::Table,
        _ => match MANDATORY.iter().position(|name| *name == tag.name()) {
            Some(place) => Rank::Mandatory(place),
            None if matches!(tag.section, Section::None) => Rank::Supplement,
            None => Rank::Table,
        },
    }
}

fn polish(tag: &mut Tag, dealer: Option<Seat>) {
    tag.value = tag.effective().into();
    tag.inherited = None;
    if tag.value.starts_with('#') {
        // A value that itself begins so would be read as inherited.
        tag.value = format!(" {}", tag.value).into();
    }
    match tag.kind() {
        Some(Kind::Vulnerable) => {
            if let Ok(vulnerability) = parse_vulnerability(&tag.value) {
                tag.value = vulnerability.to_string().into();
            }
        }
        Some(Kind::Deal) => {
            if let Ok(deal) = parse_deal(&tag.value) {
                let first = dealer.unwrap_or(deal.first);
                tag.value = DealValue { first, ..deal }.to_string().into();
            }
        }
        Some(Kind::Auction) => {
            let first = parse_seat(&tag.value).ok();
            if let (Section::Words(words), Some(first)) = (&mut tag.section, first) {
                annotations(words, Act::Call);
                let begun = words.iter().take_while(|(_, word)| *word == Word::Dash).count();
                if dealer.is_some_and(|dealer| begun == usize::from(first.steps_to(dealer))) {
                    words.drain(..begun);
                    tag.value = dealer.unwrap_or(first).to_string().into();
                }
                all_pass(words);
            }
        }
        Some(Kind::Play) => {
            if let Section::Words(words) = &mut tag.section {
                annotations(words, Act::Card);
            }
        }
        _ => {}
    }
}

/// Quality marks as numbers.
fn annotations(words: &mut [(Place, Word)], act: Act) {
    for (_, word) in words {
        if let Word::Suffix(suffix) = *word {
            *word = Word::Nag(act.quality(suffix));
        }
    }
}

/// The passes that `AP` stands for.
fn all_pass(words: &mut Vec<(Place, Word)>) {
    while let Some(at) = words.iter().position(|(_, word)| *word == Word::AllPass) {
        expand(words, at);
    }
}

fn expand(words: &mut Vec<(Place, Word)>, at: usize) {
    let mut bid = false;
    let mut passes = 0;
    for (_, word) in &words[..at] {
        match word {
            Word::Call(Call::Pass) => passes += 1,
            Word::Call(call) => {
                passes = 0;
                bid |= call.bid().is_some();
            }
            _ => {}
        }
    }
    let needed = if bid { 3 } else { 4_usize };
    let place = words[at].0;
    let missing = needed.saturating_sub(passes);
    words.splice(at..=at, std::iter::repeat_n((place, Word::Call(Call::Pass)), missing));
}

use openroom_cards::{Call, Seat};

use super::amount::parse_tricks;
use super::annotation::Act;
use super::game::{Comment, CommentStyle, Game, Item, Section, Tag};
use super::tags::Kind;
use super::value::{
    ContractValue, DealValue, Declarer, parse_contract, parse_deal, parse_declarer, parse_seat,
    parse_vulnerability,
};
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
    let passed_out = game.known("Contract").and_then(|value| parse_contract(value).ok());
    let passed_out = passed_out == Some(ContractValue::PassedOut);
    for name in MANDATORY {
        if !groups.iter().any(|(tag, _)| tag.name() == name) {
            // Nobody declares a board that is passed out, and that is known.
            let none = passed_out && matches!(name, "Declarer" | "Result");
            groups.push((Tag::new(name, if none { "" } else { "?" }), Vec::new()));
        }
    }
    let facts = Facts {
        dealer: game.known("Dealer").and_then(|value| parse_seat(value).ok()),
        declarer: game.known("Declarer").and_then(|value| parse_declarer(value).ok()),
    };
    let mut keyed: Vec<(Rank, Item, Vec<Item>)> = Vec::with_capacity(groups.len());
    let mut section = Rank::Supplement("".into());
    for (mut tag, after) in groups {
        let rank = if tag.name() == "Note" { section } else { rank(&tag) };
        section = rank.clone();
        let item = if is_repeated(&tag, &keyed) { repeated(&tag) } else { None };
        polish(&mut tag, &facts);
        keyed.push((rank, item.unwrap_or(Item::Tag(tag)), after));
    }
    keyed.sort_by(|(rank, ..), (other, ..)| rank.cmp(other));
    let mut items = heading;
    for (_, item, after) in keyed {
        items.push(item);
        items.extend(after);
    }
    Game { items, standing: Vec::new() }
}

/// What a game says that bears on the spelling of its other values.
struct Facts {
    dealer: Option<Seat>,
    declarer: Option<Declarer>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Mandatory(usize),
    Supplement(Box<str>),
    Auction,
    Play,
    Table(Box<str>),
}

fn rank(tag: &Tag) -> Rank {
    match tag.kind() {
        Some(Kind::Auction) => Rank::Auction,
        Some(Kind::Play) => Rank::Play,
        Some(Kind::Table) => Rank::Table(tag.name().into()),
        _ => match MANDATORY.iter().position(|name| *name == tag.name()) {
            Some(place) => Rank::Mandatory(place),
            None if matches!(tag.section, Section::None) => Rank::Supplement(tag.name().into()),
            None => Rank::Table(tag.name().into()),
        },
    }
}

/// Whether the game has a tag of this name already, so that this one does not count.
fn is_repeated(tag: &Tag, before: &[(Rank, Item, Vec<Item>)]) -> bool {
    let same = |item: &Item| matches!(item, Item::Tag(other) if other.name() == tag.name());
    tag.name() != "Note" && before.iter().any(|(_, item, _)| same(item))
}

/// A tag that does not count, as a comment; none where a section hangs on it.
fn repeated(tag: &Tag) -> Option<Item> {
    let text = format!("{} \"{}\"", tag.name(), tag.effective()).into();
    let style = if tag.effective().contains('}') { CommentStyle::Line } else { CommentStyle::Brace };
    matches!(tag.section, Section::None).then_some(Item::Comment(Comment { style, text }))
}

fn polish(tag: &mut Tag, facts: &Facts) {
    let dealer = facts.dealer;
    tag.value = tag.effective().into();
    tag.inherited = None;
    if tag.value.starts_with('#') {
        // A value that itself begins so would be read as inherited.
        tag.value = format!(" {}", tag.value).into();
    }
    match tag.kind() {
        Some(Kind::Dealer) => {
            if let Ok(seat) = parse_seat(&tag.value) {
                tag.value = seat.to_string().into();
            }
        }
        Some(Kind::Declarer) if parse_declarer(&tag.value).is_ok() => {
            tag.value = tag.value.to_ascii_uppercase().into();
        }
        Some(Kind::Contract) => {
            if let Ok(contract) = parse_contract(&tag.value) {
                tag.value = contract.to_string().into();
            }
        }
        Some(Kind::Result) => {
            if let Some(tricks) = declarers_tricks(&tag.value, facts.declarer) {
                tag.value = tricks.into();
            }
        }
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
            if let Some(first) = first {
                tag.value = first.to_string().into();
            }
            if let (Section::Words(words), Some(first)) = (&mut tag.section, first) {
                let begun = words.iter().take_while(|(_, word)| *word == Word::Dash).count();
                if dealer.is_some_and(|dealer| begun == usize::from(first.steps_to(dealer))) {
                    words.drain(..begun);
                    tag.value = dealer.unwrap_or(first).to_string().into();
                }
                all_pass(words);
                annotations(words, Act::Call);
            }
        }
        Some(Kind::Play) => {
            if let Ok(first) = parse_seat(&tag.value) {
                tag.value = first.to_string().into();
            }
            if let Section::Words(words) = &mut tag.section {
                annotations(words, Act::Card);
            }
        }
        _ => {}
    }
}

/// The tricks of declarer's side, or those of the other side taken from thirteen.
fn declarers_tricks(value: &str, declarer: Option<Declarer>) -> Option<String> {
    let tricks = parse_tricks(value).ok()?;
    let declarer = declarer?.seat;
    let of = |side| tricks.amount.of(side, Some(declarer));
    let won = match (of(declarer.side()), of(declarer.side().other())) {
        (Some(won), Some(lost)) if won + lost != 13 => return None,
        (Some(won), _) => won,
        (None, lost) => 13 - lost?,
    };
    Some(format!("{}{won}", if tricks.adjusted { "^" } else { "" }))
}

/// Quality marks as numbers; of what is said about an act the note first, then the numbers in their order.
fn annotations(words: &mut [(Place, Word)], act: Act) {
    for (_, word) in words.iter_mut() {
        if let Word::Suffix(suffix) = *word {
            *word = Word::Nag(act.quality(suffix));
        }
    }
    let order = |word: &Word| match word {
        Word::Note(number) => Some((0, *number)),
        Word::Nag(number) => Some((1, *number)),
        _ => None,
    };
    for said in words.chunk_by_mut(|(_, one), (_, next)| order(one).is_some() && order(next).is_some()) {
        said.sort_by_key(|(_, word)| order(word));
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

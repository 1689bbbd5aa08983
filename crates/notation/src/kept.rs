//! Whether what was written says the same when it is read again.

use std::collections::HashSet;

use openroom_cards::{Call, Card, Seat};

use crate::format::read_unchecked;
use crate::loss::{Losses, Lost};
use crate::pbn::{
    Annotation, Auction, AuctionEnd, Column, Comment, CommentStyle, Game, Item, Mark, Play, Section,
    TableWord, Tag, Word, columns_of, export_game, parse_deal, parse_vulnerability, remarks_of_auction,
    remarks_of_play,
};
use crate::scores::rows_of;
use crate::{Format, write_games};

/// Writes a game alone, reads it again and notes what is not as it was, unless it was noted in writing.
pub(crate) fn check(format: Format, game: &Game, losses: &mut Losses) {
    if game.is_bare() || matches!(format, Format::Bri | Format::Dge | Format::Dup | Format::Dlm) {
        return;
    }
    let mut noted = Losses::default();
    let bytes = write_games(format, std::slice::from_ref(game), &mut noted);
    let reads = read_unchecked(format, &bytes).unwrap_or_default();
    let again = reads.into_iter().map(|read| read.game).find(|game| !game.is_bare());
    let Some(again) = again else {
        losses.note(Lost::Vanished);
        return;
    };
    let spelled = export_game(game);
    tags(game, &spelled, &again, &noted, losses);
    let (game, again) = (spelled, export_game(&again));
    let notes = !noted.contains(&Lost::Notes);
    if !noted.has_tag("Auction")
        && !noted.has_any(&[Lost::MarksInAuction, Lost::WordsOfAuction, Lost::AnnotationsOfCalls])
        && calls(&game, notes) != calls(&again, notes)
    {
        losses.note(Lost::AsItStands("Auction".to_owned()));
    }
    if !noted.has_tag("Play")
        && !noted.has_any(&[Lost::MarksInPlay, Lost::AnnotationsOfCards])
        && cards(&game, notes) != cards(&again, notes)
    {
        losses.note(Lost::AsItStands("Play".to_owned()));
    }
    if !noted.contains(&Lost::Comments) {
        let kept: HashSet<String> = comments(&again).into_iter().collect();
        let moved = || {
            !noted.has_tag("Auction") && said_in_auction(&game) != said_in_auction(&again)
                || !noted.has_tag("Play") && said_in_play(&game) != said_in_play(&again)
        };
        if comments(&game).iter().any(|comment| !kept.contains(comment)) || moved() {
            losses.note(Lost::CommentsAsTheyStand);
        }
    }
}

/// Compares the tags: a value may come back as it stood, or in its first spelling.
fn tags(game: &Game, spelled: &Game, again: &Game, noted: &Losses, losses: &mut Losses) {
    for tag in game.tags() {
        let name = tag.name();
        let value = tag.effective();
        let is_repeated = game.tag(name).is_some_and(|first| !std::ptr::eq(first, tag));
        if noted.has_tag(name) || matches!(name, "Note" | "Auction" | "Play") {
            continue;
        }
        if is_repeated && tag.section == Section::None {
            continue; // The export format has it as a comment.
        }
        let same = match &tag.section {
            Section::Table(_) => same_table(game, again, name, noted),
            Section::Words(_) | Section::Text(_) => {
                again.tag(name).is_some_and(|other| other.section == tag.section)
            }
            Section::None if matches!(value, "" | "?") => true,
            Section::None if name == "Deal" => {
                let hands = |value: &str| {
                    parse_deal(value).ok().map(|deal| deal.deal().map_or(deal.hands, |d| d.hands().map(Some)))
                };
                again.known(name).is_some_and(|other| other == value || hands(other) == hands(value))
            }
            Section::None if name == "Vulnerable" => {
                let said = |value: &str| parse_vulnerability(value).ok();
                again.known(name).is_some_and(|other| other == value || said(other) == said(value))
            }
            Section::None if matches!(name, "Dealer" | "Declarer" | "Contract" | "Result") => {
                let other = again.value(name);
                other == Some(value) || other.is_some() && other == spelled.value(name)
            }
            Section::None => again.value(name) == Some(value),
        };
        if formats(tag) != again.tag(name).map_or_else(Vec::new, formats) {
            losses.note(Lost::FormatsOfColumns(name.to_owned()));
        }
        let is_noted = name == "Declarer" && noted.contains(&Lost::SwappedDeclarers);
        if !same && !is_noted {
            losses.note(Lost::AsItStands(name.to_owned()));
        }
    }
}

/// The columns of a table that say how wide they are or how the rows are ordered by them.
fn formats(tag: &Tag) -> Vec<Column> {
    let Section::Table(_) = &tag.section else { return Vec::new() };
    let columns = columns_of(tag.effective()).unwrap_or_default();
    columns.into_iter().filter(|column| column.order.is_some() || column.width.is_some()).collect()
}

/// Whether each row says at least the same; columns that are noted as lost do not count.
fn same_table(game: &Game, again: &Game, name: &str, noted: &Losses) -> bool {
    if noted.has_any(&[Lost::ScoresWithout, Lost::SwappedDeclarers]) {
        return true;
    }
    let (rows, others) = (rows_of(game, name), rows_of(again, name));
    let plain = |game: &Game| match game.tag(name).map(|tag| &tag.section) {
        Some(Section::Table(words)) => {
            words.iter().filter(|(_, word)| matches!(word, TableWord::Comment(_))).count()
        }
        _ => 0,
    };
    let rows: Vec<_> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    (noted.contains(&Lost::Comments) || plain(game) == plain(again))
        && rows.len() == others.iter().filter(|row| !row.is_empty()).count()
        && rows.iter().zip(others.iter().filter(|row| !row.is_empty())).all(|(row, other)| {
            row.iter()
                .all(|cell| cell.1.is_empty() || noted.has_column(name, &cell.0) || other.contains(cell))
        })
}

/// A call or card as it was made, its annotation, and its note.
type Said<T> = (Seat, T, Vec<u8>, Option<String>);

fn said<T>(seat: Seat, what: T, annotation: Annotation, notes: Option<&[(u8, &str)]>) -> Said<T> {
    let note = notes.and_then(|notes| {
        let number = annotation.note?;
        notes.iter().find(|(other, _)| *other == number).map(|(_, text)| (*text).to_owned())
    });
    (seat, what, annotation.nags, note)
}

/// The calls with their marks, and how the auction ended.
type Calls = (Vec<Said<(Call, bool)>>, AuctionEnd);

fn calls(game: &Game, with_notes: bool) -> Option<Calls> {
    let auction = Auction::of(game)?;
    let notes = game.notes("Auction");
    let notes = with_notes.then_some(notes.as_slice());
    let made = auction.calls.into_iter();
    let calls =
        made.map(|call| said(call.seat, (call.call, call.insufficient), call.annotation, notes)).collect();
    Some((calls, auction.end))
}

/// The cards with their marks, whether more come, and how many words were not understood.
type Cards = (Vec<Said<(Card, Option<Mark>)>>, bool, usize);

fn cards(game: &Game, with_notes: bool) -> Option<Cards> {
    let play = Play::of(game)?;
    let notes = game.notes("Play");
    let notes = with_notes.then_some(notes.as_slice());
    let played = play.tricks.into_iter().flatten();
    let cards: Vec<Said<_>> =
        played.map(|card| said(card.seat, (card.card, card.mark), card.annotation, notes)).collect();
    let unfinished = cards.len() < 52 && play.continued;
    let unknown = match game.tag("Play").map(|tag| &tag.section) {
        Some(Section::Words(words)) => {
            words.iter().filter(|(_, word)| matches!(word, Word::Unknown(_))).count()
        }
        _ => 0,
    };
    Some((cards, unfinished, unknown))
}

/// What is said within an auction or a play, each after so many calls or cards, however it is broken into lines.
type InTime = Vec<(usize, String)>;

fn said_in_auction(game: &Game) -> InTime {
    in_time(remarks_of_auction(game))
}

fn said_in_play(game: &Game) -> InTime {
    Play::of(game).map_or_else(Vec::new, |play| in_time(remarks_of_play(game, &play)))
}

fn in_time(remarks: Vec<(usize, &Comment)>) -> InTime {
    let spaced = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    remarks.into_iter().map(|(at, comment)| (at, spaced(&comment.text))).collect()
}

/// The comments for people, in any order and however they are broken into lines.
fn comments(game: &Game) -> Vec<String> {
    let mut all = Vec::new();
    for item in &game.items {
        match item {
            Item::Comment(comment) if comment.style != CommentStyle::Escape => all.push(&*comment.text),
            Item::Tag(tag) => {
                if let Section::Words(words) = &tag.section {
                    all.extend(words.iter().filter_map(|(_, word)| match word {
                        Word::Comment(comment) if comment.style != CommentStyle::Escape => {
                            Some(&*comment.text)
                        }
                        _ => None,
                    }));
                }
            }
            Item::Comment(_) | Item::Blank | Item::Text(_) => {}
        }
    }
    let mut words: Vec<String> =
        all.iter().flat_map(|text| text.lines()).map(|line| line.trim().to_owned()).collect();
    words.retain(|line| !line.is_empty());
    words
}

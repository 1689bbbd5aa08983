//! Comments within an auction or a play, by how far it had come.

use super::game::{Comment, CommentStyle, Game, Section};
use super::play::Play;
use super::word::Word;

/// A comment, and how many calls or cards stand before it in their time.
pub(crate) type Remark<'a> = (usize, &'a Comment);

/// The comments within the auction of a game.
pub(crate) fn remarks_of_auction(game: &Game) -> Vec<Remark<'_>> {
    let Some(Section::Words(words)) = game.tag("Auction").map(|tag| &tag.section) else { return Vec::new() };
    let mut calls = 0;
    let mut remarks = Vec::new();
    for (_, word) in words {
        match word {
            Word::Comment(comment) if comment.style != CommentStyle::Escape => remarks.push((calls, comment)),
            word => calls += usize::from(word.takes_place()),
        }
    }
    remarks
}

/// The comments within a play, in their time: one within a row comes after the card before it, one at the end of a
/// row after the trick.
pub(crate) fn remarks_of_play<'a>(game: &'a Game, play: &Play) -> Vec<Remark<'a>> {
    let Some(Section::Words(words)) = game.tag("Play").map(|tag| &tag.section) else { return Vec::new() };
    let mut places = 0;
    let mut remarks = Vec::new();
    for (_, word) in words {
        match word {
            Word::Comment(comment) if comment.style != CommentStyle::Escape => {
                remarks.push((cards_by(play, places), comment));
            }
            Word::Mark(_) => {}
            word => places += usize::from(word.takes_place()),
        }
    }
    remarks.sort_by_key(|(cards, _)| *cards);
    remarks
}

/// How many cards were played when so many places of the rows were filled.
fn cards_by(play: &Play, places: usize) -> usize {
    let Some(last) = places.checked_sub(1) else { return 0 };
    let (row, slot) = (last / 4, last % 4);
    let before = play.tricks.iter().take(row).map(Vec::len).sum::<usize>();
    let Some(trick) = play.tricks.get(row) else { return before };
    let seat = play.first.step(slot as u8);
    let at = trick.iter().position(|card| card.seat == seat).filter(|_| slot < 3);
    before + at.map_or(trick.len(), |at| at + 1)
}

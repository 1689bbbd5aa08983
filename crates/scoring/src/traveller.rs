use openroom_cards::{Board, BySide, Outcome, Side};

use crate::{Adjustment, Award, TooManyTricks, Weighted, score};

/// What stands on one line of a traveller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A contract and its tricks, or passed out.
    Result(Outcome),
    /// Points for North-South whose contract is not known.
    Points(i32),
    /// A score that the Director adjusted.
    Adjusted(Adjustment),
    /// The board will still be played or its score still comes in: it counts nowhere until then.
    Late,
    /// The board was not played and gives neither side a score.
    NotPlayed,
    /// The result was annulled; neither side has a score and no other table is compared with it.
    Cancelled,
}

/// The place of a contestant in the list of contestants.
pub type Place = u32;

/// One table's line on a traveller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who sat where: a pair twice, or the two players of an individual event.
    pub contestants: BySide<[Place; 2]>,
    /// What happened.
    pub entry: Entry,
    /// The form in which the board was played: 0 as dealt, others where it was fouled.
    pub form: u8,
    /// The section; compared apart unless the event is scored across the field.
    pub section: u16,
}

impl Line {
    /// The contestants of a side, each once.
    pub fn of(&self, side: Side) -> &[Place] {
        let both = &self.contestants[side];
        if both[0] == both[1] { &both[..1] } else { both }
    }
}

/// A board and all the lines on its traveller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Traveller {
    /// The board.
    pub board: Board,
    /// Its lines.
    pub lines: Vec<Line>,
}

/// What an entry gives each side; none where it gives nothing.
pub(crate) fn awards(entry: &Entry, board: Board) -> Result<Option<BySide<Award>>, TooManyTricks> {
    let same = |points| {
        let award = Award::Points(Weighted::certain(points));
        BySide::new([award.clone(), award])
    };
    Ok(match entry {
        Entry::Result(outcome) => Some(same(score(outcome, board.vulnerability)?)),
        Entry::Points(points) => Some(same(*points)),
        Entry::Adjusted(adjustment) => Some(adjustment.awards.clone()),
        Entry::Late | Entry::NotPlayed | Entry::Cancelled => None,
    })
}

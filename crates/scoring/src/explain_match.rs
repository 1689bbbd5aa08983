//! The arithmetic of a board in the matches of an event of teams.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::{L78A, L78B, L78C};

use crate::explain::entry_words;
use crate::traveller::awards;
use crate::{Award, Entry, League, MatchBoard, MatchMethod, Reason};

impl League {
    /// How a board was scored in every match that has it; empty where none has.
    pub fn explain(&self, number: u32) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for (one, result) in self.matches.iter().zip(&self.results) {
            let Some(place) = one.boards.iter().position(|board| board.board.number.get() == number) else {
                continue;
            };
            let id = |team: u32| self.teams[team as usize].id.as_str();
            let text = format!("round {}: {} v {}", one.round, id(one.home), id(one.away));
            reasons.push(Reason { by: None, text });
            let board = &one.boards[place];
            for (room, entry) in [("open", &board.open), ("closed", &board.closed)] {
                let (by, text) = entry_words(entry, board.board);
                reasons.push(Reason { by, text: format!("{room}: {text}") });
            }
            self.differences(board, &mut reasons);
            if let Some(score) = &result.boards[place] {
                let both = format!("{} and {}", score.home.exact(), score.away.exact());
                for by in &score.by {
                    reasons.push(Reason { by: Some(*by), text: format!("home and away: {both}") });
                }
            }
        }
        reasons
    }

    fn differences(&self, board: &MatchBoard, reasons: &mut Vec<Reason>) {
        let both = |entry: &Entry| awards(entry, board.board).ok().flatten();
        let (Some(open), Some(closed)) = (both(&board.open), both(&board.closed)) else { return };
        let of = |awards: &BySide<Award>, side: Side| awards[side].points().cloned();
        let (Some(one), Some(other)) = (of(&open, Side::NorthSouth), of(&closed, Side::EastWest)) else {
            return;
        };
        let by = match self.conditions.method {
            MatchMethod::Imps => L78B,
            MatchMethod::BoardAMatch => L78A,
            MatchMethod::TotalPoints => L78C,
        };
        for (weight, points) in one.results() {
            for (against, other) in other.results() {
                let part = weight * against;
                let text =
                    format!("{}: {points:+} less {other:+} is {:+} for home", part.exact(), points - other);
                reasons.push(Reason { by: Some(by), text });
            }
        }
    }
}

//! The arithmetic of an event of teams: a board, the matches, the totals, the ties.

use crate::explain::{entry_words, tie_words, total_words};
use crate::league::extra_points;
use crate::{Entry, League, Place, Reason, TieBreak};

impl League {
    /// How a board was scored in every match that has it; empty where none has.
    pub fn explain(&self, number: u32) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for (one, result) in self.matches.iter().zip(&self.results) {
            let Some(place) = one.boards.iter().position(|board| board.board.number.get() == number) else {
                continue;
            };
            reasons.push(Reason { by: None, text: self.heading(one) });
            let board = &one.boards[place];
            for (room, entry) in [("open", &board.open), ("closed", &board.closed)] {
                if board.awarded.is_some() && *entry == Entry::NotPlayed {
                    continue;
                }
                let (by, text) = entry_words(entry, board.board, self.conditions.edition);
                reasons.push(Reason { by, text: format!("{room}: {text}") });
            }
            match &result.boards[place] {
                Some(score) => {
                    reasons.extend(score.steps.iter().cloned());
                    let text = format!("home {} and away {}", score.home.exact(), score.away.exact());
                    reasons.push(Reason { by: None, text });
                }
                None => reasons.push(Reason { by: None, text: "no score".to_owned() }),
            }
        }
        reasons
    }

    fn heading(&self, one: &crate::Match) -> String {
        let id = |team: Place| self.teams[team as usize].id.as_str();
        let annulled = if self.counts(one) { "" } else { ", annulled: a team withdrew" };
        format!("round {}: {} (home) v {} (away){annulled}", one.round, id(one.home), id(one.away))
    }

    /// How margins, victory points, totals and ranks were made.
    pub fn explain_ranking(&self, ways: &[TieBreak]) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for (one, result) in self.matches.iter().zip(&self.results) {
            reasons.push(Reason { by: None, text: self.heading(one) });
            reasons.extend(result.steps.iter().cloned());
        }
        for team in 0..self.teams.len() as Place {
            let scores: Vec<_> = self.of(team).map(|played| played.score).collect();
            let extras: Vec<_> = self.extras.iter().filter(|extra| extra.contestant == team).collect();
            let amounts = extras.iter().map(|extra| (*extra, extra_points(extra)));
            let total = self.total(team);
            reasons.extend(total_words(&self.teams[team as usize].id, &scores, amounts, &total));
        }
        for section in self.sections() {
            let (_, steps) = self.parting(section, ways);
            reasons.extend(steps.iter().map(|step| tie_words(step, &self.teams)));
        }
        reasons
    }
}

//! The arithmetic of an event of teams: a board, the matches, the totals, the ties.

use crate::explain::{tie_words, total_words};
use crate::explain_entry::entry_words;
use crate::league::extra_points;
use crate::said::{joined, said};
use crate::{Entry, League, Place, Reason, Said, TieBreak};

impl League {
    /// How a board was scored in every match that has it; empty where none has.
    pub fn explain(&self, number: u32) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for (one, result) in self.matches.iter().zip(&self.results) {
            let Some(place) = one.boards.iter().position(|board| board.board.number.get() == number) else {
                continue;
            };
            reasons.push(Reason::regulation(self.heading(one)));
            let board = &one.boards[place];
            let rooms = [said!("col-open", "open"), said!("col-closed", "closed")];
            for (room, entry) in rooms.into_iter().zip([&board.open, &board.closed]) {
                if board.awarded.is_some() && *entry == Entry::NotPlayed {
                    continue;
                }
                let (by, text) = entry_words(entry, board.board);
                reasons.push(Reason::new(by, joined!(room, ": ", text)));
            }
            match &result.boards[place] {
                Some(score) => {
                    reasons.extend(score.steps.iter().cloned());
                    reasons.push(Reason::regulation(said!(
                        "step-home-away",
                        "home {home} and away {away}",
                        home = &score.home,
                        away = &score.away
                    )));
                }
                None => reasons.push(Reason::regulation(said!("step-no-score", "no score"))),
            }
        }
        reasons
    }

    fn heading(&self, one: &crate::Match) -> Said {
        let [home, away] = [one.home, one.away].map(|team: Place| self.teams[team as usize].id.as_str());
        if self.counts(one) {
            return said!(
                "step-match",
                "round {round}: {home} (home) v {away} (away)",
                round = one.round,
                home = home,
                away = away
            );
        }
        said!(
            "step-match-annulled",
            "round {round}: {home} (home) v {away} (away), annulled: a team withdrew",
            round = one.round,
            home = home,
            away = away
        )
    }

    /// How margins, victory points, totals and ranks were made.
    pub fn explain_ranking(&self, ways: &[TieBreak]) -> Vec<Reason> {
        let mut reasons: Vec<Reason> =
            self.conditions.scale.iter().filter_map(crate::Scale::explain_source).collect();
        for (one, result) in self.matches.iter().zip(&self.results) {
            reasons.push(Reason::regulation(self.heading(one)));
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

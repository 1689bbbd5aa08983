//! Matches of a knockout that are not decided by their score.

use openroom_movements::Match;
use openroom_scoring::Ratio;

use crate::{EntryNo, Playing, Section, Tournament, Unranked, league, matches};

/// A match of a knockout that is tied.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tie {
    /// The section.
    pub section: Section,
    /// The round, from 1.
    pub round: u16,
    /// One team.
    pub home: EntryNo,
    /// The other.
    pub away: EntryNo,
}

impl Tournament {
    /// The matches of a round of the current session with the sign of the home team's margin.
    pub(crate) fn margins(
        &self,
        section: Section,
        round: u16,
    ) -> Result<Vec<(EntryNo, EntryNo, i32)>, Unranked> {
        let session = self.session_no();
        let league = league(self, session)?;
        let all = matches(self, session);
        let of_round = all.iter().zip(&league.results);
        let of_round = of_round.filter(|(one, _)| one.section == section && one.round == round);
        let sign = |margin: &Ratio| match margin {
            zero if zero.is_zero() => 0,
            less if less.is_negative() => -1,
            _ => 1,
        };
        Ok(of_round.map(|(one, result)| (one.home, one.away, sign(&result.home))).collect())
    }

    /// The played matches of knockouts in the current session that are tied, and for which nobody was named the winner.
    pub fn ties(&self) -> Vec<Tie> {
        let session = self.session_no();
        let drawn = self.sections(session).filter(|(_, playing)| playing.bracket.is_some());
        let missing = if self.unit.is_some() { self.missing(session) } else { Vec::new() };
        drawn
            .filter(|(section, _)| !missing.iter().any(|line| line.section == *section))
            .flat_map(|(section, playing)| self.ties_of(section, playing))
            .collect()
    }

    fn ties_of(&self, section: Section, playing: &Playing) -> Vec<Tie> {
        let round = playing.draws.len() as u16;
        let (Some(stage), Some(bracket)) = (playing.draws.len().checked_sub(1), &playing.bracket) else {
            return Vec::new();
        };
        if playing.round() < round {
            return Vec::new();
        }
        let decided = |home: EntryNo, away: EntryNo| {
            bracket.rounds.get(stage).is_some_and(|matches| {
                matches.iter().enumerate().any(|(number, one)| {
                    let winner = playing.winners.get(&(stage, number)).and_then(|who| playing.entry(*who));
                    !matches!(one, Match::Bye(_)) && winner.is_some_and(|who| who == home || who == away)
                })
            })
        };
        let margins = self.margins(section, round).unwrap_or_default();
        let tied = margins.into_iter().filter(|(home, away, sign)| *sign == 0 && !decided(*home, *away));
        tied.map(|(home, away, _)| Tie { section, round, home, away }).collect()
    }
}

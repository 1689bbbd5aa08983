//! Corrections of an event of teams, as they are made.

use super::correct::ExtraChange;
use super::teams::TeamsSession;
use crate::{Knockout, KnockoutMatch, Match, MatchBoard, Moved, Place, Standing, Why};

/// A correction of an event of teams that a file asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedMatch {
    /// What changes.
    pub change: MatchChange,
    /// Who changed it.
    pub who: String,
    /// Why.
    pub why: String,
    /// When.
    pub when: String,
}

/// What a correction of an event of teams changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchChange {
    /// A board of a match.
    Board {
        /// The match and the board in it.
        at: (usize, usize),
        /// What shall stand there.
        now: Box<MatchBoard>,
    },
    /// Who played a match, or a penalty, a handicap or a carry-over in it; each match with its place.
    Matches(Vec<(usize, Match)>),
    /// A board that was forgotten, with the place of its match.
    Added(usize, Box<MatchBoard>),
    /// Whether a team has a place in the ranking.
    Standing(Place, Standing),
    /// A penalty or the like of a total.
    Extra(Box<ExtraChange>),
}

/// A correction of an event of teams that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorrectedMatch {
    /// What stood before and what stands now.
    pub made: MadeMatch,
    /// Who changed it.
    pub who: String,
    /// Why.
    pub why: String,
    /// When.
    pub when: String,
    /// Whose ranks moved.
    pub moved: Vec<Moved>,
    /// The matches of a knockout that now stand otherwise, each as it stood, where it was there, and as it stands.
    pub turned: Vec<(Option<KnockoutMatch>, KnockoutMatch)>,
}

/// What stood before a correction, and what stands now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MadeMatch {
    /// A board of a match.
    Board {
        /// The match and the board in it.
        at: (usize, usize),
        /// What stood there, and what stands there now.
        boards: Box<[MatchBoard; 2]>,
    },
    /// Matches as they were and as they are.
    Matches(Vec<[Match; 2]>),
    /// A board that was forgotten: the match and the board in it.
    Added((usize, usize)),
    /// A team's standing, as it was and as it is.
    Standing(Place, [Standing; 2]),
    /// A penalty or the like.
    Extra(Box<ExtraChange>),
}

impl TeamsSession {
    /// Makes a correction and says whose ranks moved; a refused one changes nothing.
    pub fn correct(&mut self, plan: PlannedMatch) -> Result<CorrectedMatch, Why> {
        let PlannedMatch { change, who, why, when } = plan;
        let league = &self.league;
        let (mut matches, mut extras) = (league.matches.clone(), league.extras.clone());
        let mut teams = league.teams.clone();
        let made = match change {
            MatchChange::Board { at, now } => {
                let was = std::mem::replace(&mut matches[at.0].boards[at.1], (*now).clone());
                if was == *now {
                    return Err(Why::NothingChanges);
                }
                MadeMatch::Board { at, boards: Box::new([was, *now]) }
            }
            MatchChange::Matches(changed) => {
                if changed.iter().all(|(at, now)| matches[*at] == *now) {
                    return Err(Why::NothingChanges);
                }
                let put = |(at, now): (usize, Match)| [std::mem::replace(&mut matches[at], now.clone()), now];
                MadeMatch::Matches(changed.into_iter().map(put).collect())
            }
            MatchChange::Added(of, board) => {
                matches[of].boards.push(*board);
                MadeMatch::Added((of, matches[of].boards.len() - 1))
            }
            MatchChange::Standing(team, now) => {
                let was = std::mem::replace(&mut teams[team as usize].standing, now);
                if was == now {
                    return Err(Why::NothingChanges);
                }
                MadeMatch::Standing(team, [was, now])
            }
            MatchChange::Extra(change) => {
                extras = change.made(extras)?;
                MadeMatch::Extra(change)
            }
        };
        let before = self.matches_of_knockout();
        let moved = self.league.change(teams, matches, extras, &self.tie_breaks).map_err(|bad| bad.why)?;
        let turned = turned(&before, self.matches_of_knockout());
        Ok(CorrectedMatch { made, who, why, when, moved, turned })
    }

    fn matches_of_knockout(&self) -> Vec<KnockoutMatch> {
        match self.league.conditions.knockout {
            Knockout::Yes => self.league.knockouts(),
            Knockout::No => Vec::new(),
        }
    }
}

/// The matches that now stand otherwise.
fn turned(
    before: &[KnockoutMatch],
    after: Vec<KnockoutMatch>,
) -> Vec<(Option<KnockoutMatch>, KnockoutMatch)> {
    let same_number = before.len() == after.len();
    let changed = after.into_iter().enumerate().filter(|(_, now)| !before.contains(now));
    changed.map(|(place, now)| (before.get(place).filter(|_| same_number).cloned(), now)).collect()
}

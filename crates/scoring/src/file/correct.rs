//! Corrections of a session of pairs or of an individual event, as they are made.

use openroom_cards::Side;

use super::pairs::{Mark, PairsSession};
use crate::{AtTable, Entry, Extra, Fault, Line, Moved, Place, Ranked, Standing, Where, Why};

/// A correction that a file asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// What changes.
    pub change: Change,
    /// Who changed it.
    pub who: String,
    /// Why.
    pub why: String,
    /// When.
    pub when: String,
}

/// What a correction of pairs or individuals changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A line of a traveller.
    Line {
        /// The line.
        at: Where,
        /// Who sat there, where that changes.
        seats: Vec<(Chair, Place)>,
        /// What shall stand there, where that changes.
        entry: Option<Entry>,
        /// The form in which the board was played, where it changes.
        form: Option<u8>,
    },
    /// A line that was forgotten.
    Added {
        /// The place of the traveller.
        board: usize,
        /// The line.
        line: Box<Line>,
        /// What is noted of it.
        mark: Mark,
    },
    /// Whether somebody has a place in the ranking.
    Standing(Place, Standing),
    /// A penalty or the like.
    Extra(Box<ExtraChange>),
}

/// A penalty or the like that is withdrawn, one that is added, or one in the place of another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExtraChange {
    /// What no longer counts.
    pub withdrawn: Option<Extra>,
    /// What counts from now on.
    pub added: Option<Extra>,
}

impl ExtraChange {
    /// The list after the change.
    pub(crate) fn made(&self, mut extras: Vec<Extra>) -> Result<Vec<Extra>, Why> {
        let plain = |extra: &Option<Extra>| extra.clone().map(|extra| Extra { number: None, ..extra });
        if plain(&self.withdrawn) == plain(&self.added) {
            return Err(Why::NothingChanges);
        }
        if let Some(gone) = &self.withdrawn {
            let at = extras.iter().position(|extra| extra == gone).ok_or(Why::NoSuchExtra)?;
            extras.remove(at);
        }
        extras.extend(self.added.clone());
        Ok(extras)
    }
}

/// A place of a line: both of a pair, or one player of an individual event.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chair {
    /// The side.
    pub side: Side,
    /// Which of its two players: 0 for North and East, 1 for South and West; a pair has 0.
    pub player: usize,
}

/// A correction that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrected {
    /// What stood before and what stands now.
    pub made: Made,
    /// Who changed it.
    pub who: String,
    /// Why.
    pub why: String,
    /// When.
    pub when: String,
    /// Whose ranks moved.
    pub moved: Vec<Moved>,
}

/// What stood before a correction, and what stands now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Made {
    /// Lines of a board, each with its place on the traveller, as it was and as it is.
    Lines {
        /// The place of the traveller.
        board: usize,
        /// The lines that changed.
        lines: Vec<(usize, Line, Line)>,
    },
    /// A line that was forgotten, by its traveller and its place there.
    Added(Where),
    /// Somebody's standing, as it was and as it is.
    Standing(Place, [Standing; 2]),
    /// A penalty or the like.
    Extra(Box<ExtraChange>),
}

impl PairsSession {
    /// Everybody's rank in the ranking that decides, ties parted: by victory points in a Swiss, otherwise by score.
    pub fn ranks(&self) -> Vec<Ranked> {
        if let Some(swiss) = &self.swiss {
            let lists = swiss.rankings(&self.book).into_iter();
            return lists.flat_map(|of| swiss.ranks(&self.book, of, &self.tie_breaks)).collect();
        }
        let lists = self.book.rankings().rankings().iter();
        lists.flat_map(|ranking| self.book.ranks(ranking, &self.tie_breaks)).collect()
    }

    /// Penalties, bonus, carry-over and handicaps, whatever they are counted in.
    pub fn extras(&self) -> &[Extra] {
        self.swiss.as_ref().map_or(self.book.extras(), |swiss| &swiss.extras)
    }

    /// Makes a correction and says whose ranks moved; a refused one changes nothing.
    pub fn correct(&mut self, plan: Planned) -> Result<Corrected, Fault> {
        let Planned { change, who, why, when } = plan;
        let before = self.ranks();
        let made = match change {
            Change::Line { at, seats, entry, form } => {
                let lines = self.correct_line(at, &seats, entry, form)?;
                Made::Lines { board: at.board, lines }
            }
            Change::Added { board, line, mark } => {
                let mut lines = self.book.travellers()[board].lines.clone();
                lines.push(*line);
                let at = Where { board, line: lines.len() - 1 };
                self.book.replace_lines(board, lines)?;
                self.marks[board].push(mark);
                Made::Added(at)
            }
            Change::Standing(place, now) => {
                if self.book.contestants().get(place as usize).is_some_and(|one| one.standing == now) {
                    return Err(Fault { at: None, why: Why::NothingChanges });
                }
                Made::Standing(place, [self.book.set_standing(place, now)?, now])
            }
            Change::Extra(change) => {
                self.correct_extra(&change)?;
                Made::Extra(change)
            }
        };
        let moved = moved(&before, &self.ranks(), self.book.contestants().len());
        Ok(Corrected { made, who, why, when, moved })
    }

    fn correct_extra(&mut self, change: &ExtraChange) -> Result<(), Fault> {
        let extras = change.made(self.extras().to_vec()).map_err(|why| Fault { at: None, why })?;
        match &mut self.swiss {
            Some(swiss) => swiss.extras = extras,
            None => self.book.set_extras(extras)?,
        }
        Ok(())
    }

    fn correct_line(
        &mut self,
        at: Where,
        seats: &[(Chair, Place)],
        entry: Option<Entry>,
        form: Option<u8>,
    ) -> Result<Vec<(usize, Line, Line)>, Fault> {
        let was = self.book.travellers()[at.board].lines.clone();
        let mark = &self.marks[at.board][at.line];
        let standing = &was[at.line].entry;
        let obtained = mark.obtained.as_ref().or_else(|| is_result(standing).then_some(standing)).cloned();
        let now_entry = match entry.unwrap_or_else(|| standing.clone()) {
            Entry::Adjusted(mut adjustment) if obtained.is_some() => {
                adjustment.at_table = AtTable::Result;
                Entry::Adjusted(adjustment)
            }
            other => other,
        };
        let mut now = was.clone();
        now[at.line].entry = now_entry.clone();
        now[at.line].form = form.unwrap_or(was[at.line].form);
        for (chair, place) in seats {
            seat(&mut now, at.line, *chair, *place);
        }
        let changed: Vec<(usize, Line, Line)> = was
            .into_iter()
            .zip(&now)
            .enumerate()
            .filter(|(_, (was, now))| was != *now)
            .map(|(line, (was, now))| (line, was, now.clone()))
            .collect();
        let others_sit = changed.iter().any(|(_, was, now)| was.contestants != now.contestants);
        match changed.as_slice() {
            [] => return Err(Fault { at: Some(at), why: Why::NothingChanges }),
            _ if others_sit => self.book.replace_lines(at.board, now)?,
            [(_, was, _)] if was.form == now[at.line].form => {
                self.book.replace(at, now_entry.clone())?;
            }
            _ => {
                self.book.replace_form(at, now_entry.clone(), now[at.line].form)?;
            }
        }
        self.marks[at.board][at.line].obtained =
            if matches!(now_entry, Entry::Adjusted(_)) { obtained } else { None };
        // The book has set the section of a line by those who sit there.
        let lines = &self.book.travellers()[at.board].lines;
        Ok(changed.into_iter().map(|(line, was, _)| (line, was, lines[line].clone())).collect())
    }
}

/// Seats someone on a line. Whoever sat there takes his place, where he had another on this board.
fn seat(lines: &mut [Line], at: usize, chair: Chair, who: Place) {
    let gone = lines[at].contestants[chair.side][chair.player];
    if gone == who {
        return;
    }
    let compared = lines[at].is_compared();
    for (place, line) in lines.iter_mut().enumerate() {
        let here = place == at;
        let concerned = here || (compared && line.is_compared());
        for side in Side::ALL.into_iter().filter(|_| concerned) {
            for seated in &mut line.contestants[side] {
                if *seated == who {
                    *seated = gone;
                } else if here && *seated == gone {
                    *seated = who;
                }
            }
        }
    }
}

fn is_result(entry: &Entry) -> bool {
    matches!(entry, Entry::Result(_) | Entry::Points(_))
}

fn moved(before: &[Ranked], after: &[Ranked], contestants: usize) -> Vec<Moved> {
    let by_contestant = |ranks: &[Ranked]| {
        let mut all = vec![None; contestants];
        for ranked in ranks {
            all[ranked.contestant as usize] = Some(ranked.rank);
        }
        all
    };
    let pairs = by_contestant(before).into_iter().zip(by_contestant(after));
    let moved = pairs.enumerate().filter(|(_, (from, to))| from != to);
    moved.map(|(place, (from, to))| Moved { contestant: place as Place, from, to }).collect()
}

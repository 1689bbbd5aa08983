//! Corrections of a session of pairs or of an individual event.

use super::pairs::{PairsSession, Planned};
use crate::{AtTable, Correction, Entry, Fault, Moved, Place, Ranked};

impl PairsSession {
    /// Everybody's rank in the ranking that decides, ties parted: by victory points in a Swiss, otherwise by score.
    pub fn ranks(&self) -> Vec<Ranked> {
        if let Some(swiss) = &self.swiss {
            return swiss.ranks(&self.book, &self.tie_breaks);
        }
        let lists = self.book.rankings().rankings().iter();
        lists.flat_map(|ranking| self.book.ranks(ranking, &self.tie_breaks)).collect()
    }

    /// Makes a correction and says whose ranks moved; a refused one changes nothing.
    pub fn correct(&mut self, plan: Planned) -> Result<(Correction, Vec<Moved>), Fault> {
        let Planned { at, entry, form, who, why, when } = plan;
        let mark = &self.marks[at.board][at.line];
        let standing = &self.book.travellers()[at.board].lines[at.line].entry;
        let obtained = mark.obtained.as_ref().or_else(|| is_result(standing).then_some(standing)).cloned();
        let now = match entry.unwrap_or_else(|| standing.clone()) {
            Entry::Adjusted(mut adjustment) if obtained.is_some() => {
                adjustment.at_table = AtTable::Result;
                Entry::Adjusted(adjustment)
            }
            other => other,
        };
        let before = self.ranks();
        let was_form = self.book.travellers()[at.board].lines[at.line].form;
        let now_form = form.unwrap_or(was_form);
        let was = if now_form == was_form {
            self.book.replace(at, now.clone())?
        } else {
            self.book.replace_form(at, now.clone(), now_form)?
        };
        self.marks[at.board][at.line].obtained =
            if matches!(now, Entry::Adjusted(_)) { obtained } else { None };
        let moved = moved(&before, &self.ranks(), self.book.contestants().len());
        let forms = [was_form, now_form];
        Ok((Correction { at, was, now, forms, who, why, when }, moved))
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

use openroom_cards::Side;

use crate::annulled::is_annulled;
use crate::board::{BoardScores, Cell, Setting, cell};
use crate::compare::{compare_again, weighted_score};
use crate::fault::{Fault, Where, Why, check_entry, check_extras, check_seats};
use crate::ranking::Rankings;
use crate::{Book, Entry, Extra, Line, Place, Ratio, Standing};

/// A change of one score, with what it was, who changed it, why and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// The line.
    pub at: Where,
    /// What stood there before.
    pub was: Entry,
    /// What stands there now.
    pub now: Entry,
    /// The form in which the board was played, before and now.
    pub forms: [u8; 2],
    /// Who changed it.
    pub who: String,
    /// Why.
    pub why: String,
    /// When, as the record keeper's clock writes it.
    pub when: String,
}

/// A contestant whose rank changed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Moved {
    /// Who.
    pub contestant: Place,
    /// The rank before; none where he had none.
    pub from: Option<u32>,
    /// The rank now.
    pub to: Option<u32>,
}

impl Book {
    /// Puts another entry on a line and ranks anew, touching only what changed; gives back the entry that stood there.
    ///
    /// A refused entry changes nothing.
    pub fn replace(&mut self, at: Where, entry: Entry) -> Result<Entry, Fault> {
        let fault = |why| Fault { at: Some(at), why };
        self.may_replace(at, &entry)?;
        let board = self.travellers[at.board].board;
        let side = Side::NorthSouth;
        let before = cell(&self.travellers[at.board].lines[at.line].entry, board, side);
        let after = cell(&entry, board, side);
        let group = self.boards[at.board].group(at.line);
        match (before, after) {
            (Ok(Cell::Single(before)), Ok(Cell::Single(after)))
                if group.columns.len() == 1 && !splits(&entry) =>
            {
                let was = std::mem::replace(&mut self.travellers[at.board].lines[at.line].entry, entry);
                self.shift(at, before, after);
                Ok(was)
            }
            (_, Err(why)) => Err(fault(Why::TooManyTricks(why))),
            _ => {
                let form = self.travellers[at.board].lines[at.line].form;
                self.rescore(at, entry, form)
            }
        }
    }

    /// The same where the board turns out to have been played in another form: it is then compared with others.
    pub fn replace_form(&mut self, at: Where, entry: Entry, form: u8) -> Result<Entry, Fault> {
        self.may_replace(at, &entry)?;
        self.rescore(at, entry, form)
    }

    /// Puts other lines on a traveller where others sat there than was written, and scores the session anew.
    ///
    /// A refusal changes nothing.
    pub fn replace_lines(&mut self, board: usize, mut lines: Vec<Line>) -> Result<(), Fault> {
        let was = &self.travellers[board].lines;
        for (line, now) in lines.iter_mut().enumerate() {
            let fault = |why| Fault { at: Some(Where { board, line }), why };
            if was.get(line) == Some(now) {
                continue;
            }
            let unknown = |place: &&Place| **place as usize >= self.contestants.len();
            if let Some(place) = now.contestants.values().iter().flatten().find(unknown) {
                return Err(fault(Why::UnknownContestant(*place)));
            }
            let annulled = |line: &Line| is_annulled(&self.conditions, &self.contestants, line);
            if was.get(line).is_some_and(annulled) {
                return Err(fault(Why::Annulled));
            }
            check_seats(&now.contestants, &self.contestants, &self.conditions).map_err(fault)?;
            now.section = self.contestants[now.contestants[Side::NorthSouth][0] as usize].section;
        }
        for ((_, line), entry) in self.annulled.iter().filter(|((of, _), _)| *of == board) {
            lines[*line].entry = entry.clone();
        }
        let mut travellers = self.as_entered();
        travellers[board].lines = lines;
        let (conditions, contestants) = (self.conditions.clone(), self.contestants.clone());
        *self = Book::new(conditions, contestants, travellers, self.extras.clone())?;
        Ok(())
    }

    /// Gives a contestant another standing and scores the session anew: what he played may be annulled, or count again.
    pub fn set_standing(&mut self, place: Place, standing: Standing) -> Result<Standing, Fault> {
        let mut contestants = self.contestants.clone();
        let one = contestants.get_mut(place as usize);
        let one = one.ok_or(Fault { at: None, why: Why::UnknownContestant(place) })?;
        let was = std::mem::replace(&mut one.standing, standing);
        *self = Book::new(self.conditions.clone(), contestants, self.as_entered(), self.extras.clone())?;
        Ok(was)
    }

    /// Puts other penalties, bonus, carry-over and handicaps in the place of those there were, and ranks anew.
    pub fn set_extras(&mut self, mut extras: Vec<Extra>) -> Result<(), Fault> {
        check_extras(&self.conditions, &self.contestants, &extras).map_err(|why| Fault { at: None, why })?;
        extras.sort_by_key(|extra| extra.contestant);
        self.extras = extras;
        self.rankings = Rankings::new(self);
        Ok(())
    }

    fn may_replace(&self, at: Where, entry: &Entry) -> Result<(), Fault> {
        let fault = |why| Fault { at: Some(at), why };
        check_entry(entry, &self.conditions).map_err(fault)?;
        let line = &self.travellers[at.board].lines[at.line];
        if is_annulled(&self.conditions, &self.contestants, line) {
            return Err(fault(Why::Annulled));
        }
        Ok(())
    }

    /// Corrects a score and says whose ranks moved.
    pub fn correct(
        &mut self,
        at: Where,
        entry: Entry,
        who: &str,
        why: &str,
        when: &str,
    ) -> Result<(Correction, Vec<Moved>), Fault> {
        let before = self.ranks_by_contestant();
        let was = self.replace(at, entry.clone())?;
        let after = self.ranks_by_contestant();
        let moved = before
            .into_iter()
            .zip(after)
            .enumerate()
            .filter(|(_, (from, to))| from != to)
            .map(|(place, (from, to))| Moved { contestant: place as Place, from, to })
            .collect();
        let (who, why, when) = (who.to_owned(), why.to_owned(), when.to_owned());
        let form = self.travellers[at.board].lines[at.line].form;
        Ok((Correction { at, was, now: entry, forms: [form, form], who, why, when }, moved))
    }

    fn ranks_by_contestant(&self) -> Vec<Option<u32>> {
        let mut ranks = vec![None; self.contestants.len()];
        for ranking in self.rankings.rankings() {
            for ranked in self.rankings.ranks(ranking) {
                ranks[ranked.contestant as usize] = Some(ranked.rank);
            }
        }
        ranks
    }

    /// One result becomes another: only the levels between them change.
    fn shift(&mut self, at: Where, before: i32, after: i32) {
        let Book { travellers, boards, totals, conditions, .. } = self;
        let traveller = &travellers[at.board];
        let scores = &mut boards[at.board];
        let group = &mut scores.groups[usize::from(scores.group_of[at.line])];
        let weighted = |group: &crate::board::Group| -> Vec<Ratio> {
            let (column, compared) = &group.columns[0];
            let score = |line: &u32| match cell(
                &traveller.lines[*line as usize].entry,
                traveller.board,
                Side::NorthSouth,
            ) {
                Ok(Cell::Weighted(points)) => weighted_score(column, compared, &conditions.method, points),
                Ok(Cell::Single(_) | Cell::Nothing | Cell::Artificial(_)) | Err(_) => Ratio::ZERO,
            };
            group.weighted.iter().map(score).collect()
        };
        let weighted_before = weighted(group);
        let (column, compared) = &mut group.columns[0];
        let line = at.line as u32;
        let old: Vec<(i32, Ratio)> =
            column.levels.iter().map(|level| level.points).zip(compared.scores.iter().cloned()).collect();
        let score_before = |points: i32| {
            old.binary_search_by_key(&points, |(points, _)| *points).ok().map(|place| &old[place].1)
        };
        column.remove_single(before, line);
        column.add_single(after, line);
        let again = compare_again(
            column,
            &conditions.method,
            &group.size,
            &compared.finish,
            |points| score_before(points).cloned(),
            (before, after),
        );
        *compared = again;

        let radicand = compared.radicand();
        let mut changed: Vec<Place> = Vec::new();
        let mut add = |line: u32, difference: &Ratio| {
            let line = &traveller.lines[line as usize];
            for (side, gained) in [(Side::NorthSouth, difference), (Side::EastWest, &-difference)] {
                for place in line.of(side) {
                    totals[*place as usize].add(gained, radicand);
                    changed.push(*place);
                }
            }
        };
        for (level, score) in column.levels.iter().zip(&compared.scores) {
            let same = score_before(level.points);
            let Some(same) = same.or_else(|| score_before(before)) else { continue };
            let difference = score - same;
            if difference.is_zero() && level.points != after {
                continue;
            }
            for other in &level.lines {
                if *other == line {
                    let own = score_before(before).map_or(Ratio::ZERO, |was| score - was);
                    add(line, &own);
                } else if !difference.is_zero() {
                    add(*other, &difference);
                }
            }
        }
        let weighted_lines = group.weighted.clone();
        for ((other, was), now) in weighted_lines.iter().zip(weighted_before).zip(weighted(group)) {
            add(*other, &(now - was));
        }
        self.rerank(&changed);
    }

    fn rerank(&mut self, changed: &[Place]) {
        let keys: Vec<_> = changed.iter().map(|place| self.key(*place)).collect();
        self.rankings.update(changed, keys.into_iter());
    }

    /// The board is scored anew and everybody is ranked anew.
    fn rescore(&mut self, at: Where, entry: Entry, form: u8) -> Result<Entry, Fault> {
        let line = &mut self.travellers[at.board].lines[at.line];
        let was = std::mem::replace(line, Line { entry, form, ..line.clone() });
        let setting = Setting { conditions: &self.conditions, expected: &self.expected };
        match BoardScores::new(&self.travellers[at.board], &setting) {
            Ok(scores) => {
                let now = std::mem::replace(&mut self.travellers[at.board].lines[at.line], was);
                let (old, traveller) = (&self.boards[at.board], &self.travellers[at.board]);
                old.debit(at.board, traveller, &self.conditions, &mut self.totals);
                let was = std::mem::replace(&mut self.travellers[at.board].lines[at.line], now);
                scores.credit(at.board, &self.travellers[at.board], &self.conditions, &mut self.totals);
                for totals in &mut self.totals {
                    totals.artificial.sort_by_key(|awarded| awarded.board);
                }
                self.boards[at.board] = scores;
                self.rank_anew();
                Ok(was.entry)
            }
            Err((line, why)) => {
                self.travellers[at.board].lines[at.line] = was;
                Err(Fault::tricks(Where { board: at.board, line }, why))
            }
        }
    }
}

fn splits(entry: &Entry) -> bool {
    match entry {
        Entry::Adjusted(adjustment) => adjustment.is_split(),
        Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => false,
    }
}

//! Scores compared with one another.

use openroom_cards::{Board, BySide, Side};
use openroom_lawbook::provisions::{L12C1c, L78A, L78B, L78C, L87B};
use openroom_scoring::{
    Adjustment, AtTable, Award, Book, Conditions, Contestant, Divisor, Entry, Line, LineScore, Method,
    Offenders, Ratio, Traveller, Weighted, imps,
};

use super::number::{list, points, signed, weighted};
use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::Ordered;
use crate::words::Words;

pub(super) const BEGINNINGS: Forms = &[(
    "NS scores POINTS, POINTS",
    "one a table; a weighted one is `60% +420 40% -50`; `;` parts the groups of a fouled board",
)];

pub(super) const ACTS: Forms = &[
    ("matchpoints", "of those scores; the groups of a fouled board are Neuberged to the full field"),
    ("cross-IMPs", "of those scores, not divided"),
    ("POINTS against POINTS", "two tables of a match"),
    ("difference POINTS", "in IMPs"),
    ("total POINTS, POINTS", "total points"),
];

pub(super) const ORDERS: Forms = &[
    ("SIDE NUMBERS", "what each table of North-South or East-West gets: `NS 8, 5, 5, 2, 0`"),
    ("NUMBER IMP", ""),
    ("POINTS", ""),
];

impl Sheet {
    pub(super) fn compares(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        if !words.take("NS scores") {
            return Ok(false);
        }
        self.scores = Vec::new();
        for group in words.parts(";") {
            let scores = group.parts(",").into_iter().map(weighted).collect::<Result<_, _>>()?;
            self.scores.push(scores);
        }
        Ok(true)
    }

    pub(super) fn compared(&mut self, words: &mut Words<'_>) -> Result<Option<Vec<Ordered>>, Fault> {
        if words.take("matchpoints") {
            return self.board(words, Method::Matchpoints(self.unit), &Side::ALL).map(Some);
        }
        if words.take("cross-IMPs") {
            let method = Method::CrossImps(Divisor::Undivided);
            return self.board(words, method, &[Side::NorthSouth]).map(Some);
        }
        let order = |by, words| Ok(Some(vec![Ordered { by, words }]));
        if words.take("difference") {
            let difference = points(words)?;
            words.done()?;
            return order(L78B, format!("{} IMP", imps(difference)));
        }
        if words.take("total") {
            return order(L78C, signed(total(words)?));
        }
        if words.part_at("against").is_some() {
            let one = points(words)?;
            words.expect("against")?;
            let other = points(words)?;
            words.done()?;
            return order(L78B, format!("{} IMP", imps(one - other)));
        }
        Ok(None)
    }

    fn board(&self, words: &Words<'_>, method: Method, sides: &[Side]) -> Result<Vec<Ordered>, Fault> {
        words.done()?;
        let by = match (self.scores.len(), method.has_top()) {
            (0 | 1, true) => L78A,
            (0 | 1, false) => L78B,
            _ => L87B,
        };
        let book = self.book(method).ok_or_else(|| words.fault("`NS scores` before this line"))?;
        Ok(sides.iter().map(|side| Ordered { by, words: self.column(&book, *side) }).collect())
    }

    fn column(&self, book: &Book, side: Side) -> String {
        let mut found: Vec<Vec<Ratio>> = vec![Vec::new(); self.scores.len()];
        for (place, line) in book.travellers()[0].lines.iter().enumerate() {
            if let LineScore::Compared(score) = book.line_score(0, place, side) {
                found[usize::from(line.form)].push(score);
            }
        }
        let groups: Vec<String> = found.iter().map(|group| list(group)).collect();
        format!("{side} {}", groups.join("; "))
    }

    fn book(&self, method: Method) -> Option<Book> {
        let mut lines = Vec::new();
        for (form, group) in self.scores.iter().enumerate() {
            for score in group {
                let place = 2 * lines.len() as u32;
                let contestants = BySide::new([[place; 2], [place + 1; 2]]);
                lines.push(Line { contestants, entry: entry(score), form: form as u8, section: 0 });
            }
        }
        if lines.is_empty() {
            return None;
        }
        let contestants = vec![Contestant::default(); 2 * lines.len()];
        let traveller = Traveller { board: Board::numbered(std::num::NonZeroU32::MIN), lines };
        let conditions = Conditions::regulated(self.edition, &self.regulations, method);
        Book::new(conditions, contestants, vec![traveller], Vec::new()).ok()
    }
}

fn entry(score: &Weighted) -> Entry {
    if let Some(points) = score.single() {
        return Entry::Points(points);
    }
    let awards = BySide::from_fn(|_| Award::Points(score.clone()));
    let at_table = AtTable::NoResult;
    Entry::Adjusted(Adjustment { awards, offenders: Offenders::NotStated, by: L12C1c, at_table })
}

fn total(words: &mut Words<'_>) -> Result<i32, Fault> {
    let mut sum = 0i32;
    for mut score in words.parts(",") {
        sum = sum.saturating_add(points(&mut score)?);
        score.done()?;
    }
    Ok(sum)
}

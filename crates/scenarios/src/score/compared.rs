//! Scores compared with one another.

use openroom_cards::{Board, BySide, Side};
use openroom_lawbook::provisions::{L78A, L78B, L78C, L87B};
use openroom_scoring::{
    Book, Conditions, Contestant, Divisor, Entry, Line, LineScore, Method, Ratio, Traveller, Weighted, imps,
};

use super::number::{list, numbers, points, weighted};
use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::Check;
use crate::words::Words;

pub(super) const BEGINNINGS: Forms = &[(
    "NS scores POINTS, POINTS",
    "one a table; a weighted one is `60% +420 40% -50`; `; ` parts the groups of a fouled board",
)];

pub(super) const CHECKS: Forms = &[
    (
        "matchpoints NUMBERS",
        "of North-South, table by table; groups parted by `;` are Neuberged to the full field",
    ),
    ("matchpoints of EW NUMBERS", "the same for East-West"),
    ("cross-IMPs NUMBERS", "the sums, not divided"),
    ("POINTS against POINTS is NUMBER IMP", "two tables of a match"),
    ("difference POINTS is NUMBER IMP", ""),
    ("total POINTS, POINTS is POINTS", "total points"),
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

    pub(super) fn check_compared(&self, mut words: Words<'_>) -> Result<Option<Check>, Fault> {
        if words.take("matchpoints of EW") {
            return self
                .board(words, "matchpoints of EW", Method::Matchpoints(self.unit), Side::EastWest)
                .map(Some);
        }
        if words.take("matchpoints") {
            return self
                .board(words, "matchpoints", Method::Matchpoints(self.unit), Side::NorthSouth)
                .map(Some);
        }
        if words.take("cross-IMPs") {
            let method = Method::CrossImps(Divisor::Undivided);
            return self.board(words, "cross-IMPs", method, Side::NorthSouth).map(Some);
        }
        if words.take("difference") {
            return imp_check(words).map(Some);
        }
        if words.take("total") {
            return total(words).map(Some);
        }
        if words.part_at("against").is_some() {
            return against(words).map(Some);
        }
        Ok(None)
    }

    fn board(&self, words: Words<'_>, name: &str, method: Method, side: Side) -> Result<Check, Fault> {
        let mut by = vec![if method.has_top() { L78A } else { L78B }];
        if self.scores.len() > 1 {
            by.push(L87B);
        }
        let book = self.book(method).ok_or_else(|| words.fault("`NS scores` before this line"))?;
        let mut found: Vec<Vec<Ratio>> = vec![Vec::new(); self.scores.len()];
        for (place, line) in book.travellers()[0].lines.iter().enumerate() {
            if let LineScore::Compared(score) = book.line_score(0, place, side) {
                found[usize::from(line.form)].push(score);
            }
        }
        let expected = words.parts(";").iter().map(numbers).collect::<Result<Vec<_>, _>>()?;
        let text = |groups: &[Vec<Ratio>]| {
            let groups: Vec<String> = groups.iter().map(|group| list(group)).collect();
            format!("{name} {}", groups.join("; "))
        };
        Ok(Check { expected: text(&expected), found: text(&found), by })
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
        let contestants = vec![Contestant::default(); 2 * lines.len()];
        let traveller = Traveller { board: Board::numbered(std::num::NonZeroU32::MIN), lines };
        let conditions = Conditions::regulated(self.edition, &self.regulations, method);
        (!contestants.is_empty())
            .then(|| Book::new(conditions, contestants, vec![traveller], Vec::new()).ok())
            .flatten()
    }
}

fn entry(score: &Weighted) -> Entry {
    use openroom_lawbook::provisions::L12C1c;
    use openroom_scoring::{Adjustment, Award, Offenders};
    match score.single() {
        Some(points) => Entry::Points(points),
        None => {
            let awards = BySide::from_fn(|_| Award::Points(score.clone()));
            Entry::Adjusted(Adjustment { awards, offenders: Offenders::Neither, by: L12C1c })
        }
    }
}

fn imp_check(mut words: Words<'_>) -> Result<Check, Fault> {
    let difference = points(&mut words)?;
    words.expect("is")?;
    let expected = points(&mut words)?;
    words.expect("IMP")?;
    words.done()?;
    let text = |imps: i32| format!("difference {difference} is {imps} IMP");
    Ok(Check { expected: text(expected), found: text(imps(difference)), by: vec![L78B] })
}

fn against(mut words: Words<'_>) -> Result<Check, Fault> {
    let one = points(&mut words)?;
    words.expect("against")?;
    let other = points(&mut words)?;
    words.expect("is")?;
    let expected = points(&mut words)?;
    words.expect("IMP")?;
    words.done()?;
    let text = |imps: i32| format!("{one:+} against {other:+} is {imps} IMP");
    Ok(Check { expected: text(expected), found: text(imps(one - other)), by: vec![L78B] })
}

fn total(words: Words<'_>) -> Result<Check, Fault> {
    let Some((scores, mut sum)) = words.part_at("is") else {
        return Err(words.fault("scores, `is` and their sum"));
    };
    let expected = points(&mut sum)?;
    sum.done()?;
    let mut found = 0i32;
    let mut texts = Vec::new();
    for mut score in scores.parts(",") {
        let one = points(&mut score)?;
        score.done()?;
        found = found.saturating_add(one);
        texts.push(format!("{one:+}"));
    }
    let text = |sum: i32| format!("total {} is {sum:+}", texts.join(", "));
    Ok(Check { expected: text(expected), found: text(found), by: vec![L78C] })
}

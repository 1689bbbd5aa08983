//! The arithmetic of one board, line by line.

use std::fmt;

use openroom_cards::{Board, Outcome, Side};
use openroom_lawbook::provisions::{L12C1c, L77Passout, L78A, L78B, L78C, L87B};
use openroom_lawbook::{Edition, Provision};

use crate::board::{Cell, Group, cell};
use crate::column::Column;
use crate::compare::{Compared, Finish, outcome_score};
use crate::{Book, Entry, LineScore, Method, Ratio, Unequal, Weighted, imps, items};

/// One step of the arithmetic: by a provision of the Laws, or by a regulation where there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The provision.
    pub by: Option<Provision>,
    /// What was done, with its numbers.
    pub text: String,
}

impl Reason {
    /// The step with the number that an edition prints.
    pub fn cited(&self, edition: Edition) -> impl fmt::Display + '_ {
        let number = self.by.map_or("regulation", |by| by.cite(edition));
        format!("{number:<14} {}", self.text)
    }
}

impl Book {
    /// The arithmetic of a board.
    pub fn explain(&self, board: usize) -> Vec<Reason> {
        let mut reasons = Vec::new();
        self.explain_entries(board, &mut reasons);
        let scores = &self.boards[board];
        if scores.groups.len() > 1 {
            let text = format!("{} groups of tables are scored apart", scores.groups.len());
            reasons.push(Reason { by: Some(L87B), text });
        }
        for (place, group) in scores.groups.iter().enumerate() {
            if scores.groups.len() > 1 {
                let lines = scores.group_of.iter().filter(|of| usize::from(**of) == place).count();
                reasons.push(Reason { by: None, text: format!("group {}: {lines} lines", place + 1) });
            }
            self.explain_group(group, &mut reasons);
        }
        self.explain_scores(board, &mut reasons);
        reasons
    }

    fn who(&self, board: usize, line: usize, side: Side) -> String {
        let ids = self.travellers[board].lines[line].of(side).iter();
        ids.map(|place| self.contestants[*place as usize].id.as_str()).collect::<Vec<_>>().join("+")
    }

    fn explain_entries(&self, board: usize, reasons: &mut Vec<Reason>) {
        let traveller = &self.travellers[board];
        for (place, line) in traveller.lines.iter().enumerate() {
            let who = format!(
                "{} v {}",
                self.who(board, place, Side::NorthSouth),
                self.who(board, place, Side::EastWest)
            );
            let (by, text) = entry_words(&line.entry, traveller.board);
            reasons.push(Reason { by, text: format!("{who}: {text}") });
        }
    }

    fn explain_group(&self, group: &Group, reasons: &mut Vec<Reason>) {
        let sides = [Side::NorthSouth, Side::EastWest];
        for ((column, compared), side) in group.columns.iter().zip(sides) {
            if group.columns.len() > 1 {
                let text = format!("a score is split: the scores of {side} are compared with one another");
                reasons.push(Reason { by: None, text });
            }
            self.explain_size(group, column, compared, reasons);
            for (level, score) in column.levels.iter().zip(&compared.scores) {
                if level.lines.is_empty() {
                    continue;
                }
                let how = self.how(column, compared, level.points);
                let text = format!(
                    "{} ({} ×): {how} = {}",
                    signed(level.points),
                    level.count.exact(),
                    score.exact()
                );
                reasons.push(Reason { by: Some(self.method_provision()), text });
            }
        }
    }

    fn explain_size(&self, group: &Group, column: &Column, compared: &Compared, reasons: &mut Vec<Reason>) {
        if let Some(datum) = &compared.datum {
            reasons.push(Reason { by: None, text: format!("the datum is {}", datum.exact()) });
        }
        let (tables, expected) = (column.tables, group.size.expected.max(column.tables));
        if tables < expected && group.size.unequal == Unequal::Neuberg && self.conditions.method.has_top() {
            let text = format!(
                "{tables} of {expected} results: each stands for {expected}/{tables} (Neuberg), top {}",
                compared.top.exact()
            );
            reasons.push(Reason { by: None, text });
        }
    }

    fn method_provision(&self) -> Provision {
        match self.conditions.method {
            Method::Matchpoints(_) => L78A,
            Method::Butler(_) | Method::CrossImps(_) => L78B,
            Method::TotalPoints => L78C,
        }
    }

    fn how(&self, column: &Column, compared: &Compared, points: i32) -> String {
        let finished = |sum: &Ratio, how: String| match &compared.finish {
            Finish::Linear { times, plus } if *times == Ratio::ONE && plus.is_zero() => how,
            Finish::Linear { times, plus } if plus.is_zero() => {
                format!("({how} = {}) × {}", sum.exact(), times.exact())
            }
            Finish::Linear { times, plus } => {
                format!("({how} = {}) × {} + {}", sum.exact(), times.exact(), plus.exact())
            }
            Finish::Root { times, under } => {
                format!("({how} = {}) × {} / √{under}, to hundredths", sum.exact(), times.exact())
            }
        };
        match &self.conditions.method {
            Method::Matchpoints(unit) => {
                let mut below = Ratio::ZERO;
                let mut equal = Ratio::ZERO;
                for level in &column.levels {
                    match level.points.cmp(&points) {
                        std::cmp::Ordering::Less => below += &level.count,
                        std::cmp::Ordering::Equal => equal = &level.count - Ratio::ONE,
                        std::cmp::Ordering::Greater => {}
                    }
                }
                let (two, one) = (unit.equal() * Ratio::whole(2), unit.equal());
                let sum = &below * &two + &equal * &one;
                finished(
                    &sum,
                    format!(
                        "{} × {} lower + {} × {} equal",
                        two.exact(),
                        below.exact(),
                        one.exact(),
                        equal.exact()
                    ),
                )
            }
            Method::Butler(_) => {
                let datum = compared.datum.clone().unwrap_or_default();
                format!("{} from the datum in IMPs", (Ratio::from(points) - datum).exact())
            }
            Method::CrossImps(_) => {
                let mut sum = Ratio::ZERO;
                let mut parts = Vec::new();
                for level in column.levels.iter().filter(|level| level.points != points) {
                    let each = imps(points - level.points);
                    sum += &(Ratio::from(each) * &level.count);
                    parts.push(format!("{each:+} × {}", level.count.exact()));
                }
                let how = if parts.is_empty() { "nothing to compare".to_owned() } else { parts.join(" ") };
                finished(&sum, how)
            }
            Method::TotalPoints => "as it is".to_owned(),
        }
    }

    fn explain_scores(&self, board: usize, reasons: &mut Vec<Reason>) {
        let traveller = &self.travellers[board];
        for (place, line) in traveller.lines.iter().enumerate() {
            for side in Side::ALL {
                let who = self.who(board, place, side);
                match self.line_score(board, place, side) {
                    LineScore::Artificial(granted) => {
                        let text =
                            format!("{side} {who}: {}{}", granted.amount.exact(), self.of_top(board, place));
                        reasons.push(Reason { by: Some(granted.by), text });
                    }
                    LineScore::Compared(score) => {
                        let (by, how) = match cell(&line.entry, traveller.board, side) {
                            Ok(Cell::Weighted(points)) => (L12C1c, self.weights(board, place, side, points)),
                            Ok(Cell::Single(_) | Cell::Artificial(_) | Cell::Nothing) | Err(_) => {
                                (self.method_provision(), String::new())
                            }
                        };
                        let text =
                            format!("{side} {who}: {how}{}{}", score.exact(), self.of_top(board, place));
                        reasons.push(Reason { by: Some(by), text });
                    }
                    LineScore::None => {}
                }
            }
        }
    }

    /// What each of the weighted results is worth to a side.
    fn weights(&self, board: usize, line: usize, side: Side, points: &Weighted) -> String {
        let (column, compared) = self.boards[board].group(line).column(side);
        let parts: Vec<String> = points
            .results()
            .iter()
            .map(|(weight, one)| {
                let worth = outcome_score(column, compared, &self.conditions.method, points, *one);
                format!("{} × {}", weight.exact(), compared.for_side(worth, side).exact())
            })
            .collect();
        format!("{} = ", parts.join(" + "))
    }

    fn of_top(&self, board: usize, line: usize) -> String {
        let top = self.top(board, line);
        if top.is_zero() { String::new() } else { format!(" of {}", top.exact()) }
    }
}

fn signed(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}

/// What stands on a line, and the provision that its points begin with.
pub(crate) fn entry_words(entry: &Entry, board: Board) -> (Option<Provision>, String) {
    match entry {
        Entry::Result(Outcome::PassedOut) => (Some(L77Passout), "passed out, 0".to_owned()),
        Entry::Result(outcome @ Outcome::Played { contract, tricks }) => {
            let items = items(contract, *tricks, board.vulnerability).unwrap_or_default();
            let parts: Vec<String> =
                items.iter().map(|item| format!("{} {}", item.points, item.part)).collect();
            let sum: i32 = items.iter().map(|item| item.points).sum();
            let text = format!("{outcome} is {} = {sum} for {}", parts.join(" + "), contract.declarer.side());
            (items.first().map(|item| item.part.by()), text)
        }
        Entry::Points(points) => (None, format!("{} as entered", signed(*points))),
        Entry::Adjusted(adjustment) => {
            let [ns, ew] = adjustment.awards.values();
            (Some(adjustment.by), format!("adjusted, NS {ns}; EW {ew}"))
        }
        Entry::Late | Entry::NotPlayed | Entry::Cancelled => {
            (None, "no score, and no comparison for the others".to_owned())
        }
    }
}

//! The arithmetic of one board of pairs, line by line.

use std::fmt;

use openroom_cards::{Board, Outcome, Side};
use openroom_lawbook::provisions::{L12C1c, L77Passout, L78A, L78B, L78C, L87B};
use openroom_lawbook::{Edition, Provision};

use crate::board::{Cell, Group, cell};
use crate::compare::outcome_score;
use crate::{
    Book, Contestant, Entry, Extra, Field, LineScore, Method, Place, Ratio, SitOuts, Surd, TieBreak, TieStep,
    Total, Weighted, items,
};

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

    pub(crate) fn regulation(text: String) -> Reason {
        Reason { by: None, text }
    }
}

impl Book {
    /// The arithmetic of a board; sections are called by their names.
    pub fn explain(&self, board: usize, sections: &[String]) -> Vec<Reason> {
        let mut reasons = Vec::new();
        self.explain_entries(board, &mut reasons);
        self.explain_groups(board, sections, &mut reasons);
        self.explain_scores(board, &mut reasons);
        reasons
    }

    /// How totals and ranks were made.
    pub fn explain_ranking(&self, ways: &[TieBreak]) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for (place, contestant) in (0..).zip(&self.contestants) {
            let scores = self
                .played(place)
                .filter_map(|(board, line, side)| self.score_of(place, board, line, side).amount().cloned());
            let mut scores: Vec<Ratio> = scores.collect();
            let total = self.total(place);
            if self.has_root() {
                let sum = self.exact_on(place, |_| true).unwrap_or_default();
                let text =
                    format!("{}: added up before any rounding {}", contestant.id, self.exact_text(&sum));
                reasons.push(Reason::regulation(text));
                scores = vec![total.boards_score.clone()];
            }
            let extras = self.extras_of(place).iter();
            let amounts = extras.map(|extra| (extra, self.extra_amount(extra, &total.available)));
            reasons.extend(total_words(&contestant.id, &scores, amounts, &total.score));
            reasons.extend(self.sit_out_words(place, &total).map(Reason::regulation));
            if let Some(share) = total.share() {
                let (score, of) = (total.score.exact(), total.available.exact());
                let share = (share * Ratio::whole(100)).shown(2);
                let text = format!("{}: {score} of {of} is {share}%", contestant.id);
                reasons.push(Reason::regulation(text));
            }
        }
        for ranking in self.rankings.rankings() {
            let (_, steps) = self.parting(ranking, ways);
            reasons.extend(steps.iter().map(|step| tie_words(step, &self.contestants)));
        }
        reasons
    }

    fn who(&self, board: usize, line: usize, side: Side) -> String {
        let ids = self.travellers[board].lines[line].of(side).iter();
        ids.map(|place| self.contestants[*place as usize].id.as_str()).collect::<Vec<_>>().join("+")
    }

    /// A sum as it is, and to hundredths where the method rounds it.
    pub(crate) fn exact_text(&self, sum: &Surd) -> String {
        let (exact, settled) = (sum.exact(), self.settled(sum).exact());
        if exact == settled { settled } else { format!("{exact}, to hundredths {settled}") }
    }

    /// How a total became what ranks, where sit-outs are made good.
    fn sit_out_words(&self, place: Place, total: &Total) -> Option<String> {
        let (id, boards) = (&self.contestants[place as usize].id, total.boards);
        if self.conditions.method.has_top() || boards == 0 {
            return None;
        }
        match self.conditions.sit_outs {
            SitOuts::Total => None,
            SitOuts::Mean => {
                let (score, mean) = (bracketed(&total.score), total.ranked.exact());
                Some(format!("{id}: {score} / {boards} boards = {mean}"))
            }
            SitOuts::Factored => {
                let (score, full) = (bracketed(&total.boards_score), self.full_boards(place));
                let extras = &total.score - &total.boards_score;
                let extras =
                    if extras.is_zero() { String::new() } else { format!(" + {}", bracketed(&extras)) };
                let ranked = total.ranked.exact();
                Some(format!("{id}: {score} × {full}/{boards} boards{extras} = {ranked}"))
            }
        }
    }

    fn explain_entries(&self, board: usize, reasons: &mut Vec<Reason>) {
        let traveller = &self.travellers[board];
        for (place, line) in traveller.lines.iter().enumerate() {
            let [ns, ew] = Side::ALL.map(|side| self.who(board, place, side));
            let annulled = self.annulled(board, place);
            let entry = annulled.unwrap_or(&line.entry);
            let (by, mut text) = entry_words(entry, traveller.board, self.conditions.edition);
            if annulled.is_some() {
                text += "; annulled, since a contestant withdrew";
            }
            reasons.push(Reason { by, text: format!("{ns} v {ew}: {text}") });
        }
    }

    fn explain_groups(&self, board: usize, sections: &[String], reasons: &mut Vec<Reason>) {
        let (scores, traveller) = (&self.boards[board], &self.travellers[board]);
        let forms = |line: &crate::Line| (self.conditions.field.section_of(line), line.form);
        for (place, group) in scores.groups.iter().enumerate() {
            let lines: Vec<usize> = (0..traveller.lines.len())
                .filter(|line| usize::from(scores.group_of[*line]) == place)
                .collect();
            if scores.groups.len() > 1
                && let Some(first) = lines.first()
            {
                let (section, form) = forms(&traveller.lines[*first]);
                let fouled = group.size.fouled.is_some();
                let mut what = Vec::new();
                if self.conditions.field == Field::Section {
                    let name = sections.get(usize::from(section)).map_or("", String::as_str);
                    what.push(format!("section {name}"));
                }
                if fouled {
                    what.push(format!("form {}", char::from(b'A' + form)));
                }
                let text =
                    format!("{}: {} lines are compared with one another", what.join(", "), lines.len());
                reasons.push(Reason { by: fouled.then_some(L87B), text });
            }
            self.explain_group(group, reasons);
        }
    }

    fn explain_group(&self, group: &Group, reasons: &mut Vec<Reason>) {
        for ((column, compared), side) in group.columns.iter().zip(Side::ALL) {
            if group.columns.len() > 1 {
                let text = format!("a score is split: the scores of {side} are compared with one another");
                reasons.push(Reason::regulation(text));
            }
            self.explain_method(group, column, compared, reasons);
            for (level, score) in column.levels.iter().zip(&compared.scores) {
                if level.lines.is_empty() {
                    continue;
                }
                let how = self.how(group, column, compared, level.points);
                let rounded = match &compared.rounding {
                    Some(rounding) => format!(", to {} {}", rounding.unit.exact(), score.exact()),
                    None => String::new(),
                };
                let text = format!("{}: {how}{rounded}", signed(level.points));
                reasons.push(Reason { by: Some(self.method_provision()), text });
            }
        }
    }

    pub(crate) fn method_provision(&self) -> Provision {
        match self.conditions.method {
            Method::Matchpoints(_) => L78A,
            Method::Butler(_) | Method::CrossImps(_) => L78B,
            Method::TotalPoints => L78C,
        }
    }

    fn explain_scores(&self, board: usize, reasons: &mut Vec<Reason>) {
        let traveller = &self.travellers[board];
        for (place, line) in traveller.lines.iter().enumerate() {
            for side in Side::ALL {
                let who = format!("{side} {}", self.who(board, place, side));
                match self.line_score(board, place, side) {
                    LineScore::Artificial(_) => {
                        for contestant in line.of(side) {
                            reasons.extend(self.explain_artificial(board, place, *contestant, side));
                        }
                    }
                    LineScore::Compared(score) => {
                        let (by, how) = match cell(&line.entry, traveller.board, side) {
                            Ok(Cell::Weighted(points)) => {
                                (L12C1c, self.weights(board, place, side, points, &score))
                            }
                            Ok(Cell::Single(_) | Cell::Artificial(_) | Cell::Nothing) | Err(_) => {
                                (self.method_provision(), self.for_side(board, place, side, &score))
                            }
                        };
                        let text = format!("{who}: {how}{}", self.of_top(board, place, side));
                        reasons.push(Reason { by: Some(by), text });
                    }
                    LineScore::None => {}
                }
            }
        }
    }

    /// North-South have the score itself, East-West what is left of it.
    fn for_side(&self, board: usize, line: usize, side: Side, score: &Ratio) -> String {
        let (_, compared) = self.boards[board].group(line).column(side);
        match side {
            Side::NorthSouth => score.exact(),
            Side::EastWest => {
                let other = &compared.both - score;
                format!("{} − {} = {}", compared.both.exact(), bracketed(&other), score.exact())
            }
        }
    }

    /// What each of the weighted results is worth to a side.
    fn weights(&self, board: usize, line: usize, side: Side, points: &Weighted, score: &Ratio) -> String {
        let (column, compared) = self.boards[board].group(line).column(side);
        let parts = points.results().iter().map(|(weight, one)| {
            let worth = outcome_score(column, compared, &self.conditions.method, points, *one);
            let worth = Surd::term(compared.for_side(worth, side), compared.finish.radicand);
            let shown = worth.rational().unwrap_or_else(|| worth.hundredths());
            (format!("{} × {}", weight.exact(), bracketed(&shown)), worth.times(weight))
        });
        let (texts, sums): (Vec<String>, Vec<Surd>) = parts.unzip();
        let sum: Surd = sums.iter().sum();
        let (texts, score) = (texts.join(" + "), score.exact());
        match sum.rational().map(|sum| sum.exact()) {
            Some(sum) if sum == score => format!("{texts} = {sum}"),
            Some(sum) => format!("{texts} = {sum}, rounded {score}"),
            None => format!("{texts}: {}, rounded {score}", sum.exact()),
        }
    }

    fn of_top(&self, board: usize, line: usize, side: Side) -> String {
        let top = self.top(board, line, side);
        if top.is_zero() { String::new() } else { format!(", of a top of {}", top.exact()) }
    }
}

pub(crate) fn signed(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}

pub(crate) fn bracketed(number: &Ratio) -> String {
    if number.is_negative() { format!("({})", number.exact()) } else { number.exact() }
}

/// The scores of a contestant added up, with what was added to or taken from them.
pub(crate) fn total_words<'a>(
    id: &str,
    scores: &[Ratio],
    extras: impl Iterator<Item = (&'a Extra, Ratio)>,
    total: &Ratio,
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut parts: Vec<String> = scores.iter().map(bracketed).collect();
    let mut all = parts.join(" + ");
    for (extra, amount) in extras {
        let (sign, kind) = (if extra.kind.is_penalty() { "−" } else { "+" }, extra.kind);
        all = if all.is_empty() { "0".to_owned() } else { all };
        all = format!("{all} {sign} {}", bracketed(&amount));
        if let Some(carried) = &extra.carried {
            reasons.push(Reason::regulation(format!("{id}: {}", carried.words())));
        }
        let text = format!("{id}: {kind} {} {}", amount.exact(), extra.reason);
        reasons.push(Reason { by: extra.by, text: text.trim_end().to_owned() });
        parts.push(String::new());
    }
    let text = if parts.len() > 1 {
        format!("{id}: {all} = {}", total.exact())
    } else {
        format!("{id}: {}", total.exact())
    };
    reasons.push(Reason::regulation(text));
    reasons
}

/// One step by which a tie was parted, or was not.
pub(crate) fn tie_words(step: &TieStep, contestants: &[Contestant]) -> Reason {
    let of =
        |(place, value): &(u32, Ratio)| format!("{} has {}", contestants[*place as usize].id, value.exact());
    let values: Vec<String> = step.values.iter().map(of).collect();
    let end = if step.parts() { "" } else { "; this parts nobody" };
    Reason::regulation(format!("tie, {}: {}{end}", step.way.name(), values.join(", ")))
}

/// What stands on a line, and the provision that its points begin with.
pub(crate) fn entry_words(entry: &Entry, board: Board, edition: Edition) -> (Option<Provision>, String) {
    match entry {
        Entry::Result(Outcome::PassedOut) => (Some(L77Passout), "passed out, 0".to_owned()),
        Entry::Result(outcome @ Outcome::Played { contract, tricks }) => {
            let items = items(contract, *tricks, board.vulnerability).unwrap_or_default();
            let by = |item: &crate::Item| match items.first() {
                Some(first) if first.part.by() != item.part.by() => {
                    format!(" ({})", item.part.by().cite(edition))
                }
                _ => String::new(),
            };
            let parts: Vec<String> =
                items.iter().map(|item| format!("{} {}{}", item.points, item.part, by(item))).collect();
            let sum: i32 = items.iter().map(|item| item.points).sum();
            let text = format!("{outcome} is {} = {sum} for {}", parts.join(" + "), contract.declarer.side());
            (items.first().map(|item| item.part.by()), text)
        }
        Entry::Points(points) => (None, format!("{} as entered", signed(*points))),
        Entry::Adjusted(adjustment) => {
            let [ns, ew] = adjustment.awards.values();
            let scores = if ns == ew { ns.to_string() } else { format!("NS {ns}; EW {ew}") };
            (Some(adjustment.by), format!("adjusted, {}: {scores}", adjustment.offenders))
        }
        Entry::Late => (None, "late: no score yet, and no comparison for the others".to_owned()),
        Entry::NotPlayed => (None, "not played: no score, and no comparison for the others".to_owned()),
        Entry::Cancelled => (None, "cancelled: no score, and no comparison for the others".to_owned()),
    }
}

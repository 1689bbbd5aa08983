//! The arithmetic of one board of pairs, line by line.

use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C1c, L78A, L78B, L78C, L87B};

use crate::board::{Cell, Group, cell};
use crate::compare::outcome_score;
use crate::explain_entry::entry_words;
use crate::ratio::bracketed;
use crate::reason::Reason;
use crate::said::{joined, said, signed, sum};
use crate::{
    Book, Contestant, Extra, Field, LineScore, Method, Place, Ratio, Rounding, Said, SitOuts, Surd, TieBreak,
    TieStep, Total, Weighted, Worth,
};

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
            let id = &contestant.id;
            let scores = self
                .played(place)
                .filter_map(|(board, line, side)| self.score_of(place, board, line, side).amount().cloned());
            let mut scores: Vec<Ratio> = scores.collect();
            let total = self.total(place);
            if self.has_root() {
                let sum = self.exact_text(&self.exact_on(place, |_, _| true).unwrap_or_default());
                let text =
                    said!("step-exact-sum", "{id}: added up before any rounding {sum}", id = id, sum = sum);
                reasons.push(Reason::regulation(text));
                scores = vec![total.boards_score.clone()];
            }
            let extras = self.extras_of(place).iter();
            let amounts = extras.map(|extra| (extra, self.extra_amount(extra, &total.available)));
            reasons.extend(total_words(id, &scores, amounts, &total.score));
            reasons.extend(self.sit_out_words(place, &total).map(Reason::regulation));
            if let Some(share) = total.share() {
                let share = Said::Sum((share * Ratio::whole(100)).shown(2));
                let text = said!(
                    "step-of-total",
                    "{id}: {score} of {of} is {share}%",
                    id = id,
                    score = &total.score,
                    of = &total.available,
                    share = share
                );
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
    pub(crate) fn exact_text(&self, sum: &Surd) -> Said {
        let (exact, score) = (Said::Sum(sum.exact()), Said::Sum(self.settled(sum).exact()));
        if exact == score {
            return score;
        }
        said!("step-hundredths", "{exact}, to hundredths {score}", exact = exact, score = score)
    }

    /// How a total became what ranks, where sit-outs are made good.
    fn sit_out_words(&self, place: Place, total: &Total) -> Option<Said> {
        let (id, boards) = (&self.contestants[place as usize].id, total.boards);
        if self.conditions.method.has_top() || boards == 0 {
            return None;
        }
        match self.conditions.sit_outs {
            SitOuts::Total => None,
            SitOuts::Mean => Some(said!(
                "step-mean",
                "{id}, boards: {boards}: {score} / {boards} = {mean}",
                id = id,
                score = Said::Sum(bracketed(&total.score)),
                boards = boards,
                mean = &total.ranked
            )),
            SitOuts::Factored => {
                let extras = &total.score - &total.boards_score;
                let extras =
                    if extras.is_zero() { Said::from("") } else { sum!(" + {}", bracketed(&extras)) };
                Some(said!(
                    "step-factored",
                    "{id}, boards: {boards} of {full}: {score} × {full}/{boards}{extras} = {ranked}",
                    id = id,
                    score = Said::Sum(bracketed(&total.boards_score)),
                    full = self.full_boards(place),
                    boards = boards,
                    extras = extras,
                    ranked = &total.ranked
                ))
            }
        }
    }

    fn explain_entries(&self, board: usize, reasons: &mut Vec<Reason>) {
        let traveller = &self.travellers[board];
        for (place, line) in traveller.lines.iter().enumerate() {
            let [ns, ew] = Side::ALL.map(|side| self.who(board, place, side));
            let annulled = self.annulled(board, place);
            let entry = annulled.unwrap_or(&line.entry);
            let (by, mut what) = entry_words(entry, traveller.board);
            if annulled.is_some() {
                what = said!("step-annulled", "{what}; annulled, since a contestant withdrew", what = what);
            }
            let text = joined!(ns, " ", said!("versus", "v"), " ", ew, ": ", what);
            reasons.push(Reason::new(by, text));
        }
    }

    fn explain_groups(&self, board: usize, sections: &[String], reasons: &mut Vec<Reason>) {
        let (scores, traveller) = (&self.boards[board], &self.travellers[board]);
        let forms = |line: &crate::Line| (self.conditions.field.section_of(line), line.form);
        for (place, group) in scores.groups.iter().enumerate() {
            let here = scores.group_of.iter().map(|group| usize::from(*group) == place);
            let lines = traveller.lines.iter().zip(here).filter(|(_, here)| *here).map(|(line, _)| line);
            let lines: Vec<&crate::Line> = lines.filter(|line| line.is_compared()).collect();
            if scores.groups.len() > 1 {
                let Some(first) = lines.first() else { continue };
                let (section, form) = forms(first);
                let fouled = group.size.fouled.is_some();
                let mut what = Vec::new();
                if self.conditions.field == Field::Section {
                    let name = sections.get(usize::from(section)).map_or("", String::as_str);
                    what.push(said!("step-section", "section {name}", name = name));
                }
                if fouled {
                    what.push(said!("step-form", "form {form}", form = char::from(b'A' + form).to_string()));
                }
                let text = said!(
                    "step-group",
                    "{what}: lines compared with one another: {n}",
                    what = Said::join(what, ", "),
                    n = lines.len() as u32
                );
                reasons.push(Reason::new(fouled.then_some(L87B), text));
            }
            self.explain_group(group, reasons);
        }
    }

    fn explain_group(&self, group: &Group, reasons: &mut Vec<Reason>) {
        for ((column, compared), side) in group.columns.iter().zip(Side::ALL) {
            if group.columns.len() > 1 {
                let text = said!(
                    "step-split",
                    "a score is split: the scores of {side} are compared with one another",
                    side = side
                );
                reasons.push(Reason::regulation(text));
            }
            self.explain_method(group, column, compared, reasons);
            for (level, score) in column.levels.iter().zip(&compared.scores) {
                if level.lines.is_empty() {
                    continue;
                }
                let mut how = self.how(group, column, compared, level.points);
                if let Some(rounding) = &compared.rounding {
                    how = rounded_to(how, rounding, score);
                }
                let text = joined!(signed(level.points), ": ", how);
                reasons.push(Reason::new(Some(self.method_provision()), text));
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
                        let how = self.of_top(how, board, place, side);
                        let text = joined!(side, " ", self.who(board, place, side), ": ", how);
                        reasons.push(Reason::new(Some(by), text));
                    }
                    LineScore::None => {}
                }
            }
        }
    }

    /// North-South have the score itself, East-West what is left of it.
    fn for_side(&self, board: usize, line: usize, side: Side, score: &Ratio) -> Said {
        let (_, compared) = self.boards[board].group(line).column(side);
        match side {
            Side::NorthSouth => score.into(),
            Side::EastWest => {
                let other = &compared.both - score;
                sum!("{} − {} = {}", compared.both.exact(), bracketed(&other), score.exact())
            }
        }
    }

    /// What each of the weighted results is worth to a side.
    fn weights(&self, board: usize, line: usize, side: Side, points: &Weighted, score: &Ratio) -> Said {
        let (column, compared) = self.boards[board].group(line).column(side);
        let parts = points.results().iter().map(|(weight, one)| {
            let worth = outcome_score(column, compared, &self.conditions.method, points, *one);
            let worth = Surd::term(compared.for_side(worth, side), compared.finish.radicand);
            let shown = worth.rational().unwrap_or_else(|| worth.hundredths());
            (format!("{} × {}", weight.exact(), bracketed(&shown)), worth.times(weight))
        });
        let (texts, sums): (Vec<String>, Vec<Surd>) = parts.unzip();
        let sum: Surd = sums.iter().sum();
        let texts = texts.join(" + ");
        let sum = match sum.rational() {
            Some(sum) if sum == *score => return sum!("{texts} = {}", sum.exact()),
            Some(sum) => sum!("{texts} = {}", sum.exact()),
            None => sum!("{texts}: {}", sum.exact()),
        };
        said!("step-rounded", "{sum}, rounded {score}", sum = sum, score = score)
    }

    fn of_top(&self, how: Said, board: usize, line: usize, side: Side) -> Said {
        let top = self.top(board, line, side);
        if top.is_zero() {
            how
        } else {
            said!("step-of-top", "{how}, of a top of {top}", how = how, top = &top)
        }
    }
}

/// What was rounded, and to what.
pub(crate) fn rounded_to(how: Said, rounding: &Rounding, score: &Ratio) -> Said {
    said!("step-rounded-to", "{how}, to {unit} {score}", how = how, unit = &rounding.unit, score = score)
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
        let sign = if extra.kind.is_penalty() { "−" } else { "+" };
        all = if all.is_empty() { "0".to_owned() } else { all };
        all = format!("{all} {sign} {}", bracketed(&amount));
        if let Some(carried) = &extra.carried {
            reasons.push(Reason::regulation(joined!(id, ": ", carried.said())));
        }
        let reason =
            if extra.reason.is_empty() { String::new() } else { format!(" {}", extra.reason.trim_end()) };
        let text = joined!(id, ": ", extra.kind.said(), " ", &amount, reason);
        reasons.push(Reason::new(extra.by, text));
        parts.push(String::new());
    }
    let sum = if parts.len() > 1 { sum!("{all} = {}", total.exact()) } else { total.into() };
    reasons.push(Reason::regulation(joined!(id, ": ", sum)));
    reasons
}

/// One step by which a tie was parted, or was not.
pub(crate) fn tie_words(step: &TieStep, contestants: &[Contestant]) -> Reason {
    let of = |(place, worth): &(u32, Worth)| {
        let who = &contestants[*place as usize].id;
        match worth {
            Worth::Number(value) => said!("step-tie-value", "{who} has {value}", who = who, value = value),
            Worth::Boundless => said!("step-tie-nothing-lost", "{who} lost nothing", who = who),
        }
    };
    let values = Said::join(step.values.iter().map(of).collect(), ", ");
    let way = way_words(step.way);
    Reason::regulation(if step.parts() {
        said!("step-tie", "tie, {way}: {values}", way = way, values = values)
    } else {
        said!("step-tie-nobody", "tie, {way}: {values}; this parts nobody", way = way, values = values)
    })
}

fn way_words(way: TieBreak) -> Said {
    match way {
        TieBreak::DirectEncounter => said!("step-way-direct-encounter", "direct encounter"),
        TieBreak::BetterBoards => said!("step-way-better-boards", "better boards"),
        TieBreak::Tops => said!("step-way-tops", "tops"),
        TieBreak::Wins => said!("step-way-wins", "wins"),
        TieBreak::Margins => said!("step-way-margins", "margins"),
        TieBreak::Quotient => said!("step-way-quotient", "quotient"),
        TieBreak::Opponents => said!("step-way-opponents", "opponents"),
        TieBreak::LastMatch => said!("step-way-last-match", "last match"),
    }
}

//! Whether a set of deals looks as random sets do.

use std::collections::HashSet;
use std::io::{self, Write};

use clap::Args;
use openroom_cards::dealing::{Finding, Measure, Order, Set, Statistics, Test, Verdict};
use openroom_cards::{Board, Deal, Suit};

use super::{DealFile, read};
use crate::finish::{Failure, Finish};
use crate::output::to_screen;
use crate::words::spoken;

/// The least p, corrected for the number of tests, that passes.
const LEAST: f64 = 0.001;

/// Look for what a random set would not show: repeated deals, unshuffled packs, unlikely hands
///
/// Points, shapes and suit lengths of each seat are compared with their exact expectation by chi-square. A p
/// says how often a random set of this size departs as far or farther. The set fails where the least p of all
/// tests, multiplied by their number, is below 0.001, or where anything else is found; exit code 1 then.
#[derive(Args, Debug)]
pub(super) struct Check {
    #[command(flatten)]
    deals: DealFile,

    /// Also print how many hands had each number of points, each shape and each suit length
    #[arg(long)]
    tables: bool,
}

#[derive(Default)]
struct Checked {
    statistics: Statistics,
    set: Set,
    names: Vec<String>,
    seen: HashSet<(Board, Deal)>,
    again: u64,
    found: Vec<String>,
}

impl Checked {
    fn add(&mut self, found: &read::Found) {
        let name = match found.board {
            Some(board) => spoken().with("deal-name-board", "n", board.number),
            None => spoken().with("deal-name-line", "n", found.line),
        };
        if let Some(board) = found.board {
            if !self.seen.insert((board, found.deal)) {
                self.again += 1;
                return;
            }
            let usual = Board::numbered(board.number);
            if board != usual {
                let said = [
                    ("name", name.clone()),
                    ("dealer", board.dealer.to_string()),
                    ("who", board.vulnerability.to_string()),
                    ("usual", usual.dealer.to_string()),
                    ("usually", usual.vulnerability.to_string()),
                ];
                self.found.push(spoken().say("deal-marked", &said));
            }
        }
        self.statistics.add(&found.deal);
        for finding in self.set.add(found.deal) {
            self.found.push(self.says(&name, finding));
        }
        self.names.push(name);
    }

    fn says(&self, name: &str, finding: Finding) -> String {
        let w = spoken();
        let like = |key, of: usize| w.say(key, &[("name", name.to_owned()), ("of", self.names[of].clone())]);
        match finding {
            Finding::Repeated { of } => like("deal-repeated", of),
            Finding::Exchanged { of } => like("deal-exchanged", of),
            Finding::Shifted { of } => like("deal-shifted", of),
            Finding::Near { of } => like("deal-near", of),
            Finding::Unshuffled { order, steps, neighbours } => {
                let order = match order {
                    Order::BySuit => "deal-by-suit",
                    Order::ByRank => "deal-by-rank",
                };
                let how = match steps {
                    0 => "deal-same-seat",
                    1 => "deal-clockwise",
                    2 => "deal-to-partner",
                    _ => "deal-anticlockwise",
                };
                let said = [
                    ("name", name.to_owned()),
                    ("order", w.t(order)),
                    ("n", neighbours.to_string()),
                    ("how", w.t(how)),
                ];
                w.say("deal-unshuffled", &said)
            }
        }
    }
}

impl Check {
    pub(super) fn run(self) -> Result<Finish, Failure> {
        let mut checked = Checked::default();
        read::deals(&self.deals.file, |found| {
            checked.add(&found);
            Ok(())
        })?;
        let least = checked.statistics.least_p();
        let fine = checked.found.is_empty() && least.is_none_or(|least| least >= LEAST);
        to_screen(|writer| {
            self.report(&checked, least, writer)?;
            writeln!(writer, "{}", spoken().t(if fine { "deal-nothing-strange" } else { "deal-strange" }))
        })?;
        Ok(if fine { Finish::Fine } else { Finish::CheckFailed })
    }

    fn report(&self, checked: &Checked, least: Option<f64>, writer: &mut dyn Write) -> io::Result<()> {
        let w = spoken();
        writeln!(writer, "{}", w.many("deal-count", checked.statistics.deals()))?;
        if checked.again > 0 {
            writeln!(writer, "{}", w.with("deal-again", "n", checked.again))?;
        }
        checked.found.iter().try_for_each(|line| writeln!(writer, "  {line}"))?;
        if self.tables {
            for measure in
                [Measure::Points, Measure::Shapes].into_iter().chain(Suit::ALL.map(Measure::Length))
            {
                table(measure, &checked.statistics, writer)?;
            }
        }
        let Some(least) = least else {
            return writeln!(writer, "{}", w.t("deal-too-few"));
        };
        writeln!(writer, "{:<10} {:<9}    N        E        S        W", "", w.t("deal-p-by-seat"))?;
        for tests in checked.statistics.tests().chunks(4) {
            write!(writer, "{:<20}", name(tests[0].measure))?;
            tests.iter().try_for_each(|test| write!(writer, " {:>8}", p(*test)))?;
            writeln!(writer)?;
        }
        writeln!(writer, "{}", w.with("deal-least", "p", format!("{least:.4}")))
    }
}

fn name(measure: Measure) -> String {
    match measure {
        Measure::Points => spoken().t("deal-points"),
        Measure::Shapes => spoken().t("deal-shapes"),
        Measure::Length(suit) => spoken().suit(suit).to_owned(),
    }
}

fn p(test: Test) -> String {
    match test.verdict {
        Verdict::TooFew => spoken().t("deal-few"),
        Verdict::Measured { p, .. } => format!("{p:.4}"),
    }
}

fn table(measure: Measure, statistics: &Statistics, writer: &mut dyn Write) -> io::Result<()> {
    let [hands, expected] = ["deal-hands", "deal-expected"].map(|key| spoken().t(key));
    writeln!(writer, "{:<10} {hands:>8} {expected:>10}", name(measure))?;
    for line in statistics.table(measure) {
        writeln!(writer, "{:<10} {:>8} {:>10.1}", line.name, line.hands, line.expected)?;
    }
    writeln!(writer)
}

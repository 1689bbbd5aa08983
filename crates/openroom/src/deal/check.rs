//! Whether a set of deals looks as random sets do.

use std::collections::HashSet;
use std::io::{self, Write};

use clap::Args;
use openroom_cards::dealing::{Finding, Measure, Order, Set, Statistics, Test, Verdict};
use openroom_cards::{Board, Deal, Suit};

use super::{DealFile, read};
use crate::finish::{Failure, Finish};
use crate::output::to_screen;

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
            Some(board) => format!("board {}", board.number),
            None => format!("line {}", found.line),
        };
        if let Some(board) = found.board {
            if !self.seen.insert((board, found.deal)) {
                self.again += 1;
                return;
            }
            let usual = Board::numbered(board.number);
            if board != usual {
                self.found.push(format!(
                    "{name} is marked dealer {}, vulnerable {}; by its number it has dealer {}, vulnerable {}",
                    board.dealer, board.vulnerability, usual.dealer, usual.vulnerability
                ));
            }
        }
        self.statistics.add(&found.deal);
        for finding in self.set.add(found.deal) {
            self.found.push(self.says(&name, finding));
        }
        self.names.push(name);
    }

    fn says(&self, name: &str, finding: Finding) -> String {
        match finding {
            Finding::Repeated { of } => format!("{name} has the deal of {}", self.names[of]),
            Finding::Exchanged { of } => {
                format!("{name} has the deal of {} with suits or seats exchanged", self.names[of])
            }
            Finding::Shifted { of } => {
                format!("{name} has the deal of {} with all cards moved on in the pack", self.names[of])
            }
            Finding::Near { of } => {
                format!("{name} has nearly the number of {}: their generator is weak", self.names[of])
            }
            Finding::Unshuffled { order, steps, neighbours } => {
                let order = match order {
                    Order::BySuit => "suit by suit",
                    Order::ByRank => "rank by rank",
                };
                let how = match steps {
                    0 => "to the same seat",
                    1 => "one seat on clockwise",
                    2 => "to partner",
                    _ => "one seat on anticlockwise",
                };
                format!(
                    "{name} comes from a pack sorted {order}: {neighbours} of 51 cards go {how} after the one before"
                )
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
            writeln!(
                writer,
                "{}",
                if fine { "nothing strange found" } else { "this set is NOT as random sets are" }
            )
        })?;
        Ok(if fine { Finish::Fine } else { Finish::CheckFailed })
    }

    fn report(&self, checked: &Checked, least: Option<f64>, writer: &mut dyn Write) -> io::Result<()> {
        match checked.statistics.deals() {
            1 => writeln!(writer, "1 deal")?,
            deals => writeln!(writer, "{deals} deals")?,
        }
        if checked.again > 0 {
            writeln!(writer, "boards that come again with the same deal, counted once: {}", checked.again)?;
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
            return writeln!(writer, "too few deals for statistics");
        };
        writeln!(writer, "{:<10} p by seat    N        E        S        W", "")?;
        for tests in checked.statistics.tests().chunks(4) {
            write!(writer, "{:<20}", name(tests[0].measure))?;
            tests.iter().try_for_each(|test| write!(writer, " {:>8}", p(*test)))?;
            writeln!(writer)?;
        }
        writeln!(writer, "least p, corrected for the number of tests: {least:.4}")
    }
}

fn name(measure: Measure) -> &'static str {
    match measure {
        Measure::Points => "points",
        Measure::Shapes => "shapes",
        Measure::Length(Suit::Clubs) => "clubs",
        Measure::Length(Suit::Diamonds) => "diamonds",
        Measure::Length(Suit::Hearts) => "hearts",
        Measure::Length(Suit::Spades) => "spades",
    }
}

fn p(test: Test) -> String {
    match test.verdict {
        Verdict::TooFew => "too few".to_owned(),
        Verdict::Measured { p, .. } => format!("{p:.4}"),
    }
}

fn table(measure: Measure, statistics: &Statistics, writer: &mut dyn Write) -> io::Result<()> {
    writeln!(writer, "{:<10}    hands   expected", name(measure))?;
    for line in statistics.table(measure) {
        writeln!(writer, "{:<10} {:>8} {:>10.1}", line.name, line.hands, line.expected)?;
    }
    writeln!(writer)
}

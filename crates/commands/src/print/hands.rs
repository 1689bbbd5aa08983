//! Hand records.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_analysis::double_dummy::{Limits, Solvers};
use openroom_cards::Deal;
use openroom_notation::{Format, read_games};
use openroom_paper::{HandBoard, HandRecord, Heading};

use super::How;
use super::event::OfEvent;
use crate::analyse::{bar, boards};
use crate::files;
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::shown;
use crate::words::spoken;

/// Hand records.
#[derive(Args)]
pub(crate) struct Hands {
    /// The deals: PBN, LIN, or a deal file of a dealing machine
    #[arg(value_name = "FILE", required_unless_present = "journal", conflicts_with = "journal")]
    deals: Option<PathBuf>,
    #[command(flatten)]
    of: OfEvent,
    /// Print the hands alone, without makeable contracts and par
    #[arg(long)]
    plain: bool,
    /// Megabytes that the solvers' tables may take together
    #[arg(long, value_name = "MB", default_value_t = 2048)]
    memory: u32,
    #[command(flatten)]
    how: How,
}

/// The largest file that is read.
const LARGEST: u64 = 1 << 26;

impl Hands {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let (record, missing) = match &self.deals {
            Some(file) => {
                let (record, missing) = from_file(file)?;
                (HandRecord { heading: self.how.heading(record.heading), ..record }, missing)
            }
            None => self.of.open(&self.how, |opened| {
                let (boards, hidden) = opened.boards();
                if hidden > 0 {
                    say(&spoken().with("print-hidden", "n", hidden));
                }
                Ok((HandRecord { heading: opened.heading.clone(), boards }, hidden))
            })?,
        };
        let record = if self.plain { record } else { solved(record, self.memory) };
        self.how.write(record.pdf(self.how.lang))?;
        Ok(if missing == 0 { Finish::Fine } else { Finish::CheckFailed })
    }
}

fn say(text: &str) {
    // Standard error may be closed; the file is written all the same.
    let _ = writeln!(io::stderr(), "{}", shown(text));
}

/// The boards of a file, each once; how many cannot be printed.
pub(super) fn from_file(file: &Path) -> Result<(HandRecord, usize), Failure> {
    let format = Format::of(file).map_err(|unknown| files::unknown_format(file, &unknown))?;
    let bytes = input::whole(file, LARGEST, spoken().t("read-too-large"))?;
    let games = read_games(format, &bytes).map_err(|error| files::unread(file, &error))?;
    let mut record = HandRecord::default();
    let mut known: BTreeSet<(String, [u64; 4])> = BTreeSet::new();
    let mut missing = 0;
    for game in games.iter().map(|read| &read.game).filter(|game| game.tags().next().is_some()) {
        if record.heading == Heading::default() {
            let tag =
                |name: &str| game.known(name).filter(|value| *value != "#").unwrap_or_default().to_owned();
            record.heading = Heading { title: tag("Event"), detail: tag("Site"), date: tag("Date") };
        }
        let board = boards::board(game);
        match board.deal {
            Ok(deal) => {
                if known.insert((board.name.clone(), key(&deal))) {
                    record.boards.push(HandBoard {
                        number: board.name,
                        dealer: board.dealer,
                        vulnerability: board.vulnerability,
                        deal,
                        makeable: None,
                    });
                }
            }
            Err(why) => {
                missing += 1;
                let w = spoken();
                let why = w.say("print-left-out", &[("board", board.name), ("why", why.told(w))]);
                say(&format!("{}: {why}", file.display()));
            }
        }
    }
    if record.boards.is_empty() {
        return Err(files::said(file, "print-no-deals"));
    }
    Ok((record, missing))
}

fn key(deal: &Deal) -> [u64; 4] {
    deal.hands().values().map(openroom_cards::Cards::bits)
}

/// The record with what can be made.
pub(super) fn solved(record: HandRecord, memory: u32) -> HandRecord {
    let deals: Vec<Deal> = record.boards.iter().map(|board| board.deal).collect();
    let solvers = Solvers::new(Limits::within(memory));
    let bar = bar(deals.len());
    let tables = solvers.tables(&deals, &|| bar.did(1));
    bar.clear();
    let boards = record.boards.into_iter().zip(tables).map(|(board, table)| board.with_tricks(table));
    HandRecord { boards: boards.collect(), heading: record.heading }
}

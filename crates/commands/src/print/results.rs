//! Results and contestants' cards, of a session file or an event.

use std::path::{Path, PathBuf};

use clap::Args;
use openroom_cards::Board;
use openroom_paper::{HandBoard, HandRecord, of_session};
use openroom_reasoning::Words;
use openroom_scoring::Told;
use openroom_scoring::file::{Session, read};
use openroom_tournament::{Corrected, EntryNo};

use super::event::OfEvent;
use super::hands::{from_file, solved};
use super::{How, not_there};
use crate::event::hours::hour;
use crate::finish::{Failure, Finish};
use crate::input;
use crate::score::tell;
use crate::words::words;

/// The largest session file that is read.
const LARGEST: u64 = 1 << 26;

fn session(file: &Path, w: Words) -> Result<(Session, Vec<Told>), Failure> {
    let bytes = input::whole(file, LARGEST, w.t("read-too-large")).map_err(|failure| failure.in_words(w))?;
    let session = read(&bytes).map_err(|error| Failure::input_at(file.display(), tell(w, &error.said())))?;
    of_session::corrected(session).map_err(|error| Failure::input_at(file.display(), error))
}

/// Results.
#[derive(Args)]
pub(crate) struct Results {
    /// A session file (see docs/score-file.md)
    #[arg(value_name = "FILE", required_unless_present = "journal", conflicts_with = "journal")]
    scores: Option<PathBuf>,
    #[command(flatten)]
    of: OfEvent,
    /// Rankings alone, without travellers or matches
    #[arg(long)]
    ranking: bool,
    /// The hands of the boards, from a PBN or deal file, above their travellers
    #[arg(long, value_name = "FILE", conflicts_with_all = ["journal", "ranking"])]
    hands: Option<PathBuf>,
    /// No makeable contracts and par with the hands
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    how: How,
}

impl Results {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let mut results = if let Some(file) = &self.scores {
            let known = self.known_hands()?;
            let find =
                |board: Board| known.iter().find(|one| one.number == board.number.to_string()).cloned();
            let (session, corrections) = session(file, words(self.how.lang))?;
            let mut results = of_session::results(&session, &find);
            results.corrections = corrections;
            results.heading = self.how.heading(results.heading);
            results
        } else {
            let mut results = self.of.open(&self.how, |opened| {
                let corrections = opened.corrections()?;
                opened.paper(|paper| {
                    let mut results = paper.results(opened.session).map_err(not_there)?;
                    let told = |one: &Corrected| paper.told(one, hour(one.at));
                    results.corrections = corrections.iter().map(told).collect();
                    Ok(results)
                })
            })?;
            if !self.ranking && !self.plain {
                solve(&mut results);
            }
            results
        };
        if self.ranking {
            results.travellers.clear();
            results.matches.clear();
        }
        self.how.write(results.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }

    fn known_hands(&self) -> Result<Vec<HandBoard>, Failure> {
        let Some(file) = &self.hands else { return Ok(Vec::new()) };
        let (record, _) = from_file(file)?;
        Ok(if self.plain { record.boards } else { solved(record, MEMORY).boards })
    }
}

/// Adds what can be made to the hands above the travellers.
fn solve(results: &mut openroom_paper::Results) {
    let boards: Vec<HandBoard> = results.travellers.iter().filter_map(|sheet| sheet.hands.clone()).collect();
    let mut solved = solved(HandRecord { boards, ..HandRecord::default() }, MEMORY).boards.into_iter();
    for hands in results.travellers.iter_mut().filter_map(|sheet| sheet.hands.as_mut()) {
        if let Some(board) = solved.next() {
            *hands = board;
        }
    }
}

/// Megabytes for the solvers' tables.
const MEMORY: u32 = 2048;

/// Cards of contestants.
#[derive(Args)]
pub(crate) struct Card {
    /// Whose: ids of the session file, or numbers of entries of the event; all where none is given
    #[arg(long = "of", value_name = "CONTESTANT")]
    whose: Vec<String>,
    /// A session file (see docs/score-file.md)
    #[arg(value_name = "FILE", required_unless_present = "journal", conflicts_with = "journal")]
    scores: Option<PathBuf>,
    #[command(flatten)]
    of: OfEvent,
    #[command(flatten)]
    how: How,
}

impl Card {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let mut cards = match &self.scores {
            Some(file) => self.of_file(file)?,
            None => self.of_event()?,
        };
        for card in &mut cards {
            card.heading = self.how.heading(std::mem::take(&mut card.heading));
        }
        self.how.write(openroom_paper::Card::all(&cards, self.how.lang))?;
        Ok(Finish::Fine)
    }

    fn of_file(&self, file: &Path) -> Result<Vec<openroom_paper::Card>, Failure> {
        let (session, _) = session(file, words(self.how.lang))?;
        let whose =
            if self.whose.is_empty() { of_session::contestants(&session) } else { self.whose.clone() };
        let card = |id: &String| {
            let found = of_session::card(&session, id);
            let none = || words(self.how.lang).with("score-no-contestant", "who", id);
            found.ok_or_else(|| Failure::input_at(file.display(), none()))
        };
        whose.iter().map(card).collect()
    }

    fn of_event(&self) -> Result<Vec<openroom_paper::Card>, Failure> {
        self.of.open(&self.how, |opened| {
            opened.paper(|paper| {
                let number = |text: &String| {
                    let number = text.parse().map(EntryNo);
                    number.map_err(|_| Failure::said("print-no-number", [("text", text.clone())]))
                };
                let whose: Vec<EntryNo> = if self.whose.is_empty() {
                    paper.entries_of(opened.session).map_err(not_there)?
                } else {
                    self.whose.iter().map(number).collect::<Result<_, _>>()?
                };
                whose.into_iter().map(|entry| paper.card(opened.session, entry).map_err(not_there)).collect()
            })
        })
    }
}

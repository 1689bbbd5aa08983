//! What is laid out before play: guide cards, table cards, score slips.

use std::path::PathBuf;

use clap::Args;
use openroom_movements::{Contestant, Movement, prove};
use openroom_paper::{Heading, ScoreSlips, Slip};

use super::event::OfEvent;
use super::{How, not_there};
use crate::finish::{Failure, Finish};
use crate::movement::check::movement;
use crate::movement::faults::told;
use crate::words::spoken;

/// A movement of a file, or of an event.
#[derive(Args)]
pub(crate) struct Source {
    /// A movement in the form that `openroom movement … --as json` writes
    #[arg(long, value_name = "FILE", conflicts_with = "journal")]
    movement: Option<PathBuf>,
    #[command(flatten)]
    of: OfEvent,
}

impl Source {
    /// The movement of the file; none where it is of an event.
    fn movement(&self) -> Result<Option<Movement>, Failure> {
        let Some(file) = &self.movement else {
            return match &self.of.journal {
                Some(_) => Ok(None),
                None => Err(Failure::said("print-needs-movement", [])),
            };
        };
        let movement = movement(file)?;
        prove(&movement).map_err(|faults| {
            let first = faults.first().map_or(String::new(), |fault| told(spoken(), *fault));
            Failure::input_at(file.display(), format!("{} {first}", spoken().t("movement-wrong")))
        })?;
        Ok(Some(movement))
    }
}

fn nameless(_: Contestant) -> String {
    String::new()
}

/// Guide cards.
#[derive(Args)]
pub(crate) struct GuideCards {
    #[command(flatten)]
    from: Source,
    #[command(flatten)]
    how: How,
}

impl GuideCards {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let cards = match self.from.movement()? {
            Some(movement) => {
                let heading = self.how.heading(Heading::default());
                openroom_paper::GuideCards::of(heading, &movement, "", nameless)
            }
            None => self.from.of.open(&self.how, |opened| {
                opened.paper(|paper| paper.guide_cards(opened.session)).map_err(not_there)
            })?,
        };
        self.how.write(cards.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }
}

/// Table cards.
#[derive(Args)]
pub(crate) struct TableCards {
    #[command(flatten)]
    from: Source,
    /// Where the code leads; {section} and {table} are put in
    #[arg(long, value_name = "ADDRESS")]
    link: Option<String>,
    #[command(flatten)]
    how: How,
}

impl TableCards {
    fn link(&self, section: &str, table: u16) -> Option<String> {
        let link = self.link.as_ref()?;
        Some(link.replace("{section}", section).replace("{table}", &table.to_string()))
    }

    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let cards = match self.from.movement()? {
            Some(movement) => {
                let heading = self.how.heading(Heading::default());
                openroom_paper::TableCards::of(heading, &movement, "", |table| self.link("A", table))
            }
            None => self.from.of.open(&self.how, |opened| {
                let link =
                    |section: openroom_tournament::Section, table| self.link(&section.to_string(), table);
                opened.paper(|paper| paper.table_cards(opened.session, &link)).map_err(not_there)
            })?,
        };
        self.how.write(cards.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }
}

/// Score slips.
#[derive(Args)]
pub(crate) struct Slips {
    #[command(flatten)]
    from: Source,
    /// A page of blank slips with so many boards each
    #[arg(long, value_name = "BOARDS", conflicts_with_all = ["movement", "journal"],
          value_parser = clap::value_parser!(u8).range(1..=36))]
    blank: Option<u8>,
    /// Only the slips of this round
    #[arg(long, conflicts_with = "blank")]
    round: Option<u16>,
    #[command(flatten)]
    how: How,
}

impl Slips {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let mut slips = match self.blank {
            Some(boards) => {
                let heading = self.how.heading(Heading::default());
                ScoreSlips::blank_page(heading, boards.into())
            }
            None => self.filled()?,
        };
        if let Some(round) = self.round {
            slips.slips.retain(|slip: &Slip| slip.round == Some(round));
        }
        self.how.write(slips.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }

    fn filled(&self) -> Result<ScoreSlips, Failure> {
        match self.from.movement()? {
            Some(movement) => {
                Ok(ScoreSlips::of(self.how.heading(Heading::default()), &movement, "", nameless))
            }
            None => self.from.of.open(&self.how, |opened| {
                opened.paper(|paper| paper.score_slips(opened.session, self.round)).map_err(not_there)
            }),
        }
    }
}

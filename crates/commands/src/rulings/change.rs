//! What is added to a ruling later, and taking one away.

use std::path::Path;

use clap::{Args, ValueEnum};
use openroom_desk::{Appeal, Record, Review};

use super::no_such;
use super::store::{change, now};
use crate::finish::{Failure, Finish};

/// Say when the players were told, that a review is done, what became of an appeal.
#[derive(Args)]
pub(super) struct Change {
    /// Its number
    number: u32,
    /// The players were told now
    #[arg(long)]
    told: bool,
    /// The Director came back to it
    #[arg(long)]
    reviewed: bool,
    /// What became of it on appeal
    #[arg(long, value_name = "WHAT")]
    appeal: Option<Appealed>,
    /// A note in the place of the one that is there
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Appealed {
    None,
    Lodged,
    Upheld,
    Changed,
    Withdrawn,
}

impl From<Appealed> for Appeal {
    fn from(appealed: Appealed) -> Appeal {
        match appealed {
            Appealed::None => Appeal::None,
            Appealed::Lodged => Appeal::Lodged,
            Appealed::Upheld => Appeal::Upheld,
            Appealed::Changed => Appeal::Changed,
            Appealed::Withdrawn => Appeal::Withdrawn,
        }
    }
}

impl Change {
    pub(super) fn run(&self, data: Option<&Path>) -> Result<Finish, Failure> {
        let changed = change(data, |drawer| {
            let Some(record) = drawer.get::<Record>(self.number)? else { return Ok(false) };
            drawer.replace(self.number, &self.changed(record))
        })?;
        if changed { Ok(Finish::Fine) } else { Err(no_such(self.number)) }
    }

    fn changed(&self, record: Record) -> Record {
        Record {
            told: if self.told { Some(now()) } else { record.told },
            review: if self.reviewed { Review::Done } else { record.review },
            appeal: self.appeal.map_or(record.appeal, Appeal::from),
            note: self.note.clone().unwrap_or_else(|| record.note.clone()),
            ..record
        }
    }
}

/// Take one away for good.
#[derive(Args)]
pub(super) struct Forget {
    /// Its number
    number: u32,
}

impl Forget {
    pub(super) fn run(&self, data: Option<&Path>) -> Result<Finish, Failure> {
        if change(data, |drawer| drawer.remove(self.number))? {
            Ok(Finish::Fine)
        } else {
            Err(no_such(self.number))
        }
    }
}

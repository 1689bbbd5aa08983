//! What the rulings tell together.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_desk::{Record, Statistics, say};
use openroom_lawbook::Language;

use super::store::joined;
use crate::finish::{Failure, Finish};
use crate::output::{json, shown, to_screen};

/// Rulings by Law, topic and event, and how long they took.
#[derive(Args)]
pub(super) struct Stats {
    /// Files that `rulings export` wrote, such as those of the clubs of a federation; otherwise what is kept here and what was ruled in the events here
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = crate::words::preferred(), hide_default_value = true)]
    lang: Language,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Stats {
    pub(super) fn run(&self, data: Option<&Path>) -> Result<Finish, Failure> {
        let records = if self.files.is_empty() { joined(data)? } else { read(&self.files)? };
        let all = Statistics::of(&records);
        to_screen(|out| {
            if self.json {
                return json(out, &all);
            }
            for line in say::statistics(say::words(self.lang), &all) {
                writeln!(out, "{}", shown(&line))?;
            }
            Ok(())
        })?;
        Ok(Finish::Fine)
    }
}

fn read(files: &[PathBuf]) -> Result<Vec<Record>, Failure> {
    let mut all = vec![];
    for file in files {
        let bytes = fs::read(file).map_err(|error| Failure::reading(file, error))?;
        let records: Vec<Record> =
            serde_json::from_slice(&bytes).map_err(|error| Failure::input_at(file.display(), error))?;
        all.extend(records);
    }
    Ok(all)
}

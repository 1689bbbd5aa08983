//! All rulings, one a line or as JSON.

use std::path::Path;

use clap::Args;
use openroom_desk::{Record, Review, say};
use openroom_lawbook::Language;

use super::store::{joined, kept};
use crate::finish::{Failure, Finish};
use crate::output::{Output, json, shown, to_screen};

/// All of them, one a line.
#[derive(Args)]
pub(super) struct List {
    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = crate::words::preferred(), hide_default_value = true)]
    lang: Language,
}

impl List {
    pub(super) fn run(&self, data: Option<&Path>) -> Result<Finish, Failure> {
        let w = say::words(self.lang);
        let all = kept(data)?;
        to_screen(|out| {
            if all.is_empty() {
                writeln!(out, "{}", w.t("desk-kept-none"))?;
            }
            for (number, record) in &all {
                let what =
                    if record.is_confidential() { w.t("desk-confidential") } else { say::title(w, record) };
                let told = record.told.map_or_else(String::new, say::moment);
                let due = if record.review == Review::Due { w.t("desk-review-due") } else { String::new() };
                let parts = [what, say::place_in_a_line(w, record), told, due];
                let parts: Vec<String> = parts
                    .iter()
                    .filter(|part| !part.is_empty())
                    .map(|part| shown(part).to_string())
                    .collect();
                writeln!(out, "{number:>5}  {}", parts.join("  "))?;
            }
            Ok(())
        })?;
        Ok(Finish::Fine)
    }
}

/// All of them as JSON.
#[derive(Args)]
pub(super) struct Export {
    /// Leave out names, places and times, for training; confidential files are left out too
    #[arg(long)]
    anonymous: bool,
    /// Take confidential files along
    #[arg(long, conflicts_with = "anonymous")]
    confidential: bool,
    #[command(flatten)]
    output: Output,
}

impl Export {
    pub(super) fn run(&self, data: Option<&Path>) -> Result<Finish, Failure> {
        let open = joined(data)?.into_iter().filter(|record| self.confidential || !record.is_confidential());
        let records: Vec<Record> =
            open.map(|record| if self.anonymous { record.anonymised() } else { record }).collect();
        self.output.write(|out| json(out, &records))?;
        Ok(Finish::Fine)
    }
}

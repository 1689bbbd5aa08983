//! One ruling with its reasoning.

use std::path::Path;

use clap::Args;
use openroom_desk::say;
use openroom_lawbook::Language;

use super::numbered;
use super::store::kept;
use crate::finish::{Failure, Finish};
use crate::output::{json, shown, to_screen};

/// One with its reasoning.
#[derive(Args)]
pub(super) struct Show {
    /// Its number
    number: u32,
    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = crate::words::preferred(), hide_default_value = true)]
    lang: Language,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(super) fn run(&self, data: Option<&Path>) -> Result<Finish, Failure> {
        let w = say::words(self.lang);
        let record = numbered(kept(data)?, self.number)?;
        to_screen(|out| {
            if self.json {
                return json(out, &record);
            }
            for line in say::record(w, &record) {
                writeln!(out, "{}", shown(&line))?;
            }
            Ok(())
        })?;
        Ok(Finish::Fine)
    }
}

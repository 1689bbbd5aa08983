//! Proving a movement from a file.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_movements::{Movement, prove};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::faults::told;
use super::show::summary;
use crate::finish::{Failure, Finish};
use crate::output::to_screen;
use crate::words::Spoken;

/// More than the largest movement or field needs.
const LARGEST_FILE: u64 = 64 << 20;

/// A movement to prove.
#[derive(Args)]
pub(crate) struct Check {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
}

/// A file that holds a movement and more beside it.
#[derive(Deserialize)]
struct Whole {
    movement: Movement,
}

/// Reads a movement: as `openroom movement … --json` writes it, or alone.
pub(crate) fn movement(file: &Path) -> Result<Movement, Failure> {
    let text = text(file)?;
    let wrong = |error: serde_json::Error| Failure::input_at(file.display(), error);
    let value: serde_json::Value = serde_json::from_str(&text).map_err(wrong)?;
    if value.get("movement").is_some() {
        return serde_json::from_str::<Whole>(&text).map(|whole| whole.movement).map_err(wrong);
    }
    serde_json::from_str(&text).map_err(wrong)
}

/// Reads a file of JSON.
pub(crate) fn read<T: DeserializeOwned>(file: &Path) -> Result<T, Failure> {
    serde_json::from_str(&text(file)?).map_err(|error| Failure::input_at(file.display(), error))
}

fn text(file: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let opened = File::open(file).map_err(|error| Failure::reading(file, error))?;
    opened.take(LARGEST_FILE + 1).read_to_string(&mut text).map_err(|error| Failure::reading(file, error))?;
    if text.len() as u64 > LARGEST_FILE {
        return Err(Failure::said("fail-large", [("most", (LARGEST_FILE / 1_000_000).to_string())])
            .at(file.display()));
    }
    Ok(text)
}

pub(crate) fn run(check: &Check) -> Result<Finish, Failure> {
    let movement = movement(&check.file)?;
    let w = check.spoken.words();
    match prove(&movement) {
        Ok(properties) => {
            to_screen(|out| {
                writeln!(out, "{}", w.t("movement-right"))?;
                summary(out, w, &movement, &properties)
            })?;
            Ok(Finish::Fine)
        }
        Err(faults) => {
            to_screen(|out| {
                writeln!(out, "{}", w.t("movement-wrong"))?;
                faults.iter().try_for_each(|fault| writeln!(out, "  {}", told(w, *fault)))
            })?;
            Ok(Finish::CheckFailed)
        }
    }
}

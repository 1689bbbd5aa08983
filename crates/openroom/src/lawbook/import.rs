//! `openroom lawbook import`: an official law book from a text file.

use std::path::{Path, PathBuf};

use clap::Args;
use openroom_lawbook::{Edition, Language};
use openroom_lawtext::{Report, read};

use super::shelf;
use crate::{
    finish::{Failure, Finish},
    input,
    output::to_screen,
};

/// No law book is larger.
const LARGEST: u64 = 20_000_000;

/// Read an official law book.
#[derive(Args)]
pub(crate) struct Import {
    /// The book as plain text or Markdown (UTF-8); `pdftotext -layout BOOK.pdf` makes one of a PDF
    file: PathBuf,
    /// Its language: en, et, fi, pl, de or nb
    #[arg(long)]
    lang: Language,
    /// Its edition: 2007, 2017 or poland2024
    #[arg(long)]
    edition: Edition,
    /// Only say what is found; keep nothing
    #[arg(long)]
    dry_run: bool,
}

/// Runs the command.
pub(super) fn run(import: &Import) -> Result<Finish, Failure> {
    let text = contents(&import.file)?;
    let book =
        read(&text, import.edition).map_err(|error| Failure::input_at(import.file.display(), error))?;
    let report = Report::of(&book, import.edition);
    let kept = if import.dry_run { None } else { Some(shelf::put(&book, import.lang, import.edition)?) };
    to_screen(|screen| {
        let known = report.found + report.missing.len();
        writeln!(
            screen,
            "{} numbered paragraphs, {} definitions, {} footnotes.",
            report.paragraphs,
            report.definitions,
            book.footnotes.len()
        )?;
        writeln!(
            screen,
            "Of {known} numbers of {}, {} were found.",
            import.edition.long_name(),
            report.found
        )?;
        if !report.missing.is_empty() {
            writeln!(screen, "Not found: {}", report.missing.join(", "))?;
        }
        match &kept {
            Some(file) => writeln!(
                screen,
                "Kept in {}. `openroom law NUMBER --lang {} --edition {}` shows it.",
                file.display(),
                import.lang.code(),
                import.edition.name()
            ),
            None => writeln!(screen, "Nothing was kept."),
        }
    })?;
    Ok(Finish::Fine)
}

fn contents(path: &Path) -> Result<String, Failure> {
    let too_large = format_args!("larger than {} MB; that is no law book", LARGEST / 1_000_000);
    let bytes = input::whole(path, LARGEST, too_large)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = String::from_utf8_lossy(valid).lines().count().max(1);
        Failure::input_at(path.display(), format!("line {line}: not UTF-8; save the file as UTF-8 text"))
    })
}

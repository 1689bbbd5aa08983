//! `openroom lawbook import`: an official law book from a text file.

use std::path::{Path, PathBuf};

use clap::Args;
use openroom_lawbook::{Edition, Language};
use openroom_lawtext::{NotALawBook, Report, read};
use openroom_reasoning::{Words, say};

use super::{Kept, shelf};
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
    #[command(flatten)]
    kept: Kept,
}

/// Runs the command.
pub(super) fn run(import: &Import) -> Result<Finish, Failure> {
    imported(import).map_err(|failure| failure.in_words(import.kept.words()))
}

fn imported(import: &Import) -> Result<Finish, Failure> {
    let text = contents(import.kept.words(), &import.file)?;
    let book = read(&text, import.edition).map_err(|NotALawBook { laws }| {
        Failure::said("lawbook-not-a-book", [("laws", laws.to_string())]).at(import.file.display())
    })?;
    if let Some(other) = book.language().filter(|language| *language != import.lang) {
        let found = [("found", other.code().to_owned())];
        return Err(Failure::said("lawbook-other-language", found).at(import.file.display()));
    }
    let report = Report::of(&book, import.edition);
    let nearer = nearer(&text, import.edition, &report);
    let kept = if import.dry_run {
        None
    } else {
        Some(shelf::put(import.kept.folder(), &book, import.lang, import.edition)?)
    };
    let w = import.kept.words();
    let edition = say::edition(w, import.edition);
    to_screen(|screen| {
        let known = report.found + report.missing.len();
        let count = |number: usize| number.to_string();
        let found = [
            ("paragraphs", count(report.paragraphs)),
            ("definitions", count(report.definitions)),
            ("footnotes", count(book.footnotes.len())),
        ];
        writeln!(screen, "{}", w.say("lawbook-found", &found))?;
        let of = [("known", count(known)), ("found", count(report.found)), ("edition", edition.clone())];
        writeln!(screen, "{}", w.say("lawbook-numbers", &of))?;
        if !report.missing.is_empty() {
            writeln!(screen, "{}", w.with("lawbook-missing", "numbers", report.missing.join(", ")))?;
        }
        if let Some((other, found)) = &nearer {
            let numbers =
                [("found", count(found.found)), ("known", count(found.found + found.missing.len()))];
            let of = [("other", say::edition(w, *other)), ("name", other.name().to_owned())];
            writeln!(screen, "{}", w.say("lawbook-other-edition", &[numbers, of].concat()))?;
        }
        match &kept {
            Some(file) => {
                let folder = import.kept.folder();
                let folder = folder.map_or(String::new(), |folder| format!(" --data {}", folder.display()));
                let (lang, edition) = (import.lang.code(), import.edition.name());
                let shown = format!("openroom law NUMBER --lang {lang} --edition {edition}{folder}");
                let said = [("file", file.display().to_string()), ("command", shown)];
                writeln!(screen, "{}", w.say("lawbook-kept", &said))
            }
            None => writeln!(screen, "{}", w.t("lawbook-not-kept")),
        }
    })?;
    Ok(Finish::Fine)
}

/// Another edition of which more numbers are found and fewer are missed.
fn nearer(text: &str, edition: Edition, report: &Report) -> Option<(Edition, Report)> {
    let others = Edition::ALL.into_iter().filter(|other| *other != edition);
    let read = others.filter_map(|other| Some((other, Report::of(&read(text, other).ok()?, other))));
    let nearer =
        read.filter(|(_, other)| other.found > report.found && other.missing.len() < report.missing.len());
    nearer.max_by_key(|(_, other)| other.found)
}

fn contents(w: Words, path: &Path) -> Result<String, Failure> {
    let bytes = input::whole(path, LARGEST, w.with("lawbook-too-large", "most", LARGEST / 1_000_000))?;
    if is_pdf_or_picture(&bytes) {
        return Err(Failure::said("lawbook-not-text", []).at(path.display()));
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = String::from_utf8_lossy(valid).lines().count().max(1);
        Failure::said("lawbook-not-utf8", [("line", line.to_string())]).at(path.display())
    })
}

/// A PDF, or what has bytes that no text in one byte a letter has.
fn is_pdf_or_picture(bytes: &[u8]) -> bool {
    let wide_text = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    bytes.starts_with(b"%PDF-") || (bytes.contains(&0) && !wide_text)
}

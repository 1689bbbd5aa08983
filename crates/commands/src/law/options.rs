//! `openroom law options`: the choices that the Laws leave to someone.

use std::path::PathBuf;

use clap::Args;
use openroom_lawbook::Language;
use openroom_lawbook::regulations::{Preset, RegulationOption, Regulations, Status};
use openroom_reasoning::{Words, say};
use serde::Serialize;

use super::regulations_file::{FileError, FileProblem, RegulationsFile};
use super::{Page, json};
use crate::{
    event::file_wrong,
    finish::{Failure, Finish},
    input::beginning,
    output::to_screen,
    words::Spoken,
};

/// The choices that the Laws leave to someone.
#[derive(Args)]
pub(super) struct Options {
    /// Show one option, or those whose name begins so
    name: Option<String>,

    /// The choices of an authority: wbf, etbl2017, sbl2017, pzbs2024, dbv2008 or nbf2008
    #[arg(long, conflicts_with = "file")]
    preset: Option<Preset>,

    /// The choices of a file of regulations
    #[arg(long)]
    file: Option<PathBuf>,

    /// Say what the program does with each option, and count
    #[arg(long)]
    status: bool,

    #[command(flatten)]
    spoken: Spoken,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct OptionJson {
    id: RegulationOption,
    law: &'static str,
    question: &'static str,
    values: &'static [&'static str],
    given_by_the_laws: &'static str,
    status: &'static str,
    reason: Option<&'static str>,
    proof: Option<&'static str>,
    value: Option<String>,
    stated: Option<&'static str>,
}

/// Prints the options.
pub(super) fn run(options: &Options) -> Result<Finish, Failure> {
    let (preset, regulations, source) = chosen(options)?;
    let wanted: Vec<RegulationOption> = RegulationOption::all()
        .filter(|option| options.name.as_ref().is_none_or(|name| option.id().starts_with(name.as_str())))
        .collect();
    if wanted.is_empty() {
        let name = options.name.as_deref().unwrap_or_default();
        let unknown = || Failure::said("option-unknown", [("option", name.to_owned())]);
        let wrong = Regulations::default().set(name, "").err();
        let said = |wrong| Failure::input(file_wrong::option(options.spoken.words(), &wrong));
        return Err(wrong.map_or_else(unknown, said));
    }
    if options.json {
        let all: Vec<OptionJson> = wanted.iter().map(|&one| option_json(one, preset, &regulations)).collect();
        return json::print(&all);
    }
    let w = options.spoken.words();
    let mut page = Page::new();
    page.text(&source);
    for &option in &wanted {
        page.blank();
        page.text(&format!("{option}  ({})", option.law()));
        page.indented(4, &asked(option, w.language()));
        match regulations.get(option) {
            Some(value) => {
                page.hanging(4, &w.t("law-option-value"), COLUMN, &value);
                page.hanging(4, &w.t("law-option-takes"), COLUMN, &option.values().join(" | "));
            }
            None => page.hanging(4, &w.t("law-option-laws"), COLUMN, option.default_text()),
        }
        let stated = preset.map(|preset| option.stated_by(preset)).unwrap_or_default();
        if !stated.is_empty() {
            page.hanging(4, &w.t("law-option-book"), COLUMN, stated);
        }
        if options.status {
            page.hanging(4, &w.t("law-option-status"), COLUMN, &told(w, option.status()));
        }
    }
    if options.status {
        page.heading(&count(w, &wanted));
    }
    if w.language() != Language::En {
        page.heading(&w.t("law-options-english"));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

/// What an option asks: in English with who chooses, and elsewhere in the words of the pages, where they have it.
pub(super) fn asked(option: RegulationOption, language: Language) -> String {
    let said = || openroom_words::option_question(option, language);
    let said = if language == Language::En { None } else { said() };
    said.unwrap_or_else(|| option.question().to_owned())
}

fn chosen(options: &Options) -> Result<(Option<Preset>, Regulations, String), Failure> {
    let w = options.spoken.words();
    if let Some(path) = &options.file {
        let bytes = beginning(path, RegulationsFile::LARGEST as u64)?;
        let file = RegulationsFile::read(&bytes).map_err(|error| wrong(w, &error).at(path.display()))?;
        let variables = [("file", path.display().to_string()), ("preset", file.preset.to_string())];
        let source = format!("{} · {}", w.say("law-options-file", &variables), say::edition(w, file.edition));
        return Ok((Some(file.preset), file.regulations, source));
    }
    Ok(match options.preset {
        Some(preset) => {
            let edition = say::edition(w, preset.edition());
            let source = format!("{preset}: {} · {edition}", say::preset(w, preset));
            (Some(preset), preset.regulations(), source)
        }
        None => (None, Regulations::default(), w.t("law-options-of-laws")),
    })
}

/// What is wrong with a file of regulations, and where.
fn wrong(w: Words, error: &FileError) -> Failure {
    let what = match &error.problem {
        FileProblem::TooLarge => w.with("law-options-too-large", "most", RegulationsFile::LARGEST),
        FileProblem::Encoding => w.t("event-not-utf8"),
        FileProblem::Form(what) => w.with("event-toml", "what", what),
        FileProblem::Preset(unknown) => file_wrong::preset(w, unknown),
        FileProblem::Edition(unknown) => file_wrong::edition(w, unknown),
        FileProblem::Option(unfit) => file_wrong::option(w, unfit),
    };
    let at = [("line", error.line.to_string()), ("column", error.column.to_string()), ("what", what)];
    Failure::said("law-options-wrong", at)
}

fn count(w: Words, options: &[RegulationOption]) -> String {
    let (mut obeyed, mut not_yet, mut shown, mut not) = (0, 0, 0, 0);
    for option in options {
        match option.status() {
            Status::Obeyed { .. } => obeyed += 1,
            Status::NotYet => not_yet += 1,
            Status::Shown { .. } => shown += 1,
            Status::NotComputed { .. } => not += 1,
        }
    }
    let counted =
        [("n", options.len()), ("obeyed", obeyed), ("not_yet", not_yet), ("shown", shown), ("not", not)];
    w.say("law-options-count", &counted.map(|(name, number)| (name, number.to_string())))
}

/// What the program does with an option, in a word.
pub(super) fn status(w: Words, status: Status) -> String {
    w.t(match status {
        Status::Obeyed { .. } => "law-option-obeyed",
        Status::NotYet => "law-option-not-yet",
        Status::Shown { .. } => "law-option-shown",
        Status::NotComputed { .. } => "law-option-not-computed",
    })
}

/// The same with the test that shows it, or the reason.
fn told(w: Words, one: Status) -> String {
    let said = status(w, one);
    match one {
        Status::Obeyed { proof } => format!("{said}: {}", w.with("law-option-proof", "test", proof)),
        Status::NotYet => said,
        Status::Shown { how: reason } | Status::NotComputed { reason } => format!("{said}: {reason}"),
    }
}

const COLUMN: usize = 10;

fn option_json(option: RegulationOption, preset: Option<Preset>, regulations: &Regulations) -> OptionJson {
    let (reason, proof) = match option.status() {
        Status::Obeyed { proof } => (None, Some(proof)),
        Status::NotYet => (None, None),
        Status::Shown { how } => (Some(how), None),
        Status::NotComputed { reason } => (Some(reason), None),
    };
    OptionJson {
        id: option,
        law: option.law(),
        question: option.question(),
        values: option.values(),
        given_by_the_laws: option.default_text(),
        status: option.status().name(),
        reason,
        proof,
        value: regulations.get(option),
        stated: preset.map(|preset| option.stated_by(preset)).filter(|stated| !stated.is_empty()),
    }
}

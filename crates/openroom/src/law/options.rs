//! `openroom law options`: the choices that the Laws leave to someone.

use std::path::PathBuf;

use clap::Args;
use openroom_lawbook::regulations::{Preset, RegulationOption, Regulations, RegulationsFile, Status};
use serde::Serialize;

use super::{Page, json};
use crate::{
    finish::{Failure, Finish},
    input::beginning,
    output::to_screen,
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
        let refused = Regulations::default().set(name, "").err();
        return Err(refused.map_or_else(|| Failure::input("no such option"), Failure::input));
    }
    if options.json {
        let all: Vec<OptionJson> = wanted.iter().map(|&one| option_json(one, preset, &regulations)).collect();
        return json::print(&all);
    }
    let mut page = Page::new();
    page.text(&source);
    for &option in &wanted {
        page.blank();
        page.text(&format!("{option}  ({})", option.law()));
        page.indented(4, option.question());
        match regulations.get(option) {
            Some(value) => {
                page.hanging(4, "value", 8, &value);
                page.hanging(4, "takes", 8, &option.values().join(" | "));
            }
            None => page.hanging(4, "Laws", 8, option.default_text()),
        }
        let stated = preset.map(|preset| option.stated_by(preset)).unwrap_or_default();
        if !stated.is_empty() {
            page.hanging(4, "book", 8, stated);
        }
        if options.status {
            page.hanging(4, "status", 8, &option.status().to_string());
        }
    }
    if options.status {
        page.heading(&count(&wanted));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

fn chosen(options: &Options) -> Result<(Option<Preset>, Regulations, String), Failure> {
    if let Some(path) = &options.file {
        let bytes = beginning(path, RegulationsFile::LARGEST as u64)?;
        let file = RegulationsFile::read(&bytes).map_err(|error| Failure::input_at(path.display(), error))?;
        let source =
            format!("{}, beginning with {} · {}", path.display(), file.preset, file.edition.long_name());
        return Ok((Some(file.preset), file.regulations, source));
    }
    Ok(match options.preset {
        Some(preset) => {
            let source = format!("{preset}: {} · {}", preset.name(), preset.edition().long_name());
            (Some(preset), preset.regulations(), source)
        }
        None => (None, Regulations::default(), "What the Laws give where nobody chooses".to_owned()),
    })
}

fn count(options: &[RegulationOption]) -> String {
    let (mut obeyed, mut not_yet, mut shown, mut not) = (0, 0, 0, 0);
    for option in options {
        match option.status() {
            Status::Obeyed { .. } => obeyed += 1,
            Status::NotYet => not_yet += 1,
            Status::Shown { .. } => shown += 1,
            Status::NotComputed { .. } => not += 1,
        }
    }
    format!(
        "{} options: {obeyed} obeyed, {not_yet} not yet, {shown} shown to a person, {not} not computed",
        options.len()
    )
}

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

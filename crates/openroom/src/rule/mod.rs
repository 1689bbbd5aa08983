//! `openroom rule`: the director's desk in the terminal.

mod prompt;
mod report;

use std::path::PathBuf;

use clap::Args;
use openroom_desk::{Consultation, Topic, say};
use openroom_lawbook::regulations::{Preset, Regulations};
use openroom_lawbook::{Edition, Language};
use openroom_scenarios::answered;

use crate::finish::{Failure, Finish};
use crate::output::to_screen;
use crate::rulings::Keeping;
use crate::scenarios::text_of;

/// Rule on what was seen: questions, then the ruling with its provisions
#[derive(Args)]
pub(crate) struct Rule {
    /// What was seen, in your own words or by its name: insufficient-bid, "led out of turn"
    #[arg(value_name = "TOPIC")]
    topic: Vec<String>,

    /// The edition in force: 2007, 2017 or poland2024 [default: that of the preset, or 2017]
    #[arg(long)]
    edition: Option<Edition>,

    /// The choices of a federation, such as pzbs2024
    #[arg(long)]
    preset: Option<Preset>,

    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = crate::words::preferred(), hide_default_value = true)]
    lang: Language,

    /// Do not ask: take the answers from this file, one a line (`Director offender? N`)
    #[arg(long, value_name = "FILE")]
    answers: Option<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,

    /// List the topics, or those that the words find
    #[arg(long)]
    list: bool,

    #[command(flatten)]
    keeping: Keeping,
}

/// Finds the topic, asks or reads the answers, and prints what they come to.
pub(crate) fn run(command: &Rule) -> Result<Finish, Failure> {
    let w = say::words(command.lang);
    let answers = command.answers.as_deref().map(text_of).transpose()?;
    let asked = match &answers {
        Some(text) if command.topic.is_empty() && !command.list => {
            topic_of(text).ok_or_else(|| Failure::input(w.t("rule-no-topic-in-file")))?.to_owned()
        }
        _ => command.topic.join(" "),
    };
    let named = Topic::ALL.iter().copied().find(|topic| topic.key() == asked);
    let found = named.map_or_else(|| say::search(w, &asked), |topic| vec![topic]);
    let topic = match found.as_slice() {
        [] => {
            to_screen(|out| writeln!(out, "{}", w.t("rule-nothing-found")))?;
            return Ok(Finish::CheckFailed);
        }
        [topic] if !command.list => *topic,
        topics => {
            to_screen(|out| report::topics(out, w, topics))?;
            return Ok(if command.list || asked.is_empty() { Finish::Fine } else { Finish::CheckFailed });
        }
    };
    let edition = command.edition.or(command.preset.map(Preset::edition)).unwrap_or(Edition::Laws2017);
    let regulations = command.preset.map_or_else(Regulations::default, Preset::regulations);
    let start = Consultation::new(topic, edition, regulations);
    let ended = match (&command.answers, answers) {
        (Some(file), Some(text)) => answered(start, &without_topic(&text, topic))
            .map_err(|fault| Failure::input_at(file.display(), fault))?,
        _ => prompt::ask(start, w)?,
    };
    let advice = ended.consult();
    to_screen(|out| {
        if command.json {
            report::json(out, w, &ended, &advice)
        } else {
            report::text(out, w, &ended, &advice)
        }
    })?;
    if !advice.is_ruled() {
        return Ok(Finish::CheckFailed);
    }
    if let Some(number) = command.keeping.keep(&ended)?
        && !command.json
    {
        to_screen(|out| writeln!(out, "{}", w.with("rule-kept", "number", number.to_string())))?;
    }
    Ok(Finish::Fine)
}

/// The topic that a file of answers names.
fn topic_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.trim().strip_prefix("topic ")).map(str::trim)
}

/// The same answers with an empty line where the file names this topic.
fn without_topic(text: &str, topic: Topic) -> String {
    let names = |line: &str| topic_of(line) == Some(topic.key());
    let lines: Vec<&str> = text.lines().map(|line| if names(line) { "" } else { line }).collect();
    lines.join("\n")
}

//! `openroom rule`: the director's desk in the terminal.

mod answers;
mod prompt;
mod report;

use std::path::PathBuf;

use clap::Args;
use openroom_desk::{Consultation, Topic, say};
use openroom_lawbook::regulations::{Preset, Regulations};
use openroom_lawbook::{Edition, Language};
use openroom_reasoning::Words;
use openroom_scenarios::answered;

use crate::finish::{self, Failure, Finish};
use crate::output::to_screen;
use crate::rulings::Keeping;

/// Rule on what was seen: questions, then the ruling with its provisions
#[derive(Args)]
#[command(after_help = EXIT_CODES)]
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

    /// The language of the players, for what is said aloud, where it is not yours
    #[arg(long, value_name = "LANGUAGE")]
    players: Option<Language>,

    /// Do not ask: take the answers from this file, one a line (`Director offender? N`); what it expects
    /// (`=> 27B replace call E`, `ruled`) is checked
    #[arg(long, value_name = "FILE")]
    answers: Option<PathBuf>,

    /// Print JSON for programs and ask nothing: topics, or the open question with its answers, or the ruling
    #[arg(long)]
    json: bool,

    /// List the topics, or those that the words find
    #[arg(long)]
    list: bool,

    #[command(flatten)]
    keeping: Keeping,
}

/// What the exit codes say.
const EXIT_CODES: &str = "Exit codes:
  0  it is ruled, or the topics are listed
  1  a question is still open, the words find no topic or several, or the file expects another ruling
  2  a file cannot be read or followed, or the ruling cannot be kept (while `openroom serve` runs on the same
     folder it alone writes there: keep the ruling on its pages)";

/// Finds the topic, asks or reads the answers, and prints what they come to.
pub(crate) fn run(command: &Rule) -> Result<Finish, Failure> {
    ruled(command).map_err(|failure| failure.in_words(crate::words::words(command.lang)))
}

fn ruled(command: &Rule) -> Result<Finish, Failure> {
    let w = say::words(command.lang);
    let aloud = say::words(command.players.unwrap_or(command.lang));
    let answers = command.answers.as_deref().map(|file| answers::read(w, file)).transpose()?;
    let asked = match &answers {
        Some(text) if command.topic.is_empty() && !command.list => {
            topic_of(text).ok_or_else(|| Failure::input(w.t("rule-no-topic-in-file")))?.to_owned()
        }
        _ => command.topic.join(" "),
    };
    let named = Topic::ALL.iter().copied().find(|topic| topic.key() == asked);
    let found = named.map_or_else(|| say::search(w, &asked), |topic| vec![topic]);
    let topic = match found.as_slice() {
        [topic] if !command.list => *topic,
        topics => return listed(command, w, topics, &asked),
    };
    let edition = command.edition.or(command.preset.map(Preset::edition)).unwrap_or(Edition::Laws2017);
    let regulations = command.preset.map_or_else(Regulations::default, Preset::regulations);
    let start = Consultation::new(topic, edition, regulations);
    let ended = match (&command.answers, answers) {
        (Some(file), Some(text)) => match answered(start, &without_topic(&text, topic)) {
            Ok(ended) => ended,
            Err(stopped) => {
                let why = Failure::input(answers::told(w, file, &stopped));
                return if stopped.why.is_expectation() { Ok(finish::unmet(&why)) } else { Err(why) };
            }
        },
        _ if command.json => start,
        _ => prompt::ask(start, w, aloud)?,
    };
    let advice = ended.consult();
    let kept = if advice.is_ruled() { command.keeping.keep(&ended) } else { Ok(None) };
    let number = kept.as_ref().ok().copied().flatten();
    to_screen(|out| {
        if command.json {
            report::json(out, w, aloud, &ended, (&advice, number))
        } else {
            report::text(out, w, aloud, &ended, &advice)
        }
    })?;
    // What is ruled is shown also where it could not be kept.
    if let Some(number) = kept?.filter(|_| !command.json) {
        to_screen(|out| writeln!(out, "{}", w.with("rule-kept", "number", number.to_string())))?;
    }
    Ok(if advice.is_ruled() { Finish::Fine } else { Finish::CheckFailed })
}

/// The topics that were asked for or found.
fn listed(command: &Rule, w: Words, topics: &[Topic], asked: &str) -> Result<Finish, Failure> {
    to_screen(|out| match topics {
        _ if command.json => report::topics_json(out, w, topics),
        [] => writeln!(out, "{}", w.t("rule-nothing-found")),
        topics => report::topics(out, w, topics),
    })?;
    let fine = !topics.is_empty() && (command.list || asked.is_empty());
    Ok(if fine { Finish::Fine } else { Finish::CheckFailed })
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

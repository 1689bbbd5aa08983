//! What is wrong with a list of players or the file of an event, in every language.

use openroom_lawbook::UnknownEdition;
use openroom_lawbook::regulations::{OptionError, Preset, UnknownPreset};
use openroom_reasoning::Words;
use openroom_tournament::ListRefused;

use crate::output::shown;

fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}

/// Why a list of players cannot be read.
pub(super) fn list(w: Words, refused: &ListRefused) -> String {
    let at = |key, line: &usize| w.with(key, "line", line);
    match refused {
        ListRefused::NoHeading => w.t("list-heading"),
        ListRefused::Fields { line, found, expected } => {
            let said = [
                ("line", line.to_string()),
                ("found", found.to_string()),
                ("expected", expected.to_string()),
            ];
            w.say("list-fields", &said)
        }
        ListRefused::Empty { line } => at("list-empty", line),
        ListRefused::NumberTwice { line, number } => {
            w.say("list-twice", &[("line", line.to_string()), ("number", shown(number).to_string())])
        }
        ListRefused::Quote { line } => at("list-quote", line),
    }
}

/// Why an option cannot be set.
pub(crate) fn option(w: Words, wrong: &OptionError) -> String {
    match wrong {
        OptionError::Line(line) => w.with("option-line", "line", quoted(line)),
        OptionError::Unknown { option, nearest } if nearest.is_empty() => {
            w.with("option-unknown", "option", quoted(option))
        }
        OptionError::Unknown { option, nearest } => {
            w.say("option-unknown-near", &[("option", quoted(option)), ("near", nearest.join(", "))])
        }
        OptionError::NotObeyed(option) => w.with("option-not-here", "option", option),
        OptionError::Value { option, value, values } => {
            let values: Vec<String> = values.iter().map(|value| taken(w, value)).collect();
            let said =
                [("option", option.to_string()), ("value", quoted(value)), ("values", values.join(" / "))];
            w.say("option-value", &said)
        }
    }
}

/// A value that an option takes: a word of the file as it is written there, or what is to be written.
fn taken(w: Words, value: &str) -> String {
    match value {
        "a number of minutes" => w.t("option-minutes"),
        "a number of boards" => w.t("option-boards"),
        "a number of IMPs" => w.t("option-imps"),
        word => quoted(word),
    }
}

/// That there is no such preset.
pub(crate) fn preset(w: Words, wrong: &UnknownPreset) -> String {
    let names = Preset::ALL.map(Preset::id).join(", ");
    w.say("option-preset", &[("text", quoted(&wrong.0)), ("names", names)])
}

/// That there is no such edition.
pub(crate) fn edition(w: Words, wrong: &UnknownEdition) -> String {
    w.with("option-edition", "text", quoted(&wrong.0))
}

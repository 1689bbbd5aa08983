//! What is wrong with a command line, in the user's language.

use std::error::Error as _;
use std::io::{self, Write as _};
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use openroom_lawbook::regulations::{Preset, UnknownPreset};
use openroom_lawbook::{Edition, Language, UnknownEdition, UnknownLanguage};
use openroom_notation::{CodePage, UnknownCodePage};
use openroom_reasoning::Words;

use crate::help;
use crate::output::{cut, shown};

/// No honest line has more characters.
const LONGEST: usize = 1000;

/// Says why a command line cannot be followed, or shows the help or the version that it asks for; the exit code.
pub(crate) fn exit(words: fn() -> Words, error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // The screen may be closed; there is nobody left to tell.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            let (w, mut err) = (words(), io::stderr());
            let _ = writeln!(err, "openroom: {}", shown(&cut(&reason(w, error), LONGEST)));
            if let Some(form) = form(w, error) {
                let command: Vec<&str> = form.split(' ').take_while(|word| is_command(word)).collect();
                let _ = writeln!(err, "{}", w.with("usage-form", "form", shown(&form)));
                let _ = writeln!(err, "{}", w.with("usage-help", "command", command.join(" ")));
            }
            ExitCode::from(2)
        }
    }
}

/// Whether this word of a usage is the name of the program or of a command.
fn is_command(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
}

/// How the command is written, without the word before it.
fn form(w: Words, error: &clap::Error) -> Option<String> {
    let usage = error.get(ContextKind::Usage)?.to_string();
    let form = usage.split_once(": ").map_or(usage.as_str(), |(_, form)| form);
    let form = form.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(help::form(&form, w.language()))
}

/// Why it cannot be followed.
fn reason(w: Words, error: &clap::Error) -> String {
    let named = || told(error, ContextKind::InvalidArg);
    let given = || quoted(&told(error, ContextKind::InvalidValue));
    let of = |key: &str| w.say(key, &[("given", given()), ("named", named())]);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let said = w.with("usage-unknown-argument", "given", quoted(&named()));
            perhaps(w, said, error, ContextKind::SuggestedArg)
        }
        ErrorKind::InvalidSubcommand => {
            let given = quoted(&told(error, ContextKind::InvalidSubcommand));
            let said = w.with("usage-unknown-command", "given", given);
            perhaps(w, said, error, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::MissingRequiredArgument => w.with("usage-missing", "named", named()),
        ErrorKind::MissingSubcommand => {
            let named = told(error, ContextKind::InvalidSubcommand);
            let possible = told(error, ContextKind::ValidSubcommand);
            w.say("usage-no-command", &[("named", named), ("possible", possible)])
        }
        ErrorKind::InvalidValue if told(error, ContextKind::InvalidValue).is_empty() => {
            possible(w, w.with("usage-no-value", "named", named()), error)
        }
        ErrorKind::InvalidValue => possible(w, of("usage-bad-value"), error),
        ErrorKind::ValueValidation => match why(w, error) {
            Some(why) => format!("{}. {why}", of("usage-bad-value")),
            None => of("usage-bad-value"),
        },
        ErrorKind::NoEquals => w.with("usage-no-value", "named", named()),
        ErrorKind::TooManyValues => of("usage-too-many"),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            let least = told(error, ContextKind::MinValues);
            let expected = if least.is_empty() { told(error, ContextKind::ExpectedNumValues) } else { least };
            let n = told(error, ContextKind::ActualNumValues);
            w.say("usage-number-of-values", &[("named", named()), ("n", n), ("expected", expected)])
        }
        ErrorKind::ArgumentConflict => match told(error, ContextKind::PriorArg) {
            other if other.is_empty() || other == named() => w.with("usage-twice", "named", named()),
            other => w.say("usage-conflict", &[("named", named()), ("other", other)]),
        },
        ErrorKind::InvalidUtf8 => w.t("usage-not-utf8"),
        _ => w.t("usage-other"),
    }
}

/// The same with what may be meant.
fn perhaps(w: Words, said: String, error: &clap::Error, kind: ContextKind) -> String {
    match told(error, kind) {
        named if named.is_empty() => said,
        named => format!("{said}. {}", w.with("usage-perhaps", "named", named)),
    }
}

/// The same with what can be given.
fn possible(w: Words, said: String, error: &clap::Error) -> String {
    match told(error, ContextKind::ValidValue) {
        possible if possible.is_empty() => said,
        possible => format!("{said}. {}", w.with("usage-possible", "possible", possible)),
    }
}

/// Why a value cannot be read: as its reader says, and of numbers in our words.
fn why(w: Words, error: &clap::Error) -> Option<String> {
    let source = error.source()?;
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        return Some(match number.kind() {
            IntErrorKind::Empty
            | IntErrorKind::Zero
            | IntErrorKind::InvalidDigit
            | IntErrorKind::PosOverflow
            | IntErrorKind::NegOverflow => w.t("usage-no-number"),
            _ => source.to_string(),
        });
    }
    if source.is::<ParseFloatError>() {
        return Some(w.t("usage-no-decimal"));
    }
    if let Some(named) = named_of(source) {
        return Some(w.with("usage-possible", "possible", named));
    }
    let said = source.to_string();
    let between = said.split_once(" is not in ").and_then(|(_, range)| range.split_once(".."));
    let Some((low, high)) = between else { return Some(said) };
    let high = high.trim_start_matches('=');
    Some(if low.is_empty() || high.is_empty() {
        w.t("usage-no-number")
    } else {
        w.say("usage-between", &[("low", low.to_owned()), ("high", high.to_owned())])
    })
}

/// What can be named where an edition, a preset, a language or a character set is asked for and something else was given.
fn named_of(source: &(dyn std::error::Error + 'static)) -> Option<String> {
    let all: Vec<&str> = if source.is::<UnknownEdition>() {
        Edition::ALL.map(Edition::name).to_vec()
    } else if source.is::<UnknownPreset>() {
        Preset::ALL.map(Preset::id).to_vec()
    } else if source.is::<UnknownLanguage>() {
        Language::ALL.map(Language::code).to_vec()
    } else if source.is::<UnknownCodePage>() {
        CodePage::KNOWN.to_vec()
    } else {
        return None;
    };
    Some(all.join(", "))
}

/// What the error knows of this.
fn told(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(all)) => all.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn quoted(text: &str) -> String {
    format!("`{text}`")
}

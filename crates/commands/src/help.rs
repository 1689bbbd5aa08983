//! The help of commands and options, in the user's language.
//!
//! English stands in the doc comments, from which `clap` makes the help. The other languages have a file each, in
//! which every paragraph of it has its translation.

use std::collections::HashMap;
use std::env;
use std::ffi::OsString;
use std::sync::OnceLock;

use clap::builder::{PossibleValue, StyledStr};
use clap::error::ErrorKind;
use clap::{Arg, Command};
use openroom_lawbook::Language;

use crate::words::language;

/// What stands for options and commands in a usage.
const OF_USAGE: [&str; 3] = ["[OPTIONS]", "[COMMAND]", "<COMMAND>"];

/// The paragraphs of help in a language, by their English.
type Paragraphs = HashMap<String, String>;

const fn file(language: Language) -> &'static str {
    match language {
        Language::En => "",
        Language::Et => include_str!("../messages/help/et.toml"),
        Language::Fi => include_str!("../messages/help/fi.toml"),
        Language::Pl => include_str!("../messages/help/pl.toml"),
        Language::De => include_str!("../messages/help/de.toml"),
        Language::Nb => include_str!("../messages/help/nb.toml"),
    }
}

/// The paragraphs of a language; the files are part of the program, and a test reads them all.
fn paragraphs(language: Language) -> &'static Paragraphs {
    static ALL: [OnceLock<Paragraphs>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| toml::from_str(file(language)).unwrap_or_default())
}

/// What a command line led to: where it asks for help, that help in its language, wherever in it that is named.
pub(crate) fn told(root: Command, error: clap::Error) -> clap::Error {
    let strange = matches!(error.kind(), ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand);
    if !strange && !is_help(&error) {
        return error;
    }
    wanted(root, &plain(env::args_os()), language()).unwrap_or(error)
}

/// A command line without the language in which it is to be answered.
fn plain(line: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut plain = vec![];
    let mut named = false;
    for word in line {
        let text = word.to_string_lossy();
        let option = ["--lang", "--speak"].into_iter().find_map(|option| text.strip_prefix(option));
        match option {
            Some("") => named = true,
            Some(value) if value.starts_with('=') => named = false,
            _ if named => named = false,
            _ => plain.push(word),
        }
    }
    plain
}

/// The help that a command line asks for in a language; none where it asks for no help.
fn wanted(mut root: Command, line: &[OsString], language: Language) -> Option<clap::Error> {
    root.build();
    if language != Language::En {
        tell(&mut root, language);
    }
    let error = root.try_get_matches_from(line).err()?;
    is_help(&error).then_some(error)
}

/// Whether it is no fault but the help that was asked for, or that a command needs another.
fn is_help(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand)
}

/// How a command is written, with the language's words for options and commands.
pub(crate) fn form(usage: &str, language: Language) -> String {
    let all = paragraphs(language);
    OF_USAGE.into_iter().fold(usage.to_owned(), |usage, word| usage.replace(word, &said(word, all)))
}

/// A text of several paragraphs, each in the other language where that has it.
fn said(text: &str, all: &Paragraphs) -> String {
    let paragraphs = text.split("\n\n").map(|one| all.get(one).map_or(one, String::as_str));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// Puts the texts of a command and of those below it into the language.
fn tell(command: &mut Command, language: Language) {
    let all = paragraphs(language);
    let layout = layout(command, all);
    let usage = usage(command, language);
    let mut told = std::mem::take(command).help_template(layout).override_usage(usage);
    let of = |text: Option<&StyledStr>| text.map(|text| said(&text.to_string(), all));
    let (about, long) = (of(told.get_about()), of(told.get_long_about()));
    let (after, after_long) = (of(told.get_after_help()), of(told.get_after_long_help()));
    if let Some(text) = about {
        told = told.about(text);
    }
    if let Some(text) = long {
        told = told.long_about(text);
    }
    if let Some(text) = after {
        told = told.after_help(text);
    }
    if let Some(text) = after_long {
        told = told.after_long_help(text);
    }
    *command = told.mut_args(|arg| argument(arg, all));
    for sub in command.get_subcommands_mut() {
        tell(sub, language);
    }
}

/// How a page of help is laid out: as `clap` does it, with the language's headings.
fn layout(command: &Command, all: &Paragraphs) -> String {
    let (usage, header) = (command.get_styles().get_usage(), command.get_styles().get_header());
    let mut layout =
        format!("{{before-help}}{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}", said("Usage:", all));
    let mut part = |heading: &str, tag: &str| {
        layout += format!("\n\n{header}{}{header:#}\n{{{tag}}}", said(heading, all)).as_str();
    };
    if command.has_subcommands() {
        part("Commands:", "subcommands");
    }
    if command.get_positionals().any(|arg| !arg.is_hide_set()) {
        part("Arguments:", "positionals");
    }
    if command.get_arguments().any(|arg| !arg.is_positional() && !arg.is_hide_set()) {
        part("Options:", "options");
    }
    layout + "{after-help}"
}

/// The usage of a command, a line for each of its forms, below one another.
fn usage(command: &mut Command, language: Language) -> StyledStr {
    let usage = command.render_usage().ansi().to_string();
    let forms = usage.split_once("Usage:").map_or(usage.as_str(), |(_, forms)| forms);
    let below = " ".repeat(said("Usage:", paragraphs(language)).chars().count() + 1);
    let mut lines = vec![];
    for line in forms.lines() {
        let reset = line.strip_prefix(&format!("{:#}", command.get_styles().get_usage())).unwrap_or(line);
        lines.push(form(reset.trim_start(), language));
    }
    lines.join(&format!("\n{below}")).into()
}

fn argument(arg: Arg, all: &Paragraphs) -> Arg {
    let help = arg.get_help().map(|text| said(&text.to_string(), all));
    let long = arg.get_long_help().map(|text| said(&text.to_string(), all));
    let (default, names, listed) = (default(&arg, all), names(&arg, all), listed(&arg, all));
    let told = arg.hide_default_value(true).hide_possible_values(true);
    let short = [help.clone(), default.clone(), names.clone()];
    let names = names.filter(|_| listed.is_none());
    let long = [long.or(help), listed, default, names];
    told.help(together(short, " ")).long_help(together(long, "\n\n"))
}

/// The parts that are there.
fn together<const N: usize>(parts: [Option<String>; N], between: &str) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(between)
}

/// What holds where the option is not given, in brackets.
fn default(arg: &Arg, all: &Paragraphs) -> Option<String> {
    if !arg.get_action().takes_values() || arg.is_hide_default_value_set() {
        return None;
    }
    let values: Vec<_> =
        arg.get_default_values().iter().map(|value| quoted(&value.to_string_lossy())).collect();
    bracketed("default", &values.join(" "), all)
}

/// The values that can be given, in brackets.
fn names(arg: &Arg, all: &Paragraphs) -> Option<String> {
    let possible = possible(arg);
    let names: Vec<_> = possible.iter().map(|value| quoted(value.get_name())).collect();
    bracketed("possible values", &names.join(", "), all)
}

fn bracketed(what: &str, values: &str, all: &Paragraphs) -> Option<String> {
    (!values.is_empty()).then(|| format!("[{}: {values}]", said(what, all)))
}

/// A value as it is written in a command line.
fn quoted(value: &str) -> String {
    if value.is_empty() || value.contains(char::is_whitespace) {
        format!("{value:?}")
    } else {
        value.to_owned()
    }
}

/// The values that can be given, each in a line with what it means, where that is told.
fn listed(arg: &Arg, all: &Paragraphs) -> Option<String> {
    let possible = possible(arg);
    if possible.iter().all(|value| value.get_help().is_none()) {
        return None;
    }
    let longest = possible.iter().map(|value| value.get_name().len()).max()?;
    let line = |value: &PossibleValue| {
        let blanks = " ".repeat(longest - value.get_name().len());
        match value.get_help() {
            Some(help) => format!("- {}: {blanks}{}", value.get_name(), said(&help.to_string(), all)),
            None => format!("- {}", value.get_name()),
        }
    };
    let lines: Vec<String> = possible.iter().map(line).collect();
    Some(format!("{}\n{}", said("Possible values:", all), lines.join("\n")))
}

fn possible(arg: &Arg) -> Vec<PossibleValue> {
    if !arg.get_action().takes_values() || arg.is_hide_possible_values_set() {
        return vec![];
    }
    arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::Openroom;

    /// What a language says with the same word.
    const SAME: [(&str, &str); 1] = [("de", "Teams")];

    /// What stands around the paragraphs.
    const FRAME: [&str; 7] =
        ["Usage:", "Commands:", "Arguments:", "Options:", "default", "possible values", "Possible values:"];

    fn collect(command: &Command, into: &mut BTreeSet<String>) {
        let mut add = |text: Option<&StyledStr>| {
            into.extend(text.iter().flat_map(|text| {
                let text = text.to_string();
                text.split("\n\n").map(str::to_owned).collect::<Vec<_>>()
            }));
        };
        add(command.get_about());
        add(command.get_long_about());
        add(command.get_after_help());
        add(command.get_after_long_help());
        for arg in command.get_arguments() {
            add(arg.get_help());
            add(arg.get_long_help());
            assert!(arg.get_visible_aliases().unwrap_or_default().is_empty(), "{arg}");
            for value in possible(arg) {
                add(value.get_help());
            }
        }
        command.get_subcommands().for_each(|sub| collect(sub, into));
    }

    fn english() -> BTreeSet<String> {
        let mut root = Openroom::command();
        root.build();
        let mut all: BTreeSet<String> = FRAME.into_iter().chain(OF_USAGE).map(str::to_owned).collect();
        collect(&root, &mut all);
        all
    }

    fn others() -> impl Iterator<Item = (Language, Paragraphs)> {
        let told =
            |language| toml::from_str(file(language)).unwrap_or_else(|why| panic!("{language}: {why}"));
        let others = Language::ALL.into_iter().filter(|one| *one != Language::En);
        others.map(move |language| (language, told(language)))
    }

    /// What a paragraph has of the command line, which is the same in every language.
    fn code(paragraph: &str) -> BTreeSet<&str> {
        let quoted = paragraph.split('`').skip(1).step_by(2);
        let words = paragraph.split(|sign: char| sign != '-' && !sign.is_ascii_alphanumeric());
        quoted.chain(words.filter(|word| word.starts_with("--"))).collect()
    }

    #[test]
    fn every_paragraph_is_there_in_each_language_and_no_other() {
        let english = english();
        assert!(english.len() > 300, "{}", english.len());
        for (language, told) in others() {
            let told: BTreeSet<String> = told.into_keys().collect();
            let missing: Vec<_> = english.difference(&told).collect();
            assert!(missing.is_empty(), "{language} has not {missing:#?}");
            let gone: Vec<_> = told.difference(&english).collect();
            assert!(gone.is_empty(), "{language} has more: {gone:#?}");
        }
    }

    #[test]
    fn every_paragraph_is_said_otherwise_with_the_same_options_and_commands() {
        for (language, told) in others() {
            for (english, other) in told {
                let same = (language.code(), english.as_str());
                assert!(english != other || SAME.contains(&same), "{language}: {english}");
                assert_eq!(code(&english), code(&other), "{language}: {english}");
            }
        }
        assert_eq!(code("a `--b c` and --d-e, - f"), BTreeSet::from(["--b", "--b c", "--d-e"]));
    }

    #[test]
    fn help_is_asked_for_in_a_language_wherever_it_is_named() {
        let line = |text: &str| plain(text.split(' ').map(OsString::from));
        for text in ["o rule --lang fi --help", "o --lang=fi rule --help", "o rule --help --speak fi"] {
            assert_eq!(line(text), ["o", "rule", "--help"], "{text}");
        }
        for (language, options) in [(Language::En, "Options:"), (Language::Fi, "Valitsimet:")] {
            let help = wanted(Openroom::command(), &line("o rule --help"), language).unwrap().to_string();
            assert!(help.contains(options), "{language}: {help}");
            assert!(wanted(Openroom::command(), &line("o law 27"), language).is_none());
        }
    }

    #[test]
    fn no_heading_of_english_is_left() {
        fn each(command: &Command, language: Language) {
            let help = command.clone().render_long_help().to_string();
            let mut english = FRAME.into_iter().chain(OF_USAGE).filter(|word| word.contains([':', '[', '<']));
            let left = english.find(|word| help.contains(word));
            assert!(left.is_none(), "{language}: {left:?} in {help}");
            assert!(!help.contains("\"\""), "{language}: nothing is shown as a default in {help}");
            command.get_subcommands().for_each(|sub| each(sub, language));
        }
        for (language, _) in others() {
            let mut root = Openroom::command();
            root.build();
            tell(&mut root, language);
            each(&root, language);
        }
    }
}

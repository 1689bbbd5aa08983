//! `openroom print`: hand records, cards, slips, results and forms as PDF.

mod event;
mod forms;
mod hands;
mod results;
mod rounds;

use std::io::{self, IsTerminal};

use clap::{Args, Subcommand};
use openroom_lawbook::Language;
use openroom_paper::of_event::NotThere;
use openroom_paper::{Heading, Pdf, Unprintable};

use crate::convert::say;
use crate::event::failures::unranked;
use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::words::spoken;

/// Print hand records, guide cards, table cards, score slips, results, contestants' cards and forms as PDF
#[derive(Args)]
pub(crate) struct PrintArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Hand records with makeable contracts and par
    Hands(hands::Hands),
    /// Guide cards, one for each contestant
    GuideCards(rounds::GuideCards),
    /// Table cards with a code for phones
    TableCards(rounds::TableCards),
    /// Score slips, filled from a movement or blank
    Slips(rounds::Slips),
    /// Rankings with travellers or matches
    Results(results::Results),
    /// Cards of contestants: every board and what came of it
    Card(results::Card),
    /// A ruling form, blank or of a ruling of an event
    Ruling(forms::Ruling),
    /// An appeal form, blank or of an appeal in an event
    Appeal(forms::Appeal),
}

fn language(text: &str) -> Result<Language, String> {
    let found = Language::ALL.into_iter().find(|language| language.code() == text);
    found.ok_or_else(|| {
        let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("there are {}", codes.join(", "))
    })
}

/// How and where something is printed.
#[derive(Args)]
pub(crate) struct How {
    /// The language: en, et, fi, pl, de or nb
    #[arg(long, value_name = "LANGUAGE", default_value = crate::words::preferred(), hide_default_value = true, value_parser = language)]
    lang: Language,
    /// What stands at the head; the name of the event where it is not said
    #[arg(long)]
    title: Option<String>,
    /// The date as it is to be printed
    #[arg(long)]
    date: Option<String>,
    #[command(flatten)]
    output: Output,
}

/// How many letters are named that cannot be printed.
const MOST_LETTERS: usize = 12;

impl How {
    /// A heading, with what was asked for in the place of what is known.
    fn heading(&self, known: Heading) -> Heading {
        Heading {
            title: self.title.clone().unwrap_or(known.title),
            date: self.date.clone().unwrap_or(known.date),
            ..known
        }
    }

    /// Writes the PDF. A screen is no place for it.
    fn write(&self, pdf: Result<Pdf, Unprintable>) -> Result<(), Failure> {
        let pdf = pdf.map_err(unprintable)?;
        if self.output.file.is_none() && io::stdout().is_terminal() {
            return Err(Failure::said("print-screen", []));
        }
        self.output.write(|out| out.write_all(&pdf.bytes))?;
        if !pdf.lacking.is_empty() {
            let code = |letter: char| format!("{letter} (U+{:04X})", u32::from(letter));
            let letters: Vec<String> = pdf.lacking.chars().take(MOST_LETTERS).map(code).collect();
            let more = if pdf.lacking.chars().nth(MOST_LETTERS).is_some() { " …" } else { "" };
            let w = crate::words::words(self.lang);
            say(&w.with("print-lacking", "letters", letters.join(", ") + more));
        }
        Ok(())
    }
}

fn unprintable(why: Unprintable) -> Failure {
    match why {
        Unprintable::Nothing => Failure::said("print-nothing", []),
        Unprintable::TooLong { pages } => Failure::said("print-too-long", [("n", pages.to_string())]),
        Unprintable::Link(link) => {
            let start: String = link.chars().take(60).collect();
            Failure::said("print-long-link", [("link", format!("{start}…"))])
        }
        Unprintable::Pdf(_) => Failure::input(why),
    }
}

/// Something that is not in the event.
fn not_there(what: NotThere) -> Failure {
    match what {
        NotThere::Session(0) => Failure::said("event-not-begun", []),
        NotThere::Session(number) => Failure::said("event-refused-no-session", [("n", number.to_string())]),
        NotThere::Entry(entry) => Failure::said("print-no-entry", [("n", entry.to_string())]),
        NotThere::Ruling(_) => Failure::said("event-refused-no-ruling", []),
        NotThere::Appeal(_) => Failure::said("event-refused-no-appeal", []),
        NotThere::Unranked(why) => {
            let (key, of) = unranked(&why);
            Failure::Said(key, of)
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &PrintArgs) -> Result<Finish, Failure> {
    done(args).map_err(|failure| failure.in_words(spoken()))
}

fn done(args: &PrintArgs) -> Result<Finish, Failure> {
    match &args.what {
        What::Hands(hands) => hands.run(),
        What::GuideCards(cards) => cards.run(),
        What::TableCards(cards) => cards.run(),
        What::Slips(slips) => slips.run(),
        What::Results(results) => results.run(),
        What::Card(card) => card.run(),
        What::Ruling(ruling) => ruling.run(),
        What::Appeal(appeal) => appeal.run(),
    }
}

//! `openroom lawbook`: the user's own law books.

mod import;
pub(crate) mod shelf;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use openroom_lawbook::{Edition, Language};
use openroom_reasoning::{Words, say};

use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::{preferred, words},
};

/// Keep official law books that you have, to be shown beside our explanations.
#[derive(Subcommand)]
pub(crate) enum Lawbook {
    /// Read a law book from a text file; it stays on this computer
    Import(import::Import),
    /// The law books that were imported
    List {
        #[command(flatten)]
        kept: Kept,
    },
    /// Forget a law book
    Remove {
        /// Its language: en, et, fi, pl, de or nb
        #[arg(long)]
        lang: Language,
        /// Its edition: 2007, 2017 or poland2024
        #[arg(long)]
        edition: Edition,
        #[command(flatten)]
        kept: Kept,
    },
}

/// Where the books are kept, and the language in which is spoken of them.
#[derive(Args)]
pub(crate) struct Kept {
    /// The folder of a server (`openroom serve --data DIR`); otherwise your folder of application data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The language of what is printed: en, et, fi, pl, de or nb; otherwise as `OPENROOM_LANG` says
    #[arg(long, value_name = "LANGUAGE", default_value = preferred(), hide_default_value = true)]
    speak: Language,
}

impl Kept {
    fn folder(&self) -> Option<&Path> {
        self.data.as_deref()
    }

    fn words(&self) -> Words {
        words(self.speak)
    }
}

/// Runs the command.
pub(crate) fn run(command: &Lawbook) -> Result<Finish, Failure> {
    match command {
        Lawbook::Import(import) => import::run(import),
        Lawbook::List { kept } => list(kept),
        Lawbook::Remove { lang, edition, kept } => remove(kept, *lang, *edition),
    }
}

fn list(kept: &Kept) -> Result<Finish, Failure> {
    let (books, w) = (shelf::all(kept.folder())?, kept.words());
    to_screen(|screen| {
        if books.is_empty() {
            return writeln!(screen, "{}", w.t("lawbook-none"));
        }
        for (lang, edition) in &books {
            writeln!(screen, "{:<12}{}", name(w, *lang), say::edition(w, *edition))?;
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

fn remove(kept: &Kept, lang: Language, edition: Edition) -> Result<Finish, Failure> {
    shelf::remove(kept.folder(), lang, edition)?;
    let w = kept.words();
    let said = [("lang", name(w, lang)), ("edition", say::edition(w, edition))];
    to_screen(|screen| writeln!(screen, "{}", w.say("lawbook-removed", &said)))?;
    Ok(Finish::Fine)
}

/// A language as the screen's language calls it.
fn name(w: Words, language: Language) -> String {
    w.t(match language {
        Language::En => "language-en",
        Language::Et => "language-et",
        Language::Fi => "language-fi",
        Language::Pl => "language-pl",
        Language::De => "language-de",
        Language::Nb => "language-nb",
    })
}

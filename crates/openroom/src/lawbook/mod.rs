//! `openroom lawbook`: the user's own law books.

mod import;
pub(crate) mod shelf;

use clap::Subcommand;
use openroom_lawbook::{Edition, Language};

use crate::{
    finish::{Failure, Finish},
    output::to_screen,
};

/// Keep official law books that you have, to be shown beside our explanations.
#[derive(Subcommand)]
pub(crate) enum Lawbook {
    /// Read a law book from a text file; it stays on this computer
    Import(import::Import),
    /// The law books that were imported
    List,
    /// Forget a law book
    Remove {
        /// Its language: en, et, fi, pl, de or nb
        #[arg(long)]
        lang: Language,
        /// Its edition: 2007, 2017 or poland2024
        #[arg(long)]
        edition: Edition,
    },
}

/// Runs the command.
pub(crate) fn run(command: &Lawbook) -> Result<Finish, Failure> {
    match command {
        Lawbook::Import(import) => import::run(import),
        Lawbook::List => list(),
        Lawbook::Remove { lang, edition } => remove(*lang, *edition),
    }
}

fn list() -> Result<Finish, Failure> {
    let books = shelf::all()?;
    to_screen(|screen| {
        if books.is_empty() {
            return writeln!(
                screen,
                "No law book was imported. `openroom lawbook import FILE --lang pl --edition poland2024` reads one."
            );
        }
        for (lang, edition) in &books {
            writeln!(screen, "{:<10}{}", lang.name(), edition.long_name())?;
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

fn remove(lang: Language, edition: Edition) -> Result<Finish, Failure> {
    shelf::remove(lang, edition)?;
    to_screen(|screen| writeln!(screen, "The {} book of {} was removed.", lang.name(), edition.long_name()))?;
    Ok(Finish::Fine)
}

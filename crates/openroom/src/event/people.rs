//! The list of players.

use std::path::PathBuf;

use clap::Subcommand;
use openroom_archive::Names;
use openroom_tournament::{People, Person};

use super::office::{Office, person};
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{shown, to_screen};

/// The largest list that is read.
const LARGEST: u64 = 64 << 20;

#[derive(Subcommand)]
pub(crate) enum PeopleCommand {
    /// Take a list in: CSV with the columns number, name and perhaps club, rank and contact
    Import {
        /// The file
        file: PathBuf,
    },
    /// Look for names, whatever the case and the diacritics
    Search {
        /// Words of the name, the number or the club
        words: Vec<String>,
    },
    /// Show people who may be one
    Duplicates,
    /// Remove all that is known of a person; logs keep the number alone
    Anonymise {
        /// Who
        who: String,
    },
}

impl PeopleCommand {
    pub(super) fn run(&self, office: &Office) -> Result<Finish, Failure> {
        let names = Names::new(&office.store);
        let all = names.all().map_err(Failure::input)?;
        match self {
            PeopleCommand::Import { file } => {
                let list = read(file)?;
                let added = names.add(&list).map_err(Failure::input)?;
                to_screen(|out| writeln!(out, "{} people", added.len()))?;
            }
            PeopleCommand::Search { words } => show(&all, &all.search(&words.join(" ")))?,
            PeopleCommand::Duplicates => {
                for group in all.duplicates() {
                    show(&all, &group)?;
                }
            }
            PeopleCommand::Anonymise { who } => {
                names.anonymise(person(&all, who)?).map_err(Failure::input)?;
            }
        }
        Ok(Finish::Fine)
    }
}

/// A list from a file.
pub(super) fn read(file: &std::path::Path) -> Result<People, Failure> {
    let bytes = input::whole(file, LARGEST, "the list is too large")?;
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::input_at(file.display(), "it is not in UTF-8"))?;
    People::from_csv(&text).map_err(|error| Failure::input_at(file.display(), error))
}

fn show(people: &People, found: &[Person]) -> Result<(), Failure> {
    to_screen(|out| {
        for &person in found {
            if let Some(player) = people.get(person) {
                let (number, name, club) = (shown(&player.number), shown(&player.name), shown(&player.club));
                writeln!(out, "#{}  {number}  {name}  {club}  {}", person.0, shown(&player.rank))?;
            }
        }
        Ok(())
    })
}

//! The list of players.

use std::path::PathBuf;

use clap::Subcommand;
use openroom_archive::{Kept, Names};
use openroom_journal::{Journal, SqliteJournal};
use openroom_tournament::{People, Person, Player, Role};

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
        /// Take new names for numbers that are known
        #[arg(long)]
        rename: bool,
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
    pub(super) fn run(&self, office: &Office, by: Option<&str>) -> Result<Finish, Failure> {
        let names = Names::new(&office.store);
        let all = names.all().map_err(Failure::input)?;
        match self {
            PeopleCommand::Import { file, rename } => {
                may(office, &all, by, &[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])?;
                let names_of_known = if *rename { OtherNames::Taken } else { OtherNames::Refused };
                import(&names, &all, &read(file)?, names_of_known)?;
            }
            PeopleCommand::Search { words } => show(&all, &all.search(&words.join(" ")))?,
            PeopleCommand::Duplicates => {
                for group in all.duplicates() {
                    show(&all, &group)?;
                }
            }
            PeopleCommand::Anonymise { who } => {
                may(office, &all, by, &[Role::Organizer])?;
                names.anonymise(person(&all, who)?).map_err(Failure::input)?;
            }
        }
        Ok(Finish::Fine)
    }
}

/// Only someone who has one of these offices in an event of the journal; anybody before there is an event. Who is
/// not named acts for the one who has.
fn may(office: &Office, people: &People, by: Option<&str>, roles: &[Role]) -> Result<(), Failure> {
    let Some(words) = by else { return Ok(()) };
    let who = person(people, words)?;
    let streams = office.store.streams().map_err(Failure::input)?;
    let events: Vec<_> =
        streams.into_iter().filter_map(|name| Kept::open(&office.store, &office.key, name).ok()).collect();
    if events.is_empty() || events.iter().any(|kept| kept.event().has_role(who, roles)) {
        return Ok(());
    }
    let words: Vec<&str> = roles.iter().map(|role| role.word()).collect();
    Err(Failure::input(format!("this is for: {}", words.join(", "))))
}

/// What is done with other names for numbers that are known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum OtherNames {
    Taken,
    Refused,
}

/// Takes a list in and says what is new in it. Other names for known numbers are taken only where that is asked.
fn import(
    names: &Names<'_, SqliteJournal>,
    all: &People,
    list: &People,
    other_names: OtherNames,
) -> Result<(), Failure> {
    let known = |player: &Player| {
        let same = all.iter().find(|(_, other)| !player.number.is_empty() && other.number == player.number);
        same.map(|(_, other)| other.clone())
    };
    let pairs: Vec<(Option<Player>, &Player)> =
        list.iter().map(|(_, player)| (known(player), player)).collect();
    let renamed: Vec<String> = pairs
        .iter()
        .filter_map(|(before, player)| Some((before.as_ref()?, player)))
        .filter(|(before, player)| before.name != player.name)
        .map(|(before, player)| format!("{} {} → {}", player.number, before.name, player.name))
        .collect();
    if !renamed.is_empty() && other_names == OtherNames::Refused {
        let few: Vec<&str> = renamed.iter().take(5).map(String::as_str).collect();
        return Err(Failure::input(format!(
            "{} known numbers have other names: {}; --rename takes them",
            renamed.len(),
            few.join("; ")
        )));
    }
    names.add(list).map_err(Failure::input)?;
    let new = pairs.iter().filter(|(before, _)| before.is_none()).count();
    let changed =
        pairs.iter().filter(|(before, player)| before.as_ref().is_some_and(|one| one != *player)).count();
    to_screen(|out| {
        writeln!(out, "{} people: {new} new, {changed} changed", pairs.len())?;
        renamed.iter().try_for_each(|line| writeln!(out, "{}", shown(line)))
    })
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

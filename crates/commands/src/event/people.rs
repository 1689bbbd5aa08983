//! The list of players.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use openroom_archive::{ArchiveError, Kept, Names, OtherNames};
use openroom_journal::{Aside, Journal, SqliteJournal, Together};
use openroom_reasoning::Words;
use openroom_tournament::{About, FileNo, Moment, People, Person, Player, Role};

use super::failures::{archive, failed};
use super::file_wrong;
use super::office::{Office, moment, person};
use super::show::for_roles;
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{shown, to_screen};
use crate::words::spoken;

/// The largest list that is read.
const LARGEST: u64 = 64 << 20;

#[derive(Subcommand)]
pub(crate) enum PeopleCommand {
    /// Take a list in: CSV with the columns number, name and perhaps club, rank and contact
    Import {
        /// The file
        file: PathBuf,
        /// Take new names and contacts for numbers that are known
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
    pub(super) fn run(
        &self,
        journal: &Path,
        by: Option<&str>,
        at: Option<u64>,
        w: Words,
    ) -> Result<Finish, Failure> {
        match self {
            PeopleCommand::Import { file, rename } => {
                let list = read(file)?;
                let office = Office::open(journal)?;
                let names = Names::new(&office.store);
                let all = names.all().map_err(failed)?;
                may(&office, &all, by, &[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector], w)?;
                let other_names = if *rename { OtherNames::Taken } else { OtherNames::Refused };
                import(&office, &all, &list, other_names)?;
            }
            PeopleCommand::Search { words } => {
                let all = known(&Office::open_to_read(journal)?)?;
                show(&all, &all.search(&words.join(" ")))?;
            }
            PeopleCommand::Duplicates => {
                let all = known(&Office::open_to_read(journal)?)?;
                for group in all.duplicates() {
                    show(&all, &group)?;
                }
            }
            PeopleCommand::Anonymise { who } => {
                let office = Office::open_existing(journal)?;
                let all = known(&office)?;
                may(&office, &all, by, &[Role::Organizer], w)?;
                anonymise(&office, &all, person(&all, who)?, moment(at), w)?;
            }
        }
        Ok(Finish::Fine)
    }
}

/// Removes all that is known of a person and the files about him, and says what stays.
fn anonymise(office: &Office, all: &People, who: Person, at: Moment, w: Words) -> Result<(), Failure> {
    let name = all.get(who).map(|player| player.name.clone()).unwrap_or_default();
    let mut told = Vec::new();
    for stream in office.store.streams().map_err(failed)? {
        let Ok(mut kept) = Kept::open(&office.store, &office.key, stream) else { continue };
        let holds = |role| kept.event().roles().iter().find(|(_, held)| *held == role).map(|(one, _)| *one);
        let organizer = holds(Role::Organizer);
        let files = kept.event().files().iter().filter(|(_, file)| !file.removed);
        let files: Vec<(FileNo, About)> = files.map(|(number, file)| (*number, file.about)).collect();
        for (number, about) in files {
            let said = [("event", kept.stream().to_string()), ("n", number.0.to_string())];
            match (about, organizer) {
                (About::Person(one), Some(by)) if one == who => {
                    let reason = w.t("event-anonymise-reason");
                    kept.remove_file(by, at, number, &reason).map_err(super::failures::failed)?;
                    told.push(w.say("event-anonymise-file", &said));
                }
                _ if !kept.event().takes_part(who) && about != About::Person(who) => {}
                _ => told.push(w.say("event-anonymise-file-stays", &said)),
            }
        }
        let words: Vec<&str> = name.split_whitespace().filter(|word| word.chars().count() > 2).collect();
        let names_him = |team: &str| words.iter().any(|word| team.contains(word));
        let teams = kept.event().entries().iter().filter(|(_, entry)| names_him(&entry.name));
        told.extend(teams.map(|(number, entry)| {
            let said = [
                ("event", kept.stream().to_string()),
                ("entry", number.to_string()),
                ("team", shown(&entry.name).to_string()),
            ];
            w.say("event-anonymise-team", &said)
        }));
        if kept.event().takes_part(who) {
            told.push(w.with("event-anonymise-words", "event", kept.stream()));
        }
    }
    Names::new(&office.store).anonymise(who).map_err(failed)?;
    to_screen(|out| told.iter().try_for_each(|line| writeln!(out, "{line}")))
}

fn known(office: &Office) -> Result<People, Failure> {
    Names::new(&office.store).all().map_err(failed)
}

/// Only someone who has one of these offices in an event of the journal; anybody before there is an event. Who is
/// not named acts for the one who has.
fn may(office: &Office, people: &People, by: Option<&str>, roles: &[Role], w: Words) -> Result<(), Failure> {
    let Some(words) = by else { return Ok(()) };
    let who = person(people, words)?;
    let streams = office.store.streams().map_err(failed)?;
    let events: Vec<_> =
        streams.into_iter().filter_map(|name| Kept::open(&office.store, &office.key, name).ok()).collect();
    if events.is_empty() || events.iter().any(|kept| kept.event().has_role(who, roles)) {
        return Ok(());
    }
    Err(for_roles(w, roles))
}

/// Takes a list in and says what is new in it. Other names and contacts are taken only where that is asked.
fn import(office: &Office, all: &People, list: &People, other_names: OtherNames) -> Result<(), Failure> {
    let people = taken(&Names::new(&office.store), list, other_names)?;
    office.store.write(vec![Names::<SqliteJournal>::writing(&people).map_err(failed)?]).map_err(failed)?;
    let before = |player: &Player| all.numbered(player).map(|person| (person, all.get(person)));
    let pairs: Vec<_> = list.iter().map(|(_, player)| (before(player), player)).collect();
    let new = pairs.iter().filter(|(before, _)| before.is_none()).count();
    let changed = pairs.iter().filter_map(|(before, _)| *before);
    let changed = changed.filter(|(person, known)| people.get(*person) != *known).count();
    let replaced = pairs.iter().filter_map(|(before, player)| all.replaced(before.as_ref()?.0, player));
    let replaced: Vec<String> = replaced.map(|one| one.to_string()).collect();
    to_screen(|out| {
        let said =
            [("n", pairs.len().to_string()), ("new", new.to_string()), ("changed", changed.to_string())];
        writeln!(out, "{}", spoken().say("people-imported", &said))?;
        replaced.iter().try_for_each(|line| writeln!(out, "{}", shown(line)))
    })
}

/// All people with a list besides.
pub(super) fn taken<S: Aside>(
    names: &Names<'_, S>,
    list: &People,
    other_names: OtherNames,
) -> Result<People, Failure> {
    names.with(list, other_names).map_err(|error| match error {
        ArchiveError::OtherNames(_) => {
            Failure::input(spoken().with("people-other-names", "why", archive(spoken(), &error)))
        }
        error => failed(error),
    })
}

/// A list from a file.
pub(super) fn read(file: &std::path::Path) -> Result<People, Failure> {
    let bytes = input::whole(file, LARGEST, spoken().t("read-too-large"))?;
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::said("event-not-utf8", []).at(file.display()))?;
    People::from_csv(&text)
        .map_err(|wrong| Failure::input_at(file.display(), file_wrong::list(spoken(), &wrong)))
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

//! An event from a file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{Besides, Kept, Names, OtherNames, SealingKey, Store};
use openroom_journal::{MemoryJournal, Version};
use openroom_lawbook::Edition;
use openroom_lawbook::regulations::{AppealsArrangement, Preset};
use openroom_movements::Unit;
use openroom_tournament::{
    Carry, Clock, Command, Conditions, EntryNo, Field, Moment, People, Person, Record, Request, Role,
    Scoring, Systems, VictoryPoints,
};
use serde::Deserialize;
use toml::{Spanned, Value};

use super::done::{self, Form};
use super::failures::{failed, failed_at};
use super::happened::unit_of;
use super::office::{self, Office, moment, person};
use super::{file_wrong, people, said_in, show};
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{shown, to_screen};
use crate::words::{language, spoken};

/// The largest file that is read.
const LARGEST: u64 = 1 << 20;

/// An event to be made.
#[derive(Args)]
pub(crate) struct Create {
    /// The file, in TOML
    file: PathBuf,
    /// Take new names and contacts of its list of players for numbers that are known
    #[arg(long)]
    rename: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventFile {
    name: Spanned<String>,
    unit: Unit,
    scoring: Spanned<Scoring>,
    preset: Option<Spanned<String>>,
    edition: Option<Spanned<String>>,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, Spanned<Value>>,
    victory_points: Option<VictoryPoints>,
    bye: Option<openroom_scoring::Ratio>,
    #[serde(default)]
    field: Field,
    carry_over: Option<Carry>,
    clock: Option<Clock>,
    #[serde(default)]
    systems: Systems,
    most_entries: Option<u16>,
    #[serde(default)]
    notes: String,
    /// A list of players, beside this file.
    people: Option<PathBuf>,
    organizer: Spanned<String>,
    chief_director: Option<Spanned<String>>,
    #[serde(default)]
    assistants: Vec<Spanned<String>>,
    #[serde(default)]
    committee: Vec<Spanned<String>>,
    #[serde(default)]
    entries: Vec<FileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    players: Vec<Spanned<String>>,
    captain: Option<Spanned<String>>,
    /// What the team is called.
    name: Option<Spanned<String>>,
}

/// An event that was made: its records, and what is said of it.
struct Made {
    records: Vec<Record>,
    said: String,
}

/// What was made, in a line.
fn made<S: Store>(kept: &Kept<'_, S>, known: &People) -> String {
    let (w, event) = (spoken(), kept.event());
    let holder = |role| {
        let held = event.roles().iter().find(|(_, held)| *held == role);
        held.map_or_else(String::new, |(who, _)| show::name(known, *who))
    };
    let said = [
        ("event", kept.stream().to_string()),
        ("unit", unit_of(w, event.unit())),
        ("entries", event.active().count().to_string()),
        ("organizer", holder(Role::Organizer)),
        ("director", holder(Role::ChiefDirector)),
    ];
    w.say("done-made", &said)
}

impl Create {
    fn at(&self, text: &str, byte: usize, wrong: impl std::fmt::Display) -> Failure {
        Failure::input_at(self.place(text, byte), wrong)
    }

    /// What the reader of TOML says, in its own words.
    fn no_event(&self, text: &str, error: &toml::de::Error) -> Failure {
        let message = error.message().lines().collect::<Vec<_>>().join("; ");
        let said = spoken().with("event-toml", "what", shown(&message));
        self.at(text, error.span().map_or(0, |span| span.start), said)
    }

    /// The file and the line of it.
    fn place(&self, text: &str, byte: usize) -> String {
        let before = &text[..byte.min(text.len())];
        let line = before.matches('\n').count() + 1;
        format!("{}:{line}", self.file.display())
    }

    /// Makes the event in memory where there is no journal yet, so that none is left behind by a file that is wrong.
    pub(super) fn rehearse_new(&self, journal: &Path, at: Option<u64>) -> Result<(), Failure> {
        if journal.exists() {
            return Ok(());
        }
        let key = SealingKey::from_entropy().map_err(failed)?;
        self.make(&MemoryJournal::new(), &key, at).map(drop)
    }

    /// Makes the event with all that the file says; nothing is stored where something in it is wrong.
    pub(super) fn run(&self, office: &Office, at: Option<u64>, form: Form) -> Result<Finish, Failure> {
        let Made { records, said } = self.make(&office.store, &office.key, at)?;
        to_screen(|out| match form {
            Form::Json => done::json(out, Version::START, &records),
            Form::Words => writeln!(out, "{said}"),
        })?;
        Ok(Finish::Fine)
    }

    fn make<S: Store>(&self, store: &S, key: &SealingKey, at: Option<u64>) -> Result<Made, Failure> {
        let bytes = input::whole(&self.file, LARGEST, spoken().t("read-too-large"))?;
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::said("event-not-utf8", []).at(self.file.display()))?;
        let file: EventFile = toml::from_str(&text).map_err(|error| self.no_event(&text, &error))?;
        let conditions = self.conditions(&file, &text)?;
        let place = || self.place(&text, file.name.span().start);
        let stream = office::stream(file.name.get_ref()).map_err(|wrong| wrong.at(place()))?;
        let mut kept = Kept::at(store, key, stream).map_err(failed)?;
        if kept.version() != Version::START {
            let taken = [("event", kept.stream().to_string())];
            return Err(Failure::said("event-name-taken", taken).at(place()));
        }
        let names = Names::new(store);
        let mut known = names.all().map_err(failed)?;
        let mut besides = Besides::default();
        if let Some(file) = &file.people {
            let folder = self.file.parent().unwrap_or(Path::new(""));
            let path = folder.join(file);
            let other_names = if self.rename { OtherNames::Taken } else { OtherNames::Refused };
            known = people::taken(&names, &people::read(&path)?, other_names)
                .map_err(|why| why.at(path.display()))?;
            besides.writes.push(Names::<S>::writing(&known).map_err(failed)?);
        }
        let who = |words: &Spanned<String>| -> Result<Person, Failure> {
            person(&known, words.get_ref()).map_err(|wrong| wrong.at(self.place(&text, words.span().start)))
        };
        let organizer = who(&file.organizer)?;
        let mut commands = vec![(file.name.span().start, Command::Open { unit: file.unit })];
        let director = file.chief_director.as_ref().unwrap_or(&file.organizer);
        let roles = std::iter::once((director, Role::ChiefDirector))
            .chain(file.assistants.iter().map(|words| (words, Role::AssistantDirector)))
            .chain(file.committee.iter().map(|words| (words, Role::AppealsCommittee)));
        for (words, role) in roles {
            commands.push((words.span().start, Command::Appoint(who(words)?, role)));
        }
        commands.push((file.scoring.span().start, Command::SetConditions(Box::new(conditions))));
        commands.push((0, Command::PublishConditions));
        for (entry, number) in file.entries.iter().zip(1..) {
            let place = entry.players.first().map_or(0, |words| words.span().start);
            let players = entry.players.iter().map(who).collect::<Result<_, _>>()?;
            let captain = entry.captain.as_ref().map(who).transpose()?;
            commands.push((place, Command::Enter { players, captain }));
            if let Some(name) = &entry.name {
                let (entry, words) = (EntryNo(number), name.get_ref().clone());
                commands.push((name.span().start, Command::NameTeam { entry, name: words }));
            }
        }
        let moment = moment(at);
        self.rehearse(&text, (organizer, moment), &commands, kept.event().clone(), &known)?;
        let request = |(_, command)| Request { by: organizer, at: moment, command };
        let requests: Vec<Request> = commands.into_iter().map(request).collect();
        let records = kept.ask_all(&requests, besides);
        let records = records.map_err(|wrong| failed_at(self.place(&text, 0), wrong))?;
        Ok(Made { records, said: made(&kept, &known) })
    }

    /// Judges everything before anything is stored.
    fn rehearse(
        &self,
        text: &str,
        (by, at): (Person, Moment),
        commands: &[(usize, Command)],
        mut event: openroom_tournament::Tournament,
        known: &People,
    ) -> Result<(), Failure> {
        for (place, command) in commands {
            let request = Request { by, at, command: command.clone() };
            let records = openroom_tournament::judge(&event, &request)
                .map_err(|wrong| self.at(text, *place, said_in(language(), &event, known, &wrong)))?;
            for record in &records {
                event.apply(record);
            }
        }
        Ok(())
    }

    fn conditions(&self, file: &EventFile, text: &str) -> Result<Conditions, Failure> {
        let preset = match &file.preset {
            None => Preset::Wbf,
            Some(name) => {
                name.get_ref().parse().map_err(|wrong: openroom_lawbook::regulations::UnknownPreset| {
                    self.at(text, name.span().start, file_wrong::preset(spoken(), &wrong))
                })?
            }
        };
        let edition: Edition = match &file.edition {
            None => preset.edition(),
            Some(name) => name.get_ref().parse().map_err(|wrong: openroom_lawbook::UnknownEdition| {
                self.at(text, name.span().start, file_wrong::edition(spoken(), &wrong))
            })?,
        };
        let mut regulations = preset.regulations();
        // Who names a committee wants it to hear appeals, unless the options say otherwise.
        if !file.committee.is_empty() {
            regulations.appeals.appeals_arrangement = AppealsArrangement::Committee;
        }
        for (name, value) in &file.options {
            let given = match value.get_ref() {
                Value::String(words) => words.clone(),
                other => other.to_string(),
            };
            regulations
                .change(&format!("{} = {given}", name.get_ref()))
                .map_err(|wrong| self.at(text, name.span().start, file_wrong::option(spoken(), &wrong)))?;
        }
        Ok(Conditions {
            victory_points: file.victory_points.clone(),
            bye: file.bye.clone(),
            field: file.field,
            carry_over: file.carry_over.clone(),
            clock: file.clock,
            systems: file.systems.clone(),
            most_entries: file.most_entries,
            notes: file.notes.clone(),
            ..Conditions::new(edition, regulations, *file.scoring.get_ref())
        })
    }
}

impl Create {
    /// The conditions of contest that the file gives; who enters and who has which office is not read.
    pub(super) fn conditions_alone(&self) -> Result<Conditions, Failure> {
        let bytes = input::whole(&self.file, LARGEST, spoken().t("read-too-large"))?;
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::said("event-not-utf8", []).at(self.file.display()))?;
        let read: EventFile = toml::from_str(&text).map_err(|error| self.no_event(&text, &error))?;
        self.conditions(&read, &text)
    }
}

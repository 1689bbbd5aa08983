//! `openroom event`: an event from its conditions to its last appeal, without a browser.

mod acts;
mod award;
mod boards;
mod bring;
mod card_file;
mod confidential;
mod devices;
mod done;
mod entries;
pub(crate) mod failures;
mod file;
pub(crate) mod file_wrong;
mod happened;
pub(crate) mod hours;
pub(crate) mod judged;
mod log;
pub(crate) mod office;
mod offices;
mod pairings;
mod penalties;
mod people;
mod refusals;
mod rescue;
mod results_file;
mod rulings;
mod scores;
pub(crate) mod show;
mod start;
mod store;
mod together;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_archive::{ArchiveError, Besides, Kept};
use openroom_journal::SqliteJournal;
use openroom_lawbook::Language;
use openroom_tournament::{Command, People, Person, Record, Refused, Request, Role, Tournament, Why};
use openroom_words::{Called, refusal};

use crate::finish::{Failure, Finish};
use crate::words::{preferred, words};
use done::Form;
use failures::failed;
use office::{Office, moment, person};

/// Run an event: entries, rounds, results, rulings, appeals, standings, exports
#[derive(Args)]
pub(crate) struct EventArgs {
    /// The journal, one file for any number of events
    #[arg(long, short = 'j', global = true, default_value = "openroom.journal", value_name = "FILE")]
    journal: PathBuf,
    /// Which event; not needed where there is one
    #[arg(long, short = 'e', global = true, value_name = "NAME")]
    event: Option<String>,
    /// Who acts: a list number, a name, or #PERSON; the chief director where it is not said
    #[arg(long, global = true, value_name = "WHO")]
    by: Option<String>,
    /// When, in seconds of universal time; now where it is not said
    #[arg(long, global = true, value_name = "SECONDS", value_parser = office::seconds)]
    at: Option<u64>,
    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, global = true, value_name = "LANGUAGE", default_value = preferred(), hide_default_value = true)]
    lang: Language,
    /// The records that were stored, the log or the pairings as JSON, for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Make an event from a file (see docs/event-file.md)
    Create(file::Create),
    /// The list of players: import, search, duplicates, anonymise
    #[command(subcommand)]
    People(people::PeopleCommand),
    /// Enter a contestant
    Enter(acts::Enter),
    #[command(flatten)]
    Entry(entries::EntryCommand),
    /// Give the entries their starting positions
    Seat(acts::Seat),
    /// Begin a session
    Start(start::Start),
    /// Take back the start of a session before its first round
    TakeBackStart(acts::TakeBackStart),
    /// Call the next round of a section
    Round(acts::OfSection),
    /// Play no more rounds of a section than were called
    LastRound(acts::LastRound),
    /// Draw the next round of a Swiss or knockout
    Draw(acts::Draw),
    /// Take back the draw of a round that has not been called
    TakeBackDraw(acts::TakeBackDraw),
    #[command(flatten)]
    Board(boards::BoardCommand),
    /// Enter a result, such as `event result 1A/3/2/7 4SN+1`
    Result(scores::Result),
    /// Agree to the result that the other side entered
    Agree(scores::AtLine),
    /// Claim as a contestant that the score of a board is wrong
    Claim(scores::Claim),
    /// Settle such a claim without a correction
    Settle(scores::Settle),
    /// Correct an agreed result
    Correct(scores::Correct),
    /// Give a ruling
    Rule(rulings::Rule),
    /// Give a penalty
    Penalize(penalties::Penalize),
    /// Change a penalty
    ChangePenalty(penalties::Change),
    /// Withdraw a penalty
    WithdrawPenalty(penalties::Withdraw),
    #[command(flatten)]
    Office(offices::OfficeCommand),
    /// Appeal against a ruling, or `appeal penalty N`
    Appeal(rulings::Appeal),
    /// Concur in an appeal
    Concur(rulings::OfAppeal),
    /// Take an appeal back
    WithdrawAppeal(rulings::OfAppeal),
    /// Decide an appeal
    Decide(rulings::Decide),
    /// Take a decision further, to the Regulating Authority
    AppealFurther(rulings::OfAppeal),
    /// Refer a ruling, or `penalty N`, to the committee as the Director
    Refer(rulings::Judged),
    /// Close a review that was due after the play
    Review(rulings::Review),
    /// Confidential files: keep, list, show, remove
    #[command(subcommand)]
    File(confidential::FileCommand),
    /// Make the scores of a session official
    Publish(scores::Publish),
    /// Any command, as JSON: the form in which the program itself gives it
    Do(acts::Do),
    /// Bring the record of a board that was played elsewhere, from a PBN file
    Bring(bring::Bring),
    /// Enter the results of scoring devices: the Bridgemate Data Connector's JSON
    Devices(devices::Devices),
    /// Deal boards, or take them from a PBN file, and keep them sealed
    Deal(store::Deal),
    /// Take sealed deals out, which is recorded
    TakeOut(store::TakeOut),
    /// Where the event stands
    Status,
    /// Every result of called rounds that is missing
    Missing,
    /// Every entry: its number, the number that it plays under, who it is
    Entries,
    /// The standings
    Standings,
    /// One ranking over several sites that played the same boards, from their exports
    Together(together::Together),
    /// Rulings, penalties and appeals, and what is in force
    Rulings,
    /// What waits for the Director, the committee or the organizer
    Waiting,
    /// Who meets whom in a round, and at which table
    Pairings(pairings::Pairings),
    /// Every record: when, who, what, by which provision
    Log,
    /// Where a contestant plays, round by round
    Guide(show::OfEntry),
    /// Write the event as one readable file
    Export(store::Export),
    /// Read an event from such a file
    Import(store::Import),
    /// Copy the journal as it is now, and its key
    Backup(rescue::Copy),
    /// Make the journal from a copy that `event backup` wrote
    Restore(rescue::Restore),
    /// Check every hash of the journal, or of a file that `event export` wrote
    Verify(store::Verify),
    /// Copy all that is readable of a damaged journal into a new one
    Salvage(rescue::Copy),
}

impl What {
    /// Whether the command only looks: it does so also while another process writes.
    fn only_reads(&self) -> bool {
        matches!(
            self,
            What::Status
                | What::Missing
                | What::Entries
                | What::Pairings(_)
                | What::Standings
                | What::Rulings
                | What::Waiting
                | What::Log
                | What::Guide(_)
                | What::Export(_)
                | What::Backup(_)
                | What::Verify(_)
                | What::Salvage(_)
                | What::Entry(entries::EntryCommand::ReadCard(_))
        )
    }
}

impl What {
    /// Whether it can be told as JSON: what changes the event, its log, its pairings.
    fn has_json(&self) -> bool {
        let tells_itself = matches!(
            self,
            What::People(_)
                | What::Import(_)
                | What::Restore(_)
                | What::Together(_)
                | What::File(_)
                | What::Deal(_)
                | What::TakeOut(_)
                | What::Devices(_)
        );
        matches!(self, What::Log | What::Pairings(_)) || !(tells_itself || self.only_reads())
    }
}

/// What a command needs: the event, who acts and when.
pub(crate) struct Desk<'a> {
    kept: Kept<'a, SqliteJournal>,
    by: Option<String>,
    at: Option<u64>,
    lang: Language,
    form: Form,
}

impl Desk<'_> {
    /// Who acts: the one who was named, or the Director in charge, or the organizer.
    fn by(&self) -> Result<Person, Failure> {
        if let Some(words) = &self.by {
            return self.person(words);
        }
        let holder =
            |role| self.kept.event().roles().iter().find(|(_, held)| *held == role).map(|(who, _)| *who);
        holder(Role::ChiefDirector)
            .or_else(|| holder(Role::Organizer))
            .ok_or_else(|| Failure::said("event-by-whom", []))
    }

    /// Only someone with one of these offices.
    fn must_hold(&self, roles: &[Role]) -> Result<(), Failure> {
        let who = self.by()?;
        if self.kept.event().has_role(who, roles) {
            return Ok(());
        }
        Err(show::for_roles(words(self.lang), roles))
    }

    fn person(&self, words: &str) -> Result<Person, Failure> {
        person(&self.kept.names().all().map_err(failed)?, words)
    }

    /// Why the event refused something.
    fn said(&self, refused: &Refused) -> String {
        let said = said_in(self.lang, self.kept.event(), &show::people(&self.kept), refused);
        let now = self.kept.event().now();
        match refused.why {
            // By the time now it would have been early enough.
            Why::Late { ended } if moment(self.at) <= ended => {
                format!("{said}; {}", words(self.lang).with("event-clock-ahead", "at", hours::hour(now)))
            }
            _ => said,
        }
    }

    /// Why the archive did not do something, in the language of the desk.
    fn failed(&self, error: ArchiveError) -> Failure {
        match error {
            ArchiveError::Refused(refused) => Failure::input(self.said(&refused)),
            error => failed(error),
        }
    }

    /// A command as it is given here and now.
    fn request(&self, command: Command) -> Result<Request, Failure> {
        Ok(Request { by: self.by()?, at: moment(self.at), command })
    }

    /// Gives the command; what follows is stored when this returns.
    fn does(&mut self, command: Command) -> Result<Finish, Failure> {
        let request = self.request(command)?;
        self.does_all(&[request])
    }

    /// Gives commands one after the other, all of them or none, and tells what was done.
    fn does_all(&mut self, requests: &[Request]) -> Result<Finish, Failure> {
        let records = self.stores(requests)?;
        self.tell(&records)
    }

    /// The same, and leaves the telling to the caller.
    fn stores(&mut self, requests: &[Request]) -> Result<Vec<Record>, Failure> {
        self.kept.ask_all(requests, Besides::default()).map_err(|error| self.failed(error))
    }
}

/// Why an event refused something, in a language.
fn said_in(language: Language, event: &Tournament, people: &People, refused: &Refused) -> String {
    let edition = event.conditions().map(|conditions| conditions.edition);
    if let Some(text) = refusals::sentence(words(language), people, &refused.why) {
        return match (refused.by, edition) {
            (Some(by), Some(edition)) => format!("{text} ({})", by.cite(edition)),
            (Some(by), None) => format!("{text} ({})", by.id()),
            (None, _) => text,
        };
    }
    if language == Language::En {
        return match (refused.by, edition) {
            (Some(by), Some(edition)) => format!("{} ({})", refused.why, by.cite(edition)),
            _ => refused.to_string(),
        };
    }
    let called = Called {
        person: &|person| show::name(people, person),
        entry: &|entry| event.called(entry, |person| show::name(people, person)),
    };
    refusal(openroom_words::words(language), edition, refused, &called)
}

/// Runs the command.
pub(crate) fn run(args: EventArgs) -> Result<Finish, Failure> {
    let w = words(args.lang);
    done(args).map_err(|failure| failure.in_words(w))
}

fn done(args: EventArgs) -> Result<Finish, Failure> {
    hours::must_be_known()?;
    let form = if args.json { Form::Json } else { Form::Words };
    if form == Form::Json && !args.what.has_json() {
        return Err(Failure::said("event-no-json", []));
    }
    if let What::Verify(store::Verify { file: Some(file), hash }) = &args.what {
        return store::verify_file(file, *hash);
    }
    if let What::Together(together) = &args.what {
        return together.run();
    }
    if let What::Restore(restore) = &args.what {
        return restore.run(&args.journal);
    }
    if let What::Salvage(copy) = &args.what {
        return copy.salvage(&args.journal);
    }
    if let What::Create(create) = &args.what {
        create.rehearse_new(&args.journal, args.at)?;
    }
    if let What::People(people) = &args.what {
        return people.run(&args.journal, args.by.as_deref(), args.at, words(args.lang));
    }
    if let What::Import(import) = &args.what {
        let whole = import.read()?;
        return import.run(whole, &Office::open(&args.journal)?);
    }
    let office = match &args.what {
        What::Create(_) => Office::open(&args.journal)?,
        what if what.only_reads() => Office::open_to_read(&args.journal)?,
        _ => Office::open_existing(&args.journal)?,
    };
    match args.what {
        What::Create(create) => return create.run(&office, args.at, form),
        What::Backup(copy) => return copy.backup(&office, &args.journal),
        What::Verify(_) => return store::verify(&office),
        What::Export(_) if office::read_key(&args.journal)?.is_none() => {
            return Err(office::no_key(&args.journal));
        }
        _ => {}
    }
    let stream = office.stream(args.event.as_deref())?;
    let kept = Kept::open(&office.store, &office.key, stream).map_err(failed)?;
    let desk = Desk { kept, by: args.by, at: args.at, lang: args.lang, form };
    let damage = match &args.what {
        What::Status => rescue::damage_of(&office)?,
        what if what.only_reads() => rescue::names_lost(&desk.kept),
        _ => Vec::new(),
    };
    let finish = on(desk, args.what)?;
    for line in &damage {
        crate::convert::say(line);
    }
    Ok(if damage.is_empty() { finish } else { Finish::CheckFailed })
}

/// A command that is about one event.
fn on(mut desk: Desk<'_>, what: What) -> Result<Finish, Failure> {
    let w = words(desk.lang);
    match what {
        What::Create(_)
        | What::People(_)
        | What::Import(_)
        | What::Backup(_)
        | What::Verify(_)
        | What::Salvage(_)
        | What::Restore(_)
        | What::Together(_) => Ok(Finish::Fine),
        What::Entry(entry) => entry.run(&mut desk),
        What::Board(board) => board.run(&mut desk),
        What::Enter(enter) => enter.run(&mut desk),
        What::Seat(seat) => seat.run(&mut desk),
        What::Start(start) => start.run(&mut desk),
        What::TakeBackStart(back) => back.run(&mut desk),
        What::TakeBackDraw(back) => back.run(&mut desk),
        What::Round(round) => round.run(&mut desk),
        What::LastRound(last) => last.run(&mut desk),
        What::Draw(draw) => draw.run(&mut desk),
        What::Bring(bring) => bring.run(&mut desk),
        What::Devices(devices) => devices.run(&mut desk),
        What::Result(result) => result.run(&mut desk),
        What::Agree(line) => desk.does(Command::Agree(line.line)),
        What::Claim(claim) => claim.run(&mut desk),
        What::Settle(settle) => settle.run(&mut desk),
        What::File(file) => file.run(&mut desk),
        What::Correct(correct) => correct.run(&mut desk),
        What::Rule(rule) => rule.run(&mut desk),
        What::Penalize(penalize) => penalize.run(&mut desk),
        What::ChangePenalty(change) => change.run(&mut desk),
        What::WithdrawPenalty(withdraw) => withdraw.run(&mut desk),
        What::Office(office) => office.run(&mut desk),
        What::Appeal(appeal) => appeal.run(&mut desk),
        What::Concur(appeal) => appeal.concur(&mut desk),
        What::WithdrawAppeal(appeal) => appeal.withdraw(&mut desk),
        What::AppealFurther(appeal) => appeal.further(&mut desk),
        What::Refer(judged) => judged.refer(&mut desk),
        What::Review(review) => review.run(&mut desk),
        What::Decide(decide) => decide.run(&mut desk),
        What::Publish(publish) => publish.run(&mut desk),
        What::Do(command) => command.run(&mut desk),
        What::Deal(deal) => deal.run(&mut desk),
        What::TakeOut(out) => out.run(&mut desk),
        What::Export(export) => export.run(&desk),
        What::Status => shown(|out| show::status(&desk.kept, w, out)),
        What::Missing => shown(|out| show::missing(&desk.kept, w, out)),
        What::Entries => shown(|out| show::entries(&desk.kept, w, out)),
        What::Standings => shown(|out| show::standings(&desk.kept, w, out)),
        What::Rulings => shown(|out| judged::rulings(&desk.kept, w, out)),
        What::Waiting => shown(|out| log::waiting(&desk.kept, w, out)),
        What::Log => log::log(&desk),
        What::Pairings(pairings) => pairings.run(&desk),
        What::Guide(of) => {
            of.must_play(&desk.kept, w)?;
            shown(|out| show::guide(&desk.kept, &of, w, out))
        }
    }
}

fn shown(fill: impl FnOnce(&mut dyn std::io::Write) -> std::io::Result<()>) -> Result<Finish, Failure> {
    crate::output::to_screen(fill)?;
    Ok(Finish::Fine)
}

//! Commands judged and stored a second beside the machine's own sync rate, and opening a long event.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use openroom_archive::{Kept, SealingKey};
use openroom_journal::{Event, Journal, SqliteJournal, Stream, Version};
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Kind, Unit, build};
use openroom_testing::syncs;
use openroom_tournament::{
    Command, Conditions, FORMAT, Line, Moment, Person, Plan, Request, Role, Score, Scoring, Seating, Section,
    judge, to_salted_bytes,
};

const SPAN: Duration = Duration::from_secs(3);
const HEAD: Person = Person(9000);
const LONG: usize = 100_000;

fn main() {
    let folder = tempfile::tempdir_in(std::env::var_os("OPENROOM_BENCH_FOLDER").unwrap_or(".".into()))
        .expect("a folder to write in");
    let syncs = syncs(folder.path(), SPAN);
    println!("machine: {syncs:.0} syncs/s of 4 KiB");
    for events in [1, 16, 128, 512] {
        let rate = commands(folder.path(), events);
        let each = rate / syncs;
        println!(
            "{events:>4} events at once: {rate:>7.0} durable commands/s = {each:.1} a sync of the machine"
        );
    }
    opening(folder.path());
}

/// Everything up to the first round of this many tables.
fn beginning(tables: u16) -> Vec<Command> {
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Matchpoints);
    let mut commands = vec![
        Command::Open { unit: Unit::Pair },
        Command::Appoint(HEAD, Role::ChiefDirector),
        Command::SetConditions(Box::new(conditions)),
        Command::PublishConditions,
    ];
    commands.extend((0..2 * u32::from(tables)).map(|pair| {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        Command::Enter { players, captain: None }
    }));
    let movement = build(Kind::Mitchell, tables, None).expect("a movement").with_boards_per_set(2);
    commands.push(Command::Seat(Seating::ByNumber));
    commands.push(Command::Start(vec![Plan::Movement(Box::new(movement))]));
    commands.push(Command::StartRound(Section::A, 1));
    commands
}

fn result(turn: usize) -> Score {
    Score::Result(["3NTN=", "4SN+1", "2HE-1", "1NTS="][turn % 4].parse().expect("a result"))
}

#[allow(clippy::cast_precision_loss)] // counts far below 2^53
fn commands(folder: &Path, events: u64) -> f64 {
    let journal = SqliteJournal::open(&folder.join(format!("{events}.journal"))).expect("a journal");
    let key = SealingKey::from_bytes([1; 32]);
    let done = AtomicU64::new(0);
    let line: Line = "1A/1/1/1".parse().expect("a line");
    let mut prepared: Vec<_> = (0..events)
        .map(|number| {
            let stream: Stream = format!("event/{number}").parse().expect("a name");
            Kept::at(&journal, &key, stream).expect("an event")
        })
        .collect();
    std::thread::scope(|scope| {
        for kept in &mut prepared {
            scope.spawn(move || {
                for command in beginning(3) {
                    kept.ask(&Request { by: HEAD, at: Moment(1), command }).expect("a beginning");
                }
                let command = Command::EnterResult(line, result(0));
                kept.ask(&Request { by: HEAD, at: Moment(1), command }).expect("a result");
            });
        }
    });
    let start = Instant::now();
    std::thread::scope(|scope| {
        for kept in &mut prepared {
            let done = &done;
            scope.spawn(move || {
                let mut turn = 0;
                while start.elapsed() < SPAN {
                    turn += 1;
                    let command = Command::Correct(line, result(turn), "again".to_owned());
                    kept.ask(&Request { by: HEAD, at: Moment(1), command }).expect("a command");
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    done.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64()
}

/// An event of 25 tables with a hundred thousand records, opened from its file.
fn opening(folder: &Path) {
    let path = folder.join("long.journal");
    let key = SealingKey::from_bytes([1; 32]);
    let stream: Stream = "long".parse().expect("a name");
    let mut event = openroom_tournament::Tournament::default();
    let mut stored = Vec::with_capacity(LONG);
    let ask = |command: Command, event: &mut openroom_tournament::Tournament, stored: &mut Vec<Event>| {
        for record in judge(event, &Request { by: HEAD, at: Moment(1), command }).expect("a command") {
            event.apply(&record);
            let bytes = to_salted_bytes(&record, "00112233445566778899aabbccddeeff").expect("bytes");
            stored.push(Event::new(FORMAT, bytes));
        }
    };
    for command in beginning(25) {
        ask(command, &mut event, &mut stored);
    }
    let lines = event.missing(1);
    for &line in &lines {
        ask(Command::EnterResult(line, result(0)), &mut event, &mut stored);
    }
    let mut turn = 0;
    while stored.len() < LONG {
        turn += 1;
        let command = Command::Correct(lines[turn % lines.len()], result(turn), "again".to_owned());
        ask(command, &mut event, &mut stored);
    }
    let journal = SqliteJournal::open(&path).expect("a journal");
    let mut at = Version::START;
    for page in stored.chunks(1000) {
        at = journal.append(&stream, at, page.to_vec()).expect("an append").version;
    }
    drop(journal);
    let start = Instant::now();
    let journal = SqliteJournal::open(&path).expect("a journal");
    let kept = Kept::open(&journal, &key, stream).expect("the event");
    println!("opening an event of {} records, every hash checked: {:.0?}", kept.version(), start.elapsed());
    assert!(kept.event() == &event, "it is the same event");
}

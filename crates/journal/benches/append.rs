//! Appends a second beside the machine's own sync rate, and opening a long stream.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use openroom_journal::{Event, Journal, SqliteJournal, Stream, Version};
use openroom_testing::syncs;

const SPAN: Duration = Duration::from_secs(2);

fn main() {
    let folder = tempfile::tempdir_in(std::env::var_os("OPENROOM_BENCH_FOLDER").unwrap_or(".".into()))
        .expect("a folder to write in");
    let syncs = syncs(folder.path(), SPAN);
    println!("machine: {syncs:.0} syncs/s of 4 KiB");
    for writers in [1, 8, 64, 256] {
        let rate = appends(folder.path(), writers);
        println!(
            "{writers:>4} writers: {rate:>7.0} durable appends/s = {:.1} a sync of the machine",
            rate / syncs
        );
    }
    opening(folder.path());
}

#[allow(clippy::cast_precision_loss)] // counts far below 2^53
fn appends(folder: &Path, writers: u64) -> f64 {
    let journal = SqliteJournal::open(&folder.join(format!("{writers}.journal"))).expect("a journal");
    let done = AtomicU64::new(0);
    let start = Instant::now();
    std::thread::scope(|scope| {
        for writer in 0..writers {
            let (journal, done) = (&journal, &done);
            scope.spawn(move || {
                let stream: Stream = format!("table/{writer}").parse().expect("a name");
                let mut at = Version::START;
                while start.elapsed() < SPAN {
                    let event = Event::new(1, vec![b'x'; 200]);
                    at = journal.append(&stream, at, vec![event]).expect("an append").version;
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    done.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64()
}

fn opening(folder: &Path) {
    let path = folder.join("long.journal");
    let stream: Stream = "long".parse().expect("a name");
    let journal = SqliteJournal::open(&path).expect("a journal");
    for at in 0..100 {
        let events = (0..1000).map(|_| Event::new(1, vec![b'x'; 200])).collect();
        journal.append(&stream, Version(at * 1000), events).expect("an append");
    }
    drop(journal);
    let start = Instant::now();
    let journal = SqliteJournal::open(&path).expect("a journal");
    let entries = journal.read(&stream, Version::START, usize::MAX).expect("the stream");
    println!("opening and reading {} events, every hash checked: {:.0?}", entries.len(), start.elapsed());
}

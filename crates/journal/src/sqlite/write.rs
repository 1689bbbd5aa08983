//! The writer: one thread that makes what comes together durable together.

use std::sync::mpsc::{Receiver, SyncSender};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::Shared;
use super::aside::sum;
use super::file::refused;
use crate::{Event, Hash, Head, JournalError, Stream, Version, Write, first_hash, next_hash};

/// The most requests made durable by one sync.
const MOST_TOGETHER: usize = 1000;

/// The longest wait for more requests.
const MOST_PATIENCE: Duration = Duration::from_millis(2);

/// What the writer is asked to do.
pub(super) enum Work {
    Append { stream: Stream, expected: Version, events: Vec<Event> },
    All(Vec<Write>),
}

type Answer = Result<Option<Head>, JournalError>;

/// Work and where its answer goes.
pub(super) struct Request {
    pub(super) work: Work,
    pub(super) reply: SyncSender<Answer>,
}

/// Serves requests until nobody can send any more, then folds the log into the file.
pub(super) fn run(mut connection: Connection, requests: &Receiver<Request>, shared: &Shared) {
    let mut pace = Pace { together: 1, commit: Duration::ZERO };
    while let Ok(first) = requests.recv() {
        let group = gather(first, requests, pace);
        let start = Instant::now();
        let answers = commit(&mut connection, &group);
        pace = Pace { together: group.len(), commit: start.elapsed() };
        shared.tell();
        for (request, answer) in group.into_iter().zip(answers) {
            // An asker that has gone away loses only the answer.
            let _ = request.reply.send(answer);
        }
    }
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// How the last group went, from which the next takes its patience.
#[derive(Copy, Clone)]
struct Pace {
    together: usize,
    commit: Duration,
}

/// All that waits. Where more came together last time, their senders are about to ask again: a
/// moment's patience, short beside a commit, lets one sync serve them all.
fn gather(first: Request, requests: &Receiver<Request>, pace: Pace) -> Vec<Request> {
    let end = Instant::now() + (pace.commit / 4).min(MOST_PATIENCE);
    let mut group = vec![first];
    while group.len() < MOST_TOGETHER {
        let next = match requests.try_recv() {
            Ok(next) => Some(next),
            Err(_) if group.len() < pace.together => {
                requests.recv_timeout(end.saturating_duration_since(Instant::now())).ok()
            }
            Err(_) => None,
        };
        match next {
            Some(next) => group.push(next),
            None => break,
        }
    }
    group
}

/// Commits a group; where the group as a whole fails, each request on its own.
fn commit(connection: &mut Connection, group: &[Request]) -> Vec<Answer> {
    match commit_together(connection, group) {
        Ok(answers) => answers,
        Err(error) if group.len() == 1 => vec![Err(refused(error))],
        Err(_) => group
            .iter()
            .map(|request| {
                let alone = commit_together(connection, std::slice::from_ref(request)).map_err(refused)?;
                alone.into_iter().next().unwrap_or(Err(JournalError::Closed))
            })
            .collect(),
    }
}

fn commit_together(connection: &mut Connection, group: &[Request]) -> rusqlite::Result<Vec<Answer>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let answers =
        group.iter().map(|request| perform(&transaction, &request.work)).collect::<rusqlite::Result<_>>()?;
    transaction.commit()?;
    Ok(answers)
}

fn perform(transaction: &Transaction<'_>, work: &Work) -> rusqlite::Result<Answer> {
    match work {
        Work::Append { stream, expected, events } => {
            Ok(append(transaction, stream, *expected, events)?.map(Some))
        }
        Work::All(all) => {
            transaction.execute_batch("SAVEPOINT these")?;
            for write in all {
                if let Err(conflict) = one(transaction, write)? {
                    transaction.execute_batch("ROLLBACK TO these; RELEASE these")?;
                    return Ok(Err(conflict));
                }
            }
            transaction.execute_batch("RELEASE these")?;
            Ok(Ok(None))
        }
    }
}

fn one(transaction: &Transaction<'_>, write: &Write) -> rusqlite::Result<Result<(), JournalError>> {
    match write {
        Write::Append { stream, expected, events } => {
            Ok(append(transaction, stream, *expected, events)?.map(drop))
        }
        Write::Put { id, bytes } => {
            let sql = "INSERT INTO aside (id, bytes, sum) VALUES (?1, ?2, ?3)
                ON CONFLICT (id) DO UPDATE SET bytes = ?2, sum = ?3";
            transaction.prepare_cached(sql)?.execute(params![id, bytes, sum(id, bytes)])?;
            Ok(Ok(()))
        }
        Write::Remove { id } => {
            transaction.prepare_cached("DELETE FROM aside WHERE id = ?1")?.execute([id])?;
            Ok(Ok(()))
        }
    }
}

fn append(
    transaction: &Transaction<'_>,
    stream: &Stream,
    expected: Version,
    events: &[Event],
) -> rusqlite::Result<Result<Head, JournalError>> {
    let known: Option<(i64, u64, [u8; 32])> = transaction
        .prepare_cached("SELECT id, version, hash FROM stream WHERE name = ?1")?
        .query_row([stream.as_str()], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let mut head = match known {
        Some((_, version, hash)) => Head { version: Version(version), hash: Hash(hash) },
        None => Head { version: Version::START, hash: first_hash(stream) },
    };
    if head.version != expected {
        return Ok(Err(JournalError::Conflict { stream: stream.clone(), expected, actual: head.version }));
    }
    let id = if let Some((id, ..)) = known {
        id
    } else {
        transaction
            .prepare_cached("INSERT INTO stream (name, version, hash) VALUES (?1, 0, ?2)")?
            .execute(params![stream.as_str(), head.hash.0])?;
        transaction.last_insert_rowid()
    };
    let mut insert = transaction.prepare_cached(
        "INSERT INTO entry (stream, version, format, bytes, hash) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for event in events {
        let version = head.version.plus(1);
        head = Head { version, hash: next_hash(head.hash, version, event) };
        insert.execute(params![id, version.0, event.format, event.bytes, head.hash.0])?;
    }
    transaction
        .prepare_cached("UPDATE stream SET version = ?2, hash = ?3 WHERE id = ?1")?
        .execute(params![id, head.version.0, head.hash.0])?;
    Ok(Ok(head))
}

//! Opening the file: the lock, the form, the settings that make an append durable.

use std::fs::{File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::Options;
use crate::{Damage, JournalError, Version};

/// The form of the file that this program writes. In the first what lies aside has no sums.
const FORM: u32 = 2;
/// Marks the file as ours: the letters "oprm".
const APPLICATION: i32 = 0x6F70_726D;
const PAGE: u64 = 4096;
/// How long another process is waited for that writes the journal, and how long between two tries.
const PATIENCE: Duration = Duration::from_millis(1500);
const PAUSE: Duration = Duration::from_millis(20);
/// A checkpoint syncs the file itself; 32 MiB of log between two keeps that rare.
const PAGES_BETWEEN_CHECKPOINTS: u32 = 8192;

const TABLES: &str = "
    CREATE TABLE stream (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL,
        hash BLOB NOT NULL
    ) STRICT;
    CREATE TABLE entry (
        id INTEGER PRIMARY KEY,
        stream INTEGER NOT NULL REFERENCES stream (id),
        version INTEGER NOT NULL,
        format INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        hash BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX entry_by_version ON entry (stream, version);
    CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entry
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TRIGGER entries_are_not_removed BEFORE DELETE ON entry
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
    CREATE TABLE aside (id TEXT PRIMARY KEY, bytes BLOB NOT NULL, sum BLOB) STRICT, WITHOUT ROWID;
";

/// What `SQLite` says, in the words of the port.
#[allow(clippy::needless_pass_by_value)] // the form that map_err calls
pub(super) fn refused(error: rusqlite::Error) -> JournalError {
    let found = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => JournalError::Full,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            JournalError::Damaged { stream: None, after: Version::START, found: Damage::Told(found) }
        }
        Some(ErrorCode::ReadOnly) => JournalError::ReadOnly,
        _ => JournalError::Store(found),
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Takes the lock that only one process has; it goes with the process, however that ends. Another command has it for a
/// moment only, and is waited for.
pub(super) fn lock(path: &Path) -> Result<File, JournalError> {
    let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let lock_path = beside(&real, ".lock");
    let options = File::options().create(true).truncate(false).write(true).open(&lock_path);
    let file = options.map_err(JournalError::io(&lock_path))?;
    let until = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < until => std::thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(JournalError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(JournalError::io(&lock_path)(error)),
        }
    }
}

/// The folder of a file.
fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes the names in the folder of a file durable.
pub(super) fn sync_folder(path: &Path) -> Result<(), JournalError> {
    let folder = folder(path);
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(JournalError::io(folder))
}

pub(super) fn open_for_writing(path: &Path, options: Options) -> Result<Connection, JournalError> {
    made_or_opened(path, options).map_err(|error| match error {
        JournalError::Store(_) if !has_room(path) => JournalError::Full,
        error => error,
    })
}

fn made_or_opened(path: &Path, options: Options) -> Result<Connection, JournalError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags).map_err(refused)?;
    settle(&connection)?;
    // Asked of the store, which first takes back what a process that was killed here had begun.
    let is_new = pragma(&connection, "page_count", path)? == 0;
    if is_new {
        make_tables(&mut connection).map_err(refused)?;
    }
    if check_form(&connection, path)? == 1 {
        add_sums(&mut connection).map_err(refused)?;
    }
    connection.pragma_update(None, "journal_mode", "WAL").map_err(refused)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(refused)?;
    connection.pragma_update(None, "secure_delete", "ON").map_err(refused)?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_BETWEEN_CHECKPOINTS).map_err(refused)?;
    if let Some(largest) = options.largest {
        connection.pragma_update(None, "max_page_count", (largest / PAGE).max(1)).map_err(refused)?;
    }
    if is_new {
        sync_folder(path)?;
    }
    Ok(connection)
}

pub(super) fn open_for_reading(path: &Path) -> Result<Connection, JournalError> {
    if let Err(error) = std::fs::metadata(path) {
        return Err(JournalError::io(path)(error));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(refused)?;
    match settle_for_reading(&connection, path) {
        Ok(()) => Ok(connection),
        // A full disk has no room for the index of the log that readers share.
        Err(JournalError::Full | JournalError::Store(_)) if !has_room(path) => {
            drop(connection);
            alone(path)
        }
        Err(JournalError::Store(_) | JournalError::ReadOnly) if !can_be_written(path) => {
            drop(connection);
            as_it_lies(path)
        }
        Err(error) => Err(error),
    }
}

/// A byte of a path in an address.
fn escaped(byte: u8) -> String {
    match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    }
}

/// Whether the folder of a file takes another file.
fn can_be_written(path: &Path) -> bool {
    tempfile::tempfile_in(folder(path)).is_ok()
}

/// A connection to a file that nobody can write, which needs neither the index of the log nor a lock. What is still in
/// the log beside it, and not in the file itself, could not be read so.
fn as_it_lies(path: &Path) -> Result<Connection, JournalError> {
    let log = beside(path, "-wal");
    if std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(JournalError::io(&log)(std::io::ErrorKind::ReadOnlyFilesystem.into()));
    }
    let real = path.canonicalize().map_err(JournalError::io(path))?;
    let escaped: String = real.as_os_str().as_encoded_bytes().iter().map(|byte| escaped(*byte)).collect();
    let address = format!("file://{escaped}?immutable=1");
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(address, flags).map_err(refused)?;
    settle_for_reading(&connection, path)?;
    Ok(connection)
}

fn settle_for_reading(connection: &Connection, path: &Path) -> Result<(), JournalError> {
    settle(connection)?;
    // A file that lost its last pages is refused whole otherwise; the chain tells what is missing.
    connection.pragma_update(None, "writable_schema", "ON").map_err(refused)?;
    check_form(connection, path)?;
    must_have_tables(connection)?;
    connection.pragma_update(None, "query_only", "ON").map_err(refused)
}

/// A file that lost most of its pages has a heading and nothing of what it speaks of.
fn must_have_tables(connection: &Connection) -> Result<(), JournalError> {
    let found = connection.query_row(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('stream', 'entry', 'aside')",
        [],
        |row| row.get(0),
    );
    let readable = |table| connection.prepare(&format!("SELECT 1 FROM {table}")).is_ok();
    let named: i64 = found.map_err(refused)?;
    if named == 3 && ["stream", "entry", "aside"].into_iter().all(readable) {
        return Ok(());
    }
    Err(JournalError::Damaged { stream: None, after: Version::START, found: Damage::NoTables })
}

/// A connection that keeps that index to itself in memory, and everybody else out while it is open.
fn alone(path: &Path) -> Result<Connection, JournalError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(refused)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(refused)?;
    settle_for_reading(&connection, path)?;
    Ok(connection)
}

/// Whether the disk of a file has room for another page.
pub(super) fn has_room(path: &Path) -> bool {
    let written = tempfile::tempfile_in(folder(path))
        .and_then(|mut file| file.write_all(&[1; 2 * PAGE as usize]).and_then(|()| file.sync_all()));
    !written.is_err_and(|error| {
        matches!(error.kind(), std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded)
    })
}

fn settle(connection: &Connection) -> Result<(), JournalError> {
    connection.busy_timeout(Duration::from_secs(10)).map_err(refused)?;
    connection.set_prepared_statement_cache_capacity(16);
    Ok(())
}

fn make_tables(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "page_size", PAGE)?;
    let transaction = connection.transaction()?;
    transaction.execute_batch(TABLES)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", FORM)?;
    transaction.commit()
}

/// Gives everything that lies aside in a file of the first form its sum.
fn add_sums(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    transaction.execute_batch("ALTER TABLE aside ADD COLUMN sum BLOB")?;
    let ids: Vec<String> = transaction
        .prepare("SELECT id FROM aside")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for id in ids {
        let bytes: Vec<u8> =
            transaction.query_row("SELECT bytes FROM aside WHERE id = ?1", [&id], |row| row.get(0))?;
        let sum = super::aside::sum(&id, &bytes);
        transaction.execute("UPDATE aside SET sum = ?2 WHERE id = ?1", rusqlite::params![id, sum])?;
    }
    transaction.pragma_update(None, "user_version", FORM)?;
    transaction.commit()
}

fn pragma(connection: &Connection, name: &str, path: &Path) -> Result<i64, JournalError> {
    connection.pragma_query_value(None, name, |row| row.get(0)).map_err(|error| {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => JournalError::NotAJournal(path.to_owned()),
            _ => refused(error),
        }
    })
}

/// The form of the file.
fn check_form(connection: &Connection, path: &Path) -> Result<u32, JournalError> {
    if pragma(connection, "application_id", path)? != i64::from(APPLICATION) {
        return Err(JournalError::NotAJournal(path.to_owned()));
    }
    let found = pragma(connection, "user_version", path)?.cast_unsigned() as u32;
    if found > FORM {
        return Err(JournalError::Newer { found, known: FORM });
    }
    Ok(found)
}

//! The append-only journal: streams of events as bytes, with versions and a hash chain.
//!
//! [`Journal`] is the port: append with the expected version, read from a version, subscribe. It
//! knows bytes and versions and nothing of what the bytes mean or how they are kept.
//! [`SqliteJournal`] keeps them in one file; [`MemoryJournal`] in memory. Any other implementation
//! must pass [`conformance`].
//!
//! ```
//! use openroom_journal::{Event, Journal, MemoryJournal, Stream, Version};
//!
//! let journal = MemoryJournal::new();
//! let evening: Stream = "club/evening-1".parse().unwrap();
//! let head = journal.append(&evening, Version::START, vec![Event::new(1, b"opened")]).unwrap();
//! assert_eq!(head.version, Version(1));
//! assert_eq!(journal.read(&evening, Version::START, 10).unwrap()[0].event.bytes, b"opened");
//! ```

mod aside;
mod chain;
pub mod conformance;
mod damage;
mod entry;
mod error;
mod export;
mod memory;
mod port;
mod salvage;
mod sqlite;
mod together;

pub use aside::Aside;
pub use chain::{Hash, digest, first_hash, links_digests, next_hash, next_of_digest, verify};
pub use damage::Damage;
pub use entry::{Entry, Event, Head, Stream, StreamRefused, Version};
pub use error::JournalError;
pub use export::{ExportError, export, import};
pub use memory::MemoryJournal;
pub use port::{Journal, MOST_BYTES, MOST_EVENTS, Subscription};
pub use salvage::{Behind, BehindState, Rescued, Salvaged, SalvagedAside, Way, lost, salvage};
pub use sqlite::{AsideChecked, Options, SqliteJournal, paper_as_it_is, rescue, restore};
pub use together::{Together, Write};

//! Scenarios: what happened at a table, what was asked and answered, and what follows by the Laws,
//! in Markdown that a director can read, write and sign.
//!
//! [`parse`] reads a file, [`run`] runs a block of it on the [`Ground`] that its kind stands on, and
//! coverage is counted from the runs.

mod cited;
mod coverage;
mod document;
mod drivers;
mod event;
mod fault;
mod ground;
mod line;
mod markdown;
mod prose;
mod read;
mod reasons;
mod ruling;
mod run;
mod score;
mod settings;
mod table;
mod update;
mod vocabulary;
mod words;
mod wrong;

pub use cited::{Cited, Ways};
pub use coverage::{Covered, Status, coverage, law};
pub use document::{Block, BlockKind, Document, Form, Header, Heading, Setting, Text};
pub use drivers::driver;
pub use fault::{Fault, Place};
pub use ground::{Asked, Chapter, Check, Did, Differs, Driver, Entry, Ground, Ordered, Refusal};
pub use line::{Line, Question, Says, Who};
pub use markdown::parse;
pub use prose::{Told, prose};
pub use read::{LARGEST, Unreadable, text};
pub use reasons::{ByType, NoReason, ReasonFault, Reasons};
pub use ruling::{Stop, Stopped, answer_as_written, answer_in_words, answered, question_in_words};
pub use run::{Run, run, run_in};
pub use table::{Claimed, claimed, claimed_line, claimed_words, replay};
pub use update::{Edit, Refused, Touches, agreed, update};
pub use vocabulary::vocabulary;
pub use words::{Word, Words, case, provision};
pub use wrong::{Failure, Wrong};

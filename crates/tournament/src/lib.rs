//! One event as a log: commands are judged by a pure function and become happenings; the state is
//! a fold of the happenings.
//!
//! [`judge`] takes the [`Tournament`] as it is and a [`Request`] (who, when, what) and gives the
//! [`Record`]s that follow, or says why not and by which provision. [`Tournament::apply`] takes a
//! record and contains no rule. Nothing here reads a clock, a random source or a file: the moment
//! and the seed of a draw come with the request, and the log is bytes for a journal to keep.
//!
//! What is not here yet: sections and several sessions, teams' match scores, system cards, the
//! round clock, fouled boards and carry-over.

mod appeal;
mod apply;
mod award;
mod command;
mod conditions;
mod entry;
mod fold;
mod happened;
mod judge;
mod line;
mod people;
mod person;
mod ranking;
mod refused;
mod stored;
mod tournament;

pub use appeal::{Appeal, AppealNo, AppealState, Decision, Matter};
pub use award::{Adjusted, Awarded, Fault, Penalty};
pub use command::{Command, Request, Seating};
pub use conditions::{Conditions, Scoring};
pub use entry::{Entry, EntryNo};
pub use happened::{Happened, Record};
pub use judge::judge;
pub use line::{Line, LineState, Score};
pub use people::{ListRefused, People, Player};
pub use person::{Moment, Person, Role};
pub use ranking::{Unranked, book};
pub use refused::{Refused, Why};
pub use stored::{FORMAT, Unreadable, from_bytes, to_bytes};
pub use tournament::{Phase, Ruling, RulingNo, Tournament};

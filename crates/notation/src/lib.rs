//! Files of the bridge world, in and out.
//!
//! [`pbn::Game`] is the common form: it can hold whatever the other formats can, so every reader
//! gives games and every writer takes them. What a reader found wrong comes as [`Complaint`]s,
//! what a writer could not keep as [`Loss`](loss::Loss)es; neither is an error.

mod code_page;
mod complaint;
mod expected;
mod format;
mod kept;
mod said;
mod scores;
mod text;
mod writer;

pub mod bridgemate;
pub mod csv;
pub mod deals;
pub mod lin;
pub mod loss;
pub mod pbn;
pub mod usebio;

pub use code_page::{CodePage, Table, UnknownCodePage};
pub use complaint::{Complaint, Place, Problem, Severity};
pub use expected::EXPECTED;
pub use format::{Format, UnknownFormat, read_games, stream_games, stream_games_in, write_games};
pub use said::{Sentences, expected, expected_key, with_expected};
pub use text::{Encoding, LONGEST_LINE, Line, Lines, ReadError};
pub use writer::GamesWriter;

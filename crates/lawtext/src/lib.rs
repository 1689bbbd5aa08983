//! A federation's own law book, read from a text file that its user has.
//!
//! The official wording is its owner's and is in no file of this project. A user who has the book
//! as text (typed, converted or scanned) loads it; it is split by number, and each citation can
//! then show the official paragraph beside our explanation.
//!
//! ```
//! use openroom_lawbook::Edition;
//! use openroom_lawtext::read;
//!
//! let text = "Law 3 Tables\n\nTables have numbers.\n\nLaw 4 Partners\n\nFour players form two sides.\n";
//! let book = read(text, Edition::Laws2017)?;
//! assert_eq!(book.paragraph("4").unwrap().text, "Four players form two sides.");
//! # Ok::<(), openroom_lawtext::NotALawBook>(())
//! ```

mod book;
mod definition;
mod footnote;
mod heading;
mod line;
mod marker;
mod number;
mod paragraph;
mod report;
mod slip;
mod tree;

pub use book::{Book, NotALawBook, read};
pub use definition::Definition;
pub use paragraph::Paragraph;
pub use report::Report;

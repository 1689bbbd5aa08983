//! Portable Bridge Notation 2.1: a lenient streaming reader, a document that keeps everything,
//! typed access to what it says, and a strict writer.

mod access;
mod amount;
mod annotation;
mod assemble;
mod auction;
mod check;
mod cursor;
mod export;
mod facts;
mod game;
mod inherit;
mod pair;
mod play;
mod reader;
mod recorded;
mod remarks;
mod section;
mod table;
mod tags;
mod valid;
mod value;
mod word;
mod write;

/// The longest line of the standard, its end not counted.
const LINE: usize = 254;

pub use amount::{Amount, Tricks, parse_score, parse_tricks};
pub use annotation::Annotation;
pub use auction::{Auction, AuctionEnd, AuctionOutcome, MarkedCall};
pub use check::complaints_about;
pub(crate) use check::cut_off;
pub use export::{MANDATORY, export_game};
pub use game::{Comment, CommentStyle, Game, Item, Section, Tag};
pub use inherit::Heritage;
pub(crate) use inherit::passes_on_too_much;
pub use play::{MarkedCard, Play};
pub use reader::{Read, Reader, read_all};
pub use recorded::{NotRecorded, Recorded, RecordedPlay};
pub(crate) use remarks::{remarks_of_auction, remarks_of_play};
pub use table::{Align, Column, Order, Table, TableWord, columns_of};
pub use tags::{Kind, kind_of, known_name};
pub use value::{
    ContractValue, DealValue, Declarer, Misread, parse_contract, parse_deal, parse_declarer,
    parse_vulnerability,
};
pub use word::{Mark, Word};
pub use write::{Charset, PbnWriter, WriteError, write_game};

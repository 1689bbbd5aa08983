//! Events kept in a journal: a command is judged, what follows is stored, and the state goes on.
//!
//! [`Kept`] is one event. What may not be in the log lies aside: names by person, deals and records
//! of tables sealed with a [`SealingKey`] that the journal does not hold. The log has the digest of what is sealed. [`share()`] writes the event as
//! one readable file for a reader, with what he may see; [`take_in()`] reads a whole one back.

mod check;
mod clock;
mod deals;
mod drawer;
mod error;
mod files;
mod follow;
mod item;
mod kept;
mod lines;
mod names;
mod paper;
mod results;
mod rulings;
mod seal;
mod share;
mod take_in;
mod wrong;

pub use check::{Checked, check_shared};
pub use clock::now;
pub use drawer::Drawer;
pub use error::ArchiveError;
pub use files::Confidential;
pub use follow::LeftOut;
pub use item::Item;
pub use kept::{Besides, Deals, Kept, Store, replay};
pub use names::{Names, OtherNames, PEOPLE};
pub use results::Results;
pub use rulings::rulings;
pub use seal::SealingKey;
pub use share::{Shared, share};
pub use take_in::{Whole, take_in};
pub use wrong::Wrong;

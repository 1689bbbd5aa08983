//! JSON of the other crates.
//!
//! [`read_here!`] lets a type be read in the crate that owns it, once, instead of in every crate that holds one. [`read`] and
//! [`Part`] read what somebody else sent: what is wrong with it is a value, with its place.

mod find;
mod here;
mod part;
mod read;
mod wrong;

#[doc(hidden)]
pub use here::text;
pub use part::Part;
pub use read::read;
pub use wrong::{Place, Reason, Step, Wrong};
#[doc(hidden)]
pub use {serde, serde_json};

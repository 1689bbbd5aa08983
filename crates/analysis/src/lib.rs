//! What helps the Director see: double dummy and par, claims, equity; and statistics for a committee.
//!
//! The crate computes and shows; it never rules. Every answer says how far it goes.

pub mod claim;
mod course;
pub mod double_dummy;
pub mod equity;
pub mod integrity;
mod par;
mod position;

pub use course::{Course, CourseCard, course, follow};
pub use par::{Par, ParContract, ParGroup, par};
pub use position::{PlayError, Position, PositionError};

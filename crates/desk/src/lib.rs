#![doc = include_str!("../README.md")]
#![allow(clippy::wildcard_imports, reason = "a case names its provisions as the book does")]
#![allow(non_upper_case_globals, reason = "a provision in a pattern is written as the book prints it")]

mod cases;
mod conflict;
mod consultation;
mod desk;
mod json;
mod pick;
mod points;
mod query;
mod question;
mod record;
mod recorded;
mod ruling;
pub mod say;
mod source;
mod topic;

pub use conflict::Conflict;
pub use consultation::{Advice, Consultation, Step};
pub use desk::Ask;
pub use pick::Pick;
pub use points::{NoPoints, Points};
pub use query::Query;
pub use question::{Among, Answer, Form, Question, What};
pub use record::{Appeal, Record, Review, Statistics, Times};
pub use recorded::{Recorded, Said};
pub use ruling::{Order, Ruling};
pub use source::{Live, OfEvent, Source};
pub use topic::{Group, Topic};

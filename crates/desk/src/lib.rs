#![doc = include_str!("../README.md")]
#![allow(clippy::wildcard_imports, reason = "a case names its provisions as the book does")]

mod cases;
mod consultation;
mod desk;
mod pick;
mod query;
mod question;
mod ruling;
pub mod say;
mod topic;

pub use consultation::{Advice, Consultation, Step};
pub use desk::Ask;
pub use pick::Pick;
pub use query::Query;
pub use question::{Among, Answer, Form, Question, What};
pub use ruling::{Order, Ruling};
pub use topic::{Group, Topic};

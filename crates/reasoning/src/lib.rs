#![doc = include_str!("../README.md")]
#![allow(
    clippy::match_wildcard_for_single_variants,
    reason = "Laws add questions and orders; until they are said in words of their own, the title of their provision is"
)]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "values are said alike, whatever their size")]
#![allow(clippy::needless_pass_by_value, reason = "templates pass what they have")]

mod case;
mod language;
mod node;
pub mod say;
mod steps;
mod variants;
mod words;

pub use language::{Prose, Said, key};
pub use steps::{Kind, Step, reasoning};
pub use variants::{variants, variants_read};
pub use words::{Sentences, Words, laws};

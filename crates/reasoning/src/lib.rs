#![doc = include_str!("../README.md")]

mod language;
mod node;
mod steps;
mod variants;

pub use language::{Language, Said, key};
pub use steps::{Kind, Step, reasoning};
pub use variants::variants;

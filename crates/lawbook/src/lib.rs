//! The law book: every provision of the Laws of duplicate bridge as a value.
//!
//! A citation is a [`Provision`]. The constants in [`provisions`] and the tables behind them are
//! made from the catalogue when the crate is built.
//!
//! ```
//! use openroom_lawbook::{Edition, provisions::L9A4};
//!
//! assert_eq!(L9A4.cite(Edition::Laws2017), "9A4");
//! assert_eq!(L9A4.cite(Edition::Laws2007), "9A3");
//! ```

mod case;
pub mod differences;
mod edition;
mod glossary;
mod kind;
mod language;
mod lookup;
mod namesake;
mod provision;
pub mod provisions;
pub mod regulations;
mod row;
mod search;
mod standing;
mod texts;
mod wording;

pub use case::{Case, UnknownCase};
pub use edition::{Edition, Editions, UnknownEdition};
pub use glossary::{Term, law_title, law_title_in, modality_word};
pub use kind::{Kind, Modality};
pub use language::{Language, UnknownLanguage};
pub use lookup::{Found, UnknownProvision, look_up};
pub use namesake::{Namesake, namesakes};
pub use provision::Provision;
pub use regulations::Regulations;
pub use search::{Hit, search};
pub use standing::{Place, Reference, Standing};
pub use texts::Text;

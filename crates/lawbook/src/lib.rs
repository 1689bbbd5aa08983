//! The law book: every provision of the Laws of duplicate bridge as a value.
//!
//! A citation is a [`Provision`]. The constants in [`provisions`] and the table behind them are
//! generated from `catalogue/` by `cargo xtask generate`.
//!
//! ```
//! use openroom_lawbook::{Edition, provisions::L9A4};
//!
//! assert_eq!(L9A4.cite(Edition::Laws2017), "9A4");
//! assert_eq!(L9A4.cite(Edition::Laws2007), "9A3");
//! ```

mod edition;
mod kind;
mod provision;
#[rustfmt::skip]
#[allow(non_upper_case_globals, clippy::doc_markdown, clippy::doc_lazy_continuation)]
pub mod provisions;
#[rustfmt::skip]
mod table;

pub use edition::{Edition, UnknownEdition};
pub use kind::{Kind, Modality};
pub use provision::Provision;

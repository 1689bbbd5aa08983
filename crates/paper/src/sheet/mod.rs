//! Sheets of paper: what is drawn where, before it becomes a PDF.

mod font;
mod page;
mod pdf;
mod qr;
mod table;
mod text;
mod tiles;

pub(crate) use page::{Align, Area, Ink, Page, Style};
pub use pdf::Pdf;
pub(crate) use pdf::{About, pdf};
pub(crate) use qr::qr;
pub(crate) use table::{Cell, Column, Laid, Table};
pub(crate) use text::{fitted, wrapped};
pub(crate) use tiles::{Tile, tiles};

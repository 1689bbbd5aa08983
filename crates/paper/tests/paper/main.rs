//! The PDFs, opened again: pages, text, fonts; every language; every size.

mod documents;
mod file;
mod glyphs;
mod knockout;
mod messages;
mod reader;
mod sample;

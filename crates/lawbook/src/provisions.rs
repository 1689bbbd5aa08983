//! Every provision of the Laws, by name.

#![allow(non_upper_case_globals, clippy::doc_markdown, clippy::doc_lazy_continuation)]

use crate::Provision;

include!(concat!(env!("OUT_DIR"), "/provisions.rs"));

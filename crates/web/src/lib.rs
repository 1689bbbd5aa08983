//! Openroom in the browser: pages, live tables, sessions.
//!
//! Every rule and every sentence comes from here; the browser shows and sends. What a person is shown of a table is made
//! from the views that the table gives to the seats that he holds, and from nothing else.

#![allow(
    clippy::match_wildcard_for_single_variants,
    reason = "Laws add questions and orders; until they are said in words of their own, the title of their provision is"
)]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "templates pass by reference")]
#![allow(clippy::struct_excessive_bools, reason = "what a template asks is yes or no")]
#![allow(clippy::needless_pass_by_value, reason = "templates pass what they have")]

mod acts;
mod analyst;
mod api;
mod app;
mod assets;
mod club;
mod cookie;
mod headers;
mod html;
mod language;
mod limit;
mod lines;
mod pages;
mod peer;
mod repeats;
mod room;
mod scenarios;
mod scene;
mod secret;
mod server;
mod site;
mod tls;
mod visitor;
mod words;
mod wrong;

pub use app::App;
pub use cookie::Over;
pub use lines::open_files;
pub use server::{addresses, qr, router, serve};
pub use tls::{Certificate, CertificateError};

//! Openroom in the browser: pages, live tables, sessions.
//!
//! Every rule and every sentence comes from here; the browser shows and sends. What a person is shown of a table is made
//! from the views that the table gives to the seats that he holds, and from nothing else.

mod acts;
mod app;
mod assets;
mod cookie;
mod headers;
mod html;
mod language;
mod limit;
mod pages;
mod room;
mod say;
mod scenarios;
mod scene;
mod secret;
mod server;
mod visitor;
mod words;
mod wrong;

pub use app::App;
pub use server::{addresses, qr, router, serve};

//! Events that are run in the browser: who runs, directs and plays them, and what each may know.
//!
//! The event itself is the log of `openroom-tournament`, kept by `openroom-archive`. Beside it lies a stream of its own
//! for the door: who came in by which link, calls for the Director, results that phones have sent.

mod accounts;
mod coming;
mod door;
mod evening;
mod guest;
mod history;
mod house;
mod leads;
mod mark;
mod password;
mod rulings;
mod shelf;
mod sight;
mod time;
mod tokens;

pub(crate) use accounts::Accounts;
pub(crate) use door::{CallForDirector, Door, Gone, Holder, Noted, Office};
pub(crate) use evening::{Also, Evening, Inside, NotDone, rehearse};
pub(crate) use guest::Guest;
pub(crate) use history::{Pace, Point};
pub(crate) use house::{Club, Founding};
pub(crate) use leads::Led;
pub(crate) use mark::{Saw, Subject};
pub(crate) use password::{Hashed, LETTERS};
pub(crate) use rulings::{Seen, place};
pub(crate) use sight::is_agreed;
pub(crate) use time::{millis, now};
pub(crate) use tokens::{Made, Scope, Tokens};

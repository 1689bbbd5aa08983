//! Double dummy: the tricks that each side wins when all play their best and see all hands.
//!
//! ```
//! use openroom_cards::{Deal, Denomination, Seat};
//! use openroom_solver::{Megabytes, Solver};
//!
//! let deal: Deal = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432".parse().unwrap();
//! let mut solver = Solver::new(Megabytes::default());
//! let results = solver.results(&deal).unwrap();
//! assert_eq!(results.tricks(Denomination::NoTrump, Seat::North), 13);
//! assert!(solver.makes(&deal, Denomination::Spades, Seat::South, 13).unwrap());
//! ```

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tricks and cards are thirteen at most"
)]

mod hints;
mod lanes;
mod limits;
mod moves;
mod order;
mod places;
mod position;
mod quick;
mod ranks;
mod results;
mod root;
mod search;
mod solver;
mod start;
mod suits;
mod table;

pub use limits::{Megabytes, PlayError, Stopped};
pub use position::{Position, PositionError};
pub use results::{CardValue, Results};
pub use solver::Solver;

//! Movements of duplicate bridge: who sits where in which round with which boards.
//!
//! A [`Movement`] is plain data: rounds of tables. [`build()`] makes one of a [`Kind`] and refuses
//! what cannot exist with the nearest that can; [`prove`] checks any movement, made here or not,
//! and says who meets whom how often and how even the comparisons are.
//!
//! ```
//! use openroom_movements::{Kind, build, prove};
//!
//! let movement = build(Kind::Howell, 4, None).unwrap();
//! let properties = prove(&movement).unwrap();
//! assert_eq!(movement.rounds.len(), 7);
//! assert_eq!(properties.meetings.into_iter().collect::<Vec<_>>(), [(1, 28)]);
//! assert_eq!(properties.balance[0].figure(), 100.0);
//! ```
//!
//! Swiss rounds are drawn one by one from the standings ([`draw`]), knockouts are a [`Bracket`].
//! Nothing here reads a clock or a random source: the same request gives the same movement.

mod arrow;
mod balance;
mod barometer;
mod build;
mod change;
mod check;
mod difference_set;
mod directions;
mod guide;
mod howell;
mod individual;
mod kind;
mod knockout;
mod matching;
mod mitchell;
mod movement;
mod partners;
mod properties;
mod random;
mod ring;
mod rover;
mod sit_outs;
mod sites;
mod sizes;
mod starter;
mod steps;
mod swiss;
mod teams;
mod time;
mod whist_tables;

pub use arrow::{arrow_switched, best_arrow_switched};
pub use balance::{Balance, balance};
pub use barometer::as_barometer;
pub use build::{Impossible, Offer, build};
pub use change::{Change, ChangeRefused};
pub use check::{Fault, faults};
pub use guide::{Place, guide};
pub use kind::Kind;
pub use knockout::{Bracket, Entrant, Match, knockout};
pub use movement::{BoardSet, Contestant, Movement, Round, Supply, Table, Unit, Winners};
pub use properties::{Meetings, Properties, prove};
pub use rover::{rounds_for_rover, with_rover};
pub use sit_outs::{NoIndividual, individual_for};
pub use sites::{Simultaneous, Site, SitesRefused};
pub use sizes::{MOST, MOST_HOWELL, Ranges, WhyNot};
pub use swiss::{Draw, DrawRefused, Pairing, Standing, draw};
pub use time::Pace;

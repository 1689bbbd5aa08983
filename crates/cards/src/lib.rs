//! The things of the game of bridge: suits, ranks, cards, hands, deals, seats, calls, contracts,
//! boards. Small values with their text forms; no rule of the Laws lives here.

mod board;
mod by;
mod call;
mod card;
mod cards;
mod chance;
mod contract;
mod deal;
pub mod dealing;
mod outcome;
mod partial;
mod seat;
mod suit;
mod text;
mod trick;
mod vulnerability;

pub use board::Board;
pub use by::{BySeat, BySide, BySuit};
pub use call::{Bid, Call, Level};
pub use card::{Card, Rank};
pub use cards::{Cards, Hand};
pub use chance::Random;
pub use contract::{Contract, Doubling};
pub use deal::Deal;
pub use outcome::{Outcome, WrittenOutcome};
pub use partial::PartialDeal;
pub use seat::{Seat, Side};
pub use suit::{Denomination, Suit};
pub use text::{Expected, Problem, TextError};
pub use trick::Trick;
pub use vulnerability::Vulnerability;

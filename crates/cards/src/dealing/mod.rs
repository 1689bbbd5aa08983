//! Dealing: every deal is a number, random deals are uniform, and sets of deals can be proved.

mod chi_square;
mod findings;
mod number;
mod provable;
mod random;
mod statistics;

pub use findings::{Finding, Order, Set};
pub use number::DealNumber;
pub use provable::{Commitment, Key, Plan, Secret};
pub use random::{Dealer, NoEntropy};
pub use statistics::{Line, Measure, Statistics, Test, Verdict};

//! What a contract or a position is worth: double dummy on the actual hands, and over hands that
//! fit what a player knew, as suggestions for an adjusted score with their uncertainty.
//!
//! A sample says how often each result comes when all four then see all hands. It does not say how
//! the players would have played; the Director does.

mod constraint;
mod distribution;
mod history;
mod revoke;
mod sample;
mod told;

pub use constraint::{HandConstraint, Range};
pub(crate) use distribution::wilson;
pub use distribution::{Distribution, Share, Weight};
pub use history::{Followed, History};
pub use revoke::{RevokeEquity, RevokeError, revoke_equity};
pub use sample::{Knowledge, Sample, SampleError, sample};
pub use told::{NotTold, Told, kinds};

use openroom_cards::{Contract, Deal};

use crate::double_dummy::Solvers;

/// The tricks of a contract over these deals.
pub fn contract_results(solvers: &Solvers, deals: &[Deal], contract: &Contract) -> Distribution {
    let tricks = solvers.tricks(deals, contract.bid.denomination());
    tricks.into_iter().map(|by_seat| by_seat[contract.declarer]).collect()
}

/// The tricks that the viewer's side wins in all over hands that fit what he knows in this position.
pub fn position_results(solvers: &Solvers, sample: &Sample, knowledge: &Knowledge) -> Distribution {
    let positions: Vec<_> = sample.hands.iter().map(|hands| knowledge.position(hands)).collect();
    let won = knowledge.won();
    solvers.tricks_from(&positions, knowledge.viewer()).into_iter().map(|tricks| won + tricks).collect()
}

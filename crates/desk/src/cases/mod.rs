//! The cases of the desk: each a plain function that asks and orders.

pub(crate) mod adjust;
pub(crate) mod agreement;
pub(crate) mod appeal;
pub(crate) mod auction;
pub(crate) mod boards;
pub(crate) mod claim;
pub(crate) mod conduct;
pub(crate) mod deception;
pub(crate) mod defective;
pub(crate) mod handling;
pub(crate) mod information;
pub(crate) mod misinformation;
pub(crate) mod office;
pub(crate) mod out_of_turn;
pub(crate) mod penalty;
pub(crate) mod play;
pub(crate) mod revoke;
pub(crate) mod sanction;
pub(crate) mod teams;
pub(crate) mod withdrawn;

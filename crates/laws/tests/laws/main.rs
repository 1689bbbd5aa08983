//! The Laws at the table, one module a Law.
#![allow(unreachable_pub)]

mod bench;
mod claims;
mod director;
mod early;
mod hands;
mod information;
mod law24;
mod law25;
mod law27;
mod law28;
mod law29;
mod law30;
mod law31;
mod law32;
mod law33;
mod law36;
mod law37;
mod law38;
mod law39;
mod law46;
mod leads;
mod options;
mod penalty_cards;
mod revokes;
mod views;

//! The program as a user calls it, one module a command or subject.

mod analyse;
mod claim;
mod convert;
mod deal;
mod directing;
mod event;
mod exit_codes;
mod keeping;
mod languages;
mod law;
mod lawbook;
mod movement;
mod office;
mod organizing;
mod print;
mod rule;
mod run;
mod scenarios;
mod score;
mod steps;
mod telling;

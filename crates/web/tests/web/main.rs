//! The web app from outside: requests in, bytes out.

mod browser;
mod leaks;
mod messages;
mod online;
mod pages;
mod training;

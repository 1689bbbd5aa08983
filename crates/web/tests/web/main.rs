//! The web app from outside: requests in, bytes out.

mod acts;
mod analysis;
mod api;
mod browser;
mod club;
mod desk;
mod door;
mod entries;
mod evening;
mod glossary;
mod leaks;
mod messages;
mod online;
mod pages;
mod roles;
mod tied;
mod training;
mod watch;

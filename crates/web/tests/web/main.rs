//! The web app from outside: requests in, bytes out.

mod accounts;
mod acts;
mod analysis;
mod api;
mod browser;
mod club;
mod desk;
mod door;
mod entries;
mod evening;
mod fair;
mod further;
mod glossary;
mod grid;
mod leaks;
mod live;
mod messages;
mod online;
mod pages;
mod places;
mod roles;
mod secure;
mod tied;
mod training;
mod watch;

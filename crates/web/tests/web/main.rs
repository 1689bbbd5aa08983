//! The web app from outside: requests in, bytes out.

mod analysis;
mod browser;
mod club;
mod desk;
mod evening;
mod glossary;
mod leaks;
mod messages;
mod online;
mod pages;
mod roles;
mod training;

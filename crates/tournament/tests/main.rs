//! Events as logs, one module a subject.

mod anything;
mod coming_and_going;
mod evening;
mod forms;
mod kinds;
mod options;
mod periods;
mod sites;
mod teams;
mod undoing;
mod values;

//! Movements as properties.

mod changes;
mod every_size;
mod swiss;

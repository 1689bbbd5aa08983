//! What the build makes of the catalogue, and what it refuses.

#[allow(dead_code)]
#[path = "../build/main.rs"]
mod build;

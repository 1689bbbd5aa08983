//! Cards, boards and dealing.

mod boards;
mod dealing;
mod text;

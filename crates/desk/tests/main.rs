//! The director's desk, one module a subject.

mod aloud;
mod course;
mod kept;
mod options;
mod sentences;
mod taken;
mod walk;

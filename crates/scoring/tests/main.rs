//! What results are worth, one module a subject.

mod adjusted;
mod caps;
mod common;
mod comparing;
mod contract_scores;
mod corrections;
mod file_messages;
mod files;
mod hostile;
mod options;
mod pair_sessions;
mod points;
mod properties;
mod published;
mod roots;
mod sit_outs;
mod stated;
mod swiss_pairs;
mod team_sessions;
mod victory_points;

//! Session files: TOML or JSON, with the line of everything that is wrong.

mod awards;
mod correct;
mod correct_teams;
mod entry;
mod head;
mod json;
mod lists;
mod lists_teams;
mod moment;
mod node;
mod options;
mod pairs;
mod people;
mod plan;
mod plan_teams;
mod problem;
mod scale;
mod settings;
mod swiss;
mod teams;
mod toml;
mod want;

pub use correct::{Chair, Change, Corrected, ExtraChange, Made, Planned};
pub use correct_teams::{CorrectedMatch, MadeMatch, MatchChange, PlannedMatch};
pub use head::Head;
pub use lists::{RankList, RankedBy};
pub use lists_teams::TeamList;
pub use pairs::{Mark, PairsSession};
pub use problem::{FileError, Problem};
pub use teams::TeamsSession;

use node::{Node, Value};

/// Larger than any session: about half a million results.
const LARGEST: usize = 64 << 20;

/// What a file holds.
#[derive(Clone, Debug)]
pub enum Session {
    /// Pairs, or players of an individual event.
    Pairs(Box<PairsSession>),
    /// Teams.
    Teams(Box<TeamsSession>),
}

/// Reads a session from the bytes of a file.
pub fn read(bytes: &[u8]) -> Result<Session, FileError> {
    if bytes.len() > LARGEST {
        return Err(FileError::at(1, Problem::TooLarge));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = good.matches('\n').count() + 1;
        FileError::at(line, Problem::Encoding)
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let root = match text.trim_start().chars().next() {
        None => return Err(FileError::at(1, Problem::Empty)),
        Some('{') => json::read(text)?,
        Some(_) => toml::read(text)?,
    };
    session(&root)
}

fn session(root: &Node) -> Result<Session, FileError> {
    let Value::Table(entries) = &root.value else { return Err(root.not_a("the file", want::TABLE)) };
    let event = entries.iter().find(|(key, _)| key == "event").map(|(_, node)| node);
    let event = event.ok_or(FileError::at(root.line, Problem::Missing("event")))?;
    let events = [("pairs", 0), ("individual", 1), ("teams", 2)];
    match event.word("event", &events)? {
        2 => teams::read(root).map(|session| Session::Teams(Box::new(session))),
        seating => {
            let seating = if seating == 0 { pairs::Seating::Pairs } else { pairs::Seating::Individual };
            pairs::read(root, seating).map(|session| Session::Pairs(Box::new(session)))
        }
    }
}

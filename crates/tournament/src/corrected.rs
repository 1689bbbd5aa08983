//! Corrections of agreed results: what was, what is, and whose ranks moved.

use std::collections::BTreeMap;

use openroom_scoring as scoring;

use crate::standings::{line_entry, standings};
use crate::{EntryNo, Happened, Line, Moment, Person, Record, Tournament};

/// A correction as it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrected {
    /// Where.
    pub line: Line,
    /// What stood there.
    pub was: scoring::Entry,
    /// What stands there since.
    pub now: scoring::Entry,
    /// Who corrected it.
    pub by: Person,
    /// When.
    pub at: Moment,
    /// Why.
    pub reason: String,
    /// Whose ranks moved: from which, to which.
    pub moved: Vec<(EntryNo, Option<u32>, Option<u32>)>,
}

/// The corrections of a session in the order in which they were made.
pub fn corrections<'a>(records: impl IntoIterator<Item = &'a Record>, session: u16) -> Vec<Corrected> {
    let mut event = Tournament::default();
    let mut all = Vec::new();
    for record in records {
        let Happened::ResultCorrected { line, reason, .. } = &record.what else {
            event.apply(record);
            continue;
        };
        if line.session != session {
            event.apply(record);
            continue;
        }
        let (was, before) = (line_entry(&event, *line), ranks(&event));
        event.apply(record);
        // What was put right under a ruling changes no score.
        if let (Some(was), Some(now)) = (was, line_entry(&event, *line))
            && was != now
        {
            all.push(Corrected {
                line: *line,
                was,
                now,
                by: record.by,
                at: record.at,
                reason: reason.clone(),
                moved: moved(&before, &ranks(&event)),
            });
        }
    }
    all
}

fn ranks(event: &Tournament) -> BTreeMap<EntryNo, u32> {
    let rows = standings(event).unwrap_or_default().into_iter().flat_map(|group| group.rows);
    rows.map(|row| (row.entry, row.rank)).collect()
}

fn moved(
    before: &BTreeMap<EntryNo, u32>,
    after: &BTreeMap<EntryNo, u32>,
) -> Vec<(EntryNo, Option<u32>, Option<u32>)> {
    let mut entries: Vec<EntryNo> = before.keys().chain(after.keys()).copied().collect();
    entries.sort_unstable();
    entries.dedup();
    let both = |entry: EntryNo| (entry, before.get(&entry).copied(), after.get(&entry).copied());
    entries.into_iter().map(both).filter(|(_, from, to)| from != to).collect()
}

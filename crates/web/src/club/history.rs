use std::collections::BTreeMap;

use openroom_tournament::{EntryNo, Happened, Record, Tournament, standings};

/// The ranking when a round was over: what everybody had.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    /// The session.
    pub(crate) session: u16,
    /// The last round that was over.
    pub(crate) round: u16,
    /// The event as it stood.
    pub(crate) event: Box<Tournament>,
}

impl Point {
    /// The rank of everybody and the score as a number to draw: a share, or points.
    pub(crate) fn ranks(event: &Tournament) -> BTreeMap<EntryNo, (u32, f64)> {
        let groups = standings(event).unwrap_or_default();
        let rows = groups.into_iter().flat_map(|group| group.rows);
        rows.map(|row| {
            let score = row.total.share().map_or_else(|| row.total.score.to_f64(), |share| share.to_f64());
            (row.entry, (row.rank, score))
        })
        .collect()
    }

    /// The point that a record closes: the call of a round ends the one before it.
    pub(super) fn before(event: &Tournament, record: &Record) -> Option<Point> {
        match record.what {
            Happened::RoundStarted { section, round } if section.0 == 1 && round > 1 => {
                Some(Point { session: event.session_no(), round: round - 1, event: Box::new(event.clone()) })
            }
            _ => None,
        }
    }
}

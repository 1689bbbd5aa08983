use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use openroom_tournament::{
    EntryNo, Group, Happened, Line, Moment, Person, Playing, Record, Section, Tournament, standings,
};

/// The ranking when a round was over: what everybody had.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    /// The session.
    pub(crate) session: u16,
    /// The last round that was over.
    pub(crate) round: u16,
    /// The event as it stood.
    pub(crate) event: Box<Tournament>,
    ranking: OnceLock<Arc<Vec<Group>>>,
}

impl Point {
    /// The ranking as it stood.
    pub(crate) fn ranking(&self) -> Arc<Vec<Group>> {
        let reckoned = || Arc::new(standings(&self.event).unwrap_or_default());
        Arc::clone(self.ranking.get_or_init(reckoned))
    }

    /// The rank of everybody and the score as a number to draw: a share, or points.
    pub(crate) fn ranks(groups: &[Group]) -> BTreeMap<EntryNo, (u32, f64)> {
        let rows = groups.iter().flat_map(|group| &group.rows);
        rows.map(|row| {
            let score = row.total.share().map_or_else(|| row.total.score.to_f64(), |share| share.to_f64());
            (row.entry, (row.rank, score))
        })
        .collect()
    }

    /// A session with what was corrected since, as if none had followed it.
    pub(super) fn of_session(event: &Tournament, session: u16) -> Point {
        let mut event = Box::new(event.clone());
        while event.session_no() > session {
            let what = Happened::StartTakenBack { reason: String::new() };
            event.apply(&Record { by: Person(0), at: Moment(0), what });
        }
        let round = event.sections(session).map(|(_, playing)| Playing::round(playing)).max().unwrap_or(0);
        Point { session, round, event, ranking: OnceLock::new() }
    }

    /// The point that a record closes: the call of a round ends the one before it.
    pub(super) fn before(event: &Tournament, record: &Record) -> Option<Point> {
        match record.what {
            Happened::RoundStarted { section, round } if section.0 == 1 && round > 1 => {
                let (session, event) = (event.session_no(), Box::new(event.clone()));
                Some(Point { session, round: round - 1, event, ranking: OnceLock::new() })
            }
            _ => None,
        }
    }
}

/// How long the tables took: when rounds were called, and when results were agreed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pace {
    session: u16,
    called: BTreeMap<(u16, Section, u16), Moment>,
    agreed: BTreeMap<Line, Moment>,
}

impl Pace {
    /// Takes a record in.
    pub(super) fn note(&mut self, record: &Record) {
        match &record.what {
            Happened::Started { .. } => self.session += 1,
            Happened::RoundStarted { section, round } => {
                self.called.entry((self.session, *section, *round)).or_insert(record.at);
            }
            Happened::ResultAgreed { line, .. } => {
                self.agreed.entry(*line).or_insert(record.at);
            }
            _ => {}
        }
    }

    /// From when to when the round of a line was played: until the next one was called, where it was.
    pub(super) fn played(&self, line: Line) -> Option<(Moment, Option<Moment>)> {
        let called = |round: u16| self.called.get(&(line.session, line.section, round)).copied();
        Some((called(line.round)?, called(line.round + 1)))
    }

    /// The minutes from the call of a round to the last result of each table that has one, added up over the rounds of a
    /// session.
    pub(crate) fn minutes(&self, session: u16, section: Section) -> BTreeMap<u16, u64> {
        let mut ends: BTreeMap<(u16, u16), u64> = BTreeMap::new();
        for (line, at) in &self.agreed {
            let called = self.called.get(&(line.session, line.section, line.round));
            let Some(called) = called.filter(|_| (line.session, line.section) == (session, section)) else {
                continue;
            };
            let end = ends.entry((line.table, line.round)).or_default();
            *end = (*end).max(at.0.saturating_sub(called.0));
        }
        let mut minutes: BTreeMap<u16, u64> = BTreeMap::new();
        for ((table, _), seconds) in ends {
            *minutes.entry(table).or_default() += seconds;
        }
        minutes.into_iter().map(|(table, seconds)| (table, seconds.div_ceil(60))).collect()
    }
}

//! What the event's scores come to: sessions scored, added up and ranked.

mod matches;
mod pairs;
mod together;

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use openroom_cards::Side;
use openroom_movements::{Unit, Winners};
use openroom_scoring::{BadBoard, BadTable, CarryOver, Fault, Ratio, Scale};

use crate::knockout::{Course, Far};
use crate::{Conditions, EntryNo, Field, Score, Section, Tournament};

pub(crate) use matches::Unlike;
pub use matches::{TeamMatch, league, matches};
pub use pairs::book;
pub use together::{JointRow, NotTogether, together};

/// What does not fit together in the scores of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// A session of pairs or individuals.
    Session(Fault),
    /// A match of teams.
    Match(BadBoard),
    /// The organizer's own scale of victory points.
    Scale(BadTable),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Session(fault) => fault.fmt(f),
            Unfit::Match(board) => board.fmt(f),
            Unfit::Scale(table) => table.fmt(f),
        }
    }
}

impl std::error::Error for Unfit {}

/// Why an event cannot be ranked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unranked {
    /// It has no conditions, or the session has not begun.
    NotStarted,
    /// The scores do not fit together.
    Faulty(Unfit),
    /// The scale of victory points has no column for a round or match of so many boards.
    NoColumn {
        /// The boards.
        boards: u32,
        /// The most for which it has one.
        most: u32,
    },
}

impl fmt::Display for Unranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unranked::NotStarted => f.write_str("play has not begun"),
            Unranked::Faulty(why) => write!(f, "the scores do not fit together: {why}"),
            Unranked::NoColumn { boards, most } => no_column(f, *boards, *most),
        }
    }
}

impl std::error::Error for Unranked {}

/// What is missing in a scale, and what to do.
pub(crate) fn no_column(f: &mut fmt::Formatter<'_>, boards: u32, most: u32) -> fmt::Result {
    write!(
        f,
        "the scale of victory points is for rounds and matches of up to {most} boards, not {boards}: play fewer in one, or give a table of your own with a column for {boards} boards (`victory_points` in the conditions)"
    )
}

/// The scale of the conditions, where there is one, with a column for each of these numbers of boards.
fn scale_for(
    conditions: &Conditions,
    boards: impl IntoIterator<Item = u32>,
) -> Result<Option<Scale>, Unranked> {
    let Some(scale) = conditions.scale().map_err(|bad| Unranked::Faulty(Unfit::Scale(bad)))? else {
        return Ok(None);
    };
    match boards.into_iter().find(|&boards| boards > 0 && !scale.covers(boards)) {
        Some(boards) => Err(Unranked::NoColumn { boards, most: scale.most().unwrap_or(boards) }),
        None => Ok(Some(scale)),
    }
}

/// A score, and what could have been had; nothing where there is no such thing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// The score with penalties and all else.
    pub score: Ratio,
    /// What could have been had.
    pub available: Ratio,
}

impl Own {
    /// The share of what could have been had.
    pub fn share(&self) -> Option<Ratio> {
        self.score.over(&self.available)
    }

    fn order(&self, other: &Own) -> Ordering {
        match (self.share(), other.share()) {
            (Some(one), Some(two)) => one.cmp(&two),
            (None, None) => self.score.cmp(&other.score),
            // Who has a share is before who has none.
            (one, two) => one.is_some().cmp(&two.is_some()),
        }
    }
}

/// One contestant in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Who.
    pub entry: EntryNo,
    /// The rank, shared by equals.
    pub rank: u32,
    /// How many share it.
    pub sharing: u32,
    /// Whether a score of his stands on a board, or he had a round without opponents that counts: without it he has no
    /// score and no place yet, whatever penalties he has, and comes after the others.
    pub began: bool,
    /// All sessions together.
    pub total: Own,
    /// Session by session.
    pub sessions: Vec<Option<Own>>,
}

/// Contestants that are ranked together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The section, where sections are ranked apart.
    pub section: Option<Section>,
    /// The side, where there are two winners.
    pub side: Option<Side>,
    /// The contestants, best first.
    pub rows: Vec<Row>,
    /// Whether matches of its knockout are still to be played or decided: those who have not lost share the first rank.
    pub undecided: bool,
}

/// What stands on a line, as it is scored.
pub(crate) fn line_entry(event: &Tournament, line: crate::Line) -> Option<openroom_scoring::Entry> {
    pairs::entry(event, line)
}

/// What every contestant of a session has.
pub fn session_scores(event: &Tournament, session: u16) -> Result<BTreeMap<EntryNo, Own>, Unranked> {
    match event.unit() {
        None => Err(Unranked::NotStarted),
        Some(Unit::Team) => matches::scores(event, session),
        Some(Unit::Player | Unit::Pair) => pairs::scores(event, session),
    }
}

/// The standings after all sessions that began.
pub fn standings(event: &Tournament) -> Result<Vec<Group>, Unranked> {
    let last = event.session_no();
    let conditions = event.conditions().ok_or(Unranked::NotStarted)?;
    if last == 0 {
        return Err(Unranked::NotStarted);
    }
    let sessions: Vec<_> =
        (1..=last).map(|session| session_scores(event, session)).collect::<Result<_, _>>()?;
    let carry = conditions.carry_over.as_ref().map(|carry| CarryOver {
        part: carry.part.clone(),
        most: carry.most.clone(),
        least: carry.least.clone(),
    });
    let total = |entry: EntryNo| {
        sessions.iter().fold(Own::default(), |before, session| {
            let own = session.get(&entry).cloned().unwrap_or_default();
            let (carried, part) = match &carry {
                Some(carry) => (carry.of(&before.score), &before.available * &carry.part),
                None => (before.score, before.available),
            };
            Own { score: carried + &own.score, available: part + &own.available }
        })
    };
    let groups = groups(event, last, conditions.field);
    let began = began(event, last);
    let ranked = |((section, side), entries): (Of, Vec<EntryNo>)| {
        let row = |entry: &EntryNo| Row {
            entry: *entry,
            rank: 0,
            sharing: 0,
            began: began.contains(entry),
            total: total(*entry),
            sessions: sessions.iter().map(|session| session.get(entry).cloned()).collect(),
        };
        let plays = |entry: &&EntryNo| event.is_ranked(**entry, last);
        let course = course(event, last, section);
        let rows = rank(entries.iter().filter(plays).map(row).collect(), course.as_ref());
        Group { section, side, rows, undecided: course.is_some_and(|course| course.undecided) }
    };
    Ok(groups.into_iter().map(ranked).collect())
}

type Of = (Option<Section>, Option<Side>);

/// Those who have a score on a board that they played or were given one for, or points for a round without opponents.
fn began(event: &Tournament, last: u16) -> BTreeSet<EntryNo> {
    let counts = |score: &Score| match score {
        Score::Result(_) | Score::Adjusted(_) => true,
        Score::NotPlayed | Score::Cancelled => false,
    };
    let agreed = event.lines.iter().filter(|(_, state)| state.agreed().is_some_and(counts));
    let sides = agreed.filter_map(|(line, _)| event.sides(*line));
    let mut began: BTreeSet<EntryNo> =
        sides.flat_map(|sides| sides.values().iter().flatten().copied().collect::<Vec<_>>()).collect();
    let sat_out = |entry: &EntryNo| (1..=last).any(|session| !byes(event, session, *entry).is_zero());
    began.extend(event.entries.keys().copied().filter(sat_out));
    began
}

/// Who is ranked with whom, by where they play in the last session.
fn groups(event: &Tournament, session: u16, field: Field) -> BTreeMap<Of, Vec<EntryNo>> {
    let mut groups: BTreeMap<Of, Vec<EntryNo>> = BTreeMap::new();
    let all_two = event.sections(session).all(|(_, playing)| playing.movement.winners == Winners::Two);
    for (section, playing) in event.sections(session) {
        // A section that is ranked for itself has two winners whatever the others play.
        let two = match field {
            Field::Whole => all_two,
            Field::Section => playing.movement.winners == Winners::Two,
        };
        let section = match field {
            Field::Whole => None,
            Field::Section => Some(section),
        };
        let lines =
            if two { playing.movement.lines() } else { vec![playing.movement.all_contestants().collect()] };
        let sides = if two { [Some(Side::NorthSouth), Some(Side::EastWest)] } else { [None, None] };
        for (side, line) in sides.into_iter().zip(lines) {
            let entries = line.into_iter().filter_map(|contestant| playing.entry(contestant));
            groups.entry((section, side)).or_default().extend(entries);
        }
    }
    // Who lost in an earlier session of a knockout is ranked with those who play on.
    for (section, playing) in knockout_sessions(event, session).rev().flat_map(|one| event.sections(one)) {
        let known = |entry: &EntryNo| groups.values().flatten().any(|other| other == entry);
        let out: Vec<EntryNo> = playing.entries.iter().copied().filter(|entry| !known(entry)).collect();
        let section = match field {
            Field::Whole => None,
            Field::Section => Some(section),
        };
        if !out.is_empty() {
            groups.entry((section, None)).or_default().extend(out);
        }
    }
    groups
}

/// The sessions over which a knockout is played, up to this one; none where it is none.
fn knockout_sessions(event: &Tournament, last: u16) -> std::ops::RangeInclusive<u16> {
    let first = (1..=last).rev().take_while(|session| event.is_knockout(*session)).last();
    first.unwrap_or(last + 1)..=last
}

/// How far each entry came, where all that are ranked together play knockouts.
fn course(event: &Tournament, session: u16, section: Option<Section>) -> Option<Course> {
    let courses_of = |session: u16| -> Option<Vec<Course>> {
        let here = event.sections(session).filter(|(one, _)| section.is_none_or(|section| section == *one));
        here.map(|(one, _)| event.course(session, one)).collect()
    };
    let undecided = courses_of(session)?.iter().any(|one| one.undecided);
    let mut far = BTreeMap::new();
    let mut rounds = 0;
    for one in knockout_sessions(event, session) {
        let later = |(entry, far)| match far {
            Far::LostIn(round) => (entry, Far::LostIn(rounds + round)),
            Far::StillIn => (entry, Far::StillIn),
        };
        far.extend(courses_of(one)?.into_iter().flat_map(|course| course.far).map(later));
        rounds += event.sections(one).map(|(_, playing)| playing.draws.len()).max().unwrap_or_default();
    }
    Some(Course { far, undecided })
}

/// The rows in order, best first, equals sharing a rank. In a knockout those who lost in the same round are equal, and so
/// are those who have not lost.
fn rank(mut rows: Vec<Row>, course: Option<&Course>) -> Vec<Row> {
    let far = |row: &Row| course.and_then(|course| course.far.get(&row.entry)).copied();
    let order = |a: &Row, b: &Row| match (a.began, b.began) {
        (false, false) => Ordering::Equal,
        (true, true) => b.total.order(&a.total),
        (one, other) => other.cmp(&one),
    };
    rows.sort_by(|a, b| far(b).cmp(&far(a)).then(order(a, b)).then(a.entry.cmp(&b.entry)));
    let equal = |a: &Row, b: &Row| match (far(a), far(b)) {
        (None, None) => order(a, b) == Ordering::Equal,
        (one, other) => one == other,
    };
    let mut done = 0;
    let sizes: Vec<usize> = rows.chunk_by(equal).map(<[Row]>::len).collect();
    for size in sizes {
        for row in &mut rows[done..done + size] {
            (row.rank, row.sharing) = (done as u32 + 1, size as u32);
        }
        done += size;
    }
    rows
}

/// The places of a session's contestants, section after section.
pub(crate) fn places(event: &Tournament, session: u16) -> Vec<(Section, EntryNo)> {
    event
        .sections(session)
        .flat_map(|(section, playing)| playing.entries.iter().map(move |&entry| (section, entry)))
        .collect()
}

/// What a penalty or a bye takes or gives in the unit of the ranking.
pub(crate) fn points_beside(event: &Tournament, session: u16, entry: EntryNo) -> Ratio {
    byes(event, session, entry) - penalties(event, session, entry, |_| true)
}

/// What penalties of a session take from an entry in the unit of the ranking, given in such rounds.
fn penalties(event: &Tournament, session: u16, entry: EntryNo, of: impl Fn(u16) -> bool) -> Ratio {
    let own = event.penalties.values().filter(|one| one.session == session && one.entry == entry);
    own.filter(|one| of(one.round))
        .filter_map(crate::Penalized::in_force)
        .filter_map(|penalty| match &penalty.amount {
            crate::PenaltyAmount::Points(points) => Some(points),
            crate::PenaltyAmount::Tops(_) | crate::PenaltyAmount::Warning => None,
        })
        .sum()
}

/// What a contestant gets for rounds without opponents: drawn or planned so, or because theirs left or came late.
pub(crate) fn byes(event: &Tournament, session: u16, entry: EntryNo) -> Ratio {
    let Some(worth) = event.conditions().and_then(|conditions| conditions.bye.as_ref()) else {
        return Ratio::ZERO;
    };
    let here = event.sections(session);
    let count: usize = here.filter_map(|(_, playing)| Some(playing.byes(playing.contestant(entry)?))).sum();
    worth * Ratio::from(count as u32)
}

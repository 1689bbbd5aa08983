//! Pairs and individuals: travellers, compared board by board.

use std::collections::BTreeMap;

use openroom_cards::{Board, BySide, Side};
use openroom_movements::Winners;
use openroom_scoring as scoring;
use openroom_scoring::{Book, Halves, Ratio, Rounding};

use super::{Own, Unfit, Unranked, byes, places, points_beside, scale_for};
use crate::person::index;
use crate::{
    EntryNo, EntryStanding, Field, Line, LineState, PenaltyAmount, PenaltyKind, Score, Scoring, Section,
    Tournament,
};

/// A session of pairs or individuals scored as it stands: agreed lines count, others are late.
pub fn book(event: &Tournament, session: u16) -> Result<Book, Unranked> {
    let conditions = event.conditions().ok_or(Unranked::NotStarted)?;
    let Some(playing) = event.session(session) else {
        return Err(Unranked::NotStarted);
    };
    let unit = conditions.regulations.scores.matchpoint_unit.into();
    let method = match conditions.scoring {
        Scoring::Matchpoints | Scoring::BoardAMatch => scoring::Method::Matchpoints(unit),
        Scoring::Butler => scoring::Method::Butler(scoring::Butler::default()),
        Scoring::CrossImps | Scoring::Imps => scoring::Method::CrossImps(scoring::Divisor::Comparisons),
        Scoring::TotalPoints => scoring::Method::TotalPoints,
    };
    let mut how = scoring::Conditions::regulated(conditions.edition, &conditions.regulations, method);
    let two = playing.sections.iter().all(|part| part.movement.winners == Winners::Two);
    how.winners = if two { scoring::Winners::Two } else { scoring::Winners::One };
    how.field = match conditions.field {
        Field::Whole => scoring::Field::Whole,
        Field::Section => scoring::Field::Section,
    };
    let places = places(event, session);
    let contestants = contestants(event, session, &places, two);
    Book::new(how, contestants, travellers(event, session), extras(event, session, &places))
        .map_err(|fault| Unranked::Faulty(Unfit::Session(fault)))
}

/// What every contestant of a session has: the book's totals, or victory points round by round.
pub(super) fn scores(event: &Tournament, session: u16) -> Result<BTreeMap<EntryNo, Own>, Unranked> {
    let book = book(event, session)?;
    let conditions = event.conditions().ok_or(Unranked::NotStarted)?;
    let rounds = rounds(event, session, &book);
    let rounding = book.conditions().method.has_top().then(|| Rounding::places(2, Halves::AwayFromZero));
    let scale = scale_for(conditions, rounds.iter().map(|round| round.len() as u32))?;
    let swiss = scale.map(|scale| scoring::Swiss {
        rounds,
        strays: strays(event, session),
        scale,
        boards: None,
        rounding,
        extras: Vec::new(),
    });
    let own = |(place, (_, entry)): (usize, (Section, EntryNo))| {
        let place = place as u32;
        let own = if let Some(swiss) = &swiss {
            let score = swiss.total(&book, place) + points_beside(event, session, entry);
            Own { score, available: Ratio::ZERO }
        } else {
            let total = book.total(place);
            Own { score: total.score, available: total.available }
        };
        (entry, own)
    };
    Ok(places(event, session).into_iter().enumerate().map(own).collect())
}

/// The travellers of each set of boards, for rounds that are matches.
fn rounds(event: &Tournament, session: u16, book: &Book) -> Vec<Vec<usize>> {
    let Some((_, playing)) = event.sections(session).next() else { return Vec::new() };
    let size = u32::from(playing.movement.boards_per_set).max(1);
    let of = |round: u32| {
        let board = |place: &usize| book.travellers()[*place].board.number.get();
        (0..book.travellers().len()).filter(|place| (board(place) - 1) / size == round).collect()
    };
    (0..u32::from(playing.movement.sets)).map(of).collect()
}

/// The lines of drawn rounds whose boards are those of another round, by traveller and line, with the round from 0 in
/// which they were played: each round is a match.
fn strays(event: &Tournament, session: u16) -> BTreeMap<(usize, usize), usize> {
    let mut lines: BTreeMap<u32, Vec<Line>> = BTreeMap::new();
    for line in event.due(session).into_iter().filter(|line| scored(event, *line, 0).is_some()) {
        lines.entry(line.board).or_default().push(line);
    }
    let strays = lines.into_values().enumerate().flat_map(|(board, lines)| {
        lines.into_iter().enumerate().filter_map(move |(at, line)| {
            let playing = event.section(session, line.section).filter(|playing| playing.is_drawn())?;
            let size = u32::from(playing.movement.boards_per_set).max(1);
            let own = (line.board - 1) / size + 1;
            (own != u32::from(line.round)).then(|| ((board, at), usize::from(line.round) - 1))
        })
    });
    strays.collect()
}

fn contestants(
    event: &Tournament,
    session: u16,
    places: &[(Section, EntryNo)],
    two: bool,
) -> Vec<scoring::Contestant> {
    let mut east_west: Vec<(Section, EntryNo)> = Vec::new();
    if two {
        for (section, playing) in event.sections(session) {
            let lines = playing.movement.lines();
            let ew = lines.get(1).into_iter().flatten().filter_map(|&who| playing.entry(who));
            east_west.extend(ew.map(|entry| (section, entry)));
        }
    }
    let east_west: std::collections::BTreeSet<_> = east_west.into_iter().collect();
    let contestant = |place: &(Section, EntryNo)| scoring::Contestant {
        id: place.1.to_string(),
        name: String::new(),
        section: place.0.0,
        direction: two.then(|| if east_west.contains(place) { Side::EastWest } else { Side::NorthSouth }),
        stratum: 0,
        standing: match event.entries.get(&place.1).map(|entry| entry.standing) {
            Some(_) if event.is_ranked(place.1, session) => scoring::Standing::Ranked,
            Some(EntryStanding::Withdrawn) => scoring::Standing::Withdrawn,
            Some(EntryStanding::Disqualified) => scoring::Standing::Disqualified,
            Some(EntryStanding::Playing | EntryStanding::ToBeDisqualified) | None => {
                scoring::Standing::Ranked
            }
        },
    };
    places.iter().map(contestant).collect()
}

fn travellers(event: &Tournament, session: u16) -> Vec<scoring::Traveller> {
    let mut first = BTreeMap::new();
    let mut before = 0;
    for (section, playing) in event.sections(session) {
        first.insert(section, before);
        before += playing.entries.len() as u32;
    }
    let mut boards: BTreeMap<u32, Vec<scoring::Line>> = BTreeMap::new();
    for line in event.due(session) {
        let first = first.get(&line.section).copied().unwrap_or_default();
        boards.entry(line.board).or_default().extend(scored(event, line, first));
    }
    boards
        .into_iter()
        .filter_map(|(number, lines)| {
            Some(scoring::Traveller { board: Board::numbered(number.try_into().ok()?), lines })
        })
        .collect()
}

/// What stands on a line as it is scored.
pub(super) fn entry(event: &Tournament, line: Line) -> Option<scoring::Entry> {
    Some(match event.lines.get(&line).and_then(LineState::agreed) {
        None => scoring::Entry::Late,
        Some(Score::NotPlayed) => scoring::Entry::NotPlayed,
        Some(Score::Cancelled) => scoring::Entry::Cancelled,
        Some(Score::Result(outcome)) => scoring::Entry::Result(*outcome),
        Some(Score::Adjusted(adjusted)) => {
            let had = event.obtained.contains(&line);
            let at_table = if had { scoring::AtTable::Result } else { scoring::AtTable::NoResult };
            scoring::Entry::Adjusted(adjusted.scored(at_table)?)
        }
    })
}

fn scored(event: &Tournament, line: Line, first: u32) -> Option<scoring::Line> {
    let table = event.table(line)?;
    let place = |seat| table.seats[seat].and_then(index).map(|place| first + place as u32);
    let side = |side: Side| {
        let [one, other] = side.seats();
        Some([place(one)?, place(other)?])
    };
    let contestants = BySide::new([side(Side::NorthSouth)?, side(Side::EastWest)?]);
    let form = event.forms.get(&line).copied().unwrap_or_default();
    Some(scoring::Line { contestants, entry: entry(event, line)?, form, section: line.section.0 })
}

fn extras(event: &Tournament, session: u16, places: &[(Section, EntryNo)]) -> Vec<scoring::Extra> {
    let place_of =
        |entry: EntryNo| places.iter().position(|(_, other)| *other == entry).map(|place| place as u32);
    let penalty = |one: &crate::Penalized| {
        let given = one.in_force()?;
        let amount = match &given.amount {
            PenaltyAmount::Warning => return None,
            PenaltyAmount::Tops(tops) => scoring::Amount::Tops(tops.clone()),
            PenaltyAmount::Points(points) => scoring::Amount::Score(points.clone()),
        };
        let kind = match given.kind {
            PenaltyKind::Procedural => scoring::ExtraKind::Procedural,
            PenaltyKind::Disciplinary => scoring::ExtraKind::Disciplinary,
        };
        let contestant = place_of(one.entry)?;
        Some(scoring::Extra {
            contestant,
            kind,
            amount,
            by: Some(one.by),
            reason: one.reason.clone(),
            carried: None,
            number: None,
        })
    };
    let bye = |(place, (_, entry)): (usize, &(Section, EntryNo))| {
        let worth = byes(event, session, *entry);
        (!worth.is_zero()).then(|| scoring::Extra {
            contestant: place as u32,
            kind: scoring::ExtraKind::Bonus,
            amount: scoring::Amount::Score(worth),
            by: None,
            reason: "a round without opponents".to_owned(),
            carried: None,
            number: None,
        })
    };
    let penalties = event.penalties.values().filter(|one| one.session == session).filter_map(penalty);
    penalties.chain(places.iter().enumerate().filter_map(bye)).collect()
}

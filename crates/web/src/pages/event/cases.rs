//! The closed cases of the tables of an event, kept as records of the desk.

use std::sync::atomic::Ordering;

use openroom_desk::{Live, Record, Source};
use openroom_laws::{CaseRecord, CaseState, Event, Matter, Who};

use crate::app::App;
use crate::club::place;
use crate::room::{Room, State};

/// Keeps every case that is closed now and was not when this was last done; one that was closed before and opened again
/// takes the place of what was kept of it.
pub(super) fn keep(app: &App, room: &Room) {
    let (code, line, cases) = {
        let state = room.state();
        let Some((code, line)) = state.of.clone() else { return };
        let closed = state.table.events().iter().filter(|event| matches!(event, Event::Closed(_))).count();
        if room.closed.swap(closed, Ordering::Relaxed) == closed {
            return;
        }
        let cases = records(&state, &place(&code, line));
        (code, line, cases)
    };
    let Some(evening) = app.club.find(&code) else { return };
    let title = evening.inside().door.title.clone();
    let of = |record: Record| Record {
        event: title.clone(),
        table: format!("{}{}", line.section, line.table),
        board: line.board.try_into().ok(),
        ..record
    };
    let records: Vec<Record> = cases.into_iter().map(of).collect();
    // What could not be kept is in the record of the table all the same.
    let _ = app.club.rulings(|drawer| {
        let known: Vec<(u32, Record)> = drawer.all()?;
        for record in &records {
            match known.iter().find(|(_, old)| is_same(old, record)) {
                Some((_, old)) if old.source == record.source => {}
                Some((number, old)) => {
                    let note = old.note.clone();
                    drawer.replace(*number, &Record { note, appeal: old.appeal, ..record.clone() })?;
                }
                None => {
                    drawer.add(record)?;
                }
            }
        }
        Ok(())
    });
}

fn is_same(one: &Record, other: &Record) -> bool {
    match (&one.source, &other.source) {
        (Source::Live(one), Source::Live(other)) => {
            one.place.is_some() && (&one.place, one.case) == (&other.place, other.case)
        }
        _ => false,
    }
}

/// What is kept of the cases of a table: facts, answers and orders as the table has them, who sat where, who ruled, when.
fn records(state: &State, place: &str) -> Vec<Record> {
    let cases = (0..).zip(state.table.cases());
    let kept = cases.filter(|(_, case)| case.state == CaseState::Closed && is_ruling(case));
    let at = |of: &dyn Fn(&Event) -> bool| {
        let found = state.table.events().iter().rposition(of)?;
        state.times.get(found).map(|at| at / 1000)
    };
    let record = |(number, case): (u16, &CaseRecord)| {
        let events = state.table.events();
        let last = events.iter().rposition(|event| matches!(event, Event::Closed(of) if of.0 == number));
        let events = events[..last.map_or(events.len(), |last| last + 1)].to_vec();
        let source = Source::Live(Box::new(Live { place: Some(place.to_owned()), case: number, events }));
        let by_director = case.answers.iter().any(|(question, _)| question.to == Who::Director);
        Record {
            players: openroom_cards::BySeat::from_fn(|seat| state.seats[seat].name.clone()),
            ruled_by: if by_director { state.director.name.clone() } else { String::new() },
            called: at(&|event| matches!(event, Event::Opened(of, ..) if of.0 == number)),
            told: at(&|event| matches!(event, Event::Closed(of) if of.0 == number)),
            ..Record::of(source)
        }
    };
    kept.map(record).collect()
}

/// A claim that everybody agreed to is no ruling.
fn is_ruling(case: &CaseRecord) -> bool {
    let claimed = matches!(case.matter, Matter::Claimed(_));
    !claimed || case.answers.iter().any(|(question, _)| question.to == Who::Director)
}

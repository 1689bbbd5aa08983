//! What the commands show of an event.

use std::io::{self, Write};

use openroom_archive::{Kept, Store};
use openroom_movements::Unit;
use openroom_tournament::{
    AppealState, BoardsGo, EntryNo, Line, Own, People, Person, Role, RoundState, Section, Tournament,
    Verdict, standings as rank,
};

use super::office::{moment, utc};
use crate::output::shown;

pub(super) fn people<S: Store>(kept: &Kept<'_, S>) -> People {
    kept.names().all().unwrap_or_default()
}

pub(super) fn name(people: &People, person: Person) -> String {
    people.get(person).map_or_else(|| person.to_string(), |player| shown(&player.name).to_string())
}

pub(super) fn entry_name<S: Store>(kept: &Kept<'_, S>, people: &People, entry: EntryNo) -> String {
    let players = kept.event().entries().get(&entry).map_or(&[][..], |entry| &entry.players);
    players.iter().map(|&person| name(people, person)).collect::<Vec<_>>().join(" – ")
}

pub(super) fn figure(own: &Own) -> String {
    match own.share() {
        Some(share) => format!("{} %", (share * openroom_scoring::Ratio::whole(100)).shown(2)),
        None => own.score.shown(2),
    }
}

/// The standings, group by group.
pub(crate) fn standings<S: Store>(kept: &Kept<'_, S>, out: &mut dyn Write) -> io::Result<()> {
    let groups = match rank(kept.event()) {
        Ok(groups) => groups,
        Err(why) => return writeln!(out, "{why}"),
    };
    let people = people(kept);
    for group in groups {
        let section = group.section.map(|section| format!("section {section}"));
        let side = group.side.map(|side| side.to_string());
        let of: Vec<String> = section.into_iter().chain(side).collect();
        if !of.is_empty() {
            writeln!(out, "{}", of.join(", "))?;
        }
        for row in &group.rows {
            let equal = if row.sharing > 1 { "=" } else { " " };
            let total = figure(&row.total);
            writeln!(out, "{:>4}{equal} {total:>10}  {}", row.rank, entry_name(kept, &people, row.entry))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Rulings and appeals.
pub(crate) fn rulings<S: Store>(kept: &Kept<'_, S>, out: &mut dyn Write) -> io::Result<()> {
    let event = kept.event();
    let ruled: usize = event.notes().values().map(|note| note.cases.len()).sum();
    writeln!(
        out,
        "{ruled} irregularities ruled at the tables, {} rulings afterwards",
        event.rulings().len()
    )?;
    for (number, ruling) in event.rulings() {
        let what = match &ruling.verdict {
            Verdict::ResultStands => "the result stands".to_owned(),
            Verdict::Adjusted(adjusted) => format!("score adjusted by {}", adjusted.by.id()),
        };
        writeln!(out, "ruling {} at {}: {what}; {}", number.0, ruling.line, shown(&ruling.reason))?;
    }
    for (number, appeal) in event.appeals() {
        let state = match &appeal.state {
            AppealState::Lodged => "waits for someone to concur".to_owned(),
            AppealState::Concurred => "to be heard".to_owned(),
            AppealState::Recommended(what) => format!("a change is recommended: {}", shown(what)),
            AppealState::Decided(openroom_tournament::Decision::Stands) => "the ruling stands".to_owned(),
            AppealState::Decided(openroom_tournament::Decision::TableResult) => {
                "the table's result is restored".to_owned()
            }
            AppealState::Decided(_) => "the score is changed".to_owned(),
            AppealState::Withdrawn => "withdrawn".to_owned(),
        };
        writeln!(out, "appeal {} against ruling {}: {state}", number.0, appeal.ruling.0)?;
    }
    Ok(())
}

/// A contestant.
#[derive(clap::Args)]
pub(crate) struct OfEntry {
    /// The entry
    entry: u16,
}

/// Where an entry plays in the session, round by round.
pub(super) fn guide<S: Store>(kept: &Kept<'_, S>, of: &OfEntry, out: &mut dyn Write) -> io::Result<()> {
    let (event, people, entry) = (kept.event(), people(kept), EntryNo(of.entry));
    let session = event.session_no();
    let found = event.sections(session).find_map(|(section, playing)| {
        playing.contestant(entry).map(|contestant| (section, playing, contestant))
    });
    let Some((section, playing, contestant)) = found else {
        return writeln!(out, "entry {entry} does not play in session {session}");
    };
    writeln!(out, "{}: section {section}", entry_name(kept, &people, entry))?;
    let plays =
        |line: &Line| event.sides(*line).is_some_and(|sides| sides.values().concat().contains(&entry));
    let first = event.due(session).into_iter().find(plays);
    if let Some(sit) = seats(event, &people, entry, first).filter(|_| event.unit() == Some(Unit::Pair)) {
        writeln!(out, "seats are directed: {sit} in the first round")?;
    }
    for place in openroom_movements::guide(&playing.movement, contestant) {
        let opponents: Vec<String> = place
            .opponents
            .iter()
            .filter_map(|&who| playing.entry(who))
            .map(|other| entry_name(kept, &people, other))
            .collect();
        let boards = place.set.map(|set| playing.movement.board_numbers(set));
        match (place.table, place.seat, boards) {
            (Some(table), Some(seat), Some((first, last))) => {
                let partner = place.partner.and_then(|who| playing.entry(who));
                let partner = partner.map(|other| format!("  with {}", entry_name(kept, &people, other)));
                writeln!(
                    out,
                    "round {:>2}  table {table:>2} {}  boards {first}-{last}{}  against {}{}",
                    place.round,
                    seat.letter(),
                    partner.unwrap_or_default(),
                    opponents.join(", "),
                    boards_on(event, entry, section, (place.round, table))
                )?;
            }
            _ => writeln!(out, "round {:>2}  sits out", place.round)?,
        }
    }
    Ok(())
}

/// Where North of this entry takes the boards after a round, where it is for him to do so.
fn boards_on(event: &Tournament, entry: EntryNo, section: Section, (round, table): (u16, u16)) -> String {
    let session = event.session_no();
    let own = event.answers_for_boards(session, section, round, table).is_some_and(|(_, who)| who == entry);
    match event.boards_go(session, section, round, table).filter(|_| own) {
        Some((_, BoardsGo::Table(to))) => format!("; North takes the boards to table {to}"),
        Some((_, BoardsGo::Away)) | None => String::new(),
    }
}

/// Who sits where in the pair, where that is not left to them.
fn seats(event: &Tournament, people: &People, entry: EntryNo, line: Option<Line>) -> Option<String> {
    let players = &event.entries().get(&entry)?.players;
    let seat = |person: &Person| {
        let (_, seat) = event.directed_seat(*person, line?)?;
        Some(format!("{} {}", name(people, *person), seat.letter()))
    };
    let sit = players.iter().map(seat).collect::<Option<Vec<_>>>()?;
    Some(sit.join(", "))
}

/// Where the event stands.
pub(crate) fn status<S: Store>(kept: &Kept<'_, S>, out: &mut dyn Write) -> io::Result<()> {
    let event = kept.event();
    let people = people(kept);
    let unit = match event.unit() {
        Some(Unit::Player) => "individual",
        Some(Unit::Pair) => "pairs",
        Some(Unit::Team) => "teams",
        None => "nothing",
    };
    writeln!(
        out,
        "{}: {unit}, {} entries, {} records",
        kept.stream(),
        event.active().count(),
        kept.version()
    )?;
    for role in Role::ALL {
        let held: Vec<String> = event
            .roles()
            .iter()
            .filter(|(_, held)| *held == role)
            .map(|(who, _)| name(&people, *who))
            .collect();
        if !held.is_empty() {
            writeln!(out, "{role}: {}", held.join(", "))?;
        }
    }
    if let Some(by) = event.conditions().and_then(openroom_tournament::Conditions::to_be_approved) {
        writeln!(
            out,
            "victory points need the approval of your authority ({}); once you have it: scoring_method = \"also victory points\"",
            by.id()
        )?;
    }
    let session = event.session_no();
    if session == 0 {
        return writeln!(out, "play has not begun");
    }
    writeln!(out, "session {session}")?;
    for (section, playing) in event.sections(session) {
        let place =
            if playing.name.is_empty() { String::new() } else { format!(" ({})", shown(&playing.name)) };
        writeln!(out, "section {section}{place}: round {} of {}", playing.round(), playing.rounds)?;
        if let Some(clock) = event.clock(section, moment(None)) {
            let state = match clock.state {
                RoundState::Playing => "playing",
                RoundState::Warning => "nearly over",
                RoundState::Over => "over",
            };
            let late: Vec<String> = clock.late.iter().map(u16::to_string).collect();
            let late =
                if late.is_empty() { String::new() } else { format!("; late tables: {}", late.join(", ")) };
            writeln!(out, "  the round is {state}{late}")?;
        }
    }
    let missing = event.missing(session);
    writeln!(out, "{} results missing{}", missing.len(), first_few(&missing))?;
    writeln!(out, "{} things wait (see `event waiting`)", event.waiting().len())?;
    match (event.published(session), event.conditions()) {
        (Some(at), Some(conditions)) => {
            let (corrected, appealed) = (conditions.corrections_end(at), conditions.appeals_end(at));
            writeln!(
                out,
                "scores published at {}, corrected until {}, appealed until {}",
                utc(at),
                utc(corrected),
                utc(appealed)
            )
        }
        _ => writeln!(out, "scores not published"),
    }
}

fn first_few(lines: &[openroom_tournament::Line]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let few: Vec<String> = lines.iter().take(8).map(ToString::to_string).collect();
    format!(": {}{}", few.join(" "), if lines.len() > 8 { " …" } else { "" })
}

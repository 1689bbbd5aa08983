//! What the commands show of an event.

use std::io::{self, Write};

use openroom_archive::{Kept, Store};
use openroom_cards::Side;
use openroom_lawbook::Edition;
use openroom_movements::Unit;
use openroom_reasoning::Words;
use openroom_tournament::{
    BoardsGo, EntryNo, EntryStanding, Line, LineState, Own, People, Person, Role, RoundState, Score, Section,
    Tournament, standings as rank,
};

use super::failures::unranked;
use super::hours::hour;
use super::office::moment;
use super::store::runs;
use crate::finish::Failure;
use crate::output::shown;
use crate::words::spoken;

pub(super) fn people<S: Store>(kept: &Kept<'_, S>) -> People {
    kept.names().all().unwrap_or_default()
}

/// A person by name; whoever was anonymised by number alone.
pub(super) fn name(people: &People, person: Person) -> String {
    let nameless = || spoken().with("person-nameless", "n", person.0);
    people.get(person).map_or_else(nameless, |player| shown(&player.name).to_string())
}

pub(super) fn entry_name<S: Store>(kept: &Kept<'_, S>, people: &People, entry: EntryNo) -> String {
    shown(&kept.event().called(entry, |person| name(people, person))).to_string()
}

/// A score with the decimal mark of the language.
pub(super) fn figure(w: Words, own: &Own) -> String {
    w.decimals(&match own.share() {
        Some(share) => format!("{} %", (share * openroom_scoring::Ratio::whole(100)).shown(2)),
        None => own.score.shown(2),
    })
}

/// The standings, group by group.
pub(crate) fn standings<S: Store>(kept: &Kept<'_, S>, w: Words, out: &mut dyn Write) -> io::Result<()> {
    let groups = match rank(kept.event()) {
        Ok(groups) => groups,
        Err(why) => {
            let (key, of) = unranked(&why);
            return writeln!(out, "{}", w.say(key, &of));
        }
    };
    let people = people(kept);
    for group in groups {
        let section = group.section.map(|section| w.with("score-section", "name", section));
        let side = group.side.map(|side| crate::words::side(w, side));
        let undecided = group.undecided.then(|| w.t("team-undecided"));
        let of: Vec<String> = section.into_iter().chain(side).chain(undecided).collect();
        if !of.is_empty() {
            writeln!(out, "{}", of.join(", "))?;
        }
        for row in &group.rows {
            let name = entry_name(kept, &people, row.entry);
            // Who has no score yet has no place either.
            let (rank, total) = if row.began {
                (row.rank.to_string(), figure(w, &row.total))
            } else {
                ("-".to_owned(), "-".to_owned())
            };
            let equal = if row.began && row.sharing > 1 { "=" } else { " " };
            writeln!(out, "{rank:>4}{equal} {total:>10}  {name}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Every entry by its number, with the number that it plays under in the session.
pub(super) fn entries<S: Store>(kept: &Kept<'_, S>, w: Words, out: &mut dyn Write) -> io::Result<()> {
    let (event, people) = (kept.event(), people(kept));
    let session = event.session_no();
    writeln!(out, "{}", w.t("event-entries"))?;
    for (&number, entry) in event.entries() {
        let plays = event.sections(session).find_map(|(section, playing)| {
            playing.contestant(number).map(|contestant| format!("{section}{contestant}"))
        });
        let captain = entry.captain.map(|person| w.with("event-captain", "who", name(&people, person)));
        let standing = match entry.standing {
            EntryStanding::Playing => None,
            EntryStanding::Withdrawn => Some(w.t("standing-withdrawn")),
            EntryStanding::ToBeDisqualified => Some(w.t("event-to-be-disqualified")),
            EntryStanding::Disqualified => Some(w.t("standing-disqualified")),
        };
        let more: Vec<String> = captain.into_iter().chain(standing).collect();
        let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join(", ")) };
        let players = entry.players_called(|person| name(&people, person));
        let names = match entry.name.as_str() {
            "" => players,
            team => format!("{}: {players}", shown(team)),
        };
        writeln!(out, "{number:>4}  {:<5} {names}{more}", plays.as_deref().unwrap_or("-"))?;
    }
    Ok(())
}

/// A contestant.
#[derive(clap::Args)]
pub(crate) struct OfEntry {
    /// The entry
    entry: u16,
}

impl OfEntry {
    /// The entry plays in the session.
    pub(super) fn must_play<S: Store>(&self, kept: &Kept<'_, S>, w: Words) -> Result<(), Failure> {
        let (event, entry) = (kept.event(), EntryNo(self.entry));
        let session = event.session_no();
        if event.sections(session).any(|(_, playing)| playing.contestant(entry).is_some()) {
            return Ok(());
        }
        if session == 0 {
            return Err(Failure::said("event-not-begun", []));
        }
        let said = [("entry", entry.to_string()), ("session", session.to_string())];
        Err(Failure::input(w.say("event-not-playing", &said)))
    }
}

/// Where an entry plays in the session, round by round.
pub(super) fn guide<S: Store>(
    kept: &Kept<'_, S>,
    of: &OfEntry,
    w: Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (event, people, entry) = (kept.event(), people(kept), EntryNo(of.entry));
    let session = event.session_no();
    let found = event.sections(session).find_map(|(section, playing)| {
        playing.contestant(entry).map(|contestant| (section, playing, contestant))
    });
    let Some((section, playing, contestant)) = found else { return Ok(()) };
    let said = [
        ("who", entry_name(kept, &people, entry)),
        ("section", section.to_string()),
        ("entry", entry.to_string()),
        ("number", contestant.to_string()),
    ];
    writeln!(out, "{}", w.say("event-of-section", &said))?;
    let plays =
        |line: &Line| event.sides(*line).is_some_and(|sides| sides.values().concat().contains(&entry));
    let first = event.due(session).into_iter().find(plays);
    if let Some(sit) = seats(w, event, &people, entry, first).filter(|_| event.unit() == Some(Unit::Pair)) {
        writeln!(out, "{}", w.with("event-directed", "seats", sit))?;
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
                let said = [
                    ("round", format!("{:>2}", place.round)),
                    ("table", format!("{table:>2}")),
                    ("seat", crate::words::seat(w, seat).to_owned()),
                    ("boards", runs(&(first..=last).collect::<Vec<u32>>())),
                    ("who", opponents.join(", ")),
                ];
                let partner = place.partner.and_then(|who| playing.entry(who));
                let partner = partner.map(|other| entry_name(kept, &people, other));
                let partner = partner
                    .map_or(String::new(), |name| format!("  {}", w.with("movement-with", "who", name)));
                let on = boards_on(w, event, entry, section, (place.round, table));
                writeln!(out, "{}{partner}{on}", w.say("event-place", &said))?;
                let at = Line { session, section, round: place.round, table, board: 0 };
                for more in lined_up(w, event, &people, entry, at, seat.side()).into_iter().chain(cancelled(
                    w,
                    event,
                    at,
                    first..=last,
                )) {
                    writeln!(out, "    {more}")?;
                }
            }
            _ if event.is_knocked_out(session, section, contestant, place.round) => {
                writeln!(out, "{}", w.with("event-eliminated", "round", format!("{:>2}", place.round)))?;
            }
            (Some(table), ..) => {
                let on = boards_on(w, event, entry, section, (place.round, table));
                let said = [("round", format!("{:>2}", place.round)), ("table", format!("{table:>2}"))];
                writeln!(out, "{}{on}", w.say("event-sits-out-at", &said))?;
            }
            _ => writeln!(out, "{}", w.with("event-sits-out", "round", format!("{:>2}", place.round)))?,
        }
    }
    Ok(())
}

/// Which pair of a team sits on a side of a table, once it said so.
fn lined_up(
    w: Words,
    event: &Tournament,
    people: &People,
    entry: EntryNo,
    at: Line,
    side: Side,
) -> Option<String> {
    let line_up = event.line_up(entry, at.session, at.round)?;
    let names = line_up.of(side).both().map(|person| name(people, person)).join(" – ");
    Some(w.with("event-lined-up", "seats", format!("{} {names}", crate::words::side(w, side))))
}

/// The boards of a round that are cancelled at a table.
fn cancelled(
    w: Words,
    event: &Tournament,
    at: Line,
    boards: std::ops::RangeInclusive<u32>,
) -> Option<String> {
    let gone = |board: &u32| {
        let state = event.lines().get(&Line { board: *board, ..at });
        state.and_then(LineState::agreed) == Some(&Score::Cancelled)
    };
    let gone: Vec<String> = boards.filter(gone).map(|board| board.to_string()).collect();
    (!gone.is_empty()).then(|| w.with("event-boards-cancelled", "boards", gone.join(", ")))
}

/// Whether the boards lie on a bye stand before a round, and where North of this entry takes them after it, where it
/// is for him to do so.
fn boards_on(
    w: Words,
    event: &Tournament,
    entry: EntryNo,
    section: Section,
    (round, table): (u16, u16),
) -> String {
    let session = event.session_no();
    let own = event.answers_for_boards(session, section, round, table).is_some_and(|(_, who)| who == entry);
    let from =
        event.boards_from_stand(session, section, round, table).then(|| w.t("event-boards-from-stand"));
    let to = match event.boards_go(session, section, round, table).filter(|_| own) {
        Some((_, BoardsGo::Table(to))) => Some(w.with("event-boards-to", "table", to)),
        Some((_, BoardsGo::Stand)) => Some(w.t("event-boards-to-stand")),
        Some((_, BoardsGo::Away)) | None => None,
    };
    from.into_iter().chain(to).flat_map(|said| ["; ".to_owned(), said]).collect()
}

/// Who sits where in the pair, where that is not left to them.
fn seats(
    w: Words,
    event: &Tournament,
    people: &People,
    entry: EntryNo,
    line: Option<Line>,
) -> Option<String> {
    let players = &event.entries().get(&entry)?.players;
    let seat = |person: &Person| {
        let (_, seat) = event.directed_seat(*person, line?)?;
        Some(format!("{} {}", name(people, *person), crate::words::seat(w, seat)))
    };
    let sit = players.iter().map(seat).collect::<Option<Vec<_>>>()?;
    Some(sit.join(", "))
}

/// Where the event stands.
pub(crate) fn status<S: Store>(kept: &Kept<'_, S>, w: Words, out: &mut dyn Write) -> io::Result<()> {
    let event = kept.event();
    let people = people(kept);
    let unit = super::happened::unit_of(w, event.unit());
    let said = [
        ("event", kept.stream().to_string()),
        ("unit", unit),
        ("entries", event.active().count().to_string()),
        ("records", kept.version().to_string()),
    ];
    writeln!(out, "{}", w.say("event-status", &said))?;
    for one in Role::ALL {
        let held: Vec<String> = event
            .roles()
            .iter()
            .filter(|(_, held)| *held == one)
            .map(|(who, _)| name(&people, *who))
            .collect();
        if !held.is_empty() {
            writeln!(out, "{}: {}", role(w, one), held.join(", "))?;
        }
    }
    if let Some(by) = event.conditions().and_then(openroom_tournament::Conditions::to_be_approved) {
        writeln!(out, "{}", w.with("event-approval", "law", by.cite(edition(event))))?;
    }
    if event.now() > moment(None).after_minutes(1) {
        writeln!(out, "{}", w.with("event-clock-ahead", "at", super::hours::hour(event.now())))?;
    }
    let session = event.session_no();
    if session == 0 {
        return writeln!(out, "{}", w.t("event-not-begun"));
    }
    writeln!(out, "{}", w.with("event-session", "n", session))?;
    for (section, playing) in event.sections(session) {
        let place =
            if playing.name.is_empty() { String::new() } else { format!(" ({})", shown(&playing.name)) };
        let said = [
            ("section", format!("{section}{place}")),
            ("round", playing.round().to_string()),
            ("rounds", playing.rounds.to_string()),
        ];
        writeln!(out, "{}", w.say("event-section", &said))?;
        if let Some(clock) = event.clock(section, moment(None)).filter(|_| !event.is_over(session)) {
            let state = w.t(match clock.state {
                RoundState::Playing => "event-round-playing",
                RoundState::Warning => "event-round-warning",
                RoundState::Over => "event-round-over",
            });
            let late: Vec<String> = clock.late.iter().map(u16::to_string).collect();
            let late = (!late.is_empty()).then(|| w.with("event-late-tables", "tables", late.join(", ")));
            let line: Vec<String> = std::iter::once(state).chain(late).collect();
            writeln!(out, "  {}", line.join("; "))?;
        }
    }
    let missing = event.missing(session);
    writeln!(out, "{}{}", w.with("event-missing", "n", missing.len()), first_few(&missing))?;
    writeln!(out, "{}", w.with("event-waits", "n", event.waiting().len()))?;
    if !event.penalties().is_empty() {
        writeln!(out, "{}", w.with("event-penalties", "n", event.penalties().len()))?;
    }
    let periods = periods(w, event, session);
    writeln!(out, "{}", periods.unwrap_or_else(|| w.t("event-not-published")))
}

/// When the scores of a session were published, and how long they are corrected and appealed; nothing before.
pub(super) fn periods(w: Words, event: &Tournament, session: u16) -> Option<String> {
    let (at, conditions) = (event.published(session)?, event.conditions()?);
    let said = [
        ("at", hour(at)),
        ("corrected", hour(conditions.corrections_end(at))),
        ("appealed", hour(conditions.appeals_end(at))),
    ];
    Some(w.say("event-published", &said))
}

/// Every missing result of called rounds, a line each.
pub(super) fn missing<S: Store>(kept: &Kept<'_, S>, w: Words, out: &mut dyn Write) -> io::Result<()> {
    let missing = kept.event().missing(kept.event().session_no());
    writeln!(out, "{}", w.with("event-missing", "n", missing.len()))?;
    missing.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// That something is for those with one of these offices.
pub(super) fn for_roles(w: Words, roles: &[Role]) -> Failure {
    let names: Vec<String> = roles.iter().map(|one| role(w, *one)).collect();
    Failure::input(w.with("event-for-roles", "roles", names.join(", ")))
}

/// A role by its name.
pub(super) fn role(w: Words, role: Role) -> String {
    w.t(match role {
        Role::Organizer => "role-organizer",
        Role::ChiefDirector => "role-chief-director",
        Role::AssistantDirector => "role-assistant-director",
        Role::AppealsCommittee => "role-appeals-committee",
        Role::Authority => "role-authority",
        Role::Staff => "role-staff",
    })
}

/// The edition that an event is played by.
pub(super) fn edition(event: &Tournament) -> Edition {
    event.conditions().map_or(Edition::Laws2017, |conditions| conditions.edition)
}

fn first_few(lines: &[openroom_tournament::Line]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let few: Vec<String> = lines.iter().take(8).map(ToString::to_string).collect();
    format!(": {}{}", few.join(" "), if lines.len() > 8 { " … (`event missing`)" } else { "" })
}

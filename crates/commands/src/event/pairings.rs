//! Who meets whom in a round, and where.

use std::io::{self, Write};

use clap::Args;
use openroom_cards::Side;
use openroom_movements::{Contestant, Table};
use openroom_tournament::{EntryNo, Playing, Section};
use serde::Serialize;

use super::Desk;
use super::acts::section;
use super::done::Form;
use super::happened::Teller;
use super::show;
use super::store::runs;
use crate::finish::{Failure, Finish};
use crate::output::{json, to_screen};
use crate::words::words;

/// A round of a section.
#[derive(Args)]
pub(crate) struct Pairings {
    /// The section
    #[arg(long, default_value = "A", value_parser = section)]
    section: Section,
    /// The round; the last that was drawn, or the one that is played, where it is not said
    #[arg(long)]
    round: Option<u16>,
}

/// A round as it is written for programs.
#[derive(Serialize)]
struct Drawn {
    session: u16,
    section: String,
    round: u16,
    tables: Vec<AtTable>,
    sit_out: Vec<EntryNo>,
}

/// A table of it.
#[derive(Serialize)]
struct AtTable {
    table: u16,
    north_south: Vec<EntryNo>,
    east_west: Vec<EntryNo>,
    boards: Option<(u32, u32)>,
}

impl Pairings {
    /// The pairings of the last round of a section.
    pub(super) fn last(section: Section) -> Pairings {
        Pairings { section, round: None }
    }

    pub(super) fn run(&self, desk: &Desk<'_>) -> Result<Finish, Failure> {
        let drawn = self.drawn(desk)?;
        to_screen(|out| match desk.form {
            Form::Json => json(out, &drawn),
            Form::Words => write(desk, self.section, &drawn, out),
        })?;
        Ok(Finish::Fine)
    }

    fn drawn(&self, desk: &Desk<'_>) -> Result<Drawn, Failure> {
        let event = desk.kept.event();
        let session = event.session_no();
        if session == 0 {
            return Err(Failure::said("event-not-begun", []));
        }
        let none = || Failure::said("event-refused-no-section", [("name", self.section.to_string())]);
        let playing = event.section(session, self.section).ok_or_else(none)?;
        let known = playing.movement.rounds.len() as u16;
        let last = if playing.is_drawn() { known } else { playing.round().max(1) };
        let round = self.round.unwrap_or(last);
        let not_there = || {
            let key = if playing.is_drawn() { "event-refused-not-drawn" } else { "event-no-round" };
            Failure::said(key, [("n", round.max(1).to_string())])
        };
        let index = usize::from(round).checked_sub(1).ok_or_else(not_there)?;
        let laid = playing.movement.rounds.get(index).ok_or_else(not_there)?;
        let out = playing.movement.sitting_out(round).into_iter();
        let out = out.filter(|who| !event.is_knocked_out(session, self.section, *who, round));
        let plays =
            |entry: &EntryNo| event.entries().get(entry).is_some_and(openroom_tournament::Entry::plays);
        Ok(Drawn {
            session,
            section: self.section.to_string(),
            round,
            tables: (1..)
                .zip(&laid.tables)
                .filter_map(|(number, table)| at(playing, number, table))
                .collect(),
            sit_out: out.filter_map(|who| playing.entry(who)).filter(plays).collect(),
        })
    }
}

/// A table; none where nobody sits.
fn at(playing: &Playing, number: u16, table: &Table) -> Option<AtTable> {
    let side = |side: Side| {
        let mut who: Vec<Contestant> =
            table.occupants().filter(|(seat, _)| seat.side() == side).map(|(_, who)| who).collect();
        who.dedup();
        who.into_iter().filter_map(|who| playing.entry(who)).collect::<Vec<EntryNo>>()
    };
    let [north_south, east_west] = Side::ALL.map(side);
    if north_south.is_empty() && east_west.is_empty() {
        return None;
    }
    let boards = table.set.filter(|_| table.is_played()).map(|set| playing.movement.board_numbers(set));
    Some(AtTable { table: number, north_south, east_west, boards })
}

fn write(desk: &Desk<'_>, section: Section, drawn: &Drawn, out: &mut dyn Write) -> io::Result<()> {
    let (w, event) = (words(desk.lang), desk.kept.event());
    let people = show::people(&desk.kept);
    let teller = Teller { w, event, people: &people };
    let rounds = event.section(drawn.session, section).map_or(0, |playing| playing.rounds);
    let said = [
        ("section", section.to_string()),
        ("round", drawn.round.to_string()),
        ("rounds", rounds.to_string()),
    ];
    writeln!(out, "{}", w.say("event-section", &said))?;
    let side = |who: &[EntryNo]| match who {
        [] => "-".to_owned(),
        who => who.iter().map(|entry| teller.entry(*entry)).collect::<Vec<_>>().join(" + "),
    };
    for table in &drawn.tables {
        let boards = table.boards.map_or_else(
            || format!("({})", w.t("movement-sit-out")),
            |(first, last)| w.with("pairing-boards", "boards", runs(&(first..=last).collect::<Vec<_>>())),
        );
        let [ns, ew] = [side(&table.north_south), side(&table.east_west)];
        writeln!(out, "{:>4}  {ns}  /  {ew}  {boards}", table.table)?;
    }
    if drawn.sit_out.is_empty() {
        return Ok(());
    }
    let who: Vec<String> = drawn.sit_out.iter().map(|entry| teller.entry(*entry)).collect();
    writeln!(out, "{}", w.with("movement-out", "who", who.join("; ")))
}

//! What a command has done: in words, or as the records that were stored.

use std::io::{self, Write};

use openroom_journal::Version;
use openroom_tournament::{Happened, Line, Moment, Person, Record, Section};
use serde::Serialize;

use super::Desk;
use super::happened::Teller;
use super::show;
use super::store::runs;
use crate::finish::{Failure, Finish};
use crate::output::{json_line, to_screen};
use crate::words::words;

/// How a command tells what it did.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// In the language of the desk.
    Words,
    /// The records, a line of JSON each.
    Json,
}

/// A record as it is written for programs.
#[derive(Serialize)]
struct Numbered<'a> {
    version: Version,
    at: Moment,
    by: Person,
    what: &'a Happened,
}

/// Writes records for programs; the first stands after this version.
pub(super) fn json<'a>(
    out: &mut dyn Write,
    after: Version,
    records: impl IntoIterator<Item = &'a Record>,
) -> io::Result<()> {
    for (more, Record { by, at, what }) in (1..).zip(records) {
        json_line(out, &Numbered { version: after.plus(more), at: *at, by: *by, what })?;
    }
    Ok(())
}

impl Desk<'_> {
    /// Tells what was stored just now.
    pub(super) fn tell(&self, records: &[Record]) -> Result<Finish, Failure> {
        if self.form == Form::Json {
            let after = Version(self.kept.version().0 - records.len() as u64);
            to_screen(|out| json(out, after, records))?;
            return Ok(Finish::Fine);
        }
        let (w, people) = (words(self.lang), show::people(&self.kept));
        let teller = Teller { w, event: self.kept.event(), people: &people };
        let lines: Vec<String> = records.iter().map(|record| teller.told(&record.what)).collect();
        self.says(&lines)
    }

    /// Says more of it to a person; programs have the records.
    pub(super) fn says(&self, lines: &[String]) -> Result<Finish, Failure> {
        if self.form == Form::Words {
            to_screen(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
        }
        Ok(Finish::Fine)
    }

    /// The results of called rounds of a section that are missing, by round and table; nothing where none is.
    pub(super) fn missing_in(&self, section: Section) -> Option<String> {
        let event = self.kept.event();
        let missing: Vec<Line> =
            event.missing(event.session_no()).into_iter().filter(|line| line.section == section).collect();
        let w = words(self.lang);
        let at_a_table = missing.chunk_by(|one, other| (one.round, one.table) == (other.round, other.table));
        let tables: Vec<String> = at_a_table
            .map(|lines| {
                let boards: Vec<u32> = lines.iter().map(|line| line.board).collect();
                let said = [
                    ("round", lines[0].round.to_string()),
                    ("table", lines[0].table.to_string()),
                    ("boards", runs(&boards)),
                ];
                w.say(if lines.len() == 1 { "done-missing-one" } else { "done-missing-at" }, &said)
            })
            .collect();
        (!tables.is_empty()).then(|| w.with("done-missing", "tables", tables.join("; ")))
    }
}

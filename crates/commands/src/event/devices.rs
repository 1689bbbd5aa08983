//! Results from scoring devices: the JSON of the Bridgemate Data Connector, entered line by line.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use openroom_cards::{BySide, Side};
use openroom_notation::Severity;
use openroom_notation::bridgemate::{Entered, Entry, Scored, read_entries};
use openroom_reasoning::Words;
use openroom_tournament::{Command, Line, LineState, Score, Section, Tournament, judge};

use super::Desk;
use crate::files;
use crate::finish::{Failure, Finish};
use crate::output::{shown, to_screen};
use crate::words::words;

/// Results of scoring devices.
#[derive(Args)]
pub(crate) struct Devices {
    /// The results as the Bridgemate Data Connector gives them, in JSON
    file: PathBuf,
    /// The session; the one that is played where it is not said
    #[arg(long)]
    session: Option<u16>,
}

/// Larger than any evening.
const LARGEST: u64 = 64 << 20;

/// What became of the entries of a file.
#[derive(Default)]
struct Done {
    entered: usize,
    there_before: usize,
    leads: usize,
    left: Vec<String>,
    remarks: Vec<String>,
}

impl Devices {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let bytes = crate::input::whole(&self.file, LARGEST, words(desk.lang).t("devices-too-large"))?;
        let (entries, complaints) =
            read_entries(&bytes).map_err(|error| files::unread(&self.file, &error))?;
        let w = words(desk.lang);
        let session = self.session.unwrap_or_else(|| desk.kept.event().session_no());
        let mut done = Done::default();
        for complaint in &complaints {
            match complaint.severity() {
                Severity::Fault => done.left.push(files::complaint(w, complaint)),
                Severity::Remark => done.remarks.push(files::complaint(w, complaint)),
            }
        }
        // A later entry of the same board stands for an earlier one: the players corrected it.
        let mut last: BTreeMap<Line, &Entry> = BTreeMap::new();
        for entry in &entries {
            match line(session, entry) {
                Some(line) => _ = last.insert(line, entry),
                None => done.left.push(w.say(
                    "devices-no-line",
                    &[
                        ("section", shown(&entry.section).to_string()),
                        ("round", entry.round.to_string()),
                        ("table", entry.table.to_string()),
                        ("board", entry.board.to_string()),
                    ],
                )),
            }
        }
        // All that are taken are stored as one, so that a file is entered or is not.
        let (mut trial, mut requests) = (desk.kept.event().clone(), Vec::new());
        for (line, entry) in last {
            let Some(command) = entered(w, &trial, line, entry, &mut done) else { continue };
            let request = desk.request(command)?;
            match judge(&trial, &request) {
                Ok(records) => {
                    for record in &records {
                        trial.apply(record);
                    }
                    requests.push(request);
                    done.entered += 1;
                    done.leads += usize::from(entry.lead.is_some());
                }
                Err(refused) => done.left.push(format!("{line}: {}", desk.said(&refused))),
            }
        }
        if !requests.is_empty() {
            desk.stores(&requests)?;
        }
        to_screen(|out| {
            let said = [("n", done.entered.to_string()), ("before", done.there_before.to_string())];
            writeln!(out, "{}", w.say("devices-done", &said))?;
            if done.leads > 0 {
                writeln!(out, "{}", w.with("devices-leads", "n", done.leads))?;
            }
            let of = |key, what: &String| w.with(key, "what", shown(what));
            done.remarks.iter().try_for_each(|what| writeln!(out, "{}", of("devices-remark", what)))?;
            done.left.iter().try_for_each(|what| writeln!(out, "{}", of("devices-left", what)))
        })?;
        Ok(if done.left.is_empty() { Finish::Fine } else { Finish::CheckFailed })
    }
}

fn line(session: u16, entry: &Entry) -> Option<Line> {
    let section = match entry.section.trim() {
        "" => Section::A,
        letters => letters.to_ascii_uppercase().parse().ok()?,
    };
    let [round, table] = [entry.round, entry.table].map(|number| u16::try_from(number).ok());
    Some(Line { session, section, round: round?, table: table?, board: entry.board })
}

/// The numbers of those who sit at a line.
fn numbers(event: &Tournament, line: Line) -> Option<BySide<Vec<u32>>> {
    let (sides, playing) = (event.sides(line)?, event.section(line.session, line.section)?);
    let number =
        |entry: &openroom_tournament::EntryNo| playing.contestant(*entry).map(|who| u32::from(who.0));
    Some(BySide::from_fn(|side| sides[side].iter().filter_map(number).collect()))
}

/// The command that enters what a device has; none where there is nothing to enter, and why.
fn entered(w: Words, event: &Tournament, line: Line, entry: &Entry, done: &mut Done) -> Option<Command> {
    let mut leave = |why: String| {
        done.left.push(format!("{line}: {why}"));
        None
    };
    let Some(sit) = numbers(event, line) else {
        return leave(w.t("devices-nobody"));
    };
    let stands = event.lines().get(&line).and_then(LineState::agreed);
    let score = match entry.entered {
        Entered::Scored(Scored::Outcome(outcome)) => Score::Result(outcome),
        Entered::Scored(Scored::NotPlayed) => Score::NotPlayed,
        Entered::Scored(Scored::Averages(sides)) => {
            let [ns, ew] = Side::ALL.map(|side| sides[side]);
            let said = [("ns", ns.to_string()), ("ew", ew.to_string())];
            return leave(w.say("devices-averages", &said));
        }
        Entered::Deleted(_) if stands.is_none() => return None,
        Entered::Deleted(_) => {
            return leave(w.t("devices-deleted"));
        }
    };
    if let Some(side) = Side::ALL.into_iter().find(|side| !sit[*side].contains(&entry.pairs[*side])) {
        let expected: Vec<String> = sit[side].iter().map(u32::to_string).collect();
        let said = [
            ("found", entry.pairs[side].to_string()),
            ("side", crate::words::side(w, side)),
            ("expected", expected.join(", ")),
        ];
        return leave(w.say("devices-other-pair", &said));
    }
    match stands {
        Some(stands) if *stands == score => {
            done.there_before += 1;
            None
        }
        Some(_) => leave(w.t("devices-other-result")),
        None => Some(Command::EnterResult(line, score)),
    }
}

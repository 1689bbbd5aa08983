//! The log as people read it, and what waits for them.

use std::io::{self, Write};

use openroom_archive::{Kept, Store, replay};
use openroom_lawbook::Edition;
use openroom_tournament::{Due, Record};

use super::office::utc;
use super::show::{name, people};
use crate::finish::{Failure, Finish};
use crate::output::{shown, to_screen};

/// Every record in order: when, who, what, and by which provision.
pub(super) fn log<S: Store>(kept: &Kept<'_, S>) -> Result<Finish, Failure> {
    let people = people(kept);
    let edition = kept.event().conditions().map_or(Edition::Laws2017, |conditions| conditions.edition);
    let mut records: Vec<(u64, Record)> = Vec::new();
    replay(kept.store(), kept.stream(), |version, record| records.push((version.0, record)))
        .map_err(Failure::input)?;
    to_screen(|out| {
        for (version, record) in &records {
            let by = record.what.by(edition).map_or("", openroom_lawbook::Provision::id);
            let what = serde_json::to_string(&record.what).map_err(io::Error::from)?;
            let who = name(&people, record.by);
            writeln!(out, "{version:>6} {} {who}: [{by}] {}", utc(record.at), shown(&what))?;
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

/// What waits for the Director, the committee or the organizer.
pub(super) fn waiting<S: Store>(kept: &Kept<'_, S>, out: &mut dyn Write) -> io::Result<()> {
    let waiting = kept.event().waiting();
    if waiting.is_empty() {
        return writeln!(out, "nothing waits");
    }
    for due in waiting {
        let what = match &due {
            Due::Dispute(line) => format!("{line}: the sides entered different results"),
            Due::Postponed(line) => format!("{line}: the board is postponed"),
            Due::Record(line) => format!("{line}: the record makes no table"),
            Due::Case(line, case) => {
                format!("{line}: case {case} no longer gives what was ordered; rule on it yourself")
            }
            Due::Review(line, case, _) => format!("{line}: case {case} is to be looked at again after play"),
            Due::Deprived(line, _) => {
                format!("{line}: cancelled; an artificial adjusted score is due")
            }
            Due::ErrorClaim(number, line) => {
                let text = kept.event().claims().get(number).map_or("", |claim| claim.text.as_str());
                format!("{line}: claim {}: the score is said to be wrong: {}", number.0, shown(text))
            }
            Due::Incomparable(line) => format!("{line}: the other table of the match had another form"),
            Due::Appeal(number) => format!("appeal {} is not decided", number.0),
            Due::Sanction(number) => {
                format!("appeal {} had no merit: the regulations have a sanction", number.0)
            }
            Due::Disqualification(entry) => format!("entry {entry}: the organizer has to approve"),
        };
        writeln!(out, "{what} ({})", due.by().id())?;
    }
    Ok(())
}

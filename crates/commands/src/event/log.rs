//! The log as people read it, and what waits for them.

use std::io::{self, Write};

use openroom_archive::{Kept, Store, replay};
use openroom_journal::Version;
use openroom_reasoning::Words;
use openroom_tournament::{AppealNo, AppealState, Due, Line, LineState, Record, Score, Tie, Tournament};

use super::Desk;
use super::done::{Form, json};
use super::failures::failed;
use super::happened::Teller;
use super::hours::hour;
use super::show::{edition, entry_name, name, people};
use crate::finish::{Failure, Finish};
use crate::output::{shown, to_screen};
use crate::words::words;

/// Every record in order: when, who, what, and by which provision.
pub(super) fn log(desk: &Desk<'_>) -> Result<Finish, Failure> {
    let kept = &desk.kept;
    let people = people(kept);
    let mut records: Vec<(u64, Record)> = Vec::new();
    replay(kept.store(), kept.stream(), |version, record| records.push((version.0, record)))
        .map_err(failed)?;
    to_screen(|out| {
        if desk.form == Form::Json {
            return json(out, Version::START, records.iter().map(|(_, record)| record));
        }
        let mut event = Tournament::default();
        for (version, record) in &records {
            event.apply(record);
            let edition = edition(&event);
            let by =
                record.what.by(edition).map_or_else(String::new, |by| format!(" [{}]", by.cite(edition)));
            let teller = Teller { w: words(desk.lang), event: &event, people: &people };
            let (who, what) = (name(&people, record.by), teller.told(&record.what));
            writeln!(out, "{version:>6} {} {who}: {what}{by}", hour(record.at))?;
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

/// What waits for the Director, the committee or the organizer.
pub(super) fn waiting<S: Store>(kept: &Kept<'_, S>, w: Words, out: &mut dyn Write) -> io::Result<()> {
    let waiting = kept.event().waiting();
    if waiting.is_empty() {
        return writeln!(out, "{}", w.t("event-nothing-waits"));
    }
    let at = |key: &str, line: Line| w.with(key, "line", line);
    let case = |key: &str, line: Line, case: &dyn ToString| {
        w.say(key, &[("line", line.to_string()), ("case", case.to_string())])
    };
    let people = people(kept);
    let of_match = |tie: &Tie| {
        [
            ("home", entry_name(kept, &people, tie.home)),
            ("away", entry_name(kept, &people, tie.away)),
            ("round", tie.round.to_string()),
            ("n", tie.home.to_string()),
        ]
    };
    for due in waiting {
        let what = match &due {
            Due::Dispute(line) => at("event-dispute", *line),
            Due::Postponed(line) => at("event-postponed", *line),
            Due::Record(line) => at("event-record", *line),
            Due::Case(line, number) => case("event-case", *line, number),
            Due::Review(line, number, _) => case("event-review", *line, number),
            Due::Deprived(line, _) => {
                let score = kept.event().lines().get(line).and_then(LineState::agreed);
                let unplayed = score == Some(&Score::NotPlayed);
                at(if unplayed { "event-unplayed" } else { "event-deprived" }, *line)
            }
            Due::ErrorClaim(number, line) => {
                let text = kept.event().claims().get(number).map_or("", |claim| claim.text.as_str());
                let said = [
                    ("line", line.to_string()),
                    ("n", number.0.to_string()),
                    ("text", shown(text).to_string()),
                ];
                w.say("event-error-claim", &said)
            }
            Due::Incomparable(line, _) => at("event-incomparable", *line),
            Due::Tie(tie) => w.say("event-tie", &of_match(tie)),
            Due::Turned(tie) if tie.session < kept.event().session_no() => {
                let [home, away, round, _] = of_match(tie);
                w.say("event-turned-earlier", &[home, away, round, ("session", tie.session.to_string())])
            }
            Due::Turned(tie) => w.say("event-turned", &of_match(tie)),
            Due::FurtherAppeal(number) => w.with("event-appeal-further-open", "n", number.0),
            Due::Appeal(number) if is_recommended(kept.event(), *number) => {
                w.with("event-appeal-director-decides", "n", number.0)
            }
            Due::Appeal(number) => w.with("event-appeal-open", "n", number.0),
            Due::Sanction(number) => w.with("event-no-merit", "n", number.0),
            Due::Disqualification(entry) => w.with("event-disqualification", "entry", entry),
        };
        writeln!(out, "{what} ({})", due.by().cite(edition(kept.event())))?;
    }
    Ok(())
}

/// Whether the committee has made its recommendation, so that the Director in charge decides.
fn is_recommended(event: &Tournament, number: AppealNo) -> bool {
    let appeal = event.appeals().get(&number);
    appeal.is_some_and(|appeal| matches!(appeal.state, AppealState::Recommended(_)))
}

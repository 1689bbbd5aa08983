//! Kept rulings and statistics in sentences.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, Regulations};
use openroom_laws::{self as laws, CaseRecord, Table};
use openroom_reasoning::{Words, say};

use super::{old, order, reasoning, topic};
use crate::{Advice, Appeal, Consultation, Record, Review, Said, Source, Statistics, Topic};

/// What belongs to a ruling besides itself, each with its name; what is not known is left out.
pub fn place(w: Words, record: &Record) -> Vec<(String, String)> {
    let players = Seat::ALL.map(|seat| (w.seat(seat).to_owned(), record.players[seat].clone()));
    let minutes = record.time_to_rule().map(|seconds| w.many("desk-minutes", seconds.div_ceil(60)));
    let all = [
        (w.t("desk-event"), record.event.clone()),
        (w.t("desk-table"), record.table.clone()),
        (w.t("desk-board"), record.board.map_or_else(String::new, |board| board.to_string())),
    ]
    .into_iter()
    .chain(players)
    .chain([
        (w.t("desk-ruled-by"), record.ruled_by.clone()),
        (w.t("desk-called"), record.called.map_or_else(String::new, moment)),
        (w.t("desk-told"), record.told.map_or_else(String::new, moment)),
        (w.t("desk-time-to-rule"), minutes.unwrap_or_default()),
        (w.t("desk-review"), review(w, record.review)),
        (w.t("desk-appeal"), appeal(w, record.appeal)),
        (w.t("desk-note"), record.note.clone()),
    ]);
    all.filter(|(_, value)| !value.is_empty()).collect()
}

/// Where it was, in a line: the event, the table and the board, as far as they were told.
pub fn place_in_a_line(w: Words, record: &Record) -> String {
    let named = |key: &str, value: &str| {
        if value.is_empty() { String::new() } else { format!("{} {value}", w.t(key)) }
    };
    let board = record.board.map_or_else(String::new, |board| board.to_string());
    let parts = [
        record.event.trim().to_owned(),
        named("desk-table", record.table.trim()),
        named("desk-board", &board),
    ];
    let told: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    told.join(", ")
}

/// Whether the Director comes back to it.
pub fn review(w: Words, review: Review) -> String {
    w.t(format!("desk-review-{}", review.name()))
}

/// What became of it on appeal.
pub fn appeal(w: Words, appeal: Appeal) -> String {
    w.t(format!("desk-appeal-{}", appeal.name()))
}

/// The words in which it was kept, where it was.
fn said(w: Words, record: &Record) -> Option<&Said> {
    record.recorded.as_ref()?.said(w.language())
}

/// What a kept ruling is about, in a few words.
pub fn title(w: Words, record: &Record) -> String {
    said(w, record).map_or_else(|| title_of(w, &record.source), |said| said.title.clone())
}

/// The reasoning of a kept ruling, one line a step.
pub fn reasons(w: Words, record: &Record) -> Vec<String> {
    if let Some(said) = said(w, record) {
        return said.reasons.clone();
    }
    let mut lines = reasons_of(w, &record.source);
    if speaks_today(&record.source) {
        lines.push(w.t("desk-words-of-today"));
    }
    lines
}

/// Whether a ruling that was kept without words is ruled again by the Laws as the program has them now.
fn speaks_today(source: &Source) -> bool {
    match source {
        Source::Desk(_) | Source::Live(_) => source.still_follows(),
        Source::Event(_) | Source::Unread(_) => false,
    }
}

/// The orders of a kept ruling, each with its provision.
pub fn orders(w: Words, record: &Record) -> Vec<(String, Provision)> {
    said(w, record).map_or_else(|| orders_of(w, &record.source), |said| said.orders.clone())
}

pub(crate) fn title_of(w: Words, source: &Source) -> String {
    match source {
        Source::Desk(consultation) => topic(w, consultation.topic),
        Source::Live(live) => match live.stood() {
            Some((table, case)) => say::matter(w, &table, &case.matter),
            None => w.t("desk-live-title"),
        },
        Source::Event(_) => w.t("desk-of-event"),
        Source::Unread(_) => source.topic().map_or_else(|| w.t("desk-old-title"), |known| topic(w, known)),
    }
}

pub(crate) fn reasons_of(w: Words, source: &Source) -> Vec<String> {
    match source {
        Source::Desk(consultation) if source.still_follows() => {
            let advice = consultation.consult();
            let mut lines = reasoning(w, consultation, &advice);
            lines.extend(old::no_longer_asked(w, consultation, &advice));
            lines
        }
        Source::Live(live) if source.still_follows() => {
            live.stood().map_or_else(Vec::new, |(table, case)| of_case(w, &table, &case))
        }
        Source::Event(ruling) => vec![ruling.reason.clone()],
        Source::Desk(_) | Source::Live(_) | Source::Unread(_) => old::reasons(w, source),
    }
}

/// The auction of the table, what the case is about, and what was asked and answered in it.
fn of_case(w: Words, table: &Table, case: &CaseRecord) -> Vec<String> {
    let edition = table.settings().edition;
    let line = |(question, answer): &(laws::Question, laws::Answer)| {
        let variables = [
            ("law", question.by.cite(edition).to_owned()),
            ("who", say::who(w, question.to)),
            ("question", say::question(w, table, question)),
            ("answer", say::answer(w, question, answer)),
        ];
        w.say("step-answered", &variables)
    };
    let call = |made: &laws::Made| Some(format!("{} {}", w.seat(made.by), w.call(made.said.call()?)));
    let calls: Vec<String> = table.calls().iter().filter_map(call).collect();
    let auction = (!calls.is_empty()).then(|| format!("{}: {}", w.term("auction"), calls.join(", ")));
    let about = say::matter(w, table, &case.matter);
    auction.into_iter().chain([about]).chain(case.answers.iter().map(line)).collect()
}

pub(crate) fn orders_of(w: Words, source: &Source) -> Vec<(String, Provision)> {
    if !source.still_follows() {
        return vec![];
    }
    let given = source.orders();
    let say =
        |advice: &Advice| given.iter().map(|(by, one)| (order(w, advice, *by, one), *by)).collect::<Vec<_>>();
    match source {
        Source::Desk(consultation) => {
            let advice = consultation.consult();
            advice.told().map(|(by, one)| (order(w, &advice, by, one), by)).collect()
        }
        Source::Live(live) => live.stood().map_or_else(Vec::new, |(table, _)| say(&Advice::at(table))),
        Source::Event(ruling) => {
            let blank = Consultation::new(Topic::AdjustedScore, ruling.edition, Regulations::default());
            say(&blank.consult())
        }
        Source::Unread(_) => vec![],
    }
}

/// A kept ruling, line by line: where and who, the reasoning, the ruling.
pub fn record(w: Words, record: &Record) -> Vec<String> {
    let edition = record.source.edition();
    let mut lines = vec![format!("{} ({})", title(w, record), say::edition(w, edition))];
    lines.extend(place(w, record).into_iter().map(|(name, value)| format!("{name}: {value}")));
    lines.push(String::new());
    lines.extend(reasons(w, record));
    lines.push(String::new());
    lines.push(w.t("rule-ruled"));
    lines.extend(orders(w, record).into_iter().map(|(text, by)| format!("  {text}  [{}]", by.cite(edition))));
    lines
}

/// Statistics, line by line.
pub fn statistics(w: Words, all: &Statistics) -> Vec<String> {
    let mut lines = vec![];
    for (heading, rows) in tables(w, all) {
        lines.push(heading);
        lines.extend(rows.into_iter().map(|(name, count)| format!("  {count:>6}  {name}")));
    }
    lines
}

/// Statistics as tables: a heading, then names and numbers, the most frequent first.
pub fn tables(w: Words, all: &Statistics) -> Vec<(String, Vec<(String, String)>)> {
    let sorted = |mut rows: Vec<(String, usize)>| {
        rows.sort_by_key(|row| std::cmp::Reverse(row.1));
        rows.into_iter().map(|(name, count)| (name, count.to_string())).collect::<Vec<_>>()
    };
    let mut whole = vec![
        (w.t("desk-kept"), all.rulings.to_string()),
        (w.t("desk-review-due"), all.reviews_due.to_string()),
        (w.t("desk-appealed"), all.appealed.to_string()),
        (w.t("desk-appeal-changed"), all.changed.to_string()),
    ];
    if all.confidential > 0 {
        whole.push((w.t("desk-confidential"), all.confidential.to_string()));
    }
    let law = |law: &u8| w.with("desk-law", "law", law.to_string());
    let event = |name: &String| if name.is_empty() { w.t("desk-no-event") } else { name.clone() };
    let mut tables = vec![
        (w.t("desk-statistics"), whole),
        (w.t("desk-by-law"), sorted(all.laws.iter().map(|(one, count)| (law(one), *count)).collect())),
        (
            w.t("desk-by-topic"),
            sorted(all.topics.iter().map(|(one, count)| (topic(w, *one), *count)).collect()),
        ),
        (w.t("desk-by-event"), sorted(all.events.iter().map(|(one, count)| (event(one), *count)).collect())),
    ];
    if let Some(times) = all.times {
        let minutes = |seconds: u64| w.many("desk-minutes", seconds.div_ceil(60));
        let rows = vec![
            (w.t("desk-known"), times.known.to_string()),
            (w.t("desk-median"), minutes(times.median)),
            (w.t("desk-ninth"), minutes(times.ninth)),
            (w.t("desk-longest"), minutes(times.longest)),
        ];
        tables.push((w.t("desk-time-to-rule"), rows));
    }
    tables
}

/// A moment of universal time as date and time.
pub fn moment(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Days are counted from the first of March of the year 0, so that the day that some years have more is their last.
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", rest / 3_600, rest % 3_600 / 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_are_dates() {
        assert_eq!(moment(0), "1970-01-01 00:00 UTC");
        assert_eq!(moment(951_827_696), "2000-02-29 12:34 UTC");
        assert_eq!(moment(1_735_689_599), "2024-12-31 23:59 UTC");
        assert_eq!(moment(4_107_542_400), "2100-03-01 00:00 UTC");
    }
}

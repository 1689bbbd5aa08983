//! Ruling forms and appeal forms.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;
use openroom_cards::Board;
use openroom_desk::{self as desk, Record, Review, say};
use openroom_paper::{AppealForm, Heading, RulingForm};
use openroom_reasoning::{Words, say as in_words};
use openroom_tournament::{AppealNo, RulingNo};

use super::event::{OfEvent, Opened};
use super::{How, not_there};
use crate::finish::{Failure, Finish};
use crate::rulings;

/// A ruling form.
#[derive(Args)]
pub(crate) struct Ruling {
    /// The number of the ruling; a blank form where it is not said
    #[arg(requires = "journal")]
    number: Option<u16>,
    /// The number of a ruling that was kept at the desk (`openroom rulings list`)
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["number", "journal"])]
    kept: Option<u32>,
    /// The folder in which rulings are kept; otherwise `openroom` in your folder of application data
    #[arg(long, value_name = "DIR", requires = "kept")]
    data: Option<PathBuf>,
    #[command(flatten)]
    of: OfEvent,
    #[command(flatten)]
    how: How,
}

impl Ruling {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let form = match (self.kept, self.number) {
            (Some(number), _) => {
                let record = rulings::numbered(rulings::kept(self.data.as_deref())?, number)?;
                of_desk(number, &record, &self.how)
            }
            (None, None) => blank(&self.of, &self.how)?,
            (None, Some(number)) => self.of.open(&self.how, |opened| ruling(opened, RulingNo(number)))?,
        };
        self.how.write(form.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }
}

/// A ruling of the desk: what was ruled, and then what it rests on, stand where the facts are written.
fn of_desk(number: u32, record: &Record, how: &How) -> RulingForm {
    let w = say::words(how.lang);
    let edition = record.source.edition();
    let orders = say::orders(w, record);
    let mut cited: Vec<&str> = orders.iter().map(|(_, by)| by.cite(edition)).collect();
    cited.sort_unstable();
    cited.dedup();
    // The orders stand together, and not a second time among the answers.
    let is_order = |line: &String| {
        orders.iter().any(|(text, by)| {
            let of = [("law", by.cite(edition).to_owned()), ("order", text.clone())];
            *line == w.say("step-ordered", &of)
        })
    };
    let reasons: Vec<String> = say::reasons(w, record).into_iter().filter(|line| !is_order(line)).collect();
    let title = format!("{} ({})", say::title(w, record), in_words::edition(w, edition));
    let facts: Vec<String> = [title, w.t("rule-ruled")]
        .into_iter()
        .chain(orders.iter().map(|(text, by)| format!("{text}  [{}]", by.cite(edition))))
        .chain([String::new()])
        .chain(reasons)
        .chain([String::new()])
        .chain(besides(w, record))
        .collect();
    RulingForm {
        heading: how.heading(Heading {
            date: record.told.map_or_else(String::new, say::moment),
            ..Heading::titled(record.event.clone())
        }),
        number: number.to_string(),
        table: record.table.clone(),
        board: record.board.and_then(|board| NonZeroU32::new(board.into())).map(Board::numbered),
        players: record.players.clone(),
        facts: facts.join("\n"),
        laws: cited.join(", "),
        director: record.ruled_by.clone(),
        ..RulingForm::default()
    }
}

/// What belongs to the ruling and has no place of its own on the form.
fn besides(w: Words, record: &Record) -> Vec<String> {
    let known = [
        (record.called.is_some(), "desk-called"),
        (record.time_to_rule().is_some(), "desk-time-to-rule"),
        (record.review != Review::None, "desk-review"),
        (record.appeal != desk::Appeal::None, "desk-appeal"),
        (!record.note.is_empty(), "desk-note"),
    ];
    let wanted: Vec<String> = known.into_iter().filter(|(is, _)| *is).map(|(_, key)| w.t(key)).collect();
    let all = say::place(w, record).into_iter().filter(|(name, _)| wanted.contains(name));
    all.map(|(name, value)| format!("{name}: {value}")).collect()
}

fn blank(of: &OfEvent, how: &How) -> Result<RulingForm, Failure> {
    let heading = match &of.journal {
        Some(_) => of.open(how, |opened| Ok(opened.heading.clone()))?,
        None => how.heading(Heading::default()),
    };
    Ok(RulingForm { heading, ..RulingForm::default() })
}

/// The ruling with the auction of its table, where there is a record that may be shown.
fn ruling(opened: &Opened<'_>, number: RulingNo) -> Result<RulingForm, Failure> {
    let (form, line) = opened.paper(|paper| {
        let line = paper.event.rulings().get(&number).map(|ruling| ruling.line);
        paper.ruling(number).map(|form| (form, line)).map_err(not_there)
    })?;
    Ok(match line.and_then(|line| opened.record(line)) {
        Some(events) => form.with_record(events),
        None => form,
    })
}

/// An appeal form.
#[derive(Args)]
pub(crate) struct Appeal {
    /// The number of the appeal; a blank form where it is not said
    #[arg(requires = "journal")]
    number: Option<u16>,
    #[command(flatten)]
    of: OfEvent,
    #[command(flatten)]
    how: How,
}

impl Appeal {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let form = match self.number {
            None => AppealForm { ruling: blank(&self.of, &self.how)?, ..AppealForm::default() },
            Some(number) => self.of.open(&self.how, |opened| {
                opened.paper(|paper| paper.appeal(AppealNo(number))).map_err(not_there)
            })?,
        };
        self.how.write(form.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }
}

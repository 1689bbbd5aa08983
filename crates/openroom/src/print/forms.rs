//! Ruling forms and appeal forms.

use clap::Args;
use openroom_paper::{AppealForm, Heading, RulingForm};
use openroom_tournament::{AppealNo, RulingNo};

use super::How;
use super::event::{OfEvent, Opened};
use crate::finish::{Failure, Finish};

/// A ruling form.
#[derive(Args)]
pub(crate) struct Ruling {
    /// The number of the ruling; a blank form where it is not said
    #[arg(requires = "journal")]
    number: Option<u16>,
    #[command(flatten)]
    of: OfEvent,
    #[command(flatten)]
    how: How,
}

impl Ruling {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let form = match self.number {
            None => blank(&self.of, &self.how)?,
            Some(number) => self.of.open(&self.how, |opened| ruling(opened, RulingNo(number)))?,
        };
        self.how.write(form.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }
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
        paper.ruling(number).map(|form| (form, line)).map_err(Failure::input)
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
                opened.paper(|paper| paper.appeal(AppealNo(number))).map_err(Failure::input)
            })?,
        };
        self.how.write(form.pdf(self.how.lang))?;
        Ok(Finish::Fine)
    }
}

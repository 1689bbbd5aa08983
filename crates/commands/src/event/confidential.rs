//! Confidential files: kept outside the log, read by those who may, taken away for good.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_archive::Confidential;
use openroom_tournament::{About, AppealNo, FileNo, People, Role, RulingNo};

use super::Desk;
use super::happened::Teller;
use super::office::moment;
use super::show::people;
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{Output, shown, to_screen};
use crate::words::{spoken, words};

/// The largest file that is kept.
const LARGEST: u64 = 8 << 20;

#[derive(Subcommand)]
pub(crate) enum FileCommand {
    /// Keep a file; the log gets a number and a digest, not its name
    Keep(Keep),
    /// List the files that are kept
    List,
    /// Write a file out, for those who may read it
    Show(Show),
    /// Take a file away for good
    Remove {
        /// The number of the file
        file: u16,
        /// Why
        #[arg(long)]
        reason: String,
    },
}

/// A file to be kept.
#[derive(Args)]
pub(crate) struct Keep {
    /// The file
    file: PathBuf,
    /// It is about a person: a list number, a name, or #PERSON
    #[arg(long, conflicts_with_all = ["ruling", "appeal"])]
    person: Option<String>,
    /// It is about a ruling
    #[arg(long, conflicts_with = "appeal")]
    ruling: Option<u16>,
    /// It is about an appeal
    #[arg(long)]
    appeal: Option<u16>,
}

/// A file to be written out.
#[derive(Args)]
pub(crate) struct Show {
    /// The number of the file
    number: u16,
    #[command(flatten)]
    output: Output,
}

impl FileCommand {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        match self {
            FileCommand::Keep(keep) => keep.run(desk),
            FileCommand::List => list(desk),
            FileCommand::Show(show) => show.run(desk),
            FileCommand::Remove { file, reason } => {
                let (by, at) = (desk.by()?, moment(desk.at));
                let removed = desk.kept.remove_file(by, at, FileNo(*file), reason);
                removed.map_err(|error| desk.failed(error))?;
                Ok(Finish::Fine)
            }
        }
    }
}

impl Keep {
    fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let about = match (&self.person, self.ruling, self.appeal) {
            (Some(words), _, _) => About::Person(desk.person(words)?),
            (None, Some(ruling), _) => About::Ruling(RulingNo(ruling)),
            (None, None, Some(appeal)) => About::Appeal(AppealNo(appeal)),
            (None, None, None) => About::Event,
        };
        let bytes = input::whole(&self.file, LARGEST, spoken().t("read-too-large"))?;
        let name = self.file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let (by, at) = (desk.by()?, moment(desk.at));
        let kept = desk.kept.keep_file(by, at, about, &Confidential { name, bytes });
        let number = kept.map_err(|error| desk.failed(error))?;
        let said = [("n", number.0.to_string()), ("about", teller(desk, &people(&desk.kept)).about(about))];
        let said = words(desk.lang).say("log-file-kept", &said);
        to_screen(|out| writeln!(out, "{said}"))?;
        Ok(Finish::Fine)
    }
}

fn teller<'a>(desk: &'a Desk<'_>, people: &'a People) -> Teller<'a> {
    Teller { w: words(desk.lang), event: desk.kept.event(), people }
}

/// Those who direct, and for its own matters the committee.
fn may_read(desk: &Desk<'_>, about: About) -> Result<(), Failure> {
    let mut roles = vec![Role::Organizer, Role::ChiefDirector, Role::AssistantDirector];
    if matches!(about, About::Ruling(_) | About::Appeal(_)) {
        roles.extend([Role::AppealsCommittee, Role::Authority]);
    }
    desk.must_hold(&roles)
}

fn list(desk: &Desk<'_>) -> Result<Finish, Failure> {
    let (w, people, mut lines) = (words(desk.lang), people(&desk.kept), Vec::new());
    let teller = teller(desk, &people);
    for (number, known) in desk.kept.event().files() {
        if may_read(desk, known.about).is_err() {
            continue;
        }
        let about = teller.about(known.about);
        let name = if known.removed {
            w.t("file-taken-away")
        } else {
            shown(&desk.kept.file(*number).map_err(super::failures::failed)?.name).to_string()
        };
        let said = [("n", number.0.to_string()), ("about", about), ("name", name)];
        lines.push(w.say("file-listed", &said));
    }
    to_screen(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
    Ok(Finish::Fine)
}

impl Show {
    fn run(&self, desk: &Desk<'_>) -> Result<Finish, Failure> {
        let number = FileNo(self.number);
        let known = desk.kept.event().files().get(&number);
        let known = known.ok_or_else(|| Failure::said("event-no-file", [("n", self.number.to_string())]))?;
        may_read(desk, known.about)?;
        let file = desk.kept.file(number).map_err(super::failures::failed)?;
        self.output.write(|out| out.write_all(&file.bytes))?;
        Ok(Finish::Fine)
    }
}

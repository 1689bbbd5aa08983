//! Confidential files: kept outside the log, read by those who may, taken away for good.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_archive::Confidential;
use openroom_tournament::{About, AppealNo, FileNo, Role, RulingNo};

use super::Desk;
use super::office::moment;
use crate::finish::{Failure, Finish};
use crate::input;
use crate::output::{Output, shown, to_screen};

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
        let bytes = input::whole(&self.file, LARGEST, "the file is too large")?;
        let name = self.file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let (by, at) = (desk.by()?, moment(desk.at));
        let kept = desk.kept.keep_file(by, at, about, &Confidential { name, bytes });
        let number = kept.map_err(|error| desk.failed(error))?;
        to_screen(|out| writeln!(out, "file {}", number.0))?;
        Ok(Finish::Fine)
    }
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
    let mut lines = Vec::new();
    for (number, known) in desk.kept.event().files() {
        if may_read(desk, known.about).is_err() {
            continue;
        }
        let about = match known.about {
            About::Event => "the event".to_owned(),
            About::Person(person) => person.to_string(),
            About::Ruling(ruling) => format!("ruling {}", ruling.0),
            About::Appeal(appeal) => format!("appeal {}", appeal.0),
        };
        let name = if known.removed {
            "taken away".to_owned()
        } else {
            shown(&desk.kept.file(*number).map_err(super::not_kept)?.name).to_string()
        };
        lines.push(format!("file {} about {about}: {name}", number.0));
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
        let file = desk.kept.file(number).map_err(super::not_kept)?;
        self.output.write(|out| out.write_all(&file.bytes))?;
        Ok(Finish::Fine)
    }
}

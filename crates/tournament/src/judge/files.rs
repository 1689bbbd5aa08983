//! Confidential files, which lie outside the log.

use super::{Follows, Judging, only_with_reason};
use crate::{About, Digest, FileNo, Happened, Role, Why};

const KEEPERS: &[Role] = &[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector];

impl Judging<'_> {
    pub(super) fn keep_file(&self, about: About, digest: Digest) -> Follows {
        match about {
            About::Event | About::Person(_) => self.only(KEEPERS)?,
            About::Ruling(ruling) => {
                self.only(KEEPERS)?;
                if !self.event.rulings.contains_key(&ruling) {
                    return Err(Why::NoSuchRuling.into());
                }
            }
            About::Appeal(appeal) => {
                self.only(&[KEEPERS, &[Role::AppealsCommittee]].concat())?;
                if !self.event.appeals.contains_key(&appeal) {
                    return Err(Why::NoSuchAppeal.into());
                }
            }
        }
        let file = FileNo(self.event.files.len() as u16 + 1);
        Ok(vec![Happened::FileKept { file, about, digest }])
    }

    pub(super) fn remove_file(&self, file: FileNo, reason: &str) -> Follows {
        self.only(&[Role::Organizer])?;
        only_with_reason(reason)?;
        if self.event.files.get(&file).is_none_or(|known| known.removed) {
            return Err(Why::NoSuchFile.into());
        }
        Ok(vec![Happened::FileRemoved { file, reason: reason.to_owned() }])
    }
}

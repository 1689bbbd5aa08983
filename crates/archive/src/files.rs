//! Confidential files: sealed aside, referenced from the log by number and digest, taken away for good.

use openroom_journal::Write;
use openroom_tournament::{About, Command, FileNo, Happened, Moment, Person, Request};
use serde::{Deserialize, Serialize};

use crate::kept::Act;
use crate::paper::Paper;
use crate::{ArchiveError, Item, Kept, Store};

/// A confidential file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Confidential {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl<S: Store> Kept<'_, S> {
    pub(crate) fn file_id(&self, file: FileNo) -> String {
        format!("{}/file/{}", self.stream, file.0)
    }

    /// Keeps a file; the log gets its number and digest, not its name.
    pub fn keep_file(
        &mut self,
        by: Person,
        at: Moment,
        about: About,
        file: &Confidential,
    ) -> Result<FileNo, ArchiveError> {
        let wrong = |error: serde_json::Error| ArchiveError::Paper {
            place: file.name.clone(),
            found: error.to_string(),
        };
        let paper = Paper::new(serde_json::to_vec(file).map_err(wrong)?)?;
        let Some(digest) = paper.digest() else { return Err(ArchiveError::NoEntropy) };
        let request = Request { by, at, command: Command::KeepFile { about, digest } };
        let records = self.settle(&[Act { request, papers: vec![paper] }], &[])?;
        let number = records.iter().find_map(|record| match record.what {
            Happened::FileKept { file, .. } => Some(file),
            _ => None,
        });
        number.ok_or_else(|| ArchiveError::Busy(self.stream.clone()))
    }

    pub(crate) fn file_write(&self, file: FileNo, paper: &Paper) -> Result<Write, ArchiveError> {
        self.sealing(self.file_id(file), paper)
    }

    pub(crate) fn sealed_file(&self, file: FileNo) -> Result<Option<Paper>, ArchiveError> {
        let digest = self.event.files().get(&file).map(|known| &known.digest);
        self.unseal(&self.file_id(file), digest, &Item::File(file))
    }

    /// A file, for those who may read it.
    pub fn file(&self, file: FileNo) -> Result<Confidential, ArchiveError> {
        let what = Item::File(file);
        let paper = self.sealed_file(file)?.ok_or_else(|| ArchiveError::NotKept { what: what.clone() })?;
        serde_json::from_slice(&paper.text).map_err(|_| ArchiveError::Sealed { what })
    }

    /// Takes a file away for good; the log keeps that it was there.
    pub fn remove_file(
        &mut self,
        by: Person,
        at: Moment,
        file: FileNo,
        reason: &str,
    ) -> Result<(), ArchiveError> {
        let command = Command::RemoveFile { file, reason: reason.to_owned() };
        self.ask(&Request { by, at, command }).map(drop)
    }
}

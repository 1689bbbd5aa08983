//! A shared file followed line by line: every record by its hash, every paper by the digest in the log.

use std::collections::BTreeSet;
use std::io::{BufRead, Read};

use openroom_journal::{
    Event, Hash, Head, MOST_BYTES, Version, first_hash, links_digests, next_hash, next_of_digest,
};
use openroom_tournament::{Digest, Line, Tournament, from_bytes};

use crate::lines::{FORM, Form, Heading, Part, Written};
use crate::paper::Paper;
use crate::{ArchiveError, Item, Wrong};

const LONGEST_LINE: u64 = MOST_BYTES as u64 + 4096;

/// How far a file was followed.
pub(crate) struct Following<'a> {
    from: &'a mut dyn BufRead,
    number: u64,
    pub(crate) heading: Heading,
    head: Head,
    format: u16,
    /// The event as far as the file shows it.
    event: Tournament,
    /// Records and papers of the first form that nothing ties to what is before them.
    pub(crate) untied: u64,
    /// The papers that came.
    came: BTreeSet<Item>,
}

/// How many papers a file has not, though the log that it shows speaks of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LeftOut {
    /// Deals.
    pub deals: usize,
    /// Records of tables.
    pub tables: usize,
    /// Confidential files.
    pub files: usize,
}

/// A line that follows.
pub(crate) enum Step {
    Record(Event, Hash),
    Withheld,
    Person(openroom_tournament::Person, openroom_tournament::Player),
    Deal(u16, u32, Paper),
    Table(Line, Paper),
    File(openroom_tournament::FileNo, Paper),
}

impl<'a> Following<'a> {
    /// Reads the heading.
    pub(crate) fn begin(from: &'a mut dyn BufRead) -> Result<Following<'a>, ArchiveError> {
        let first = next_line(from, 1)?.ok_or_else(|| wrong(1, Wrong::Empty))?;
        // A newer form may have another heading; that it is newer is said first.
        let form: Form = serde_json::from_str(&first).map_err(|_| wrong(1, Wrong::NoHeading))?;
        if !(1..=FORM).contains(&form.openroom_event) {
            return Err(wrong(1, Wrong::Newer { found: form.openroom_event }));
        }
        let heading: Heading = serde_json::from_str(&first).map_err(|_| wrong(1, Wrong::NoHeading))?;
        let head = Head { version: Version::START, hash: first_hash(&heading.stream) };
        Ok(Following {
            from,
            number: 1,
            heading,
            head,
            format: 1,
            event: Tournament::default(),
            untied: 0,
            came: BTreeSet::new(),
        })
    }

    /// What the file has not, though the records in it speak of it.
    pub(crate) fn left_out(&self) -> LeftOut {
        let lacks = |what: Item| !self.came.contains(&what);
        let sessions = (1..).zip(self.event.sessions());
        let deals = sessions.flat_map(|(session, known)| {
            let dealt = known.digests.keys().filter(|board| !known.undealt.contains(board));
            dealt.map(move |&board| Item::Deal { session, board })
        });
        let files = self.event.files().iter().filter(|(_, known)| !known.removed);
        LeftOut {
            deals: deals.filter(|deal| lacks(deal.clone())).count(),
            tables: self.event.record_digests().keys().filter(|line| lacks(Item::Record(**line))).count(),
            files: files.filter(|(file, _)| lacks(Item::File(**file))).count(),
        }
    }

    fn wrong(&self, what: Wrong) -> ArchiveError {
        wrong(self.number, what)
    }

    /// The next line, checked; none at the end of a whole file.
    pub(crate) fn next(&mut self) -> Result<Option<Step>, ArchiveError> {
        let Some(text) = next_line(self.from, self.number + 1)? else {
            if (self.head.version.0, self.head.hash) != (self.heading.events, self.heading.hash) {
                return Err(self.wrong(Wrong::EndsEarly));
            }
            return Ok(None);
        };
        self.number += 1;
        let written: Option<Written> = serde_json::from_str(&text).ok();
        let part = written.and_then(Written::part).ok_or_else(|| self.wrong(Wrong::NoLine))?;
        self.step(part).map(Some)
    }

    fn step(&mut self, part: Part) -> Result<Step, ArchiveError> {
        Ok(match part {
            Part::Record { version, format, hash, record } => {
                let event = Event::new(format, record.get().as_bytes());
                let known = from_bytes(format, &event.bytes).map_err(|why| self.wrong(Wrong::Record(why)))?;
                self.link(version, format, hash, next_hash(self.head.hash, self.next_version(), &event))?;
                self.event.apply(&known);
                Step::Record(event, hash)
            }
            Part::Withheld { version, format, hash, digest, withheld: _ } => {
                let follows = match digest.filter(|_| links_digests(format)) {
                    Some(digest) => next_of_digest(self.head.hash, self.next_version(), digest),
                    None if links_digests(format) => {
                        return Err(self.wrong(Wrong::NoDigest));
                    }
                    None => {
                        self.untied += 1;
                        hash
                    }
                };
                self.link(version, format, hash, follows)?;
                Step::Withheld
            }
            Part::Person { person, player } => Step::Person(person, player),
            Part::Deal { session, board, deal, salt } => {
                let paper = Paper { text: deal.into_bytes(), salt };
                let known = self.event.session(session);
                let digest = known.and_then(|known| known.digests.get(&board)).copied();
                self.tie(digest, &paper, Wrong::OtherDeal)?;
                self.came.insert(Item::Deal { session, board });
                Step::Deal(session, board, paper)
            }
            Part::Table { table, events, salt } => {
                let line: Line = table.parse().map_err(|_| self.wrong(Wrong::NoTable))?;
                let paper = Paper { text: events.get().as_bytes().to_vec(), salt };
                if openroom_laws::Event::list_from_json(&paper.text).is_err() {
                    return Err(self.wrong(Wrong::NoTableRecord));
                }
                let digest = self.event.record_digests().get(&line).copied();
                self.tie(digest, &paper, Wrong::OtherTableRecord)?;
                self.came.insert(Item::Record(line));
                Step::Table(line, paper)
            }
            Part::File { file, content, salt } => {
                let paper = Paper { text: content.get().as_bytes().to_vec(), salt: Some(salt) };
                let digest = self.event.files().get(&file).map(|known| known.digest);
                self.tie(digest, &paper, Wrong::OtherFile)?;
                self.came.insert(Item::File(file));
                Step::File(file, paper)
            }
        })
    }

    fn next_version(&self) -> Version {
        self.head.version.plus(1)
    }

    fn link(&mut self, version: Version, format: u16, hash: Hash, follows: Hash) -> Result<(), ArchiveError> {
        let next = self.next_version();
        if version != next {
            return Err(self.wrong(Wrong::Gap));
        }
        if format < self.format || next.0 > self.heading.events {
            return Err(self.wrong(Wrong::Misplaced));
        }
        if hash != follows {
            return Err(self.wrong(Wrong::Edited));
        }
        self.format = format;
        self.head = Head { version: next, hash };
        Ok(())
    }

    fn tie(&mut self, digest: Option<Digest>, paper: &Paper, otherwise: Wrong) -> Result<(), ArchiveError> {
        match digest {
            Some(digest) if paper.digest() == Some(digest) => Ok(()),
            Some(_) => Err(self.wrong(otherwise)),
            None => {
                self.untied += 1;
                Ok(())
            }
        }
    }
}

pub(crate) fn wrong(number: u64, wrong: Wrong) -> ArchiveError {
    ArchiveError::Line { number, wrong }
}

fn next_line(from: &mut dyn BufRead, number: u64) -> Result<Option<String>, ArchiveError> {
    let mut text = String::new();
    Read::take(&mut *from, LONGEST_LINE).read_line(&mut text).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => wrong(number, Wrong::NotUtf8),
        _ => ArchiveError::Io(error),
    })?;
    if !text.is_empty() && !text.ends_with('\n') && text.len() as u64 >= LONGEST_LINE {
        return Err(wrong(number, Wrong::TooLong));
    }
    Ok((!text.is_empty()).then_some(text))
}

use std::io::BufRead;

use openroom_journal::{Hash, Stream};

use crate::ArchiveError;
use crate::follow::{Following, LeftOut, Step};

/// What a shared file shows of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The event.
    pub stream: Stream,
    /// The last hash, to compare with what others hold.
    pub hash: Hash,
    /// Records that are there; the hash of each follows from the one before and its bytes.
    pub records: u64,
    /// Records that are withheld; the hash of each follows from the one before and its digest.
    pub withheld: u64,
    /// Deals, records of tables and confidential files; the log has the digest of each.
    pub papers: u64,
    /// Withheld records and papers of the first form, which nothing ties to the log: for what is before the
    /// last of them the file is no proof.
    pub untied: u64,
    /// What the records speak of and the file has not.
    pub left_out: LeftOut,
}

/// Checks a file that was shared with anybody: that nothing in it was edited, left out or moved. It proves as
/// much as its last hash is known from elsewhere.
pub fn check_shared(from: &mut dyn BufRead) -> Result<Checked, ArchiveError> {
    let mut file = Following::begin(from)?;
    let (mut records, mut withheld, mut papers) = (0, 0, 0);
    while let Some(step) = file.next()? {
        match step {
            Step::Record(..) => records += 1,
            Step::Withheld => withheld += 1,
            Step::Deal(..) | Step::Table(..) | Step::File(..) => papers += 1,
            Step::Person(..) => {}
        }
    }
    let left_out = file.left_out();
    let (stream, hash, untied) = (file.heading.stream, file.heading.hash, file.untied);
    Ok(Checked { stream, hash, records, withheld, papers, untied, left_out })
}

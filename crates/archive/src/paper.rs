//! Papers: what lies outside the log and has its digest in it.

use openroom_tournament::Digest;
use sha2::{Digest as _, Sha256};

use crate::ArchiveError;

const SALT: usize = 16;

/// A text with the salt that keeps a small secret from being guessed by its digest.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Paper {
    pub(crate) text: Vec<u8>,
    /// The first form has none.
    pub(crate) salt: Option<String>,
}

impl Paper {
    /// A text with a salt of its own.
    pub(crate) fn new(text: Vec<u8>) -> Result<Paper, ArchiveError> {
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).map_err(|_| ArchiveError::NoEntropy)?;
        let digits: Vec<String> = salt.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Paper { text, salt: Some(digits.concat()) })
    }

    /// The digest; none in the first form.
    pub(crate) fn digest(&self) -> Option<Digest> {
        let salt = self.salt.as_ref()?;
        let mut sha = Sha256::new();
        sha.update(b"openroom paper 1\n");
        sha.update((salt.len() as u64).to_be_bytes());
        sha.update(salt.as_bytes());
        sha.update(&self.text);
        Some(Digest(sha.finalize().into()))
    }

    /// The bytes to seal: the text, and on a last line the salt.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.text.clone();
        if let Some(salt) = &self.salt {
            bytes.push(b'\n');
            bytes.extend(salt.as_bytes());
        }
        bytes
    }

    /// A paper from what was sealed. Texts of the first form have no line break.
    pub(crate) fn from_bytes(mut bytes: Vec<u8>) -> Option<Paper> {
        let Some(end) = bytes.iter().rposition(|byte| *byte == b'\n') else {
            return Some(Paper { text: bytes, salt: None });
        };
        let salt = String::from_utf8(bytes.split_off(end + 1)).ok()?;
        bytes.truncate(end);
        Some(Paper { text: bytes, salt: Some(salt) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paper_is_the_same_after_sealing_and_its_digest_takes_the_salt() {
        let one = Paper::new(b"two\nlines".to_vec()).unwrap();
        let again = Paper::from_bytes(one.to_bytes()).unwrap();
        assert!(again == one && again.digest() == one.digest());
        let other = Paper::new(b"two\nlines".to_vec()).unwrap();
        assert_ne!(one.digest(), other.digest(), "the same text has another digest");
        let first_form = Paper::from_bytes(b"N:...".to_vec()).unwrap();
        assert_eq!(first_form.digest(), None);
    }
}

use std::fmt;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use openroom_journal::{Stream, Version};
use sha2::{Digest, Sha256};

use crate::{ArchiveError, Item};

const NONCE: usize = 24;

/// The key with which deals and records of tables are sealed. It is kept apart from the journal, so that
/// a copy of the journal tells nobody what has still to be played.
#[derive(Clone)]
pub struct SealingKey([u8; 32]);

impl fmt::Debug for SealingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealingKey")
    }
}

impl SealingKey {
    /// A new key from the system's entropy.
    pub fn from_entropy() -> Result<SealingKey, ArchiveError> {
        let mut key = [0; 32];
        getrandom::fill(&mut key).map_err(|_| ArchiveError::NoEntropy)?;
        Ok(SealingKey(key))
    }

    /// A key that was kept.
    pub fn from_bytes(key: [u8; 32]) -> SealingKey {
        SealingKey(key)
    }

    /// The bytes to keep, for their owner's eyes only.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// What makes a record unlike any that a reader could guess and try against its hash.
    pub(crate) fn salt(&self, stream: &Stream, version: Version) -> String {
        let mut sha = Sha256::new();
        sha.update(b"openroom salt 1\n");
        sha.update(self.0);
        sha.update(version.0.to_be_bytes());
        sha.update(stream.as_str().as_bytes());
        let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
        sha.finalize()[..16].iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
    }

    /// The text sealed under its name: nobody opens it without the key or under another name.
    pub fn seal(&self, id: &str, text: &[u8]) -> Result<Vec<u8>, ArchiveError> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).map_err(|_| ArchiveError::NoEntropy)?;
        let payload = Payload { msg: text, aad: id.as_bytes() };
        let cipher = XChaCha20Poly1305::new(&self.0.into());
        let sealed = cipher
            .encrypt(&XNonce::from(nonce), payload)
            .map_err(|_| ArchiveError::Sealed { what: Item::Other(id.to_owned()) })?;
        Ok([&nonce[..], &sealed].concat())
    }

    /// The text that was sealed under this name.
    pub fn open(&self, id: &str, sealed: &[u8]) -> Result<Vec<u8>, ArchiveError> {
        let wrong = || ArchiveError::Sealed { what: Item::Other(id.to_owned()) };
        let (nonce, sealed) = sealed.split_first_chunk::<NONCE>().ok_or_else(wrong)?;
        let payload = Payload { msg: sealed, aad: id.as_bytes() };
        XChaCha20Poly1305::new(&self.0.into()).decrypt(&XNonce::from(*nonce), payload).map_err(|_| wrong())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_key_and_the_name_open_a_seal() {
        let key = SealingKey::from_bytes([7; 32]);
        let sealed = key.seal("deal/1", b"a deal").unwrap();
        assert_ne!(sealed, key.seal("deal/1", b"a deal").unwrap());
        assert_eq!(key.open("deal/1", &sealed).unwrap(), b"a deal");
        assert!(key.open("deal/2", &sealed).is_err());
        assert!(SealingKey::from_bytes([8; 32]).open("deal/1", &sealed).is_err());
        for cut in 0..sealed.len() {
            assert!(key.open("deal/1", &sealed[..cut]).is_err());
        }
        let mut edited = sealed;
        *edited.last_mut().unwrap() ^= 1;
        assert!(key.open("deal/1", &edited).is_err());
    }
}

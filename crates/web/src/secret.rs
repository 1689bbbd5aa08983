//! Secrets: random, and known to the server only by their hash.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 256 random bits that a browser keeps.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// A new one; none where the system has no randomness to give.
    pub(crate) fn new() -> Option<Token> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Token(hex(&bytes)))
    }

    /// One that came from outside: 64 hexadecimal digits.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (text.len() == 64 && digits).then(|| Token(text.to_owned()))
    }

    /// As the browser keeps it.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// What the server keeps of it.
    pub(crate) fn key(&self) -> Key {
        Key(digest("session", &self.0))
    }

    /// What a form must bring along to be of this session.
    pub(crate) fn for_forms(&self) -> String {
        digest("form", &self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// The hash of a token.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Key(String);

impl Key {
    /// A key that no session has: of what belongs to an event.
    pub(crate) fn of_event(code: &str) -> Key {
        Key(digest("event", code))
    }

    /// The key of a session that may no longer do what it did.
    pub(crate) fn locked(&self) -> Key {
        Key(digest("locked", &self.0))
    }
}

/// The hash of a text for a purpose.
pub(crate) fn digest(purpose: &str, text: &str) -> String {
    hashed(purpose, text.as_bytes())
}

fn hashed(purpose: &str, bytes: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update(purpose.as_bytes());
    hash.update([0]);
    hash.update(bytes);
    hex(&hash.finalize())
}

/// Names a value for a purpose by what it is as JSON: equal values have the same name, others another.
pub(crate) fn identity(purpose: &str, value: &impl Serialize) -> String {
    named(purpose, serde_json::to_vec(value))
}

/// The same for a value that is JSON already. What could not be written is like nothing, itself included.
pub(crate) fn named(purpose: &str, json: Result<Vec<u8>, serde_json::Error>) -> String {
    match json {
        Ok(json) => hashed(purpose, &json)[..32].to_owned(),
        Err(_) => code().unwrap_or_default(),
    }
}

/// A short code for a link: 100 random bits in letters and digits that nobody mixes up.
pub(crate) fn code() -> Option<String> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Compares without telling by the time where the difference is.
pub(crate) fn same(left: &str, right: &str) -> bool {
    left.len() == right.len()
        && left.bytes().zip(right.bytes()).fold(0, |differs, (left, right)| differs | (left ^ right)) == 0
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_others_are_not() {
        let token = Token::new().unwrap();
        assert_eq!(Token::read(token.as_str()), Some(token.clone()));
        assert_ne!(token.key(), Token::new().unwrap().key());
        assert_ne!(token.for_forms(), token.as_str());
        for other in [
            "",
            "xyz",
            &"g".repeat(64),
            &token.as_str().to_uppercase().replace(|c: char| c.is_ascii_digit(), "A"),
        ] {
            assert_eq!(Token::read(other), None, "{other}");
        }
    }

    #[test]
    fn equal_values_have_one_name_for_a_purpose() {
        let name = |purpose, value: &[(&str, u8)]| identity(purpose, &value);
        assert_eq!(name("form", &[("a", 1)]), name("form", &[("a", 1)]));
        assert_ne!(name("form", &[("a", 1)]), name("mark", &[("a", 1)]));
        for other in [&[("a", 2)][..], &[("a1", 1)], &[], &[("a", 1), ("a", 1)]] {
            assert_ne!(name("form", &[("a", 1)]), name("form", other));
        }
        let unnamed = std::collections::BTreeMap::from([((1, 2), 3)]);
        assert_ne!(identity("form", &unnamed), identity("form", &unnamed));
    }

    #[test]
    fn comparing_sees_every_difference() {
        assert!(same("abc", "abc"));
        assert!(!same("abc", "abd"));
        assert!(!same("abc", "ab"));
    }
}

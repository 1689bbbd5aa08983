use std::fmt;
use std::num::NonZeroU32;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use super::random::entropy;
use super::{DealNumber, NoEntropy};
use crate::Deal;

/// What an organizer lays down before the deals exist.
///
#[doc = include_str!("../../PROVABLE.md")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The event and session.
    pub event: String,
    /// What will be mixed in once it is known: a public value that nobody can foresee.
    pub source: String,
    /// The number of the first board.
    pub first: NonZeroU32,
    /// How many boards.
    pub boards: NonZeroU32,
}

impl Plan {
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = text(&self.event);
        bytes.extend(text(&self.source));
        bytes.extend(self.first.get().to_be_bytes());
        bytes.extend(self.boards.get().to_be_bytes());
        bytes
    }

    /// The numbers of the boards; ends at [`u32::MAX`].
    pub fn numbers(&self) -> impl Iterator<Item = NonZeroU32> + use<> {
        let first = self.first;
        (0..self.boards.get()).map_while(move |boards| first.checked_add(boards))
    }
}

fn text(text: &str) -> Vec<u8> {
    let mut bytes = (text.len() as u64).to_be_bytes().to_vec();
    bytes.extend(text.as_bytes());
    bytes
}

fn hmac(key: [u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("any length of key will do");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

macro_rules! bytes_as_hex {
    ($($type:ident)+) => {$(
        impl $type {
            /// From its 64 hexadecimal digits; none where it is anything else.
            pub fn from_hex(digits: &str) -> Option<$type> {
                let digits = digits.as_bytes();
                if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
                    return None;
                }
                let mut bytes = [0; 32];
                for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
                    *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
                }
                Some($type(bytes))
            }

            /// Its 64 hexadecimal digits.
            pub fn to_hex(&self) -> String {
                self.0.iter().map(|byte| format!("{byte:02x}")).collect()
            }
        }
    )+};
}
bytes_as_hex!(Secret Commitment);

/// The 256 bits that the organizer keeps until the session is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// A fresh secret from the operating system.
    pub fn from_entropy() -> Result<Secret, NoEntropy> {
        entropy().map(Secret)
    }

    /// What is published before the session.
    pub fn commitment(&self, plan: &Plan) -> Commitment {
        let mut hash = Sha256::new_with_prefix("openroom deals 1 commitment");
        hash.update(self.0);
        hash.update(plan.bytes());
        Commitment(hash.finalize().into())
    }

    /// What the deals are made from, once the public text is known.
    pub fn key(&self, plan: &Plan, public: &str) -> Key {
        Key(hmac(self.0, &[b"openroom deals 1 key", &plan.bytes(), &text(public.trim())]))
    }
}

/// What binds an organizer to a secret and a plan without telling the secret.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex())
    }
}

/// What the deals of a set are made from.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    /// The number of the deal of this board.
    pub fn number(&self, board: NonZeroU32) -> DealNumber {
        let attempt = |attempt: u32| {
            let places = [board.get().to_be_bytes(), attempt.to_be_bytes()];
            let block = hmac(self.0, &[b"openroom deals 1 board", &places[0], &places[1]]);
            DealNumber::new(block[..12].iter().fold(0, |number, byte| number << 8 | u128::from(*byte)))
        };
        (0..).find_map(attempt).expect("one attempt in three fails, four thousand million do not")
    }

    /// The deal of this board.
    pub fn deal(&self, board: NonZeroU32) -> Deal {
        self.number(board).into()
    }
}

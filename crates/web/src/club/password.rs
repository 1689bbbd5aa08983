use argon2::{Algorithm, Argon2, Params, Version};
use serde::{Deserialize, Serialize};

use crate::secret::{code, hex, same};

/// The fewest and the most letters of a password.
pub(crate) const LETTERS: std::ops::RangeInclusive<usize> = 8..=200;

/// A password as it is kept: by argon2id, with what was needed to make it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Hashed {
    /// Kibibytes.
    memory: u32,
    /// Passes.
    passes: u32,
    salt: String,
    hash: String,
}

impl Hashed {
    /// The hash of a password with a salt of its own; none where the system has no randomness to give. Takes a while.
    pub(crate) fn of(password: &str) -> Option<Hashed> {
        let params = Params::DEFAULT;
        let (memory, passes, salt) = (params.m_cost(), params.t_cost(), code()?);
        let hash = hashed(password, memory, passes, &salt)?;
        Some(Hashed { memory, passes, salt, hash })
    }

    /// Whether it is the hash of this password. Takes a while.
    pub(crate) fn is_of(&self, password: &str) -> bool {
        let found = hashed(password, self.memory, self.passes, &self.salt);
        found.is_some_and(|found| same(&found, &self.hash))
    }

    /// A hash of no password, to take as long over a name that nobody has.
    pub(crate) fn of_nobody() -> Hashed {
        let params = Params::DEFAULT;
        let (memory, passes) = (params.m_cost(), params.t_cost());
        Hashed { memory, passes, salt: "nobody nobody nobody".to_owned(), hash: String::new() }
    }
}

fn hashed(password: &str, memory: u32, passes: u32, salt: &str) -> Option<String> {
    let params = Params::new(memory, passes, 1, Some(32)).ok()?;
    let mut hash = [0; 32];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into(password.as_bytes(), salt.as_bytes(), &mut hash).ok()?;
    Some(hex(&hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again_and_two_hashes_of_it_differ() {
        let (one, other) = (Hashed::of("seven hearts").unwrap(), Hashed::of("seven hearts").unwrap());
        assert_ne!(one.hash, other.hash);
        assert!(one.is_of("seven hearts") && other.is_of("seven hearts"));
        assert!(!one.is_of("seven spades") && !Hashed::of_nobody().is_of(""));
        let kept = serde_json::to_string(&one).unwrap();
        assert!(!kept.contains("seven"), "{kept}");
        assert!(serde_json::from_str::<Hashed>(&kept).unwrap().is_of("seven hearts"));
    }
}

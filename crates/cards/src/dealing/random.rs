use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::DealNumber;
use crate::Deal;

/// Deals at random, uniformly over all deals, by the `ChaCha20` generator under a key of 256 bits.
#[derive(Debug)]
pub struct Dealer(ChaCha20Rng);

/// The operating system gave no random bits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoEntropy(getrandom::Error);

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the operating system gives no random bits: {}", self.0)
    }
}

impl std::error::Error for NoEntropy {}

/// 256 bits from the operating system.
pub(super) fn entropy() -> Result<[u8; 32], NoEntropy> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(NoEntropy)?;
    Ok(bits)
}

impl Dealer {
    /// A dealer whose key comes from the operating system.
    pub fn from_entropy() -> Result<Dealer, NoEntropy> {
        entropy().map(Dealer::from_key)
    }

    /// The dealer of this key, which deals the same again: for tests, analysis and benchmarks.
    pub fn from_key(key: [u8; 32]) -> Dealer {
        Dealer(ChaCha20Rng::from_seed(key))
    }

    /// The number of the next deal.
    pub fn number(&mut self) -> DealNumber {
        loop {
            let number = u128::from(self.0.next_u64()) << 32 | u128::from(self.0.next_u32());
            if let Some(number) = DealNumber::new(number) {
                return number;
            }
        }
    }

    /// The next deal.
    pub fn deal(&mut self) -> Deal {
        self.number().into()
    }
}

impl Iterator for Dealer {
    type Item = Deal;

    fn next(&mut self) -> Option<Deal> {
        Some(self.deal())
    }
}

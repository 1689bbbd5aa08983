//! A small generator for random walks and demonstrations; no deal comes from it that anybody plays for a score.

use std::collections::VecDeque;

/// A small generator of chances; the same seed gives the same ones, and the same bytes do.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
    bytes: Option<VecDeque<u8>>,
}

impl Random {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Random {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66_D1CE_4E5B;
        let mut random = Random { state: state | 1, bytes: None };
        for _ in 0..4 {
            random.next();
        }
        random
    }

    /// Chances as these bytes have them, so that a fuzzer can steer; as a seed has them when they are spent.
    pub fn steered(bytes: &[u8]) -> Random {
        Random { bytes: Some(bytes.iter().copied().collect()), ..Random::new(0) }
    }

    /// Whether bytes steered it and are spent.
    pub fn is_spent(&self) -> bool {
        self.bytes.as_ref().is_some_and(VecDeque::is_empty)
    }

    #[inline]
    fn next(&mut self) -> u32 {
        if let Some(byte) = self.bytes.as_mut().and_then(VecDeque::pop_front) {
            let low = self.bytes.as_mut().and_then(VecDeque::pop_front).unwrap_or(0);
            return u32::from_be_bytes([byte, low, 0, 0]);
        }
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as u32
    }

    /// A number below this one; 0 where there is none.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(end)) >> 32) as u32
    }

    /// Whether one chance in so many came.
    pub fn one_in(&mut self, chances: u32) -> bool {
        self.below(chances) == 0
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.below(among.len() as u32) as usize)
    }
}

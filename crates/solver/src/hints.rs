//! Which card decided last where the player saw the same.

/// The last cards that decided, by what the player saw. A hint may be wrong and only says what to try first.
pub(crate) struct Hints(Vec<u32>);

/// What a player saw, mixed.
#[derive(Copy, Clone)]
pub(crate) struct Sight(u64);

impl Sight {
    /// Mixes what the player saw.
    pub(crate) const fn new(seen: u64) -> Sight {
        Sight(seen.wrapping_mul(0x9E6C_63D0_876A_9A47))
    }

    const fn place(self) -> usize {
        (self.0 >> (64 - Hints::BITS)) as usize
    }

    /// What tells it from others at the same place.
    const fn mark(self) -> u32 {
        self.0 as u32 >> 6 << 6
    }
}

impl Hints {
    const BITS: u32 = 15;

    /// No hint yet.
    pub(crate) fn new() -> Hints {
        Hints(vec![0; 1 << Hints::BITS])
    }

    /// The card as a bit, or none.
    #[inline]
    pub(crate) fn get(&self, sight: Sight) -> u64 {
        let entry = self.0[sight.place()];
        if entry & !63 == sight.mark() { 1 << (entry & 63) } else { 0 }
    }

    /// Notes the card that decided.
    #[inline]
    pub(crate) fn set(&mut self, sight: Sight, card: u64) {
        self.0[sight.place()] = sight.mark() | card.trailing_zeros();
    }
}

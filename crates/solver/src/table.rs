//! What was found, kept for positions that are alike.

/// What is known of all positions of one shape that have the same owners at the top of each suit.
#[derive(Copy, Clone, Default)]
struct Pattern {
    /// The owners at the top of each suit as far as they count.
    owners: Owners,
    /// Which bits of the eight highest count.
    mask: u64,
    known: Known,
}

/// Whose the cards are from the highest down, two bits a card.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub(crate) struct Owners {
    /// The eight highest, sixteen bits a suit.
    pub(crate) high: u64,
    /// The next four, eight bits a suit. Whose the last of thirteen is the lengths say.
    pub(crate) low: u32,
}

/// What is known of a position.
#[derive(Copy, Clone, Default)]
pub(crate) struct Known {
    /// How many cards of each suit count, four bits a suit.
    pub(crate) counts: u16,
    /// At least so many tricks for North and South.
    pub(crate) lower: i8,
    /// At most so many.
    pub(crate) upper: i8,
}

impl Known {
    fn decides(self, need: i8) -> bool {
        self.lower >= need || self.upper < need
    }
}

impl Pattern {
    #[inline]
    fn holds(&self, owners: Owners) -> bool {
        (self.owners.high ^ owners.high) & self.mask == 0
            && (self.owners.low ^ owners.low) & low_mask(self.known.counts) == 0
    }

    /// Whether every position of the other is one of this.
    fn includes(&self, other: &Pattern) -> bool {
        self.holds(other.owners)
            && self.mask & !other.mask == 0
            && low_mask(self.known.counts) & !low_mask(other.known.counts) == 0
    }
}

/// The bits of these counts of cards.
const fn mask(counts: u16) -> u64 {
    let mut mask = 0;
    let mut suit = 0;
    while suit < 4 {
        let count = counts >> (4 * suit) & 15;
        mask |= ((1 << (2 * if count < 8 { count } else { 8 })) - 1) << (16 * suit);
        suit += 1;
    }
    mask
}

/// The bits of these counts of cards past the eight highest.
#[inline]
const fn low_mask(counts: u16) -> u32 {
    if counts & 0x8888 == 0 {
        return 0;
    }
    let mut mask = 0;
    let mut suit = 0;
    while suit < 4 {
        let count = counts >> (4 * suit) & 15;
        mask |= ((1 << (2 * count.saturating_sub(8))) - 1) << (8 * suit);
        suit += 1;
    }
    mask
}

#[derive(Copy, Clone, Default)]
struct Slot {
    key: u64,
    start: u32,
    len: u16,
    class: u8,
    tops: u8,
}

/// Lists hold two to the power of their class, less than this.
const CLASSES: usize = 13;

/// How many lists there is room for at first, as a power of two.
const FIRST: u32 = 13;

/// Set in a key where the pattern says whose the highest card of each suit is.
const NARROW: u64 = 1 << 62;

/// Whose the highest cards are.
fn tops(owners: u64) -> u8 {
    ((owners & 3) | (owners >> 14 & 0xC) | (owners >> 28 & 0x30) | (owners >> 42 & 0xC0)) as u8
}

/// A table of patterns by shape and leader.
pub(crate) struct Table {
    slots: Vec<Slot>,
    bits: u32,
    used: usize,
    patterns: Vec<Pattern>,
    free: [Vec<u32>; CLASSES],
    /// The patterns and the lists that there may be.
    most: [usize; 2],
}

impl Table {
    /// An empty table for so many megabytes: a quarter is for the lists, half as much again while they grow.
    pub(crate) fn new(megabytes: usize) -> Table {
        let eighth = megabytes * (1 << 20) / 8;
        let most = [5 * eighth / size_of::<Pattern>(), 2 * eighth / size_of::<Slot>()];
        let mut table = Table {
            slots: Vec::new(),
            bits: 0,
            used: 0,
            patterns: Vec::with_capacity(most[0]),
            free: [const { Vec::new() }; CLASSES],
            most,
        };
        table.clear();
        table
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.bits = FIRST;
        self.used = 0;
        self.slots.clear();
        self.slots.resize(1 << self.bits, Slot::default());
        self.patterns.clear();
        self.free.iter_mut().for_each(Vec::clear);
    }

    #[inline]
    fn place(&self, key: u64, tops: u8) -> usize {
        let hash = (key ^ u64::from(tops) << 40).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut at = (hash >> (64 - self.bits)) as usize;
        loop {
            at &= self.slots.len() - 1;
            let slot = &self.slots[at];
            if slot.key == key && slot.tops == tops || slot.key == 0 {
                return at;
            }
            at += 1;
        }
    }

    /// What decides whether North and South win so many.
    pub(crate) fn find(&mut self, key: u64, owners: Owners, need: i8) -> Option<Known> {
        let narrow = self.place(key | NARROW, tops(owners.high));
        if let Some(known) = self.find_in(narrow, owners, need) {
            return Some(known);
        }
        let wide = self.place(key, 0);
        self.find_in(wide, owners, need)
    }

    #[inline]
    fn find_in(&mut self, at: usize, owners: Owners, need: i8) -> Option<Known> {
        let slot = self.slots[at];
        let start = slot.start as usize;
        let list = &mut self.patterns[start..start + slot.len as usize];
        let at = list.iter().position(|pattern| pattern.holds(owners) && pattern.known.decides(need))?;
        let known = list[at].known;
        if at > 3 {
            list.swap(at, at / 2);
        }
        Some(known)
    }

    /// Keeps what was found. `voids` are the suits of which nobody holds a card, four bits a suit.
    pub(crate) fn keep(&mut self, key: u64, voids: u16, owners: Owners, known: Known) {
        let crowded = self.used * 4 >= self.slots.len() * 3;
        let full = self.patterns.len() + (1 << CLASSES) > self.most[0];
        if full || crowded && self.slots.len() * 2 > self.most[1] {
            self.clear();
        } else if crowded {
            self.grow();
        }
        let counts = known.counts | voids;
        let all_suits = [0xF, 0xF0, 0xF00, 0xF000].into_iter().all(|suit| counts & suit != 0);
        let (key, tops) = if all_suits { (key | NARROW, tops(owners.high)) } else { (key, 0) };
        let at = self.place(key, tops);
        let mut slot = self.slots[at];
        if slot.key == 0 {
            self.used += 1;
            slot = Slot { key, start: self.room(1), len: 0, class: 1, tops };
        }
        let mask = mask(known.counts);
        let owners = Owners { high: owners.high & mask, low: owners.low & low_mask(known.counts) };
        let list = &mut self.patterns[slot.start as usize..][..slot.len as usize];
        let (len, new) = merged(list, Pattern { owners, mask, known });
        slot.len = len as u16;
        if let Some(new) = new {
            if len == 1 << slot.class {
                self.widen(&mut slot);
            }
            self.patterns[slot.start as usize + slot.len as usize] = new;
            slot.len += 1;
        }
        self.slots[at] = slot;
    }

    /// Gives a list twice the room; one that is as long as lists may be begins anew.
    fn widen(&mut self, slot: &mut Slot) {
        let class = slot.class as usize;
        if class + 1 == CLASSES {
            slot.len = 0;
            return;
        }
        let to = self.room(slot.class + 1);
        let start = slot.start as usize;
        self.patterns.copy_within(start..start + slot.len as usize, to as usize);
        self.free[class].push(slot.start);
        (slot.start, slot.class) = (to, slot.class + 1);
    }

    fn room(&mut self, class: u8) -> u32 {
        self.free[class as usize].pop().unwrap_or_else(|| {
            let start = self.patterns.len();
            self.patterns.resize(start + (1 << class), Pattern::default());
            start as u32
        })
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.bits += 1;
        self.slots = vec![Slot::default(); old.len() * 2];
        for slot in old {
            if slot.key != 0 {
                let at = self.place(slot.key, slot.tops);
                self.slots[at] = slot;
            }
        }
    }
}

/// How long the list is once a new pattern is compared with those there: what the new one makes needless goes. None
/// is left to be added where the same one was there.
fn merged(list: &mut [Pattern], mut new: Pattern) -> (usize, Option<Pattern>) {
    let known = new.known;
    let (mut len, mut at) = (list.len(), 0);
    while at < len {
        let old = &mut list[at];
        if new.includes(old) {
            if known.counts == old.known.counts {
                old.known.lower = old.known.lower.max(known.lower);
                old.known.upper = old.known.upper.min(known.upper);
                return (len, None);
            }
            if known.lower >= old.known.lower && known.upper <= old.known.upper {
                len -= 1;
                list[at] = list[len];
                continue;
            }
        } else if old.includes(&new) {
            new.known.lower = new.known.lower.max(old.known.lower);
            new.known.upper = new.known.upper.min(old.known.upper);
        }
        at += 1;
    }
    (len, Some(new))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(counts: u16, lower: i8, upper: i8) -> Known {
        Known { counts, lower, upper }
    }

    #[test]
    fn what_is_kept_is_found_by_the_cards_that_count() {
        let mut table = Table::new(16);
        let owners = Owners { high: 0x0000_0000_0000_1234, low: 0 };
        table.keep(7, 0, owners, known(0x0002, 3, 9));
        let alike = Owners { high: 0xFFFF_0000_0000_00F4, low: 9 };
        assert_eq!(table.find(7, alike, 3).map(|known| known.lower), Some(3));
        assert_eq!(table.find(7, alike, 10).map(|known| known.upper), Some(9));
        assert!(table.find(7, alike, 5).is_none());
        assert!(table.find(7, Owners { high: 0xF5, low: 0 }, 3).is_none());
        assert!(table.find(8, alike, 3).is_none());
        table.clear();
        assert!(table.find(7, alike, 3).is_none());
    }

    #[test]
    fn cards_past_the_eighth_count_too() {
        let mut table = Table::new(16);
        let owners = Owners { high: 0, low: 0x0000_0300 };
        table.keep(7, 0xFF0F, owners, known(0x0090, 1, 4));
        assert!(table.find(7, Owners { high: 0, low: 0x0000_FF00 }, 1).is_some());
        assert!(table.find(7, Owners { high: 0, low: 0x0000_0200 }, 1).is_none());
    }

    #[test]
    fn a_table_that_is_full_goes_on() {
        let mut table = Table::new(1);
        for key in 1..200_000 {
            table.keep(key, 0, Owners::default(), known(0, 1, 2));
        }
        for high in 0..200_000 {
            table.keep(5, 0, Owners { high, low: 0 }, known(8, 1, 2));
        }
        assert!(table.patterns.len() <= table.most[0] && table.slots.len() <= table.most[1]);
        assert_eq!(table.patterns.capacity(), table.most[0]);
        assert!(table.find(5, Owners { high: 199_999, low: 0 }, 1).is_some());
    }
}

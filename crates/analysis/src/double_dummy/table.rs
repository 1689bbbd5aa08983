use openroom_cards::{BySeat, Denomination, Seat};

/// The twenty double-dummy results of a deal: tricks for each declarer in each denomination.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Table([BySeat<u8>; 5]);

impl Table {
    /// The results, computed.
    pub fn from_fn(mut tricks: impl FnMut(Denomination, Seat) -> u8) -> Table {
        Table(Denomination::ALL.map(|denomination| BySeat::from_fn(|seat| tricks(denomination, seat))))
    }

    /// The tricks that this declarer wins in this denomination with best play by all.
    pub fn tricks(&self, denomination: Denomination, declarer: Seat) -> u8 {
        self.row(denomination)[declarer]
    }

    /// One row of the table.
    pub const fn row(&self, denomination: Denomination) -> &BySeat<u8> {
        &self.0[denomination as usize]
    }
}

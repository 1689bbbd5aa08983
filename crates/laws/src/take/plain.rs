//! The short way of an act: what is legal, where nothing has gone wrong, only goes into the record.

use crate::{Act, Table};

impl Table {
    /// Whether nothing can follow from this act: a legal call or card at a table where nothing has happened that a Law
    /// would take up. Nobody would refuse it, judge it or be asked about it.
    #[inline]
    pub(crate) fn is_plain(&self, act: &Act) -> bool {
        self.is_regular_so_far()
            && !self.is_full()
            && self.meanings.is_empty()
            && self.position.face_down.is_none()
            && self.position.ended.is_none()
            && match act {
                Act::Call { by, call } => self.legal_calls(*by).contains(*call),
                Act::Play { by, card } => (self.legal_cards(*by) & self.position.hands[*by]).contains(*card),
                _ => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use openroom_cards::dealing::Dealer;
    use openroom_cards::{Call, Card, Random, Seat};
    use openroom_lawbook::Edition;

    use super::*;
    use crate::{Policy, SetUp, Settings};

    /// Every call and every card by every hand.
    fn acts() -> impl Iterator<Item = Act> {
        let calls = |by| Call::all().map(move |call| Act::Call { by, call });
        let cards = |by| Card::all().map(move |card| Act::Play { by, card });
        Seat::ALL.into_iter().flat_map(move |by| calls(by).chain(cards(by)))
    }

    fn comes_to_the_same(table: &Table, act: &Act) {
        let (mut short, mut long) = (table.clone(), table.clone());
        assert_eq!(short.act(act.clone()), Ok(()));
        assert_eq!(long.act_at_length(act.clone()), Ok(()));
        assert_eq!(short, long, "{act:?}");
    }

    #[test]
    fn what_is_legal_takes_the_short_way_and_comes_to_the_same_by_the_long_one() {
        for (seed, policy) in (0..40).zip([Policy::Allow, Policy::Prevent].into_iter().cycle()) {
            let mut random = Random::new(seed);
            let settings = Settings { policy, ..Settings::of(Edition::Laws2017) };
            let deal = Dealer::from_key([seed as u8; 32]).deal();
            let mut table = Table::new(SetUp::dealt(settings, Seat::South, &deal)).unwrap();
            while let Some(by) = table.turn() {
                let plain: Vec<Act> = acts().filter(|act| table.is_plain(act)).collect();
                for act in &plain {
                    comes_to_the_same(&table, act);
                }
                let legal = table.legal_calls(by).len() + table.legal_cards(by).len();
                assert_eq!(plain.len(), legal as usize, "{plain:?}");
                table.act(random.pick(&plain).unwrap().clone()).unwrap();
            }
        }
    }
}

//! Scores that are annulled, since a contestant withdrew.

use std::collections::BTreeMap;

use crate::{Conditions, Contestant, Entry, Line, Place, Standing, Traveller, Withdrawals};

/// Takes the scores from the lines that are annulled; gives what stood there.
pub(crate) fn annul(
    conditions: &Conditions,
    contestants: &[Contestant],
    travellers: &mut [Traveller],
) -> BTreeMap<(usize, usize), Entry> {
    let mut annulled = BTreeMap::new();
    if conditions.withdrawals == Withdrawals::Stand {
        return annulled;
    }
    for (board, traveller) in travellers.iter_mut().enumerate() {
        for (place, line) in traveller.lines.iter_mut().enumerate() {
            if is_annulled(conditions, contestants, line) {
                annulled.insert((board, place), std::mem::replace(&mut line.entry, Entry::Cancelled));
            }
        }
    }
    annulled
}

/// Whether the scores of a line are annulled, since a contestant on it withdrew.
pub(crate) fn is_annulled(conditions: &Conditions, contestants: &[Contestant], line: &Line) -> bool {
    let gone = |place: &Place| contestants[*place as usize].standing == Standing::Withdrawn;
    match conditions.withdrawals {
        Withdrawals::Stand => false,
        Withdrawals::Annulled => line.contestants.values().iter().flatten().any(gone),
    }
}

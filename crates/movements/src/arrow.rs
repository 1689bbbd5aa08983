use crate::balance::unevenness;
use crate::{Kind, Movement, Winners};

/// The movement with the arrow switched in these rounds (from 1), for one ranking of all pairs.
///
/// In a hesitation Mitchell the last table keeps its direction, because both its pairs move.
pub fn arrow_switched(movement: &Movement, rounds: &[u16]) -> Movement {
    let mut switched = movement.clone();
    switched.winners = Winners::One;
    let kept = match movement.kind {
        Kind::HesitationMitchell => movement.tables().saturating_sub(1),
        _ => movement.tables(),
    };
    for &round in rounds {
        let Some(round) = usize::from(round).checked_sub(1).and_then(|r| switched.rounds.get_mut(r)) else {
            continue;
        };
        for table in round.tables.iter_mut().take(kept) {
            *table = table.arrow_switched();
        }
    }
    switched
}

/// The movement with so many of the last rounds switched as balance it best, and that number.
pub fn best_arrow_switched(movement: &Movement) -> (Movement, u16) {
    let rounds = movement.rounds.len() as u16;
    let last = |count: u16| arrow_switched(movement, &(rounds - count + 1..=rounds).collect::<Vec<_>>());
    (0..=rounds / 2)
        .map(|count| (last(count), count))
        .min_by_key(|(switched, count)| (unevenness(switched), *count))
        .unwrap_or_else(|| (last(0), 0))
}

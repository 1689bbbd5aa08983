//! What a player may not know of changes nothing that he sees.

use openroom_cards::Seat;
use openroom_laws::{Act, Table, Who};

use super::check::difference;

/// Whether somebody at the table does not perceive the act.
pub(super) fn concerns(table: &Table, act: &Act) -> bool {
    Seat::ALL.iter().any(|seat| !table.perceives(Who::Player(*seat), act))
}

/// Whether everybody who did not perceive the act sees what he saw before: how many looked.
pub(super) fn unchanged(before: &Table, after: &Table, act: &Act) -> Result<u64, String> {
    let mut looked = 0;
    let unaware = Seat::ALL.into_iter().map(Who::Player).filter(|who| !before.perceives(*who, act));
    for who in unaware {
        let (seen, seen_now) = (before.view(who), after.view(who));
        if seen != seen_now {
            let how = difference(&seen, &seen_now);
            return Err(format!("{who:?} could tell that {act:?} was done: {how}"));
        }
        if before.candidates(who) != after.candidates(who) {
            return Err(format!("{who:?} could tell by what would follow that {act:?} was done"));
        }
        looked += 1;
    }
    Ok(looked)
}

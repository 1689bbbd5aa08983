use openroom_cards::{Card, Seat};

use super::Verdict;
use crate::Table;

#[allow(clippy::unused_self, reason = "the Laws of the play come here")]
impl Table {
    pub(super) fn judge_card(&self, _by: Seat, _card: Card) -> Verdict {
        Verdict::Regular
    }

    pub(super) fn judge_face_down(&self, _by: Seat, _card: Card) -> Verdict {
        Verdict::Regular
    }
}

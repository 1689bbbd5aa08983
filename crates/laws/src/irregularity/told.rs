use crate::law16::{Conveyed, LearntElsewhere, Received};
use crate::law20::{self, WrongReview};
use crate::{Act, Review, Table};

use super::Verdict;

impl Table {
    /// Something that reached a player by other ways than calls and plays.
    pub(super) fn judge_told(&self, act: &Act) -> Verdict {
        let at = self.next_act();
        match act {
            Act::Convey { by, how, reported, .. } => {
                let pause = self.pause_of(*by);
                Verdict::Noticed(Conveyed { offender: *by, how: *how, reported: *reported, at, pause }.into())
            }
            Act::LearnOfBoard { by, .. } => {
                let called = self.position.auction.last.is_some();
                let received = if called { Received::Later } else { Received::BeforeAnyCall };
                Verdict::Private(LearntElsewhere { offender: *by, received }.into())
            }
            _ => Verdict::Regular,
        }
    }

    /// A review: out of place, wrong, or putting an earlier one right.
    pub(super) fn judge_review(&self, act: &Act) -> Verdict {
        let Act::GiveReview { by, given } = act else { return Verdict::Regular };
        if let Some(matter) = law20::judge(self, act) {
            return Verdict::Silent(matter);
        }
        match given {
            Review::Wrong => Verdict::Silent(WrongReview { offender: *by, at: self.next_act() }.into()),
            Review::Right => law20::corrected(self, *by).map_or(Verdict::Regular, Verdict::Noticed),
            Review::Partial => Verdict::Regular,
        }
    }
}

use openroom_cards::{Call, Seat};

use super::Verdict;
use crate::{Because, Made, Matter, Phase, Standing, Table, Takes, Wait, What, Who, law27::InsufficientBid};

impl Table {
    pub(super) fn judge_call(&self, by: Seat, call: Call) -> Verdict {
        let at = self.next_act();
        let auction = &self.position.auction;
        if self.phase() != Phase::Auction || auction.next() != by {
            return Verdict::Regular;
        }
        if let Call::Bid(bid) = call
            && !auction.is_sufficient(bid)
            && !self.is_taken_whatever_it_is(by)
        {
            return Verdict::Silent(InsufficientBid { offender: by, bid, at }.into());
        }
        Verdict::Regular
    }

    /// A second call in place of the first. One that replaces an insufficient bid is judged with that bid, unless the
    /// player says that the first was a slip.
    pub(super) fn judge_change(&self, by: Seat, because: Because) -> Verdict {
        let noted =
            self.notes.iter().find(|note| matches!(note, Matter::InsufficientBid(it) if it.offender == by));
        match (noted, because) {
            (Some(note), Because::Unsaid) => Verdict::Noticed(note.clone()),
            (Some(_), Because::Slip) | (None, _) => Verdict::Regular,
        }
    }

    /// Whether a case waits for this player's call and judges it itself.
    fn is_taken_whatever_it_is(&self, by: Seat) -> bool {
        self.cases.iter().flat_map(|case| &case.open).any(|question| {
            question.to == Who::Player(by) && question.what == What::Wait(Wait::NextCall(Takes::Anything))
        })
    }

    /// Calls that stood when made may be wrong when an earlier one was taken back.
    pub(crate) fn call_wrong_now(&self) -> Option<Matter> {
        let mut auction = self.auction_begun;
        for made in self.calls.iter().filter(|made| made.stands()) {
            if made.standing == Standing::Stands
                && let Some(matter) = insufficient(&auction, made)
                && !self.has_been_judged(made)
            {
                return Some(matter);
            }
            auction.add(made.by, made.said);
        }
        None
    }

    fn has_been_judged(&self, made: &Made) -> bool {
        let about = |matter: &Matter| matter.about() == Some(made.at);
        self.notes.iter().any(about)
            || self.cases.iter().any(|case| {
                about(&case.matter) || case.answers.iter().any(|(_, answer)| answer.act() == Some(made.at))
            })
    }
}

fn insufficient(auction: &crate::Auction, made: &Made) -> Option<Matter> {
    let bid = made.said.call()?.bid()?;
    let matter = InsufficientBid { offender: made.by, bid, at: made.at };
    (!auction.is_sufficient(bid)).then_some(matter.into())
}

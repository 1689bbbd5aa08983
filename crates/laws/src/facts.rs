//! What a table knows without asking, frozen when a case opens.

mod cards;
mod course;
mod play;

pub use cards::CardsDealt;
pub use course::Course;
pub(crate) use course::{following, perhaps_following};
pub use play::PlaySoFar;

use openroom_cards::{Bid, Call, Contract, Seat};
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Answer, Ask, Auction, Case, Denominations, Exposure, Fact, Made, Meaning, Nature,
    RecordedMeaning, Standing, Table,
};

/// What a table knows without asking. A desk knows nothing and leaves it empty; then the accessors ask.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// The calls of the record.
    pub calls: Option<CallsMade>,
    /// The call that is about to be made and takes the case up.
    pub coming: Option<Coming>,
    /// How far the board had come.
    pub period: Option<Period>,
    /// The contract, when the auction is over.
    pub contract: Option<Contract>,
    /// The play, when the auction is over.
    pub play: Option<PlaySoFar>,
    /// The course of the play, when the auction is over.
    pub course: Option<Course>,
    /// The hands as they were taken out of the board.
    pub cards: Option<CardsDealt>,
    /// Meanings that are recorded.
    pub meanings: Vec<RecordedMeaning>,
    /// Calls that were alerted.
    pub alerted: Vec<ActNo>,
    /// Calls that somebody alerted, announced, asked about or explained.
    #[serde(default)]
    pub spoken_of: Vec<ActNo>,
    /// Players who have to repeat a call at their next turn.
    #[serde(default)]
    pub repeating: Vec<Seat>,
    /// Players who will have to if their right-hand opponent passes.
    #[serde(default)]
    pub perhaps_repeating: Vec<Seat>,
    /// Calls whose players might make no other at that turn, where a change of call is looked into.
    #[serde(default)]
    pub compelled: Vec<ActNo>,
}

/// How far the board had come, as far as calls go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Period {
    /// The auction period.
    Auction,
    /// The auction period is over: the opening lead is faced.
    LeadFaced,
    /// The auction period is over: all passed and all hands are back.
    HandsReturned,
}

/// The calls of the record, withdrawn ones among them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CallsMade {
    /// The auction before the first of them.
    pub begun: Auction,
    /// The calls in their places.
    pub calls: Vec<Made>,
}

/// An act that is about to be made and takes the case up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coming {
    /// Who makes it.
    pub by: Seat,
    /// The number that it will have.
    pub at: ActNo,
    /// What it is.
    pub deed: Deed,
}

/// What somebody is about to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// He calls.
    Call,
    /// He plays a card.
    Card,
    /// He spreads his hand.
    Spread,
    /// Something else.
    Other,
}

impl Coming {
    fn of(act: &Act, at: ActNo) -> Option<Coming> {
        let deed = match act {
            Act::Call { .. } => Deed::Call,
            Act::Play { .. } | Act::PlayHiding { .. } => Deed::Card,
            Act::SpreadHand { .. } | Act::ExposeCards { how: Exposure::AsDummy, .. } => Deed::Spread,
            _ => Deed::Other,
        };
        Some(Coming { by: act.by()?, at, deed })
    }
}

impl CallsMade {
    /// The auction before this call.
    pub fn before(&self, at: ActNo) -> Auction {
        self.begun.fold(self.calls.iter().take_while(|made| made.at != at))
    }

    /// The calls after this one that stand.
    pub fn after(&self, at: ActNo) -> impl Iterator<Item = &Made> {
        self.calls.iter().skip_while(move |made| made.at != at).skip(1).filter(|made| made.stands())
    }

    /// The last call of this player before that one, if it stands.
    pub fn last_of(&self, by: Seat, at: ActNo) -> Option<&Made> {
        let before = self.calls.iter().take_while(|made| made.at != at);
        before.filter(|made| made.by == by && made.stands()).last()
    }

    /// The call with this number.
    pub fn call(&self, at: ActNo) -> Option<Call> {
        self.calls.iter().find(|made| made.at == at)?.said.call()
    }

    /// The call that its player offered in place of this one, on which nobody has ruled.
    pub fn offered(&self, over: ActNo) -> Option<&Made> {
        offered(&self.calls, over)
    }

    /// How often this player had made this call, up to this place in the record.
    fn times(&self, by: Seat, call: Call, at: Option<ActNo>) -> usize {
        let same = |made: &&Made| made.by == by && made.said.call() == Some(call);
        match at.and_then(|at| self.calls.iter().position(|made| made.at == at)) {
            Some(place) => self.calls[..=place].iter().filter(same).count(),
            None => self.calls.iter().filter(same).count() + 1,
        }
    }
}

/// The call that its player offered in place of this one, on which nobody has ruled.
pub(crate) fn offered(calls: &[Made], over: ActNo) -> Option<&Made> {
    let mut from = calls.iter().skip_while(|made| made.at != over);
    let by = from.next()?.by;
    let his = from.filter(|made| made.by == by).take_while(|made| !made.stands());
    his.filter(|made| made.standing == Standing::Offered).last()
}

impl Facts {
    /// What is recorded of the meaning of a call; made at this number, or not yet made.
    pub fn meaning(&self, by: Seat, call: Call, at: Option<ActNo>) -> Option<&Meaning> {
        let times = self.calls.as_ref().map_or(1, |calls| calls.times(by, call, at));
        recorded(&self.meanings, by, call, times)
    }

    /// What a call specifies, where that is recorded.
    pub fn specifies(&self, by: Seat, call: Call, at: Option<ActNo>) -> Option<Denominations> {
        self.meaning(by, call, at).map(|meaning| meaning.specifies)
    }

    /// Whether a call is artificial, where that is recorded.
    pub fn nature(&self, by: Seat, call: Call, at: Option<ActNo>) -> Option<Nature> {
        self.meaning(by, call, at).map(|meaning| meaning.nature)
    }
}

impl Table {
    /// What the table knows now.
    pub fn known(&self) -> Facts {
        self.facts(None)
    }

    /// What the table knows now; `coming` is the player whose act takes the matter up.
    pub(crate) fn facts(&self, coming: Option<&Act>) -> Facts {
        Facts {
            calls: Some(CallsMade { begun: self.auction_begun, calls: self.calls.clone() }),
            coming: coming.and_then(|act| Coming::of(act, self.next_act())),
            period: Some(self.period()),
            contract: self.position.contract(),
            meanings: self.meanings.clone(),
            alerted: self.alerted.clone(),
            cards: Some(self.cards_dealt()),
            spoken_of: self.spoken_of.clone(),
            repeating: self.repeating(),
            perhaps_repeating: self.perhaps_repeating(),
            compelled: vec![],
            play: self.play_so_far(),
            course: self.course(),
        }
    }
}

/// What is recorded of a call that a player makes for so many times.
fn recorded(meanings: &[RecordedMeaning], by: Seat, call: Call, times: usize) -> Option<&Meaning> {
    let of_it = |one: &&RecordedMeaning| one.by == by && one.call == call && usize::from(one.nth) <= times;
    meanings.iter().filter(of_it).max_by_key(|one| one.nth).map(|one| &one.meaning)
}

impl Table {
    /// What is recorded of the meaning of this call of the record.
    pub(crate) fn meaning_of(&self, made: &Made) -> Option<&Meaning> {
        let same = |one: &&Made| one.by == made.by && one.said == made.said;
        let before = self.calls.iter().take_while(|one| one.at != made.at).filter(same).count();
        recorded(&self.meanings, made.by, made.said.call()?, before + 1)
    }

    fn period(&self) -> Period {
        if self.position.contract.is_some() {
            Period::LeadFaced
        } else if self.position.auction.is_over()
            && self.position.auction.bid.is_none()
            && self.returned.values().iter().all(|returned| *returned)
        {
            Period::HandsReturned
        } else {
            Period::Auction
        }
    }
}

impl Case<'_> {
    /// Whether the auction period was over.
    pub fn auction_period_over(&mut self, by: Provision) -> Ask<bool> {
        match self.facts().period {
            Some(period) => Ok(period != Period::Auction),
            None => Ok(self.fact(by, Fact::AuctionPeriodOver)? == Answer::Yes),
        }
    }

    /// Whether the opening lead had been faced.
    pub fn lead_faced(&mut self, by: Provision) -> Ask<bool> {
        match self.facts().period {
            Some(period) => Ok(period == Period::LeadFaced),
            None => Ok(self.fact(by, Fact::LeadFaced)? == Answer::Yes),
        }
    }

    /// The auction before the call, where a table knows it.
    pub fn auction_before(&self, at: ActNo) -> Option<Auction> {
        self.facts().calls.as_ref().map(|calls| calls.before(at))
    }

    /// Whose turn it was when the call was made.
    pub fn turn_at(&mut self, by: Provision, at: ActNo) -> Ask<Seat> {
        match self.auction_before(at) {
            Some(auction) => Ok(auction.next()),
            None => self.fact_seat(by, Fact::Turn),
        }
    }

    /// The last bid before the call.
    pub fn last_bid(&mut self, by: Provision, at: ActNo) -> Ask<Option<Bid>> {
        match self.auction_before(at) {
            Some(auction) => Ok(auction.bid.map(|(_, bid)| bid)),
            None => match self.fact(by, Fact::LastBid)? {
                Answer::Call(call, _) => Ok(call.bid()),
                _ => Ok(None),
            },
        }
    }

    /// Whether the player had called before this call.
    pub fn has_called(&mut self, by: Provision, seat: Seat, at: ActNo) -> Ask<bool> {
        match self.auction_before(at) {
            Some(auction) => Ok(auction.called[seat]),
            None => Ok(self.fact(by, Fact::HasCalled(seat))? == Answer::Yes),
        }
    }

    /// The player's first call after this one, the one that is about to be made included.
    pub fn called_after(&mut self, by: Provision, seat: Seat, at: ActNo) -> Ask<Option<ActNo>> {
        let facts = self.facts();
        match &facts.calls {
            Some(calls) => Ok(calls
                .after(at)
                .find(|made| made.by == seat)
                .map(|made| made.at)
                .or_else(|| facts.coming.filter(|coming| coming.by == seat).map(|coming| coming.at))),
            None => Ok((self.fact(by, Fact::CalledAfter(seat))? == Answer::Yes).then_some(ActNo::UNNUMBERED)),
        }
    }

    /// Declarer.
    pub fn declarer(&mut self, by: Provision) -> Ask<Seat> {
        match self.facts().contract {
            Some(contract) => Ok(contract.declarer),
            None => self.fact_seat(by, Fact::Declarer),
        }
    }
}

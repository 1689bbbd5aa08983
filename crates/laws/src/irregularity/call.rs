use openroom_cards::{Bid, BySeat, Call, Denomination, Seat};

use super::Verdict;
use crate::double::DoubleNotAllowed;
use crate::law19::MisnamedDouble;
use crate::law25::ChangeOfCall;
use crate::law27::InsufficientBid;
use crate::law29::{Begun, Bound, CallOutOfTurn};
use crate::law33::SimultaneousCalls;
use crate::law36::InadmissibleDouble;
use crate::law37::CallByPasser;
use crate::law38::{BidAboveSeven, PassedOut};
use crate::law39::CallAfterFinalPass;
use crate::repeat::CallNotRepeated;
use crate::{
    ActNo, Auction, Because, CaseRecord, CaseState, Event, Made, Matter, Phase, Restriction, Rule, Said,
    Standing, Table, Takes, Wait, What, Who, law27,
};

impl Table {
    pub(super) fn judge_call(&self, by: Seat, call: Call) -> Verdict {
        let (at, auction) = (self.next_act(), &self.auction_met_by(by));
        if self.position.phase() != Phase::Auction {
            let said = Said::Call(call);
            return Verdict::Silent(CallAfterFinalPass { offender: by, said, at }.into());
        }
        let turn = auction.next();
        let double = matches!(call, Call::Double | Call::Redouble);
        if double && !auction.allows(by).contains(call) && !self.is_taken_whatever_it_is(by) {
            return Verdict::Silent(InadmissibleDouble { offender: by, call, at, turn: Some(turn) }.into());
        }
        if turn != by {
            let (turn, begun) = (Some(turn), Begun::of(auction));
            let must_pass = |one: &Restriction| one.on == by && one.rule == Rule::MustPass;
            let passes_not = call != Call::Pass && self.imposed().any(must_pass);
            let bound = if passes_not { Bound::ToPass } else { Bound::No };
            return Verdict::Silent(CallOutOfTurn { offender: by, call, at, turn, begun, bound }.into());
        }
        if self.restrictions.is_empty() && auction.allows(by).contains(call) {
            return Verdict::Regular;
        }
        self.judge_call_in_turn(by, call, auction)
    }

    fn judge_call_in_turn(&self, by: Seat, call: Call, auction: &Auction) -> Verdict {
        let at = self.next_act();
        let forbids = self.call_restricted_by(by, call);
        if let Some(restriction) = forbids {
            return Verdict::Silent(match restriction.rule {
                Rule::MustCall(owed) => CallNotRepeated { offender: by, owed, at, by: restriction.by }.into(),
                Rule::MayNotDouble => DoubleNotAllowed { offender: by, call, at, by: restriction.by }.into(),
                _ => CallByPasser { offender: by, call, at }.into(),
            });
        }
        match call {
            Call::Bid(bid) if !auction.is_sufficient(bid) && !self.is_taken_whatever_it_is(by) => {
                Verdict::Silent(InsufficientBid { offender: by, bid, at }.into())
            }
            Call::Bid(_) | Call::Pass | Call::Double | Call::Redouble => Verdict::Regular,
        }
    }

    pub(super) fn judge_above_seven(&self, by: Seat, level: u8, denomination: Denomination) -> Verdict {
        let at = self.next_act();
        Verdict::Silent(match self.position.phase() {
            Phase::Auction => {
                BidAboveSeven { offender: by, level, denomination, at, passed_out: PassedOut::No }.into()
            }
            Phase::Clarification | Phase::Play | Phase::Over => {
                CallAfterFinalPass { offender: by, said: Said::AboveSeven { level, denomination }, at }.into()
            }
        })
    }

    /// The double itself is judged when it is made; here only the words are.
    pub(super) fn judge_naming(&self, by: Seat, call: Call, named: Bid) -> Verdict {
        Verdict::Noticed(MisnamedDouble { offender: by, call, named, at: self.next_act() }.into())
    }

    pub(super) fn judge_together(&self, calls: &BySeat<Option<Call>>) -> Verdict {
        let matter = SimultaneousCalls::of(self, calls);
        matter.map_or(Verdict::Regular, |matter| Verdict::Noticed(matter.into()))
    }

    /// A second call in place of the first. One that replaces an insufficient bid is judged with that bid, unless the
    /// player says that the first was a slip.
    pub(super) fn judge_change(&self, by: Seat, to: Call, because: Because) -> Verdict {
        let noted =
            self.notes.iter().find(|note| matches!(note, Matter::InsufficientBid(it) if it.offender == by));
        match (noted, because) {
            (Some(note), Because::Unsaid) => Verdict::Noticed(note.clone()),
            (Some(_), Because::Slip) | (None, _) => {
                let first = self.calls.iter().rev().find(|made| made.by == by && made.stands());
                first.map_or(Verdict::Regular, |first| {
                    let (at, second) = (first.at, self.next_act());
                    Verdict::Noticed(ChangeOfCall { offender: by, at, second, to }.into())
                })
            }
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
        if self.position.phase() == Phase::Play || self.position.phase() == Phase::Over {
            return None;
        }
        let mut auction = self.auction_begun;
        let mut before_partners = None;
        for made in self.calls.iter().filter(|made| made.stands()) {
            let met = before_partners.filter(|(turn, _)| *turn == made.by).map_or(auction, |(_, met)| met);
            if (made.standing == Standing::Stands || law27::is_legal_replacement(self, made.at))
                && let Some(matter) = wrong(&met, made)
                && !self.has_been_judged(made, &auction)
            {
                return Some(matter);
            }
            let at_partners = self.is_noted_at_partners_turn(made.at);
            before_partners = at_partners.then_some((made.by.partner(), auction));
            auction.add(made.by, made.said);
        }
        None
    }

    /// Whether a Law has looked at the call as it now stands: over the calls that are before it now.
    fn has_been_judged(&self, made: &Made, before: &Auction) -> bool {
        let allowed = before.allows(made.by);
        let about = |matter: &Matter| matter.about() == Some(made.at);
        let judged_so = |case: &CaseRecord| {
            let then = case.facts.calls.as_ref().map(|calls| calls.before(made.at).allows(made.by));
            about(&case.matter) && (case.state == CaseState::Open || then == Some(allowed))
        };
        let is_answer = |case: &CaseRecord| case.answers.iter().any(|(_, one)| one.act() == Some(made.at));
        self.notes.iter().any(about)
            || self.cases.iter().any(judged_so)
            || (self.cases.iter().any(is_answer) && !self.has_changed_before(made))
    }

    /// Whether a call before this one was taken back or changed since it was made.
    fn has_changed_before(&self, made: &Made) -> bool {
        let acted = |event: &Event| matches!(event, Event::Acted(at, _) if *at == made.at);
        let since = self.log.iter().skip_while(|event| !acted(event));
        let before: Vec<ActNo> =
            self.calls.iter().map(|one| one.at).take_while(|at| *at != made.at).collect();
        let mut gone = since.filter_map(|event| match event {
            Event::Ordered(_, _, order, _) => order.takes_back(),
            _ => None,
        });
        gone.any(|at| before.contains(&at))
    }
}

fn wrong(auction: &Auction, made: &Made) -> Option<Matter> {
    let (offender, at) = (made.by, made.at);
    match made.said.call()? {
        Call::Bid(bid) => (!auction.is_sufficient(bid)).then(|| InsufficientBid { offender, bid, at }.into()),
        Call::Pass => None,
        call @ (Call::Double | Call::Redouble) => (!auction.allows(offender).contains(call))
            .then(|| InadmissibleDouble { offender, call, at, turn: Some(offender) }.into()),
    }
}

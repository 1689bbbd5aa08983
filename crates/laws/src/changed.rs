//! A call changed by its player: whichever of the two stands is judged as it was made.

use openroom_cards::{Call, Seat};
use openroom_lawbook::Provision;

use crate::irregularity::Verdict;
use crate::law25::ChangeOfCall;
use crate::{
    Act, ActNo, Attended, Because, CaseNo, CaseRecord, CaseState, Event, Given, Made, Matter, Notice, Order,
    Phase, Standing, Table,
};

impl Table {
    /// What is wrong with a call that has just taken the place of another.
    pub(crate) fn changed_unjudged(&self) -> Option<Matter> {
        if self.phase() == Phase::Play || self.phase() == Phase::Over {
            return None;
        }
        let mut put = self.put_in_place();
        put.find_map(|(at, order)| {
            let made = self.calls.iter().find(|one| one.at == at && one.standing == Standing::Stands)?;
            if self.is_looked_at_in_its_place(at, order) { None } else { self.wrong_in_its_place(made) }
        })
    }

    /// The calls that players chose in the place of others, and the orders that put them there.
    fn put_in_place(&self) -> impl Iterator<Item = (ActNo, Order)> {
        let cases = self.cases.iter().filter(|case| case.state == CaseState::Closed);
        cases.flat_map(|case| case.orders.iter().map(move |given| (case, given.order))).filter_map(
            |(case, order)| match (order, &case.matter) {
                (Order::ChangeStands { second, .. }, _) => Some((second, order)),
                (Order::SubstituteCall { at, .. }, Matter::Misinformation(_)) => {
                    let place = self.calls.iter().position(|made| made.at == at)?;
                    Some((self.calls.get(place + 1)?.at, order))
                }
                _ => None,
            },
        )
    }

    /// Whether anybody has called since it was put in the place of the first, or something was made of it there.
    fn is_looked_at_in_its_place(&self, second: ActNo, put: Order) -> bool {
        let mut later = self
            .log
            .iter()
            .rev()
            .take_while(|event| !matches!(event, Event::Ordered(_, _, order, _) if *order == put));
        later.any(|event| match event {
            Event::Acted(_, act) => act.moves_on(),
            Event::Noted(matter) | Event::Opened(_, matter, ..) => matter.about() == Some(second),
            Event::Answered(_, answered) => answered.1.act() == Some(second),
            _ => false,
        })
    }

    fn wrong_in_its_place(&self, made: &Made) -> Option<Matter> {
        match self.as_before(made)?.judge(&Act::Call { by: made.by, call: made.said.call()? }) {
            Verdict::Silent(matter) => Some(matter),
            Verdict::Regular | Verdict::Noticed(_) | Verdict::Private(_) | Verdict::Unseen(_) => None,
        }
    }

    /// The provision that forbids this call in the place of that one, in the auction or before the opening lead.
    pub(crate) fn call_forbidden_in_place_of(&self, first: &Made, to: Call) -> Option<Provision> {
        match self.phase() {
            Phase::Auction | Phase::Clarification => self.as_before(first)?.call_unlawful_by(first.by, to),
            Phase::Play | Phase::Over => None,
        }
    }

    /// The calls that stand and whose players might make no other.
    pub(crate) fn compelled(&self) -> Vec<ActNo> {
        if self.restrictions.is_empty() {
            return vec![];
        }
        let had_no_other = |made: &&Made| {
            let Some(mut before) = self.as_before(made) else { return false };
            let bound_then = self.bound_before(made.at);
            before.restrictions.retain(|one| one.from.is_none_or(|from| bound_then.contains(&from)));
            let free = |call: &Call| before.call_restricted_by(made.by, *call).is_none();
            Call::all().filter(free).count() == 1
        };
        self.calls.iter().filter(|made| made.stands()).filter(had_no_other).map(|made| made.at).collect()
    }

    /// The orders that had been given when this call was made.
    fn bound_before(&self, at: ActNo) -> Vec<(CaseNo, u16)> {
        let mut given: Vec<(CaseNo, u16)> = vec![];
        let made = |event: &&Event| !matches!(event, Event::Acted(no, _) if *no == at);
        for event in self.log.iter().take_while(made) {
            match event {
                Event::Ordered(no, ..) => {
                    let nth = given.iter().filter(|one| one.0 == *no).count() as u16;
                    given.push((*no, nth));
                }
                Event::Reopened { case, orders, .. } => given.retain(|(no, nth)| no != case || nth < orders),
                _ => {}
            }
        }
        given
    }

    /// The table as that call met it.
    fn as_before(&self, made: &Made) -> Option<Table> {
        let mut before = self.clone();
        before.calls.truncate(self.calls.iter().position(|one| one.at == made.at)?);
        before.revive_restrictions(made.at);
        before.refold_auction();
        before.acts = made.at.0;
        Some(before)
    }

    /// The Director who has ruled on a change rules on what is wrong with the call that stands.
    pub(crate) fn heed_what_was_changed(&mut self) {
        while let Some(matter) = self.noted_of_a_change() {
            self.open_now(matter, Notice::ByTable);
            self.settle();
        }
    }

    fn noted_of_a_change(&self) -> Option<Matter> {
        if self.notes.is_empty() || self.asking().is_some() {
            return None;
        }
        let ruled = |at: ActNo| {
            let mut closed = self.cases.iter().filter(|case| case.state == CaseState::Closed);
            closed.any(|case| changed_in(case).is_some_and(|(first, second)| at == first || at == second))
                || self.put_in_place().any(|(put, _)| put == at)
        };
        let noted = |note: &&Matter| is_of_a_call(note) && note.about().is_some_and(ruled);
        self.notes.iter().find(noted).cloned()
    }

    /// The case that has only begun to ask about this player's call, which he has not yet changed.
    pub(crate) fn asks_about_call_of(&self, player: Seat) -> Option<CaseNo> {
        let no = self.asking()?;
        let case = &self.cases[no.index()];
        let (offender, at) = match &case.matter {
            Matter::InsufficientBid(it) => (it.offender, it.at),
            Matter::CallOutOfTurn(it) => (it.offender, it.at),
            _ => return None,
        };
        let changed = case.facts.calls.as_ref().is_some_and(|calls| calls.offered(at).is_some());
        (offender == player && case.has_only_begun() && !changed).then_some(no)
    }

    /// A player changes his call while the case about it has only begun to ask. The case about an insufficient bid
    /// begins again with the replacement among its facts; a slip and any other change are looked at first.
    pub(crate) fn take_with_ruling(&mut self, no: CaseNo, by: Seat, to: Call, because: Because) {
        let (matter, notice) = (self.cases[no.index()].matter.clone(), self.cases[no.index()].notice);
        let (Some(at), second) = (matter.about(), self.next_act()) else { return };
        self.emit(Event::Acted(second, Act::ChangeCall { by, to, because }));
        self.emit(Event::Lapsed(no));
        if let (Matter::InsufficientBid(_), Because::Unsaid) = (&matter, because) {
            return self.open_now(matter, notice);
        }
        self.emit(Event::Noted(Box::new(matter)));
        self.open_now(ChangeOfCall { offender: by, at, second, to }.into(), notice);
    }

    /// The case about a change that this call overtakes, and what was wrong with the first call: it was made at the turn
    /// of this opponent, who now calls as if it had not been made.
    pub(crate) fn change_overtaken_by(&self, act: &Act) -> Option<(CaseNo, Matter)> {
        let (Act::Call { by, .. }, no) = (act, self.asking()?) else { return None };
        let Matter::ChangeOfCall(change) = self.cases[no.index()].matter else { return None };
        let at_his_turn = |note: &&Matter| match note {
            Matter::CallOutOfTurn(it) => it.at == change.at && it.turn == Some(*by),
            Matter::InadmissibleDouble(it) => it.at == change.at && it.turn == Some(*by),
            _ => false,
        };
        let noted = self.notes.iter().filter(|_| *by == change.offender.rho()).find(at_his_turn)?;
        Some((no, noted.clone()))
    }

    /// Such a call: what is wrong with the first is ruled on with it, and the change is no more.
    pub(crate) fn take_over_a_change(&mut self, act: Act, no: CaseNo, matter: Matter) {
        let notice = self.cases[no.index()].notice;
        self.emit(Event::Lapsed(no));
        let facts = self.facts(Some(&act));
        self.open(matter, facts, notice);
        self.settle();
        self.take(act);
    }

    /// What attention brings up: a call that may be a change before the one that it changes, and nothing about a call
    /// on whose change is being ruled.
    pub(crate) fn to_be_attended(&self, to: Attended) -> Vec<Matter> {
        let in_hand = |note: &Matter| {
            let mut open = self.cases.iter().filter(|case| case.state == CaseState::Open);
            open.any(|case| changed_in(case).is_some_and(|(first, _)| note.about() == Some(first)))
        };
        let meant = |note: &&Matter| to.means(note) && !(is_of_a_call(note) && in_hand(note));
        let mut noted: Vec<Matter> = self.notes.iter().filter(meant).cloned().collect();
        noted.sort_by_key(|note| !self.may_be_a_change(note));
        noted
    }

    fn may_be_a_change(&self, note: &Matter) -> bool {
        let Matter::CallOutOfTurn(it) = note else { return false };
        let earlier = |made: &Made| made.by == it.offender && made.at < it.at && made.stands();
        it.turn == Some(it.offender.lho()) && self.calls.iter().any(earlier)
    }
}

/// The two calls of a change on which the Director rules in this case.
fn changed_in(case: &CaseRecord) -> Option<(ActNo, ActNo)> {
    let out_of_turn = |given: &Given| match given.order {
        Order::IsChangeOfCall { first, second } => Some((first, second)),
        _ => None,
    };
    match &case.matter {
        Matter::ChangeOfCall(it) => Some((it.at, it.second)),
        _ => case.orders.iter().find_map(out_of_turn),
    }
}

/// Whether it is an irregularity of a call itself, and not of what was said about it.
pub(crate) fn is_of_a_call(note: &Matter) -> bool {
    matches!(
        note,
        Matter::CallOutOfTurn(_)
            | Matter::InsufficientBid(_)
            | Matter::InadmissibleDouble(_)
            | Matter::CallByPasser(_)
            | Matter::BidAboveSeven(_)
            | Matter::CallNotRepeated(_)
            | Matter::DoubleNotAllowed(_)
            | Matter::CallAfterFinalPass(_)
    )
}

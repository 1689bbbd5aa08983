//! What no longer counts: a ruling taken back, the fallen part of a reopened case, a waived rectification.

use openroom_cards::{Card, Seat};

use crate::{ActNo, CaseNo, CaseState, Order, Restriction, Rule, Shown, Standing, Table};

impl Table {
    /// The state as if the case had ordered nothing. The case and what it ordered stay in the record.
    pub(super) fn undo(&mut self, of: CaseNo) {
        if self.undone.contains(&of) {
            return;
        }
        let log = std::mem::take(&mut self.log);
        let cases = std::mem::take(&mut self.cases);
        let mut undone = std::mem::take(&mut self.undone);
        undone.push(of);
        let (settings, dealer, acts) = (self.settings, self.position.auction.dealer, self.acts);
        *self = Table::blank(settings, dealer);
        self.keep_undone(undone.clone());
        for event in &log {
            self.apply(event);
            self.keep_undone(undone.clone());
        }
        self.acts = acts;
        self.log = log;
        let anew = std::mem::replace(&mut self.cases, cases);
        for (case, anew) in self.cases.iter_mut().zip(anew) {
            // What a waiver had ended goes on where the waiver itself is taken back.
            if case.state == CaseState::Waived {
                case.state = anew.state;
            }
        }
        self.end_case(of, CaseState::Withdrawn);
    }

    fn keep_undone(&mut self, undone: Vec<CaseNo>) {
        self.undone = undone;
    }

    /// The case as it was after so many answers and orders; what the later ones did falls.
    pub(super) fn go_back(&mut self, case: CaseNo, answers: u16, orders: u16) {
        self.restrictions.retain(|one| one.from.is_none_or(|(from, nth)| from != case || nth < orders));
        self.restore_calls(case, orders);
        let Some(record) = self.cases.get_mut(case.index()) else { return };
        let kept = record.orders.len().min(usize::from(orders));
        let fallen = record.orders.split_off(kept);
        record.answers.truncate(usize::from(answers));
        record.state = CaseState::Open;
        if fallen.iter().any(|given| given.order == Order::NothingFurther) {
            for withdrawn in self.withdrawn.iter_mut().filter(|one| one.case == case) {
                withdrawn.unauthorized = true;
            }
        }
    }

    /// Calls that the fallen part of a case had taken back stand again.
    pub(super) fn restore_calls(&mut self, case: CaseNo, orders: u16) {
        let fell = |one: &crate::Withdrawn| {
            one.case == case && one.nth >= orders && matches!(one.shown, Shown::Call(_))
        };
        let back: Vec<ActNo> = self.withdrawn.iter().filter(|one| fell(one)).map(|one| one.at).collect();
        if back.is_empty() {
            return;
        }
        self.withdrawn.retain(|one| !fell(one));
        for made in self.calls.iter_mut().filter(|made| back.contains(&made.at)) {
            made.standing = Standing::Stands;
        }
        self.refold_auction();
    }

    /// What the case imposed and what still binds is gone, and what was withdrawn by it tells both sides what it tells;
    /// cards that it left face up are picked up, and play that it had suspended goes on.
    pub(super) fn lift(&mut self, of: CaseNo) {
        let binds = |one: &Restriction| one.holds() && one.from.is_some_and(|(from, _)| from == of);
        for one in self.restrictions.iter().filter(|one| binds(one)) {
            if let Rule::PenaltyCard { card, .. } = one.rule {
                self.position.faced[one.on].remove(card);
            }
        }
        self.restrictions.retain(|one| !binds(one));
        for withdrawn in self.withdrawn.iter_mut().filter(|one| one.case == of) {
            withdrawn.unauthorized = false;
        }
        self.pick_up_what_was_left(of);
        self.resume_play_after(of);
        self.end_case(of, CaseState::Withdrawn);
    }

    /// What the case imposed ends with the act that asked for it; cards that it left face up are picked up.
    pub(super) fn waive(&mut self, of: CaseNo, at: ActNo) {
        for restriction in &mut self.restrictions {
            if restriction.from.is_some_and(|(from, _)| from == of) && restriction.holds() {
                restriction.ended = Some(at);
                if let Rule::PenaltyCard { card, .. } = restriction.rule {
                    self.position.faced[restriction.on].remove(card);
                }
            }
        }
        self.pick_up_what_was_left(of);
        self.end_case(of, CaseState::Waived);
    }

    /// Cards that the case left face up go back, but for penalty cards of another.
    fn pick_up_what_was_left(&mut self, of: CaseNo) {
        let left = self.cases.get(of.index()).map_or(&[][..], |case| &case.orders);
        for given in left {
            if let Order::LeaveFaced { owner, card } = given.order
                && !self.is_penalty_card(owner, card)
            {
                self.position.faced[owner].remove(card);
            }
        }
    }

    fn is_penalty_card(&self, owner: Seat, of: Card) -> bool {
        let its = |rule: Rule| matches!(rule, Rule::PenaltyCard { card, .. } if card == of);
        self.restrictions.iter().any(|one| one.on == owner && one.holds() && its(one.rule))
    }

    /// The card goes to the hand where it belongs, wherever it was.
    pub(super) fn restore_card(&mut self, card: Card, to: Seat, from: Option<Seat>) {
        // Who was not known to have too many had one more than was counted.
        let from = from.filter(|from| self.counts()[*from] > 13);
        let mut taken = self.position.astray.remove(card);
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != to) {
            taken |= self.position.hands[seat].remove(card);
            self.position.faced[seat].remove(card);
        }
        if self.position.pool.remove(card) {
            taken = true;
            if let Some(from) = from {
                self.position.unknown[from] = self.position.unknown[from].saturating_sub(1);
            }
        }
        if taken {
            self.position.hands[to].insert(card);
            self.astray.retain(|one| one.card != card);
        }
    }
}

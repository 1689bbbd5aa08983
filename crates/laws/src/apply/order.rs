use openroom_cards::{BySeat, BySide, Call, Card, Cards, Seat};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L68B2;

use crate::{
    ActNo, CaseNo, CaseRecord, Ended, Given, Made, Matter, Order, PenaltyCard, Played, Pocket, Restriction,
    Rule, Said, Shown, Standing, Stuck, Table, Until, Withdrawn, law59,
};

#[allow(clippy::match_same_arms, reason = "one line an order")]
impl Table {
    pub(super) fn apply_order(&mut self, no: CaseNo, by: Provision, order: Order, rests_on: u16) {
        let Some(case) = self.cases.get_mut(no.index()) else { return };
        let nth = case.orders.len() as u16;
        let offender = case.matter.offender();
        let about = case.matter.about();
        case.orders.push(Given { by, order, rests_on });
        if self.undone.contains(&no) {
            return;
        }
        let taking = Taking { under: by, case: no, nth, offender };
        match order {
            Order::CallStands(at) => self.accept_call(at),
            Order::CancelCall(at) => self.take_back_calls(&[at], &taking),
            Order::WithdrawCall(at) => self.withdraw_call(at, &taking),
            Order::ReplaceCall { at, by } => {
                self.take_back_calls(&[at], &taking);
                // Whoever must replace a call owes none any more.
                self.end_restrictions(at, |one| one.on == by && matches!(one.rule, Rule::MustCall(_)));
            }
            Order::ChangeStands { first, second } => self.change_call(first, second, &taking),
            Order::CancelCallsFrom(at) => {
                let later: Vec<_> = self
                    .calls
                    .iter()
                    .skip_while(|made| made.at != at)
                    .filter(|made| made.stands())
                    .map(|made| made.at)
                    .collect();
                self.take_back_calls(&later, &taking);
            }
            Order::SubstituteCall { at, call } => self.substitute_call(at, call, &taking),
            Order::DeemPassed(seat) => {
                let at = self.next_act();
                self.acts += 1;
                self.put_call(at, seat, Said::Call(Call::Pass));
            }
            Order::CardStands(at) => self.accept_card(at),
            Order::WithdrawCard(at) => self.take_back_card(at, &taking),
            Order::PlayInstead { hand, card } => self.play_instead(hand, card),
            Order::CardNamed { hand, card } => self.named = Some((hand, card)),
            Order::DesignationVoid => {}
            Order::PickUp { owner, suits } => self.pick_up(owner, suits),
            Order::MakeMajor { owner, card } => self.make_major(owner, card),
            Order::TakeBackFaceDown => {
                let other = self.position.face_down.map(|lead| lead.by);
                if let Some(by) = self.position.face_down_of(offender).map(|lead| lead.by).or(other) {
                    self.pick_up_lead(by);
                }
            }
            Order::LeaveFaced { owner, card } => {
                let picked_up = |note: &Matter| matches!(note, Matter::PickedUp(it) if (it.owner, it.card) == (owner, card));
                // What nobody has noticed stays as it is.
                if !self.notes.iter().any(picked_up) {
                    self.position.faced[owner].insert(card);
                }
            }
            Order::ReturnToHand { owner, cards } => {
                let faced = self.position.faced[owner];
                self.position.faced[owner] = faced - cards;
                self.need_not_be_played(owner, cards);
            }
            Order::DeclarerIs(seat) => {
                if let Some(contract) = &mut self.position.contract {
                    contract.declarer = seat;
                }
            }
            Order::SpreadDummy => self.position.dummy_spread = true,
            Order::Restrict(on, rule, until) => {
                if let Rule::PenaltyCard { card, .. } = rule {
                    self.position.faced[on].insert(card);
                    self.need_not_be_played(on, Cards::of(card));
                }
                let from = Some((no, nth));
                self.restrictions.push(Restriction { by, on, rule, until, from, ended: None });
            }
            Order::SuspendPlay => self.suspend_play(no),
            Order::ResumePlay => self.resume_play((by == L68B2).then_some(&taking)),
            Order::AwardTricks { to, tricks } => {
                if self.position.contract.is_none() {
                    self.position.contract = self.position.auction.contract();
                }
                let played = self.position.winners().iter().flatten().count() as u8;
                let mut awarded = BySide::new([0; 2]);
                awarded[to] = tricks.min(13 - played);
                awarded[to.other()] = 13 - played - awarded[to];
                self.position.awarded = Some(awarded);
                self.position.suspended = false;
                self.forget_what_was_shown_with_claim();
            }
            Order::TransferTricks { to, tricks } => {
                let taken = &mut self.position.transferred[to.other()];
                *taken = taken.saturating_add(tricks);
            }
            Order::CancelTransfer { from, tricks } => {
                let taken = &mut self.position.transferred[from];
                *taken = taken.saturating_sub(tricks);
            }
            Order::GiveBack { to, tricks } => {
                if let Some(awarded) = &mut self.position.awarded {
                    let tricks = tricks.min(awarded[to.other()]);
                    awarded[to.other()] -= tricks;
                    awarded[to] += tricks;
                }
            }
            Order::FaceHands => self.position.faced = self.position.hands,
            Order::NothingFurther => {
                for withdrawn in self.withdrawn.iter_mut().filter(|withdrawn| withdrawn.case == no) {
                    withdrawn.unauthorized = false;
                }
            }
            Order::RestoreCard { card, to, from } => self.restore_card(card, to, from),
            Order::TakeCorrectHand(seat) => self.taken[seat] = Some(Pocket::Own),
            Order::CancelBoard => self.position.ended = Some(Ended::Cancelled),
            Order::AdjustScore(how) => self.position.ended = Some(Ended::Adjusted(how)),
            Order::Waive(of) => self.waive(of, about.unwrap_or(ActNo(self.acts))),
            Order::Undo(of) => self.undo(of),
            Order::Lift(of) => self.lift(of),
            Order::Reconsider { of, answers } => {
                let rests = |given: &&Given| given.rests_on <= answers;
                let record = self.cases.get(of.index());
                let orders = record.map_or(0, |record| record.orders.iter().take_while(rests).count());
                self.go_back(of, answers, orders as u16);
            }
            Order::Authorized { at, to } => {
                let freed = |one: &&mut Withdrawn| one.case == no && one.at == at && one.offending == to;
                for withdrawn in self.withdrawn.iter_mut().filter(freed) {
                    withdrawn.unauthorized = false;
                }
            }
            Order::Unauthorized { at, to } => {
                let turned = |one: &&mut Withdrawn| one.case == no && one.at == at;
                for withdrawn in self.withdrawn.iter_mut().filter(turned) {
                    if withdrawn.offending != to.side() {
                        withdrawn.offending = to.side();
                        withdrawn.unauthorized = true;
                    }
                }
            }
            Order::IsChangeOfCall { second, .. } => self.offer_call(second),
            Order::LeadFrom(seat) => self.position.lead_from = Some(seat),
            Order::LeadsNext { hand, card } => self.leads_next = Some((hand, card)),
            Order::SupplyCard { hand, card, trick } => self.supply_card(hand, card, trick),
            Order::AddToPlayed { hand, card, trick } => self.add_to_played(hand, card, trick),
            Order::TakeFromPlayed { hand, card } => {
                if let Some(stuck) = self.position.stuck.take_if(|stuck| stuck.by == hand) {
                    if stuck.card != card {
                        self.leave_among_played(stuck);
                    }
                    self.give_to_hand(hand, card);
                }
            }
            Order::RestorePlayed { hand, card, .. } => {
                self.position.hands[hand].remove(card);
                self.position.faced[hand].remove(card);
            }
            Order::RecordTricks { declarers } => self.position.record(declarers),
            Order::PlayOnRegardless => {
                let defends = |note: &Matter| self.position.is_defender(note.offender());
                self.notes.retain(|note| !defends(note));
            }
            Order::Entitled(_) => {}
            Order::RightsLost(_) => {}
            Order::LiableToPenalty(_) => {}
            Order::FaceTrick(_) => {}
            Order::ResultStands => {}
            Order::Applies => {}
            Order::RebuildDeal => {}
            Order::RemoveCard { .. } => {}
            Order::KnowledgeUnauthorized { .. } => {}
            Order::NoChangeOfCall => {}
            Order::CallAgain(_) => {}
            Order::CompareOnOtherBoard(_) => {}
            Order::AuctionPeriodBegins(_) => {}
            Order::PlayOn => {}
            Order::RightBoardLater => {}
            Order::MayPenalize => {}
            Order::SettlementStands => {}
            Order::SettlementCancelled => {}
            Order::RightForfeited(_) => {}
            Order::GainTaken(_) => {}
            Order::NotWaived(_) => {}
            Order::RestsOn(_) => {}
            Order::RuleAgain(_) => {}
            Order::DoublesLastBid(_) => {}
            Order::CallsFirst(_) => {}
            Order::TurnReverts(_) => {}
            Order::LeadIsFree(_) => {}
            Order::CountsAfter { .. } => {}
            Order::NoRectification => {}
            Order::ReviewAfterPlay => {}
            Order::QuestionUnauthorized { .. } => {}
            Order::MayNotUseKnowledge(_) => {}
            Order::InTime(_) => {}
            Order::Late(_) => {}
            Order::TooEarly(_) => {}
            Order::NotEntitled(_) => {}
            Order::RightsReserved(_) => {}
            Order::CallDirector(_) => {}
            Order::AdjustAfterPlay { .. } => {}
            Order::AdjustWithoutOffence => {}
            Order::ScoreStands => {}
            Order::AsIfToldRight => {}
            Order::AsIfToldNoAgreement => {}
            Order::ChangeSeats => {}
            Order::Redeal => {}
            Order::Established(_) => {}
            Order::NoTransfer => {}
            Order::CountFor { .. } => {}
            Order::LineFails { .. } => {}
            Order::LineAccepted => {}
            Order::LineRefused => {}
        }
    }

    fn accept_call(&mut self, at: ActNo) {
        let Some(made) = self.calls.iter_mut().find(|made| made.at == at) else { return };
        let (by, before) = (made.by, made.standing);
        made.standing = Standing::Accepted;
        self.refold_auction();
        if before == Standing::Offered {
            self.end_restrictions(at, |one| one.on == by && one.until == Until::NextTurn);
        }
    }

    fn change_call(&mut self, first: ActNo, second: ActNo, taking: &Taking) {
        let place = |table: &Table, at| table.calls.iter().position(|made| made.at == at);
        self.take_back_calls(&[first], taking);
        let (Some(to), Some(from)) = (place(self, first), place(self, second)) else { return };
        let mut made = self.calls.remove(from);
        made.standing = Standing::Stands;
        let by = made.by;
        self.calls.insert(to + usize::from(from > to), made);
        self.refold_auction();
        self.forget_what_is_legal_now();
        self.end_restrictions(second, |one| one.on == by && one.until == Until::NextTurn);
    }

    /// A call noted as illegal may be legal after the one that now stands before it.
    fn forget_what_is_legal_now(&mut self) {
        let (begun, calls) = (self.auction_begun, &self.calls);
        let is_legal = |by: Seat, at: ActNo, call: Call| {
            let met = begun.fold(calls.iter().take_while(|made| made.at != at));
            met.next() == by && met.allows(by).contains(call)
        };
        self.notes.retain(|note| match note {
            Matter::InsufficientBid(it) => !is_legal(it.offender, it.at, Call::Bid(it.bid)),
            Matter::InadmissibleDouble(it) => !is_legal(it.offender, it.at, it.call),
            _ => true,
        });
    }

    /// A call made as one of its own turns out to be offered in place of another.
    fn offer_call(&mut self, at: ActNo) {
        if let Some(made) = self.calls.iter_mut().find(|made| made.at == at) {
            made.standing = Standing::Offered;
        }
        self.notes.retain(|note| note.about() != Some(at));
        self.revive_restrictions(at);
        self.refold_auction();
    }

    fn accept_card(&mut self, at: ActNo) {
        let stands = |played: &&mut crate::Played| played.at == at && played.standing.counts();
        if let Some(played) = self.plays.iter_mut().find(stands) {
            played.standing = Standing::Accepted;
        }
    }

    /// One that the player had to take back before is now withdrawn because of the other side.
    fn withdraw_call(&mut self, at: ActNo, taking: &Taking) {
        let earlier = |one: &Withdrawn| one.at == at && one.by.side() != taking.offender.side();
        if let Some(place) = self.withdrawn.iter().position(earlier) {
            let Withdrawn { by, shown, on_tray, .. } = self.withdrawn.remove(place);
            self.withdrawn.push(Withdrawn { on_tray, ..taking.card(at, by, shown) });
            return;
        }
        self.take_back_calls(&[at], taking);
    }

    fn take_back_calls(&mut self, acts: &[ActNo], taking: &Taking) {
        for at in acts {
            let on_tray = self.calls.iter().any(|made| made.at == *at && self.is_on_tray(made.by, *at));
            let Some(made) =
                self.calls.iter_mut().find(|made| made.at == *at && made.standing != Standing::Withdrawn)
            else {
                continue;
            };
            made.standing = Standing::Withdrawn;
            let withdrawn = Withdrawn { on_tray, ..taking.of(*made) };
            self.withdrawn.push(withdrawn);
            self.notes.retain(|note| note.about() != Some(*at));
            self.revive_restrictions(*at);
        }
        self.refold_auction();
    }

    fn substitute_call(&mut self, at: ActNo, call: Call, taking: &Taking) {
        let Some(place) = self.calls.iter().position(|made| made.at == at) else { return };
        let by = self.calls[place].by;
        self.take_back_calls(&[at], taking);
        let new = self.next_act();
        self.acts += 1;
        let made = Made { at: new, by, said: Said::Call(call), standing: Standing::Stands };
        self.calls.insert(place + 1, made);
        self.refold_auction();
        self.forget_what_is_legal_now();
        self.end_restrictions(new, |one| one.on == by && one.until == Until::NextTurn);
    }

    fn take_back_card(&mut self, at: ActNo, taking: &Taking) {
        let Some(played) = self.plays.iter_mut().find(|one| one.at == at && one.standing.counts()) else {
            self.free_card(at, taking);
            return;
        };
        played.standing = Standing::Withdrawn;
        let played = *played;
        let trick = &mut self.position.tricks[usize::from(played.trick)];
        trick.cards[played.by] = None;
        if trick.cards.values().iter().all(Option::is_none) {
            trick.leader = None;
            trick.omitted = None;
        }
        self.position.lead_from = None;
        self.position.find_current(self.position.current.min(played.trick));
        self.give_to_hand(played.by, played.card);
        if let Some(under_it) = self.position.stuck.take_if(|stuck| stuck.at == at) {
            self.give_to_hand(under_it.by, under_it.card);
            self.notes.retain(|note| !matches!(note, Matter::CardHidden(it) if it.at == at));
        }
        self.withdrawn.push(taking.card(played.at, played.by, Shown::Card(played.card)));
        self.notes.retain(|note| note.about() != Some(at));
        self.free_what_was_shown(played, taking);
        self.revive_restrictions(at);
    }

    /// A card that goes back need not be played because its player had shown or named it; nor what the innocent side has
    /// shown or named since.
    fn free_what_was_shown(&mut self, played: Played, taking: &Taking) {
        let since = |one: &Restriction, cases: &[CaseRecord]| {
            let case = one.from.and_then(|(from, _)| cases.get(from.index()));
            case.is_some_and(|case| case.opened_at > played.at)
        };
        let mut freed = BySeat::<Cards>::default();
        let (restrictions, cases) = (&mut self.restrictions, &self.cases);
        restrictions.retain(|one| {
            let shown = law59::shown_to_be_played(one);
            let itself = one.ended == Some(played.at) && shown.contains(played.card);
            let innocent = one.holds() && one.on.side() != taking.offender.side() && since(one, cases);
            if innocent {
                freed[one.on] |= shown;
            }
            !itself && (shown.is_empty() || !innocent)
        });
        for (seat, cards) in freed.iter() {
            self.position.faced[seat] = self.position.faced[seat] - *cards;
        }
    }

    /// Cards that are penalty cards now or have gone back are no longer to be played because their owner had shown or named
    /// them.
    fn need_not_be_played(&mut self, owner: Seat, cards: Cards) {
        self.restrictions.retain(|one| {
            let shown = law59::shown_to_be_played(one);
            one.on != owner || !one.holds() || shown.is_empty() || !cards.contains_all(shown)
        });
    }

    /// A card that had gone back already is the innocent side's own again: what was demanded of it falls.
    fn free_card(&mut self, at: ActNo, taking: &Taking) {
        let innocent = |one: &&Played| one.at == at && one.by.side() != taking.offender.side();
        let Some(played) = self.plays.iter().find(innocent).copied() else { return };
        let about: Vec<bool> = self.cases.iter().map(|case| case.matter.about() == Some(at)).collect();
        let demands =
            |one: &Restriction| one.from.is_some_and(|(from, _)| about.get(from.index()) == Some(&true));
        if self.restrictions.iter().any(|one| one.holds() && demands(one)) {
            self.end_restrictions(ActNo(self.acts), demands);
            self.position.faced[played.by].remove(played.card);
        }
    }

    /// Only in the place of a card that was taken back from the trick being played.
    fn play_instead(&mut self, hand: Seat, card: Card) {
        let trick = self.position.current;
        let back = |one: &Played| one.by == hand && one.trick == trick && one.standing == Standing::Withdrawn;
        let free = self.position.trick().is_some_and(|trick| trick.cards[hand].is_none());
        if free && self.plays.iter().any(back) && self.position.may_hold(hand).contains(card) {
            let at = self.next_act();
            self.acts += 1;
            self.put_card(at, hand, card);
        }
    }

    /// The trick lacks a card of this hand: it is complete with this one, which may win it.
    fn supply_card(&mut self, hand: Seat, card: Card, trick: u8) {
        let lacks = |one: &crate::TrickSoFar| one.omitted == Some(hand) && one.cards[hand].is_none();
        if !self.position.may_hold(hand).contains(card) {
            return;
        }
        let Some(lacking) = self.position.tricks.get_mut(usize::from(trick)).filter(|one| lacks(one)) else {
            return;
        };
        lacking.omitted = None;
        self.position.find_current(self.position.current.min(trick));
        let at = self.next_act();
        self.acts += 1;
        self.put_card(at, hand, card);
    }

    fn add_to_played(&mut self, hand: Seat, card: Card, trick: u8) {
        let Some(contract) = self.position.contract else { return };
        if !self.position.may_hold(hand).contains(card) {
            return;
        }
        let at = self.next_act();
        let Some(lacking) = self.position.tricks.get_mut(usize::from(trick)) else { return };
        if lacking.omitted != Some(hand) {
            return;
        }
        lacking.won_before = lacking.winner(contract.bid.denomination());
        lacking.omitted = None;
        lacking.cards[hand] = Some(card);
        lacking.acts[hand] = at;
        self.acts += 1;
        self.take_from_hand(hand, card);
        self.position.faced[hand].remove(card);
        self.plays.push(Played { at, by: hand, card, trick, standing: Standing::Accepted });
        self.end_restrictions(
            at,
            |one| matches!(one.rule, Rule::PenaltyCard { card: penalty, .. } if penalty == card),
        );
    }

    /// The hidden card stays among those played in place of the one that goes back; the trick keeps its winner.
    fn leave_among_played(&mut self, stuck: Stuck) {
        let Some(contract) = self.position.contract else { return };
        let trick = &mut self.position.tricks[usize::from(stuck.trick)];
        trick.won_before = trick.winner(contract.bid.denomination());
        trick.cards[stuck.by] = Some(stuck.card);
        if let Some(played) = self.plays.iter_mut().find(|one| one.at == stuck.at) {
            played.card = stuck.card;
        }
    }

    fn make_major(&mut self, owner: Seat, card: Card) {
        for restriction in self.restrictions.iter_mut().filter(|one| one.on == owner) {
            if let Rule::PenaltyCard { card: one, kind } = &mut restriction.rule
                && *one == card
            {
                *kind = PenaltyCard::Major;
            }
        }
    }

    fn pick_up(&mut self, owner: Seat, suits: crate::Denominations) {
        let picked = |one: &Restriction| match one.rule {
            Rule::PenaltyCard { card, .. }
                if one.on == owner && one.holds() && suits.contains(card.suit()) =>
            {
                Some(card)
            }
            _ => None,
        };
        for card in self.restrictions.iter().filter_map(picked).collect::<Vec<_>>() {
            self.position.faced[owner].remove(card);
        }
        self.restrictions.retain(|one| picked(one).is_none());
    }
}

/// In which case and by which provision something is taken back.
pub(super) struct Taking {
    under: Provision,
    pub(super) case: CaseNo,
    nth: u16,
    offender: Seat,
}

impl Taking {
    fn of(&self, made: Made) -> Withdrawn {
        self.card(made.at, made.by, Shown::Call(made.said))
    }

    pub(super) fn card(&self, at: ActNo, by: Seat, shown: Shown) -> Withdrawn {
        let Taking { under, case, nth, offender } = *self;
        let offending = offender.side();
        Withdrawn { at, by, shown, under, case, nth, offending, unauthorized: true, on_tray: false }
    }
}

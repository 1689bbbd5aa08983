use openroom_cards::{Card, Cards, Seat};

use crate::law46::Intention;
use crate::position::PutOut;
use crate::{
    Act, ActNo, Designation, Exposure, FaceDown, Made, Phase, Played, RecordedMeaning, Restriction, Rule,
    Said, Seen, Standing, Stuck, Table, Until,
};

impl Table {
    /// A call or a card; what else happens is rare.
    #[inline]
    pub(crate) fn apply_act(&mut self, at: ActNo, act: &Act) {
        if act.is_numbered() {
            self.acts = at.0 + 1;
        }
        match act {
            Act::Call { by, call } => self.put_call(at, *by, Said::Call(*call)),
            Act::Play { by, card } => self.play_card(at, *by, *card),
            _ => self.apply_other(at, act),
        }
    }

    fn play_card(&mut self, at: ActNo, by: Seat, card: Card) {
        for of_the_hand in [&mut self.named, &mut self.leads_next] {
            of_the_hand.take_if(|(hand, _)| *hand == by);
        }
        if self.position.face_down.is_some() {
            self.pick_up_lead(by);
        }
        self.put_card(at, by, card);
    }

    #[cold]
    fn apply_other(&mut self, at: ActNo, act: &Act) {
        match act {
            Act::BidAboveSeven { by, level, denomination } => {
                self.put_call(at, *by, Said::AboveSeven { level: *level, denomination: *denomination });
            }
            Act::ChangeCall { by, to, .. } => {
                self.calls.push(Made { at, by: *by, said: Said::Call(*to), standing: Standing::Offered });
            }
            Act::LeadFaceDown { by, card } => {
                self.passed = self.next_act();
                self.take_from_hand(*by, *card);
                self.position.put_face_down(FaceDown { by: *by, card: *card, at });
            }
            Act::FaceLead { by } => {
                if let Some(lead) = self.pick_up_lead(*by) {
                    let led = self.position.trick().is_some_and(|trick| trick.leader.is_some());
                    self.put_card(if led { at } else { lead.at }, lead.by, lead.card);
                }
            }
            // A word in the auction shows no card.
            Act::ExposeCards { how: Exposure::Named, .. } if self.phase() == Phase::Auction => {}
            Act::ExposeCards { by, cards, .. } => {
                self.note_what_is_shown_with_claim(*by, *cards);
                self.show(*by, *cards);
            }
            Act::Name { by, designation: Designation::Card(card) }
                if self.position.is_defender(*by) && !self.lies_face_down(*by, *card) =>
            {
                self.learn_of(*by, *card);
            }
            Act::PlayTogether { by, cards } => self.show(*by, *cards),
            Act::PlayHiding { by, card, hidden, seen } => {
                let trick = self.position.current;
                self.put_card(at, *by, *card);
                self.take_from_hand(*by, *hidden);
                self.position.faced[*by].remove(*hidden);
                let or = (*seen == Seen::Unknown).then_some(*card);
                self.position.stuck = Some(Stuck { by: *by, card: *hidden, trick, at, or });
            }
            Act::OmitCard { by } => {
                let current = self.position.current;
                if let Some(trick) = self.position.tricks.get_mut(usize::from(current)) {
                    trick.omitted = Some(*by);
                }
                self.position.find_current(current);
            }
            Act::DummyPlays { card } => self.put_out_by_dummy(at, *card),
            Act::TakeBackCard { by, card } => {
                self.position.faced[*by].remove(*card);
            }
            Act::PutBack { by, card } => self.give_to_hand(*by, *card),
            Act::SpreadHand { by } if self.position.dummy() == Some(*by) => {
                self.position.dummy_spread = true;
            }
            Act::ReturnHand { by } => self.returned[*by] = true,
            Act::TakeHand { by, from } => self.taken[*by] = Some(*from),
            Act::CountCards { by, cards } if self.position.unknown[*by] > 0 => {
                self.position.unknown[*by] = cards.saturating_sub(self.position.hands[*by].len() as u8);
            }
            Act::PassTray { .. } => {
                self.passed = self.next_act();
                self.tray = self.tray.partner();
            }
            Act::RuleBeforehand { question, answer } => {
                self.beforehand.push((self.next_case(), **question, *answer));
            }
            Act::WithdrawRuling { .. } => self.beforehand.clear(),
            Act::Alert { call, .. } => {
                self.alerted.push(*call);
                self.spoken_of.push(*call);
            }
            Act::Announce { call, .. } | Act::Explain { call, .. } | Act::Ask { about: Some(call), .. } => {
                self.spoken_of.push(*call);
            }
            Act::RecordMeaning { by, call, nth, meaning } => self.meanings.push(RecordedMeaning {
                by: *by,
                call: *call,
                nth: *nth,
                meaning: (**meaning).clone(),
            }),
            Act::Acquiesce { .. }
            | Act::AskAboutRevoke { .. }
            | Act::AskContract { .. }
            | Act::AskReview { .. }
            | Act::AskWaiver { .. }
            | Act::Call { .. }
            | Act::CallDirector { .. }
            | Act::CallOnNextBoard { .. }
            | Act::CallTogether { .. }
            | Act::Claim { .. }
            | Act::ComeBack
            | Act::Concede { .. }
            | Act::ConsultCard { .. }
            | Act::Convey { .. }
            | Act::CorrectExplanation { .. }
            | Act::DoubleNaming { .. }
            | Act::DrawAttention { .. }
            | Act::DummyOversteps { .. }
            | Act::DummySuggests { .. }
            | Act::DummyUses { .. }
            | Act::DummyWarns { .. }
            | Act::EndRound
            | Act::FindCard { .. }
            | Act::GiveReview { .. }
            | Act::InspectTrick { .. }
            | Act::LearnOfBoard { .. }
            | Act::MixCards { .. }
            | Act::Object { .. }
            | Act::Play { .. }
            | Act::PlayAtOnce { .. }
            | Act::PointOutTrick { .. }
            | Act::RenameCard { .. }
            | Act::ReportDeviation { .. }
            | Act::SayTurn { .. }
            | Act::SettleThemselves { .. }
            | Act::StateTricks { .. }
            | Act::TurnDown { .. }
            | Act::UseAid { .. }
            | Act::WarnOfSkip { .. }
            | Act::Ask { .. }
            | Act::CountCards { .. }
            | Act::Name { .. }
            | Act::SpreadHand { .. } => {}
        }
    }

    pub(super) fn put_call(&mut self, at: ActNo, by: Seat, said: Said) {
        // Records of earlier versions do not say that the tray was passed.
        if !self.has_tray(by) {
            self.passed = at;
            self.tray = by;
        }
        self.calls.push(Made { at, by, said, standing: Standing::Stands });
        self.position.auction.add(by, said);
        if !self.restrictions.is_empty() {
            self.end_restrictions(at, |one| one.on == by && one.until == Until::NextTurn);
        }
    }

    pub(super) fn put_card(&mut self, at: ActNo, by: Seat, card: Card) {
        if self.position.contract.is_none() {
            self.position.contract = self.position.auction.contract();
        }
        if self.position.trick().is_some_and(|trick| trick.cards[by].is_some()) {
            self.show(by, Cards::of(card));
            return;
        }
        self.take_from_hand(by, card);
        self.position.faced[by].remove(card);
        let current = self.position.current;
        if !self.notes.is_empty() {
            self.forget_intentions(by, current);
        }
        let Some(trick) = self.position.tricks.get_mut(usize::from(current)) else { return };
        let led_before = trick.leader.replace(trick.leader.unwrap_or(by));
        trick.omitted = trick.omitted.filter(|omitted| *omitted != by);
        trick.cards[by] = Some(card);
        trick.acts[by] = at;
        let complete = trick.is_complete();
        let played = Played { at, by, card, trick: current, standing: Standing::Stands };
        self.plays.push(played);
        if led_before.is_none() {
            self.position.lead_from = None;
        }
        if complete {
            self.position.find_current(current);
        }
        // Whoever led, dummy is seen when he is to play to the first trick.
        self.position.dummy_spread |= current == 0 && self.position.dummy() == self.position.turn();
        if !self.restrictions.is_empty() {
            self.end_restrictions_by_card(&played, led_before);
        }
    }

    #[cold]
    fn forget_intentions(&mut self, by: Seat, current: u8) {
        self.notes.retain(|note| !Intention::is_past(note, by, current));
    }

    /// What ends with this card, before which this hand had led to the trick, if any.
    #[cold]
    fn end_restrictions_by_card(&mut self, played: &Played, led_before: Option<Seat>) {
        let Played { at, by, card, trick, .. } = *played;
        let lying = self.position.tricks[usize::from(trick)];
        let (leader, leads) = (lying.leader, led_before.is_none());
        let winner = self.position.turn().filter(|_| lying.is_complete());
        let has_led = |one: &Restriction| leader == Some(one.on);
        self.end_restrictions(at, |one| match one.until {
            Until::Played => matches!(one.rule, Rule::PenaltyCard { card: penalty, .. } if penalty == card),
            Until::FirstLead => leads && one.on == by,
            Until::PlaysOnce => one.on == by,
            Until::LosesLead => has_led(one) && winner.is_some_and(|winner| winner != one.on),
            Until::NextTurn | Until::EndOfAuction | Until::EndOfPlay => false,
        });
    }

    /// Dummy puts a card out himself, in place of the one that declarer named or of none.
    fn put_out_by_dummy(&mut self, at: ActNo, card: Card) {
        let (Some(dummy), Some(replaces)) = (self.position.dummy(), self.position.put_out_by_dummy()) else {
            return;
        };
        if let PutOut::InPlaceOf { trick, card: named, at: first } = replaces {
            if let Some(played) = self.plays.iter_mut().find(|one| one.at == first) {
                played.standing = Standing::Withdrawn;
            }
            let lying = &mut self.position.tricks[usize::from(trick)];
            lying.cards[dummy] = None;
            if lying.cards.values().iter().all(Option::is_none) {
                lying.leader = None;
            }
            self.position.find_current(self.position.current.min(trick));
            self.give_to_hand(dummy, named);
            self.notes.retain(|note| note.about() != Some(first));
            self.revive_restrictions(first);
        }
        self.put_card(at, dummy, card);
    }

    pub(super) fn take_from_hand(&mut self, by: Seat, card: Card) {
        if !self.position.hands[by].remove(card) {
            self.position.unknown[by] = self.position.unknown[by].saturating_sub(1);
            self.position.pool.remove(card);
        }
    }

    /// What this player has led face down goes back into his hand.
    pub(super) fn pick_up_lead(&mut self, by: Seat) -> Option<FaceDown> {
        let lead = self.position.take_face_down(by)?;
        self.give_to_hand(by, lead.card);
        Some(lead)
    }

    pub(super) fn give_to_hand(&mut self, by: Seat, card: Card) {
        self.position.hands[by].insert(card);
    }

    fn show(&mut self, by: Seat, cards: Cards) {
        for card in cards {
            self.learn_of(by, card);
        }
        self.position.faced[by] |= cards;
    }

    /// A card that nobody had recorded turns out to be in this hand.
    fn learn_of(&mut self, by: Seat, card: Card) {
        if !self.position.hands[by].contains(card) {
            self.take_from_hand(by, card);
            self.give_to_hand(by, card);
        }
    }
}

//! What can happen at all: the rest is refused.

use openroom_cards::{Call, Card, Cards, Seat};

use crate::{
    Act, ActNo, Attended, CaseNo, CaseRecord, CaseState, Designation, DummysRight, Exposure, Given, Matter,
    Order, Phase, Place, Screens, Statement, Table, Who, Why, law24, law45, law53, law68, law75,
};

#[allow(clippy::match_same_arms, reason = "one line an act")]
impl Table {
    /// Whether such a thing can happen at this point of the board. One line an act.
    pub(crate) fn possible(&self, act: &Act) -> Result<(), Why> {
        if self.is_full() {
            return Err(Why::Full);
        }
        if self.position.ended.is_some() && act.moves_on() {
            return Err(Why::NotNow);
        }
        self.is_in_reach(act)?;
        match act {
            Act::DoubleNaming { call: Call::Pass | Call::Bid(_), .. } => Err(Why::NotNow),
            Act::Call { .. } | Act::BidAboveSeven { .. } | Act::DoubleNaming { .. } => {
                if self.phase() == Phase::Over && self.position.contract.is_some() {
                    return Err(Why::PlayIsOver);
                }
                Ok(())
            }
            Act::ChangeCall { by, .. } => now(self.calls.iter().any(|made| made.by == *by && made.stands())),
            Act::Alert { call, .. } | Act::Announce { call, .. } => self.has_call(*call),
            Act::Explain { call, .. } | Act::ReportDeviation { call, .. } => self.has_call(*call),
            Act::CorrectExplanation { by, call, .. } => {
                self.has_call(*call)?;
                let corrects = law75::correction(self, *by, *call).is_some();
                if corrects { Ok(()) } else { Err(Why::NothingToCorrect) }
            }
            Act::CallOnNextBoard { .. } => now(self.phase() == Phase::Over || self.position.suspended),
            Act::ComeBack => now(self.phase() == Phase::Over && self.reviews().next().is_some()),
            Act::ExposeCards { by, cards, how: Exposure::Led } => {
                self.can_show(*by, *cards).and_then(|()| now(law24::governs(self)))
            }
            Act::ExposeCards { by, cards, .. } => self.can_show(*by, *cards),
            Act::SpreadHand { by } => {
                now(self.phase() != Phase::Auction || !self.position.hands[*by].is_empty())
            }
            Act::LeadFaceDown { by, card } => self.can_lead_face_down(*by, *card),
            Act::FaceLead { by } => now(self.position.face_down_of(*by).is_some()),
            Act::PlayTogether { by, cards } => {
                let begun = matches!(self.phase(), Phase::Clarification | Phase::Play);
                self.can_show(*by, *cards).and_then(|()| now(begun))
            }
            Act::PlayAtOnce { plays } => {
                plays.iter().try_for_each(|(by, card)| card.map_or(Ok(()), |card| self.can_play(by, card)))
            }
            Act::Play { by, card } => self.can_put_out(*by, *card),
            Act::Name { by, designation } => self.can_name(*by, *designation),
            Act::PlayHiding { by, card, hidden, .. } => self.can_hide(*by, *card, *hidden),
            Act::OmitCard { by } => now(self.can_omit(*by)),
            Act::RenameCard { by, to, .. } => self.can_rename(*by, *to),
            Act::DummyPlays { card } | Act::DummySuggests { card } => self.dummy_has(*card),
            Act::DummyUses { right: DummysRight::PlaysAsDirected } => {
                now(self.plays.last().is_some_and(|last| self.position.dummy() == Some(last.by)))
            }
            Act::DummyOversteps { .. } => now(self.phase() == Phase::Play),
            Act::InspectTrick { trick, .. } | Act::PointOutTrick { trick, .. } => {
                now(self.position.contract.is_some() && *trick <= self.position.current && *trick < 13)
            }
            Act::Claim { by, tricks, statement } => {
                self.are_left(*tricks)?;
                self.can_state(*by, statement)
            }
            Act::Concede { tricks, .. } => self.are_left(*tricks),
            Act::TakeBackCard { by, card } => now(self.has_in_front(*by, *card)),
            Act::PutBack { by, card } => now(self.can_put_back(*by, *card)),
            Act::AskWaiver { by, case } => {
                self.has_ruling(Who::Player(*by), *case).and_then(|()| self.has_rectification(*case))
            }
            Act::WithdrawRuling { case } => self.has_ruling(Who::Director, *case),
            Act::TakeHand { by, .. } => now(self.taken[*by].is_none() && self.phase() == Phase::Auction),
            Act::CountCards { cards, .. } => now(*cards <= 52),
            Act::FindCard { card, of, place, .. } => self.can_find(*card, *of, *place),
            Act::RuleBeforehand { question, answer } => self.can_rule_beforehand(question, answer),
            Act::PassTray { .. } if self.settings.screens == Screens::None => Err(Why::NoScreens),
            Act::DrawAttention { to: Attended::WrongBoard, .. } => now(self.position.ended.is_none()
                && !self.cases.iter().any(|case| matches!(case.matter, Matter::WrongBoard(_)))),
            _ => Ok(()),
        }
    }

    /// Whether the record has no numbers left for what may follow from an act.
    pub(crate) fn is_full(&self) -> bool {
        self.acts >= u16::MAX - 64 || self.cases.len() >= usize::from(u16::MAX)
    }

    fn can_play(&self, by: Seat, card: Card) -> Result<(), Why> {
        self.can_put_out(by, card)?;
        now(self.position.face_down_of(by).is_none())
    }

    /// A card of his hand in the play, to the trick or beside it.
    fn can_put_out(&self, by: Seat, card: Card) -> Result<(), Why> {
        self.holds(by, card)?;
        self.is_being_played()?;
        now(self.position.trick().is_some())
    }

    /// The auction is over and the play is not.
    fn is_being_played(&self) -> Result<(), Why> {
        match self.phase() {
            Phase::Auction => Err(Why::InAuction),
            Phase::Clarification | Phase::Play => Ok(()),
            Phase::Over => Err(Why::PlayIsOver),
        }
    }

    fn can_name(&self, by: Seat, designation: Designation) -> Result<(), Why> {
        now(self.position.dummy() != Some(by))?;
        if let Designation::Card(card) = designation
            && law45::is_of_own_hand(self, by, card)
        {
            return if self.lies_face_down(by, card) { Ok(()) } else { self.can_put_out(by, card) };
        }
        now(self.phase() == Phase::Play)?;
        now(self.position.declarer() == Some(by) && self.position.dummy_spread)?;
        match designation {
            Designation::Card(card) | Designation::Touched(card) => self.can_play(by.partner(), card),
            Designation::NotHeld(card) => now(!self.position.hands[by.partner()].contains(card)),
            Designation::Suit(_)
            | Designation::Rank(_)
            | Designation::High
            | Designation::Low
            | Designation::Win
            | Designation::Anything => Ok(()),
        }
    }

    /// A card with another behind it, where he has none in the trick.
    fn can_hide(&self, by: Seat, card: Card, hidden: Card) -> Result<(), Why> {
        self.holds(by, card)?;
        self.holds(by, hidden)?;
        let closed = self.position.may_hold(by) - self.position.faced[by];
        let unrecorded = (Cards::of(card) | Cards::of(hidden)) - self.position.hands[by];
        let more = self.held_now(by) > 1
            && unrecorded.len() <= u32::from(self.position.unknown[by])
            && closed.contains(hidden);
        now(card != hidden && more && self.position.stuck.is_none() && self.position.dummy() != Some(by))?;
        self.can_play(by, card)?;
        now(self.position.trick().is_some_and(|trick| trick.cards[by].is_none()))
    }

    /// His turn in a trick that the right player has led to, or that goes on as if he had.
    fn can_omit(&self, by: Seat) -> bool {
        let lacking = self.position.tricks.iter().any(|trick| trick.omitted.is_some());
        let following = self.position.trick().is_some_and(|trick| trick.leader.is_some_and(|led| led != by));
        self.phase() == Phase::Play
            && self.position.dummy_spread
            && following
            && !lacking
            && self.turn() == Some(by)
            && self.position.stuck.is_none()
    }

    fn can_put_back(&self, by: Seat, card: Card) -> bool {
        let quitted = self.position.tricks.iter().take(usize::from(self.position.current));
        let one_is_back = self.notes.iter().any(|note| matches!(note, Matter::CardPutBack(_)));
        self.phase() == Phase::Play
            && self.position.dummy() != Some(by)
            && !one_is_back
            && !self.position.hands[by].contains(card)
            && quitted.into_iter().any(|trick| trick.cards[by] == Some(card))
    }

    fn can_rename(&self, by: Seat, to: Card) -> Result<(), Why> {
        let Some(dummy) = self.position.dummy().filter(|dummy| dummy.partner() == by) else {
            return Err(Why::NotNow);
        };
        self.holds(dummy, to)?;
        let last = self.plays.iter().rfind(|one| one.by == dummy && one.standing.counts());
        now(self.phase() == Phase::Play && last.is_some_and(|last| last.trick + 1 >= self.position.current))
    }

    fn dummy_has(&self, card: Card) -> Result<(), Why> {
        let Some(dummy) = self.position.dummy() else { return Err(Why::NotNow) };
        self.holds(dummy, card)?;
        now(self.phase() == Phase::Play && self.position.dummy_spread)
    }

    /// A stated line speaks only of hands that are the claimer's to play; he may be wrong about his cards.
    fn can_state(&self, by: Seat, statement: &Statement) -> Result<(), Why> {
        let declares = self.position.declarer() == Some(by);
        let his = |hand: Seat| hand == by || (declares && hand == by.partner());
        statement.hands().find(|hand| !his(*hand)).map_or(Ok(()), |hand| Err(Why::NotHisHand(hand)))
    }

    fn are_left(&self, tricks: u8) -> Result<(), Why> {
        match law68::left(self) {
            None => self.is_being_played().and(Err(Why::ClaimNotSettled)),
            Some(left) if tricks > left => Err(Why::TricksLeft(left)),
            Some(_) => Ok(()),
        }
    }

    fn can_lead_face_down(&self, by: Seat, card: Card) -> Result<(), Why> {
        self.holds(by, card)?;
        let room = self.position.face_down_of(by).is_none() && self.position.also_down.is_none();
        now(room && (self.phase() == Phase::Clarification || self.is_led_past(by)))?;
        now(self.position.trick().is_some_and(|trick| trick.cards[by].is_none()))
    }

    /// Whether this defender has the opening lead, and his partner faced one that nobody has accepted.
    fn is_led_past(&self, by: Seat) -> bool {
        let Some(trick) = self.position.trick().filter(|_| self.position.current == 0) else { return false };
        self.position.declarer().map(Seat::lho) == Some(by)
            && trick.leader == Some(by.partner())
            && law53::is_in_doubt(self, trick.acts[by.partner()])
    }

    /// Whether the card lies in front of its owner, faced or played to this trick.
    fn has_in_front(&self, by: Seat, card: Card) -> bool {
        let down = self.lies_face_down(by, card);
        let last = self.position.tricks.iter().rposition(|trick| trick.cards[by] == Some(card));
        let played = last.is_some_and(|trick| trick + 1 >= usize::from(self.position.current));
        down || (played && self.phase() == Phase::Play)
            || (self.position.faced[by] & self.position.hands[by]).contains(card)
    }

    fn can_show(&self, by: Seat, cards: Cards) -> Result<(), Why> {
        cards.iter().try_for_each(|card| self.holds(by, card))?;
        let unrecorded = (cards - self.position.hands[by]).len();
        now(unrecorded <= u32::from(self.position.unknown[by]) && !cards.is_empty())
    }

    fn holds(&self, by: Seat, card: Card) -> Result<(), Why> {
        if self.position.may_hold(by).contains(card) { Ok(()) } else { Err(Why::NotHeld(by, card)) }
    }

    fn has_call(&self, at: ActNo) -> Result<(), Why> {
        if self.calls.iter().any(|made| made.at == at) { Ok(()) } else { Err(Why::NoSuchRecord) }
    }

    /// A case that is ruled or being ruled, and does not itself take a ruling back. Of one of which this person was not told
    /// he cannot say whether there is one.
    fn has_ruling(&self, of: Who, no: CaseNo) -> Result<(), Why> {
        let known = self.cases.get(no.index()).filter(|case| self.is_told(of, case));
        let Some(case) = known else { return Err(Why::NoSuchRecord) };
        if let Matter::RulingWithdrawn(_) = case.matter {
            return Err(Why::IsWithdrawal(no));
        }
        match case.state {
            CaseState::Open | CaseState::Closed => Ok(()),
            CaseState::Withdrawn => {
                Err(self.ruled_again(of, no).map_or(Why::Withdrawn(no), |now| Why::RuledAgain(no, now)))
            }
            CaseState::Waived => Err(Why::Waived(no)),
            CaseState::Lapsed => Err(Why::Lapsed(no)),
            CaseState::Strayed => Err(Why::NotNow),
        }
    }

    /// The case in which the matter of another is ruled on now, as far as this person knows.
    fn ruled_again(&self, of: Who, was: CaseNo) -> Option<CaseNo> {
        let matter = &self.cases.get(was.index())?.matter;
        let live = |case: &CaseRecord| {
            matches!(case.state, CaseState::Open | CaseState::Closed) && self.is_told(of, case)
        };
        let same = |case: &CaseRecord| {
            case.matter == *matter || (matter.about().is_some() && case.matter.about() == matter.about())
        };
        let place = self.cases.iter().rposition(|case| live(case) && same(case))?;
        Some(CaseNo(place as u16)).filter(|now| *now > was)
    }

    /// A claim is no irregularity, and nothing that follows from one can be waived; nor can a waiver.
    fn has_rectification(&self, no: CaseNo) -> Result<(), Why> {
        let none = self.cases.get(no.index()).is_some_and(|case| {
            let claims = |given: &Given| given.order == Order::SuspendPlay;
            let perhaps = matches!(case.matter, Matter::HandFaced(_)) && case.state == CaseState::Open;
            perhaps
                || case.orders.iter().any(claims)
                || matches!(
                    case.matter,
                    Matter::WaiverAsked(_)
                        | Matter::Claimed(_)
                        | Matter::ClaimContested(_)
                        | Matter::TricksWantedBack(_)
                        | Matter::TricksDisputed(_)
                )
        });
        if none { Err(Why::NoRectification(no)) } else { Ok(()) }
    }

    /// A card of a short hand that is in no other place than it is said to be.
    fn can_find(&self, card: Card, of: Seat, place: Place) -> Result<(), Why> {
        if place == Place::OtherPack {
            return Ok(());
        }
        now(self.counts()[of] < 13)?;
        let astray = self.astray.iter().find(|one| one.card == card);
        match (astray, place) {
            (Some(one), Place::Hand(seat)) => now(one.of == of && one.with == Some(seat)),
            (Some(one), _) => now(one.of == of && one.with.is_none() && !matches!(place, Place::Played(_))),
            (None, Place::Hand(seat)) => {
                now(seat != of && self.position.unknown[seat] > 0 && self.position.pool.contains(card))
            }
            (None, _) => now(self.position.pool.contains(card)),
        }
    }
}

fn now(possible: bool) -> Result<(), Why> {
    if possible { Ok(()) } else { Err(Why::NotNow) }
}

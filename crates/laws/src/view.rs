//! What each person may know.

mod numbers;

use openroom_cards::{BySeat, Card, Cards, Contract, Seat, Vulnerability};
use openroom_lawbook::Provision;
use serde::Serialize;

use crate::{
    Act, ActNo, Calls, CaseNo, CaseRecord, Cause, Event, Explanation, Given, Made, Notice, Phase, Question,
    Restriction, Said, Shown, Standing, Table, TrickSoFar, Use, Who, Withdrawn, law68,
};
pub(crate) use numbers::Numbers;

/// What one person may know of the table. Acts and cases are counted as he knows of them, so that no number tells of
/// one that is hidden from him; [`Table::asked_of`] and [`Table::heard_by`] give the same with the numbers of the
/// record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub of: Who,
    /// How far the board has come.
    pub phase: Phase,
    /// Who is vulnerable.
    pub vulnerability: Vulnerability,
    /// The dealer.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The hands as far as he sees them.
    pub hands: BySeat<SeenHand>,
    /// The calls in their places.
    pub calls: Vec<SeenCall>,
    /// The contract, when the auction is over.
    pub contract: Option<Contract>,
    /// Who has led face down.
    pub led_face_down: Option<Seat>,
    /// The cards of each trick so far.
    pub tricks: Vec<BySeat<Option<Card>>>,
    /// What is asked of him.
    pub asked: Vec<Question>,
    /// Whom the table waits for, and by which provision.
    pub waiting_for: Vec<(Who, Provision)>,
    /// The restrictions that he knows of.
    pub restrictions: Vec<Restriction>,
    /// The orders that he has heard.
    pub orders: Vec<Given>,
    /// What was withdrawn, by whom, and whether he may use it.
    pub withdrawn: Vec<(Seat, Shown, Authorized)>,
    /// What he has learnt besides the legal calls and plays, and whether he may use it.
    pub learnt: Vec<(Cause, Use)>,
    /// What he was told of calls; behind a screen what his screenmate wrote for him.
    pub told: Vec<Explained>,
    /// The calls that he may make.
    pub legal_calls: Calls,
    /// The cards that he may play from his hand, or as declarer from dummy's.
    pub legal_cards: Cards,
}

/// Whether a person may use what he saw.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Authorized {
    /// He may.
    Yes,
    /// He may not.
    No,
}

/// An explanation as it reached somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Explained {
    /// Who explained.
    pub by: Seat,
    /// Whose call it was, and which.
    pub call: (Seat, Said),
    /// What was said or written.
    pub says: Explanation,
}

/// A hand as somebody sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeenHand {
    /// The cards that he sees.
    pub cards: Cards,
    /// How many there are.
    pub count: u8,
}

/// A call as everybody sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeenCall {
    /// Who made it.
    pub by: Seat,
    /// What it was.
    pub said: Said,
    /// Whether it counts.
    pub standing: SeenStanding,
}

/// Whether a call counts, as everybody sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum SeenStanding {
    /// It does.
    Stands,
    /// It was put in place of another.
    Offered,
    /// It was withdrawn.
    Withdrawn,
}

impl Table {
    /// What this person may know. The Director sees all hands.
    pub fn view(&self, of: Who) -> View {
        let position = &self.position;
        let numbers = Numbers::of(self, of);
        let seen = self.calls_known_to(of);
        let behind = seen.len() < self.calls.len() && self.phase() == Phase::Auction;
        let auction = if behind { self.auction_begun.fold(&seen) } else { position.auction };
        let asking = self.asking().filter(|no| self.knows_that_it_waits(of, *no));
        View {
            of,
            phase: self.phase(),
            vulnerability: self.vulnerability,
            dealer: position.auction.dealer,
            turn: if behind { auction.turn() } else { self.turn() },
            hands: BySeat::from_fn(|seat| self.seen_hand(of, seat)),
            calls: seen.iter().map(seen_call).collect(),
            contract: position.contract().filter(|_| self.phase() != Phase::Auction),
            led_face_down: position.face_down.map(|lead| lead.by),
            tricks: position
                .tricks
                .iter()
                .take_while(|trick| is_begun(trick))
                .map(|trick| trick.cards)
                .collect(),
            asked: self.asked_of(of).map(|question| numbers.question(question)).collect(),
            waiting_for: asking.map_or(vec![], |no| self.waited_for_by(of, no)),
            restrictions: self.limits_known_to(of).map(|one| numbers.restriction(one)).collect(),
            orders: self.heard_by(of).map(|given| numbers.given(given)).collect(),
            withdrawn: self
                .withdrawn
                .iter()
                .filter(|one| !self.is_unseen(of, one.by, one.at) && !self.is_settled_on_tray(of, one.case))
                .map(|one| (one.by, one.shown, authorized(of, one)))
                .collect(),
            learnt: self.learnt_by(of),
            told: self.told_to(of),
            legal_calls: match of {
                Who::Player(seat) => self.legal_calls(seat),
                Who::Director => Calls::NONE,
            },
            legal_cards: self.own_legal_cards(of),
        }
    }

    /// The calls that this person sees, as [`View::calls`] has them, with the numbers of the record.
    pub fn calls_seen_by(&self, of: Who) -> impl Iterator<Item = &Made> {
        self.calls.iter().filter(move |made| !self.is_unseen(of, made.by, made.at))
    }

    /// Who is asked something in this case, and by which provision. What the Director has to find may rest on cards that
    /// the others do not see: they are told what the case is about.
    pub(crate) fn waited_for_by(&self, of: Who, no: CaseNo) -> Vec<(Who, Provision)> {
        let about = self.cases[no.index()].matter.breach();
        let by = |question: &Question| match question.to {
            Who::Director if of != Who::Director => about,
            Who::Director | Who::Player(_) => question.by,
        };
        let mut all: Vec<_> = self.questions().map(|question| (question.to, by(question))).collect();
        all.dedup();
        all
    }

    /// Whether this person knows that the table waits for somebody in this case: it is not between others, and no call
    /// is hidden from him.
    pub(crate) fn knows_that_it_waits(&self, of: Who, no: CaseNo) -> bool {
        let case = &self.cases[no.index()];
        let behind = || self.phase() == Phase::Auction && self.calls_seen_by(of).count() < self.calls.len();
        self.is_told(of, case) || !(behind() || self.is_between_others(of, &case.matter, case.notice))
    }

    /// What is asked of this person now.
    pub fn asked_of(&self, of: Who) -> impl Iterator<Item = &Question> {
        self.questions().filter(move |question| question.to == of)
    }

    /// The orders that this person has heard.
    pub fn heard_by(&self, of: Who) -> impl Iterator<Item = &Given> {
        self.cases.iter().filter(move |case| self.is_told(of, case)).flat_map(|case| &case.orders)
    }

    /// The cases of which this person was told, in their order.
    pub fn cases_told_to(&self, of: Who) -> impl Iterator<Item = CaseNo> {
        let all = (0..).map(CaseNo).zip(&self.cases);
        all.filter(move |(_, case)| self.is_told(of, case)).map(|(no, _)| no)
    }

    /// The restrictions that hold now and that this person knows of; until the tray has come to him also those that a
    /// call on it has ended.
    pub fn limits_known_to(&self, of: Who) -> impl Iterator<Item = &Restriction> {
        let waits = match of {
            Who::Player(seat) => self.phase() == Phase::Auction && !self.has_tray(seat),
            Who::Director => false,
        };
        let on_tray =
            move |at| self.calls.iter().any(|made| made.at == at && self.is_unseen(of, made.by, at));
        let holds = move |one: &Restriction| {
            if waits {
                one.ended.is_none_or(on_tray)
            } else {
                one.holds() && self.restrictions().any(|held| std::ptr::eq(held, one))
            }
        };
        self.restrictions.iter().filter(move |one| holds(one) && self.is_known(of, one))
    }

    /// The explanations that reached this person; the Director is told in the record.
    fn told_to(&self, of: Who) -> Vec<Explained> {
        let Who::Player(_) = of else { return vec![] };
        let told = |event: &Event| {
            let Event::Acted(_, act) = event else { return None };
            let (by, call, says) = match act {
                Act::Explain { by, call, says } | Act::CorrectExplanation { by, call, says } => {
                    (*by, *call, (**says).clone())
                }
                Act::Announce { by, call, text } => {
                    (*by, *call, Explanation { text: text.clone(), meaning: None })
                }
                _ => return None,
            };
            let call = self.call_at(call)?;
            (self.perceives(of, act) && of != Who::Player(by)).then_some(Explained { by, call, says })
        };
        self.log.iter().filter_map(told).collect()
    }

    fn seen_hand(&self, of: Who, seat: Seat) -> SeenHand {
        let position = &self.position;
        let hand = position.hands[seat];
        let spread = position.dummy_spread && position.dummy() == Some(seat);
        let whole = of == Who::Director || of == Who::Player(seat) || spread;
        let screened = match of {
            Who::Player(viewer) => {
                self.phase() == Phase::Auction && !self.settings.screens.are_together(viewer, seat)
            }
            Who::Director => false,
        };
        let cards = match (whole, screened) {
            (true, _) => hand,
            (false, true) => Cards::EMPTY,
            (false, false) => self.faced(seat),
        };
        SeenHand { cards, count: hand.len() as u8 + position.unknown[seat] }
    }

    /// The cards of this hand that lie face up.
    pub fn faced(&self, seat: Seat) -> Cards {
        let hand = self.position.hands[seat];
        if law68::faced_his_hand(self) == Some(seat) { hand } else { hand & self.position.faced[seat] }
    }

    /// The cards that this person may play from his hand, or as declarer from dummy's, once it is spread.
    pub fn own_legal_cards(&self, of: Who) -> Cards {
        let (Who::Player(seat), position) = (of, &self.position) else { return Cards::EMPTY };
        if position.contract.is_some() && position.dummy() == Some(seat) {
            return Cards::EMPTY;
        }
        let dummy = position.dummy().filter(|_| position.dummy_spread && position.declarer() == Some(seat));
        self.legal_cards(seat) | dummy.map_or(Cards::EMPTY, |dummy| self.legal_cards(dummy))
    }

    fn is_known(&self, of: Who, restriction: &Restriction) -> bool {
        let case = restriction.from.and_then(|(no, _)| self.cases.get(no.index()));
        case.is_none_or(|case| self.is_told(of, case))
    }

    /// Whether the person was told of the case.
    pub fn is_told(&self, of: Who, case: &CaseRecord) -> bool {
        let about = case.matter.about();
        let unseen = about
            .is_some_and(|at| self.calls.iter().any(|made| made.at == at && self.is_unseen(of, made.by, at)));
        of == Who::Director
            || (case.notice != Notice::Silent
                && !unseen
                && !self.is_between_others(of, &case.matter, case.notice))
    }

    /// Whether a call is on the other side of the screen, or was taken back there before the tray was passed.
    pub(crate) fn is_unseen(&self, of: Who, by: Seat, at: ActNo) -> bool {
        let Who::Player(viewer) = of else { return false };
        let corrected = || {
            !self.settings.screens.are_together(viewer, by)
                && self.withdrawn.iter().any(|one| one.at == at && one.on_tray)
        };
        self.is_behind_screen(viewer, by, at) || corrected()
    }
}

fn is_begun(trick: &TrickSoFar) -> bool {
    trick.leader.is_some() || trick.won_before.is_some()
}

fn seen_call(made: &crate::Made) -> SeenCall {
    let standing = match made.standing {
        Standing::Stands | Standing::Accepted => SeenStanding::Stands,
        Standing::Offered => SeenStanding::Offered,
        Standing::Withdrawn => SeenStanding::Withdrawn,
    };
    SeenCall { by: made.by, said: made.said, standing }
}

fn authorized(of: Who, withdrawn: &Withdrawn) -> Authorized {
    match of {
        Who::Player(seat) if !withdrawn.is_authorized_for(seat) => Authorized::No,
        Who::Player(_) | Who::Director => Authorized::Yes,
    }
}

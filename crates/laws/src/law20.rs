//! Law 20: who may ask, who answers, and reviews of the auction.

use openroom_cards::Seat;
use openroom_lawbook::{
    Provision,
    differences::{self, AskingWhenBoundToPass},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Ask, Case, Disclosure, Event, Matter, Order, Phase, Review, Rule, Screens, Table, Who, ruled,
};

impl Table {
    /// The provision that forbids the player to ask about the opponents' auction now; none where he may.
    pub fn question_forbidden_by(&self, seat: Seat) -> Option<Provision> {
        match self.phase() {
            Phase::Auction => {
                let silenced = match differences::asking_when_bound_to_pass(self.settings.edition) {
                    AskingWhenBoundToPass::MayAsk => false,
                    AskingWhenBoundToPass::MayNotAsk => self.must_pass(seat),
                };
                (self.turn_known_to(seat) != Some(seat) || silenced).then_some(L20F1)
            }
            Phase::Clarification => (self.position.dummy() == Some(seat)).then_some(L20F2),
            Phase::Play => (!self.is_playing(seat)).then_some(L20F2),
            Phase::Over => None,
        }
    }

    /// The provision that gives questions about the opponents' calls only, where this call is of the player's own side.
    fn asking_forbidden_by(&self, seat: Seat, call: ActNo) -> Option<Provision> {
        let made = self.calls.iter().find(|made| made.at == call)?;
        let own = made.by.side() == seat.side();
        match self.phase() {
            Phase::Auction => own.then_some(L20F1),
            Phase::Clarification | Phase::Play => own.then_some(L20F2),
            Phase::Over => None,
        }
    }

    /// The provision that forbids the player to have the auction reviewed now; none where he may.
    pub fn review_forbidden_by(&self, seat: Seat) -> Option<Provision> {
        match self.phase() {
            Phase::Auction => {
                (self.turn_known_to(seat) != Some(seat) || self.must_pass(seat)).then_some(L20B)
            }
            Phase::Clarification => (self.position.dummy() == Some(seat)).then_some(L20C2),
            Phase::Play => {
                let first = self.position.current == 0 && self.is_playing(seat);
                let from_dummy = self.position.declarer() != Some(seat)
                    || self.turn() == self.position.dummy()
                    || !self.plays.iter().any(|played| Some(played.by) == self.position.dummy());
                (!(first && from_dummy)).then_some(L20C2)
            }
            Phase::Over => Some(L20C2),
        }
    }

    /// The provision that forbids the player to explain the call; none where it is for him to do. Behind a screen
    /// each explains to his screenmate.
    pub fn explanation_forbidden_by(&self, by: Seat, call: ActNo) -> Option<Provision> {
        let made = self.calls.iter().find(|made| made.at == call)?;
        let his = match self.settings.screens {
            Screens::None => self.discloser(made.by) == by,
            Screens::NorthWithEast | Screens::NorthWithWest => made.by.side() == by.side(),
        };
        (!his).then_some(L20F1)
    }

    /// What an alert is, where this player gives none by it: it is for whoever explains the call to the opponents.
    fn alert_forbidden_by(&self, by: Seat, call: ActNo) -> Option<Provision> {
        self.explanation_forbidden_by(by, call).map(|_| DefAlert)
    }

    /// Who is to explain the call to this opponent of the caller: the caller's partner or himself, as the regulation
    /// has it, behind a screen the one who sits on the same side of it.
    pub fn explainer(&self, asker: Seat, call: ActNo) -> Option<Seat> {
        let made = self.calls.iter().find(|made| made.at == call && made.by.side() != asker.side())?;
        let screens = self.settings.screens;
        let screenmate =
            || made.by.side().seats().into_iter().find(|seat| screens.are_together(*seat, asker));
        if screens == Screens::None { Some(self.discloser(made.by)) } else { screenmate() }
    }

    /// Who alerts and explains the calls of this player, where there are no screens.
    pub(crate) fn discloser(&self, caller: Seat) -> Seat {
        match self.settings.disclosure {
            Disclosure::Aloud | Disclosure::InWriting => caller.partner(),
            Disclosure::BySelf => caller,
        }
    }

    /// The provision that forbids the player to give this review; none where he may.
    fn giving_forbidden_by(&self, by: Seat, given: Review) -> Option<Provision> {
        let asked = self.log.iter().rev().find_map(|event| match event {
            Event::Acted(_, Act::AskReview { by }) => Some(*by),
            _ => None,
        });
        let correcting = self.notes.iter().any(|note| matches!(note, Matter::WrongReview(_)));
        match given {
            Review::Partial => Some(L20B),
            Review::Right | Review::Wrong if correcting => None,
            Review::Right | Review::Wrong => {
                asked.is_some_and(|asked| asked.side() == by.side()).then_some(L20D)
            }
        }
    }

    /// What forbids an act that neither calls nor plays; none where it is in order.
    pub(crate) fn aside_forbidden_by(&self, act: &Act) -> Option<Provision> {
        match act {
            Act::Ask { by, about } => {
                self.question_forbidden_by(*by).or_else(|| self.asking_forbidden_by(*by, (*about)?))
            }
            Act::AskReview { by } => self.review_forbidden_by(*by),
            Act::GiveReview { by, given } => self.giving_forbidden_by(*by, *given),
            Act::Explain { by, call, .. } => self.explanation_forbidden_by(*by, *call),
            Act::Alert { by, call } | Act::Announce { by, call, .. } => self.alert_forbidden_by(*by, *call),
            Act::ConsultCard { by, whose } => self.consulting_forbidden_by(*by, *whose),
            Act::UseAid { by } => self.aid_forbidden_by(*by),
            _ => None,
        }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        self.restrictions().any(|one| one.on == seat && one.rule == Rule::MustPass)
    }

    /// Whether it is this player's turn to play, declarer's also at dummy's turn.
    pub(crate) fn is_playing(&self, seat: Seat) -> bool {
        let Some(turn) = self.turn() else { return false };
        let player = if self.position.dummy() == Some(turn) { turn.partner() } else { turn };
        player == seat
    }
}

/// A player did what he was not entitled to: a question, a review, a look at a system card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotEntitled {
    /// Who did.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
    /// The provision that forbids it.
    pub by: Provision,
    /// Whether it may have told his partner something.
    pub told: Told,
}

/// Whether an act may have told partner something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// It may: a question, which the record does not number.
    ByAsking,
    /// It may: an explanation.
    ByExplaining,
    /// It does not.
    Nothing,
}

impl crate::Ruled for NotEntitled {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let NotEntitled { offender, at, by, told } = *self;
        case.order(by, Order::NotEntitled(offender));
        if !case.settings().partners_hear() {
            return Ok(());
        }
        let to = offender.partner();
        let order = match told {
            Told::Nothing => return Ok(()),
            Told::ByAsking => Order::QuestionUnauthorized { by: offender, to },
            Told::ByExplaining => Order::Unauthorized { at, to },
        };
        case.order(L16B1, order).order(L16B3, Order::ReviewAfterPlay);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        self.by
    }

    fn about(&self) -> Option<ActNo> {
        (self.told != Told::ByAsking).then_some(self.at)
    }
}

/// What such an act is; none where it is in order.
pub(crate) fn judge(table: &Table, act: &Act) -> Option<Matter> {
    let (by, offender) = (table.aside_forbidden_by(act)?, act.by()?);
    let told = match act {
        Act::Ask { .. } => Told::ByAsking,
        Act::Explain { .. } => Told::ByExplaining,
        _ => Told::Nothing,
    };
    Some(NotEntitled { offender, at: table.next_act(), by, told }.into())
}

/// A review of the auction with an error, which everybody is to put right.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrongReview {
    /// Who gave it.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(WrongReview, L20E);

fn rule(it: &WrongReview, case: &mut Case<'_>) -> Ask<()> {
    let facts = case.facts();
    let called = facts.calls.as_ref().is_some_and(|calls| calls.calls.iter().any(|made| made.at > it.at));
    let played = facts.play.as_ref().is_some_and(|play| play.plays.iter().any(|one| one.at > it.at));
    let order = if called || played { Order::ReviewAfterPlay } else { Order::NoRectification };
    case.order(L20E, order);
    Ok(())
}

/// A right review puts an earlier wrong one right that its giver heard.
pub(crate) fn corrected(table: &Table, by: Seat) -> Option<Matter> {
    let heard = |offender: Seat| {
        let given = Act::GiveReview { by: offender, given: Review::Wrong };
        table.perceives(Who::Player(by), &given)
    };
    let wrong = |note: &&Matter| matches!(note, Matter::WrongReview(it) if heard(it.offender));
    table.unnoticed().iter().find(wrong).cloned()
}

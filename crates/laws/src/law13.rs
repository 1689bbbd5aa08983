//! Law 13: hands with a wrong number of cards, one of them with too many.

use openroom_cards::{BySeat, Card, Cards, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, MovedCardSeen},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Adjustment, Answer, Ask, Case, CaseState, Finding, Matter, Order, Phase, Place, Question,
    Ruled, Table, What, Who, law14, law67,
};

/// A hand with a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrongNumber {
    /// Whose hand it is.
    pub holder: Seat,
    /// A card that was found before anybody counted.
    pub found: Option<(Card, Place)>,
}

impl Ruled for WrongNumber {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let counts = case.counts(L7B2)?;
        let more = counts.values().iter().any(|count| *count > 13);
        let fewer = counts.values().iter().any(|count| *count < 13);
        if more {
            rule(counts, None, case)
        } else if fewer {
            law14::rule(self, counts, case)
        } else {
            case.order(L7B2, Order::NoRectification);
            Ok(())
        }
    }

    fn offender(&self) -> Seat {
        self.holder
    }

    fn breach(&self) -> Provision {
        L7B2
    }
}

/// A card that a hand lacks, as it was found: the nth of those.
#[derive(Copy, Clone)]
pub(crate) struct Found {
    pub of: Seat,
    pub nth: usize,
    pub card: Card,
    pub place: Place,
}

/// Rules on a hand that is short whose card was found in another one, which therefore has one too many.
pub(crate) fn in_another_hand(counts: BySeat<u8>, with: Seat, found: Found, case: &mut Case<'_>) -> Ask<()> {
    let mut counts = counts;
    counts[with] += 1;
    rule(counts, Some(found), case)
}

fn rule(counts: BySeat<u8>, found: Option<Found>, case: &mut Case<'_>) -> Ask<()> {
    if L13.exists_in(case.edition()) {
        case.order(L13, Order::Applies);
    }
    if case.play_over(L13D)? {
        case.order(L13D, Order::AdjustScore(Adjustment::Either)).order(L13D, Order::MayPenalize);
        return Ok(());
    }
    if called_with_wrong_number(counts, case)? {
        return after_a_call(counts, found, case);
    }
    case.order(L13A, Order::Applies);
    put_right(L13A1, counts, found, case)?;
    if !case.finding(L13A1, Finding::CardOfAnotherSeen)? {
        case.order(L13A1, Order::NothingFurther);
        return Ok(());
    }
    match differences::moved_card_seen(case.edition()) {
        MovedCardSeen::UnlessEnoughToInterfere => {
            if case.finding(L13A2, Finding::EnoughToInterfere)? {
                case.order(L13D2b_2007, Order::AdjustScore(Adjustment::Artificial))
                    .order(L13D2b_2007, Order::MayPenalize);
            } else {
                case.order(L13D2a_2007, Order::ReviewAfterPlay);
            }
        }
        MovedCardSeen::LookedAtAfterPlay => {
            case.order(L13A2, Order::ReviewAfterPlay).order(L13A2, Order::MayPenalize);
        }
    }
    Ok(())
}

fn called_with_wrong_number(counts: BySeat<u8>, case: &mut Case<'_>) -> Ask<bool> {
    for seat in Seat::ALL.into_iter().filter(|seat| counts[*seat] != 13) {
        let called = match &case.facts().calls {
            Some(calls) => calls.begun.called[seat] || calls.calls.iter().any(|made| made.by == seat),
            None => case.has_called(L13A, seat, ActNo::UNNUMBERED)?,
        };
        if called {
            return Ok(true);
        }
    }
    Ok(false)
}

fn after_a_call(counts: BySeat<u8>, found: Option<Found>, case: &mut Case<'_>) -> Ask<()> {
    case.order(L13B, Order::Applies);
    let played = case.facts().cards.as_ref().is_some_and(|dealt| dealt.astray_played);
    if played || !case.finding(L13B1, Finding::Correctable)? {
        case.order(L13B2, Order::AdjustScore(Adjustment::Assigned)).order(L13B2, Order::MayPenalize);
        return Ok(());
    }
    let moved = put_right(L13B1, counts, found, case)?;
    case.order(L13B1, Order::NoChangeOfCall);
    if L13E_2007.exists_in(case.edition()) {
        for (card, owner) in moved {
            for to in Seat::ALL.into_iter().filter(|to| counts[to.partner()] != 13) {
                if to.partner() == owner || counts[to.partner()] > 13 {
                    case.order(L13E_2007, Order::KnowledgeUnauthorized { card, to });
                }
            }
        }
    }
    case.order(L13B1, Order::ReviewAfterPlay);
    Ok(())
}

/// Each hand that is short gets its cards back; says which.
fn put_right(
    by: Provision,
    counts: BySeat<u8>,
    found: Option<Found>,
    case: &mut Case<'_>,
) -> Ask<Vec<(Card, Seat)>> {
    let mut moved = vec![];
    for to in Seat::ALL {
        for nth in (counts[to]..13).map(|nth| usize::from(nth - counts[to])) {
            let (card, place) = match found.filter(|one| (one.of, one.nth) == (to, nth)) {
                Some(one) => (one.card, one.place),
                None => missing(by, to, nth, case)?,
            };
            let from = match place {
                Place::Hand(seat) if seat != to => Some(seat),
                _ => None,
            };
            case.order(by, Order::RestoreCard { card, to, from });
            moved.push((card, to));
        }
    }
    Ok(moved)
}

/// The nth card that a hand lacks, and where it is: in another hand, or the Director is asked.
pub(crate) fn missing(by: Provision, of: Seat, nth: usize, case: &mut Case<'_>) -> Ask<(Card, Place)> {
    let astray = case.facts().cards.as_ref().and_then(|dealt| {
        let of_his = dealt.astray.iter().filter(|one| one.of == of);
        of_his.clone().nth(nth).copied()
    });
    if let Some(one) = astray
        && let Some(with) = one.with
    {
        return Ok((one.card, Place::Hand(with)));
    }
    let among = match (astray, &case.facts().cards) {
        (Some(one), _) => Cards::of(one.card),
        (None, Some(dealt)) => dealt.unplaced,
        (None, None) => Cards::PACK,
    };
    let question =
        Question { by, to: Who::Director, what: What::Finding(Finding::MissingCard { of, among }) };
    match case.ask(question)? {
        Answer::Found(card, place) => Ok((card, place)),
        _ => Err(vec![question]),
    }
}

/// What a count comes to.
pub(crate) fn judge_count(table: &Table, holder: Seat, cards: u8) -> Option<Matter> {
    if let Some(hidden) = law67::hidden_of(table, holder) {
        return Some(hidden);
    }
    let played = table.counts()[holder] - table.held_now(holder);
    (cards != 13 - played).then(|| WrongNumber { holder, found: None }.into())
}

/// What a card found comes to, when nobody has asked for one.
pub(crate) fn judge_find(table: &Table, act: &Act) -> Option<Matter> {
    match act {
        Act::FindCard { card, of, place: Place::OtherPack, .. } => {
            Some(SurplusCard { offender: *of, card: *card, at: table.next_act() }.into())
        }
        Act::FindCard { card, of, place, .. } => {
            Some(WrongNumber { holder: *of, found: Some((*card, *place)) }.into())
        }
        _ => None,
    }
}

/// A player has no card left to play at his turn, and nobody has looked into it since the last card was played.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let holder = table.turn().filter(|_| table.phase() == Phase::Play)?;
    let hidden = table.position().stuck.is_some_and(|stuck| stuck.by == holder);
    let empty = table.position().may_hold(holder).is_empty() && !hidden;
    let last = table.plays().last().map(|played| played.at);
    let looked_into = table.cases().iter().any(|case| {
        last.is_none_or(|last| case.opened_at > last)
            && !matches!(case.state, CaseState::Lapsed | CaseState::Withdrawn)
            && matches!(case.matter, Matter::WrongNumber(it) if it.holder == holder)
    });
    (empty && !looked_into).then(|| WrongNumber { holder, found: None }.into())
}

/// A card that is not of the deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SurplusCard {
    /// In whose hand it was.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for SurplusCard {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        surplus(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L13C
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }
}

fn surplus(it: &SurplusCard, case: &mut Case<'_>) -> Ask<()> {
    case.order(L13C, Order::RemoveCard { from: it.offender, card: it.card });
    let played = case.lead_faced(L13C)? && case.finding(L13C, Finding::PlayedToQuittedTrick)?;
    case.order(L13C, if played { Order::ReviewAfterPlay } else { Order::NoRectification });
    Ok(())
}

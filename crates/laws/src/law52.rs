//! Law 52: a defender does not play a penalty card that he must play.

use std::ops::Range;

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::law59::{self, CouldNotComply};
use crate::{
    Act, ActNo, Ask, Case, Choice, Coming, Deed, Demand, Order, PenaltyCard, Played, Rule, Ruled, Until,
    law50, law53,
};

/// A defender led or played another card although he had to play a penalty card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PenaltyCardNotPlayed {
    /// The defender.
    pub offender: Seat,
    /// The card that he played.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
    /// To which trick.
    pub trick: u8,
    /// The penalty cards of which he had to play one.
    pub owed: Cards,
    /// The provision that obliged him.
    pub duty: Provision,
}

impl Ruled for PenaltyCardNotPlayed {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        self.duty
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_taken_up_by(&self, act: &Act) -> bool {
        matches!(act, Act::Play { by, .. } if by.side() != self.offender.side())
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(it: &PenaltyCardNotPlayed, case: &mut Case<'_>) -> Ask<()> {
    judge(it, case)?;
    if let Some((cards, _)) = law59::shown_before(it.at, case) {
        for card in cards - Cards::of(it.card) {
            law59::withdrawn_in_favour(illegal_by(it, card, case), it.offender, Cards::of(card), case);
        }
    }
    Ok(())
}

/// What was wrong with another card that he had shown or named before: it did not follow suit, or was no penalty card.
fn illegal_by(it: &PenaltyCardNotPlayed, card: Card, case: &Case<'_>) -> Provision {
    let leader = case.leader_of(it.trick).filter(|leader| *leader != it.offender);
    let led = leader.and_then(|leader| case.card_in(it.trick, leader)).map(|(led, _)| led.suit());
    let follows = |one: Card| led == Some(one.suit());
    if it.owed.iter().any(follows) && !follows(card) { L62B1 } else { L52B2 }
}

fn judge(it: &PenaltyCardNotPlayed, case: &mut Case<'_>) -> Ask<()> {
    let opponent = |by: Seat| by.side() != it.offender.side();
    let comes = matches!(case.facts().coming, Some(Coming { by, deed: Deed::Card, .. }) if opponent(by));
    let after = |case: &Case<'_>| {
        case.facts().play.as_ref().is_some_and(|play| {
            play.plays.iter().any(|one| one.at > it.at && opponent(one.by) && one.standing.counts())
        })
    };
    if comes || after(case) {
        stands(it, case, L52B1b);
        return Ok(());
    }
    let declarer = case.declarer(L52A)?;
    if case.choice(L52A, declarer, Choice::AcceptCard(it.at))? {
        stands(it, case, L52B1a);
        return Ok(());
    }
    let offender = it.offender;
    case.order(L52B2, Order::WithdrawCard(it.at));
    law50::becomes_penalty_card(case, L52B2, offender, it.card, PenaltyCard::Major);
    let owed = Rule::MustPlay(Demand::OneOf(it.owed));
    case.order(L52B2, Order::Restrict(offender, owed, Until::PlaysOnce));
    if case.leader_of(it.trick) == Some(offender) {
        law53::withdraw_after(offender, it.trick, it.at, case);
    }
    Ok(())
}

/// He had shown or named another card as the one that he plays, and has put the penalty card in its place himself. That
/// is not his to do: declarer says whether the other stands.
pub(crate) fn penalty_card_after_all(it: &CouldNotComply, case: &mut Case<'_>) -> Ask<()> {
    let CouldNotComply { player, at, shown, since, owed, .. } = *it;
    let other = case.still_held(player, shown).lowest().filter(|_| shown.len() == 1);
    if let (Some(card), Some(since)) = (other, since)
        && let Some(by) = is_accepted(player, since..at, case)?
    {
        case.order(L52A, Order::WithdrawCard(at));
        case.order(by, Order::PlayInstead { hand: player, card });
        for card in owed {
            case.order(L52B1c, Order::LeaveFaced { owner: player, card });
        }
        return Ok(());
    }
    case.order(L52B2, Order::CardStands(at));
    law59::withdrawn_in_favour(L52B2, player, shown, case);
    Ok(())
}

/// By which provision the card stands that a defender had shown or named just before these acts; none where declarer does
/// not accept it.
fn is_accepted(offender: Seat, since: Range<ActNo>, case: &mut Case<'_>) -> Ask<Option<Provision>> {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let by_opponent = |one: &Played| one.by.side() != offender.side() && one.standing.counts();
    if plays.iter().any(|one| by_opponent(one) && since.contains(&one.at)) {
        return Ok(Some(L52B1b));
    }
    let named = ActNo(since.start.0.saturating_sub(1));
    let declarer = case.declarer(L52A)?;
    Ok(case.choice(L52A, declarer, Choice::AcceptCard(named))?.then_some(L52B1a))
}

/// The card counts; what he owed stays a penalty card, where it still is one.
fn stands(it: &PenaltyCardNotPlayed, case: &mut Case<'_>, by: Provision) {
    case.order(by, Order::CardStands(it.at));
    let play = case.facts().play.clone();
    let owes = |card: Card| {
        play.as_ref().is_none_or(|play| {
            play.penalty_cards.iter().any(|(owner, one, _)| (*owner, *one) == (it.offender, card))
        })
    };
    for card in (it.owed - Cards::of(it.card)).iter().filter(|card| owes(*card)) {
        case.order(L52B1c, Order::LeaveFaced { owner: it.offender, card });
    }
}

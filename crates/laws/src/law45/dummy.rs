//! Dummy puts out a card that declarer did not name, or suggests one.

use openroom_cards::{Card, Seat};
use openroom_lawbook::provisions::*;
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::position::PutOut;
use crate::{Act, ActNo, Ask, Case, Choice, Designation, Matter, Order, Phase, Table, law47, law61};

/// Dummy put out a card that declarer did not name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotNamed {
    /// Dummy.
    pub offender: Seat,
    /// The number of the card.
    pub at: ActNo,
    /// The trick.
    pub trick: u8,
    /// What declarer had named.
    pub named: Option<Card>,
    /// Whether dummy could have followed suit and did not.
    pub followed: Followed,
}

/// Whether a card followed suit where it could.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Followed {
    /// It was legal.
    Legally,
    /// It was a revoke.
    Revoked,
}

in_play!(NotNamed, L45D1, about at, rule);

fn rule(it: &NotNamed, case: &mut Case<'_>) -> Ask<()> {
    let dummy = it.offender;
    if case.both_sides_played_to(it.trick + 1) {
        case.order(L45D2.in_force(case.edition()).unwrap_or(L45D1), Order::CardStands(it.at));
        if it.followed == Followed::Revoked {
            case.order(L64B3, Order::NoTransfer).order(L64C1, Order::ReviewAfterPlay);
        }
        return Ok(());
    }
    for later in case.trick(it.trick + 1) {
        case.order(L45D1, Order::WithdrawCard(later.at));
    }
    case.order(L45D1, Order::WithdrawCard(it.at));
    if let Some(card) = it.named {
        case.order(L45D1, Order::CardNamed { hand: dummy, card });
    }
    let named = it.named.map(|card| (dummy, card));
    let put_out = case.card_in(it.trick, dummy).map(|(card, _)| card);
    let led =
        put_out.zip(named).and_then(|(put_out, named)| law47::led_instead(it.trick, put_out, named, case));
    let changed = law47::opponents_may_change(it.trick, it.at, named, L45D1, case)?;
    let declarer = dummy.partner();
    let after = case.played_after(it.trick, it.at);
    let Some(own) = after.iter().find(|played| played.by == declarer) else { return Ok(()) };
    if law47::no_longer_follows(own, led, case) {
        case.order(L47B, Order::WithdrawCard(own.at));
    } else if changed.contains(&dummy.lho()) && case.choice(L45D1, declarer, Choice::TakeBackCard(own.at))? {
        case.order(L45D1, Order::WithdrawCard(own.at));
    }
    Ok(())
}

/// The card of dummy that declarer had not named, where he now names one to the trick in which it lies: he speaks of it
/// himself.
pub(crate) fn named_past(table: &Table, act: &Act) -> Option<Matter> {
    let Act::Name { by, designation } = act else { return None };
    if matches!(designation, Designation::Card(card) if super::is_of_own_hand(table, *by, *card)) {
        return None;
    }
    let current = table.position().current_of(by.partner());
    let trick = table.position().tricks.get(usize::from(current))?;
    let lies = |it: &NotNamed| trick.cards[it.offender].is_some() && trick.acts[it.offender] == it.at;
    let has_played_on = |it: &NotNamed| trick.cards[*by].is_some() && trick.acts[*by] > it.at;
    table.unnoticed().iter().find_map(|note| match note {
        Matter::NotNamed(it) if it.offender.partner() == *by && lies(it) && !has_played_on(it) => {
            Some((*it).into())
        }
        _ => None,
    })
}

/// Dummy indicated a card without being told to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Suggested {
    /// Dummy.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
}

in_play!(Suggested, L45F, about at, rule_suggested);

fn rule_suggested(it: &Suggested, case: &mut Case<'_>) -> Ask<()> {
    case.order(L45F, Order::NotEntitled(it.offender)).order(L45F, Order::ReviewAfterPlay);
    Ok(())
}

/// What a card that dummy puts out himself is: played at his turn, otherwise a suggestion.
pub(crate) fn judge(table: &Table, card: Card) -> Option<Matter> {
    let offender = table.position().dummy().filter(|_| table.phase() == Phase::Play)?;
    let at = table.next_act();
    let Some(replaces) = table.position().put_out_by_dummy() else {
        return Some(Suggested { offender, card, at }.into());
    };
    let named = match replaces {
        PutOut::AtTurn => None,
        PutOut::InPlaceOf { card, .. } => Some(card),
    };
    let revoke = law61::fails_to_follow(table, offender, card, named);
    let followed = if revoke { Followed::Revoked } else { Followed::Legally };
    Some(NotNamed { offender, at, trick: table.position().current_of(offender), named, followed }.into())
}

/// What an indication of a card is.
pub(crate) fn judge_suggestion(table: &Table, card: Card) -> Option<Matter> {
    let offender = table.position().dummy().filter(|_| table.phase() == Phase::Play)?;
    Some(Suggested { offender, card, at: table.next_act() }.into())
}

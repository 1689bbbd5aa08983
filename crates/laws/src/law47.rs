//! Law 47: taking back a card that was played.

use openroom_cards::{Card, Cards, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

mod followed;

pub use followed::{AfterWord, PlayedAfterWord};

use crate::matter::in_play;
use crate::{Act, ActNo, Ask, Case, Choice, Event, Finding, Matter, Order, Played, Table, law21, law61};

/// A player wants to take back a card that he played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardTakenBack {
    /// The player.
    pub offender: Seat,
    /// The number of the card.
    pub card: ActNo,
    /// The trick.
    pub trick: u8,
    /// What was wrong with the card, noticed or not.
    pub wrong: Wrong,
    /// When an opponent corrected an explanation after the card was played.
    pub corrected: Option<ActNo>,
    /// The number of the act.
    pub at: ActNo,
}

/// What was wrong with a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wrong {
    /// Nothing.
    Nothing,
    /// It was an illegal play.
    Illegal,
    /// It was out of turn, or something else that has its own rectification.
    Other,
}

in_play!(CardTakenBack, L47F2, rule);

fn rule(it: &CardTakenBack, case: &mut Case<'_>) -> Ask<()> {
    match it.wrong {
        Wrong::Illegal => {
            case.order(L47B, Order::Applies);
            return Ok(());
        }
        Wrong::Other => {
            case.order(L47A, Order::Applies);
            return Ok(());
        }
        Wrong::Nothing => {}
    }
    if it.corrected.is_some() && case.finding(L47E2a, Finding::BecauseOfExplanation(it.card))? {
        if is_too_late(it, case) {
            stands_too_late(it.card, case);
        } else {
            back(L47E2a, it.offender.lho(), it.offender, it.card, case);
        }
        return Ok(());
    }
    case.order(L47F2, Order::CardStands(it.card));
    Ok(())
}

/// It can no longer be taken back: the Director comes back to it.
pub(crate) fn stands_too_late(card: ActNo, case: &mut Case<'_>) {
    case.order(L47E2a, Order::CardStands(card));
    law21::too_late(case, L47E2b);
}

/// A later card lies in the trick, or it was the opening lead and a card of dummy has been seen.
fn is_too_late(it: &CardTakenBack, case: &Case<'_>) -> bool {
    let opening_lead = it.trick == 0 && case.leader_of(0) == Some(it.offender);
    let dummy_seen = case.facts().play.as_ref().is_some_and(|play| play.dummy_seen);
    !case.played_after(it.trick, it.card).is_empty() || (opening_lead && dummy_seen)
}

/// What taking back a card of the trick being played, or of the one before, is.
pub(crate) fn judge(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    let played =
        table.plays().iter().rfind(|one| one.by == by && one.card == card && one.standing.counts())?;
    let wrong = match table.unnoticed().iter().find(|note| note.about() == Some(played.at)) {
        None => Wrong::Nothing,
        Some(Matter::Revoke(_)) => Wrong::Illegal,
        Some(_) => Wrong::Other,
    };
    let corrected = corrected_since(table, by, played.at);
    if wrong == Wrong::Nothing && corrected.is_none() {
        let doubtful = law61::perhaps(table, played);
        if doubtful.is_some() {
            return doubtful;
        }
    }
    let (trick, at) = (played.trick, table.next_act());
    Some(CardTakenBack { offender: by, card: played.at, trick, wrong, corrected, at }.into())
}

/// When an opponent of this player corrected an explanation after that card.
pub(crate) fn corrected_since(table: &Table, player: Seat, card: ActNo) -> Option<ActNo> {
    table.events().iter().find_map(|event| match event {
        Event::Acted(at, Act::CorrectExplanation { by, .. }) if by.side() != player.side() && *at > card => {
            Some(*at)
        }
        _ => None,
    })
}

/// The card that this player wants back, where it stands.
pub(crate) fn taken_back(table: &Table, act: &Act) -> Option<ActNo> {
    let Act::TakeBackCard { by, card } = act else { return None };
    let played =
        table.plays().iter().rfind(|one| one.by == *by && one.card == *card && one.standing.counts())?;
    (played.trick + 1 >= table.position().current).then_some(played.at)
}

/// Those who had played after a card that is changed may change theirs; one who does not follow the other suit that is now led must. Gives
/// the players who did. `new` is the card that comes instead.
pub(crate) fn opponents_may_change(
    trick: u8,
    after: ActNo,
    new: Option<(Seat, Card)>,
    by: Provision,
    case: &mut Case<'_>,
) -> Ask<Vec<Seat>> {
    let mut changed = vec![];
    let Some(first) =
        case.facts().play.as_ref().and_then(|play| play.plays.iter().find(|one| one.at == after)).copied()
    else {
        return Ok(changed);
    };
    let led = new.and_then(|new| led_instead(trick, first.card, new, case));
    for later in case.played_after(trick, after) {
        if later.by.side() == first.by.side() {
            continue;
        }
        let player = case.player_of(later.by);
        if no_longer_follows(&later, led, case) || case.choice(by, player, Choice::TakeBackCard(later.at))? {
            case.order(by, Order::WithdrawCard(later.at));
            changed.push(later.by);
        }
    }
    if let Some((hand, card)) = new {
        next_trick(trick, (hand, card), &changed, by, case)?;
    }
    Ok(changed)
}

/// Opponents who had already played to the next trick may take that card back as well, and must where it is not certain
/// that the same hand leads to it now.
fn next_trick(
    trick: u8,
    (hand, card): (Seat, Card),
    changed: &[Seat],
    by: Provision,
    case: &mut Case<'_>,
) -> Ask<()> {
    let mut lying = case.lying_in(trick);
    lying[hand] = Some(card);
    for seat in changed {
        lying[*seat] = None;
    }
    let leads = case.winner_of(trick, lying).filter(|_| lying.values().iter().all(Option::is_some));
    for next in case.trick(trick + 1) {
        if next.by.side() == hand.side() || case.takes_back(next.at) {
            continue;
        }
        let player = case.player_of(next.by);
        if leads != case.leader_of(trick + 1) || case.choice(by, player, Choice::TakeBackCard(next.at))? {
            case.order(by, Order::WithdrawCard(next.at));
        }
    }
    Ok(())
}

/// The other suit that is led where a new card of this hand comes in the place of the first.
pub(crate) fn led_instead(
    trick: u8,
    first: Card,
    (hand, card): (Seat, Card),
    case: &Case<'_>,
) -> Option<Suit> {
    (case.leader_of(trick) == Some(hand) && card.suit() != first.suit()).then(|| card.suit())
}

/// Whether the card does not follow to the suit that is led instead of another, although its player can.
pub(crate) fn no_longer_follows(played: &Played, led: Option<Suit>, case: &Case<'_>) -> bool {
    led.is_some_and(|led| {
        let held = case.held_before(played.by, played.card) - Cards::of(played.card);
        played.card.suit() != led && !held.in_suit(led).is_empty()
    })
}

/// The opponent who had told a player that it was his turn, if the Director finds that he acted because of it.
pub(crate) fn was_told(offender: Seat, at: ActNo, case: &mut Case<'_>) -> Ask<Option<Seat>> {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    // Who said it may have played his own card after it.
    let is_past = |when: ActNo, by: Seat| {
        plays
            .iter()
            .any(|one| case.player_of(one.by) != by && (when..at).contains(&one.at) && one.standing.counts())
    };
    let told = case.course_acts().iter().find_map(|(when, act)| match act {
        Act::SayTurn { by, of } if *of == offender && by.side() != offender.side() => {
            (*when < at && !is_past(*when, *by)).then_some(*by)
        }
        _ => None,
    });
    let Some(by) = told else { return Ok(None) };
    Ok(case.finding(L47E1, Finding::ActedOnWord(offender))?.then_some(by))
}

/// The card goes back and nothing else follows; nobody may accept it. What was played to it as a lead goes back with it;
/// opponents who played after it to another lead may change their cards.
pub(crate) fn back_after_word(told: Seat, at: ActNo, case: &mut Case<'_>) -> Ask<()> {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let Some(first) = plays.iter().find(|one| one.at == at).copied() else { return Ok(()) };
    back(L47E1, told, first.by, at, case);
    let mut later = case.played_after(first.trick, at);
    if case.leader_of(first.trick) == Some(first.by) {
        for one in &later {
            case.order(goes_back_by(one.by, first.by), Order::WithdrawCard(one.at));
        }
    } else {
        let changed = opponents_may_change(first.trick, at, None, L47D, case)?;
        later.retain(|one| changed.contains(&one.by));
    }
    for one in later {
        is_for_the_side(first.by, told, &one, case);
    }
    Ok(())
}

/// By which paragraph a card of this hand goes back with a lead of a player who was misled: an opponent's as one after a
/// play that was changed, his partner's with the lead itself.
pub(crate) fn goes_back_by(hand: Seat, misled: Seat) -> Provision {
    if hand.side() == misled.side() { L47E1 } else { L47D }
}

/// The card goes back because of what an opponent said: what it showed is for the player's own side.
fn back(by: Provision, opponent: Seat, player: Seat, at: ActNo, case: &mut Case<'_>) {
    case.order(by, Order::WithdrawCard(at)).order(by, Order::NoRectification);
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let Some(played) = plays.iter().find(|one| one.at == at).copied() else { return };
    is_for_the_side(player, opponent, &played, case);
}

/// What a card showed that goes back because of what an opponent said is for the side of the player who was misled.
fn is_for_the_side(misled: Seat, opponent: Seat, card: &Played, case: &mut Case<'_>) {
    let at = card.at;
    case.order(L16C1, Order::Authorized { at, to: misled.side() });
    let (to, other) = (case.player_of(opponent), case.player_of(opponent.partner()));
    let own = case.player_of(card.by);
    for to in [Some(to), Some(other).filter(|other| *other != to)].into_iter().flatten() {
        if to != own {
            case.order(L16C2, Order::Unauthorized { at, to });
        }
    }
}

//! A trick with too few or too many cards.

use openroom_cards::{Card, Rank, Seat, Suit};
use openroom_lawbook::provisions::*;
use openroom_laws::law61::Missed;
use openroom_laws::law67::CardHidden;
use openroom_laws::{Act, ActNo, Facts};

use super::auction::attend;
use super::play::{another, board, same_suit};
use super::{adjust, handling, revoke};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// A trick with too few or too many cards: put right while both sides have not yet played to the next, later by the
/// rules on a trick that was quitted so.
pub(crate) fn defective(desk: &mut Desk<'_>) -> Ask<()> {
    let defect = desk.pick(L67A, Query::Defect)?;
    if defect != Pick::CardNotInPlace && !desk.yes(L67A, Query::BothPlayedOn)? {
        desk.order(L67A, Ruling::Applies);
        return if defect == Pick::CardMissing { supplied(desk) } else { one_too_many(desk) };
    }
    desk.order(L67B, Ruling::Applies);
    match defect {
        Pick::CardMissing => {
            let declarer = desk.seat(L67B1, Query::Declarer)?;
            let by = desk.seat(L67B1, Query::Offender)?;
            let is_dummy = by == declarer.partner();
            let missed = if is_dummy { Missed::Dummy } else { Missed::Closed };
            let deemed = if desk.yes(L67B1, Query::HasSuitLed)? { L67B1a } else { L67B1b };
            // What dummy is deemed to have done costs no tricks, whoever won them.
            let own_side = is_dummy || desk.yes(L64A2, Query::OwnSideWon)?;
            let won_by = if own_side { by.partner() } else { by.lho() };
            let later = if own_side { 0 } else { desk.number(L64A2, Query::LaterTricks)? };
            desk.order(L67B1, Ruling::PutInPlace);
            desk.order(deemed, Ruling::DeemedRevoke);
            desk.law(revoke::deemed(by, won_by, deemed, later, missed), &Facts::default())?;
        }
        Pick::CardTooMany => return too_many(desk),
        _ if !L67B3.exists_in(desk.edition()) => desk.order(L67B1, Ruling::NothingDecided),
        _ => {
            if desk.yes(L67B3, Query::PlayedTwice)? {
                desk.order(L67B3, Ruling::AdjustedScoreFollows);
                return adjust::against_asked(desk);
            }
            desk.order(L67B3, Ruling::PutInPlace);
        }
    }
    Ok(())
}

/// The card that is missing comes from the hand; where it wins the trick, its player leads to the next.
fn supplied(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L67A1, Query::Declarer)?;
    let by = desk.seat(L67A1, Query::Offender)?;
    let led = desk.card(L67A1, Query::CardLed)?;
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(by.rho());
    setup.plays.push((by.rho(), led));
    desk.set_up(setup);
    desk.act(Act::OmitCard { by });
    attend(desk)?;
    if desk.yes(L67A1, Query::SuppliedCardWins)? {
        desk.order(L67A1, Ruling::LeadsToNext(by));
    }
    Ok(())
}

/// Cards put down at once are one matter, a card added to those of the trick another.
fn one_too_many(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.yes(L67A2, Query::PutDownTogether)? {
        return handling::several(desk);
    }
    let declarer = desk.seat(L67A2, Query::Declarer)?;
    let by = desk.seat(L67A2, Query::Offender)?;
    let card = desk.card(L67A2, Query::Card)?;
    let first = another(&[card]);
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(by);
    setup.plays.push((by, first));
    setup.hands[by].insert(card);
    desk.set_up(setup);
    desk.act(Act::Play { by, card });
    attend(desk)
}

/// Two cards to one trick: what was seen stays, what lay behind it goes back and was held all the time.
fn too_many(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L67B2a, Query::Declarer)?;
    let by = desk.seat(L67B2a, Query::Offender)?;
    quitted(desk, declarer, by)
}

/// A card that this hand lacks lies with those played.
pub(super) fn surplus_of(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    if !desk.yes(L67A, Query::BothPlayedOn)? {
        desk.order(L67A, Ruling::Applies);
        return one_too_many(desk);
    }
    desk.order(L67B, Ruling::Applies);
    let declarer = desk.seat(L67B2a, Query::Declarer)?;
    quitted(desk, declarer, by)
}

/// The trick was quitted with two cards of this hand.
fn quitted(desk: &mut Desk<'_>, declarer: Seat, by: Seat) -> Ask<()> {
    let (seen, behind) = seen_and_behind(desk)?;
    let failed = desk.yes(L67B2b, Query::FailedLater)?;
    let led = Suit::ALL.into_iter().find(|suit| *suit != seen.suit() && *suit != behind.suit());
    let led = led.unwrap_or(Suit::Clubs);
    let of = |rank| Card::new(led, rank);
    let next = if failed { same_suit(behind, &[seen]) } else { of(Rank::Four) };
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(by.rho());
    setup.plays = vec![
        (by.rho(), of(Rank::Ace)),
        (by, seen),
        (by.lho(), of(Rank::Two)),
        (by.partner(), of(Rank::Three)),
        (by.rho(), next),
        (by, of(Rank::Five)),
    ];
    desk.set_up(setup);
    let matter = CardHidden { offender: by, card: behind, trick: 1, at: ActNo::UNNUMBERED, or: None };
    let given = desk.law(matter, &desk.table.known())?;
    let revoked = given.iter().any(|given| given.by == L67B2b);
    if revoked { revoke::held_all_along(desk, L67B2b, by) } else { Ok(()) }
}

/// Where nobody knows which was seen, the highest that he could legally have played is taken for it.
fn seen_and_behind(desk: &mut Desk<'_>) -> Ask<(Card, Card)> {
    if desk.yes(L67B2a, Query::SeenCardKnown)? {
        return Ok((desk.card(L67B2a, Query::CardSeen)?, desk.card(L67B2a, Query::CardBehind)?));
    }
    let led = desk.card(L67B2a, Query::CardLed)?.suit();
    let one = desk.card(L67B2a, Query::OneCard)?;
    let other = desk.card(L67B2a, Query::OtherCard)?;
    let key = |card: Card| (card.suit() == led, card.rank());
    Ok(if key(one) >= key(other) { (one, other) } else { (other, one) })
}

//! Irregular calls, and cards seen during the auction: the desk lays out the auction, the table rules.

use openroom_cards::{BySeat, Call, Cards, Denomination, Seat};
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::{Act, Attended, Because, Exposure, Matter, Meaning, SetUp, Who};

use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// The longest auction that is entered.
const MOST: usize = 320;

/// Asks for the auction, call by call from the dealer on.
fn entered(desk: &mut Desk<'_>, by: Provision) -> Ask<(Seat, Vec<(Seat, Call)>)> {
    let dealer = desk.seat(by, Query::Dealer)?;
    let mut calls = vec![];
    let mut seat = dealer;
    while calls.len() < MOST {
        let Some(call) = desk.call(by, Query::Called(seat))? else { break };
        calls.push((seat, call));
        seat = seat.lho();
    }
    Ok((dealer, calls))
}

/// The table with this auction, none of it judged.
fn laid_out(desk: &mut Desk<'_>, dealer: Seat, calls: &[(Seat, Call)]) -> bool {
    desk.set_up(SetUp { calls: calls.to_vec(), ..SetUp::new(desk.settings(), dealer) })
}

/// Draws attention and goes on with what the table asks.
pub(super) fn attend(desk: &mut Desk<'_>) -> Ask<()> {
    desk.act(Act::DrawAttention { by: Who::Director, to: Attended::Whatever });
    desk.follow()?;
    if desk.table.cases().is_empty() {
        desk.order(L84A, Ruling::NothingIrregular);
    }
    Ok(())
}

/// A natural call is recorded as one; what an artificial one specifies is asked and not taken from its name.
fn note_artificial(desk: &mut Desk<'_>, by: Provision, caller: Seat) -> Ask<()> {
    let artificial = desk.yes(by, Query::Artificial)?;
    let Some((at, said)) = desk.table.calls().last().map(|made| (made.at, made.said.call())) else {
        return Ok(());
    };
    match said {
        Some(call) if !artificial => {
            let meaning = Box::new(Meaning::natural(call));
            desk.act(Act::RecordMeaning { by: caller, call, nth: 1, meaning });
        }
        _ => {
            desk.act(Act::Alert { by: caller.partner(), call: at });
        }
    }
    Ok(())
}

/// The last call entered is the one in question.
pub(crate) fn last_call(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, mut calls) = entered(desk, L17C)?;
    let Some((by, call)) = calls.pop() else {
        desk.order(L84A, Ruling::NothingIrregular);
        return Ok(());
    };
    if !laid_out(desk, dealer, &calls) || !desk.act(Act::Call { by, call }) {
        desk.order(L84A, Ruling::NothingIrregular);
        return Ok(());
    }
    if desk.table.unnoticed().iter().any(|matter| matches!(matter, Matter::InsufficientBid(_))) {
        note_artificial(desk, L27B1a, by)?;
    }
    attend(desk)
}

/// A call at another's turn.
pub(crate) fn out_of_turn(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    let by = desk.seat(L29A, Query::Offender)?;
    let Some(call) = desk.call(L29A, Query::OffendingCall)? else { return Ok(()) };
    laid_out(desk, dealer, &calls);
    desk.act(Act::Call { by, call });
    note_artificial(desk, L29C, by)?;
    attend(desk)
}

/// A second call in place of the first.
pub(crate) fn changed(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, mut calls) = entered(desk, L17C)?;
    let last = calls.pop();
    laid_out(desk, dealer, &calls);
    if let Some((by, call)) = last {
        desk.act(Act::Call { by, call });
        let Some(to) = desk.call(L25A1, Query::ChangedTo)? else { return Ok(()) };
        desk.act(Act::ChangeCall { by, to, because: Because::Unsaid });
    }
    attend(desk)
}

/// A bid of more than seven.
pub(crate) fn above_seven(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    let suit = desk.suit(L38A, Query::AboveSeven)?;
    laid_out(desk, dealer, &calls);
    if let Some(by) = desk.table.turn() {
        desk.act(Act::BidAboveSeven { by, level: 8, denomination: Denomination::from(suit) });
    }
    attend(desk)
}

/// Two calls at the same moment: the player in turn, and another.
pub(crate) fn together(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, mut calls) = entered(desk, L17C)?;
    let last = calls.pop();
    let by = desk.seat(L33, Query::Offender)?;
    let other = desk.call(L33, Query::OffendingCall)?;
    laid_out(desk, dealer, &calls);
    let mut both = BySeat::default();
    if let Some((seat, call)) = last.filter(|(seat, _)| *seat != by) {
        both[seat] = Some(call);
        both[by] = other;
        desk.act(Act::CallTogether { calls: Box::new(both) });
    }
    attend(desk)
}

/// A card seen before the play.
pub(crate) fn card_seen(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    let by = desk.seat(L24, Query::Offender)?;
    let card = desk.card(L24, Query::Card)?;
    let how = how(desk, L24)?;
    laid_out(desk, dealer, &calls);
    desk.act(Act::ExposeCards { by, cards: Cards::of(card), how });
    attend(desk)
}

/// How a card came to be seen.
pub(super) fn how(desk: &mut Desk<'_>, by: Provision) -> Ask<Exposure> {
    Ok(match desk.pick(by, Query::HowExposed)? {
        Pick::HeldOut => Exposure::Held,
        Pick::Shown => Exposure::Shown,
        Pick::Named => Exposure::Named,
        _ => Exposure::Dropped,
    })
}

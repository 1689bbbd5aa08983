//! Irregular calls, and cards seen during the auction: the desk lays out the auction, the table rules.

use openroom_cards::{BySeat, Call, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::{Act, ActNo, Attended, Because, Exposure, Matter, Meaning, SetUp, Who};

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
pub(super) fn laid_out(desk: &mut Desk<'_>, dealer: Seat, calls: &[(Seat, Call)]) -> bool {
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
fn note_artificial(desk: &mut Desk<'_>, by: Provision, at: ActNo) -> Ask<()> {
    let artificial = desk.yes(by, Query::Artificial)?;
    let Some(made) = desk.table.calls().iter().find(|made| made.at == at).copied() else { return Ok(()) };
    match made.said.call() {
        Some(call) if !artificial => {
            let meaning = Box::new(Meaning::natural(call));
            desk.act(Act::RecordMeaning { by: made.by, call, nth: 1, meaning });
        }
        _ => {
            desk.act(Act::Alert { by: made.by.partner(), call: at });
        }
    }
    Ok(())
}

fn nothing_irregular(desk: &mut Desk<'_>) {
    desk.order(L84A, Ruling::NothingIrregular);
}

/// The number of a bid that is too low and of which nobody has spoken yet.
fn too_low(desk: &Desk<'_>) -> Option<ActNo> {
    desk.table.unnoticed().iter().find_map(|matter| match matter {
        Matter::InsufficientBid(_) => matter.about(),
        _ => None,
    })
}

/// The last bid and the one that is too low: the rest of the auction plays no part.
pub(crate) fn insufficient(desk: &mut Desk<'_>) -> Ask<()> {
    let bidder = desk.seat(L18D, Query::LastBidder)?;
    let Some(bid) = desk.call(L18D, Query::LastBid)? else { return Ok(()) };
    let by = desk.seat(L18D, Query::Offender)?;
    let Some(call) = desk.call(L18D, Query::OffendingCall)? else { return Ok(()) };
    let between = |steps: u8| match steps {
        // Whose own bid comes back to him was not passed out.
        1 if by == bidder => Call::Double,
        _ => Call::Pass,
    };
    let mut calls = vec![(bidder, bid)];
    let others = (1..4).map(|steps| (bidder.step(steps), between(steps)));
    calls.extend(others.take_while(|(seat, _)| *seat != by));
    if !laid_out(desk, bidder, &calls) || !desk.act(Act::Call { by, call }) {
        nothing_irregular(desk);
        return Ok(());
    }
    let Some(at) = too_low(desk) else {
        nothing_irregular(desk);
        return Ok(());
    };
    let lho = by.lho();
    match desk.call(L27A1, Query::Called(lho))? {
        Some(over) => {
            desk.act(Act::Call { by: lho, call: over });
        }
        None => note_artificial(desk, L27B1a, at)?,
    }
    attend(desk)
}

/// The auction as it was called: whatever is irregular in it is judged with what was called after it.
pub(crate) fn as_called(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    laid_out(desk, dealer, &[]);
    for (by, call) in calls {
        desk.answers_to_table()?;
        if !desk.act(Act::Call { by, call }) {
            nothing_irregular(desk);
            return Ok(());
        }
    }
    if let Some(at) = too_low(desk) {
        note_artificial(desk, L27B1a, at)?;
    }
    attend(desk)?;
    double_is_replaced(desk);
    Ok(())
}

/// Who doubled or redoubled inadmissibly calls again.
fn double_is_replaced(desk: &mut Desk<'_>) {
    let doubled = desk.table.cases().iter().find_map(|case| match &case.matter {
        Matter::InadmissibleDouble(it) => {
            Some((it.offender, case.orders.iter().any(|given| given.by == L36A)))
        }
        _ => None,
    });
    if let Some((offender, called_over)) = doubled {
        desk.order(if called_over { L36A } else { L36B2 }, Ruling::CallsInPlace(offender));
    }
}

/// A call at another's turn, and who called next.
pub(crate) fn out_of_turn(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    let by = desk.seat(L29A, Query::Offender)?;
    let Some(call) = desk.call(L29A, Query::OffendingCall)? else { return Ok(()) };
    laid_out(desk, dealer, &calls);
    let (turn, at) = (desk.table.turn(), desk.table.next_act());
    desk.act(Act::Call { by, call });
    if desk.table.unnoticed().is_empty() {
        return attend(desk);
    }
    let next = match desk.pick(L29A, Query::CalledNext)? {
        Pick::LhoOfCaller => Some(by.lho()),
        Pick::PlayerInTurn => turn,
        _ => None,
    };
    let over = match next {
        Some(next) => desk.call(L29A, Query::Called(next))?.map(|call| Act::Call { by: next, call }),
        None => None,
    };
    match over {
        Some(over) => {
            desk.act(over);
        }
        None if call == Call::Pass => {}
        None => note_artificial(desk, L29C, at)?,
    }
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
    let denomination = desk.denomination(L38A, Query::AboveSeven)?;
    laid_out(desk, dealer, &calls);
    if let Some(by) = desk.table.turn() {
        desk.act(Act::BidAboveSeven { by, level: 8, denomination });
    }
    attend(desk)
}

/// Two calls at the same moment: the player in turn, and another.
pub(crate) fn together(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    laid_out(desk, dealer, &calls);
    let Some(turn) = desk.table.turn() else {
        nothing_irregular(desk);
        return Ok(());
    };
    let in_turn = desk.call(L33, Query::CalledTogether(turn))?;
    let by = desk.seat(L33, Query::Offender)?;
    let other = desk.call(L33, Query::OffendingCall)?;
    if by != turn {
        let mut both = BySeat::default();
        both[turn] = in_turn;
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

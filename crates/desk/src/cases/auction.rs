//! Irregular calls, and cards seen during the auction: the desk lays out the auction, the table rules.

use openroom_cards::{Bid, BySeat, Call, Cards, Denomination, Level, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, CardsSeenInTheAuction},
    provisions::*,
};
use openroom_laws::law25::ChangeOfCall;
use openroom_laws::{self as laws, Act, ActNo, Attended, Because, Conveyance, Exposure, Matter, SetUp, Who};

use super::{information, out_of_turn, play};
use crate::desk::{Ask, Desk};
use crate::{Order, Pick, Query, Ruling, Step};

/// The longest auction that is entered.
const MOST: usize = 320;

/// Asks for the auction, call by call from the dealer on.
pub(super) fn entered(desk: &mut Desk<'_>, by: Provision) -> Ask<(Seat, Vec<(Seat, Call)>)> {
    let dealer = desk.seat(by, Query::Dealer)?;
    let mut calls = vec![];
    let mut seat = dealer;
    while calls.len() < MOST && !is_over(&calls) {
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
    double_is_replaced(desk);
    Ok(())
}

fn nothing_irregular(desk: &mut Desk<'_>) {
    desk.order(L84A, Ruling::NothingIrregular);
}

/// Whether there is a bid that is too low and of which nobody has spoken yet.
fn is_too_low(desk: &Desk<'_>) -> bool {
    desk.table.unnoticed().iter().any(|matter| matches!(matter, Matter::InsufficientBid(_)))
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
    let laid = laid_out(desk, bidder, &calls);
    let at = desk.table.next_act();
    if !laid || !desk.act(Act::Call { by, call }) || !is_too_low(desk) {
        nothing_irregular(desk);
        return Ok(());
    }
    match desk.pick(L27A1, Query::SinceThen)? {
        Pick::NextHasCalled => {
            called_over(desk, L27A1, by.lho())?;
        }
        Pick::ReplacedIt => {
            let Some(to) = desk.call(L27C, Query::ChangedTo)? else { return Ok(()) };
            // Whether it was a slip comes first, whatever he says.
            desk.act(Act::ChangeCall { by, to, because: Because::Slip });
            called_over(desk, L27C, by.lho())?;
        }
        Pick::SaysSlip => slipped(desk, by, at)?,
        _ => {}
    }
    attend(desk)
}

/// What this player has called over it, if anything.
fn called_over(desk: &mut Desk<'_>, by: Provision, seat: Seat) -> Ask<()> {
    if let Some(call) = desk.call(by, Query::CalledOver(seat))? {
        desk.act(Act::Call { by: seat, call });
    }
    Ok(())
}

/// He says that he meant another call, and has not changed it yet. Whether that call takes the place of the one that is
/// too low is ruled as a change of call; where it does not, the bid is ruled as one that was meant.
fn slipped(desk: &mut Desk<'_>, by: Seat, at: ActNo) -> Ask<()> {
    let mut since = vec![];
    if let Some(call) = desk.call(L25A6, Query::CalledOver(by.lho()))? {
        since.push(Act::Call { by: by.lho(), call });
        if let Some(call) = desk.call(L25A4, Query::CalledOver(by.partner()))? {
            since.push(Act::Call { by: by.partner(), call });
        }
    }
    let Some(to) = desk.call(L25A1, Query::MeantCall)? else { return Ok(()) };
    let change = Act::ChangeCall { by, to, because: Because::Slip };
    let mut changed = desk.table.clone();
    for act in &since {
        // What the table refuses has not happened.
        let _refused = changed.act(act.clone()).is_err();
    }
    let second = changed.next_act();
    let taken = changed.act(change.clone()).is_ok();
    let given = desk.found(ChangeOfCall { offender: by, at, second, to }, &changed.known())?;
    let stands = given.iter().any(|given| matches!(given.order, laws::Order::ChangeStands { .. }));
    if taken && stands {
        // What the next player called has accepted nothing that still stands.
        for act in since {
            desk.act_untold(act);
        }
        desk.act(change);
        return Ok(());
    }
    // He has put down no second call, from which somebody could learn anything.
    let says = |given: &&laws::Given| given.by.id().starts_with("25A") && given.order == laws::Order::Applies;
    for given in given.iter().filter(says) {
        desk.order_law(given.by, given.order);
    }
    for act in since {
        desk.act(act);
    }
    Ok(())
}

/// Whether nobody may call any more.
fn is_over(calls: &[(Seat, Call)]) -> bool {
    let passes = calls.iter().rev().take_while(|(_, call)| *call == Call::Pass).count();
    passes >= 4 || (passes == 3 && calls.len() > 3)
}

/// A call after the auction was over: by whom, which, and as far as it counts by which side.
pub(crate) fn after_end(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L39A, Query::Offender)?;
    let Some(call) = desk.call(L39A, Query::OffendingCall)? else { return Ok(()) };
    let next = match call {
        Call::Pass => None,
        Call::Bid(_) | Call::Double | Call::Redouble => desk.call(L39B, Query::CalledOver(by.lho()))?,
    };
    // Whose call it was counts only for a bid or double that nobody has called over.
    let ended = if call == Call::Pass || next.is_some() {
        bid_and_passed(by)
    } else if desk.yes(L39B, Query::PassedOut)? {
        passes(by, 4)
    } else {
        bid_and_passed(desk.seat(L39B, Query::Declarer)?)
    };
    laid_out(desk, ended[0].0, &ended);
    desk.act(Act::Call { by, call });
    if let Some(call) = next {
        desk.act(Act::Call { by: by.lho(), call });
    }
    attend(desk)
}

/// So many passes from this player on.
fn passes(first: Seat, number: u8) -> Vec<(Seat, Call)> {
    (0..number).map(|steps| (first.step(steps), Call::Pass)).collect()
}

/// An auction that this player has won with one bid; which plays no part.
fn bid_and_passed(declarer: Seat) -> Vec<(Seat, Call)> {
    let bid = Level::new(1).map(|level| Call::Bid(Bid::new(level, Denomination::NoTrump)));
    bid.map(|bid| (declarer, bid)).into_iter().chain(passes(declarer.lho(), 3)).collect()
}

/// Who doubled or redoubled inadmissibly at his turn calls again.
fn double_is_replaced(desk: &mut Desk<'_>) {
    let doubled = desk.table.cases().iter().find_map(|case| match &case.matter {
        Matter::InadmissibleDouble(it) if case.orders.iter().all(|given| given.by != L36B4) => {
            Some((it.offender, case.orders.iter().any(|given| given.by == L36A)))
        }
        _ => None,
    });
    if let Some((offender, called_over)) = doubled {
        desk.order(if called_over { L36A } else { L36B2 }, Ruling::CallsInPlace(offender));
    }
}

/// A second call in place of the first, perhaps after others have called over it.
pub(crate) fn changed(desk: &mut Desk<'_>) -> Ask<()> {
    let (dealer, calls) = entered(desk, L17C)?;
    let by = match calls.as_slice() {
        [] => None,
        [(only, _)] => Some(*only),
        _ => Some(desk.seat(L25A1, Query::Offender)?),
    };
    let own = calls.iter().rposition(|(seat, _)| Some(*seat) == by);
    laid_out(desk, dealer, &calls[..own.unwrap_or(calls.len())]);
    if let (Some(by), Some(own)) = (by, own) {
        for (by, call) in &calls[own..] {
            desk.act(Act::Call { by: *by, call: *call });
        }
        let Some(to) = desk.call(L25A1, Query::ChangedTo)? else { return Ok(()) };
        desk.act(Act::ChangeCall { by, to, because: Because::Unsaid });
    }
    attend(desk)
}

/// A bid of more than seven: by whom, at whose turn, and whether it was called over. The rest of the auction plays no
/// part.
pub(crate) fn above_seven(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L38A, Query::Offender)?;
    let denomination = desk.denomination(L38A, Query::AboveSeven)?;
    let turn = desk.seat(L38C, Query::TurnToCall)?;
    let next = desk.call(L38D, Query::CalledOver(by.lho()))?;
    laid_out(desk, turn, &[]);
    desk.act(Act::BidAboveSeven { by, level: 8, denomination });
    if let Some(call) = next {
        desk.act(Act::Call { by: by.lho(), call });
    }
    attend(desk)
}

/// Two calls at the same moment: the player in turn, and another. Of the auction only the last bid plays a part.
pub(crate) fn together(desk: &mut Desk<'_>) -> Ask<()> {
    let turn = desk.seat(L33, Query::TurnToCall)?;
    let in_turn = desk.call(L33, Query::CalledTogether(turn))?;
    let by = desk.seat(L33, Query::Offender)?;
    let other = desk.call(L33, Query::OffendingCall)?;
    let both_calls: Vec<Call> = in_turn.into_iter().chain(other).collect();
    let calls = out_of_turn::until(desk, L33, turn, &both_calls)?;
    laid_out(desk, calls.first().map_or(turn, |(first, _)| *first), &calls);
    if by != turn {
        let mut both = BySeat::default();
        both[turn] = in_turn;
        both[by] = other;
        desk.act(Act::CallTogether { calls: Box::new(both) });
    }
    attend(desk)
}

/// The most cards of one player that are entered.
const MOST_SEEN: usize = 12;

/// Cards seen before the play. When the auction is over, they may still belong to it.
pub(crate) fn card_seen(desk: &mut Desk<'_>) -> Ask<()> {
    let over = desk.yes(L24, Query::AuctionOver)?;
    match differences::cards_seen_in_the_auction(desk.edition()) {
        CardsSeenInTheAuction::UntilTheAuctionIsOver if over => return play::exposed(desk),
        CardsSeenInTheAuction::UntilTheAuctionIsOver | CardsSeenInTheAuction::UntilTheLeadIsFaced => {}
    }
    let declarer = if over { Some(desk.seat(L24, Query::Declarer)?) } else { None };
    let by = desk.seat(L24, Query::Offender)?;
    let mut cards = Cards::of(desk.card(L24, Query::Card)?);
    for _ in 0..MOST_SEEN {
        let Some(card) = desk.card_or_none(L24C, Query::AlsoSeen)? else { break };
        cards.insert(card);
    }
    let how = how(desk, L24, Query::HowSeenEarly)?;
    if how == Exposure::Named && declarer.is_none() {
        // Nobody has seen the card: what was said of it is information for partner, and nothing lies face up.
        return information::told_partner(desk, by, Conveyance::Remark);
    }
    match declarer {
        Some(declarer) => {
            let setup = play::board(desk, declarer);
            desk.set_up(setup);
        }
        None => {
            laid_out(desk, by, &[]);
        }
    }
    let before = desk.steps.len();
    desk.act(Act::ExposeCards { by, cards, how });
    attend(desk)?;
    let faced = desk.steps[before..]
        .iter()
        .any(|step| matches!(step, Step::Ordered { order: Order::Law(laws::Order::LeaveFaced { .. }), .. }));
    if faced && declarer.is_none() {
        desk.order(L24D, Ruling::BackIfDeclaring(by));
        desk.order(L24E, Ruling::PenaltyCardIfDefending(by));
    }
    Ok(())
}

/// How a card came to be seen.
pub(super) fn how(desk: &mut Desk<'_>, by: Provision, query: Query) -> Ask<Exposure> {
    Ok(match desk.pick(by, query)? {
        Pick::HeldOut => Exposure::Held,
        Pick::Shown => Exposure::Shown,
        Pick::LedEarly => Exposure::Led,
        Pick::Named => Exposure::Named,
        _ => Exposure::Dropped,
    })
}

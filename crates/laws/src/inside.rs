//! What the random walker of the tests does and looks at, and nobody else.

use openroom_cards::{Seat, Suit, Vulnerability};

use crate::law61::{Duty, Revoke};
use crate::view::Numbers;
use crate::{Act, ActNo, Event, Matter, Order, Phase, Refusal, Rule, Table, Who, Why};

/// Takes an act by the long way, also one that the short way would take.
pub fn act_at_length(table: &mut Table, act: Act) -> Result<(), Refusal> {
    table.act_at_length(act)
}

/// Whether the short way takes this act.
pub fn is_plain(table: &Table, act: &Act) -> bool {
    table.is_plain(act)
}

/// The act up to which the tray was passed.
pub fn passed(table: &Table) -> ActNo {
    table.passed
}

/// Why something was refused, as this person may be told it.
pub fn as_told(table: &Table, who: Who, why: Why) -> Why {
    Numbers::of(table, who).why(why)
}

/// How many bytes a table holds besides the record of what happened: calls, plays, what was withdrawn, cases and events.
pub fn state(table: &Table) -> usize {
    size_of::<Table>()
        + bytes(&table.restrictions)
        + bytes(&table.notes)
        + bytes(&table.held)
        + bytes(&table.astray)
        + bytes(&table.beforehand)
        + bytes(&table.undone)
}

fn bytes<T>(some: &[T]) -> usize {
    size_of_val(some)
}

/// Something that must not happen; who looks at every table must find it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A card vanishes.
    LostCard,
    /// An enforced pass ends, and no event ends it.
    EnforcedPassForgotten,
    /// The table loses an order that the Law gives.
    OrderLost,
    /// Nobody notes a lead out of turn.
    LeadNotNoted,
    /// Nobody notes a revoke.
    RevokeNotNoted,
    /// A card that followed is noted as a revoke.
    RevokeOfAnotherSuit,
    /// No card is legal.
    NoCardLegal,
    /// An auction never ends.
    AuctionWithoutEnd,
    /// Every act leaves something behind, also one that was refused.
    ActsCounted,
    /// Everybody is told of the spades of a hidden hand.
    SpadesTold,
    /// Everybody is told of the call that is on the tray.
    CallTold,
    /// Everybody is told of what only some have perceived.
    ActsTold,
}

/// Makes this happen.
pub fn plant(table: &mut Table, fault: Fault) {
    match fault {
        Fault::LostCard => {
            if table.plays.len() == 5 {
                let seat = Seat::North;
                let card = table.position.hands[seat].lowest();
                card.map(|card| table.position.hands[seat].remove(card));
            }
        }
        Fault::EnforcedPassForgotten => table.restrictions.retain(|one| one.rule != Rule::MustPass),
        Fault::OrderLost => {
            for case in &mut table.cases {
                case.orders.retain(|given| !matches!(given.order, Order::ReviewAfterPlay));
            }
        }
        Fault::LeadNotNoted => forget(table, |note| matches!(note, Matter::LeadOutOfTurn(_))),
        Fault::RevokeNotNoted => forget(table, |note| matches!(note, Matter::Revoke(_))),
        Fault::RevokeOfAnotherSuit => {
            for note in &mut table.notes {
                if let Matter::Revoke(Revoke { card, duty: Duty::Follow(suit), .. }) = note {
                    *suit = card.suit();
                }
            }
        }
        Fault::NoCardLegal => table.position.suspended = table.phase() == Phase::Play,
        Fault::AuctionWithoutEnd => {
            let auction = &mut table.position.auction;
            auction.passes = auction.passes.min(1);
        }
        Fault::ActsCounted => table.passed = ActNo(table.passed.0.wrapping_add(1)),
        Fault::SpadesTold => {
            let odd = table.position.hands[Seat::North].in_suit(Suit::Spades).len() % 2 == 1;
            tell(table, odd);
        }
        Fault::CallTold => {
            let last = table.calls.last().and_then(|made| made.said.call());
            tell(table, last.is_some_and(|call| call.index() % 2 == 1));
        }
        Fault::ActsTold => tell(table, table.log.len() % 2 == 1),
    }
}

/// As if nobody had noted such a thing.
fn forget(table: &mut Table, it: fn(&Matter) -> bool) {
    table.notes.retain(|note| !it(note));
    table.log.retain(|event| !matches!(event, Event::Noted(note) if it(note)));
}

/// Everybody sees who is vulnerable: planted there, what only some may know is a leak.
fn tell(table: &mut Table, what: bool) {
    table.vulnerability = if what { Vulnerability::Both } else { Vulnerability::None };
}

//! Laws 65 and 66: how the tricks lie, and who may look at them.

use openroom_cards::Seat;
use openroom_lawbook::{
    Provision,
    differences::{self, LookingAtTheLastTrick, PointingOutAQuittedCard},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::law41::Time;
use crate::matter::in_play;
use crate::{Act, Ask, Case, Event, Inspection, Matter, Order, Phase, Played, Table};

/// A player pointed out that a card of a quitted trick lies the wrong way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PointedOut {
    /// The player.
    pub offender: Seat,
    /// Whether he did in time.
    pub time: Time,
}

in_play!(PointedOut, L65B3, rule);

fn rule(it: &PointedOut, case: &mut Case<'_>) -> Ask<()> {
    case.order(L65B3, it.time.order(it.offender));
    if it.time == Time::Wrong {
        case.order(L65B3, Order::ReviewAfterPlay);
    }
    Ok(())
}

/// A player mixed his played cards before the tricks were agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mixed {
    /// The player.
    pub offender: Seat,
}

in_play!(Mixed, L65D, rule_mixed);

fn rule_mixed(it: &Mixed, case: &mut Case<'_>) -> Ask<()> {
    case.order(L65D, Order::RightsLost(it.offender));
    Ok(())
}

/// A player looked at a trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Inspected {
    /// The player.
    pub offender: Seat,
    /// The trick.
    pub trick: u8,
    /// At whose cards.
    pub whose: Inspection,
    /// When.
    pub time: Look,
}

/// When a player looked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Look {
    /// When he may.
    InTime,
    /// When the tricks are closed.
    Closed,
    /// After the play.
    AfterPlay,
}

in_play!(Inspected, L66C, rule_inspected);

fn rule_inspected(it: &Inspected, case: &mut Case<'_>) -> Ask<()> {
    let player = it.offender;
    match (it.time, it.whose) {
        (Look::InTime, Inspection::All) => case.order(L66A, Order::FaceTrick(it.trick)),
        (Look::InTime, Inspection::Own) => case.order(L66B, Order::Entitled(player)),
        (Look::InTime, Inspection::OwnShown) => case.order(L66B, Order::NotEntitled(player)),
        (Look::Closed, _) => case.order(L66C, Order::NotEntitled(player)),
        (Look::AfterPlay, _) => case.order(L66D, Order::Entitled(player)),
    };
    Ok(())
}

/// What pointing out, looking at or mixing the tricks is.
pub(crate) fn judge(table: &Table, act: &Act) -> Option<Matter> {
    match act {
        Act::PointOutTrick { by, trick, .. } => {
            let late = is_too_late_to_point_out(table, *by, *trick);
            let time = if late { Time::Wrong } else { Time::Right };
            Some(PointedOut { offender: *by, time }.into())
        }
        Act::MixCards { by } => Some(Mixed { offender: *by }.into()),
        Act::InspectTrick { by, trick, whose } => {
            let time = look(table, *by, *trick, *whose);
            Some(Inspected { offender: *by, trick: *trick, whose: *whose, time }.into())
        }
        _ => None,
    }
}

/// The provision that forbids pointing out, looking at or mixing the tricks now; none where it is in order.
pub(crate) fn forbidden_by(table: &Table, act: &Act) -> Option<Provision> {
    match act {
        Act::PointOutTrick { by, trick, .. } => is_too_late_to_point_out(table, *by, *trick).then_some(L65B3),
        Act::MixCards { .. } => (table.phase() == Phase::Play).then_some(L65D),
        Act::InspectTrick { by, trick, whose } => match (look(table, *by, *trick, *whose), whose) {
            (Look::Closed, _) => Some(L66C),
            (Look::InTime, Inspection::OwnShown) => Some(L66B),
            (Look::InTime, Inspection::All | Inspection::Own) | (Look::AfterPlay, _) => None,
        },
        _ => None,
    }
}

/// Whether a card laid the wrong way can no longer be pointed out.
fn is_too_late_to_point_out(table: &Table, by: Seat, trick: u8) -> bool {
    match differences::pointing_out_a_quitted_card(table.settings().edition) {
        PointingOutAQuittedCard::UntilLedToTheNext => {
            table.position().declarer() != Some(by) && anybody_played_after(table, trick)
        }
        PointingOutAQuittedCard::UntilOwnSidePlaysOn => side_played_after(table, trick, by),
    }
}

fn look(table: &Table, by: Seat, trick: u8, whose: Inspection) -> Look {
    if table.phase() == Phase::Over {
        return Look::AfterPlay;
    }
    let last = table.position().current == trick + 1 || is_last_and_lies(table, trick);
    let dummy = table.position().dummy() == Some(by);
    let open = last
        && !dummy
        && match whose {
            Inspection::All => !has_turned(table, by, trick) && !side_played_after(table, trick, by),
            Inspection::Own | Inspection::OwnShown => !is_too_late_to_look(table, by, trick),
        };
    if open { Look::InTime } else { Look::Closed }
}

/// Whether the trick is being played.
fn is_last_and_lies(table: &Table, trick: u8) -> bool {
    table.position().current == trick
}

/// Whether the trick can no longer be looked at.
fn is_too_late_to_look(table: &Table, by: Seat, trick: u8) -> bool {
    match differences::looking_at_the_last_trick(table.settings().edition) {
        LookingAtTheLastTrick::UntilAnybodyPlaysOn => anybody_played_after(table, trick),
        LookingAtTheLastTrick::UntilOwnSidePlaysOn => side_played_after(table, trick, by),
    }
}

fn anybody_played_after(table: &Table, trick: u8) -> bool {
    is_next_played(table, trick) || table.plays().iter().any(|one| one.trick > trick && one.standing.counts())
}

/// Whether the trick after this one is over, whether or not its cards are recorded.
fn is_next_played(table: &Table, trick: u8) -> bool {
    table.position().current > trick + 1
}

fn side_played_after(table: &Table, trick: u8, by: Seat) -> bool {
    let his = |one: &Played| one.trick > trick && one.by.side() == by.side() && one.standing.counts();
    is_next_played(table, trick) || table.plays().iter().any(his)
}

/// Whether the player has turned his card of this trick.
fn has_turned(table: &Table, by: Seat, trick: u8) -> bool {
    let own = table.plays().iter().rfind(|one| one.by == by && one.trick == trick && one.standing.counts());
    own.is_some_and(|own| {
        table.events().iter().any(|event| {
            matches!(event, Event::Acted(at, Act::TurnDown { by: turned }) if *turned == by && *at > own.at)
        })
    })
}

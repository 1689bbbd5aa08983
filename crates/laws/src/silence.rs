//! Making a player pass, which several Laws do in the same words.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::L72C};

use crate::{Case, Order, Rule, Until};

/// The player must pass, by this provision, until then; not at a turn at which he has to repeat a call.
pub(crate) fn silence(case: &mut Case<'_>, by: Provision, player: Seat, until: Until) {
    if until == Until::NextTurn && case.facts().repeating.contains(&player) {
        case.order(by, Order::Applies);
        return;
    }
    case.order(by, Order::Restrict(player, Rule::MustPass, until));
}

/// The Director comes back after the play: could the offender have known that his irregularity might do damage?
pub(crate) fn could_have_known(case: &mut Case<'_>) {
    case.order(L72C, Order::ReviewAfterPlay);
}

//! Psychic calls, and agreements that are secret or not allowed.

use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::law40::{CallPlace, Deviation};
use openroom_laws::{ActNo, Facts, Order};

use super::adjust;
use super::information::{is_ordered, look_back};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query};

/// What is wrong with the agreement, and whether it did damage.
pub(crate) fn agreement(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L40C1, Query::Caller)?;
    match desk.pick(L40C1, Query::AgreementProblem)? {
        Pick::Psychic => {
            let matter = Deviation { offender, at: ActNo::UNNUMBERED, place: CallPlace::Later };
            let given = desk.law(matter, &Facts::default())?;
            if is_ordered(&given, L40C1, Order::ReviewAfterPlay) && look_back(desk, offender, L40C1)? {
                adjust::assigned(desk, Some(offender.side()))?;
                desk.order_law(L40C1, Order::MayPenalize);
            }
            Ok(())
        }
        Pick::NotDisclosed => {
            if desk.yes(L40B3b, Query::Repeated)? {
                desk.order_law(L40B3b, Order::MayPenalize);
            }
            damage(desk, L40B3a, offender)
        }
        Pick::NotAllowed => {
            desk.order_law(L40B4, Order::MayPenalize);
            damage(desk, L40B4, offender)
        }
        _ => damage(desk, L40B5b, offender),
    }
}

fn damage(desk: &mut Desk<'_>, by: Provision, offender: openroom_cards::Seat) -> Ask<()> {
    if !desk.yes(by, Query::Damaged)? {
        desk.order_law(by, Order::ScoreStands);
        return Ok(());
    }
    desk.order_law(by, Order::AdjustAfterPlay { against: offender.side() });
    adjust::assigned(desk, Some(offender.side()))
}

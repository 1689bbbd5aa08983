//! Psychic calls, and agreements that are secret or not allowed.

use openroom_lawbook::regulations::{PsychicArtificialCalls, VaryAfterIrregularity};
use openroom_lawbook::{
    Provision,
    differences::{self, MethodsVariedAfter},
    provisions::*,
};
use openroom_laws::law40::{CallPlace, Deviation};
use openroom_laws::{ActNo, Facts, Order};

use super::adjust;
use super::information::{is_ordered, look_back_when_over};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// What is wrong with the agreement, and whether it did damage.
pub(crate) fn agreement(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L40C1, Query::Caller)?;
    match desk.pick(L40C1, Query::AgreementProblem)? {
        Pick::Psychic if is_barred(desk)? => {
            desk.order_law(L40B2av, Order::NotEntitled(offender));
            desk.order_law(L40B4, Order::MayPenalize);
            damage(desk, L40B4, offender)
        }
        Pick::Psychic => {
            let matter = Deviation { offender, at: ActNo::UNNUMBERED, place: CallPlace::Later };
            let given = desk.law(matter, &Facts::default())?;
            if is_ordered(&given, L40C1, Order::ReviewAfterPlay)
                && look_back_when_over(desk, offender, L40C1)?
            {
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
        Pick::MethodsVary => vary(desk, offender),
        _ => damage(desk, L40B5b, offender),
    }
}

/// Whether the authority has forbidden that an artificial call like this one is psychic.
fn is_barred(desk: &mut Desk<'_>) -> Ask<bool> {
    match desk.settings().regulations.understandings.psychic_artificial_calls {
        PsychicArtificialCalls::Unrestricted => Ok(false),
        PsychicArtificialCalls::NotOpeningBids => desk.yes(L40B2av, Query::ArtificialOpening),
        PsychicArtificialCalls::Restricted => desk.yes(L40B2av, Query::PsychicForbidden),
    }
}

/// Methods that change after an irregularity are allowed until the authority forbids them.
fn vary(desk: &mut Desk<'_>, offender: openroom_cards::Seat) -> Ask<()> {
    let forbidden = match desk.settings().regulations.understandings.vary_after_irregularity {
        VaryAfterIrregularity::Allowed => false,
        VaryAfterIrregularity::Disallowed => {
            let after = desk.pick(L40B2aiv, Query::MethodsVaryAfter)?;
            match differences::methods_varied_after(desk.edition()) {
                MethodsVariedAfter::AnyIrregularityOrQuestion => true,
                MethodsVariedAfter::IrregularityOfTheOpponents => after == Pick::AfterIrregularity,
            }
        }
    };
    if forbidden {
        desk.order_law(L40B2aiv, Order::MayPenalize);
        return damage(desk, L40B4, offender);
    }
    desk.order(L40B2aiv, Ruling::InOrder);
    desk.order(L40A1b, Ruling::Applies);
    Ok(())
}

fn damage(desk: &mut Desk<'_>, by: Provision, offender: openroom_cards::Seat) -> Ask<()> {
    if !desk.yes(by, Query::BoardOver)? {
        desk.order_law(by, Order::ReviewAfterPlay);
        return Ok(());
    }
    if !desk.yes(by, Query::Damaged)? {
        desk.order_law(by, Order::ScoreStands);
        return Ok(());
    }
    desk.order_law(by, Order::AdjustAfterPlay { against: offender.side() });
    adjust::assigned(desk, Some(offender.side()))
}

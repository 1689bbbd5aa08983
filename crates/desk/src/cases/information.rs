//! Information from partner by other means than calls and plays, and information from elsewhere.

use openroom_cards::Seat;
use openroom_lawbook::{Edition, Provision, provisions::*};
use openroom_laws::law16::{Conveyed, LearntElsewhere, Received};
use openroom_laws::law73::Pause;
use openroom_laws::review::LookBack;
use openroom_laws::{self as laws, ActNo, CaseNo, Conveyance, Facts, Finding, Given, Order, Who};

use super::{adjust, conduct};
use crate::desk::{Ask, Desk};
use crate::{Answer, Pick, Query, Step, What};

/// A hesitation, a remark or the like: was it information, what did it suggest, what else was there to do.
pub(crate) fn conveyed(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L16B1, Query::Offender)?;
    let how = match desk.pick(L16B1, Query::HowConveyed)? {
        Pick::AskedOrAnswered => Conveyance::Question,
        Pick::AlertOrExplanation => Conveyance::Alert,
        Pick::Hesitation => Conveyance::Hesitation,
        Pick::Haste => Conveyance::Haste,
        Pick::Manner => Conveyance::Manner,
        _ => Conveyance::Remark,
    };
    let reported = match desk.pick(L16B2, Query::Reporter)? {
        Pick::Opponent => Who::Player(offender.lho()),
        Pick::OwnSide => Who::Player(offender.partner()),
        _ => Who::Director,
    };
    let pause = Pause::NotOrdered;
    let matter = Conveyed { offender, how, reported, at: ActNo::UNNUMBERED, pause };
    let given = desk.law(matter, &Facts::default())?;
    if !is_ordered(&given, L16B3, Order::ReviewAfterPlay) {
        return Ok(());
    }
    if !desk.yes(L16B1a, Query::CouldSuggest)? || !alternative(desk)? {
        desk.order_law(L16B1a, Order::ScoreStands);
        return Ok(());
    }
    let adjusted = look_back(desk, offender, L16B3)?;
    if adjusted {
        adjust::assigned(desk, Some(offender.side()))?;
    }
    match desk.edition() {
        Edition::Laws2017 | Edition::Poland2024 if adjusted || chose_it(desk, offender) => {
            conduct::penalty(desk, L73C2)
        }
        Edition::Laws2007 | Edition::Laws2017 | Edition::Poland2024 => Ok(()),
    }
}

/// Whether his partner was found to have chosen what was suggested; a penalty needs no damage.
fn chose_it(desk: &Desk<'_>, offender: Seat) -> bool {
    let found = What::Law(laws::What::Finding(Finding::ChoseWhatWasSuggested(offender.partner())));
    desk.steps.iter().any(|step| match step {
        Step::Answered { question, answer } => question.what == found && *answer == Answer::YES,
        Step::Ordered { .. } => false,
    })
}

/// A poll of players of the same class, and what it shows.
fn alternative(desk: &mut Desk<'_>) -> Ask<bool> {
    let asked = desk.number(L16B1b, Query::PollAsked)?;
    if asked > 0 {
        desk.number(L16B1b, Query::PollConsidered)?;
        desk.number(L16B1b, Query::PollChose)?;
    }
    desk.yes(L16B1b, Query::LogicalAlternative)
}

/// What the Director comes back to after the play; whether the score is adjusted.
pub(super) fn look_back(desk: &mut Desk<'_>, offender: Seat, by: Provision) -> Ask<bool> {
    let given = desk.law(LookBack { offender, case: CaseNo(0), by }, &Facts::default())?;
    Ok(is_ordered(&given, by, Order::AdjustAfterPlay { against: offender.side() }))
}

pub(super) fn is_ordered(given: &[Given], by: Provision, order: Order) -> bool {
    given.iter().any(|given| given.by == by && given.order == order)
}

/// A player saw another hand or heard of a result.
pub(crate) fn elsewhere(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L16D1, Query::Offender)?;
    let called = desk.yes(L16D2, Query::AnyCallYet)?;
    let received = if called { Received::Later } else { Received::BeforeAnyCall };
    let given = desk.law(LearntElsewhere { offender, received }, &Facts::default())?;
    if given.iter().any(|given| matches!(given.order, Order::AdjustScore(_))) {
        return adjust::averages(desk);
    }
    if is_ordered(&given, L16D2c, Order::ReviewAfterPlay) && look_back(desk, offender, L16D2c)? {
        return adjust::assigned(desk, None);
    }
    Ok(())
}

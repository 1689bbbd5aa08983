//! Information from partner by other means than calls and plays, and information from elsewhere.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::law16::{Conveyed, LearntElsewhere, Received};
use openroom_laws::law73::Pause;
use openroom_laws::review::LookBack;
use openroom_laws::{self as laws, ActNo, Adjustment, CaseNo, Conveyance, Facts, Finding, Given, Order, Who};

use super::{adjust, auction, conduct};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

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
    told_partner(desk, offender, how)
}

/// What this player told his partner so: who says it, what it suggested, what was chosen, what else there was to do.
pub(super) fn told_partner(desk: &mut Desk<'_>, offender: Seat, how: Conveyance) -> Ask<()> {
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
    if !desk.yes(L16B3, Query::BoardOver)? {
        return Ok(());
    }
    if !desk.yes(L16B1a, Query::CouldSuggest)? || !alternative(desk, offender)? {
        desk.order_law(L16B1a, Order::ScoreStands);
        return Ok(());
    }
    if look_back(desk, offender, L16B3)? {
        adjust::assigned(desk, Some(offender.side()))?;
    }
    // He chose what was suggested; a penalty needs no damage.
    if L73C2.exists_in(desk.edition()) { conduct::penalty(desk, L73C2) } else { Ok(()) }
}

/// The most players of whom is written down what they would do.
const MOST_POLLED: u8 = 20;

/// The most calls or cards that one piece of information suggests.
const MOST_SUGGESTED: usize = 12;

/// What was suggested and chosen, what players of the same class would do, and what that shows. Who chose another action
/// than those suggested is free, whatever else there was to do.
fn alternative(desk: &mut Desk<'_>, offender: Seat) -> Ask<bool> {
    let mut poll = Poll::default();
    if desk.pick(L16B1a, Query::CallOrCard)? == Pick::AboutACard {
        let mut suggested = vec![desk.card(L16B1a, Query::SuggestedCard)?];
        while suggested.len() < MOST_SUGGESTED
            && let Some(card) = desk.card_or_none(L16B1a, Query::AlsoSuggestedCard)?
        {
            suggested.push(card);
        }
        let chosen = desk.card(L16B1a, Query::ChosenCard)?;
        if !suggested.contains(&chosen) {
            return Ok(false);
        }
        for nth in 1..=MOST_POLLED {
            let Some(card) = desk.card_or_none(L16B1b, Query::PolledCard(nth))? else { break };
            let also = desk.card_or_none(L16B1b, Query::AlsoConsideredCard(nth))?;
            poll.add(&suggested, &card, also.as_ref());
        }
    } else {
        let mut suggested: Vec<_> = desk.call(L16B1a, Query::SuggestedCall)?.into_iter().collect();
        while suggested.len() < MOST_SUGGESTED
            && let Some(call) = desk.call(L16B1a, Query::AlsoSuggestedCall)?
        {
            suggested.push(call);
        }
        let chosen = desk.call(L16B1a, Query::ChosenCall)?;
        if chosen.is_none_or(|chosen| !suggested.contains(&chosen)) {
            return Ok(false);
        }
        for nth in 1..=MOST_POLLED {
            let Some(call) = desk.call(L16B1b, Query::PolledCall(nth))? else { break };
            let also = desk.call(L16B1b, Query::AlsoConsideredCall(nth))?;
            poll.add(&suggested, &call, also.as_ref());
        }
    }
    desk.settle(Finding::ChoseWhatWasSuggested(offender.partner()), laws::Answer::Yes);
    if poll.asked > 0 {
        desk.order(L16B1b, Ruling::PollShows(poll.asked, poll.considered, poll.chose));
    }
    desk.yes(L16B1b, Query::LogicalAlternative)
}

/// How many were asked, and how many of them thought of something that was not suggested, or chose it.
#[derive(Default)]
struct Poll {
    asked: u8,
    considered: u8,
    chose: u8,
}

impl Poll {
    fn add<T: PartialEq>(&mut self, suggested: &[T], would: &T, also: Option<&T>) {
        let chose = !suggested.contains(would);
        let considered = also.is_some_and(|also| !suggested.contains(also));
        self.asked += 1;
        self.chose += u8::from(chose);
        self.considered += u8::from(chose || considered);
    }
}

/// What the Director comes back to after the play; whether the score is adjusted. Until then it is due.
pub(super) fn look_back_when_over(desk: &mut Desk<'_>, offender: Seat, by: Provision) -> Ask<bool> {
    Ok(desk.yes(by, Query::BoardOver)? && look_back(desk, offender, by)?)
}

/// The same where the board is over.
pub(super) fn look_back(desk: &mut Desk<'_>, offender: Seat, by: Provision) -> Ask<bool> {
    let given = desk.law(LookBack { offender, case: CaseNo(0), by }, &Facts::default())?;
    Ok(given.iter().any(|given| given.by == by && given.order != Order::ScoreStands))
}

pub(super) fn is_ordered(given: &[Given], by: Provision, order: Order) -> bool {
    given.iter().any(|given| given.by == by && given.order == order)
}

/// A player saw another hand or heard of a result.
pub(crate) fn elsewhere(desk: &mut Desk<'_>) -> Ask<()> {
    if !L89A1.exists_in(desk.edition()) {
        return by_chance(desk);
    }
    match desk.pick(L16D1, Query::HowLearnt)? {
        Pick::ByChance => by_chance(desk),
        Pick::PartnersCardSeen => {
            desk.order(L24, Ruling::Applies);
            auction::card_seen(desk)
        }
        _ => conduct::file(desk, L89A1),
    }
}

/// The player did not seek it: whether the board can be played, and what comes of it.
pub(super) fn by_chance(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L16D1, Query::Offender)?;
    let called = desk.yes(L16D2, Query::AnyCallYet)?;
    let received = if called { Received::Later } else { Received::BeforeAnyCall };
    let given = desk.law(LearntElsewhere { offender, received }, &Facts::default())?;
    if let Some(kind) = given.iter().find_map(|given| match given.order {
        Order::AdjustScore(kind) => Some(kind),
        _ => None,
    }) {
        // Before the first call there is no result that could be assigned.
        let may_assign = called && kind == Adjustment::Either;
        return if may_assign { adjust::scored(desk, None) } else { adjust::averages(desk) };
    }
    if is_ordered(&given, L16D2c, Order::ReviewAfterPlay) && look_back_when_over(desk, offender, L16D2c)? {
        return adjust::assigned(desk, None);
    }
    Ok(())
}

//! Adjusted scores: assigned, weighted, artificial, and what a side did to itself.

use openroom_cards::{Outcome, Side, Vulnerability};
use openroom_lawbook::regulations::{AssignedScoreMethod2007, SeveralUnplayedBoards, WeightedScore};
use openroom_lawbook::{
    Provision,
    differences::{self, AssignedScoreMethod},
    provisions::*,
};
use openroom_laws::{Adjustment, Order};
use openroom_scoring::{
    Averages, Ratio, Responsibility, Weighted, best_likely_worst_probable, score, self_inflicted,
};

use super::office;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling, Step};

/// Whether and why a score is adjusted, and how.
pub(crate) fn adjusted(desk: &mut Desk<'_>) -> Ask<()> {
    let why = desk.pick(L12A, Query::WhyAdjust)?;
    if why == Pick::RemedyTooHarsh {
        desk.order_law(L12B2, Order::ScoreStands);
        return Ok(());
    }
    if desk.pick(L12A, Query::WhoAsks)? == Pick::PlayerTooLate {
        desk.order(L12A, Ruling::NotAtHisRequest);
        return Ok(());
    }
    match why {
        Pick::NoNormalPlay => {
            desk.order_law(L12A2, Order::AdjustScore(Adjustment::Artificial));
            return averages(desk);
        }
        Pick::NoIndemnity => desk.order(L12A1, Ruling::MayAdjust),
        Pick::WrongRectification => {
            desk.order(L12A3, Ruling::MayAdjust);
            if desk.yes(L82C, Query::OwnRuling)? {
                return office::wrong_ruling(desk);
            }
        }
        _ => desk.order(L12A, Ruling::MayAdjust),
    }
    if_damaged(desk)
}

/// Which side offended, and what the other lost by it.
pub(super) fn if_damaged(desk: &mut Desk<'_>) -> Ask<()> {
    let offenders = desk.side(L12B1, Query::OffendingSide)?;
    if !desk.yes(L12B1, Query::Damaged)? {
        desk.order(L12B1, Ruling::NoDamage);
        desk.order_law(L12B1, Order::ScoreStands);
        return Ok(());
    }
    assigned(desk, Some(offenders))
}

/// The same where the offending side is not known yet.
pub(crate) fn against_asked(desk: &mut Desk<'_>) -> Ask<()> {
    let offenders = desk.side(L12B1, Query::OffendingSide)?;
    assigned(desk, Some(offenders))
}

/// What a side lost is made good; where no side offended there is nothing of the kind to say.
pub(crate) fn assigned(desk: &mut Desk<'_>, offenders: Option<Side>) -> Ask<()> {
    if offenders.is_some() {
        desk.order(L12B1, Ruling::MakesGood);
    }
    scored(desk, offenders)
}

/// The side that gained loses what it gained, and only its score changes.
pub(super) fn gain_taken(desk: &mut Desk<'_>, by: Provision, side: Side) -> Ask<()> {
    desk.order_law(L12C1a, Order::AdjustScore(Adjustment::Assigned));
    let vulnerability = vulnerability(desk)?;
    let results = by_weight(desk, by, Query::ResultFor(side))?;
    for Award { by, ruling, .. } in awards(by, &results, vulnerability, &[side]) {
        desk.order(by, ruling);
    }
    Ok(())
}

/// The side whose result is lowered, and to what; the other keeps what it has.
pub(super) fn lowered(desk: &mut Desk<'_>, by: Provision, side: Side) -> Ask<()> {
    let vulnerability = vulnerability(desk)?;
    let outcome = desk.outcome(by, Query::ResultFor(side))?;
    for Award { by, ruling, .. } in awards(by, &[(100, outcome)], vulnerability, &[side]) {
        desk.order(by, ruling);
    }
    Ok(())
}

/// An assigned score where results can be named, otherwise an artificial one.
pub(super) fn scored(desk: &mut Desk<'_>, offenders: Option<Side>) -> Ask<()> {
    if !desk.yes(L12C1d, Query::CanAssign)? {
        desk.order_law(L12C1d, Order::AdjustScore(Adjustment::Artificial));
        return match offenders {
            // Who offended is at fault, and the other side is not: nobody need be asked.
            Some(offenders) => averages_against(desk, offenders),
            None => averages(desk),
        };
    }
    desk.order_law(L12C1a, Order::AdjustScore(Adjustment::Assigned));
    let vulnerability = vulnerability(desk)?;
    let (awards, apart) = match (method(desk), offenders) {
        (Method::BestAndWorst, Some(offenders)) => best_and_worst(desk, offenders, vulnerability)?,
        (Method::Single, _) => {
            let outcome = desk.outcome(L12C1c, Query::Result)?;
            (awards(L12C1a, &[(100, outcome)], vulnerability, &Side::ALL), None)
        }
        (Method::Weighted | Method::BestAndWorst, _) => (weighted(desk, vulnerability)?, None),
    };
    let own_error_of = match offenders {
        Some(offenders) if desk.yes(L12C1e, Query::OwnError)? => Some(offenders.other()),
        _ => None,
    };
    for Award { by, side, ruling } in awards {
        // Who added to his own loss gets another score than the one that rectifies.
        if Some(side) != own_error_of {
            desk.order(by, ruling);
        }
    }
    if let Some(by) = apart {
        desk.order(by, Ruling::Applies);
        desk.order(L12C4, Ruling::AveragedInKnockout);
    }
    if own_error_of.is_some() { own_error(desk) } else { Ok(()) }
}

/// What a side gets, and by what.
struct Award {
    by: Provision,
    side: Side,
    ruling: Ruling,
}

/// The Director erred: each side gets the score of one that did not offend, and the two need not balance.
pub(crate) fn both_non_offending(desk: &mut Desk<'_>) -> Ask<()> {
    if !desk.yes(L12C1d, Query::CanAssign)? {
        desk.order_law(L12C1d, Order::AdjustScore(Adjustment::Artificial));
        return averages_by(desk, |_| Responsibility::NotAtFault);
    }
    desk.order_law(L12C1a, Order::AdjustScore(Adjustment::Assigned));
    let vulnerability = vulnerability(desk)?;
    let mut by_side = vec![];
    for side in Side::ALL {
        let results = by_weight(desk, L82C, Query::ResultFor(side))?;
        for Award { by, ruling, .. } in awards(L82C, &results, vulnerability, &[side]) {
            desk.order(by, ruling);
        }
        by_side.push(results);
    }
    if by_side[0] != by_side[1] {
        desk.order(L12C4, Ruling::AveragedInKnockout);
    }
    Ok(())
}

enum Method {
    Weighted,
    Single,
    BestAndWorst,
}

/// How the results are taken together: an authority may forbid weighting, or put another method in its place, where it can.
fn method(desk: &Desk<'_>) -> Method {
    let scores = desk.settings().regulations.scores;
    match differences::assigned_score_method(desk.edition()) {
        AssignedScoreMethod::AuthorityChooses => {
            match (scores.assigned_score_method_2007, scores.weighted_score) {
                (AssignedScoreMethod2007::InWhole | AssignedScoreMethod2007::InPart, _) => {
                    Method::BestAndWorst
                }
                (AssignedScoreMethod2007::Weighted, WeightedScore::SingleResult) => Method::Single,
                (AssignedScoreMethod2007::Weighted, WeightedScore::Weighted) => Method::Weighted,
            }
        }
        AssignedScoreMethod::Weighted => Method::Weighted,
    }
}

fn vulnerability(desk: &mut Desk<'_>) -> Ask<Vulnerability> {
    Ok(match desk.pick(L12C1a, Query::Vulnerable)? {
        Pick::NsVulnerable => Vulnerability::NorthSouth,
        Pick::EwVulnerable => Vulnerability::EastWest,
        Pick::BothVulnerable => Vulnerability::Both,
        _ => Vulnerability::None,
    })
}

/// Results with their weights, until they make up the whole.
fn by_weight(desk: &mut Desk<'_>, by: Provision, query: Query) -> Ask<Vec<(u8, Outcome)>> {
    let mut results: Vec<(u8, Outcome)> = vec![];
    let mut left = 100;
    while left > 0 {
        let outcome = desk.outcome(by, query)?;
        let weight = desk.number(L12C1c, Query::Weight(left))?;
        left = left.saturating_sub(weight);
        match results.iter_mut().find(|(_, one)| *one == outcome) {
            Some((before, _)) => *before += weight,
            None if weight > 0 => results.push((weight, outcome)),
            None => {}
        }
    }
    Ok(results)
}

/// One result, or several by their weights.
fn weighted(desk: &mut Desk<'_>, vulnerability: Vulnerability) -> Ask<Vec<Award>> {
    let likely = L12C1b.in_force(desk.edition());
    let results = by_weight(desk, likely.unwrap_or(L12C1c), Query::Result)?;
    match (results.len(), likely) {
        (1, Some(by)) => desk.order(by, Ruling::MostLikely),
        (1, None) => {}
        _ => desk.order(L12C1c, Ruling::WeightedResults),
    }
    Ok(awards(L12C1a, &results, vulnerability, &Side::ALL))
}

/// What these sides get by the results, weighted.
fn awards(
    by: Provision,
    results: &[(u8, Outcome)],
    vulnerability: Vulnerability,
    sides: &[Side],
) -> Vec<Award> {
    let of = |side: &Side| {
        let sign = if *side == Side::NorthSouth { 1 } else { -1 };
        let scored = |(weight, outcome): &(u8, Outcome)| {
            Some((Ratio::percent(i64::from(*weight)), sign * score(outcome, vulnerability).ok()?))
        };
        let weighted = Weighted::new(results.iter().filter_map(scored).collect()).ok()?;
        Some(Award { by, side: *side, ruling: Ruling::assigned(*side, &weighted) })
    };
    sides.iter().filter_map(of).collect()
}

/// The method that an authority could prescribe in 2007.
fn best_and_worst(
    desk: &mut Desk<'_>,
    offenders: Side,
    vulnerability: Vulnerability,
) -> Ask<(Vec<Award>, Option<Provision>)> {
    desk.order(L12C1e_2007, Ruling::Applies);
    let best = desk.outcome(L12C1e_2007, Query::BestLikely)?;
    let worst = desk.outcome(L12C1e_2007, Query::WorstProbable)?;
    let seen = |outcome: &Outcome| {
        let points = score(outcome, vulnerability).unwrap_or_default();
        if offenders == Side::NorthSouth { -points } else { points }
    };
    let Some(apart) = best_likely_worst_probable(desk.edition(), &[seen(&best)], &[seen(&worst)]) else {
        return Ok((vec![], None));
    };
    let award = |side: Side, (points, by): (i32, Provision)| Award {
        by,
        side,
        ruling: Ruling::Assigned(side, format!("{points:+}")),
    };
    let awards = vec![award(offenders.other(), apart.non_offenders), award(offenders, apart.offenders)];
    Ok((awards, apart.need_not_balance))
}

/// What the non-offenders did to themselves is not made good.
fn own_error(desk: &mut Desk<'_>) -> Ask<()> {
    desk.order(L12C1e, Ruling::OwnPartNotMadeGood);
    let table = desk.points(L12C1eii, Query::TableScore)?;
    let without = desk.points(L12C1eii, Query::ScoreWithoutError)?;
    let rectified = desk.points(L12C1ei, Query::ScoreRectified)?;
    // What one side wins at matchpoints the other loses of the top; in IMPs of nothing.
    let (imps, top) = match desk.pick(L12C1ei, Query::Scoring)? {
        Pick::Matchpoints => (false, desk.points(L12C1ei, Query::TopOfBoard)?),
        _ => (true, Ratio::ZERO),
    };
    let apart = self_inflicted(&table, &without, &rectified);
    desk.order(apart.first.by, Ruling::NonOffendersGet(apart.first.amount.exact()));
    desk.order(apart.second.by, Ruling::OffendersGet((top + apart.second.amount.clone()).exact()));
    if imps && apart.first.amount + apart.second.amount != Ratio::ZERO {
        desk.order(L12C4, Ruling::AveragedInKnockout);
    }
    Ok(())
}

/// Average plus, average or average minus for each side by its fault.
pub(crate) fn averages(desk: &mut Desk<'_>) -> Ask<()> {
    averages_for(desk, &Side::ALL)
}

/// The same for these sides alone.
pub(super) fn averages_for(desk: &mut Desk<'_>, sides: &[Side]) -> Ask<()> {
    artificial(desk, sides, fault_of)
}

/// The same where one side is known to have brought it about, and the other not.
pub(super) fn averages_against(desk: &mut Desk<'_>, offenders: Side) -> Ask<()> {
    averages_by(desk, |side| {
        if side == offenders { Responsibility::DirectlyAtFault } else { Responsibility::NotAtFault }
    })
}

/// The same by faults that are known.
fn averages_by(desk: &mut Desk<'_>, fault: impl Fn(Side) -> Responsibility) -> Ask<()> {
    artificial(desk, &Side::ALL, |_, side| Ok(fault(side)))
}

fn artificial(
    desk: &mut Desk<'_>,
    sides: &[Side],
    fault: impl Fn(&mut Desk<'_>, Side) -> Ask<Responsibility>,
) -> Ask<()> {
    if sides.is_empty() {
        return Ok(());
    }
    let imps = desk.pick(L12C2a, Query::Scoring)? == Pick::Imps;
    let mut faults = vec![];
    let mut together = Ratio::ZERO;
    for &side in sides {
        let fault = fault(desk, side)?;
        let worth = averages_of(desk);
        let granted = if imps { worth.imps(fault, None) } else { worth.share(fault, None) };
        desk.order(granted.by, average(side, fault));
        together = together + granted.amount;
        faults.push(fault);
    }
    besides_averages(desk, &faults);
    if imps && sides.len() == Side::ALL.len() && together != Ratio::ZERO {
        desk.order(L12C4, Ruling::AveragedInKnockout);
    }
    Ok(())
}

/// What is told beside an average plus or minus: that the own rate elsewhere may take its place, and what several boards
/// without a result are worth where the authority has provided for them and there is such a scheme.
pub(super) fn besides_averages(desk: &mut Desk<'_>, faults: &[Responsibility]) {
    let plus = faults.contains(&Responsibility::NotAtFault);
    match (plus, faults.contains(&Responsibility::DirectlyAtFault)) {
        (true, true) => desk.order(L12C2c, Ruling::OwnRateInstead),
        (true, false) => desk.order(L12C2c, Ruling::OwnRateIfBetter),
        (false, true) => desk.order(L12C2c, Ruling::OwnRateIfWorse),
        (false, false) => {}
    }
    match desk.settings().regulations.scores.several_unplayed_boards {
        SeveralUnplayedBoards::EveryBoard => {}
        SeveralUnplayedBoards::AtMost { boards, percent } => {
            if plus && L12C2d.exists_in(desk.edition()) {
                desk.order(L12C2d, Ruling::AveragePlusOnAtMost(boards, percent));
            }
        }
    }
}

/// How far this side is at fault, as the Director finds.
pub(super) fn fault_of(desk: &mut Desk<'_>, side: Side) -> Ask<Responsibility> {
    let query = if side == Side::NorthSouth { Query::FaultOfNs } else { Query::FaultOfEw };
    Ok(match desk.pick(L12C2a, query)? {
        Pick::NotAtFault => Responsibility::NotAtFault,
        Pick::PartlyAtFault => Responsibility::PartlyAtFault,
        _ => Responsibility::DirectlyAtFault,
    })
}

/// What a side gets by its fault.
pub(super) fn average(side: Side, fault: Responsibility) -> Ruling {
    match fault {
        Responsibility::NotAtFault => Ruling::AveragePlus(side),
        Responsibility::PartlyAtFault => Ruling::Average(side),
        Responsibility::DirectlyAtFault => Ruling::AverageMinus(side),
    }
}

pub(super) fn averages_of(desk: &Desk<'_>) -> Averages {
    let imps = Ratio::whole(i64::from(desk.settings().regulations.scores.imp_average_plus_minus.0));
    Averages { imps, ..Averages::default() }
}

/// A board that could not be played.
pub(crate) fn unplayed(desk: &mut Desk<'_>) -> Ask<()> {
    let before = desk.steps.len();
    averages(desk)?;
    let indemnified =
        |step: &Step| matches!(step, Step::Ordered { order: crate::Order::Desk(Ruling::AveragePlus(_)), .. });
    if desk.steps[before..].iter().any(indemnified) {
        desk.order(L88, Ruling::Applies);
    }
    Ok(())
}

/// A rectification in an individual event.
pub(crate) fn individual(desk: &mut Desk<'_>) -> Ask<()> {
    if L89.exists_in(desk.edition()) {
        desk.order(L89, Ruling::Applies);
    }
    desk.order(L12C3, Ruling::BothAlike);
    if desk.yes(L12C3, Query::PartnerBlameless)? {
        desk.order(L12C3, Ruling::PartnerNotPenalized);
    }
    Ok(())
}

//! Law 70: a contested claim, step by step.

use openroom_cards::{BySeat, Cards, Seat, Side};
use openroom_lawbook::{
    Provision,
    differences::{self, IrrationalAlternative},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::law68::Claimed;
use crate::{Act, ActNo, Answer, Ask, Case, Finding, Means, Order, Ruled};

/// Agreement to a claim was taken back in time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClaimContested {
    /// Who objects.
    pub by: Seat,
    /// The claim.
    pub claim: Claimed,
}

impl Ruled for ClaimContested {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(&self.claim, case)
    }

    fn offender(&self) -> Seat {
        self.claim.by
    }

    fn breach(&self) -> Provision {
        L69A
    }

    fn about(&self) -> Option<ActNo> {
        None
    }

    fn is_of_the_play(&self) -> bool {
        true
    }

    fn comes_last(&self) -> bool {
        true
    }
}

/// Rules on a claim that somebody doubts.
pub(crate) fn rule(claim: &Claimed, case: &mut Case<'_>) -> Ask<()> {
    case.order(L68D2a, Order::SuspendPlay);
    case.finding(L70B1, Finding::StatementRepeated(claim.at))?;
    case.finding(L70B2, Finding::ObjectionsHeard(claim.at))?;
    if case.finding(L70B3, Finding::CardsToBeFaced(claim.at))? {
        case.order(L70B3, Order::FaceHands);
    }
    let mut most = claim.left;
    if claim.tricks > 0 {
        if let Some(part) = failing_part(claim, case) {
            case.order(L70A, Order::LineFails { part });
        }
        most -= lost_to_a_trump(claim, case)?;
        doubtful_lines(claim, case)?;
    }
    let side = claim.side();
    let tricks = number(case, L70A, Finding::TricksOf { side, most })?;
    case.order(L70A, Order::AwardTricks { to: side, tricks });
    Ok(())
}

/// The part of the stated line that the cards do not allow, where they are recorded.
fn failing_part(claim: &Claimed, case: &Case<'_>) -> Option<u8> {
    let (course, contract) = (case.course()?, case.facts().contract?);
    let statement = course.acts.iter().find_map(|(at, act)| match act {
        Act::Claim { statement, .. } if *at == claim.at => Some(statement),
        _ => None,
    })?;
    let plays = |hand: Seat| case.player_of(hand) == claim.by;
    let own = BySeat::from_fn(|hand| if plays(hand) { course.may_hold[hand] } else { Cards::EMPTY });
    let others = Seat::ALL.into_iter().filter(|hand| !plays(*hand));
    let against = others.fold(Cards::EMPTY, |all, hand| all | course.may_hold[hand]);
    // Who claims the rest lets no opponent in; where cards are not recorded, either hand may have an entry.
    let recorded = |hand: Seat| course.may_hold[hand] == course.hands[hand];
    let sure = claim.conceded() == 0 && Seat::ALL.into_iter().filter(|hand| plays(*hand)).all(recorded);
    let leads = course.on_lead.filter(|hand| sure && plays(*hand));
    let trump = contract.bid.denomination().trump();
    statement.fails_at(&Means { own, known: course.hands, against, trump, tricks: claim.left, leads })
}

/// A trump of the opponents that the claimer did not speak of and probably did not know of.
fn lost_to_a_trump(claim: &Claimed, case: &mut Case<'_>) -> Ask<u8> {
    if !may_be_outstanding(claim, case) || case.finding(L70C1, Finding::TrumpMentioned(claim.at))? {
        return Ok(0);
    }
    if !case.finding(L70C2, Finding::UnawareOfTrump(claim.at))? {
        return Ok(0);
    }
    let lost = number(case, L70C3, Finding::LostToTrump(claim.left))?;
    if lost > 0 {
        let (to, tricks) = (claim.side().other(), lost);
        case.order(L70C, Order::CountFor { to, tricks });
    }
    Ok(lost)
}

/// Whether an opponent of the claimer may hold a trump.
fn may_be_outstanding(claim: &Claimed, case: &Case<'_>) -> bool {
    let Some(contract) = case.facts().contract else { return true };
    let Some(suit) = contract.bid.denomination().trump() else { return false };
    let Some(course) = case.course() else { return true };
    [claim.by.lho(), claim.by.rho()].iter().any(|seat| !course.may_hold[*seat].in_suit(suit).is_empty())
}

/// Lines that were not stated, and what depends on a defender's partner.
fn doubtful_lines(claim: &Claimed, case: &mut Case<'_>) -> Ask<()> {
    unstated_line(claim, case)?;
    if case.is_defender(claim.by) && case.finding(L70D2, Finding::DependsOnPartner(claim.at))? {
        case.order(L70D2, Order::LineRefused);
    }
    Ok(())
}

/// A successful line that was not in the statement, whoever claimed.
fn unstated_line(claim: &Claimed, case: &mut Case<'_>) -> Ask<()> {
    if !case.finding(L70D1, Finding::NewLine(claim.at))? {
        return Ok(());
    }
    if case.finding(L70D1, Finding::WorseLineIsNormal(claim.at))? {
        case.order(L70D1, Order::LineRefused);
    } else if case.finding(L70E1, Finding::NeedsACardPlaced(claim.at))?
        && !case.finding(L70E1, Finding::ShowsOut(claim.at))?
        && !is_saved_by_reason(claim, case)?
    {
        case.order(L70E1, Order::LineRefused);
    } else {
        case.order(L70D1, Order::LineAccepted);
    }
    Ok(())
}

/// Whether the line is accepted because not taking it would be irrational.
fn is_saved_by_reason(claim: &Claimed, case: &mut Case<'_>) -> Ask<bool> {
    match differences::irrational_alternative(case.edition()) {
        IrrationalAlternative::Accepted => case.finding(L70E1, Finding::OtherwiseIrrational(claim.at)),
        IrrationalAlternative::NotAccepted => Ok(false),
    }
}

/// A number that the Director finds.
pub(crate) fn number(case: &mut Case<'_>, by: Provision, finding: Finding) -> Ask<u8> {
    Ok(match case.find(by, finding)? {
        Answer::Number(number) => number,
        _ => 0,
    })
}

/// Tricks were given without play and a revoke before that was corrected: the Director rules on the rest.
pub(crate) fn after_a_correction(case: &mut Case<'_>) -> Ask<()> {
    let Some(course) = case.course().filter(|course| course.awarded.is_some()) else { return Ok(()) };
    let most = course.awarded.map_or(0, |awarded| awarded.values().iter().sum());
    let side = case.facts().contract.map_or(Side::NorthSouth, |contract| contract.declarer.side());
    let tricks = number(case, L70A, Finding::TricksOf { side, most })?;
    case.order(L70A, Order::AwardTricks { to: side, tricks });
    Ok(())
}

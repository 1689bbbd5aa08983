//! Law 68: claims and concessions.

use openroom_cards::{Seat, Side};
use openroom_lawbook::{
    Provision,
    differences::{self, HandOfTheClaimer},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    ActNo, Answer, Ask, Case, CaseRecord, CaseState, Choice, Given, Matter, Order, Phase, Question, Ruled,
    Table, What, Who, law70,
};

/// A player claimed or conceded tricks of those not yet played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claimed {
    /// Who did.
    pub by: Seat,
    /// The number of the act.
    pub at: ActNo,
    /// How many of the tricks left are to be his side's.
    pub tricks: u8,
    /// How many tricks are left, the one in progress among them.
    pub left: u8,
    /// What he did.
    pub kind: Kind,
}

/// Claim or concession.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// He spoke of tricks that his side wins.
    Claim,
    /// He spoke of tricks that his side loses.
    Concession,
}

impl Claimed {
    /// The side of the claimer.
    pub fn side(&self) -> Side {
        self.by.side()
    }

    /// How many tricks it concedes.
    pub fn conceded(&self) -> u8 {
        self.left - self.tricks
    }
}

/// How many tricks are left; none where nobody can claim.
pub(crate) fn left(table: &Table) -> Option<u8> {
    let played = table.position().winners().iter().flatten().count() as u8;
    let can = matches!(table.phase(), Phase::Clarification | Phase::Play) && !table.position().suspended;
    can.then(|| 13 - played)
}

/// The player who laid his hand open with a claim or concession that is not void. A defender whose partner may still object has conceded nothing yet, and his partner is not to see what he holds.
pub(crate) fn faced_his_hand(table: &Table) -> Option<Seat> {
    let void = !table.position().suspended && table.position().awarded.is_none();
    if void || table.questions().any(|one| matches!(one.what, What::Choice(Choice::ObjectToConcession(_)))) {
        return None;
    }
    let faces = match differences::hand_of_the_claimer(table.settings().edition) {
        HandOfTheClaimer::NotRequired => false,
        HandOfTheClaimer::Faced => true,
    };
    table.cases().iter().rev().find_map(|case| match case.matter {
        Matter::Claimed(it) => Some(faces.then_some(it.by)),
        Matter::HandFaced(it) => Some(Some(it.offender)),
        _ => None,
    })?
}

/// The claim or concession by which tricks were given without play.
pub(crate) fn settled(table: &Table) -> Option<Claimed> {
    let gives = |given: &Given| matches!(given.order, Order::AwardTricks { .. });
    let settled = |case: &&CaseRecord| case.state == CaseState::Closed && case.orders.iter().any(gives);
    table.cases().iter().rev().filter(settled).find_map(|case| match &case.matter {
        Matter::Claimed(claim) => Some(*claim),
        Matter::HandFaced(it) => Some(it.claim()),
        _ => None,
    })
}

/// Whether those tricks were given by agreement, and not by a ruling.
pub(crate) fn is_agreed(table: &Table) -> bool {
    let closed = table.cases().iter().rev().filter(|case| case.state == CaseState::Closed);
    let mut given = closed.flat_map(|case| case.orders.iter().rev());
    given.find(|one| matches!(one.order, Order::AwardTricks { .. })).is_some_and(|one| one.by == L69A)
}

/// What a claim of tricks or a concession is.
pub(crate) fn judge(table: &Table, by: Seat, tricks: u8, kind: Kind) -> Option<Matter> {
    let left = left(table)?;
    if table.position().dummy() == Some(by) || tricks > left {
        return None;
    }
    let tricks = match kind {
        Kind::Claim => tricks,
        Kind::Concession => left - tricks,
    };
    Some(Claimed { by, at: table.next_act(), tricks, left, kind }.into())
}

impl Ruled for Claimed {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        L68A
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }

    // A trick that is put right meanwhile is played before anybody says what the others are.
    fn comes_last(&self) -> bool {
        true
    }
}

/// Rules on a claim or a concession.
pub(crate) fn rule(claim: &Claimed, case: &mut Case<'_>) -> Ask<()> {
    case.order(L68D, Order::SuspendPlay);
    if claim.conceded() > 0
        && case.is_defender(claim.by)
        && case.choice(L68B2, claim.by.partner(), Choice::ObjectToConcession(claim.at))?
    {
        case.order(L68B2, Order::ResumePlay).order(L68B2, Order::ReviewAfterPlay);
        return Ok(());
    }
    if agreed(claim, case)? {
        case.order(L69A, Order::AwardTricks { to: claim.side(), tricks: claim.tricks });
        return Ok(());
    }
    case.order(L68D2, Order::Applies);
    if L68D2b.exists_in(case.edition()) && played_on(claim, case)? {
        case.order(L68D2bii, Order::ResumePlay);
        return Ok(());
    }
    law70::rule(claim, case)
}

/// Whether nobody doubts it: the opponents are asked, and anybody at the table may object.
fn agreed(claim: &Claimed, case: &mut Case<'_>) -> Ask<bool> {
    let opponents = [claim.by.lho(), claim.by.rho()];
    let asked: Vec<Seat> = opponents.into_iter().filter(|seat| case.player_of(*seat) == *seat).collect();
    one_of(case, L68D1, &asked, Choice::AgreeToClaim(claim.at), Answer::No).map(|doubted| doubted.is_none())
}

/// Whether somebody of the other side asks to play on and the other three consent.
fn played_on(claim: &Claimed, case: &mut Case<'_>) -> Ask<bool> {
    let opponents = [claim.by.lho(), claim.by.rho()];
    let Some(asker) = one_of(case, L68D2b, &opponents, Choice::AskToPlayOn(claim.at), Answer::Yes)? else {
        return Ok(false);
    };
    let others: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| *seat != asker).collect();
    let refused = one_of(case, L68D2bi, &others, Choice::ConsentToPlayOn(claim.at), Answer::No)?;
    Ok(refused.is_none())
}

/// The same put to several at once until one gives this answer; none where nobody does.
fn one_of(
    case: &mut Case<'_>,
    by: Provision,
    of: &[Seat],
    choice: Choice,
    wanted: Answer,
) -> Ask<Option<Seat>> {
    let mut open = vec![];
    let mut found = None;
    for seat in of {
        match case.ask(Question { by, to: Who::Player(*seat), what: What::Choice(choice) }) {
            Ok(answer) if answer == wanted => found = found.or(Some(*seat)),
            Ok(_) => {}
            Err(questions) => open.extend(questions),
        }
    }
    if found.is_some() || open.is_empty() { Ok(found) } else { Err(open) }
}

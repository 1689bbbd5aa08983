//! Law 29: a call out of turn, accepted or not; with Law 28 where the player in turn calls first.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, SecondCallOfTheSamePlayer},
    provisions::*,
};

use crate::law28::{AtPartnersTurn, opponent_called};
use crate::{
    Act, ActNo, Answer, Ask, Auction, Case, CaseNo, CaseRecord, CaseState, Choice, Facts, Finding, Made,
    Matter, Nature, Order, Ruled, Table, law25, law28, law30, law31, law32, law37,
};

/// A call at another player's turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CallOutOfTurn {
    /// Who called.
    pub offender: Seat,
    /// The call.
    pub call: Call,
    /// Its number.
    pub at: ActNo,
    /// Whose turn it was, where a table knows it.
    pub turn: Option<Seat>,
    /// Whether the dealer had called.
    #[serde(default)]
    pub begun: Begun,
    /// Whether he had to pass and did not.
    #[serde(default)]
    pub bound: Bound,
}

/// Whether somebody had called before.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Begun {
    /// Nobody: the dealer was to call first.
    No,
    /// Somebody had.
    #[default]
    Yes,
}

impl Begun {
    pub(crate) fn of(auction: &Auction) -> Begun {
        if auction.last.is_some() { Begun::Yes } else { Begun::No }
    }
}

/// Whether a player was bound to pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Bound {
    /// He was not.
    #[default]
    No,
    /// He was.
    ToPass,
}

impl Ruled for CallOutOfTurn {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        match (self.bound, self.begun) {
            (Bound::ToPass, _) => L35B,
            (Bound::No, Begun::No) => L17B,
            (Bound::No, Begun::Yes) => L17C,
        }
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_taken_up_by(&self, act: &Act) -> bool {
        let Act::Call { by, .. } = act else { return false };
        let opponent = by.side() != self.offender.side();
        opponent && (*by == self.offender.lho() || Some(*by) == self.turn)
    }
}

/// Whose turn it was, seen from the offender.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TurnOf {
    /// His right-hand opponent's.
    Rho,
    /// His partner's.
    Partner,
    /// His left-hand opponent's.
    Lho,
}

impl CallOutOfTurn {
    /// What his partner, whose turn it was, has called since.
    pub(crate) fn partners_call(&self, case: &Case<'_>) -> Option<(ActNo, Call)> {
        AtPartnersTurn::of(self.offender, self.turn, self.at)?.partners_call(case)
    }

    /// The same as the calls that stand make it: an earlier one out of turn may have been taken back since. One that was
    /// made in turn had taken its player's turn.
    pub(crate) fn as_it_met(self, facts: &Facts) -> CallOutOfTurn {
        let Some(calls) = &facts.calls else { return self };
        let gone = |made: &Made| !made.stands() && calls.before(made.at).next() != made.by;
        if !calls.calls.iter().take_while(|made| made.at != self.at).any(gone) {
            return self;
        }
        let met = calls.before(self.at);
        CallOutOfTurn { turn: Some(met.next()), begun: Begun::of(&met), ..self }
    }

    pub(crate) fn turn_of(&self, turn: Seat) -> TurnOf {
        match turn {
            turn if turn == self.offender.rho() => TurnOf::Rho,
            turn if turn == self.offender.partner() => TurnOf::Partner,
            _ => TurnOf::Lho,
        }
    }
}

fn rule(offence: &CallOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    let at = offence.at;
    let turn = match offence.turn {
        Some(turn) => turn,
        None => case.turn_at(L29B, at)?,
    };
    if turn == offence.offender {
        // What seemed to make it out of turn has been taken back.
        case.order(L28B, Order::CallStands(at));
        return Ok(());
    }
    if let Some(by) = is_later_call_at_lho_turn(offence, turn, case)? {
        return change_of_call(offence, by, case);
    }
    if offence.bound == Bound::ToPass {
        return law37::out_of_turn(offence, turn, case);
    }
    if is_also_insufficient(offence, case)? {
        case.order(L27A2, Order::Applies);
    }
    match response(offence, turn, case)? {
        Response::Accepted => {
            stands(offence, L29A, case);
            Ok(())
        }
        Response::InTurn => {
            law28::as_if_not_made(at, case);
            Ok(())
        }
        Response::Declined => {
            case.order(L29B, Order::CancelCall(at));
            if case.facts().nature(offence.offender, offence.call, Some(at)) == Some(Nature::Artificial) {
                case.order(L29C, Order::Applies);
            }
            match offence.call {
                Call::Pass if !is_artificial_pass(offence, case)? => law30::rule(offence, turn, case),
                Call::Pass => {
                    case.order(L30C, Order::Applies);
                    law31::rule(offence, turn, case)
                }
                Call::Bid(_) => law31::rule(offence, turn, case),
                Call::Double | Call::Redouble => law32::rule(offence, turn, case),
            }
        }
    }
}

fn is_also_insufficient(offence: &CallOutOfTurn, case: &mut Case<'_>) -> Ask<bool> {
    let Some(bid) = offence.call.bid() else { return Ok(false) };
    Ok(case.last_bid(L27A2, offence.at)?.is_some_and(|last| bid <= last))
}

/// The call stands by this provision, and what his partner has called at that turn does not.
pub(crate) fn stands(offence: &CallOutOfTurn, by: Provision, case: &mut Case<'_>) {
    case.order(by, Order::CallStands(offence.at));
    if let Some((later, _)) = offence.partners_call(case) {
        case.order(by, Order::CancelCallsFrom(later)).lead_goes_back(by);
    }
}

/// What the other side did.
pub(crate) enum Response {
    /// LHO accepts, by word or by calling.
    Accepted,
    /// The player in turn called as if nothing had happened.
    InTurn,
    /// Neither.
    Declined,
}

fn response(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<Response> {
    if let Some(response) = response_by_calling(offence, turn, case)? {
        return Ok(response);
    }
    let next = if offence.partners_call(case).is_some() { turn.lho() } else { turn };
    let choice = Choice::AcceptCallOutOfTurn { call: offence.at, turn: next };
    Ok(responded(case.choose(L29A, offence.offender.lho(), choice)?))
}

/// What the other side did by calling; none where it has not called.
pub(crate) fn response_by_calling(
    offence: &CallOutOfTurn,
    turn: Seat,
    case: &mut Case<'_>,
) -> Ask<Option<Response>> {
    let (lho, at) = (offence.offender.lho(), offence.at);
    if case.called_after(L29A, lho, at)?.is_none() {
        let called = opponent_called(offence.offender, turn, at, case)?;
        return Ok(called.then_some(Response::InTurn));
    }
    if lho != turn {
        return Ok(Some(Response::Accepted));
    }
    Ok(Some(responded(case.choose(L28B, lho, Choice::CallAcceptsOrInTurn(at))?)))
}

fn responded(answer: Answer) -> Response {
    match answer {
        Answer::Yes => Response::Accepted,
        Answer::InTurn(_) => Response::InTurn,
        _ => Response::Declined,
    }
}

/// Where a call at LHO's turn by a player who had called is a change of call: by which provision.
fn is_later_call_at_lho_turn(
    offence: &CallOutOfTurn,
    turn: Seat,
    case: &mut Case<'_>,
) -> Ask<Option<Provision>> {
    if offence.turn_of(turn) != TurnOf::Lho {
        return Ok(None);
    }
    let (offender, at) = (offence.offender, offence.at);
    let by = match offence.call {
        Call::Pass => L30B2,
        Call::Bid(_) => L31C,
        Call::Double | Call::Redouble => L32C,
    };
    if !case.has_called(L29B, offender, at)? {
        return Ok(None);
    }
    let (changes, by) = match differences::second_call_of_the_same_player(case.edition()) {
        SecondCallOfTheSamePlayer::Always => (true, by),
        SecondCallOfTheSamePlayer::DependsOnTheCall => match offence.call {
            Call::Pass => (case.last_bid(L30, at)?.is_some(), by),
            Call::Double | Call::Redouble => (case.finding(L32, Finding::IsChangeOfCall(at))?, L32),
            Call::Bid(_) => (true, by),
        },
    };
    Ok(changes.then_some(by))
}

fn change_of_call(offence: &CallOutOfTurn, by: Provision, case: &mut Case<'_>) -> Ask<()> {
    let (offender, second) = (offence.offender, offence.at);
    let last = case.facts().calls.as_ref().and_then(|calls| calls.last_of(offender, second));
    let first = last.map_or(ActNo::UNNUMBERED, |made| made.at);
    case.order(by, Order::IsChangeOfCall { first, second });
    law25::rule(&law25::ChangeOfCall { offender, at: first, second, to: offence.call }, case)
}

/// A pass that is artificial, or that passes partner's artificial call.
fn is_artificial_pass(offence: &CallOutOfTurn, case: &mut Case<'_>) -> Ask<bool> {
    let (offender, at) = (offence.offender, offence.at);
    let facts = case.facts();
    let Some(calls) = &facts.calls else { return case.finding(L30C, Finding::ArtificialPass(at)) };
    let pass = facts.nature(offender, Call::Pass, Some(at));
    let partner = calls.last_of(offender.partner(), at).and_then(|made| Some((made.at, made.said.call()?)));
    let partners = match partner {
        Some((at, call)) => facts.nature(offender.partner(), call, Some(at)),
        None => Some(Nature::Natural),
    };
    match (pass, partners) {
        (Some(Nature::Artificial), _) | (_, Some(Nature::Artificial)) => Ok(true),
        (Some(Nature::Natural), Some(Nature::Natural)) => Ok(false),
        (None, _) | (_, None) => case.finding(L30C, Finding::ArtificialPass(at)),
    }
}

impl Table {
    /// A case about a call out of turn that has only begun to ask, although an earlier call has been taken back since:
    /// it may have been at another player's turn.
    pub(crate) fn met_otherwise(&self) -> Option<CaseNo> {
        let met_otherwise = |case: &CaseRecord| {
            let (Matter::CallOutOfTurn(it), Some(calls)) = (&case.matter, &case.facts.calls) else {
                return false;
            };
            let now = self.auction_begun.fold(self.calls.iter().take_while(|made| made.at != it.at));
            case.state == CaseState::Open && case.has_only_begun() && calls.before(it.at) != now
        };
        self.cases.iter().position(met_otherwise).map(|place| CaseNo(place as u16))
    }
}

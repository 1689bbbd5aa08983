//! Law 16: information from partner, and information about the board from elsewhere.

use openroom_cards::Seat;
use openroom_lawbook::regulations::ReserveRights;
use openroom_lawbook::{
    Edition,
    differences::{self, RemedyAfterTheFirstCall, ScoreForKnowledgeFromOutside},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::law73::Pause;
use crate::{ActNo, Adjustment, Answer, Ask, Case, Choice, Conveyance, Finding, Order, Remedy, Who};

/// Somebody reports that a player told his partner something by other means than calls and plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Conveyed {
    /// Who did.
    pub offender: Seat,
    /// How.
    pub how: Conveyance,
    /// Who reports it.
    pub reported: Who,
    /// The number of the report.
    pub at: ActNo,
    /// Whether the authority had ordered a pause just there.
    #[serde(default)]
    pub pause: Pause,
}

impl Conveyed {
    /// What a player says of his hand in the auction: all have heard it.
    pub(crate) fn in_words(offender: Seat, at: ActNo) -> Conveyed {
        let reported = Who::Player(offender);
        Conveyed { offender, how: Conveyance::Remark, reported, at, pause: Pause::NotOrdered }
    }
}

impl crate::Ruled for Conveyed {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule_conveyed(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> openroom_lawbook::Provision {
        L16B1
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }
}

fn rule_conveyed(it: &Conveyed, case: &mut Case<'_>) -> Ask<()> {
    let to = it.offender.partner();
    let told = match it.pause {
        Pause::Ordered => told_by_a_pause(it, case)?,
        Pause::NotOrdered => happened(it, case)?,
    };
    if !told {
        case.order(L16B1, Order::NoRectification);
        return Ok(());
    }
    case.order(L16B1, Order::Unauthorized { at: it.at, to });
    case.order(L16B3, Order::ReviewAfterPlay);
    Ok(())
}

/// Who waits as he was ordered to tells nothing by that; who does not wait breaks the order.
fn told_by_a_pause(it: &Conveyed, case: &mut Case<'_>) -> Ask<bool> {
    let by = L73D3.paragraph(case.edition());
    match it.how {
        Conveyance::Hesitation => {
            case.order(by, Order::Applies);
            case.finding(by, Finding::GaveInformation(it.at))
        }
        Conveyance::Haste => {
            case.order(by, Order::NotEntitled(it.offender));
            happened(it, case)
        }
        Conveyance::Remark | Conveyance::Question | Conveyance::Alert | Conveyance::Manner => {
            happened(it, case)
        }
    }
}

/// An opponent keeps his rights or calls the Director, as the authority says; whoever denies it calls the Director.
fn happened(it: &Conveyed, case: &mut Case<'_>) -> Ask<bool> {
    let opponent = match it.reported {
        Who::Player(seat) if seat.side() != it.offender.side() => seat,
        Who::Player(_) => return Ok(true),
        Who::Director => return case.finding(L16B1, Finding::GaveInformation(it.at)),
    };
    match case.settings().regulations.table.reserve_rights {
        ReserveRights::MayReserve => {
            case.order(L16B2, Order::RightsReserved(opponent.side()));
        }
        ReserveRights::MayNotReserve | ReserveRights::MustCallAtOnce => {
            case.order(L16B2, Order::CallDirector(opponent.side()));
            return case.finding(L16B1, Finding::GaveInformation(it.at));
        }
    }
    if case.choice(L16B2, it.offender, Choice::AgreeThatItHappened(it.at))? {
        return Ok(true);
    }
    case.order(L16B2, Order::CallDirector(it.offender.side()));
    case.finding(L16B1, Finding::GaveInformation(it.at))
}

/// A player by accident learnt something about the board from elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LearntElsewhere {
    /// Who did. He is no offender, but what he knows is his alone.
    pub offender: Seat,
    /// Whether anybody had called.
    pub received: Received,
}

/// When information from elsewhere came.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Received {
    /// Before the first call.
    BeforeAnyCall,
    /// Later.
    Later,
}

impl crate::Ruled for LearntElsewhere {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule_learnt(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> openroom_lawbook::Provision {
        L16D1
    }
}

/// What is done about it; another Law may send here.
pub(crate) fn rule_learnt(it: &LearntElsewhere, case: &mut Case<'_>) -> Ask<()> {
    case.order(L16D1, Order::MayNotUseKnowledge(it.offender));
    if !case.finding(L16D2, Finding::LikelyToInterfere(it.offender))? {
        case.order(L16D2, Order::NoRectification);
        return Ok(());
    }
    match remedy(it, case)? {
        Remedy::ChangeSeats => {
            case.order(L16D2a, Order::ChangeSeats);
        }
        Remedy::Redeal => {
            case.order(L16D2b, Order::Redeal).order(L16D2b, Order::CancelBoard);
        }
        Remedy::PlayOn => {
            case.order(L16D2c, Order::ReviewAfterPlay);
        }
        Remedy::AdjustScore => {
            case.order(L16D2d, Order::AdjustScore(kind_of_score(case.edition())));
        }
    }
    Ok(())
}

/// Seats and cards can be changed only before the first call.
fn remedy(it: &LearntElsewhere, case: &mut Case<'_>) -> Ask<Remedy> {
    let (by, open) = match it.received {
        Received::BeforeAnyCall => (L16D2, Finding::RemedyBeforeAnyCall),
        Received::Later => match differences::remedy_after_the_first_call(case.edition()) {
            RemedyAfterTheFirstCall::PlayOnOnly => {
                case.order(L16D3, Order::Applies);
                return Ok(Remedy::PlayOn);
            }
            RemedyAfterTheFirstCall::PlayOnOrAdjust => (L16D3, Finding::RemedyLater),
        },
    };
    match case.find(by, open)? {
        Answer::Remedy(remedy) => Ok(remedy),
        _ => Ok(Remedy::PlayOn),
    }
}

/// The score that is given at once.
fn kind_of_score(edition: Edition) -> Adjustment {
    match differences::score_for_knowledge_from_outside(edition) {
        ScoreForKnowledgeFromOutside::Artificial => Adjustment::Artificial,
        ScoreForKnowledgeFromOutside::AsTheDirectorJudges => Adjustment::Either,
    }
}

//! Law 42: what dummy may do.

use openroom_cards::Seat;
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, SeeingThatDummyFollows, WhomDummyMayWarn},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{Act, Ask, Case, DummysRight, Matter, Order, Phase, Table, Warning, Who, law43};

/// Dummy did something that he may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DummyUsedRight {
    /// Dummy.
    pub offender: Seat,
    /// What he did.
    pub right: Right,
}

/// A right of dummy's.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Right {
    /// One that he always has.
    Always(DummysRight),
    /// To ask declarer whether he has no card of the suit led.
    AsksDeclarer,
    /// To try to prevent an irregularity of declarer's.
    PreventsDeclarers,
    /// To try to prevent an irregularity of a defender's.
    PreventsDefenders,
    /// To draw attention to an irregularity after the play.
    AfterPlay,
}

in_play!(DummyUsedRight, L42B, rule);

fn rule(it: &DummyUsedRight, case: &mut Case<'_>) -> Ask<()> {
    let dummy = it.offender;
    match (given_by(it.right, case.edition()), it.right) {
        (Some(by), Right::Always(_)) => {
            case.order(by, Order::Entitled(dummy));
        }
        (Some(by), right) => {
            case.order(L42B, Order::Applies).order(by, Order::Entitled(dummy));
            if right == Right::AsksDeclarer {
                case.order(L61B2a, Order::Entitled(dummy));
            }
        }
        (None, _) => {
            case.order(L43A1c, Order::NotEntitled(dummy)).order(L43B1, Order::LiableToPenalty(dummy));
        }
    }
    Ok(())
}

/// The paragraph that gives it; none where the edition does not.
fn given_by(right: Right, edition: Edition) -> Option<Provision> {
    Some(match right {
        Right::Always(DummysRight::TellsDirector) => L42A1,
        Right::Always(DummysRight::CountsTricks) => L42A2,
        Right::Always(DummysRight::SeesToFollowing) => {
            match differences::seeing_that_dummy_follows(edition) {
                SeeingThatDummyFollows::PreventsAnIrregularity => L42B2,
                SeeingThatDummyFollows::FollowsDeclarersWord => L42A3,
            }
        }
        Right::Always(DummysRight::PlaysAsDirected) => L42A3,
        Right::AsksDeclarer => L42B1,
        Right::PreventsDeclarers => L42B2,
        Right::PreventsDefenders => match differences::whom_dummy_may_warn(edition) {
            WhomDummyMayWarn::Declarers => return None,
            WhomDummyMayWarn::Anybodys => L42B2,
        },
        Right::AfterPlay => L42B3,
    })
}

/// What dummy does by his rights, as long as he has not lost them.
pub(crate) fn judge(table: &Table, act: &Act) -> Option<Matter> {
    let offender = table.position().dummy()?;
    let declarer = offender.partner();
    let play = table.phase() == Phase::Play;
    let right = match act {
        Act::DummyUses { right } => Right::Always(*right),
        Act::AskAboutRevoke { by, of } if *by == offender && *of == declarer && play => Right::AsksDeclarer,
        Act::DummyWarns { of: Warning::WrongHand | Warning::Other } if play => Right::PreventsDeclarers,
        Act::DummyWarns { of: Warning::Defender } if play => Right::PreventsDefenders,
        Act::DrawAttention { by: Who::Player(by), .. }
            if *by == offender && table.phase() == Phase::Over && !table.unnoticed().is_empty() =>
        {
            Right::AfterPlay
        }
        _ => return None,
    };
    let qualified = !matches!(right, Right::Always(_) | Right::AfterPlay);
    (!(qualified && law43::has_lost_rights(table))).then(|| DummyUsedRight { offender, right }.into())
}

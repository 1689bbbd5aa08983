//! Law 43: what dummy may not do, and what his rights are worth then.

use openroom_cards::Seat;
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, HandShownToDummy},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::law55::either_defender;
use crate::law61::{self, Revoke};
use crate::matter::in_play;
use crate::{
    Act, ActNo, Answer, Ask, Attended, Case, Choice, Event, Matter, Notice, Order, Overstep, Phase, Ruled,
    Table, Warning, Who, law62,
};

/// Dummy broke one of his limits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DummyOverstepped {
    /// Dummy.
    pub offender: Seat,
    /// How.
    pub how: Overstep,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for DummyOverstepped {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        forbids(self.how)
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(it: &DummyOverstepped, case: &mut Case<'_>) -> Ask<()> {
    let dummy = it.offender;
    if !is_breach(it.how, case.edition()) {
        case.order(L43A2c, Order::NoRectification);
        return Ok(());
    }
    case.order(forbids(it.how), Order::NotEntitled(dummy)).order(L43B1, Order::LiableToPenalty(dummy));
    if it.how != Overstep::TookPart {
        case.order(L43B2, Order::RightsLost(dummy));
    }
    if let Overstep::ShownByDefender(defender) = it.how {
        case.order(L43A3, Order::NotEntitled(defender));
    }
    Ok(())
}

fn forbids(how: Overstep) -> Provision {
    match how {
        Overstep::TookPart => L43A1c,
        Overstep::ExchangedHands => L43A2a,
        Overstep::LeftSeat => L43A2b,
        Overstep::LookedAtDefender(_) | Overstep::ShownByDefender(_) => L43A2c,
    }
}

/// Whether it costs dummy his rights.
fn is_breach(how: Overstep, edition: Edition) -> bool {
    match how {
        Overstep::ShownByDefender(_) => match differences::hand_shown_to_dummy(edition) {
            HandShownToDummy::NoBreach => false,
            HandShownToDummy::Breach => true,
        },
        Overstep::TookPart
        | Overstep::ExchangedHands
        | Overstep::LeftSeat
        | Overstep::LookedAtDefender(_) => true,
    }
}

/// Whether dummy exchanged hands, left his seat or saw a defender's cards, noticed or not.
pub fn has_lost_rights(table: &Table) -> bool {
    table.events().iter().any(|event| match event {
        Event::Acted(_, Act::DummyOversteps { how }) => {
            *how != Overstep::TookPart && is_breach(*how, table.settings().edition)
        }
        _ => false,
    })
}

/// Dummy, who has lost his rights, warned declarer not to lead from the wrong hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WarnedOfWrongHand {
    /// Dummy.
    pub offender: Seat,
}

in_play!(WarnedOfWrongHand, L43B2a, rule_warning);

fn rule_warning(it: &WarnedOfWrongHand, case: &mut Case<'_>) -> Ask<()> {
    let dummy = it.offender;
    case.order(L42B, Order::NotEntitled(dummy));
    let choice = Choice::HandToLead(dummy.partner());
    match either_defender(L43B2a, dummy.lho(), choice, Answer::Nothing, case)? {
        Answer::Seat(hand) => case.order(L43B2a, Order::LeadFrom(hand)),
        _ => case.order(L43B2a, Order::NoRectification),
    };
    Ok(())
}

/// Dummy, who has lost his rights, was the first to ask declarer about a revoke.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskedWithoutRight {
    /// Dummy.
    pub offender: Seat,
    /// The revoke, where there was one.
    pub revoke: Option<Revoke>,
}

impl Ruled for AskedWithoutRight {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(L42B, Order::NotEntitled(self.offender));
        let Some(revoke) = self.revoke else {
            case.order(L43B2b, Order::NoRectification);
            return Ok(());
        };
        case.order(L43B2b, Order::Established(revoke.at));
        law62::correct(&revoke, L62A, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L43B2b
    }

    fn about(&self) -> Option<ActNo> {
        self.revoke.map(|revoke| revoke.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// Dummy drew attention to an irregularity, or called the Director first, during the play.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DummySpokeUp {
    /// Dummy.
    pub offender: Seat,
    /// What he did.
    pub how: SpokeUp,
}

/// How dummy spoke up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SpokeUp {
    /// He called the Director.
    CalledDirector,
    /// He pointed out an irregularity.
    PointedOut,
    /// He pointed out an irregularity of a defender's, with his rights lost.
    PointedOutWithoutRight,
}

in_play!(DummySpokeUp, L43, rule_speaking);

fn rule_speaking(it: &DummySpokeUp, case: &mut Case<'_>) -> Ask<()> {
    let dummy = it.offender;
    let by = match it.how {
        SpokeUp::CalledDirector => L43A1a,
        SpokeUp::PointedOut | SpokeUp::PointedOutWithoutRight => L43A1b,
    };
    case.order(by, Order::NotEntitled(dummy)).order(L43B1, Order::LiableToPenalty(dummy));
    if it.how == SpokeUp::PointedOutWithoutRight {
        case.order(L43B3, Order::PlayOnRegardless).order(L43B3, Order::ReviewAfterPlay);
    }
    Ok(())
}

/// What dummy does against his limits.
pub(crate) fn judge(table: &Table, act: &Act) -> Option<Matter> {
    let offender = table.position().dummy().filter(|_| table.phase() == Phase::Play)?;
    match act {
        Act::AskAboutRevoke { by, of } if *by == offender && *of == offender.partner() => {
            asked(table, offender)
        }
        Act::DummyWarns { of: Warning::WrongHand } if has_lost_rights(table) => {
            let leads = table.position().on_lead().is_some_and(|hand| hand.side() == offender.side());
            leads.then(|| WarnedOfWrongHand { offender }.into())
        }
        Act::DrawAttention { by: Who::Player(by), to } if *by == offender => {
            Some(DummySpokeUp { offender, how: spoke(table, offender, *to) }.into())
        }
        Act::CallDirector { by } if *by == offender && table.cases().iter().all(is_unheard) => {
            Some(DummySpokeUp { offender, how: SpokeUp::CalledDirector }.into())
        }
        _ => None,
    }
}

fn is_unheard(case: &crate::CaseRecord) -> bool {
    case.notice == crate::Notice::Silent
}

/// He may not speak up whether or not anything is wrong: otherwise what follows would tell which.
fn spoke(table: &Table, dummy: Seat, of: Attended) -> SpokeUp {
    let who = Who::Player(dummy);
    let mut noted = table.unnoticed().iter().filter(|note| of.means(note) && table.is_within(who, of, note));
    let alleged = || match of {
        Attended::Revoke { by, trick } if by.side() != dummy.side() => {
            law61::alleged(table, by, trick, Notice::Drawn(who)).is_some()
        }
        Attended::Revoke { .. }
        | Attended::Whatever
        | Attended::WhatHeSaw
        | Attended::Act(_)
        | Attended::WrongBoard => false,
    };
    let defenders = noted.any(|note| note.offender().side() != dummy.side()) || alleged();
    if defenders && has_lost_rights(table) { SpokeUp::PointedOutWithoutRight } else { SpokeUp::PointedOut }
}

/// Nobody had asked declarer before on this trick.
fn asked(table: &Table, dummy: Seat) -> Option<Matter> {
    let declarer = dummy.partner();
    let since = table.plays().iter().rfind(|one| one.by == declarer).map(|one| one.at);
    let before = table.events().iter().any(|event| match event {
        Event::Acted(at, Act::AskAboutRevoke { of, .. }) => *of == declarer && Some(*at) > since,
        _ => false,
    });
    if before || !has_lost_rights(table) {
        return None;
    }
    let revoke = table.unnoticed().iter().find_map(|note| match note {
        Matter::Revoke(it) if it.offender == declarer && Some(it.at) == since => Some(*it),
        _ => None,
    });
    Some(AskedWithoutRight { offender: dummy, revoke }.into())
}

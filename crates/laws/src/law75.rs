//! Laws 75 and 20: a mistaken explanation, who must correct it and when.

use openroom_cards::Seat;
use openroom_lawbook::regulations::AlertProcedure;
use openroom_lawbook::{
    Provision,
    differences::{self, OwnWrongExplanation},
    provisions::*,
};

use crate::law21::{Misinformation, Said};
use crate::{
    Act, ActNo, Ask, Case, Event, Explanation, Finding, Made, Matter, Nature, Order, Phase, Screens, Table,
};

/// What the player whose call was explained has learnt from it is not for him to use; behind a screen and in writing he
/// learns nothing.
pub(crate) fn knowledge(it: &Misinformation, case: &mut Case<'_>) {
    let heard = case.settings().partners_hear();
    if heard && it.since != it.call && it.offender != it.caller {
        case.order(L75A, Order::Unauthorized { at: it.since, to: it.caller });
    }
}

/// Whether the correction came when it had to.
pub(crate) fn timing(it: &Misinformation, case: &mut Case<'_>) -> Ask<()> {
    match it.corrected_by {
        None => Ok(()),
        Some(by) if by == it.offender => own(it, by, case),
        Some(by) => {
            partners(it, by, case);
            Ok(())
        }
    }
}

/// Whether he corrects himself in time.
fn own(it: &Misinformation, by: Seat, case: &mut Case<'_>) -> Ask<()> {
    let may_wait = match differences::own_wrong_explanation(case.edition()) {
        OwnWrongExplanation::AtOnce => false,
        OwnWrongExplanation::BeforeTheOpeningLeadIsFaced => {
            matches!(it.when, Phase::Auction | Phase::Clarification)
        }
    };
    if !may_wait && case.finding(L75B2, Finding::KnewEarlier(by))? {
        case.order(L20F4a, Order::Late(by));
    } else {
        case.order(L75B2, Order::InTime(by));
    }
    case.order(L20F4b, Order::Applies);
    Ok(())
}

fn partners(it: &Misinformation, by: Seat, case: &mut Case<'_>) {
    let declares = case.facts().contract.is_none_or(|contract| contract.declarer.side() == by.side());
    let order = match (it.when, declares) {
        (Phase::Auction, _) => {
            case.order(L20F5a, Order::TooEarly(by));
            case.order(L16B1, Order::Unauthorized { at: it.at, to: it.offender });
            Order::TooEarly(by)
        }
        (Phase::Clarification, true) => {
            case.order(L20F5bii, Order::Applies);
            Order::InTime(by)
        }
        (Phase::Clarification | Phase::Play, false) => {
            case.order(L20F5bi, Order::TooEarly(by));
            Order::TooEarly(by)
        }
        (Phase::Over, false) => {
            case.order(L20F5bi, Order::Applies);
            Order::InTime(by)
        }
        (Phase::Over, true) if case.facts().contract.is_none() => Order::InTime(by),
        (Phase::Play | Phase::Over, true) => Order::Late(by),
    };
    case.order(L75B3, order);
}

/// What the adjustment goes by, where it is written: the agreed meaning, or that nothing was agreed.
pub(crate) fn basis(case: &mut Case<'_>) -> Ask<()> {
    if !L75D3.exists_in(case.edition()) {
        return Ok(());
    }
    if case.finding(L75D3, Finding::AgreedMeaningProven)? {
        case.order(L75D3, Order::AsIfToldRight);
    } else {
        case.order(L75D2, Order::Applies).order(L75D3, Order::AsIfToldNoAgreement);
    }
    Ok(())
}

impl Table {
    /// The provision that forbids the player to correct now what was said of the call; none where he may.
    pub fn correction_forbidden_by(&self, by: Seat, call: ActNo) -> Option<Provision> {
        let it = correction(self, by, call)?;
        if it.offender == by {
            return None;
        }
        match self.phase() {
            Phase::Auction => Some(L20F5a),
            Phase::Clarification | Phase::Play => self.position().is_defender(by).then_some(L75B3),
            Phase::Over => None,
        }
    }

    /// An alert that the authority requires of this call and that did not come in time.
    pub(crate) fn missed_alert(&self, call: ActNo) -> Option<Misinformation> {
        match self.settings.regulations.table.alert_procedure {
            AlertProcedure::None | AlertProcedure::Announcements => return None,
            AlertProcedure::Alerts | AlertProcedure::Both => {}
        }
        let made = self.calls.iter().find(|made| made.at == call)?;
        self.meaning_of(made).filter(|meaning| meaning.nature == Nature::Artificial)?;
        let offender = self.failed_to_alert(made)?;
        Some(Misinformation {
            offender,
            caller: made.by,
            call,
            since: call,
            at: self.next_act(),
            corrected_by: None,
            when: self.phase(),
            said: Said::Unknown,
        })
    }

    /// The alerts that the authority requires, that have not come, and of which nobody has spoken or taken note.
    pub(crate) fn alerts_missed(&self) -> Vec<Matter> {
        if self.meanings.is_empty() {
            return vec![];
        }
        let known = |missed: &Misinformation| {
            let same =
                |matter: &Matter| matches!(matter, Matter::Misinformation(it) if it.call == missed.call);
            self.notes.iter().any(same) || self.cases.iter().any(|case| same(&case.matter))
        };
        let missed =
            self.calls.iter().filter(|made| made.stands()).filter_map(|made| self.missed_alert(made.at));
        missed.filter(|missed| !known(missed)).map(Matter::from).collect()
    }

    /// Who should have alerted and did not before an opponent called over it: partner or the caller himself, as the
    /// regulation has it, and behind screens each of the two for his screenmate.
    fn failed_to_alert(&self, made: &Made) -> Option<Seat> {
        let called = |seat: Seat| self.calls.iter().any(|later| later.at > made.at && later.by == seat);
        let (partner, lho) = (made.by.partner(), made.by.lho());
        let screens = self.settings.screens;
        let alerted = |seat: Seat| {
            self.log.iter().any(
                |event| matches!(event, Event::Acted(_, Act::Alert { by, call }) if (*by, *call) == (seat, made.at)),
            )
        };
        if screens == Screens::None {
            // The opponents were told, whoever of the side did.
            let told = self.alerted.contains(&made.at) && (alerted(made.by) || alerted(partner));
            return (!told && called(lho)).then_some(self.discloser(made.by));
        }
        [partner, made.by].into_iter().find(|seat| {
            let mate = [lho, lho.partner()].into_iter().find(|other| screens.are_together(*seat, *other));
            !alerted(*seat) && mate.is_some_and(called)
        })
    }
}

/// An explanation that is not what is recorded of the call.
pub(crate) fn judge_explanation(table: &Table, act: &Act) -> Option<Matter> {
    let Act::Explain { by, call, says } = act else { return None };
    let made = table.calls().iter().find(|made| made.at == *call)?;
    let said = recorded(table, made, says);
    let at = table.next_act();
    let it = Misinformation {
        offender: *by,
        caller: made.by,
        call: *call,
        since: at,
        at,
        corrected_by: None,
        when: table.phase(),
        said,
    };
    (said == Said::Otherwise).then(|| it.into())
}

/// What the record tells of an explanation of this call.
fn recorded(table: &Table, made: &Made, says: &Explanation) -> Said {
    match (&says.meaning, table.meaning_of(made)) {
        (Some(said), Some(meant)) if said.agrees_with(meant) => Said::AsRecorded,
        (Some(_), Some(_)) => Said::Otherwise,
        _ => Said::Unknown,
    }
}

/// An alert that comes after an opponent has called.
pub(crate) fn late_alert(table: &Table, by: Seat, call: ActNo) -> Option<Matter> {
    let missed = table.missed_alert(call)?;
    (missed.offender == by).then(|| Misinformation { corrected_by: Some(by), ..missed }.into())
}

/// What a correction by this player is about; none where his side has nothing to correct there. Behind a screen and in
/// writing he knows only what he said himself.
pub(crate) fn correction(table: &Table, by: Seat, call: ActNo) -> Option<Misinformation> {
    let made = table.calls().iter().find(|made| made.at == call)?;
    if made.by.side() != by.side() {
        return None;
    }
    let screens = table.settings().screens;
    let partners = table.settings().partners_hear();
    let heard = |who: Seat| who == by || (partners && who.side() == by.side());
    let explained = table.events().iter().rev().find_map(|event| match event {
        Event::Acted(at, Act::Explain { by: who, call: of, says }) if *of == call && heard(*who) => {
            Some((*who, *at, recorded(table, made, says)))
        }
        Event::Acted(at, Act::Announce { by: who, call: of, .. }) if *of == call && heard(*who) => {
            Some((*who, *at, Said::Unknown))
        }
        _ => None,
    });
    // Where nobody said anything an alert may have been missing, but not of a natural call.
    let natural = || table.meaning_of(made).is_some_and(|meaning| meaning.nature == Nature::Natural);
    if explained.is_none() && natural() {
        return None;
    }
    let silent = if screens == Screens::None { table.discloser(made.by) } else { by };
    let (offender, since, said) = explained.unwrap_or((silent, call, Said::Unknown));
    Some(Misinformation {
        offender,
        caller: made.by,
        call,
        since,
        at: table.next_act(),
        corrected_by: Some(by),
        when: table.phase(),
        said,
    })
}

//! Two tables that differ only in calls that have not passed the tray are the same on the other side of the screen: what
//! is seen there, what may be called, and what is refused and in which words.

use openroom_cards::{Call, Card, Cards, Seat};
use openroom_laws::{
    Act, ActNo, Attended, Because, CaseRecord, Conveyance, Explanation, Exposure, Phase, Pocket, Review,
    Screens, Statement, SystemCard, Table, Who, inside,
};

use super::acts::any_call;
use super::{Random, check::difference};

/// Makes different calls on the tray of two copies and lets the other side look and try everything: how much was compared.
pub(super) fn alike(table: &Table, random: &mut Random, plant: impl Fn(&mut Table)) -> Result<u64, String> {
    let turn = table.position().auction.turn().filter(|turn| table.has_tray(*turn));
    let Some(turn) = turn.filter(|_| is_quiet(table)) else { return Ok(0) };
    let Some(one) = called(table, turn, random, &plant) else { return Ok(0) };
    let Some(other) = called(table, turn, random, &plant) else { return Ok(0) };
    let mut compared = 0;
    for viewer in Seat::ALL.into_iter().filter(|seat| !table.has_tray(*seat)) {
        let told = |what: &str| {
            format!(
                "{viewer} could tell {what} of {:?} from {:?}",
                on_tray(&one, table),
                on_tray(&other, table)
            )
        };
        same_to(viewer, &one, &other).map_err(|how| told(&how))?;
        let forbidden = |of: &Table, call: Call| of.call_forbidden_by(viewer, call);
        if let Some(call) = Call::all().find(|call| forbidden(&one, *call) != forbidden(&other, *call)) {
            return Err(told(&format!("by what forbids {call}")));
        }
        // Whatever is done while the Director asks waits for the answer.
        let asked = one.asking().is_some() || other.asking().is_some();
        for act in tried_by(table, viewer).into_iter().filter(|_| !asked) {
            let (cases, cases_there) = (one.cases().len(), other.cases().len());
            let (mut one, mut other) = (one.clone(), other.clone());
            let refused = |of: &mut Table| of.act(act.clone()).map_err(|refusal| refusal.why);
            let (taken, taken_there) = (refused(&mut one), refused(&mut other));
            if taken != taken_there {
                return Err(told(&format!("by {act:?}: {taken:?}, {taken_there:?}")));
            }
            // A ruling rests on all that has happened, on either side of the screen.
            let ruled = |now: &Table, before: usize| now.cases().len() > before;
            if ruled(&one, cases) || ruled(&other, cases_there) {
                continue;
            }
            same_to(viewer, &one, &other).map_err(|how| told(&format!("after {act:?}: {how}")))?;
            compared += 1;
        }
    }
    Ok(compared)
}

/// Whether calls are made behind screens and nothing is asked.
fn is_quiet(table: &Table) -> bool {
    table.settings().screens != Screens::None
        && table.phase() == Phase::Auction
        && table.asking().is_none()
        && table.held().is_empty()
}

/// A copy where one or two calls are made on the tray, and perhaps looked at by the screenmate; none where the other side
/// is shown them.
fn called(table: &Table, turn: Seat, random: &mut Random, plant: impl Fn(&mut Table)) -> Option<Table> {
    let screens = table.settings().screens;
    let mate = [turn.lho(), turn.rho()].into_iter().find(|seat| screens.are_together(*seat, turn))?;
    let mut copy = table.clone();
    copy.act(Act::Call { by: turn, call: any_call(&copy, random) }).ok()?;
    if random.one_in(2) {
        copy.act(Act::Call { by: mate, call: any_call(&copy, random) }).ok()?;
    }
    match random.below(4) {
        0 => copy
            .act(Act::DrawAttention { by: Who::Player(mate), to: Attended::Act(table.next_act()) })
            .ok()?,
        1 => {
            let to = any_call(&copy, random);
            copy.act(Act::ChangeCall { by: turn, to, because: Because::Unsaid }).ok()?;
        }
        _ => {}
    }
    plant(&mut copy);
    // A ruling that both sides hear, on what both have seen, may rest on these calls.
    let other = Who::Player(turn.partner());
    let of_before = |case: &CaseRecord| case.matter.about().is_none_or(|at| at < table.next_act());
    let heard =
        |of: &Table| of.cases().iter().filter(|case| of.is_told(other, case) && of_before(case)).count();
    (inside::passed(&copy) == inside::passed(table) && heard(&copy) == heard(table)).then_some(copy)
}

fn same_to(viewer: Seat, one: &Table, other: &Table) -> Result<(), String> {
    let who = Who::Player(viewer);
    let (seen, seen_there) = (one.view(who), other.view(who));
    if seen != seen_there {
        return Err(format!("by his view: {}", difference(&seen, &seen_there)));
    }
    if one.legal_calls(viewer) != other.legal_calls(viewer) || one.tray(viewer) != other.tray(viewer) {
        return Err("by what he may call".to_owned());
    }
    if one.candidates(who) != other.candidates(who) {
        return Err("by what would follow".to_owned());
    }
    Ok(())
}

fn on_tray(of: &Table, before: &Table) -> Vec<(Seat, openroom_laws::Said)> {
    of.calls().iter().filter(|made| made.at >= before.next_act()).map(|made| (made.by, made.said)).collect()
}

/// What a player might do who does not have the tray, as far as he knows the calls.
fn tried_by(table: &Table, by: Seat) -> Vec<Act> {
    let reported = Who::Player(by.partner());
    let mut acts: Vec<Act> = Call::all()
        .step_by(5)
        .chain([Call::Double, Call::Redouble])
        .map(|call| Act::Call { by, call })
        .collect();
    acts.extend([
        Act::Call { by, call: Call::Pass },
        Act::ChangeCall { by, to: Call::Pass, because: Because::Slip },
        Act::PassTray { by },
        Act::DrawAttention { by: Who::Player(by), to: Attended::Whatever },
        Act::CallDirector { by },
        Act::AskReview { by },
        Act::GiveReview { by, given: Review::Right },
        Act::Ask { by, about: None },
        Act::ConsultCard { by, whose: SystemCard::Own },
        Act::ConsultCard { by, whose: SystemCard::Opponents },
        Act::UseAid { by },
        Act::WarnOfSkip { by },
        Act::TakeHand { by, from: Pocket::Own },
        Act::ReturnHand { by },
        Act::SpreadHand { by },
        Act::Claim { by, tricks: 13, statement: Box::new(Statement::default()) },
        Act::Concede { by, tricks: 1 },
        Act::Object { by },
        Act::Acquiesce { by },
        Act::CallOnNextBoard { by },
        Act::Convey { by, how: Conveyance::Remark, reported, text: "".into() },
    ]);
    acts.extend(table.position().hands[by].lowest().into_iter().flat_map(|card| with_a_card(by, card)));
    // The first call that has not come to him yet.
    acts.extend(about_a_call(by, table.next_act()));
    let last = table.calls_seen_by(Who::Player(by)).last().map(|made| made.at);
    acts.extend(last.into_iter().flat_map(|at| about_a_call(by, at)));
    acts
}

fn with_a_card(by: Seat, card: Card) -> [Act; 3] {
    [
        Act::Play { by, card },
        Act::LeadFaceDown { by, card },
        Act::ExposeCards { by, cards: Cards::of(card), how: Exposure::Shown },
    ]
}

fn about_a_call(by: Seat, call: ActNo) -> [Act; 4] {
    [
        Act::Alert { by, call },
        Act::Ask { by, about: Some(call) },
        Act::Explain { by, call, says: Box::new(Explanation { text: "".into(), meaning: None }) },
        Act::DrawAttention { by: Who::Player(by), to: Attended::Act(call) },
    ]
}

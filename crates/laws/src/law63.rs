//! Law 63: when a revoke is established.

use openroom_cards::Seat;
use openroom_lawbook::{
    Provision,
    differences::{self, AgreeingToAClaim, LeadOnAMistakenWord},
    provisions::*,
};

use crate::law45::{OfSide, SecondCard};
use crate::law53::Fifth;
use crate::{Act, ActNo, Answer, Ask, Case, Fact, Finding, Played, Standing, law45, law47, law61::Revoke};

/// By what the revoke was established; none where it was not. The first thing that did it counts.
pub(crate) fn established(revoke: &Revoke, case: &mut Case<'_>) -> Ask<Option<Provision>> {
    if case.course().is_none() {
        let established = case.fact(L63A, Fact::Established)? == Answer::Yes;
        return Ok(established.then_some(L63A));
    }
    while let Some((at, by)) = first_way(revoke, case) {
        if by != L63A1 || !goes_back(at, case)? {
            return Ok(Some(by));
        }
    }
    by_a_card_beside(revoke, case)
}

/// Whether one of the side led to the next trick before this one was over, or declarer called for dummy's card to it:
/// that counts, and the Director finds it.
fn by_a_card_beside(revoke: &Revoke, case: &mut Case<'_>) -> Ask<Option<Provision>> {
    let beside = case.course().map_or(vec![], |course| course.beside.clone());
    let ours = |one: &&SecondCard| {
        one.by.side() == revoke.offender.side() && one.trick >= revoke.trick && one.at > revoke.at
    };
    for one in beside.iter().filter(ours) {
        let (by, way) = match one.of {
            OfSide::Defenders => (L45E1, L63A1),
            OfSide::Declarers if case.player_of(one.by) == one.by => (L45E2, L63A1),
            OfSide::Declarers => (L45E2, L63A2),
        };
        if case.finding(by, Finding::Led(one.by))? {
            return Ok(Some(way));
        }
    }
    Ok(None)
}

/// By what the revoke was established, on what a table knows.
pub(crate) fn way(revoke: &Revoke, case: &Case<'_>) -> Option<Provision> {
    first_way(revoke, case).map(|(_, by)| by)
}

type Way = Option<(ActNo, Provision)>;

fn first_way(revoke: &Revoke, case: &Case<'_>) -> Way {
    let ways = [by_a_play(revoke, case), by_naming(revoke, case), by_claiming(revoke, case)];
    let last = by_agreement(revoke, case);
    ways.into_iter().chain([last]).flatten().min_by_key(|(at, _)| *at)
}

/// Whether the card is no play to the next trick and is taken back: it was put out on an opponent's mistaken word, which
/// was no exception in 2007, or was one too many to the trick before. One on which was ruled is left as it was ruled.
fn goes_back(at: ActNo, case: &mut Case<'_>) -> Ask<bool> {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let unruled = |one: &&Played| one.at == at && one.standing == Standing::Stands;
    let Some(played) = plays.iter().find(unruled).copied().filter(|one| !was_in_turn(one, case)) else {
        return Ok(false);
    };
    if differences::lead_on_a_mistaken_word(case.edition()) == LeadOnAMistakenWord::Establishes {
        return is_fifth(&played, case);
    }
    match law47::was_told(played.by, at, case)? {
        Some(told) => law47::back_after_word(told, at, case).map(|()| true),
        None => is_fifth(&played, case),
    }
}

/// Cards that lie in this trick and are no play to it go back, as far as that would count.
pub(crate) fn take_back_what_is_no_play(trick: u8, case: &mut Case<'_>) -> Ask<()> {
    for played in case.trick(trick) {
        goes_back(played.at, case)?;
    }
    Ok(())
}

fn is_fifth(played: &Played, case: &mut Case<'_>) -> Ask<bool> {
    match law45::may_be_fifth(played, case) {
        Fifth::Perhaps => law45::is_fifth(played.by, played.card, played.at, case),
        Fifth::No => Ok(false),
    }
}

fn was_in_turn(played: &Played, case: &Case<'_>) -> bool {
    if case.leader_of(played.trick) != Some(played.by) {
        return case.had_played(played.trick, played.by.rho(), played.at);
    }
    let before = played.trick.checked_sub(1);
    before.and_then(|trick| case.winner_of(trick, case.lying_in(trick))) == Some(played.by)
}

fn by_a_play(revoke: &Revoke, case: &Case<'_>) -> Way {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let counts = |at: ActNo| match differences::lead_on_a_mistaken_word(case.edition()) {
        LeadOnAMistakenWord::Establishes => !case.went_back(at, &[L45E1, L45E2]),
        LeadOnAMistakenWord::DoesNotEstablish => !case.went_back(at, &[L45E1, L45E2, L47E1]),
    };
    plays
        .iter()
        .find(|played| {
            played.trick > revoke.trick
                && played.by.side() == revoke.offender.side()
                && played.at > revoke.at
                && counts(played.at)
        })
        .map(|played| (played.at, L63A1))
}

/// A card named for the next trick, once the trick of the revoke was complete.
fn by_naming(revoke: &Revoke, case: &Case<'_>) -> Way {
    let trick = case.trick(revoke.trick);
    if trick.len() < 4 {
        return None;
    }
    let complete = trick.iter().map(|played| played.at).max()?;
    let names = |act: &Act| matches!(act, Act::Name { by, .. } if by.side() == revoke.offender.side());
    case.course_acts().iter().find(|(at, act)| *at > complete && names(act)).map(|(at, _)| (*at, L63A2))
}

fn by_claiming(revoke: &Revoke, case: &Case<'_>) -> Way {
    let ours = |by: &Seat| by.side() == revoke.offender.side();
    let agreeing = differences::agreeing_to_a_claim(case.edition());
    let claims = |act: &Act| match act {
        Act::Claim { by, .. } | Act::Concede { by, .. } | Act::SpreadHand { by } => ours(by),
        Act::Acquiesce { by } => ours(by) && agreeing == AgreeingToAClaim::AtOnce,
        _ => false,
    };
    let found = case.course_acts().iter().find(|(at, act)| *at > revoke.at && claims(act));
    found.map(|(at, _)| (*at, L63A3))
}

fn by_agreement(revoke: &Revoke, case: &Case<'_>) -> Way {
    if differences::agreeing_to_a_claim(case.edition()) == AgreeingToAClaim::AtOnce {
        return None;
    }
    let ours = |by: &Seat| by.side() == revoke.offender.side();
    let acts = case.course_acts();
    let claimed = acts.iter().find(|(at, act)| match act {
        Act::Claim { by, .. } | Act::Concede { by, .. } | Act::SpreadHand { by } => {
            *at > revoke.at && !ours(by)
        }
        _ => false,
    })?;
    let ended = acts.iter().find(|(at, act)| match act {
        Act::CallOnNextBoard { by } => *at > claimed.0 && ours(by),
        Act::EndRound => *at > claimed.0,
        _ => false,
    })?;
    let objected = acts
        .iter()
        .any(|(at, act)| matches!(act, Act::Object { by } if ours(by)) && *at >= claimed.0 && *at < ended.0);
    (!objected).then_some((ended.0, L63A4))
}

//! What the Director says aloud: a question with every choice and what it brings, and the ruling.

use openroom_lawbook::provisions::{
    L27B, L27B3, L27B4, L30B1b, L31A, L31A2, L31B_2007, L31B2, L32A, L32A_2007, L32A2, L32B2, L32B2_2007,
    L55A, L67A1, L93B3,
};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, CancelledCallOutOfTurn, LikeCall},
};
use openroom_laws::{self as laws, Choice, Order as LawsOrder, Table, Wait, Who};
use openroom_reasoning::Words;

use super::{answer, order, question};
use crate::{Advice, Answer, Order, Query, Question, Ruling, What};

/// The most choices that are said one by one.
const SAID: usize = 8;

/// What the Director says aloud to put a question: to whom, what, and every choice with what it brings.
pub fn aloud(w: Words, advice: &Advice, edition: Edition, asked: &Question) -> Option<String> {
    let Who::Player(seat) = asked.to else { return None };
    let said = to_the_player(w, asked).unwrap_or_else(|| question(w, advice, asked));
    let answers = asked.answers(edition);
    if asked.what_is_wait() || answers.len() > SAID {
        let put = w.say("aloud-ask", &[("seat", w.seat(seat).to_owned()), ("question", said)]);
        return Some(match options(advice, asked, edition) {
            Some(key) => format!("{put} {}", w.t(key)),
            None => put,
        });
    }
    let option = |one: &Answer| {
        let text = answer(w, edition, asked, one);
        match effect(asked, one) {
            Some(key) => w.say("aloud-option", &[("answer", text), ("effect", w.t(key))]),
            None => text,
        }
    };
    let all: Vec<String> = answers.iter().map(option).collect();
    let variables = [("seat", w.seat(seat).to_owned()), ("question", said), ("answers", all.join("; "))];
    Some(w.say("aloud-choose", &variables))
}

/// What the player is told to do, where the question speaks of him to the Director.
fn to_the_player(w: Words, asked: &Question) -> Option<String> {
    let key = match asked.what {
        What::Law(laws::What::Wait(Wait::NextCall(_))) => "aloud-call-now",
        What::Law(laws::What::Wait(Wait::NextCard)) => "aloud-card-now",
        What::Law(laws::What::Choice(Choice::PlayAgain { .. })) if asked.by == L67A1 => "aloud-supply",
        What::Desk(Query::FollowsWith(_)) => "options-play-again",
        What::Law(_) | What::Desk(_) => return None,
    };
    Some(w.t(key))
}

/// The same for a question that is open at a live table.
pub fn aloud_at(w: Words, table: &Table, asked: &laws::Question) -> Option<String> {
    aloud(w, &Advice::at(table.clone()), table.settings().edition, &Question::from(*asked))
}

/// What an answer to a question that is open at a live table brings, as it is said aloud; none where nothing is said.
pub fn effect_at(w: Words, asked: &laws::Question, given: laws::Answer) -> Option<String> {
    effect(&Question::from(*asked), &Answer::Law(given)).map(|key| w.t(key))
}

/// What the Director says aloud when it is ruled: what follows, each thing once and without the pointers to paragraphs.
/// Nothing where a file goes to a disciplinary body: that is for its eyes alone.
pub fn ruling_aloud(w: Words, advice: &Advice) -> String {
    if advice.is_confidential() {
        return String::new();
    }
    let moved = advice.has_moved_tricks();
    let scored = advice.orders().any(|(_, order)| is_a_score(order));
    let has = |wanted: &Order| advice.orders().any(|(_, order)| order == wanted);
    let decisions = [Ruling::RulingUpheld, Ruling::RulingChanged, Ruling::MayOnlyRecommend].map(Order::Desk);
    let decided = decisions.iter().any(has);
    let follows = |order: &&Order| match order {
        // How grave it is is for the Director; the player is told what is done about it.
        // He is there already, and what he may do is not said before he does it; nor what rests on an error of his.
        Order::Law(
            LawsOrder::Applies | LawsOrder::MayPenalize | LawsOrder::CallDirector(_) | LawsOrder::RestsOn(_),
        )
        | Order::Desk(
            Ruling::Applies
            | Ruling::PollShows(..)
            | Ruling::Prescribed
            | Ruling::OptionsTold
            | Ruling::ProcedureNotKept
            | Ruling::SeldomPenalized
            | Ruling::OftenPenalized
            | Ruling::Serious,
        ) => false,
        // What happened at first is not said beside what came of it.
        Order::Law(LawsOrder::SuspendPlay) => !has(&Order::Law(LawsOrder::ResumePlay)),
        Order::Law(LawsOrder::CancelBoard) => !has(&Order::Law(LawsOrder::Redeal)),
        Order::Desk(Ruling::Rectified) => {
            let nothing = [LawsOrder::NoRectification, LawsOrder::ScoreStands].map(Order::Law);
            let in_order = [Ruling::NothingIrregular, Ruling::InOrder].map(Order::Desk);
            !nothing.iter().chain(&in_order).any(has)
        }
        // The score itself is said.
        Order::Law(LawsOrder::AdjustScore(_)) => !scored,
        // Nor twice that nothing follows, nor by what it was found out.
        Order::Law(LawsOrder::NoRectification) => !has(&Order::Desk(Ruling::GoesOn)),
        Order::Desk(Ruling::AsIfAgreed) => !has(&Order::Desk(Ruling::ByTheEvidence)),
        Order::Desk(Ruling::ByTheEvidence) => !has(&Order::Desk(Ruling::LetsPlayGoOn)),
        // Nor who hears an appeal beside what was decided.
        Order::Desk(Ruling::ThroughDirector | Ruling::DirectorDecides) => !decided,
        Order::Desk(Ruling::ToCommittee) => !advice.orders().any(|(by, _)| by == L93B3),
        // After tricks have changed hands it would seem to say that they have not.
        Order::Law(LawsOrder::ScoreStands) => !moved,
        _ => true,
    };
    let mut said: Vec<String> = vec![];
    for (by, one) in advice.told().filter(|(_, one)| follows(one)) {
        let text = sentence(&order(w, advice, by, one));
        if !said.contains(&text) {
            said.push(text);
        }
    }
    said.join(" ")
}

/// Whether it says what a side gets.
fn is_a_score(order: &Order) -> bool {
    matches!(
        order,
        Order::Desk(
            Ruling::Assigned(..)
                | Ruling::AssignedMix(..)
                | Ruling::AveragePlus(_)
                | Ruling::Average(_)
                | Ruling::AverageMinus(_)
        )
    )
}

/// With a capital at its beginning and a sign at its end, so that it can stand among others.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let end = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

/// What a player may do who has more to choose from than can be said one by one.
fn options(advice: &Advice, asked: &Question, edition: Edition) -> Option<&'static str> {
    let What::Law(what) = asked.what else { return None };
    match what {
        laws::What::Wait(Wait::NextCall(_)) if asked.by == L27B => {
            Some(match (differences::like_call(edition), is_after_an_attempt(advice, asked)) {
                (LikeCall::SameOrMorePrecise, false) => "options-replace-bid-once",
                (LikeCall::SameOrMorePrecise, true) => "options-replace-again-once",
                (LikeCall::Comparable, false) => "options-replace-bid",
                (LikeCall::Comparable, true) => "options-replace-again",
            })
        }
        laws::What::Wait(Wait::NextCall(_)) if is_waited_for(advice, asked) => {
            after_a_call_out_of_turn(asked.by, edition)
        }
        laws::What::Choice(Choice::ChangeCall(_)) => Some("options-change-call"),
        laws::What::Choice(Choice::PlayAgain { .. }) if asked.by != L67A1 => Some("options-play-again"),
        _ => None,
    }
}

/// Whether a double or another insufficient bid in place of the first one was cancelled, so that the partner must pass
/// whatever comes now.
fn is_after_an_attempt(advice: &Advice, asked: &Question) -> bool {
    let cases = advice.table.cases();
    let waits = cases.iter().filter(|case| case.open.iter().any(|one| Question::from(*one) == *asked));
    waits.flat_map(|case| &case.orders).any(|given| [L27B3, L27B4].contains(&given.by))
}

/// Whether it is this player's own call for which a case waits; others may call before him.
fn is_waited_for(advice: &Advice, asked: &Question) -> bool {
    let mut open = advice.table.cases().iter().flat_map(|case| &case.open);
    open.any(|one| Question::from(*one) == *asked)
}

/// What the player may call whose call out of turn was cancelled, or before him his right-hand opponent.
fn after_a_call_out_of_turn(by: Provision, edition: Edition) -> Option<&'static str> {
    let own = match differences::cancelled_call_out_of_turn(edition) {
        CancelledCallOutOfTurn::DenominationOrTurn => match by {
            L31A2 => Some("options-own-turn-denomination"),
            L31B_2007 | L32A_2007 | L32B2_2007 => Some("options-own-turn-once"),
            _ => None,
        },
        CancelledCallOutOfTurn::ComparableCall => {
            [L30B1b, L31A2, L31B2, L32A2, L32B2].contains(&by).then_some("options-own-turn")
        }
    };
    own.or_else(|| [L31A, L32A].contains(&by).then_some("options-before-caller"))
}

/// What a choice brings.
fn effect(asked: &Question, given: &Answer) -> Option<&'static str> {
    use laws::Answer::{Forbid, InTurn, No, Nothing, Require, Seat, Spread, Suit, Yes};
    let (What::Law(laws::What::Choice(choice)), Answer::Law(given)) = (asked.what, given) else {
        return None;
    };
    Some(match (choice, given) {
        (Choice::AcceptCall(_) | Choice::AcceptCallOutOfTurn { .. }, Yes) => "effect-call-accepted",
        (Choice::AcceptCall(_), No) if asked.by == L27B4 => "effect-bid-refused-again",
        (Choice::AcceptCall(_), No) => "effect-bid-refused",
        (Choice::AcceptCallOutOfTurn { .. }, No) => "effect-turn-refused",
        (Choice::CallAcceptsOrInTurn(_), Yes) => "effect-accepted-by-calling",
        (Choice::CallAcceptsOrInTurn(_), InTurn(_)) => "effect-called-in-turn",
        (Choice::AcceptChange(_), Yes) => "effect-change-accepted",
        (Choice::AcceptChange(_), No) => "effect-change-refused",
        (Choice::AcceptLead { .. }, Yes) => "effect-lead-accepted",
        (Choice::AcceptLead { .. }, No) if asked.by == L55A => "effect-lead-of-declarer-refused",
        (Choice::AcceptLead { .. }, No) => "effect-lead-refused",
        (Choice::AcceptLead { .. }, Nothing) if asked.by == L55A => "effect-silent-defender",
        (Choice::AcceptLead { .. }, Nothing) => "effect-silent",
        (Choice::HandToLead(_), Nothing) => "effect-silent-hand",
        (Choice::HandToLead(_), Seat(_)) => "effect-hand-to-lead",
        (Choice::OpeningLead(_), Yes) => "effect-opening-lead-accepted",
        (Choice::OpeningLead(_), No) => "effect-opening-lead-refused",
        (Choice::OpeningLead(_), Spread) => "effect-hand-spread",
        (Choice::PartnersLead { .. }, Require(_)) => "effect-suit-required",
        (Choice::PartnersLead { .. }, Forbid(_)) => "effect-suit-forbidden",
        (Choice::PartnersLead { .. }, No) => "effect-lead-free",
        (Choice::RequireOrForbidSuit(_), Require(_)) => "effect-suit-demanded",
        (Choice::RequireOrForbidSuit(_), Forbid(_)) | (Choice::ForbidSuit(_), Suit(_)) => {
            "effect-suit-barred"
        }
        (Choice::RequireOrForbidSuit(_) | Choice::ForbidSuit(_), No) => "effect-nothing-barred",
        (Choice::AcceptCard(_), Yes) => "effect-card-accepted",
        (Choice::AcceptCard(_), No) => "effect-card-refused",
        (Choice::WithdrawCall(_), Yes) => "effect-call-withdrawn",
        (Choice::WithdrawCall(_), No) => "effect-call-kept",
        (Choice::TakeBackCard(_), Yes) => "effect-card-back",
        (Choice::TakeBackCard(_), No) => "effect-card-kept",
        (Choice::ObjectToConcession(_), Yes) => "effect-concession-void",
        (Choice::ObjectToConcession(_), No) => "effect-concession-stands",
        (Choice::AgreeToClaim(_), Yes) => "effect-claim-agreed",
        (Choice::AgreeToClaim(_) | Choice::AskToPlayOn(_) | Choice::ConsentToPlayOn(_), No) => {
            "effect-claim-contested"
        }
        (Choice::AskToPlayOn(_) | Choice::ConsentToPlayOn(_), Yes) => "effect-play-on",
        _ => return None,
    })
}

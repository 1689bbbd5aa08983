//! The words of the desk. A name of the desk is its words: `FaultOfNs` is `fault of ns`.

use openroom_desk::{Advice, Order, Pick, Query, Question, Ruling, What};
use openroom_laws as laws;

use crate::ground::{Chapter, Entry};
use crate::table;

/// A name as words.
pub(super) fn spaced(name: &str) -> String {
    name.chars().fold(String::new(), |mut text, letter| {
        if letter.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.extend(letter.to_lowercase());
        text
    })
}

pub(super) fn question(question: &Question, advice: &Advice) -> String {
    match question.what {
        What::Law(what) => table::question_words(what, &advice.table),
        What::Desk(Query::Called(seat)) => format!("called {seat}"),
        What::Desk(Query::ResultFor(side)) => format!("result for {side}"),
        What::Desk(
            query @ (Query::CalledOver(seat)
            | Query::CalledBefore(seat)
            | Query::CalledTogether(seat)
            | Query::PlayedTo(seat)
            | Query::CouldHaveFollowed(seat)
            | Query::PlayedToNext(seat)
            | Query::FollowsWith(seat)
            | Query::SurplusCard(seat)),
        ) => format!("{} {seat}", spaced(query.name())),
        What::Desk(
            query @ (Query::PolledCall(nth)
            | Query::AlsoConsideredCall(nth)
            | Query::PolledCard(nth)
            | Query::AlsoConsideredCard(nth)),
        ) => format!("{} {nth}", spaced(query.name())),
        What::Desk(query) => spaced(query.name()),
    }
}

pub(super) fn order(order: &Order, advice: &Advice) -> String {
    match order {
        Order::Law(order) => table::order_words(order, &advice.table),
        Order::Desk(ruling) => {
            let words = spaced(ruling.name());
            match ruling {
                Ruling::Assigned(side, score) => format!("{words} {side} {score}"),
                Ruling::AssignedMix(side, results) => {
                    let part = |(weight, points): &(String, i32)| format!("{weight} % of {points:+}");
                    format!("{words} {side} {}", results.iter().map(part).collect::<Vec<_>>().join(", "))
                }
                Ruling::AveragePlus(side)
                | Ruling::Average(side)
                | Ruling::AverageMinus(side)
                | Ruling::RuledFor(side) => format!("{words} {side}"),
                Ruling::ProceduralPenalty(points)
                | Ruling::DisciplinaryPenalty(points)
                | Ruling::NonOffendersGet(points)
                | Ruling::OffendersGet(points)
                | Ruling::EachTeamGets(points) => format!("{words} {points}"),
                Ruling::TeamGets(side, points) => format!("{words} {side} {points}"),
                Ruling::AveragePlusOnAtMost(boards, percent) => format!("{words} {boards} {percent}"),
                Ruling::RecordCorrected(from, to) => format!("{words} {from} {to}"),
                Ruling::TricksTransferred(tricks) => format!("{words} {tricks}"),
                Ruling::CallsInPlace(seat)
                | Ruling::FollowsFirst(seat)
                | Ruling::PartnersLeadFree(seat)
                | Ruling::PartnersLeadChosen(seat)
                | Ruling::NoLeadRestriction(seat)
                | Ruling::LeadsToNext(seat)
                | Ruling::BackIfDeclaring(seat)
                | Ruling::PenaltyCardIfDefending(seat) => format!("{words} {seat}"),
                Ruling::MajorDuty(seat, card) | Ruling::MinorDuty(seat, card) => {
                    format!("{words} {seat} {card}")
                }
                Ruling::EverybodyMayUseOf(cards)
                | Ruling::PartnerMayNotUseOf(cards)
                | Ruling::OnlyTheDutyOf(cards) => {
                    let each: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                    format!("{words} {}", each.join(" "))
                }
                Ruling::PollShows(asked, considered, chose) => {
                    format!("{words} {asked} {considered} {chose}")
                }
                _ => words,
            }
        }
    }
}

pub(super) fn is_review(order: &Order) -> bool {
    *order == Order::Law(laws::Order::ReviewAfterPlay)
}

/// The desk's own words; what the Laws ask and order is said as in `table` blocks.
pub(super) fn entries() -> impl Iterator<Item = Entry> {
    let leak = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let queries = Query::DOCS.iter().map(move |(name, doc)| {
        let form = match *name {
            "Called" => "called SEAT".to_owned(),
            "ResultFor" => "result for SIDE".to_owned(),
            "CalledOver" | "CalledBefore" | "CalledTogether" | "PlayedTo" | "CouldHaveFollowed"
            | "PlayedToNext" | "FollowsWith" | "SurplusCard" => format!("{} SEAT", spaced(name)),
            "PolledCall" | "AlsoConsideredCall" | "PolledCard" | "AlsoConsideredCard" => {
                format!("{} NUMBER", spaced(name))
            }
            _ => spaced(name),
        };
        Entry { chapter: Chapter::Questions, form: leak(form), meaning: doc.trim() }
    });
    let picks = Pick::ALL.iter().map(move |pick| Entry {
        chapter: Chapter::Answers,
        form: leak(spaced(pick.name())),
        meaning: "",
    });
    let rulings = Ruling::DOCS.iter().map(move |(name, doc)| Entry {
        chapter: Chapter::Orders,
        form: leak(format!("{}{}", spaced(name), parts(name))),
        meaning: doc.trim(),
    });
    queries.chain(picks).chain(rulings)
}

/// What follows the words of a ruling that has parts.
fn parts(name: &str) -> &'static str {
    match name {
        "Assigned" | "AssignedMix" => " SIDE SCORE",
        "TeamGets" => " SIDE NUMBER",
        "AveragePlusOnAtMost" => " NUMBER NUMBER",
        "RecordCorrected" => " RESULT RESULT",
        "AveragePlus" | "Average" | "AverageMinus" | "RuledFor" => " SIDE",
        "CallsInPlace"
        | "FollowsFirst"
        | "PartnersLeadFree"
        | "PartnersLeadChosen"
        | "NoLeadRestriction"
        | "LeadsToNext"
        | "BackIfDeclaring"
        | "PenaltyCardIfDefending" => " SEAT",
        "MajorDuty" | "MinorDuty" => " SEAT CARD",
        "EverybodyMayUseOf" | "PartnerMayNotUseOf" | "OnlyTheDutyOf" => " CARDS",
        "PollShows" => " NUMBER NUMBER NUMBER",
        "NonOffendersGet"
        | "OffendersGet"
        | "EachTeamGets"
        | "TricksTransferred"
        | "ProceduralPenalty"
        | "DisciplinaryPenalty" => " NUMBER",
        _ => "",
    }
}

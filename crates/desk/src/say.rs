//! The sentences of the desk, and the search of topics.

mod aloud;
mod old;
mod record;
mod search;

use std::sync::OnceLock;

use openroom_cards::{Seat, Side};
use openroom_lawbook::provisions::{L12C2a, L12C2b, L16D1, L26_2007, L26B, L27D, L45C4b, L50, L64B7, L67A1};
use openroom_lawbook::{
    Edition, Language, Provision,
    differences::{self, OwnShareOfTheDamage, WhoIsSuspended},
};
use openroom_laws::{self as laws, Given, PenaltyCard, Rule, Until, Who};
use openroom_reasoning::{Sentences, Words, laws as of_laws, say};
use openroom_scoring::Ratio;

use crate::{
    Advice, Answer, Conflict, Consultation, Form, Group, Order, Pick, Query, Question, Ruling, Step, Topic,
    What,
};

pub use aloud::{aloud, aloud_at, effect_at, ruling_aloud};
pub use record::{
    appeal, moment, orders, place, place_in_a_line, reasons, record, review, statistics, tables, title,
};
pub(crate) use record::{orders_of, reasons_of, title_of};
pub use search::{in_groups, search, search_conduct};

/// The desk's own sentences in this language.
pub const fn text(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en.ftl"),
        Language::Et => include_str!("../messages/et.ftl"),
        Language::Fi => include_str!("../messages/fi.ftl"),
        Language::Pl => include_str!("../messages/pl.ftl"),
        Language::De => include_str!("../messages/de.ftl"),
        Language::Nb => include_str!("../messages/nb.ftl"),
    }
}

/// The words of this language, with the sentences of the Laws and of the desk.
pub fn words(language: Language) -> Words {
    static ALL: OnceLock<Vec<Sentences>> = OnceLock::new();
    let read = |language| Sentences::new(language, &[of_laws(language), text(language)]);
    ALL.get_or_init(|| Language::ALL.into_iter().map(read).collect())[language as usize].words()
}

/// What was seen.
pub fn topic(w: Words, topic: Topic) -> String {
    w.t(format!("topic-{}", topic.key()))
}

/// The heading of a group of topics.
pub fn group(w: Words, group: Group) -> String {
    w.t(format!("group-{}", group.name()))
}

/// A question, as it is put to the person who answers it.
pub fn question(w: Words, advice: &Advice, question: &Question) -> String {
    match question.what {
        What::Law(what) => {
            let asked = laws::Question { by: question.by, to: question.to, what };
            match (what, question.to) {
                (laws::What::Wait(laws::Wait::NextCall(_)), Who::Player(seat)) => {
                    w.with("wait-call-of", "seat", w.seat(seat))
                }
                (laws::What::Wait(laws::Wait::NextCard), Who::Player(seat)) => {
                    w.with("wait-card-of", "seat", w.seat(seat))
                }
                (laws::What::Finding(laws::Finding::MistakenExplanation(_)), _)
                    if advice.has_picked(Pick::NoExplanation) =>
                {
                    w.t("missing-explanation")
                }
                (laws::What::Finding(laws::Finding::Unintended(_)), _) if question.by == L45C4b => {
                    w.t("named-by-a-slip")
                }
                (laws::What::Choice(laws::Choice::AcceptLead { lead, turn, .. }), _)
                    if advice.card_answered().is_some() && !advice.has_played(lead) =>
                {
                    let card = advice.card_answered().map_or_else(String::new, |card| w.card(card));
                    w.say("accept-lead-on", &[("card", card), ("seat", w.seat(turn).to_owned())])
                }
                (laws::What::Choice(laws::Choice::PlayAgain { hand, .. }), _) if question.by == L67A1 => {
                    w.with("supply-card", "seat", w.seat(hand))
                }
                _ => say::question(w, &advice.table, &asked),
            }
        }
        What::Desk(query) => {
            let (seat, number) = match query {
                Query::Called(seat)
                | Query::CalledOver(seat)
                | Query::CalledBefore(seat)
                | Query::CalledTogether(seat)
                | Query::PlayedTo(seat)
                | Query::CouldHaveFollowed(seat)
                | Query::PlayedToNext(seat)
                | Query::FollowsWith(seat)
                | Query::LackedCard(seat)
                | Query::AlsoLackedCard(seat)
                | Query::LackedCardMoved(seat)
                | Query::LackedCardLost(seat)
                | Query::SurplusCard(seat) => (w.seat(seat), 0),
                Query::ResultFor(side) => (w.side(side), 0),
                Query::PolledCall(nth)
                | Query::AlsoConsideredCall(nth)
                | Query::PolledCard(nth)
                | Query::AlsoConsideredCard(nth) => ("", nth),
                _ => ("", 0),
            };
            let variables = [("seat", seat.to_owned()), ("n", number.to_string())];
            match in_other_words(advice, question.by, query) {
                Some(key) => w.t(key),
                None => w.say(&format!("query-{}", kebab(query.name())), &variables),
            }
        }
    }
}

/// The same with whom it is put to, where that is a player of whom the question does not speak itself.
pub fn put(w: Words, advice: &Advice, asked: &Question) -> String {
    let said = question(w, advice, asked);
    match asked.to {
        Who::Player(seat) if !asked.speaks_of_the_player() => {
            w.say("aloud-ask", &[("seat", w.seat(seat).to_owned()), ("question", said)])
        }
        _ => said,
    }
}

/// The sentence of a question that is put otherwise here than elsewhere.
fn in_other_words(advice: &Advice, by: Provision, query: Query) -> Option<&'static str> {
    match query {
        Query::CompensatedEnough => (!advice.has_moved_tricks()).then_some("compensated-without-tricks"),
        Query::OwnError => match differences::own_share_of_the_damage(advice.table.settings().edition) {
            OwnShareOfTheDamage::SeriousError => Some("own-error-once"),
            OwnShareOfTheDamage::ExtremelySeriousError => None,
        },
        Query::Penalty => advice.may_penalize(by).then_some("penalty-besides"),
        Query::Offender => match by {
            L16D1 => Some("who-learnt"),
            L26B | L26_2007 | L27D => Some("who-withdrew"),
            L50 => Some("whose-penalty-card"),
            _ => None,
        },
        _ => None,
    }
}

/// An answer in the words of its question.
pub fn answer(w: Words, edition: Edition, question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Law(laws::Answer::No) if is_open_list(question) => w.t("answer-that-is-all"),
        Answer::Law(laws::Answer::No) if is_call_not_made(question) => w.t("answer-not-called"),
        Answer::Law(laws::Answer::No) if is_bid_not_made(question) => w.t("answer-nobody-bid"),
        Answer::Law(laws::Answer::No) if is_trump(question) => w.term("notrump").to_owned(),
        Answer::Law(laws::Answer::No) if is_card_or_call(question) => w.t("answer-no-card"),
        Answer::Law(given) => {
            let what = match question.what {
                What::Law(what) => what,
                What::Desk(_) => laws::What::Fact(laws::Fact::Turn),
            };
            say::answer(w, &laws::Question { by: question.by, to: question.to, what }, given)
        }
        Answer::Pick(pick) => w.t(format!("pick-{}", kebab(pick.name()))),
        Answer::Side(side) => w.side(*side).to_owned(),
        Answer::Provision(provision) => cited(*provision, edition, w.language()),
        Answer::Topic(topic) => self::topic(w, *topic),
        Answer::Outcome(outcome) => outcome.to_string(),
        Answer::Points(points) => signed(&w.decimals(&points.to_string())),
    }
}

/// Why an answer cannot be given.
pub fn conflict(w: Words, conflict: Conflict) -> String {
    let key = format!("conflict-{}", kebab(conflict.name()));
    match conflict {
        Conflict::OfAnotherSuit(suit) | Conflict::OfForbiddenSuit(suit) => {
            w.with(&key, "suit", w.denomination(suit.into()))
        }
        Conflict::HasRevoked(player) | Conflict::FollowedSuit(player) => {
            w.with(&key, "player", w.seat(player))
        }
        _ => w.t(&key),
    }
}

fn is_open_list(question: &Question) -> bool {
    matches!(
        question.what,
        What::Desk(
            Query::Called(_)
                | Query::PolledCall(_)
                | Query::PolledCard(_)
                | Query::AlsoSuggestedCall
                | Query::AlsoSuggestedCard
                | Query::AlsoSeen
        )
    )
}

fn is_call_not_made(question: &Question) -> bool {
    matches!(question.what, What::Desk(Query::CalledOver(_) | Query::CalledBefore(_)))
}

fn is_bid_not_made(question: &Question) -> bool {
    matches!(question.what, What::Desk(Query::LastBidIfAny))
}

fn is_trump(question: &Question) -> bool {
    matches!(question.what, What::Desk(Query::Trump | Query::AboveSeven))
}

/// Whether a card or call is asked for, and none where there was none.
fn is_card_or_call(question: &Question) -> bool {
    let form = question.form();
    let or_none = matches!(form, Form::Law(laws::Form::CardOrNone(_) | laws::Form::CallOrNone));
    or_none && matches!(question.what, What::Desk(_))
}

/// An order.
pub fn order(w: Words, advice: &Advice, by: Provision, order: &Order) -> String {
    match order {
        Order::Law(laws::Order::NoTransfer) if matches!(by.law(), Some(64 | 67)) => {
            no_transfer(w, advice, by)
        }
        Order::Law(laws::Order::Restrict(seat, rule, until)) if is_said(*rule, *until) => {
            restriction(w, *seat, *rule, *until)
        }
        Order::Law(order) => say::order(w, &advice.table, &Given { by, order: *order, rests_on: 0 }),
        Order::Desk(Ruling::Applies) => say::applies(w, by),
        Order::Desk(ruling) => {
            let key = format!("ruling-{}", kebab(ruling.name()));
            match ruling {
                Ruling::Assigned(side, score) => {
                    w.say(&key, &[("side", w.side(*side).to_owned()), ("score", score.clone())])
                }
                Ruling::AssignedMix(side, results) => {
                    let part = |(weight, points): &(String, i32)| {
                        w.say("part-of-mix", &[("weight", weight.clone()), ("points", format!("{points:+}"))])
                    };
                    let score = results.iter().map(part).collect::<Vec<_>>().join(", ");
                    w.say(&key, &[("side", w.side(*side).to_owned()), ("score", score)])
                }
                Ruling::AveragePlus(side) | Ruling::Average(side) | Ruling::AverageMinus(side)
                    if by == L12C2b =>
                {
                    average_in_imps(w, advice, ruling, *side)
                }
                Ruling::AveragePlus(side) | Ruling::Average(side) | Ruling::AverageMinus(side)
                    if by == L12C2a =>
                {
                    average_in_matchpoints(w, ruling, *side)
                }
                Ruling::AveragePlus(side)
                | Ruling::Average(side)
                | Ruling::AverageMinus(side)
                | Ruling::RuledFor(side) => w.with(&key, "side", w.side(*side)),
                Ruling::TeamGets(side, points) => {
                    let points = signed(&w.decimals(points));
                    w.say(&key, &[("side", w.side(*side).to_owned()), ("points", points)])
                }
                Ruling::AveragePlusOnAtMost(boards, percent) => {
                    w.say(&key, &[("n", boards.to_string()), ("percent", percent.to_string())])
                }
                Ruling::RecordCorrected(from, to) => {
                    w.say(&key, &[("from", from.to_string()), ("to", to.to_string())])
                }
                Ruling::ProceduralPenalty(points) | Ruling::DisciplinaryPenalty(points) => {
                    w.with(&key, "points", w.decimals(points))
                }
                Ruling::NonOffendersGet(points)
                | Ruling::OffendersGet(points)
                | Ruling::EachTeamGets(points) => w.with(&key, "points", signed(&w.decimals(points))),
                Ruling::TricksTransferred(tricks) => w.count(&key, *tricks),
                Ruling::CallsInPlace(seat)
                | Ruling::FollowsFirst(seat)
                | Ruling::PartnersLeadFree(seat)
                | Ruling::PartnersLeadChosen(seat)
                | Ruling::NoLeadRestriction(seat)
                | Ruling::LeadsToNext(seat)
                | Ruling::BackIfDeclaring(seat)
                | Ruling::PenaltyCardIfDefending(seat) => w.with(&key, "seat", w.seat(seat)),
                Ruling::MajorDuty(seat, card) | Ruling::MinorDuty(seat, card) => {
                    w.say(&key, &[("seat", w.seat(seat).to_owned()), ("card", w.card(*card))])
                }
                Ruling::EverybodyMayUseOf(cards)
                | Ruling::PartnerMayNotUseOf(cards)
                | Ruling::OnlyTheDutyOf(cards) => {
                    let each: Vec<String> = cards.iter().map(|card| w.card(card)).collect();
                    w.with(&key, "cards", each.join(" "))
                }
                Ruling::PollShows(asked, considered, chose) => {
                    let numbers = [("asked", asked), ("considered", considered), ("chose", chose)];
                    w.say(&key, &numbers.map(|(name, number)| (name, number.to_string())))
                }
                Ruling::Suspended => match differences::who_is_suspended(advice.table.settings().edition) {
                    WhoIsSuspended::Contestant => w.t("suspended-once"),
                    WhoIsSuspended::PlayerToo => w.t(&key),
                },
                _ => w.t(&key),
            }
        }
    }
}

/// Whether a restriction has a sentence of its own, as it is said aloud at a table.
fn is_said(rule: Rule, until: Until) -> bool {
    match rule {
        Rule::PenaltyCard { .. } => true,
        Rule::MustPass => matches!(until, Until::NextTurn | Until::EndOfAuction),
        _ => false,
    }
}

/// What binds a player most often: a penalty card, and that he must pass.
fn restriction(w: Words, seat: Seat, rule: Rule, until: Until) -> String {
    let seat = ("seat", w.seat(seat).to_owned());
    match rule {
        Rule::PenaltyCard { card, kind: PenaltyCard::Major } => {
            w.say("restrict-major", &[seat, ("card", w.card(card))])
        }
        Rule::PenaltyCard { card, kind: PenaltyCard::Minor } => {
            w.say("restrict-minor", &[seat, ("card", w.card(card))])
        }
        _ if until == Until::NextTurn => w.say("restrict-pass-once", &[seat]),
        _ => w.say("restrict-pass-to-end", &[seat]),
    }
}

/// That a revoke costs no tricks, and whose it was.
fn no_transfer(w: Words, advice: &Advice, by: Provision) -> String {
    if by == L64B7 {
        return w.t("no-transfer-of-both");
    }
    say::no_transfer(w, by, advice.offender())
}

/// What a side gets that is worth an average, in IMPs.
fn average_in_imps(w: Words, advice: &Advice, ruling: &Ruling, side: Side) -> String {
    let worth = advice.table.settings().regulations.scores.imp_average_plus_minus.0;
    let (points, kind) = match ruling {
        Ruling::AveragePlus(_) => (format!("+{worth}"), "average_plus"),
        Ruling::AverageMinus(_) => (format!("-{worth}"), "average_minus"),
        _ => ("0".to_owned(), "average"),
    };
    let variables =
        [("side", w.side(side).to_owned()), ("points", points), ("kind", w.term(kind).to_owned())];
    w.say("average-in-imps", &variables)
}

/// What a side gets that is worth an average, in matchpoints.
fn average_in_matchpoints(w: Words, ruling: &Ruling, side: Side) -> String {
    let worth = openroom_scoring::Averages::default();
    let (share, kind) = match ruling {
        Ruling::AveragePlus(_) => (worth.plus, "average_plus"),
        Ruling::AverageMinus(_) => (worth.minus, "average_minus"),
        _ => (Ratio::percent(50), "average"),
    };
    let percent = (share * Ratio::whole(100)).exact();
    let variables =
        [("side", w.side(side).to_owned()), ("percent", percent), ("kind", w.term(kind).to_owned())];
    w.say("average-in-matchpoints", &variables)
}

/// Points with their sign.
fn signed(points: &str) -> String {
    if points == "0" || points.starts_with('-') { points.to_owned() } else { format!("+{points}") }
}

/// What an answer leads to that came after so many steps: what it orders, and what is asked then; where that is nothing,
/// what was ruled last.
pub fn leads_to(w: Words, before: usize, advice: &Advice) -> String {
    let orders = advice.steps.iter().skip(before).filter_map(|step| match step {
        Step::Ordered { by, order: one } => Some(order(w, advice, *by, one)),
        Step::Answered { .. } => None,
    });
    let next = advice.open.first().map(|next| question(w, advice, next));
    let mut all: Vec<String> = orders.chain(next).collect();
    if all.is_empty() {
        all.extend(advice.told().last().map(|(by, one)| order(w, advice, by, one)));
    }
    all.join(" ")
}

/// Why something is asked or ordered: the provision with its title.
pub fn cited(by: Provision, edition: Edition, language: Language) -> String {
    format!("{}: {}", by.cite(edition), by.text(language).title)
}

/// The reasoning, one line a step: what was answered and ordered, each with its provision.
pub fn reasoning(w: Words, consultation: &Consultation, advice: &Advice) -> Vec<String> {
    let edition = consultation.edition;
    let line = |step: &Step| match step {
        Step::Answered { question: asked, answer: given } => answered(w, edition, advice, asked, given),
        Step::Ordered { by, order: given } => w.say(
            "step-ordered",
            &[("law", by.cite(edition).to_owned()), ("order", order(w, advice, *by, given))],
        ),
    };
    advice.reasons().map(line).collect()
}

/// A question and its answer, with the provision that asks.
fn answered(w: Words, edition: Edition, advice: &Advice, asked: &Question, given: &Answer) -> String {
    let variables = [
        ("law", asked.by.cite(edition).to_owned()),
        ("who", say::who(w, asked.to)),
        ("question", question(w, advice, asked)),
        ("answer", answer(w, edition, asked, given)),
    ];
    w.say("step-answered", &variables)
}

/// A name as it is in keys.
pub(crate) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

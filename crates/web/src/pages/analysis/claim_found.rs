//! What was found of a claim, in the visitor's language.

use openroom_analysis::claim::{
    Afterwards, Bounds, Claim, ClaimReport, Concession, Discards, Finesse, Losers, Opponents, SuitOrder,
    Trumps, Undecided, Variant,
};
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L70C, L71B};

use super::diagram::{CardShown, shown};
use crate::scene::Cite;
use crate::words::Words;

/// A claim and all that was found of it.
pub(super) struct Examined {
    pub(super) claim: Claim,
    pub(super) report: ClaimReport,
    pub(super) given_up: Option<Concession>,
    pub(super) variants: Vec<Variant>,
}

/// The cards of a trick, each with its player.
type Trick = Vec<(&'static str, CardShown)>;

/// What is shown of it.
pub(crate) struct Found {
    /// The worst normal outcome, and whether the claim holds.
    pub(crate) verdict: String,
    pub(crate) holds: &'static str,
    pub(crate) careful: String,
    /// The line that comes to it: what it wins, and its tricks.
    pub(crate) line: Option<(String, Vec<Trick>)>,
    /// What it depends on: the place in the line, and each card with what follows.
    pub(crate) choices: Vec<(String, Vec<(CardShown, String)>)>,
    /// Trumps that are out, and what a concession cannot lose.
    pub(crate) notes: Vec<(String, Option<Cite>)>,
    /// Other principles, and the worst by them.
    pub(crate) variants: Vec<(String, String)>,
    pub(crate) rests_on: Vec<Cite>,
    pub(crate) tried: String,
}

impl Found {
    pub(super) fn of(w: Words, edition: Edition, examined: &Examined) -> Found {
        let Examined { claim, report, given_up, variants } = examined;
        let (verdict, holds) = verdict(w, report);
        let line = (!report.line.is_empty())
            .then(|| (w.count("claim-line", report.line_wins), tricks(w, claim, report)));
        let choice = |choice: &openroom_analysis::claim::Choice| {
            let place = [
                ("trick", choice.number.to_string()),
                ("n", (choice.after + 1).to_string()),
                ("who", w.seat(choice.seat).to_owned()),
            ];
            let place = match choice.then {
                Afterwards::Carelessly => w.say("claim-choice", &place),
                Afterwards::Well => {
                    format!("{}. {}", w.say("claim-choice", &place), w.t("claim-choice-best"))
                }
            };
            let option =
                |(card, worst): &(openroom_cards::Card, Bounds)| (shown(w, *card), bounds(w, *worst));
            (place, choice.options.iter().map(option).collect())
        };
        let undecided = report.undecided().map(|why| {
            let why = w.t(match why {
                Undecided::NoChoice => "claim-depends-on-none",
                Undecided::NotFound => "claim-depends-unsettled",
            });
            (format!("{}: {why}", w.t("claim-depends")), None)
        });
        let trump = report.trump.as_ref().map(|trump| {
            let cards: Vec<String> = trump.trumps.iter().map(|card| w.card(card)).collect();
            let wins = match trump.can_win() {
                Some(0) => w.t("claim-trump-harmless"),
                Some(tricks) => w.count("claim-trump-wins", tricks),
                None => w.t("claim-trump-open"),
            };
            let values = [
                ("cards", cards.join(" ")),
                ("who", w.seat(trump.holder).to_owned()),
                ("forgotten", bounds(w, trump.forgotten)),
                ("known", bounds(w, trump.known)),
            ];
            let out = w.say("claim-trump-out", &values);
            if trump.mentioned {
                return (format!("{out} {}", w.t("claim-trump-said")), None);
            }
            let worth = w.say("claim-trump-worth", &values);
            let text = format!("{out} {worth} {} {}", w.t("claim-trump-silent"), wins);
            (text, Some(Cite::of(L70C, edition)))
        });
        let given_up = given_up.as_ref().map(|given_up| {
            let (least, most) = given_up.cannot_be_lost(report.left);
            let range = bounds(w, Bounds { least, most });
            let values = [("n", given_up.conceded.to_string()), ("range", range)];
            (w.say("claim-conceded", &values), Some(Cite::of(L71B, edition)))
        });
        Found {
            verdict,
            holds,
            careful: w.with("claim-careful", "n", bounds(w, report.careful)),
            line,
            choices: report.choices.iter().map(choice).collect(),
            notes: undecided.into_iter().chain(trump).chain(given_up).collect(),
            variants: variants.iter().map(|one| (changed(w, claim, one), bounds(w, one.worst))).collect(),
            rests_on: report.provisions(claim).into_iter().map(|by| Cite::of(by, edition)).collect(),
            tried: w.with("claim-tried", "n", report.nodes),
        }
    }
}

fn verdict(w: Words, report: &ClaimReport) -> (String, &'static str) {
    let numbers = [
        ("least", report.worst.least.to_string()),
        ("most", report.worst.most.to_string()),
        ("short", report.short().0.to_string()),
    ];
    if !report.is_exhausted() {
        (w.say("claim-not-exhausted", &numbers), "open")
    } else if report.short().0 == 0 {
        (w.say("claim-holds", &numbers), "holds")
    } else {
        (w.say("claim-falls-short", &numbers), "short")
    }
}

/// The line by tricks; the first goes on with the one in progress.
fn tricks(w: Words, claim: &Claim, report: &ClaimReport) -> Vec<Trick> {
    let on_table = claim.position.trick().cards.values().iter().flatten().count();
    let first = (4 - on_table).min(report.line.len());
    let (head, tail) = report.line.split_at(first);
    let trick = |cards: &[(openroom_cards::Seat, openroom_cards::Card)]| {
        cards.iter().map(|(seat, card)| (w.seat(seat), shown(w, *card))).collect()
    };
    std::iter::once(head).chain(tail.chunks(4)).filter(|cards| !cards.is_empty()).map(trick).collect()
}

/// A number, or from where to where it lies.
fn bounds(w: Words, bounds: Bounds) -> String {
    match bounds.exact() {
        Some(tricks) => tricks.to_string(),
        None => {
            w.say("claim-between", &[("least", bounds.least.to_string()), ("most", bounds.most.to_string())])
        }
    }
}

/// The principle that is set otherwise.
fn changed(w: Words, claim: &Claim, variant: &Variant) -> String {
    let (now, other) = (claim.principles, variant.principles);
    if other.suit_order != now.suit_order {
        order(w, other.suit_order)
    } else if other.trumps != now.trumps {
        trumps(w, other.trumps)
    } else if other.discards != now.discards {
        discards(w, other.discards)
    } else if other.losers != now.losers {
        losers(w, other.losers)
    } else {
        opponents(w, other.opponents)
    }
}

pub(super) fn order(w: Words, order: SuitOrder) -> String {
    w.t(match order {
        SuitOrder::Any => "claim-order-any",
        SuitOrder::WinnersFirst => "claim-order-winners",
        SuitOrder::TopDown => "claim-order-top",
    })
}

pub(super) fn trumps(w: Words, trumps: Trumps) -> String {
    w.t(match trumps {
        Trumps::MayBeForgotten => "claim-trumps-forgotten",
        Trumps::Known => "claim-trumps-known",
    })
}

pub(super) fn discards(w: Words, discards: Discards) -> String {
    w.t(match discards {
        Discards::AnySuit => "claim-discards-any",
        Discards::KeepHonours => "claim-discards-honours",
        Discards::KeepWinners => "claim-discards-keep",
    })
}

pub(super) fn losers(w: Words, losers: Losers) -> String {
    w.t(match losers {
        Losers::AnyTime => "claim-losers-any",
        Losers::AfterWinners => "claim-losers-after",
        Losers::AllAfterWinners => "claim-losers-all",
    })
}

pub(super) fn opponents(w: Words, opponents: Opponents) -> String {
    w.t(match opponents {
        Opponents::AnyLawful => "claim-opponents-lawful",
        Opponents::Sensible => "claim-opponents-sensible",
    })
}

pub(super) fn finesse(w: Words, finesse: Finesse) -> String {
    w.t(match finesse {
        Finesse::NeverAssumed => "claim-finesse-never",
        Finesse::AssumedWhereDropIsHopeless => "claim-finesse-hopeless",
    })
}

//! What was found of a claim, as text.

use std::io::{self, Write};

use openroom_analysis::claim::{
    Afterwards, Bounds, ClaimReport, Conceded, Discards, Finesse, Losers, Opponents, Order, Principles,
    Statement, Step, SuitOrder, Trumps, Undecided, Variant,
};
use openroom_cards::{Card, Seat};
use openroom_lawbook::provisions::{L70C, L70C1, L70D1, L71B};
use openroom_reasoning::Words;

use super::Found;
use crate::output::shown;
use crate::words;

pub(super) fn write(out: &mut dyn Write, found: &Found, w: Words) -> io::Result<()> {
    let (claim, report) = (&found.claim, &found.report);
    let said = [
        ("board", shown(&found.board.name).to_string()),
        ("denomination", found.board.denomination.to_string()),
        ("declarer", words::seat(w, claim.declarer).to_owned()),
        ("who", words::seat(w, claim.claimer).to_owned()),
        ("n", claim.claimed.to_string()),
        ("left", report.left.to_string()),
    ];
    writeln!(out, "{}", w.say("claim-heading", &said))?;
    match line(w, &claim.statement) {
        line if line.is_empty() => writeln!(out, "{}", w.t("claim-no-line"))?,
        line => writeln!(out, "{}", w.with("claim-stated", "line", line))?,
    }
    if !claim.statement.words.is_empty() {
        writeln!(out, "{}", w.with("claim-own-words", "words", shown(&claim.statement.words)))?;
        if line(w, &claim.statement).is_empty() {
            writeln!(out, "{}", w.t("claim-words-unread"))?;
        }
    }
    position(out, found, w)?;
    worst(out, report, w)?;
    if !report.line.is_empty() {
        writeln!(out, "{}:", w.with("claim-line", "n", report.line_wins))?;
        for (number, trick) in tricks(found).into_iter().enumerate() {
            let cards = trick.iter().map(|(seat, card)| played(w, *seat, *card));
            writeln!(out, "{:>4}  {}", number + 1, cards.collect::<Vec<_>>().join("  "))?;
        }
    }
    depends(out, report, w)?;
    trump(out, found, w)?;
    if let Some(concession) = &found.concession {
        let (least, most) = concession.cannot_be_lost(report.left);
        let range = between(w, least, most);
        let said = [("n", concession.conceded.to_string()), ("range", range)];
        writeln!(out, "{} ({})", w.say("claim-conceded", &said), L71B.cite(found.edition))?;
    }
    if let Some(proposal) = &found.proposal {
        let said = [("proposed", bounds(w, proposal.proposed)), ("stated", bounds(w, proposal.stated))];
        writeln!(out, "{}", w.say("claim-proposed", &said))?;
        match proposal.falls() {
            Some(true) => {
                writeln!(out, "  {} ({})", w.t("claim-proposal-falls"), L70D1.cite(found.edition))?;
            }
            Some(false) => writeln!(out, "  {}", w.t("claim-proposal-holds"))?,
            None => writeln!(out, "  {}", w.t("claim-proposal-open"))?,
        }
    }
    let said: Vec<String> = principles(claim.principles, report).map(|key| w.t(key)).collect();
    let said = said.join("; ");
    writeln!(out, "{}: {said}", w.t("claim-principles"))?;
    if !found.variants.is_empty() {
        writeln!(out, "{}:", w.t("claim-otherwise"))?;
    }
    for variant in &found.variants {
        let worst = w.with("claim-worst-is", "n", bounds(w, variant.worst));
        writeln!(out, "  {}: {worst}", w.t(changed(claim.principles, *variant)))?;
    }
    let cited: Vec<&str> = report.provisions(claim).iter().map(|by| by.cite(found.edition)).collect();
    if !cited.is_empty() {
        writeln!(out, "{} {}", w.t("claim-rests-on"), cited.join(", "))?;
    }
    writeln!(out, "{} {}", w.t("claim-director-decides"), w.with("claim-tried", "n", report.nodes))
}

/// Which card it depends on, whose and at which trick; or why none is named.
fn depends(out: &mut dyn Write, report: &ClaimReport, w: Words) -> io::Result<()> {
    let undecided = report.undecided().map(|why| match why {
        Undecided::NoChoice => "claim-depends-on-none",
        Undecided::NotFound => "claim-depends-unsettled",
    });
    if undecided.is_none() && report.choices.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}:", w.t("claim-depends"))?;
    if let Some(why) = undecided {
        return writeln!(out, "  {}", w.t(why));
    }
    for choice in &report.choices {
        let options: Vec<String> =
            choice.options.iter().map(|(card, value)| format!("{card} {}", bounds(w, *value))).collect();
        let said = [
            ("trick", choice.number.to_string()),
            ("n", (choice.after + 1).to_string()),
            ("who", words::seat(w, choice.seat).to_owned()),
        ];
        let then = match choice.then {
            Afterwards::Carelessly => String::new(),
            Afterwards::Well => format!(". {}", w.t("claim-choice-best")),
        };
        writeln!(out, "  {}{then}: {}", w.say("claim-choice", &said), options.join(", "))?;
    }
    Ok(())
}

fn played(w: Words, seat: Seat, card: Card) -> String {
    format!("{} {card}", words::seat(w, seat))
}

/// The line that was stated, in words.
fn line(w: Words, statement: &Statement) -> String {
    let cards = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let in_hand = |suit: &openroom_cards::Suit, hand: &Seat| {
        [("suit", suit.to_string()), ("hand", words::seat(w, *hand).to_owned())]
    };
    let step = |step: &Step| match step {
        Step::DrawTrumps => w.t("claim-draw"),
        Step::Play(suit, Order::TopDown) => w.with("claim-play-top", "suit", suit),
        Step::Play(suit, Order::Unstated) => w.with("claim-play", "suit", suit),
        Step::Cash(all) => w.with("claim-cash", "cards", cards(all)),
        Step::Ruff(suit, hand) => w.say("claim-ruff", &in_hand(suit, hand)),
        Step::Cross(hand, suit) => w.say("claim-cross", &in_hand(suit, hand)),
        Step::Finesse { missing, with } => {
            w.say("claim-finesse", &[("missing", missing.to_string()), ("with", with.to_string())])
        }
    };
    let mut parts: Vec<String> = statement.steps.iter().map(step).collect();
    if !statement.throws.is_empty() {
        parts.push(w.with("claim-throw", "cards", cards(&statement.throws)));
    }
    if !statement.concedes.is_empty() {
        let conceded = |one: &Conceded| match one {
            Conceded::Suit(suit) => suit.to_string(),
            Conceded::Card(card) => card.to_string(),
        };
        let all: Vec<String> = statement.concedes.iter().map(conceded).collect();
        parts.push(w.with("claim-concede", "what", all.join(" ")));
    }
    parts.join(", ")
}

fn position(out: &mut dyn Write, found: &Found, w: Words) -> io::Result<()> {
    let position = &found.claim.position;
    for seat in Seat::ALL {
        writeln!(out, "  {} {}", words::seat(w, seat), position.hands()[seat])?;
    }
    let on_table = |seat: &Seat| Some(played(w, *seat, position.trick().cards[*seat]?));
    let trick: Vec<String> = Seat::ALL.iter().filter_map(on_table).collect();
    let leader = words::seat(w, position.trick().leader).to_owned();
    if trick.is_empty() {
        writeln!(out, "  {}", w.with("claim-to-lead", "who", leader))
    } else {
        let said = [("who", leader), ("cards", trick.join(", "))];
        writeln!(out, "  {}", w.say("claim-led", &said))
    }
}

fn worst(out: &mut dyn Write, report: &ClaimReport, w: Words) -> io::Result<()> {
    let (least, most) = (report.worst.least.to_string(), report.worst.most.to_string());
    let found = if !report.is_exhausted() {
        let said = w.say("claim-not-exhausted", &[("least", least), ("most", most)]);
        format!("{said} {}", w.t("claim-more-seconds"))
    } else if report.short().0 == 0 {
        w.with("claim-holds", "most", bounds(w, report.worst))
    } else {
        let short = report.short().0.to_string();
        w.say("claim-falls-short", &[("most", bounds(w, report.worst)), ("short", short)])
    };
    writeln!(out, "{}:\n  {found}", w.t("claim-found"))?;
    writeln!(out, "  {}", w.with("claim-careful", "n", bounds(w, report.careful)))
}

fn trump(out: &mut dyn Write, found: &Found, w: Words) -> io::Result<()> {
    let Some(trump) = &found.report.trump else { return Ok(()) };
    let cards: Vec<String> = trump.trumps.iter().map(|card| card.to_string()).collect();
    let said = [("cards", cards.join(" ")), ("who", words::seat(w, trump.holder).to_owned())];
    writeln!(out, "{}", w.say("claim-trump-out", &said))?;
    if trump.mentioned {
        return writeln!(out, "  {} ({})", w.t("claim-trump-said"), L70C1.cite(found.edition));
    }
    let said = [("forgotten", bounds(w, trump.forgotten)), ("known", bounds(w, trump.known))];
    let worth = w.say("claim-trump-worth", &said);
    let wins = match trump.can_win() {
        Some(0) => w.t("claim-trump-harmless"),
        Some(n) => format!("{} ({})", w.with("claim-trump-wins", "n", n), L70C.cite(found.edition)),
        None => w.t("claim-trump-open"),
    };
    writeln!(out, "  {} {worth} {wins}", w.t("claim-trump-silent"))
}

/// The line by tricks; the first continues the one in progress.
fn tricks(found: &Found) -> Vec<&[(Seat, openroom_cards::Card)]> {
    let on_table = found.claim.position.trick().cards.values().iter().flatten().count();
    let first = (4 - on_table).min(found.report.line.len());
    let (head, tail) = found.report.line.split_at(first);
    std::iter::once(head).chain(tail.chunks(4)).filter(|trick| !trick.is_empty()).collect()
}

fn bounds(w: Words, bounds: Bounds) -> String {
    between(w, bounds.least, bounds.most)
}

fn between(w: Words, least: u8, most: u8) -> String {
    if least == most {
        return least.to_string();
    }
    w.say("claim-between", &[("least", least.to_string()), ("most", most.to_string())])
}

fn principles(principles: Principles, report: &ClaimReport) -> impl Iterator<Item = &'static str> {
    let finesse = match principles.finesse {
        Finesse::NeverAssumed => "claim-finesse-never",
        Finesse::AssumedWhereDropIsHopeless => "claim-finesse-hopeless",
    };
    [
        Some(suit_order(principles.suit_order)),
        report.trump.is_some().then_some(trumps(principles.trumps)),
        Some(discards(principles.discards)),
        Some(losers(principles.losers)),
        Some(opponents(principles.opponents)),
        Some(finesse),
    ]
    .into_iter()
    .flatten()
}

/// The sentence of the principle that a variant sets otherwise.
pub(super) fn changed(now: Principles, variant: Variant) -> &'static str {
    let other = variant.principles;
    if other.suit_order != now.suit_order {
        suit_order(other.suit_order)
    } else if other.trumps != now.trumps {
        trumps(other.trumps)
    } else if other.discards != now.discards {
        discards(other.discards)
    } else if other.losers != now.losers {
        losers(other.losers)
    } else {
        opponents(other.opponents)
    }
}

fn suit_order(order: SuitOrder) -> &'static str {
    match order {
        SuitOrder::Any => "claim-order-any",
        SuitOrder::WinnersFirst => "claim-order-winners",
        SuitOrder::TopDown => "claim-order-top",
    }
}

fn trumps(trumps: Trumps) -> &'static str {
    match trumps {
        Trumps::MayBeForgotten => "claim-trumps-forgotten",
        Trumps::Known => "claim-trumps-known",
    }
}

fn discards(discards: Discards) -> &'static str {
    match discards {
        Discards::AnySuit => "claim-discards-any",
        Discards::KeepHonours => "claim-discards-honours",
        Discards::KeepWinners => "claim-discards-keep",
    }
}

fn losers(losers: Losers) -> &'static str {
    match losers {
        Losers::AnyTime => "claim-losers-any",
        Losers::AfterWinners => "claim-losers-after",
        Losers::AllAfterWinners => "claim-losers-all",
    }
}

fn opponents(opponents: Opponents) -> &'static str {
    match opponents {
        Opponents::AnyLawful => "claim-opponents-lawful",
        Opponents::Sensible => "claim-opponents-sensible",
    }
}
